"""Imperium cards from Arrakis Recruiter to Fremen Camp: every box as the facts state it."""

from __future__ import annotations

import pytest

from tests.content.base.kit import (
    DRAW,
    FREE_SPACES,
    RECRUIT,
    SENT,
    Changes,
    Watch,
    bond_spice,
    bought,
    cheapest,
    offered,
    poor,
    reachable,
    resolve_all,
    rich,
    sent,
    shown,
    sister_spice,
    spaces_of,
    times,
    total,
)
from tests.support.rulemark import rule

# Cost, Agent icons, Factions.
CARDS: dict[str, tuple[int, str, str]] = {
    "arrakis_recruiter": (2, "city", ""),
    "assassination_mission": (1, "", ""),
    "bene_gesserit_initiate": (3, "landsraad city spice_trade", "bene_gesserit"),
    "bene_gesserit_sister": (3, "bene_gesserit landsraad", "bene_gesserit"),
    "carryall": (5, "spice_trade", ""),
    "chani": (5, "fremen city spice_trade", "fremen"),
    "choam_directorship": (8, "", ""),
    "crysknife": (3, "fremen spice_trade", "fremen"),
    "dr_yueh": (1, "city", ""),
    "duncan_idaho": (4, "city", ""),
    "fedaykin_death_commando": (3, "city spice_trade", "fremen"),
    "firm_grip": (4, "emperor landsraad", "emperor"),
    "fremen_camp": (4, "spice_trade", "fremen"),
}

# What the Agent box alone brings, on a space that costs nothing.
AGENT: list[tuple[str, str, Changes]] = [
    ("arrakis_recruiter", "carthag", RECRUIT),
    ("bene_gesserit_initiate", "hall_of_oratory", DRAW),
    ("bene_gesserit_initiate", "secure_contract", DRAW),
    ("bene_gesserit_sister", "secrets", {}),
    ("bene_gesserit_sister", "hall_of_oratory", {}),
    ("carryall", "secure_contract", {}),
    ("chani", "stillsuits", {}),
    ("chani", "imperial_basin", {}),
    ("crysknife", "stillsuits", {"solari": 1}),
    ("crysknife", "secure_contract", {"solari": 1}),
    ("dr_yueh", "carthag", DRAW),
]

# What the Reveal box alone brings, with no condition met and nothing paid.
REVEAL: dict[str, Changes] = {
    "arrakis_recruiter": {"persuasion": 1, "swords": 1},
    "assassination_mission": {"swords": 1, "solari": 1},
    "bene_gesserit_initiate": {"persuasion": 1},
    "carryall": {"persuasion": 1, "spice": 1},
    "chani": {"persuasion": 2},
    "choam_directorship": {"solari": 3},
    "crysknife": {"swords": 1},
    "dr_yueh": {"persuasion": 1},
    "duncan_idaho": {"swords": 2, "water": 1},
    "fedaykin_death_commando": {"persuasion": 1},
    "firm_grip": {},
    "fremen_camp": {"persuasion": 2, "swords": 1},
}

# The Acquire box.
ACQUIRE: dict[str, Changes] = {
    "chani": {"water": 1},
    "choam_directorship": {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1},
}


@pytest.mark.parametrize("card", CARDS)
@rule("B-AGT-03", "B-CRD-03")
def test_agent_icons(card: str) -> None:
    assert reachable(card) == spaces_of(CARDS[card][1])


@pytest.mark.parametrize("card", CARDS)
@rule("B-ACQ-02", "B-ACQ-06")
def test_cost_and_acquire_box(card: str) -> None:
    cost = CARDS[card][0]
    assert cheapest(card) == cost
    g, changes = bought(card, cost)
    assert changes == total({"persuasion": -cost, "discard": 1}, ACQUIRE.get(card, {}))
    assert g.names(g.seat_of(0).discard) == [card]


@pytest.mark.parametrize("card", CARDS)
def test_factions(card: str) -> None:
    factions = CARDS[card][2].split()
    assert bond_spice(card) == (1 if "fremen" in factions else 0)
    assert sister_spice(card) == (2 if "bene_gesserit" in factions else 0)


@pytest.mark.parametrize(("card", "space", "gains"), AGENT)
def test_plain_agent_box(card: str, space: str, gains: Changes) -> None:
    assert sent(rich(card), card, space) == total(SENT, FREE_SPACES[space], gains)


@pytest.mark.parametrize("card", REVEAL)
def test_plain_reveal_box(card: str) -> None:
    assert shown(rich(card)) == REVEAL[card]


# --- arrakis_recruiter -----------------------------------------------------------------------------------------------


