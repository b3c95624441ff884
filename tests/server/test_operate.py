"""The operator's edition: health, figures, the admin command, expiry, backup and restore, settings in a file."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pgserver
import pytest

from landsraad.cli.config import OTHERWISE, settings_from
from landsraad.cli.output import InvalidInput
from landsraad.server.api.security import new_id
from landsraad.server.limits import RATES
from landsraad.server.settings import Settings
from tests.cli.runner import run as command
from tests.server.kit import ROOT, Person, Served, run, serving
from tests.server.postgres import Postgres

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]


async def admin(*words: str) -> Data | list[Data]:
    """Run `landsraad admin` beside the server; return what it wrote."""
    done = await asyncio.to_thread(command, "admin", *words)
    assert done.code == 0, done.err
    return json.loads(done.out) if "--json" in words else {}


async def looked_after(server: Served, path: Path, folder: Path) -> None:
    database = f"--database=sqlite:///{path}"
    async with Person(server) as ada, httpx.AsyncClient(base_url=server.address) as plain:
        assert (await plain.get("/healthz")).json() == {"status": "ok"}
        made = await ada.table("me", BOT, BOT)
        table = made["table"]["id"]
        async with ada.at(table) as seat:
            await seat.play(moves=5)
            figures = (await plain.get("/metrics")).text
            assert 'landsraad_records_total{kind="decide"}' in figures
            assert "landsraad_connections 1" in figures
            assert "landsraad_commit_seconds_count" in figures
            forwarded = await plain.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
            assert forwarded.status_code == 404
            # Look and export, beside the running server.
            listed = await admin("tables", database, "--json")
            assert isinstance(listed, dict)
            assert [one["id"] for one in listed["tables"]] == [table]
            assert listed["counts"]["playing"] == 1
            shown = await admin("show", table, database, "--json")
            assert isinstance(shown, dict)
            assert "seed" not in shown["table"]
            await admin("export", table, str(folder / "table.json"), database)
            exported = json.loads((folder / "table.json").read_text("utf-8"))
            assert len(exported["records"]) == exported["records"][-1]["seq"]
            # A copy of one moment, while people play.
            await admin("backup", str(folder / "copy.sqlite3"), database)
            await seat.asked()
            told = seat.state
            # Deleted by the operator: those who sit there are shown out.
            await admin("delete", table, database)
            message = await seat.until("error")
            assert (message["code"], message["fatal"]) == ("not_found", True)
        assert (await ada.get("/tables"))["tables"] == []
        await ada.get(f"/tables/{table}", 404)
        await admin("vacuum", database)
        # Kept out.
        await admin("ban", "127.0.0.0/8", "--why", "a test", database)
        await refused(plain, 403)
        assert [ban["network"] for ban in await admin("bans", database, "--json")] == ["127.0.0.0/8"]  # type: ignore[index]
        await admin("unban", "127.0.0.0/8", database)
        await refused(plain, 200)
        # The words and the client's files are squeezed, what belongs to people is not.
        words = await plain.get("/api/v1/words/en")
        assert words.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in (await ada.http.get("/tables")).headers
        # Ended by the operator, a session is over where its person sits too.
        async with Person(server, "Eve") as eve:
            made = await eve.table("me", "here", "here")
            async with eve.at(made["table"]["id"]) as seat:
                shown = await admin("show", made["table"]["id"], database, "--json")
                assert isinstance(shown, dict)
                await admin("end-session", shown["table"]["host"], database)
                assert (await seat.until("error"))["code"] == "session_ended"
            await eve.get("/session", 401)
        server.stop()
        lines = server.output.splitlines()
        assert any(re.search(r"127\.0\.0\.1 POST /api/v1/tables 201 [0-9.]+ ms", line) for line in lines)
        assert ada.cookie.partition("=")[2] not in server.output
        # Restored: the copy is a database like any other.
        server.settings["database"] = f"sqlite:///{folder / 'copy.sqlite3'}"
        server.start()
        async with ada.at(table) as again:
            assert again.state["seq"] <= told["seq"]
            await again.play(moves=3)


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-4bDNKHnV7q-MTg-", "--dNKHnV7q-MTg-x", "4bDNKHnV7q-MTg--"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda bits: next(drawn))
    assert new_id() == "4bDNKHnV7q-MTg--"


def test_an_old_table_whose_id_begins_with_a_dash_is_reached_after_two_dashes(tmp_path: Path) -> None:
    database = f"--database=sqlite:///{tmp_path / 'tables.sqlite3'}"
    done = command("admin", "show", database, "--", "-4bDNKHnV7q-MTg-")
    assert "-4bDNKHnV7q-MTg-" in done.err
    assert "No such option" not in done.err


async def refused(plain: httpx.AsyncClient, status: int) -> None:
    """Wait until the server answers so: it reads its bans now and then."""
    async with asyncio.timeout(10):
        while (await plain.get("/api/v1/about")).status_code != status:
            await asyncio.sleep(0.1)


def test_a_server_is_looked_after_while_people_play(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    server = Served(f"sqlite:///{path}", housekeeping_seconds=0.2, access_log=True).start()
    try:
        run(looked_after(server, path, tmp_path))
    finally:
        errors = server.stop()
    assert "Traceback" not in errors


async def told_figures(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.address) as plain:
        assert (await plain.get("/metrics")).status_code == 404
        assert (await plain.get("/metrics", headers={"Authorization": "Bearer guessed"})).status_code == 404
        assert (await plain.get("/metrics", headers={"Authorization": "Bearer of figures"})).status_code == 200


def test_with_a_token_figures_are_for_whoever_has_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'figures.sqlite3'}", metrics_token="of figures") as server:
        run(told_figures(server))


def test_postgresql_is_backed_up_and_restored() -> None:
    """With the database's own programs, while people play; then a server on the copy."""

    async def play(server: Served, copied: Callable[[], None]) -> tuple[Person, str, Data]:
        ada = await Person(server).__aenter__()
        table = (await ada.table("me", "here", "here"))["table"]["id"]
        async with ada.at(table) as seat:
            await seat.play(moves=6)
            told = seat.state
            await asyncio.to_thread(copied)
            await seat.play(moves=2)
        await ada.http.aclose()
        return ada, table, told

    async def again(server: Served, before: Person, table: str, told: Data) -> None:
        ada = Person(server)
        ada.http.cookies = before.http.cookies
        async with ada.at(table) as seat:
            assert (seat.state["seq"], seat.state["view"]) == (told["seq"], told["view"])
            await seat.play(moves=3)
        await ada.http.aclose()

    with Postgres() as first, Postgres() as second:
        programs = Path(pgserver.__file__).parent / "pginstall" / "bin"

        def copied() -> None:
            dump = subprocess.run([programs / "pg_dump", first.address], capture_output=True, check=True, timeout=60)
            restore = [programs / "psql", "-q", "-v", "ON_ERROR_STOP=1", second.address]
            subprocess.run(restore, input=dump.stdout, capture_output=True, check=True, timeout=60)

        with serving(first.address) as server:
            ada, table, told = run(play(server, copied))
        with serving(second.address) as server:
            run(again(server, ada, table, told))


