"""Crowds: many who look on cost the others nothing, and one address cannot take all places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from landsraad.server.hall.connection import Connection
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import game_plan, open_table
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Session
from landsraad.server.wire.common import SeatWish
from tests.server.kit import Person, Seat, Served, run, serving
from tests.server.test_farewells import last_words

HOST = Session("s0", "Ada", "en")


async def onlookers(path: Path) -> None:
    hall = Hall(Settings(database=f"sqlite:///{path}"))
    await hall.open()
    try:
        wishes = [SeatWish(kind="me"), SeatWish(kind="here"), SeatWish(kind="open")]
        room = (await open_table(hall, HOST, game_plan({"players": 3}, wishes, {"kind": "none"}, "", HOST))).room
        told: list[Any] = []
        first = Connection(room, HOST, "en", 0, None)
        first.send = told.append  # type: ignore[method-assign]
        room.enter(first, lambda code, why: None)
        told.clear()
        watchers = [Connection(room, Session(f"w{number}", "Eve", "en"), "en", 0, None) for number in range(200)]
        for watcher in watchers:
            room.enter(watcher, lambda code, why: None)
        second = Connection(room, HOST, "en", 0, None)
        room.enter(second, lambda code, why: None)
        room.leave(second)
        for watcher in watchers:
            room.leave(watcher)
        assert told == [], "a message for everybody whenever somebody looks in is a crowd's square"
        room.leave(first)
        room.enter(first, lambda code, why: None)
        assert [message["type"] for message in told] == ["table"]
    finally:
        await hall.close()


def test_who_only_looks_on_is_no_news(tmp_path: Path) -> None:
    run(onlookers(tmp_path / "onlookers.sqlite3"))


async def welcomed(socket: ClientConnection) -> None:
    """Say hello and hear that one is welcome."""
    seat = Seat(socket)
    await seat.send({"type": "hello", "v": 1})
    await seat.until("welcome")


async def one_address(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", "here", "here")
        address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{made['table']['id']}/ws"

        def headers(client: str) -> dict[str, str]:
            return {"Cookie": ada.cookie, "X-Forwarded-For": client}

        silent = [await connect(address, additional_headers=headers("203.0.113.1")) for _ in range(4)]
        async with connect(address, additional_headers=headers("203.0.113.1")) as late:
            message, code = await last_words(Seat(late))
            assert (message["code"], code) == ("busy", 1013)
        async with connect(address, additional_headers=headers("203.0.113.2")) as other:
            await welcomed(other)
        for one in silent:
            await one.close()
        async with connect(address, additional_headers=headers("203.0.113.1")) as again:
            await welcomed(again)


def test_one_address_has_so_many_places_behind_a_proxy_too(tmp_path: Path) -> None:
    settings = {"connections_of_address": 4, "proxy": True}
    with serving(f"sqlite:///{tmp_path / 'address.sqlite3'}", **settings) as server:
        run(one_address(server))


async def plain_requests(server: Served) -> None:
    async with Person(server) as ada:
        codes = [(await ada.http.get("/words/en")).status_code for _ in range(12)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert (await ada.http.get("/about")).json()["error"]["code"] == "too_many"
        whole = server.address + "/healthz"
        assert (await ada.http.get(whole)).status_code == 200, "whoever looks after the server is heard"


def test_whatever_an_address_asks_for_is_counted(tmp_path: Path) -> None:
    settings = {"rates": {"address": [0.01, 0.00001]}}
    with serving(f"sqlite:///{tmp_path / 'plain.sqlite3'}", **settings) as server:
        run(plain_requests(server))
