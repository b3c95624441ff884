"""Meeting: the lobby, pairing, choosing Leaders, reports and mutes."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from landsraad.i18n import Words
from landsraad.server.api.context import Asking, Seeing, Speaking, TheHall, limits_of
from landsraad.server.api.tables import changed, may_open, shown
from landsraad.server.errors import Refused
from landsraad.server.hall import lobby
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.meeting import Listed, Ratings, still_waits
from landsraad.server.hall.opening import game_plan, open_table
from landsraad.server.hall.room import Room
from landsraad.server.hall.table import Table
from landsraad.server.show.info import seat_names
from landsraad.server.storage.rows import Session
from landsraad.server.wire import meeting as wire
from landsraad.server.wire.common import TABLE_ID, SeatWish, TableInfo

router = APIRouter(tags=["meeting"])
LINES = 20


def waiting_info(one: Listed, session: Session, fits: bool, spoken: Words) -> dict[str, Any]:
    """Return a table that waits as somebody sees it."""
    table = one.room.table
    wish = table.listing or {}
    names = seat_names(table, spoken, stranger=True)
    return {
        "id": table.row.id,
        "title": table.row.title,
        "setup": table.row.setup,
        "clock": table.row.clock,
        "choosing": table.row.choosing,
        "seats": [{"kind": place.kind, "name": names[place.seat]} for place in table.seats],
        "low": wish.get("low"),
        "high": wish.get("high"),
        "rating": {"mu": one.rating[0], "sigma": one.rating[1]} if one.rating is not None else None,
        "yours": bool(table.seats_of(session.id)),
        "fits": fits,
        "created_ms": table.row.created_ms,
    }


async def need_member(hall: Hall, club: str | None, session: Session) -> None:
    """Refuse a club that is not one's own as if there were none."""
    if club is not None and not await hall.meeting.store.is_member(club, session.id):
        raise Refused("not_found")


@router.get("/lobby", response_model=wire.LobbyInfo)
async def look(
    session: Asking,
    spoken: Speaking,
    hall: TheHall,
    club: Annotated[str | None, Query(pattern=TABLE_ID)] = None,
) -> dict[str, Any]:
    """List the tables that wait for players, in public or in a club of yours."""
    await need_member(hall, club, session)
    found = []
    known: Ratings = {}
    for one in await hall.meeting.waiting(club):
        if session.id not in one.room.table.shown_out:
            fits = await hall.meeting.fits(one.room.table, session.id, known)
            found.append(waiting_info(one, session, fits, spoken))
    return {"tables": found}


