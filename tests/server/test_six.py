"""Six people at six connections play a team game to its end, and each is asked what is its own to decide."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from tests.server.kit import Person, Seat, Served, run

SIX = {"host": "uprising", "players": 6}
COMMANDERS = (0, 3)
# Questions that are an Ally's in the middle of a Commander's turn (S-ACT-06, S-REI-03, S-TRD-07, S-CLR-05).
BETWEEN = {"field_troops", "send_in", "choose_gift", "share_spice"}


async def gathered(server: Served, stack: AsyncExitStack) -> list[Seat]:
    """Seat six people at one table."""
    people = [await stack.enter_async_context(Person(server, f"P{n}")) for n in range(6)]
    made = await people[0].table("me", *["open"] * 5, setup=SIX)
    assert [seat["team"] for seat in made["table"]["seats"]] == [0, 1, 0, 1, 0, 1]
    kept = [seat["kept"] for seat in made["table"]["seats"]]
    assert [n for n, name in enumerate(kept) if name is not None] == list(COMMANDERS)
    for one, invite in zip(people[1:], made["invites"], strict=True):
        await one.post(f"/tables/{made['table']['id']}/join", {"token": invite["token"]})
    return [await stack.enter_async_context(one.at(made["table"]["id"])) for one in people]


async def six_people(server: Served) -> None:
    async with AsyncExitStack() as stack:
        seats = await gathered(server, stack)
        seen: set[str] = set()

        async def play(number: int, seat: Seat) -> None:
            chance = random.Random(number)
            while (question := await seat.asked()) is not None and question["options"]:
                view: Any = seat.state["view"]
                if view["phase"] == "player_turns" and view["turn"]["seat"] != number:
                    # Somebody else's turn: a Commander's, who has activated this Ally, or a teammate's who trades.
                    owner = view["turn"]["seat"]
                    assert view["seats"][owner]["team"] == view["seats"][number]["team"]
                    seen.add(question["kind"])
                    if question["kind"] == "field_troops":
                        assert owner in COMMANDERS
                        assert view["turn"]["activated"] == number
                assert question["seat"] == number
                await seat.done("act", action=chance.choice(question["options"])["action"])

        await asyncio.gather(*(play(number, seat) for number, seat in enumerate(seats)))
        assert all(seat.state["status"] == "finished" for seat in seats)
        ranks = [one["rank"] for one in seats[0].state["standings"]]
        assert ranks == [1, 1, 1, 2, 2, 2]
        assert len({one["team"] for one in seats[0].state["standings"][:3]}) == 1
        assert "field_troops" in seen
        assert len(seen & BETWEEN) >= 2, seen
        check_secrets(seats)


def check_secrets(seats: list[Seat]) -> None:
    """Nobody ever saw a teammate's hand, or options of somebody else; everybody saw who was waited for and why."""
    for number, seat in enumerate(seats):
        waited: set[str] = set()
        for message in seat.heard:
            if message["type"] != "state" or message["view"] is None or message["status"] == "finished":
                continue
            for other in message["view"]["seats"]:
                assert ("hand" in other) == (other["seat"] == number)
                assert ("intrigue" in other) == (other["seat"] == number)
            question = message["question"]
            if question is not None and question["seat"] != number:
                assert question["options"] is None
                assert question["prompt"]
                waited.add(question["kind"])
        assert len(waited) > 3


def test_six_people_finish_a_game(server: Served) -> None:
    run(six_people(server))
