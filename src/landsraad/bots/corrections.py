"""What practice taught: corrections of the policy's scores, learned from searches. Compiled.

A correction depends on what is asked, on the option and, in a straight line, on a few circumstances of the moment.
"""

from typing import Final

from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.strength import strength
from landsraad.model.state import Seat, State

CIRCUMSTANCES: Final = 18
KINDS: Final = 80  # of decisions, at most
FACTIONS: Final = 4


class Corrections:
    """Corrections by kind of decision, action and circumstance, and the circumstances of the decision at hand."""

    def __init__(self, pairs: list[int], table: list[float]) -> None:
        # ``pairs`` are kind * N_ACTIONS + action; ``table`` has a row of corrections for each.
        self.row: vec[i64] = vec[i64]()
        while len(self.row) < KINDS * N_ACTIONS:
            self.row = append(self.row, -1)
        place: i64 = 0
        for pair in pairs:
            self.row[pair] = place
            place += CIRCUMSTANCES
        self.table: vec[float] = vec[float]()
        for number in table:
            self.table = append(self.table, number)
        self.now: vec[float] = vec[float]()
        while len(self.now) < CIRCUMSTANCES:
            self.now = append(self.now, 0.0)


def attend(lesson: Corrections, s: State, seat: Seat, left: float) -> None:
    """Take in the circumstances of the open decision."""
    now = lesson.now
    now[0] = 1.0
    now[1] = 0.2 * left
    now[2] = 0.1 * float(seat.solari)
    now[3] = 0.15 * float(seat.spice)
    now[4] = 0.25 * float(seat.water)
    now[5] = 0.15 * float(seat.garrison)
    now[6] = 0.15 * float(seat.conflict)
    now[7] = 0.4 * float(seat.agents)
    now[8] = 0.15 * float(seat.persuasion)
    now[9] = 0.25 * float(len(seat.intrigue))
    now[10] = 0.2 * float(len(seat.hand))
    best: i64 = 0
    leading: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        if number != seat.index:
            other = actor(s, number)
            if other.vp > leading:
                leading = other.vp
            strong: i64 = strength(s, other)
            if strong > best:
                best = strong
        number += 1
    now[11] = 0.1 * float(best)
    now[12] = 0.2 * float(seat.vp - leading)
    now[13] = float(seat.council)
    faction: i64 = 0
    while faction < FACTIONS:
        now[14 + faction] = 0.25 * float(seat.influence(faction)) if faction < s.rules.n_factions else 0.0
        faction += 1


def correction(lesson: Corrections, kind: i64, action: i64) -> float:
    """Return what practice adds to the score of an option under the circumstances attended to."""
    at: i64 = lesson.row[kind * N_ACTIONS + action]
    if at < 0:
        return 0.0
    table = lesson.table
    now = lesson.now
    total: float = 0.0
    i: i64 = 0
    while i < CIRCUMSTANCES:
        total += table[at + i] * now[i]
        i += 1
    return total
