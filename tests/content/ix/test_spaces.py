"""The four new spaces: cost, requirement, effects, what they are not; and the spaces the overlay covers."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, SENT, Changes, offered, total
from tests.content.ix.kit import COVERED, NEGOTIATOR, SHIP, Watch, poor, rich, settle
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# Icon, a card that goes there, and what a visit changes; Freighters advance, a Negotiator is placed, nothing bought.
VISITS: dict[str, tuple[str, str, Changes]] = {
    "smuggling": ("spice_trade", "dune_the_desert_planet", {"solari": 1, "freighter": 1}),
    "interstellar_shipping": ("spice_trade", "dune_the_desert_planet", {"freighter": 2}),
    "tech_negotiation": ("landsraad", "dagger", NEGOTIATOR),
    "dreadnought": ("landsraad", "dagger", total({"solari": -3}, SHIP)),
}
COSTS = {"smuggling": 0, "interstellar_shipping": 0, "tech_negotiation": 0, "dreadnought": 3}
ANSWERS = ("choose negotiator", "place negotiators 1", "decline")


def visit(space: str, g: Scenario) -> Scenario:
    """Send seat 0's Agent to a space."""
    return g.turn(0).do(f"agent {VISITS[space][1]} > {space}")


def ready(space: str) -> Scenario:
    """A rich position with 2 Influence with the Spacing Guild and the card for the space."""
    return rich(VISITS[space][1]).influence(0, "guild", 2)


@pytest.mark.parametrize("space", VISITS)
@rule("X-SPC-01", "X-SPC-02", "X-SPC-05")
def test_visit(space: str) -> None:
    g = ready(space).turn(0)
    watch = Watch(g)
    g.do(f"agent {VISITS[space][1]} > {space}")
    while lines := offered(g):
        g.do(lines[0])
        while g.kind() != "resolve":
            g.do(next(text for text in (*ANSWERS, "freighter advance") if text in g.options()))
    assert watch.only(0) == total(SENT, VISITS[space][2])


@pytest.mark.parametrize("space", VISITS)
@rule("X-SPC-06", "X-SPC-01")
def test_cost_icon_and_no_combat(space: str) -> None:
    icon, card, _ = VISITS[space]
    other = {"spice_trade": "dagger", "landsraad": "dune_the_desert_planet"}[icon]
    g = ready(space).solari(0, COSTS[space]).spice(0, 0).water(0, 0).turn(0).do(f"agent {card}")
    assert f"agent {card} > {space}" in g.options()
    if COSTS[space]:
        g = ready(space).solari(0, COSTS[space] - 1).turn(0).do(f"agent {card}")
        assert f"agent {card} > {space}" not in g.options()
    g = ready(space).hand(0, other).turn(0).do(f"agent {other}")
    assert f"agent {other} > {space}" not in g.options()
    assert offered(visit(space, ready(space)), "deploy") == []


@pytest.mark.parametrize("space", VISITS)
def test_may_be_visited_every_round_but_not_beside_an_enemy(space: str) -> None:
    card = VISITS[space][1]
    g = ready(space)
    visit(space, g)
    assert f"agent {card} > {space}" in rest(g, space).options()
    g = ready(space).agent_at(1, space).turn(0).do(f"agent {card}")
    assert f"agent {card} > {space}" not in g.options()


def rest(g: Scenario, space: str) -> Scenario:
    """Take the Agent of the visit home and choose a space for the same card again."""
    g.state.agents[g.space(space)] = 0
    return g.agents(0, 2).hand(0, VISITS[space][1]).turn(0).do(f"agent {VISITS[space][1]}")


@rule("X-SET-02")
def test_covered_spaces_are_gone() -> None:
    names = {space.id for space in rich().state.rules.spaces}
    assert not names & set(COVERED)
    assert len(names) == 22
    assert {"high_council", "mentat", "swordmaster"} <= names


@rule("X-SET-02")
@pytest.mark.parametrize(
    ("space", "cost", "gains"),
    [
        ("high_council", 5, {"council": 1}),
        ("mentat", 2, {"agents": 1, **DRAW}),
        ("swordmaster", 8, {"swordmaster": 1, "agents": 1}),
    ],
)
def test_kept_spaces_are_unchanged(space: str, cost: int, gains: Changes) -> None:
    g = rich("dagger").turn(0)
    watch = Watch(g)
    settle(g.do(f"agent dagger > {space}"))
    assert watch.only(0) == total(SENT, {"solari": -cost}, gains)


# --- interstellar_shipping -------------------------------------------------------------------------------------------


@rule("X-SPC-02")
@pytest.mark.parametrize(("influence", "there"), [(1, False), (2, True), (4, True)])
def test_interstellar_shipping_needs_influence_with_the_guild(influence: int, there: bool) -> None:
    card = "dune_the_desert_planet"
    g = rich(card).influence(0, "guild", influence).turn(0).do(f"agent {card}")
    assert (f"agent {card} > interstellar_shipping" in g.options()) is there


