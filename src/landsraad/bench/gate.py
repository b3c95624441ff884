"""The gate: slices of work are kept only while a fixed reference loop beside them runs at its best."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

NEAR_BEST = 1.15  # a slice counts if the loop before and after it was within 15 % of its best
LOOP = 60_000


def reference_loop() -> float:
    """Return the seconds that a fixed piece of plain Python takes."""
    start = time.perf_counter()
    x = 1
    for i in range(LOOP):
        x = (x * 1103515245 + i) & 0x7FFFFFFF
    return time.perf_counter() - start


@dataclass
class Gate:
    """Runs slices and keeps the clean ones. The best loop is remembered over all measures of a run."""

    slices: int = 9
    best: float = float("inf")
    kept: int = 0
    dropped: int = 0

    def warm_up(self) -> None:
        """Find out how fast the loop can be."""
        for _ in range(12):
            self.best = min(self.best, reference_loop())

    def rate(self, work: Callable[[], int]) -> float:
        """Return the median of units a second over the clean slices (all slices, if none was clean)."""
        work()
        clean: list[float] = []
        every: list[float] = []
        for _ in range(4 * self.slices):
            before = reference_loop()
            start = time.perf_counter()
            units = work()
            seconds = time.perf_counter() - start
            after = reference_loop()
            self.best = min(self.best, before, after)
            every.append(units / seconds)
            if max(before, after) <= NEAR_BEST * self.best:
                clean.append(units / seconds)
            if len(clean) >= self.slices:
                break
        self.kept += len(clean)
        self.dropped += len(every) - len(clean)
        return statistics.median(clean or every)
