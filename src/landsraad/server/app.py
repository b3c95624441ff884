"""The application: routes, shield, errors, static files, and the hall, which `run` opens and closes."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

import landsraad as ls
from landsraad.server.api import (
    accounts,
    analysis,
    clubs,
    daily,
    meeting,
    network,
    notices,
    operate,
    puzzles,
    reference,
    replays,
    sessions,
    sharing,
    socket,
    tables,
)
from landsraad.server.api.context import language_of, session_of
from landsraad.server.api.prefix import Prefix, checked_prefix
from landsraad.server.api.shield import Shield, error_response
from landsraad.server.api.squeeze import FOR_EVER, Squeeze
from landsraad.server.errors import Refused
from landsraad.server.hall.hall import Hall
from landsraad.server.reasons import unread
from landsraad.server.settings import Settings
from landsraad.server.wire.common import ErrorReply

log = logging.getLogger("landsraad.server")
ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": ErrorReply} for code in (400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 503)
}


def create_app(settings: Settings) -> FastAPI:
    """Return the application."""
    app = FastAPI(
        title="Landsraad",
        version=ls.__version__,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=ERRORS,
    )
    app.state.settings = settings
    app.state.hall = Hall(settings)
    app.state.limits = app.state.hall.limits
    parts = (sessions, reference, tables, replays, analysis, sharing, network, daily, puzzles, accounts)
    for part in (*parts, meeting, clubs, notices, socket):
        app.include_router(part.router, prefix="/api/v1")
    app.include_router(operate.router)
    app.add_middleware(Squeeze)
    app.add_middleware(Shield, settings=settings, hall=app.state.hall)
    prefix = checked_prefix(settings.prefix)
    if prefix:
        app.add_middleware(Prefix, prefix=prefix)
    add_error_handlers(app)
    add_client(app, settings)
    return app


async def lang_of(request: Request) -> str:
    """Return the language for an error: that of the session, also where the request was refused before it was read."""
    known: str | None = getattr(request.state, "lang", None)
    with contextlib.suppress(Refused):
        session = await session_of(request) if known is None else None
        known = session.lang if session is not None else known
    return known or language_of(request)


def add_error_handlers(app: FastAPI) -> None:
    """Give every error the same shape."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return error_response(error, await lang_of(request))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return error_response(unread(error.errors()[0]), await lang_of(request))

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            return error_response(Refused("not_found"), await lang_of(request))
        answer = error_response(Refused("bad_request", detail=str(error.detail)[:200]), await lang_of(request))
        answer.status_code = error.status_code
        for name, value in (error.headers or {}).items():
            answer.headers[name] = value
        return answer


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser may keep them for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Return a file."""
        answer = super().file_response(*args, **kwargs)
        answer.headers["Cache-Control"] = FOR_EVER
        return answer


def add_client(app: FastAPI, settings: Settings) -> None:
    """Serve the built browser client, where there is one."""
    index = settings.static / "index.html"
    assets = settings.static / "assets"

    @app.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        if not index.is_file():
            return JSONResponse({"name": "Landsraad", "api": "/api/v1/about"})
        if "game" in request.query_params:
            told = await sharing.page_of_game(request, app.state.hall, index.read_text("utf-8"))
            return HTMLResponse(told, headers={"Cache-Control": "no-cache"})
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    if assets.is_dir():
        app.mount("/assets", Assets(directory=assets), name="assets")
    if settings.static.is_dir():
        app.mount("/", StaticFiles(directory=settings.static), name="static")
