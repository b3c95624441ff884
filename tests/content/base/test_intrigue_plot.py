"""Plot Intrigue cards: when each may be played, what it costs, what it does."""

from __future__ import annotations

import pytest

from tests.content.base.kit import (
    DRAW,
    FACTIONS,
    RECRUIT,
    SENT,
    Changes,
    Watch,
    offered,
    resolve_all,
    rich,
    times,
    total,
)
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

PLOT = (
    "bindu_suspension",
    "bribery",
    "bypass_protocol",
    "calculated_hire",
    "charisma",
    "choam_shares",
    "councilors_dispensation",
    "dispatch_an_envoy",
    "double_cross",
    "favored_subject",
    "guild_authorization",
    "infiltrate",
    "know_their_ways",
    "poison_snooper",
    "rapid_mobilization",
    "recruitment_mission",
    "refocus",
    "reinforcements",
    "secret_of_the_sisterhood",
    "the_sleeper_must_awaken",
    "urgent_mission",
    "water_of_life",
    "water_peddlers_union",
    "windfall",
)

# Cards without a choice: what playing them changes, whenever it is done.
PLAIN_PLOT: dict[str, Changes] = {
    "choam_shares": {"solari": -7, "vp": 1},
    "councilors_dispensation": {"spice": 2},
    "favored_subject": {"emperor": 1},
    "guild_authorization": {"guild": 1},
    "know_their_ways": {"fremen": 1},
    "secret_of_the_sisterhood": {"bene_gesserit": 1},
    "the_sleeper_must_awaken": {"spice": -4, "vp": 1},
    "water_peddlers_union": {"water": 1},
    "windfall": {"solari": 2},
}

# What playing costs; an arrow on an Intrigue card is not optional.
COSTS: list[tuple[str, str, int]] = [
    ("bribery", "solari", 2),
    ("calculated_hire", "spice", 1),
    ("choam_shares", "solari", 7),
    ("double_cross", "solari", 1),
    ("reinforcements", "solari", 3),
    ("the_sleeper_must_awaken", "spice", 4),
    ("water_of_life", "water", 1),
    ("water_of_life", "spice", 1),
]


def holding(*cards: str) -> Scenario:
    """A position in which every Plot card can be played: a Council seat, an Agent out, an opponent in the Conflict."""
    g = rich("dune_the_desert_planet", "diplomacy").intrigue(0, *cards).council(0).agents(0, 3)
    return g.agent_at(0, "hall_of_oratory").troops(1, garrison=3, deployed=2)


def at(moment: str, *cards: str) -> Scenario:
    """The position at a moment of seat 0's turn: before its kind is chosen, in the Agent or in the Reveal turn."""
    g = holding(*cards).turn(0)
    if moment == "agent":
        g.do("agent dune_the_desert_planet > secure_contract")
    elif moment == "reveal":
        g.do("reveal")
    return g


MOMENTS = ("start", "agent", "reveal")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", PLOT)
@rule("B-INT-02", "F-INT-02")
def test_plot_card_may_be_played_in_any_own_turn(card: str, moment: str) -> None:
    playable = card != "bindu_suspension" or moment == "start"
    assert (f"intrigue {card}" in at(moment, card).options()) is playable


@pytest.mark.parametrize("card", PLOT)
@rule("B-INT-02", "B-INT-03", "B-INT-04")
def test_plot_card_cannot_be_played_outside_the_own_turn(card: str) -> None:
    g = holding().intrigue(1, card).hand(1, "dagger").turn(0)
    assert offered(g, "intrigue") == []
    g = holding(card).troops(0, garrison=3, deployed=5).combat()
    assert g.kind() == "combat_intrigue"
    assert g.options() == ["pass"]
    g.do("pass")
    assert g.kind() == "take_reward"
    assert g.options() == ["pass"]
    g = holding(card).conflict_deck().recall()
    assert g.kind() == "endgame_intrigue"
    assert g.options() == ["pass"]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", PLAIN_PLOT)
@rule("B-INT-06")
def test_plain_plot_card(card: str, moment: str) -> None:
    g = at(moment, card)
    watch = Watch(g)
    g.do(f"intrigue {card}")
    assert watch.only(0) == total({"intrigue": -1}, PLAIN_PLOT[card])
    assert g.intrigue_names(g.state.intrigue_discard) == [card]


