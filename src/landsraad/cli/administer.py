"""The work of `landsraad admin`."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from landsraad.cli.config import settings_from
from landsraad.cli.output import FAILED, OK, InvalidInput
from landsraad.cli.serve import default_database
from landsraad.server.errors import Refused
from landsraad.server.limits import RATES
from landsraad.server.settings import Settings
from landsraad.server.storage.engine import BadDatabase
from landsraad.server.storage.keeper import DAY_MS, Keeper
from landsraad.server.storage.meeting import MeetingStore
from landsraad.server.storage.schema import seats
from landsraad.server.storage.store import Store, now_ms

T = TypeVar("T")
Data = dict[str, Any]


def with_store(database: str | None, work: Callable[[Store, Keeper], Awaitable[T]]) -> T:
    """Do something with a database, beside a server that may be using it."""

    async def opened() -> T:
        store = Store(database or default_database(), exclusive=False)
        await store.open()
        try:
            return await work(store, Keeper(store))
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except BadDatabase as error:
        raise InvalidInput(str(error)) from error
    except Refused as error:
        raise InvalidInput("the database refused") from error


def write_rows(rows: list[Data], as_json: bool) -> None:
    """Write rows as JSON, or as columns divided by tabs under their names."""
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    for number, row in enumerate(rows):
        if number == 0:
            print("\t".join(row))
        print("\t".join(str(value) for value in row.values()))


def list_tables(database: str | None, status: str | None, limit: int, *, as_json: bool) -> int:
    """List tables and counts."""

    async def work(_store: Store, keeper: Keeper) -> tuple[list[Data], Data]:
        return await keeper.tables(status, limit), await keeper.counts()

    rows, counts = with_store(database, work)
    if as_json:
        print(json.dumps({"tables": rows, "counts": counts}, ensure_ascii=False))
    else:
        write_rows(rows, as_json=False)
        print(" ".join(f"{name}={count}" for name, count in sorted(counts.items())))
    return OK


async def whole_table(store: Store, table: str) -> Data:
    """Return a table with its seats and records."""
    row = await store.table(table)
    if row is None:
        raise InvalidInput(f"there is no table {table!r}")
    places = await store.read(seats.select().where(seats.c.table_id == table).order_by(seats.c.seat))
    return {
        "table": asdict(row),
        "seats": [{"seat": place["seat"], "session": place["session_id"]} for place in places],
        "records": [asdict(record) for record in await store.records(table)],
    }


def show_table(database: str | None, table: str, *, as_json: bool) -> int:
    """Show a table; the deal of a game that is on is left out, so that looking after it is no cheating."""
    found = with_store(database, lambda store, keeper: whole_table(store, table))
    kinds: dict[str, int] = {}
    for record in found.pop("records"):
        kinds[record["kind"]] = kinds.get(record["kind"], 0) + 1
    found["table"].pop("seed")
    found["records"] = kinds
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        for name, value in found["table"].items():
            print(f"{name}\t{value}")
        write_rows(found["seats"], as_json=False)
        write_rows([kinds], as_json=False)
    return OK


def export_table(database: str | None, table: str, file: Path) -> int:
    """Write a table with everything that was stored of it."""
    found = with_store(database, lambda store, keeper: whole_table(store, table))
    try:
        file.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", "utf-8")
    except OSError as error:
        raise InvalidInput(f"cannot write {file}: {error.strerror}") from error
    return OK


def delete_tables(database: str | None, ids: list[str], *, as_json: bool) -> int:
    """Delete tables."""
    gone = with_store(database, lambda store, keeper: keeper.delete(ids))
    write_rows([{"deleted": gone}], as_json)
    return OK if gone == len(ids) else FAILED


def read_network(network: str) -> str:
    """Return a network in its usual form."""
    try:
        return str(ipaddress.ip_network(network, strict=False))
    except ValueError as error:
        raise InvalidInput(f"{network!r} is no address or network, such as 203.0.113.7 or 203.0.113.0/24") from error


def ban_network(database: str | None, network: str, days: int, why: str) -> int:
    """Keep an address or network out."""
    name, until = read_network(network), now_ms() + days * DAY_MS
    with_store(database, lambda store, keeper: keeper.ban(name, until, why[:200]))
    return OK


def unban_network(database: str | None, network: str) -> int:
    """Let an address or network in again."""
    name = read_network(network)
    return OK if with_store(database, lambda store, keeper: keeper.unban(name)) else FAILED


def list_bans(database: str | None, *, as_json: bool) -> int:
    """List who is kept out."""
    write_rows(with_store(database, lambda store, keeper: keeper.bans()), as_json)
    return OK


def list_reports(database: str | None, settled: bool, *, as_json: bool) -> int:
    """List what people have told about one another."""
    rows = with_store(database, lambda store, keeper: MeetingStore(store).reports(settled))
    write_rows([{**row, "lines": json.loads(row["lines"])} for row in rows], as_json)
    return OK


def settle_report(database: str | None, number: int) -> int:
    """Note that a report was looked at."""
    return OK if with_store(database, lambda store, keeper: MeetingStore(store).settle(number)) else FAILED


def end_one_session(database: str | None, session: str) -> int:
    """End a session."""
    return OK if with_store(database, lambda store, keeper: keeper.end_session(session)) else FAILED


def back_up(database: str | None, file: Path) -> int:
    """Copy a SQLite database."""

    async def work(_store: Store, keeper: Keeper) -> None:
        keeper.backup(file)

    with_store(database, work)
    return OK


def vacuum_database(database: str | None) -> int:
    """Give room back."""
    with_store(database, lambda store, keeper: keeper.vacuum())
    return OK


def list_quotas(config: Path | None, *, as_json: bool) -> int:
    """List limits and settings."""
    settings = Settings(**settings_from(config))
    hidden = ("static", "rules", "new_seed", "rates", "metrics_token")
    rows = [{"name": name, "value": value} for name, value in vars(settings).items() if name not in hidden]
    for kind, (size, rate) in {**RATES, **settings.rates}.items():
        rows.append({"name": f"rates.{kind}", "value": [size, rate]})
    write_rows(rows, as_json)
    return OK
