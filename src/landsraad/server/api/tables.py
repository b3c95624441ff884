"""Tables: making, joining, seating, leaving."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from landsraad.i18n import Words
from landsraad.server.api.context import Asking, Reading, Seeing, Speaking, TheHall, address_of, limits_of
from landsraad.server.api.security import new_token, same, token_hash
from landsraad.server.errors import Refused, problem_data
from landsraad.server.hall import commands, lobby
from landsraad.server.hall.opening import Opening, entered, game_plan, open_table, prepare, rematch_plan, tutorial_plan
from landsraad.server.hall.room import Build, Room
from landsraad.server.hall.table import Table
from landsraad.server.show.info import table_info
from landsraad.server.storage.rows import Draft, Session
from landsraad.server.wire import bodies
from landsraad.server.wire.common import TABLE_ID, TableInfo

router = APIRouter(tags=["tables"])
SeatNumber = Annotated[int, Path(ge=0, le=7)]


def shown(room: Room, session: Session, spoken: Words) -> dict[str, Any]:
    """Return a table as the session sees it."""
    return table_info(room.table, session.id, room.online(), spoken)


def opened(opening: Opening, session: Session, spoken: Words) -> dict[str, Any]:
    """Return a new table with its tokens."""
    return {
        "table": shown(opening.room, session, spoken),
        "invites": [{"seat": seat, "token": token} for seat, token in opening.invites.items()],
        "watch": opening.watch,
    }


async def changed(room: Room, session: Session, spoken: Words, build: Build) -> dict[str, Any]:
    """Carry out a command and return the table."""
    await room.commit(build)
    return shown(room, session, spoken)


async def may_open(request: Request, session: Session, hall: TheHall) -> None:
    """Refuse one table more than a visitor may have, or made too fast."""
    limits_of(request).take("table", session.id)
    limits_of(request).take("table_address", address_of(request))
    most = hall.settings.tables_of_visitor
    if await hall.store.unfinished(session.id) >= most:
        raise Refused("too_many_tables", most=most)


@router.post("/tables", status_code=201, response_model=bodies.NewTable)
async def create(
    body: bodies.TableBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Make a table."""
    await may_open(request, session, hall)
    plan = game_plan(body.setup, body.seats, body.clock.model_dump(), body.title, session, body.choosing)
    return opened(await open_table(hall, session, plan), session, spoken)


@router.post("/tutorial", status_code=201, response_model=bodies.NewTable)
async def tutorial(
    request: Request, session: Asking, spoken: Speaking, hall: TheHall, body: bodies.TutorialBody | None = None
) -> dict[str, Any]:
    """Make the table of the tutorial, or of its chapter about another box."""
    await may_open(request, session, hall)
    wish = body or bodies.TutorialBody()
    return opened(await open_table(hall, session, tutorial_plan(session, wish.host, wish.modules)), session, spoken)


@router.get("/tables", response_model=bodies.TableList)
async def mine(session: Asking, spoken: Speaking, hall: TheHall) -> dict[str, Any]:
    """List your tables."""
    found: list[dict[str, Any]] = []
    aside: list[dict[str, Any]] = []
    for table_id, title in await hall.store.tables_of(session.id):
        try:
            room = await hall.room(table_id, hall.payer(session.id))
        except Refused as refusal:
            if refusal.code != "set_aside":
                raise
            aside.append({"id": table_id, "title": title, "text": problem_data(refusal, spoken)["text"]})
            continue
        if room is not None:
            found.append(shown(room, session, spoken))
    return {"tables": found, "set_aside": aside}


@router.get("/tables/{table_id}", response_model=TableInfo)
async def one(reader: Reading, spoken: Speaking) -> dict[str, Any]:
    """Return a table."""
    online = () if reader.stranger else reader.room.online()
    return table_info(reader.room.table, reader.session.id, online, spoken, reader.stranger)


