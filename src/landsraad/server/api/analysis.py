"""Analyses of finished games: for everybody who may see the replay."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from landsraad.i18n import Words, words
from landsraad.server.api.context import Asking, Reading, Seeing, Speaking, TheHall, limits_of
from landsraad.server.show.analysis import analysis_info, step_analysis
from landsraad.server.show.replays import need_finished
from landsraad.server.wire.analysis import AnalysisInfo, StepAnalysis
from landsraad.server.wire.common import Lang

router = APIRouter(tags=["replay"])


def told(lang: Lang | None, spoken: Words) -> Words:
    """Return the words of the language that a request names, else of its session."""
    return words(lang) if lang is not None else spoken


@router.post("/tables/{table_id}/analysis", response_model=AnalysisInfo)
async def start(request: Request, room: Seeing, session: Asking, spoken: Speaking, hall: TheHall) -> dict[str, Any]:
    """Have a finished game looked at by the strongest bot; asked again, it tells how far that is."""
    need_finished(room.table)
    if room.table.analysis is None and room.id not in hall.analyses:
        limits_of(request).take("table", session.id)
    hall.analyses.start(room, hall.payer(session.id))
    return analysis_info(room.table, hall.analyses.job(room.id), spoken)


@router.get("/tables/{table_id}/analysis", response_model=AnalysisInfo)
async def look(reader: Reading, spoken: Speaking, hall: TheHall, lang: Lang | None = None) -> dict[str, Any]:
    """Return how far the analysis is, and what it found."""
    job = hall.analyses.job(reader.room.id)
    payer = hall.payer(reader.session.id)
    return await hall.desk.run(payer, analysis_info, reader.room.table, job, told(lang, spoken))


@router.get("/tables/{table_id}/analysis/{step}", response_model=StepAnalysis)
async def look_at_step(
    step: Annotated[int, Path(ge=0, le=1_000_000)],
    reader: Reading,
    spoken: Speaking,
    hall: TheHall,
    lang: Lang | None = None,
) -> dict[str, Any]:
    """Return what the analysis says about one decision, and what a bot considered there during the game."""
    return await hall.desk.run(
        hall.payer(reader.session.id), step_analysis, reader.room.table, step, told(lang, spoken)
    )
