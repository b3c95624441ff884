"""A restart keeps address, seats, undo, the open question and the deal; what was said stays said."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import run as command
from tests.server.kit import Person, Seat, Served, run, serving
from tests.server.postgres import Postgres

Data = dict[str, Any]
KEPT = ("seq", "ask", "status", "eye", "view", "question", "agenda", "undo", "seats", "standings", "seed_sha256")


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """Give the address of a new database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'kept.sqlite3'}"
    else:
        with Postgres() as postgres:
            yield postgres.address


async def taken_back(seat: Seat) -> Data:
    """Play until a decision can be taken back freely, take it back, and return the state: undo and redo are open."""
    for number in range(60):
        question = await seat.asked()
        assert question is not None
        options = question["options"]
        state = await seat.done("act", action=options[number % len(options)]["action"])
        if state["undo"]["depth"] >= 2:
            return await seat.done("undo")
    raise AssertionError("nothing could be taken back")


async def before(server: Served, ada: Person) -> tuple[str, Data, list[Data]]:
    made = await ada.table("me", players=1)
    table = made["table"]["id"]
    async with ada.at(table) as seat:
        state = await taken_back(seat)
        await seat.command("chat", text="until then")
        await seat.send({"type": "sync", "events": len(seat.events)})
        state = await seat.until("state", when=lambda m: m["seq"] > state["seq"])
        assert (state["undo"]["depth"] >= 1, state["undo"]["redo"]) == (True, 1)
        # Stored, then acknowledged, then told to everybody.
        kinds = [(m["type"], m["seq"]) for m in seat.heard if m["type"] in ("ack", "chat")]
        assert kinds[-2:] == [("ack", state["seq"]), ("chat", state["seq"])]
    return table, state, seat.events


async def after(ada: Person, table: str, state: Data, events: list[Data], path: Path) -> None:
    async with ada.at(table) as seat:
        assert {key: seat.state[key] for key in KEPT} == {key: state[key] for key in KEPT}
        assert seat.events == events
        assert [line["text"] for line in seat.chat] == ["until then"]
        redone = await seat.done("redo")
        assert redone["undo"]["redo"] == 0
        undone = await seat.done("undo")
        assert (undone["view"], undone["question"]) == (state["view"], state["question"])
        await seat.done("undo")
        await seat.play()
        over = seat.state
    assert sha256(over["seed"].encode()).hexdigest() == state["seed_sha256"]
    path.write_text(json.dumps(await ada.get(f"/tables/{table}/save")))
    assert command("replay", str(path), "--verify").code == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_restart_keeps_everything(kind: str, tmp_path: Path) -> None:
    async def whole(server: Served) -> None:
        async with Person(server) as ada:
            table, state, events = await before(server, ada)
            address = server.address
            server.kill()
            server.start()
            assert server.address == address
            await after(ada, table, state, events, tmp_path / "save.json")

    with database(kind, tmp_path) as address, serving(address) as server:
        run(whole(server), 240)


def test_only_hashes_of_secrets_are_stored(tmp_path: Path) -> None:
    path = tmp_path / "secret.sqlite3"

    async def begin(server: Served) -> list[str]:
        async with Person(server) as ada:
            made = await ada.table("me", "open", "open")
            tokens = [ada.cookie.partition("=")[2], made["watch"], *(one["token"] for one in made["invites"])]
            assert all(len(token) == 43 for token in tokens), "256 bits each"
            assert len(set(tokens)) == 4
            return tokens

    with serving(f"sqlite:///{path}") as server:
        tokens = run(begin(server))
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("secret.sqlite3*"))
    for token in tokens:
        assert token.encode() not in kept
        assert sha256(token.encode()).hexdigest().encode() in kept


def test_the_deal_is_from_256_bits_that_nobody_knows(tmp_path: Path) -> None:
    async def promises(server: Served) -> list[str]:
        async with Person(server) as ada:
            return [(await ada.table("me", "here"))["table"]["seed_sha256"] for _ in range(5)]

    first: list[str] = []
    for _ in range(2):
        with serving(f"sqlite:///{tmp_path / 'deals.sqlite3'}", secret=True) as server:
            first += run(promises(server))
    assert len(set(first)) == 10
    for seed in range(2000):
        assert sha256(f"{seed:064x}".encode()).hexdigest() not in first
