"""How long a bot takes tells nothing about its hand: a forced choice takes as long as a free one."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import game_plan, open_table
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Draft, Session
from landsraad.server.wire.common import SeatWish
from tests.server.kit import run

PACE = 0.25
Times = list[tuple[bool, float]]


async def watch(path: Path, level: Any, pace: dict[str, Any]) -> Times:
    """Let bots play beside a person; return for each decision whether it was forced, and how long it took."""
    hall = Hall(Settings(database=f"sqlite:///{path}", bot_workers=1, **pace))
    await hall.open()
    times: Times = []
    try:
        host = Session("s0", "Ada", "en")
        wishes = [SeatWish(kind="me"), SeatWish(kind="bot", level=level), SeatWish(kind="bot", level=level)]
        room = (await open_table(hall, host, game_plan({"players": 3}, wishes, {"kind": "none"}, "", host))).room
        # Until there are some of both.
        while len(times) < 4 or not 3 <= sum(only for only, _ in times[2:]) <= len(times[2:]) - 3:
            game = room.table.played()
            ask, legal, begin = room.table.ask, game.legal_actions(), time.monotonic()
            if room.table.bot_asked is None:
                draft = Draft("decide", {"seat": game.seat, "action": legal[-1], "spent": 0})
                await room.commit(lambda table, d=draft: [d])  # type: ignore[misc]
                continue
            while room.table.ask == ask:
                await asyncio.sleep(0.002)
            times.append((len(legal) == 1, time.monotonic() - begin))
        return times[2:]  # the worker has to start
    finally:
        await hall.close()


@pytest.mark.parametrize("level", ["novice", "mentat"])
def test_forced_and_free_choices_take_equally_long(tmp_path: Path, level: str) -> None:
    times = run(watch(tmp_path / "tells.sqlite3", level, {"bot_pace_seconds": PACE}))
    forced = sorted(took for only, took in times if only)
    free = sorted(took for only, took in times if not only)
    least = PACE if level == "novice" else 0.3
    # Who watches may notice the question late, and measures less than was waited.
    assert forced[len(forced) // 2] >= 0.8 * least, forced
    middle = free[len(free) // 2]
    # On a busy machine all choices take longer; the forced ones with them.
    assert abs(forced[len(forced) // 2] - middle) < max(0.1, 0.35 * middle), (forced, free)


def test_the_decisions_of_a_turn_share_its_time(tmp_path: Path) -> None:
    """However many there are, a bot that searches thinks no longer than the time of its level in a turn."""
    asked: list[tuple[int, int, float]] = []

    async def follow() -> None:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path / 'turns.sqlite3'}", bot_workers=1, bot_pace_seconds=0.0))
        await hall.open()
        try:
            host = Session("s0", "Ada", "en")
            wishes = [SeatWish(kind="me"), *(SeatWish(kind="bot", level="mentat") for _ in range(2))]
            room = (await open_table(hall, host, game_plan({"players": 3}, wishes, {"kind": "none"}, "", host))).room
            think = hall.driver._pool.ask

            async def noted(question: Any, thinking: float, *rest: Any) -> Any:
                asked.append((question["seat"], len(question["actions"]), thinking))
                return await think(question, thinking, *rest)

            hall.driver._pool.ask = noted  # type: ignore[method-assign]
            while len(asked) < 24:
                game = room.table.played()
                if room.table.bot_asked is None:
                    draft = Draft("decide", {"seat": game.seat, "action": game.legal_actions()[-1], "spent": 0})
                    await room.commit(lambda table, d=draft: [d])  # type: ignore[misc]
                await asyncio.sleep(0.01)
        finally:
            await hall.close()

    run(follow())
    turns: list[list[float]] = []
    for before, (seat, step, thinking) in zip([(-1, -1, 0.0), *asked], asked, strict=False):
        if (before[0], before[1] + 1) == (seat, step):
            turns[-1].append(thinking)
        else:
            turns.append([thinking])
    assert max(len(turn) for turn in turns) >= 3
    for turn in turns:
        assert sum(turn) <= 0.3 + 0.01 * len(turn)
        assert turn == sorted(turn, reverse=True)
    assert {turn[0] for turn in turns} == {0.3 * 0.4}
