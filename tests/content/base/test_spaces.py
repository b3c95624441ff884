"""The 22 spaces of the board: who may enter, what it costs, what it gives."""

from __future__ import annotations

import pytest

from tests.content.base.kit import (
    ALL_SPACES,
    DRAW,
    RECRUIT,
    SENT,
    SPACES_OF_ICON,
    Changes,
    Watch,
    offered,
    poor,
    resolve_all,
    rich,
    sent,
    times,
    total,
)
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# A starting card for each icon.
CARD_OF_ICON = {
    "emperor": "diplomacy",
    "guild": "diplomacy",
    "bene_gesserit": "diplomacy",
    "fremen": "diplomacy",
    "landsraad": "dagger",
    "city": "reconnaissance",
    "spice_trade": "dune_the_desert_planet",
}
CARD = {space: CARD_OF_ICON[icon] for icon, spaces in SPACES_OF_ICON.items() for space in spaces}

# Cost and effects together, as far as there is nothing to choose.
VISITS: dict[str, Changes] = {
    "conspire": total({"spice": -4, "emperor": 1, "solari": 5, "intrigue": 1}, times(2, RECRUIT)),
    "wealth": {"emperor": 1, "solari": 2},
    "heighliner": total({"spice": -6, "guild": 1, "water": 2}, times(5, RECRUIT)),
    "foldspace": {"guild": 1, "discard": 1},
    "secrets": {"bene_gesserit": 1, "intrigue": 1},
    "hardy_warriors": total({"water": -1, "fremen": 1}, times(2, RECRUIT)),
    "stillsuits": {"fremen": 1, "water": 1},
    "high_council": {"solari": -5, "council": 1},
    "mentat": total({"solari": -2, "agents": 1}, DRAW),
    "swordmaster": {"solari": -8, "swordmaster": 1, "agents": 1},
    "rally_troops": total({"solari": -4}, times(4, RECRUIT)),
    "hall_of_oratory": RECRUIT,
    "secure_contract": {"solari": 3},
    "imperial_basin": {"spice": 1},
    "hagga_basin": {"water": -1, "spice": 2},
    "the_great_flat": {"water": -2, "spice": 3},
    "arrakeen": total(RECRUIT, DRAW),
    "carthag": total(RECRUIT, {"intrigue": 1}),
    "research_station": total({"water": -2}, times(3, DRAW)),
    "sietch_tabr": total(RECRUIT, {"water": 1}),
}

# The resource and the amount without which nobody enters.
COSTS: dict[str, tuple[str, int]] = {
    "conspire": ("spice", 4),
    "heighliner": ("spice", 6),
    "selective_breeding": ("spice", 2),
    "hardy_warriors": ("water", 1),
    "high_council": ("solari", 5),
    "mentat": ("solari", 2),
    "swordmaster": ("solari", 8),
    "rally_troops": ("solari", 4),
    "sell_melange": ("spice", 2),
    "hagga_basin": ("water", 1),
    "the_great_flat": ("water", 2),
    "research_station": ("water", 2),
}

COMBAT_SPACES = {
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "the_great_flat",
}


def visitor(space: str, g: Scenario | None = None) -> Scenario:
    """Seat 0 with the right card, enough of everything and the Influence of Sietch Tabr; call ``turn(0)`` next."""
    g = rich() if g is None else g
    g.hand(0, CARD[space])
    return g.influence(0, "fremen", 2) if space == "sietch_tabr" else g


def may_enter(g: Scenario, space: str) -> bool:
    """Tell whether seat 0 can send an Agent to a space now."""
    g.turn(0)
    card = CARD[space]
    if f"agent {card}" not in g.options():
        return False
    return f"agent {card} > {space}" in g.do(f"agent {card}").options()


@pytest.mark.parametrize("space", VISITS)
@rule("B-AGT-10", "B-AGT-08")
def test_cost_and_effects(space: str) -> None:
    g = visitor(space)
    assert sent(g, CARD[space], space) == total(SENT, VISITS[space])
    assert g.state.agents[g.space(space)] == 1


