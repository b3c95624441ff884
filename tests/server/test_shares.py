"""No address has the event loop for itself: what its requests and commands cost is counted, and others are answered."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from landsraad.server.metered import Metered
from tests.server.kit import Person, Served, run, serving
from tests.server.test_starving import busy

OTHER = "127.0.0.2"  # another address of this machine


async def counted() -> None:
    async def work() -> int:
        busy(0.03)
        await asyncio.sleep(0.1)
        busy(0.03)
        return 7

    metered = Metered(work())
    assert await metered == 7
    assert 0.06 <= metered.seconds < 0.09, "what it waited for costs nothing"

    async def broken() -> None:
        busy(0.02)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.sleep(10), 0.01)
        busy(0.02)
        raise KeyError("x")

    metered_too = Metered(broken())
    with pytest.raises(KeyError):
        await metered_too
    assert metered_too.seconds >= 0.04
    cancelled = Metered(work())
    task = asyncio.ensure_future(cancelled)
    await asyncio.sleep(0.06)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


def test_what_something_costs_the_event_loop_is_counted() -> None:
    run(counted())


def from_there(person: Person) -> Person:
    """Let somebody ask from another address."""
    line = httpx.AsyncHTTPTransport(local_address=OTHER)
    person.http = httpx.AsyncClient(base_url=person.http.base_url, timeout=30.0, transport=line)
    return person


async def refused(eve: Person, path: str) -> None:
    """Ask for something large until that is enough."""
    begin = time.monotonic()
    while (answer := await eve.http.get(path)).status_code == 200:
        assert time.monotonic() - begin < 60, "nobody counts what this costs"
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_many")
    assert answer.json()["error"]["args"]["retry_ms"] > 0


async def share(server: Served) -> None:
    async with Person(server, "Eve") as eve, from_there(Person(server)) as ada:
        made = await eve.table("me", "here", "here")
        async with eve.at(made["table"]["id"]) as seat:
            await seat.play(moves=1)
            await refused(eve, "/rules?limit=2000")
            # Commands of the same address are of the same share, whoever sends them.
            await seat.asked()
            answer = await seat.command("act", action=seat.state["question"]["options"][0]["action"])
            assert (answer["type"], answer.get("code")) == ("error", "too_many")
        for _ in range(5):
            await ada.get("/session")
        await ada.table("me", "here", "here")
        assert (await eve.http.get(f"{server.address}/healthz")).status_code == 200


def test_an_address_that_has_used_up_its_share_waits_and_others_do_not(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'share.sqlite3'}", rates={"loop": [0.0004, 0.000001]}) as server:
        run(share(server))


async def acting(server: Served) -> None:
    async with Person(server, "Eve") as eve:
        # No hand-over: whoever is refused a seat would wait for ever.
        bot = {"kind": "bot", "level": "novice"}
        made = await eve.table("me", bot, bot)
        async with eve.at(made["table"]["id"]) as seat:
            for _ in range(2000):
                question = await seat.asked()
                assert question, "the game is over, and nobody counted what decisions cost"
                answer = await seat.command("act", action=question["options"][-1]["action"])
                if answer["type"] == "error":
                    assert answer["code"] == "too_many"
                    return
                await seat.until("state", when=lambda m, seq=answer["seq"]: m["seq"] >= seq)
        raise AssertionError("nobody counts what decisions cost")


def test_decisions_and_what_is_shown_of_them_are_counted(tmp_path: Path) -> None:
    # A tenth of a second (times a thousand in tests): more than a table costs, less than a game on a quick machine.
    with serving(f"sqlite:///{tmp_path / 'acts.sqlite3'}", rates={"loop": [0.0001, 0.000001]}) as server:
        run(acting(server))
