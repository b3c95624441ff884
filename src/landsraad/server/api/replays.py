"""Replays of finished games, their saves, and playing on from a step."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from landsraad.i18n import words
from landsraad.server.api.context import Reading, Speaking, TheHall
from landsraad.server.api.tables import may_open, opened
from landsraad.server.hall.opening import fork_plan, open_table
from landsraad.server.show.json import encoded, json_response
from landsraad.server.show.replays import replay_info, replay_state, save_file
from landsraad.server.wire import bodies
from landsraad.server.wire.common import Lang
from landsraad.server.wire.messages import State

router = APIRouter(tags=["replay"])
Step = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/tables/{table_id}/replay", response_model=bodies.ReplayInfo)
async def replay(reader: Reading, spoken: Speaking, hall: TheHall) -> dict[str, Any]:
    """Return what a finished game was."""
    session = reader.session.id
    return await hall.desk.run(hall.payer(session), replay_info, reader.room.table, session, spoken, reader.stranger)


@router.get("/tables/{table_id}/replay/{step}", response_model=State)
async def replay_step(
    step: Step,
    reader: Reading,
    spoken: Speaking,
    hall: TheHall,
    view: Annotated[str, Query(max_length=10)] = "open",
    lang: Lang | None = None,
    events: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """Return the state at a step."""
    told = words(lang) if lang is not None else spoken

    def work() -> bytes:
        session = reader.session.id
        return encoded(replay_state(reader.room.table, session, step, view, events, told, reader.stranger))

    return json_response(await hall.desk.run(hall.payer(reader.session.id), work))


@router.get("/tables/{table_id}/save")
async def save(reader: Reading, hall: TheHall) -> Response:
    """Return the save of a finished game as a file."""
    name = f'attachment; filename="landsraad-{reader.room.id}.json"'
    written = await hall.desk.run(hall.payer(reader.session.id), lambda: encoded(save_file(reader.room.table)))
    return json_response(written, {"Content-Disposition": name})


@router.post("/tables/{table_id}/fork", status_code=201, response_model=bodies.NewTable)
async def fork(
    body: bodies.ForkBody, request: Request, reader: Reading, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Play on from a step of a finished game: whoever may look at it may do so."""
    room, session = reader.room, reader.session
    await may_open(request, session, hall)
    plan = fork_plan(room.table, body.step, body.seats, body.clock.model_dump(), session)
    return opened(await open_table(hall, session, plan), session, spoken)