@rule("B-TRP-04")
def test_arrakis_recruiter_recruits_may_be_deployed() -> None:
    g = rich("arrakis_recruiter").turn(0).do("agent arrakis_recruiter > carthag", "deploy 4")
    assert g.seat_of(0).conflict == 4
    assert g.seat_of(0).garrison == 3
    assert offered(g, "deploy") == []


# --- assassination_mission -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "discard", "play"])
@rule("F-CRD-01")
def test_assassination_mission_pays_when_another_effect_trashes_it(zone: str) -> None:
    g = rich("guild_administrator")
    {"hand": g.hand, "discard": g.discard, "play": g.play}[zone](0, "assassination_mission")
    if zone == "hand":
        g.hand(0, "guild_administrator", "assassination_mission")
    g.turn(0).do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    watch = Watch(g)
    g.do(f"trash assassination_mission {zone}")
    assert watch.only(0) == {zone: -1, "solari": 4}
    assert g.names(g.state.trashed) == ["assassination_mission"]


@rule("F-CRD-01")
def test_assassination_mission_pays_when_trashed_from_the_deck() -> None:
    g = rich().deck(0, "assassination_mission", "dagger").intrigue(0, "poison_snooper").turn(0)
    watch = Watch(g)
    g.do("intrigue poison_snooper", "trash")
    assert watch.only(0) == {"deck": -1, "solari": 4, "intrigue": -1}


@rule("F-CRD-01")
def test_assassination_mission_pays_when_trashed_as_a_cost() -> None:
    g = rich("diplomacy", "assassination_mission").turn(0).do("agent diplomacy > selective_breeding")
    watch = Watch(g)
    g.do("resolve selective_breeding pay trash", "trash assassination_mission hand")
    assert watch.only(0) == total({"hand": -1, "solari": 4}, times(2, DRAW))


@rule("F-CRD-01")
def test_assassination_mission_pays_when_trashed_by_a_conflict_reward() -> None:
    g = rich().conflict("terrible_purpose").discard(0, "assassination_mission").troops(0, garrison=0, deployed=2)
    g.combat().do("resolve terrible_purpose trash", "trash assassination_mission discard")
    assert g.seat_of(0).solari == 24


@rule("F-CRD-01")
def test_assassination_mission_cannot_trash_itself() -> None:
    g = rich("assassination_mission").turn(0).do("reveal")
    assert offered(g) == []
    g.do("end turn")
    assert g.names(g.seat_of(0).discard) == ["assassination_mission"]
    assert g.seat_of(0).solari == 21


def test_assassination_mission_pays_nothing_when_discarded() -> None:
    g = rich("test_of_humanity").hand(1, "assassination_mission").turn(0)
    g.do("agent test_of_humanity > hall_of_oratory", "resolve test_of_humanity choose 2")
    g.do("choose discard", "discard assassination_mission")
    assert g.names(g.seat_of(1).discard)[-1] == "assassination_mission"
    assert g.seat_of(1).solari == 20


# --- bene_gesserit_sister --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gain", ["persuasion", "swords"])
def test_bene_gesserit_sister_gives_persuasion_or_swords(gain: str) -> None:
    g = rich("bene_gesserit_sister").turn(0).do("reveal")
    assert "end turn" not in g.options()
    g.do("resolve bene_gesserit_sister choose 2")
    assert g.options() == ["choose persuasion 2", "choose swords 2"]
    watch = Watch(g)
    g.do(f"choose {gain} 2")
    assert watch.only(0) == {gain: 2}
    assert offered(g) == []
    assert "end turn" in g.options()


# --- carryall --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "water", "base"), [("imperial_basin", 0, 1), ("hagga_basin", 1, 2), ("the_great_flat", 2, 3)]
)
@pytest.mark.parametrize("bonus", [0, 3])
@rule("F-CRD-02")
def test_carryall_doubles_the_base_spice_only(space: str, water: int, base: int, bonus: int) -> None:
    g = rich("carryall").bonus_spice(space, bonus)
    assert sent(g, "carryall", space) == total(SENT, {"water": -water, "spice": 2 * base + bonus})
    assert g.state.bonus_spice[g.space(space)] == 0


def test_carryall_does_nothing_for_the_control_bonus() -> None:
    g = rich("carryall").control(0, "imperial_basin")
    assert sent(g, "carryall", "imperial_basin") == total(SENT, {"spice": 2 + 1})


def test_carryall_lasts_for_its_own_turn_only() -> None:
    g = rich("carryall", "dune_the_desert_planet").turn(0).do("agent carryall > secure_contract", "end turn").turn(0)
    watch = Watch(g)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert watch.only(0) == total(SENT, {"spice": 1})


