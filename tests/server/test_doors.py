"""Doors: who was shown out is out, one table for a rematch, one server on a file, and a farewell as it is written."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.kit import ROOT, Person, Seat, Served, run, serving
from tests.server.test_farewells import last_words
from tests.server.test_pins import finished

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]
INVALID = 3


async def kicked(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        made = await ada.table("me", "open", "open")
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        await eve.post(f"/tables/{table}/watch", {"token": made["watch"]})
        async with bo.at(table) as there, eve.at(table) as watching, ada.at(table) as host:
            await ada.post(f"/tables/{table}/seats/1", {"kind": "open"})
            message, code = await last_words(there)
            assert (message["code"], code) == ("not_found", 4404)
            await bo.get(f"/tables/{table}", 404)
            # A new link for spectators ends the old one, for those who look already too.
            token = (await ada.post(f"/tables/{table}/watchlink"))["token"]
            message, code = await last_words(watching)
            assert (message["code"], code) == ("not_found", 4404)
            await eve.get(f"/tables/{table}", 404)
            await eve.post(f"/tables/{table}/watch", {"token": made["watch"]}, 403)
            await eve.post(f"/tables/{table}/watch", {"token": token})
            await host.command("chat", text="still here")


def test_who_is_shown_out_is_out(server: Served) -> None:
    run(kicked(server))


async def again(server: Served) -> None:
    async with Person(server) as ada:
        table = await finished(ada)
        asked = [ada.post(f"/tables/{table}/rematch", {}) for _ in range(8)]
        found = {answer["id"] for answer in await asyncio.gather(*asked)}
        assert len(found) == 1
        listed = (await ada.get("/tables"))["tables"]
        assert {one["id"] for one in listed} == {table, *found}, "a table that nobody knows of"


def test_simultaneous_rematches_make_one_table(server: Served) -> None:
    run(again(server))


async def early(server: Served) -> None:
    async with Person(server) as ada, Person(server, "Bo") as bo:
        made = await ada.table("me", "open", BOT)
        table = made["table"]["id"]
        # The table has been there for longer than that, but Bo has not.
        await asyncio.sleep(6.2)
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        answer = await ada.http.post(f"/tables/{table}/takeover", json={"seat": 1})
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_away"), "Bo has just sat down"
        await asyncio.sleep(6.2)
        await ada.post(f"/tables/{table}/takeover", {"seat": 1})


def test_a_bot_takes_over_only_after_the_time_has_passed(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'early.sqlite3'}", away_seconds=6.0) as server:
        run(early(server))


async def going(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"]) as seat:
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await leave(seat)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001


async def going_before_hello(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{made['table']['id']}/ws"
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as socket:
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001


async def leave(seat: Seat) -> None:
    while True:
        await seat.next()


def test_sigterm_closes_with_the_documented_code(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'going.sqlite3'}") as server:
        run(going(server))


def test_sigterm_tells_those_who_have_not_said_hello_the_same(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'early.sqlite3'}") as server:
        run(going_before_hello(server))


def serve_on(database: str) -> subprocess.CompletedProcess[str]:
    """Run `landsraad serve` on a database that it cannot use."""
    command = [
        sys.executable,
        "-c",
        "from landsraad.cli import main; main()",
        "serve",
        "--port",
        "0",
        "--database",
        database,
    ]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "one.sqlite3"
    with serving(f"sqlite:///{path}") as server:
        second = serve_on(f"sqlite:///{path}")
        assert second.returncode == INVALID
        assert "another server" in second.stderr
        assert str(server.pid) in second.stderr
        assert len(second.stderr.strip().splitlines()) == 1
    with serving(f"sqlite:///{path}"):
        pass


def test_a_bad_database_is_one_sentence(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite3"
    text.write_text("this is no database at all, only a long text\n" * 50)
    newer = tmp_path / "newer.sqlite3"
    with serving(f"sqlite:///{newer}"):
        pass
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for database in (
        f"sqlite:///{text}",
        f"sqlite:///{tmp_path / 'no' / 'folder.sqlite3'}",
        f"sqlite:///{newer}",
        "postgresql://nobody:secret@127.0.0.1:9/none",
    ):
        answer = serve_on(database)
        assert answer.returncode == INVALID, (database, answer.stderr)
        assert "Traceback" not in answer.stderr
        assert len(answer.stderr.strip().splitlines()) == 1, answer.stderr
        assert "secret" not in answer.stderr
