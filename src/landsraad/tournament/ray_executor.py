"""Plays the games of a tournament on Ray: a cluster that is there, or one started on this machine."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

import ray

from landsraad.tournament.executor import TRIES, lost
from landsraad.tournament.match import Record, play
from landsraad.tournament.plan import Job, TournamentError

LOCAL = "local"
STORE_BYTES = 100 << 20  # the results are small
CONNECT_SECONDS = 5.0
TASK_SECONDS = 1.0  # a task shorter than this would cost more than its games


def play_batch(jobs: Sequence[Job]) -> list[Record]:
    """Play some games one after the other."""
    return [play(job) for job in jobs]


def reachable(address: str) -> None:
    """Refuse an address where nobody listens; Ray itself would try for minutes and then end the process."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdigit():  # "auto": Ray looks for a cluster of this machine
        return
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except OSError as error:
        raise TournamentError(f"there is no Ray cluster at {address}: {error}") from error


class Cluster:
    """Plays games as Ray tasks. A worker that dies is Ray's business: it runs the task again elsewhere."""

    def __init__(self, address: str = LOCAL, workers: int = 1, task_seconds: float = TASK_SECONDS) -> None:
        self.address = address
        self.workers = workers
        self.task_seconds = task_seconds

    def _open(self) -> None:
        """Join the cluster, or start one on this machine that talks to nobody else."""
        if self.address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            here: dict[str, Any] = {"num_cpus": self.workers, "object_store_memory": STORE_BYTES}
            ray.init(address=LOCAL, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, **here)
            return
        reachable(self.address)
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError) as error:
            raise TournamentError(f"cannot join the Ray cluster at {self.address}: {error}") from error

    def run(self, jobs: Sequence[Job]) -> Iterator[Record]:
        """Play all games."""
        if not jobs:
            return
        self._open()
        try:
            yield from self._play(deque(jobs))
        finally:
            ray.shutdown()

    def _play(self, waiting: deque[Job]) -> Iterator[Record]:
        task = ray.remote(num_cpus=1, max_retries=TRIES)(play_batch)
        slots = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]
        running: dict[Any, list[Job]] = {}
        size = 1
        started = perf_counter()
        played = 0
        while waiting or running:
            while waiting and len(running) < 2 * slots:
                batch = [waiting.popleft() for _ in range(min(size, len(waiting)))]
                running[task.remote(batch)] = batch
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                batch = running.pop(reference)
                try:
                    records = ray.get(reference)
                except ray.exceptions.RayError:
                    yield from self._alone(task, batch)
                    continue
                played += len(records)
                yield from records
                seconds_a_game = slots * (perf_counter() - started) / played
                # Small at the end, so that no slot is left waiting for another's long batch.
                size = max(1, min(int(self.task_seconds / seconds_a_game), len(waiting) // (2 * slots)))

    def _alone(self, task: Any, batch: Sequence[Job]) -> Iterator[Record]:
        """Play the games of a task that was lost for good one by one, to find the one that kills its worker."""
        for job in batch:
            try:
                yield from ray.get(task.remote([job]))
            except ray.exceptions.RayError:
                yield lost(job)
