"""The Reveal turn: steps, what counts, strength, Clean Up (B-REV, F-REV)."""

from itertools import permutations

import pytest

from landsraad.engine.atoms.troops import deploy_from_supply
from landsraad.engine.mechanics.cards import draw
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario


def shown_cards(g: Scenario, seat: int) -> list[str | None]:
    """Return the cards a spectator has seen this seat reveal."""
    return [event.what for event in g.game.events() if event.kind == "card_revealed" and event.seat == seat]


# --- steps ---------------------------------------------------------------------------------------------------------


@rule("B-REV-01")
def test_four_steps_in_order() -> None:
    g = scenario(seats=3).hand(0, "gun_thopter", "convincing_argument").troops(0, garrison=3, deployed=1).turn(0)
    g.do("reveal")
    # Cards and effects first: neither the marker nor the cards in play have moved on yet.
    assert g.names(g.seat_of(0).play) == ["gun_thopter", "convincing_argument"]
    assert g.names(g.seat_of(0).discard) == []
    assert g.marker_of(0) == 0
    g.do("resolve gun_thopter deploy", "deploy 1")
    assert g.marker_of(0) == 0
    g.do("end turn")
    # Strength counts what the Reveal effects did: 2 troops and 3 swords.
    assert g.marker_of(0) == 7
    assert g.names(g.seat_of(0).play) == []
    assert g.names(g.seat_of(0).discard) == ["gun_thopter", "convincing_argument"]
    kinds = g.events()
    assert kinds.index("card_revealed") < kinds.index("resource_gained")
    assert kinds.index("resource_gained") < kinds.index("troops_deployed") < kinds.index("strength_set")
    assert "card_revealed" not in kinds[kinds.index("resource_gained") :]


@rule("B-REV-02")
def test_whole_hand_is_revealed_face_up() -> None:
    g = scenario(seats=3).play(0, "stilgar").hand(0, "dagger", "diplomacy", "dagger").hand(1, "scout").turn(0)
    g.do("reveal")
    assert g.names(g.seat_of(0).hand) == []
    assert g.names(g.seat_of(0).play) == ["stilgar", "dagger", "diplomacy", "dagger"]
    # Everybody sees the three cards of the hand; the card of the Agent turn is not revealed again.
    assert shown_cards(g, 0) == ["dagger", "diplomacy", "dagger"]
    assert g.names(g.seat_of(1).hand) == ["scout"]


@rule("B-REV-02")
def test_empty_hand_makes_a_legal_reveal_turn() -> None:
    g = scenario(seats=3).hand(0).turn(0)
    assert g.options() == ["reveal"]
    g.do("reveal")
    assert g.options() == ["end turn"]
    assert g.seat_of(0).persuasion == 0
    g.do("end turn")
    assert g.seat_of(0).revealed == 1
    assert g.decider() == 1


@rule("B-REV-03")
def test_cards_played_earlier_give_no_reveal_box() -> None:
    g = scenario(seats=3).hand(0, "stilgar", "dagger").hand(1, "dagger").hand(2, "dagger")
    g.troops(0, garrison=3).turn(0)
    g.do("agent stilgar > arrakeen", "resolve arrakeen draw 1", "deploy 1", "end turn")
    g.hand(0, "dagger").hand(1).hand(2)
    g.do("reveal", "end turn", "reveal", "end turn", "reveal")
    # Stilgar would give 2 Persuasion and 3 swords.
    assert g.names(g.seat_of(0).play) == ["stilgar", "dagger"]
    assert g.seat_of(0).persuasion == 0
    assert g.seat_of(0).swords == 1


@rule("B-REV-04")
@pytest.mark.parametrize("order", list(permutations(("draw", "retreat", "buy"))))
def test_effects_and_purchases_in_any_order(order: tuple[str, ...]) -> None:
    g = scenario(seats=3).hand(0, "thufir_hawat", "scout").troops(0, garrison=0, deployed=2).persuasion(0, 1)
    g.row("dr_yueh").imperium_deck().intrigue_deck("ambush").turn(0)
    g.do("reveal")
    steps = {
        "draw": ("resolve thufir_hawat intrigue 1",),
        "retreat": ("resolve scout retreat", "retreat 2"),
        "buy": ("acquire dr_yueh", "acquire arrakis_liaison"),
    }
    for step in order:
        assert {steps[left][0] for left in order[order.index(step) :]} <= set(g.options())
        g.do(*steps[step])
    assert g.options() == ["end turn"]
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.seat_of(0).garrison == 2
    assert g.names(g.seat_of(0).discard) == ["dr_yueh", "arrakis_liaison"]


