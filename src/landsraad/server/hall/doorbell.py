"""The doorbell: processes that share a PostgreSQL tell each other that a table changed. SQLite has one process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger("landsraad.server")
CHANNEL = "landsraad"
RETRY_S = 1.0
# A silent connection is tried so often: a lost one would not tell.
PULSE_S = 5.0

Ring = Callable[[dict[str, Any]], None]


class Doorbell:
    """Sends and hears small notes; what they are about is read from the database."""

    def __init__(self, engine: AsyncEngine, heard: Ring) -> None:
        self.me = secrets.token_hex(8)
        self._engine = engine
        self._heard = heard
        self._on = engine.dialect.name == "postgresql"
        self._connection: Any = None
        self._outbox: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        if self._on:
            await self._connect()
            self._task = asyncio.create_task(self._run())

    async def _connect(self) -> None:
        """Open a connection of our own: listening lasts as long as it does."""
        import asyncpg  # type: ignore[import-untyped]

        url = self._engine.url.set(drivername="postgresql")
        self._connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await self._connection.add_listener(CHANNEL, self._on_note)

    def _on_note(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        """Hear a note of another process."""
        note = json.loads(payload)
        if note.get("from") != self.me:
            self._heard(note)

    def ring(self, **note: Any) -> None:
        """Tell the other processes."""
        if self._on:
            self._outbox.put_nowait(json.dumps({"from": self.me, **note}))

    async def _run(self) -> None:
        """Send notes; connect again when the connection is lost, and then let everything be read anew."""
        while True:
            note = ""
            with contextlib.suppress(TimeoutError):
                note = await asyncio.wait_for(self._outbox.get(), PULSE_S)
            while True:
                try:
                    if note:
                        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
                    else:
                        await self._connection.execute("SELECT 1")
                    break
                except Exception as error:
                    log.warning("the doorbell is silent, trying again: %s", error)
                    await asyncio.sleep(RETRY_S)
                    with contextlib.suppress(Exception):
                        await self._connect()
                        self._heard({"all": True})

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)
