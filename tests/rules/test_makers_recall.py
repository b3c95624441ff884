"""Phases 4 and 5: bonus spice on the Maker spaces, Mentat, Agents and First Player marker (B-MAK, B-RCL)."""

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

MAKERS = ("imperial_basin", "hagga_basin", "the_great_flat")


def bonus(g: Scenario) -> dict[str, int]:
    """Return the bonus spice on the whole board, spaces without any left out."""
    return {space.id: int(n) for space, n in zip(g.state.rules.spaces, g.state.bonus_spice, strict=True) if n}


# --- Phase 4 -------------------------------------------------------------------------------------------------------


@rule("B-MAK-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_empty_maker_space_receives_one_bonus_spice(seats: int) -> None:
    g = scenario(seats=seats).agent_at(0, "arrakeen")
    for seat in range(seats):
        g.spice(seat, 2)
    assert bonus(g) == {}
    g.makers()
    assert bonus(g) == dict.fromkeys(MAKERS, 1)
    # It comes from the bank.
    assert [int(seat.spice) for seat in g.state.seats] == [2] * seats


@rule("B-MAK-02")
@pytest.mark.parametrize("space", MAKERS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_maker_space_with_an_agent_receives_none(space: str, seat: int) -> None:
    g = scenario(seats=3).agent_at(seat, space).makers()
    assert bonus(g) == {name: 1 for name in MAKERS if name != space}


@rule("B-MAK-02")
def test_occupied_maker_space_keeps_what_lies_there() -> None:
    g = scenario(seats=3).agent_at(1, "hagga_basin").agent_at(2, "hagga_basin").bonus_spice("hagga_basin", 3).makers()
    assert bonus(g) == {"imperial_basin": 1, "hagga_basin": 3, "the_great_flat": 1}


@rule("B-MAK-03")
@pytest.mark.parametrize("there", [0, 1, 12, 40])
def test_bonus_spice_adds_up_without_limit(there: int) -> None:
    g = scenario(seats=3).bonus_spice("hagga_basin", there).conflict_deck("skirmish_a", "skirmish_b", "skirmish_c")
    g.makers()
    assert bonus(g)["hagga_basin"] == there + 1
    g.makers()
    assert bonus(g)["hagga_basin"] == there + 2


@rule("B-MAK-04")
def test_maker_space_left_earlier_in_the_round_receives_spice() -> None:
    g = scenario(seats=3).hand(0, "dune_the_desert_planet").intrigue(0, "urgent_mission").spice(0, 0)
    g.bonus_spice("imperial_basin", 2).turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert g.seat_of(0).spice == 3
    g.do("intrigue urgent_mission", "recall imperial_basin", "end turn").makers()
    assert bonus(g) == dict.fromkeys(MAKERS, 1)


@rule("B-MAK-04")
def test_kwisatz_haderach_moves_the_presence() -> None:
    g = scenario(seats=3).hand(0, "kwisatz_haderach").agent_at(0, "hagga_basin").deck(0, "dagger").turn(0)
    g.do("agent kwisatz_haderach from hagga_basin > imperial_basin")
    assert g.state.agents[g.space("hagga_basin")] == 0
    g.makers()
    assert bonus(g) == {"hagga_basin": 1, "the_great_flat": 1}


# --- Phase 5 -------------------------------------------------------------------------------------------------------


@rule("B-RCL-01")
def test_end_of_the_game_is_checked_first() -> None:
    g = scenario(seats=3).first(1).vp(2, 10).agent_at(0, "arrakeen").intrigue(0, "windfall")
    g.mentat_holder = 0
    deck = len(g.state.conflict_deck)
    g.recall()
    # The game does not go on: nothing is recalled, passed on or turned up.
    assert g.kind() == "endgame_intrigue"
    assert g.state.agents[g.space("arrakeen")] == 1
    assert g.seat_of(0).agents == 1
    assert g.mentat_holder == 0
    assert g.state.first_player == 1
    assert (g.state.round, len(g.state.conflict_deck)) == (1, deck)


@rule("B-RCL-02")
def test_mentat_returns_to_its_space() -> None:
    g = scenario(seats=3).hand(0, "dagger").solari(0, 2).deck(0, "scout").turn(0)
    g.do("agent dagger > mentat", "resolve mentat draw 1", "end turn")
    assert (g.mentat_holder, g.seat_of(0).agents) == (0, 2)
    g.recall()
    assert g.state.round == 2
    assert g.mentat_holder == -1
    assert g.seat_of(0).agents == 2
    # It can be taken again, by anybody.
    g.hand(1, "dagger").solari(1, 2).deck(1, "scout").turn(1).do("agent dagger > mentat")
    assert (g.mentat_holder, g.seat_of(1).agents) == (1, 2)


@rule("B-RCL-02")
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_promised_mentat_goes_to_the_winner_instead(holder: int) -> None:
    g = scenario(seats=3)
    if holder >= 0:
        g.agents(holder, 3)
    g.mentat_holder = holder
    g.mentat_promised = 1
    g.recall()
    assert g.mentat_holder == 1
    assert [int(seat.agents) for seat in g.state.seats] == [2, 3, 2]


@rule("B-RCL-03")
def test_all_agents_return_to_their_leaders() -> None:
    g = (
        scenario(seats=4)
        .swordmaster(1)
        .agent_at(0, "arrakeen", "wealth")
        .agent_at(1, "carthag", "secrets", "foldspace")
    )
    g.agent_at(2, "hall_of_oratory")
    assert [int(seat.agents) for seat in g.state.seats] == [0, 0, 1, 2]
    g.recall()
    assert [int(seat.agents) for seat in g.state.seats] == [2, 3, 2, 2]
    assert [int(agents) for agents in g.state.agents] == [0] * len(g.state.rules.spaces)


@rule("B-RCL-04")
@pytest.mark.parametrize(("seats", "first", "following"), [(3, 0, 1), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_first_player_marker_passes_clockwise(seats: int, first: int, following: int) -> None:
    g = scenario(seats=seats).first(first).conflict("skirmish_a").conflict_deck("guild_bank_raid", "skirmish_b")
    for seat in range(seats):
        g.deck(seat, *["dagger"] * 6)
    g.recall()
    assert g.state.first_player == following
    # A new round from Phase 1: Conflict card, hands, then the turn of the new First Player.
    assert g.state.round == 2
    assert g.state.conflict == g.conflict_index("guild_bank_raid")
    assert [len(seat.hand) for seat in g.state.seats] == [5] * seats
    assert (g.kind(), g.decider()) == ("play_card", following)
