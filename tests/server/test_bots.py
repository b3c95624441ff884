"""Bots in worker processes: limits hold, failures are replaced, and nobody waits for a thinking bot."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, get_args

import pytest

import landsraad as ls
from landsraad.bots import BOTS, CHARACTERS, LearnedSearchBot, make_bot
from landsraad.server.bots.levels import PLAYED_BY, SPARE, bot_of
from landsraad.server.bots.pool import BotFailed, Pool, hurried
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import game_plan, open_table
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Session
from landsraad.server.wire.common import Level, SeatWish
from tests.server.kit import Person, Served, run, serving
from tests.support.play import size

WORKER = "tests.server.slow_bots"


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pool start workers with strange bots."""
    monkeypatch.setattr("landsraad.server.bots.pool.WORKER", WORKER)


def question(bot: str) -> dict[str, Any]:
    setup = ls.Setup(players=3)
    game = ls.new_game(setup, 7)
    return {"table": "t", "setup": setup.to_json(), "seed": "7", "actions": [], "seat": game.seat, "bot": bot}


def test_every_level_is_played_by_a_bot_of_the_registry() -> None:
    assert tuple(PLAYED_BY) == get_args(Level)
    for level in PLAYED_BY:
        assert make_bot(bot_of(level))
    assert SPARE in BOTS


async def natured(server: Served) -> None:
    async with Person(server) as ada:
        wishes: list[dict[str, Any]] = [
            {"kind": "me"},
            {"kind": "bot", "level": "novice", "character": "trader"},
            {"kind": "bot", "level": "novice", "character": "random"},
            {"kind": "open"},
        ]
        made = await ada.post("/tables", {"setup": {"players": 4}, "seats": wishes}, 201)
        table = made["table"]["id"]
        me, trader, drawn, empty = (seat["character"] for seat in made["table"]["seats"])
        assert (me, trader, empty) == (None, "trader", None)
        assert drawn in CHARACTERS
        assert drawn != "trader"
        assert "Ordwin Mell" in made["table"]["seats"][1]["name"]
        await ada.post(f"/tables/{table}/start", {"fill": "novice", "character": "jester"}, 422)
        begun = await ada.post(f"/tables/{table}/start", {"fill": "novice", "character": "random"})
        found = [seat["character"] for seat in begun["seats"]]
        assert found[:3] == [None, "trader", drawn]
        assert found[3] in set(CHARACTERS) - {"trader", drawn}
        async with ada.at(table) as seat:  # they play, and a bot that stands in for a person has no character
            assert await seat.play(moves=3) == 3
            assert [one["character"] for one in seat.state["seats"]] == found
        taken = await ada.post(f"/tables/{table}/takeover", {"seat": 0, "level": "novice"})
        assert taken["seats"][0]["character"] is None
        told = await ada.get("/about")
        assert [one["character"] for one in told["characters"]] == list(CHARACTERS)


def test_bots_may_have_characters(server: Served) -> None:
    run(natured(server))
    assert bot_of("mentat", 0.5, "trader") == "mentat@0.5:trader"
    assert bot_of("novice", None, "trader") == "novice:trader"
    assert hurried("mentat@0.5:trader", 0.1) == "mentat@0.1:trader"
    assert hurried("mentat@0.5", 0.1) == "mentat@0.1"


async def thinking_time(server: Served) -> None:
    async with Person(server) as ada:
        wishes: list[dict[str, Any]] = [
            {"kind": "me"},
            {"kind": "bot", "level": "mentat", "seconds": 0.5},
            {"kind": "open"},
        ]
        made = await ada.post("/tables", {"setup": {"players": 3}, "seats": wishes}, 201)
        assert [seat["seconds"] for seat in made["table"]["seats"]] == [None, 0.5, None]
        for wrong in (0, 0.05, 11, "long"):
            wishes[1]["seconds"] = wrong
            await ada.post("/tables", {"setup": {"players": 3}, "seats": wishes}, 422)
        # So can that of bots that fill the open seats, and of one that takes over.
        table = made["table"]["id"]
        await ada.post(f"/tables/{table}/start", {"fill": "mentat", "seconds": 20}, 422)
        begun = await ada.post(f"/tables/{table}/start", {"fill": "kwisatz_haderach", "seconds": 0.2})
        assert [seat["seconds"] for seat in begun["seats"]] == [None, 0.5, 0.2]
        taken = await ada.post(f"/tables/{table}/takeover", {"seat": 0, "level": "mentat", "seconds": 0.1})
        assert (taken["seats"][0]["level"], taken["seats"][0]["seconds"]) == ("mentat", 0.1)
        back = await ada.post(f"/tables/{table}/handback", {"seat": 0})
        assert (back["seats"][0]["level"], back["seats"][0]["seconds"]) == (None, None)


