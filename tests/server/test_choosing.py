"""Leaders are picked, drafted or bid for before a game; bids are sealed, bots choose for themselves."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import landsraad as ls
from landsraad.core.rng import SEALED
from landsraad.server.errors import Refused
from landsraad.server.hall.choosing import BUDGET, SPARE, Choosing, begin, check_way, choosable, choose
from landsraad.server.hall.seats import SeatState
from tests.server.kit import Person, Served, run, serving

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]
SETUP = ls.Setup(players=3)


def seats(*kinds: str) -> list[SeatState]:
    """Return seats of people and bots."""
    return [
        SeatState(n, kind, f"s{n}" if kind == "human" else None, f"N{n}", None if kind == "human" else "novice")
        for n, kind in enumerate(kinds)
    ]


def begun(way: str, places: list[SeatState], setup: ls.Setup = SETUP) -> tuple[Choosing, list[Any]]:
    """Return a choice that has begun, and its first records."""
    drafts = begin(setup, way, places, None, SEALED)
    assert drafts[0].kind == "choosing"
    choice = Choosing(way, setup.players, drafts[0].data)
    for draft in drafts[1:]:
        if draft.kind in ("bid", "place", "pick"):
            choice.apply(draft.kind, draft.data)
    return choice, drafts


def wish(choice: Choosing, places: list[SeatState], seat: int, **what: Any) -> list[Any]:
    """Choose, and let the choice take it in."""
    drafts = choose(choice, SETUP, places, SEALED, seat, what, f"s{seat}")
    for draft in drafts:
        if draft.kind in ("bid", "place", "pick"):
            choice.apply(draft.kind, draft.data)
    return drafts


def test_a_draft_goes_from_the_last_seat_to_the_first() -> None:
    places = seats("human", "bot", "human")
    choice, _ = begun("draft", places)
    assert len(choice.pool) == SETUP.players + SPARE
    assert set(choice.pool) <= set(choosable(SETUP))
    assert choice.due() == [2]
    with pytest.raises(Refused, match="not_asked"):
        wish(choice, places, 0, leader=choice.pool[0])
    with pytest.raises(Refused, match="illegal"):
        wish(choice, places, 2, leader="nobody")
    taken = choice.pool[0]
    drafts = wish(choice, places, 2, leader=taken)
    assert [draft.kind for draft in drafts] == ["pick", "pick"], "the bot on seat 1 chooses at once"
    assert choice.due() == [0]
    with pytest.raises(Refused, match="illegal"):
        wish(choice, places, 0, leader=taken)
    drafts = wish(choice, places, 0, leader=choice.free()[0])
    assert [draft.kind for draft in drafts] == ["pick", "start"]
    assert drafts[-1].data["leaders"] == choice.picked
    assert drafts[-1].data["leaders"][2] == taken


def test_where_all_pick_at_once_bots_leave_the_choice_to_people() -> None:
    places = seats("bot", "human", "human")
    choice, drafts = begun("pick", places)
    assert (len(drafts), choice.due()) == (1, [0, 1, 2])
    assert choice.pool == choosable(SETUP)
    wish(choice, places, 1, leader=choice.pool[3])
    assert choice.picked[0] is None
    drafts = wish(choice, places, 2, leader=choice.pool[4])
    assert [draft.kind for draft in drafts] == ["pick", "pick", "start"]
    assert len(set(choice.picked)) == 3


def test_bids_are_sealed_and_order_seats_and_leaders() -> None:
    places = seats("human", "human", "human")
    choice, _ = begun("auction", places)
    assert choice.stage == "bid"
    wish(choice, places, 0, bid=7)
    wish(choice, places, 1, bid=2)
    told = choice.info()
    assert told["bid"] == [True, True, False]
    assert told["bids"] == [None, None, None], "sealed until all are in"
    for wrong in ({"bid": BUDGET + 1}, {"bid": -1}, {}, {"leader": choice.pool[0]}):
        with pytest.raises(Refused, match="illegal"):
            wish(choice, places, 2, **wrong)
    with pytest.raises(Refused, match="not_asked"):
        wish(choice, places, 0, bid=8)
    wish(choice, places, 2, bid=4)
    assert choice.info()["bids"] == [7, 2, 4]
    # The most for the seat chooses the seat first, and the least the Leader.
    assert (choice.stage, choice.due()) == ("place", [0])
    wish(choice, places, 0, place=2)
    assert choice.due() == [2]
    with pytest.raises(Refused, match="illegal"):
        wish(choice, places, 2, place=2)
    wish(choice, places, 2, place=0)
    wish(choice, places, 1, place=1)
    assert (choice.stage, choice.due()) == ("leader", [1])
    wish(choice, places, 1, leader=choice.pool[0])
    wish(choice, places, 2, leader=choice.pool[1])
    drafts = wish(choice, places, 0, leader=choice.pool[2])
    moved = {draft.data["seat"]: draft.data["session"] for draft in drafts if draft.kind == "seat"}
    assert moved == {2: "s0", 1: "s1", 0: "s2"}
    assert drafts[-1].data["leaders"] == [choice.pool[1], choice.pool[0], choice.pool[2]]


def test_equals_are_ordered_by_what_was_drawn_and_not_by_seat() -> None:
    places = seats("human", "human", "human")
    firsts = set()
    for _ in range(60):
        choice, _ = begun("auction", places)
        for seat in range(3):
            wish(choice, places, seat, bid=5)
        firsts.add(choice.due()[0])
    assert firsts == {0, 1, 2}


def test_commanders_are_nobodys_choice() -> None:
    six = ls.Setup(host="uprising", players=6, modules=("choam",))
    places = seats(*("human",) * 6)
    choice, _ = begun("draft", places, six)
    assert choice.fixed == [0, 3]
    assert choice.due() == [5]
    assert not {"muad_dib", "shaddam_corrino_iv"} & set(choice.pool)
    with pytest.raises(Refused, match="bad_setup"):
        check_way(six, "auction")
    with pytest.raises(Refused, match="bad_setup"):
        check_way(ls.Setup(players=1), "auction")


def test_bots_alone_choose_at_once_and_the_game_begins() -> None:
    for way in ("pick", "draft", "auction"):
        drafts = begin(SETUP, way, seats("bot", "bot", "bot"), None, SEALED)
        assert drafts[-1].kind == "start"
        assert len(set(drafts[-1].data["leaders"])) == 3


async def auction(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        made = await ada.table("me", "open", BOT, choosing="auction")
        table = made["table"]["id"]
        joined = await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        assert (joined["status"], joined["choosing"]) == ("choosing", "auction")
        await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
        async with ada.at(table) as here, bo.at(table) as there, eve.at(table) as beside:
            await eve.post(f"/tables/{table}/choose", {"seat": 0, "bid": 3}, 403)
            await bo.post(f"/tables/{table}/choose", {"seat": 0, "bid": 3}, 403)
            told = await ada.post(f"/tables/{table}/choose", {"seat": 0, "bid": 10})
            assert told["choice"]["bid"][0] is True
            assert told["choice"]["bids"] == [None, None, None]
            for seat in (here, there, beside):
                await seat.until("table", when=lambda message: message["table"]["choice"]["bid"][0])
            # Nothing that anybody was sent tells the bid.
            for seat in (here, there, beside):
                assert all(
                    message["table"]["choice"]["bids"] == [None] * 3
                    for message in seat.heard
                    if message["type"] in ("table", "welcome") and message["table"]["choice"]
                )
            await bo.post(f"/tables/{table}/choose", {"seat": 1, "bid": 0})
            info = await ada.post(f"/tables/{table}/choose", {"seat": 0, "place": 1})
            while info["status"] == "choosing":
                choice = info["choice"]
                due = choice["due"][0]
                person = (ada, bo)[due]
                free = [one for one in choice["pool"] if one not in choice["picked"]]
                places = [place for place in range(3) if place not in choice["places"]]
                what = {"leader": free[0]} if choice["stage"] == "leader" else {"place": places[0]}
                info = await person.post(f"/tables/{table}/choose", {"seat": due, **what})
        assert info["status"] == "playing"
        assert (await ada.get(f"/tables/{table}"))["seats"][1]["yours"] is True, "Ada bought the second seat"
        leaders = info["setup"]["leaders"]
        assert [seat["leader"] for seat in info["seats"]] == leaders
        async with ada.at(table) as seat:
            assert seat.state["eye"] == 1
            assert [one["leader"] for one in seat.state["view"]["seats"]] == leaders
        await ada.post(f"/tables/{table}/choose", {"seat": 1, "leader": leaders[0]}, 409)


async def survives(server: Served) -> tuple[str, list[str]]:
    async with Person(server) as ada, Person(server, "Bo") as bo:
        made = await ada.table("me", "open", BOT, choosing="draft")
        table = made["table"]["id"]
        info = await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        cookies = json.dumps([dict(ada.http.cookies), dict(bo.http.cookies)])
        assert info["choice"]["picked"][2] is not None, "the bot on the last seat has chosen"
        assert info["choice"]["due"] == [1]
        return table, [cookies]


async def goes_on(server: Served, table: str, cookies: str) -> None:
    both = json.loads(cookies)
    ada, bo = Person(server), Person(server, "Bo")
    for person, cookie in zip((ada, bo), both, strict=True):
        person.http.cookies.update(cookie)
    info = await bo.get(f"/tables/{table}")
    assert (info["status"], info["choice"]["due"]) == ("choosing", [1])
    # Somebody gets up: all choose anew when the seat is taken again.
    back = await bo.post(f"/tables/{table}/leave", {"seat": 1})
    assert (back["status"], back["choice"]) == ("lobby", None)
    token = (await ada.post(f"/tables/{table}/seats/1/invite"))["token"]
    info = await bo.post(f"/tables/{table}/join", {"token": token})
    for person in (bo, ada):
        seat = info["choice"]["due"][0]
        free = [one for one in info["choice"]["pool"] if one not in info["choice"]["picked"]]
        info = await person.post(f"/tables/{table}/choose", {"seat": seat, "leader": free[0]})
    assert info["status"] == "playing"
    for seat, person in enumerate((ada, bo)):
        await person.post(f"/tables/{table}/resign", {"seat": seat})
    for _ in range(900):
        if (await ada.get(f"/tables/{table}"))["status"] == "finished":
            break
        await asyncio.sleep(0.1)
    told = await ada.get(f"/tables/{table}/replay")
    assert [seat["leader"] for seat in told["table"]["seats"]] == info["setup"]["leaders"]
    # A rematch chooses anew.
    again = await ada.post(f"/tables/{table}/rematch", {"seats": "same"})
    assert (again["status"], again["setup"]["leaders"]) == ("choosing", None)
    await ada.http.aclose()
    await bo.http.aclose()


def test_an_auction_at_a_table(tmp_path: Any) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}") as server:
        run(auction(server))


def test_a_draft_outlives_the_server_and_a_replay_knows_its_leaders(tmp_path: Any) -> None:
    server = Served(f"sqlite:///{tmp_path / 'y.sqlite3'}").start()
    try:
        table, (cookies,) = run(survives(server))
        server.kill()
        server.start()
        run(goes_on(server, table, cookies), 240)
        server.kill()
        server.start()
        run(still(server, table, cookies))
    finally:
        if server.process is not None:
            server.stop()


async def still(server: Served, table: str, cookies: str) -> None:
    ada = Person(server)
    ada.http.cookies.update(json.loads(cookies)[0])
    info = await ada.get(f"/tables/{table}")
    assert info["status"] == "finished"
    game = ls.load(await ada.get(f"/tables/{table}/save"))
    assert game.over
    assert [seat["leader"] for seat in game.view(None)["seats"]] == info["setup"]["leaders"]
    assert [seat["leader"] for seat in info["seats"]] == info["setup"]["leaders"]
    await ada.http.aclose()
