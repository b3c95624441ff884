"""Two server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

from typing import Any

from tests.server.kit import Person, Served, run, serving
from tests.server.postgres import Postgres

BOT = {"kind": "bot", "level": "novice"}


def elsewhere(person: Person, other: Served) -> Person:
    """Return the same person at the other process."""
    moved = Person(other, person.name)
    moved.http.cookies = person.http.cookies
    return moved


async def both(one: Served, two: Served) -> None:
    async with Person(one, "Ada") as ada, Person(two, "Bo") as bo:
        made = await ada.table("me", "open", BOT)
        table = made["table"]["id"]
        async with ada.at(table) as a:
            await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
            await a.until("state", when=lambda m: m["status"] == "playing")
            async with bo.at(table) as b:
                if not a.table["seats"][1]["online"]:
                    await a.until("table", when=lambda m: m["table"]["seats"][1]["online"])
                seats = {0: a, 1: b}
                for _ in range(18):
                    for seat in seats.values():
                        while seat.state["question"]["seat"] == 2 or seat.state["seq"] < newest(seats):
                            await seat.until("state")
                    mover = seats[a.state["question"]["seat"]]
                    await mover.done("act", action=mover.state["question"]["options"][0]["action"])
                await b.command("chat", text="hello over there")
                assert (await a.until("chat"))["text"] == "hello over there"
                last = newest(seats)
                for seat in seats.values():
                    while seat.state["seq"] < last:
                        await seat.until("state")
                assert [e["text"] for e in public(a.events)] == [e["text"] for e in public(b.events)]
        # A session that ends at one process is over at the other too.
        async with Person(one, "Eve") as eve:
            await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
            async with elsewhere(eve, two).at(table) as watching:
                assert (await eve.http.delete("/session")).status_code == 204
                assert (await watching.until("error"))["code"] == "session_ended"
        # One process dies; the people go on at the other, bots and all.
        one.kill()
        ada = elsewhere(ada, two)
        async with ada.at(table) as a, bo.at(table) as b:
            seats = {0: a, 1: b}
            for _ in range(8):
                for seat in seats.values():
                    while seat.state["question"]["seat"] == 2 or seat.state["seq"] < newest(seats):
                        await seat.until("state")
                mover = seats[a.state["question"]["seat"]]
                await mover.done("act", action=mover.state["question"]["options"][0]["action"])
        await ada.http.aclose()


def newest(seats: dict[int, Any]) -> int:
    """Return the latest number anybody has heard of."""
    return max(seat.state["seq"] for seat in seats.values())


def public(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events everybody sees alike."""
    return [event for event in events if event["kind"] not in ("card_drawn", "intrigue_drawn", "secret_chosen")]


def test_two_processes_serve_one_table() -> None:
    with (
        Postgres() as postgres,
        serving(postgres.address) as one,
        serving(postgres.address) as two,
    ):
        run(both(one, two), 120)
