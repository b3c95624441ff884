"""Helpers for positions of Rise of Ix with Rivals: a bare board, one turn of one Rival, and lists of what changed."""

from __future__ import annotations

from collections.abc import Sequence

from tests.content.house_hagal.kit import RIVALS, Changes, act, bare, changed, snapshot, spaces_of
from tests.support.scenario import Scenario, ix

# The twelve tiles with the House Hagal mark, by their cost; and the six others.
MARKED = {
    "chaumurky": 4,
    "detonation_devices": 3,
    "flagship": 8,
    "holtzman_engine": 6,
    "invasion_ships": 5,
    "memocorders": 2,
    "shuttle_fleet": 6,
    "sonic_snoopers": 2,
    "spy_satellites": 4,
    "training_drones": 3,
    "troop_transports": 2,
    "windtraps": 2,
}
UNMARKED = ("artillery", "disposal_facility", "holoprojectors", "minimic_film", "restricted_ordnance", "spaceport")

# A tile nobody can pay in a test that does not want one to be bought, on top of the second stack.
DEAR = "flagship"


def ix_solo(
    rivals: Sequence[str] = RIVALS,
    difficulty: str = "mercenary",
    leader: str = "paul_atreides",
    seed: int = 1,
    variants: Sequence[str] = (),
) -> Scenario:
    """Return a bare position of the solo game with Rise of Ix, a Conflict I at stake."""
    g = ix(1, (leader,), seed, tuple(rivals), difficulty, variants=variants)
    return bare(g).conflict("skirmish_a").stacks(("artillery", "spaceport"), (DEAR, "windtraps"), ("minimic_film",))


def ix_duel(epic: bool = False, leaders: Sequence[str] | None = None, seed: int = 1) -> Scenario:
    """Return a bare position of the two-player game with Rise of Ix, seat 0 with the marker."""
    return bare(ix(2, leaders, seed, epic=epic)).conflict("skirmish_a").first(0)


def ix_game(players: int) -> Scenario:
    """Return a bare position for one or two humans."""
    return ix_solo() if players == 1 else ix_duel()


def ix_snapshot(g: Scenario, number: int) -> Changes:
    """Return everything countable an actor has, dreadnoughts, Freighter, Negotiators and tiles included."""
    have = snapshot(g, number) | g.fleet_of(number)
    have |= {"freighter": g.freighter_of(number), "negotiators": g.negotiators_of(number)}
    have["tiles"] = len(g.tiles_of(number))
    have["tiles_down"] = len(g.face_down(number))
    return have


def everybody(g: Scenario) -> list[int]:
    """Return the numbers of all actors."""
    return list(range(len(g.state.seats) + len(g.record.rivals)))


def turn(g: Scenario, *cards: str) -> tuple[list[str], Changes, list[Changes]]:
    """Let the first Rival take a turn; return its spaces, its changes and those of everybody else."""
    number = int(g.rival(0).index)
    for rival in g.record.rivals:
        rival.agents = 0
    g.rival(0).agents = 1
    before = [ix_snapshot(g, other) for other in everybody(g)]
    act(g, 0, *cards)
    after = [changed(before[other], ix_snapshot(g, other)) for other in everybody(g)]
    own = after.pop(number)
    return spaces_of(g, number), own, after


def gains(g: Scenario, *cards: str) -> Changes:
    """Let the first Rival take a turn; return what it has more of, but for the Agent."""
    return {name: n for name, n in turn(g, *cards)[1].items() if name != "agents"}


def told(g: Scenario, kind: str) -> list[tuple[str | None, str | int | None]]:
    """Return what events of a kind name, and their rules."""
    return [(event.what, event.other) for event in g.game.events() if event.kind == kind]


def troops_of(g: Scenario, number: int = 0) -> tuple[int, int, int]:
    """Return the troops of a Rival in Garrison, Conflict and Supply."""
    rival = g.rival(number)
    return int(rival.garrison), int(rival.conflict), int(rival.supply)


def fleet_of(g: Scenario, number: int = 0) -> tuple[int, int, int]:
    """Return the dreadnoughts of a Rival in Garrison, Conflict and Supply."""
    supply, garrison, conflict = g.ships_of(g.rival(number))
    return garrison, conflict, supply
