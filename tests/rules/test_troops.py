"""Troops: recruiting, deploying, losing and retreating them (B-TRP)."""

from __future__ import annotations

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

COMBAT_SPACES = {
    "heighliner": 5,
    "hardy_warriors": 2,
    "stillsuits": 0,
    "arrakeen": 1,
    "carthag": 1,
    "research_station": 0,
    "sietch_tabr": 1,
    "imperial_basin": 0,
    "hagga_basin": 0,
    "the_great_flat": 0,
}
OTHER_SPACES = {
    "conspire": 2,
    "wealth": 0,
    "foldspace": 0,
    "selective_breeding": 0,
    "secrets": 0,
    "high_council": 0,
    "mentat": 0,
    "swordmaster": 0,
    "rally_troops": 4,
    "hall_of_oratory": 1,
    "secure_contract": 0,
    "sell_melange": 0,
}


def where(g: Scenario, seat: int = 0) -> tuple[int, int, int]:
    """Troops in Supply, Garrison and Conflict."""
    actor = g.seat_of(seat)
    return int(actor.supply), int(actor.garrison), int(actor.conflict)


def deployable(g: Scenario) -> int:
    """The most troops that may be deployed now; every smaller number must be on offer too."""
    numbers = [int(text.removeprefix("deploy ")) for text in g.options() if text.startswith("deploy ")]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


def visit(space: str, garrison: int = 3, deployed: int = 0) -> Scenario:
    """Send an Agent to a space and resolve everything but the deployment."""
    g = scenario(seats=3, leaders=("paul_atreides", "duke_leto_atreides", "helena_richese"))
    g.hand(0, "foldspace").deck(0, *["dagger"] * 9).solari(0, 20).spice(0, 20).water(0, 20).influence(0, "fremen", 2)
    g.troops(0, garrison, deployed).turn(0).do(f"agent foldspace > {space}")
    resolve_all(g)
    return g


def resolve_all(g: Scenario) -> None:
    while "end turn" not in g.options():
        g.do(next(text for text in g.options() if not text.startswith("deploy")))


# --- recruiting ----------------------------------------------------------------------------------------------------


@rule("B-TRP-01")
@pytest.mark.parametrize(("space", "icons"), [*COMBAT_SPACES.items(), *OTHER_SPACES.items()])
def test_each_troop_icon_recruits_one_from_the_supply(space: str, icons: int) -> None:
    assert where(visit(space)) == (9 - icons, 3 + icons, 0)


@rule("B-TRP-01")
@pytest.mark.parametrize(
    ("card", "space", "icons"),
    [
        ("arrakis_recruiter", "research_station", 1),
        ("gurney_halleck", "research_station", 2),
        ("sardaukar_legion", "wealth", 2),
    ],
)
def test_troop_icons_of_an_agent_box(card: str, space: str, icons: int) -> None:
    g = scenario(seats=3).hand(0, card).water(0, 2).troops(0, 3).turn(0).do(f"agent {card} > {space}")
    resolve_all(g)
    assert where(g) == (9 - icons, 3 + icons, 0)


