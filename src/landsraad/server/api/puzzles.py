"""Puzzles: the list, a question, an answer."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from landsraad.i18n import words
from landsraad.server.api.context import Asking, Speaking, TheHall
from landsraad.server.hall.puzzles import find, shipped
from landsraad.server.show.json import encoded, json_response
from landsraad.server.show.puzzles import puzzle_state, verdict
from landsraad.server.wire import bodies
from landsraad.server.wire.common import Lang
from landsraad.server.wire.messages import State

router = APIRouter(tags=["puzzles"])


@router.get("/puzzles", response_model=bodies.PuzzleList)
async def listed(session: Asking) -> dict[str, Any]:
    """List all puzzles."""
    return {
        "puzzles": [
            {"id": one.id, "setup": one.setup, "round": one.round, "kind": one.kind} for one in shipped().values()
        ]
    }


@router.get("/puzzles/{puzzle_id}", response_model=State)
async def question(
    puzzle_id: str, session: Asking, spoken: Speaking, hall: TheHall, lang: Lang | None = None
) -> Response:
    """Return the table at the question of a puzzle."""
    puzzle = find(puzzle_id)
    told = words(lang) if lang is not None else spoken
    return json_response(await hall.desk.run(hall.payer(session.id), lambda: encoded(puzzle_state(puzzle, told))))


@router.post("/puzzles/{puzzle_id}", response_model=bodies.PuzzleVerdict)
async def answer(
    puzzle_id: str, body: bodies.PuzzleAnswer, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Answer a puzzle."""
    return await hall.desk.run(hall.payer(session.id), verdict, find(puzzle_id), body.action, spoken)
