"""Records straight into PostgreSQL and out of it: what every action does, in one question and one answer each.

Through SQLAlchemy (`writer.py`) it takes seven of them: is the connection alive, begin, savepoint, insert, update,
release, commit. Everything else still goes that way.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import URL

from landsraad.server.errors import Refused
from landsraad.server.storage.engine import PATIENCE_S, fault_of
from landsraad.server.storage.rows import STATUS, Draft, Record

PLACES = 8
APPEND = """
WITH added AS (
  INSERT INTO records (table_id, seq, kind, session_id, client_id, data, at_ms)
  SELECT $1, v.seq, v.kind, v.session, v.client, v.data, $2
  FROM unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[]) AS v(seq, kind, session, client, data)
), seated AS (
  UPDATE seats SET session_id = v.session FROM unnest($8::int[], $9::text[]) AS v(seat, session)
  WHERE seats.table_id = $1 AND seats.seat = v.seat
)
UPDATE tables SET updated_ms = $2, status = coalesce($10, status) WHERE id = $1
"""
RECORDS = """
SELECT seq, kind, data, session_id, client_id, at_ms FROM records WHERE table_id = $1 AND seq > $2 ORDER BY seq
"""
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, UnicodeError, OverflowError)


class Kept(asyncpg.Connection):  # type: ignore[misc]
    """A connection that is given back as it was taken: one statement leaves nothing to tidy up."""

    def get_reset_query(self) -> str:
        """Return what is asked when it is given back: nothing."""
        return ""


class SingleWriter:
    """Appends records to a PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._pool: Any = None

    async def open(self) -> None:
        """Make ready; connections are made when they are needed."""
        self._pool = await asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=PLACES,
            timeout=PATIENCE_S,
            command_timeout=PATIENCE_S,
            connection_class=Kept,
        )

    async def append(self, table_id: str, after: int, drafts: Sequence[Draft], at_ms: int) -> list[Record] | None:
        """Append records; None if somebody else has that number. ``storage_failed`` if the database fails."""
        stored = [
            Record(seq, draft.kind, draft.data, draft.session, draft.client, at_ms)
            for seq, draft in enumerate(drafts, after + 1)
        ]
        places = {record.data["seat"]: record.data["session"] for record in stored if record.kind == "seat"}
        status = next((STATUS[record.kind] for record in reversed(stored) if record.kind in STATUS), None)
        row = (
            [record.seq for record in stored],
            [record.kind for record in stored],
            [record.session for record in stored],
            [record.client for record in stored],
            [json.dumps(record.data, ensure_ascii=False) for record in stored],
            list(places),
            list(places.values()),
            status,
        )
        try:
            await self._pool.execute(APPEND, table_id, at_ms, *row)
        except asyncpg.IntegrityConstraintViolationError:
            return None
        except FAILURES as error:
            raise (fault_of(error) or Refused("storage_failed")) from error
        return stored

    async def records(self, table_id: str, after: int) -> list[Record]:
        """Return the records of a table after a number; ``storage_failed`` if the database fails."""
        try:
            rows = await self._pool.fetch(RECORDS, table_id, after)
        except FAILURES as error:
            raise (fault_of(error) or Refused("storage_failed")) from error
        return [Record(seq, kind, json.loads(data), *rest) for seq, kind, data, *rest in rows]

    async def stop(self) -> None:
        """Wait for what is being written, and let go."""
        if self._pool is not None:
            await self._pool.close()
