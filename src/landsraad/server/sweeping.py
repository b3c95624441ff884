"""When Python looks through everything it remembers: at a quiet moment, never while people wait for a move.

Nearly everything is forgotten the moment nobody refers to it. What refers to itself in a circle has to be looked for,
and looking through hundreds of games takes some 300 ms in which nobody is served. So only what is young is looked
through as a matter of course; the rest when nobody has asked for anything for a moment, or when it has waited too long.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

# Objects until the young are looked through, how often then the middle-aged are; the old only by `sweep`.
YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000_000
# Not sooner than this after the last time, not later than that.
SOONEST_S, LATEST_S = 60.0, 600.0
# So long must nobody have done anything.
QUIET_S = 1.0


def sweep() -> None:
    """Look through everything, and count what stays as settled: it is not looked through until the next time."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def sweeping(busy: Callable[[], int]) -> None:
    """Sweep at quiet moments until cancelled; ``busy`` counts what has been done for people."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sweep()
    swept, done = time.monotonic(), busy()
    try:
        while True:
            await asyncio.sleep(QUIET_S)
            seen, done = done, busy()
            waited = time.monotonic() - swept
            if waited >= LATEST_S or (waited >= SOONEST_S and seen == done):
                sweep()
                swept = time.monotonic()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
