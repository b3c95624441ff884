"""Imperium cards from Piter De Vries to Worm Riders: every box as the facts state it."""

from __future__ import annotations

import pytest

from tests.content.base.kit import (
    DRAW,
    FACTIONS,
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
    "piter_de_vries": (5, "landsraad city", ""),
    "power_play": (5, "emperor guild bene_gesserit fremen", ""),
    "reverend_mother_mohiam": (6, "emperor bene_gesserit", "emperor bene_gesserit"),
    "sardaukar_infantry": (1, "", "emperor"),
    "sardaukar_legion": (5, "emperor landsraad", "emperor"),
    "scout": (1, "city spice_trade", ""),
    "shifting_allegiances": (3, "landsraad spice_trade", ""),
    "sietch_reverend_mother": (4, "bene_gesserit fremen", "bene_gesserit fremen"),
    "smugglers_thopter": (4, "spice_trade", "guild"),
    "space_travel": (3, "guild", "guild"),
    "spice_hunter": (2, "fremen spice_trade", "fremen"),
    "spice_smugglers": (2, "city", "guild"),
    "stilgar": (5, "fremen city spice_trade", "fremen"),
    "test_of_humanity": (3, "bene_gesserit landsraad city", "bene_gesserit"),
    "the_voice": (2, "city spice_trade", "bene_gesserit"),
    "thufir_hawat": (5, "emperor guild bene_gesserit fremen city spice_trade", ""),
    "worm_riders": (6, "city spice_trade", "fremen"),
}

AGENT: list[tuple[str, str, Changes]] = [
    ("piter_de_vries", "hall_of_oratory", {"intrigue": 1}),
    ("reverend_mother_mohiam", "wealth", {}),
    ("sardaukar_legion", "wealth", times(2, RECRUIT)),
    ("scout", "carthag", {}),
    ("scout", "secure_contract", {}),
    ("smugglers_thopter", "secure_contract", {}),
    ("space_travel", "foldspace", DRAW),
    ("spice_hunter", "stillsuits", {}),
    ("stilgar", "stillsuits", {"water": 1}),
    ("stilgar", "secure_contract", {"water": 1}),
    ("thufir_hawat", "wealth", DRAW),
    ("thufir_hawat", "imperial_basin", DRAW),
    ("worm_riders", "carthag", {"spice": 2}),
    ("worm_riders", "secure_contract", {"spice": 2}),
]

REVEAL: dict[str, Changes] = {
    "piter_de_vries": {"persuasion": 3, "swords": 1},
    "power_play": {},
    "reverend_mother_mohiam": {"persuasion": 2, "spice": 2},
    "sardaukar_infantry": {"persuasion": 1, "swords": 2},
    "scout": {"persuasion": 1, "swords": 1},
    "shifting_allegiances": {"persuasion": 2},
    "sietch_reverend_mother": {},
    "smugglers_thopter": {"persuasion": 1, "spice": 1},
    "space_travel": {"persuasion": 2},
    "spice_hunter": {"persuasion": 1, "swords": 1},
    "spice_smugglers": {"persuasion": 1, "swords": 1},
    "stilgar": {"persuasion": 2, "swords": 3},
    "test_of_humanity": {"persuasion": 2},
    "the_voice": {"persuasion": 2},
    "thufir_hawat": {"persuasion": 1, "intrigue": 1},
    "worm_riders": {},
}


@pytest.mark.parametrize("card", CARDS)
@rule("B-AGT-03", "B-CRD-03")
def test_agent_icons(card: str) -> None:
    assert reachable(card) == spaces_of(CARDS[card][1])


@pytest.mark.parametrize("card", CARDS)
@rule("B-ACQ-02", "B-ACQ-06")
def test_cost_and_no_acquire_box(card: str) -> None:
    cost = CARDS[card][0]
    assert cheapest(card) == cost
    g, changes = bought(card, cost)
    assert changes == {"persuasion": -cost, "discard": 1}
    assert g.names(g.seat_of(0).discard) == [card]


