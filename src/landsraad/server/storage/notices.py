"""Where people are told that it is their turn: browsers by push, addresses by mail; and the server's own keys."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landsraad.server.storage.schema import mails, pushes, server_keys
from landsraad.server.storage.store import Store, now_ms

Data = dict[str, Any]


class NoticeStore:
    """Subscriptions, addresses and keys in the database of the server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, name: str, fresh: str) -> str:
        """Return a key of the server; whoever asks first settles it, in all processes."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        rows = await self._store.read(query)
        if not rows:

            async def work(connection: AsyncConnection) -> None:
                try:
                    async with connection.begin_nested():
                        await connection.execute(insert(server_keys).values(name=name, value=fresh))
                except IntegrityError:
                    return

            await self._store.write(work)
            rows = await self._store.read(query)
        return str(rows[0]["value"])

    async def add_push(self, session: str, endpoint: str, p256dh: str, auth: str, most: int) -> None:
        """Keep a browser that wants to be told; of one person so many, the oldest give way."""

        async def work(connection: AsyncConnection) -> None:
            known = hashed(endpoint)
            await connection.execute(delete(pushes).where(pushes.c.endpoint_hash == known))
            mine = select(pushes.c.endpoint_hash).where(pushes.c.session_id == session)
            late = (await connection.execute(mine.order_by(pushes.c.created_ms.desc()).offset(most - 1))).scalars()
            await connection.execute(delete(pushes).where(pushes.c.endpoint_hash.in_(late.all())))
            row = {"endpoint_hash": known, "session_id": session, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
            await connection.execute(insert(pushes).values(**row, created_ms=now_ms()))

        await self._store.write(work)

    async def drop_push(self, endpoint: str, session: str | None = None) -> None:
        """Forget a browser: its own person's word, or because nobody is there any more."""

        async def work(connection: AsyncConnection) -> None:
            one = pushes.c.endpoint_hash == hashed(endpoint)
            mine = one if session is None else one & (pushes.c.session_id == session)
            await connection.execute(delete(pushes).where(mine))

        await self._store.write(work)

    async def pushes_of(self, session: str) -> list[Data]:
        """Return the browsers of a person."""
        return [dict(row) for row in await self._store.read(select(pushes).where(pushes.c.session_id == session))]

    async def set_mail(self, session: str, address: str, code_hash: str, until_ms: int) -> None:
        """Keep an address that is not confirmed yet."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mails).where(mails.c.session_id == session))
            row = {"session_id": session, "address": address, "code_hash": code_hash, "until_ms": until_ms}
            await connection.execute(insert(mails).values(**row, confirmed=False))

        await self._store.write(work)

    async def confirm_mail(self, session: str, code_hash: str) -> bool:
        """Confirm an address by its code, which is used up."""

        async def work(connection: AsyncConnection) -> int:
            mine = (mails.c.session_id == session) & (mails.c.code_hash == code_hash) & (mails.c.until_ms >= now_ms())
            done = update(mails).where(mine, mails.c.confirmed.is_(False)).values(confirmed=True, code_hash="")
            return int((await connection.execute(done)).rowcount)

        return await self._store.write(work) > 0

    async def drop_mail(self, session: str) -> None:
        """Forget an address."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mails).where(mails.c.session_id == session))

        await self._store.write(work)

    async def mail_of(self, session: str) -> Data | None:
        """Return somebody's address."""
        rows = await self._store.read(select(mails).where(mails.c.session_id == session))
        return dict(rows[0]) if rows else None


def hashed(endpoint: str) -> str:
    """Return the hash by which a browser is found."""
    return sha256(endpoint.encode()).hexdigest()


async def erase_notices(connection: AsyncConnection, session: str) -> None:
    """Forget where a person was told."""
    await connection.execute(delete(pushes).where(pushes.c.session_id == session))
    await connection.execute(delete(mails).where(mails.c.session_id == session))


async def bring_notices(connection: AsyncConnection, guest: str, account: str) -> None:
    """Let the browsers of a guest be the account's; the account's own address stays."""
    await connection.execute(update(pushes).where(pushes.c.session_id == guest).values(session_id=account))
    known = (await connection.execute(select(mails.c.address).where(mails.c.session_id == account))).first()
    if known is None:
        await connection.execute(update(mails).where(mails.c.session_id == guest).values(session_id=account))
    else:
        await connection.execute(delete(mails).where(mails.c.session_id == guest))
