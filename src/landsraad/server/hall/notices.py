"""Tells people who are away that it is their turn: browsers by push, then by mail. Once a turn, and no secrets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING

from landsraad.i18n import Words, words
from landsraad.server import mail, push
from landsraad.server.errors import Refused
from landsraad.server.storage.notices import NoticeStore

if TYPE_CHECKING:
    from landsraad.server.hall.hall import Hall
    from landsraad.server.hall.room import Room

log = logging.getLogger("landsraad.server")
VAPID = "vapid"
# So many wait to be told at most.
MOST = 5000


class Notices:
    """Who waits to be told, by table and session."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.store = NoticeStore(hall.store)
        self._waiting: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def key(self) -> str:
        """Return the server's private key for push, made when it is first needed."""
        return await self.store.key(VAPID, push.new_key())

    def look(self, room: Room) -> None:
        """See whose turn it is at a table after something happened there."""
        settings = self._hall.settings
        if not (settings.push or mail.possible(settings)):
            return
        asked = awaited(room)
        for key in [key for key in self._waiting if key[0] == room.id and key[1] not in asked]:
            self._waiting.pop(key).cancel()
        for session in asked:
            if (room.id, session) in self._waiting:
                continue
            if len(self._waiting) >= MOST:
                self._waiting.pop(next(iter(self._waiting))).cancel()
            self._waiting[room.id, session] = asyncio.create_task(self._wait(room, session))

    def stop(self) -> None:
        """Tell nobody any more."""
        for task in self._waiting.values():
            task.cancel()
        self._waiting.clear()

    async def _wait(self, room: Room, session: str) -> None:
        """Wait until somebody has been away for long enough, then tell; the turn's end cancels this."""
        settings = self._hall.settings
        with contextlib.suppress(Refused):
            await asyncio.sleep(settings.notice_seconds)
            if settings.push and session not in room.online():
                await self.push(room, session)
            if mail.possible(settings):
                await asyncio.sleep(max(0.0, settings.mail_seconds - settings.notice_seconds))
                if session not in room.online():
                    await self.mail(room, session)

    async def push(self, room: Room, session: str) -> None:
        """Tell all browsers of a person; those that are gone are forgotten."""
        browsers = await self.store.pushes_of(session)
        if not browsers:
            return
        self._hall.limits.take("push", session)
        spoken = await self.language(session)
        table = called(room, spoken)
        told = {
            "title": "Landsraad",
            "body": spoken.text("notice-your-turn", table=table),
            "url": f"#table={room.id}",
            "tag": f"turn-{room.id}",
        }
        message = json.dumps(told, ensure_ascii=False).encode()
        for one in browsers:
            browser = push.Browser(one["endpoint"], one["p256dh"], one["auth"])
            settings = self._hall.settings
            try:
                status = await push.send(
                    browser, message, await self.key(), settings.push_contact, settings.push_anywhere
                )
                self._hall.metrics.notices["push" if status < 300 else "refused"] += 1
                if status in push.GONE:
                    await self.store.drop_push(browser.endpoint)
            except push.BadPush as error:
                self._hall.metrics.notices["failed"] += 1
                log.warning("a push was not sent: %s", error)

    async def mail(self, room: Room, session: str) -> None:
        """Write to a person."""
        known = await self.store.mail_of(session)
        if known is None or not known["confirmed"]:
            return
        self._hall.limits.take("mail", session)
        spoken = await self.language(session)
        subject = spoken.text("notice-your-turn", table=called(room, spoken))
        link = f"{self._hall.settings.page}#table={room.id}" if self._hall.settings.page else ""
        text = "\n\n".join(part for part in (subject, link, spoken.text("mail-why")) if part)
        await self.write(known["address"], subject, text)

    async def write(self, address: str, subject: str, text: str) -> bool:
        """Send a mail; return whether the mail server took it."""
        try:
            await mail.send(self._hall.settings, address, subject, text)
        except mail.MailFailed as error:
            self._hall.metrics.notices["failed"] += 1
            log.warning("a mail was not sent: %s", error)
            return False
        self._hall.metrics.notices["mail"] += 1
        return True

    async def language(self, session: str) -> Words:
        """Return the words of a person."""
        return words(await self._hall.store.language(session))


def awaited(room: Room) -> set[str]:
    """Return the people for whom others wait, in the game or before it: bots do not mind."""
    table = room.table
    due: list[int] = []
    if table.status == "playing" and table.asked is not None:
        due = [table.asked]
    elif table.status == "choosing" and table.choice is not None:
        due = table.choice.due()
    people = {place.session for place in table.seats if place.person}
    asked = {table.seats[seat].session for seat in due if not table.seats[seat].bot_plays}
    return {session for session in asked if session is not None and people - {session}}


def called(room: Room, spoken: Words) -> str:
    """Return what a table is called."""
    return room.table.row.title or spoken.text("web-lobby")
