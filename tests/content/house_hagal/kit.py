"""Helpers for positions with Rivals: a bare board, one turn of one Rival, and exact lists of what changed."""

from __future__ import annotations

from landsraad.engine.strength import strength
from landsraad.model.terms import FACTION_NAMES
from tests.support.rival_table import empty_purse
from tests.support.scenario import Scenario, scenario

Changes = dict[str, int]

# Leaders whose Signet Ring asks nothing and costs nothing.
RIVALS = ("earl_memnon_thorvald", "count_ilban_richese")
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
NUMBERS = ("solari", "spice", "water", "vp", "supply", "garrison", "conflict", "agents", "swords")


def bare(g: Scenario) -> Scenario:
    """Take everything off the board and out of the Supplies; all troops are in the Supply, all Agents at home."""
    for rival in g.record.rivals:
        rival.swordmaster = 0
    for actor in [*g.state.seats, *g.record.rivals]:
        empty_purse(g, int(actor.index))
        actor.swords = 0  # without setting the Combat marker
    return g.empty_board()


def solo(
    difficulty: str = "mercenary", rivals: tuple[str, str] = RIVALS, leader: str = "paul_atreides", seed: int = 1
) -> Scenario:
    """Return a bare position of the solo game, a Conflict I at stake."""
    g = scenario(seats=1, leaders=(leader,), seed=seed, rivals=rivals, difficulty=difficulty)
    return bare(g).conflict("skirmish_a")


def duel() -> Scenario:
    """Return a bare position of the two-player game, a Conflict I at stake."""
    return bare(scenario(seats=2)).conflict("skirmish_a")


def act(g: Scenario, number: int, *cards: str) -> Scenario:
    """Let one Rival take one turn with these cards on the deck; the next turn is a human's."""
    g.rival_deck(*cards)
    for rival in g.record.rivals:
        rival.agents = 0
    g.rival(number).agents = 1
    return g.rival_turn(number)


def fight(g: Scenario) -> Scenario:
    """Fight the Conflict without any swords of the Rivals; the human begins the round after it."""
    g.conflict_deck("skirmish_b", "skirmish_b").rival_deck(*["carthag"] * 8)
    return g.first(2).combat()


def strength_of(g: Scenario, number: int) -> int:
    """Return the strength of an actor."""
    return int(strength(g.state, g.actor(number)))


def spaces_of(g: Scenario, number: int) -> list[str]:
    """Return the spaces where an actor has an Agent."""
    s = g.state
    return [space.id for at, space in enumerate(s.rules.spaces) if s.agents[at] >> (4 * number) & 15]


def snapshot(g: Scenario, number: int) -> Changes:
    """Return everything countable an actor has."""
    actor = g.actor(number)
    have = {name: int(getattr(actor, name)) for name in NUMBERS}
    have |= {name: int(actor.influence(at)) for at, name in enumerate(FACTION_NAMES)}
    have["intrigue"] = len(actor.intrigue)
    have["alliances"] = list(g.state.alliance).count(number)
    have["controls"] = list(g.state.control).count(number)
    return have


def changed(before: Changes, after: Changes) -> Changes:
    """Return what there is more of; what stayed is left out."""
    return {name: after[name] - n for name, n in before.items() if after[name] != n}
