"""A batch in several processes: each holds a section of the games and writes its rows into memory that all share."""

import multiprocessing
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.env.section import Arrays, Section, Wish
from landsraad.env.tables import PAST

PORTION = 16  # rows that are written before they are copied: few enough to be near still
RESET, STEP, LEAVE = b"r", b"s", b"x"
DONE = b""


def shapes(n: int, size: int, players: int, wish: Wish) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Return shape and type of every array of a batch."""
    return {
        "observations": ((n, size), np.int16),
        "masks": ((n, ls.N_ACTIONS), np.int8),
        "history": ((n, wish.history, PAST), np.int16),
        "finals": ((n if wish.finals else 0, size), np.int16),
        "seats": ((n,), np.int64),
        "own": ((n,), np.int64),
        "actions": ((n,), np.int64),
        "rewards": ((n, players), np.float32),
        "ended": ((n,), np.bool_),
        "rounds": ((n,), np.int64),
    }


def seen(memory: dict[str, Any], n: int, size: int, players: int, wish: Wish) -> Arrays:
    """Return arrays that look at memory."""
    made: dict[str, NDArray[Any]] = {}
    for name, (shape, kind) in shapes(n, size, players, wish).items():
        made[name] = np.frombuffer(memory[name], kind, int(np.prod(shape))).reshape(shape)
    return Arrays(**made)


def serve(door: Connection, memory: dict[str, Any], wish: Wish, first: int, count: int, sizes: list[int]) -> None:
    """Hold a section: do what is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    n, size, players = sizes
    arrays = seen(memory, n, size, players, wish).part(first, first + count)
    section = Section(wish, first, count, n, min(PORTION, count))
    while True:
        try:
            asked = door.recv_bytes()
        except EOFError:
            return
        try:
            if asked == LEAVE:
                return
            if asked == STEP:
                section.step(arrays)
            else:
                section.reset([int(seed) for seed in asked[1:].decode().split()])
                section.look(arrays)
            door.send_bytes(DONE)
        except Exception as error:  # a bot that failed: whoever asked is told
            door.send_bytes(f"{type(error).__name__}: {error}".encode())


class Workers:
    """The processes of a batch."""

    def __init__(self, n: int, wish: Wish, jobs: int, size: int, players: int) -> None:
        context = multiprocessing.get_context("spawn")
        memory = {
            name: context.RawArray("b", max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))
            for name, (shape, kind) in shapes(n, size, players, wish).items()
        }
        self.arrays = seen(memory, n, size, players, wish)
        self.doors: list[Connection] = []
        self.processes: list[Any] = []
        self.shares: list[tuple[int, int]] = []
        first = 0
        for job in range(jobs):
            count = (n - first) // (jobs - job)
            here, there = context.Pipe()
            process = context.Process(
                target=serve, args=(there, memory, wish, first, count, [n, size, players]), daemon=True
            )
            process.start()
            there.close()
            self.doors.append(here)
            self.processes.append(process)
            self.shares.append((first, count))
            first += count

    def reset(self, seeds: Sequence[int]) -> None:
        """Deal all games."""
        for door, (first, count) in zip(self.doors, self.shares, strict=True):
            door.send_bytes(RESET + " ".join(str(seed) for seed in seeds[first : first + count]).encode())
        self.wait()

    def step(self) -> None:
        """Take the actions that lie in the arrays."""
        for door in self.doors:
            door.send_bytes(STEP)
        self.wait()

    def wait(self) -> None:
        """Wait until all have answered; what went wrong anywhere is raised here."""
        failures = []
        for door in self.doors:
            try:
                failures.append(door.recv_bytes())
            except EOFError:
                failures.append(b"a process of the batch is gone")
        for failure in failures:
            if failure != DONE:
                raise ls.LandsraadError(failure.decode())

    def close(self) -> None:
        """Let the processes end."""
        for door in self.doors:
            try:
                door.send_bytes(LEAVE)
            except OSError:  # gone already
                continue
            finally:
                door.close()
        for process in self.processes:
            process.join()
        self.doors, self.processes = [], []
