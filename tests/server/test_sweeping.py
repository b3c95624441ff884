"""Nobody waits while Python looks through everything it remembers: that is left for a quiet moment."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from landsraad.server import sweeping as module
from landsraad.server.sweeping import sweep, sweeping


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def full() -> Iterator[list[int]]:
    """Notes how often everything was looked through."""
    times: list[int] = []

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start" and info["generation"] == 2:
            times.append(1)

    # What other tests remember is left out: the more there is, the later Python would look through it.
    gc.freeze()
    gc.collect()
    gc.callbacks.append(note)
    yield times
    gc.callbacks.remove(note)
    gc.unfreeze()


async def several(times: list[int], least: int) -> None:
    """Wait until something was noted often enough; on a busy machine that may take a while."""
    async with asyncio.timeout(60):
        while len(times) < least:
            await asyncio.sleep(0.02)


def remember_much() -> list[list[int]]:
    """What makes Python look through everything of its own accord, several times."""
    return [[number] for number in range(800_000)]


async def at_work(full: list[int], busy: bool) -> None:
    count = 0

    def done() -> int:
        nonlocal count
        count += busy
        return count

    task = asyncio.create_task(sweeping(done))
    await asyncio.sleep(0)
    full.clear()
    kept = remember_much()
    assert not full, "looked through everything in the middle of the work"
    knot = Knot()
    gone = weakref.ref(knot)
    del knot
    if busy:
        await asyncio.sleep(0.5)
        assert not full
    else:
        await several(full, 1)
    assert (gone() is None) is not busy
    del kept
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.mark.parametrize("busy", [True, False])
def test_everything_is_looked_through_at_a_quiet_moment(
    full: list[int], busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = gc.get_threshold()
    remember_much()
    assert full, "left to itself Python does it in the middle"
    monkeypatch.setattr(module, "QUIET_S", 0.02)
    monkeypatch.setattr(module, "SOONEST_S", 0.1)
    asyncio.run(at_work(full, busy))
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def at_last(full: list[int]) -> None:
    count = iter(range(10**6))
    task = asyncio.create_task(sweeping(lambda: next(count)))
    await several(full, 3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_where_it_is_never_quiet_it_is_done_at_last(full: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET_S", 0.02)
    monkeypatch.setattr(module, "LATEST_S", 0.1)
    asyncio.run(at_last(full))


def test_what_was_settled_can_still_be_forgotten() -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    try:
        sweep()
        assert gc.get_freeze_count() > 0
        del knot
        gc.collect()
        assert gone() is not None, "settled: not looked through"
        sweep()
        assert gone() is None
    finally:
        gc.unfreeze()
