"""Rise of Ix: the Epic game (X-EPC)."""

from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from landsraad.model.state import State
from landsraad.model.terms import PHASE_TURNS
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import ix

SEEDS = range(15)
PLAYERS = pytest.mark.parametrize("players", [3, 4])
BARON = "baron_vladimir_harkonnen"
HUNDRO = "viscount_hundro_moritani"
QUIET = ("helena_richese", "duke_leto_atreides", "count_ilban_richese")


def dealt(players: int, seed: int, epic: bool = True) -> State:
    """Deal a game that still waits for the Baron's secret choice."""
    leaders = (BARON, *QUIET[: players - 1])
    game = ls.new_game(ls.Setup(players=players, modules=("ix",), leaders=leaders, epic=epic), seed)
    assert game.decision is not None
    assert game.decision.kind == "choose_secret"
    return game._state


def deck_of(state: State, seat: int) -> Counter[str]:
    """Return the ten cards of a player's starting deck."""
    owner = state.seats[seat]
    return Counter(state.rules.cards[card].id for card in [*owner.deck, *owner.hand])


@rule("X-EPC-01")
def test_the_epic_game_is_a_choice() -> None:
    assert ls.Setup(players=3, modules=("ix",)).epic is False
    assert dealt(3, seed=1, epic=False).rules.vp_goal == 10
    with pytest.raises(ls.SetupError):
        ls.Setup(players=1, modules=("ix",), epic=True)
    for players in (2, 3, 4):
        assert ls.Setup(players=players, modules=("ix",), epic=True).epic


@rule("X-EPC-02")
@pytest.mark.parametrize(("epic", "points", "over"), [(True, 11, False), (True, 12, True), (False, 10, True)])
def test_the_epic_game_is_played_to_twelve(epic: bool, points: int, over: bool) -> None:
    g = ix(3, epic=epic).vp(1, points)
    g.recall()
    assert g.game.over is over
    if not over:
        assert g.state.phase == PHASE_TURNS
        assert g.state.round == 2


@PLAYERS
@rule("X-EPC-03")
def test_five_conflict_two_on_five_conflict_three(players: int) -> None:
    second: set[int] = set()
    for seed in SEEDS:
        state = dealt(players, seed)
        assert [int(state.rules.conflict_level[card]) for card in state.conflict_deck] == [3] * 5 + [2] * 5
        left = Counter(int(state.rules.conflict_level[card]) for card in state.conflict_out)
        assert left[3] == 0
        second.update(int(card) for card in state.conflict_deck[5:])
    assert len(second) == 11  # all of them, at random


@PLAYERS
@rule("X-EPC-04")
def test_control_the_spice_takes_the_place_of_a_dune(players: int) -> None:
    epic, plain = dealt(players, seed=3), dealt(players, seed=3, epic=False)
    for seat in range(players):
        assert deck_of(epic, seat)["control_the_spice"] == 1
        assert deck_of(epic, seat)["dune_the_desert_planet"] == 1
        assert deck_of(epic, seat).total() == 10
        changed = deck_of(plain, seat) - deck_of(epic, seat)
        assert changed == Counter({"dune_the_desert_planet": 1})


@PLAYERS
@rule("X-EPC-05", "X-EPC-07")
def test_one_intrigue_card_and_five_troops_for_each(players: int) -> None:
    state = dealt(players, seed=4)
    for seat in state.seats:
        assert len(seat.intrigue) == 1
        assert (seat.garrison, seat.supply) == (5, 7)
    assert len(state.intrigue_deck) == 57 - players
    for seat in dealt(players, seed=4, epic=False).seats:
        assert len(seat.intrigue) == 0
        assert (seat.garrison, seat.supply) == (3, 9)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@rule("X-EPC-06")
def test_hundro_looks_at_the_deck_after_all_others_have_drawn(seed: int) -> None:
    game = ls.new_game(ls.Setup(players=3, modules=("ix",), leaders=(HUNDRO, *QUIET[:2]), epic=True), seed)
    assert game.decision is not None
    assert (game.decision.kind, game.seat) == ("return_intrigue", 0)
    state = game._state
    # His own first card and the two he looks at; the others have theirs already.
    assert [len(seat.intrigue) for seat in state.seats] == [3, 1, 1]
    drawn = [int(card) for seat in state.seats for card in seat.intrigue]
    assert len(state.intrigue_deck) == 57 - 5
    own, *seen = (int(card) for card in state.seats[0].intrigue)
    offered = {option.text for option in game.decision.options}
    assert offered == {f"return {state.rules.intrigues[card].id}" for card in seen}
    game.apply(game.legal_actions()[0])
    assert len(state.seats[0].intrigue) == 2
    assert own in state.seats[0].intrigue
    assert int(state.intrigue_deck[len(state.intrigue_deck) - 1]) in drawn


@PLAYERS
@rule("X-EPC-08")
def test_nothing_else_changes(players: int) -> None:
    epic, plain = dealt(players, seed=6), dealt(players, seed=6, epic=False)
    for one, other in zip(epic.seats, plain.seats, strict=True):
        for part in ("vp", "solari", "spice", "water", "agents", "influence_bits"):
            assert getattr(one, part) == getattr(other, part)
        assert pieces.ships(epic, one) == pieces.ships(plain, other)
        assert pieces.freighter(epic, one) == pieces.freighter(plain, other)
    assert len(epic.row) == len(plain.row) == 5
    assert len(epic.imperium_deck) == len(plain.imperium_deck) == 97
    assert list(epic.reserve) == list(plain.reserve)
    assert [len(stack) for stack in pieces.tile_stacks(epic)] == [6, 6, 6]


@rule("X-EPC-08")
def test_the_tables_of_both_games_differ_only_as_the_epic_rules_say() -> None:
    epic: dict[str, Any] = ls.catalog(ls.Setup(players=4, modules=("ix",), epic=True))
    plain: dict[str, Any] = ls.catalog(ls.Setup(players=4, modules=("ix",)))
    for part in ("intrigues", "conflicts", "leaders", "spaces", "tiles", "shipping", "factions", "dreadnoughts"):
        assert epic[part] == plain[part]
    changed = {key for key in plain["values"] if epic["values"][key] != plain["values"][key]}
    assert changed == {"vp_goal", "garrison"}
    cards = {card["id"]: card for card in epic["cards"]}
    differs = {card["id"] for card in plain["cards"] if cards[card["id"]] != card}
    assert differs == {"dune_the_desert_planet"}
    assert set(cards) - {card["id"] for card in plain["cards"]} == {"control_the_spice"}
