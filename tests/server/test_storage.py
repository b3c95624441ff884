"""The store keeps the same promises on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, text

from landsraad.server.errors import Refused
from landsraad.server.storage.engine import BadDatabase, connect
from landsraad.server.storage.rows import Draft, Record, SeatRow, Session, TableRow
from landsraad.server.storage.schema import metadata, sessions
from landsraad.server.storage.store import Conflict, Store
from tests.server.kit import run
from tests.server.postgres import Postgres

Check = Callable[[Store], Awaitable[None]]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("store")
    if request.param == "sqlite":
        yield f"sqlite:///{folder / 'store.sqlite3'}"
    else:
        with Postgres() as postgres:
            yield postgres.address


def with_store(address: str, check: Check) -> None:
    """Run a check on an open store."""

    async def work() -> None:
        store = Store(address)
        await store.open()
        try:
            await check(store)
        finally:
            await store.close()

    run(work())


def row(number: str) -> TableRow:
    setup: dict[str, Any] = {"host": "base", "players": 3}
    return TableRow(number, "game", "t", setup, "0" * 64, False, {"kind": "none"}, "host", (), 1)


def test_the_migrations_lead_to_the_schema(address: str) -> None:
    async def check(store: Store) -> None:
        async with store.engine.connect() as connection:

            def differences(sync: Any) -> list[Any]:
                return list(compare_metadata(MigrationContext.configure(sync), metadata))

            assert await connection.run_sync(differences) == []

    with_store(address, check)


def test_records_come_back_as_they_were_written(address: str) -> None:
    first = [Draft("seat", {"seat": 1, "session": "s1", "name": "한 <b>'\"\\"}, "s1"), Draft("start")]

    async def check(store: Store) -> None:
        await store.add_table(row("a"), "watch", [SeatRow(n, None, f"hash{n}") for n in range(3)], first)
        assert await store.table("a") == row("a")
        assert await store.table("b") is None
        stored = await store.append("a", 2, [Draft("chat", {"text": "x"}, "s1", "c1")])
        assert [(r.seq, r.kind, r.client) for r in stored] == [(3, "chat", "c1")]
        read = await store.records("a")
        assert [r.data for r in read] == [first[0].data, {}, {"text": "x"}]
        assert await store.records("a", 2) == stored
        assert await store.tables_of("s1") == [("a", "t")]
        assert await store.tables_of("host") == [("a", "t")]
        assert await store.tables_of("nobody") == []
        assert await store.playing() == ["a"]
        await store.set_status("a", "finished")
        assert await store.playing() == []

    with_store(address, check)

    async def later(store: Store) -> None:
        assert len(await store.records("a")) == 3

    with_store(address, later)


def test_what_follows_from_records_is_stored_with_them(address: str) -> None:
    async def check(store: Store) -> None:
        await store.add_table(row("follow"), "watch", [SeatRow(n, None, f"follow{n}") for n in range(3)], [])
        seated = [Draft("seat", {"seat": seat, "session": who}, who) for seat, who in ((0, "x"), (2, "x"), (2, "y"))]
        await store.append("follow", 0, [*seated, Draft("start")])
        assert await store.tables_of("x") == [("follow", "t")]
        assert await store.tables_of("y") == [("follow", "t")]
        assert await store.status("follow") == "playing"
        await store.append("follow", 4, [Draft("seat", {"seat": 0, "session": None}), Draft("chat", {"text": "bye"})])
        assert await store.tables_of("x") == [], "the seat that x had last is y's"
        assert await store.status("follow") == "playing"
        with pytest.raises(Conflict):
            await store.append("follow", 5, [Draft("seat", {"seat": 1, "session": "z"}), Draft("close")])
        assert await store.tables_of("z") == []
        assert await store.status("follow") == "playing", "all or nothing"
        await store.append("follow", 6, [Draft("close")])
        assert await store.status("follow") == "closed"

    with_store(address, check)


def test_only_one_of_many_wins_a_number(address: str) -> None:
    async def check(store: Store) -> None:
        await store.add_table(row("race"), "watch", [], [])

        async def attempt(n: int) -> list[Record] | None:
            try:
                return await store.append("race", 0, [Draft("chat", {"n": n}, f"s{n}", "c")])
            except Conflict:
                return None

        results = await asyncio.gather(*(attempt(n) for n in range(20)))
        winners = [result for result in results if result is not None]
        assert len(winners) == 1
        assert await store.records("race") == winners[0]

    with_store(address, check)


def test_a_command_cannot_be_stored_twice(address: str) -> None:
    async def check(store: Store) -> None:
        await store.add_table(row("twice"), "watch", [], [])
        await store.append("twice", 0, [Draft("chat", {}, "s", "c1")])
        with pytest.raises(Conflict):
            await store.append("twice", 1, [Draft("chat", {}, "s", "c1")])
        await store.append("twice", 1, [Draft("chat", {}, "other", "c1")])
        with pytest.raises(Conflict):
            await store.append("twice", 2, [Draft("chat", {}, "s", "c2"), Draft("chat", {}, "s", "c1")])
        assert [record.seq for record in await store.records("twice")] == [1, 2], "all or nothing"

    with_store(address, check)


def test_sessions_and_links(address: str) -> None:
    async def check(store: Store) -> None:
        session = Session("s1", "Ada", "en")
        await store.add_session(session, "h1")
        assert await store.session("h1") == session
        assert await store.session("h2") is None
        await store.change_session(Session("s1", "Ada L.", "ko"))
        assert await store.session("h1") == Session("s1", "Ada L.", "ko")
        await store.change_session(session, ended=True)
        assert await store.session("h1") is None
        await store.add_table(row("links"), "w1", [SeatRow(0, None, None), SeatRow(1, None, "i1")], [])
        assert await store.invites("links") == {"i1": 1}
        await store.set_invite("links", 1, "i2")
        assert await store.invites("links") == {"i2": 1}
        await store.set_watch("links", "w2")
        assert await store.watch_hash("links") == "w2"
        assert not await store.watches("links", "s1")
        await store.add_watcher("links", "s1")
        await store.add_watcher("links", "s1")
        assert await store.watches("links", "s1")
        assert ("links", "t") in await store.tables_of("s1")

    with_store(address, check)


def test_what_one_asks_wrongly_is_no_outage_for_the_others(address: str) -> None:
    """Clocks stand still while the storage fails; nobody can make them stand by asking for nonsense."""
    told: list[bool] = []

    async def work() -> None:
        store = Store(address, lambda works, since: told.append(works))
        await store.open()
        try:
            await store.add_session(Session("once", "Ada", "en"), "once")
            told.clear()
            twice = store.add_session(Session("once", "Eve", "en"), "twice")
            good = [store.add_session(Session(f"good{n}", "Bo", "en"), f"good{n}") for n in range(3)]
            first, *rest = await asyncio.gather(twice, *good, return_exceptions=True)
            assert isinstance(first, Refused)
            assert first.code == "busy"
            assert rest == [None] * 3, "one that fails for itself takes nobody along"
            assert await store.session("good2") is not None
            for nonsense in ("\x00", "\ud800"):
                with contextlib.suppress(Refused):
                    assert await store.read(select(sessions).where(sessions.c.name == nonsense)) == []
            assert False not in told
        finally:
            await store.close()

    run(work())


def test_sqlite_is_durable(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2

    with_store(f"sqlite:///{tmp_path / 'x.sqlite3'}", check)


@pytest.mark.parametrize("address", ["nonsense", "mysql://host/x", "sqlite"])
def test_other_databases_are_refused_in_words(address: str) -> None:
    with pytest.raises(BadDatabase, match="sqlite"):
        connect(address)
