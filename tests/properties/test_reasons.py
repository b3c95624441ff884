"""``why_not`` of everything that may be written down is None exactly when it is legal, and its reason is true."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import landsraad as ls
from tests.support.busy import busy
from tests.support.cells import SAMPLED, Cell
from tests.support.play import RandomPlayer, by_build, size
from tests.support.reasons import TRUE_WHEN, Asked, legal_texts, texts

ENGINE = Path(__file__).parents[2] / "src" / "landsraad" / "engine"
MISSING = "no row for the reason {key!r}: say in tests/support/reasons.py (TRUE_WHEN) when it is true"
GIVEN: Counter[str] = Counter()


def listed(catalog: dict[str, object]) -> dict[str, dict[str, dict[str, object]]]:
    """Return the lists of a catalogue by id."""
    return {
        name: {str(one["id"]): one for one in things}
        for name, things in catalog.items()
        if isinstance(things, list) and things and isinstance(things[0], dict) and "id" in things[0]
    }


def check(game: ls.Game, catalog: dict[str, dict[str, dict[str, object]]], rng: random.Random) -> None:
    """Ask for everything at one position."""
    legal = legal_texts(game)
    view = game.view(game.seat)
    for text in texts(game, catalog, rng):
        reason = game.why_not(text)
        assert (reason is None) == (text in legal), f"{text!r}: {reason}"
        if reason is not None:
            assert reason.key in TRUE_WHEN, MISSING.format(key=reason.key)
            asked = Asked(text, reason, view, catalog, legal)
            assert TRUE_WHEN[reason.key](asked), f"{text!r}: {reason} is not true, asked: {view['decision']}"
            GIVEN[reason.key] += 1


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_reasons_are_exact_and_true(cell: Cell) -> None:
    for seed in range(size(1, 10)):
        table = busy(cell, seed)
        catalog = listed(ls.catalog(table.game.setup))
        rng = random.Random(f"reasons {cell.name} {seed}")
        for game, player in ((table.game, RandomPlayer(seed)), (cell.game(seed), RandomPlayer(seed + 1))):
            for step in range(by_build(40, 16)):
                if game.over:
                    break
                if step % by_build(5, 8) == 0:
                    check(game, catalog, rng)
                game.apply(player.choose(game))


def test_every_reason_has_a_row() -> None:
    keys = {key for path in ENGINE.rglob("*.py") for key in re.findall(r'"(why-[a-z_]+)"', path.read_text("utf-8"))}
    for key in sorted(keys - {"why-game_over"}):
        assert key in TRUE_WHEN, MISSING.format(key=key)
    assert set(TRUE_WHEN) <= keys


def test_many_reasons_were_given() -> None:
    """Runs last in this file: a reason that nobody was given was not judged."""
    if GIVEN:
        assert len(GIVEN) >= 18, sorted(GIVEN)
