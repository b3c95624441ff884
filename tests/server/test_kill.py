"""D1: an acknowledged action is never lost and never doubled, however often the server is killed."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from pathlib import Path
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from landsraad.server.storage.engine import connect
from landsraad.server.storage.schema import records
from tests.server.kit import Forked, Person, Seat, Served, run
from tests.server.postgres import Postgres

SOAK = os.environ.get("LANDSRAAD_SOAK") == "1"
KILLS = {"sqlite": 1000 if SOAK else 50, "postgresql": 300 if SOAK else 5}
SEED = int(os.environ.get("LANDSRAAD_SEED", "20261116"))
GONE = (ConnectionClosed, OSError, TimeoutError)
Data = dict[str, Any]


class Player:
    """Plays on for ever: what is not acknowledged is sent again with the same id."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.acked: dict[str, int] = {}
        self.pending: Data | None = None
        self.ids = itertools.count()
        self.resent = 0
        self.repeated = 0

    async def run(self) -> None:
        """Play; connect again whenever the server is gone."""
        while True:
            try:
                async with self.person.at(self.table) as seat:
                    await self.play(seat)
            except GONE:
                await asyncio.sleep(0.02)
            except Exception as error:
                if "did not receive a valid HTTP response" not in str(error) and "timed out" not in str(error):
                    raise
                await asyncio.sleep(0.02)

    async def play(self, seat: Seat) -> None:
        """Send again what is open, then choose, until the game is over."""
        if self.pending is not None:
            self.resent += 1
            await self.settle(seat)
        while (question := await seat.asked()) is not None and question["options"]:
            kind: Data = {"type": "act", "action": self.rng.choice(question["options"])["action"]}
            if seat.state["undo"]["depth"] and self.rng.random() < 0.1:
                kind = {"type": "undo"}
            self.pending = {**kind, "id": f"k{next(self.ids)}", "ask": seat.state["ask"]}
            await self.settle(seat)
        await asyncio.sleep(3600)

    async def settle(self, seat: Seat) -> None:
        """Send the open command and wait for its answer and the state after it."""
        assert self.pending is not None
        number = self.pending["id"]
        await seat.send(self.pending)
        answer = await seat.until("ack", "error", when=lambda m: m.get("id") == number)
        if answer["type"] == "ack":
            self.acked[number] = answer["seq"]
            self.repeated += answer["repeated"]
        else:
            # Sent once more although it had not been stored, about a question that is no longer open.
            assert answer["code"] in ("stale", "not_asked"), answer
        self.pending = None
        if answer["type"] == "ack" and seat.state["seq"] < answer["seq"]:
            await seat.until("state", when=lambda m: m["seq"] >= answer["seq"])


async def stored(address: str, table: str) -> dict[int, str | None]:
    """Return the client ids of the stored records of a table by number, read past the server."""
    engine = connect(address)
    try:
        async with engine.connect() as connection:
            query = select(records.c.seq, records.c.client_id).where(records.c.table_id == table)
            return {seq: client for seq, client in await connection.execute(query.order_by(records.c.seq))}
    finally:
        await engine.dispose()


async def killing(server: Served, address: str, kills: int) -> tuple[int, int, int]:
    rng = random.Random(SEED)
    people = [await Person(server, f"P{n}").__aenter__() for n in range(3)]
    players: list[Player] = []
    for person in people:
        # Three at one screen: the seats pass from hand to hand as fast as the server stores.
        made = await person.table("me", "here", "here")
        players.append(Player(person, made["table"]["id"], random.Random(rng.random())))
    tasks = [asyncio.create_task(player.run()) for player in players]
    for number in range(kills):
        # A few actions further on, at any moment of the next one.
        goal = sum(len(player.acked) for player in players) + rng.randint(2, 8)
        while sum(len(player.acked) for player in players) < goal:
            await asyncio.sleep(0.001)
            for task in tasks:
                assert not task.done(), task.exception()
        await asyncio.sleep(rng.uniform(0.0, 0.03))
        acked = [dict(player.acked) for player in players]
        await asyncio.to_thread(server.kill)
        for player, before in zip(players, acked, strict=True):
            log = await stored(address, player.table)
            assert list(log) == list(range(1, len(log) + 1)), "a gap in the log"
            clients = [client for client in log.values() if client is not None]
            assert len(clients) == len(set(clients)), "an action was doubled"
            for client, seq in before.items():
                assert log[seq] == client, f"kill {number}: {client} was acknowledged and is lost"
        await asyncio.to_thread(server.start)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for person in people:
        await person.http.aclose()
    moves = sum(len(player.acked) for player in players)
    return moves, sum(player.resent for player in players), sum(player.repeated for player in players)


def kill_again_and_again(address: str, kills: int) -> None:
    """Kill a server on a database so often, and look at what it has kept each time."""
    server = Forked(address).start()
    try:
        moves, resent, repeated = run(killing(server, address, kills), 60.0 + 6.0 * kills)
    finally:
        errors = server.stop()
    assert "Traceback" not in errors, errors
    print(f"seed {SEED}: {kills} kills, {moves} actions acknowledged, {resent} sent again, {repeated} had been stored")
    assert moves > 2 * kills
    assert resent > 0


def test_no_acknowledged_action_is_lost_or_doubled_on_sqlite(tmp_path: Path) -> None:
    kill_again_and_again(f"sqlite:///{tmp_path / 'killed.sqlite3'}", KILLS["sqlite"])


def test_no_acknowledged_action_is_lost_or_doubled_on_postgresql() -> None:
    with Postgres() as postgres:
        kill_again_and_again(postgres.address, KILLS["postgresql"])
