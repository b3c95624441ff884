"""Reasons: why something is not available, and the rule that the reason names."""

from __future__ import annotations

import pytest

from landsraad.model.decision import WhyNot
from tests.support.rival_table import rival_table
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix, scenario


def reason(g: Scenario, text: str) -> WhyNot | None:
    """Return the reason for a text."""
    return g.game.why_not(text)


def named(g: Scenario, text: str) -> tuple[str, str | None]:
    """Return key and rule of the reason for a text that is not legal."""
    found = reason(g, text)
    assert found is not None, f"{text} is legal"
    return found.key, found.rule


@rule("B-AGT-08")
def test_a_choice_of_costs_is_no_reason_where_one_can_be_paid() -> None:
    g = scenario(3).hand(0, "dune_the_desert_planet").spice(0, 2).turn(0)
    text = "agent dune_the_desert_planet > sell_melange"
    assert reason(g, text) is None
    g.game.apply_text(text)
    g = scenario(3).hand(0, "dune_the_desert_planet").spice(0, 1).turn(0)
    assert named(g, text) == ("why-cost_choice", "B-AGT-08")


@rule("H-SOL-08", "B-AGT-14")
def test_swordmaster_of_the_hardest_level() -> None:
    text = "agent dagger > swordmaster"
    g = rival_table(1, difficulty="kwisatz_haderach")
    g.hand(0, "dagger").solari(0, 20).turn(0)
    assert named(g, text) == ("why-level", "H-SOL-08")
    g = scenario(3).hand(0, "dagger", "reconnaissance").solari(0, 20).turn(0).do(text, "end turn")
    for seat in (1, 2):
        g.hand(seat).turn(seat)
    g.empty_board().hand(0, "dagger").turn(0)
    assert named(g, text) == ("why-once_per_game", "B-AGT-14")


@rule("B-ACQ-01")
def test_price_of_a_reserved_card_is_the_price_to_be_paid() -> None:
    g = scenario(3, leaders=("helena_richese", "paul_atreides", "duke_leto_atreides"))
    g.row("stilgar", "dr_yueh", "gun_thopter", "piter_de_vries", "arrakis_recruiter").hand(0, "signet_ring")
    g.turn(0).do("agent signet_ring > arrakeen")
    g.do(next(text for text in g.options() if "reserve" in text))
    g.do("reserve stilgar")
    g.persuasion(0, 3).turn(0).do("reveal")
    price = g.state.rules.cards[g.card("stilgar")].cost
    assert price is not None
    found = reason(g, "acquire stilgar aside")
    assert found is not None
    assert found.args == {"card": "stilgar", "cost": price - 1, "have": 3}


@rule("X-TEC-10", "X-TEC-05")
@pytest.mark.parametrize(("space", "cost"), [("tech_negotiation", 7), ("dreadnought", 8)])
def test_price_of_a_tile_is_the_price_by_this_icon(space: str, cost: int) -> None:
    g = ix(3).stacks(("flagship",), ("artillery",), ()).hand(0, "dagger").solari(0, 3).spice(0, 2).turn(0)
    g.do(f"agent dagger > {space}")
    g.do(next(text for text in g.options() if "acquire_tech" in text or "choose" in text))
    if g.kind() == "choose_effect":
        g.do("choose acquire_tech")
    found = reason(g, "acquire tile flagship")
    assert found is not None
    assert (found.key, found.args["cost"], found.rule) == ("why-tile_price", cost, "X-TEC-05")


@rule("X-TEC-13", "X-TEC-14")
def test_an_own_tile_is_face_down_or_not_for_this_moment() -> None:
    """The owner is told what hinders the tile, and never that somebody else owns it."""
    g = ix(3).tiles(0, "training_drones", "minimic_film").hand(0, "dagger").turn(0)
    assert reason(g, "use training_drones") is None
    assert named(g, "use minimic_film") == ("why-tile_time", "X-TEC-13")  # it has nothing for Agent turns
    g.do("use training_drones")
    assert named(g, "use training_drones") == ("why-tile_face_down", "X-TEC-14")


@rule("F-IX-01", "X-TEC-08")
def test_a_tile_that_cannot_be_paid_and_a_tile_of_somebody_else() -> None:
    g = ix(3).tiles(0, "flagship").tiles(1, "spy_satellites").solari(0, 3).hand(0, "dagger").turn(0)
    assert named(g, "use flagship") == ("why-tile_cost", "F-IX-01")
    assert named(g, "use spy_satellites") == ("why-tile_not_owned", "X-TEC-08")
    g.solari(0, 4).turn(0)
    assert reason(g, "use flagship") is None


@rule("B-ACQ-10")
def test_buying_while_another_question_is_open() -> None:
    g = scenario(3).hand(0, "dagger").intrigue(0, "poison_snooper").row("stilgar").turn(0)
    g.persuasion(0, 9).do("reveal")
    assert reason(g, "acquire stilgar") is None
    g.do("intrigue poison_snooper")
    assert g.kind() == "top_card"
    found = reason(g, "acquire stilgar")
    assert found is not None
    assert (found.key, found.args["kind"]) == ("why-not_an_option", "top_card")
    # Outside the Reveal turn that is the reason.
    g = scenario(3).hand(0, "dagger").row("stilgar").turn(0)
    assert named(g, "acquire stilgar") == ("why-not_reveal_turn", "B-ACQ-10")


@rule("B-CLR-03", "B-INT-07")
def test_bindu_suspension_after_a_card() -> None:
    g = scenario(3).hand(0, "dagger").intrigue(0, "bindu_suspension").solari(0, 5).turn(0)
    assert reason(g, "intrigue bindu_suspension") is None
    g.do("agent dagger > high_council")
    assert named(g, "intrigue bindu_suspension") == ("why-not_turn_start", "B-CLR-03")


@rule("B-CLR-06")
def test_an_agent_that_is_not_there() -> None:
    g = scenario(3).hand(0, "kwisatz_haderach").turn(0)
    assert reason(g, "agent kwisatz_haderach > conspire") is not None  # no spice
    assert reason(g, "agent kwisatz_haderach from arrakeen > carthag") is not None
    assert reason(g, "agent kwisatz_haderach > carthag") is None


@rule("B-INT-07", "F-INT-01")
def test_condition_of_an_intrigue_card() -> None:
    g = ix(3).hand(0, "dagger").intrigue(0, "diversion").turn(0)
    assert named(g, "intrigue diversion") == ("why-intrigue_condition", "B-INT-07")


@rule("B-INT-07")
def test_an_intrigue_card_without_a_condition_lacks_only_what_it_costs() -> None:
    g = scenario(3).hand(0, "dagger").intrigue(0, "bribery").solari(0, 1).turn(0)
    assert named(g, "intrigue bribery") == ("why-intrigue_cost", "B-INT-07")
    g.solari(0, 2).turn(0)
    assert reason(g, "intrigue bribery") is None


@rule("B-AGT-03")
def test_a_card_reaches_the_spaces_of_its_icon_and_no_others() -> None:
    """A card that can be sent somewhere is not free to go everywhere: each space has its reason, also the first."""
    landsraad = {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}
    g = scenario(3).hand(0, "dagger").solari(0, 20).spice(0, 20).water(0, 20).turn(0)
    spaces = [space.id for space in g.state.rules.spaces]
    assert landsraad < set(spaces)
    for space in spaces:
        found = reason(g, f"agent dagger > {space}")
        if space in landsraad:
            assert found is None, space
        else:
            assert found == WhyNot("why-wrong_icon", {"card": "dagger", "space": space}, "B-AGT-03")
