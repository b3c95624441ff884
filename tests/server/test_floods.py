"""Half-open connections and floods: they are let go, others do not notice, and the log stays small."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from pathlib import Path

import pytest
import uvicorn
from fastapi import FastAPI
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from landsraad.server.gate import Gate, protocols
from landsraad.server.logs import Calm
from landsraad.server.settings import Settings
from tests.server.kit import Person, Seat, Served, run, serving
from tests.server.test_farewells import last_words

FLOOD = "127.0.0.2"  # another address of this machine
SETTINGS = {"header_seconds": 1.0, "body_seconds": 1.0, "hello_seconds": 1.0, "sockets_of_address": 60}


async def opened(server: Served, first: bytes, source: str = FLOOD) -> socket.socket:
    """Open a connection and send something."""
    host, port = server.address.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    one = socket.socket()
    one.setblocking(False)
    one.bind((source, 0))
    await loop.sock_connect(one, (host, int(port)))
    await loop.sock_sendall(one, first)
    return one


async def answer(one: socket.socket, seconds: float) -> bytes:
    """Return all that comes until the other side closes."""
    heard = b""
    async with asyncio.timeout(seconds):
        try:
            while part := await asyncio.get_running_loop().sock_recv(one, 65536):
                heard += part
        except ConnectionError:
            pass
    one.close()
    return heard


async def flood(server: Served) -> None:
    sockets = []
    async with Person(server) as ada:
        wait = 0.0
        for number in range(1100):
            try:
                sockets.append(await opened(server, b"GET / HTTP/1.1\r\nHost: 127"))
            except OSError:
                continue
            if number % 100 == 0:
                begin = time.monotonic()
                await ada.get("/session")
                wait = max(wait, time.monotonic() - begin)
        assert wait < 3.0
        assert len(sockets) > 500
        await asyncio.gather(*(answer(one, 15) for one in sockets))
        await ada.get("/session")


def test_a_thousand_partial_requests_stop_nobody(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path / 'flood.sqlite3'}", **SETTINGS).start()
    try:
        run(flood(server))
    finally:
        errors = server.stop()
    assert len(errors) < 20_000, errors[:2000]
    assert "Traceback" not in errors


async def halves(server: Served) -> None:
    host = server.address.removeprefix("http://").encode()
    whole = b"GET /api/v1/about HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"
    # A request that stops in its headers, the second of a connection that does so, and one that stops in its body.
    assert await answer(await opened(server, whole[:30]), 30) == b""
    assert (await answer(await opened(server, whole + whole[:30]), 30)).count(b"HTTP/1.1 200") == 1
    body = (
        b"POST /api/v1/session HTTP/1.1\r\nHost: " + host + b"\r\nContent-Type: application/json\r\nContent-Length: 20"
    )
    assert b"HTTP/1.1 408" in await answer(await opened(server, body + b'\r\n\r\n{"name"'), 30)
    # A connection that says nothing at all.
    assert await answer(await opened(server, b""), 30) == b""
    async with Person(server) as ada:
        made = await ada.table("me", "here", "here")
        address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{made['table']['id']}/ws"
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as silent:
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(silent.recv(), 30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400


def test_who_stops_in_the_middle_is_let_go(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'halves.sqlite3'}", **SETTINGS) as server:
        run(halves(server))


class Line(asyncio.Transport):
    """A connection whose other side reads when it likes."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 6)})
        self.aborted = False

    def abort(self) -> None:
        """Note that it is over."""
        self.aborted = True

    def is_closing(self) -> bool:
        """Tell whether it is over."""
        return self.aborted

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Nobody asks for it here."""
        return asyncio.BaseProtocol()

    def close(self) -> None:
        """End."""
        self.aborted = True


async def unread() -> None:
    http, _ = protocols(Gate(Settings(send_seconds=0.2), 1000))
    config = uvicorn.Config(FastAPI(), lifespan="off")
    config.load()
    one, line = http(config=config, server_state=ServerState(), app_state={}), Line()
    one.connection_made(line)
    one.pause_writing()
    await asyncio.sleep(0.01)
    one.resume_writing()
    await asyncio.sleep(0.4)
    assert not line.aborted, "who reads slowly is served"
    one.pause_writing()
    async with asyncio.timeout(20):
        while not line.aborted:
            await asyncio.sleep(0.05)
    one.connection_lost(None)


def test_who_takes_no_answer_is_let_go() -> None:
    run(unread())


async def crowded(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", "here", "here")
        address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{made['table']['id']}/ws"
        silent = [await connect(address, additional_headers={"Cookie": ada.cookie}) for _ in range(6)]
        # Those who have not said hello count too.
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as late:
            message, code = await last_words(Seat(late))
            assert (message["code"], code) == ("busy", 1013)
        for one in silent:
            await one.close()
        async with ada.at(made["table"]["id"]):
            pass


def test_connections_count_before_they_say_hello(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'crowded.sqlite3'}", max_connections=6) as server:
        run(crowded(server))


def test_the_log_is_calm() -> None:
    calm = Calm(most=3, seconds=60.0)
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "out of files: %s", ("x",), None)
    assert [calm.filter(record) for _ in range(10)] == [True] * 3 + [False] * 7
    other = logging.LogRecord("asyncio", logging.ERROR, "", 0, "something else", (), None)
    assert calm.filter(other)
    calm.now = lambda: time.monotonic() + 61.0
    assert calm.filter(record)
    assert "7" in record.getMessage()
