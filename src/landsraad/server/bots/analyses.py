"""Finished games looked at again: one at a time, in a worker process of its own that lets everybody else go first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from landsraad.bots import Considered, Thought
from landsraad.bots.analysis import Judgement, Turn, turns
from landsraad.bots.reasons import FUTURES
from landsraad.core import rng
from landsraad.server.bots.driver import dealt_by
from landsraad.server.bots.pool import BotFailed, Worker
from landsraad.server.bots.worker import GENTLE
from landsraad.server.errors import Refused
from landsraad.server.hall.turns import NOBODY, Payer, Turns
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Draft

if TYPE_CHECKING:
    from landsraad.server.hall.room import Room
    from landsraad.server.hall.table import Table

Data = dict[str, Any]
log = logging.getLogger("landsraad.server")
# Iterations a decision: the interpreted build is some twenty times slower.
COMPILED, INTERPRETED = 200, 16
WAITING = 20
# Turns of each person that are told with their reasons.
REVIEWED = 3
ATTEMPTS = 2


@dataclass
class Job:
    """The analysis of one table."""

    all: int
    payer: Payer = NOBODY
    done: int = 0
    status: str = "waiting"
    task: asyncio.Task[None] | None = None


def judgement_of(data: Data) -> Judgement:
    """Return a stored judgement."""
    noted = data["considered"]
    considered = Considered(**{**noted, "options": tuple(Thought(**option) for option in noted["options"])})
    plain = {key: data[key] for key in ("seat", "round", "kind", "played", "best", "value", "best_value")}
    return Judgement(number=data["decision"], considered=considered, **plain)


def costliest(found: Sequence[Data], people: Sequence[int]) -> list[Turn]:
    """Return the turns to look at first: of every person the three that cost most, of a game of bots those of all."""
    lost = [turn for turn in turns([judgement_of(data) for data in found]) if turn.worst.loss > 0.0]
    if not people:
        return lost[:REVIEWED]
    return [turn for seat in people for turn in [one for one in lost if one.seat == seat][:REVIEWED]]


class Analyses:
    """The analyses of all tables; results are records of their table, so each game is looked at once."""

    def __init__(self, settings: Settings) -> None:
        built = INTERPRETED if str(rng.__file__).endswith(".py") else COMPILED
        self.iterations = settings.analysis_iterations or built
        self._settings = settings
        self._worker = Worker(settings.bot_memory_mb, GENTLE)
        self._turns = Turns(1)
        self._jobs: dict[str, Job] = {}

    def __contains__(self, table_id: str) -> bool:
        """Tell whether a table is being looked at or waits for it."""
        job = self._jobs.get(table_id)
        return job is not None and job.status != "failed"

    def job(self, table_id: str) -> Job | None:
        """Return how far the analysis of a table is; None if it is not going on."""
        return self._jobs.get(table_id)

    def start(self, room: Room, payer: Payer = NOBODY) -> None:
        """Have a finished game looked at, if that is not done or going on already."""
        if room.table.analysis is not None or room.id in self:
            return
        others = [job.payer for job in self._jobs.values() if job.status != "failed"]
        # Sessions cost nothing, so an address has a share of its own.
        mine = sum(other[1] == payer[1] for other in others)
        near = sum(other[0] == payer[0] for other in others)
        if mine >= self._settings.analyses_of_visitor or near >= self._settings.analyses_of_address:
            raise Refused("too_many", retry_ms=60_000)
        if len(others) >= WAITING:
            raise Refused("busy")
        job = Job(len(room.table.history), payer)
        self._jobs[room.id] = job
        job.task = asyncio.create_task(self._work(room, job))

    async def _work(self, room: Room, job: Job) -> None:
        """Look at a game when its turn comes, and store what was found."""
        try:
            await self._turns.take(job.payer)
            try:
                job.status = "working"
                async with asyncio.timeout(self._settings.analysis_seconds):
                    found = await self._judge_all(room.table, job)
                await room.commit(lambda table: [Draft("analysis", found)] if table.analysis is None else [])
                self._jobs.pop(room.id, None)
            finally:
                self._turns.give()
        except (BotFailed, Refused, TimeoutError) as error:
            log.warning("table %s: the analysis failed: %r", room.id, error)
            job.status = "failed"

    async def _judge_all(self, table: Table, job: Job) -> Data:
        """Return the judgements of all decisions that were choices."""
        game = dealt_by(table)
        actions = game["actions"]
        found: list[Data] = []
        for number, action in enumerate(actions):
            question = {
                **game,
                "actions": actions[:number],
                "judge": action,
                "iterations": self.iterations,
            }
            judgement = (await self._ask(question))["judgement"]
            if judgement is not None:
                found.append(judgement)
            job.done = number + 1
        return {"iterations": self.iterations, "decisions": found, "reasons": await self._explain(table, game, found)}

    async def _explain(self, table: Table, game: Data, found: list[Data]) -> Data:
        """Return why the costliest turns were that, by the step of their worst decision."""
        people = [place.seat for place in table.seats if place.kind == "human"]
        told: Data = {}
        for turn in costliest(found, people):
            worst = turn.worst
            question = {
                **game,
                "actions": game["actions"][: worst.number],
                "explain": worst.played,
                "best": worst.best,
                "futures": min(FUTURES, max(8, self.iterations // 4)),
            }
            told[str(worst.number)] = (await self._ask(question))["reasons"]
        return told

    async def _ask(self, question: Data) -> Data:
        """Return the worker's answer; a worker that fell is started again once."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._worker.ask(question, self._settings.bot_seconds)
            except BotFailed as error:
                log.warning("table %s: a judgement failed: %s", question["table"], error)
        return await self._worker.ask(question, self._settings.bot_seconds)

    async def stop(self) -> None:
        """Let go of everything."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.stop()
