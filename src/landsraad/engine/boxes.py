"""The boxes of things: one table for cards, spaces, Leaders and whatever else has boxes.

A *source* names a thing: its kind times SOURCE_SPAN plus its number. The table leads from a source and a box to lines.
"""

from landsraad.core.packed import i64
from landsraad.engine.atoms import flow
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import BOXES, SOURCE_SPAN


def place_of(r: Rules, source: i64) -> i64:
    """Return the place of a thing in the table of boxes."""
    return r.box_base[source // SOURCE_SPAN] + source % SOURCE_SPAN


def first_line(r: Rules, source: i64, box: i64) -> i64:
    """Return the first line of a box."""
    return r.box_first[place_of(r, source) * BOXES + box]


def last_line(r: Rules, source: i64, box: i64) -> i64:
    """Return the line after the last one of a box."""
    return r.box_last[place_of(r, source) * BOXES + box]


def has_box(r: Rules, source: i64, box: i64) -> bool:
    """Tell whether a thing has a box."""
    at: i64 = place_of(r, source) * BOXES + box
    return r.box_first[at] < r.box_last[at]


def push_box(s: State, source: i64, box: i64, actor: i64) -> None:
    """Put all lines of a box on the pending work, to be carried out in printed order."""
    r = s.rules
    at: i64 = (r.box_base[source // SOURCE_SPAN] + source % SOURCE_SPAN) * BOXES + box
    first: i64 = r.box_first[at]
    line: i64 = r.box_last[at] - 1
    while line >= first:
        flow.push_line(s, line, actor)
        line -= 1


def push_owned(s: State, actor: i64, box: i64) -> None:
    """Put a box of everything that an actor owns on the pending work."""
    if s.rules.has_owned == 0:
        return
    things = s.owned[actor]
    i: i64 = len(things) - 1
    while i >= 0:
        push_box(s, things[i], box, actor)
        i -= 1