@pytest.mark.parametrize("card", CARDS)
def test_factions(card: str) -> None:
    factions = CARDS[card][2].split()
    # These two have a Bond of their own that Spice Hunter activates.
    own = 1 if card in ("spice_hunter", "sietch_reverend_mother") else 0
    assert bond_spice(card) == (1 if "fremen" in factions else 0) + own
    assert sister_spice(card) == (2 if "bene_gesserit" in factions else 0)


@pytest.mark.parametrize(("card", "space", "gains"), AGENT)
def test_plain_agent_box(card: str, space: str, gains: Changes) -> None:
    assert sent(rich(card), card, space) == total(SENT, FREE_SPACES[space], gains)


@pytest.mark.parametrize("card", REVEAL)
def test_plain_reveal_box(card: str) -> None:
    assert shown(rich(card)) == REVEAL[card]


# --- power_play ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("wealth", "emperor"),
        ("conspire", "emperor"),
        ("foldspace", "guild"),
        ("heighliner", "guild"),
        ("secrets", "bene_gesserit"),
        ("selective_breeding", "bene_gesserit"),
        ("stillsuits", "fremen"),
        ("hardy_warriors", "fremen"),
    ],
)
def test_power_play_doubles_the_influence_of_the_space(space: str, faction: str) -> None:
    g = rich("power_play").turn(0)
    g.do(f"agent power_play > {space}", f"resolve {space} influence {faction}")
    # Two steps reach 2 Influence and with it 1 Victory Point.
    assert g.influence_of(0, faction) == 2
    assert g.seat_of(0).vp == 2


@rule("F-OPT-02")
def test_power_play_must_be_trashed() -> None:
    g = rich("power_play").turn(0).do("agent power_play > wealth", "resolve wealth influence emperor")
    assert g.options() == ["resolve power_play trash_self"]
    g.do("resolve power_play trash_self")
    assert g.names(g.seat_of(0).play) == []
    assert g.names(g.state.trashed) == ["power_play"]


@rule("B-AGT-11")
def test_power_play_works_although_it_was_trashed_first() -> None:
    g = rich("power_play").turn(0).do("agent power_play > wealth", "resolve power_play trash_self")
    g.do("resolve wealth influence emperor")
    assert g.influence_of(0, "emperor") == 2


@rule("B-INF-02")
def test_power_play_near_the_top_of_the_track() -> None:
    g = rich("power_play").influence(0, "emperor", 5).alliance("emperor", 0).turn(0)
    watch = Watch(g)
    g.do("agent power_play > wealth", "resolve wealth influence emperor")
    assert watch.only(0) == total(SENT, {"solari": 2, "emperor": 1})


def test_power_play_may_be_the_card_trashed_at_selective_breeding() -> None:
    g = rich("power_play").turn(0).do("agent power_play > selective_breeding", "resolve selective_breeding pay trash")
    assert g.options() == ["trash power_play play"]
    resolve_all(g.do("trash power_play play")).do("end turn")
    assert g.names(g.state.trashed) == ["power_play"]
    assert g.influence_of(0, "bene_gesserit") == 2
    assert len(g.seat_of(0).hand) == 2


def test_power_play_changes_no_other_influence() -> None:
    g = rich("power_play").intrigue(0, "guild_authorization", "favored_subject").turn(0)
    g.do("agent power_play > wealth", "intrigue guild_authorization", "intrigue favored_subject")
    assert g.influence_of(0, "guild") == 1
    assert g.influence_of(0, "emperor") == 1


# --- reverend_mother_mohiam ------------------------------------------------------------------------------------------