@pytest.mark.parametrize("space", ALL_SPACES)
@rule("B-AGT-07", "B-AGT-08")
def test_entry_needs_the_cost_and_nothing_else(space: str) -> None:
    g = visitor(space, poor())
    if space in COSTS:
        resource, n = COSTS[space]
        setattr(g.seat_of(0), resource, n - 1)
        assert not may_enter(g, space)
        setattr(g.seat_of(0), resource, n)
    assert may_enter(g, space)


@pytest.mark.parametrize("space", ALL_SPACES)
@pytest.mark.parametrize("seat", [0, 1])
@rule("B-AGT-06")
def test_occupied_space_cannot_be_entered(space: str, seat: int) -> None:
    g = visitor(space)
    assert may_enter(g, space)
    assert not may_enter(visitor(space).agent_at(seat, space), space)


@pytest.mark.parametrize("space", ALL_SPACES)
@rule("B-SPC-02", "B-TRP-04", "B-TRP-08")
def test_combat_spaces_allow_deployment(space: str) -> None:
    g = visitor(space).turn(0).do(f"agent {CARD[space]} > {space}")
    if space == "sell_melange":
        g.do("choose pay spice 2")
    assert bool(offered(g, "deploy")) is (space in COMBAT_SPACES)
    if space in COMBAT_SPACES:
        watch = Watch(g)
        g.do("deploy 2")
        assert watch.only(0) == {"garrison": -2, "conflict": 2}


@pytest.mark.parametrize("icon", SPACES_OF_ICON)
@rule("B-SPC-01")
def test_spaces_of_an_icon(icon: str) -> None:
    cards = {
        "emperor": "imperial_spy",
        "guild": "space_travel",
        "landsraad": "dagger",
        "city": "reconnaissance",
        "spice_trade": "dune_the_desert_planet",
    }
    card = cards.get(icon, "diplomacy")
    g = rich(card).influence(0, "fremen", 2).turn(0).do(f"agent {card}")
    assert {f"agent {card} > {space}" for space in SPACES_OF_ICON[icon]} <= set(g.options())
    if icon in cards:
        assert len(g.options()) == len(SPACES_OF_ICON[icon])


# --- conspire, heighliner --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "recruits"), [("conspire", 2), ("heighliner", 5)])
@rule("B-GEN-04", "B-TRP-02")
def test_conspire_and_heighliner_recruit_as_far_as_the_supply_goes(space: str, recruits: int) -> None:
    g = visitor(space).troops(0, garrison=5, deployed=6).turn(0)
    resolve_all(g.do(f"agent diplomacy > {space}"))
    assert recruits > 1
    assert g.seat_of(0).supply == 0
    assert g.seat_of(0).garrison == 6


@rule("B-SPC-05", "B-TRP-04")
def test_heighliner_deploys_all_recruits_and_two_more() -> None:
    g = resolve_all(visitor("heighliner").turn(0).do("agent diplomacy > heighliner"))
    assert offered(g, "deploy")[-1] == "deploy 7"


# --- foldspace -------------------------------------------------------------------------------------------------------


@rule("B-SPC-06", "B-ICO-02")
def test_foldspace_acquires_a_foldspace_card() -> None:
    g = visitor("foldspace").reserve("foldspace", 4)
    sent(g, "diplomacy", "foldspace")
    assert g.names(g.seat_of(0).discard) == ["foldspace"]
    assert g.state.reserve[g.state.rules.card_reserve[g.card("foldspace")]] == 3


@rule("B-CMP-08")
def test_foldspace_with_an_empty_stack_gives_influence_only() -> None:
    g = visitor("foldspace").reserve("foldspace", 0)
    assert sent(g, "diplomacy", "foldspace") == total(SENT, {"guild": 1})


# --- selective_breeding ----------------------------------------------------------------------------------------------


