"""Tables and seats as their people see them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from landsraad.i18n import Words
from landsraad.server.hall.seats import SeatState
from landsraad.server.hall.table import Table

Data = dict[str, Any]


def seat_name(place: SeatState, spoken: Words) -> str:
    """Return what a seat is called: the person, the level of the bot, or just the seat."""
    if place.name:
        return place.name
    if place.kind == "bot" and place.level is not None:
        return spoken.text("server-bot-name", level=spoken.text(f"level-{place.level}"))
    # People count from one; the notation of the terminal counts from zero.
    return spoken.text("seat", n=place.seat + 1)


def seat_names(table: Table, spoken: Words) -> list[str]:
    """Return what the seats are called."""
    return [seat_name(place, spoken) for place in table.seats]


def seats_info(table: Table, session: str | None, online: Collection[str], spoken: Words) -> list[Data]:
    """Return the seats of a table."""
    return [
        {
            "seat": place.seat,
            "kind": place.kind,
            "name": seat_name(place, spoken),
            "level": place.level,
            "seconds": place.seconds,
            "bot_plays": place.bot_plays,
            "stand_in": place.stand_in,
            "resigned": place.stand_in == "resigned",
            "online": place.kind == "bot" or place.session in online,
            "yours": session is not None and place.session == session,
            "leader": table.leaders[place.seat],
        }
        for place in table.seats
    ]


def result_info(table: Table) -> list[Data]:
    """Return how a finished game ended, in order."""
    if table.story is not None:
        return [{key: one[key] for key in ("seat", "rank", "vp")} for one in table.story.standings]
    return [{"seat": one.seat, "rank": one.rank, "vp": one.vp} for one in table.played().standings()]


def table_info(table: Table, session: str | None, online: Collection[str], spoken: Words) -> Data:
    """Return a table without its game."""
    mine = table.seats_of(session)
    row = table.row
    finished = table.status == "finished"
    rounds = table.places[-1][0] if table.places else None
    return {
        "id": row.id,
        "title": row.title,
        "status": table.status,
        "kind": row.kind,
        "setup": row.setup,
        "seats": seats_info(table, session, online, spoken),
        "clock": row.clock,
        "host": session is not None and row.host == session,
        "watching": not mine,
        "hot_seat": len(mine) > 1,
        "seq": table.seq,
        "seed_sha256": table.seed_sha256,
        "seed": row.seed if finished else None,
        "seed_known": row.seed_known,
        "rematch": table.rematch,
        "created_ms": row.created_ms,
        "updated_ms": table.updated_ms,
        "asked": table.asked,
        "your_turn": table.asked in mine,
        "round": rounds,
        "result": result_info(table) if finished else [],
    }


def clock_info(table: Table, now_ms: int) -> Data:
    """Return the clocks as they stand now."""
    clocks, asked = table.clocks, table.asked
    running = asked if asked is not None and not table.seats[asked].bot_plays and clocks.kind != "none" else None
    left = [
        None if place.bot_plays or place.kind != "human" else clocks.left(place.seat, place.seat == running, now_ms)
        for place in table.seats
    ]
    return {"kind": clocks.kind, "running": running, "left_ms": left, "increment_ms": clocks.increment_ms}
