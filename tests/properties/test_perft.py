"""R3: the decision tree has the stored number of branches, and the counter counts what a user of the game is offered.

Positions counted by hand are in ``tests/rules/test_perft_by_hand*.py``.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count

import landsraad as ls
from landsraad.engine.perft import perft
from landsraad.model.terms import PHASE_NAMES
from tests.support.cells import CELLS, Cell
from tests.support.perft_positions import FILE, STORED, kind_of, stored, visit, walk
from tests.support.play import named, size

# 2,000 positions in the large size, on the way through random games.
POSITIONS = size(STORED, 2_000)
A_GAME = 20
CHANCE = 0.05


def test_stored_counts() -> None:
    changed: list[str] = []
    seen = 0
    for position, game in visit(stored()):
        seen += 1
        s = game._state
        found = [int(perft(s, depth)) for depth in range(1, len(position["counts"]) + 1)]
        where = (int(s.round), PHASE_NAMES[int(s.phase)], kind_of(s))
        if found != position["counts"] or where != (position["round"], position["phase"], position["kind"]):
            changed.append(f"{position}: now {where} {found}")
    assert seen == STORED
    assert changed == [], (
        f"{len(changed)} positions of {FILE.name} have changed (python -m tests.support.perft_positions writes it anew "
        "after a correction, or after a change of the questions):\n" + "\n".join(changed)
    )


def test_the_stored_positions_are_spread() -> None:
    """Every cell alike, every kind of decision that the games of the file come to, early and late rounds."""
    positions = stored()
    assert len({(position["cell"], position["seed"], position["step"]) for position in positions}) == STORED
    cells = Counter(position["cell"] for position in positions)
    assert cells == {cell.name: (STORED + number) // len(CELLS) for number, cell in enumerate(CELLS)}
    assert {position["phase"] for position in positions} >= {"player_turns", "combat", "round_start", "endgame"}
    assert len({position["kind"] for position in positions}) >= 25
    assert len({position["round"] for position in positions}) >= 8
    assert sum(len(position["counts"]) == 3 for position in positions) >= STORED * 3 // 4


def sampled(n: int) -> Iterator[tuple[Cell, int, ls.Game]]:
    """Yield n positions of random games of all cells, at most ``A_GAME`` of a game: cell, seed and the game there."""
    found = 0
    for seed in count():
        for where in CELLS:
            rng = random.Random(f"perft {where.name} {seed}")
            here = 0
            for _, game in walk(where, seed):
                if rng.random() < CHANCE:
                    yield where, seed, game
                    here += 1
                    found += 1
                if found == n:
                    return
                if here == A_GAME:
                    break


def test_counts_add_up() -> None:
    """The second level is the sum of what the children offer, asked through the game as its users hold it."""
    checked = 0
    for where, seed, game in sampled(POSITIONS):
        with named(where, seed, game):
            check_sum(game)
        checked += 1
    assert checked == POSITIONS


def check_sum(game: ls.Game) -> None:
    """Compare the counter with the options of this decision and of those after it."""
    before = game.digest()
    decision = game.decision
    assert decision is not None
    assert len({option.text for option in decision.options}) == len(decision.options), "two options read alike"
    total = 0
    for option in decision.options:
        child = game.clone()
        child.apply(option.action)
        total += 1 if child.decision is None else len(child.decision.options)
    found = [int(perft(game._state, depth)) for depth in range(3)]
    assert found == [1, len(decision.options), total]
    assert game.digest() == before, "counting moved the game"
