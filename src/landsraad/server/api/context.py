"""What every route needs: the hall, who asks, in which language, and which table they may see."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from landsraad.i18n import LANGUAGES, Words, words
from landsraad.server.api.security import COOKIE, token_hash
from landsraad.server.errors import Refused
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.room import Room
from landsraad.server.hall.sharing import is_public
from landsraad.server.hall.turns import Payer
from landsraad.server.limits import Limits, neighbourhood
from landsraad.server.storage.rows import Session
from landsraad.server.wire.common import TABLE_ID


def hall_of(connection: HTTPConnection) -> Hall:
    """Return the hall of the application."""
    hall: Hall = connection.app.state.hall
    return hall


def limits_of(connection: HTTPConnection) -> Limits:
    """Return the rate limits of the application."""
    limits: Limits = connection.app.state.limits
    return limits


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from."""
    return neighbourhood(connection.client.host) if connection.client is not None else "?"


def payer_of(connection: HTTPConnection, session: Session) -> Payer:
    """Return whose share a request is."""
    return hall_of(connection).seen(session.id, address_of(connection))


async def session_of(connection: HTTPConnection) -> Session | None:
    """Return the session of a request, None without one."""
    token = connection.cookies.get(COOKIE)
    if not token or len(token) > 200:
        return None
    return await hall_of(connection).store.session(token_hash(token))


def language_of(connection: HTTPConnection) -> str:
    """Return the language a browser asks for, if we have it."""
    for part in connection.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


async def asking(request: Request) -> Session:
    """Return who asks; without a session nothing is done."""
    session = await session_of(request)
    if session is None:
        limits_of(request).take("http", address_of(request))
        raise Refused("no_session")
    request.state.lang = session.lang
    limits_of(request).take("http", session.id)
    payer_of(request, session)
    return session


def speaking(request: Request) -> Words:
    """Return the words for answers to a request."""
    return words(getattr(request.state, "lang", None) or language_of(request))


async def room_for(hall: Hall, table_id: str, session: Session) -> Room:
    """Return a table that the session may see; for others it does not exist."""
    room = await hall.room(table_id, hall.payer(session.id)) if re.match(TABLE_ID, table_id) else None
    if room is None:
        raise Refused("not_found")
    if room.table.row.host == session.id or room.table.seats_of(session.id):
        return room
    if await hall.store.watches(table_id, session.id):
        return room
    raise Refused("not_found")


async def seeing(table_id: str, request: Request, session: Annotated[Session, Depends(asking)]) -> Room:
    """Return the table of the path, if the session may see it."""
    return await room_for(hall_of(request), table_id, session)


@dataclass(frozen=True)
class Reader:
    """Somebody before a finished game: one of its people, or a stranger to whom it is shown."""

    room: Room
    session: Session
    stranger: bool


async def reading(table_id: str, request: Request, session: Annotated[Session, Depends(asking)]) -> Reader:
    """Return the table of the path for looking at: to its people, and to everybody if it is public."""
    hall = hall_of(request)
    try:
        return Reader(await room_for(hall, table_id, session), session, False)
    except Refused as refusal:
        room = await public_room(hall, table_id, hall.payer(session.id)) if refusal.code == "not_found" else None
        if room is None:
            raise
        return Reader(room, session, True)


async def public_room(hall: Hall, table_id: str, payer: Payer) -> Room | None:
    """Return a table that everybody may look at, None if it is none."""
    room = await hall.room(table_id, payer) if re.match(TABLE_ID, table_id) else None
    return room if room is not None and is_public(room.table) else None


Asking = Annotated[Session, Depends(asking)]
Speaking = Annotated[Words, Depends(speaking)]
Seeing = Annotated[Room, Depends(seeing)]
Reading = Annotated[Reader, Depends(reading)]
TheHall = Annotated[Hall, Depends(hall_of)]
