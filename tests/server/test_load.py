"""L1: many clients, many actions: what is stored reaches everybody quickly."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.kit import Person, Served, run, serving

SOAK = os.environ.get("LANDSRAAD_SOAK") == "1"
CLIENTS, ACTIONS_A_SECOND, SECONDS = (1000, 100, 300) if SOAK else (400, 40, 60)
SEED = int(os.environ.get("LANDSRAAD_SEED", "20261116"))
LIMIT_MS = 250.0
SEATS = 4
HEAD = re.compile(r'"seq":(\d+),"ask":(\d+)')
Data = dict[str, Any]


class Client:
    """A connection that notes when it heard which number."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.question: Data | None = None
        self.over = False
        self.heard: dict[int, float] = {}

    async def listen(self) -> None:
        """Take in messages; only a question of one's own is read in full."""
        async for text in self.socket:
            assert isinstance(text, str)
            if not text.startswith('{"type":"state"'):
                continue
            found = HEAD.search(text, 0, 200)
            assert found is not None
            seq = int(found[1])
            now = time.time()
            for number in range(self.seq + 1, seq + 1):
                self.heard[number] = now
            self.seq = seq
            self.question = None
            if '"options":[' in text:
                state = json.loads(text)
                self.question = {"ask": state["ask"], "options": [o["action"] for o in state["question"]["options"]]}
            elif '"status":"finished"' in text[:300]:
                self.over = True


class Group:
    """A table with four people."""

    def __init__(self, table: str, clients: list[Client]) -> None:
        self.table = table
        self.clients = clients
        self.acts = 0

    async def act(self, rng: random.Random) -> int | None:
        """Let whoever is asked choose; return the number that the record must get, None if nobody is asked now."""
        for client in self.clients:
            if client.question is not None:
                question, client.question = client.question, None
                self.acts += 1
                action = rng.choice(question["options"])
                message = {"type": "act", "id": f"a{self.acts}", "ask": question["ask"], "action": action}
                seq = client.seq + 1
                await client.socket.send(json.dumps(message))
                return seq
        return None


async def gather_people(server: Served) -> tuple[list[Group], list[asyncio.Task[None]]]:
    """Seat everybody."""
    groups: list[Group] = []
    tasks: list[asyncio.Task[None]] = []
    for _ in range(CLIENTS // SEATS):
        people = [await Person(server, f"P{seat}").__aenter__() for seat in range(SEATS)]
        made = await people[0].table("me", *["open"] * (SEATS - 1))
        table = made["table"]["id"]
        for person, invite in zip(people[1:], made["invites"], strict=True):
            await person.post(f"/tables/{table}/join", {"token": invite["token"]})
        clients = []
        for person in people:
            address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{table}/ws"
            socket = await connect(address, additional_headers={"Cookie": person.cookie}, compression=None)
            client = Client(socket)
            tasks.append(asyncio.create_task(client.listen()))
            await socket.send('{"type":"hello","v":1}')
            clients.append(client)
            await person.http.aclose()
        groups.append(Group(table, clients))
    return groups, tasks


async def load(server: Served) -> list[tuple[Group, int]]:
    rng = random.Random(SEED)
    groups, tasks = await gather_people(server)
    await asyncio.sleep(1.0)
    acts: list[tuple[Group, int]] = []
    begin = time.monotonic()
    for number in range(ACTIONS_A_SECOND * SECONDS):
        due = begin + number / ACTIONS_A_SECOND
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        for group in rng.sample(groups, len(groups)):
            seq = await group.act(rng)
            if seq is not None:
                acts.append((group, seq))
                break
    took = time.monotonic() - begin
    await asyncio.sleep(2.0)
    for group in groups:
        for client in group.clients:
            await client.socket.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(f"seed {SEED}: {len(acts)} actions in {took:.1f} s by {CLIENTS} clients")
    return acts


def committed(path: Path) -> dict[tuple[str, int], float]:
    """Return when each record was written, just before its commit."""
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT table_id, seq, at_ms FROM records")
        return {(table, seq): at_ms / 1000 for table, seq, at_ms in rows}


def test_what_is_stored_reaches_everybody_quickly(tmp_path: Path) -> None:
    path = tmp_path / "load.sqlite3"
    with serving(f"sqlite:///{path}") as server:
        acts = run(load(server), 120.0 + 3 * SECONDS)
    written = committed(path)
    delays = []
    for group, seq in acts:
        last = max(client.heard[seq] for client in group.clients)
        delays.append(1000 * (last - written[(group.table, seq)]))
    delays.sort()
    p50, p99 = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
    print(f"commit to all: median {p50:.0f} ms, p99 {p99:.0f} ms, worst {delays[-1]:.0f} ms")
    assert len(acts) >= 0.95 * ACTIONS_A_SECOND * SECONDS
    assert p99 <= LIMIT_MS
