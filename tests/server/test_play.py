"""A whole game over the wire: from the first click to the replay."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES
from landsraad.server.wire.messages import State
from tests.cli.runner import run as command
from tests.server.kit import Person, Served, run

BOT = {"kind": "bot", "level": "novice"}


async def whole_game(server: Served, path: Path) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        table = made["table"]
        assert table["status"] == "playing"
        assert table["seed"] is None
        async with ada.at(table["id"]) as seat:
            first = seat.state
            assert first["eye"] == 0
            assert first["seed_sha256"] == table["seed_sha256"]
            await seat.play()
            if seat.state["status"] != "finished":
                await seat.until("state", when=lambda message: message["status"] == "finished")
            over = seat.state
            assert over["question"] is None
            assert over["standings"][0]["rank"] == 1
            assert sha256(over["seed"].encode()).hexdigest() == table["seed_sha256"]
            assert [event["n"] for event in seat.events] == list(range(len(seat.events)))
            assert seat.events[-1]["kind"] == "game_ended"
            turns = [event["turn"] for event in seat.events]
            assert turns == sorted(turns)
            assert seat.events[-1]["round"] == over["view"]["round"]
        await check_replay(ada, table["id"], seat.events, path)
        await check_fork(ada, table["id"])
        await check_rematch(ada, table["id"])


async def check_replay(ada: Person, table: str, events: list[dict[str, Any]], path: Path) -> None:
    info = await ada.get(f"/tables/{table}/replay")
    assert info["steps"] == len(info["decisions"]) == len(info["deciders"])
    middle = info["steps"] // 2
    for step in (0, middle, info["steps"]):
        state = await ada.get(f"/tables/{table}/replay/{step}?view=open&lang=de")
        State.model_validate(state)
        assert all("hand" in seat for seat in state["view"]["seats"])
        # A Leader may ask before the first round has begun.
        assert state["view"]["round"] in {info["rounds"][step], max(1, info["rounds"][step])}
    seen = await ada.get(f"/tables/{table}/replay/{info['steps']}?view=0")
    assert seen["events"]["items"] == events
    other = await ada.get(f"/tables/{table}/replay/{middle}?view=1&events=5")
    assert "hand" in other["view"]["seats"][1]
    assert "hand" not in other["view"]["seats"][0]
    assert other["events"]["items"][0]["n"] == 5
    # A link may name a step that the game does not have.
    beyond = await ada.get(f"/tables/{table}/replay/{info['steps'] + 1000}?view=0")
    assert beyond["events"]["total"] == len(events)
    await ada.get(f"/tables/{table}/replay/0?view=9", 422)
    save = await ada.get(f"/tables/{table}/save")
    game = ls.load(save)
    assert game.over
    good = path / "good.json"
    good.write_text(json.dumps(save))
    outcome = command("replay", str(good), "--verify")
    assert outcome.code == 0
    assert info["seed_sha256"] in outcome.out
    # Another deal under the same promise is found out, even if it plays to its own digest.
    fake = ls.new_game(game.setup, 5).save()
    bad = path / "bad.json"
    bad.write_text(json.dumps({**fake, "fair": save["fair"]}))
    assert command("replay", str(bad), "--verify").code == 1


async def check_fork(ada: Person, table: str) -> None:
    seats = [BOT, {"kind": "me"}, BOT]
    made = await ada.post(f"/tables/{table}/fork", {"step": 40, "seats": seats}, 201)
    forked = made["table"]
    assert (forked["kind"], forked["seed_known"]) == ("fork", True)
    async with ada.at(forked["id"]) as seat:
        assert seat.state["eye"] == 1
        await seat.play(moves=3)
    original = await ada.get(f"/tables/{table}/replay/40?view=1")
    assert seat.events[: len(original["events"]["items"])] == original["events"]["items"]
    await ada.post(f"/tables/{table}/fork", {"step": 10_000, "seats": seats}, 404)


async def check_rematch(ada: Person, table: str) -> None:
    again = await ada.post(f"/tables/{table}/rematch", {"seats": "rotated"})
    assert [seat["yours"] for seat in again["seats"]] == [False, True, False]
    assert (await ada.post(f"/tables/{table}/rematch", {"seats": "same"}))["id"] == again["id"]
    assert (await ada.get(f"/tables/{table}"))["rematch"] == again["id"]
    listed = [entry["id"] for entry in (await ada.get("/tables"))["tables"]]
    assert {table, again["id"]} <= set(listed)


def test_a_whole_game_its_replay_and_what_comes_after(server: Served, tmp_path: Path) -> None:
    run(whole_game(server, tmp_path), 120)


async def solo(server: Served) -> None:
    async with Person(server, lang="ko") as ada:
        made = await ada.table("me")
        async with ada.at(made["table"]["id"]) as seat:
            assert len(seat.state["actors"]) == 3
            assert await seat.play(moves=25) == 25
            assert {standing["seat"] for standing in seat.state["standings"]} == {0, 1, 2}


def test_the_rivals_play_too(server: Served) -> None:
    run(solo(server))


async def tutorial(server: Served) -> list[Any]:
    async with Person(server) as ada:
        made = await ada.post("/tutorial", status=201)
        assert (made["table"]["kind"], made["table"]["seed_known"]) == ("tutorial", True)
        async with ada.at(made["table"]["id"]) as seat:
            await seat.play(moves=4)
            return [[event[key] for key in ("kind", "seat", "what", "amount")] for event in seat.events]


def test_the_tutorial_is_always_the_same(server: Served) -> None:
    one, other = run(tutorial(server)), run(tutorial(server))
    shared = min(len(one), len(other))
    assert shared > 20
    assert one[:shared] == other[:shared]


async def languages(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"]) as seat:
            await seat.play(moves=2)  # a Leader may ask before anything has happened
            await seat.asked()
            before, first = seat.state, seat.events[0]["text"]
            await seat.send({"type": "lang", "lang": "de"})
            after = await seat.until("state", when=lambda message: message["lang"] == "de")
            assert after["events"]["start"] == 0
            assert after["view"] == before["view"]
            assert [o["action"] for o in after["question"]["options"]] == [
                o["action"] for o in before["question"]["options"]
            ]
            assert after["question"]["prompt"] != before["question"]["prompt"]
            assert seat.events[0]["text"] != first


def test_the_language_changes_in_the_game(server: Served) -> None:
    run(languages(server))


async def parts(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        kinds: dict[str, set[str]] = {}
        agenda = False
        async with ada.at(made["table"]["id"]) as seat:
            for number in range(60):
                question = await seat.asked()
                if question is None:
                    break
                state = seat.state
                for option in question["options"]:
                    kinds.setdefault(option["zone"], set()).add(option["verb"])
                    if option["zone"] == "hand":
                        assert option["thing"]["kind"] == "card"
                        assert option["thing"]["id"] in state["view"]["seats"][0]["hand"]
                    elif option["zone"] == "space":
                        assert option["thing"]["kind"] == "space"
                        assert option["thing"]["id"] in state["view"]["board"]["spaces"]
                        if option["verb"] == "agent_to":
                            assert option["card"]["id"] in state["view"]["seats"][0]["hand"]
                    elif option["zone"] == "number":
                        assert option["number"] >= 0
                    else:
                        assert option["number"] is None
                    if option["agenda"] is not None:
                        agenda = True
                        assert state["agenda"][option["agenda"]]["action"] == option["action"]
                        assert state["agenda"][option["agenda"]]["source"] == option["source"]
                        assert state["agenda"][option["agenda"]]["line"] == option["line"]
                options = question["options"]
                await seat.done("act", action=options[number % len(options)]["action"])
        assert agenda
        assert {"hand", "space", "word", "market"} <= set(kinds)
        assert {"reveal", "end_turn"} <= kinds["word"]
        assert kinds["hand"] >= {"agent"}


def test_options_tell_what_should_glow(server: Served) -> None:
    run(parts(server))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogue_words_and_rules(server: Served, lang: str) -> None:
    async def look() -> None:
        async with Person(server, lang=lang) as ada:
            body = {"setup": {"host": "base", "players": 1}, "lang": lang}
            reply = await ada.post("/catalog", body)
            for card in reply["catalog"]["cards"]:
                key = f"card/{card['id']}"
                assert reply["names"][key]
                for box, lines in reply["boxes"][key].items():
                    assert len(lines) == len(card[box])
            assert reply["texts"]["space/arrakeen"]
            answer = await ada.http.get(f"/words/{lang}")
            assert "error-stale" in answer.text
            found = await ada.get("/rules?search=tie&limit=5")
            assert 0 < len(found["rules"]) <= 5 <= found["total"]
            assert (await ada.get(f"/rules/{found['rules'][0]['id']}"))["text"] == found["rules"][0]["text"]
            await ada.get("/rules/B-NOT-99", 404)
            choices = await ada.get("/setups")
            host = choices["hosts"][0]
            assert host["host"] == "base"
            assert {leader["name"] for leader in host["leaders"]}

    run(look())
