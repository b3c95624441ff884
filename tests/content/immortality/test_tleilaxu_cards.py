"""The Tleilaxu cards: what each of their boxes brings."""

from __future__ import annotations

import pytest

from landsraad.content.immortality.tleilaxu import CARDS as DEFINED
from landsraad.engine.building.decompile import lines_data
from landsraad.engine.mechanics import graft
from landsraad.model.terms import BOX_AGENT, BOXES, FROM_CARD
from tests.content.base.kit import SENT
from tests.content.immortality.kit import (
    DRAW,
    GROWN,
    QUIET,
    RECRUIT,
    STUDIED,
    Changes,
    Watch,
    grafted,
    grown,
    offered,
    rich,
    sent,
    settle,
    shown,
    times,
    total,
)
from tests.support.scenario import immortality

# Agent boxes without a choice, alone or with the partner that makes them possible; no condition holds.
AGENT: dict[str, tuple[str, str, Changes]] = {
    "beguiling_pheromones": ("beguiling_pheromones + dagger", "arrakeen", {}),
    "chairdog": ("chairdog + dagger", "arrakeen", {}),
    "contaminator": ("contaminator", "stillsuits", {"tleilaxu": 1}),
    "corrino_genes": ("corrino_genes", "wealth", {}),
    "face_dancer": ("face_dancer + dagger", "wealth", DRAW),
    "face_dancer_initiate": ("face_dancer_initiate + dagger", "wealth", {}),
    "from_the_tanks": ("from_the_tanks", "hall_of_oratory", times(2, RECRUIT)),
    "ghola": ("ghola + contaminator", "arrakeen", {"tleilaxu": 2, "intrigue": 1}),
    "guild_impersonator": ("guild_impersonator + dagger", "foldspace", {}),
    "industrial_espionage": ("industrial_espionage", "hall_of_oratory", DRAW),
    "scientific_breakthrough": ("scientific_breakthrough", "secure_contract", STUDIED),
    "subject_x_137": ("subject_x_137", "secure_contract", {}),
    "tleilaxu_infiltrator": ("tleilaxu_infiltrator + dagger", "arrakeen", DRAW),
    "unnatural_reflexes": ("unnatural_reflexes + dagger", "imperial_basin", {}),
}


@pytest.mark.parametrize("card", AGENT)
def test_agent_boxes(card: str) -> None:
    cards, space, brings = AGENT[card]
    assert sent(rich(*cards.split(" + ")), cards, space) == brings


# What a condition about a marker or a graft adds.
BETTER: dict[str, tuple[str, str, str, Changes]] = {
    "subject_x_137": ("c4a", "subject_x_137", "secure_contract", {"tleilaxu": 1}),
    "tleilaxu_infiltrator": ("c8a", "tleilaxu_infiltrator + dagger", "arrakeen", total(DRAW, {"intrigue": 1})),
    "unnatural_reflexes": ("c4a", "unnatural_reflexes + dagger", "imperial_basin", times(2, DRAW)),
}


@pytest.mark.parametrize("card", BETTER)
def test_with_genetic_markers(card: str) -> None:
    node, cards, space, brings = BETTER[card]
    assert sent(rich(*cards.split(" + "), node=node), cards, space) == brings
    before = {"c4a": "c3a", "c8a": "c7a"}[node]
    assert sent(rich(*cards.split(" + "), node=before), cards, space) == AGENT[card][2]


def test_grafted_corrino_genes_and_industrial_espionage() -> None:
    assert grafted("corrino_genes", "stillsuits") == {"tleilaxu": 1}
    assert grafted("industrial_espionage", "stillsuits") == total(DRAW, STUDIED, GROWN)


def test_guild_impersonator_needs_spice_gained_this_turn() -> None:
    g = rich("guild_impersonator", "dune_the_desert_planet")
    assert sent(g, "guild_impersonator + dune_the_desert_planet", "imperial_basin") == {"guild": 1}


@pytest.mark.parametrize("trashed", ["beguiling_pheromones", QUIET])
def test_beguiling_pheromones_on_a_faction_space(trashed: str) -> None:
    g = rich("beguiling_pheromones", QUIET)
    brings = sent(g, f"beguiling_pheromones + {QUIET}", "stillsuits", f"trash grafted {trashed}")
    assert brings == {"fremen": 1, "play": -1, "vp": 1}
    assert g.names(g.state.trashed) == [trashed]


def test_chairdog_brings_its_partner_back_to_be_revealed() -> None:
    g = rich("chairdog", "diplomacy").turn(0).do("agent chairdog + diplomacy > arrakeen")
    while offered(g):
        g.do(offered(g)[0])
    g.do("end turn").turn(0).do("reveal")
    assert sorted(g.names(g.seat_of(0).play)) == ["chairdog", "diplomacy", "reconnaissance"]  # one from Arrakeen
    assert int(g.seat_of(0).persuasion) == 1 + 1  # Chairdog was played and is not revealed


def test_scientific_breakthrough_is_worth_a_point_with_two_markers() -> None:
    g = rich("scientific_breakthrough", node="c8a")
    assert sent(g, "scientific_breakthrough", "secure_contract") == total(DRAW, {"play": -1, "vp": 1})


@pytest.mark.parametrize(("solari", "moves"), [(20, 1), (0, 0)])
def test_slig_farmer_counts_icons_and_sells(solari: int, moves: int) -> None:
    """Diplomacy has four icons; the space gives the Solari of nobody."""
    g = rich("slig_farmer", "diplomacy").solari(0, solari)
    brings = sent(g, "slig_farmer + diplomacy", "hall_of_oratory")
    assert brings == total({"solari": 4 - 5 * moves, "tleilaxu": moves})