@pytest.mark.parametrize(("card", "resource", "n"), COSTS)
@rule("B-INT-07", "F-OPT-03")
def test_cost_must_be_payable(card: str, resource: str, n: int) -> None:
    for have, playable in ((n, True), (n - 1, False)):
        g = holding(card)
        setattr(g.seat_of(0), resource, have)
        g.turn(0)
        assert (f"intrigue {card}" in g.options()) is playable


@rule("B-INT-02")
def test_any_number_of_plot_cards_in_one_turn() -> None:
    g = holding("windfall", "favored_subject", "water_peddlers_union").turn(0)
    watch = Watch(g)
    g.do("intrigue windfall", "intrigue favored_subject", "intrigue water_peddlers_union")
    assert watch.only(0) == {"intrigue": -3, "solari": 2, "emperor": 1, "water": 1}


# --- bindu_suspension ------------------------------------------------------------------------------------------------


@rule("B-CLR-03")
def test_bindu_suspension_draws_and_may_pass_the_turn() -> None:
    g = holding("bindu_suspension").turn(0)
    watch = Watch(g)
    g.do("intrigue bindu_suspension")
    assert g.options() == ["pass turn", "decline"]
    g.do("pass turn")
    assert watch.only(0) == total({"intrigue": -1}, DRAW)
    assert g.intrigue_names(g.state.intrigue_discard) == ["bindu_suspension"]
    assert g.decider() == 1
    # The player has neither revealed nor sent anybody and takes a further turn later in the round.
    for seat in (1, 2, 3):
        g.hand(seat)
        g.do("reveal", "end turn")
    assert g.decider() == 0
    assert {"reveal", "agent dune_the_desert_planet"} <= set(g.options())


@pytest.mark.parametrize("kind", ["agent", "reveal"])
@rule("B-CLR-03")
def test_bindu_suspension_may_be_followed_by_a_normal_turn(kind: str) -> None:
    g = holding("bindu_suspension").turn(0)
    watch = Watch(g)
    g.do("intrigue bindu_suspension", "decline")
    assert watch.only(0) == total({"intrigue": -1}, DRAW)
    assert g.decider() == 0
    assert g.kind() == "play_card"
    if kind == "agent":
        g.do("agent dune_the_desert_planet > secure_contract")
        assert g.kind() == "resolve"
    else:
        g.do("reveal")
        assert len(g.seat_of(0).play) == 3


@rule("B-CLR-03")
def test_bindu_suspension_only_before_anything_else() -> None:
    g = holding("bindu_suspension", "windfall").turn(0).do("intrigue windfall")
    assert "intrigue bindu_suspension" not in g.options()


# --- bribery ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_bribery_buys_influence_of_choice(faction: str) -> None:
    g = holding("bribery").turn(0)
    watch = Watch(g)
    g.do("intrigue bribery")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {faction}")
    assert watch.only(0) == {"intrigue": -1, "solari": -2, faction: 1}
    assert g.intrigue_names(g.state.intrigue_discard) == ["bribery"]


# --- bypass_protocol -------------------------------------------------------------------------------------------------


def bypass(*row: str) -> Scenario:
    return holding("bypass_protocol").row(*row).turn(0)


@rule("B-ACQ-10")
def test_bypass_protocol_acquires_a_card_of_cost_three_or_less() -> None:
    g = bypass("space_travel", "carryall", "firm_grip", "dr_yueh", "kwisatz_haderach")
    watch = Watch(g)
    g.do("intrigue bypass_protocol", "choose acquire_free")
    assert sorted(g.options()) == ["acquire arrakis_liaison", "acquire dr_yueh", "acquire space_travel"]
    g.do("acquire space_travel")
    assert watch.only(0) == {"intrigue": -1, "discard": 1}
    assert g.names(g.seat_of(0).discard) == ["space_travel"]
    # The gap is refilled at once from the Imperium deck.
    assert g.names(g.state.row) == ["carryall", "firm_grip", "dr_yueh", "kwisatz_haderach", "spice_hunter"]


