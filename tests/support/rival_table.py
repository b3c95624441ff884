"""A clean table with Rivals: nobody has anything, so that a test sees only what it sets."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.model.terms import FACTION_NAMES
from tests.support.scenario import Scenario, scenario

EARL_AND_RABBAN = ("earl_memnon_thorvald", "glossu_the_beast_rabban")


def rival_table(
    seats: int, rivals: Sequence[str] = EARL_AND_RABBAN, difficulty: str = "mercenary", agents: int = 2
) -> Scenario:
    """Return round 1 with an empty board: the first Rival has Agents, a second one none.

    One seat is the solo game, two seats are the two-player game. The human in seat 0 has the marker and the turn.
    """
    if seats == 1:
        g = scenario(seats=1, leaders=("paul_atreides",), rivals=rivals, difficulty=difficulty)
    else:
        g = scenario(seats=2)
    g.empty_board()
    for seat in range(seats):
        g.solari(seat, 0).spice(seat, 0).water(seat, 0).vp(seat, 0).agents(seat, 2)
    for number, rival in enumerate(g.record.rivals):
        empty_purse(g, int(rival.index)).agents(int(rival.index), agents if number == 0 else 0)
        rival.swords = 0  # without setting the Combat marker
    g.record.acting = 0
    return g.first(0).conflict("skirmish_a").rival_deck("hall_of_oratory", "rally_troops")


def empty_purse(g: Scenario, number: int) -> Scenario:
    """Take everything from an actor but its Agents and swords; all troops are in the Supply."""
    g.solari(number, 0).spice(number, 0).water(number, 0).vp(number, 0).intrigue(number).troops(number, garrison=0)
    for faction in FACTION_NAMES:
        g.influence(number, faction, 0)
    return g


def take_turn(g: Scenario, text: str) -> None:
    """Take a whole Agent turn: everything that must be resolved, no deployment, then the end."""
    g.do(text)
    while g.kind() != "play_card" and "end turn" not in g.options():
        g.do(g.options()[0])
    g.do("end turn")


def rival_events(g: Scenario, *kinds: str) -> list[tuple[str | None, str | int | None]]:
    """Return what the Rivals did, by kinds of events, and the rule that each names."""
    return [(event.what, event.other) for event in g.game.events() if event.kind in kinds]


def rivals_influence(g: Scenario, number: int = 0) -> dict[str, int]:
    """Return the Influence of a Rival where it has any."""
    levels = {name: int(g.rival(number).influence(faction)) for faction, name in enumerate(FACTION_NAMES)}
    return {name: level for name, level in levels.items() if level}


def rival_at(g: Scenario, space: str, number: int = 0) -> int:
    """Return how many Agents of a Rival are on a space."""
    return int(g.state.agents[g.space(space)] >> (4 * g.rival(number).index) & 15)
