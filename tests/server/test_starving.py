"""No starving: whoever asks for much waits behind those who ask for little, and limits are limits."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from landsraad.server.bots.analyses import Analyses
from landsraad.server.bots.pool import BotBusy, Pool
from landsraad.server.errors import Refused
from landsraad.server.hall.desk import Desk
from landsraad.server.limits import Limits
from landsraad.server.settings import Settings
from tests.server.kit import Person, Served, run, serving
from tests.server.test_bots import question

EVE, ADA = ("1.1.1.1", "eve"), ("2.2.2.2", "ada")


async def in_turn() -> None:
    pool = Pool(Settings(bot_workers=1, bot_wait_seconds=120.0))
    order: list[str] = []

    async def ask(who: tuple[str, str], number: int) -> None:
        await pool.ask({**question("search@0.2"), "table": f"{who}{number}"}, 0.2, who)
        order.append(who[1])

    try:
        await pool.ask(question("random"))
        eves = [asyncio.create_task(ask(EVE, n)) for n in range(8)]
        await asyncio.sleep(0.05)
        adas = [asyncio.create_task(ask(ADA, n)) for n in range(2)]
        await asyncio.gather(*eves, *adas)
        assert order[:4].count("ada") == 2, order
    finally:
        await pool.stop()


def test_bots_of_one_visitor_do_not_keep_the_bots_of_another_waiting() -> None:
    run(in_turn())


async def late() -> None:
    pool = Pool(Settings(bot_workers=1, bot_wait_seconds=0.3))
    try:
        await pool.ask(question("random"))
        thinking = asyncio.create_task(pool.ask(question("search@2"), 2.0, EVE))
        await asyncio.sleep(0.05)
        begin = time.monotonic()
        with pytest.raises(BotBusy):
            await pool.ask(question("search@2"), 2.0, ADA)
        assert time.monotonic() - begin < 1.5
        # Bots that do not search have a worker of their own: they never wait for those that do.
        await pool.ask(question("greedy"), 0.0, ADA)
        assert not thinking.done()
        await thinking
    finally:
        await pool.stop()


def test_a_bot_that_cannot_begin_in_time_says_so() -> None:
    run(late())


async def slices() -> None:
    pool = Pool(Settings(bot_workers=1, bot_slice_seconds=0.2, bot_wait_seconds=120.0))
    try:
        await pool.ask(question("random"))
        first = asyncio.create_task(pool.ask(question("search@0.5"), 0.5, EVE))
        await asyncio.sleep(0.05)
        begin = time.monotonic()
        more = [asyncio.create_task(pool.ask(question("search@6"), 6.0, who)) for who in (EVE, ADA)]
        await asyncio.gather(first, more[1])
        assert time.monotonic() - begin < 5.0, "while others wait nobody thinks as long as they like"
        more[0].cancel()
    finally:
        await pool.stop()


def test_who_thinks_long_thinks_shorter_while_others_wait() -> None:
    run(slices())


async def crowd(server: Served) -> None:
    slow = {"kind": "bot", "level": "kwisatz_haderach", "seconds": 2}
    quick = {"kind": "bot", "level": "mentat", "seconds": 0.1}
    async with Person(server, "Eve") as eve, Person(server) as ada:
        for _ in range(20):
            await eve.table(slow, slow, slow)
        made = await ada.table("me", quick, quick)
        async with ada.at(made["table"]["id"]) as seat:
            await seat.asked()
            moved, begin = 0, time.monotonic()
            while moved < 4:
                if seat.state["question"]["options"]:
                    await seat.done("act", action=seat.state["question"]["options"][-1]["action"])
                    begin = time.monotonic()
                    continue
                ask = seat.state["ask"]
                await asyncio.wait_for(seat.until("state", when=lambda m, a=ask: m["ask"] != a), 12)
                moved += 1
                assert time.monotonic() - begin < 12
                begin = time.monotonic()


def test_twenty_tables_of_slow_bots_do_not_stop_another_table(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'crowd.sqlite3'}") as server:
        run(crowd(server))


def busy(seconds: float) -> float:
    """Keep the processor busy."""
    begin = time.thread_time()
    while time.thread_time() - begin < seconds:
        sum(range(50))
    return seconds


def in_vain(seconds: float) -> float:
    """Keep the processor busy, and fail."""
    return busy(seconds) / 0


async def desk_turns() -> None:
    desk = Desk(Limits(1000.0))
    order: list[str] = []

    async def work(who: tuple[str, str]) -> None:
        await desk.run(who, busy, 0.03)
        order.append(who[1])

    eves = [asyncio.create_task(work(EVE)) for _ in range(15)]
    await asyncio.sleep(0.01)
    ticks = 0
    adas = [asyncio.create_task(work(ADA)) for _ in range(3)]
    while not all(task.done() for task in adas):
        await asyncio.sleep(0.002)
        ticks += 1
    assert order.index("ada") <= 2
    assert order[:8].count("ada") == 3, order
    assert ticks >= 8, "the event loop stood still"
    await asyncio.gather(*eves, *adas)
    desk.stop()


def test_replays_are_served_in_turn_and_beside_the_event_loop() -> None:
    run(desk_turns())


async def costly() -> None:
    desk = Desk(Limits(1.0, {"work": (0.1, 0.01), "work_address": (10.0, 1.0)}))
    await asyncio.gather(*(desk.run(EVE, busy, 0.05) for _ in range(3)))
    with pytest.raises(Refused, match="too_many") as refused:
        await desk.run(EVE, busy, 0.05)
    assert refused.value.args_["retry_ms"] > 0
    await desk.run(ADA, busy, 0.01)
    # What comes to nothing costs as much.
    with pytest.raises(ZeroDivisionError):
        await desk.run(ADA, in_vain, 0.15)
    with pytest.raises(Refused, match="too_many"):
        await desk.run(ADA, busy, 0.01)
    # Another session from the same address is another visitor, until the address has used up its own share.
    desk = Desk(Limits(1.0, {"work": (10.0, 1.0), "work_address": (0.1, 0.01)}))
    await asyncio.gather(*(desk.run((EVE[0], f"session {number}"), busy, 0.05) for number in range(3)))
    with pytest.raises(Refused, match="too_many"):
        await desk.run((EVE[0], "one more"), busy, 0.05)


def test_what_costs_much_is_limited_by_its_cost() -> None:
    run(costly())


async def analyses_in_turn() -> None:
    analyses = Analyses(Settings(analyses_of_visitor=3, analyses_of_address=4))
    order: list[str] = []
    go_on = asyncio.Event()

    async def judge(table: Any, job: Any) -> dict[str, Any]:
        order.append(job.payer[1])
        await go_on.wait()
        return {}

    async def commit(build: Any) -> int:
        return 0

    def ask(table: str, who: tuple[str, str]) -> None:
        room: Any = SimpleNamespace(id=table, commit=commit, table=SimpleNamespace(analysis=None, history=[]))
        analyses.start(room, who)

    analyses._judge_all = judge  # type: ignore[method-assign]
    for number in range(3):
        ask(f"eve {number}", EVE)
    with pytest.raises(Refused, match="too_many"):
        ask("one more", EVE)
    ask("fay", (EVE[0], "fay"))
    with pytest.raises(Refused, match="too_many"):
        ask("one more of the same address", (EVE[0], "gus"))
    ask("ada", ADA)
    tasks = [job.task for job in analyses._jobs.values() if job.task is not None]
    await asyncio.sleep(0.01)
    go_on.set()
    await asyncio.gather(*tasks)
    assert sorted(order) == ["ada", "eve", "eve", "eve", "fay"]
    assert order.index("ada") == 1, order


def test_analyses_of_one_address_do_not_keep_another_waiting() -> None:
    run(analyses_in_turn())


async def tables(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo:
        for _ in range(3):
            await ada.table("me", "open", "open")
        answer = await ada.http.post("/tables", json={"setup": {"players": 3}, "seats": [{"kind": "open"}] * 3})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many_tables")
        assert "3" in answer.json()["error"]["text"]
        mine = (await ada.get("/tables"))["tables"]
        await ada.post(f"/tables/{mine[0]['id']}/leave", {"seat": 0})
        await ada.table("me", "open", "open")
        await bo.table("me", "open", "open")


def test_a_visitor_has_so_many_tables_at_once(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tables_of_visitor=3) as server:
        run(tables(server))


def test_every_limit_is_a_setting() -> None:
    limits = Limits(1.0, {"chat": (1.0, 0.001)})
    limits.take("chat", "ada")
    with pytest.raises(Refused, match="too_many"):
        limits.take("chat", "ada")
    limits.take("chat", "bo")
    with pytest.raises(ValueError, match="above 0"):
        Limits(1.0, {"chat": (1.0, 0.0)})
    with pytest.raises(ValueError, match="shout"):
        Limits(1.0, {"shout": (1.0, 1.0)})