@rule("F-CRD-07")
def test_bypass_protocol_pays_spice_for_a_card_of_cost_five_or_less_on_top_of_the_deck() -> None:
    g = bypass("space_travel", "carryall", "firm_grip", "opulence", "kwisatz_haderach")
    watch = Watch(g)
    g.do("intrigue bypass_protocol", "choose pay spice 2")
    # Neither The Spice Must Flow (9) nor Foldspace (no cost at all).
    assert sorted(g.options()) == [
        "acquire arrakis_liaison",
        "acquire carryall",
        "acquire firm_grip",
        "acquire space_travel",
    ]
    g.do("acquire carryall")
    assert watch.only(0) == {"intrigue": -1, "spice": -2, "deck": 1}
    assert g.names(g.seat_of(0).deck)[-1] == "carryall"


@rule("B-ACQ-09")
def test_bypass_protocol_brings_the_acquire_effect() -> None:
    g = bypass("chani", "dr_yueh")
    watch = Watch(g)
    g.do("intrigue bypass_protocol", "choose pay spice 2", "acquire chani")
    assert watch.only(0) == {"intrigue": -1, "spice": -2, "deck": 1, "water": 1}


def test_bypass_protocol_without_spice_offers_the_free_card_only() -> None:
    g = holding("bypass_protocol").spice(0, 1).turn(0).do("intrigue bypass_protocol")
    assert g.options() == ["choose acquire_free"]


def test_bypass_protocol_needs_a_card_to_acquire() -> None:
    g = holding("bypass_protocol").row("carryall").reserve("arrakis_liaison", 0).turn(0).do("intrigue bypass_protocol")
    assert g.options() == ["choose pay spice 2"]
    g = holding("bypass_protocol").row("opulence").reserve("arrakis_liaison", 0).turn(0)
    assert "intrigue bypass_protocol" not in g.options()


# --- calculated_hire -------------------------------------------------------------------------------------------------


@rule("B-CLR-04", "B-ICO-14", "B-AGT-16")
def test_calculated_hire_takes_the_mentat_as_an_agent() -> None:
    g = holding("calculated_hire").agents(0, 0).turn(0)
    assert offered(g, "agent") == []
    watch = Watch(g)
    g.do("intrigue calculated_hire")
    assert watch.only(0) == {"intrigue": -1, "spice": -1, "agents": 1}
    assert g.mentat_holder == 0
    g.do("agent dune_the_desert_planet > secure_contract")
    assert g.seat_of(0).agents == 0


@rule("B-CLR-04")
def test_calculated_hire_needs_the_mentat_on_its_space() -> None:
    g = holding("calculated_hire")
    g.mentat_holder = 1
    assert "intrigue calculated_hire" not in g.turn(0).options()


@rule("B-RCL-02")
def test_calculated_hire_lasts_for_the_round() -> None:
    g = holding("calculated_hire").turn(0).do("intrigue calculated_hire")
    g.recall()
    assert g.mentat_holder == -1
    assert g.seat_of(0).agents == 2


# --- charisma --------------------------------------------------------------------------------------------------------


@rule("F-INT-03")
def test_charisma_waits_face_up_for_the_reveal_turn() -> None:
    g = at("agent", "charisma")
    watch = Watch(g)
    g.do("intrigue charisma")
    assert watch.only(0) == {"intrigue": -1, "face_up": 1}
    assert g.intrigue_names(g.seat_of(0).face_up) == ["charisma"]
    g.do("end turn").turn(0).do("reveal")
    # Council seat 2, Hall of Oratory 1, Diplomacy 1, Charisma 2.
    assert g.seat_of(0).persuasion == 2 + 1 + 1 + 2
    g.do("end turn")
    assert g.intrigue_names(g.seat_of(0).face_up) == []
    assert g.intrigue_names(g.state.intrigue_discard) == ["charisma"]


def test_charisma_in_the_reveal_turn_counts_at_once() -> None:
    g = at("reveal", "charisma")
    persuasion = g.seat_of(0).persuasion
    g.do("intrigue charisma")
    assert g.seat_of(0).persuasion == persuasion + 2
    g.do("end turn")
    assert g.intrigue_names(g.state.intrigue_discard) == ["charisma"]


def test_charisma_before_the_reveal_of_the_same_turn_counts_once() -> None:
    g = at("start", "charisma").do("intrigue charisma")
    assert g.seat_of(0).persuasion == 0
    g.do("reveal")
    assert g.seat_of(0).persuasion == 2 + 1 + 1 + 1 + 2


# --- councilors_dispensation -----------------------------------------------------------------------------------------