@rule("B-TRP-02")
@pytest.mark.parametrize(("supply", "recruited"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_recruiting_ends_with_the_supply(supply: int, recruited: int) -> None:
    g = visit("rally_troops", garrison=12 - supply - 2, deployed=2)
    assert where(g) == (supply - recruited, 10 - supply + recruited, 2)


@rule("B-TRP-02")
def test_recruiting_goes_on_when_troops_have_returned() -> None:
    g = scenario(seats=3).first(0).conflict("skirmish_b").conflict_deck("machinations", "grand_vision")
    g.hand(0, "reconnaissance").hand(1).hand(2).troops(0, garrison=9, deployed=3).turn(0)
    g.do("agent reconnaissance > carthag")
    resolve_all(g)
    assert where(g) == (0, 9, 3)
    g.do("end turn", "reveal", "end turn", "reveal", "end turn", "reveal", "end turn")
    # The three of the Conflict are in the Supply again, and one of them is recruited.
    while g.kind() != "play_card":
        g.do("pass")
    assert where(g) == (3, 9, 0)
    g.hand(0, "reconnaissance").turn(0).do("agent reconnaissance > carthag")
    resolve_all(g)
    assert where(g) == (2, 10, 0)


@rule("B-TRP-11")
@pytest.mark.parametrize("space", ["arrakeen", "hardy_warriors", "heighliner"])
def test_troops_of_the_garrison_cannot_be_recruited_again(space: str) -> None:
    # All twelve are in the Garrison: the icons bring nobody, and the limit of two stands.
    g = visit(space, garrison=12)
    assert where(g) == (0, 12, 0)
    assert deployable(g) == 2
    # One troop in the Supply: one recruit, so three.
    g = visit(space, garrison=11)
    assert where(g) == (0, 12, 0)
    assert deployable(g) == 3


# --- deploying -----------------------------------------------------------------------------------------------------


@rule("B-TRP-04")
@pytest.mark.parametrize(("space", "recruits"), COMBAT_SPACES.items())
def test_recruits_and_two_more_at_a_combat_space(space: str, recruits: int) -> None:
    g = visit(space, garrison=4)
    assert deployable(g) == recruits + 2
    g.do(f"deploy {recruits + 2}")
    assert where(g) == (8 - recruits, 2, recruits + 2)
    assert deployable(g) == 0
    assert "end turn" in g.options()


@rule("B-TRP-04", "B-TRP-07")
@pytest.mark.parametrize("garrison", [0, 1, 2, 3])
def test_garrison_smaller_than_the_limit(garrison: int) -> None:
    assert deployable(visit("stillsuits", garrison=garrison)) == min(garrison, 2)
    assert deployable(visit("hardy_warriors", garrison=garrison)) == min(garrison, 2) + 2


@rule("B-TRP-05")
def test_recruits_of_every_source_count() -> None:
    # Agent box, space, Plot Intrigue card and the bonus of the Emperor's track in one turn.
    g = scenario(seats=3).hand(0, "arrakis_recruiter").troops(0, garrison=3).solari(0, 3).influence(0, "emperor", 3)
    g.intrigue(0, "reinforcements", "favored_subject").turn(0)
    # Recruits of before the Agent is sent belong to the same turn.
    g.do("intrigue reinforcements", "agent arrakis_recruiter > carthag")
    assert deployable(g) == 2 + 3 + 1 + 1
    g.do("intrigue favored_subject")
    resolve_all(g)
    assert deployable(g) == 2 + 3 + 1 + 1 + 2
    g.do("deploy 9")
    assert where(g) == (2, 1, 9)


@rule("B-TRP-05")
def test_recruits_of_another_turn_do_not_count() -> None:
    g = scenario(seats=3).hand(0, "dagger", "reconnaissance").solari(0, 4).troops(0, 3).revealed(1, 2).turn(0)
    g.do("agent dagger > rally_troops", "end turn", "agent reconnaissance > carthag")
    assert g.seat_of(0).garrison == 8
    assert deployable(g) == 3


@rule("B-TRP-06")
@pytest.mark.parametrize("n", range(5))
def test_deployment_is_optional_in_part_or_in_whole(n: int) -> None:
    g = visit("hardy_warriors", garrison=3)
    assert "end turn" in g.options()
    if n > 0:
        g.do(f"deploy {n}")
    g.do("end turn")
    assert where(g) == (7, 5 - n, n)


@rule("B-TRP-06")
def test_recruits_that_stayed_are_garrison_troops_next_turn() -> None:
    g = scenario(seats=3).hand(0, "diplomacy", "dune_the_desert_planet").troops(0, 3).water(0, 1).revealed(1, 2)
    g.turn(0).do("agent diplomacy > hardy_warriors")
    resolve_all(g)
    g.do("end turn")
    assert where(g) == (7, 5, 0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert deployable(g) == 2


@rule("B-TRP-07")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_limit_of_two_holds_for_the_turn_however_it_is_split(first: int) -> None:
    g = visit("hardy_warriors", garrison=5)
    g.do(f"deploy {first}")
    assert deployable(g) == 4 - first
    while deployable(g) > 0:
        g.do("deploy 1")
    assert where(g) == (5, 3, 4)


@rule("B-TRP-07")
def test_two_of_the_garrison_deployed_before_the_recruits_come() -> None:
    # With a small Supply the recruiting waits for the player's order: the limit of two is used up, not the recruit's.
    g = scenario(seats=3).hand(0, "reconnaissance").troops(0, garrison=8, deployed=3).turn(0)
    g.do("agent reconnaissance > carthag")
    assert deployable(g) == 2
    g.do("deploy 2")
    assert deployable(g) == 0
    g.do("resolve carthag troops 1")
    assert deployable(g) == 1
    g.do("deploy 1")
    assert deployable(g) == 0
    assert where(g) == (0, 6, 6)


@rule("B-TRP-08")
@pytest.mark.parametrize(("space", "recruits"), OTHER_SPACES.items())
def test_no_deployment_without_a_combat_space(space: str, recruits: int) -> None:
    g = visit(space, garrison=5)
    assert deployable(g) == 0
    g.do("end turn")
    assert where(g) == (7 - recruits, 5 + recruits, 0)


@rule("B-TRP-04")
def test_agent_moved_on_the_board_is_sent_to_a_combat_space_too() -> None:
    g = scenario(seats=3).hand(0, "kwisatz_haderach").troops(0, 5).agents(0, 1).agent_at(0, "wealth").turn(0)
    g.do("agent kwisatz_haderach from wealth > stillsuits")
    assert deployable(g) == 2


@rule("B-TRP-04")
def test_troops_deployed_by_an_effect_do_not_count_for_the_limit() -> None:
    g = scenario(seats=3).hand(0, "diplomacy").troops(0, garrison=6).troops(1, 2, 1).solari(0, 1)
    g.intrigue(0, "rapid_mobilization", "double_cross").turn(0).do("agent diplomacy > stillsuits")
    g.do("intrigue rapid_mobilization", "deploy 3", "intrigue double_cross", "opponent 1")
    assert where(g) == (5, 3, 4)
    assert deployable(g) == 2


@rule("B-TRP-08")
def test_no_deployment_in_a_reveal_turn_or_before_the_agent_is_sent() -> None:
    g = scenario(seats=3).hand(0, "reconnaissance").troops(0, 5).agent_at(0, "arrakeen").turn(0)
    assert deployable(g) == 0
    g.do("reveal")
    assert deployable(g) == 0


# --- Combat, losses and retreats -----------------------------------------------------------------------------------


@rule("B-TRP-03")
def test_only_troops_in_the_conflict_earn_a_reward() -> None:
    g = scenario(seats=4).first(0).conflict("guild_bank_raid").conflict_deck("machinations", "grand_vision")
    g.troops(0, garrison=12).troops(1, garrison=0, deployed=0).troops(2, garrison=0, deployed=1).troops(3, garrison=5)
    for seat in range(4):
        g.solari(seat, 0).swords(seat, 3)
    g.combat()
    # Full Garrison, full Supply and some of both: 0; the one troop in the Conflict wins.
    assert [g.seat_of(seat).solari for seat in range(4)] == [0, 0, 6, 0]


@rule("B-TRP-03")
def test_strength_counts_the_troops_in_the_conflict() -> None:
    g = scenario(seats=3).hand(0, "dagger").troops(0, garrison=7, deployed=2).turn(0).do("reveal", "end turn")
    assert g.marker_of(0) == 5
    g = scenario(seats=3).hand(0, "dagger").troops(0, garrison=9, deployed=0).turn(0).do("reveal", "end turn")
    assert g.marker_of(0) == 0


@rule("B-TRP-09")
def test_lost_troops_return_to_the_supply() -> None:
    # From the Garrison: Gun Thopter.
    g = scenario(seats=3).hand(0, "gun_thopter").troops(1, 3, 2).troops(2, 0, 1).turn(0)
    g.do("agent gun_thopter > secure_contract", "resolve gun_thopter lose_garrison")
    assert where(g, 1) == (8, 2, 2)
    assert where(g, 2) == (11, 0, 1)
    # From the Conflict: Double Cross, for the opponent chosen.
    g = scenario(seats=3).intrigue(0, "double_cross").solari(0, 1).troops(0, 3).troops(1, 3, 2).troops(2, 4, 1)
    g.turn(0).do("intrigue double_cross", "opponent 1")
    assert where(g, 1) == (8, 3, 1)
    assert where(g, 2) == (7, 4, 1)
    # As a cost: Staged Incident.
    g = (
        scenario(seats=3)
        .intrigue(0, "staged_incident", "ambush")
        .troops(0, 2, 4)
        .combat()
        .do("intrigue staged_incident")
    )
    assert where(g) == (9, 2, 1)


@rule("B-TRP-09")
def test_troop_lost_to_test_of_humanity() -> None:
    g = scenario(seats=3).hand(0, "test_of_humanity").hand(1).hand(2).troops(1, 3, 2).turn(0)
    g.do("agent test_of_humanity > hall_of_oratory")
    resolve_all(g)
    assert where(g, 1) == (8, 3, 1)


@rule("B-TRP-10")
@pytest.mark.parametrize("n", [1, 2])
def test_retreated_troops_go_to_the_garrison(n: int) -> None:
    g = (
        scenario(seats=3)
        .hand(0, "scout")
        .troops(0, garrison=1, deployed=5)
        .turn(0)
        .do("reveal", "resolve scout retreat")
    )
    assert g.options() == ["retreat 0", "retreat 1", "retreat 2"]
    g.do(f"retreat {n}")
    assert where(g) == (6, 1 + n, 5 - n)


@rule("B-TRP-10")
def test_troops_retreated_in_combat_stay_in_the_garrison() -> None:
    g = scenario(seats=3).first(0).conflict("skirmish_b").conflict_deck("machinations", "grand_vision")
    g.intrigue(0, "master_tactician").troops(0, garrison=1, deployed=5).combat().do("intrigue master_tactician")
    g.do(next(text for text in g.options() if "retreat" in text), "retreat 3")
    # The two left behind went to the Supply after the Combat (B-CMB-11), the three did not.
    assert g.state.round == 2
    assert where(g) == (8, 4, 0)
