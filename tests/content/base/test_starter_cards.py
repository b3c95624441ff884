"""The starting deck and the Reserve: every box as the facts state it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.content.base.kit import (
    DRAW,
    FREE_SPACES,
    RECRUIT,
    SENT,
    Changes,
    Watch,
    bond_spice,
    cheapest,
    offered,
    reachable,
    resolve_all,
    rich,
    sent,
    shown,
    sister_spice,
    spaces_of,
    total,
)
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# Agent icons, Factions.
CARDS: dict[str, tuple[str, str]] = {
    "convincing_argument": ("", ""),
    "dagger": ("landsraad", ""),
    "diplomacy": ("emperor guild bene_gesserit fremen", ""),
    "dune_the_desert_planet": ("spice_trade", ""),
    "reconnaissance": ("city", ""),
    "seek_allies": ("emperor guild bene_gesserit fremen", ""),
    "signet_ring": ("landsraad city spice_trade", ""),
    "arrakis_liaison": ("landsraad city", "fremen"),
    "the_spice_must_flow": ("", ""),
    "foldspace": ("emperor guild bene_gesserit fremen landsraad city spice_trade", ""),
}

AGENT: list[tuple[str, str, Changes]] = [
    ("dagger", "hall_of_oratory", {}),
    ("diplomacy", "wealth", {}),
    ("diplomacy", "foldspace", {}),
    ("diplomacy", "secrets", {}),
    ("diplomacy", "stillsuits", {}),
    ("dune_the_desert_planet", "secure_contract", {}),
    ("reconnaissance", "carthag", {}),
    ("reconnaissance", "arrakeen", {}),
    ("arrakis_liaison", "hall_of_oratory", {}),
    ("arrakis_liaison", "carthag", {}),
]

REVEAL: dict[str, Changes] = {
    "convincing_argument": {"persuasion": 2},
    "dagger": {"swords": 1},
    "diplomacy": {"persuasion": 1},
    "dune_the_desert_planet": {"persuasion": 1},
    "reconnaissance": {"persuasion": 1},
    "seek_allies": {},
    "signet_ring": {"persuasion": 1},
    "arrakis_liaison": {"persuasion": 2},
    "the_spice_must_flow": {"spice": 1},
    "foldspace": {},
}


def left(g: Scenario, card: str) -> int:
    """Return how many cards a Reserve stack holds."""
    return int(g.state.reserve[g.state.rules.card_reserve[g.card(card)]])


@rule("B-CMP-03")
def test_starting_deck() -> None:
    g = rich()
    assert Counter(g.names(g.state.rules.starting_deck)) == {
        "convincing_argument": 2,
        "dagger": 2,
        "diplomacy": 1,
        "dune_the_desert_planet": 2,
        "reconnaissance": 1,
        "seek_allies": 1,
        "signet_ring": 1,
    }


@pytest.mark.parametrize("card", CARDS)
@rule("B-AGT-03", "B-CRD-03")
def test_agent_icons(card: str) -> None:
    assert reachable(card) == spaces_of(CARDS[card][0])


@pytest.mark.parametrize("card", CARDS)
def test_factions(card: str) -> None:
    factions = CARDS[card][1].split()
    assert bond_spice(card) == (1 if "fremen" in factions else 0)
    assert sister_spice(card) == 0


@pytest.mark.parametrize(("card", "space", "gains"), AGENT)
def test_plain_agent_box(card: str, space: str, gains: Changes) -> None:
    assert sent(rich(card), card, space) == total(SENT, FREE_SPACES[space], gains)


@pytest.mark.parametrize("card", REVEAL)
def test_plain_reveal_box(card: str) -> None:
    g = rich(card)
    assert shown(g) == REVEAL[card]
    g.do("end turn")
    assert g.names(g.seat_of(0).discard) == [card]


# --- seek_allies -----------------------------------------------------------------------------------------------------


@rule("F-OPT-02", "B-DCK-06")
def test_seek_allies_must_be_trashed_when_played() -> None:
    g = rich("seek_allies").turn(0)
    watch = Watch(g)
    g.do("agent seek_allies > wealth", "resolve wealth influence emperor")
    assert g.options() == ["resolve seek_allies trash_self"]
    g.do("resolve seek_allies trash_self")
    assert watch.only(0) == total({"agents": -1, "hand": -1}, FREE_SPACES["wealth"])
    assert g.names(g.state.trashed) == ["seek_allies"]
    assert "end turn" in g.options()


# --- signet_ring -----------------------------------------------------------------------------------------------------


@rule("B-LDR-02", "B-GEN-03")
def test_signet_ring_uses_the_leaders_ability() -> None:
    g = rich("signet_ring").turn(0)
    watch = Watch(g)
    g.do("agent signet_ring > secure_contract")
    # Rabban's Brutality without an Alliance comes at once; nobody is asked.
    assert watch.only(0) == total(SENT, FREE_SPACES["secure_contract"], RECRUIT)
    assert g.options() == ["end turn"]


@rule("B-LDR-02")
def test_signet_ring_revealed_gives_persuasion_only() -> None:
    g = rich("signet_ring").turn(0).do("reveal")
    assert offered(g) == []
    assert g.seat_of(0).persuasion == 1
    assert g.seat_of(0).garrison == 5


# --- arrakis_liaison -------------------------------------------------------------------------------------------------


@rule("B-ACQ-02")
def test_arrakis_liaison_is_bought_for_two() -> None:
    assert cheapest("arrakis_liaison") == 2
    g = rich().persuasion(0, 5).turn(0).do("reveal")
    stack = left(g, "arrakis_liaison")
    assert stack == 8
    watch = Watch(g)
    g.do("acquire arrakis_liaison", "acquire arrakis_liaison")
    assert watch.only(0) == {"persuasion": -4, "discard": 2}
    assert left(g, "arrakis_liaison") == 6


@rule("B-CMP-08")
def test_arrakis_liaison_cannot_be_bought_from_an_empty_stack() -> None:
    g = rich().persuasion(0, 5).reserve("arrakis_liaison", 0).turn(0).do("reveal")
    assert "acquire arrakis_liaison" not in g.options()


# --- the_spice_must_flow ---------------------------------------------------------------------------------------------


@rule("B-ACQ-09")
def test_the_spice_must_flow_is_bought_for_nine_and_brings_a_victory_point() -> None:
    assert cheapest("the_spice_must_flow") == 9
    g = rich().persuasion(0, 9).turn(0).do("reveal")
    assert left(g, "the_spice_must_flow") == 10
    watch = Watch(g)
    g.do("acquire the_spice_must_flow")
    assert watch.only(0) == {"persuasion": -9, "discard": 1, "vp": 1}
    assert left(g, "the_spice_must_flow") == 9


@rule("F-VP-02", "B-DCK-06")
def test_the_spice_must_flow_keeps_its_victory_point_when_trashed() -> None:
    g = rich("guild_administrator", "the_spice_must_flow").reserve("the_spice_must_flow", 9).turn(0)
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    watch = Watch(g)
    g.do("trash the_spice_must_flow hand")
    assert watch.only(0) == {"hand": -1}
    assert left(g, "the_spice_must_flow") == 10


@rule("B-CMP-08")
def test_the_spice_must_flow_cannot_be_bought_from_an_empty_stack() -> None:
    g = rich().persuasion(0, 12).reserve("the_spice_must_flow", 0).turn(0).do("reveal")
    assert "acquire the_spice_must_flow" not in g.options()


# --- foldspace (the card) --------------------------------------------------------------------------------------------


def test_foldspace_card_draws_and_returns_to_its_stack() -> None:
    g = rich("foldspace").reserve("foldspace", 5).turn(0)
    watch = Watch(g)
    g.do("agent foldspace > wealth", "resolve foldspace draw 1", "resolve wealth influence emperor")
    assert g.options() == ["resolve foldspace trash_self"]
    g.do("resolve foldspace trash_self")
    assert watch.only(0) == total({"agents": -1, "hand": -1}, FREE_SPACES["wealth"], DRAW)
    assert left(g, "foldspace") == 6
    assert g.names(g.state.trashed) == []


def test_foldspace_card_may_be_trashed_before_the_card_is_drawn() -> None:
    g = rich("foldspace").turn(0).do("agent foldspace > secure_contract", "resolve foldspace trash_self")
    resolve_all(g)
    assert g.names(g.seat_of(0).hand) == ["dune_the_desert_planet"]


def test_foldspace_card_returns_only_once() -> None:
    # Trashed as the cost of Selective Breeding it is not in play any more when its own order comes.
    g = rich("foldspace").reserve("foldspace", 5).turn(0).do("agent foldspace > selective_breeding")
    g.do("resolve selective_breeding pay trash", "trash foldspace play")
    resolve_all(g).do("end turn")
    assert left(g, "foldspace") == 6
    assert len(g.seat_of(0).hand) == 3


@rule("B-ACQ-03", "F-CRD-07")
def test_foldspace_card_cannot_be_bought() -> None:
    g = rich().persuasion(0, 30).turn(0).do("reveal")
    assert "acquire the_spice_must_flow" in g.options()
    assert "acquire foldspace" not in g.options()
    assert left(g, "foldspace") == 6
