"""Intrigue cards: their types and moments, conditions and costs, where they are kept (B-INT, F-INT)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

FACTS = Path(__file__).parents[1] / "facts" / "base"


def printed_types() -> dict[str, set[str]]:
    """The printed types of all Intrigue cards; "win" stands for a Combat card used after winning (B-CMB-06)."""
    types: dict[str, set[str]] = {}
    for card in yaml.safe_load((FACTS / "intrigue.yaml").read_text()):
        win = card["type"] == ["combat"] and card["effect"].startswith("win:")
        types[card["id"]] = {"win"} if win else set(card["type"])
    return types


TYPES = printed_types()


def of_type(kind: str) -> set[str]:
    return {card for card, types in TYPES.items() if kind in types}


def offered(g: Scenario) -> set[str]:
    """The Intrigue cards that may be played now."""
    return {text.removeprefix("intrigue ") for text in g.options() if text.startswith("intrigue ")}


def rich(*cards: str, vp: int = 0) -> Scenario:
    """Seat 0 holds the cards and can meet every condition and cost there is."""
    g = scenario(seats=3).first(0).conflict("skirmish_b").vp(0, vp).intrigue(0, *cards)
    g.hand(0, "reconnaissance", "convincing_argument").deck(0, "dagger", "dagger", "diplomacy")
    g.discard(0, "the_spice_must_flow", "the_spice_must_flow")
    g.solari(0, 20).spice(0, 20).water(0, 20).council(0).alliance("emperor", 0)
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.influence(0, faction, 3)
    g.troops(0, garrison=3, deployed=3).troops(1, garrison=3, deployed=1).agent_at(0, "wealth")
    return g


def at_turn(*cards: str) -> Scenario:
    return rich(*cards).turn(0)


def in_combat(*cards: str) -> Scenario:
    g = rich(*cards).combat()
    assert g.kind() == "combat_intrigue"
    return g


def after_winning(*cards: str) -> Scenario:
    g = in_combat(*cards).do("pass")
    assert g.kind() == "take_reward"
    return g


def at_the_end(*cards: str) -> Scenario:
    g = rich(*cards, vp=10).recall()
    assert g.kind() == "endgame_intrigue"
    return g


@rule("B-INT-01")
@pytest.mark.parametrize(
    ("kind", "moment"), [("plot", at_turn), ("combat", in_combat), ("win", after_winning), ("endgame", at_the_end)]
)
def test_every_card_is_offered_at_the_moments_of_its_types_only(kind: str, moment) -> None:
    assert len(TYPES) == 34
    assert offered(moment(*TYPES)) == of_type(kind)


@rule("B-INT-01")
def test_card_of_two_types_is_used_for_one_of_them() -> None:
    # The other card keeps the step open.
    for g, swords, spice in ((in_combat("tiebreaker", "ambush"), 2, 20), (at_the_end("tiebreaker", "ambush"), 0, 30)):
        g.do("intrigue tiebreaker")
        assert (g.seat_of(0).swords, g.seat_of(0).spice) == (swords, spice)
        assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
        assert g.intrigue_names(g.state.intrigue_discard) == ["tiebreaker"]


@rule("B-INT-02")
def test_plot_cards_at_any_moment_of_the_own_turns() -> None:
    plots = ["windfall", "water_peddlers_union", "favored_subject", "guild_authorization"]
    g = scenario(seats=3).hand(0, "reconnaissance", "convincing_argument").deck(0, "dagger")
    g.intrigue(0, *plots, "know_their_ways", "secret_of_the_sisterhood").solari(0, 0).water(0, 0).turn(0)

    # Two in a row before the kind of turn is chosen.
    g.do("intrigue windfall", "intrigue water_peddlers_union")
    assert (g.seat_of(0).solari, g.seat_of(0).water) == (2, 1)
    assert g.kind() == "play_card"
    # With an effect of the space still open, and after it.
    g.do("agent reconnaissance > arrakeen")
    assert "end turn" not in g.options()
    g.do("intrigue favored_subject")
    assert g.influence_of(0, "emperor") == 1
    g.do("resolve arrakeen draw 1", "intrigue guild_authorization")
    assert g.influence_of(0, "guild") == 1
    g.do("end turn")
    # Nobody plays in another player's turn.
    for seat in (1, 2):
        assert g.decider() == seat
        assert offered(g) == set()
        g.do("reveal")
        assert offered(g) == set()
        g.do("end turn")
    # In the Reveal turn before and after acquiring.
    g.do("reveal", "intrigue know_their_ways")
    assert g.influence_of(0, "fremen") == 1
    g.do("acquire arrakis_liaison", "intrigue secret_of_the_sisterhood")
    assert g.influence_of(0, "bene_gesserit") == 1


@rule("F-INT-02")
@pytest.mark.parametrize("moment", ["first Agent turn", "second Agent turn", "Reveal turn"])
def test_plot_card_in_any_agent_turn_and_in_the_reveal_turn(moment: str) -> None:
    g = scenario(seats=3).hand(0, "dagger").solari(0, 0).intrigue(0, "windfall")
    if moment == "second Agent turn":
        g.agent_at(0, "wealth")
    g.turn(0)
    g.do("reveal" if moment == "Reveal turn" else "agent dagger > hall_of_oratory")
    assert offered(g) == {"windfall"}
    g.do("intrigue windfall")
    assert g.seat_of(0).solari == 2


@rule("B-INT-03")
def test_combat_cards_only_in_the_combat_phase() -> None:
    combat = sorted(of_type("combat") - {"tiebreaker"})
    g = at_turn(*combat)
    assert offered(g) == set()
    g.do("agent reconnaissance > carthag")
    assert offered(g) == set()
    g = at_turn(*combat).do("reveal")
    assert offered(g) == set()
    assert offered(at_the_end(*combat)) == set()
    assert offered(in_combat(*combat)) == set(combat)


@rule("B-INT-04")
def test_endgame_cards_only_at_the_end_of_the_game() -> None:
    endgame = ("corner_the_market", "plans_within_plans")
    g = at_turn(*endgame)
    assert offered(g) == set()
    g.do("agent reconnaissance > carthag")
    assert offered(g) == set()
    assert offered(at_turn(*endgame).do("reveal")) == set()
    assert offered(in_combat(*endgame)) == set()
    assert offered(after_winning(*endgame)) == set()
    # Recall of a round after which the game goes on asks for none either.
    assert rich(*endgame, vp=9).recall().kind() == "play_card"
    assert offered(at_the_end(*endgame)) == set(endgame)


# --- where the cards are kept --------------------------------------------------------------------------------------


@rule("B-INT-05")
def test_only_the_owner_sees_the_cards_until_they_are_played() -> None:
    g = scenario(seats=3).intrigue_deck("windfall", "ambush").hand(0, "piter_de_vries").turn(0)
    g.do("agent piter_de_vries > hall_of_oratory", "resolve piter_de_vries intrigue 1")

    def seen(viewer: int | None) -> str:
        events = [event.to_json() for event in g.game.events(seat=viewer)]
        return json.dumps([g.game.view(viewer), events])

    assert g.game.view(1)["seats"][0]["intrigue_count"] == 1
    assert "windfall" in seen(0)
    assert all("windfall" not in seen(viewer) for viewer in (1, 2, None))
    g.do("end turn")
    # The owner may look in another player's turn too.
    assert g.decider() == 1
    assert g.game.view(0)["seats"][0]["intrigue"] == ["windfall"]
    g.turn(0).do("intrigue windfall")
    assert all("windfall" in seen(viewer) for viewer in (0, 1, 2, None))


@rule("B-INT-06")
def test_card_goes_to_the_discard_pile_once_it_is_resolved() -> None:
    g = scenario(seats=3).intrigue(0, "bribery", "ambush").intrigue_discard("windfall").solari(0, 2).turn(0)
    g.do("intrigue bribery")
    assert g.kind() == "gain_influence"
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.intrigue_names(g.state.intrigue_discard) == ["windfall"]
    g.do("influence guild")
    assert g.game.view(None)["intrigue_discard"] == ["windfall", "bribery"]
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.game.view(None)["seats"][0]["face_up"] == []


@rule("B-INT-06")
def test_card_that_ends_the_turn_is_discarded_too() -> None:
    g = scenario(seats=3).hand(0, "dagger").intrigue(0, "bindu_suspension").turn(0)
    g.do("intrigue bindu_suspension", "pass turn")
    assert g.decider() == 1
    assert g.intrigue_names(g.state.intrigue_discard) == ["bindu_suspension"]
    assert g.game.view(None)["seats"][0]["face_up"] == []


@rule("B-INT-06", "B-INT-09")
def test_card_being_resolved_is_not_shuffled_into_the_new_deck() -> None:
    # The Intrigue card of 4 Bene Gesserit Influence comes while the played card still lies face up.
    g = scenario(seats=3).influence(0, "bene_gesserit", 3).intrigue(0, "secret_of_the_sisterhood")
    g.intrigue_deck().intrigue_discard("ambush").turn(0).do("intrigue secret_of_the_sisterhood")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.intrigue_names(g.state.intrigue_discard) == ["secret_of_the_sisterhood"]


@rule("B-INT-08")
def test_intrigue_cards_are_apart_from_hand_and_deck_without_a_limit() -> None:
    held = sorted(of_type("combat"))[:6] * 2
    g = scenario(seats=3).intrigue(0, *held).hand(0).deck(0, *["dagger"] * 7).discard(0).turn(0)
    # Nothing of them is revealed, cleaned up or drawn.
    g.do("reveal")
    assert g.names(g.seat_of(0).play) == []
    g.do("end turn")
    assert g.names(g.seat_of(0).discard) == []
    g.round_start()
    assert g.names(g.seat_of(0).hand) == ["dagger"] * 5
    assert g.intrigue_names(g.seat_of(0).intrigue) == held
    # A thirteenth card is drawn as usual.
    g.intrigue_deck("windfall").hand(0, "reconnaissance").turn(0)
    g.do("agent reconnaissance > carthag", "resolve carthag intrigue 1")
    assert g.intrigue_names(g.seat_of(0).intrigue) == [*held, "windfall"]
    assert g.names(g.seat_of(0).hand) == []


@rule("B-INT-08", "F-OPT-05")
def test_intrigue_cards_cannot_be_discarded_in_place_of_a_card() -> None:
    g = scenario(seats=3).hand(0, "test_of_humanity").hand(1, "dagger").hand(2)
    g.intrigue(1, "ambush").intrigue(2, "ambush").turn(0)
    g.do("agent test_of_humanity > hall_of_oratory")
    g.do(*[text for text in g.options() if text.startswith("resolve test_of_humanity")])
    assert g.decider() == 1
    if g.kind() == "choose_effect":
        assert len(g.options()) == 1
        g.do(g.options()[0])
    assert g.options() == ["discard dagger"]
    g.do("discard dagger")
    # Seat 2 has an Intrigue card but no hand: it is not asked.
    assert g.decider() == 0
    assert [g.intrigue_names(g.seat_of(seat).intrigue) for seat in (1, 2)] == [["ambush"], ["ambush"]]


@rule("B-INT-09", "F-INT-04")
@pytest.mark.parametrize("left", [0, 1])
def test_exhausted_deck_is_renewed_from_the_discard_pile(left: int) -> None:
    g = scenario(seats=3).first(0).conflict("cloak_and_dagger").troops(0, garrison=0, deployed=3)
    g.intrigue_deck(*["windfall"][:left]).intrigue_discard("ambush", "bribery", "refocus").combat()
    g.do("resolve cloak_and_dagger intrigue 2")
    drawn = g.intrigue_names(g.seat_of(0).intrigue)
    deck = g.intrigue_names(g.state.intrigue_deck)
    assert len(drawn) == 2
    assert drawn[:left] == ["windfall"][:left]
    assert sorted([*drawn[left:], *deck]) == ["ambush", "bribery", "refocus"]
    assert g.intrigue_names(g.state.intrigue_discard) == []


@rule("B-INT-09")
def test_deck_and_discard_pile_both_empty() -> None:
    g = scenario(seats=3).intrigue_deck().intrigue_discard().hand(0, "reconnaissance").turn(0)
    g.do("agent reconnaissance > carthag", "resolve carthag intrigue 1", "end turn")
    assert g.intrigue_names(g.seat_of(0).intrigue) == []


@rule("B-INT-09", "F-INT-04")
def test_renewed_deck_is_shuffled() -> None:
    pile = ["ambush", "bribery", "refocus", "windfall", "charisma", "infiltrate", "tiebreaker"]
    orders = set()
    for seed in range(6):
        g = scenario(seats=3, seed=seed).intrigue_deck().intrigue_discard(*pile).hand(0, "reconnaissance").turn(0)
        g.do("agent reconnaissance > carthag", "resolve carthag intrigue 1")
        order = [*g.intrigue_names(g.state.intrigue_deck), *g.intrigue_names(g.seat_of(0).intrigue)]
        assert sorted(order) == sorted(pile)
        orders.add(tuple(order))
    assert len(orders) > 3


@rule("B-INT-10")
@pytest.mark.parametrize(
    "space", [space["id"] for space in yaml.safe_load((FACTS / "board.yaml").read_text())["spaces"]]
)
def test_spaces_that_give_an_intrigue_card(space: str) -> None:
    g = scenario(seats=3).hand(0, "kwisatz_haderach").deck(0, *["dagger"] * 9).solari(0, 20).spice(0, 20).water(0, 20)
    g.influence(0, "fremen", 2).intrigue_deck("ambush", "windfall").turn(0).do(f"agent kwisatz_haderach > {space}")
    while "end turn" not in g.options():
        g.do(g.options()[0])
    expected = ["ambush"] if space in ("carthag", "conspire", "secrets") else []
    assert g.intrigue_names(g.seat_of(0).intrigue) == expected


ICON_SOURCES = {
    "Agent box": ("paul_atreides", "piter_de_vries", ["agent piter_de_vries > hall_of_oratory"]),
    "arrow": ("paul_atreides", "imperial_spy", ["agent imperial_spy > wealth", "resolve imperial_spy pay trash_self"]),
    "Reveal box": ("paul_atreides", "thufir_hawat", ["reveal"]),
    "Signet Ring": ("baron_vladimir_harkonnen", "signet_ring", ["agent signet_ring > hall_of_oratory"]),
    "Influence track": ("paul_atreides", "diplomacy", ["agent diplomacy > selective_breeding"]),
}


@rule("B-INT-10")
@pytest.mark.parametrize("source", ICON_SOURCES)
def test_every_intrigue_icon_draws_a_card(source: str) -> None:
    leader, card, texts = ICON_SOURCES[source]
    g = scenario(seats=3, leaders=(leader, "duke_leto_atreides", "earl_memnon_thorvald")).hand(0, card)
    g.influence(0, "bene_gesserit", 3).spice(0, 2).solari(0, 1).intrigue_deck("ambush", "windfall").turn(0).do(*texts)
    for start in ("resolve signet_ring", "resolve baron", "resolve piter", "resolve thufir", "resolve selective"):
        for text in [text for text in g.options() if text.startswith(start) and "trash" not in text]:
            g.do(text)
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]


# --- conditions and costs ------------------------------------------------------------------------------------------

# Card, the moment it belongs to, and its whole cost.
COSTS = {
    "bribery": (at_turn, {"solari": 2}),
    "calculated_hire": (at_turn, {"spice": 1}),
    "choam_shares": (at_turn, {"solari": 7}),
    "double_cross": (at_turn, {"solari": 1}),
    "reinforcements": (at_turn, {"solari": 3}),
    "the_sleeper_must_awaken": (at_turn, {"spice": 4}),
    "water_of_life": (at_turn, {"water": 1, "spice": 1}),
    "allied_armada": (in_combat, {"spice": 2}),
    "private_army": (in_combat, {"spice": 2}),
}


def with_goods(card: str, goods: dict[str, int]) -> Scenario:
    """Hold the card at its moment with exactly these goods."""
    moment, _ = COSTS[card]
    g = (
        rich(card, "to_the_victor")
        .solari(0, goods.get("solari", 0))
        .spice(0, goods.get("spice", 0))
        .water(0, goods.get("water", 0))
    )
    return g.turn(0) if moment is at_turn else g.combat()


@rule("B-INT-07", "F-INT-01", "F-OPT-03")
@pytest.mark.parametrize("card", COSTS)
def test_cost_of_an_intrigue_card_is_paid_by_playing_it(card: str) -> None:
    cost = COSTS[card][1]
    g = with_goods(card, cost)
    assert offered(g) == {card}
    g.do(f"intrigue {card}")
    seat = g.seat_of(0)
    assert (seat.solari, seat.spice, seat.water) == (0, 0, 0)
    assert "decline" not in g.options()
    for resource in cost:
        short = with_goods(card, {**cost, resource: cost[resource] - 1})
        assert offered(short) == set()


@rule("B-INT-07", "F-INT-01")
def test_lost_troops_as_a_cost() -> None:
    g = rich("staged_incident").troops(0, garrison=9, deployed=2).combat()
    assert offered(g) == set()
    g = rich("staged_incident").troops(0, garrison=0, deployed=3).combat().do("intrigue staged_incident")
    assert g.seat_of(0).conflict == 0
    assert g.seat_of(0).vp == 1


@rule("F-OPT-03")
@pytest.mark.parametrize(("branch", "spice", "gain"), [("influence_pick", 5, 1), ("pay spice 2", 3, 2)])
def test_cost_inside_a_choice_is_paid_with_the_choice(branch: str, spice: int, gain: int) -> None:
    g = rich("demand_respect").spice(0, 5).combat().do("pass", "intrigue demand_respect")
    texts = [text for text in g.options() if text.startswith(f"choose {branch}")]
    assert len(texts) == 1
    g.do(texts[0])
    assert g.seat_of(0).spice == spice
    g.do("influence guild")
    assert g.influence_of(0, "guild") == 3 + gain


@rule("F-OPT-03")
def test_choice_with_a_cost_out_of_reach_is_not_offered() -> None:
    g = rich("demand_respect").spice(0, 1).combat().do("pass", "intrigue demand_respect")
    assert not any("pay" in text for text in g.options())
    g.do(*[text for text in g.options() if text.startswith("choose ")], "influence guild")
    assert g.influence_of(0, "guild") == 4


@rule("B-INT-07", "F-INT-01")
def test_condition_of_an_intrigue_card() -> None:
    # Councilor's Dispensation needs a High Council seat.
    g = scenario(seats=3).intrigue(0, "councilors_dispensation").spice(0, 0).turn(0)
    assert offered(g) == set()
    g.council(0).turn(0).do("intrigue councilors_dispensation")
    assert g.seat_of(0).spice == 2
    # Allied Armada needs an Alliance, of whatever Faction, and one's own.
    g = scenario(seats=3).intrigue(0, "allied_armada").spice(0, 2).troops(0, 0, 1).alliance("guild", 1).combat()
    assert g.kind() == "combat_intrigue"
    assert offered(g) == set()
    assert offered(g.alliance("guild", 0).combat()) == {"allied_armada"}
    # Double Cross needs a troop of an opponent in the Conflict, Calculated Hire the Mentat on its space.
    g = scenario(seats=3).intrigue(0, "double_cross").solari(0, 1).troops(0, 2, 2).turn(0)
    assert offered(g) == set()
    assert offered(g.troops(2, 2, 1).turn(0)) == {"double_cross"}
    g = scenario(seats=3).intrigue(0, "calculated_hire").spice(0, 1)
    g.mentat_holder = 1
    assert offered(g.turn(0)) == set()


@rule("B-INT-07")
@pytest.mark.parametrize(("tracks", "playable"), [(2, False), (3, True), (4, True)])
def test_condition_of_an_endgame_card(tracks: int, playable: bool) -> None:
    g = scenario(seats=3).intrigue(0, "plans_within_plans").vp(0, 10)
    for faction in ("emperor", "guild", "bene_gesserit", "fremen")[:tracks]:
        g.influence(0, faction, 3)
    assert offered(g.recall()) == ({"plans_within_plans"} if playable else set())


# --- cards for the coming Reveal turn ------------------------------------------------------------------------------


@rule("F-INT-03")
@pytest.mark.parametrize(("card", "gain"), [("charisma", 2), ("recruitment_mission", 1)])
def test_card_for_the_reveal_turn_waits_face_up(card: str, gain: int) -> None:
    g = scenario(seats=3).hand(0, "dagger").hand(1).hand(2).intrigue(0, card).turn(0)
    g.do("agent dagger > hall_of_oratory", f"intrigue {card}")
    assert g.seat_of(0).persuasion == 0
    g.do("end turn", "reveal", "end turn", "reveal", "end turn")
    assert g.game.view(1)["seats"][0]["face_up"] == [card]
    assert g.intrigue_names(g.state.intrigue_discard) == []
    # 1 more Persuasion is that of Hall of Oratory.
    g.do("reveal")
    assert g.seat_of(0).persuasion == gain + 1
    g.do("end turn")
    assert g.intrigue_names(g.state.intrigue_discard) == [card]
    assert g.game.view(1)["seats"][0]["face_up"] == []
    # It is used up: nothing is left of it in the next round.
    assert g.state.round == 2
    g.hand(0).turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 0


@rule("F-INT-03")
def test_card_for_the_reveal_turn_played_in_it_works_at_once() -> None:
    g = scenario(seats=3).hand(0).intrigue(0, "charisma").turn(0).do("reveal", "intrigue charisma")
    assert g.seat_of(0).persuasion == 2
    g.do("acquire arrakis_liaison", "end turn")
    assert g.intrigue_names(g.state.intrigue_discard) == ["charisma"]
    assert g.seat_of(0).persuasion == 0
