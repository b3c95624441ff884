"""How a seat plays, beside whether it wins: what it did in a game, counted from the events of the table."""

from __future__ import annotations

from collections.abc import Sequence

import landsraad as ls

# Habit: the kind of event, and the thing it must be about if it matters.
HABITS: dict[str, tuple[str, str | None]] = {
    "troops deployed": ("troops_deployed", None),
    "Conflicts won": ("conflict_won", None),
    "Solari gained": ("resource_gained", "solari"),
    "spice gained": ("resource_gained", "spice"),
    "Intrigue cards played": ("intrigue_played", None),
    "Influence gained": ("influence_gained", None),
    "cards acquired": ("card_acquired", None),
}
# Events of which each counts once, whatever number it carries.
ONCE = ("conflict_won", "intrigue_played", "card_acquired")


def habits(events: Sequence[ls.Event], seats: int) -> list[dict[str, int]]:
    """Return what every seat did, by habit."""
    found = [dict.fromkeys(HABITS, 0) for _ in range(seats)]
    wanted: dict[str, list[tuple[str, str | None]]] = {}
    for habit, (kind, what) in HABITS.items():
        wanted.setdefault(kind, []).append((habit, what))
    for event in events:
        for habit, what in wanted.get(event.kind, ()):
            if event.seat is not None and event.seat < seats and what in (None, event.what):
                found[event.seat][habit] += 1 if event.kind in ONCE else event.amount
    return found
