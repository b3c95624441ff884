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
# PostgreSQL takes notes below 8,000 bytes; if very many wait, one that says "read everything" is cheaper.
LONGEST = 7_000
MOST = 1_000

Ring = Callable[[dict[str, Any]], None]


class Doorbell:
    """Sends and hears small notes; what they are about is read from the database."""

    def __init__(self, engine: AsyncEngine, heard: Ring) -> None:
        self.me = secrets.token_hex(8)
        self._engine = engine
        self._heard = heard
        self._on = engine.dialect.name == "postgresql"
        self._connection: Any = None
        self._outbox: dict[str, str] = {}
        self._wake = asyncio.Event()
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
        """Tell the other processes; of several notes about the same thing the last one is enough."""
        if not self._on:
            return
        key = f"{note['table']} {sorted(note)}" if "table" in note else json.dumps(note)
        self._outbox.pop(key, None)
        self._outbox[key] = json.dumps({"from": self.me, **note})
        self._wake.set()

    async def _run(self) -> None:
        """Send notes; connect again when the connection is lost, and then let everything be read anew."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PULSE_S):
                    await self._wake.wait()
            self._wake.clear()
            notes, self._outbox = list(self._outbox.values()), {}
            if len(notes) > MOST:
                notes = [json.dumps({"from": self.me, "all": True})]
            for note in notes or [""]:
                await self._send(note)

    async def _send(self, note: str) -> None:
        """Send a note, or see whether the connection is alive; what fails is dropped and readers catch up."""
        if len(note.encode()) > LONGEST:
            log.warning("a note of %d characters is too long for the doorbell", len(note))
            return
        try:
            async with asyncio.timeout(PULSE_S):
                if note:
                    await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, note)
                else:
                    await self._connection.execute("SELECT 1")
        except Exception as error:
            log.warning("the doorbell is silent, trying again: %s", error)
            await self._reconnect()

    async def _reconnect(self) -> None:
        """Connect again; then everybody, here and elsewhere, reads what they may have missed."""
        while True:
            await asyncio.sleep(RETRY_S)
            try:
                if self._connection is not None and not self._connection.is_closed():
                    self._connection.terminate()
                await self._connect()
            except Exception as error:
                log.warning("the doorbell cannot be reached: %s", error)
                continue
            self._heard({"all": True})
            self.ring(all=True)
            return

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)
