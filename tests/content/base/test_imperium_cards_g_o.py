"""Imperium cards from Gene Manipulation to Other Memory: every box as the facts state it."""

from __future__ import annotations

import pytest

from tests.content.base.kit import (
    ALL_SPACES,
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

# Cost, Agent icons, Factions. Kwisatz Haderach has no icon: its box sends the Agent anywhere.
CARDS: dict[str, tuple[int, str, str]] = {
    "gene_manipulation": (3, "landsraad city", "bene_gesserit"),
    "guild_administrator": (2, "guild spice_trade", "guild"),
    "guild_ambassador": (4, "landsraad", "guild"),
    "guild_bankers": (3, "emperor guild landsraad", "guild"),
    "gun_thopter": (4, "city spice_trade", ""),
    "gurney_halleck": (6, "city", ""),
    "imperial_spy": (2, "emperor", "emperor"),
    "kwisatz_haderach": (8, "emperor guild bene_gesserit fremen landsraad city spice_trade", "bene_gesserit"),
    "lady_jessica": (7, "bene_gesserit landsraad city spice_trade", "bene_gesserit"),
    "liet_kynes": (5, "fremen city", "emperor fremen"),
    "missionaria_protectiva": (1, "city", "bene_gesserit"),
    "opulence": (6, "emperor", "emperor"),
    "other_memory": (4, "city spice_trade", "bene_gesserit"),
}

AGENT: list[tuple[str, str, Changes]] = [
    ("guild_bankers", "wealth", {}),
    ("guild_bankers", "foldspace", {}),
    ("gurney_halleck", "carthag", total(times(2, RECRUIT), DRAW)),
    ("kwisatz_haderach", "wealth", DRAW),
    ("kwisatz_haderach", "carthag", DRAW),
    ("lady_jessica", "secrets", times(2, DRAW)),
    ("lady_jessica", "secure_contract", times(2, DRAW)),
    ("liet_kynes", "stillsuits", {}),
    ("missionaria_protectiva", "carthag", {}),
    ("opulence", "wealth", {"solari": 3}),
]

REVEAL: dict[str, Changes] = {
    "gene_manipulation": {"persuasion": 2},
    "guild_administrator": {"persuasion": 1},
    "guild_ambassador": {},
    "guild_bankers": {},
    "imperial_spy": {"persuasion": 1, "swords": 1},
    "kwisatz_haderach": {},
    "lady_jessica": {"persuasion": 3, "swords": 1},
    "liet_kynes": {"persuasion": 2},
    "missionaria_protectiva": {"persuasion": 1},
    "other_memory": {"persuasion": 2},
}

ACQUIRE: dict[str, Changes] = {"liet_kynes": {"emperor": 1}}


@pytest.mark.parametrize("card", CARDS)
@rule("B-AGT-03")
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


# --- gene_manipulation -----------------------------------------------------------------------------------------------


def test_gene_manipulation_trash_and_spice_are_two_effects() -> None:
    g = rich("gene_manipulation", "dagger").play(0, "the_voice").turn(0)
    watch = Watch(g)
    g.do("agent gene_manipulation > hall_of_oratory")
    assert watch.only(0) == total(SENT, RECRUIT, {"spice": 2})
    g.do("resolve gene_manipulation trash", "trash dagger hand", "end turn")
    assert watch.only(0) == total(SENT, RECRUIT, {"spice": 2, "hand": -1})
    assert g.names(g.state.trashed) == ["dagger"]


@rule("B-DCK-07")
def test_gene_manipulation_spice_does_not_depend_on_trashing() -> None:
    g = rich("gene_manipulation", "dagger").play(0, "the_voice").turn(0)
    watch = Watch(g)
    g.do("agent gene_manipulation > hall_of_oratory", "resolve gene_manipulation trash", "decline", "end turn")
    assert watch.only(0) == total(SENT, RECRUIT, {"spice": 2})
    assert g.names(g.state.trashed) == []


def test_gene_manipulation_without_another_bene_gesserit_card_in_play() -> None:
    g = rich("gene_manipulation", "lady_jessica").play(0, "stilgar").discard(0, "the_voice").turn(0)
    watch = Watch(g)
    g.do("agent gene_manipulation > hall_of_oratory", "end turn")
    assert watch.only(0) == total(SENT, RECRUIT)


# --- guild_administrator ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand", "discard", "play"])
def test_guild_administrator_trashes_a_card(zone: str) -> None:
    g = rich("guild_administrator", "dagger").discard(0, "diplomacy").play(0, "reconnaissance").turn(0)
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    card = {"hand": "dagger", "discard": "diplomacy", "play": "reconnaissance"}[zone]
    watch = Watch(g)
    g.do(f"trash {card} {zone}")
    assert watch.only(0) == {zone: -1}
    assert g.names(g.state.trashed) == [card]
    assert offered(g) == []


def test_guild_administrator_may_trash_itself() -> None:
    g = rich("guild_administrator").turn(0)
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    g.do("trash guild_administrator play")
    assert g.names(g.state.trashed) == ["guild_administrator"]
    assert g.names(g.seat_of(0).play) == []


@rule("B-DCK-06")
def test_guild_administrator_sends_a_reserve_card_back_to_its_stack() -> None:
    g = rich("guild_administrator", "arrakis_liaison").reserve("arrakis_liaison", 7).turn(0)
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    g.do("trash arrakis_liaison hand")
    assert g.state.reserve[g.state.rules.card_reserve[g.card("arrakis_liaison")]] == 8
    assert g.names(g.state.trashed) == []


@pytest.mark.parametrize("how", [["end turn"], ["resolve guild_administrator trash", "decline", "end turn"]])
@rule("B-DCK-07")
def test_guild_administrator_trashing_is_optional(how: list[str]) -> None:
    g = rich("guild_administrator", "dagger").turn(0)
    watch = Watch(g)
    g.do("agent guild_administrator > secure_contract", *how)
    assert watch.only(0) == total(SENT, {"solari": 3})
    assert g.names(g.state.trashed) == []


# --- guild_ambassador ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "gains"), [("choose influence guild", {"guild": 1}), ("choose spice 2", {"spice": 2})]
)
def test_guild_ambassador_gives_influence_or_spice(choice: str, gains: Changes) -> None:
    g = rich("guild_ambassador").turn(0).do("agent guild_ambassador > hall_of_oratory")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve guild_ambassador choose 2", choice)
    assert watch.only(0) == gains
    assert offered(g) == []


