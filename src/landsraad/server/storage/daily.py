"""What is kept of the deals of the day."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.storage.schema import daily_deals, daily_results
from landsraad.server.storage.store import Store, now_ms

Data = dict[str, Any]
SHOWN = 100


class DailyStore:
    """Deals of days and results, in the database of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def deal(self, day: str, setup: Data, seed: str) -> tuple[Data, str]:
        """Return set-up and seed of a day; whoever asks first settles both."""

        async def work(connection: AsyncConnection) -> None:
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(daily_deals).values(day=day, setup=json.dumps(setup), seed=seed))
            except IntegrityError:
                return

        query = select(daily_deals).where(daily_deals.c.day == day)
        rows = await self._store.read(query)
        if not rows:
            await self._store.write(work)
            rows = await self._store.read(query)
        return json.loads(rows[0]["setup"]), str(rows[0]["seed"])

    async def setup_of(self, day: str) -> Data | None:
        """Return the set-up of a day, None if nobody asked for its deal."""
        rows = await self._store.read(select(daily_deals.c.setup).where(daily_deals.c.day == day))
        return json.loads(rows[0]["setup"]) if rows else None

    async def enter(self, day: str, session: str, table_id: str, name: str, leader: str) -> bool:
        """Note that somebody plays a deal; False if they have a table of it already."""

        async def work(connection: AsyncConnection) -> bool:
            row = {"day": day, "session_id": session, "table_id": table_id, "name": name, "leader": leader}
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(daily_results).values(**row, at_ms=now_ms()))
            except IntegrityError:
                return False
            return True

        return await self._store.write(work)

    async def finish(self, table_id: str, place: int, vp: int, margin: int) -> None:
        """Note how a deal came out; what is noted stays."""

        async def work(connection: AsyncConnection) -> None:
            one = (daily_results.c.table_id == table_id) & daily_results.c.place.is_(None)
            values = {"place": place, "vp": vp, "margin": margin, "at_ms": now_ms()}
            await connection.execute(update(daily_results).where(one).values(**values))

        await self._store.write(work)

    async def table_of(self, day: str, session: str) -> str | None:
        """Return somebody's table of a deal."""
        query = select(daily_results.c.table_id).where(
            daily_results.c.day == day, daily_results.c.session_id == session
        )
        rows = await self._store.read(query)
        return str(rows[0]["table_id"]) if rows else None

    async def results(self, day: str) -> list[Data]:
        """Return how people came out of a deal, the best first: by place, lead, points, and who was first."""
        order = (daily_results.c.place, daily_results.c.margin.desc(), daily_results.c.vp.desc(), daily_results.c.at_ms)
        query = select(daily_results).where(daily_results.c.day == day, daily_results.c.place.is_not(None))
        return [dict(row) for row in await self._store.read(query.order_by(*order).limit(SHOWN))]

    async def days(self, limit: int = 30) -> list[str]:
        """Return the days that have deals, the latest first."""
        query = select(daily_deals.c.day).order_by(daily_deals.c.day.desc()).limit(limit)
        return [str(row["day"]) for row in await self._store.read(query)]
