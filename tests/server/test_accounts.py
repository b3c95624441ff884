"""Accounts: more keys to one session, games that come along, everything exported, nothing left after deletion."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, String, insert, select

from landsraad.server.hall.rating import new_ratings, rated_people
from landsraad.server.storage.engine import connect
from landsraad.server.storage.schema import metadata, sessions
from tests.server.kit import Person, Served, run, serving
from tests.server.postgres import Postgres

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("accounts")
    if request.param == "sqlite":
        with serving(f"sqlite:///{folder / 'tables.sqlite3'}", accounts=True) as served:
            yield served
    else:
        with Postgres() as postgres, serving(postgres.address, accounts=True) as served:
            yield served


async def rows_with(server: Served, *words: str) -> list[str]:
    """Return every row of the database in which one of some words stands."""
    engine = connect(server.settings["database"])
    found = []
    try:
        async with engine.connect() as connection:
            for table in metadata.sorted_tables:
                for row in (await connection.execute(select(table))).mappings():
                    text = " ".join(str(value) for value in row.values())
                    found += [f"{table.name}: {text[:200]}" for word in words if word in text]
    finally:
        await engine.dispose()
    return found


# Columns that hold a session, and the tables of the database that have one.
OWNERS = ("session_id", "host", "accused", "muted")
OWNED = {
    table.name
    for table in metadata.sorted_tables
    if any(name in table.c and isinstance(table.c[name].type, String) and table.name != "results" for name in OWNERS)
} | {"sessions", "results"}


# What else is as short as a session: names of tables and clubs, words, and what others call a member by.
NO_PEOPLE = {
    *("id", "table_id", "club_id", "stream", "level", "name", "host of results"),
}


def test_every_column_that_can_hold_a_session_is_known() -> None:
    """A column that is new here must be said to hold people or not, and what holds people is erased with them."""
    length = sessions.c.id.type.length
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, String) and column.type.length == length:
                of_people = column.name in OWNERS and (table.name, column.name) != ("results", "host")
                known = f"{column.name} of {table.name}" in NO_PEOPLE or column.name in NO_PEOPLE
                assert of_people != known, f"{table.name}.{column.name}"


async def fill(server: Served, session: str, table_id: str, club: str) -> None:
    """See to it that every table of the database that can has a row of a person."""
    there = {row.partition(":")[0] for row in await rows_with(server, session)}
    engine = connect(server.settings["database"])
    async with engine.begin() as connection:
        for table in metadata.sorted_tables:
            if table.name in OWNED - there:
                known = {"table_id": table_id, "club_id": club, **dict.fromkeys(OWNERS, session)}
                row = {column.name: known.get(column.name, plain(column)) for column in table.columns}
                await connection.execute(insert(table).values(**row))
    await engine.dispose()


def plain(column: Column[Any]) -> Any:
    """Return any value of a column's type."""
    kind = column.type.python_type
    return {str: "x", int: 7, bool: False, float: 1.0, bytes: b"x"}[kind]


async def session_of(server: Served, name: str) -> str:
    """Return the id of a person's session."""
    engine = connect(server.settings["database"])
    sessions = metadata.tables["sessions"]
    async with engine.connect() as connection:
        found = (await connection.execute(select(sessions.c.id).where(sessions.c.name == name))).scalar_one()
    await engine.dispose()
    return str(found)


async def joined(server: Served) -> None:
    async with Person(server, "Ada-1") as ada, Person(server, "Guest-1") as guest, Person(server, "Eve-1") as eve:
        assert (await ada.get("/account"))["account"] is False
        first = (await ada.table("me", BOT, BOT))["table"]["id"]
        second = (await guest.table("me", BOT, BOT))["table"]["id"]
        async with guest.at(second) as seat:
            await seat.play(moves=3)
            before = seat.state["view"]["seats"]
        code = (await ada.post("/account/device"))["code"]
        assert (await eve.http.post("/account/enter", json={"code": "ABCD-EFGH"})).status_code == 403
        # However it is written; and what the guest had on this device comes along.
        entered = await guest.post("/account/enter", {"code": f" {code.lower()} "})
        assert (entered["account"], entered["devices"]) == (True, 1)
        for person in (ada, guest):
            listed = {one["id"] for one in (await person.get("/tables"))["tables"]}
            assert {first, second} <= listed
        async with ada.at(second) as seat:
            assert seat.state["eye"] == 0
            assert seat.state["view"]["seats"] == before
            await seat.play(moves=2)
        assert (await eve.http.post("/account/enter", json={"code": code})).status_code == 403, "used up"
        # A recovery code opens the account again and again, until it is renewed.
        recovery = (await ada.post("/account/recovery"))["code"]
        await eve.get(f"/tables/{first}", 404)
        async with Person(server, "Phone-1") as phone:
            await phone.post("/account/enter", {"code": recovery})
            await phone.get(f"/tables/{first}")
            assert (await phone.get("/session"))["name"] == "Ada-1"
        newer = (await ada.post("/account/recovery"))["code"]
        assert (await eve.http.post("/account/enter", json={"code": recovery})).status_code == 403
        assert newer != recovery
        # Codes are kept as hashes only.
        plain = recovery.replace("-", "")
        assert await rows_with(server, plain, newer, newer.replace("-", "")) == []