@rule("B-ICO-04")
def test_guild_ambassador_sells_a_victory_point_to_the_ally() -> None:
    g = rich("guild_ambassador").influence(0, "guild", 4).alliance("guild", 0).turn(0).do("reveal")
    watch = Watch(g)
    g.do("resolve guild_ambassador pay spice 3")
    assert watch.only(0) == {"spice": -3, "vp": 1}
    assert offered(g) == []


def test_guild_ambassador_sale_is_optional_and_needs_spice_and_alliance() -> None:
    g = rich("guild_ambassador").alliance("guild", 0).turn(0)
    watch = Watch(g)
    g.do("reveal", "end turn")
    assert watch.only(0) == {"hand": -1, "discard": 1}
    assert offered(rich("guild_ambassador").alliance("guild", 0).spice(0, 2).turn(0).do("reveal")) == []
    assert offered(rich("guild_ambassador").alliance("guild", 1).turn(0).do("reveal")) == []
    assert offered(rich("guild_ambassador").alliance("emperor", 0).turn(0).do("reveal")) == []


# --- guild_bankers ---------------------------------------------------------------------------------------------------


@rule("F-CRD-08")
def test_guild_bankers_discount_each_spice_must_flow() -> None:
    g = rich("guild_bankers").persuasion(0, 13).turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire the_spice_must_flow", "acquire the_spice_must_flow")
    assert watch.only(0) == {"persuasion": -12, "discard": 2, "vp": 2}
    assert "acquire the_spice_must_flow" not in g.options()