@rule("F-INT-01")
def test_councilors_dispensation_needs_a_council_seat() -> None:
    g = rich("dagger").intrigue(0, "councilors_dispensation").turn(0)
    assert offered(g, "intrigue") == []
    g.do("agent dagger > high_council")
    assert offered(g, "intrigue") == ["intrigue councilors_dispensation"]
    g.do("intrigue councilors_dispensation")
    assert g.seat_of(0).spice == 22


# --- dispatch_an_envoy -----------------------------------------------------------------------------------------------


@rule("F-CRD-18")
def test_dispatch_an_envoy_adds_the_four_faction_icons() -> None:
    g = rich("dagger").intrigue(0, "dispatch_an_envoy").turn(0).do("intrigue dispatch_an_envoy", "agent dagger")
    spaces = {text.removeprefix("agent dagger > ") for text in g.options()}
    landsraad = {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}
    factions = {"conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets"}
    assert spaces == landsraad | factions | {"hardy_warriors", "stillsuits"}


def test_dispatch_an_envoy_lasts_for_one_turn() -> None:
    g = rich("dagger", "dagger").intrigue(0, "dispatch_an_envoy").turn(0)
    resolve_all(g.do("intrigue dispatch_an_envoy", "agent dagger > wealth")).do("end turn").turn(0)
    assert "agent dagger > stillsuits" not in g.do("agent dagger").options()


# --- double_cross ----------------------------------------------------------------------------------------------------


def test_double_cross_removes_an_enemy_troop_and_deploys_one_from_the_supply() -> None:
    g = rich().intrigue(0, "double_cross").troops(1, garrison=3, deployed=2).troops(3, garrison=3, deployed=1).turn(0)
    watch = Watch(g)
    g.do("intrigue double_cross")
    assert g.options() == ["opponent 1", "opponent 3"]
    g.do("opponent 3")
    assert watch.of(0) == {"intrigue": -1, "solari": -1, "supply": -1, "conflict": 1}
    assert watch.of(1) == {}
    assert watch.of(2) == {}
    assert watch.of(3) == {"conflict": -1, "supply": 1}


@rule("F-CRD-05")
def test_double_cross_needs_an_enemy_troop_in_the_conflict() -> None:
    g = rich().intrigue(0, "double_cross").troops(0, garrison=3, deployed=2).turn(0)
    assert offered(g, "intrigue") == []


@rule("F-CRD-06", "B-GEN-04")
def test_double_cross_without_a_troop_in_the_supply() -> None:
    g = rich().intrigue(0, "double_cross").troops(0, garrison=12).troops(1, garrison=3, deployed=2).turn(0)
    watch = Watch(g)
    g.do("intrigue double_cross", "opponent 1")
    assert watch.of(0) == {"intrigue": -1, "solari": -1}
    assert watch.of(1) == {"conflict": -1, "supply": 1}


@rule("B-REV-12")
def test_double_cross_lowers_the_marker_of_a_player_who_has_revealed() -> None:
    g = rich().intrigue(0, "double_cross").troops(1, garrison=3, deployed=2).swords(1, 3).turn(0)
    assert g.marker_of(1) == 7
    g.do("intrigue double_cross", "opponent 1")
    assert g.marker_of(1) == 5


# --- infiltrate ------------------------------------------------------------------------------------------------------


def test_infiltrate_enters_a_space_with_enemy_agents() -> None:
    g = rich("diplomacy").intrigue(0, "infiltrate").agent_at(1, "wealth").turn(0)
    assert "agent diplomacy > wealth" not in g.do("agent diplomacy").options()
    g.turn(0)
    watch = Watch(g)
    resolve_all(g.do("intrigue infiltrate", "agent diplomacy > wealth"))
    assert watch.only(0) == total(SENT, {"intrigue": -1, "emperor": 1, "solari": 2})


def test_infiltrate_does_not_enter_a_space_with_an_own_agent() -> None:
    g = rich("diplomacy").intrigue(0, "infiltrate").agent_at(0, "wealth").agent_at(1, "wealth", "secrets").turn(0)
    g.do("intrigue infiltrate", "agent diplomacy")
    assert "agent diplomacy > wealth" not in g.options()
    assert "agent diplomacy > secrets" in g.options()


def test_infiltrate_lasts_for_one_agent() -> None:
    g = rich("diplomacy", "diplomacy").intrigue(0, "infiltrate").agent_at(1, "wealth", "secrets").turn(0)
    resolve_all(g.do("intrigue infiltrate", "agent diplomacy > wealth")).do("end turn").turn(0)
    assert "agent diplomacy > secrets" not in g.do("agent diplomacy").options()