@rule("B-REV-04")
def test_one_effect_may_make_another_possible() -> None:
    g = scenario(seats=3).hand(0, "worm_riders", "crysknife").influence(0, "fremen", 1).turn(0)
    g.do("reveal")
    assert g.seat_of(0).swords == 1
    assert "resolve worm_riders swords 4" not in g.options()
    g.do("resolve crysknife influence fremen")
    assert g.influence_of(0, "fremen") == 2
    assert "end turn" not in g.options()
    g.do("resolve worm_riders swords 4")
    assert g.seat_of(0).swords == 5


@rule("B-REV-04", "B-REV-07")
def test_card_drawn_first_counts_for_an_effect_resolved_later() -> None:
    g = scenario(seats=3).hand(0, "liet_kynes").deck(0, "fremen_camp").intrigue(0, "poison_snooper").turn(0)
    g.do("reveal", "intrigue poison_snooper", "draw")
    assert g.seat_of(0).persuasion == 2
    g.do("resolve liet_kynes persuasion 2")
    # 2 for each Fremen card in play: Liet Kynes and the card just drawn.
    assert g.seat_of(0).persuasion == 2 + 4


# --- Persuasion of board and Council -------------------------------------------------------------------------------


@rule("B-REV-05")
def test_high_council_gives_two_persuasion_in_each_reveal_turn() -> None:
    g = scenario(seats=3).council(0).first(0).turn(0)
    for round_ in (1, 2):
        assert g.state.round == round_
        for _ in range(3):
            seat = g.decider()
            assert seat is not None
            g.hand(seat).turn(seat)
            g.do("reveal")
            assert g.seat_of(seat).persuasion == (2 if seat == 0 else 0)
            g.do("end turn")


@rule("B-REV-05")
def test_high_council_seat_of_this_round_counts() -> None:
    g = scenario(seats=3).hand(0, "dagger", "convincing_argument").solari(0, 5).turn(0)
    g.do("agent dagger > high_council")
    g.do("resolve earl_memnon_thorvald influence_pick", "influence fremen", "end turn")
    assert g.seat_of(0).persuasion == 0
    g.turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2 + 2


@rule("B-REV-06")
@pytest.mark.parametrize(("owner", "persuasion"), [(0, 1), (1, 0), (None, 0)])
def test_hall_of_oratory_counts_for_the_own_agent_there(owner: int | None, persuasion: int) -> None:
    g = scenario(seats=3)
    if owner is not None:
        g.agent_at(owner, "hall_of_oratory")
    g.turn(0).do("reveal")
    assert g.seat_of(0).persuasion == persuasion


@rule("B-REV-06")
def test_hall_of_oratory_counts_only_while_the_agent_is_there() -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "urgent_mission").turn(0)
    g.do("agent dagger > hall_of_oratory", "end turn")
    g.turn(0).do("intrigue urgent_mission", "recall hall_of_oratory", "reveal")
    assert g.seat_of(0).persuasion == 0


# --- drawn cards ---------------------------------------------------------------------------------------------------


@rule("F-REV-01", "B-REV-07")
@pytest.mark.parametrize("card", ["poison_snooper", "refocus"])
def test_card_drawn_in_the_reveal_turn_is_revealed_at_once(card: str) -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, card).intrigue_deck("ambush").troops(0, 2, deployed=1)
    if card == "poison_snooper":
        g.deck(0, "piter_de_vries").discard(0)
    else:
        g.deck(0).discard(0, "piter_de_vries")
    g.turn(0).do("reveal", f"intrigue {card}")
    if card == "poison_snooper":
        g.do("draw")
    assert g.names(g.seat_of(0).hand) == []
    assert g.names(g.seat_of(0).play) == ["dagger", "piter_de_vries"]
    assert shown_cards(g, 0) == ["dagger", "piter_de_vries"]
    assert g.seat_of(0).persuasion == 3
    g.do("end turn")
    assert g.marker_of(0) == 2 + 1 + 1
    assert g.names(g.seat_of(0).discard) == ["dagger", "piter_de_vries"]


@rule("F-REV-01")
def test_card_drawn_in_the_reveal_turn_must_be_used() -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "refocus").deck(0).discard(0, "thufir_hawat")
    g.intrigue_deck("ambush").turn(0)
    g.do("reveal")
    assert "end turn" in g.options()
    g.do("intrigue refocus")
    assert "end turn" not in g.options()
    g.do("resolve thufir_hawat intrigue 1")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert "end turn" in g.options()


