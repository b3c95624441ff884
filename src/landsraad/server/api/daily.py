"""The deal of the day and its table of results."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from landsraad.server.api.context import Asking, Speaking, TheHall
from landsraad.server.api.tables import may_open, shown
from landsraad.server.errors import Refused
from landsraad.server.hall.daily import daily_plan, setup_for, today
from landsraad.server.hall.opening import entered, prepare
from landsraad.server.wire import bodies
from landsraad.server.wire.common import TableInfo

router = APIRouter(tags=["daily"])


@router.get("/daily", response_model=bodies.DailyInfo)
async def look(
    session: Asking,
    hall: TheHall,
    day: Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")] = None,
) -> dict[str, Any]:
    """Return a day's deal, your table of it, and how people came out."""
    asked = day or today()
    if asked > today():
        raise Refused("not_found")
    setup = await hall.daily.setup_of(asked)
    if setup is None and asked != today():
        raise Refused("not_found")
    results = [
        {
            "name": row["name"],
            "leader": row["leader"],
            "place": row["place"],
            "vp": row["vp"],
            "margin": row["margin"],
            "yours": row["session_id"] == session.id,
        }
        for row in await hall.daily.results(asked)
    ]
    return {
        "day": asked,
        "today": today(),
        "setup": setup or setup_for(asked),
        "table": await hall.daily.table_of(asked, session.id),
        "results": results,
        "days": await hall.daily.days(),
    }


@router.post("/daily", response_model=TableInfo)
async def play(request: Request, session: Asking, spoken: Speaking, hall: TheHall) -> dict[str, Any]:
    """Play today's deal: a table is made once, whoever asks again gets the same."""
    day = today()
    known = await hall.daily.table_of(day, session.id)
    if known is None:
        await may_open(request, session, hall)
        new = prepare(hall, session, await daily_plan(hall, day, session)).new
        await hall.store.add_table(new.row, new.watch_hash, new.places, new.first)
        room = await entered(hall, new.row.id)
        name = session.name or spoken.text("seat", n=1)
        if await hall.daily.enter(day, session.id, room.id, name, room.table.leaders[0] or ""):
            return shown(room, session, spoken)
        known = await hall.daily.table_of(day, session.id)
    return shown(await entered(hall, known or ""), session, spoken)