@rule("F-CRD-15", "B-GEN-06", "F-OPT-05")
def test_reverend_mother_mohiam_opponents_choose_two_discards_clockwise() -> None:
    g = rich("reverend_mother_mohiam", "dagger").play(0, "lady_jessica").turn(0)
    for seat in (1, 2, 3):
        g.discard(seat).intrigue(seat, "windfall")
    g.hand(1, "dagger", "diplomacy", "reconnaissance").hand(3, "seek_allies")
    g.do("agent reverend_mother_mohiam > wealth", "resolve wealth influence emperor")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve reverend_mother_mohiam discard")
    assert g.decider() == 1
    assert sorted(g.options()) == ["discard dagger", "discard diplomacy", "discard reconnaissance"]
    g.do("discard diplomacy", "discard dagger")
    assert g.decider() == 3
    g.do("discard seek_allies")
    assert g.decider() == 0
    assert watch.of(0) == {}
    assert watch.of(1) == {"hand": -2, "discard": 2}
    assert watch.of(2) == {}
    assert watch.of(3) == {"hand": -1, "discard": 1}
    assert g.names(g.seat_of(1).hand) == ["reconnaissance"]
    assert g.names(g.seat_of(1).discard) == ["diplomacy", "dagger"]


def test_reverend_mother_mohiam_alone_does_nothing_to_opponents() -> None:
    g = rich("reverend_mother_mohiam").play(0, "sardaukar_legion").hand(1, "dagger", "dagger").turn(0)
    g.do("agent reverend_mother_mohiam > wealth")
    assert offered(g) == ["resolve wealth influence emperor"]


# --- sardaukar_legion ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(4))
def test_sardaukar_legion_reveal_may_deploy_up_to_three(n: int) -> None:
    g = rich("sardaukar_legion").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 1
    g.do("resolve sardaukar_legion deploy")
    assert g.options() == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]
    watch = Watch(g)
    g.do(f"deploy {n}")
    assert watch.only(0) == total({"garrison": -n, "conflict": n})
    assert offered(g) == []


def test_sardaukar_legion_deployment_is_limited_by_the_garrison_and_optional() -> None:
    g = rich("sardaukar_legion").troops(0, garrison=2).turn(0).do("reveal", "resolve sardaukar_legion deploy")
    assert g.options() == ["deploy 0", "deploy 1", "deploy 2"]
    g = rich("sardaukar_legion").turn(0).do("reveal", "end turn")
    assert g.seat_of(0).conflict == 0
    assert offered(rich("sardaukar_legion").troops(0, garrison=0).turn(0).do("reveal")) == []


# --- scout -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", range(3))
def test_scout_retreats_up_to_two(n: int) -> None:
    g = rich("scout").troops(0, garrison=1, deployed=4).turn(0).do("reveal", "resolve scout retreat")
    assert g.options() == ["retreat 0", "retreat 1", "retreat 2"]
    watch = Watch(g)
    g.do(f"retreat {n}")
    assert watch.only(0) == total({"conflict": -n, "garrison": n})
    assert g.strength_of(0) == 2 * (4 - n) + 1


@rule("B-REV-10")
def test_scout_retreating_the_last_troop_leaves_no_strength() -> None:
    g = rich("scout").troops(0, garrison=1, deployed=1).turn(0).do("reveal", "resolve scout retreat", "retreat 1")
    g.do("end turn")
    assert g.marker_of(0) == 0


def test_scout_need_not_retreat() -> None:
    g = rich("scout").troops(0, garrison=1, deployed=2).turn(0).do("reveal", "end turn")
    assert g.marker_of(0) == 5
    assert offered(rich("scout").turn(0).do("reveal")) == []


# --- shifting_allegiances --------------------------------------------------------------------------------------------

SHIFT = "resolve shifting_allegiances pay lose_influence 1 spice 2"


@pytest.mark.parametrize("gained", ["emperor", "bene_gesserit", "fremen"])
@rule("B-INF-13", "B-INF-14")
def test_shifting_allegiances_moves_influence(gained: str) -> None:
    g = rich("shifting_allegiances").influence(0, "guild", 3).turn(0).do("agent shifting_allegiances > secure_contract")
    watch = Watch(g)
    g.do(SHIFT)
    assert g.options() == ["lose guild"]
    g.do("lose guild")
    assert g.options() == [f"influence {faction}" for faction in FACTIONS]
    g.do(f"influence {gained}")
    # Two steps on one track reach its Victory Point.
    assert watch.only(0) == {"spice": -2, "guild": -1, gained: 2, "vp": 1}
    assert offered(g) == []


