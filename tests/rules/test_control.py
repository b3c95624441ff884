"""Control of spaces: who gains it, what it brings, how long it lasts (B-CTL)."""

from __future__ import annotations

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

CONTROLLED = ("arrakeen", "carthag", "imperial_basin")
CONFLICTS = {
    "skirmish_a": None,
    "skirmish_b": None,
    "skirmish_c": None,
    "skirmish_d": None,
    "cloak_and_dagger": None,
    "desert_power": None,
    "guild_bank_raid": None,
    "machinations": None,
    "raid_stockpiles": None,
    "secure_imperial_basin": "imperial_basin",
    "siege_of_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag",
    "sort_through_the_chaos": None,
    "terrible_purpose": None,
    "battle_for_arrakeen": "arrakeen",
    "battle_for_carthag": "carthag",
    "battle_for_imperial_basin": "imperial_basin",
    "grand_vision": None,
}
FOR_CONTROL = [(conflict, space) for conflict, space in CONFLICTS.items() if space is not None]


def fight(g: Scenario, conflict: str, *strengths: int) -> Scenario:
    """Fight a Conflict with so many troops a seat and let everybody take the rewards."""
    g.first(0).conflict(conflict).conflict_deck("machinations", "grand_vision")
    for seat, troops in enumerate(strengths):
        g.troops(seat, garrison=0, deployed=troops)
    g.combat()
    while g.kind() != "play_card":
        g.do(g.options()[0])
    return g


def control(g: Scenario) -> dict[str, int]:
    """Who controls what, by the public view; spaces without a marker left out."""
    spaces = g.game.view(None)["board"]["spaces"]
    return {name: space["control"] for name, space in spaces.items() if space["control"] is not None}


# --- gaining it ----------------------------------------------------------------------------------------------------


@rule("B-CTL-01")
@pytest.mark.parametrize(("conflict", "space"), CONFLICTS.items())
def test_conflict_names_the_space_it_is_about(conflict: str, space: str | None) -> None:
    g = fight(scenario(seats=4), conflict, 1, 3, 2, 0)
    assert control(g) == ({} if space is None else {space: 1})
    assert space is None or (space in CONTROLLED and conflict.endswith(space))
    # Turned up, it may be defended by the controller of that space and of no other.
    defended = []
    for name in CONTROLLED:
        g = scenario(seats=4).control(2, name).conflict_deck(conflict, "grand_vision").round_start()
        if g.kind() == "defend":
            defended.append(name)
    assert defended == ([] if space is None else [space])


@rule("B-CTL-02")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("conflict", "space"), FOR_CONTROL)
def test_winner_replaces_the_marker_of_an_opponent(conflict: str, space: str, seats: int) -> None:
    g = scenario(seats=seats).control(0, space)
    elsewhere = next(name for name in CONTROLLED if name != space)
    g.control(0, elsewhere)
    fight(g, conflict, 1, 0, 2)
    assert control(g) == {space: 2, elsewhere: 0}
    kinds = [(event.kind, event.seat, event.what) for event in g.game.events() if event.kind.startswith("control")]
    assert kinds == [("control_lost", 0, space), ("control_gained", 2, space)]
    # The bonus belongs to the new controller alone.
    for seat in range(3):
        g.solari(seat, 0).spice(seat, 0)
    g.hand(1, "signet_ring").turn(1).do(f"agent signet_ring > {space}")
    bonus = "spice" if space == "imperial_basin" else "solari"
    assert [getattr(g.seat_of(seat), bonus) for seat in (0, 2)] == [0, 1]


@rule("B-CTL-02")
def test_a_player_may_control_all_three_spaces() -> None:
    g = scenario(seats=3)
    for conflict in ("siege_of_arrakeen", "siege_of_carthag", "secure_imperial_basin"):
        fight(g, conflict, 0, 2, 1)
    assert control(g) == dict.fromkeys(CONTROLLED, 1)


@rule("B-CTL-02")
def test_second_and_third_place_give_no_control() -> None:
    g = fight(scenario(seats=4).control(1, "arrakeen"), "siege_of_arrakeen", 3, 2, 1, 0)
    assert control(g) == {"arrakeen": 0}


# --- the bonus -----------------------------------------------------------------------------------------------------


@rule("B-CTL-03")
@pytest.mark.parametrize("visitor", [0, 1, 2])
@pytest.mark.parametrize("space", CONTROLLED)
def test_controller_is_paid_for_every_agent_sent_there(space: str, visitor: int) -> None:
    g = scenario(seats=3).control(1, space)
    for seat in range(3):
        g.solari(seat, 0).spice(seat, 0).hand(seat, "foldspace")
    g.turn(visitor).do(f"agent foldspace > {space}")
    harvest = int(space == "imperial_basin")
    assert [g.seat_of(seat).solari for seat in range(3)] == [0, 0 if harvest else 1, 0]
    expected = [harvest * int(seat == visitor) + harvest * int(seat == 1) for seat in range(3)]
    assert [g.seat_of(seat).spice for seat in range(3)] == expected