@router.post("/tables/{table_id}/join", response_model=TableInfo)
async def join(
    table_id: str, body: bodies.JoinBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Take the seat of an invite link."""
    room = await invited_room(table_id, request, hall, session)
    seat = (await hall.store.invites(table_id)).get(token_hash(body.token)) if room is not None else None
    if room is None or seat is None:
        raise Refused("wrong_token")
    place = seat
    return await changed(room, session, spoken, lambda table: lobby.join(table, session, place, body.name))


@router.post("/tables/{table_id}/watch", response_model=TableInfo)
async def watch(
    table_id: str, body: bodies.WatchBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Watch by the spectator link."""
    room = await invited_room(table_id, request, hall, session)
    if room is None or not same(await hall.store.watch_hash(table_id), token_hash(body.token)):
        raise Refused("wrong_token")
    await hall.store.add_watcher(table_id, session.id)
    return shown(room, session, spoken)


async def invited_room(table_id: str, request: Request, hall: TheHall, session: Session) -> Room | None:
    """Return the table somebody has a link to; guessing is slow."""
    limits_of(request).take("token", address_of(request))
    return await hall.room(table_id, hall.payer(session.id)) if re.match(TABLE_ID, table_id) else None


@router.post("/tables/{table_id}/seats/{seat}", response_model=TableInfo)
async def change_seat(
    seat: SeatNumber, body: bodies.SeatBody, room: Seeing, session: Asking, spoken: Speaking
) -> dict[str, Any]:
    """Change a seat before the start."""
    return await changed(room, session, spoken, lambda table: lobby.change_seat(table, session, seat, body))


@router.post("/tables/{table_id}/seats/{seat}/invite", response_model=bodies.TokenReply)
async def invite(seat: SeatNumber, room: Seeing, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Make a new invite link of a seat."""
    lobby.need_host(room.table, session.id)
    commands.need_status(room.table, "lobby")
    if seat >= len(room.table.seats):
        raise Refused("not_found")
    token = new_token()
    await hall.store.set_invite(room.id, seat, token_hash(token))
    return {"token": token}


@router.post("/tables/{table_id}/watchlink", response_model=bodies.TokenReply)
async def watch_link(room: Seeing, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Make a new spectator link."""
    lobby.need_host(room.table, session.id)
    token = new_token()
    await hall.store.set_watch(room.id, token_hash(token))
    await room.show_out()
    hall.doorbell.ring(table=room.id, out=True)
    return {"token": token}


@router.post("/tables/{table_id}/start", response_model=TableInfo)
async def start(body: bodies.StartBody, room: Seeing, session: Asking, spoken: Speaking) -> dict[str, Any]:
    """Start the game."""
    wish = (body.fill, body.seconds, body.character)
    return await changed(room, session, spoken, lambda table: lobby.start(table, session, *wish))


@router.post("/tables/{table_id}/takeover", response_model=TableInfo)
async def takeover(body: bodies.TakeoverBody, room: Seeing, session: Asking, spoken: Speaking) -> dict[str, Any]:
    """Let a bot play a seat."""

    def build(table: Table) -> list[Draft]:
        away = body.seat < len(table.seats) and room.away(table.seats[body.seat].session)
        return commands.stand_in(table, session.id, body.seat, body.level, away, body.seconds)

    return await changed(room, session, spoken, build)


@router.post("/tables/{table_id}/handback", response_model=TableInfo)
async def hand_back(body: bodies.SeatOnly, room: Seeing, session: Asking, spoken: Speaking) -> dict[str, Any]:
    """Play your own seat again."""
    return await changed(room, session, spoken, lambda table: commands.hand_back(table, session.id, body.seat))


@router.post("/tables/{table_id}/resign", response_model=TableInfo)
async def resign(body: bodies.SeatOnly, room: Seeing, session: Asking, spoken: Speaking) -> dict[str, Any]:
    """Give up."""
    return await changed(room, session, spoken, lambda table: commands.resign(table, session.id, body.seat))


@router.post("/tables/{table_id}/leave", response_model=TableInfo)
async def leave(body: bodies.SeatOnly, room: Seeing, session: Asking, spoken: Speaking) -> dict[str, Any]:
    """Get up."""
    return await changed(room, session, spoken, lambda table: lobby.leave(table, session.id, body.seat))


@router.post("/tables/{table_id}/rematch", response_model=TableInfo)
async def rematch(
    body: bodies.RematchBody, request: Request, room: Seeing, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Play again with the same people; whoever asks second gets the same table."""
    if not room.table.seats_of(session.id):
        raise Refused("not_yours")
    commands.need_status(room.table, "finished")
    if room.table.rematch is None:
        await may_open(request, session, hall)
        made = prepare(hall, session, rematch_plan(room.table, body.seats == "rotated"))

        def announce(table: Any) -> list[Draft]:
            return [Draft("rematch", {"table": made.new.row.id}, session.id)] if table.rematch is None else []

        # Record and table are stored together: of several who ask at once one makes the table, the others find it.
        await room.commit(announce, new=made.new)
    return shown(await entered(hall, room.table.rematch or ""), session, spoken)
