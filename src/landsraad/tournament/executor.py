"""Who plays the games: this process, several processes, or (``ray_executor``) a cluster. The results are the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from landsraad.bots.workers import worker_pool
from landsraad.tournament.match import Record, play
from landsraad.tournament.plan import Job

TRIES = 3  # a game that kills its process so often is written down as broken


class Executor(Protocol):
    """Plays games and gives their records as they are ready, in any order."""

    def run(self, jobs: Sequence[Job]) -> Iterator[Record]:
        """Play all games."""
        ...


class Here:
    """Plays one game after the other in this process."""

    def run(self, jobs: Sequence[Job]) -> Iterator[Record]:
        """Play all games."""
        yield from map(play, jobs)


class Processes:
    """Plays games in local processes; one that dies is replaced and its games are played again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, jobs: Sequence[Job]) -> Iterator[Record]:
        """Play all games."""
        waiting = deque(jobs)
        while waiting:
            suspects: list[Job] = []
            with worker_pool(self.workers) as pool:
                yield from self._drain(pool, waiting, suspects)
            for job in suspects:
                yield self._alone(job)

    def _drain(self, pool: ProcessPoolExecutor, waiting: deque[Job], suspects: list[Job]) -> Iterator[Record]:
        """Play until nothing waits or a worker dies; then ``suspects`` are the games that were under way."""
        running: dict[Future[Record], Job] = {}
        while (waiting or running) and not suspects:
            while waiting and len(running) < 2 * self.workers:
                job = waiting.popleft()
                try:
                    running[pool.submit(play, job)] = job
                except BrokenProcessPool:
                    suspects.append(job)
                    break
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                job = running.pop(future)
                try:
                    yield future.result()
                except BrokenProcessPool:
                    suspects.append(job)
        suspects += running.values()

    def _alone(self, job: Job) -> Record:
        """Play a game in a process of its own."""
        for _ in range(TRIES):
            with worker_pool(1) as pool:
                try:
                    return pool.submit(play, job).result()
                except BrokenProcessPool:
                    continue
        return lost(job)


def lost(job: Job) -> Record:
    """Return the record of a game that nobody could play to its end."""
    return {
        "match": job.match,
        "seed": job.seed,
        "rotation": job.rotation,
        "bots": list(job.bots),
        "error": f"the process died {TRIES} times (decision 1)",
        "decisions": 0,
        "seconds": 0.0,
    }