@rule("B-SPC-07")
def test_selective_breeding_trashes_a_card_to_draw_two() -> None:
    g = rich("diplomacy", "dagger").discard(0, "seek_allies").turn(0)
    watch = Watch(g)
    g.do("agent diplomacy > selective_breeding", "resolve selective_breeding influence bene_gesserit")
    assert watch.only(0) == total(SENT, {"spice": -2, "bene_gesserit": 1})
    g.do("resolve selective_breeding pay trash")
    assert sorted(g.options()) == ["trash dagger hand", "trash diplomacy play", "trash seek_allies discard"]
    g.do("trash seek_allies discard")
    expected = total(SENT, {"spice": -2, "bene_gesserit": 1, "discard": -1}, times(2, DRAW))
    assert watch.only(0) == expected
    assert g.names(g.state.trashed) == ["seek_allies"]
    assert offered(g) == []


@rule("B-SPC-07", "B-CST-02")
def test_selective_breeding_trashing_is_optional() -> None:
    g = rich("diplomacy", "dagger").turn(0)
    watch = Watch(g)
    g.do("agent diplomacy > selective_breeding", "resolve selective_breeding influence bene_gesserit", "end turn")
    assert watch.only(0) == total(SENT, {"spice": -2, "bene_gesserit": 1})
    assert g.names(g.state.trashed) == []


# --- secrets ---------------------------------------------------------------------------------------------------------


@rule("B-SPC-08", "B-ICO-13")
def test_secrets_steals_from_every_opponent_with_four_intrigue_cards() -> None:
    g = visitor("secrets")
    g.intrigue(1, "windfall", "ambush", "bribery", "charisma")
    g.intrigue(2, "windfall", "ambush", "bribery")
    g.intrigue(3, "refocus", "infiltrate", "tiebreaker", "water_of_life", "choam_shares")
    g.intrigue_deck("favored_subject", "double_cross").turn(0)
    watch = Watch(g)
    resolve_all(g.do("agent diplomacy > secrets"))
    assert watch.of(0) == total(SENT, {"bene_gesserit": 1, "intrigue": 3})
    assert watch.of(1) == {"intrigue": -1}
    assert watch.of(2) == {}
    assert watch.of(3) == {"intrigue": -1}
    held = set(g.intrigue_names(g.seat_of(0).intrigue))
    assert "favored_subject" in held
    assert len(held & {"windfall", "ambush", "bribery", "charisma"}) == 1
    assert len(held & {"refocus", "infiltrate", "tiebreaker", "water_of_life", "choam_shares"}) == 1


@rule("B-ICO-13")
def test_secrets_steals_a_random_card() -> None:
    stolen = set()
    for turns in range(16):
        g = visitor("secrets").intrigue(1, "windfall", "ambush", "bribery", "charisma")
        for _ in range(turns):
            g.state.rng.below(7)
        resolve_all(g.turn(0).do("agent diplomacy > secrets", "resolve secrets steal_intrigue"))
        stolen.add(g.intrigue_names(g.seat_of(0).intrigue)[0])
    assert len(stolen) > 1


# --- high_council ----------------------------------------------------------------------------------------------------


@rule("B-SPC-11", "B-AGT-14")
def test_high_council_only_once_per_game_for_each_player() -> None:
    assert not may_enter(visitor("high_council").council(0), "high_council")
    assert may_enter(visitor("high_council").council(1), "high_council")
    g = visitor("high_council").turn(0).do("agent dagger > high_council", "end turn")
    g.recall()
    assert not may_enter(g.hand(0, "dagger").solari(0, 20), "high_council")


@rule("B-SPC-12", "B-REV-05")
def test_high_council_gives_two_persuasion_in_every_reveal_turn() -> None:
    g = visitor("high_council").turn(0).do("agent dagger > high_council", "end turn")
    g.turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2
    g = rich().council(0).turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2
    assert rich().turn(0).do("reveal").seat_of(0).persuasion == 0


# --- mentat ----------------------------------------------------------------------------------------------------------


@rule("B-SPC-13", "B-AGT-16")
def test_mentat_is_an_extra_agent_for_this_round() -> None:
    g = rich("dagger", "dune_the_desert_planet", "diplomacy").agents(0, 1).turn(0)
    resolve_all(g.do("agent dagger > mentat")).do("end turn")
    assert g.mentat_holder == 0
    assert g.seat_of(0).agents == 1
    g.turn(0).do("agent dune_the_desert_planet > secure_contract", "end turn")
    assert g.seat_of(0).agents == 0
    g.recall()
    assert g.mentat_holder == -1
    assert g.seat_of(0).agents == 2


