"""D1: an acknowledged action is never lost and never doubled, however often servers are killed and clients vanish.

People play whole games, one after the other, and vanish at any point of a command: before it, in the middle of its
frame, after it, with something else before it. Servers are killed at any moment. ``LANDSRAAD_KILLS`` says how often, so
that the large run (``LANDSRAAD_SOAK=1``) can be made in pieces, each with a ``LANDSRAAD_SEED`` of its own, and
``LANDSRAAD_BETWEEN`` how many actions lie between two kills at most, so that games come to their end in a piece.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from landsraad.server.storage.engine import connect
from landsraad.server.storage.schema import records
from tests.server.kit import Forked, Person, Seat, Served, run
from tests.server.postgres import Postgres

SOAK = os.environ.get("LANDSRAAD_SOAK") == "1"
USUAL = {"sqlite": 1000 if SOAK else 30, "postgresql": 300 if SOAK else 6}
SEED = int(os.environ.get("LANDSRAAD_SEED", "20261116"))
# What a client hears when a server is gone: whatever the moment makes of it.
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.TransportError)
BOT = {"kind": "bot", "level": "novice"}
VANISH = 0.08
BETWEEN = int(os.environ.get("LANDSRAAD_BETWEEN", "8"))
Data = dict[str, Any]


class Vanished(Exception):
    """The client has gone without a word."""


class Player:
    """Plays game after game for ever: what is not acknowledged is sent again with the same id."""

    def __init__(self, person: Person, servers: list[Served], seats: list[str | Data], rng: random.Random) -> None:
        self.person = person
        self.servers = servers
        self.seats = seats
        self.rng = rng
        self.tables: list[str] = []
        self.acked: dict[tuple[str, str], int] = {}  # by table and client id
        self.pending: Data | None = None
        self.ids = itertools.count()
        self.ended: set[str] = set()  # tables whose game was played to its end
        self.counts: Counter[str] = Counter()

    async def run(self) -> None:
        """Play; come again whenever the server is gone, at any of the servers."""
        while True:
            self.move(self.rng.choice(self.servers))
            try:
                if not self.tables:
                    await self.new_table()
                await self.connected()
            except Vanished:
                self.counts["vanished"] += 1
            except GONE:
                await asyncio.sleep(0.02)

    def move(self, server: Served) -> None:
        """Be at another server."""
        self.person.server = server
        self.person.http.base_url = httpx.URL(f"{server.address}/api/v1/")

    async def new_table(self) -> None:
        """Begin a game."""
        made = await self.person.table(*self.seats)
        self.tables.append(made["table"]["id"])
        self.pending = None

    async def connected(self) -> None:
        """Play while a connection lasts."""
        address = f"{self.person.server.address.replace('http', 'ws')}/api/v1/tables/{self.tables[-1]}/ws"
        headers = {"Cookie": self.person.cookie}
        async with connect_socket(address, additional_headers=headers, max_size=2**22, compression=None) as socket:
            seat = Seat(socket)
            try:
                await seat.send({"type": "hello", "v": 1})
                await seat.until("welcome")
                await seat.until("state")
                await self.play(seat)
            except Vanished:
                socket.transport.abort()
                raise
        # A set: a kill before the next table is there brings the player back to this one.
        self.ended.add(self.tables[-1])
        await self.new_table()

    async def play(self, seat: Seat) -> None:
        """Send again what is open, then choose, until the game is over."""
        if self.pending is not None:
            self.counts["sent again"] += 1
            await self.settle(seat)
        while (question := await seat.asked()) is not None and question["options"]:
            kind: Data = {"type": "act", "action": self.rng.choice(question["options"])["action"]}
            if seat.state["undo"]["depth"] and self.rng.random() < 0.1:
                kind = {"type": "undo"}
            self.pending = {**kind, "id": f"k{next(self.ids)}", "ask": seat.state["ask"]}
            if self.rng.random() < VANISH:
                await self.vanish(seat)
            await self.settle(seat)
        assert seat.state["status"] == "finished", seat.state["status"]

    async def vanish(self, seat: Seat) -> None:
        """Be gone at some point of the open command."""
        assert self.pending is not None
        point = self.rng.choice(("before", "in the middle", "after", "ping", "chat", "preview"))
        self.counts[f"vanished: {point}"] += 1
        if point == "in the middle":
            # A frame that announces more than comes; the server may be gone just then.
            with contextlib.suppress(RuntimeError):
                seat.socket.transport.write(b"\x81\xfe\x01\x00abcd" + json.dumps(self.pending).encode()[:40])
        elif point != "before":
            if point in ("ping", "chat", "preview") and "action" in self.pending:
                said = {"type": point, "id": f"v{next(self.ids)}", "text": "bye", "ask": self.pending["ask"]}
                fields = {"ping": ("type",), "chat": ("type", "id", "text"), "preview": ("type", "id", "ask")}[point]
                first = {key: said[key] for key in fields}
                await seat.send({**first, **({"action": self.pending["action"]} if point == "preview" else {})})
            await seat.send(self.pending)
            await asyncio.sleep(self.rng.choice((0.0, 0.001, 0.01)))
        raise Vanished

    async def settle(self, seat: Seat) -> None:
        """Send the open command and wait for its answer and the state after it."""
        assert self.pending is not None
        number = self.pending["id"]
        await seat.send(self.pending)
        answer = await seat.until("ack", "error", when=lambda m: m.get("id") == number)
        if answer["type"] == "ack":
            self.acked[(self.tables[-1], number)] = answer["seq"]
            self.counts["had been stored"] += answer["repeated"]
        else:
            # Sent once more although it had not been stored, about a question that is no longer open.
            assert answer["code"] in ("stale", "not_asked"), answer
        self.pending = None
        if answer["type"] == "ack" and seat.state["seq"] < answer["seq"]:
            await seat.until("state", when=lambda m: m["seq"] >= answer["seq"])


async def stored(address: str, tables: list[str]) -> dict[str, dict[int, str | None]]:
    """Return the client ids of the stored records of tables by number, read past the server."""
    engine = connect(address)
    found: dict[str, dict[int, str | None]] = {table: {} for table in tables}
    try:
        async with engine.connect() as connection:
            query = select(records.c.table_id, records.c.seq, records.c.client_id)
            query = query.where(records.c.table_id.in_(tables)).order_by(records.c.table_id, records.c.seq)
            for table, seq, client in await connection.execute(query):
                found[table][seq] = client
    finally:
        await engine.dispose()
    return found


def check(log: dict[str, dict[int, str | None]], acked: dict[tuple[str, str], int], number: int) -> None:
    """Look at what the database has kept."""
    for table, rows in log.items():
        assert list(rows) == list(range(1, len(rows) + 1)), f"kill {number}: a gap in the log of {table}"
        clients = [client for client in rows.values() if client is not None]
        assert len(clients) == len(set(clients)), f"kill {number}: an action was doubled"
    for (table, client), seq in acked.items():
        if table in log:
            assert log[table].get(seq) == client, f"kill {number}: {client} was acknowledged and is lost"


async def killing(servers: list[Served], address: str, kills: int) -> Counter[str]:
    rng = random.Random(SEED)
    people = [await Person(servers[0], f"P{n}").__aenter__() for n in range(3)]
    # At one screen the seats pass from hand to hand as fast as the server stores; bots must go on by themselves.
    kinds: list[list[str | Data]] = [["me", "here", "here"], ["me", "here", "here", "here"], ["me", "here", BOT]]
    players = [
        Player(person, servers, seats, random.Random(rng.random())) for person, seats in zip(people, kinds, strict=True)
    ]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for number in range(kills):
        # A few actions further on, at any moment of the next one.
        goal = sum(len(player.acked) for player in players) + rng.randint(2, BETWEEN)
        while sum(len(player.acked) for player in players) < goal:
            await asyncio.sleep(0.001)
            for task in tasks:
                assert not task.done(), task.exception()
        await asyncio.sleep(rng.uniform(0.0, 0.03))
        acked = {key: seq for player in players for key, seq in player.acked.items()}
        # Sometimes one of several, sometimes all of them.
        fallen = servers if rng.random() < 0.3 else [rng.choice(servers)]
        for server in fallen:
            await asyncio.to_thread(server.kill)
        # The latest tables, and now and then all of them.
        whole = number % 50 == 49 or number == kills - 1
        tables = [table for player in players for table in (player.tables if whole else player.tables[-2:])]
        check(await stored(address, tables), acked, number)
        for server in fallen:
            await asyncio.to_thread(server.start)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in people:
        await person.http.aclose()
    counts = sum((player.counts for player in players), Counter[str]())
    counts["acknowledged"] = sum(len(player.acked) for player in players)
    counts["games"] = sum(len(player.ended) for player in players)
    return counts


def kill_again_and_again(address: str, kind: str, processes: int) -> None:
    """Kill servers on a database so often, and look at what it has kept each time."""
    kills = int(os.environ.get("LANDSRAAD_KILLS", USUAL[kind]))
    servers: list[Served] = [Forked(address) for _ in range(processes)]
    try:
        for server in servers:
            server.start()
        counts = run(killing(servers, address, kills), 120.0 + 10.0 * kills)
    finally:
        errors = "".join(server.stop() for server in servers)
    assert "Traceback" not in errors, errors
    print(f"seed {SEED}: {kills} kills, {processes} processes on {kind}: {dict(sorted(counts.items()))}")
    assert counts["acknowledged"] > 2 * kills
    assert counts["sent again"] > 0
    assert counts["vanished"] > 0
    if kills >= 300:
        assert counts["games"] >= 3, "several whole games come to their end in the large run"


def test_no_acknowledged_action_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    kill_again_and_again(f"sqlite:///{tmp_path / 'killed.sqlite3'}", "sqlite", 1)


def test_no_acknowledged_action_is_lost_or_doubled_by_two_processes_on_postgresql() -> None:
    with Postgres() as postgres:
        kill_again_and_again(postgres.address, "postgresql", 2)
