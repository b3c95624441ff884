"""Games that are shown to everybody: when all of their people agree, and as long as they do."""

from __future__ import annotations

from landsraad.server.errors import Refused
from landsraad.server.hall.commands import need_status
from landsraad.server.hall.table import Table
from landsraad.server.storage.rows import Draft


def owners(table: Table) -> set[str]:
    """Return the sessions whose word counts: those with seats, or whoever brought a game that nobody played here."""
    seated = {place.session for place in table.seats if place.kind == "human" and place.session is not None}
    return seated or {table.row.host}


def is_public(table: Table) -> bool:
    """Tell whether anybody may look at a game."""
    return table.status == "finished" and owners(table) <= table.agreed


def agreed_seats(table: Table) -> list[int]:
    """Return the seats whose people agree."""
    return [place.seat for place in table.seats if place.session in table.agreed]


def share(table: Table, session: str, agree: bool) -> list[Draft]:
    """Agree that everybody may look at a game, or take that back."""
    need_status(table, "finished")
    if session not in owners(table):
        raise Refused("not_yours")
    if (session in table.agreed) == agree:
        return []
    return [Draft("share", {"agree": agree}, session)]


def shy_seats(table: Table) -> frozenset[int]:
    """Return the seats whose names strangers are not told: of people who shared a screen."""
    found = [place.session for place in table.seats if place.session is not None]
    return frozenset(place.seat for place in table.seats if found.count(place.session or "") > 1)