@rule("B-SPC-14")
def test_mentat_space_without_the_mentat_still_draws_a_card() -> None:
    g = visitor("mentat")
    g.mentat_holder = 1
    assert sent(g, "dagger", "mentat") == total(SENT, {"solari": -2}, DRAW)
    assert g.mentat_holder == 1


@rule("B-GEN-03")
def test_mentat_must_be_taken() -> None:
    g = visitor("mentat").turn(0)
    assert (g.mentat_holder, g.seat_of(0).agents) == (-1, 2)
    g.do("agent dagger > mentat")
    # Nobody is asked: one Agent sent, the Mentat come in its place, and only the card left to draw.
    assert (g.mentat_holder, g.seat_of(0).agents) == (0, 2)
    assert g.options() == ["resolve mentat draw 1"]


# --- swordmaster -----------------------------------------------------------------------------------------------------


@rule("B-SPC-16", "B-AGT-14")
def test_swordmaster_is_kept_and_taken_once() -> None:
    g = visitor("swordmaster").turn(0)
    resolve_all(g.do("agent dagger > swordmaster")).do("end turn")
    assert g.seat_of(0).agents == 2
    g.recall()
    assert g.seat_of(0).agents == 3
    assert g.seat_of(1).agents == 2
    assert not may_enter(g.hand(0, "dagger").solari(0, 20), "swordmaster")
    assert may_enter(visitor("swordmaster").swordmaster(1), "swordmaster")


# --- hall_of_oratory -------------------------------------------------------------------------------------------------


@rule("B-SPC-18", "B-REV-06")
def test_hall_of_oratory_persuasion_for_an_agent_still_there() -> None:
    g = visitor("hall_of_oratory").turn(0).do("agent dagger > hall_of_oratory", "end turn").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 1
    g = visitor("hall_of_oratory").intrigue(0, "urgent_mission").turn(0).do("agent dagger > hall_of_oratory")
    g.do("end turn").turn(0).do("intrigue urgent_mission", "recall hall_of_oratory", "reveal")
    assert g.seat_of(0).persuasion == 0
    g = rich().agent_at(1, "hall_of_oratory").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 0
    g = rich().agent_at(0, "hall_of_oratory", "hall_of_oratory").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 1


# --- sell_melange ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spice", "solari"), [(2, 6), (3, 8), (4, 10), (5, 12)])
@rule("B-SPC-20", "B-SPC-21")
def test_sell_melange(spice: int, solari: int) -> None:
    g = visitor("sell_melange").spice(0, 20).turn(0)
    watch = Watch(g)
    g.do("agent dune_the_desert_planet > sell_melange")
    assert g.options() == [f"choose pay spice {n}" for n in (2, 3, 4, 5)]
    g.do(f"choose pay spice {spice}")
    assert watch.only(0) == total(SENT, {"spice": -spice, "solari": solari})
    assert g.options() == ["end turn"]


@pytest.mark.parametrize("spice", [2, 3, 4])
@rule("B-SPC-20")
def test_sell_melange_offers_what_can_be_paid(spice: int) -> None:
    g = visitor("sell_melange").spice(0, spice).turn(0).do("agent dune_the_desert_planet > sell_melange")
    assert g.options() == [f"choose pay spice {n}" for n in range(2, spice + 1)]


@rule("B-AGT-08")
def test_sell_melange_cannot_be_paid_with_the_spice_of_the_card() -> None:
    g = poor("worm_riders").spice(0, 1).turn(0).do("agent worm_riders")
    assert "agent worm_riders > sell_melange" not in g.options()
    g = poor("worm_riders").spice(0, 2).turn(0).do("agent worm_riders > sell_melange")
    assert g.options() == ["choose pay spice 2"]