@rule("B-REV-07")
def test_all_cards_drawn_in_the_reveal_turn_count() -> None:
    g = scenario(seats=3).spice(0, 1).water(0, 1).intrigue(0, "water_of_life").discard(0)
    g.deck(0, "convincing_argument", "dagger", "diplomacy", "reconnaissance").turn(0)
    g.do("reveal", "intrigue water_of_life")
    assert g.seat_of(0).persuasion == 2 + 1
    assert g.seat_of(0).swords == 1
    assert g.names(g.seat_of(0).deck) == ["reconnaissance"]
    assert g.names(g.seat_of(0).hand) == []


@rule("B-REV-15", "F-REV-02")
@pytest.mark.parametrize("moment", ["opponent's Reveal turn", "Combat"])
def test_card_drawn_after_the_reveal_turn_stays_in_hand(moment: str) -> None:
    # No effect of the base box draws a card that late, so the drawing is done by hand.
    last = 2
    seat = 0 if moment == "opponent's Reveal turn" else last
    g = scenario(seats=3).deck(seat, "piter_de_vries", *["dagger"] * 9).discard(seat).first(0).turn(0)
    g.conflict("guild_bank_raid").conflict_deck("skirmish_a", "skirmish_b")
    if moment == "Combat":
        g.troops(last, garrison=2, deployed=1).intrigue(last, "windfall")
    g.do("reveal", "end turn", "reveal", "end turn", "reveal")
    if moment == "Combat":
        g.do("end turn")
        assert g.kind() == "combat_intrigue"
    persuasion, swords = g.seat_of(seat).persuasion, g.seat_of(seat).swords
    draw(g.state, g.seat_of(seat), 1)
    assert g.names(g.seat_of(seat).hand) == ["piter_de_vries"]
    assert g.names(g.seat_of(seat).play) == []
    assert (g.seat_of(seat).persuasion, g.seat_of(seat).swords) == (persuasion, swords)
    if moment == "Combat":
        g.do("pass", "pass")
    else:
        g.do("end turn")
    assert g.state.round == 2
    assert g.names(g.seat_of(seat).hand) == ["piter_de_vries", *["dagger"] * 5]
    assert len(g.seat_of(1).hand) == 5


# --- strength ------------------------------------------------------------------------------------------------------


@rule("B-REV-08")
@pytest.mark.parametrize(
    ("troops", "cards", "strength"),
    [
        (1, (), 2),
        (3, (), 6),
        (1, ("dagger",), 3),
        (2, ("dagger", "stilgar", "diplomacy"), 8),
        (4, ("sardaukar_infantry", "dagger", "dagger"), 12),
    ],
)
def test_strength_is_two_a_troop_and_one_a_sword(troops: int, cards: tuple[str, ...], strength: int) -> None:
    # Troops of the Garrison and of opponents do not count, nor do swords of cards sent with an Agent.
    g = scenario(seats=3).hand(0, *cards).play(0, "stilgar").troops(0, 5, deployed=troops).troops(1, 0, deployed=6)
    g.turn(0).do("reveal", "end turn")
    assert g.marker_of(0) == strength


@rule("B-REV-09")
def test_no_troop_in_the_conflict_means_strength_zero() -> None:
    g = scenario(seats=3).hand(0, "stilgar", "dagger").troops(0, garrison=9).intrigue(0, "ambush")
    g.conflict("guild_bank_raid").solari(0, 0).conflict_deck("skirmish_a", "skirmish_b").turn(0)
    g.do("reveal")
    assert g.seat_of(0).swords == 4
    assert g.strength_of(0) == 0
    g.do("end turn")
    assert g.marker_of(0) == 0
    g.do("reveal", "end turn", "reveal", "end turn")
    assert g.state.round == 2
    assert g.seat_of(0).solari == 0


@pytest.mark.parametrize(
    ("troops", "markers"),
    [
        pytest.param(1, (5, 0), marks=rule("B-REV-10")),
        pytest.param(2, (7, 5), marks=rule("B-REV-12")),
        pytest.param(4, (11, 9), marks=rule("B-REV-12")),
    ],
)
def test_troop_lost_after_the_reveal_turn_moves_the_marker(troops: int, markers: tuple[int, int]) -> None:
    g = scenario(seats=3).hand(0, "stilgar").troops(0, garrison=3, deployed=troops)
    g.intrigue(1, "double_cross").solari(1, 1).troops(1, garrison=3).turn(0)
    g.do("reveal", "end turn")
    assert g.marker_of(0) == markers[0]
    g.do("intrigue double_cross", "opponent 0")
    assert g.seat_of(0).conflict == troops - 1
    assert g.marker_of(0) == markers[1]
    # The troop that comes in for seat 1 shows on its marker only after its own Reveal turn.
    assert g.seat_of(1).conflict == 1
    assert g.marker_of(1) == 0


