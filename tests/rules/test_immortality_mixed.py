"""Grafted cards with Leaders and cards of other boxes; specimens where other boxes take troops (I-MIX, I-SPM-03)."""

from __future__ import annotations

import pytest

from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, immortality

DECK = ("dagger", "diplomacy", "dagger", "diplomacy")


def on_uprising(*hand: str) -> Scenario:
    """Seat 0 holds these cards on Uprising's board and has goods enough."""
    g = immortality(3, host="uprising").hand(0, *hand).deck(0, *DECK).solari(0, 9).spice(0, 9).water(0, 5)
    return g.troops(0, 4).turn(0)


def spaces(g: Scenario) -> set[str]:
    """Return where the Agent can be sent."""
    return {text.rpartition(" > ")[2] for text in g.options() if " > " in text}


# --- Rise of Ix ------------------------------------------------------------------------------------------------------


OTHERS = ("glossu_the_beast_rabban", "count_ilban_richese")


def second_turn(kept: str, other: str) -> Scenario:
    """Ilesa Ecaz set a card aside; in her second turn she has it back, with another card."""
    g = immortality(3, leaders=("ilesa_ecaz", *OTHERS), modules=("ix",)).first(0).troops(0, 3)
    g.deck(0, kept, other, "dune_the_desert_planet", "convincing_argument", "convincing_argument")
    g.conflict_deck("skirmish_a", "skirmish_b").round_start().do(f"set aside {kept}")
    g.do("agent dune_the_desert_planet > imperial_basin", "end turn")
    return g.solari(0, 0).spice(0, 0).water(0, 2).turn(0)


@rule("I-MIX-02")
@pytest.mark.parametrize(
    ("kept", "other", "space", "solari", "spice"),
    [
        ("dagger", "face_dancer_initiate", "stillsuits", 0, 1),  # one icon of its own; that of the partner is used
        ("diplomacy", "dissecting_kit", "arrakeen", 1, 0),  # four icons of its own; that of the partner is used
        ("face_dancer_initiate", "dagger", "mentat", 1, 0),
        ("planned_coupling", "diplomacy", "stillsuits", 0, 1),
    ],
)
def test_a_graft_keeps_the_bonus_for_the_card_set_aside(
    kept: str, other: str, space: str, solari: int, spice: int
) -> None:
    g = second_turn(kept, other)
    banner, plain = (kept, other) if kept in ("face_dancer_initiate", "planned_coupling") else (other, kept)
    g.solari(0, 2 if space == "mentat" else 0).do(f"agent {banner} + {plain} > {space}")
    assert (g.seat_of(0).solari, g.seat_of(0).spice) == (solari, spice)
    twins = second_turn("planned_coupling", "planned_coupling").do(
        "agent planned_coupling + planned_coupling > secrets"
    )
    assert (twins.seat_of(0).solari, twins.seat_of(0).spice) == (0, 1)  # one of the two was set aside
    none = second_turn("convincing_argument", "dagger")
    none.hand(0, "face_dancer_initiate", "dagger", "convincing_argument").turn(0)
    none.do("agent face_dancer_initiate + dagger > stillsuits")
    assert (none.seat_of(0).solari, none.seat_of(0).spice) == (0, 0)  # the card set aside sends nobody


@rule("I-SPM-03")
def test_specimens_go_back_before_the_freighter_brings_troops() -> None:
    g = immortality(3, modules=("ix",)).hand(0, "dune_the_desert_planet").freighter(0, 2).spice(0, 5)
    g.troops(0, 6).specimens(0, 6).turn(0).do("agent dune_the_desert_planet > smuggling")
    g.do("resolve smuggling freighter", "freighter recall")
    asked = []
    for _ in range(9):
        if "end turn" in g.options():
            break
        asked.append(g.kind())
        g.do(next((text for text in g.options() if "troops" in text or "specimens 2" in text), g.options()[0]))
    assert "return_specimens" in asked
    assert (int(g.seat_of(0).garrison), pieces.specimens_of(g.state, 0)) == (8, 4)


@rule("I-SPM-03")
@pytest.mark.parametrize("supply", [0, 1])
def test_specimens_go_back_before_troops_become_negotiators(supply: int) -> None:
    g = immortality(3, modules=("ix",)).hand(0, "dagger").troops(0, 6 - supply).specimens(0, 6).spice(0, 0)
    g.turn(0).do("agent dagger > tech_negotiation", "resolve tech_negotiation choose 2", "choose negotiator")
    assert (g.kind() == "return_specimens") is (supply == 0)
    if supply == 0:
        g.do("return specimens 1")
    g.do(g.options()[-1])
    assert (pieces.negotiators(g.state, 0), pieces.specimens_of(g.state, 0)) == (1, 5 + supply)