# --- chani -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(5))
@rule("F-OPT-06", "B-TRP-10")
def test_chani_retreats_any_number(n: int) -> None:
    g = rich("chani").troops(0, garrison=1, deployed=4).turn(0).do("reveal", "resolve chani retreat")
    assert g.options() == [f"retreat {i}" for i in range(5)]
    watch = Watch(g)
    g.do(f"retreat {n}")
    assert watch.only(0) == total({"conflict": -n, "garrison": n})
    assert g.strength_of(0) == 2 * (4 - n)
    assert offered(g) == []


def test_chani_need_not_retreat() -> None:
    g = rich("chani").troops(0, garrison=1, deployed=4).turn(0).do("reveal", "end turn")
    assert g.seat_of(0).conflict == 4
    assert g.marker_of(0) == 8


# --- choam_directorship ----------------------------------------------------------------------------------------------


@rule("B-ACQ-09")
def test_choam_directorship_influence_counts_for_victory_points() -> None:
    g = rich().row("choam_directorship", "dr_yueh").persuasion(0, 8)
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.influence(0, faction, 1)
    g.turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire choam_directorship")
    gains = {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1, "vp": 4}
    assert watch.only(0) == total({"persuasion": -8, "discard": 1}, gains)


@rule("B-INF-05", "B-INF-06", "B-INF-08")
def test_choam_directorship_influence_may_bring_four_alliances() -> None:
    g = rich().row("choam_directorship", "dr_yueh").persuasion(0, 8)
    for faction in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.influence(0, faction, 3)
    g.turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire choam_directorship")
    steps = {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1, "vp": 4}
    bonuses = total(times(2, RECRUIT), {"solari": 3, "intrigue": 1, "water": 1})
    assert watch.only(0) == total({"persuasion": -8, "discard": 1}, steps, bonuses)


def test_choam_directorship_gives_its_influence_only_once() -> None:
    assert shown(rich("choam_directorship")) == {"solari": 3}


# --- crysknife -------------------------------------------------------------------------------------------------------


@rule("B-ICO-26", "B-GEN-03")
def test_crysknife_bond_with_a_revealed_card() -> None:
    g = rich("crysknife", "stilgar").turn(0).do("reveal")
    assert offered(g) == ["resolve crysknife influence fremen"]
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve crysknife influence fremen")
    assert watch.only(0) == {"fremen": 1}


@rule("B-ICO-26")
def test_crysknife_bond_with_a_card_of_an_agent_turn() -> None:
    assert shown(rich("crysknife").play(0, "chani")) == {"swords": 1, "fremen": 1}


@rule("B-ICO-26")
def test_crysknife_needs_another_fremen_card_in_play() -> None:
    g = rich("crysknife", "lady_jessica").discard(0, "stilgar").deck(0, "stilgar")
    assert shown(g) == {"persuasion": 3, "swords": 2}


def test_crysknife_has_no_bond_in_the_agent_turn() -> None:
    g = rich("crysknife").play(0, "stilgar")
    assert sent(g, "crysknife", "secure_contract") == total(SENT, {"solari": 3 + 1})


# --- duncan_idaho ----------------------------------------------------------------------------------------------------


@rule("F-OPT-04", "B-CST-03")
def test_duncan_idaho_water_for_a_troop_and_a_card_once() -> None:
    g = rich("duncan_idaho").turn(0).do("agent duncan_idaho > carthag")
    watch = Watch(g)
    g.do("resolve duncan_idaho pay water 1")
    assert watch.only(0) == total({"water": -1}, RECRUIT, DRAW)
    assert offered(g) == ["resolve carthag intrigue 1"]


@rule("B-CST-02")
def test_duncan_idaho_payment_is_optional() -> None:
    g = rich("duncan_idaho").turn(0)
    watch = Watch(g)
    g.do("agent duncan_idaho > carthag", "resolve carthag intrigue 1", "end turn")
    assert watch.only(0) == total(SENT, FREE_SPACES["carthag"])


@rule("B-CST-04")
def test_duncan_idaho_without_water() -> None:
    g = poor("duncan_idaho").turn(0).do("agent duncan_idaho > carthag")
    assert offered(g) == ["resolve carthag intrigue 1"]


@rule("B-AGT-11")
def test_duncan_idaho_may_pay_with_the_water_of_the_space() -> None:
    g = poor("duncan_idaho").influence(0, "fremen", 2).turn(0).do("agent duncan_idaho > sietch_tabr")
    assert g.seat_of(0).water == 1
    g.do("resolve duncan_idaho pay water 1")
    assert g.seat_of(0).water == 0
    assert g.seat_of(0).garrison == 7


# --- fedaykin_death_commando -----------------------------------------------------------------------------------------


