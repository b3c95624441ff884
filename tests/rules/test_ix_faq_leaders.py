"""Rise of Ix: the FAQ about its Leaders (F-LDR-01, F-LDR-10, F-LDR-11, X-CLR-04)."""

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

OTHERS = ("paul_atreides", "duke_leto_atreides")


# --- Archduke Armand Ecaz ------------------------------------------------------------------------------------------


def coordination(*spaces: str) -> bool:
    """Tell whether Armand Ecaz may trash a card in play in his Reveal turn with Agents on these spaces."""
    g = ix(3, leaders=("archduke_armand_ecaz", *OTHERS)).hand(0, "dagger").agents(0, 3).agent_at(0, *spaces)
    g.turn(0).do("reveal")
    return "resolve archduke_armand_ecaz trash_in_play" in g.options()


@pytest.mark.parametrize(
    ("spaces", "enough"),
    [
        (("carthag", "arrakeen"), True),
        (("carthag", "tech_negotiation"), True),
        (("tech_negotiation", "imperial_basin"), True),
        (("smuggling", "carthag"), True),
        (("carthag", "wealth"), False),
        (("wealth", "foldspace"), False),
        (("carthag",), False),
        ((), False),
    ],
)
@rule("F-LDR-01")
def test_coordination_needs_two_agents_on_any_of_three_icons(spaces: tuple[str, ...], enough: bool) -> None:
    assert coordination(*spaces) is enough


@rule("F-LDR-01")
def test_agents_of_others_do_not_coordinate() -> None:
    g = ix(3, leaders=("archduke_armand_ecaz", *OTHERS)).hand(0, "dagger").agent_at(0, "carthag")
    g.agent_at(1, "arrakeen", "smuggling").turn(0).do("reveal")
    assert "resolve archduke_armand_ecaz trash_in_play" not in g.options()


# --- Ilesa Ecaz ----------------------------------------------------------------------------------------------------


def one_step_ahead(card: str) -> Scenario:
    """Ilesa Ecaz sets a card aside at the start of a round in which she is first."""
    g = ix(3, leaders=("ilesa_ecaz", *OTHERS)).first(0).solari(0, 0).spice(0, 0).water(0, 0).troops(0, 3)
    g.deck(0, card, "dune_the_desert_planet", "dune_the_desert_planet", "convincing_argument", "convincing_argument")
    g.conflict_deck("skirmish_a", "skirmish_b").round_start()
    assert (g.kind(), g.decider()) == ("set_aside", 0)
    g.do(f"set aside {card}")
    assert card not in g.names(g.seat_of(0).hand)
    return g


def second_turn(card: str, *intrigue: str) -> Scenario:
    """Her first turn is an Agent turn; in the second she has the card back."""
    g = one_step_ahead(card).do("agent dune_the_desert_planet > imperial_basin", "end turn")
    assert card not in g.names(g.seat_of(0).hand)
    g.solari(0, 0).spice(0, 0).intrigue(0, *intrigue).turn(0)
    assert card in g.names(g.seat_of(0).hand)
    return g


@rule("X-CLR-04", "F-LDR-10")
def test_a_reveal_turn_first_adds_the_card_and_gives_nothing_else() -> None:
    g = one_step_ahead("seek_allies").do("reveal")
    assert "seek_allies" in g.names(g.seat_of(0).play)
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (0, 0)
    h = one_step_ahead("diplomacy").do("reveal")
    assert h.seat_of(0).persuasion == 1 + 1 + 1 + 2 + 2  # the card set aside is among those that count
    assert (h.seat_of(0).solari, h.seat_of(0).spice) == (0, 0)


@rule("F-LDR-10")
def test_a_card_with_one_icon_brings_spice() -> None:
    g = second_turn("dagger").do("agent dagger > tech_negotiation")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (0, 1)


@rule("F-LDR-10")
def test_a_card_with_several_icons_brings_solari() -> None:
    g = second_turn("diplomacy").do("agent diplomacy > stillsuits")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1, 0)


@rule("F-LDR-10")
def test_a_card_without_an_icon_brings_solari_too() -> None:
    g = second_turn("the_spice_must_flow", "dispatch_an_envoy")
    g.do("intrigue dispatch_an_envoy", "agent the_spice_must_flow > stillsuits")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1, 0)


@rule("F-LDR-10")
def test_icons_added_to_the_card_count() -> None:
    # With Dispatch an Envoy a Dagger has five icons, not exactly one (F-CRD-18, F-CRD-19).
    g = second_turn("dagger", "dispatch_an_envoy").do("intrigue dispatch_an_envoy", "agent dagger > tech_negotiation")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1, 0)


@rule("F-LDR-10")
def test_a_card_that_sends_no_agent_brings_nothing() -> None:
    g = second_turn("dagger").do("agent dune_the_desert_planet > smuggling", "resolve smuggling freighter")
    g.do("freighter advance", "end turn")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (1, 0)  # the Solari of Smuggling
    h = second_turn("dagger").do("reveal", "end turn")
    assert (h.seat_of(0).solari, h.seat_of(0).spice) == (0, 0)


@rule("F-LDR-10")
def test_the_ability_belongs_to_the_second_turn() -> None:
    # The card comes back in the second turn and is used in the third: nothing.
    g = second_turn("dagger").swordmaster(0).do("agent dune_the_desert_planet > smuggling")
    g.do("resolve smuggling freighter", "freighter advance", "end turn").solari(0, 0).spice(0, 0).turn(0)
    g.do("agent dagger > tech_negotiation")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (0, 0)


# --- "Princess" Yuna Moritani --------------------------------------------------------------------------------------


def yuna() -> Scenario:
    """Yuna Moritani without Solari."""
    return ix(3, leaders=("princess_yuna_moritani", *OTHERS)).solari(0, 0).solari(1, 0).spice(0, 0)


@rule("F-LDR-11")
def test_each_gain_of_solari_in_her_turn_brings_one_more() -> None:
    g = yuna().hand(0, "dune_the_desert_planet").freighter(0, 1).intrigue(0, "windfall").turn(0)
    g.do("agent dune_the_desert_planet > smuggling")
    assert g.seat_of(0).solari == 1 + 1
    g.solari(0, 0).do("resolve smuggling freighter", "freighter recall", "choose solari 5")
    assert g.seat_of(0).solari == 5 + 1
    g.do("intrigue windfall")
    assert g.seat_of(0).solari == 5 + 1 + 2 + 1
    assert g.seat_of(1).solari == 1  # Dividends, with no extra for others


@rule("F-LDR-11")
def test_gains_in_the_reveal_turn_count_as_well() -> None:
    g = yuna().hand(0, "choam_delegate").turn(0).do("reveal")
    assert g.seat_of(0).solari == 3 + 1


@rule("F-LDR-11")
def test_nothing_extra_outside_her_turn() -> None:
    # Dividends of somebody else, the tile at the start of a round, a Conflict reward, a controlled space.
    g = yuna().hand(1, "dune_the_desert_planet").freighter(1, 1).turn(1)
    g.do("agent dune_the_desert_planet > smuggling", "resolve smuggling freighter", "freighter recall")
    g.do("choose solari 5")
    assert g.seat_of(0).solari == 1
    h = yuna().control(0, "carthag").hand(1, "reconnaissance").turn(1).do("agent reconnaissance > carthag")
    assert h.seat_of(0).solari == 1
    r = yuna().conflict("guild_bank_raid").troops(0, 0, deployed=1).combat()
    assert r.seat_of(0).solari == 6