async def forgotten(server: Served, path: Path) -> None:
    async with Person(server) as ada:
        old = (await ada.table("me", "open", "open"))["table"]["id"]
        new = (await ada.table("me", "open", "open"))["table"]["id"]
        running = (await ada.table("me", "here", "here"))["table"]["id"]
        with sqlite3.connect(path) as connection:
            connection.execute(
                "UPDATE tables SET updated_ms = updated_ms - 864000000 WHERE id IN (?, ?)", (old, running)
            )
        async with asyncio.timeout(10):
            while len((await ada.get("/tables"))["tables"]) == 3:
                await asyncio.sleep(0.1)
        assert {table["id"] for table in (await ada.get("/tables"))["tables"]} == {new, running}


def test_a_lobby_that_nobody_touches_is_deleted_when_that_is_wished(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with serving(f"sqlite:///{path}", housekeeping_seconds=0.2, keep_lobby_days=7) as server:
        run(forgotten(server, path))


def test_settings_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "landsraad.toml"
    path.write_text('bot_workers = 3\naway_seconds = 30\norigins = ["https://x.example"]\n[rates]\nchat = [5, 0.5]\n')
    settings = Settings(**settings_from(path))
    assert (settings.bot_workers, settings.away_seconds, settings.origins) == (3, 30.0, ("https://x.example",))
    assert settings.rates == {"chat": (5.0, 0.5)}
    for wrong, said in (
        ("nonsense = 1", "nonsense"),
        ('bot_workers = "many"', "bot_workers"),
        ("rates = 3", "rates"),
        ('prefix = "games/../x y"', "prefix"),
        ("[rates]\nshout = [1, 1]", "shout"),
        ("=", "no TOML"),
    ):
        path.write_text(wrong)
        with pytest.raises(InvalidInput, match=said):
            settings_from(path)
    done = command("admin", "quotas", "--json")
    named = {row["name"] for row in json.loads(done.out)}
    assert {f"rates.{kind}" for kind in RATES} < named


def test_every_limit_is_on_the_page_for_operators() -> None:
    page = (ROOT / "docs" / "operate.md").read_text("utf-8")
    for name in (*vars(Settings()), *RATES):
        if name not in OTHERWISE:
            assert f"`{name}`" in page, f"docs/operate.md does not name {name}"