def test_guild_bankers_discount_nothing_else() -> None:
    g = rich("guild_bankers").row("opulence", "lady_jessica").persuasion(0, 5).turn(0).do("reveal")
    assert offered(g, "acquire") == ["acquire arrakis_liaison"]
    g = rich("guild_bankers").persuasion(0, 6).turn(0).do("reveal")
    assert "acquire the_spice_must_flow" in g.options()


def test_guild_bankers_work_only_when_revealed() -> None:
    g = rich().play(0, "guild_bankers").persuasion(0, 8).turn(0).do("reveal")
    assert "acquire the_spice_must_flow" not in g.options()


def test_guild_bankers_discount_is_the_owners_alone() -> None:
    g = rich("guild_bankers").persuasion(1, 8).hand(1).turn(0).do("reveal", "end turn", "reveal")
    assert g.decider() == 1
    assert "acquire the_spice_must_flow" not in g.options()


# --- gun_thopter -----------------------------------------------------------------------------------------------------


@rule("F-CRD-09", "B-TRP-09")
def test_gun_thopter_every_opponent_loses_a_garrison_troop() -> None:
    g = rich("gun_thopter").troops(1, garrison=3).troops(2, garrison=0, deployed=4).troops(3, garrison=1, deployed=2)
    g.turn(0).do("agent gun_thopter > secure_contract")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve gun_thopter lose_garrison")
    assert watch.of(0) == {}
    assert watch.of(1) == {"garrison": -1, "supply": 1}
    assert watch.of(2) == {}
    assert watch.of(3) == {"garrison": -1, "supply": 1}


@pytest.mark.parametrize("n", [0, 1])
def test_gun_thopter_reveal_three_swords_and_may_deploy_one(n: int) -> None:
    g = rich("gun_thopter").turn(0)
    watch = Watch(g)
    g.do("reveal", "resolve gun_thopter deploy")
    assert g.options() == ["deploy 0", "deploy 1"]
    g.do(f"deploy {n}")
    assert watch.only(0) == total({"hand": -1, "play": 1, "swords": 3}, {"garrison": -n, "conflict": n})
    assert g.strength_of(0) == (5 if n else 0)


def test_gun_thopter_deployment_may_be_left_and_needs_a_garrison() -> None:
    g = rich("gun_thopter").turn(0).do("reveal", "end turn")
    assert g.seat_of(0).conflict == 0
    assert offered(rich("gun_thopter").troops(0, garrison=0).turn(0).do("reveal")) == []


# --- gurney_halleck --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 2])
def test_gurney_halleck_reveal_buys_two_troops_that_may_be_deployed(n: int) -> None:
    g = rich("gurney_halleck").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2
    watch = Watch(g)
    g.do("resolve gurney_halleck pay solari 3")
    assert g.options() == ["deploy 0", "deploy 1", "deploy 2"]
    g.do(f"deploy {n}")
    assert watch.only(0) == total({"solari": -3, "supply": -2}, {"garrison": 2 - n, "conflict": n})
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_gurney_halleck_payment_is_optional_and_needs_three_solari() -> None:
    g = rich("gurney_halleck").turn(0)
    watch = Watch(g)
    g.do("reveal", "end turn")
    assert watch.only(0) == {"hand": -1, "discard": 1}
    assert offered(poor("gurney_halleck").solari(0, 2).turn(0).do("reveal")) == []


@rule("B-GEN-04")
def test_gurney_halleck_deploys_only_what_was_recruited() -> None:
    g = rich("gurney_halleck").troops(0, garrison=7, deployed=4).turn(0)
    g.do("reveal", "resolve gurney_halleck pay solari 3")
    assert g.options() == ["deploy 0", "deploy 1"]


