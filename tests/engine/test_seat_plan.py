"""The seat plan: who are opponents, whose track moves and who fields units is asked, never assumed."""

from __future__ import annotations

from landsraad.engine.actors.plan import are_enemies, fielder, track_holder
from landsraad.engine.atoms import influence
from landsraad.engine.machine import run
from landsraad.model.terms import D_NONE, EMPEROR, GUILD
from tests.support.scenario import Scenario, packed, scenario


def teams(g: Scenario) -> Scenario:
    """Seats 0 and 2 against 1 and 3; what seat 2 gains with the Emperor moves the track of seat 0."""
    s = g.state
    s.teams = 1
    s.sides = packed([0, 1, 0, 1])
    s.crews = packed([0, 0, 1, 0])
    s.barred = packed([0, 0, 0, 0])
    s.fielders = packed([0, 1, 0, 3])
    holders = [seat for seat in range(4) for _ in range(int(s.rules.n_factions))]
    holders[2 * int(s.rules.n_factions) + EMPEROR] = 0
    s.track_holders = packed(holders)
    s.kind = D_NONE
    run(s)
    return g


def test_without_teams_everybody_is_alone() -> None:
    s = scenario(seats=3).state
    for one in range(3):
        assert [are_enemies(s, one, other) for other in range(3)] == [other != one for other in range(3)]
        assert (fielder(s, one), track_holder(s, one, GUILD)) == (one, one)


def test_friends_are_spared() -> None:
    g = teams(scenario(seats=4).hand(0, "gun_thopter").troops(1, 3).troops(2, 3).troops(3, 3).turn(0))
    g.do("agent gun_thopter > carthag", "resolve gun_thopter lose_garrison")
    assert [int(g.seat_of(seat).garrison) for seat in (1, 2, 3)] == [2, 3, 2]


def test_a_friend_gives_no_intrigue_card() -> None:
    four = ("ambush", "bribery", "windfall", "recruitment_mission")
    g = scenario(seats=4).hand(0, "diplomacy")
    for seat in (1, 2, 3):
        g.intrigue(seat, *four)
    teams(g.turn(0)).do("agent diplomacy > secrets", "resolve secrets steal_intrigue")
    assert [len(g.seat_of(seat).intrigue) for seat in (1, 2, 3)] == [3, 4, 3]


def test_a_closed_space_is_open_to_friends() -> None:
    g = scenario(seats=4).hand(2, "reconnaissance").hand(1, "reconnaissance")
    g.state.seats[0].closed_space = g.space("carthag")
    teams(g.turn(2)).do("agent reconnaissance")
    assert "agent reconnaissance > carthag" in g.options()
    g.turn(1).do("agent reconnaissance")
    assert "agent reconnaissance > carthag" not in g.options()


def test_the_holder_of_a_track_moves() -> None:
    g = teams(scenario(seats=4).turn(0))
    influence.gain_influence(g.state, g.seat_of(2), EMPEROR, 2)
    influence.gain_influence(g.state, g.seat_of(2), GUILD, 1)
    assert [int(g.seat_of(seat).influence(EMPEROR)) for seat in range(4)] == [2, 0, 0, 0]
    assert [int(g.seat_of(seat).influence(GUILD)) for seat in range(4)] == [0, 0, 1, 0]
    influence.lose_influence(g.state, g.seat_of(2), EMPEROR)
    assert g.seat_of(0).influence(EMPEROR) == 1


def test_who_fields_units_recruits_them() -> None:
    g = scenario(seats=4).hand(2, "reconnaissance").troops(0, 1).troops(2, 1).turn(2)
    # With so few troops left in the Supply recruiting waits for the player's order.
    g.state.seats[2].supply = 1
    teams(g).do("agent reconnaissance > carthag", "resolve carthag troops 1")
    assert [int(g.seat_of(seat).garrison) for seat in (0, 2)] == [2, 1]