@pytest.mark.parametrize(
    ("answers", "brings"),
    [
        (("choose water 1", "choose troops 1"), {"water": 1, **RECRUIT}),
        (("choose trash", "choose tleilaxu", "trash dagger play"), {"play": -1, "tleilaxu": 1}),
    ],
)
def test_stitched_horror_gives_two_of_four(answers: tuple[str, ...], brings: Changes) -> None:
    assert sent(rich("stitched_horror", "dagger"), "stitched_horror + dagger", "arrakeen", *answers) == brings


def test_tleilaxu_infiltrator_enters_where_enemies_are() -> None:
    g = rich("tleilaxu_infiltrator", "dagger").agent_at(1, "arrakeen")
    assert sent(g, "tleilaxu_infiltrator + dagger", "arrakeen") == DRAW


def test_twisted_mentat_recalls_the_agent() -> None:
    assert sent(rich("twisted_mentat", "dagger"), "twisted_mentat + dagger", "arrakeen") == {"agents": 1}


def test_usurp_uses_a_card_of_the_imperium_row() -> None:
    """The card stays in the Row until the turn ends."""
    g = rich("usurp").row("keys_to_power", "dr_yueh").imperium_deck("scout").influence(0, "emperor", 2).turn(0)
    watch = Watch(g)
    settle(g.do("agent usurp", "agent usurp + row keys_to_power", "agent usurp + row keys_to_power > hall_of_oratory"))
    assert watch.only(0) == total(SENT, RECRUIT, {"spice": 2})
    assert "keys_to_power" in g.names(g.state.row)
    g.do("end turn")
    assert (g.names(g.state.trashed), "scout" in g.names(g.state.row)) == (["keys_to_power"], True)


# --- Ghola -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [(), ("ix",)])
def test_every_copied_box_is_that_of_its_card(modules: tuple[str, ...]) -> None:
    """Ghola's own box says that it copies; what it copies is, line by line, what the other card says (I-CLR-01)."""
    rules = immortality(3, modules=modules).state.rules
    tables = graft.tables_of(rules)
    compared = 0
    for number, card in enumerate(rules.cards):
        first, last = int(tables.copy_first[number]), int(tables.copy_last[number])
        if card.id == "ghola":
            assert first == last
            continue
        at = (int(rules.box_base[FROM_CARD]) + number) * BOXES + BOX_AGENT
        own = lines_data(rules, int(rules.box_first[at]), int(rules.box_last[at]))
        assert lines_data(rules, first, last) == own, card.id
        compared += last - first
    assert compared > 60


# --- Reveal and Acquire ----------------------------------------------------------------------------------------------

REVEAL: dict[str, Changes] = {
    **{card.id: {"persuasion": 1} for card in DEFINED if card.id != "reclaimed_forces"},
    **{
        key: {"persuasion": 1, "swords": 1}
        for key in ("beguiling_pheromones", "ghola", "scientific_breakthrough", "stitched_horror", "unnatural_reflexes")
    },
    **{key: {"persuasion": 1, "swords": 1, **GROWN} for key in ("twisted_mentat", "usurp")},
}


@pytest.mark.parametrize("card", REVEAL)
def test_reveal_boxes(card: str) -> None:
    assert shown(rich(card)) == REVEAL[card]


ACQUIRE: dict[str, Changes] = {"corrino_genes": {"solari": 2}, "subject_x_137": {"tleilaxu": 1}}
PRICES = {
    1: ("contaminator", "corrino_genes", "face_dancer_initiate", "industrial_espionage"),
    2: (
        "chairdog",
        "face_dancer",
        "from_the_tanks",
        "guild_impersonator",
        "slig_farmer",
        "subject_x_137",
        "tleilaxu_infiltrator",
    ),
    3: ("beguiling_pheromones", "ghola", "scientific_breakthrough", "stitched_horror", "unnatural_reflexes"),
    4: ("twisted_mentat", "usurp"),
}


@pytest.mark.parametrize(("price", "card"), [(price, card) for price, cards in PRICES.items() for card in cards])
def test_acquire_boxes(price: int, card: str) -> None:
    assert grown(card) == ACQUIRE.get(card, {})
    g = rich().tleilaxu_row(card, "slig_farmer" if card != "slig_farmer" else "chairdog")
    assert f"acquire {card}" not in g.specimens(0, price - 1).turn(0).do("reveal").options()


@pytest.mark.parametrize(
    ("choice", "brings"), [("choose troops 2", times(2, RECRUIT)), ("choose tleilaxu", {"tleilaxu": 1})]
)
def test_reclaimed_forces(choice: str, brings: Changes) -> None:
    g = rich().specimens(0, 3).turn(0).do("reveal")
    watch = Watch(g)
    settle(g.do("acquire reclaimed_forces"), choice)
    assert watch.only(0) == total(brings, {"specimens": -3, "supply": 3})


def test_every_card_is_here() -> None:
    names = {card.id for card in DEFINED}
    assert len(names) == 19
    assert set(REVEAL) == names - {"reclaimed_forces"}
    apart = {"slig_farmer", "stitched_horror", "twisted_mentat", "usurp"}
    assert set(AGENT) == names - apart - {"reclaimed_forces"}
    assert sum(len(cards) for cards in PRICES.values()) == 18
