"""What an operator does with the database: look, delete, ban, back up."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update

from landsraad.server.storage.engine import BadDatabase, sqlite_file
from landsraad.server.storage.schema import (
    bans,
    checkpoints,
    daily_results,
    listings,
    records,
    results,
    seats,
    sessions,
    stories,
    tables,
    watchers,
)
from landsraad.server.storage.store import Store, now_ms

DAY_MS = 86_400_000
# In an order in which nothing refers to what is gone.
OF_A_TABLE = (listings, results, daily_results, stories, checkpoints, records, watchers, seats)


class Keeper:
    """The operator's face of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, status: str | None = None, limit: int = 100) -> list[dict[str, Any]]:
        """Return tables, the latest first."""
        counted = select(func.count()).where(records.c.table_id == tables.c.id).scalar_subquery().label("records")
        columns = (tables.c.id, tables.c.kind, tables.c.title, tables.c.status, tables.c.host)
        query = select(*columns, tables.c.created_ms, tables.c.updated_ms, counted)
        if status is not None:
            query = query.where(tables.c.status == status)
        return [dict(row) for row in await self._store.read(query.order_by(tables.c.updated_ms.desc()).limit(limit))]

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are by status, and how many sessions."""
        by_status = select(tables.c.status, func.count().label("n")).group_by(tables.c.status)
        found = {row["status"]: int(row["n"]) for row in await self._store.read(by_status)}
        for name, what in (("sessions", sessions), ("records", records), ("stories", stories)):
            found[name] = int((await self._store.read(select(func.count().label("n")).select_from(what)))[0]["n"])
        return found

    async def delete(self, ids: Sequence[str]) -> int:
        """Delete tables with everything that belongs to them; return how many there were."""

        async def work(connection: Any) -> int:
            gone = 0
            for table_id in ids:
                for part in OF_A_TABLE:
                    await connection.execute(delete(part).where(part.c.table_id == table_id))
                gone += (await connection.execute(delete(tables).where(tables.c.id == table_id))).rowcount
            return gone

        return await self._store.write(work)

    async def expired(self, days: dict[str, int], limit: int = 200) -> list[str]:
        """Return tables that nobody has touched for so many days, by status; 0 days: kept for ever."""
        found: list[str] = []
        for status, most in days.items():
            if most > 0:
                late = now_ms() - most * DAY_MS
                query = select(tables.c.id).where(tables.c.status == status, tables.c.updated_ms < late)
                found += [row["id"] for row in await self._store.read(query.limit(limit))]
        return found

    async def untold(self, but: Sequence[str], limit: int) -> list[str]:
        """Return finished games without a story, besides some."""
        told = select(stories.c.table_id).where(stories.c.table_id == tables.c.id).exists()
        query = select(tables.c.id).where(tables.c.status == "finished", ~told, tables.c.id.not_in(but))
        return [row["id"] for row in await self._store.read(query.limit(limit))]

    async def present(self, ids: Sequence[str]) -> set[str]:
        """Return which of these tables are there."""
        found: set[str] = set()
        for start in range(0, len(ids), 500):
            query = select(tables.c.id).where(tables.c.id.in_(ids[start : start + 500]))
            found |= {row["id"] for row in await self._store.read(query)}
        return found

    async def ban(self, network: str, until_ms: int, why: str) -> None:
        """Keep an address or network out until a time."""

        async def work(connection: Any) -> None:
            await connection.execute(delete(bans).where(bans.c.network == network))
            await connection.execute(insert(bans).values(network=network, until_ms=until_ms, why=why))

        await self._store.write(work)

    async def unban(self, network: str) -> bool:
        """Let an address or network in again; return whether it was banned."""

        async def work(connection: Any) -> int:
            return int((await connection.execute(delete(bans).where(bans.c.network == network))).rowcount)

        return await self._store.write(work) > 0

    async def bans(self) -> list[dict[str, Any]]:
        """Return the bans that hold now."""
        return [dict(row) for row in await self._store.read(select(bans).where(bans.c.until_ms > now_ms()))]

    async def end_session(self, session: str) -> bool:
        """End a session; return whether there was one."""

        async def work(connection: Any) -> int:
            statement = update(sessions).where(sessions.c.id == session).values(ended=True)
            return int((await connection.execute(statement)).rowcount)

        return await self._store.write(work) > 0

    async def ended(self, ids: Sequence[str]) -> set[str]:
        """Return which of these sessions are over."""
        found: set[str] = set()
        for start in range(0, len(ids), 500):
            query = select(sessions.c.id).where(sessions.c.id.in_(ids[start : start + 500]), sessions.c.ended.is_(True))
            found |= {row["id"] for row in await self._store.read(query)}
        return found

    async def vacuum(self) -> None:
        """Give room back to the system."""
        engine = self._store.engine.execution_options(isolation_level="AUTOCOMMIT")
        path = sqlite_file(self._store.engine)
        if path is not None:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("VACUUM")
            return
        async with engine.connect() as connection:
            await connection.execute(text("VACUUM"))

    def backup(self, target: Path) -> None:
        """Copy a SQLite database to a file while servers use it; the copy is of one moment."""
        path = sqlite_file(self._store.engine)
        if path is None:
            raise BadDatabase("this copies SQLite files; PostgreSQL is backed up with pg_dump")
        if target.exists():
            raise BadDatabase(f"there is a file {target} already")
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