@rule("X-SPC-02", "X-FRT-10")
def test_interstellar_shipping_two_icons_one_after_another() -> None:
    g = visit("interstellar_shipping", ready("interstellar_shipping").freighter(0, 1))
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve interstellar_shipping freighter", "freighter advance")
    assert g.options() == ["freighter advance", "freighter recall"]
    g.do("freighter recall", "choose choose 2", "choose spice 2", "choose shipped_troops", "influence emperor")
    assert watch.only(0) == {"freighter": -1, "spice": 2, "emperor": 1, "supply": -2, "garrison": 2}
    assert (g.kind(), offered(g)) == ("resolve", [])


# --- tech_negotiation ------------------------------------------------------------------------------------------------

NEGOTIATE = "resolve tech_negotiation choose 2"


@rule("X-SPC-03", "X-TEC-10")
def test_tech_negotiation_acquires_for_one_less() -> None:
    g = visit("tech_negotiation", poor("dagger").spice(0, 2))
    assert g.options() == [NEGOTIATE, "end turn"]
    watch = Watch(g)
    g.do(NEGOTIATE)
    assert g.options() == ["choose acquire_tech", "choose negotiator"]
    g.do("choose acquire_tech")
    assert g.options() == ["acquire tile minimic_film", "acquire tile detonation_devices", "decline"]
    g.do("acquire tile detonation_devices")
    assert watch.only(0) == {"spice": -2, "tiles": 1}
    assert offered(g) == []


@rule("X-SPC-03", "X-NEG-02")
def test_tech_negotiation_what_is_left_of_the_choice() -> None:
    g = visit("tech_negotiation", poor("dagger")).do(NEGOTIATE)
    assert g.options() == ["choose negotiator"]
    g = visit("tech_negotiation", rich("dagger").troops(0, garrison=12)).do(NEGOTIATE)
    assert g.options() == ["choose acquire_tech"]
    g = visit("tech_negotiation", poor("dagger").troops(0, garrison=12))
    assert g.options() == ["end turn"]


@rule("X-SPC-04", "B-REV-05")
@pytest.mark.parametrize(("seat", "persuasion"), [(0, 1), (1, 0)])
def test_tech_negotiation_persuasion_with_an_own_agent(seat: int, persuasion: int) -> None:
    g = rich("dagger").agent_at(seat, "tech_negotiation").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == persuasion
    # Nothing before the Reveal turn.
    assert visit("tech_negotiation", rich("dagger")).seat_of(0).persuasion == 0


# --- dreadnought -----------------------------------------------------------------------------------------------------

COMMISSION = "resolve dreadnought dreadnought"
ACQUIRE = "resolve dreadnought acquire_tech"


@rule("X-SPC-05", "X-DRN-01")
@pytest.mark.parametrize("ship", [False, True])
@pytest.mark.parametrize("tile", [False, True])
def test_dreadnought_either_or_both(ship: bool, tile: bool) -> None:
    g = visit("dreadnought", rich("dagger"))
    assert g.options() == [COMMISSION, ACQUIRE, "end turn"]
    watch = Watch(g)
    if tile:
        g.do(ACQUIRE, "acquire tile holtzman_engine")  # no discount
    if ship:
        g.do(COMMISSION)
    bought: Changes = {"spice": -6, "tiles": 1}
    assert watch.only(0) == total(SHIP if ship else {}, bought if tile else {})
    assert "end turn" in g.options()


@rule("X-DRN-03", "X-SPC-05")
def test_dreadnought_with_both_in_service() -> None:
    g = visit("dreadnought", rich("dagger").ships(0, garrison=1).flag(0, "carthag"))
    assert g.options() == [ACQUIRE, "end turn"]


def test_dreadnought_cost_and_leaders() -> None:
    # Duke Leto pays 1 Solari less in the Landsraad; Count Ilban draws a card for Solari paid.
    g = rich("dagger", leader="duke_leto_atreides").solari(0, 2).turn(0)
    watch = Watch(g)
    g.do("agent dagger > dreadnought")
    assert watch.only(0) == total(SENT, {"solari": -2})
    g = rich("dagger", leader="count_ilban_richese").turn(0)
    watch = Watch(g)
    g.do("agent dagger > dreadnought", "resolve count_ilban_richese draw 1")
    assert watch.only(0) == total(SENT, {"solari": -3}, DRAW)


@rule("X-DRN-02")
def test_dreadnought_stays_in_the_garrison() -> None:
    g = visit("dreadnought", rich("dagger")).do(COMMISSION)
    assert offered(g, "deploy") == []
    # In a later turn on a Combat space it counts as one of the two from the Garrison.
    g.do("end turn").hand(0, "reconnaissance").turn(0).do("agent reconnaissance > carthag", "deploy dreadnought")
    assert g.ships_of(0) == (1, 0, 1)
    assert offered(g, "deploy") == ["deploy 1", "deploy 2"]  # the recruit and one more
