"""Reading a table: its records are taken in again, in slices, and checked against what is known of the game."""

from __future__ import annotations

import asyncio
import logging
import time

from landsraad.server.errors import Refused
from landsraad.server.hall.pins import Changed, pin_of, stream_of
from landsraad.server.hall.snapshots import unpacked
from landsraad.server.hall.stories import Story
from landsraad.server.hall.table import Table
from landsraad.server.hall.timer import Timer
from landsraad.server.storage.rows import Draft, Record, TableRow
from landsraad.server.storage.store import Conflict, Store, now_ms

log = logging.getLogger("landsraad.server")
SLICE_S = 0.003
CARRIED = "carried"


class SetAside(Exception):
    """A table that cannot be read by this version; it stays as it is in the database."""


async def read_table(store: Store, row: TableRow, timer: Timer) -> Table:
    """Return a table as its records say.

    If rules have changed since, a finished game is told from its story, and a running one goes on from its latest
    snapshot under the new rules.
    """
    stored = await store.records(row.id)
    try:
        table = await played_again(store, row, timer, stored)
    except Refused:
        raise
    except Exception as error:
        return await told_or_carried(store, row, timer, stored, error)
    table.clocks.begin(timer.since(table.clocks.since_ms))
    return table


async def played_again(store: Store, row: TableRow, timer: Timer, stored: list[Record]) -> Table:
    """Return a table by playing its game again; an exception if it does not play as it did."""
    carried_at = max((record.seq for record in stored if record.kind == CARRIED), default=0)
    table = Table(row, timer.boot_ms, None, carried_at)
    marks = {seq: digest for seq, digest in (await store.checkpoints(row.id)).items() if seq >= carried_at}
    await take_in(table, stored, marks, set(await store.snapshots(row.id)))
    if table.status == "finished" and is_changed(table):
        await compare_end(store, table)
    return table


async def take_in(table: Table, stored: list[Record], marks: dict[int, str], kept: set[int]) -> None:
    """Apply records; a long game is played again in slices, so that nobody waits for it."""
    last = max(marks, default=0)
    begin = time.monotonic()
    for record in stored:
        if record.kind == "decide" and table.game is not None and is_changed(table):
            compare_choice(table, record)
        for _ in table.applying(record):
            if time.monotonic() - begin > SLICE_S:
                await asyncio.sleep(0)
                begin = time.monotonic()
        if record.seq in kept:
            table.kept = (table.round, len(table.history))
        if record.seq not in marks or table.game is None:
            continue
        # While nothing has changed one comparison is enough.
        if (is_changed(table) or record.seq == last) and table.played().digest() != marks[record.seq]:
            raise Changed(f"the game does not come to the state it had at record {record.seq}")


def is_changed(table: Table) -> bool:
    """Tell whether the version is not the one a game was dealt by; the first games did not write it down."""
    return table.pin != pin_of(table.setup, stream_of(table.pin))


def compare_choice(table: Table, record: Record) -> None:
    """Check that what somebody chose is still what it was."""
    game, data = table.played(), record.data
    said = game.text_of(data["action"])
    if game.seat != data["seat"] or said != data.get("text", said):
        raise Changed(f"the choice of record {record.seq} was {data['text']!r} and would be {said!r}")


async def compare_end(store: Store, table: Table) -> None:
    """Check that a finished game ends under these rules as it did."""
    packed = await store.story(table.row.id)
    if packed is not None and Story.unpack(packed).digest != table.played().digest():
        raise Changed("the game does not end as it did")


async def told_or_carried(store: Store, row: TableRow, timer: Timer, stored: list[Record], error: Exception) -> Table:
    """Return a table whose game does not play as it did."""
    packed = await store.story(row.id)
    if packed is not None:
        table = Table(row, timer.boot_ms, Story.unpack(packed))
        await take_in(table, stored, {}, set())
        return table
    if await store.status(row.id) != "finished":
        for draft in carrying(row, stored, await store.snapshots(row.id)):
            found = await carried(store, row, timer, stored, draft)
            if found is not None:
                log.warning("table %s goes on under other rules from round %d: %s", row.id, draft.data["round"], error)
                return found
    raise SetAside(f"{type(error).__name__}: {error}") from error


def on_the_way(stored: list[Record], seqs: list[int]) -> list[int]:
    """Return those of some records that lead to the present: what followed them was never taken back beyond them."""
    found: list[tuple[int, int]] = []
    decisions = 0
    for record in stored:
        if record.kind == CARRIED:
            found, decisions = [], 0
        elif record.kind in ("decide", "redo"):
            decisions += 1
        elif record.kind == "undo":
            decisions -= record.data["n"]
            found = [(seq, at) for seq, at in found if at <= decisions]
        if record.seq in seqs:
            found.append((record.seq, decisions))
    return [seq for seq, _ in found]


def carrying(row: TableRow, stored: list[Record], snapshots: dict[int, bytes]) -> list[Draft]:
    """Return the records with which the game of a table could go on, the latest moment first."""
    drafts = []
    for seq in reversed(on_the_way(stored, list(snapshots))):
        taken = unpacked(snapshots[seq])
        drafts.append(Draft(CARRIED, {"snapshot": taken, "round": taken["state"]["round"], "after": seq}))
    return drafts


async def carried(store: Store, row: TableRow, timer: Timer, stored: list[Record], draft: Draft) -> Table | None:
    """Let a game go on from a snapshot: the record that says so is stored; None if these rules cannot."""
    seq = stored[-1].seq + 1
    try:
        table = Table(row, timer.boot_ms, None, seq)
        draft.data["pin"] = pin_of(table.setup, draft.data["snapshot"]["stream"])
        await take_in(table, [*stored, Record(seq, CARRIED, draft.data, None, None, now_ms())], {}, set())
    except Exception as error:
        log.warning("table %s cannot go on from record %d: %s", row.id, draft.data["after"], error)
        return None
    try:
        await store.append(row.id, seq - 1, [draft])
    except Conflict:
        # Another process was quicker.
        return await played_again(store, row, timer, await store.records(row.id))
    table.clocks.begin(timer.now())
    return table
