"""A whole state as nested tuples of numbers: every field of every record, read off the classes.

It says the same as the named data of a digest and costs less than half, so that states can be compared at every
decision of many games (``properties/test_flat.py`` holds that no field is left out).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from landsraad.core.packed import vec
from landsraad.core.packing import field_names
from landsraad.engine.record.packing import LEFT_OUT
from landsraad.model.mechanic import Record
from landsraad.model.state import State

Flat = tuple[Any, ...]

# What is no part of a position (ruleset, listener …), and the stack, of which only the lower part counts.
APART = (*LEFT_OUT, "stack")


class Reader:
    """How the fields of a class are read: numbers as they are, packed zones as tuples, the rest one by one."""

    def __init__(self, record: object) -> None:
        names = [name for name in field_names(record) if not isinstance(record, State) or name not in APART]
        zones = [name for name in names if isinstance(getattr(record, name), vec)]
        numbers = [name for name in names if type(getattr(record, name)) is int]
        others = [name for name in names if name not in zones and name not in numbers]
        self.names = (*numbers, *zones, *others)
        # A getter of one name gives no tuple, hence the repetition.
        self.numbers, self.zones, self.others = (
            attrgetter(*(names if len(names) != 1 else 2 * names)) if names else None
            for names in (numbers, zones, others)
        )

    def read(self, record: object) -> Flat:
        """Return all fields."""
        return (
            self.numbers(record) if self.numbers else (),
            tuple(map(tuple, self.zones(record))) if self.zones else (),
            tuple(map(plain, self.others(record))) if self.others else (),
        )


READERS: dict[type, Reader] = {}


def plain(value: Any) -> Any:
    """Return what is no number and no zone as numbers and tuples."""
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, list):
        return tuple(map(plain, value))
    if isinstance(value, vec):
        return tuple(value)
    kind = type(value)
    if kind is Record:  # a room that remembers nothing
        return None
    if kind not in READERS:
        READERS[kind] = Reader(value)
    return READERS[kind].read(value)


def flat(state: State) -> Flat:
    """Return a state as numbers and tuples; what lies above the stack is done with."""
    return (*plain(state), tuple(state.stack)[: int(state.depth)])
