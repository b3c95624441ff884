"""S1: a corpus of finished games of every cell, stored decision by decision with how they ended.

    python -m tests.support.corpus    write tests/golden/corpus.json anew

Written by hand after a correction of the rules only: what the file holds must play on every later version as it did.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TypedDict

import landsraad as ls
from tests.support.cells import CELLS
from tests.support.play import RandomPlayer

FILE = Path(__file__).parents[1] / "golden" / "corpus.json"
SEED = 314


class Finished(TypedDict):
    """A finished game: its set-up, the texts of its decisions, its last digest and the standings."""

    cell: str
    setup: dict[str, object]
    seed: int
    decisions: list[str]
    digest: str
    standings: list[dict[str, object]]


def standings(game: ls.Game) -> list[dict[str, object]]:
    """Return how a game ended, as plain data."""
    return json.loads(json.dumps([vars(row) for row in game.standings()], default=str))  # type: ignore[no-any-return]


def play(name: str, game: ls.Game, seed: int) -> Finished:
    """Play a game to its end and write everything down."""
    player = RandomPlayer(seed)
    decisions = []
    setup = json.loads(json.dumps(game.setup.to_json()))
    while not game.over:
        action = player.choose(game)
        decisions.append(game.text_of(action))
        game.apply(action)
    return Finished(
        cell=name, setup=setup, seed=seed, decisions=decisions, digest=game.digest(), standings=standings(game)
    )


def stored() -> list[Finished]:
    """Return the stored games."""
    found: list[Finished] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Write the file."""
    games = [play(cell.name, cell.game(SEED), SEED) for cell in CELLS]
    FILE.write_text(json.dumps(games, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