@rule("B-REV-12")
def test_troop_gained_after_the_reveal_turn_moves_the_marker() -> None:
    # No effect of the base box reinforces that late, so the troop is deployed by hand.
    g = scenario(seats=3).hand(0, "dagger").troops(0, garrison=3, deployed=1).turn(0)
    g.do("reveal", "end turn")
    assert g.marker_of(0) == 3
    deploy_from_supply(g.state, g.seat_of(0), 2)
    assert g.marker_of(0) == 7


@rule("B-REV-11")
def test_marker_stays_on_zero_until_the_own_reveal_turn() -> None:
    g = scenario(seats=3).hand(0, "dune_the_desert_planet", "dagger").hand(1, "dagger")
    g.troops(0, garrison=3).troops(1, garrison=0, deployed=2).turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin", "deploy 2", "end turn")
    assert g.seat_of(0).conflict == 2
    assert g.marker_of(0) == 0
    g.do("reveal", "end turn")
    # The marker of seat 1 moves with its Reveal turn, that of seat 0 does not.
    assert (g.marker_of(0), g.marker_of(1)) == (0, 5)
    assert [seat["strength"] for seat in g.game.view(None)["seats"]] == [0, 5, 0]  # type: ignore[attr-defined]
    g.do("reveal", "end turn", "reveal", "end turn")
    strengths = [(event.seat, event.amount) for event in g.game.events() if event.kind == "strength_set"]
    assert strengths == [(1, 5), (2, 0), (0, 5)]


@rule("B-REV-13")
@pytest.mark.parametrize(("troops", "strength"), [(10, 20), (12, 24)])
def test_strength_is_announced_and_may_exceed_the_track(troops: int, strength: int) -> None:
    g = scenario(seats=3).hand(0, "dagger").troops(0, garrison=0, deployed=troops).turn(0)
    g.do("reveal", "end turn")
    assert g.marker_of(0) == strength + 1
    announced = [event for event in g.game.events() if event.kind == "strength_set"]
    assert [(event.seat, event.amount, event.hidden) for event in announced] == [(0, strength + 1, False)]


# --- the end of the turn -------------------------------------------------------------------------------------------


@rule("B-REV-14")
def test_clean_up_discards_all_own_cards_in_play() -> None:
    g = scenario(seats=3).hand(0, "dagger", "diplomacy").play(0, "scout", "stilgar").discard(0, "signet_ring")
    g.play(1, "chani").turn(0)
    g.do("reveal")
    assert g.names(g.seat_of(0).discard) == ["signet_ring"]
    g.do("end turn")
    assert g.names(g.seat_of(0).play) == []
    assert g.names(g.seat_of(0).hand) == []
    assert sorted(g.names(g.seat_of(0).discard)) == ["dagger", "diplomacy", "scout", "signet_ring", "stilgar"]
    assert g.names(g.seat_of(1).play) == ["chani"]


@rule("B-REV-14")
def test_agent_turn_leaves_its_card_in_play() -> None:
    g = scenario(seats=3).hand(0, "dagger", "diplomacy").turn(0)
    g.do("agent dagger > hall_of_oratory", "end turn")
    assert g.names(g.seat_of(0).play) == ["dagger"]
    assert g.names(g.seat_of(0).discard) == []


@rule("B-REV-16")
def test_no_further_turn_after_the_reveal_turn() -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "ambush", "windfall").troops(0, garrison=2, deployed=1)
    g.hand(1, "dune_the_desert_planet", "dagger").hand(2, "diplomacy").first(0).turn(0)
    g.do("reveal", "end turn")
    assert g.seat_of(0).agents == 2
    g.do("agent dune_the_desert_planet > secure_contract", "end turn")
    g.do("agent diplomacy > wealth", "resolve wealth influence emperor", "end turn")
    assert g.decider() == 1
    g.do("agent dagger > hall_of_oratory", "end turn", "reveal", "end turn")
    assert g.decider() == 1
    g.do("reveal", "end turn")
    turns = [event.seat for event in g.game.events() if event.kind == "turn_started"]
    assert turns == [0, 1, 2, 1, 2, 1]
    # Seat 0 chooses again only in the Combat phase.
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