def test_infiltrate_waives_no_cost() -> None:
    g = rich("diplomacy").spice(0, 3).intrigue(0, "infiltrate").agent_at(1, "conspire", "wealth").turn(0)
    g.do("intrigue infiltrate", "agent diplomacy")
    assert "agent diplomacy > conspire" not in g.options()
    assert "agent diplomacy > wealth" in g.options()


# --- poison_snooper --------------------------------------------------------------------------------------------------


def top_in_view(g: Scenario, seat: int) -> object:
    known = g.game.view(seat)["known"]
    assert isinstance(known, dict)
    return known["deck_top"][0]


def test_poison_snooper_shows_the_top_card_to_its_owner() -> None:
    g = at("agent", "poison_snooper")
    assert top_in_view(g, 0) == []
    g.do("intrigue poison_snooper")
    assert g.options() == ["draw", "trash"]
    assert top_in_view(g, 0) == ["dune_the_desert_planet"]
    assert top_in_view(g, 1) == []


def test_poison_snooper_draws_the_card() -> None:
    g = at("agent", "poison_snooper")
    watch = Watch(g)
    g.do("intrigue poison_snooper", "draw")
    assert watch.only(0) == total({"intrigue": -1}, DRAW)
    assert g.names(g.seat_of(0).hand) == ["diplomacy", "dune_the_desert_planet"]
    assert g.names(g.state.trashed) == []


def test_poison_snooper_trashes_the_card() -> None:
    g = at("agent", "poison_snooper")
    watch = Watch(g)
    g.do("intrigue poison_snooper", "trash")
    assert watch.only(0) == {"intrigue": -1, "deck": -1}
    assert g.names(g.state.trashed) == ["dune_the_desert_planet"]


@rule("B-CLR-11", "B-DCK-03")
def test_poison_snooper_is_impossible_with_an_empty_deck() -> None:
    g = rich().intrigue(0, "poison_snooper").deck(0).discard(0, "dagger", "diplomacy").turn(0)
    assert offered(g, "intrigue") == []
    assert g.names(g.seat_of(0).discard) == ["dagger", "diplomacy"]


@rule("F-REV-01", "B-REV-07")
def test_poison_snooper_in_the_reveal_turn_reveals_the_card_at_once() -> None:
    g = at("reveal", "poison_snooper")
    g.deck(0, "stilgar", "dagger")
    watch = Watch(g)
    g.do("intrigue poison_snooper", "draw")
    assert watch.only(0) == {"intrigue": -1, "deck": -1, "play": 1, "persuasion": 2, "swords": 3}


# --- rapid_mobilization ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 5])
@pytest.mark.parametrize("moment", MOMENTS)
@rule("F-OPT-06")
def test_rapid_mobilization_deploys_any_number(n: int, moment: str) -> None:
    g = at(moment, "rapid_mobilization")
    watch = Watch(g)
    g.do("intrigue rapid_mobilization")
    assert g.options() == [f"deploy {i}" for i in range(6)]
    g.do(f"deploy {n}")
    assert watch.only(0) == total({"intrigue": -1, "garrison": -n, "conflict": n})


def test_rapid_mobilization_leaves_the_deployment_of_a_combat_space() -> None:
    g = rich("reconnaissance").intrigue(0, "rapid_mobilization").troops(0, garrison=6).turn(0)
    g.do("agent reconnaissance > carthag", "intrigue rapid_mobilization", "deploy 3", "deploy 3")
    assert g.seat_of(0).conflict == 6
    assert g.seat_of(0).garrison == 1


# --- recruitment_mission ---------------------------------------------------------------------------------------------


@rule("F-CRD-13", "F-INT-03")
def test_recruitment_mission_lets_each_acquired_card_go_on_top_of_the_deck() -> None:
    g = at("agent", "recruitment_mission")
    watch = Watch(g)
    g.do("intrigue recruitment_mission")
    assert watch.only(0) == {"intrigue": -1, "face_up": 1}
    g.do("end turn").row("dr_yueh", "scout").turn(0).do("reveal")
    # Council seat 2, Hall of Oratory 1, Diplomacy 1, the mission 1.
    assert g.seat_of(0).persuasion == 5
    g.do("acquire dr_yueh")
    assert g.options() == ["top", "pile"]
    g.do("top", "acquire arrakis_liaison", "pile", "acquire scout", "top")
    assert g.names(g.seat_of(0).deck)[-2:] == ["dr_yueh", "scout"]
    assert g.names(g.seat_of(0).discard) == ["arrakis_liaison"]
    g.do("end turn")
    assert g.intrigue_names(g.state.intrigue_discard) == ["recruitment_mission"]


