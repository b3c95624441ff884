"""Writes, each in a transaction; SQLite has one writer, so there commits that wait together are synced together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from landsraad.server.errors import Refused
from landsraad.server.storage.engine import fault_of

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Writer:
    """Carries out writes; what `write` returned is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # Taken by whoever writes to SQLite: a transaction that has read must not find that another has written since.
        self.lock = asyncio.Lock()
        self._grouped = engine.dialect.name == "sqlite"
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Carry out a piece of work in a transaction; refused with ``storage_failed`` if the database fails."""
        if not self._grouped:
            try:
                async with self._engine.begin() as connection:
                    return await work(connection)
            except (DBAPIError, OSError, UnicodeError, OverflowError) as error:
                raise (fault_of(error) or Refused("storage_failed")) from error
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())
        return await asyncio.shield(future)

    async def _drain(self) -> None:
        """Write until nothing waits."""
        while self._waiting:
            async with self.lock:
                batch, self._waiting = self._waiting, []
                await self._write_batch(batch)

    async def _write_batch(self, batch: list[tuple[Work, asyncio.Future[Any]]]) -> None:
        """Do several works in one transaction, each in a savepoint of its own."""
        done: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            async with self._engine.begin() as connection:
                for work, future in batch:
                    try:
                        async with connection.begin_nested():
                            done.append((future, await work(connection)))
                    except Exception as error:
                        fault = error if isinstance(error, Refused) else fault_of(error)
                        if fault is None:
                            raise
                        settle(future, error=fault)
        except Exception:
            for _, future in batch:
                settle(future, error=Refused("storage_failed"))
            return
        for future, result in done:
            settle(future, result)

    async def stop(self) -> None:
        """Wait for what is being written."""
        if self._task is not None:
            await self._task


def settle(future: asyncio.Future[Any], result: Any = None, error: Exception | None = None) -> None:
    """Give a result or an error to whoever waits, if somebody still does."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
