"""A pool of worker processes with limits of time and memory; a worker that breaks a limit is replaced."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from landsraad.server.settings import Settings

WORKER = "landsraad.server.bots.worker"


class BotFailed(Exception):
    """A bot gave no answer: it took too long, used too much memory, or failed."""


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
            line = await asyncio.wait_for(self._exchange(self._process, question), seconds)
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


class Pool:
    """Some workers; questions wait for a free one."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.bot_seconds
        self._all = [Worker(settings.bot_memory_mb) for _ in range(settings.bot_workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, question: dict[str, Any], thinking: float = 0.0) -> dict[str, Any]:
        """Return the action a bot chooses, and what it considered; ``BotFailed`` if it gives none.

        A bot may be ``thinking`` for so long besides the time that any answer may take.
        """
        worker = await self._free.get()
        try:
            return await worker.ask(question, self._seconds + thinking)
        finally:
            self._free.put_nowait(worker)

    async def stop(self) -> None:
        """End all processes."""
        for worker in self._all:
            await worker.stop()