def test_the_thinking_time_of_a_bot_can_be_set(server: Served) -> None:
    run(thinking_time(server))
    assert bot_of("mentat", 0.5) == "mentat@0.5"
    assert bot_of("mentat") == "mentat"
    assert bot_of("novice", 5.0) == "novice"  # does not search
    bot = make_bot(bot_of("kwisatz_haderach", 2.0))
    assert isinstance(bot, LearnedSearchBot)
    assert bot.seconds == 2.0


async def limits() -> None:
    pool = Pool(Settings(bot_workers=1, bot_seconds=8.0, bot_memory_mb=1500))
    try:
        legal = ls.new_game(ls.Setup(players=3), 7).legal_actions()
        assert (await pool.ask(question("talker")))["action"] in legal
        with pytest.raises(BotFailed, match="no idea"):
            await pool.ask(question("failing"))
        with pytest.raises(BotFailed, match="MemoryError"):
            await pool.ask(question("glutton"))
        begin = time.monotonic()
        with pytest.raises(BotFailed, match="no answer within"):
            await pool.ask(question("sleeper"))
        assert time.monotonic() - begin < 15
        assert (await pool.ask(question("random")))["action"] in legal
        first = await pool.ask(question("greedy"))
        assert await pool.ask(question("greedy")) == first, "the same question has the same answer"
    finally:
        await pool.stop()


async def patience() -> None:
    pool = Pool(Settings(bot_workers=1, bot_seconds=0.01))
    try:
        await pool.ask(question("search@0.3"), 30.0)  # the time to think comes on top
        with pytest.raises(BotFailed, match="no answer within"):
            await pool.ask(question("search@5"))
    finally:
        await pool.stop()


def test_a_bot_may_think_as_long_as_it_was_told() -> None:
    run(patience())


@pytest.mark.usefixtures("strange")
def test_limits_hold_and_the_worker_is_replaced() -> None:
    run(limits())


async def stubborn(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}", bot_seconds=3.0))
    await hall.open()
    try:
        host = Session("s0", "Ada", "en")
        wishes = [SeatWish(kind="bot", level="adept") for _ in range(3)]
        plan = game_plan({"players": 3}, wishes, {"kind": "none"}, "", host)
        opening = await open_table(hall, host, plan)
        for _ in range(200):
            if opening.room.table.history:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the table stands still because its bot fails")
    finally:
        await hall.close()


@pytest.mark.usefixtures("strange")
def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYED_BY, "adept", "failing")
    run(stubborn(tmp_path / "stubborn.sqlite3"))


async def meanwhile(server: Served) -> None:
    async with Person(server) as ada:
        busy = {"kind": "bot", "level": "kwisatz_haderach"}
        await ada.table(busy, busy, busy)
        assert await ada.usual_wait() < 0.5


def test_people_do_not_wait_for_the_bots_of_other_tables(server: Served) -> None:
    run(meanwhile(server))


async def waits(server: Served, turns: int) -> list[float]:
    """Return how long a person waited for three of the strongest opponents, turn by turn."""
    strongest = {"kind": "bot", "level": "kwisatz_haderach"}
    found: list[float] = []
    async with Person(server) as ada:
        made = await ada.table("me", strongest, strongest, strongest)
        async with ada.at(made["table"]["id"]) as seat:
            await seat.asked()  # the worker has started
            while len(found) < turns and seat.state["status"] != "finished":
                begun, before = time.monotonic(), seat.state["view"]
                await seat.play(moves=1)
                await seat.asked()
                after = seat.state["view"]
                # From an Agent turn to the next: all others have had theirs.
                if before["phase"] == after["phase"] == "player_turns" and after["round"] == before["round"]:
                    took = time.monotonic() - begun
                    found += [took] if took > 0.5 else []
    return found


def test_three_of_the_strongest_answer_soon(tmp_path: Path) -> None:
    """Within six seconds together where nothing else runs; beside other work they are given more, and take no more."""
    with serving(f"sqlite:///{tmp_path / 'soon.sqlite3'}") as server:
        found = run(waits(server, size(2, 8)), 300)
    assert len(found) >= 2
    assert max(found) <= size(24, 6), found
