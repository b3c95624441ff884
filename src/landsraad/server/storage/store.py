"""The store: everything the server remembers."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import RowMapping, delete, func, insert, literal, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.core.rng import ALGORITHM, SEALED
from landsraad.server.errors import Refused
from landsraad.server.storage.direct import DirectWriter
from landsraad.server.storage.engine import BadDatabase, connect, fault_of, sqlite_file
from landsraad.server.storage.lock import FileLock, lock_of
from landsraad.server.storage.migrate import migrate
from landsraad.server.storage.rows import STATUS, Draft, NewTable, Record, SeatRow, Session, TableRow
from landsraad.server.storage.schema import checkpoints, devices, records, seats, sessions, stories, tables, watchers
from landsraad.server.storage.writer import Writer

if TYPE_CHECKING:
    from landsraad.server.storage.single import SingleWriter

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has appended first; catch up and try again."""


def single_writer(engine: AsyncEngine) -> SingleWriter:
    """Return what writes records to PostgreSQL; who has SQLite need not load the driver."""
    from landsraad.server.storage.single import SingleWriter

    return SingleWriter(engine.url)


def now_ms() -> int:
    """Return the time of day in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """Sessions, tables and their records."""

    def __init__(
        self, address: str, works: Callable[[bool, float], None] = lambda works, since: None, exclusive: bool = True
    ) -> None:
        self.engine = connect(address)
        self._writer = Writer(self.engine)
        self._lock = lock_of(self.engine) if exclusive else FileLock(None)
        path = sqlite_file(self.engine)
        self._single = single_writer(self.engine) if self.engine.dialect.name == "postgresql" else None
        self._direct = DirectWriter(path, self._writer.lock) if path is not None else self._single
        self._works = works  # told whether something could be stored, and when that was begun

    async def open(self) -> None:
        """Make the database ready; ``BadDatabase`` says in one sentence why it cannot be used."""
        shown = self.engine.url.set(drivername=self.engine.dialect.name).render_as_string()
        try:
            self._lock.take()
            await migrate(self.engine)
            if self._direct is not None:
                await self._direct.open()
        except BadDatabase:
            raise
        except Exception as error:
            self._lock.give()
            said = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
            raise BadDatabase(f"the database {shown} cannot be used: {said.splitlines()[0]}") from error

    async def close(self) -> None:
        """Finish writing and let go."""
        await self._writer.stop()
        if self._direct is not None:
            await self._direct.stop()
        await self.engine.dispose()
        self._lock.give()

    async def read(self, statement: Any) -> Sequence[RowMapping]:
        """Return the rows of a query."""
        begin = time.monotonic()
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(statement)).mappings().all()
        except (DBAPIError, OSError, UnicodeError, OverflowError) as error:
            fault = fault_of(error)
            if fault is None:
                self._works(False, begin)
            raise (fault or Refused("storage_failed")) from error

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Carry out a piece of work in a transaction."""
        return await self._told(self._writer.write(work))

    async def _told(self, writing: Awaitable[T]) -> T:
        """Say whether something could be stored."""
        begin = time.monotonic()
        try:
            result = await writing
        except Refused as refusal:
            if refusal.code == "storage_failed":
                self._works(False, begin)
            raise
        self._works(True, begin)
        return result

    async def ping(self) -> None:
        """Read something, to see whether that is possible."""
        await self.read(select(literal(1)))

    async def probe(self) -> None:
        """Write something that changes nothing, to see whether that is possible."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self.write(work)

    # --- sessions --------------------------------------------------------------------------------------------------

    async def add_session(self, session: Session, token_hash: str) -> None:
        """Keep a new session."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(sessions).values(
                    id=session.id,
                    token_hash=token_hash,
                    name=session.name,
                    lang=session.lang,
                    created_ms=now_ms(),
                    ended=False,
                )
            )

        await self.write(work)

    async def change_session(self, session: Session, ended: bool = False) -> None:
        """Keep name, language and end of a session."""

        async def work(connection: AsyncConnection) -> None:
            statement = update(sessions).where(sessions.c.id == session.id)
            await connection.execute(statement.values(name=session.name, lang=session.lang, ended=ended))

        await self.write(work)

    async def session(self, token_hash: str) -> Session | None:
        """Return the session of a token."""
        query = select(sessions).where(sessions.c.token_hash == token_hash, sessions.c.ended.is_(False))
        rows = await self.read(query)
        if not rows:
            # A device that joined has a key of its own to the same session.
            mine = select(devices.c.session_id).where(devices.c.token_hash == token_hash)
            rows = await self.read(select(sessions).where(sessions.c.id.in_(mine), sessions.c.ended.is_(False)))
        for row in rows:
            return Session(row["id"], row["name"], row["lang"])
        return None

    async def language(self, session: str) -> str:
        """Return the language of a session."""
        rows = await self.read(select(sessions.c.lang).where(sessions.c.id == session))
        return str(rows[0]["lang"]) if rows else "en"

    # --- tables ----------------------------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, watch_hash: str, places: Sequence[SeatRow], first: Sequence[Draft]
    ) -> None:
        """Keep a new table with its first records."""
        new = NewTable(row, watch_hash, tuple(places), tuple(first))
        await self.write(lambda connection: self._insert(connection, new))

    async def _insert(self, connection: AsyncConnection, new: NewTable) -> None:
        """Insert a new table on a connection."""
        row = new.row
        await connection.execute(
            insert(tables).values(
                id=row.id,
                kind=row.kind,
                title=row.title,
                setup=json.dumps(row.setup),
                seed=row.seed,
                seed_known=row.seed_known,
                clock=json.dumps(row.clock),
                host=row.host,
                prefix=json.dumps(row.prefix),
                stream=row.stream,
                position=json.dumps(row.position) if row.position is not None else None,
                choosing=row.choosing,
                created_ms=row.created_ms,
                watch_hash=new.watch_hash,
                status="lobby",
                updated_ms=row.created_ms,
            )
        )
        for place in new.places:
            await connection.execute(
                insert(seats).values(
                    table_id=row.id, seat=place.seat, session_id=place.session, invite_hash=place.invite_hash
                )
            )
        await self._append(connection, row.id, 0, new.first, row.created_ms)

    async def table(self, table_id: str) -> TableRow | None:
        """Return what a table is."""
        for row in await self.read(select(tables).where(tables.c.id == table_id)):
            return TableRow(
                row["id"],
                row["kind"],
                row["title"],
                json.loads(row["setup"]),
                row["seed"],
                row["seed_known"],
                json.loads(row["clock"]),
                row["host"],
                tuple(json.loads(row["prefix"])),
                row["created_ms"],
                row["stream"] or (SEALED if row["kind"] == "game" else ALGORITHM),
                json.loads(row["position"]) if row["position"] is not None else None,
                row["choosing"],
            )
        return None

    async def records(self, table_id: str, after: int = 0) -> list[Record]:
        """Return the records of a table after a number."""
        if self._single is not None:
            return await self._told(self._single.records(table_id, after))
        query = select(records).where(records.c.table_id == table_id, records.c.seq > after).order_by(records.c.seq)
        return [
            Record(row["seq"], row["kind"], json.loads(row["data"]), row["session_id"], row["client_id"], row["at_ms"])
            for row in await self.read(query)
        ]

    async def append(
        self, table_id: str, after: int, drafts: Sequence[Draft], new: NewTable | None = None
    ) -> list[Record]:
        """Append records behind number ``after``; ``Conflict`` if that is not the last. They are safe on return.

        A ``new`` table that the records speak of is kept with them or not at all.
        """
        at_ms = now_ms()
        if self._direct is not None and new is None:
            appended = await self._told(self._direct.append(table_id, after, drafts, at_ms))
            if appended is None:
                raise Conflict
            return appended

        async def work(connection: AsyncConnection) -> list[Record] | None:
            try:
                async with connection.begin_nested():
                    stored = await self._append(connection, table_id, after, drafts, at_ms)
                    if new is not None:
                        await self._insert(connection, new)
                    return stored
            except IntegrityError:
                return None

        stored = await self.write(work)
        if stored is None:
            raise Conflict
        return stored

    async def _append(
        self, connection: AsyncConnection, table_id: str, after: int, drafts: Sequence[Draft], at_ms: int
    ) -> list[Record]:
        """Append records on a connection, with what is derived from them."""
        stored: list[Record] = []
        changes: dict[str, Any] = {"updated_ms": at_ms}
        for seq, draft in enumerate(drafts, after + 1):
            await connection.execute(
                insert(records).values(
                    table_id=table_id,
                    seq=seq,
                    kind=draft.kind,
                    session_id=draft.session,
                    client_id=draft.client,
                    data=json.dumps(draft.data, ensure_ascii=False),
                    at_ms=at_ms,
                )
            )
            stored.append(Record(seq, draft.kind, draft.data, draft.session, draft.client, at_ms))
            if draft.kind == "seat":
                place = (seats.c.table_id == table_id) & (seats.c.seat == draft.data["seat"])
                await connection.execute(update(seats).where(place).values(session_id=draft.data["session"]))
            elif draft.kind in STATUS:
                changes["status"] = STATUS[draft.kind]
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**changes))
        return stored

    async def set_status(self, table_id: str, status: str) -> None:
        """Note the status of a table where the records alone do not tell it: a game that has come to its end."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(status=status))

        await self.write(work)

    # --- what outlasts a version -----------------------------------------------------------------------------------

    async def add_checkpoint(self, table_id: str, seq: int, digest: str, snapshot: bytes | None = None) -> None:
        """Keep the hash of the state after a record, and what another version may go on from."""

        async def work(connection: AsyncConnection) -> None:
            known = select(checkpoints.c.seq).where(checkpoints.c.table_id == table_id, checkpoints.c.seq == seq)
            if (await connection.execute(known)).first() is None:
                await connection.execute(
                    insert(checkpoints).values(table_id=table_id, seq=seq, digest=digest, snapshot=snapshot)
                )

        await self.write(work)

    async def checkpoints(self, table_id: str) -> dict[int, str]:
        """Return the hashes of the states of a game by record."""
        query = select(checkpoints.c.seq, checkpoints.c.digest).where(checkpoints.c.table_id == table_id)
        return {row["seq"]: row["digest"] for row in await self.read(query)}

    async def snapshots(self, table_id: str) -> dict[int, bytes]:
        """Return the snapshots of a game by record."""
        query = select(checkpoints.c.seq, checkpoints.c.snapshot).where(
            checkpoints.c.table_id == table_id, checkpoints.c.snapshot.is_not(None)
        )
        return {row["seq"]: bytes(row["snapshot"]) for row in await self.read(query)}

    async def status(self, table_id: str) -> str | None:
        """Return the status of a table as it is noted in the list."""
        rows = await self.read(select(tables.c.status).where(tables.c.id == table_id))
        return str(rows[0]["status"]) if rows else None

    async def add_story(self, table_id: str, packed: bytes) -> None:
        """Keep the story of a finished game; nobody goes on from its snapshots any more."""

        async def work(connection: AsyncConnection) -> None:
            known = select(stories.c.table_id).where(stories.c.table_id == table_id)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(stories).values(table_id=table_id, packed=packed))
            await connection.execute(
                update(checkpoints).where(checkpoints.c.table_id == table_id).values(snapshot=None)
            )

        await self.write(work)

    async def story(self, table_id: str) -> bytes | None:
        """Return the story of a finished game, None if there is none."""
        rows = await self.read(select(stories.c.packed).where(stories.c.table_id == table_id))
        return bytes(rows[0]["packed"]) if rows else None

    async def has_story(self, table_id: str) -> bool:
        """Tell whether there is a story of a game."""
        return bool(await self.read(select(stories.c.table_id).where(stories.c.table_id == table_id)))

    # --- people at tables ------------------------------------------------------------------------------------------

    async def tables_of(self, session: str, limit: int = 50) -> list[tuple[str, str]]:
        """Return id and title of the tables of a session, the latest first."""
        mine = select(seats.c.table_id).where(seats.c.session_id == session)
        watched = select(watchers.c.table_id).where(watchers.c.session_id == session)
        query = (
            select(tables.c.id, tables.c.title)
            .where(tables.c.id.in_(mine) | tables.c.id.in_(watched) | (tables.c.host == session))
            .where(tables.c.status != "closed")
            .order_by(tables.c.updated_ms.desc())
            .limit(limit)
        )
        return [(row["id"], row["title"]) for row in await self.read(query)]

    async def unfinished(self, host: str) -> int:
        """Return how many tables a session has made that are not over."""
        query = select(func.count()).select_from(tables).where(tables.c.host == host)
        rows = await self.read(query.where(tables.c.status.in_(("lobby", "playing"))))
        return int(rows[0]["count_1"])

    async def playing(self, after: str = "", limit: int = 500) -> list[str]:
        """Return tables where a game is on, by id, so that one can read on after the last."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.id > after).order_by(tables.c.id)
        return [row["id"] for row in await self.read(query.limit(limit))]

    async def invites(self, table_id: str) -> dict[str, int]:
        """Return the seats by the hashes of their invite tokens."""
        query = select(seats.c.seat, seats.c.invite_hash).where(
            seats.c.table_id == table_id, seats.c.invite_hash.is_not(None)
        )
        return {row["invite_hash"]: row["seat"] for row in await self.read(query)}

    async def set_invite(self, table_id: str, seat: int, invite_hash: str) -> None:
        """Renew the invite of a seat."""

        async def work(connection: AsyncConnection) -> None:
            place = (seats.c.table_id == table_id) & (seats.c.seat == seat)
            await connection.execute(update(seats).where(place).values(invite_hash=invite_hash))

        await self.write(work)

    async def watch_hash(self, table_id: str) -> str | None:
        """Return the hash of a table's spectator token."""
        rows = await self.read(select(tables.c.watch_hash).where(tables.c.id == table_id))
        return rows[0]["watch_hash"] if rows else None

    async def set_watch(self, table_id: str, watch_hash: str) -> None:
        """Renew the spectator link of a table; whoever came by the old one is out."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(watch_hash=watch_hash))
            await connection.execute(delete(watchers).where(watchers.c.table_id == table_id))

        await self.write(work)

    async def add_watcher(self, table_id: str, session: str) -> None:
        """Let a session watch a table."""

        async def work(connection: AsyncConnection) -> None:
            known = select(watchers).where(watchers.c.table_id == table_id, watchers.c.session_id == session)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(watchers).values(table_id=table_id, session_id=session))

        await self.write(work)

    async def watches(self, table_id: str, session: str) -> bool:
        """Tell whether a session may watch a table."""
        query = select(watchers).where(watchers.c.table_id == table_id, watchers.c.session_id == session)
        return bool(await self.read(query))