@rule("B-CTL-03")
def test_bonus_each_time_and_only_for_that_space() -> None:
    g = scenario(seats=3).control(2, "carthag").solari(2, 0).hand(0, "reconnaissance").turn(0)
    g.do("agent reconnaissance > arrakeen")
    assert g.seat_of(2).solari == 0
    # Two Agents on one space in one round, and one more in the next: three times.
    for seat, paid in ((0, 1), (1, 2)):
        g.intrigue(seat, "infiltrate").hand(seat, "reconnaissance").turn(seat)
        g.do("intrigue infiltrate", "agent reconnaissance > carthag")
        assert g.seat_of(2).solari == paid
    g.conflict_deck("machinations", "grand_vision").recall()
    assert g.seat_of(2).solari == 2
    g.hand(0, "reconnaissance").turn(0).do("agent reconnaissance > carthag")
    assert g.seat_of(2).solari == 3


@rule("B-CTL-03")
@pytest.mark.parametrize("space", CONTROLLED)
def test_nobody_is_paid_without_a_marker(space: str) -> None:
    g = scenario(seats=3)
    for seat in range(3):
        g.solari(seat, 0).spice(seat, 0)
    g.hand(0, "foldspace").turn(0).do(f"agent foldspace > {space}")
    assert [g.seat_of(seat).solari for seat in range(3)] == [0, 0, 0]
    assert [g.seat_of(seat).spice for seat in range(3)] == [int(space == "imperial_basin"), 0, 0]


# --- the defence ---------------------------------------------------------------------------------------------------


@rule("B-CTL-04")
@pytest.mark.parametrize(("conflict", "space"), FOR_CONTROL)
def test_controller_may_deploy_one_troop_from_the_supply(conflict: str, space: str) -> None:
    for answer, troops in (("defend", (8, 3, 1)), ("decline", (9, 3, 0))):
        g = scenario(seats=3).control(1, space).conflict_deck(conflict, "grand_vision").round_start()
        assert (g.decider(), g.kind()) == (1, "defend")
        g.do(answer)
        seat = g.seat_of(1)
        assert (seat.supply, seat.garrison, seat.conflict) == troops
        assert [g.seat_of(other).conflict for other in (0, 2)] == [0, 0]


@rule("B-CTL-04")
def test_no_defence_from_an_empty_supply() -> None:
    g = scenario(seats=3).control(1, "carthag").troops(1, garrison=12)
    g.conflict_deck("siege_of_carthag", "grand_vision").round_start()
    assert g.kind() == "play_card"
    assert (g.seat_of(1).garrison, g.seat_of(1).conflict) == (12, 0)


@rule("B-CTL-04")
def test_defending_troop_counts_in_combat_and_not_for_the_limit_of_the_turn() -> None:
    g = scenario(seats=3).first(1).control(1, "carthag").troops(1, garrison=3)
    g.conflict_deck("siege_of_carthag", "grand_vision").round_start().do("defend")
    assert g.strength_of(1) == 2
    g.hand(1, "dune_the_desert_planet").turn(1).do("agent dune_the_desert_planet > imperial_basin")
    assert [text for text in g.options() if text.startswith("deploy")] == ["deploy 1", "deploy 2"]


# --- how long it lasts ---------------------------------------------------------------------------------------------


@rule("B-CTL-05")
def test_control_does_not_end_with_the_round() -> None:
    g = scenario(seats=3).control(0, "arrakeen").control(2, "imperial_basin")
    for conflict in ("desert_power", "siege_of_carthag", "guild_bank_raid"):
        fight(g, conflict, 1, 2, 0)
    assert g.state.round == 4
    assert control(g) == {"arrakeen": 0, "carthag": 1, "imperial_basin": 2}


@rule("B-CTL-06")
@pytest.mark.parametrize(("seats", "strengths"), [(3, (2, 2, 1)), (3, (0, 0, 0)), (4, (1, 3, 3, 3)), (4, (2, 0, 0, 2))])
@pytest.mark.parametrize(("conflict", "space"), FOR_CONTROL)
def test_no_winner_no_change(conflict: str, space: str, seats: int, strengths: tuple[int, ...]) -> None:
    assert control(fight(scenario(seats=seats).control(2, space), conflict, *strengths)) == {space: 2}
    assert control(fight(scenario(seats=seats), conflict, *strengths)) == {}


@rule("B-CTL-07")
@pytest.mark.parametrize(("conflict", "space"), FOR_CONTROL)
def test_winning_the_own_space_again_keeps_one_marker(conflict: str, space: str) -> None:
    g = fight(scenario(seats=3).control(1, space), conflict, 0, 2, 1)
    assert control(g) == {space: 1}
    assert not any(kind.startswith("control") for kind in g.events())
    # One marker, one bonus.
    g.solari(1, 0).spice(1, 0).hand(0, "foldspace").turn(0).do(f"agent foldspace > {space}")
    assert g.seat_of(1).solari + g.seat_of(1).spice == 1
