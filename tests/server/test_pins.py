"""Games outlast versions: finished ones are told from their stories, and unreadable ones are set aside."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

from landsraad.server.hall.loading import on_the_way
from landsraad.server.storage.rows import Record
from tests.server.kit import Person, Served, run, serving

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]
OLD = Path(__file__).parent / "data" / "version-0001.sql"


def change(path: Path, statement: str, *values: Any) -> None:
    """Change a database past the server."""
    with sqlite3.connect(path) as connection:
        assert connection.execute(statement, values).rowcount > 0


async def finished(ada: Person) -> str:
    """Return a table whose game is over and told."""
    made = await ada.table("me", BOT, BOT)
    table: str = made["table"]["id"]
    await ada.post(f"/tables/{table}/resign", {"seat": 0})
    for _ in range(1000):
        if (await ada.get(f"/tables/{table}"))["status"] == "finished":
            return table
        await asyncio.sleep(0.1)
    raise AssertionError("the bots did not finish")


async def story_stored(path: Path, table: str) -> None:
    for _ in range(100):
        with sqlite3.connect(path) as connection:
            if connection.execute("SELECT 1 FROM stories WHERE table_id = ?", (table,)).fetchone():
                return
        await asyncio.sleep(0.1)
    raise AssertionError("no story")


async def played_to(ada: Person, table: str, round_: int) -> Data:
    """Play at a table until a round is under way; return what is on the table then, as everybody sees it."""
    async with ada.at(table) as seat:
        while seat.state["view"]["round"] < round_:
            await seat.asked()
            await seat.done("act", action=seat.state["question"]["options"][-1]["action"])
        begun = seat.state["view"]
        for _ in range(4):
            await seat.asked()
            await seat.done("act", action=seat.state["question"]["options"][0]["action"])
        return begun


def laid(view: Data) -> Data:
    """Return of a view what lies there at the start of a round."""
    keys = ("leader", "vp", "solari", "spice", "water", "garrison", "influence", "discard")
    seats = [{key: seat[key] for key in keys} for seat in view["seats"]]
    return {**{key: view[key] for key in ("round", "conflict", "row", "first_player")}, "seats": seats}


async def upgraded(server: Served, path: Path) -> None:
    async with Person(server) as ada:
        over = await finished(ada)
        await story_stored(path, over)
        clock = {"kind": "fischer", "seconds": 3000, "increment": 0}
        running = (await ada.table("me", "here", "here", clock=clock))["table"]["id"]
        begun = await played_to(ada, running, 3)
        alone = (await ada.table("me", "here", "here"))["table"]["id"]
        await played_to(ada, alone, 2)
        change(path, "UPDATE checkpoints SET snapshot = NULL WHERE table_id = ?", alone)
        info = await ada.get(f"/tables/{over}/replay")
        middle = info["steps"] // 2
        told = [await ada.get(f"/tables/{over}/replay/{step}") for step in (0, middle, info["steps"])]
        save = await ada.get(f"/tables/{over}/save")
        server.stop()
        server.settings["changed_rules"] = True
        server.start()
        listed = await ada.get("/tables")
        # What cannot go on, for there was no snapshot, is set aside with a word; nothing else suffers.
        assert {table["id"] for table in listed["tables"]} == {over, running}
        (aside,) = listed["set_aside"]
        assert aside["id"] == alone
        assert "another version" in aside["text"]
        answer = await ada.http.get(f"/tables/{alone}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "set_aside")
        await goes_on(ada, running, begun)
        # The finished one is shown as it was, from its story.
        again = await ada.get(f"/tables/{over}/replay")
        for key in ("steps", "decisions", "deciders", "rounds", "standings", "seed"):
            assert again[key] == info[key], key
        for step, before in zip((0, middle, info["steps"]), told, strict=True):
            after = await ada.get(f"/tables/{over}/replay/{step}")
            assert (after["view"], after["events"]) == (before["view"], before["events"])
        assert await ada.get(f"/tables/{over}/save") == save
        async with ada.at(over) as seat:
            assert seat.state["status"] == "finished"
            assert seat.state["standings"] == info["standings"]
        fork = {"step": 3, "seats": [{"kind": "me"}, BOT, BOT]}
        assert (await ada.http.post(f"/tables/{over}/fork", json=fork)).json()["error"]["code"] == "set_aside"


async def goes_on(ada: Person, table: str, begun: Data) -> None:
    """Look at a game that goes on under other rules, and play it to its end through a restart."""
    async with ada.at(table) as seat:
        assert laid(seat.state["view"]) == laid(begun)
        assert [event["kind"] for event in seat.events[:1]] == ["rules_changed"]
        assert "round 3" in seat.events[0]["text"]
        assert seat.state["clock"]["left_ms"][0] < 3_000_000, "time spent is spent"
        assert not seat.state["undo"]["can_ask"], "nobody goes back behind it"
        await ada.post(f"/tables/{table}/takeover", {"seat": 1, "level": "novice"})
        await seat.play(moves=10)
        told, events = seat.state, list(seat.events)
    ada.server.stop()
    ada.server.start()
    async with ada.at(table) as seat:
        await seat.asked()
        assert seat.events[: len(events)] == events
        assert seat.state["seq"] >= told["seq"]
        await seat.play()
        standings = seat.state["standings"]
    info = await ada.get(f"/tables/{table}/replay")
    assert info["standings"] == standings
    assert info["rounds"][0] == 3
    first = await ada.get(f"/tables/{table}/replay/0")
    assert laid(first["view"])["round"] == 3
    assert first["events"]["items"][0]["kind"] == "rules_changed"
    assert (await ada.get(f"/tables/{table}/save"))["position"]["state"]["round"] == 3
    fork = {"step": 3, "seats": [{"kind": "me"}, BOT, BOT]}
    assert (await ada.http.post(f"/tables/{table}/fork", json=fork)).json()["error"]["code"] == "set_aside"


def test_after_an_upgrade_games_go_on_under_the_new_rules_and_finished_ones_are_told(tmp_path: Path) -> None:
    path = tmp_path / "pins.sqlite3"
    server = Served(f"sqlite:///{path}").start()
    try:
        run(upgraded(server, path), 300)
    finally:
        errors = server.stop()
    assert "Traceback" not in errors, errors


def record(seq: int, kind: str, **data: Any) -> Record:
    """Return a record."""
    return Record(seq, kind, data, None, None, 0)


def test_a_moment_that_was_taken_back_is_no_way_to_go_on() -> None:
    stored = [record(1, "start"), *(record(seq, "decide") for seq in (2, 3, 4)), record(5, "undo", n=2)]
    assert on_the_way(stored, [1, 2, 3, 4]) == [1, 2]
    assert on_the_way([*stored, record(6, "redo")], [1, 2, 3, 6]) == [1, 2, 6]
    # Nothing before the latest time that the game went on is a way either.
    assert on_the_way([*stored, record(6, "carried"), record(7, "decide")], [1, 2, 6, 7]) == [6, 7]


BROKEN = [
    ("UPDATE tables SET setup = ? WHERE id = ?", '{"host": "gone", "players": 3}'),
    ("UPDATE tables SET setup = ? WHERE id = ?", "not json"),
    ("UPDATE records SET kind = ? WHERE table_id = ? AND kind = 'start'", "unknown"),
    ("UPDATE records SET data = ? WHERE table_id = ? AND kind = 'seat'", "{}"),
]


def test_unreadable_tables_never_fail_a_list(tmp_path: Path) -> None:
    path = tmp_path / "broken.sqlite3"

    async def whole(server: Served) -> None:
        async with Person(server) as ada:
            made = [(await ada.table("me", "here", "here"))["table"]["id"] for _ in range(6)]
            server.stop()
            for table, (statement, value) in zip(made, BROKEN, strict=False):
                change(path, statement, value, table)
            server.start()
            listed = await ada.get("/tables")
            assert {table["id"] for table in listed["tables"]} == set(made[4:])
            assert {table["id"] for table in listed["set_aside"]} == set(made[:4])
            await ada.table("me", "here", "here")

    server = Served(f"sqlite:///{path}").start()
    try:
        run(whole(server))
    finally:
        errors = server.stop()
    assert "Traceback" not in errors


def still_shown(old: Any, new: Any) -> None:
    """Whatever the old version showed is shown still; keys may be added, and options have become richer data."""
    if isinstance(old, dict) and "options" in old:
        assert (old["seat"], old["kind"], old["for"]) == (new["seat"], new["kind"], new["for"])
        wanted = [(option["action"], option["text"]) for option in old["options"]]
        assert [(option["action"], option["text"]) for option in new["options"]] == wanted
    elif isinstance(old, dict):
        for key in old:
            if key != "agenda":
                still_shown(old[key], new[key])
        assert len(old.get("agenda", [])) == len(new.get("agenda", []))
    elif isinstance(old, list) and any(isinstance(item, dict) for item in old):
        assert len(old) == len(new)
        for was, now in zip(old, new, strict=True):
            still_shown(was, now)
    else:
        assert old == new


def test_a_database_of_the_first_version_is_migrated(tmp_path: Path) -> None:
    """The stored file was written by the version before this one: a lobby, a running game, a finished one."""
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript(OLD.read_text("utf-8"))
    told = json.loads(OLD.with_suffix(".json").read_text("utf-8"))

    async def whole(server: Served) -> None:
        ada = Person(server)
        ada.http.cookies.set("landsraad_session", told["token"])
        listed = await ada.get("/tables")
        assert not listed["set_aside"]
        found = {table["id"]: table for table in listed["tables"]}
        assert {key: found[key]["status"] for key in found} == told["status"]
        finished_id = next(key for key, status in told["status"].items() if status == "finished")
        running = next(key for key, status in told["status"].items() if status == "playing")
        info = await ada.get(f"/tables/{finished_id}/replay")
        assert (info["steps"], info["standings"], info["decisions"][-1]) == (
            told["steps"],
            told["standings"],
            told["last"],
        )
        async with ada.at(running) as seat:
            assert seat.state["seq"] == told["seq"]
            still_shown(told["view"], seat.state["view"])
            await seat.play(moves=5)
        await story_stored(path, finished_id)
        await ada.http.aclose()

    async def untouched(server: Served) -> None:
        # Nobody looks at it, and its story is told all the same.
        await story_stored(path, next(key for key, status in told["status"].items() if status == "finished"))

    with serving(f"sqlite:///{path}", housekeeping_seconds=0.5) as server:
        run(untouched(server))
        run(whole(server))
