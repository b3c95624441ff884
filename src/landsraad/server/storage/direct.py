"""Records straight into SQLite: what every action does, without a layer in between and in one hop to a thread.

All that waits when the thread is free is written in one transaction, each piece in a savepoint of its own, and synced
once. Everything else goes through SQLAlchemy (`writer.py`); a lock that both take keeps them apart.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from landsraad.server.errors import Refused
from landsraad.server.storage.engine import PRAGMAS
from landsraad.server.storage.rows import STATUS, Draft, Record

RECORD = "INSERT INTO records (table_id, seq, kind, session_id, client_id, data, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)"


@dataclass(frozen=True)
class Piece:
    """Records of one table that are stored together or not at all."""

    table_id: str
    after: int
    drafts: Sequence[Draft]
    at_ms: int
    done: asyncio.Future[list[Record] | None]


class DirectWriter:
    """Appends records to a SQLite file."""

    def __init__(self, path: str, lock: asyncio.Lock) -> None:
        self._path = path
        self._lock = lock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Piece] = []
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make ready: the connection is made in the thread, with the first record."""

    async def append(self, table_id: str, after: int, drafts: Sequence[Draft], at_ms: int) -> list[Record] | None:
        """Append records; None if somebody else has that number. ``storage_failed`` if the database fails."""
        done: asyncio.Future[list[Record] | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Piece(table_id, after, drafts, at_ms, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        return await asyncio.shield(done)

    async def _drain(self) -> None:
        """Write until nothing waits."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self._lock:
                batch, self._waiting = self._waiting, []
                try:
                    results = await loop.run_in_executor(self._thread, self._write, batch)
                except Exception:
                    for piece in batch:
                        if not piece.done.done():
                            piece.done.set_exception(Refused("storage_failed"))
                    continue
            for piece, stored in zip(batch, results, strict=True):
                if not piece.done.done():
                    piece.done.set_result(stored)

    def _write(self, batch: list[Piece]) -> list[list[Record] | None]:
        """Write pieces in one transaction; runs in the thread."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [self._append(connection, piece) for piece in batch]
            connection.execute("COMMIT")
            return results
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _append(self, connection: sqlite3.Connection, piece: Piece) -> list[Record] | None:
        """Write one piece, with what is derived from its records."""
        connection.execute("SAVEPOINT piece")
        stored: list[Record] = []
        status: str | None = None
        try:
            for seq, draft in enumerate(piece.drafts, piece.after + 1):
                data = json.dumps(draft.data, ensure_ascii=False)
                row = (piece.table_id, seq, draft.kind, draft.session, draft.client, data, piece.at_ms)
                connection.execute(RECORD, row)
                stored.append(Record(seq, draft.kind, draft.data, draft.session, draft.client, piece.at_ms))
                status = STATUS.get(draft.kind, status)
                if draft.kind == "seat":
                    place = (draft.data["session"], piece.table_id, draft.data["seat"])
                    connection.execute("UPDATE seats SET session_id = ? WHERE table_id = ? AND seat = ?", place)
            changed = (piece.at_ms, status, piece.table_id)
            connection.execute("UPDATE tables SET updated_ms = ?, status = coalesce(?, status) WHERE id = ?", changed)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO piece")
            connection.execute("RELEASE piece")
            return None
        connection.execute("RELEASE piece")
        return stored

    async def stop(self) -> None:
        """Wait for what is being written, and let go."""
        if self._task is not None:
            await self._task
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
        self._thread.shutdown(wait=False)
