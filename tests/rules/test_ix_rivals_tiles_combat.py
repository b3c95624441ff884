"""X-RTC-14 to X-RTC-17: the Tech tiles of a solo Rival that have to do with sending Agents, spice and troops."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import LEVELS
from tests.content.ix_hagal.kit import gains, ix_solo, told, troops_of, turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

TECH = "hagal_tech_negotiation"
RING = "arrakeen_1p"
SHIP_ONE = "hagal_smuggling_or_interstellar_shipping"
BARON = ("baron_vladimir_harkonnen", "count_ilban_richese")


def owner(*tiles: str, level: str = "mercenary", rivals: tuple[str, str] | None = None) -> Scenario:
    """Return a solo position whose first Rival owns tiles."""
    g = ix_solo(difficulty=level) if rivals is None else ix_solo(rivals, level)
    return g.tiles(1, *tiles)


# --- Flagship ------------------------------------------------------------------------------------------------------


@rule("X-RTC-14")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("solari", [4, 6])
def test_flagship_on_a_combat_space(level: str, solari: int) -> None:
    g = owner("flagship", level=level)
    g.rival(0).solari = solari
    assert gains(g, "stillsuits", "wealth") == {
        "fremen": 1,
        "solari": -4,
        "supply": -3,
        "conflict": 3,
        "tiles_down": 1,
    }
    assert told(g, "rival_used") == [("flagship", "X-RTC-14")]


@rule("H-CMB-05")
@pytest.mark.parametrize(("mine", "water"), [(1, 1), (6, 0)])
def test_windtraps_bring_water_to_the_winner_not_to_the_second(mine: int, water: int) -> None:
    """Guild Bank Raid brings Solari alone: the water is of the tile, which is for the winner of a Conflict."""
    g = owner("windtraps").conflict("guild_bank_raid").first(2).troops(0, 0, mine)
    g.rival_deck(*["carthag"] * 6).rival_troops(0, garrison=0, deployed=3).rival_troops(1, garrison=0).combat()
    while g.kind() == "take_reward":
        g.do("pass")
    assert (int(g.rival(0).solari), int(g.rival(0).water)) == (6 if water else 4, water)


@rule("X-RTC-14")
def test_flagship_beside_recruits_and_garrison() -> None:
    g = owner("flagship").rival_troops(0, garrison=3)
    g.rival(0).solari = 4
    assert gains(g, "carthag", "wealth") == {
        "solari": -4,
        "supply": -4,
        "garrison": -2,
        "conflict": 6,
        "tiles_down": 1,
    }


@rule("X-RTC-14")
@pytest.mark.parametrize(
    ("card", "solari", "supply"),
    [("wealth", 6, 12), ("stillsuits", 3, 12), ("stillsuits", 6, 2), ("stillsuits", 6, 0)],
)
def test_flagship_is_not_used(card: str, solari: int, supply: int) -> None:
    g = owner("flagship").rival_troops(0, garrison=12 - supply)
    g.rival(0).solari = solari
    turn(g, card, "secrets")
    assert (g.rival(0).solari, g.rival(0).supply, g.face_down(1)) == (solari, supply, [])


@rule("X-RTC-14")
def test_flagship_once_a_round() -> None:
    g = owner("flagship")
    g.rival(0).solari = 6
    turn(g, "stillsuits", "wealth")
    g.rival(0).solari = 6
    assert gains(g, "carthag", "wealth") == {"supply": -1, "conflict": 1}
    g.conflict_deck("skirmish_b", "skirmish_c").rival_deck("wealth", "secrets").first(0).round_start()
    assert g.face_down(1) == []


@rule("X-RTC-14")
@pytest.mark.parametrize("solari", [4, 5])
def test_flagship_comes_before_the_signet_ring(solari: int) -> None:
    # The Baron's Signet Ring asks for 1 Solari: sent with 4, he has them for the Flagship.
    g = owner("flagship", rivals=BARON)
    g.rival(0).solari = solari
    gain = {"solari": -solari, "supply": -4, "conflict": 4, "tiles_down": 1}
    assert gains(g, RING, "wealth") == gain | ({"intrigue": 1} if solari == 5 else {})


@rule("X-RTC-14")
def test_flagship_looks_at_the_supply_when_the_agent_is_sent() -> None:
    g = owner("flagship").rival_troops(0, garrison=0, deployed=9)
    g.rival(0).solari = 4
    # Three troops in the Supply: they come by the tile, and none is left for the card.
    assert gains(g, "carthag", "wealth") == {"solari": -4, "supply": -3, "conflict": 3, "tiles_down": 1}


@rule("X-RTC-14", "H-SOP-06")
@pytest.mark.parametrize(("solari", "left"), [(3, 4), (4, 1), (6, 3)])
def test_flagship_is_judged_before_the_control_bonus(solari: int, left: int) -> None:
    # The Rival controls Carthag itself: 3 and the bonus of 1 are too late; 6 pay the tile before 7 would buy a VP.
    g = owner("flagship").control(1, "carthag")
    g.rival(0).solari = solari
    turn(g, "carthag", "wealth")
    assert (g.rival(0).solari, g.rival(0).vp) == (left, 0)
    assert g.face_down(1) == (["flagship"] if solari > 3 else [])


# --- Invasion Ships ------------------------------------------------------------------------------------------------


@rule("X-RTC-15")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("enemy", [0, 2])
def test_invasion_ships_pass_an_occupied_space(level: str, enemy: int) -> None:
    g = owner("invasion_ships", level=level)
    g.state.agents[g.space("wealth")] = 1 << (4 * enemy)
    spaces, own, rest = turn(g, "wealth", "secrets")
    assert spaces == ["wealth"]
    # No discard: the Rival has no hand; nobody else loses anything.
    assert own == {"agents": -1, "emperor": 1, "tiles_down": 1}
    assert not any(rest)
    assert told(g, "rival_used") == [("invasion_ships", "X-RTC-15")]
    # Face down it helps no more.
    g.state.agents[g.space("foldspace")] = 1
    assert gains(g, "foldspace", "secrets") == {"bene_gesserit": 1}


@rule("X-RTC-15")
def test_invasion_ships_stay_up_on_a_free_space() -> None:
    g = owner("invasion_ships")
    assert gains(g, "wealth", "secrets") == {"emperor": 1}
    assert g.face_down(1) == []


@rule("X-RTC-15")
def test_invasion_ships_do_not_allow_a_second_own_agent() -> None:
    g = owner("invasion_ships")
    g.state.agents[g.space("wealth")] = 1 << 4 | 1
    spaces, _, _ = turn(g, "wealth", "secrets", "foldspace")
    assert spaces == ["wealth", "secrets"]
    assert g.face_down(1) == []


@rule("X-RTC-15")
def test_invasion_ships_on_the_space_that_fits() -> None:
    g = owner("invasion_ships").rival_influence(0, "guild", 1).agent_at(0, "smuggling")
    spaces, own, _ = turn(g, SHIP_ONE, "secrets")
    assert spaces == ["smuggling"]
    assert own == {"agents": -1, "freighter": 1, "tiles_down": 1}


@rule("X-RTC-15")
def test_invasion_ships_do_not_open_a_space_closed_by_the_voice() -> None:
    g = owner("invasion_ships").rival_deck("wealth", "secrets", "foldspace").first(0).agents(0, 2).hand(0, "the_voice")
    g.rival(0).agents, g.rival(1).agents = 1, 0
    g.turn(0).do("agent the_voice > carthag")
    g.do(next(option for option in g.options() if option.startswith("resolve the_voice")))
    g.do(next(option for option in g.options() if option.split()[-1] == "wealth"))
    while "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")
    assert told(g, "rival_sent") == [("secrets", "H-AGT-03")]
    assert g.face_down(1) == []


# --- Spy Satellites --------------------------------------------------------------------------------------------------


@rule("X-RTC-16")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("spice", [3, 6])
def test_spy_satellites_are_sold_for_a_point(level: str, spice: int) -> None:
    g = owner("spy_satellites", level=level)
    g.rival(0).spice = spice
    assert gains(g, "wealth", "secrets") == {"emperor": 1, "spice": -3, "vp": 1, "tiles": -1}
    assert told(g, "rival_used") == [("spy_satellites", "X-RTC-16")]
    assert "spy_satellites" in g.gone_tiles()


@rule("X-RTC-16")
def test_spy_satellites_with_too_little_spice() -> None:
    g = owner("spy_satellites")
    g.rival(0).spice = 2
    assert gains(g, "wealth", "secrets") == {"emperor": 1}


@rule("X-RTC-16")
def test_spy_satellites_with_spice_of_this_turn() -> None:
    g = owner("spy_satellites").bonus_spice("hagga_basin", 1)
    # Harvested in this turn: 3 spice at Hagga Basin.
    assert gains(g, "harvest_spice", "secrets") == {"vp": 1, "tiles": -1}
    assert g.rival(0).spice == 0


@rule("X-RTC-16")
def test_spy_satellites_in_the_turn_they_are_acquired() -> None:
    g = ix_solo().stacks(("spy_satellites", "flagship"), ("artillery",), ())
    g.rival(0).spice = 6
    assert gains(g, TECH, "wealth") == {"spice": -6, "vp": 1}
    assert g.tiles_of(1) == []


@rule("X-RTC-16")
def test_spy_satellites_wait_for_the_owners_turn() -> None:
    g = owner("spy_satellites")
    g.rival(0).spice = 5
    g.rival(0).agents, g.rival(1).agents = 0, 1
    g.rival_deck("wealth", "secrets").rival_turn(1)
    assert (g.rival(0).spice, g.rival(0).vp, g.tiles_of(1)) == (5, 0, ["spy_satellites"])


# --- Troop Transports ------------------------------------------------------------------------------------------------


def ships_home(level: str, *tiles: str) -> Scenario:
    """Return a position whose Rival recalls its Freighter from the second space at the next icon."""
    g = owner(*tiles, level=level).freighter(1, 2)
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 1)
    return g


@rule("X-RTC-17")
@pytest.mark.parametrize("level", LEVELS)
def test_troop_transports_send_all_to_the_conflict(level: str) -> None:
    g = ships_home(level, "troop_transports").rival_troops(0, garrison=4)
    turn(g, SHIP_ONE, "wealth")
    # One more troop, and although Smuggling is no Combat space; the Garrison stays.
    assert troops_of(g) == (4, 3, 5)
    g = ships_home(level).rival_troops(0, garrison=4)
    turn(g, SHIP_ONE, "wealth")
    assert troops_of(g) == (6, 0, 6)


@rule("X-RTC-17")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("conflict", "deployed", "human", "held"),
    [
        ("skirmish_a", 2, 0, True),
        ("skirmish_a", 1, 0, False),
        ("trade_monopoly", 4, 3, False),
        ("trade_monopoly", 4, 2, True),
        ("economic_supremacy", 4, 0, False),
    ],
)
def test_troop_transports_and_expert_deployment(
    level: str, conflict: str, deployed: int, human: int, held: bool
) -> None:
    g = ships_home(level, "troop_transports").conflict(conflict).rival_troops(0, 1, deployed)
    g.troops(0, garrison=0, deployed=human)
    turn(g, SHIP_ONE, "wealth")
    held &= level in LEVELS[2:]
    assert troops_of(g) == ((4, deployed, 8 - deployed) if held else (1, deployed + 3, 8 - deployed))


@rule("X-RTC-17")
@pytest.mark.parametrize(("supply", "sent"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_troop_transports_with_a_small_supply(supply: int, sent: int) -> None:
    g = ships_home("mercenary", "troop_transports").rival_troops(0, garrison=12 - supply)
    turn(g, SHIP_ONE, "wealth")
    assert troops_of(g) == (12 - supply, sent, supply - sent)


@rule("X-RTC-17")
def test_troop_transports_send_only_troops_of_the_track() -> None:
    g = owner("troop_transports")
    turn(g, "conspire", "wealth")
    assert troops_of(g) == (2, 0, 10)


@rule("X-RTC-17")
def test_troop_transports_on_a_combat_space() -> None:
    g = ix_solo(("viscount_hundro_moritani", "count_ilban_richese")).tiles(1, "troop_transports").freighter(1, 2)
    for faction in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, faction, 1)
    g.rival(0).spice = 1
    g.rival_troops(0, garrison=3)
    turn(g, RING, "wealth")
    # Three of the track, the card's recruit, two of the Garrison.
    assert troops_of(g) == (1, 6, 5)


@rule("X-RTC-14", "H-EXP-02")
@pytest.mark.parametrize(("level", "held"), [("sardaukar", False), ("mentat", True), ("kwisatz_haderach", True)])
def test_flagship_and_expert_deployment(level: str, held: bool) -> None:
    g = owner("flagship", level=level).rival_troops(0, garrison=0, deployed=2)
    g.rival(0).solari = 4
    turn(g, "stillsuits", "wealth")
    # Paid and recruited all the same; a lead of 4 keeps the troops in the Garrison.
    assert (g.rival(0).solari, g.face_down(1)) == (0, ["flagship"])
    assert troops_of(g) == ((3, 2, 7) if held else (0, 5, 7))
