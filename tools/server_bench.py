"""What an action costs the server: python tools/server_bench.py [--actions N] [--against SOURCE_TREE] [--json FILE].

Starts a server, seats four people at each of some tables, lets them play, and counts the processor time of the server's
process by action: storing it and telling all four. With ``--against`` another checkout is measured in the same run,
slice by slice in turn, so that both meet the same neighbours on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
TABLES, SEATS, WARM, SLICES = 6, 4, 60, 6
HEAD = re.compile(r'"seq":(\d+),"ask":(\d+)')
TICK = os.sysconf("SC_CLK_TCK")
PROGRAM = "from landsraad.cli import main; main()"


class Client:
    """Somebody at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.question: tuple[int, list[int]] | None = None
        self.heard = asyncio.Event()

    async def listen(self) -> None:
        """Take in states; only a question of one's own is read in full."""
        async for text in self.socket:
            if not isinstance(text, str) or not text.startswith('{"type":"state"'):
                continue
            found = HEAD.search(text, 0, 200)
            assert found is not None
            self.seq = int(found[1])
            self.question = None
            if '"options":[' in text:
                state = json.loads(text)
                self.question = (state["ask"], [option["action"] for option in state["question"]["options"]])
            self.heard.set()


class Side:
    """A server of one checkout with people at its tables."""

    def __init__(self, tree: Path, folder: Path) -> None:
        self.name = tree.name
        environment = {**os.environ, "PYTHONPATH": str(tree)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--database", f"sqlite:///{folder}/x.db", "--json"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address: str = json.loads(self.process.stdout.readline())["address"]
        self.tables: list[list[Client]] = []
        self.costs: list[float] = []
        self.waits: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.count = 0

    async def seat_everybody(self) -> None:
        """Seat people."""
        for _ in range(TABLES):
            people = [httpx.AsyncClient(base_url=f"{self.address}/api/v1", verify=False) for _ in range(SEATS)]
            for person in people:
                (await person.post("/session", json={"name": "P", "lang": "en"})).raise_for_status()
            wishes = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
            made = (await people[0].post("/tables", json={"setup": {"players": SEATS}, "seats": wishes})).json()
            table = made["table"]["id"]
            for person, invite in zip(people[1:], made["invites"], strict=True):
                (await person.post(f"/tables/{table}/join", json={"token": invite["token"]})).raise_for_status()
            clients = []
            for person in people:
                cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
                address = f"{self.address.replace('http', 'ws')}/api/v1/tables/{table}/ws"
                headers = {"Cookie": cookie}
                client = Client(await connect(address, additional_headers=headers, compression=None, max_size=2**22))
                await client.socket.send('{"type":"hello","v":1}')
                self.tasks.append(asyncio.create_task(client.listen()))
                clients.append(client)
                await person.aclose()
            self.tables.append(clients)

    def processor_seconds(self) -> float:
        """Return the processor time that the server has used."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / TICK

    async def play(self, clients: list[Client], rng: random.Random) -> bool:
        """Let whoever is asked choose, and wait until all four have heard; return whether somebody was asked."""
        for client in clients:
            if client.question is not None:
                ask, actions = client.question
                client.question = None
                seq = client.seq + 1
                self.count += 1
                message = {"type": "act", "id": f"b{self.count}", "ask": ask, "action": rng.choice(actions)}
                begin = time.monotonic()
                await client.socket.send(json.dumps(message))
                for other in clients:
                    while other.seq < seq:
                        other.heard.clear()
                        async with asyncio.timeout(30):
                            await other.heard.wait()
                self.waits.append(time.monotonic() - begin)
                return True
        return False

    async def slice(self, actions: int, rng: random.Random) -> None:
        """Play some actions, at all tables in turn, and note what one cost."""
        before, done = self.processor_seconds(), 0
        while done < actions:
            played = await asyncio.gather(*(self.play(clients, rng) for clients in self.tables))
            done += sum(played)
            if not any(played):
                await asyncio.sleep(0.01)
            # People stay below the limits of the server.
            await asyncio.sleep(0.03)
        self.costs.append(1000 * (self.processor_seconds() - before) / done)

    async def leave(self) -> None:
        """End everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.process.terminate()
        self.process.wait(20)


async def measure(trees: list[Path], actions: int) -> list[dict[str, Any]]:
    """Measure servers in turn."""
    with tempfile.TemporaryDirectory(prefix="landsraad-bench-") as folder:
        sides = []
        for number, tree in enumerate(trees):
            place = Path(folder) / str(number)
            place.mkdir()
            sides.append(Side(tree, place))
        try:
            for side in sides:
                await side.seat_everybody()
                await side.slice(WARM, random.Random(1))
                side.costs.clear()
                side.waits.clear()
            for number in range(SLICES):
                for side in sides:
                    await side.slice(actions // SLICES, random.Random(number))
        finally:
            for side in sides:
                await side.leave()
    return [
        {
            "tree": str(tree.parent.name),
            "milliseconds_an_action": round(statistics.median(side.costs), 2),
            "slices": [round(cost, 2) for cost in side.costs],
            "median_wait_ms": round(1000 * statistics.median(side.waits), 1),
        }
        for tree, side in zip(trees, sides, strict=True)
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=900)
    parser.add_argument("--against", type=Path, help="the src folder of another checkout, or a compiled build")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the src folder or build to measure")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    trees = [given.source.resolve(), *([given.against.resolve()] if given.against else [])]
    found = asyncio.run(measure(trees, given.actions))
    for side in found:
        print(f"{side['tree']}: {side['milliseconds_an_action']} ms of processor an action, slices {side['slices']}")
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