@rule("F-CRD-16")
def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    g = rich("shifting_allegiances").influence(0, "guild", 1).turn(0).do("agent shifting_allegiances > secure_contract")
    watch = Watch(g)
    g.do(SHIFT, "lose guild", "influence guild")
    assert watch.only(0) == {"spice": -2, "guild": 1, "vp": 1}


@rule("B-INF-04")
def test_shifting_allegiances_can_lose_a_victory_point() -> None:
    g = rich("shifting_allegiances").influence(0, "guild", 2).turn(0).do("agent shifting_allegiances > secure_contract")
    watch = Watch(g)
    g.do(SHIFT, "lose guild")
    assert watch.only(0)["vp"] == -1
    g.do("influence emperor")
    assert watch.only(0) == {"spice": -2, "guild": -1, "emperor": 2}


@rule("F-CRD-17")
def test_shifting_allegiances_needs_influence_to_lose() -> None:
    g = rich("shifting_allegiances").turn(0).do("agent shifting_allegiances > secure_contract")
    assert offered(g) == []
    g = rich("shifting_allegiances").influence(0, "emperor", 1).influence(0, "fremen", 2).turn(0)
    assert g.do("agent shifting_allegiances > secure_contract", SHIFT).options() == ["lose emperor", "lose fremen"]


@rule("B-CST-02", "B-CST-04")
def test_shifting_allegiances_payment_is_optional_and_needs_two_spice() -> None:
    g = rich("shifting_allegiances").influence(0, "guild", 2).turn(0)
    watch = Watch(g)
    g.do("agent shifting_allegiances > secure_contract", "end turn")
    assert watch.only(0) == total(SENT, {"solari": 3})
    g = poor("shifting_allegiances").spice(0, 1).influence(0, "guild", 2).turn(0)
    assert offered(g.do("agent shifting_allegiances > secure_contract")) == []


# --- sietch_reverend_mother ------------------------------------------------------------------------------------------


def test_sietch_reverend_mother_trashes_a_card() -> None:
    g = rich("sietch_reverend_mother", "dagger").turn(0).do("agent sietch_reverend_mother > stillsuits")
    watch = Watch(g)
    g.do("resolve sietch_reverend_mother trash", "trash dagger hand")
    assert watch.only(0) == {"hand": -1}
    assert g.names(g.state.trashed) == ["dagger"]


@rule("B-DCK-07")
def test_sietch_reverend_mother_trashing_is_optional() -> None:
    g = rich("sietch_reverend_mother", "dagger").turn(0)
    watch = Watch(g)
    g.do("agent sietch_reverend_mother > stillsuits", "resolve stillsuits influence fremen", "end turn")
    assert watch.only(0) == total(SENT, FREE_SPACES["stillsuits"])
    assert g.names(g.state.trashed) == []


@rule("B-ICO-26")
def test_sietch_reverend_mother_bond_gives_persuasion_and_spice() -> None:
    assert shown(rich("sietch_reverend_mother").play(0, "liet_kynes")) == {"persuasion": 3, "spice": 1}
    assert shown(rich("sietch_reverend_mother").play(0, "lady_jessica").discard(0, "stilgar")) == {}


# --- smugglers_thopter -----------------------------------------------------------------------------------------------


@rule("B-ICO-05")
def test_smugglers_thopter_draws_two_with_two_guild_influence() -> None:
    g = rich("smugglers_thopter").influence(0, "guild", 2)
    assert sent(g, "smugglers_thopter", "secure_contract") == total(SENT, {"solari": 3}, times(2, DRAW))
    g = rich("smugglers_thopter").influence(0, "guild", 2).turn(0).do("agent smugglers_thopter > secure_contract")
    assert g.options() == ["resolve smugglers_thopter draw 2"]


