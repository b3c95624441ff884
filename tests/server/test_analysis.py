"""Finished games looked at again: who may, how far it is, what it says, and that nobody else waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.bots.analysis import Analyst, analyze, turns
from landsraad.server.bots.analyses import Analyses
from landsraad.server.bots.levels import PLAYED_BY
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import game_plan, open_table
from landsraad.server.hall.room import Room
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Session
from landsraad.server.wire.common import SeatWish
from tests.server.kit import Person, Served, run, serving

Data = dict[str, Any]
ITERATIONS = 4
BOT = {"kind": "bot", "level": "adept"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite3'}"
    with serving(database, analysis_iterations=ITERATIONS) as served:
        yield served


async def finished(person: Person) -> Data:
    """Let bots play a game to its end."""
    made = await person.table(BOT, BOT)
    while True:
        table: Data = await person.get(f"/tables/{made['table']['id']}")
        if table["status"] == "finished":
            return {**made, "table": table}
        await asyncio.sleep(0.2)


async def done(person: Person, table: str) -> Data:
    """Wait for the analysis of a game; it only ever goes forward."""
    before = 0
    while True:
        info: Data = await person.get(f"/tables/{table}/analysis")
        assert info["status"] in ("waiting", "working", "done"), info["status"]
        assert info["done"] >= before
        before = info["done"]
        if info["status"] == "done":
            return info
        assert info["points"] == []
        await asyncio.sleep(0.1)


async def analysed(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Eve", "de") as eve, Person(server, "Mal") as mallory:
        made = await finished(ada)
        table = made["table"]["id"]
        none = await ada.get(f"/tables/{table}/analysis")
        assert (none["status"], none["points"], none["turns"]) == ("none", [], [])
        for path in ("analysis", "analysis/0"):
            await mallory.get(f"/tables/{table}/{path}", 404)
        await mallory.post(f"/tables/{table}/analysis", status=404)
        begun = await ada.post(f"/tables/{table}/analysis")
        assert begun["status"] in ("waiting", "working")
        assert (await ada.post(f"/tables/{table}/analysis"))["done"] >= begun["done"], "asked twice, begun once"
        assert await ada.usual_wait() < 0.5, "nobody at another table waits for an analysis"
        info = await done(ada, table)
        # The figures are those of `landsraad analyze` with the same iterations.
        save = await ada.get(f"/tables/{table}/save")
        game = ls.load(save)
        judged = analyze(game.opening(), game.history, Analyst(ITERATIONS))
        assert info["iterations"] == ITERATIONS
        assert [(point["step"], point["seat"], point["value"]) for point in info["points"]] == [
            (one.number, one.seat, round(one.value, 4)) for one in judged
        ]
        worst = turns(judged)[0]
        assert (info["turns"][0]["first"], info["turns"][0]["step"]) == (worst.first, worst.worst.number)
        assert info["turns"][0]["loss"] == pytest.approx(worst.loss, abs=0.002)
        assert len(info["seats"]) == 2
        # A game of bots is reviewed at the three costliest turns of all; reasons are words, not keys.
        assert [turn["step"] for turn in info["review"]] == [turn["step"] for turn in info["turns"][:3]]
        told = [reason for turn in info["review"] for reason in turn["reasons"]]
        assert told
        assert not any("review-" in reason for reason in told)
        assert sum(seat["choices"] for seat in info["seats"]) == len(judged)
        step = await ada.get(f"/tables/{table}/analysis/{worst.worst.number}")
        assert step["played"] == info["turns"][0]["played"]
        assert step["best"] == info["turns"][0]["best"] != step["played"]
        assert [option["text"] for option in step["judged"]["options"]] == [
            thought.text for thought in worst.worst.considered.options[:6]
        ]
        # A spectator sees the replay, so this too, in a language of their own.
        await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
        there = await eve.get(f"/tables/{table}/analysis")
        assert there["points"] == info["points"]
        assert there["turns"][0]["played"] != info["turns"][0]["played"]
        assert (await eve.get(f"/tables/{table}/analysis?lang=en"))["turns"] == info["turns"]
        await ada.get(f"/tables/{table}/analysis/{len(game.history)}", 404)
        await ada.get(f"/tables/{table}/analysis/-1", 422)


def test_a_finished_game_is_analysed_for_those_who_may_see_its_replay(server: Served) -> None:
    run(analysed(server))


async def running(server: Served) -> None:
    async with Person(server) as ada:
        table = (await ada.table("me", BOT, BOT))["table"]["id"]
        for path in ("analysis", "analysis/0"):
            assert (await ada.get(f"/tables/{table}/{path}", 409))["error"]["code"] == "wrong_status"
        await ada.post(f"/tables/{table}/analysis", status=409)


def test_a_running_game_is_not_analysed(server: Served) -> None:
    run(running(server))


async def kept(path: Path) -> None:
    settings = Settings(database=f"sqlite:///{path}", analysis_iterations=ITERATIONS)
    hall, room = await hall_with_game(settings)
    considered = room.table.considered
    assert considered, "bots that look ahead say what they considered"
    for number, noted in considered.items():
        seat, _ = room.table.history[number]
        assert (noted["seat"], noted["bot"]) == (seat, "heuristic")
        assert 1 < len(noted["options"]) <= 6
    hall.analyses.start(room)
    job = hall.analyses.job(room.id)
    assert job is not None
    assert job.task is not None
    await job.task
    found = room.table.analysis
    assert found is not None
    assert room.id not in hall.analyses
    await hall.close()
    again = Hall(settings)
    await again.open()
    try:
        read = await again.room(room.id)
        assert read is not None
        assert read.table.analysis == found
        assert read.table.considered == considered
        again.analyses.start(read)
        assert again.analyses.job(room.id) is None, "it is there already"
    finally:
        await again.close()


async def hall_with_game(settings: Settings) -> tuple[Hall, Room]:
    """Return a hall where bots have played a game to its end."""
    hall = Hall(settings)
    await hall.open()
    wishes = [SeatWish(kind="bot", level="adept") for _ in range(2)]
    plan = game_plan({"players": 2}, wishes, {"kind": "none"}, "", Session("s0", "Ada", "en"))
    room = (await open_table(hall, Session("s0", "Ada", "en"), plan)).room
    while room.table.status != "finished":
        await asyncio.sleep(0.1)
    return hall, room


def test_the_analysis_and_what_bots_considered_survive_a_restart(tmp_path: Path) -> None:
    assert PLAYED_BY["adept"] == "adept"
    run(kept(tmp_path / "kept.sqlite3"))


async def limited(path: Path) -> None:
    settings = Settings(database=f"sqlite:///{path}", analysis_iterations=200_000, bot_seconds=1.0)
    hall, room = await hall_with_game(Settings(database=f"sqlite:///{path}"))
    try:
        hall.analyses = Analyses(settings)
        begin = time.monotonic()
        hall.analyses.start(room)
        job = hall.analyses.job(room.id)
        assert job is not None
        assert job.task is not None
        await job.task
        assert time.monotonic() - begin < 20
        assert (job.status, room.table.analysis) == ("failed", None)
        hall.analyses = Analyses(Settings(analysis_iterations=ITERATIONS))
        hall.analyses.start(room)
        again = hall.analyses.job(room.id)
        assert again is not None
        assert again.task is not None
        await again.task
        assert room.table.analysis is not None, "what failed can be tried again"
    finally:
        await hall.close()


def test_an_analysis_that_takes_too_long_ends(tmp_path: Path) -> None:
    run(limited(tmp_path / "limited.sqlite3"))
