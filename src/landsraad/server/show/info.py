"""Tables and seats as their people see them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from landsraad.content.boxes import team_box
from landsraad.i18n import Words
from landsraad.server.hall.seats import SeatState
from landsraad.server.hall.sharing import agreed_seats, is_public, shy_seats
from landsraad.server.hall.table import Table

Data = dict[str, Any]


def seat_name(place: SeatState, spoken: Words, shy: Collection[int] = ()) -> str:
    """Return what a seat is called: the person, the character and level of the bot, or just the seat."""
    if place.name and place.seat not in shy:
        return place.name
    if place.kind == "bot" and place.level is not None:
        level = spoken.text(f"level-{place.level}")
        if place.character is not None:
            return spoken.text("server-bot-called", name=spoken.text(f"character-{place.character}-name"), level=level)
        return spoken.text("server-bot-name", level=level)
    # People count from one; the notation of the terminal counts from zero.
    return spoken.text("seat", n=place.seat + 1)


def seat_names(table: Table, spoken: Words, stranger: bool = False) -> list[str]:
    """Return what the seats are called, as a stranger is told or to people of the table."""
    shy = shy_seats(table) if stranger else ()
    return [seat_name(place, spoken, shy) for place in table.seats]


def seats_info(
    table: Table, session: str | None, online: Collection[str], spoken: Words, stranger: bool = False
) -> list[Data]:
    """Return the seats of a table."""
    names = seat_names(table, spoken, stranger)
    return [
        {
            "seat": place.seat,
            "kind": place.kind,
            "name": names[place.seat],
            "level": place.level,
            "seconds": place.seconds,
            "character": place.character,
            "bot_plays": place.bot_plays,
            "stand_in": place.stand_in,
            "resigned": place.stand_in == "resigned",
            "online": place.kind == "bot" or place.session in online,
            "yours": session is not None and place.session == session,
            "leader": table.leaders[place.seat],
            **seat_of_team(table, place.seat, spoken),
        }
        for place in table.seats
    ]


def seat_of_team(table: Table, seat: int, spoken: Words) -> Data:
    """Return the team of a seat, and the Leader that it is kept for."""
    team = team_box(table.setup.host, table.setup.players)
    if team is None:
        return {"team": None, "kept": None}
    plan = team.seating[seat]
    return {"team": plan.side, "kept": spoken.name(f"leader/{plan.leaders[0]}") if plan.only else None}


def result_info(table: Table) -> list[Data]:
    """Return how a finished game ended, in order."""
    if table.story is not None:
        return [{key: one[key] for key in ("seat", "rank", "vp")} for one in table.story.standings]
    return [{"seat": one.seat, "rank": one.rank, "vp": one.vp} for one in table.played().standings()]


def table_info(
    table: Table, session: str | None, online: Collection[str], spoken: Words, stranger: bool = False
) -> Data:
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
        "setup": table.setup_data(),
        "seats": seats_info(table, session, online, spoken, stranger),
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
        "public": is_public(table),
        "agreed": agreed_seats(table),
        "choosing": row.choosing,
        "choice": table.choice.info() if table.status == "choosing" and table.choice is not None else None,
        "listing": listing_info(table, stranger),
    }


def listing_info(table: Table, stranger: bool) -> Data | None:
    """Return where a table waits for players, to its people."""
    if table.listing is None or table.status != "lobby" or stranger:
        return None
    return {key: table.listing[key] for key in ("club", "low", "high")}


def clock_info(table: Table, now_ms: int) -> Data:
    """Return the clocks as they stand now."""
    clocks, asked = table.clocks, table.asked
    running = asked if asked is not None and not table.seats[asked].bot_plays and clocks.kind != "none" else None
    left = [
        None if place.bot_plays or place.kind != "human" else clocks.left(place.seat, place.seat == running, now_ms)
        for place in table.seats
    ]
    return {"kind": clocks.kind, "running": running, "left_ms": left, "increment_ms": clocks.increment_ms}
