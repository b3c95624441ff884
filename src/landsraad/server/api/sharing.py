"""Games to show: consent of their people, picture and page of a link; saves and positions from elsewhere."""

from __future__ import annotations

import contextlib
import html
from itertools import groupby
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from landsraad.i18n import Words, words
from landsraad.server.api.context import Asking, Seeing, Speaking, TheHall, address_of, language_of, public_room
from landsraad.server.api.prefix import checked_prefix
from landsraad.server.api.tables import changed, may_open, opened
from landsraad.server.errors import Refused
from landsraad.server.hall.bringing import import_plan, position_plan
from landsraad.server.hall.opening import open_table
from landsraad.server.hall.sharing import share
from landsraad.server.hall.table import Table
from landsraad.server.show.info import result_info, seat_names
from landsraad.server.show.picture import HEIGHT, WIDTH, picture
from landsraad.server.wire import bodies
from landsraad.server.wire.common import TableInfo

router = APIRouter(tags=["sharing"])
# A preview is kept by others for a while: whoever takes back their consent waits so long.
KEPT = {"Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin"}


@router.post("/tables/{table_id}/share", response_model=TableInfo)
async def agree(
    body: bodies.ShareBody, room: Seeing, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Agree that everybody may look at a finished game, or take that back; one that is shown gets its review."""
    told = await changed(room, session, spoken, lambda table: share(table, session.id, body.agree))
    if told["public"]:
        with contextlib.suppress(Refused):  # too many are looked at: its people may ask later
            hall.analyses.start(room, hall.payer(session.id))
    return told


@router.get("/tables/{table_id}/picture", response_class=Response)
async def preview(table_id: str, request: Request, hall: TheHall) -> Response:
    """Return the picture of a public game for previews of its link; nobody needs a session."""
    address = address_of(request)
    room = await public_room(hall, table_id, (address, address))
    if room is None:
        raise Refused("not_found")
    drawn = await hall.desk.run((address, address), drawing, room.table)
    return Response(drawn, media_type="image/png", headers=KEPT)


def result_lines(results: list[dict[str, Any]], names: list[str], spoken: Words) -> list[str]:
    """Return who came out how; those who share a place are a team, whose points are added up."""
    lines = []
    for _, group in groupby(results, key=lambda one: one["rank"]):
        members = list(group)
        name = " + ".join(names[one["seat"]] for one in members)
        lines.append(spoken.text("share-line", name=name, vp=sum(one["vp"] for one in members)))
    return lines


def drawing(table: Table) -> bytes:
    """Return the picture of a finished game."""
    results = result_info(table)
    winners = tuple(one["seat"] for one in results if one["rank"] == 1)
    # By seats; teams stand together, those who won first.
    stand = sorted(results, key=lambda one: (one["rank"] if len(winners) > 1 else 0, one["seat"]))
    return picture(tuple((one["seat"], one["vp"]) for one in stand), winners)


@router.post("/import", status_code=201, response_model=bodies.NewTable)
async def bring(
    body: bodies.ImportBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Bring a saved game along: one that is over can be looked at, another is played on."""
    await may_open(request, session, hall)
    plan = await hall.desk.run(hall.payer(session.id), import_plan, body.save, session)
    return opened(await open_table(hall, session, plan), session, spoken)


@router.post("/positions", status_code=201, response_model=bodies.NewTable)
async def from_position(
    body: bodies.PositionBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Play on from a position that a link carries."""
    await may_open(request, session, hall)
    clock = body.clock.model_dump()
    plan = await hall.desk.run(hall.payer(session.id), position_plan, body.position, body.seats, clock, session)
    return opened(await open_table(hall, session, plan), session, spoken)


async def page_of_game(request: Request, hall: TheHall, page: str) -> str:
    """Return the page with what previews of a link to a public game show; the page alone if there is none."""
    table_id = request.query_params.get("game", "")
    address = address_of(request)
    try:
        room = await public_room(hall, table_id, (address, address))
    except Refused:
        room = None
    if room is None:
        return page
    spoken = words(language_of(request))
    names = seat_names(room.table, spoken, stranger=True)
    results = [one for one in result_info(room.table) if one["seat"] < len(names)]
    told = result_lines(results, names, spoken)
    base = f"{request.url.scheme}://{request.headers.get('host', '')}{checked_prefix(hall.settings.prefix)}/"
    tags = {
        "og:type": "article",
        "og:site_name": "Landsraad",
        "og:title": room.table.row.title or spoken.text("share-title"),
        "og:description": ", ".join(told),
        "og:url": f"{base}?game={table_id}",
        "og:image": f"{base}api/v1/tables/{table_id}/picture",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items()]
    return page.replace("</head>", "    ".join(["", *(f"{line}\n" for line in lines)]) + "  </head>", 1)
