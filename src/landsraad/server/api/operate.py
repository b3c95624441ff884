"""For whoever runs the server: is it well, and how much does it do."""

from __future__ import annotations

import hmac

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from landsraad.server.api.context import TheHall
from landsraad.server.api.security import from_here
from landsraad.server.errors import Refused

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health(hall: TheHall) -> Response:
    """Say whether the server can do its work: 200 or 503."""
    works = await hall.pulse.beats() and not hall.timer.stopped and not hall.leaving
    return JSONResponse({"status": "ok" if works else "failing"}, 200 if works else 503)


@router.get("/metrics")
async def metrics(request: Request, hall: TheHall) -> Response:
    """Return figures, to this machine or to whoever has the token."""
    if not allowed(request, hall.settings.metrics_token):
        raise Refused("not_found")
    return PlainTextResponse(hall.metrics.text(hall), media_type="text/plain; version=0.0.4")


def allowed(request: Request, token: str) -> bool:
    """Tell whether a request may see figures; behind a proxy everything seems near, so there only the token counts."""
    if token:
        return hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return from_here(request.client.host if request.client is not None else None, request.headers)
