"""Reading a table: its records are taken in again, in slices, and checked against what is known of the game."""

from __future__ import annotations

import asyncio
import time

from landsraad.server.errors import Refused
from landsraad.server.hall.pins import Changed, pin_of
from landsraad.server.hall.stories import Story
from landsraad.server.hall.table import Table
from landsraad.server.hall.timer import Timer
from landsraad.server.storage.rows import Record, TableRow
from landsraad.server.storage.store import Store

SLICE_S = 0.003


class SetAside(Exception):
    """A table that cannot be read by this version; it stays as it is in the database."""


async def read_table(store: Store, row: TableRow, timer: Timer) -> Table:
    """Return a table as its records say; a finished game that does not play any more is told from its story."""
    stored = await store.records(row.id)
    marks = await store.checkpoints(row.id)
    try:
        table = Table(row, timer.boot_ms)
        await take_in(table, stored, marks)
        if table.status == "finished" and table.pin is not None and table.pin != pin_of(table.setup):
            await compare_end(store, table)
        table.clocks.begin(timer.since(table.clocks.since_ms))
        return table
    except Refused:
        raise
    except Exception as error:
        packed = await store.story(row.id)
        if packed is None:
            raise SetAside(f"{type(error).__name__}: {error}") from error
        table = Table(row, timer.boot_ms, Story.unpack(packed))
        await take_in(table, stored, {})
        return table


async def take_in(table: Table, stored: list[Record], marks: dict[int, str]) -> None:
    """Apply records; a long game is played again in slices, so that nobody waits for it."""
    last = max(marks, default=0)
    begin = time.monotonic()
    for record in stored:
        for _ in table.applying(record):
            if time.monotonic() - begin > SLICE_S:
                await asyncio.sleep(0)
                begin = time.monotonic()
        # While nothing has changed one comparison is enough.
        careful = table.pin is not None and table.game is not None and table.pin != pin_of(table.setup)
        if record.seq in marks and (careful or record.seq == last) and table.played().digest() != marks[record.seq]:
            raise Changed(f"the game does not come to the state it had at record {record.seq}")


async def compare_end(store: Store, table: Table) -> None:
    """Check that a finished game ends under these rules as it did."""
    packed = await store.story(table.row.id)
    if packed is not None and Story.unpack(packed).digest != table.played().digest():
        raise Changed("the game does not end as it did")
