"""A clean table with Rivals: nobody has anything, so that a test sees only what it sets."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.core.packed import i64, vec
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
    s = g.state
    for space in range(len(s.rules.spaces)):
        s.agents[space] = 0
        s.bonus_spice[space] = 0
        s.control[space] = -1
    for faction in range(len(FACTION_NAMES)):
        s.alliance[faction] = -1
    for number, rival in enumerate(g.record.rivals):
        rival.vp = rival.solari = rival.spice = rival.water = rival.swords = 0
        rival.influence_bits = 0
        rival.intrigue = vec[i64]()
        rival.agents = agents if number == 0 else 0
        g.rival_troops(number, garrison=0)
    for seat in range(seats):
        g.solari(seat, 0).spice(seat, 0).water(seat, 0).vp(seat, 0).agents(seat, 2)
    g.record.acting = 0
    return g.first(0).conflict("skirmish_a").rival_deck("hall_of_oratory", "rally_troops")


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
