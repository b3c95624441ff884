"""X-RTC-09 to X-RTC-17: every Tech tile with the House Hagal mark in the hands of a solo Rival."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import LEVELS, Changes, act
from tests.content.ix_hagal.kit import MARKED, fleet_of, gains, ix_solo, told, troops_of, turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

TECH = "hagal_tech_negotiation"
RING = "arrakeen_1p"


def owner(*tiles: str, level: str = "mercenary", rivals: tuple[str, str] | None = None) -> Scenario:
    """Return a solo position whose first Rival owns tiles."""
    g = ix_solo(difficulty=level) if rivals is None else ix_solo(rivals, level)
    return g.tiles(1, *tiles)


def buys(tile: str) -> Changes:
    """Let the Rival acquire a tile on Tech Negotiation; return what it gains besides."""
    g = ix_solo().stacks((tile, "flagship"), ("artillery",), ())
    g.rival(0).spice = MARKED[tile] - 1
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 2)
    g.rival_influence(0, "guild", 1)
    own = gains(g, TECH, "wealth")
    assert own.pop("tiles") == 1
    assert own.pop("spice") == 1 - MARKED[tile]
    return own


def fight(g: Scenario) -> Scenario:
    """Fight the Conflict without any swords of the Rivals; the human begins the round after it."""
    g.conflict_deck("skirmish_b", "skirmish_b").rival_deck(*["carthag"] * 8)
    return g.first(2).combat()


def next_round(g: Scenario) -> Scenario:
    """Begin a round in which the human acts first."""
    return g.conflict_deck("skirmish_b", "skirmish_c").first(0).round_start()


def end(g: Scenario) -> list[int]:
    """Go to the Endgame; return the Victory Points of all, seats first."""
    g.vp(0, 10).recall()
    assert g.game.over
    return [int(g.actor(number).vp) for number in range(3)]


# --- acquiring -----------------------------------------------------------------------------------------------------


@rule("X-RTC-09")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("chaumurky", {"intrigue": 2}),
        ("detonation_devices", {}),
        ("holtzman_engine", {}),
        ("invasion_ships", {"supply": -4, "garrison": 4}),
        ("memocorders", {"fremen": 1}),
        ("shuttle_fleet", {"fremen": 1, "guild": 1, "vp": 1}),
        ("troop_transports", {}),
        ("windtraps", {"water": 1}),
    ],
)
def test_acquire_effects(tile: str, gain: Changes) -> None:
    assert buys(tile) == gain


@rule("X-RTC-09")
def test_flagship_scores_when_it_is_acquired() -> None:
    g = ix_solo().conflict("trade_monopoly").stacks(("flagship", "windtraps"), ("artillery",), ())
    g.rival(0).spice = 7
    assert gains(g, TECH, "wealth") == {"spice": -7, "tiles": 1, "vp": 1}


@rule("X-RTC-09", "H-RES-01")
def test_intrigue_cards_of_chaumurky_are_spent() -> None:
    g = ix_solo().stacks(("chaumurky", "flagship"), ("artillery",), ())
    g.rival(0).spice = 3
    g.rival(0).intrigue = g.state.intrigue_deck[:1]
    assert gains(g, TECH, "wealth") == {"spice": -3, "tiles": 1, "intrigue": -1, "vp": 1}


@rule("X-RTC-09", "H-CHO-02")
@pytest.mark.parametrize(
    ("tile", "answers", "gain"),
    [
        ("memocorders", ["bene_gesserit"], {"bene_gesserit": 1}),
        ("shuttle_fleet", ["fremen", "guild"], {"fremen": 1, "guild": 1}),
    ],
)
def test_human_decides_between_equal_factions(tile: str, answers: list[str], gain: Changes) -> None:
    g = ix_solo().stacks((tile, "flagship"), ("artillery",), ()).rival_influence(0, "emperor", 3)
    g.rival(0).spice = MARKED[tile] - 1
    turn(g, TECH, "wealth")
    for answer in answers:
        assert g.decider() == 0
        assert all("emperor" not in option for option in g.options())
        g.do(next(option for option in g.options() if answer in option))
    have = {
        name: int(g.rival(0).influence(at)) for at, name in enumerate(("emperor", "guild", "bene_gesserit", "fremen"))
    }
    assert have == {"emperor": 3, "guild": 0, "bene_gesserit": 0, "fremen": 0} | gain
    assert g.kind() == "play_card"


@rule("X-RTC-09")
def test_shuttle_fleet_gives_two_different_factions() -> None:
    g = ix_solo().stacks(("shuttle_fleet", "flagship"), ("artillery",), ())
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 5)
    g.rival_influence(0, "guild", 4)
    g.rival(0).spice = 5
    own = gains(g, TECH, "wealth")
    # Fremen has least before and after, but each Faction counts once.
    assert (own["fremen"], own["guild"]) == (1, 1)


# --- rounds, wins, Endgame -------------------------------------------------------------------------------------------


@rule("X-RTC-09")
@pytest.mark.parametrize(("before", "after", "vp"), [(0, 2, 0), (5, 0, 1)])
def test_shuttle_fleet_at_the_start_of_a_round(before: int, after: int, vp: int) -> None:
    g = owner("shuttle_fleet")
    g.rival(0).solari = before
    next_round(g)
    assert (g.rival(0).solari, g.rival(0).vp) == (after, vp)
    assert g.rival(1).solari == 0


@rule("X-RTC-09")
@pytest.mark.parametrize(("troops", "water"), [(3, 1), (1, 0)])
def test_windtraps_for_a_won_conflict(troops: int, water: int) -> None:
    g = owner("windtraps").conflict("skirmish_ix_1").rival_troops(0, 0, troops).troops(0, garrison=0, deployed=2)
    fight(g)
    assert g.rival(0).water == water


@rule("X-RTC-09")
@pytest.mark.parametrize(("levels", "vp"), [((3, 3, 3, 3), 1), ((6, 3, 4, 5), 1), ((3, 3, 3, 2), 0), ((2, 5, 5, 5), 0)])
def test_memocorders_in_the_endgame(levels: tuple[int, ...], vp: int) -> None:
    g = owner("memocorders")
    for faction, n in zip(("emperor", "guild", "bene_gesserit", "fremen"), levels, strict=True):
        g.rival_influence(0, faction, n)
    assert end(g) == [10, vp, 0]


@rule("X-RTC-09")
@pytest.mark.parametrize(("levels", "vp"), [((0, 0, 0, 0), 4), ((1, 1, 2, 2), 2), ((2, 2, 2, 2), 0), ((0, 6, 1, 3), 2)])
def test_spy_satellites_in_the_endgame(levels: tuple[int, ...], vp: int) -> None:
    g = owner("spy_satellites")
    for faction, n in zip(("emperor", "guild", "bene_gesserit", "fremen"), levels, strict=True):
        g.rival_influence(0, faction, n)
    assert end(g) == [10, vp, 0]


@rule("X-RTC-09", "F-IX-03", "F-IX-04")
@pytest.mark.parametrize(("tiles", "winner"), [((), 0), (("chaumurky",), 1)])
def test_chaumurky_wins_ties_for_a_rival(tiles: tuple[str, ...], winner: int) -> None:
    g = owner(*tiles).spice(0, 9).solari(0, 9).water(0, 9)
    g.rival(0).vp = 10
    assert end(g) == [10, 10, 0]
    assert g.game.standings()[0].seat == winner


@rule("X-RTC-13")
@pytest.mark.parametrize("level", LEVELS)
def test_holtzman_engine_scores_in_the_endgame(level: str) -> None:
    assert end(owner("holtzman_engine", level=level)) == [10, 1, 0]
    assert end(owner("troop_transports", level=level)) == [10, 0, 0]


@rule("X-RTC-13")
@pytest.mark.parametrize(("copies", "vp"), [(2, 11), (1, 10)])
def test_holtzman_engine_of_the_human_counts_real_cards(copies: int, vp: int) -> None:
    g = ix_solo().tiles(0, "holtzman_engine").deck(0, *["the_spice_must_flow"] * copies)
    assert end(g) == [vp, 0, 0]


# --- Sonic Snoopers, Detonation Devices ------------------------------------------------------------------------------


@rule("X-RTC-10")
def test_sonic_snoopers() -> None:
    assert buys("sonic_snoopers") == {"intrigue": 1}
    g = owner("sonic_snoopers")
    g.rival(0).intrigue = g.state.intrigue_deck[:1]
    held = g.intrigue_names(g.rival(0).intrigue)
    for card in ("wealth", "carthag", "stillsuits"):
        act(g, 0, card, "secrets")
    next_round(g)
    assert g.tiles_of(1) == ["sonic_snoopers"]
    assert g.intrigue_names(g.rival(0).intrigue) == held


@rule("X-RTC-11")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("ships", "home"), [(1, 0), (2, 1)])
def test_detonation_devices_take_the_point(ships: int, home: int, level: str) -> None:
    g = owner("detonation_devices", level=level).conflict("skirmish_ix_1").ships(1, deployed=ships)
    g.control(0, "carthag")
    fight(g)
    # One dreadnought goes to the Supply for 1 VP, the other home; none takes a space.
    assert (g.rival(0).vp, fleet_of(g)) == (1, (home, 0, 2 - home))
    assert [g.flag_of(space) for space in ("imperial_basin", "arrakeen", "carthag")] == [-1, -1, -1]
    assert told(g, "rival_used") == [("detonation_devices", "X-RTC-11")]
    assert g.tiles_of(1) == ["detonation_devices"]


@rule("X-RTC-11")
@pytest.mark.parametrize(("ships", "troops"), [(0, 4), (1, 0)])
def test_detonation_devices_need_a_win_with_a_dreadnought(ships: int, troops: int) -> None:
    g = owner("detonation_devices").conflict("guild_bank_raid").ships(1, deployed=ships).rival_troops(0, 0, troops)
    g.troops(0, garrison=0, deployed=3)
    fight(g)
    assert (g.rival(0).vp, fleet_of(g)) == (0, (ships, 0, 2 - ships))


# --- Training Drones -------------------------------------------------------------------------------------------------


@rule("X-RTC-12")
@pytest.mark.parametrize("level", LEVELS)
def test_training_drones_in_the_first_turn_of_a_round(level: str) -> None:
    g = owner("training_drones", level=level)
    assert gains(g, "wealth", "secrets") == {"emperor": 1, "supply": -1, "garrison": 1, "tiles_down": 1}
    assert told(g, "rival_used") == [("training_drones", "X-RTC-12")]
    # Once a round.
    assert gains(g, "secrets", "wealth") == {"bene_gesserit": 1}
    g.rival_deck("foldspace", "stillsuits")
    next_round(g)
    assert g.face_down(1) == []
    g.state.agents[g.space("conspire")] = 0
    assert gains(g, "conspire", "wealth") == {"emperor": 1, "vp": 1, "supply": -3, "garrison": 3, "tiles_down": 1}


@rule("X-RTC-12")
def test_training_drones_before_a_combat_space() -> None:
    g = owner("training_drones").rival_troops(0, garrison=3)
    # The troop is recruited this turn: it goes to the Conflict beside two of the Garrison.
    assert gains(g, "stillsuits", "wealth") == {
        "fremen": 1,
        "supply": -1,
        "garrison": -2,
        "conflict": 3,
        "tiles_down": 1,
    }


@rule("X-RTC-12")
def test_training_drones_right_after_acquiring_them() -> None:
    assert buys("training_drones") == {"supply": -1, "garrison": 1, "tiles_down": 1}


@rule("X-RTC-12", "H-CHO-05")
def test_training_drones_acquired_on_a_combat_space() -> None:
    g = ix_solo(("prince_rhombur_vernius", "count_ilban_richese"))
    g.stacks(("training_drones", "flagship"), ("artillery",), ())
    g.rival(0).spice = 3
    # Used at once, so the troop is among those that the Agent deploys.
    assert gains(g, RING, "wealth") == {"spice": -3, "tiles": 1, "tiles_down": 1, "supply": -2, "conflict": 2}


@rule("X-RTC-12")
def test_training_drones_wait_for_the_owners_turn() -> None:
    g = owner("training_drones")
    g.rival(0).agents, g.rival(1).agents = 0, 1
    g.rival_deck("wealth", "secrets").rival_turn(1)
    assert (g.face_down(1), troops_of(g)) == ([], (0, 0, 12))
