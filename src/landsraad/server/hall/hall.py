"""The hall: all rooms of this process, and what runs beside them: bots, clocks, the doorbell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar

from landsraad.server.bots.analyses import Analyses
from landsraad.server.bots.driver import Driver
from landsraad.server.bots.pool import Pool
from landsraad.server.errors import Refused
from landsraad.server.hall.commands import flag
from landsraad.server.hall.desk import Desk
from landsraad.server.hall.doorbell import Doorbell
from landsraad.server.hall.elsewhere import Elsewhere
from landsraad.server.hall.housekeeping import Housekeeping
from landsraad.server.hall.loading import SetAside, read_table
from landsraad.server.hall.meeting import Meeting
from landsraad.server.hall.notices import Notices
from landsraad.server.hall.pulse import Pulse
from landsraad.server.hall.room import GOING_AWAY, NO_SESSION, Room
from landsraad.server.hall.timer import Timer
from landsraad.server.hall.turns import NOBODY, Payer, Turns
from landsraad.server.limits import Limits
from landsraad.server.metrics import Metrics
from landsraad.server.network import Network
from landsraad.server.settings import Settings
from landsraad.server.storage.daily import DailyStore
from landsraad.server.storage.people import People
from landsraad.server.storage.store import Store, now_ms

log = logging.getLogger("landsraad.server")
TICK_S = 0.5
# A bot of a table that nobody has moved for so long may have been another process's that died.
ORPHAN_S = 5.0
ANNOUNCE_S = 20.0
ROOMS_KEPT = 300
IDLE_S = 600.0
# Tables that are read at the same time.
LOADS = 2
# After a start running games are read so many at a time.
PAGE = 200
FAREWELL_S = 2.0
ADDRESSES_KEPT = 20_000
T = TypeVar("T")


def heard(loading: asyncio.Task[Room | None]) -> None:
    """Take note of how the reading of a table ended: whoever asked may have gone, and a refusal is no fault then."""
    if loading.cancelled():
        return
    error = loading.exception()
    if error is not None and not isinstance(error, Refused):
        log.error("a table could not be read", exc_info=error)


class Hall:
    """Everything that is going on."""

    def __init__(self, settings: Settings, limits: Limits | None = None) -> None:
        self.settings = settings
        self.limits = limits or Limits(settings.rate_factor, settings.rates)
        self.store = Store(settings.database, self._storage_works)
        self.pulse = Pulse(self.store)
        self.daily = DailyStore(self.store)
        self.people = People(self.store)
        self.meeting = Meeting(self)
        self.notices = Notices(self)
        self.desk = Desk(self.limits)
        self.driver = Driver(Pool(settings, self.limits))
        self.analyses = Analyses(settings)
        self.doorbell = Doorbell(self.store.engine, self._heard)
        self.rooms: dict[str, Room] = {}
        self.elsewhere = Elsewhere()
        self.timer = Timer()
        self.metrics = Metrics()
        self.network = Network(list(settings.pages))
        self.housekeeping = Housekeeping(self)
        self.set_aside: set[str] = set()
        self.leaving = False
        self.talks = 0  # WebSockets, from their first moment on
        self.talks_of: Counter[str] = Counter()  # by address
        self._loads = Turns(LOADS)
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._finishing: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Make everything ready."""
        await self.store.open()
        await self.doorbell.open()
        self._spawn(self._recover())
        self._spawn(self._tick())
        self._spawn(self.housekeeping.run())

    async def farewell(self) -> None:
        """Say goodbye to everybody, with the code that says: come again."""
        self.leaving = True
        for room in list(self.rooms.values()):
            for connection in list(room.connections):
                room.drop(connection, GOING_AWAY)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                while self.talks:
                    await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is stored already."""
        await self.farewell()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.notices.stop()
        await self.driver.stop()
        await self.analyses.stop()
        await asyncio.gather(*self._finishing, return_exceptions=True)
        self.desk.stop()
        await self.doorbell.close()
        await self.store.close()

    def _spawn(self, work: Any) -> None:
        """Run something beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def finish(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that must come to its end, also when the server stops or nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._finishing.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        """Let go of a task; a refusal that nobody waited for is nobody's business."""
        self._finishing.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), Refused):
            log.error("a command broke", exc_info=task.exception())

    def _storage_works(self, works: bool, since: float) -> None:
        """Hear whether something could be stored: if not, the clocks stand still, from when it was tried."""
        if works:
            self.timer.go_on()
        else:
            self.metrics.storage_failures += 1
            self.timer.stop(since)

    # --- visitors --------------------------------------------------------------------------------------------------

    def seen(self, session: str, address: str) -> Payer:
        """Note where a session asks from; kept in memory only."""
        self._addresses.pop(session, None)
        self._addresses[session] = address
        while len(self._addresses) > ADDRESSES_KEPT:
            self._addresses.popitem(last=False)
        return address, session

    def payer(self, session: str) -> Payer:
        """Return whose share something is that is done for a session."""
        return self._addresses.get(session, session), session

    # --- rooms -----------------------------------------------------------------------------------------------------

    async def room(self, table_id: str, payer: Payer = NOBODY) -> Room | None:
        """Return the room of a table, None if there is no such table; ``set_aside`` if it cannot be read.

        Visitors take turns in having tables read, so that nobody waits for all the tables of somebody else.
        """
        if table_id in self.set_aside:
            raise Refused("set_aside")
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load_in_turn(table_id, payer))
            self._loading[table_id].add_done_callback(heard)
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _load_in_turn(self, table_id: str, payer: Payer) -> Room | None:
        """Read a table when it is the visitor's turn."""
        await self._loads.take(payer)
        try:
            return await self._load(table_id)
        finally:
            self._loads.give()

    async def _load(self, table_id: str) -> Room | None:
        """Read a table from the store."""
        try:
            row = await self.store.table(table_id)
            if row is None:
                return None
            table = await read_table(self.store, row, self.timer)
            # A server that was killed at the very end of a game could not note how it came out.
            noted = table.status == "finished" and await self.store.status(table_id) == "finished"
        except (SetAside, ValueError) as error:
            log.error("table %s is set aside, this version cannot read it: %s", table_id, error)
            self.set_aside.add(table_id)
            raise Refused("set_aside") from error
        room = self.rooms.setdefault(table_id, Room(self, table))
        room.finished_noted = room.finished_noted or noted
        if table.status == "finished":
            self.finish(room.keep_story())
        room.keep_snapshot()
        return room

    def trim(self) -> None:
        """Forget rooms that nobody has needed for a while; they are read again when somebody comes."""
        late = time.monotonic() - IDLE_S
        for room in list(self.rooms.values()):
            if not self._needed(room) and room.touched < late:
                del self.rooms[room.id]

    async def _recover(self) -> None:
        """After a start: let the bots go on, and the clocks run."""
        last = ""
        while page := await self._page(last):
            for table_id in page:
                with contextlib.suppress(Refused):
                    room = await self.room(table_id)
                    if room is not None:
                        self.driver.poke(room)
                        await room.note_end()
                        self._let_go(room)
            last = page[-1]

    async def _page(self, after: str) -> list[str]:
        """Return some running games; while the storage fails it is asked again."""
        while True:
            try:
                return await self.store.playing(after, PAGE)
            except Refused:
                await asyncio.sleep(1.0)

    def _let_go(self, room: Room) -> None:
        """Forget a room that was only looked at, where there are many."""
        if len(self.rooms) > ROOMS_KEPT and not self._needed(room):
            del self.rooms[room.id]

    def _needed(self, room: Room) -> bool:
        """Tell whether somebody or something is at work in a room."""
        clock = room.table.status == "playing" and room.table.clocks.kind != "none"
        busy = room.lock.locked() or self.driver.busy(room.id) or room.id in self.analyses
        return bool(room.connections) or clock or busy

    # --- beside ----------------------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        """Look after clocks, orphaned bots and presence."""
        announced = time.monotonic()
        while True:
            await asyncio.sleep(TICK_S)
            now = time.monotonic()
            announce = now - announced > ANNOUNCE_S
            announced = now if announce else announced
            if announce:
                self.trim()
                self.elsewhere.forget(self.rooms)
            if self.timer.stopped:
                with contextlib.suppress(Refused):
                    await self.store.probe()
            for room in list(self.rooms.values()):
                if announce and room.connections:
                    room.announce()
                if room.table.bot_asked is not None and now_ms() - room.table.updated_ms > 1000 * ORPHAN_S:
                    self.driver.poke(room)
                if not self.timer.stopped:
                    await room.note_end()
                if not self.timer.stopped and flag(room.table, self.timer.now()):
                    with contextlib.suppress(Refused):
                        await room.commit(lambda table: flag(table, self.timer.now()))

    def forget(self, table_id: str) -> None:
        """Let go of a table whose records were changed: it is read again when somebody comes, in all processes."""
        self.doorbell.ring(table=table_id, forget=True)
        self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        """Let go of a table here; its clients come again."""
        room = self.rooms.pop(table_id, None)
        for connection in list(room.connections) if room is not None else []:
            assert room is not None
            room.drop(connection, GOING_AWAY)

    def end_session(self, session: str) -> None:
        """Show the door to all clients of a session that has ended, in all processes."""
        self.doorbell.ring(ended=session)
        self.dismiss(session)

    def dismiss(self, session: str) -> None:
        """Show the door to the clients of a session here."""
        self._drop(session, NO_SESSION, Refused("session_ended"))

    def renew_session(self, session: str) -> None:
        """Let all clients of a session come again, in all processes: one of its keys is void."""
        self.doorbell.ring(renewed=session)
        self._drop(session, GOING_AWAY, None)

    def _drop(self, session: str, code: int, why: Refused | None) -> None:
        """End the connections of a session here."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                if connection.session.id == session:
                    room.drop(connection, code, why)

    def _heard(self, note: dict[str, Any]) -> None:
        """Hear another process."""
        if note.get("all"):
            for room in self.rooms.values():
                self._spawn(room.catch_up())
            return
        if "ended" in note:
            self.dismiss(note["ended"])
            return
        if "renewed" in note:
            self._drop(note["renewed"], GOING_AWAY, None)
            return
        known = self.rooms.get(str(note.get("table")))
        if known is None:
            if "here" in note:  # a list may ask for the table before anybody comes to it here
                self.elsewhere.heard(note["table"], note["from"], note["here"])
            return
        if "forget" in note:
            self._forget(known.id)
        elif "out" in note:
            self.finish(known.show_out())
        elif "here" in note:
            known.heard_presence(note["from"], note["here"])
        elif note["seq"] > known.table.seq:
            self._spawn(known.catch_up())
