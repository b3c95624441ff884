"""R1: no crash, no dead end, no illegal state, in random and in coverage-seeking games of every cell."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from landsraad.model.terms import M_WINS_TIES
from tests.support import pieces
from tests.support.cells import CELLS, SAMPLED, Cell
from tests.support.invariants import Ledger, actors_of, check
from tests.support.play import MAX_STEPS, Player, RandomPlayer, SeekingPlayer, by_build, named, seeds, size

# 100 games of a sampled cell in the small size, ten of every other, 30,000 in all in the large one; half seek coverage.
GAMES = size(by_build(50, 5), 30_000 // (2 * len(CELLS)))
FEW = by_build(5, 1)

# So many games of each kind of player are looked at after every step; what is lost or doubled stays so, hence in the
# others of the small size every seventh look finds it too. The ledger of what was earned follows every step of all.
EVERY_STEP = 2
NOW_AND_THEN = size(7, 1)


def games_of(cell: Cell) -> int:
    """Return how many games of a cell each kind of player plays."""
    return GAMES if cell in SAMPLED else FEW


def play_checked(cell: Cell, seed: int, player: Player, each: int = 1) -> None:
    """Play a whole game and look at every state on the way, or at each so-many-th."""
    game = cell.game(seed)
    with named(cell, seed, game):
        ledger = Ledger(game)
        check(game._state)
        for step in range(MAX_STEPS):
            decision = game.decision
            if decision is None:
                break
            action = player.choose(game)
            text = next(option.text for option in decision.options if option.action == action)
            game.apply(action)
            if step % each == 0 or game.over:
                check(game._state)
            ledger.step(decision.seat, decision.kind, text)
        assert game.over, "the game does not end"
        check_end(game)


def check_end(game: ls.Game) -> None:
    """A game ends by Victory Points or by the last Conflict, with one rank for each who can win (B-END-01, B-END-07).

    Rivals of the solo game can, House Hagal of the two-player game cannot (H-SOL-01, H-2PG-01, H-SOP-12).
    """
    s = game._state
    standings = game.standings()
    scoring = [one for one in actors_of(s) if one.scores]
    assert sorted(standing.seat for standing in standings) == [one.index for one in scoring]
    if s.teams:  # a whole team wins (S-END-02); tests/properties/test_six.py looks at the order
        assert [standing.rank for standing in standings] == [1, 1, 1, 2, 2, 2]
        assert len({standing.team for standing in standings[:3]}) == 1
        return
    assert [standing.rank for standing in standings] == list(range(1, len(scoring) + 1))
    tiles = pieces.tile_defs(s.rules)
    ties = [n for n, tile in enumerate(tiles) if any(mod.kind == M_WINS_TIES for mod in tile.modifiers)]  # F-IX-03
    wins = {one.index: int(any(tile in ties for tile in pieces.owned_tiles(s, one))) for one in scoring}
    keys = [(row.vp, wins[row.seat], row.spice, row.solari, row.water, row.garrison) for row in standings]
    assert keys == sorted(keys, reverse=True), f"standings out of order: {keys}"
    assert len(s.conflict_deck) == 0 or max(one.vp for one in scoring) >= s.rules.vp_goal
    assert game.legal_actions() == []
    assert game.seat is None
    assert game.decision is None


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
def test_random_games(cell: Cell) -> None:
    for seed in seeds(games_of(cell)):
        play_checked(cell, seed, RandomPlayer(seed), 1 if seed < EVERY_STEP else NOW_AND_THEN)


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
def test_coverage_seeking_games(cell: Cell) -> None:
    taken = Counter[str]()
    first = games_of(cell)
    for seed in (first + n for n in seeds(first)):
        play_checked(cell, seed, SeekingPlayer(seed, taken), 1 if seed < first + EVERY_STEP else NOW_AND_THEN)