@rule("B-ICO-05")
def test_smugglers_thopter_draws_nothing_with_less() -> None:
    g = rich("smugglers_thopter").influence(0, "guild", 1).influence(0, "fremen", 4)
    assert sent(g, "smugglers_thopter", "secure_contract") == total(SENT, {"solari": 3})


@rule("B-INT-02")
def test_smugglers_thopter_condition_may_be_met_by_a_plot_card() -> None:
    g = rich("smugglers_thopter").influence(0, "guild", 1).intrigue(0, "guild_authorization").turn(0)
    g.do("intrigue guild_authorization", "agent smugglers_thopter > secure_contract")
    resolve_all(g)
    assert len(g.seat_of(0).hand) == 2


# --- spice_hunter ----------------------------------------------------------------------------------------------------


@rule("B-ICO-26")
def test_spice_hunter_bond_gives_spice() -> None:
    assert shown(rich("spice_hunter").play(0, "stilgar")) == {"persuasion": 1, "swords": 1, "spice": 1}
    assert shown(rich("spice_hunter", "spice_hunter")) == {"persuasion": 2, "swords": 2, "spice": 2}


@rule("B-REV-07", "B-ICO-26")
def test_spice_hunter_bonds_with_a_card_drawn_later_in_the_reveal_turn() -> None:
    g = rich("spice_hunter").deck(0, "stilgar").intrigue(0, "poison_snooper").turn(0).do("reveal")
    assert g.seat_of(0).spice == 20
    g.do("intrigue poison_snooper", "draw")
    resolve_all(g)
    assert g.seat_of(0).spice == 21
    assert g.seat_of(0).persuasion == 1 + 2


# --- spice_smugglers -------------------------------------------------------------------------------------------------


def test_spice_smugglers_pay_spice_for_influence_and_solari_once() -> None:
    g = rich("spice_smugglers").turn(0).do("agent spice_smugglers > carthag", "resolve carthag intrigue 1")
    watch = Watch(g)
    g.do("resolve spice_smugglers pay spice 2")
    assert watch.only(0) == {"spice": -2, "guild": 1, "solari": 3}
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_spice_smugglers_payment_is_optional_and_needs_two_spice() -> None:
    g = rich("spice_smugglers").turn(0)
    watch = Watch(g)
    g.do("agent spice_smugglers > carthag", "resolve carthag intrigue 1", "end turn")
    assert watch.only(0) == total(SENT, FREE_SPACES["carthag"])
    g = poor("spice_smugglers").spice(0, 1).turn(0).do("agent spice_smugglers > carthag")
    assert offered(g) == ["resolve carthag intrigue 1"]


# --- test_of_humanity ------------------------------------------------------------------------------------------------


@rule("B-CLR-12", "B-CLR-13")
def test_test_of_humanity_each_opponent_discards_or_loses_a_deployed_troop() -> None:
    g = rich("test_of_humanity", "dagger").hand(1, "dagger", "diplomacy").hand(2, "reconnaissance")
    g.troops(0, garrison=3, deployed=2).troops(1, garrison=3, deployed=1).troops(2, garrison=3, deployed=2)
    g.turn(0).do("agent test_of_humanity > hall_of_oratory")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve test_of_humanity choose 2")
    assert g.decider() == 1
    assert g.options() == ["choose discard", "choose lose_deployed"]
    g.do("choose discard")
    assert g.options() == ["discard dagger", "discard diplomacy"]
    g.do("discard diplomacy")
    assert g.decider() == 2
    assert g.options() == ["choose discard", "choose lose_deployed"]
    g.do("choose lose_deployed")
    assert g.decider() == 0
    assert watch.of(0) == {}
    assert watch.of(1) == {"hand": -1, "discard": 1}
    assert watch.of(2) == {"conflict": -1, "supply": 1}
    assert watch.of(3) == {}
    assert g.names(g.seat_of(1).hand) == ["dagger"]


