"""What the server keeps in memory: python tools/server_memory.py [--minutes N] [--json FILE].

Starts a server and reads the resident memory of its process: what a fresh table takes, what a WebSocket takes, and
then, while some tables are played for a while by people who come, go, chat, look ahead, finish and begin anew, whether
it grows.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PROGRAM = "from landsraad.cli import main; main()"
CONFIG = """
sockets_of_address = 0
connections_of_address = 0
tables_of_visitor = 1000
max_connections = 4000
[rates]
session = [10000, 1000]
address = [10000, 1000]
table = [10000, 1000]
table_address = [10000, 1000]
token = [10000, 1000]
connect = [10000, 1000]
"""
TABLES, SOCKETS, WATCHED, SEATS, EVERY_S = 200, 400, 16, 4, 15.0
NAMES = [f"Player {number}" for number in range(40)]
Data = dict[str, Any]


class Server:
    """A server process."""

    def __init__(self, folder: Path) -> None:
        (folder / "config.toml").write_text(CONFIG)
        command = ["serve", "--port", "0", "--database", f"sqlite:///{folder}/x.db", "--json"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *command, "--config", str(folder / "config.toml")],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address: str = json.loads(self.process.stdout.readline())["address"]

    def kilobytes(self) -> int:
        """Return the resident memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1])
        raise RuntimeError("no figure")

    async def person(self, name: str) -> httpx.AsyncClient:
        """Return somebody new."""
        limits = httpx.Limits(max_keepalive_connections=0)
        person = httpx.AsyncClient(base_url=f"{self.address}/api/v1", verify=False, limits=limits, timeout=60)
        (await person.post("/session", json={"name": name, "lang": "en"})).raise_for_status()
        return person

    async def socket(self, person: httpx.AsyncClient, table: str) -> ClientConnection:
        """Return a socket at a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        address = f"{self.address.replace('http', 'ws')}/api/v1/tables/{table}/ws"
        socket = await connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=2**22)
        await socket.send('{"type":"hello","v":1}')
        return socket


async def made(person: httpx.AsyncClient, *seats: str) -> Data:
    """Return a new table."""
    body = {"setup": {"players": len(seats)}, "seats": [{"kind": seat} for seat in seats]}
    answer = await person.post("/tables", json=body)
    answer.raise_for_status()
    data: Data = answer.json()
    return data


class Group:
    """Four people at a table that play, and begin anew when the game is over."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.games = 0
        self.actions = 0

    async def run(self, pause: float) -> None:
        """Play for ever."""
        people = [await self.server.person(self.rng.choice(NAMES)) for _ in range(SEATS)]
        while True:
            table = await made(people[0], "me", *["open"] * (SEATS - 1))
            for person, invite in zip(people[1:], table["invites"], strict=True):
                address = f"/tables/{table['table']['id']}/join"
                (await person.post(address, json={"token": invite["token"]})).raise_for_status()
            over = asyncio.Event()
            each = [asyncio.create_task(self.sit(person, table["table"]["id"], pause, over)) for person in people]
            await asyncio.gather(*each)
            (await people[0].get(f"/tables/{table['table']['id']}/replay/5")).raise_for_status()
            self.games += 1

    async def sit(self, person: httpx.AsyncClient, table: str, pause: float, over: asyncio.Event) -> None:
        """Play one seat; come and go."""
        while not over.is_set():
            with contextlib.suppress(ConnectionClosed, OSError):
                socket = await self.server.socket(person, table)
                try:
                    await self.talk(socket, pause, over)
                finally:
                    await socket.close()

    async def talk(self, socket: ClientConnection, pause: float, over: asyncio.Event) -> None:
        """Answer questions until the game is over or one has enough."""
        async for text in socket:
            assert isinstance(text, str)
            if not text.startswith('{"type":"state"'):
                continue
            if '"status":"finished"' in text[:300]:
                over.set()
                return
            if '"options":[' not in text:
                continue
            state = json.loads(text)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * pause)
            action = self.rng.choice(state["question"]["options"])["action"]
            told = {"ask": state["ask"], "action": action}
            if self.rng.random() < 0.2:
                await socket.send(json.dumps({"type": "preview", "id": f"p{self.actions}", **told}))
            if self.rng.random() < 0.03:
                await socket.send(json.dumps({"type": "chat", "id": f"c{self.actions}", "text": "well played"}))
            self.actions += 1
            await socket.send(json.dumps({"type": "act", "id": f"a{self.actions}{self.rng.random()}", **told}))
            if self.rng.random() < 0.02:
                return


async def parts(server: Server) -> Data:
    """Return what tables and sockets take."""
    host = await server.person("Host")
    warm = await made(host, "me", "here", "here", "here")
    sockets = [await server.socket(host, warm["table"]["id"]) for _ in range(20)]
    await asyncio.sleep(2)
    begin = server.kilobytes()
    ids = [(await made(host, "me", "here", "here", "here"))["table"]["id"] for _ in range(TABLES)]
    await asyncio.sleep(2)
    tables = server.kilobytes()
    more = [await server.socket(host, ids[number % TABLES]) for number in range(SOCKETS)]
    drained = [asyncio.create_task(drain(socket)) for socket in [*sockets, *more]]
    await asyncio.sleep(5)
    connected = server.kilobytes()
    for socket in [*sockets, *more]:
        await socket.close()
    await asyncio.gather(*drained)
    await host.aclose()
    return {
        "kilobytes_a_fresh_table": round((tables - begin) / TABLES, 1),
        "kilobytes_a_socket": round((connected - tables) / SOCKETS, 1),
        "kilobytes_empty": begin,
    }


async def drain(socket: ClientConnection) -> None:
    """Read whatever comes."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def measure(minutes: float, pause: float, told: Path | None) -> Data:
    """Measure all; what is known so far is written down all the time."""
    with tempfile.TemporaryDirectory(prefix="landsraad-memory-") as folder:
        server = Server(Path(folder))
        try:
            found = await parts(server)
            groups = [Group(server, random.Random(number)) for number in range(WATCHED)]
            tasks = [asyncio.create_task(group.run(pause)) for group in groups]
            begin, samples = time.monotonic(), []
            while time.monotonic() - begin < 60 * minutes:
                await asyncio.sleep(EVERY_S)
                for task in tasks:
                    if task.done():
                        task.result()
                samples.append((round((time.monotonic() - begin) / 60, 2), server.kilobytes()))
                found["samples"] = samples
                found["actions"] = sum(group.actions for group in groups)
                found["games"] = sum(group.games for group in groups)
                if told is not None:
                    told.write_text(json.dumps(found) + "\n")
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            server.process.terminate()
            server.process.wait(30)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that people think")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    found = asyncio.run(measure(given.minutes, given.pause, given.json))
    samples = found.pop("samples")
    print(found)
    for quarter in range(4):
        part = [size for _, size in samples[len(samples) * quarter // 4 : len(samples) * (quarter + 1) // 4]]
        if part:
            print(f"quarter {quarter + 1}: {min(part) / 1024:.1f} to {max(part) / 1024:.1f} MB")


if __name__ == "__main__":
    main()
