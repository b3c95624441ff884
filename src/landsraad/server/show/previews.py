"""What an option would change, as far as the seat can know.

The option is tried on copies in which everything hidden from the seat is drawn anew, and only what all copies agree on
is told. The copies depend on what the seat knows and on nothing else, so nothing hidden can show.
"""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad.i18n import Words

Data = dict[str, Any]
COPIES = 3
# Parts of a view that are no consequences.
QUIET = ("decision", "known", "viewer")


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], Any]:
    """Return the values that differ, by their path; lists of another length or of names are compared as a whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: dict[tuple[str | int, ...], Any] = {}
        for key in before:
            if key in after and not (not path and key in QUIET):
                found.update(differences(before[key], after[key], (*path, key)))
        return found
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and nested(before):
        found = {}
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            found.update(differences(one, other, (*path, number)))
        return found
    return {} if before == after else {path: (before, after)}


def nested(values: list[Any]) -> bool:
    """Tell whether a list holds records rather than names."""
    return any(isinstance(value, dict) for value in values)


def preview(game: ls.Game, seat: int, action: int, spoken: Words, names: list[str]) -> Data:
    """Return what all copies agree on after the action."""
    told: list[list[Data]] = []
    changed: list[dict[tuple[str | int, ...], Any]] = []
    undoable = passes_on = True
    for number in range(COPIES):
        copy = game.determinize(seat, number)
        copy.events()  # begin to listen
        # As a spectator: a card drawn in a copy is not the card that will be drawn.
        before, reveals = copy.view(None), copy.reveals
        copy.apply(action)
        told.append([event.to_json() for event in copy.events()])
        changed.append(differences(before, copy.view(None)))
        undoable = undoable and copy.reveals == reveals
        passes_on = passes_on and copy.seat != seat
    agreed = [event for event in told[0] if all(event in other for other in told[1:])]
    common = {path: pair for path, pair in changed[0].items() if all(other.get(path) == pair for other in changed[1:])}
    same = all(other == told[0] for other in told[1:]) and all(other == changed[0] for other in changed[1:])
    return {
        "type": "preview",
        "action": action,
        "events": [{**event, "text": spoken.event(event, names)} for event in agreed],
        "changes": [{"path": list(path), "from": pair[0], "to": pair[1]} for path, pair in common.items()],
        "certain": same and not any(event["hidden"] for event in agreed),
        "undoable": undoable,
        "passes_on": passes_on,
    }
