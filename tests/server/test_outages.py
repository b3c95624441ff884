"""Outages: a note that fails is dropped, all games are taken up again, clocks stand still while nothing is stored."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.server.errors import Refused
from landsraad.server.hall.connection import Connection
from landsraad.server.hall.doorbell import Doorbell
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import Plan, game_plan, open_table
from landsraad.server.settings import Settings
from landsraad.server.storage.engine import connect
from landsraad.server.storage.rows import Draft, Session
from landsraad.server.wire.common import SeatWish
from tests.server.kit import run
from tests.server.postgres import Postgres
from tests.server.test_clocks import PLAYERS, drafts

HOST = Session("s0", "Ada", "en")


async def ringing(address: str) -> None:
    engine = connect(address)
    heard: list[dict[str, Any]] = []
    one, two = Doorbell(engine, lambda note: None), Doorbell(engine, heard.append)
    await one.open()
    await two.open()
    try:
        line = one._connection
        one.ring(table="t", here=[f"{n:032x}" for n in range(400)])  # longer than a note may be
        one.ring(table="t", seq=5)
        await until(lambda: any(note.get("seq") == 5 for note in heard))
        assert one._connection is line, "a note that is too long costs no connection"
        # Many notes about one table are one note.
        for seq in range(6, 500):
            one.ring(table="t", seq=seq)
        await until(lambda: any(note.get("seq") == 499 for note in heard))
        assert len(heard) < 250
        # A lost connection: what was said meanwhile is read by everybody.
        await one._connection.close()
        one.ring(table="t", seq=500)
        await until(lambda: any(note.get("all") or note.get("seq") == 500 for note in heard))
    finally:
        await one.close()
        await two.close()
        await engine.dispose()


async def until(done: Any, seconds: float = 10.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.02)


def test_a_note_that_fails_is_dropped_and_the_doorbell_rings_on() -> None:
    with Postgres() as postgres:
        run(ringing(postgres.address))


async def many_spectators(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    rung: list[dict[str, Any]] = []
    hall.doorbell.ring = lambda **note: rung.append(note)  # type: ignore[method-assign]
    try:
        wishes = [SeatWish(kind="me"), SeatWish(kind="here"), SeatWish(kind="open")]
        room = (await open_table(hall, HOST, game_plan({"players": 3}, wishes, {"kind": "none"}, "", HOST))).room
        for number in range(30):
            watcher = Connection(room, Session(f"w{number}", "Eve", "en"), "en", 0, None)
            room.enter(watcher, lambda code, why: None)
        room.enter(Connection(room, HOST, "en", 0, None), lambda code, why: None)
        assert rung[-1]["here"] == ["s0"], "only people with seats are announced"
    finally:
        await hall.close()


def test_spectators_are_not_announced_to_other_processes(tmp_path: Path) -> None:
    run(many_spectators(tmp_path / "spectators.sqlite3"))


async def recovery(path: Path) -> None:
    settings = Settings(database=f"sqlite:///{path}", bot_workers=1)
    hall = Hall(settings)
    hall.driver.poke = lambda room: None  # type: ignore[method-assign]
    await hall.open()
    wishes = [SeatWish(kind="bot", level="novice") for _ in range(3)]
    ids = []
    for _ in range(7):
        plan = game_plan({"players": 3}, wishes, {"kind": "none"}, "", HOST)
        ids.append((await open_table(hall, HOST, plan)).room.id)
    await hall.close()
    hall = Hall(settings)
    poked: set[str] = set()
    hall.driver.poke = lambda room: poked.add(room.id)  # type: ignore[method-assign]
    await hall.open()
    try:
        await until(lambda: poked == set(ids))
    finally:
        await hall.close()


def test_recovery_takes_up_all_running_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.hall.hall.PAGE", 3)
    run(recovery(tmp_path / "recovery.sqlite3"))


async def asked_often(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    asked: list[int] = []

    async def ping() -> None:
        asked.append(1)
        await asyncio.sleep(0.05)

    hall.store.ping = ping  # type: ignore[method-assign]
    try:
        assert all(await asyncio.gather(*(hall.pulse.beats() for _ in range(100))))
        assert len(asked) == 1, "whoever looks after the server is heard without a limit, so it may cost nothing"

        async def refuse() -> None:
            raise Refused("storage_failed")

        hall.store.ping = refuse  # type: ignore[method-assign]
        async with asyncio.timeout(10):
            while await hall.pulse.beats():
                await asyncio.sleep(0.1)
    finally:
        await hall.close()


def test_however_many_ask_the_database_is_asked_once_a_second(tmp_path: Path) -> None:
    run(asked_often(tmp_path / "pulse.sqlite3"))


async def ended(path: Path) -> None:
    settings = Settings(database=f"sqlite:///{path}", bot_workers=1)
    hall = Hall(settings)
    await hall.open()
    note = hall.store.set_status

    async def refuse(*_: Any) -> None:
        raise Refused("storage_failed")

    hall.store.set_status = refuse  # type: ignore[method-assign]
    wishes = [SeatWish(kind="bot", level="novice") for _ in range(2)]
    room = (await open_table(hall, HOST, game_plan({"players": 2}, wishes, {"kind": "none"}, "", HOST))).room

    def kept(query: str) -> Any:
        with sqlite3.connect(path) as connection:
            return connection.execute(query).fetchone()[0]

    await until(lambda: room.table.status == "finished", 120)
    await asyncio.sleep(0.2)
    assert kept("SELECT status FROM tables") == "playing"
    # The storage works again: what could not be noted is.
    hall.store.set_status = note  # type: ignore[method-assign]
    await until(lambda: kept("SELECT status FROM tables") == "finished")
    assert kept("SELECT count(*) FROM results") == 2
    await hall.close()
    # As if the server had been killed between the last record and the note of the end.
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET status = 'playing'")
        connection.execute("DELETE FROM results")
    hall = Hall(settings)
    await hall.open()
    try:
        await until(lambda: kept("SELECT status FROM tables") == "finished")
        assert kept("SELECT count(*) FROM results") == 2
    finally:
        await hall.close()


def test_how_a_game_came_out_is_noted_though_the_storage_or_the_server_fell_at_its_end(tmp_path: Path) -> None:
    run(ended(tmp_path / "ended.sqlite3"))


async def clocked(path: Path) -> tuple[Hall, Any]:
    """Return a hall with a table whose clock is short."""
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    clock = {"kind": "fischer", "seconds": 2, "increment": 0}
    opening = await open_table(hall, HOST, Plan(ls.Setup(players=PLAYERS), drafts(), clock))
    return hall, opening.room


async def failing(path: Path, patience: float) -> None:
    hall, room = await clocked(path)
    try:

        async def refuse(*work: Any) -> Any:
            await asyncio.sleep(patience)
            raise Refused("storage_failed")

        assert hall.store._direct is not None
        write, append = hall.store._writer.write, hall.store._direct.append
        hall.store._writer.write = refuse  # type: ignore[method-assign]
        hall.store._direct.append = refuse  # type: ignore[method-assign]
        with pytest.raises(Refused, match="storage_failed"):
            await room.commit(lambda table: [Draft("chat", {"seat": 0, "name": "", "text": ""}, "s0", "c")])
        await asyncio.sleep(3.0)
        hall.store._writer.write = write  # type: ignore[method-assign]
        hall.store._direct.append = append  # type: ignore[method-assign]
        await asyncio.sleep(1.2)
        assert all(seat.stand_in is None for seat in room.table.seats), "a flag fell for an outage"
        await until(lambda: any(seat.stand_in == "clock" for seat in room.table.seats))
    finally:
        await hall.close()


@pytest.mark.parametrize("patience", [0.0, 2.5])
def test_clocks_stand_still_while_the_storage_fails(tmp_path: Path, patience: float) -> None:
    """Also while it is not known yet that it fails: the clock of two seconds is up before the storage gives up."""
    run(failing(tmp_path / "failing.sqlite3", patience))


async def jumping(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, room = await clocked(path)
    try:
        usual = time.time_ns
        for jump in (86_400, -86_400):
            monkeypatch.setattr(time, "time_ns", lambda jump=jump: usual() + jump * 1_000_000_000)
            await asyncio.sleep(0.7)
            assert all(seat.stand_in is None for seat in room.table.seats), "a flag fell for a jump of the clock"
        spent = room.table.clocks.spent(hall.timer.now())
        assert 1000 <= spent < 2000
        await until(lambda: any(seat.stand_in == "clock" for seat in room.table.seats))
    finally:
        await hall.close()


def test_a_jump_of_the_clock_is_nobodys_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(jumping(tmp_path / "jumping.sqlite3", monkeypatch))


async def gone_before_it_was_read(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    told: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: told.append(what))
    going_on = asyncio.Event()

    async def closing(table_id: str) -> None:
        await going_on.wait()
        raise Refused("storage_failed")

    hall.store.table = closing  # type: ignore[method-assign, assignment]
    try:
        asked = asyncio.create_task(hall.room("t1"))
        await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        going_on.set()
        await asyncio.sleep(0.05)
        gc.collect()
        assert told == [], "a refusal that nobody waits for any more is no fault"
    finally:
        await hall.close()


def test_who_has_gone_leaves_no_refusal_behind(tmp_path: Path) -> None:
    run(gone_before_it_was_read(tmp_path / "gone.sqlite3"))
