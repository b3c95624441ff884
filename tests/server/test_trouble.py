"""D2: double submit, stale question, slow reader, full disk: one wins, the rest is refused, nobody else suffers."""

from __future__ import annotations

import asyncio
import itertools
import resource
import socket
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Person, Seat, Served, run, serving

BOT = {"kind": "bot", "level": "novice"}


async def doubled(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        table = made["table"]["id"]
        async with ada.at(table) as one, ada.at(table) as two:
            question = await one.asked()
            assert question is not None
            while two.state["ask"] != one.state["ask"]:
                await two.until("state")
            act = {"type": "act", "id": "same", "ask": one.state["ask"], "action": question["options"][0]["action"]}
            for _ in range(10):
                await asyncio.gather(one.send(act), two.send(act))
            acks = [await seat.until("ack") for _ in range(10) for seat in (one, two)]
            assert sorted(ack["repeated"] for ack in acks) == [False] + [True] * 19
            assert len({ack["seq"] for ack in acks}) == 1
            await one.asked()
            await two.asked()
            while two.state["ask"] != one.state["ask"]:
                await asyncio.gather(one.send({"type": "sync", "events": 0}), two.send({"type": "sync", "events": 0}))
                await one.until("state")
                await two.until("state")
            # Two tabs answer the same question, each with an id of its own.
            question = one.state["question"]
            ask, action = one.state["ask"], question["options"][0]["action"]
            first, second = await asyncio.gather(
                one.command("act", ask=ask, action=action, id="t1"), two.command("act", ask=ask, action=action, id="t2")
            )
            assert {first["type"], second["type"]} == {"ack", "error"}
            loser = first if first["type"] == "error" else second
            assert loser["code"] == "stale"


def test_of_two_equal_commands_one_is_done(server: Served) -> None:
    run(doubled(server))


async def stale(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"]) as seat:
            question = await seat.asked()
            assert question is not None
            old = seat.state["ask"]
            seq = seat.state["seq"]
            for ask in (old - 1, old + 1, 0, 2**31 - 1):
                answer = await seat.command("act", ask=ask, action=question["options"][0]["action"])
                assert answer["code"] == "stale"
                fresh = await seat.until("state")
                assert (fresh["seq"], fresh["ask"]) == (seq, old)
            legal = {option["action"] for option in question["options"]}
            for action in range(0, 1600, 37):
                if action not in legal:
                    assert (await seat.command("act", action=action))["code"] == "illegal"
            assert (await seat.command("undo"))["code"] in ("undo_refused",)
            assert (await seat.command("redo"))["code"] == "nothing_to_redo"
            await seat.send({"type": "sync", "events": len(seat.events)})
            assert (await seat.until("state"))["seq"] == seq


def test_a_stale_or_illegal_command_changes_nothing(server: Served) -> None:
    run(stale(server))


async def slow(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Eve") as eve:
        made = await ada.table("me", "here", "here")
        table = made["table"]["id"]
        await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = server.address.removeprefix("http://").split(":")
        narrow.connect((host, int(port)))
        narrow.setblocking(False)
        async with ada.at(table) as seat:
            sleeper = await connect(
                f"ws://{host}:{port}/api/v1/tables/{table}/ws",
                sock=narrow,
                additional_headers={"Cookie": eve.cookie},
                max_queue=1,
                ping_interval=None,
            )
            await Seat(sleeper).send({"type": "hello", "v": 1})
            flood = asyncio.create_task(asking_for_more(sleeper))
            times = []
            for number in range(60):
                await seat.asked()
                begin = time.monotonic()
                options = seat.state["question"]["options"]
                await seat.done("act", action=options[number % len(options)]["action"])
                times.append(time.monotonic() - begin)
            # The others did not wait for the sleeper, which was let go.
            assert sorted(times)[len(times) // 2] < 0.5
            assert await asyncio.wait_for(flood, 30) > 10
            assert seat.state["status"] == "playing"
            # Who comes back has everything.
            async with eve.at(table) as again:
                assert again.state["seq"] == seat.state["seq"]


async def asking_for_more(socket: ClientConnection) -> int:
    """Ask for the state again and again without reading, until the server has had enough; return how often."""
    for number in itertools.count():
        try:
            await Seat(socket).send({"type": "sync", "events": 0})
        except ConnectionClosed:
            return number
        await asyncio.sleep(0.003)
    raise AssertionError


def test_nobody_waits_for_a_slow_reader(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'slow.sqlite3'}", send_seconds=1.0) as server:
        run(slow(server))


async def full(server: Served, path: Path) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", "here", "here")
        table = made["table"]["id"]
        async with ada.at(table) as seat:
            await seat.play(moves=5)
            await seat.asked()
            before = seat.state
            # No file of the server may grow any more: what a full disk looks like from inside.
            size = path.with_name(path.name + "-wal").stat().st_size
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            action = before["question"]["options"][0]["action"]
            refused = 0
            for number in range(40):
                answer = await seat.command("act", action=action, id=f"full{number}")
                if answer["type"] == "error":
                    assert answer["code"] == "storage_failed", answer
                    assert "stored" in answer["text"]
                    refused += 1
                    break
                await seat.asked()
                before = seat.state
                action = before["question"]["options"][0]["action"]
            assert refused == 1
            answer = await ada.http.post("/tables", json={"setup": {"players": 3}, "seats": [{"kind": "me"}, BOT, BOT]})
            assert answer.status_code == 503
            assert answer.json()["error"]["code"] == "storage_failed"
            await seat.send({"type": "sync", "events": 0})
            after = await seat.until("state")
            assert (after["seq"], after["view"]) == (before["seq"], before["view"])
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            played = await seat.done("act", action=action, id=f"full{number}")
            assert played["seq"] == before["seq"] + 1


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "full.sqlite3"
    with serving(f"sqlite:///{path}") as server:
        run(full(server, path))
        server.kill()
        server.start()

        async def look() -> int:
            async with Person(server) as eve:
                return len((await eve.get("/tables"))["tables"])

        assert run(look()) == 0
