"""Housekeeping: tables that nobody needs are deleted, what an operator deleted is let go of, bans are read again."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from typing import TYPE_CHECKING

from landsraad.server.errors import Refused
from landsraad.server.hall.room import NO_TABLE
from landsraad.server.storage.keeper import Keeper

if TYPE_CHECKING:
    from landsraad.server.hall.hall import Hall

log = logging.getLogger("landsraad.server")
# Stories that are told at one look.
UNTOLD = 3
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Housekeeping:
    """Looks around now and then."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._keeper = Keeper(hall.store)
        self._bans: list[Network] = []

    async def run(self) -> None:
        """Look around until cancelled."""
        while True:
            with contextlib.suppress(Refused):
                await self.look()
            await asyncio.sleep(self._hall.settings.housekeeping_seconds)

    async def look(self) -> None:
        """Look around once."""
        self._bans = [ipaddress.ip_network(ban["network"]) for ban in await self._keeper.bans()]
        settings = self._hall.settings
        days = {
            "lobby": settings.keep_lobby_days,
            "closed": settings.keep_lobby_days,
            "playing": settings.keep_playing_days,
            "finished": settings.keep_finished_days,
        }
        rooms = self._hall.rooms
        late = [
            table for table in await self._keeper.expired(days) if table not in rooms or not rooms[table].connections
        ]
        if late:
            log.warning("%d tables that nobody has touched for long are deleted", await self._keeper.delete(late))
        # Games finished under a version that kept no stories get theirs while they can still be played again.
        for table in await self._keeper.untold(list(self._hall.set_aside), UNTOLD):
            with contextlib.suppress(Refused):
                await self._hall.room(table)
        # Sessions that an operator has ended.
        here = {connection.session.id for room in rooms.values() for connection in room.connections}
        for session in await self._keeper.ended(sorted(here)):
            self._hall.dismiss(session)
        there = await self._keeper.present(list(rooms))
        for table in [table for table in rooms if table not in there]:
            room = rooms.pop(table)
            for connection in list(room.connections):
                room.drop(connection, NO_TABLE, Refused("not_found"))

    def banned(self, address: str) -> bool:
        """Tell whether an address is kept out."""
        if not self._bans:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._bans)
