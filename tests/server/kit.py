"""A real server in a process of its own, and clients that speak to it as browsers do."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from landsraad.server.wire.messages import ServerMessage

ROOT = Path(__file__).parents[2]
Data = dict[str, Any]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
SECONDS = 30.0


class Served:
    """A server process."""

    launcher = "tests.server.launch"

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = {"database": database, "rate_factor": 1000.0, **settings}
        self.address = ""
        self.output = ""  # what it wrote to stdout, once it has stopped
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int | None = None) -> Served:
        """Start the process and wait until it is ready; on the same port as before if it ran already."""
        if port is None and self.address:
            port = int(self.address.rpartition(":")[2])
        given = json.dumps({**self.settings, "port": port or 0})
        self.process = subprocess.Popen(
            [sys.executable, "-m", self.launcher, given],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise AssertionError(f"the server did not start: {self.stop()}")
        self.address = json.loads(line)["address"]
        return self

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """End the server with SIGKILL; its bot workers find their pipes closed and end."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> str:
        """Stop the server as a terminal would; return what it wrote to stderr."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> str:
        assert self.process is not None
        try:
            self.output, errors = self.process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.output, errors = self.process.communicate(timeout=30)
        self.process = None
        return errors


class Forked(Served):
    """A server forked from a process that has imported everything: it starts in a blink."""

    def __init__(self, database: str, **settings: Any) -> None:
        super().__init__(database, **settings)
        self._pid = 0
        self.nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def start(self, port: int | None = None) -> Served:
        """Fork a server; on the same port as before if it ran already."""
        if port is None and self.address:
            port = int(self.address.rpartition(":")[2])
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(json.dumps({**self.settings, "port": port or 0}) + "\n")
        self.nursery.stdin.flush()
        ready = json.loads(self.nursery.stdout.readline())
        self.address, self._pid = ready["address"], ready["pid"]
        return self

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._pid

    def kill(self) -> None:
        """End the server with SIGKILL and wait until it is gone."""
        os.kill(self._pid, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.kill(self._pid, 0)
                time.sleep(0.002)

    def stop(self) -> str:
        """End everything; return what was written to stderr."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGTERM)
        try:
            _, errors = self.nursery.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            os.killpg(self.nursery.pid, signal.SIGKILL)
            _, errors = self.nursery.communicate(timeout=15)
        return errors


@contextlib.contextmanager
def serving(database: str, **settings: Any) -> Iterator[Served]:
    """Run a server; at the end it must not have complained about anything unexpected."""
    server = Served(database, **settings).start()
    try:
        yield server
    finally:
        errors = server.stop() if server.process is not None else ""
    assert "Traceback" not in errors, errors


def run(work: Coroutine[Any, Any, Any], seconds: float = 150.0) -> Any:
    """Run a coroutine, bounded in time."""

    async def bounded() -> Any:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(bounded())


class Person:
    """Somebody with a browser: a cookie, HTTP and tables."""

    def __init__(self, server: Served, name: str = "Ada", lang: str = "en") -> None:
        self.server = server
        self.name = name
        self.lang = lang
        # No certificates are read: loading them takes longer than a move.
        self.http = httpx.AsyncClient(base_url=f"{server.address}/api/v1", timeout=SECONDS, verify=False)

    async def __aenter__(self) -> Person:
        answer = await self.http.post("/session", json={"name": self.name, "lang": self.lang})
        assert answer.status_code == 200, answer.text
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The Cookie header of the session."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, status: int = 200) -> Any:
        """Return the answer to a GET."""
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Data | None = None, status: int = 200) -> Any:
        """Return the answer to a POST."""
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *seats: str | Data, players: int | None = None, **more: Any) -> Data:
        """Make a table; seats as kinds, bots as ``bot``."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        setup = {"host": "base", "players": players or len(seats), **more.pop("setup", {})}
        made: Data = await self.post("/tables", {"setup": setup, "seats": wishes, **more}, 201)
        return made

    @contextlib.asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Seat]:
        """Sit down at a table."""
        address = f"{self.server.address.replace('http', 'ws')}/api/v1/tables/{table}/ws"
        async with connect(address, additional_headers={"Cookie": self.cookie}, max_size=2**22) as socket:
            seat = Seat(socket)
            await seat.send({"type": "hello", "v": 1, **hello})
            await seat.until("welcome")
            await seat.until("state")
            yield seat

    async def usual_wait(self, moves: int = 30) -> float:
        """Play at a table of one's own; return how many seconds half of the moves take at most."""
        made = await self.table("me", "here", "here")
        times = []
        async with self.at(made["table"]["id"]) as seat:
            for _ in range(moves):
                await seat.asked()
                begin = time.monotonic()
                await seat.done("act", action=seat.state["question"]["options"][0]["action"])
                times.append(time.monotonic() - begin)
        return sorted(times)[moves // 2]


IDS = itertools.count()


class Seat:
    """A connection to a table that keeps what it hears, as the page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Data = {}
        self.table: Data = {}
        self.events: list[Data] = []
        self.chat: list[Data] = []
        self.heard: list[Data] = []

    async def send(self, message: Data) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> Data:
        """Return the next message; every one must be what the protocol says."""
        message: Data = json.loads(await asyncio.wait_for(self.socket.recv(), SECONDS))
        SERVER_MESSAGE.validate_python(message)
        self.take(message)
        return message

    def take(self, message: Data) -> None:
        """Keep a message."""
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            assert message["events"]["start"] <= len(self.events), "a gap in the events"
            self.events[message["events"]["start"] :] = message["events"]["items"]
            assert len(self.events) == message["events"]["total"]
        elif message["type"] in ("table", "welcome"):
            self.table = message["table"]
            self.chat += message.get("chat", [])
        elif message["type"] == "chat":
            self.chat.append(message)

    async def until(self, *types: str, when: Callable[[Data], bool] = lambda message: True) -> Data:
        """Return the next message of some types that fits."""
        while True:
            message = await self.next()
            if message["type"] in types and when(message):
                return message

    async def command(self, kind: str, **fields: Any) -> Data:
        """Send a command and return the answer: ack, error, preview, hint or why."""
        number = fields.pop("id", f"c{next(IDS)}")
        if kind in ("act", "undo", "redo", "reset", "ask_undo", "preview", "hint"):
            fields.setdefault("ask", self.state["ask"])
        await self.send({"type": kind, "id": number, **fields})
        return await self.until(
            "ack", "error", "preview", "hint", "why", when=lambda message: message.get("id") == number
        )

    async def done(self, kind: str, **fields: Any) -> Data:
        """Send a command that must be acknowledged, and return the state after it."""
        answer = await self.command(kind, **fields)
        assert answer["type"] == "ack", answer
        if self.state["seq"] >= answer["seq"]:
            return self.state
        return await self.until("state", when=lambda message: message["seq"] >= answer["seq"])

    async def asked(self) -> Data | None:
        """Wait until this seat is asked or the game is over; return the question."""
        while True:
            question: Data | None = self.state.get("question")
            if self.state["status"] == "finished" or (question is not None and question["options"]):
                return question
            if self.state["handover"] is not None:
                await self.send({"type": "sit", "seat": self.state["handover"]})
            await self.until("state")

    async def play(self, choose: Callable[[Data], int] | None = None, moves: int = 10_000) -> int:
        """Play until the game is over or so many decisions are made; return how many."""
        for number in range(moves):
            question = await self.asked()
            if question is None or not question["options"]:
                return number
            action = choose(question) if choose is not None else question["options"][0]["action"]
            await self.done("act", action=action)
        return moves
