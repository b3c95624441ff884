"""X-RIV, X-RTC: whole games with Rise of Ix, in which Rivals keep to their limits at every decision."""

from __future__ import annotations

from random import Random

import pytest

import landsraad as ls
from landsraad.model.state import State
from tests.content.house_hagal.kit import LEVELS
from tests.content.ix_hagal.kit import MARKED
from tests.support import pieces
from tests.support.rulemark import rule

VARIANTS = ("imperium_row_dice", "brutal_escalation")


def check(state: State) -> None:
    """Look at everything that holds at any time."""
    assert state.rivalry is not None
    flags = pieces.flags(state)
    tiles = pieces.tile_defs(state.rules)
    for rival in state.rivalry.rivals:
        assert 0 <= pieces.freighter(state, rival) <= 2
        assert sum(pieces.ships(state, rival)) + flags.count(int(rival.index)) == 2
        negotiators = pieces.negotiators(state, rival)
        assert rival.supply + rival.garrison + rival.conflict + negotiators == 12
        owned = pieces.owned_tiles(state, rival)
        if rival.collects == 0:
            assert (owned, negotiators, rival.solari, rival.spice) == ([], 0, 0, 0)
        else:
            assert {tiles[tile].id for tile in owned} <= set(MARKED)
            assert rival.solari < 7
            assert rival.spice < 7 or state.rules.conflict_level[state.conflict] < 3
    stacks = [stack for stack in pieces.tile_stacks(state) if len(stack) > 0]
    # While a bought tile brings its Acquire effect the next one is not turned up yet (X-TEC-05).
    if state.rivalry.rivals[0].collects != 0 and stacks and not pieces.covered_stacks(state):
        assert any(tiles[stack[len(stack) - 1]].rival for stack in stacks)


def play(setup: ls.Setup, seed: int) -> tuple[ls.Game, set[str]]:
    """Play a game at random, looking at the Rivals at every decision; return what they used or acquired."""
    game = ls.new_game(setup, seed)
    chance = Random(seed)
    seen: set[str] = set()
    while not game.over:
        check(game._state)
        game.apply(chance.choice(game.legal_actions()))
    check(game._state)
    for event in game.events():
        if event.kind.startswith("rival_"):
            seen.add(f"{event.kind} {event.other}")
    return game, seen


@rule("X-RIV-09", "X-RTC-02", "X-RTC-03")
@pytest.mark.parametrize("level", LEVELS)
def test_solo_games(level: str) -> None:
    seen: set[str] = set()
    for seed in range(3):
        game, told = play(ls.Setup(players=1, modules=("ix",), difficulty=level, variants=VARIANTS), seed)
        assert len(game.standings()) == 3
        seen |= told
    assert {"rival_shipped X-RIV-09", "rival_acquired X-RTC-05"} <= seen


@rule("X-RTC-01", "X-RIV-09")
@pytest.mark.parametrize("epic", [False, True])
def test_games_for_two(epic: bool) -> None:
    seen: set[str] = set()
    for seed in range(8):
        game, told = play(ls.Setup(players=2, modules=("ix",), epic=epic), seed)
        assert {standing.seat for standing in game.standings()} == {0, 1}
        seen |= told
    assert "rival_shipped X-RIV-09" in seen
    assert not any(word.startswith("rival_acquired") for word in seen)
