"""What is kept of people who meet: tables that wait for players, clubs, reports and mutes."""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.storage.schema import club_members, clubs, listings, mutes, reports, sessions, tables
from landsraad.server.storage.store import Store, now_ms

Data = dict[str, Any]
# Any number: it only has to be the same in all processes, and another than that of the migrations.
PAIRING_LOCK = 0x1A2D52AAE


class MeetingStore:
    """Listings, clubs, reports and mutes in the database of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold off all other processes of the database that pair people; one file of SQLite has one process anyway."""
        if self._store.engine.dialect.name != "postgresql":
            yield
            return
        async with self._store.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": PAIRING_LOCK})
            yield

    # --- tables that wait ------------------------------------------------------------------------------------------

    async def list_table(self, table_id: str, session: str, club: str | None) -> None:
        """Note that a table waits for players, in public or in a club."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(listings).where(listings.c.table_id == table_id))
            row = {"table_id": table_id, "session_id": session, "club_id": club, "at_ms": now_ms()}
            await connection.execute(insert(listings).values(**row))

        await self._store.write(work)

    async def unlist(self, table_id: str) -> None:
        """A table waits for nobody any more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(listings).where(listings.c.table_id == table_id))

        await self._store.write(work)

    async def listed(self, club: str | None, limit: int) -> list[tuple[str, str]]:
        """Return tables that wait and whose they are, the latest first."""
        where = listings.c.club_id.is_(None) if club is None else listings.c.club_id == club
        query = (
            select(listings.c.table_id, listings.c.session_id)
            .join(tables, tables.c.id == listings.c.table_id)
            .where(where, tables.c.status == "lobby")
            .order_by(listings.c.at_ms.desc())
            .limit(limit)
        )
        return [(str(row["table_id"]), str(row["session_id"])) for row in await self._store.read(query)]

    async def waiting_of(self, session: str, but: str) -> int:
        """Return how many other tables somebody has that wait for players."""
        query = (
            select(func.count().label("n"))
            .select_from(listings.join(tables, tables.c.id == listings.c.table_id))
            .where(listings.c.session_id == session, tables.c.status == "lobby", listings.c.table_id != but)
        )
        return int((await self._store.read(query))[0]["n"])

    # --- clubs -----------------------------------------------------------------------------------------------------

    async def add_club(self, club: str, name: str, host: str, join_hash: str) -> None:
        """Keep a new club with its first member."""

        async def work(connection: AsyncConnection) -> None:
            row = {"id": club, "name": name, "host": host, "join_hash": join_hash, "created_ms": now_ms()}
            await connection.execute(insert(clubs).values(**row))
            await connection.execute(insert(club_members).values(**membership(club, host)))

        await self._store.write(work)

    async def club(self, club: str) -> Data | None:
        """Return a club."""
        rows = await self._store.read(select(clubs).where(clubs.c.id == club))
        return dict(rows[0]) if rows else None

    async def clubs_of(self, session: str) -> list[Data]:
        """Return the clubs of a person with their numbers of members, by name."""
        mine = select(club_members.c.club_id).where(club_members.c.session_id == session)
        members = select(func.count()).where(club_members.c.club_id == clubs.c.id).scalar_subquery().label("members")
        query = select(clubs.c.id, clubs.c.name, clubs.c.host, members).where(clubs.c.id.in_(mine))
        return [dict(row) for row in await self._store.read(query.order_by(clubs.c.name, clubs.c.id))]

    async def members(self, club: str) -> list[Data]:
        """Return the members of a club, the oldest first."""
        query = (
            select(club_members.c.member, club_members.c.session_id, sessions.c.name)
            .join(sessions, sessions.c.id == club_members.c.session_id)
            .where(club_members.c.club_id == club)
            .order_by(club_members.c.joined_ms, club_members.c.member)
        )
        return [dict(row) for row in await self._store.read(query)]

    async def is_member(self, club: str, session: str) -> bool:
        """Tell whether somebody belongs to a club."""
        query = select(club_members.c.member).where(
            club_members.c.club_id == club, club_members.c.session_id == session
        )
        return bool(await self._store.read(query))

    async def join_club(self, club: str, session: str) -> None:
        """Let somebody belong to a club; twice changes nothing."""

        async def work(connection: AsyncConnection) -> None:
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(club_members).values(**membership(club, session)))
            except IntegrityError:
                return

        await self._store.write(work)

    async def set_join(self, club: str, join_hash: str) -> None:
        """Renew the link of a club."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(clubs).where(clubs.c.id == club).values(join_hash=join_hash))

        await self._store.write(work)

    async def leave_club(self, club: str, session: str) -> None:
        """Let somebody leave a club: the oldest member follows a host, and a club of nobody is gone."""
        await self._store.write(lambda connection: leave(connection, club, session))

    async def remove(self, club: str, member: str, but: str) -> bool:
        """Remove a member by the name of its membership; the host stays."""

        async def work(connection: AsyncConnection) -> int:
            one = (club_members.c.club_id == club) & (club_members.c.member == member)
            return int(
                (await connection.execute(delete(club_members).where(one, club_members.c.session_id != but))).rowcount
            )

        return await self._store.write(work) > 0

    # --- reports and mutes -----------------------------------------------------------------------------------------

    async def report(self, row: Data) -> None:
        """Keep what somebody tells about another at a table; the latest word counts."""

        async def work(connection: AsyncConnection) -> None:
            same = [reports.c[key] == row[key] for key in ("table_id", "session_id", "accused")]
            await connection.execute(delete(reports).where(*same))
            lines = json.dumps(row["lines"], ensure_ascii=False)
            await connection.execute(insert(reports).values(**{**row, "lines": lines}, at_ms=now_ms(), settled=False))

        await self._store.write(work)

    async def open_reports_of(self, session: str) -> int:
        """Return how many reports of somebody nobody has looked at yet."""
        query = select(func.count().label("n")).select_from(reports)
        rows = await self._store.read(query.where(reports.c.session_id == session, reports.c.settled.is_(False)))
        return int(rows[0]["n"])

    async def reports(self, settled: bool, limit: int = 200) -> list[Data]:
        """Return reports, the oldest first; with ``settled`` also those that were looked at."""
        query = select(reports).order_by(reports.c.at_ms).limit(limit)
        if not settled:
            query = query.where(reports.c.settled.is_(False))
        return [dict(row) for row in await self._store.read(query)]

    async def settle(self, number: int) -> bool:
        """Note that a report was looked at; return whether there is one."""

        async def work(connection: AsyncConnection) -> int:
            one = update(reports).where(reports.c.id == number).values(settled=True)
            return int((await connection.execute(one)).rowcount)

        return await self._store.write(work) > 0

    async def muted(self, session: str) -> set[str]:
        """Return whose words somebody does not want to read."""
        query = select(mutes.c.muted).where(mutes.c.session_id == session)
        return {str(row["muted"]) for row in await self._store.read(query)}

    async def mute(self, session: str, others: Sequence[str], on: bool) -> None:
        """Mute others, or hear them again."""

        async def work(connection: AsyncConnection) -> None:
            mine = (mutes.c.session_id == session) & mutes.c.muted.in_(others)
            await connection.execute(delete(mutes).where(mine))
            for other in others if on else ():
                await connection.execute(insert(mutes).values(session_id=session, muted=other))

        await self._store.write(work)


def membership(club: str, session: str) -> Data:
    """Return the row of a member."""
    return {"club_id": club, "session_id": session, "member": secrets.token_hex(8), "joined_ms": now_ms()}


async def leave(connection: AsyncConnection, club: str, session: str) -> None:
    """Take somebody out of a club."""
    mine = (club_members.c.club_id == club) & (club_members.c.session_id == session)
    await connection.execute(delete(club_members).where(mine))
    rest = select(club_members.c.session_id).where(club_members.c.club_id == club)
    oldest = (await connection.execute(rest.order_by(club_members.c.joined_ms).limit(1))).scalar()
    if oldest is None:
        await connection.execute(delete(clubs).where(clubs.c.id == club))
    else:
        one = (clubs.c.id == club) & (clubs.c.host == session)
        await connection.execute(update(clubs).where(one).values(host=oldest))


async def erase_meetings(connection: AsyncConnection, session: str) -> None:
    """Take a person out of clubs, reports, mutes and lists."""
    mine = select(club_members.c.club_id).where(club_members.c.session_id == session)
    for club in (await connection.execute(mine)).scalars().all():
        await leave(connection, club, session)
    await connection.execute(delete(listings).where(listings.c.session_id == session))
    about = (reports.c.session_id == session) | (reports.c.accused == session)
    await connection.execute(delete(reports).where(about))
    await connection.execute(delete(mutes).where((mutes.c.session_id == session) | (mutes.c.muted == session)))


async def bring_meetings(connection: AsyncConnection, guest: str, account: str) -> None:
    """Let what a guest has in clubs, reports and mutes be the account's; what both have stays once."""
    await connection.execute(update(clubs).where(clubs.c.host == guest).values(host=account))
    await connection.execute(update(listings).where(listings.c.session_id == guest).values(session_id=account))
    for part, owner, keys in (
        (club_members, "session_id", ("club_id",)),
        (mutes, "session_id", ("muted",)),
        (mutes, "muted", ("session_id",)),
        (reports, "session_id", ("table_id", "accused")),
        (reports, "accused", ("table_id", "session_id")),
    ):
        column = part.c[owner]
        known = await connection.execute(select(*(part.c[key] for key in keys)).where(column == account))
        for row in known.all():
            twice = [part.c[key] == value for key, value in zip(keys, row, strict=True)]
            await connection.execute(delete(part).where(column == guest, *twice))
        await connection.execute(update(part).where(column == guest).values({owner: account}))
    await connection.execute(delete(mutes).where(mutes.c.session_id == mutes.c.muted))
