"""A room: a table with the clients that look at it. Commit, then acknowledge, then tell everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import landsraad as ls
from landsraad.i18n import words
from landsraad.server.errors import Refused
from landsraad.server.hall.connection import Connection
from landsraad.server.hall.desk import SERVER
from landsraad.server.hall.rating import mode_of, new_ratings, rated_people, result_rows, sides_of
from landsraad.server.hall.snapshots import keep
from landsraad.server.hall.stories import tell
from landsraad.server.hall.table import Table
from landsraad.server.metered import Metered
from landsraad.server.show.info import table_info
from landsraad.server.storage.rows import Draft, NewTable, Record
from landsraad.server.storage.store import Conflict

if TYPE_CHECKING:
    from landsraad.server.hall.hall import Hall

log = logging.getLogger("landsraad.server")
Build = Callable[[Table], list[Draft]]
ATTEMPTS = 8
GAME_KINDS = ("start", "decide", "undo", "redo")
# Close codes of the WebSocket; who reads too slowly is dropped without one, since it would not be read either.
TOO_SLOW = 4408
NO_SESSION = 4401
NO_TABLE = 4404
GOING_AWAY = 1001
Close = Callable[[int, Refused | None], None]


class Room:
    """One table in this process."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.id = table.row.id
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.closing: dict[Connection, Close] = {}
        self.loaded = self.touched = time.monotonic()
        self.finished_noted = False
        self._seen: dict[str, float] = {}

    # --- records ---------------------------------------------------------------------------------------------------

    async def commit(
        self,
        build: Build,
        ack: Callable[[int, bool], None] | None = None,
        client: tuple[str, str] | None = None,
        new: NewTable | None = None,
    ) -> int:
        """Check a command, store its records, acknowledge and tell everybody; return the number of the last record.

        ``client`` is (session, id) of a command that may have been stored before: then it is only acknowledged again.
        The work belongs to the room: whoever asked for it may vanish, and what is stored is told all the same.
        """
        return await asyncio.shield(self.hall.finish(self._counted(build, ack, client, new)))

    async def _counted(
        self,
        build: Build,
        ack: Callable[[int, bool], None] | None,
        client: tuple[str, str] | None,
        new: NewTable | None,
    ) -> int:
        """Carry out a commit, and count what it costs to whoever sent the command."""
        work = Metered(self._commit(build, ack, client, new))
        try:
            return await work
        finally:
            if client is not None:
                self.hall.limits.spend("loop", self.hall.payer(client[0])[0], work.seconds)

    async def _commit(
        self,
        build: Build,
        ack: Callable[[int, bool], None] | None,
        client: tuple[str, str] | None,
        new: NewTable | None,
    ) -> int:
        """Carry out a commit; nobody cancels this."""
        async with self.lock:
            self.touched = time.monotonic()
            stored: list[Record] = []
            for _ in range(ATTEMPTS):
                if client is not None and client in self.table.clients:
                    seq = self.table.clients[client]
                    if ack is not None:
                        ack(seq, True)
                    return seq
                drafts = build(self.table)
                if not drafts:
                    break
                try:
                    begin = time.monotonic()
                    stored = await self.hall.store.append(self.id, self.table.seq, drafts, new)
                    self.hall.metrics.commits.note(time.monotonic() - begin)
                    self.hall.metrics.records.update(draft.kind for draft in drafts)
                    break
                except Conflict:
                    await self._read_new()
            else:
                raise Refused("busy")
            self._take(stored)
            if ack is not None:
                ack(self.table.seq, False)
            if stored:
                self.hall.doorbell.ring(table=self.id, seq=self.table.seq)
                self._tell(stored)
        self.hall.driver.poke(self)
        self.hall.notices.look(self)
        await self.note_end()
        return self.table.seq

    def _take(self, stored: list[Record]) -> None:
        """Apply stored records."""
        for record in stored:
            ask = self.table.ask
            self.table.apply(record)
            if self.table.ask != ask or record.kind == "handback":
                # By our own time: that of another process may go wrong.
                self.table.clocks.begin(self.hall.timer.now())
            if record.kind == "seat":
                # Who has just sat down has not been away, and who has lost a seat may have to go.
                self._seen[record.data["session"] or ""] = time.monotonic()
                self.hall.finish(self.show_out())
            if record.kind == "undo":
                for connection in self.connections:
                    connection.forget_after(len(self.table.places))
            self.keep_snapshot()

    async def _read_new(self) -> list[Record]:
        """Apply what other processes have stored."""
        stored = await self.hall.store.records(self.id, self.table.seq)
        self._take(stored)
        self._tell(stored)
        return stored

    async def catch_up(self) -> None:
        """Read what other processes have stored, and tell the clients here."""
        await asyncio.shield(self.hall.finish(self._catch_up()))

    async def _catch_up(self) -> None:
        """Read on; nobody cancels this, so that what was read is told."""
        async with self.lock:
            await self._read_new()

    async def note_end(self) -> None:
        """Note in the list of tables that the game is over; what cannot be stored now is tried again by the hall."""
        if self.finished_noted or self.table.status != "finished":
            return
        self.finished_noted = True
        try:
            if self.table.row.kind == "daily":
                await self._note_daily()
            await self._note_results()
            # Last: a server that is killed before it finds the game among the running ones, and notes its end then.
            await self.hall.store.set_status(self.id, "finished")
        except Refused:
            self.finished_noted = False
            return
        self.hall.finish(self.keep_story())

    async def _note_results(self) -> None:
        """Note how all seats came out, once; where there are accounts, games of several of them are rated."""
        rows = result_rows(self.table, self.table.updated_ms)
        if not await self.hall.people.add_results(rows) or not self.hall.settings.accounts:
            return
        people = rated_people(rows)
        known = [await self.hall.people.account(row["session_id"]) for row in people]
        if people and all(known):
            mode = mode_of(self.table)
            before = await self.hall.people.rated(mode, [row["session_id"] for row in people])
            await self.hall.people.keep_ratings(mode, new_ratings(people, before, sides_of(self.table)))

    async def _note_daily(self) -> None:
        """Note how the deal of the day came out, if its person played it alone."""
        place = self.table.seats[0]
        if place.stand_in is None and place.taken_at == 0:
            standings = {one.seat: one for one in self.table.played().standings()}
            mine = standings.pop(0)
            lead = mine.vp - max(one.vp for one in standings.values())
            await self.hall.daily.finish(self.id, mine.rank, mine.vp, lead)

    def keep_snapshot(self) -> None:
        """Keep the game as it stands at the first moment of a round from which another version could go on."""
        table = self.table
        if table.game is not None and table.round > table.kept[0] and table.game.at_rest:
            table.kept = (table.round, len(table.history))
            self.hall.finish(self._keep_snapshot(table.seq, table.game.clone()))

    async def _keep_snapshot(self, seq: int, game: ls.Game) -> None:
        """Keep the hash of a state and a snapshot."""
        with contextlib.suppress(Refused):
            kept = await self.hall.desk.run(SERVER, keep, game)
            if kept.snapshot is None:
                log.warning("table %s: no snapshot could be taken of record %d", self.id, seq)
            await self.hall.store.add_checkpoint(self.id, seq, kept.digest, kept.snapshot)

    async def keep_story(self) -> None:
        """Keep the story of a finished game, if that is not done."""
        if self.table.story is None and not await self.hall.store.has_story(self.id):
            packed = await self.hall.desk.run(SERVER, lambda: tell(self.table).pack())
            await self.hall.store.add_story(self.id, packed)

    # --- clients ---------------------------------------------------------------------------------------------------

    def _tell(self, stored: list[Record]) -> None:
        """Tell all clients about records."""
        kinds = {record.kind for record in stored}
        for record in stored:
            if record.kind == "chat":
                for connection in self.connections:
                    connection.send(self.table.chat[-1])
        if kinds - {"chat"}:
            for connection in self.connections:
                connection.look()
                if kinds - {"chat", *GAME_KINDS} or self.table.status == "finished":
                    connection.send(self.table_message(connection))
                connection.freshen()

    def table_message(self, connection: Connection) -> dict[str, object]:
        """Return the table as a client sees it."""
        spoken = words(connection.lang)
        return {"type": "table", "table": table_info(self.table, connection.session.id, self.online(), spoken)}

    def enter(self, connection: Connection, close: Close) -> None:
        """Let a client in."""
        before = self.present()
        self.connections.add(connection)
        self.closing[connection] = close
        self._presence_changed(before)

    def leave(self, connection: Connection) -> None:
        """Let a client go."""
        before = self.present()
        self.connections.discard(connection)
        self.closing.pop(connection, None)
        self._seen[connection.session.id] = time.monotonic()
        self.touched = time.monotonic()
        self._presence_changed(before)

    def drop(self, connection: Connection, code: int = TOO_SLOW, why: Refused | None = None) -> None:
        """End the connection of a client: it does not read, its session has ended, or the server stops."""
        close = self.closing.pop(connection, None)
        if close is not None:
            close(code, why)

    async def show_out(self) -> None:
        """Show the door to those who may not see the table any more."""
        for connection in list(self.connections):
            session = connection.session.id
            if session == self.table.row.host or self.table.seats_of(session):
                continue
            if not await self.hall.store.watches(self.id, session):
                self.drop(connection, NO_TABLE, Refused("not_found"))

    # --- presence --------------------------------------------------------------------------------------------------

    def here(self) -> frozenset[str]:
        """Return the sessions that are connected to this process."""
        return frozenset(connection.session.id for connection in self.connections)

    def online(self) -> frozenset[str]:
        """Return the sessions that are connected anywhere."""
        return self.here() | self.hall.elsewhere.online(self.id)

    def away(self, session: str | None) -> bool:
        """Tell whether a person has been away for the time after which a bot may take over."""
        if session in self.online():
            return False
        since = self._seen.get(session or "", self.loaded)
        for when, people in self.hall.elsewhere.of(self.id).values():
            since = max(since, when) if session in people else since
        return time.monotonic() - since >= self.hall.settings.away_seconds

    def heard_presence(self, process: str, people: list[str]) -> None:
        """Take in who is connected to another process."""
        before = self.online()
        self.hall.elsewhere.heard(self.id, process, people)
        for session in before - self.online():
            self._seen[session] = time.monotonic()
        if before != self.online():
            self._tell_presence()

    def announce(self) -> None:
        """Tell other processes who is connected here."""
        seated = {seat.session for seat in self.table.seats}
        self.hall.doorbell.ring(table=self.id, here=sorted(self.here() & seated))

    def present(self) -> frozenset[str]:
        """Return the people with seats who are connected anywhere."""
        return self.online() & {seat.session for seat in self.table.seats if seat.session is not None}

    def _presence_changed(self, before: frozenset[str]) -> None:
        """Tell everybody who is here, if that is not what they know: who looks on, or has two tabs, is no news."""
        if self.present() != before:
            self.announce()
            self._tell_presence()

    def _tell_presence(self) -> None:
        """Send the table to all clients here."""
        for connection in self.connections:
            connection.send(self.table_message(connection))