# --- arrakeen, carthag, imperial_basin: Control ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "resource"), [("arrakeen", "solari"), ("carthag", "solari"), ("imperial_basin", "spice")]
)
@rule("B-CTL-03")
def test_control_bonus_for_anybodys_agent(space: str, resource: str) -> None:
    g = visitor(space).control(2, space).turn(0)
    watch = Watch(g)
    resolve_all(g.do(f"agent {CARD[space]} > {space}"))
    assert watch.of(0) == total(SENT, VISITS[space])
    assert watch.of(2) == {resource: 1}
    assert watch.of(1) == watch.of(3) == {}
    own = visitor(space).control(0, space)
    assert sent(own, CARD[space], space) == total(SENT, VISITS[space], {resource: 1})


# --- research_station ------------------------------------------------------------------------------------------------


@rule("B-SPC-24", "B-DCK-02")
def test_research_station_reshuffles_when_the_deck_runs_out() -> None:
    g = visitor("research_station").deck(0, "dagger").discard(0, "stilgar", "chani", "scout").turn(0)
    resolve_all(g.do("agent reconnaissance > research_station"))
    assert len(g.seat_of(0).hand) == 3
    assert g.names(g.seat_of(0).hand)[0] == "dagger"
    assert len(g.seat_of(0).deck) == 1
    assert len(g.seat_of(0).discard) == 0


# --- sietch_tabr -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "open_"), [(0, False), (1, False), (2, True), (3, True)])
@rule("B-SPC-25", "B-AGT-15")
def test_sietch_tabr_needs_two_fremen_influence(level: int, open_: bool) -> None:
    g = rich("reconnaissance").influence(0, "fremen", level).influence(0, "guild", 4)
    assert may_enter(g, "sietch_tabr") is open_


# --- the Maker spaces ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "water", "base"), [("imperial_basin", 0, 1), ("hagga_basin", 1, 2), ("the_great_flat", 2, 3)]
)
@pytest.mark.parametrize("bonus", [1, 4])
@rule("B-HRV-02", "B-HRV-03")
def test_maker_spaces_give_base_and_bonus_spice(space: str, water: int, base: int, bonus: int) -> None:
    g = visitor(space).bonus_spice(space, bonus)
    assert sent(g, "dune_the_desert_planet", space) == total(SENT, {"water": -water, "spice": base + bonus})
    assert g.state.bonus_spice[g.space(space)] == 0


@rule("B-MAK-01", "B-MAK-02", "B-HRV-01")
def test_only_empty_maker_spaces_collect_spice() -> None:
    g = rich().agent_at(1, "hagga_basin")
    for space in ALL_SPACES:
        g.bonus_spice(space, 0)
    g.bonus_spice("the_great_flat", 2).makers()
    collected = {space: int(g.state.bonus_spice[g.space(space)]) for space in ALL_SPACES}
    assert {space: n for space, n in collected.items() if n} == {"imperial_basin": 1, "the_great_flat": 3}


# --- faction spaces --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [*SPACES_OF_ICON["emperor"], *SPACES_OF_ICON["guild"]])
@rule("B-INF-03", "B-AGT-10")
def test_influence_of_a_faction_space_is_mandatory(space: str) -> None:
    faction = "emperor" if space in SPACES_OF_ICON["emperor"] else "guild"
    g = visitor(space).turn(0).do(f"agent diplomacy > {space}")
    assert f"resolve {space} influence {faction}" in g.options()
    assert "end turn" not in g.options()


@pytest.mark.parametrize(
    ("space", "faction", "bonus"),
    [
        ("wealth", "emperor", times(2, RECRUIT)),
        ("foldspace", "guild", {"solari": 3}),
        ("secrets", "bene_gesserit", {"intrigue": 1}),
        ("stillsuits", "fremen", {"water": 1}),
    ],
)
@rule("B-INF-05", "B-INF-06", "B-INF-08")
def test_fourth_influence_brings_the_bonus_and_the_alliance(space: str, faction: str, bonus: Changes) -> None:
    g = visitor(space).influence(0, faction, 3)
    assert sent(g, "diplomacy", space) == total(SENT, VISITS[space], bonus, {"vp": 1})
    assert g.alliance_of(faction) == 0
