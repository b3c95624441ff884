"""What the strongest level would consider in a person's place, with a reason in words.

The bot thinks by the handle of the seat, so a hint tells nothing that the seat may not know.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import landsraad as ls
from landsraad.i18n import Words
from landsraad.server.hall.table import Table
from landsraad.server.show.previews import preview

Data = dict[str, Any]
SHOWN = 3  # options, at most


def allowed(table: Table) -> bool:
    """Tell whether a table allows hints: one person plays there, against bots and Rivals alone."""
    return sum(bool(seat.person) for seat in table.seats) == 1


def hint(game: ls.Game, seat: int, considered: Data | None, spoken: Words, names: list[str]) -> Data:
    """Return the options that were tried most, the best first, and why."""
    decision = game.decision
    assert decision is not None
    known = {option.text: option.action for option in decision.options}
    thoughts = [one for one in (considered or {}).get("options", []) if one["text"] in known and one["visits"]]
    if not thoughts:  # nothing to choose from
        thoughts = [{"text": decision.options[0].text, "visits": 1, "value": 0.0}]
    tried = sum(one["visits"] for one in thoughts)
    told = []
    for place, one in enumerate(islice(thoughts, SHOWN)):
        action = known[one["text"]]
        does = [event["text"] for event in preview(game, seat, action, spoken, names)["events"]]
        told.append(
            {
                "action": action,
                "share": round(one["visits"] / tried, 3),
                "chance": round(one["value"], 3),
                "reason": " ".join([reason(place, thoughts, spoken), *does]),
            }
        )
    return {"type": "hint", "options": told}


def reason(place: int, thoughts: list[Data], spoken: Words) -> str:
    """Return why an option is shown."""
    if len(thoughts) == 1:
        return spoken.text("hint-only")
    chance = round(100 * thoughts[place]["value"])
    if place:
        return spoken.text("hint-other", chance=chance)
    ahead = round(100 * (thoughts[0]["value"] - thoughts[1]["value"]))
    return (
        spoken.text("hint-best", chance=chance, ahead=ahead) if ahead > 0 else spoken.text("hint-even", chance=chance)
    )
