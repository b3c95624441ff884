"""One client at a table: what it may see, and what it is sent.

Small messages wait in a queue; the state is made when it is sent. A client that reads slowly gets fewer states, not old
ones, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from landsraad.i18n import Words, words
from landsraad.server.errors import Refused, problem_data
from landsraad.server.hall.turns import NOBODY, Payer
from landsraad.server.show.json import encoded
from landsraad.server.show.states import Looker, state_message
from landsraad.server.storage.rows import Session

if TYPE_CHECKING:
    from landsraad.server.hall.room import Room

Data = dict[str, Any]
QUEUE_LIMIT = 256


class TooSlow(Exception):
    """The client does not read what it is sent."""


def error_data(refusal: Refused, spoken: Words, client_id: str | None = None, fatal: bool = False) -> Data:
    """Return the error message for a refusal."""
    return {"type": "error", "id": client_id, **problem_data(refusal, spoken), "fatal": fatal}


class Connection:
    """A client's place in a room."""

    def __init__(self, room: Room, session: Session, lang: str, events: int, seat: int | None) -> None:
        self.room = room
        self.session = session
        self.payer: Payer = NOBODY  # to whom it is counted what is shown here
        self.lang = lang
        self.known = events
        self.eye: int | None = None
        self.handover: int | None = None
        self._small: deque[Data] = deque()
        self._dirty = True
        self._wake = asyncio.Event()
        self._wake.set()
        if seat in room.table.seats_of(session.id):
            self.eye = seat
        self.look()
        self.known = events

    # --- eyes ------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Choose the eyes to look with: one's only seat, or the seat that confirmed the hand-over."""
        table = self.room.table
        mine = table.seats_of(self.session.id)
        before, asked = self.eye, table.asked
        self.handover = None
        if len(mine) <= 1:
            self.eye = mine[0] if mine else None
        elif self.eye not in mine or asked is None:
            self.eye = None
        if len(mine) > 1 and asked in mine and asked != self.eye and not table.seats[asked].bot_plays:
            self.eye, self.handover = None, asked
            table.clocks.hold()
        elif asked is not None and asked == self.eye:
            table.clocks.take_up(self.room.hall.timer.now())
        if self.eye != before:
            self.known = 0  # other eyes see other nouns in the same events

    def sit(self, seat: int | None) -> None:
        """Look from a seat: confirms a hand-over."""
        table = self.room.table
        mine = table.seats_of(self.session.id)
        if seat is not None and seat not in mine:
            raise Refused("not_yours")
        if len(mine) > 1:
            asked = table.asked
            if seat is not None and asked in mine and asked != seat and not table.seats[asked].bot_plays:
                raise Refused("not_asked")
            if seat is not None and seat == asked:
                table.clocks.take_up(self.room.hall.timer.now())
            self.eye = seat
            self.known = 0
            self.look()
        self.freshen()

    # --- sending ---------------------------------------------------------------------------------------------------

    def send(self, message: Data) -> None:
        """Put a small message in the queue."""
        if len(self._small) >= QUEUE_LIMIT:
            self.room.drop(self)
            return
        self._small.append(message)
        self._wake.set()

    def freshen(self) -> None:
        """Have the state sent."""
        self._dirty = True
        self._wake.set()

    def forget_after(self, count: int) -> None:
        """Forget events that were taken back."""
        self.known = min(self.known, count)

    def state(self) -> Data:
        """Return the state as this client may see it, with the events it does not know."""
        looker = Looker(self.session.id, self.eye, self.handover, self.known)
        message = state_message(
            self.room.table, looker, self.room.online(), words(self.lang), self.room.hall.timer.now()
        )
        self.known = message["events"]["total"]
        return message

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send until cancelled."""
        seconds = self.room.hall.settings.send_seconds
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._small or self._dirty:
                begin = time.thread_time()
                if self._small:
                    message = self._small.popleft()
                else:
                    self._dirty = False
                    message = self.state()
                text = encoded(message).decode()
                self.room.hall.limits.spend("loop", self.payer[0], time.thread_time() - begin)
                try:
                    async with asyncio.timeout(seconds):
                        await send(text)
                except TimeoutError as error:
                    raise TooSlow from error
