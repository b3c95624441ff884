"""Why something was refused, as message ids and arguments: people read it in their language, programs in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import landsraad as ls
from landsraad.content.boxes import BOXES, player_counts
from landsraad.server.errors import Refused

# Kinds of problems that a person can cause by typing; the rest is the business of whoever wrote the client.
TYPED = {"string_too_long": "too-long", "string_too_short": "empty", "value_error": "unprintable"}


def plain(text: object, most: int) -> str:
    """Return a text that can be sent, cut to a length."""
    return str(text).encode("utf-8", "replace").decode("utf-8")[:most]


def unread(problem: Mapping[str, Any]) -> Refused:
    """Return the refusal of a request or message that does not fit its model, given the first problem found in it."""
    where = plain(".".join(str(part) for part in problem["loc"]), 100)
    reason = TYPED.get(problem["type"], "form")
    most = int(problem.get("ctx", {}).get("max_length", 0))
    return Refused("bad_request", reason=reason, most=most, where=where, detail=plain(problem["msg"], 200))


def unplayable(data: object, error: Exception) -> Refused:
    """Return the refusal of a set-up that the engine cannot play."""
    reason, more = setup_reason(data if isinstance(data, dict) else {})
    return Refused("bad_setup", reason=reason, detail=plain(error, 300), **more)


def setup_reason(data: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Find out which choice of a person is to blame, as reason and arguments."""
    host, players = data.get("host", "base"), data.get("players", 4)
    if isinstance(host, str) and host in BOXES and BOXES[host].host and players not in player_counts(host):
        return "players", {"allowed": ", ".join(str(n) for n in player_counts(host))}
    chosen = [name for field in ("leaders", "rivals") for name in as_list(data.get(field)) if isinstance(name, str)]
    for name in chosen:
        if chosen.count(name) > 1:
            return "leader-twice", {"thing": f"leader/{name}"}
    if data.get("epic") is True and plays({**data, "epic": False}):
        return "epic", {}
    return "choices", {}


def as_list(value: object) -> list[Any]:
    """Return a list, an empty one for what is none."""
    return value if isinstance(value, list) else []


def plays(data: dict[str, Any]) -> bool:
    """Tell whether the engine can play a set-up."""
    try:
        ls.Setup.from_json(data)
    except (ls.SetupError, TypeError, ValueError, AttributeError):
        return False
    return True
