"""A pool of worker processes with limits of time and memory; a worker that breaks a limit is replaced."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from collections import deque
from typing import Any

from landsraad.server.hall.turns import NOBODY, Payer, Turns
from landsraad.server.limits import Limits
from landsraad.server.settings import Settings

WORKER = "landsraad.server.bots.worker"
# So many durations are remembered of each bot.
LASTED = 32
BOTS_KEPT = 200
PING = {"ping": True}


class BotFailed(Exception):
    """A bot gave no answer: it took too long, used too much memory, or failed."""


class BotBusy(BotFailed):
    """No worker was free in time."""


class Worker:
    """One process that answers one question at a time."""

    def __init__(self, memory_mb: int, *manners: str) -> None:
        self._arguments = (str(memory_mb), *manners)
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer of a bot; ``BotFailed`` if it gives none."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                WORKER,
                *self._arguments,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        try:
            async with asyncio.timeout(seconds):
                line = await self._exchange(self._process, question)
        except (TimeoutError, OSError, asyncio.CancelledError) as error:
            await self.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise BotFailed(f"no answer within {seconds:g} s") from error
        if not line:
            await self.stop()
            raise BotFailed("the worker process ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BotFailed(str(answer["error"]))
        return answer

    async def _exchange(self, process: asyncio.subprocess.Process, question: dict[str, Any]) -> bytes:
        """Write a question and read the answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Desks:
    """Some workers of a pool, taken in turn."""

    def __init__(self, settings: Settings, count: int) -> None:
        self.turns = Turns(count)
        self.workers = [Worker(settings.bot_memory_mb) for _ in range(count)]
        self.free = list(self.workers)


class Pool:
    """Workers for bots that think, and one for those that do not; visitors take turns."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        self._settings = settings
        self._limits = limits or Limits(settings.rate_factor, settings.rates)
        self._thinking = Desks(settings, settings.bot_workers)
        self._quick = Desks(settings, 1)
        self._lasted: dict[tuple[str, float], deque[float]] = {}

    async def ask(
        self,
        question: dict[str, Any],
        thinking: float = 0.0,
        payer: Payer = NOBODY,
        pace: float | None = None,
        forced: int | None = None,
    ) -> dict[str, Any]:
        """Return the action a bot chooses, and what it considered; ``BotFailed`` if it gives none.

        A bot may be ``thinking`` for so long besides the time that any answer may take; while others wait it is told
        to think no longer than a slice. ``BotBusy`` if no worker is free in time.

        With a ``pace`` the answer is held back until the thinking time and the pace are over. A ``forced`` choice,
        where there is nothing to think about, waits for its turn and takes as long as others of the bot did.
        """
        desks = self._thinking if thinking > 0.0 else self._quick
        late = self._limits.broke("bots", payer[1]) or self._limits.broke("bots_address", payer[0])
        try:
            async with asyncio.timeout(self._settings.bot_wait_seconds):
                await desks.turns.take(payer, late)
        except TimeoutError as error:
            raise BotBusy(f"no worker was free within {self._settings.bot_wait_seconds:g} s") from error
        begin = time.monotonic()
        key = (question["bot"], thinking)
        try:
            if desks.turns.others_wait(payer) and thinking > self._settings.bot_slice_seconds:
                thinking = self._settings.bot_slice_seconds
                question = {**question, "bot": hurried(question["bot"], thinking)}
            if forced is None:
                answer = await self._think(desks, question, thinking)
            else:
                # Nothing to think about; but a worker that has to start keeps this choice waiting as it would others.
                await self._think(desks, PING, 0.0)
                answer = {"action": forced}
        finally:
            desks.turns.give()
            took = time.monotonic() - begin
            self._limits.spend("bots", payer[1], took)
            self._limits.spend("bots_address", payer[0], took)
        if pace is not None:
            await asyncio.sleep(max(thinking + pace, self._usual(key, took, forced is not None)) - took)
        return answer

    async def _think(self, desks: Desks, question: dict[str, Any], thinking: float) -> dict[str, Any]:
        """Let a free worker answer."""
        worker = desks.free.pop()
        try:
            return await worker.ask(question, self._settings.bot_seconds + thinking)
        finally:
            desks.free.append(worker)

    def _usual(self, key: tuple[str, float], took: float, forced: bool) -> float:
        """Note how long a bot took; a forced choice takes as long as one of the latest that were not."""
        while len(self._lasted) > BOTS_KEPT:
            del self._lasted[next(iter(self._lasted))]
        lasted = self._lasted.setdefault(key, deque(maxlen=LASTED))
        if not forced:
            lasted.append(took)
            return took
        return secrets.choice(lasted) if lasted else took

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return self._thinking.turns.waiting + self._quick.turns.waiting

    async def stop(self) -> None:
        """End all processes."""
        for worker in (*self._thinking.workers, *self._quick.workers):
            await worker.stop()


def hurried(bot: str, seconds: float) -> str:
    """Return the name of a bot of the same character that thinks so long."""
    mind, mark, character = bot.partition(":")
    return f"{mind.partition('@')[0]}@{seconds:g}{mark}{character}"
