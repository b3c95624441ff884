"""Meeting: the lobby, pairing, clubs, ladders, reports and mutes; what is private cannot be found."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from landsraad.cli.administer import list_reports, settle_report
from landsraad.server.storage.engine import connect
from landsraad.server.storage.schema import metadata
from tests.server.kit import Person, Served, run, serving
from tests.server.postgres import Postgres
from tests.server.test_accounts import rows_with, session_of

BOT = {"kind": "bot", "level": "novice"}
SCRIPT = '<script>alert(1)</script><img src=x onerror="alert(2)">'
Data = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("meeting")
    more = {"accounts": True, "listed_of_address": 1000}
    if request.param == "sqlite":
        with serving(f"sqlite:///{folder / 'tables.sqlite3'}", **more) as served:
            yield served
    else:
        with Postgres() as postgres, serving(postgres.address, **more) as served:
            yield served


async def listed(person: Person, club: str | None = None) -> dict[str, Data]:
    """Return the tables that wait, by id, once the list is fresh."""
    await asyncio.sleep(1.1)
    found = (await person.get(f"/lobby?club={club}" if club else "/lobby"))["tables"]
    return {one["id"]: one for one in found}


async def lobby(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        made = await ada.table("me", "open", BOT, title="Friday", clock={"kind": "days", "days": 3})
        table = made["table"]["id"]
        assert table not in await listed(bo)
        # A table that does not wait in public is as if it were not there.
        await bo.post(f"/lobby/{table}", {}, 404)
        await bo.post(f"/tables/{table}/listing", {}, 404)
        shown = await ada.post(f"/tables/{table}/listing", {})
        assert shown["listing"] == {"club": None, "low": None, "high": None}
        one = (await listed(bo))[table]
        assert (one["title"], one["clock"], one["setup"]["players"]) == ("Friday", {"kind": "days", "days": 3}, 3)
        assert [seat["kind"] for seat in one["seats"]] == ["human", "open", "bot"]
        assert (one["yours"], one["fits"], one["rating"]) == (False, True, None)
        assert set(one) == {
            "id", "title", "setup", "clock", "choosing", "seats", "low", "high", "rating", "yours", "fits", "created_ms"
        }  # fmt: skip
        # To see a table in the list is not to see the table.
        await bo.get(f"/tables/{table}", 404)
        await ada.post(f"/tables/{table}/listing", {"listed": False})
        assert table not in await listed(bo)
        await bo.post(f"/lobby/{table}", {}, 404)
        await ada.post(f"/tables/{table}/listing", {})
        joined = await bo.post(f"/lobby/{table}", {"name": "Bo"})
        assert (joined["status"], joined["seats"][1]["yours"]) == ("playing", True)
        assert table not in await listed(eve)
        await eve.post(f"/lobby/{table}", {}, 404)


def test_a_table_waits_in_the_lobby_and_is_joined_by_a_click(server: Served) -> None:
    run(lobby(server))


async def thrown_out(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo:
        table = (await ada.table("me", "open", "open"))["table"]["id"]
        await ada.post(f"/tables/{table}/listing", {})
        await bo.post(f"/lobby/{table}", {})
        await ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
        assert table not in await listed(bo)
        await bo.post(f"/lobby/{table}", {}, 404)
        # Somebody who got up may come again.
        async with Person(server, "Cy") as cy:
            await cy.post(f"/lobby/{table}", {})
            await cy.post(f"/tables/{table}/leave", {"seat": 1})
            await cy.post(f"/lobby/{table}", {})


def test_who_was_shown_out_does_not_come_in_by_the_lobby(server: Served) -> None:
    run(thrown_out(server))


async def paired(server: Served) -> None:
    people = [await Person(server, f"P{n}").__aenter__() for n in range(7)]
    wish = {"setup": {"host": "base", "players": 3}, "clock": {"kind": "fischer", "seconds": 900, "increment": 15}}
    answers = await asyncio.gather(*(person.post("/pair", wish) for person in people))
    ids = [one["id"] for one in answers]
    assert sorted(ids.count(one) for one in set(ids)) == [1, 3, 3], "seven who want the same game find each other"
    alone = next(person for person, one in zip(people, ids, strict=True) if ids.count(one) == 1)
    # Who asks again waits at the same table, and another game is another table.
    assert (await alone.post("/pair", wish))["id"] == ids[people.index(alone)]
    other = await people[0].post("/pair", {**wish, "setup": {"host": "base", "players": 2}})
    assert other["status"] == "lobby"
    for bad in ({"players": 1}, {"players": "4"}, {"players": 10_000}, {"players": 3, "host": "nowhere"}, {}):
        await people[1].post("/pair", {"setup": bad}, 422)
    for person in people:
        await person.http.aclose()


def test_quick_pairing_brings_people_together(server: Served) -> None:
    run(paired(server))


async def paired_across(servers: list[Served]) -> None:
    wish = {"setup": {"host": "base", "players": 2}}
    for turn in range(6):
        people = [await Person(server, f"{turn}{n}").__aenter__() for n in range(3) for server in servers]
        ids = [one["id"] for one in await asyncio.gather(*(person.post("/pair", wish) for person in people))]
        assert sorted(ids.count(one) for one in set(ids)) == [2, 2, 2], "nobody waits while another waits elsewhere"
        for person in people:
            await person.http.aclose()


def test_who_asks_two_processes_at_once_is_paired() -> None:
    with Postgres() as postgres:
        more = {"listed_of_address": 1000}
        with serving(postgres.address, **more) as first, serving(postgres.address, **more) as second:
            run(paired_across([first, second]))


async def waited_elsewhere(one: Served, two: Served) -> None:
    async with Person(one, "Ada") as ada, Person(two, "Bo") as bo:
        table = (await ada.table("me", "open"))["table"]["id"]
        left = (await ada.table("me", "open"))["table"]["id"]
        async with ada.at(table):
            for waiting in (table, left):
                await ada.post(f"/tables/{waiting}/listing", {})
            await long_ago(one, table, left)
            seen = await listed(bo)
            assert table in seen, "somebody waits there, at another process"
            assert left not in seen, "nobody is at the other one"
            await bo.post(f"/lobby/{table}", {})


async def long_ago(server: Served, *tables: str) -> None:
    """Let the records of some tables be an hour old."""
    records = metadata.tables["records"]
    engine = connect(server.settings["database"])
    async with engine.begin() as connection:
        old = update(records).where(records.c.table_id.in_(tables)).values(at_ms=records.c.at_ms - 3_600_000)
        assert (await connection.execute(old)).rowcount >= len(tables)
    await engine.dispose()


def test_a_table_that_waits_long_at_one_process_is_listed_by_the_other() -> None:
    with Postgres() as postgres, serving(postgres.address) as first, serving(postgres.address) as second:
        run(waited_elsewhere(first, second))


async def rated(server: Served) -> None:
    async with Person(server, "Rita") as rita, Person(server, "Sol") as sol, Person(server, "Guest") as guest:
        for one in (rita, sol):
            await one.post("/account/recovery")
        for leaver in (1, 1):
            made = await rita.table("me", "open")
            table = made["table"]["id"]
            await rita.post(f"/tables/{table}/listing", {"low": 10, "high": 40})
            waiting = (await listed(guest))[table]
            assert (waiting["low"], waiting["high"], waiting["fits"]) == (10, 40, False)
            assert waiting["rating"]["sigma"] > 0
            refused = await guest.http.post(f"/lobby/{table}", json={})
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_in_range")
            assert (await listed(sol))[table]["fits"] is True
            await sol.post(f"/lobby/{table}", {})
            # Sol leaves: a bot plays on, and wins or not, Sol has lost.
            await sol.post(f"/tables/{table}/resign", {"seat": leaver})
            await rita.post(f"/tables/{table}/takeover", {"seat": 0, "level": "novice"})
            await finished(rita, table)
        # Rita left too: nobody gains by that. Now only one of them leaves, and the other plays to the end.
        made = await rita.table("me", "open")
        table = made["table"]["id"]
        await rita.post(f"/tables/{table}/listing", {})
        await sol.post(f"/lobby/{table}", {})
        await sol.post(f"/tables/{table}/resign", {"seat": 1})
        async with rita.at(table) as seat:
            await seat.play()
        ours: list[Data] = []
        for _ in range(100):
            ladder = await rita.get("/ladder?mode=base-2")
            ours = [line for line in ladder["people"] if line["name"] in ("Rita", "Sol")]
            if all(line["games"] == 3 for line in ours):
                break
            await asyncio.sleep(0.1)
        assert "base-2" in ladder["modes"]
        assert [line["name"] for line in ours] == ["Rita", "Sol"], "leaving costs"
        assert all(line["games"] == 3 and 0 < line["sigma"] < 25 / 3 for line in ours)
        await rita.post(f"/tables/{table}/listing", {}, 409)
        bad = (await rita.table("me", "open"))["table"]["id"]
        await rita.post(f"/tables/{bad}/listing", {"low": 30, "high": 20}, 422)
        await rita.post(f"/tables/{bad}/listing", {"low": -1}, 422)


async def finished(person: Person, table: str) -> None:
    """Wait for the end of a game."""
    for _ in range(1200):
        if (await person.get(f"/tables/{table}"))["status"] == "finished":
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the game did not end")


def test_ratings_bound_tables_and_leaving_costs(server: Served) -> None:
    run(rated(server), 300)


async def clubs(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        made = await ada.post("/clubs", {"name": SCRIPT}, 201)
        club = made["club"]["id"]
        assert (made["club"]["name"], made["club"]["host"]) == (SCRIPT, True)
        # Nobody else can tell whether there is such a club.
        for path in (f"/clubs/{club}", "/clubs/nothing", f"/lobby?club={club}", "/lobby?club=nothing"):
            await eve.get(path, 404)
        for one in (club, "nothing"):
            answer = await eve.http.post(f"/clubs/{one}/join", json={"token": "guess"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong_token")
        joined = await bo.post(f"/clubs/{club}/join", {"token": made["token"]})
        assert [member["name"] for member in joined["members"]] == ["Ada", "Bo"]
        assert await bo.post(f"/clubs/{club}/join", {"token": made["token"]}) == joined
        table = (await ada.table("me", "open", "open"))["table"]["id"]
        await ada.post(f"/tables/{table}/listing", {"club": club})
        assert table in await listed(bo, club)
        assert table not in await listed(bo)
        await eve.post(f"/lobby/{table}", {}, 404)
        await bo.post(f"/lobby/{table}", {})
        own = (await eve.table("me", "open"))["table"]["id"]
        await eve.post(f"/tables/{own}/listing", {"club": club}, 404)
        # Only the host renews the link and removes members.
        await bo.post(f"/clubs/{club}/invite", status=403)
        await bo.post(f"/clubs/{club}/remove", {"member": joined["members"][0]["member"]}, 403)
        token = (await ada.post(f"/clubs/{club}/invite"))["token"]
        await eve.post(f"/clubs/{club}/join", {"token": made["token"]}, 403)
        await eve.post(f"/clubs/{club}/join", {"token": token})
        mine = next(one for one in (await eve.get(f"/clubs/{club}"))["members"] if one["you"])
        await ada.post(f"/clubs/{club}/remove", {"member": mine["member"]})
        await eve.get(f"/clubs/{club}", 404)
        # The oldest member follows the host, and a club of nobody is gone.
        assert (await ada.http.post(f"/clubs/{club}/leave", json={})).status_code == 204
        assert (await bo.get("/clubs"))["clubs"] == [{"id": club, "name": SCRIPT, "host": True, "members": 1}]
        assert (await bo.http.post(f"/clubs/{club}/leave", json={})).status_code == 204
        assert await rows_with(server, SCRIPT) == []


def test_clubs_are_private(server: Served) -> None:
    run(clubs(server))


async def reported(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Rude-1") as bo, Person(server, "Eve") as eve:
        made = await ada.table("me", "open", BOT)
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
        async with bo.at(table) as seat:
            assert (await seat.command("chat", text=SCRIPT))["type"] == "ack"
        for text in (SCRIPT, "again"):
            answer = await ada.http.post(f"/tables/{table}/report", json={"seat": 1, "why": "words", "text": text})
            assert answer.status_code == 204
        for wrong in ({"seat": 0, "why": "words"}, {"seat": 2, "why": "words"}, {"seat": 7, "why": "words"}):
            await ada.post(f"/tables/{table}/report", wrong, 404)
        await ada.post(f"/tables/{table}/report", {"seat": 1, "why": "because"}, 422)
        await ada.post(f"/tables/{table}/report", {"seat": 1, "why": "words", "text": "x" * 501}, 422)
        await eve.post(f"/tables/{table}/report", {"seat": 1, "why": "words"}, 403)
        # Mutes are of people, not of tables.
        assert await ada.get(f"/tables/{table}/mutes") == {"seats": []}
        assert await ada.post(f"/tables/{table}/mute", {"seat": 1, "mute": True}) == {"seats": [1]}
        assert await bo.get(f"/tables/{table}/mutes") == {"seats": []}
        again = await ada.table("open", "me")
        await bo.post(f"/tables/{again['table']['id']}/join", {"token": again["invites"][0]["token"]})
        assert await ada.get(f"/tables/{again['table']['id']}/mutes") == {"seats": [0]}
        assert await ada.post(f"/tables/{table}/mute", {"seat": 1, "mute": False}) == {"seats": []}
        await ada.post(f"/tables/{table}/mute", {"seat": 0, "mute": True}, 404)
        await eve.post(f"/tables/{table}/mute", {"seat": 1, "mute": True}, 403)
        accused = await session_of(server, "Rude-1")
    database = server.settings["database"]
    seen = json.loads(await asyncio.to_thread(told, capsys, lambda: list_reports(database, False, as_json=True)))
    mine = [one for one in seen if one["table_id"] == table]
    assert [(one["name"], one["why"], one["text"], one["lines"]) for one in mine] == [
        ("Rude-1", "words", "again", [SCRIPT])
    ]
    assert mine[0]["accused"] == accused
    await asyncio.to_thread(settle_report, database, mine[0]["id"])
    left = json.loads(await asyncio.to_thread(told, capsys, lambda: list_reports(database, False, as_json=True)))
    assert [one for one in left if one["table_id"] == table] == []


def told(capsys: pytest.CaptureFixture[str], work: Any) -> str:
    """Return what a command writes."""
    capsys.readouterr()
    assert work() == 0
    return capsys.readouterr().out


def test_the_operator_sees_reports_and_mutes_follow_people(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    run(reported(server, capsys))


async def along(server: Served) -> None:
    async with Person(server, "Keeper") as ada, Person(server, "Wanderer") as guest, Person(server, "Third") as cy:
        made = await guest.post("/clubs", {"name": "Old friends"}, 201)
        club = made["club"]["id"]
        await cy.post(f"/clubs/{club}/join", {"token": made["token"]})
        await ada.post(f"/clubs/{club}/join", {"token": made["token"]})
        table = await guest.table("me", "open", "open")
        await cy.post(f"/tables/{table['table']['id']}/join", {"token": table["invites"][0]["token"]})
        await guest.post(f"/tables/{table['table']['id']}/mute", {"seat": 1, "mute": True})
        await guest.http.post(f"/tables/{table['table']['id']}/report", json={"seat": 1, "why": "other"})
        await guest.post(f"/tables/{table['table']['id']}/listing", {"club": club})
        code = (await ada.post("/account/device"))["code"]
        await guest.post("/account/enter", {"code": code})
        members = (await cy.get(f"/clubs/{club}"))["members"]
        assert [member["name"] for member in members] == ["Keeper", "Third"] or [
            member["name"] for member in members
        ] == ["Third", "Keeper"]
        assert (await ada.get(f"/clubs/{club}"))["host"] is True
        assert await ada.get(f"/tables/{table['table']['id']}/mutes") == {"seats": [1]}
        session = await session_of(server, "Keeper")
        found = await rows_with(server, session)
        assert {line.partition(":")[0] for line in found} >= {"clubs", "club_members", "mutes", "reports", "listings"}
        assert (await ada.http.delete("/account")).status_code == 204
        assert await rows_with(server, session, "Keeper") == []
        assert (await cy.get(f"/clubs/{club}"))["host"] is True


def test_clubs_and_mutes_come_along_and_go(server: Served) -> None:
    run(along(server))


async def quotas(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo:
        ids = [(await ada.table("me", "open"))["table"]["id"] for _ in range(3)]
        for one in ids[:2]:
            await ada.post(f"/tables/{one}/listing", {})
        refused = await ada.http.post(f"/tables/{ids[2]}/listing", json={})
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "quota")
        await ada.post("/pair", {"setup": {"host": "base", "players": 4}}, 429)
        # A list shows only so many of one address.
        third = (await bo.table("me", "open"))["table"]["id"]
        await bo.post(f"/tables/{third}/listing", {})
        assert len(await listed(bo)) == 2
        for n in range(2):
            await ada.post("/clubs", {"name": f"club {n}"}, 201)
        await ada.post("/clubs", {"name": "club 2"}, 429)
        codes = [(await bo.http.post("/clubs/none/join", json={"token": "x"})).status_code for _ in range(60)]
        assert set(codes) == {403, 429}
        codes = [(await bo.http.post("/lobby/none", json={})).status_code for _ in range(60)]
        assert set(codes) == {404, 429}
        for name in ("", " ", "x" * 61, "a\x00b", "a‮b", "a\x9bb"):
            answer = await ada.http.post("/clubs", json={"name": name})
            assert answer.status_code in (422, 429), name


def test_quotas_of_the_lobby(tmp_path: Path) -> None:
    more = {"listed_of_visitor": 2, "clubs_of_visitor": 2, "listed_of_address": 2, "rate_factor": 1.0}
    with serving(f"sqlite:///{tmp_path / 'quotas.sqlite3'}", **more) as served:
        run(quotas(served))


async def without(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo:
        table = (await ada.table("me", "open"))["table"]["id"]
        await ada.post(f"/tables/{table}/listing", {"low": 10}, 422)
        await ada.post(f"/tables/{table}/listing", {})
        one = (await listed(bo))[table]
        assert (one["rating"], one["fits"]) == (None, True)
        assert (await bo.post("/pair", {"setup": {"host": "base", "players": 2}}))["id"] == table
        await bo.get("/ladder", 404)


def test_the_lobby_needs_no_accounts(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'plain.sqlite3'}") as served:
        run(without(served))