# --- imperial_spy ----------------------------------------------------------------------------------------------------


def test_imperial_spy_trashes_itself_for_an_intrigue_card() -> None:
    g = rich("imperial_spy").turn(0)
    watch = Watch(g)
    g.do("agent imperial_spy > wealth", "resolve imperial_spy pay trash_self", "resolve wealth influence emperor")
    assert watch.only(0) == {"agents": -1, "hand": -1, "emperor": 1, "solari": 2, "intrigue": 1}
    assert g.names(g.state.trashed) == ["imperial_spy"]
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["windfall"]


@rule("B-CST-02")
def test_imperial_spy_may_stay() -> None:
    g = rich("imperial_spy").turn(0)
    watch = Watch(g)
    g.do("agent imperial_spy > wealth", "resolve wealth influence emperor", "end turn")
    assert watch.only(0) == total(SENT, FREE_SPACES["wealth"])
    assert g.names(g.state.trashed) == []


@pytest.mark.parametrize("zone", ["hand", "play"])
@rule("F-CRD-10")
def test_imperial_spy_trashed_by_another_effect_gives_nothing(zone: str) -> None:
    g = rich("guild_administrator", "imperial_spy")
    if zone == "play":
        g.hand(0, "guild_administrator").play(0, "imperial_spy")
    g.turn(0).do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    watch = Watch(g)
    g.do(f"trash imperial_spy {zone}")
    assert watch.only(0) == {zone: -1}


# --- kwisatz_haderach ------------------------------------------------------------------------------------------------


def test_kwisatz_haderach_enters_occupied_spaces() -> None:
    g = rich("kwisatz_haderach").agent_at(1, "wealth").agent_at(2, "carthag").agents(0, 1)
    assert sent(g, "kwisatz_haderach", "carthag") == total(SENT, FREE_SPACES["carthag"], DRAW)
    g = rich("kwisatz_haderach").agent_at(0, "wealth").turn(0)
    watch = Watch(g)
    resolve_all(g.do("agent kwisatz_haderach from leader > wealth"))
    assert watch.only(0) == total(SENT, FREE_SPACES["wealth"], DRAW)
    assert g.state.agents[g.space("wealth")] == 2


@rule("B-CLR-06")
def test_kwisatz_haderach_moves_an_agent_from_the_board() -> None:
    g = rich("kwisatz_haderach", "dagger").agents(0, 2).agent_at(0, "wealth", "stillsuits").turn(0)
    # No Agent is left on the Leader: no other card can be played, this one can.
    assert [text for text in g.options() if text.startswith("agent")] == ["agent kwisatz_haderach"]
    g.do("agent kwisatz_haderach")
    assert g.options() == ["agent kwisatz_haderach from wealth", "agent kwisatz_haderach from stillsuits"]
    watch = Watch(g)
    resolve_all(g.do("agent kwisatz_haderach from wealth", "agent kwisatz_haderach from wealth > secure_contract"))
    assert watch.only(0) == total({"hand": -1, "play": 1, "solari": 3}, DRAW)
    assert g.state.agents[g.space("wealth")] == 0
    assert g.state.agents[g.space("secure_contract")] == 1
    assert g.state.agents[g.space("stillsuits")] == 1


def test_kwisatz_haderach_may_send_an_agent_from_the_leader_although_others_are_out() -> None:
    g = rich("kwisatz_haderach").agent_at(0, "wealth").turn(0)
    watch = Watch(g)
    resolve_all(g.do("agent kwisatz_haderach from leader > secure_contract"))
    assert watch.only(0) == total(SENT, {"solari": 3}, DRAW)
    assert g.state.agents[g.space("wealth")] == 1