def test_devices_join_and_games_come_along(server: Served) -> None:
    run(joined(server))


async def erased(server: Served) -> None:
    async with Person(server, "Zenobia") as ada, Person(server, "Bo-2") as bo:
        await ada.post("/account/recovery")
        await ada.post("/account/device")
        alone = (await ada.table("me", BOT, BOT))["table"]["id"]
        await ada.post("/daily")
        made = await ada.table("me", "open", BOT)
        shared = made["table"]["id"]
        await bo.post(f"/tables/{shared}/join", {"token": made["invites"][0]["token"]})
        async with ada.at(shared) as seat:
            assert (await seat.command("chat", text="Zenobia was here"))["type"] == "ack"
        for seat_number, one in enumerate((ada, bo)):
            await one.post(f"/tables/{shared}/takeover", {"seat": seat_number, "level": "novice"})
        for _ in range(1200):
            if (await bo.get(f"/tables/{shared}"))["status"] == "finished":
                break
            await asyncio.sleep(0.1)
        history = await ada.get("/account/history")
        assert [game["table"] for game in history["games"]] == [shared]
        assert history["games"][0]["left_by"] == "asked"
        assert history["statistics"]["seat"][0]["games"] == 1
        assert {line["key"] for line in history["statistics"]["opponent"]} == {"Bo-2", "bot/novice"}
        told = await ada.get("/account/export")
        assert {one["table"] for one in told["tables"]} >= {alone, shared}
        saved = next(one for one in told["tables"] if one["table"] == shared)
        assert saved["save"]["decisions"]
        assert saved["chat"] == ["Zenobia was here"]
        session = await session_of(server, "Zenobia")
        assert len(await rows_with(server, session)) > 5
        await fill(server, session, shared, (await ada.post("/clubs", {"name": "Zenobia's"}, 201))["club"]["id"])
        assert {row.partition(":")[0] for row in await rows_with(server, session)} == OWNED
        answer = await ada.http.delete("/account")
        assert answer.status_code == 204
        assert await rows_with(server, session, "Zenobia") == []
        assert (await ada.http.get("/session")).status_code == 401
        # The other's game is still there, with somebody without a name.
        rest = await bo.get(f"/tables/{shared}/replay")
        assert [seat["name"] for seat in rest["table"]["seats"]][:2] == ["Seat 1", "Bo-2"]
        async with bo.at(shared) as seat:
            assert "Zenobia" not in json.dumps(seat.heard)


def test_deletion_leaves_no_row(server: Served) -> None:
    run(erased(server), 240)


def test_there_are_none_unless_the_operator_wants_them(tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        async with Person(server) as ada:
            assert (await ada.get("/about"))["accounts"] is False
            await ada.get("/account", 404)
            await ada.post("/account/recovery", status=404)

    with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}") as server:
        run(work(server))


def line(session: str | None, place: int, left: str | None = None, kind: str = "game") -> Data:
    return {"session_id": session, "name": session or "", "place": place, "left_by": left, "kind": kind}


def test_teammates_are_rated_as_a_team() -> None:
    """They share a place; one who left the winners has lost with the others."""
    sides = [0, 1, 0, 1, 0, 1]
    people = [{**line(name, 1 + seat % 2), "seat": seat} for seat, name in enumerate("adbecf")]
    after = {row["session_id"]: row for row in new_ratings(people, {}, sides)}
    assert len({round(after[name]["mu"], 6) for name in "abc"}) == 1
    assert len({round(after[name]["mu"], 6) for name in "def"}) == 1
    assert after["a"]["mu"] > 25 > after["d"]["mu"]
    # A strong teammate is no reason to lose: only the other team is.
    known = {"b": {**after["b"], "mu": 60.0}}
    again = {row["session_id"]: row for row in new_ratings(people, known, sides)}
    assert again["a"]["mu"] > 25
    people[2]["left_by"] = "resigned"
    left = {row["session_id"]: row for row in new_ratings(people, {}, sides)}
    assert left["a"]["mu"] > 25 > left["b"]["mu"]
    # With bots alone against them nobody is compared with anybody.
    alone = new_ratings([people[0], {**people[4]}], {}, sides)
    assert {row["mu"] for row in alone} == {25.0}


def test_ratings_order_people_and_leaving_costs() -> None:
    rows = [line("a", 1), line("b", 2), line(None, 3), line("c", 4)]
    people = rated_people(rows)
    assert [row["session_id"] for row in people] == ["a", "b", "c"]
    after = {row["session_id"]: row for row in new_ratings(people, {})}
    assert after["a"]["mu"] > after["b"]["mu"] > after["c"]["mu"]
    assert all(row["sigma"] < 25 / 3 and row["games"] == 1 for row in after.values())
    # Who wins by the bot that took over has lost.
    left = {row["session_id"]: row for row in new_ratings([line("a", 1, "resigned"), line("b", 2)], {})}
    assert left["a"]["mu"] < left["b"]["mu"]
    again = new_ratings([line("a", 1), line("b", 2)], after)
    assert [row["games"] for row in again] == [2, 2]
    assert again[0]["sigma"] < after["a"]["sigma"]
    for unrated in (
        [line("a", 1), line(None, 2)],
        [line("a", 1), line("a", 2)],
        [line("a", 1, kind="fork"), line("b", 2)],
    ):
        assert rated_people(unrated) == []
