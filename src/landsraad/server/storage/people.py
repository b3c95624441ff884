"""Accounts, their keys, results and ratings. An account is a session with more keys than the cookie of one browser."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.storage.meeting import bring_meetings, erase_meetings
from landsraad.server.storage.notices import bring_notices, erase_notices
from landsraad.server.storage.schema import (
    accounts,
    checkpoints,
    daily_results,
    devices,
    join_codes,
    listings,
    passkeys,
    ratings,
    records,
    results,
    seats,
    sessions,
    stories,
    tables,
    watchers,
)
from landsraad.server.storage.store import Store, now_ms

Data = dict[str, Any]
# Who begins to enter by a passkey is nobody yet.
LOGIN = "login"
# So many browsers and passkeys of one person.
KEYS = 30
# In an order in which nothing refers to what is gone.
OF_A_TABLE = (listings, results, daily_results, stories, checkpoints, records, watchers, seats)


class People:
    """The rows that belong to persons."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- keys ------------------------------------------------------------------------------------------------------

    async def account(self, session: str) -> Data | None:
        """Return the account of a session, None if it is a guest's."""
        rows = await self._store.read(select(accounts).where(accounts.c.session_id == session))
        return dict(rows[0]) if rows else None

    async def keys(self, session: str) -> Data:
        """Return how many devices joined, and the passkeys."""
        count = select(func.count().label("n")).select_from(devices).where(devices.c.session_id == session)
        found = select(passkeys.c.credential, passkeys.c.created_ms).where(passkeys.c.session_id == session)
        listed = [
            {"id": row["credential"][:16], "created_ms": row["created_ms"]} for row in await self._store.read(found)
        ]
        return {"devices": int((await self._store.read(count))[0]["n"]), "passkeys": listed}

    async def keep_account(self, session: str, recovery_hash: str | None) -> None:
        """Make a session an account, or renew its recovery code."""

        async def work(connection: AsyncConnection) -> None:
            known = await connection.execute(select(accounts.c.session_id).where(accounts.c.session_id == session))
            if known.first() is None:
                row = {"session_id": session, "recovery_hash": recovery_hash, "created_ms": now_ms()}
                await connection.execute(insert(accounts).values(**row))
            elif recovery_hash is not None:
                one = update(accounts).where(accounts.c.session_id == session)
                await connection.execute(one.values(recovery_hash=recovery_hash))

        await self._store.write(work)

    async def add_code(self, session: str, code_hash: str, until_ms: int) -> None:
        """Keep a code by which a device may join; older ones of the account are void."""

        async def work(connection: AsyncConnection) -> None:
            old = (join_codes.c.session_id == session) | (join_codes.c.until_ms < now_ms())
            await connection.execute(delete(join_codes).where(old))
            row = {"code_hash": code_hash, "session_id": session, "until_ms": until_ms}
            await connection.execute(insert(join_codes).values(**row))

        await self._store.write(work)

    async def by_code(self, code_hash: str) -> str | None:
        """Return the account of a recovery code, or of a join code, which is used up."""
        rows = await self._store.read(select(accounts.c.session_id).where(accounts.c.recovery_hash == code_hash))
        if rows:
            return str(rows[0]["session_id"])

        async def work(connection: AsyncConnection) -> str | None:
            fresh = (join_codes.c.code_hash == code_hash) & (join_codes.c.until_ms >= now_ms())
            found = (await connection.execute(select(join_codes.c.session_id).where(fresh))).first()
            if found is None:
                return None
            gone = await connection.execute(delete(join_codes).where(join_codes.c.code_hash == code_hash))
            return str(found[0]) if gone.rowcount else None

        return await self._store.write(work)

    async def add_challenge(self, challenge_hash: str, session: str, until_ms: int) -> None:
        """Keep the challenge of a passkey, for one answer."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(join_codes).where(join_codes.c.until_ms < now_ms()))
            if session != LOGIN:
                # Of one person the latest challenge counts.
                mine = (join_codes.c.session_id == session) & join_codes.c.code_hash.startswith("!")
                await connection.execute(delete(join_codes).where(mine))
            row = {"code_hash": f"!{challenge_hash[1:]}", "session_id": session, "until_ms": until_ms}
            await connection.execute(insert(join_codes).values(**row))

        await self._store.write(work)

    async def take_challenge(self, challenge_hash: str, session: str) -> bool:
        """Tell whether a challenge was asked of somebody and is fresh; it is used up."""

        async def work(connection: AsyncConnection) -> int:
            mine = (join_codes.c.code_hash == f"!{challenge_hash[1:]}") & (join_codes.c.session_id == session)
            fresh = mine & (join_codes.c.until_ms >= now_ms())
            return int((await connection.execute(delete(join_codes).where(fresh))).rowcount)

        return await self._store.write(work) > 0

    async def add_device(self, session: str, token_hash: str) -> None:
        """Let one more browser be this person; of many the oldest give way."""

        async def work(connection: AsyncConnection) -> None:
            mine = select(devices.c.token_hash).where(devices.c.session_id == session)
            late = await connection.execute(mine.order_by(devices.c.created_ms.desc()).offset(KEYS - 1))
            await connection.execute(delete(devices).where(devices.c.token_hash.in_(late.scalars().all())))
            row = {"token_hash": token_hash, "session_id": session, "created_ms": now_ms()}
            await connection.execute(insert(devices).values(**row))

        await self._store.write(work)

    async def drop_key(self, session: str, token_hash: str) -> None:
        """Let a browser not be this person any more; the account and its other keys stay."""

        async def work(connection: AsyncConnection) -> None:
            mine = (devices.c.session_id == session) & (devices.c.token_hash == token_hash)
            await connection.execute(delete(devices).where(mine))
            first = (sessions.c.id == session) & (sessions.c.token_hash == token_hash)
            # Nobody has the token of this hash.
            await connection.execute(update(sessions).where(first).values(token_hash=f"-{secrets.token_hex(30)}"))

        await self._store.write(work)

    async def add_passkey(self, session: str, credential: str, public_key: bytes, sign_count: int) -> None:
        """Keep a passkey."""

        async def work(connection: AsyncConnection) -> None:
            row = {"credential": credential, "session_id": session, "public_key": public_key}
            await connection.execute(insert(passkeys).values(**row, sign_count=sign_count, created_ms=now_ms()))

        await self._store.write(work)

    async def passkey(self, credential: str) -> Data | None:
        """Return a passkey by its id."""
        rows = await self._store.read(select(passkeys).where(passkeys.c.credential == credential))
        return dict(rows[0]) if rows else None

    async def used_passkey(self, credential: str, sign_count: int) -> None:
        """Note how often a passkey was used, so that a copy of it is found out."""

        async def work(connection: AsyncConnection) -> None:
            one = update(passkeys).where(passkeys.c.credential == credential)
            await connection.execute(one.values(sign_count=sign_count))

        await self._store.write(work)

    # --- coming along and leaving ----------------------------------------------------------------------------------

    async def tables_of(self, session: str) -> list[str]:
        """Return every table in which a session appears."""
        mine = select(seats.c.table_id).where(seats.c.session_id == session)
        told = select(records.c.table_id).where(records.c.session_id == session)
        watched = select(watchers.c.table_id).where(watchers.c.session_id == session)
        query = select(tables.c.id).where(
            tables.c.id.in_(mine) | tables.c.id.in_(told) | tables.c.id.in_(watched) | (tables.c.host == session)
        )
        return [str(row["id"]) for row in await self._store.read(query)]

    async def bring_along(self, guest: str, account: str) -> list[str]:
        """Let everything that a guest has be the account's; return the tables that changed."""
        changed = await self.tables_of(guest)

        async def work(connection: AsyncConnection) -> None:
            for table_id in changed:
                both = (records.c.table_id == table_id) & (records.c.session_id == guest)
                # Ids of commands of both must not meet; nobody sends these again.
                await connection.execute(update(records).where(both).values(client_id=None))
                await rename(connection, table_id, guest, account)
                kept = select(watchers.c.table_id).where(
                    watchers.c.table_id == table_id, watchers.c.session_id == account
                )
                one = (watchers.c.table_id == table_id) & (watchers.c.session_id == guest)
                if (await connection.execute(kept)).first() is not None:
                    await connection.execute(delete(watchers).where(one))
                else:
                    await connection.execute(update(watchers).where(one).values(session_id=account))
            mine = select(daily_results.c.day).where(daily_results.c.session_id == account)
            twice = (daily_results.c.session_id == guest) & daily_results.c.day.in_(mine)
            await connection.execute(delete(daily_results).where(twice))
            rest = update(daily_results).where(daily_results.c.session_id == guest)
            await connection.execute(rest.values(session_id=account))
            await bring_meetings(connection, guest, account)
            await bring_notices(connection, guest, account)
            # A guest is not rated; the session itself has nothing any more.
            await connection.execute(delete(ratings).where(ratings.c.session_id == guest))
            await connection.execute(delete(sessions).where(sessions.c.id == guest))

        await self._store.write(work)
        return changed

    async def erase(self, session: str) -> list[str]:
        """Delete a person: games of their own with everything, and in games with others their name and words.

        Returns the tables that changed or are gone. No row with the session is left.
        """
        found = await self.tables_of(session)

        async def work(connection: AsyncConnection) -> None:
            for table_id in found:
                others = select(seats.c.seat).where(
                    seats.c.table_id == table_id, seats.c.session_id.is_not(None), seats.c.session_id != session
                )
                if (await connection.execute(others)).first() is None:
                    for part in OF_A_TABLE:
                        await connection.execute(delete(part).where(part.c.table_id == table_id))
                    await connection.execute(delete(tables).where(tables.c.id == table_id))
                else:
                    await forget(connection, table_id, session)
            for part in (daily_results, ratings, passkeys, devices, join_codes, accounts):
                await connection.execute(delete(part).where(part.c.session_id == session))
            await connection.execute(delete(watchers).where(watchers.c.session_id == session))
            await erase_meetings(connection, session)
            await erase_notices(connection, session)
            await connection.execute(delete(sessions).where(sessions.c.id == session))

        await self._store.write(work)
        return found

    # --- results and ratings ---------------------------------------------------------------------------------------

    async def add_results(self, rows: Sequence[Data]) -> bool:
        """Keep how the seats of a table came out; False if that was done already."""

        async def work(connection: AsyncConnection) -> bool:
            known = select(results.c.seat).where(results.c.table_id == rows[0]["table_id"])
            if (await connection.execute(known)).first() is not None:
                return False
            for row in rows:
                await connection.execute(insert(results).values(**row))
            return True

        return await self._store.write(work)

    async def history(self, session: str, limit: int = 500) -> list[Data]:
        """Return the finished games of a person with all their seats, the latest first."""
        mine = select(results.c.table_id).where(results.c.session_id == session)
        query = select(results).where(results.c.table_id.in_(mine)).order_by(results.c.at_ms.desc(), results.c.seat)
        return [dict(row) for row in await self._store.read(query.limit(8 * limit))]

    async def rated(self, mode: str, people: Sequence[str]) -> dict[str, Data]:
        """Return the ratings of some people."""
        query = select(ratings).where(ratings.c.mode == mode, ratings.c.session_id.in_(people))
        return {str(row["session_id"]): dict(row) for row in await self._store.read(query)}

    async def keep_ratings(self, mode: str, rows: Sequence[Data]) -> None:
        """Keep new ratings."""

        async def work(connection: AsyncConnection) -> None:
            for row in rows:
                one = (ratings.c.mode == mode) & (ratings.c.session_id == row["session_id"])
                await connection.execute(delete(ratings).where(one))
                await connection.execute(insert(ratings).values(mode=mode, **row))

        await self._store.write(work)

    async def leaders(self, mode: str, limit: int = 100) -> list[Data]:
        """Return the best of a mode: by what is certain of their strength, which is the rating less its doubt."""
        sure = ratings.c.mu - literal(3.0) * ratings.c.sigma
        query = select(ratings).where(ratings.c.mode == mode).order_by(sure.desc()).limit(limit)
        return [dict(row) for row in await self._store.read(query)]

    async def modes(self) -> list[str]:
        """Return the modes in which people are rated, the most played first."""
        query = (
            select(ratings.c.mode).group_by(ratings.c.mode).order_by(func.sum(ratings.c.games).desc(), ratings.c.mode)
        )
        return [str(row["mode"]) for row in await self._store.read(query)]

    async def ratings_of(self, session: str) -> list[Data]:
        """Return all ratings of a person."""
        return [dict(row) for row in await self._store.read(select(ratings).where(ratings.c.session_id == session))]


