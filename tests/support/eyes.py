"""The raw records of a game held against the table of who may see what; cheap enough for every test of a rule."""

from __future__ import annotations

from functools import cache

from landsraad.model.events import EVENTS, PUBLIC, EventLog
from landsraad.model.rules import Rules
from tests.support.event_table import ALL, BOTH, DRAW, OWNER, SEEN_BY


@cache
def kinds_of(rules: Rules) -> dict[int, str]:
    """Return the names of the kinds of events of a ruleset by number."""
    rooms = {int(event.number): event.name for room in rules.rooms for event in room.events}
    return {int(number): name for number, (name, _, _) in EVENTS.items()} | rooms


def check_eyes(rules: Rules, seats: int, log: EventLog, since: int) -> int:
    """See that every record is for the eyes that the table names, from one of them on; return how many there are."""
    kinds = kinds_of(rules)
    for number, actor, _, _, other, eyes in log.records[since:]:
        row = SEEN_BY[kinds[number]]
        own = 1 << actor if 0 <= actor < seats else 0
        both = own | (1 << other if 0 <= other < seats else 0)
        fit = {ALL: (PUBLIC,), OWNER: (own,), BOTH: (both,), DRAW: (own, PUBLIC)}[row]
        seen = eyes if eyes == PUBLIC else eyes & ((1 << seats) - 1)
        assert seen in fit, f"{kinds[number]} of {actor} is for the eyes {eyes:b}, the table says {row}"
    return len(log.records)
