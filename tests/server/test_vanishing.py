"""A client may vanish at any point of a command: what was stored is told to everybody, and bots go on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from landsraad.server.hall.connection import Connection
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import game_plan, open_table
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Draft, Record, Session
from landsraad.server.wire.common import SeatWish
from tests.server.kit import Person, Served, run

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]


def first_messages(ask: int, action: int) -> dict[str, Data]:
    """What a client says before it acts and goes."""
    return {
        "ping": {"type": "ping"},
        "chat": {"type": "chat", "id": "hello", "text": "bye"},
        "preview": {"type": "preview", "id": "look", "ask": ask, "action": action},
    }


async def vanish(server: Served, ada: Person, table: str, first: str) -> None:
    """Say something, act, and be gone at once."""
    address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{table}/ws"
    async with connect(address, additional_headers={"Cookie": ada.cookie}, max_size=2**22) as socket:
        await socket.send('{"type":"hello","v":1}')
        while True:
            state = json.loads(await socket.recv())
            if state["type"] == "state" and (state["question"] or {}).get("options"):
                break
        ask, action = state["ask"], state["question"]["options"][0]["action"]
        await socket.send(json.dumps(first_messages(ask, action)[first]))
        await socket.send(json.dumps({"type": "act", "id": "gone", "ask": ask, "action": action}))


def last_stored(server: Served, table: str) -> int:
    """Return the number of the last record of a table, read past the server."""
    with sqlite3.connect(server.settings["database"].removeprefix("sqlite:///")) as connection:
        found: int = connection.execute("SELECT max(seq) FROM records WHERE table_id = ?", (table,)).fetchone()[0]
        return found


async def gone(server: Served, first: str) -> None:
    for _ in range(6):
        async with Person(server) as ada, Person(server, "Eve") as eve:
            made = await ada.table("me", BOT, BOT)
            table = made["table"]["id"]
            await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
            async with eve.at(table) as other:
                await vanish(server, ada, table, first)
                await asyncio.sleep(0.3)
                stored = last_stored(server, table)
                while max(message.get("seq", 0) for message in other.heard) < stored:
                    await asyncio.wait_for(other.next(), 3)


@pytest.mark.parametrize("first", ["ping", "chat", "preview"])
def test_what_was_stored_is_told_though_its_sender_is_gone(server: Served, first: str) -> None:
    run(gone(server, first))


async def cancelled(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    try:
        host = Session("s0", "Ada", "en")
        wishes = [SeatWish(kind="me"), SeatWish(kind="here"), SeatWish(kind="here")]
        room = (await open_table(hall, host, game_plan({"players": 3}, wishes, {"kind": "none"}, "", host))).room
        watcher = Connection(room, Session("s1", "Eve", "en"), "en", 0, None)
        room.enter(watcher, lambda code, why: None)
        append, stored = hall.store.append, asyncio.Event()

        async def slow(table_id: str, after: int, drafts: list[Draft], new: None) -> list[Record]:
            result = await append(table_id, after, drafts)
            stored.set()
            await asyncio.sleep(0.05)
            return result

        hall.store.append = slow  # type: ignore[method-assign,assignment]
        act = Draft("decide", {"seat": room.table.asked, "action": room.table.played().legal_actions()[0], "spent": 0})
        before = room.table.seq
        caller = asyncio.create_task(room.commit(lambda table: [act]))
        await stored.wait()
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        await asyncio.sleep(0.2)
        assert room.table.seq == before + 1, "stored, but the room does not know"
        assert watcher.state()["seq"] == before + 1
    finally:
        await hall.close()


def test_a_commit_is_carried_through_when_its_caller_is_cancelled(tmp_path: Path) -> None:
    run(cancelled(tmp_path / "cancelled.sqlite3"))
