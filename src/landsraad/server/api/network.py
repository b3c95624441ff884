"""How friends reach this server: its addresses in the network, and letting that network in."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from landsraad.server.api.context import Asking, TheHall
from landsraad.server.api.security import from_here
from landsraad.server.errors import Refused
from landsraad.server.wire import bodies

router = APIRouter(tags=["network"])


def is_here(request: Request) -> bool:
    """Tell whether a request comes from this very machine."""
    return from_here(request.client.host if request.client is not None else None, request.headers)


def told(request: Request, hall: TheHall) -> dict[str, Any]:
    """Return the addresses of the page; only who sits at this machine is told them, others know one already."""
    network = hall.network
    near = is_here(request)
    return {
        "addresses": network.pages if near else [],
        "here_only": near and not network.pages,
        "can_open": near and network.opener is not None and not network.pages,
    }


@router.get("/network", response_model=bodies.NetworkInfo)
async def look(request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Say at which addresses other machines reach this server."""
    return told(request, hall)


@router.post("/network", response_model=bodies.NetworkInfo)
async def let_in(request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Let the machines of the network in: only who sits at this machine may, and where the server was started so."""
    if not is_here(request) or hall.network.opener is None:
        raise Refused("not_found")
    await hall.network.open()
    return told(request, hall)