@rule("F-CRD-12")
def test_recruitment_mission_does_not_apply_to_agent_turns() -> None:
    g = rich("diplomacy").intrigue(0, "recruitment_mission", "bypass_protocol").turn(0)
    g.do("intrigue recruitment_mission", "agent diplomacy > foldspace", "resolve foldspace acquire foldspace")
    assert g.names(g.seat_of(0).discard) == ["foldspace"]
    g.do("intrigue bypass_protocol", "choose acquire_free", "acquire dr_yueh")
    assert g.kind() == "resolve"
    assert g.names(g.seat_of(0).discard) == ["foldspace", "dr_yueh"]


def test_recruitment_mission_leaves_the_acquire_effect() -> None:
    g = rich().intrigue(0, "recruitment_mission").persuasion(0, 6).row("lady_jessica", "scout").turn(0)
    g.do("intrigue recruitment_mission", "reveal", "acquire lady_jessica", "top")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do("influence guild")
    assert g.influence_of(0, "guild") == 1
    assert g.names(g.seat_of(0).deck)[-1] == "lady_jessica"


@rule("F-CRD-12")
def test_recruitment_mission_lasts_for_this_round() -> None:
    g = rich().intrigue(0, "recruitment_mission").turn(0).do("intrigue recruitment_mission", "reveal", "end turn")
    g.persuasion(0, 2).turn(0).do("reveal", "acquire dr_yueh")
    assert g.kind() == "acquire"
    assert g.names(g.seat_of(0).discard) == ["dr_yueh"]


def test_recruitment_mission_played_in_the_reveal_turn() -> None:
    g = rich().intrigue(0, "recruitment_mission").persuasion(0, 1).row("dr_yueh", "scout").turn(0).do("reveal")
    g.do("intrigue recruitment_mission")
    assert g.seat_of(0).persuasion == 2
    g.do("acquire dr_yueh", "top")
    assert g.names(g.seat_of(0).deck)[-1] == "dr_yueh"


# --- refocus ---------------------------------------------------------------------------------------------------------


def test_refocus_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    g = rich().intrigue(0, "refocus").deck(0, "dagger", "dagger").discard(0, "diplomacy", "stilgar", "chani").turn(0)
    g.do("intrigue refocus")
    actor = g.seat_of(0)
    assert g.names(actor.discard) == []
    assert len(actor.hand) == 1
    assert sorted(g.names(actor.deck) + g.names(actor.hand)) == ["chani", "dagger", "dagger", "diplomacy", "stilgar"]
    assert g.intrigue_names(g.state.intrigue_discard) == ["refocus"]


@rule("F-CRD-14")
def test_refocus_with_an_empty_discard_pile_reshuffles_the_deck() -> None:
    deck = ("dagger", "diplomacy", "stilgar", "chani", "scout", "opulence", "carryall")
    drawn = set()
    for seed in range(12):
        g = rich().intrigue(0, "refocus").deck(0, *deck).turn(0)
        for _ in range(seed):
            g.state.rng.below(10)
        g.do("intrigue refocus")
        assert len(g.seat_of(0).deck) == 6
        assert sorted(g.names(g.seat_of(0).deck) + g.names(g.seat_of(0).hand)) == sorted(deck)
        drawn.update(g.names(g.seat_of(0).hand))
    assert len(drawn) > 2


@rule("F-REV-01")
def test_refocus_in_the_reveal_turn_reveals_the_card_drawn() -> None:
    g = rich().intrigue(0, "refocus").deck(0).discard(0, "stilgar").turn(0).do("reveal")
    watch = Watch(g)
    g.do("intrigue refocus")
    assert watch.only(0) == {"intrigue": -1, "discard": -1, "play": 1, "persuasion": 2, "swords": 3}