@router.post("/tables/{table_id}/listing", response_model=TableInfo)
async def offer(
    body: wire.ListingBody, request: Request, room: Seeing, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Let a table wait in a list, or no longer."""
    limits_of(request).take("meet", session.id)
    lobby.need_host(room.table, session.id)
    await need_member(hall, body.club, session)
    rated = body.low is not None or body.high is not None
    if rated and (not hall.settings.accounts or (body.low or 0.0) > (body.high or 1000.0)):
        raise Refused("bad_request", where="low")
    await hall.meeting.offer(room, session, body.model_dump())
    return shown(room, session, spoken)


async def waiting_room(hall: Hall, table_id: str, session: Session) -> Room:
    """Return a table that waits where somebody can see it; all others are as if they were not."""
    room = await hall.room(table_id, hall.payer(session.id)) if re.match(TABLE_ID, table_id) else None
    if room is None or not still_waits(room.table) or session.id in room.table.shown_out:
        raise Refused("not_found")
    await need_member(hall, (room.table.listing or {})["club"], session)
    return room


@router.post("/lobby/{table_id}", response_model=TableInfo)
async def sit(
    table_id: str, body: wire.SitBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Take a seat of a table that waits."""
    limits_of(request).take("meet", session.id)
    room = await waiting_room(hall, table_id, session)
    await hall.meeting.sit(room, session, body.name)
    return shown(room, session, spoken)


@router.post("/pair", response_model=TableInfo)
async def pair(
    body: wire.PairBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Play with whoever wants the same game: at a table that waits, or at a new one."""
    limits_of(request).take("meet", session.id)
    clock = body.clock.model_dump()
    players = body.setup.get("players")
    if not isinstance(players, int) or not 2 <= players <= 8:
        raise Refused("bad_request", where="players")
    seats = [SeatWish(kind="me", name=body.name), *(SeatWish(kind="open") for _ in range(players - 1))]
    plan = game_plan(body.setup, seats, clock, "", session)
    wish = plan.setup.to_json()
    async with hall.meeting.pairing():
        for room in await hall.meeting.partner(wish, clock, session):
            try:
                await hall.meeting.sit(room, session, body.name)
            except Refused:
                continue
            return shown(room, session, spoken)
        mine = [one.room for one in await hall.meeting.waiting(None) if one.room.table.row.host == session.id]
        for room in mine:
            if room.table.row.setup == wish and room.table.row.clock == clock:
                return shown(room, session, spoken)
        most = hall.settings.listed_of_visitor
        if await hall.meeting.store.waiting_of(session.id, "") >= most:
            raise Refused("quota", most=most)
        await may_open(request, session, hall)
        opening = await open_table(hall, session, plan)
        await hall.meeting.offer(opening.room, session, wire.ListingBody().model_dump())
        return shown(opening.room, session, spoken)


@router.post("/tables/{table_id}/choose", response_model=TableInfo)
async def choose(
    body: wire.ChooseBody, request: Request, room: Seeing, session: Asking, spoken: Speaking
) -> dict[str, Any]:
    """Choose before the game: a bid, a place or a Leader."""
    limits_of(request).take("meet", session.id)
    wish = body.model_dump(exclude={"seat"}, exclude_none=True)
    return await changed(room, session, spoken, lambda table: lobby.choose_leader(table, session.id, body.seat, wish))


# --- reports and mutes ----------------------------------------------------------------------------------------------


def other_at(table: Table, session: Session, seat: int) -> str:
    """Return the session of another person at a table; only who belongs to it may ask."""
    if not table.seats_of(session.id) and table.row.host != session.id:
        raise Refused("not_yours")
    other = table.seats[seat].session if seat < len(table.seats) else None
    if other is None or other == session.id:
        raise Refused("not_found")
    return other


@router.post("/tables/{table_id}/report", status_code=204)
async def report(body: wire.ReportBody, request: Request, room: Seeing, session: Asking, hall: TheHall) -> None:
    """Tell the operator about somebody at a table."""
    limits_of(request).take("report", session.id)
    other = other_at(room.table, session, body.seat)
    most = hall.settings.reports_of_visitor
    if await hall.meeting.store.open_reports_of(session.id) >= most:
        raise Refused("quota", most=most)
    chat = [line for line in room.table.chat if line["seat"] in room.table.seats_of(other)][-LINES:]
    await hall.meeting.store.report(
        {
            "table_id": room.id,
            "session_id": session.id,
            "accused": other,
            "name": room.table.seats[body.seat].name,
            "why": body.why,
            "text": body.text,
            "lines": [line["text"] for line in chat],
        }
    )


@router.get("/tables/{table_id}/mutes", response_model=wire.Mutes)
async def mutes(room: Seeing, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Return the seats whose people you have muted, here or elsewhere."""
    muted = await hall.meeting.store.muted(session.id)
    return {"seats": [place.seat for place in room.table.seats if place.session in muted]}


@router.post("/tables/{table_id}/mute", response_model=wire.Mutes)
async def mute(body: wire.MuteBody, request: Request, room: Seeing, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Mute somebody at a table for good, or hear them again."""
    limits_of(request).take("meet", session.id)
    other = other_at(room.table, session, body.seat)
    known = await hall.meeting.store.muted(session.id)
    most = hall.settings.mutes_of_visitor
    if body.mute and other not in known and len(known) >= most:
        raise Refused("quota", most=most)
    await hall.meeting.store.mute(session.id, [other], body.mute)
    return await mutes(room, session, hall)