@rule("B-CLR-07")
def test_kwisatz_haderach_may_return_to_the_space_it_left() -> None:
    g = rich("kwisatz_haderach").agents(0, 1).agent_at(0, "wealth").turn(0)
    watch = Watch(g)
    resolve_all(g.do("agent kwisatz_haderach from wealth > wealth"))
    assert watch.only(0) == total({"hand": -1, "play": 1}, FREE_SPACES["wealth"], DRAW)
    assert g.state.agents[g.space("wealth")] == 1


@pytest.mark.parametrize("space", ["high_council", "swordmaster"])
@rule("B-CLR-08", "B-AGT-14")
def test_kwisatz_haderach_cannot_enter_a_once_per_game_space_again(space: str) -> None:
    g = rich("kwisatz_haderach").turn(0).do("agent kwisatz_haderach")
    assert f"agent kwisatz_haderach > {space}" in g.options()
    g = rich("kwisatz_haderach").council(0).swordmaster(0).turn(0).do("agent kwisatz_haderach")
    assert f"agent kwisatz_haderach > {space}" not in g.options()


@rule("B-TRN-03")
def test_kwisatz_haderach_needs_an_agent_somewhere() -> None:
    assert rich("kwisatz_haderach").agents(0, 0).agent_at(1, "wealth").turn(0).options() == ["reveal"]


@rule("B-CLR-09")
def test_kwisatz_haderach_does_not_beat_the_voice() -> None:
    g = rich("the_voice").hand(1, "kwisatz_haderach").turn(0)
    g.do("agent the_voice > secure_contract", "resolve the_voice close_space", "close wealth", "end turn")
    g.do("agent kwisatz_haderach")
    assert "agent kwisatz_haderach > wealth" not in g.options()
    assert "agent kwisatz_haderach > secure_contract" in g.options()


@rule("B-AGT-07")
def test_kwisatz_haderach_pays_costs_and_meets_requirements() -> None:
    g = poor("kwisatz_haderach").turn(0).do("agent kwisatz_haderach")
    free = {"wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory", "secure_contract", "imperial_basin"}
    assert {text.removeprefix("agent kwisatz_haderach > ") for text in g.options()} == free | {"arrakeen", "carthag"}
    g = rich("kwisatz_haderach")
    assert sent(g, "kwisatz_haderach", "the_great_flat") == total(SENT, {"water": -2, "spice": 3}, DRAW)


@rule("B-CLR-10", "B-MAK-04")
def test_kwisatz_haderach_leaves_a_maker_space_that_collects_spice_again() -> None:
    g = rich("kwisatz_haderach").agents(0, 1).agent_at(0, "imperial_basin").bonus_spice("imperial_basin", 0).turn(0)
    g.do("agent kwisatz_haderach from imperial_basin > hagga_basin")
    g.makers()
    assert g.state.bonus_spice[g.space("imperial_basin")] == 1
    assert g.state.bonus_spice[g.space("hagga_basin")] == 0


def test_kwisatz_haderach_may_deploy_on_a_combat_space() -> None:
    g = rich("kwisatz_haderach").agent_at(1, "carthag").turn(0).do("agent kwisatz_haderach > carthag", "deploy 3")
    assert g.seat_of(0).conflict == 3


# --- lady_jessica ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
@rule("B-ACQ-09", "B-INF-12")
def test_lady_jessica_acquire_gives_influence_of_choice(faction: str) -> None:
    g = rich().row("lady_jessica", "dr_yueh").persuasion(0, 7).turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire lady_jessica")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {faction}")
    assert watch.only(0) == {"persuasion": -7, "discard": 1, faction: 1}


# --- liet_kynes ------------------------------------------------------------------------------------------------------


@rule("F-CRD-11")
def test_liet_kynes_counts_fremen_cards_revealed_and_played() -> None:
    # Itself, Stilgar revealed now, Chani from an Agent turn; Lady Jessica is no Fremen card.
    g = rich("liet_kynes", "stilgar", "lady_jessica").play(0, "chani", "bene_gesserit_sister")
    assert shown(g) == {"persuasion": 3 * 2 + 2 + 3, "swords": 3 + 1}


