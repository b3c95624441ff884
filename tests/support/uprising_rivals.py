"""A clean table of Uprising with Rivals: nobody has anything, so that a test sees only what it sets."""

from __future__ import annotations

from collections.abc import Sequence

from landsraad.engine.mechanics import spies, worms
from landsraad.engine.strength import strength
from tests.support.rival_table import empty_purse
from tests.support.scenario import Scenario, scenario

# Rivals whose Signet Rings and Schemes ask nothing.
QUIET_PAIR = ("rival_staban_tuek", "rival_lady_margot_fenring")
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")


def table(
    seats: int = 1,
    rivals: Sequence[str] | None = None,
    difficulty: str | None = None,
    variants: Sequence[str] = (),
    choam: bool = False,
    leaders: Sequence[str] | None = None,
) -> Scenario:
    """Return round 1 with an empty board and a Conflict I at stake; nobody has anything, the Rivals no Agents.

    One seat is the solo game, two seats are the game for two. Seat 0 has the marker and the turn.
    """
    if rivals is None:
        rivals = QUIET_PAIR if seats == 1 else QUIET_PAIR[:1]
    modules = ("choam",) if choam else ()
    g = scenario(seats, leaders, 1, rivals, difficulty, modules, False, variants, "uprising").empty_board()
    for number in range(seats + len(g.record.rivals)):
        empty_purse(g, number)
        g.won(number)
    for rival in g.record.rivals:
        rival.agents = 0
        rival.swordmaster = 0
        rival.swords = 0
    g.record.acting = 0
    return g.first(0).conflict("skirmish_crysknife").rival_deck("gather_support_troop", "assembly_hall")


def act(g: Scenario, number: int, *cards: str) -> Scenario:
    """Let one Rival take one turn with these cards on the deck, the top one first; then a human is asked."""
    g.rival_deck(*cards)
    for rival in g.record.rivals:
        rival.agents = 0
    g.rival(number).agents = 1
    return g.rival_turn(number)


def fight(g: Scenario, *cards: str) -> Scenario:
    """Fight the Conflict, the Rivals revealing these cards (none: no swords); alone the human begins the next round."""
    if len(g.state.seats) == 1 and g.state.first_player == 0:
        g.first(2)
    if not g.state.conflict_deck:
        g.conflict_deck("skirmish_desert_mouse", "skirmish_desert_mouse")
    return g.rival_deck(*(cards or ["assembly_hall"] * 8)).combat()


def at(g: Scenario, space: str, number: int = 0) -> int:
    """Return how many Agents of a Rival are on a space."""
    return int(g.state.agents[g.space(space)] >> (4 * g.rival(number).index) & 15)


def goods(g: Scenario, number: int = 0) -> tuple[int, int, int, int]:
    """Return Solari, spice, water and Intrigue cards of a Rival."""
    rival = g.rival(number)
    return int(rival.solari), int(rival.spice), int(rival.water), len(rival.intrigue)


def troops(g: Scenario, number: int = 0) -> tuple[int, int]:
    """Return the troops of a Rival in Garrison and Conflict."""
    return int(g.rival(number).garrison), int(g.rival(number).conflict)


def posts(g: Scenario, number: int = 0) -> set[str]:
    """Return the posts with a spy of a Rival."""
    room = spies.room_of(g.state.rules)
    mask = int(room.own(g.state).posts[g.rival(number).index])
    return {post.id for place, post in enumerate(room.posts) if mask >> place & 1}


def sandworms(g: Scenario, number: int = 0) -> int:
    """Return a Rival's sandworms in the Conflict."""
    return int(g.rival(number).units_conflict >> (8 * (int(worms.kind_of(g.state.rules)) - 1)) & 255)


def hooks(g: Scenario, number: int = 0) -> bool:
    """Tell whether a Rival has Maker Hooks."""
    record = worms.record_of(g.state)
    assert record is not None
    return bool(record.hooks >> g.rival(number).index & 1)


def wall(g: Scenario) -> bool:
    """Tell whether the Shield Wall stands."""
    record = worms.record_of(g.state)
    assert record is not None
    return bool(record.wall)


def power(g: Scenario, actor: int) -> int:
    """Return the strength of an actor."""
    return int(strength(g.state, g.actor(actor)))


def told(g: Scenario, *kinds: str) -> list[tuple[str | None, str | int | None]]:
    """Return what the Rivals did, by kinds of events, and the rule that each names."""
    return [(event.what, event.other) for event in g.game.events() if event.kind in kinds]
