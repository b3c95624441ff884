"""Steps of many games at once, with observations and masks: ``python -m landsraad.bench.batches --n 256 --jobs 2``.

All ways are measured in turn, several times over, in one run: what else the machine does meets all of them.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import numpy as np

import landsraad as ls
from landsraad.bench.measures import build
from landsraad.env.batch import BatchEnv

ROUNDS = 5


def stepper(batch: BatchEnv) -> Callable[[], int]:
    """Return what steps a batch once by legal actions that change from step to step; it returns how many it took."""
    turn = 0

    def step() -> int:
        nonlocal turn
        turn = (turn + 389) % ls.N_ACTIONS
        later = batch.masks[:, turn:].argmax(axis=1) + turn
        earlier = batch.masks[:, :turn].argmax(axis=1) if turn else later
        chosen = np.where(batch.masks[np.arange(batch.n), later] != 0, later, earlier)
        batch.take(chosen)
        return batch.n

    return step


def processor_time(batch: BatchEnv) -> float:
    """Return the seconds of processor time that the batch has taken: of this process and of those that play for it.

    Of the others the system tells it in hundredths (Linux); where it does not, only this one is counted.
    """
    total = process_time()
    for pid in batch.processes:
        with contextlib.suppress(OSError):
            told = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
            total += (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
    return total


def rate(batch: BatchEnv, step: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Return steps a second by the clock, and steps in a second of processor time of all processes together."""
    started, begun = perf_counter(), processor_time(batch)
    steps = 0
    while (spent := perf_counter() - started) < seconds:
        steps += step()
    return steps / spent, steps / max(0.01, processor_time(batch) - begun)


def measure(n: int, jobs: int, seconds: float, setup: ls.Setup) -> dict[str, object]:
    """Return the best and the middle of several rates, for one process and for several."""
    batches = {
        "one process, copies": BatchEnv(n, setup),
        "one process, in place": BatchEnv(n, setup, copy=False),
        f"{jobs} processes, in place": BatchEnv(n, setup, copy=False, jobs=jobs),
        f"{jobs} processes, one seat against random bots": BatchEnv(
            n, setup, copy=False, jobs=jobs, opponents="random", finals=True
        ),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in batches}
    steps = {name: stepper(batch) for name, batch in batches.items()}
    for _ in range(ROUNDS):
        for name, step in steps.items():
            found[name].append(rate(batches[name], step, seconds))
    for batch in batches.values():
        batch.close()
    return {
        "build": build(),
        "n": n,
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "setup": setup.to_json(),
        "steps_per_s": {
            name: {
                "best": round(max(rates)[0]),
                "middle": round(sorted(rates)[ROUNDS // 2][0]),
                # What a busy machine disturbs less: on idle cores as many processes are that much quicker.
                "a_processor_second": round(sorted(cpu for _, cpu in rates)[ROUNDS // 2]),
            }
            for name, rates in found.items()
        },
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=256)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--host", default="base")
    parser.add_argument("--modules", nargs="*", default=())
    wish = parser.parse_args()
    setup = ls.Setup(host=wish.host, modules=tuple(wish.modules))
    print(json.dumps(measure(wish.n, wish.jobs, wish.seconds, setup), indent=1))


if __name__ == "__main__":
    main()
