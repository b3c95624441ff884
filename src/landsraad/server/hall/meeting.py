"""Where people meet: tables that wait for players, and pairing with whoever wants the same game."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from landsraad.server.errors import Refused
from landsraad.server.hall import lobby
from landsraad.server.hall.commands import need_status
from landsraad.server.hall.rating import MODEL, mode_of
from landsraad.server.hall.room import Room
from landsraad.server.hall.table import Table
from landsraad.server.storage.meeting import MeetingStore
from landsraad.server.storage.rows import Draft, Session
from landsraad.server.storage.store import now_ms

if TYPE_CHECKING:
    from landsraad.server.hall.hall import Hall

Data = dict[str, Any]
Ratings = dict[str, tuple[float, float] | None]
# A list is the same for everybody for so long.
FRESH_S = 1.0
SHOWN = 60
READ = 200
LISTS_KEPT = 200
# A table whose people have all gone waits in vain; play over days needs nobody at the screen.
PATIENCE_MS = 2 * 60_000
PATIENCE_DAYS_MS = 7 * 86_400_000


@dataclass(frozen=True)
class Listed:
    """A table that waits, with the rating of whoever made it."""

    room: Room
    host: str
    rating: tuple[float, float] | None


class Meeting:
    """The lobbies of the server: the public one and those of clubs."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.store = MeetingStore(hall.store)
        self._pairing = asyncio.Lock()
        self._lists: dict[str | None, tuple[float, list[Listed]]] = {}

    @asynccontextmanager
    async def pairing(self) -> AsyncIterator[None]:
        """One at a time, in all processes: two who ask at once find each other."""
        async with self._pairing, self.store.alone():
            self.changed()  # another process may have a new table
            yield

    def changed(self) -> None:
        """Forget the lists that were made."""
        self._lists.clear()

    async def waiting(self, club: str | None) -> list[Listed]:
        """Return the tables that wait for players, the latest first; of one address only so many."""
        when, known = self._lists.get(club, (0.0, []))
        if time.monotonic() - when > FRESH_S:
            known = await self._found(club)
            if len(self._lists) > LISTS_KEPT:
                self._lists.clear()
            self._lists[club] = (time.monotonic(), known)
        return [one for one in known if still_waits(one.room.table)]

    async def _found(self, club: str | None) -> list[Listed]:
        """Read a list."""
        found: list[Listed] = []
        addresses: Counter[str] = Counter()
        for table_id, host in await self.store.listed(club, READ):
            address = self._hall.payer(host)[0]
            if len(found) >= SHOWN or addresses[address] >= self._hall.settings.listed_of_address:
                continue
            try:
                room = await self._hall.room(table_id)
            except Refused:
                continue
            if room is None or not still_waits(room.table) or not alive(room):
                continue
            addresses[address] += 1
            found.append(Listed(room, host, await self.rating(mode_of(room.table), host)))
        return found

    async def rating(self, mode: str, session: str) -> tuple[float, float] | None:
        """Return somebody's rating with its doubt, the first one of an account that has none; None of a guest."""
        if not self._hall.settings.accounts or await self._hall.people.account(session) is None:
            return None
        known = (await self._hall.people.rated(mode, [session])).get(session)
        return (known["mu"], known["sigma"]) if known else (MODEL.mu, MODEL.sigma)

    async def fits(self, table: Table, session: str, known: Ratings | None = None) -> bool:
        """Tell whether somebody's rating is within what a table asks for; ``known`` are those looked up before."""
        wish = table.listing or {}
        if wish.get("low") is None and wish.get("high") is None:
            return True
        mode, found = mode_of(table), known if known is not None else {}
        if mode not in found:
            found[mode] = await self.rating(mode, session)
        mine = found[mode]
        return mine is not None and (wish["low"] or 0.0) <= mine[0] <= (wish["high"] or 1000.0)

    async def offer(self, room: Room, session: Session, wish: Data) -> None:
        """Let a table wait in a list, or no longer."""
        listed: bool = wish["listed"]
        if listed:
            most = self._hall.settings.listed_of_visitor
            if await self.store.waiting_of(session.id, room.id) >= most:
                raise Refused("quota", most=most)
        await room.commit(lambda table: listing(table, session.id, wish))
        if listed:
            await self.store.list_table(room.id, session.id, wish["club"])
        else:
            await self.store.unlist(room.id)
        self.changed()

    async def sit(self, room: Room, session: Session, name: str | None) -> None:
        """Take the first open seat of a table that waits."""
        if not await self.fits(room.table, session.id):
            raise Refused("not_in_range")
        await room.commit(lambda table: sit_down(table, session, name))
        self.changed()

    async def partner(self, setup: Data, clock: Data, session: Session) -> list[Room]:
        """Return tables where others want the same game, the nearest in rating first."""
        wish = json.dumps([setup, clock], sort_keys=True)
        muted = await self.store.muted(session.id)
        found: list[tuple[float, int, Room]] = []
        for number, one in enumerate(reversed(await self.waiting(None))):
            table = one.room.table
            if json.dumps([table.row.setup, table.row.clock], sort_keys=True) != wish or table.row.choosing is not None:
                continue
            if table.seats_of(session.id) or session.id in table.shown_out or not await self.fits(table, session.id):
                continue
            people = {place.session for place in table.seats if place.session is not None}
            if people & muted:
                continue
            mine = await self.rating(mode_of(table), session.id)
            apart = abs(mine[0] - one.rating[0]) if mine is not None and one.rating is not None else 0.0
            found.append((apart, number, one.room))
        return [room for _, _, room in sorted(found, key=lambda one: one[:2])]


def still_waits(table: Table) -> bool:
    """Tell whether a table is before its game and in a list."""
    return table.status == "lobby" and table.listing is not None


def alive(room: Room) -> bool:
    """Tell whether somebody is at a table that waits, or was a moment ago."""
    patience = PATIENCE_DAYS_MS if room.table.clocks.kind == "days" else PATIENCE_MS
    return bool(room.present()) or now_ms() - room.table.updated_ms < patience


def listing(table: Table, session: str, wish: Data) -> list[Draft]:
    """Return the record by which a table waits in a list, or no longer."""
    lobby.need_host(table, session)
    need_status(table, "lobby")
    if not wish["listed"] and table.listing is None:
        return []
    return [Draft("list", wish, session)]


def sit_down(table: Table, session: Session, name: str | None) -> list[Draft]:
    """Return the records by which somebody takes the first open seat."""
    if table.seats_of(session.id):
        return []
    if not still_waits(table) or session.id in table.shown_out:
        raise Refused("not_found")
    seats = [place.seat for place in table.seats if place.kind == "open"]
    if not seats:
        raise Refused("seat_taken")
    return lobby.join(table, session, seats[0], name)
