"""Asks bots whenever one of their seats must choose, and stores what they answer."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from landsraad.server.bots.levels import QUICK, SPARE, STRONGEST, bot_of, thinking_seconds, usual_seconds
from landsraad.server.bots.pool import BotBusy, BotFailed, Pool
from landsraad.server.errors import Refused
from landsraad.server.hall.commands import bot_act
from landsraad.server.hall.pins import stream_of

if TYPE_CHECKING:
    from landsraad.server.hall.room import Room
    from landsraad.server.hall.table import Table

log = logging.getLogger("landsraad.server")
# After a refusal by the storage a bot waits before it tries again.
PATIENCE_S = 1.0


def dealt_by(table: Table) -> dict[str, Any]:
    """Return what a worker needs to come to the game of a table."""
    carried = table.carried
    return {
        "table": table.row.id,
        "setup": table.setup_data(),
        "seed": table.row.seed,
        "stream": stream_of(table.pin),
        "words": table.row.position,
        "snapshot": carried["snapshot"] if carried is not None else None,
        "actions": [action for _, action in table.history],
    }


def made_in_a_row(table: Table, seat: int) -> int:
    """Return how many decisions a seat has made since somebody else made one."""
    others = (number for number, (who, _) in enumerate(reversed(table.history)) if who != seat)
    return next(others, len(table.history))


class Driver:
    """Plays the bots of all tables; a table has at most one bot thinking."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def poke(self, room: Room) -> None:
        """Let a bot of the table think if one is asked and none does."""
        if not self._stopped and room.table.bot_asked is not None and room.id not in self._tasks:
            self._tasks[room.id] = asyncio.create_task(self._play(room))

    @property
    def waiting(self) -> int:
        """How many bots wait for a worker."""
        return self._pool.waiting

    def busy(self, table_id: str) -> bool:
        """Tell whether a bot of the table is thinking."""
        return table_id in self._tasks

    async def _play(self, room: Room) -> None:
        """Play until a person is asked or the game is over."""
        try:
            # A table that was deleted has no room any more.
            while not self._stopped and room.table.bot_asked is not None and room.hall.rooms.get(room.id) is room:
                ask = room.table.ask
                try:
                    answer = await self._choose(room)
                    room.hall.metrics.bots["chosen"] += 1
                    await room.commit(lambda table, a=ask, b=answer: bot_act(table, a, **b))  # type: ignore[misc]
                except Refused as refusal:
                    if refusal.code != "stale":
                        log.warning("table %s: a bot's choice was refused: %s", room.id, refusal.code)
                        await asyncio.sleep(PATIENCE_S)
        finally:
            self._tasks.pop(room.id, None)

    async def _choose(self, room: Room) -> dict[str, Any]:
        """Return the choice of the bot that is asked, with what it considered; of a spare one if it fails."""
        table = room.table
        asked = table.bot_asked
        assert asked is not None
        assert asked.level is not None
        question: dict[str, Any] = {**dealt_by(table), "seat": asked.seat}
        legal = table.played().legal_actions()
        forced = legal[0] if len(legal) == 1 else None
        # Where nobody plays against them bots need not hide how long they think.
        watched = any(seat.person and not seat.bot_plays for seat in table.seats)
        if forced is not None and not watched:
            return {"action": forced}
        pace = room.hall.settings.bot_pace_seconds if watched else None
        payer = room.hall.payer(table.row.host)
        spare = SPARE
        try:
            most = room.hall.settings.bot_think_seconds
            seconds = thinking_seconds(asked.level, asked.seconds, most, made_in_a_row(table, asked.seat))
            question["bot"] = bot_of(asked.level, seconds, asked.character)
            return await self._pool.ask(question, seconds or 0.0, payer, pace, forced)
        except BotBusy:
            spare = QUICK
            room.hall.metrics.bots["busy"] += 1
        except BotFailed as error:
            room.hall.metrics.bots["failed"] += 1
            log.warning("table %s: bot %s failed: %s", room.id, asked.level, error)
        try:
            return await self._pool.ask({**question, "bot": spare}, 0.0, payer, pace, forced)
        except BotFailed as error:
            log.warning("table %s: the spare bot failed too: %s", room.id, error)
            return {"action": legal[0]}

    async def advise(self, room: Room, seat: int) -> dict[str, Any] | None:
        """Return what the strongest level would consider in the place of a person who must choose."""
        seconds = min(usual_seconds(STRONGEST) or 0.0, room.hall.settings.bot_think_seconds)
        question = {**dealt_by(room.table), "seat": seat}
        payer = room.hall.payer(room.table.row.host)
        try:
            answer = await self._pool.ask({**question, "bot": bot_of(STRONGEST, seconds)}, seconds, payer)
        except BotFailed as error:  # no worker was free for one that thinks
            log.warning("table %s: a hint failed: %s", room.id, error)
            try:
                answer = await self._pool.ask({**question, "bot": QUICK}, 0.0, payer)
            except BotFailed as other:
                raise Refused("busy") from other
        considered: dict[str, Any] | None = answer["considered"]
        return considered

    async def stop(self) -> None:
        """Let no bot think any more."""
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.stop()
