"""Private clubs: who has the link belongs to one; nobody else can tell that it exists."""

from __future__ import annotations

import re
from typing import Any

from fastapi import APIRouter, Request, Response

from landsraad.server.api.context import Asking, TheHall, address_of, limits_of
from landsraad.server.api.security import new_id, new_token, same, token_hash
from landsraad.server.errors import Refused
from landsraad.server.hall.hall import Hall
from landsraad.server.storage.rows import Session
from landsraad.server.wire import meeting as wire
from landsraad.server.wire.bodies import TokenReply
from landsraad.server.wire.common import TABLE_ID

router = APIRouter(tags=["clubs"])


async def club_for(hall: Hall, club_id: str, session: Session, host: bool = False) -> dict[str, Any]:
    """Return a club to its members; some things only its host may do."""
    club = await hall.meeting.store.club(club_id) if re.match(TABLE_ID, club_id) else None
    if club is None or not await hall.meeting.store.is_member(club_id, session.id):
        raise Refused("not_found")
    if host and club["host"] != session.id:
        raise Refused("not_host")
    return club


async def told(hall: Hall, club: dict[str, Any], session: Session) -> dict[str, Any]:
    """Return a club as a member sees it."""
    members = [
        {
            "member": one["member"],
            "name": one["name"],
            "host": one["session_id"] == club["host"],
            "you": one["session_id"] == session.id,
        }
        for one in await hall.meeting.store.members(club["id"])
    ]
    return {"id": club["id"], "name": club["name"], "host": club["host"] == session.id, "members": members}


async def room_for_one_more(hall: Hall, session: Session) -> None:
    """Refuse one club more than a visitor may have."""
    most = hall.settings.clubs_of_visitor
    if len(await hall.meeting.store.clubs_of(session.id)) >= most:
        raise Refused("quota", most=most)


@router.get("/clubs", response_model=wire.ClubList)
async def mine(session: Asking, hall: TheHall) -> dict[str, Any]:
    """List your clubs."""
    found = await hall.meeting.store.clubs_of(session.id)
    return {"clubs": [{**one, "host": one["host"] == session.id} for one in found]}


@router.post("/clubs", status_code=201, response_model=wire.NewClub)
async def create(body: wire.ClubBody, request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Make a club."""
    limits_of(request).take("meet", session.id)
    await room_for_one_more(hall, session)
    club, token = new_id(), new_token()
    await hall.meeting.store.add_club(club, body.name, session.id, token_hash(token))
    return {"club": await told(hall, await club_for(hall, club, session), session), "token": token}


@router.get("/clubs/{club_id}", response_model=wire.ClubInfo)
async def one(club_id: str, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Return a club of yours."""
    return await told(hall, await club_for(hall, club_id, session), session)


@router.post("/clubs/{club_id}/join", response_model=wire.ClubInfo)
async def join(club_id: str, body: wire.ClubJoin, request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Belong to the club of a link; guessing is slow."""
    limits_of(request).take("token", address_of(request))
    club = await hall.meeting.store.club(club_id) if re.match(TABLE_ID, club_id) else None
    if club is None or not same(club["join_hash"], token_hash(body.token)):
        raise Refused("wrong_token")
    if not await hall.meeting.store.is_member(club_id, session.id):
        await room_for_one_more(hall, session)
        most = hall.settings.members_of_club
        if len(await hall.meeting.store.members(club_id)) >= most:
            raise Refused("quota", most=most)
        await hall.meeting.store.join_club(club_id, session.id)
    return await told(hall, club, session)


@router.post("/clubs/{club_id}/invite", response_model=TokenReply)
async def invite(club_id: str, request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Make a new link of a club; the old one is void."""
    limits_of(request).take("meet", session.id)
    await club_for(hall, club_id, session, host=True)
    token = new_token()
    await hall.meeting.store.set_join(club_id, token_hash(token))
    return {"token": token}


@router.post("/clubs/{club_id}/remove", response_model=wire.ClubInfo)
async def remove(
    club_id: str, body: wire.RemoveBody, request: Request, session: Asking, hall: TheHall
) -> dict[str, Any]:
    """Remove a member of a club."""
    limits_of(request).take("meet", session.id)
    club = await club_for(hall, club_id, session, host=True)
    if not await hall.meeting.store.remove(club_id, body.member, session.id):
        raise Refused("not_found")
    return await told(hall, club, session)


@router.post("/clubs/{club_id}/leave", status_code=204)
async def leave(club_id: str, request: Request, session: Asking, hall: TheHall) -> Response:
    """Leave a club: the oldest member follows its host."""
    limits_of(request).take("meet", session.id)
    await club_for(hall, club_id, session)
    await hall.meeting.store.leave_club(club_id, session.id)
    return Response(status_code=204)
