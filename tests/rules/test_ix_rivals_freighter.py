"""X-RIV-09 to X-RIV-14, F-RIV-01: the Freighter of a Rival and Dividends of others."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import LEVELS, Changes, changed
from tests.content.ix_hagal.kit import ix_duel, ix_game, ix_snapshot, ix_solo, told, troops_of, turn
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

ONE = "hagal_smuggling_or_interstellar_shipping"  # Smuggling: one icon
TWO = "hagal_interstellar_shipping"

both_games = pytest.mark.parametrize("players", [1, 2])


def shipper(players: int, start: int, guild: int = 0) -> Scenario:
    """Return a position whose Rival has its Freighter on a space and less Fremen Influence than any other."""
    g = ix_game(players).freighter(players, start).rival_influence(0, "guild", guild)
    return g.rival_influence(0, "emperor", 3).rival_influence(0, "bene_gesserit", 3)


def moves(g: Scenario) -> list[tuple[str, int]]:
    """Return how the Freighters moved, in order."""
    kinds = {"freighter_advanced", "freighter_recalled"}
    return [(event.kind, int(event.amount or 0)) for event in g.game.events() if event.kind in kinds]


# --- the automaton ---------------------------------------------------------------------------------------------------


@rule("X-RIV-09")
@both_games
@pytest.mark.parametrize(
    ("start", "icons", "path"),
    [
        (0, 1, [("freighter_advanced", 1)]),
        (1, 1, [("freighter_advanced", 2)]),
        (2, 1, [("freighter_recalled", 2)]),
        (0, 2, [("freighter_advanced", 1), ("freighter_advanced", 2)]),
        (1, 2, [("freighter_advanced", 2), ("freighter_recalled", 2)]),
        (2, 2, [("freighter_recalled", 2), ("freighter_advanced", 1)]),
    ],
)
def test_advance_to_the_second_space_then_recall(
    players: int, start: int, icons: int, path: list[tuple[str, int]]
) -> None:
    g = shipper(players, start, guild=icons * 2 - 2)
    if icons == 1:
        g.rival_influence(0, "guild", 1)
    turn(g, ONE if icons == 1 else TWO, "wealth")
    assert moves(g) == path
    assert g.freighter_of(g.rival(0)) == (0 if path[-1][0] == "freighter_recalled" else path[-1][1])
    assert told(g, "rival_shipped") == [(None, "X-RIV-09")] * icons


@rule("X-RIV-09")
def test_freighter_never_reaches_the_third_space() -> None:
    g = shipper(1, 0, guild=6)
    seen = []
    for _ in range(6):
        turn(g, TWO, "wealth")
        seen.append(g.freighter_of(g.rival(0)))
        g.state.agents[g.space("interstellar_shipping")] = 0
        if g.kind() == "gain_influence":
            g.do(g.options()[0])
            seen[-1] = g.freighter_of(g.rival(0))
    # Three icons make a round trip: up, up, back.
    assert seen == [2, 1, 0, 2, 1, 0]
    assert max(level for _, level in moves(g)) == 2


@rule("X-RIV-10", "X-RIV-11")
@pytest.mark.parametrize("level", LEVELS)
def test_dividends_in_the_solo_game(level: str) -> None:
    g = ix_solo(difficulty=level).freighter(1, 2).rival_influence(0, "guild", 1).rival_influence(0, "emperor", 1)
    g.rival_influence(0, "bene_gesserit", 1)
    _, own, rest = turn(g, ONE, "wealth")
    # Dividends, never the 2 spice: 5 Solari for the Rival, 1 for the human and 1 for the other Rival.
    assert own == {"agents": -1, "freighter": -2, "solari": 5, "supply": -2, "garrison": 2, "fremen": 1}
    assert rest == [{"solari": 1}, {"solari": 1}]


@rule("X-RIV-11")
def test_dividends_of_the_second_rival() -> None:
    g = ix_solo().freighter(2, 2).rival_influence(1, "guild", 1).rival_influence(1, "emperor", 1)
    g.rival_influence(1, "bene_gesserit", 1).rival_deck(ONE, "wealth")
    g.rival(0).agents, g.rival(1).agents = 0, 1
    g.rival_turn(1)
    assert [int(g.actor(number).solari) for number in range(3)] == [1, 1, 5]


@rule("X-RIV-11")
def test_rival_spends_the_solari_of_its_dividends() -> None:
    g = shipper(1, 2).rival_influence(0, "guild", 1)
    g.rival(0).solari = 3
    g.rival(1).solari = 6
    turn(g, ONE, "wealth")
    assert [(int(rival.solari), int(rival.vp)) for rival in g.record.rivals] == [(1, 1), (0, 1)]


@rule("X-RIV-10", "X-RIV-12")
@pytest.mark.parametrize("epic", [False, True])
def test_dividends_with_two_players(epic: bool) -> None:
    g = ix_duel(epic).freighter(2, 2).rival_influence(0, "guild", 1).rival_influence(0, "emperor", 1)
    g.rival_influence(0, "bene_gesserit", 1)
    _, own, rest = turn(g, ONE, "wealth")
    assert own == {"agents": -1, "freighter": -2, "supply": -2, "garrison": 2, "fremen": 1}
    assert rest == [{"solari": 1}, {"solari": 1}]


# --- Dividends of a human --------------------------------------------------------------------------------------------


def dividends(g: Scenario) -> list[Changes]:
    """Let the human in seat 0 recall a Freighter from the first space for Dividends; return all changes."""
    g.freighter(0, 1).agents(0, 2).hand(0, "diplomacy", "dune_the_desert_planet")
    for rival in g.record.rivals:
        rival.agents = 0
    g.turn(0)
    numbers = range(3)
    before = [ix_snapshot(g, number) for number in numbers]
    g.do("agent dune_the_desert_planet > smuggling")
    while g.kind() != "move_freighter":
        g.do(next(option for option in g.options() if option.startswith("resolve smuggling")))
    g.do("freighter recall")
    if g.kind() == "choose_effect":
        g.do(g.options()[0])
    return [changed(before[number], ix_snapshot(g, number)) for number in numbers]


@rule("X-RIV-13")
def test_solo_rivals_gain_from_dividends_of_the_human() -> None:
    human, one, two = dividends(ix_solo())
    assert human["solari"] == 1 + 5
    assert (one, two) == ({"solari": 1}, {"solari": 1})


@rule("X-RIV-13")
def test_solo_rival_spends_the_seventh_solari() -> None:
    g = ix_solo()
    g.rival(0).solari = 6
    _, one, two = dividends(g)
    assert (one, two) == ({"solari": -6, "vp": 1}, {"solari": 1})


@rule("X-RIV-13")
def test_two_player_rival_gains_nothing_from_dividends() -> None:
    human, other, rival = dividends(ix_duel())
    assert human["solari"] == 1 + 5
    assert (other, rival) == ({"solari": 1}, {})


# --- the second space ------------------------------------------------------------------------------------------------


@rule("X-RIV-14")
@both_games
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_two_troops_and_influence_where_it_has_least(players: int, faction: str) -> None:
    g = ix_game(players).freighter(players, 2)
    for name in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.rival_influence(0, name, 1 if name == "guild" else 2)
    g.rival_influence(0, faction, 0)
    _, own, _ = turn(g, ONE, "wealth")
    own.pop("solari", None)
    assert own == {"agents": -1, "freighter": -2, "supply": -2, "garrison": 2, faction: 1}
    assert told(g, "rival_chose") == [(faction, "H-CHO-01")]


@rule("X-RIV-14")
@pytest.mark.parametrize(("supply", "recruited"), [(0, 0), (1, 1), (5, 2)])
def test_troops_of_the_second_space_come_from_the_supply(supply: int, recruited: int) -> None:
    g = shipper(2, 2, guild=1).rival_troops(0, garrison=12 - supply)
    turn(g, ONE, "wealth")
    assert troops_of(g) == (12 - supply + recruited, 0, supply - recruited)


@rule("X-RIV-14", "F-RIV-01")
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_tie_is_decided_by_the_human_in_the_solo_game(marker: int) -> None:
    g = ix_solo().freighter(1, 2).first(marker).rival_influence(0, "emperor", 2).rival_influence(0, "guild", 1)
    turn(g, ONE, "wealth")
    assert (g.kind(), g.decider()) == ("gain_influence", 0)
    assert g.options() == ["influence bene_gesserit", "influence fremen"]
    g.do("influence fremen")
    assert [int(g.rival(0).influence(faction)) for faction in range(4)] == [2, 1, 0, 1]
    assert g.seat_of(0).influence_bits == 0
    assert g.kind() == "play_card"


@rule("X-RIV-14", "F-RIV-01")
@pytest.mark.parametrize("marker", [0, 1])
@pytest.mark.parametrize("acting", [0, 1])
def test_tie_is_decided_by_the_first_player_of_two(marker: int, acting: int) -> None:
    g = ix_duel().freighter(2, 2).first(marker).rival_influence(0, "emperor", 2).rival_influence(0, "guild", 1)
    g.state.turn_seat = acting
    turn(g, ONE, "wealth")
    assert (g.kind(), g.decider()) == ("gain_influence", marker)
    assert g.options() == ["influence bene_gesserit", "influence fremen"]
    g.do("influence bene_gesserit")
    assert [int(g.rival(0).influence(faction)) for faction in range(4)] == [2, 1, 1, 0]


@rule("F-RIV-03")
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_solo_rival_scores_influence_of_the_track(level: int, vp: int) -> None:
    g = ix_solo().freighter(1, 2)
    for name in ("emperor", "guild", "bene_gesserit"):
        g.rival_influence(0, name, 5)
    g.rival_influence(0, "fremen", level)
    turn(g, TWO, "wealth")
    # From 1 to 2 it scores for the Influence, from 3 to 4 for the Alliance token.
    assert (g.rival(0).vp, g.rival(0).influence(3)) == (vp, level + 1)
    assert g.alliance_of("fremen") == (1 if level == 3 else -1)


@rule("F-RIV-04")
@both_games
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_no_bonus_at_four_influence_from_the_track(players: int, faction: str) -> None:
    g = ix_game(players).freighter(players, 2)
    for name in ("emperor", "guild", "bene_gesserit", "fremen"):
        g.rival_influence(0, name, 3 if name == faction else 5)
    _, own, _ = turn(g, TWO, "wealth")
    # The bonuses are 2 troops, 3 Solari, 1 Intrigue card or 1 water; the troops and Solari here are the track's.
    gain: Changes = {"agents": -1, "freighter": -1, "supply": -2, "garrison": 2, faction: 1, "alliances": 1}
    assert own == gain | ({"solari": 5, "vp": 1} if players == 1 else {})
