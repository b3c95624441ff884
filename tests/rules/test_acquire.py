"""Acquiring cards: Persuasion, Imperium Row, Reserve, Acquire effects (B-ACQ)."""

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

# A Row of five costs; the deck behind it refills it.
ROW = {"scout": 1, "the_voice": 2, "space_travel": 3, "fremen_camp": 4, "opulence": 6}
RESERVE = {"arrakis_liaison": 2, "the_spice_must_flow": 9}


def shop(persuasion: int) -> Scenario:
    """Return the Reveal turn of seat 0 with an empty hand and this much Persuasion."""
    g = scenario(seats=3).row(*ROW).imperium_deck("dr_yueh", "crysknife", "carryall", "duncan_idaho").discard(0)
    return g.persuasion(0, persuasion).turn(0).do("reveal")


def bought(g: Scenario) -> list[str]:
    """Return what the options offer for sale."""
    return [text.removeprefix("acquire ") for text in g.options() if text.startswith("acquire ")]


def stack(g: Scenario, card: str) -> int:
    """Return how many cards are left in a Reserve stack."""
    return int(g.state.reserve[g.state.rules.card_reserve[g.card(card)]])


@rule("B-ACQ-01")
def test_persuasion_of_the_round_is_spent_in_the_reveal_turn() -> None:
    # 3 gained earlier this round, 2 revealed: together 5.
    g = scenario(seats=3).row(*ROW).imperium_deck("dr_yueh", "crysknife").discard(0).persuasion(0, 3)
    g.hand(0, "dagger", "convincing_argument").turn(0)
    assert bought(g) == []
    g.do("agent dagger > hall_of_oratory")
    assert bought(g) == []
    g.do("end turn")
    assert g.seat_of(0).persuasion == 3
    g.state.agents[g.space("hall_of_oratory")] = 0
    g.turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 5
    g.do("acquire fremen_camp")
    assert g.seat_of(0).persuasion == 1
    assert g.names(g.seat_of(0).discard) == ["fremen_camp"]


@rule("B-ACQ-02")
@pytest.mark.parametrize(("card", "cost"), [*ROW.items(), *RESERVE.items()])
def test_row_and_two_reserve_stacks_are_for_sale(card: str, cost: int) -> None:
    assert card not in bought(shop(cost - 1))
    g = shop(cost)
    left = {name: stack(g, name) for name in RESERVE}
    g.do(f"acquire {card}")
    assert g.seat_of(0).persuasion == 0
    assert g.names(g.seat_of(0).discard) == [card]
    assert card not in g.names(g.state.row)
    for name in RESERVE:
        assert stack(g, name) == left[name] - (1 if name == card else 0)


@rule("B-ACQ-02", "B-ACQ-03")
def test_exactly_five_row_cards_and_two_reserve_cards_are_for_sale() -> None:
    g = shop(50)
    assert sorted(bought(g)) == sorted([*ROW, *RESERVE])
    assert stack(g, "foldspace") == 6


@rule("B-ACQ-03")
def test_foldspace_comes_through_its_icon() -> None:
    g = scenario(seats=3).hand(0, "diplomacy").discard(0).persuasion(0, 0).turn(0)
    g.do("agent diplomacy > foldspace", "resolve foldspace influence guild", "resolve foldspace acquire foldspace")
    assert g.names(g.seat_of(0).discard) == ["foldspace"]
    assert stack(g, "foldspace") == 5


@rule("B-ACQ-04")
def test_any_number_of_cards_while_persuasion_lasts() -> None:
    # 2 + 1 + 2 points: one source is split over two cards, two sources are added up for one.
    g = scenario(seats=3).row(*ROW).imperium_deck("carryall", "chani").discard(0).council(0)
    g.hand(0, "convincing_argument", "diplomacy").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 5
    g.do("acquire scout")
    assert g.seat_of(0).persuasion == 4
    g.do("acquire arrakis_liaison", "acquire arrakis_liaison")
    assert g.seat_of(0).persuasion == 0
    assert g.names(g.seat_of(0).discard) == ["scout", "arrakis_liaison", "arrakis_liaison"]
    assert g.options() == ["end turn"]


@rule("B-ACQ-04")
def test_points_of_several_sources_add_up_for_one_card() -> None:
    g = scenario(seats=3).row(*ROW).imperium_deck("carryall").discard(0).council(0)
    g.hand(0, "convincing_argument", "convincing_argument").turn(0).do("reveal", "acquire opulence")
    assert g.names(g.seat_of(0).discard) == ["opulence"]
    assert g.seat_of(0).persuasion == 0


@rule("B-ACQ-05")
def test_unspent_persuasion_is_lost_at_the_end_of_the_reveal_turn() -> None:
    g = shop(7).do("acquire fremen_camp")
    assert g.seat_of(0).persuasion == 3
    g.do("end turn")
    assert g.seat_of(0).persuasion == 0
    g.hand(1).hand(2).do("reveal", "end turn", "reveal", "end turn")
    assert g.state.round == 2
    g.hand(0).turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 0


@rule("B-ACQ-05")
def test_the_end_of_an_agent_turn_keeps_persuasion() -> None:
    g = scenario(seats=3).hand(0, "dagger").persuasion(0, 2).turn(0)
    g.do("agent dagger > hall_of_oratory", "end turn")
    assert g.seat_of(0).persuasion == 2


