"""The opponents of the benchmark stay as they are: what they choose in fixed games is held by a digest."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.bots import FROZEN, bot_stream, make_bot, open_handle

STORED = Path(__file__).with_name("frozen.json")
SETUPS = {
    "base-4p": ls.Setup(),
    "base_ix-3p": ls.Setup(players=3, modules=("ix",)),
    "base-1p": ls.Setup(players=1),
    "uprising_choam-4p": ls.Setup(host="uprising", modules=("choam",)),
}
DECISIONS = 160


def digest(name: str, setup: ls.Setup) -> str:
    """Return a hash of what a bot chooses on all seats of a game."""
    game = ls.new_game(setup, 77)
    bot = make_bot(name)
    chosen = []
    while (seat := game.seat) is not None and len(chosen) < DECISIONS:
        chosen.append(bot.choose(open_handle(game, seat, bot_stream(77, seat, len(chosen)))))
        game.apply(chosen[-1])
    return hashlib.sha256(json.dumps(chosen).encode()).hexdigest()[:16]


@pytest.mark.parametrize("cell", SETUPS)
@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_bot_chooses_what_it_always_chose(name: str, cell: str) -> None:
    assert digest(name, SETUPS[cell]) == json.loads(STORED.read_text())[f"{name}/{cell}"]


def test_the_frozen_heuristic_began_as_the_heuristic() -> None:
    """On the day it was frozen they were one and the same; its own files are read, not those that tuning writes."""
    bot = make_bot("heuristic-1")
    assert bot.__class__.__name__ == "FrozenHeuristic"
    assert (Path(ls.__file__).parent / "bots" / "frozen" / "weights-1.json").is_file()