async def rename(connection: AsyncConnection, table_id: str, old: str, new: str) -> None:
    """Put another session in the place of one in everything about a table; ids are random, so text can be replaced."""
    at = records.c.table_id == table_id
    data = func.replace(records.c.data, old, new)
    await connection.execute(update(records).where(at & records.c.data.contains(old)).values(data=data))
    await connection.execute(update(records).where(at & (records.c.session_id == old)).values(session_id=new))
    place = (seats.c.table_id == table_id) & (seats.c.session_id == old)
    await connection.execute(update(seats).where(place).values(session_id=new))
    host = (tables.c.id == table_id) & (tables.c.host == old)
    await connection.execute(update(tables).where(host).values(host=new))
    mine = (results.c.table_id == table_id) & (results.c.session_id == old)
    await connection.execute(update(results).where(mine).values(session_id=new))


async def forget(connection: AsyncConnection, table_id: str, session: str) -> None:
    """Take a person's name and words out of a table that others play or played at."""
    nobody = secrets.token_hex(16)
    at = (records.c.table_id == table_id) & records.c.kind.in_(("seat", "chat"))
    for row in (await connection.execute(select(records.c.seq, records.c.data, records.c.session_id).where(at))).all():
        data = json.loads(row.data)
        if data.get("session") == session or (row.session_id == session and "text" in data):
            data["name"] = ""
            if "text" in data:
                data["text"] = "…"
            one = (records.c.table_id == table_id) & (records.c.seq == row.seq)
            await connection.execute(update(records).where(one).values(data=json.dumps(data, ensure_ascii=False)))
    mine = (results.c.table_id == table_id) & (results.c.session_id == session)
    await connection.execute(update(results).where(mine).values(name=""))
    await rename(connection, table_id, session, nobody)
    gone = (results.c.table_id == table_id) & (results.c.session_id == nobody)
    await connection.execute(update(results).where(gone).values(session_id=None))
