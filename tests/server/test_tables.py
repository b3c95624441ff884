"""Tables with people: links, lobby, hot-seat, undo by consent, stand-ins, chat."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.kit import Person, Seat, Served, run

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]
# Leaders that ask nothing before the first turn.
PLAIN_LEADERS = ["paul_atreides", "duke_leto_atreides", "glossu_the_beast_rabban"]


async def lobby(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo, Person(server, "Cy") as cy:
        made = await ada.table("me", "open", "open", title="<b>Friday</b>")
        table = made["table"]["id"]
        assert made["table"]["status"] == "lobby"
        assert [invite["seat"] for invite in made["invites"]] == [1, 2]
        first, second = (invite["token"] for invite in made["invites"])
        await bo.get(f"/tables/{table}", 404)
        await bo.post(f"/tables/{table}/join", {"token": "x" * 43}, 403)
        await bo.post(f"/tables/{table}/join", {"token": made["watch"]}, 403)
        async with ada.at(table) as seat:
            assert seat.state["view"] is None
            joined = await bo.post(f"/tables/{table}/join", {"token": first, "name": "<script>alert(1)</script>"})
            assert [entry["yours"] for entry in joined["seats"]] == [False, True, False]
            told = await seat.until("table", when=lambda m: m["table"]["seats"][1]["kind"] == "human")
            assert told["table"]["seats"][1]["name"] == "<script>alert(1)</script>"
            await cy.post(f"/tables/{table}/join", {"token": first}, 409)
            await bo.post(f"/tables/{table}/start", {}, 403)
            await ada.post(f"/tables/{table}/start", {}, 409)
            fresh = (await ada.post(f"/tables/{table}/seats/2/invite"))["token"]
            await cy.post(f"/tables/{table}/join", {"token": second}, 403)
            await bo.post(f"/tables/{table}/leave", {"seat": 1})
            await bo.post(f"/tables/{table}/join", {"token": first})
            await ada.post(f"/tables/{table}/seats/1", {"kind": "bot", "level": "mentat"})
            await ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
            await bo.post(f"/tables/{table}/join", {"token": first})
            playing = await cy.post(f"/tables/{table}/join", {"token": fresh})
            assert playing["status"] == "playing"
            await seat.until("state", when=lambda m: m["status"] == "playing")
        await ada.post(f"/tables/{table}/seats/1", BOT, 409)
        closed = (await ada.table("me", "open", "open"))["table"]["id"]
        await ada.post(f"/tables/{closed}/leave", {"seat": 0})
        assert (await ada.get(f"/tables/{closed}"))["status"] == "closed"
        filled = (await ada.table("me", "open", "open"))["table"]["id"]
        begun = await ada.post(f"/tables/{filled}/start", {"fill": "novice"})
        assert [entry["level"] for entry in begun["seats"]] == [None, "novice", "novice"]


def test_links_give_seats_and_the_game_starts_when_all_are_taken(server: Served) -> None:
    run(lobby(server))


async def spectator(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Eve") as eve:
        made = await ada.table("me", BOT, BOT)
        table = made["table"]["id"]
        await eve.post(f"/tables/{table}/watch", {"token": "nothing"}, 403)
        assert (await eve.post(f"/tables/{table}/watch", {"token": made["watch"]}))["watching"]
        async with ada.at(table) as seat, eve.at(table, seat=0) as watcher:
            question = await seat.asked()
            assert question is not None
            while watcher.state["ask"] != seat.state["ask"]:
                await watcher.until("state")
            assert watcher.state["eye"] is None
            assert watcher.state["question"]["options"] is None
            assert all("hand" not in entry for entry in watcher.state["view"]["seats"])
            action = question["options"][0]["action"]
            assert (await watcher.command("act", action=action))["code"] == "not_asked"
            assert (await watcher.command("chat", text="take the spice"))["code"] == "not_yours"
            await watcher.send({"type": "sit", "seat": 0})
            assert (await watcher.until("error"))["code"] == "not_yours"
            for path, body in (("resign", {"seat": 0}), ("takeover", {"seat": 0}), ("leave", {"seat": 0})):
                await eve.post(f"/tables/{table}/{path}", body, 403)
            await seat.done("act", action=action)
            await watcher.until("state", when=lambda m: m["seq"] >= seat.state["seq"])


def test_a_spectator_sees_the_public_and_has_no_powers(server: Served) -> None:
    run(spectator(server))


async def hot_seat(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Eve") as eve:
        made = await ada.table("me", {"kind": "here", "name": "Bo"}, BOT)
        table = made["table"]["id"]
        assert made["table"]["hot_seat"]
        await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
        async with ada.at(table) as seat, eve.at(table) as spectator:
            passed: set[int] = set()
            for _ in range(20):
                while seat.state["handover"] is None and not (seat.state["question"] or {}).get("options"):
                    await seat.until("state")
                handover = seat.state["handover"]
                if handover is not None:
                    # Nothing but what a spectator sees may be there, in the view and in the log.
                    await level([seat, spectator])
                    assert seat.state["eye"] is None
                    for part in ("view", "question", "agenda"):
                        assert seat.state[part] == spectator.state[part]
                    assert seat.events == spectator.events
                    assert (await seat.command("act", action=0))["code"] == "not_asked"
                    await seat.send({"type": "sit", "seat": 1 - handover})
                    assert (await seat.until("error"))["code"] == "not_asked"
                    await seat.send({"type": "sit", "seat": handover})
                    await seat.until("state", when=lambda m, h=handover: m["eye"] == h)  # type: ignore[misc]
                    passed.add(handover)
                eye = seat.state["eye"]
                question = seat.state["question"]
                assert question["seat"] == eye
                assert "hand" in seat.state["view"]["seats"][eye]
                assert "hand" not in seat.state["view"]["seats"][1 - eye]
                await seat.done("act", action=question["options"][-1]["action"])
                if passed == {0, 1}:
                    break
            assert passed == {0, 1}


def test_hot_seat_hands_over_and_hides_hands(server: Served) -> None:
    run(hot_seat(server))


async def three(server: Served) -> tuple[list[Person], str]:
    people = [await Person(server, name).__aenter__() for name in ("Ada", "Bo", "Cy")]
    made = await people[0].table("me", "open", "open", setup={"leaders": PLAIN_LEADERS})
    for person, invite in zip(people[1:], made["invites"], strict=True):
        await person.post(f"/tables/{made['table']['id']}/join", {"token": invite["token"]})
    return people, made["table"]["id"]


async def level(seats: list[Seat]) -> None:
    """Wait until all have heard the latest."""
    latest = max(seat.state["seq"] for seat in seats)
    for seat in seats:
        while seat.state["seq"] < latest:
            await seat.until("state")


async def undo(server: Served) -> None:
    people, table = await three(server)
    async with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
        seats = [a, b, c]
        await level(seats)
        asked = a.state["question"]["seat"]
        mover = seats[asked]
        before = mover.state
        agent = next(o for o in before["question"]["options"] if o["verb"] == "agent")
        first = await mover.done("act", action=agent["action"])
        assert first["undo"]["depth"] == 1
        others = seats[(asked + 1) % 3]
        assert (await others.command("undo", ask=first["ask"]))["code"] == "undo_refused"
        back = await mover.done("undo")
        assert back["view"] == before["view"]
        assert back["undo"] == {"depth": 0, "redo": 1, "can_ask": False, "ask_round": None, "request": None}
        again = await mover.done("redo")
        assert again["view"] == first["view"]
        space = await mover.done("act", action=again["question"]["options"][0]["action"])
        if space["undo"]["depth"] == 2:
            reset = await mover.done("reset")
            assert reset["view"] == before["view"]
        await play_to_other(mover, asked)
        await level(seats)
        answer = seats[mover.state["question"]["seat"]]
        await answer.done("act", action=answer.state["question"]["options"][0]["action"])
        await level(seats)
        await consent(seats, asked)
    for person in people:
        await person.http.aclose()


async def play_to_other(mover: Seat, asked: int) -> None:
    """Play until somebody else is asked: reveal, and end the turn."""
    while mover.state["question"]["seat"] == asked:
        options = mover.state["question"]["options"]
        wanted = [o for o in options if o["verb"] in ("reveal", "end_turn")] or options
        await mover.done("act", action=wanted[0]["action"])


async def consent(seats: list[Seat], asked: int) -> None:
    mover, others = seats[asked], [seat for n, seat in enumerate(seats) if n != asked]
    assert (await mover.command("undo"))["code"] == "undo_refused"
    events = len(mover.events)
    wished = await mover.done("ask_undo")
    request = wished["undo"]["request"]
    assert request["seat"] == asked
    assert len(request["waiting"]) == 2
    assert request["round"] == mover.state["view"]["round"]
    assert (await mover.command("vote", request=request["request"], agree=True))["code"] == "no_request"
    refused = await others[0].done("vote", request=request["request"], agree=False)
    assert refused["undo"]["request"] is None
    await level(seats)
    request = (await mover.done("ask_undo"))["undo"]["request"]
    await others[0].done("vote", request=request["request"], agree=True)
    assert (await others[0].command("vote", request=request["request"], agree=True))["code"] == "no_request"
    await others[1].done("vote", request=request["request"], agree=True)
    await level(seats)
    for seat in seats:
        assert seat.state["question"]["seat"] == asked
        assert len(seat.events) <= events, "a choice may leave no trace in the log"
        assert [e["kind"] for e in seat.events] == [e["kind"] for e in mover.events]


def test_undo_redo_reset_and_consent(server: Served) -> None:
    run(undo(server))


async def alone(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"]) as seat:
            for _ in range(12):
                question = await seat.asked()
                await seat.done("act", action=question["options"][0]["action"])
            await seat.asked()
            state = await seat.done("ask_undo")
            assert state["question"]["prompt"] == question["prompt"]
            assert state["question"]["options"] == question["options"]


def test_bots_always_agree(server: Served) -> None:
    run(alone(server))


async def stand_ins(server: Served) -> None:
    people, table = await three(server)
    ada, bo, cy = people
    async with ada.at(table) as a:
        async with bo.at(table):
            await ada.post(f"/tables/{table}/takeover", {"seat": 1}, 409)
        told = await a.until("table", when=lambda m: not m["table"]["seats"][1]["online"])
        assert not told["table"]["seats"][1]["bot_plays"]
        await ada.post(f"/tables/{table}/takeover", {"seat": 1}, 409)
        await asyncio.sleep(1.2)
        taken = await ada.post(f"/tables/{table}/takeover", {"seat": 1, "level": "novice"})
        assert (taken["seats"][1]["stand_in"], taken["seats"][1]["bot_plays"]) == ("away", True)
        await ada.post(f"/tables/{table}/handback", {"seat": 1}, 403)
        back = await bo.post(f"/tables/{table}/handback", {"seat": 1})
        assert not back["seats"][1]["bot_plays"]
        await bo.post(f"/tables/{table}/handback", {"seat": 1}, 409)
        await bo.post(f"/tables/{table}/resign", {"seat": 0}, 403)
        gone = await bo.post(f"/tables/{table}/resign", {"seat": 1})
        assert gone["seats"][1]["resigned"]
        await bo.post(f"/tables/{table}/handback", {"seat": 1}, 409)
        own = await cy.post(f"/tables/{table}/takeover", {"seat": 2, "level": "novice"})
        assert own["seats"][2]["stand_in"] == "asked"
        # Both others are played by bots now, so the game goes on by itself between Ada's turns.
        await a.play(moves=15)
        assert len({event["seat"] for event in a.events if event["kind"] == "turn_started"}) == 3
        async with cy.at(table) as c:
            if c.state["question"] is not None and c.state["question"]["seat"] == 2:
                assert (await c.command("undo"))["code"] == "not_asked"
            await cy.post(f"/tables/{table}/handback", {"seat": 2})
            await c.until("table", when=lambda m: not m["table"]["seats"][2]["bot_plays"])
    await ada.post(f"/tables/{table}/resign", {"seat": 0})
    await cy.post(f"/tables/{table}/resign", {"seat": 2})
    for _ in range(300):
        if (await ada.get(f"/tables/{table}"))["status"] == "finished":
            break
        await asyncio.sleep(0.1)
    else:
        raise AssertionError("bots did not play the game to its end")
    for person in people:
        await person.http.aclose()


def test_bots_stand_in_and_give_back(server: Served) -> None:
    run(stand_ins(server))


async def talk(server: Served) -> None:
    people, table = await three(server)
    async with people[0].at(table) as a, people[1].at(table) as b:
        text = '<img src=x onerror="alert(1)"> & "quotes" 한국어 🏜'
        await a.command("chat", text=text, id="once")
        heard = await b.until("chat")
        assert (heard["text"], heard["seat"], heard["name"]) == (text, 0, "Ada")
        assert (await a.command("chat", text=text, id="once"))["repeated"]
        for bad in ("", "   ", "x" * 501, "a\u0000b", 5):
            await a.send({"type": "chat", "id": "bad", "text": bad})
            assert (await a.until("error"))["code"] == "bad_request"
    async with people[2].at(table) as c:
        assert [line["text"] for line in c.chat] == [text]
    for person in people:
        await person.http.aclose()


def test_chat_is_text_and_is_kept(server: Served) -> None:
    run(talk(server))


async def reconnect(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        table = made["table"]["id"]
        async with ada.at(table) as seat:
            await seat.play(moves=5)
            await seat.asked()
        known = seat.events
        async with ada.at(table, events=len(known) - 3) as again:
            pass
    # The second connection was told only what it lacked; its first state began at its own number.
    states = [message for message in again.heard if message["type"] == "state"]
    assert states[0]["events"]["start"] == len(known) - 3
    assert states[0]["events"]["items"] == known[-3:]


def test_who_comes_back_gets_only_what_is_new(server: Served, monkeypatch: Any) -> None:
    monkeypatch.setattr(Seat, "take", lambda self, message: self.heard.append(message) or keep_state(self, message))
    run(reconnect(server))


def keep_state(seat: Seat, message: Data) -> None:
    """Keep a state without the check for gaps: here the client has the earlier events from elsewhere."""
    if message["type"] == "state":
        seat.state = message
        start = message["events"]["start"]
        seat.events = [*seat.events[:start], *message["events"]["items"]]
