"""The pulse of the server: whether its database answers, looked at now and then, however many ask."""

from __future__ import annotations

import asyncio
import time

from landsraad.server.errors import Refused
from landsraad.server.storage.store import Store

# So long what was found holds for everybody.
FRESH_S = 1.0


class Pulse:
    """Asks the database whether it is there."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._felt: float | None = None
        self._beats = False

    async def beats(self) -> bool:
        """Tell whether the database answers."""
        async with self._lock:
            if self._felt is None or time.monotonic() - self._felt > FRESH_S:
                try:
                    await self._store.ping()
                    self._beats = True
                except Refused:
                    self._beats = False
                self._felt = time.monotonic()
            return self._beats
