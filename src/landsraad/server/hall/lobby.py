"""Before the game: who sits where, and the start."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import landsraad as ls
from landsraad.bots.characters import ANY, drawn
from landsraad.core.rng import SEALED, seeded
from landsraad.server.errors import Refused
from landsraad.server.hall.choosing import begin, choose
from landsraad.server.hall.commands import need_seat, need_status
from landsraad.server.hall.seats import SeatState
from landsraad.server.hall.table import Table
from landsraad.server.storage.rows import Draft, Session
from landsraad.server.wire.common import SeatWish

DEFAULT_LEVEL = "adept"


def lot() -> int:
    """Return a number that nobody can guess."""
    return secrets.randbits(62)


def drawn_character(wish: str | None, places: Sequence[SeatState]) -> str | None:
    """Return the character of a bot: the wished one, or for ``random`` one that no bot at the table has."""
    if wish != ANY:
        return wish
    taken = [place.character for place in places if place.character is not None]
    return drawn(1, taken, seeded(lot(), "character"))[0]


def seat_draft(seat: int, wish: Any, session: Session, places: Sequence[SeatState] = ()) -> Draft:
    """Return the record that seats somebody as wished, beside those who have a place."""
    data = {"seat": seat, "kind": wish.kind, "session": None, "name": "", "level": None}
    if wish.kind in ("me", "here"):
        name = wish.name or (session.name if wish.kind == "me" else "")
        data.update(kind="human", session=session.id, name=name)
    elif wish.kind == "bot":
        data["level"] = wish.level or DEFAULT_LEVEL
        data["seconds"] = wish.seconds
        data["character"] = drawn_character(wish.character, places)
    return Draft("seat", data, session.id)


def check_wishes(wishes: Sequence[SeatWish], players: int) -> None:
    """Refuse wishes that do not fit the number of seats, or name a person twice."""
    if len(wishes) != players:
        detail = f"{players} players need {players} seats, not {len(wishes)}"
        raise Refused("bad_setup", reason="seats", players=players, detail=detail)
    if [wish.kind for wish in wishes].count("me") > 1:
        detail = "only one seat can be 'me'; others at this screen are 'here'"
        raise Refused("bad_setup", reason="one-me", detail=detail)


def first_drafts(
    setup: ls.Setup, wishes: Sequence[SeatWish], session: Session, stream: str = SEALED, choosing: str | None = None
) -> list[Draft]:
    """Return the first records of a table: the seats, and the start if nobody is awaited."""
    drafts: list[Draft] = []
    for number, wish in enumerate(wishes):
        drafts.append(seat_draft(number, wish, session, places_after((), drafts)))
    if any(wish.kind == "open" for wish in wishes):
        return drafts
    return [*drafts, *begin(setup, choosing, places_after((), drafts), session.id, stream)]


def places_after(places: Sequence[SeatState], drafts: Sequence[Draft]) -> list[SeatState]:
    """Return the seats as they will be after some records."""
    found = {place.seat: replace(place) for place in places}
    for draft in drafts:
        if draft.kind == "seat":
            found.setdefault(draft.data["seat"], SeatState(draft.data["seat"])).assign(draft.data)
    return [found[seat] for seat in sorted(found)]


def need_host(table: Table, session: str) -> None:
    """Refuse what only the host may do."""
    if table.row.host != session:
        raise Refused("not_host")


def change_seat(table: Table, session: Session, seat: int, wish: Any) -> list[Draft]:
    """Seat somebody else before the start."""
    need_host(table, session.id)
    need_status(table, "lobby", "choosing")
    if seat >= len(table.seats):
        raise Refused("not_found")
    if table.status == "choosing" and wish.kind != "open":
        raise Refused("wrong_status", status=table.status)
    if wish.kind == "me" and any(other.session == session.id and other.seat != seat for other in table.seats):
        wish = wish.model_copy(update={"kind": "here"})
    return with_start(table, [seat_draft(seat, wish, session, [one for one in table.seats if one.seat != seat])])


def join(table: Table, session: Session, seat: int, name: str | None) -> list[Draft]:
    """Take the seat of an invite link; taking one's own seat again changes nothing."""
    place = table.seats[seat]
    if place.session == session.id:
        return []
    if place.kind != "open":
        raise Refused("seat_taken")
    need_status(table, "lobby")
    data = {"seat": seat, "kind": "human", "session": session.id, "name": name or session.name, "level": None}
    return with_start(table, [Draft("seat", data, session.id)])


def with_start(table: Table, drafts: list[Draft]) -> list[Draft]:
    """Add the start, or the choice of Leaders before it, if these records fill the last open seat."""
    places = places_after(table.seats, drafts)
    if any(place.kind == "open" for place in places):
        return drafts
    return [*drafts, *begin(table.setup, table.row.choosing, places, None, table.row.stream)]


def choose_leader(table: Table, session: str, seat: int, wish: dict[str, Any]) -> list[Draft]:
    """Choose before the game: a bid, a place or a Leader, whatever is due."""
    need_status(table, "choosing")
    need_seat(table, session, seat)
    assert table.choice is not None
    return choose(table.choice, table.setup, table.seats, table.row.stream, seat, wish, session)


def start(
    table: Table, session: Session, fill: str | None, seconds: float | None = None, character: str | None = None
) -> list[Draft]:
    """Start; open seats are given to bots, which think for so many seconds and have a character if that is said."""
    need_host(table, session.id)
    need_status(table, "lobby")
    still_open = [place.seat for place in table.seats if place.kind == "open"]
    if still_open and fill is None:
        raise Refused("seats_open", seats=still_open)
    data = {"kind": "bot", "session": None, "name": "", "level": fill, "seconds": seconds}
    filled: list[Draft] = []
    for seat in still_open:
        own = drawn_character(character, places_after(table.seats, filled))
        filled.append(Draft("seat", {**data, "seat": seat, "character": own}, session.id))
    places = places_after(table.seats, filled)
    return [*filled, *begin(table.setup, table.row.choosing, places, session.id, table.row.stream)]


def leave(table: Table, session: str, seat: int) -> list[Draft]:
    """Get up: in the lobby the seat is open again (the host's leaving closes it), in a game a bot takes over."""
    need_status(table, "lobby", "choosing", "playing")
    before = table.status != "playing"
    if before and table.row.host == session:
        return [Draft("close", {}, session)]
    need_seat(table, session, seat)
    if before:
        return [Draft("seat", {"seat": seat, "kind": "open", "session": None, "name": "", "level": None}, session)]
    if table.seats[seat].bot_plays:
        return []
    return [Draft("stand_in", {"seat": seat, "level": DEFAULT_LEVEL, "why": "asked"}, session)]
