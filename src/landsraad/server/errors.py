"""What can go wrong between a client and the server: a code, a status, and arguments for the words."""

from __future__ import annotations

from typing import Any

from landsraad.i18n import Words

# code -> HTTP status; the words are `error-<code>` in server.ftl.
STATUS = {
    "bad_request": 422,
    "bad_setup": 422,
    "no_session": 401,
    "bad_origin": 403,
    "banned": 403,
    "not_found": 404,
    "wrong_token": 403,
    "not_yours": 403,
    "not_host": 403,
    "wrong_status": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "not_away": 409,
    "cannot_hand_back": 409,
    "stale": 409,
    "not_asked": 409,
    "illegal": 409,
    "undo_refused": 409,
    "nothing_to_redo": 409,
    "no_request": 409,
    "no_hints": 409,
    "set_aside": 409,
    "too_many": 429,
    "too_many_tables": 429,
    "quota": 429,
    "not_in_range": 403,
    "too_large": 413,
    "too_slow": 408,
    "storage_failed": 503,
    "busy": 503,
    "wrong_version": 400,
    "session_ended": 401,
}


class Refused(Exception):
    """A request that is not carried out; nothing has changed.

    ``reason`` names the words `reason-<reason>` that say more; ``detail`` says it in English, for programmers.
    """

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


def problem_data(refusal: Refused, spoken: Words) -> dict[str, Any]:
    """Return code, text and arguments of a refusal."""
    plain = {name: value for name, value in refusal.args_.items() if isinstance(value, str | int)}
    thing = str(plain.get("thing", ""))
    if thing:
        plain["thing"] = spoken.name(thing) if spoken.knows(thing) else thing.partition("/")[2]
    plain["reason"] = spoken.text(f"reason-{plain.get('reason', 'form')}", **plain)
    return {"code": refusal.code, "text": spoken.text(f"error-{refusal.code}", **plain), "args": refusal.args_}