def test_liet_kynes_counts_nothing_outside_play() -> None:
    g = rich("liet_kynes").deck(0, "stilgar").discard(0, "chani").play(1, "chani")
    assert shown(g) == {"persuasion": 2}


# --- missionaria_protectiva ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
@rule("F-ERR-01")
def test_missionaria_protectiva_influence_with_another_bene_gesserit_card(faction: str) -> None:
    g = rich("missionaria_protectiva").play(0, "missionaria_protectiva").turn(0)
    g.do("agent missionaria_protectiva > carthag", "resolve carthag intrigue 1")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve missionaria_protectiva influence_pick", f"influence {faction}")
    assert watch.only(0) == {faction: 1}
    assert offered(g) == []


def test_missionaria_protectiva_alone_gives_no_influence() -> None:
    g = rich("missionaria_protectiva", "lady_jessica").play(0, "stilgar").play(1, "lady_jessica").turn(0)
    watch = Watch(g)
    g.do("agent missionaria_protectiva > carthag")
    assert offered(g) == ["resolve carthag intrigue 1"]
    g.do("resolve carthag intrigue 1", "end turn")
    assert watch.only(0) == total(SENT, FREE_SPACES["carthag"])


@rule("F-ERR-02")
def test_missionaria_protectiva_is_in_the_deck_twice() -> None:
    g = rich()
    assert list(g.names(g.state.rules.imperium_deck)).count("missionaria_protectiva") == 2


# --- opulence --------------------------------------------------------------------------------------------------------


def test_opulence_reveal_sells_a_victory_point_once() -> None:
    g = rich("opulence").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 1
    watch = Watch(g)
    g.do("resolve opulence pay solari 6")
    assert watch.only(0) == {"solari": -6, "vp": 1}
    assert offered(g) == []


@rule("B-CST-02", "B-CST-04")
def test_opulence_payment_is_optional_and_needs_six_solari() -> None:
    g = rich("opulence").turn(0)
    watch = Watch(g)
    g.do("reveal", "end turn")
    assert watch.only(0) == {"hand": -1, "discard": 1}
    assert offered(poor("opulence").solari(0, 5).turn(0).do("reveal")) == []


# --- other_memory ----------------------------------------------------------------------------------------------------


def test_other_memory_draws_a_card() -> None:
    g = rich("other_memory").discard(0, "lady_jessica").turn(0).do("agent other_memory > secure_contract")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve other_memory choose 2", "choose draw 1")
    assert watch.only(0) == DRAW
    assert g.names(g.seat_of(0).hand) == ["dune_the_desert_planet"]


@rule("F-ERR-01")
def test_other_memory_takes_a_bene_gesserit_card_from_the_discard_pile() -> None:
    g = rich("other_memory").discard(0, "lady_jessica", "dagger", "missionaria_protectiva", "stilgar").turn(0)
    g.do("agent other_memory > secure_contract", "resolve other_memory choose 2", "choose take_back bene_gesserit")
    assert sorted(g.options()) == ["take lady_jessica", "take missionaria_protectiva"]
    watch = Watch(g)
    g.do("take missionaria_protectiva")
    assert watch.only(0) == {"discard": -1, "hand": 1}
    assert g.names(g.seat_of(0).hand) == ["missionaria_protectiva"]
    assert g.names(g.seat_of(0).discard) == ["lady_jessica", "dagger", "stilgar"]


def test_other_memory_without_a_bene_gesserit_card_in_the_discard_pile() -> None:
    g = rich("other_memory", "lady_jessica").discard(0, "dagger").play(0, "the_voice").turn(0)
    g.do("agent other_memory > secure_contract", "resolve other_memory choose 2")
    assert g.options() == ["choose draw 1"]


def test_every_space_is_reachable_with_kwisatz_haderach() -> None:
    assert reachable("kwisatz_haderach") == set(ALL_SPACES)
    assert len(ALL_SPACES) == 22
