"""Tech tiles used by choice in an own turn, the flip icon, and what tiles score in the Endgame."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, FACTIONS, RECRUIT, Changes, offered, times, total
from tests.content.ix.kit import Watch, poor, rich, settle
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# What using a tile once changes, in a turn whose kind is not chosen yet; a dagger is discarded where that is the cost.
USE: dict[str, Changes] = {
    "flagship": total({"solari": -4}, times(3, RECRUIT)),
    "holoprojectors": total({"hand": -1, "discard": 1}, DRAW),
    "invasion_ships": {"hand": -1, "discard": 1},
    "training_drones": RECRUIT,
}


def owner(tile: str, *hand: str) -> Scenario:
    """Seat 0 with a tile at the start of its turn."""
    return rich(*(hand or ("dagger", "reconnaissance"))).tiles(0, tile).turn(0)


def use(g: Scenario, tile: str) -> Scenario:
    """Use a tile; a dagger pays where a discard is asked."""
    g.do(f"use {tile}")
    return g.do("discard dagger") if g.kind() == "discard" else g


@pytest.mark.parametrize("tile", USE)
@rule("X-TEC-14", "X-ICO-04")
def test_flip_once_a_round(tile: str) -> None:
    g = owner(tile, "dagger", "reconnaissance", "dagger")
    watch = Watch(g)
    use(g, tile)
    assert watch.only(0) == total(USE[tile], {"face_down": 1})
    assert g.face_down(0) == [tile]
    assert f"use {tile}" not in g.options()
    g.do("agent reconnaissance > carthag")
    settle(g).do("end turn").turn(0)
    assert f"use {tile}" not in g.options()
    # The next round turns it up again.
    g.round_start().hand(0, "dagger").turn(0)
    assert g.face_down(0) == []
    assert f"use {tile}" in g.options()


@pytest.mark.parametrize("tile", ["flagship", "training_drones"])
@rule("F-ERR-03", "X-TEC-14")
def test_flip_in_the_reveal_turn(tile: str) -> None:
    g = owner(tile).do("reveal")
    watch = Watch(g)
    use(g, tile)
    assert watch.only(0) == total(USE[tile], {"face_down": 1})
    assert offered(g, "use ") == []


# --- flagship --------------------------------------------------------------------------------------------------------


@rule("B-CST-04")
@pytest.mark.parametrize(("solari", "there"), [(3, False), (4, True)])
def test_flagship_costs_four_solari(solari: int, there: bool) -> None:
    g = poor("dagger").solari(0, solari).tiles(0, "flagship").turn(0)
    assert offered(g, "use ") == ["use flagship"] * there


@rule("F-CON-06")
def test_flagship_troops_may_be_deployed() -> None:
    g = owner("flagship", "reconnaissance").do("agent reconnaissance > carthag")
    assert offered(g, "deploy")[-1] == "deploy 3"
    g.do("use flagship")
    assert offered(g, "deploy")[-1] == "deploy 6"
    g.do("deploy 6")
    assert g.seat_of(0).conflict == 6


# --- holoprojectors --------------------------------------------------------------------------------------------------


@rule("X-DIS-01", "X-UNL-01")
def test_holoprojectors_discard_may_unload() -> None:
    g = owner("holoprojectors", "choam_delegate", "dagger").do("use holoprojectors")
    assert g.options() == ["discard choam_delegate", "discard dagger"]
    watch = Watch(g)
    g.do("discard choam_delegate")
    assert watch.only(0) == total({"hand": -1, "discard": 1, "solari": 3}, DRAW)


# --- invasion_ships --------------------------------------------------------------------------------------------------


@rule("X-TEC-13")
def test_invasion_ships_ignore_enemy_agents() -> None:
    g = rich("dagger", "reconnaissance").tiles(0, "invasion_ships")
    for space in ("arrakeen", "carthag", "research_station", "sietch_tabr"):
        g.agents(1, 2).agent_at(1, space)
    g.agents(1, 0).turn(0)
    assert "agent reconnaissance" not in g.options()
    g.do("use invasion_ships", "discard dagger", "agent reconnaissance")
    assert "agent reconnaissance > carthag" in g.options()
    watch = Watch(g)
    g.do("agent reconnaissance > carthag")
    assert watch.only(0)["agents"] == -1
    assert g.state.agents[g.space("carthag")] == 0x11


@rule("X-INF-02", "X-INF-05")
def test_invasion_ships_neither_own_agents_nor_costs() -> None:
    g = poor("dagger", "reconnaissance", "dagger").tiles(0, "invasion_ships").agents(0, 2).agent_at(0, "carthag")
    g.agent_at(1, "high_council").turn(0).do("use invasion_ships", "discard dagger")
    g.do("agent reconnaissance")
    assert "agent reconnaissance > carthag" not in g.options()
    g = poor("dagger", "dagger").tiles(0, "invasion_ships").agent_at(1, "high_council").turn(0)
    g.do("use invasion_ships", "discard dagger", "agent dagger")
    assert "agent dagger > high_council" not in g.options()


def test_invasion_ships_last_for_one_turn() -> None:
    g = rich("dagger", "reconnaissance", "dagger").tiles(0, "invasion_ships").agent_at(1, "carthag", "mentat").turn(0)
    g.do("use invasion_ships", "discard dagger", "agent reconnaissance > arrakeen")
    settle(g).do("end turn").turn(0).do("agent dagger")
    assert "agent dagger > mentat" not in g.options()
    assert "agent dagger > high_council" in g.options()


# --- training_drones -------------------------------------------------------------------------------------------------


@rule("F-CON-06")
def test_training_drones_troop_may_be_deployed() -> None:
    g = owner("training_drones", "dune_the_desert_planet").do("use training_drones")
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert offered(g, "deploy")[-1] == "deploy 3"


# --- sonic_snoopers --------------------------------------------------------------------------------------------------


@rule("X-CLR-03", "X-TEC-08")
@pytest.mark.parametrize("n", range(4))
def test_sonic_snoopers_swap_any_number_of_intrigue_cards(n: int) -> None:
    g = rich("dagger").intrigue(0, "cull", "expedite", "finesse").tiles(0, "sonic_snoopers").turn(0)
    watch = Watch(g)
    g.do("use sonic_snoopers")
    names = ["cull", "expedite", "finesse"]
    for name in names[:n]:
        assert g.kind() == "bury_intrigue"
        assert "pass" in g.options()
        g.do(f"bury {name}")
    if n < 3:
        assert g.options() == [*[f"bury {name}" for name in names[n:]], "pass"]
        g.do("pass")
    assert watch.only(0) == {"tiles": -1}
    # As many from the top; the cards put away are at the bottom of the deck, the last one lowest.
    tops = ["windfall", "ambush", "bribery", "private_army", "urgent_mission"]
    assert g.intrigue_names(g.seat_of(0).intrigue) == names[n:] + tops[:n]
    assert g.intrigue_names(g.state.intrigue_deck)[::-1] == tops[n:] + names[:n]
    assert g.tiles_of(0) == []
    assert g.gone_tiles() == ["sonic_snoopers"]


# --- spy_satellites --------------------------------------------------------------------------------------------------


@rule("F-IX-02", "X-TEC-08")
@pytest.mark.parametrize(("spice", "there"), [(2, False), (3, True)])
def test_spy_satellites_trashed_for_a_victory_point(spice: int, there: bool) -> None:
    g = poor("dagger").spice(0, spice).tiles(0, "spy_satellites").turn(0)
    assert offered(g, "use ") == ["use spy_satellites"] * there
    if there:
        watch = Watch(g)
        g.do("use spy_satellites")
        assert watch.only(0) == {"spice": -3, "vp": 1, "tiles": -1}
        assert g.gone_tiles() == ["spy_satellites"]
        # Its other effect is gone with it.
        g.conflict_deck().recall()
        assert g.seat_of(0).vp == watch.before[0]["vp"] + 1


# --- Endgame ---------------------------------------------------------------------------------------------------------


def finished(g: Scenario) -> Scenario:
    """Play the Endgame; nobody holds Intrigue cards."""
    g.conflict_deck().recall()
    assert g.game.over
    return g


@rule("F-IX-02", "X-TEC-13")
@pytest.mark.parametrize(
    ("levels", "vp"), [((0, 0, 0, 0), 4), ((1, 1, 2, 3), 2), ((2, 2, 2, 1), 1), ((2, 3, 4, 5), 0), ((0, 6, 0, 1), 3)]
)
def test_spy_satellites_low_tracks_in_the_endgame(levels: tuple[int, ...], vp: int) -> None:
    g = rich().tiles(0, "spy_satellites")
    for faction, level in zip(FACTIONS, levels, strict=True):
        g.influence(0, faction, level)
    watch = Watch(g)
    finished(g)
    assert watch.only(0) == total({"vp": vp})


@rule("X-TEC-13")
@pytest.mark.parametrize(("levels", "vp"), [((3, 3, 3, 3), 1), ((3, 6, 4, 2), 0), ((6, 6, 6, 6), 1)])
def test_memocorders_three_influence_on_every_track(levels: tuple[int, ...], vp: int) -> None:
    g = rich().tiles(0, "memocorders")
    for faction, level in zip(FACTIONS, levels, strict=True):
        g.influence(0, faction, level)
    watch = Watch(g)
    finished(g)
    assert watch.only(0) == total({"vp": vp})


@rule("X-TEC-13", "F-CRD-03")
@pytest.mark.parametrize(("deck", "discard", "vp"), [(0, 1, 0), (1, 1, 1), (0, 3, 1), (0, 0, 0)])
def test_holtzman_engine_two_spice_must_flow(deck: int, discard: int, vp: int) -> None:
    flow = "the_spice_must_flow"
    g = rich().tiles(0, "holtzman_engine").deck(0, *[flow] * deck, "dagger").discard(0, *[flow] * discard)
    watch = Watch(g)
    finished(g)
    assert watch.only(0) == total({"vp": vp})


@rule("X-CLR-07", "F-IX-03", "F-IX-04")
@pytest.mark.parametrize("holder", range(3))
def test_chaumurky_wins_ties(holder: int) -> None:
    # Seat 0 is ahead in everything that breaks ties otherwise.
    g = rich().tiles(holder, "chaumurky")
    for seat in range(4):
        g.vp(seat, 5 if seat < 3 else 4)
    for seat in (1, 2, 3):
        g.spice(seat, 0).solari(seat, 0).water(seat, 0).troops(seat, garrison=0)
    assert finished(g).game.standings()[0].seat == holder


@rule("X-CLR-07")
def test_chaumurky_does_not_beat_more_victory_points() -> None:
    g = rich().tiles(0, "chaumurky").vp(0, 5).vp(1, 6)
    assert finished(g).game.standings()[0].seat == 1


@rule("X-TEC-16", "X-TEC-13")
def test_tiles_face_down_score_all_the_same() -> None:
    g = rich().tiles(0, "spy_satellites", "flagship")
    g.turn_down(0, "spy_satellites", "flagship")
    watch = Watch(g)
    finished(g)
    assert watch.only(0) == {"vp": 4}


def test_tiles_of_several_owners_at_the_start_of_the_round() -> None:
    g = rich().tiles(0, "holtzman_engine").tiles(1, "shuttle_fleet").tiles(3, "training_drones")
    watch = Watch(g)
    g.round_start()
    assert watch.of(0)["hand"] == 6
    assert watch.of(1)["solari"] == 2
    assert "solari" not in watch.of(0)
    assert "garrison" not in watch.of(3)