@rule("B-DCK-05", "B-ICO-09")
def test_fedaykin_death_commando_trashes_from_hand_discard_or_play() -> None:
    g = rich("fedaykin_death_commando", "dagger").discard(0, "diplomacy").play(0, "seek_allies").turn(0)
    g.do("agent fedaykin_death_commando > secure_contract", "resolve fedaykin_death_commando trash")
    assert sorted(g.options()) == [
        "decline",
        "trash dagger hand",
        "trash diplomacy discard",
        "trash fedaykin_death_commando play",
        "trash seek_allies play",
    ]
    watch = Watch(g)
    g.do("trash dagger hand")
    assert watch.only(0) == {"hand": -1}
    assert g.names(g.state.trashed) == ["dagger"]
    assert offered(g) == []


@pytest.mark.parametrize("how", [["end turn"], ["resolve fedaykin_death_commando trash", "decline", "end turn"]])
@rule("B-DCK-07")
def test_fedaykin_death_commando_trashing_is_optional(how: list[str]) -> None:
    g = rich("fedaykin_death_commando", "dagger").turn(0)
    watch = Watch(g)
    g.do("agent fedaykin_death_commando > secure_contract", *how)
    assert watch.only(0) == total(SENT, {"solari": 3})
    assert g.names(g.state.trashed) == []


@rule("B-ICO-26")
def test_fedaykin_death_commando_bond_gives_three_swords() -> None:
    assert shown(rich("fedaykin_death_commando", "arrakis_liaison")) == {"persuasion": 1 + 2, "swords": 3}
    assert shown(rich("fedaykin_death_commando", "lady_jessica")) == {"persuasion": 1 + 3, "swords": 1}


@rule("B-ICO-26")
def test_fedaykin_death_commando_two_copies_bond_with_each_other() -> None:
    g = rich("fedaykin_death_commando", "fedaykin_death_commando")
    assert shown(g) == {"persuasion": 2, "swords": 6}


# --- firm_grip -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["guild", "bene_gesserit", "fremen"])
def test_firm_grip_buys_influence_but_not_with_the_emperor(faction: str) -> None:
    g = rich("firm_grip").turn(0).do("agent firm_grip > hall_of_oratory")
    watch = Watch(g)
    g.do("resolve firm_grip pay solari 2")
    assert g.options() == ["influence guild", "influence bene_gesserit", "influence fremen"]
    g.do(f"influence {faction}")
    assert watch.only(0) == {"solari": -2, faction: 1}
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_firm_grip_payment_is_optional_and_needs_two_solari() -> None:
    g = rich("firm_grip").turn(0)
    watch = Watch(g)
    g.do("agent firm_grip > hall_of_oratory", "end turn")
    assert watch.only(0) == total(SENT, RECRUIT)
    assert offered(poor("firm_grip").solari(0, 1).turn(0).do("agent firm_grip > hall_of_oratory")) == []


@rule("B-ICO-04")
def test_firm_grip_reveal_needs_the_emperors_alliance() -> None:
    assert shown(rich("firm_grip").influence(0, "emperor", 4).alliance("emperor", 0)) == {"persuasion": 4}
    assert shown(rich("firm_grip").influence(0, "emperor", 4).alliance("emperor", 1)) == {}
    assert shown(rich("firm_grip").influence(0, "guild", 4).alliance("guild", 0)) == {}


# --- fremen_camp -----------------------------------------------------------------------------------------------------


@rule("B-CST-03")
def test_fremen_camp_spice_for_three_troops_once() -> None:
    g = rich("fremen_camp").turn(0).do("agent fremen_camp > secure_contract")
    watch = Watch(g)
    g.do("resolve fremen_camp pay spice 2")
    assert watch.only(0) == total({"spice": -2}, times(3, RECRUIT))
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_fremen_camp_payment_is_optional_and_needs_two_spice() -> None:
    g = rich("fremen_camp").turn(0)
    watch = Watch(g)
    g.do("agent fremen_camp > secure_contract", "end turn")
    assert watch.only(0) == total(SENT, {"solari": 3})
    assert offered(poor("fremen_camp").spice(0, 1).turn(0).do("agent fremen_camp > secure_contract")) == []


@rule("B-AGT-11", "B-TRP-04")
def test_fremen_camp_pays_with_the_harvest_and_deploys_its_recruits() -> None:
    g = poor("fremen_camp").bonus_spice("imperial_basin", 1).turn(0).do("agent fremen_camp > imperial_basin")
    resolve_all(g)
    assert g.seat_of(0).spice == 0
    assert g.seat_of(0).garrison == 8
    assert offered(g, "deploy")[-1] == "deploy 5"


@rule("B-GEN-04")
def test_fremen_camp_recruits_as_far_as_the_supply_goes() -> None:
    g = rich("fremen_camp").troops(0, garrison=10, deployed=1).turn(0).do("agent fremen_camp > secure_contract")
    watch = Watch(g)
    g.do("resolve fremen_camp pay spice 2")
    assert watch.only(0) == {"spice": -2, "supply": -1, "garrison": 1}