# --- reinforcements --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(4))
def test_reinforcements_in_the_reveal_turn_may_be_deployed(n: int) -> None:
    g = at("reveal", "reinforcements")
    watch = Watch(g)
    g.do("intrigue reinforcements")
    assert g.options() == [f"deploy {i}" for i in range(4)]
    g.do(f"deploy {n}")
    assert watch.only(0) == total({"intrigue": -1, "solari": -3, "supply": -3}, {"garrison": 3 - n, "conflict": n})


@rule("F-CON-06")
def test_reinforcements_in_an_agent_turn_at_a_combat_space() -> None:
    g = rich("reconnaissance").intrigue(0, "reinforcements").turn(0).do("agent reconnaissance > carthag")
    g.do("intrigue reinforcements")
    assert g.kind() == "resolve"
    # One from Carthag, three of these, two more from the Garrison.
    assert offered(g, "deploy")[-1] == "deploy 6"


@rule("F-CON-06")
def test_reinforcements_played_before_the_agent_is_sent() -> None:
    g = rich("reconnaissance").troops(0, garrison=3).intrigue(0, "reinforcements").turn(0)
    watch = Watch(g)
    g.do("intrigue reinforcements")
    assert watch.only(0) == total({"intrigue": -1, "solari": -3}, times(3, RECRUIT))
    g.do("agent reconnaissance > carthag")
    assert offered(g, "deploy")[-1] == "deploy 6"


@rule("B-TRP-08")
def test_reinforcements_on_a_turn_without_a_combat_space_stay_in_the_garrison() -> None:
    g = at("agent", "reinforcements").do("intrigue reinforcements")
    assert offered(g, "deploy") == []
    assert g.seat_of(0).garrison == 8


# --- urgent_mission --------------------------------------------------------------------------------------------------


@rule("B-ICO-22")
def test_urgent_mission_recalls_an_agent_that_may_be_sent_again() -> None:
    g = rich("diplomacy").agents(0, 2).agent_at(0, "wealth", "secrets").agent_at(1, "foldspace")
    g.intrigue(0, "urgent_mission").turn(0)
    assert offered(g, "agent") == []
    watch = Watch(g)
    g.do("intrigue urgent_mission")
    assert g.options() == ["recall wealth", "recall secrets"]
    g.do("recall wealth")
    assert watch.only(0) == {"intrigue": -1, "agents": 1}
    assert g.state.agents[g.space("wealth")] == 0
    g.do("agent diplomacy > wealth")
    assert g.state.agents[g.space("wealth")] == 1


def test_urgent_mission_may_recall_the_agent_just_sent() -> None:
    g = rich("reconnaissance").intrigue(0, "urgent_mission").turn(0).do("agent reconnaissance > carthag")
    g.do("intrigue urgent_mission", "recall carthag", "resolve carthag intrigue 1", "end turn")
    assert g.seat_of(0).agents == 2
    assert len(g.seat_of(0).intrigue) == 1


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    g = rich().agent_at(1, "wealth").intrigue(0, "urgent_mission").turn(0)
    assert offered(g, "intrigue") == []


# --- water_of_life ---------------------------------------------------------------------------------------------------


def test_water_of_life_draws_three_cards() -> None:
    g = at("agent", "water_of_life")
    watch = Watch(g)
    g.do("intrigue water_of_life")
    assert watch.only(0) == total({"intrigue": -1, "water": -1, "spice": -1}, times(3, DRAW))
    assert g.names(g.seat_of(0).hand)[1:] == ["dune_the_desert_planet", "reconnaissance", "diplomacy"]


@rule("F-REV-01")
def test_water_of_life_in_the_reveal_turn_reveals_the_cards() -> None:
    g = at("reveal", "water_of_life")
    g.deck(0, "dagger", "diplomacy", "convincing_argument", "stilgar")
    watch = Watch(g)
    g.do("intrigue water_of_life")
    gains = {"deck": -3, "play": 3, "swords": 1, "persuasion": 1 + 2}
    assert watch.only(0) == total({"intrigue": -1, "water": -1, "spice": -1}, gains)


# --- resources from Plot cards pay for spaces ------------------------------------------------------------------------


@rule("B-AGT-09")
def test_windfall_may_pay_the_cost_of_the_space() -> None:
    g = rich("dagger").solari(0, 3).intrigue(0, "windfall").turn(0)
    assert "agent dagger > high_council" not in g.do("agent dagger").options()
    g.turn(0).do("intrigue windfall", "agent dagger > high_council")
    assert g.seat_of(0).solari == 0
    assert g.seat_of(0).council == 1
