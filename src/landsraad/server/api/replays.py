"""Replays of finished games, their saves, and playing on from a step."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from landsraad.i18n import words
from landsraad.server.api.context import Asking, Seeing, Speaking, TheHall
from landsraad.server.api.tables import may_open, opened
from landsraad.server.errors import Refused
from landsraad.server.hall.opening import fork_plan, open_table
from landsraad.server.show.json import encoded, json_response
from landsraad.server.show.replays import replay_info, replay_state, save_file
from landsraad.server.wire import bodies
from landsraad.server.wire.common import Lang
from landsraad.server.wire.messages import State

router = APIRouter(tags=["replay"])
Step = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/tables/{table_id}/replay", response_model=bodies.ReplayInfo)
async def replay(room: Seeing, session: Asking, spoken: Speaking, hall: TheHall) -> dict[str, Any]:
    """Return what a finished game was."""
    return await hall.desk.run(hall.payer(session.id), replay_info, room.table, session.id, spoken)


@router.get("/tables/{table_id}/replay/{step}", response_model=State)
async def replay_step(
    step: Step,
    room: Seeing,
    session: Asking,
    spoken: Speaking,
    hall: TheHall,
    view: Annotated[str, Query(max_length=10)] = "open",
    lang: Lang | None = None,
    events: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """Return the state at a step."""
    told = words(lang) if lang is not None else spoken

    def work() -> bytes:
        return encoded(replay_state(room.table, session.id, step, view, events, told))

    return json_response(await hall.desk.run(hall.payer(session.id), work))


@router.get("/tables/{table_id}/save")
async def save(room: Seeing, session: Asking, hall: TheHall) -> Response:
    """Return the save of a finished game as a file."""
    name = f'attachment; filename="landsraad-{room.id}.json"'
    written = await hall.desk.run(hall.payer(session.id), lambda: encoded(save_file(room.table)))
    return json_response(written, {"Content-Disposition": name})


@router.post("/tables/{table_id}/fork", status_code=201, response_model=bodies.NewTable)
async def fork(
    body: bodies.ForkBody, request: Request, room: Seeing, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Play on from a step of a finished game."""
    if not room.table.seats_of(session.id) and room.table.row.host != session.id:
        raise Refused("not_yours")
    await may_open(request, session, hall)
    plan = fork_plan(room.table, body.step, body.seats, body.clock.model_dump(), session)
    return opened(await open_table(hall, session, plan), session, spoken)
