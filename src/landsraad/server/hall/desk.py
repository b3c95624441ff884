"""The desk: work that takes milliseconds (replays, previews, saves) is done beside the event loop, in turn, at a price.

One thread is enough: the interpreter runs one at a time, and what matters is that the loop gets its share in between.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from landsraad.server.errors import Refused
from landsraad.server.hall.turns import Payer, Turns
from landsraad.server.limits import Limits

P = ParamSpec("P")
T = TypeVar("T")
# Work that nobody asked for has no limit and goes when nobody else waits.
SERVER: Payer = ("server", "server")
# So many wait at most; then the server says that it is busy instead of answering too late.
MOST_WAITING = 200


class Desk:
    """Does one piece of work after the other for all visitors."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._turns = Turns(1)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="desk")

    async def run(self, payer: Payer, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a piece of work returns; ``too_many`` if the visitor or the address has used up its share."""
        address, session = payer
        if payer != SERVER:
            self._limits.afford("work", session)
            self._limits.afford("work_address", address)
        if self._turns.waiting >= MOST_WAITING:
            raise Refused("busy")

        took = 0.0

        def timed() -> T:
            nonlocal took
            begin = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                took = time.thread_time() - begin

        await self._turns.take(payer, payer == SERVER)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        finally:
            self._turns.give()
            # What came to nothing was work too.
            self._limits.spend("work", session, took)
            self._limits.spend("work_address", address, took)

    @property
    def waiting(self) -> int:
        """How much waits."""
        return self._turns.waiting

    def stop(self) -> None:
        """Let go of the thread."""
        self._threads.shutdown(wait=False, cancel_futures=True)