@rule("B-CLR-12")
def test_test_of_humanity_opponents_must_choose_something_possible() -> None:
    g = rich("test_of_humanity").hand(1, "dagger").troops(2, garrison=3, deployed=1).intrigue(2, "ambush").turn(0)
    g.do("agent test_of_humanity > hall_of_oratory", "resolve test_of_humanity choose 2")
    assert (g.decider(), g.options()) == (1, ["choose discard"])
    g.do("choose discard", "discard dagger")
    assert (g.decider(), g.options()) == (2, ["choose lose_deployed"])
    g.do("choose lose_deployed")
    assert g.seat_of(2).conflict == 0
    assert len(g.seat_of(2).intrigue) == 1


@rule("B-CLR-14")
def test_test_of_humanity_leaves_those_alone_who_can_do_neither() -> None:
    g = rich("test_of_humanity").turn(0)
    watch = Watch(g)
    resolve_all(g.do("agent test_of_humanity > hall_of_oratory"))
    assert watch.only(0) == total(SENT, RECRUIT)
    assert g.decider() == 0


# --- the_voice -------------------------------------------------------------------------------------------------------


@rule("B-CLR-15")
def test_the_voice_closes_a_space_to_the_opponents_until_the_owners_next_turn() -> None:
    g = rich("the_voice", "diplomacy").turn(0)
    for seat in (1, 2, 3):
        g.hand(seat, "diplomacy", "diplomacy")
    g.do("agent the_voice > secure_contract", "resolve the_voice close_space", "close wealth", "end turn")
    told = [(event.seat, event.what) for event in g.game.events() if event.kind == "space_closed"]
    assert told == [(0, "wealth")]
    for seat in (1, 2, 3):
        assert g.decider() == seat
        g.do("agent diplomacy")
        assert "agent diplomacy > wealth" not in g.options()
        assert "agent diplomacy > conspire" in g.options()
        space = ("foldspace", "secrets", "stillsuits")[seat - 1]
        resolve_all(g.do(f"agent diplomacy > {space}")).do("end turn")
    # The owner's next turn: the marker is gone, for the owner and for everybody after.
    assert g.decider() == 0
    g.do("agent diplomacy > conspire")
    resolve_all(g).do("end turn", "agent diplomacy")
    assert "agent diplomacy > wealth" in g.options()


@rule("B-CLR-15")
def test_the_voice_does_not_bind_its_owner() -> None:
    g = rich("the_voice", "diplomacy").turn(0)
    g.do("agent the_voice > secure_contract", "resolve the_voice close_space", "close wealth", "end turn").turn(0)
    g.do("agent diplomacy > wealth")
    assert g.state.agents[g.space("wealth")] == 1


def test_the_voice_may_close_any_space_and_must_close_one() -> None:
    g = rich("the_voice").agent_at(1, "wealth").turn(0).do("agent the_voice > secure_contract")
    assert g.options() == ["resolve the_voice close_space"]
    g.do("resolve the_voice close_space")
    assert len(g.options()) == 22
    assert {"close wealth", "close secure_contract"} <= set(g.options())


@rule("B-CLR-16")
def test_the_voice_gives_no_control() -> None:
    g = rich("the_voice").agent_at(1, "wealth").turn(0)
    g.do("agent the_voice > secure_contract", "resolve the_voice close_space", "close arrakeen", "end turn")
    assert g.state.control[g.space("arrakeen")] == -1


# --- worm_riders -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("influence", "holder", "swords"), [(1, -1, 0), (2, -1, 4), (4, 0, 6), (4, 1, 4), (1, 1, 0), (6, 0, 6)]
)
@rule("B-ICO-04", "B-ICO-05")
def test_worm_riders_swords_for_influence_and_alliance(influence: int, holder: int, swords: int) -> None:
    g = rich("worm_riders").influence(0, "fremen", influence).alliance("fremen", holder)
    assert shown(g) == total({"swords": swords})


def test_worm_riders_other_factions_do_not_count() -> None:
    g = rich("worm_riders").influence(0, "guild", 4).alliance("guild", 0).influence(0, "fremen", 1)
    assert shown(g) == {}