@rule("B-ACQ-06")
def test_acquired_card_goes_to_the_discard_pile_unused() -> None:
    g = scenario(seats=3).row("stilgar", "scout").imperium_deck("carryall").discard(0, "dagger").persuasion(0, 5)
    g.troops(0, garrison=2, deployed=1).turn(0).do("reveal", "acquire stilgar")
    assert g.names(g.seat_of(0).discard) == ["dagger", "stilgar"]
    assert g.names(g.seat_of(0).hand) == []
    assert g.names(g.seat_of(0).play) == []
    # Its Reveal box (2 Persuasion, 3 swords) does not count this turn.
    assert g.seat_of(0).persuasion == 0
    assert g.seat_of(0).swords == 0
    g.do("end turn")
    assert g.marker_of(0) == 2


@rule("B-ACQ-07")
def test_gap_in_the_row_is_refilled_at_once_and_the_new_card_is_for_sale() -> None:
    g = shop(4)
    g.do("acquire scout")
    assert sorted(g.names(g.state.row)) == sorted(["the_voice", "space_travel", "fremen_camp", "opulence", "dr_yueh"])
    assert g.names(g.state.imperium_deck) == ["duncan_idaho", "carryall", "crysknife"]
    assert "dr_yueh" in bought(g)
    g.do("acquire dr_yueh")
    assert g.names(g.seat_of(0).discard) == ["scout", "dr_yueh"]
    assert "crysknife" in g.names(g.state.row)
    assert len(g.state.row) == 5


@rule("B-ACQ-07")
def test_reserve_card_leaves_no_gap() -> None:
    g = shop(2).do("acquire arrakis_liaison")
    assert g.names(g.state.row) == list(ROW)
    assert len(g.state.imperium_deck) == 4


@rule("B-ACQ-08")
def test_row_stays_smaller_when_the_deck_is_empty() -> None:
    g = shop(3)
    g.state.imperium_deck = g.cards([])
    g.do("acquire scout")
    assert g.names(g.state.row) == ["the_voice", "space_travel", "fremen_camp", "opulence"]
    g.do("acquire the_voice")
    assert g.names(g.state.row) == ["space_travel", "fremen_camp", "opulence"]
    # The smaller Row goes on selling what is left.
    g.do("end turn").persuasion(1, 4).hand(1).do("reveal")
    assert sorted(bought(g)) == ["arrakis_liaison", "fremen_camp", "space_travel"]


# --- Acquire effects -----------------------------------------------------------------------------------------------


@rule("B-ACQ-09")
def test_acquire_effect_on_buying_happens_once() -> None:
    g = scenario(seats=3).row("chani").imperium_deck().persuasion(0, 14).vp(0, 1).water(0, 1).turn(0)
    g.do("reveal", "acquire chani")
    assert g.seat_of(0).water == 2
    g.do("acquire the_spice_must_flow")
    assert g.seat_of(0).vp == 2
    g.do("end turn")
    assert (g.seat_of(0).water, g.seat_of(0).vp) == (2, 2)


@rule("B-ACQ-09")
def test_acquire_effect_of_a_card_acquired_by_an_intrigue_card() -> None:
    g = scenario(seats=3).row("chani").imperium_deck().intrigue(0, "bypass_protocol").spice(0, 2).water(0, 1)
    g.deck(0, "dagger").turn(0)
    g.do("intrigue bypass_protocol", "choose pay spice 2", "acquire chani")
    assert g.seat_of(0).water == 2
    assert g.names(g.seat_of(0).deck) == ["dagger", "chani"]


@rule("B-ACQ-09")
def test_acquire_effect_of_a_card_set_aside() -> None:
    leaders = ("helena_richese", "paul_atreides", "duke_leto_atreides")
    g = scenario(seats=3, leaders=leaders).row("chani", "scout").imperium_deck().hand(0, "signet_ring").water(0, 1)
    g.deck(0, "dagger").persuasion(0, 4).turn(0)
    g.do("agent signet_ring > hall_of_oratory", "resolve helena_richese reserve", "reserve chani", "end turn")
    # Setting it aside acquires nothing yet.
    assert g.seat_of(0).water == 1
    g.turn(0).do("reveal", "acquire chani aside")
    assert g.seat_of(0).water == 2


@rule("B-ACQ-09")
def test_acquire_effect_not_when_the_card_is_played_or_revealed() -> None:
    g = scenario(seats=3).hand(0, "chani", "the_spice_must_flow").water(0, 1).vp(0, 1).turn(0)
    g.do("agent chani > secure_contract", "end turn")
    assert g.seat_of(0).water == 1
    g.turn(0).do("reveal", "end turn")
    assert (g.seat_of(0).water, g.seat_of(0).vp) == (1, 1)
    g.hand(0, "chani").turn(0).do("reveal", "end turn")
    assert g.seat_of(0).water == 1


@rule("B-ACQ-10")
def test_agent_turn_offers_no_purchase() -> None:
    g = scenario(seats=3).row(*ROW).hand(0, "dagger", "diplomacy").persuasion(0, 20).intrigue(0, "bypass_protocol")
    g.discard(0).turn(0)
    assert bought(g) == []
    g.do("agent dagger > hall_of_oratory")
    assert bought(g) == []
    # An effect that says so does acquire, and costs no Persuasion.
    g.do("intrigue bypass_protocol", "choose acquire_free")
    assert sorted(bought(g)) == ["arrakis_liaison", "scout", "space_travel", "the_voice"]
    g.do("acquire space_travel")
    assert g.names(g.seat_of(0).discard) == ["space_travel"]
    assert g.seat_of(0).persuasion == 20
    assert bought(g) == []