# --- Uprising --------------------------------------------------------------------------------------------------------


@rule("I-SPM-03")
def test_specimens_go_back_before_a_memory_is_kept() -> None:
    g = immortality(3, leaders=("lady_jessica", "gurney_halleck", "staban_tuek"), host="uprising")
    g.hand(0, "signet_ring").troops(0, 8).specimens(0, 4).spice(0, 1).turn(0)
    g.do("agent signet_ring > imperial_basin", "resolve lady_jessica pay spice 1")
    assert (g.kind(), g.options()) == ("return_specimens", ["return specimens 0", "return specimens 1"])
    g.do("return specimens 1")
    assert pieces.specimens_of(g.state, 0) == 3
    assert pieces.memories(g.state, 0) == 1


@rule("I-MIX-08")
def test_the_partner_of_treacherous_maneuver_cannot_pay_for_it() -> None:
    """Corrino Genes are an Emperor card, and as a partner in play, not in the hand."""
    g = on_uprising("planned_coupling", "treacherous_maneuver")
    g.do("agent planned_coupling + treacherous_maneuver > deliver_supplies")
    assert not any(text.startswith("resolve treacherous_maneuver") for text in g.options())
    held = on_uprising("planned_coupling", "treacherous_maneuver", "corrino_genes")
    held.do("agent planned_coupling + treacherous_maneuver > deliver_supplies")
    assert any(text.startswith("resolve treacherous_maneuver") for text in held.options())
    partner = on_uprising("face_dancer", "treacherous_maneuver")  # an Emperor card itself
    partner.do("agent face_dancer + treacherous_maneuver > deliver_supplies")
    assert not any(text.startswith("resolve treacherous_maneuver") for text in partner.options())


@rule("I-MIX-08", "I-MIX-07")
def test_ghola_may_pay_again_and_gains_nothing_by_it() -> None:
    g = on_uprising("ghola", "treacherous_maneuver", "corrino_genes", "corrino_genes", "sardaukar_soldier")
    g.do("agent ghola + treacherous_maneuver > deliver_supplies")
    for name in ("treacherous_maneuver", "ghola"):
        g.do(next(text for text in g.options() if text.startswith(f"resolve {name} pay trash_self")))
        while g.kind() == "trash":
            g.do(g.options()[0])
    trashed = g.names(g.state.trashed)
    assert {"treacherous_maneuver", "ghola"} <= set(trashed)
    assert len(trashed) == 4
    g.do(next(text for text in g.options() if text.startswith("resolve deliver_supplies influence")))
    assert g.influence_of(0, "guild") == 2


@rule("I-MIX-09")
def test_weirding_woman_alone_returns_from_a_bene_gesserit_partner() -> None:
    g = on_uprising("planned_coupling", "weirding_woman")
    g.do("agent planned_coupling + weirding_woman > arrakeen", "resolve weirding_woman return_to_hand")
    assert "weirding_woman" in g.names(g.seat_of(0).hand)
    assert g.names(g.seat_of(0).play) == ["planned_coupling"]


@rule("I-MIX-09", "I-CLR-02")
def test_the_copied_line_of_weirding_woman_returns_ghola() -> None:
    g = on_uprising("ghola", "weirding_woman").do("agent ghola + weirding_woman > arrakeen")
    assert "resolve weirding_woman return_to_hand" not in g.options()  # Ghola is no Bene Gesserit card
    g.do("resolve ghola return_to_hand")
    assert (g.names(g.seat_of(0).play), "ghola" in g.names(g.seat_of(0).hand)) == (["weirding_woman"], True)


@rule("I-MIX-10")
def test_undercover_asset_covers_the_agent_whichever_icon_is_used() -> None:
    """Sietch Tabr asks for 2 Fremen Influence, Shipping for 2 of the Guild."""
    g = on_uprising("face_dancer_initiate", "undercover_asset").do("agent face_dancer_initiate + undercover_asset")
    assert {"shipping", "sietch_tabr", "imperial_privilege"} <= spaces(g)
    # The City icon of Dissecting Kit leads there too, although only the partner has the line.
    icon = on_uprising("dissecting_kit", "undercover_asset").do("agent dissecting_kit + undercover_asset")
    assert "sietch_tabr" in spaces(icon)
    without = on_uprising("dissecting_kit", "diplomacy").do("agent dissecting_kit + diplomacy")
    assert "sietch_tabr" not in spaces(without)
