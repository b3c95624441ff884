"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, TypeAdapter, ValidationError

from landsraad.i18n import words
from landsraad.server.api.context import address_of, hall_of, language_of, limits_of, room_for, session_of
from landsraad.server.api.security import host_allowed, origin_allowed
from landsraad.server.errors import Refused
from landsraad.server.hall import commands
from landsraad.server.hall.connection import Connection, TooSlow, error_data
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.room import TOO_SLOW, Build, Room
from landsraad.server.limits import Limits
from landsraad.server.metered import Metered
from landsraad.server.reasons import unread
from landsraad.server.show import hints
from landsraad.server.show.info import table_info
from landsraad.server.show.previews import preview
from landsraad.server.storage.rows import Session
from landsraad.server.storage.store import now_ms
from landsraad.server.wire import messages as wire
from landsraad.server.wire.common import PROTOCOL

log = logging.getLogger("landsraad.server")
router = APIRouter()
SUBPROTOCOL = "landsraad.v1"
# Previews of one client that may be under way.
BESIDE = 16
# How long a client may take to hear goodbye.
PARTING_S = 2.0
CODES = {"no_session": 4401, "not_found": 4404, "wrong_version": 4400, "busy": 1013, "too_many": 1013}


class Greeting(BaseModel):
    """As much of a first message as all versions share."""

    type: Any = None
    v: Any = None


READER: TypeAdapter[Any] = TypeAdapter(wire.ClientMessage)
STORED = (wire.Act, wire.Undo, wire.Redo, wire.Reset, wire.AskUndo, wire.Vote, wire.Chat)


@router.websocket("/tables/{table_id}/ws")
async def socket(websocket: WebSocket, table_id: str) -> None:
    """Let a client play or watch."""
    settings = websocket.app.state.settings
    if not origin_allowed(websocket.headers, settings) or not host_allowed(
        websocket.headers, settings, hall_of(websocket).network.hosts
    ):
        await websocket.close(4403)
        return
    offered = websocket.scope.get("subprotocols", [])
    await websocket.accept(subprotocol=SUBPROTOCOL if SUBPROTOCOL in offered else None)
    hall = hall_of(websocket)
    if websocket.client is not None and hall.housekeeping.banned(websocket.client.host):
        await farewell(websocket, Refused("banned"), language_of(websocket))
        return
    if hall.leaving or hall.talks >= settings.max_connections:
        await farewell(websocket, Refused("busy"), language_of(websocket))
        return
    address = address_of(websocket)
    if hall.talks_of[address] >= (settings.connections_of_address or hall.talks + 1):
        await farewell(websocket, Refused("busy"), language_of(websocket))
        return
    hall.talks += 1
    hall.talks_of[address] += 1
    try:
        await converse(websocket, table_id, hall)
    finally:
        hall.talks -= 1
        hall.talks_of[address] -= 1
        if not hall.talks_of[address]:
            del hall.talks_of[address]


async def converse(websocket: WebSocket, table_id: str, hall: Hall) -> None:
    """Find out who it is and what table, and talk."""
    settings = hall.settings
    lang = language_of(websocket)
    try:
        session = await session_of(websocket)
        limits_of(websocket).take("connect", session.id if session is not None else address_of(websocket))
        if session is None:
            raise Refused("no_session")
        lang = session.lang
        room = await room_for(hall, table_id, session)
        hello = await first_message(websocket, settings.hello_seconds)
        await room.catch_up()
    except Refused as refusal:
        await farewell(websocket, refusal, lang)
        return
    except (WebSocketDisconnect, TimeoutError):
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(4400)
        return
    connection = Connection(room, session, hello.lang or session.lang, hello.events, hello.seat)
    await Talk(websocket, room, connection, session, limits_of(websocket)).run()


async def farewell(websocket: WebSocket, refusal: Refused, lang: str) -> None:
    """Say why, and end."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await websocket.send_json(error_data(refusal, words(lang), None, fatal=True))
        await websocket.close(CODES.get(refusal.code, 4400))


def check_version(text: str) -> None:
    """Refuse a client of another version before reading on: the rest of its greeting may look otherwise too."""
    greeting = Greeting.model_validate_json(text)
    if greeting.type == "hello" and greeting.v != PROTOCOL:
        raise Refused("wrong_version", spoken=PROTOCOL)


async def receive(websocket: WebSocket, first: bool = False) -> Any:
    """Return the next message, checked."""
    event = await websocket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1006))
    text = event.get("text")
    if text is None:
        raise Refused("bad_request", detail="messages are text")
    try:
        if first:
            check_version(text)
        return READER.validate_json(text, strict=True)
    except ValidationError as error:
        raise unread(error.errors(include_url=False, include_input=False)[0]) from error


async def first_message(websocket: WebSocket, seconds: float) -> wire.Hello:
    """Return the greeting of a client."""
    async with asyncio.timeout(seconds):
        message = await receive(websocket, first=True)
    if not isinstance(message, wire.Hello):
        raise Refused("bad_request", detail="the first message is hello")
    return message


class Talk:
    """The conversation with one client."""

    def __init__(
        self, websocket: WebSocket, room: Room, connection: Connection, session: Session, limits: Limits
    ) -> None:
        self.websocket = websocket
        self.room = room
        self.connection = connection
        self.session = session
        self.limits = limits
        self.payer = connection.payer = room.hall.seen(session.id, address_of(websocket))
        self.beside: set[asyncio.Task[None]] = set()
        self.advised: asyncio.Task[None] | None = None
        self.code = 1000
        self.why_closed: Refused | None = None

    async def run(self) -> None:
        """Talk until one side has had enough."""
        table = self.room.table
        pump = asyncio.create_task(self.connection.pump(self.websocket.send_text))
        read = asyncio.create_task(self.read())

        def close(code: int, why: Refused | None) -> None:
            self.code, self.why_closed = code, why
            read.cancel()

        spoken = words(self.connection.lang)
        self.room.enter(self.connection, close)
        self.connection.send(
            {
                "type": "welcome",
                "v": PROTOCOL,
                "you": table.seats_of(self.session.id),
                "table": table_info(table, self.session.id, self.room.online(), spoken),
                "chat": list(table.chat),
            }
        )
        try:
            await asyncio.wait({pump, read}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self.connection)
            for task in (pump, read, *self.beside):
                task.cancel()
            results = await asyncio.gather(pump, read, return_exceptions=True)
            self.judge(list(results))
            if self.code == TOO_SLOW and "landsraad.abort" in self.websocket.scope:
                self.websocket.scope["landsraad.abort"]()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(PARTING_S):
                    await self.part()

    async def part(self) -> None:
        """Say why the client must go, if there is something to say, and close."""
        if self.why_closed is not None:
            told = error_data(self.why_closed, words(self.connection.lang), fatal=True)
            await self.websocket.send_json(told)
        await self.websocket.close(self.code)

    def judge(self, results: list[Any]) -> None:
        """Find out why the conversation ended; what was not expected is written down."""
        for result in results:
            if isinstance(result, TooSlow):
                self.code = TOO_SLOW
            elif isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
                log.error("table %s: a conversation broke", self.room.id, exc_info=result)
                self.code = 1011

    async def read(self) -> None:
        """Answer messages until the client goes."""
        while True:
            message: Any = None
            try:
                message = await receive(self.websocket)
                kind = "chat" if isinstance(message, wire.Chat) else "act" if isinstance(message, STORED) else "look"
                self.limits.take(kind, self.session.id)
                self.limits.afford("loop", self.payer[0])
                await self.counted(message)
            except Refused as refusal:
                self.refuse(refusal, getattr(message, "id", None))
                if refusal.code in ("bad_request", "too_many"):
                    await asyncio.sleep(0.005)

    async def counted(self, message: Any) -> None:
        """Carry out a message, and count what that costs everybody."""
        work = Metered(self.answer(message))
        try:
            await work
        finally:
            self.limits.spend("loop", self.payer[0], work.seconds)

    async def answer(self, message: Any) -> None:
        """Carry out a message."""
        if isinstance(message, STORED):
            await self.store(message)
        elif isinstance(message, wire.Sit):
            self.connection.sit(message.seat)
        elif isinstance(message, wire.Speak):
            self.connection.lang = message.lang
            self.connection.known = 0
            self.connection.send(self.room.table_message(self.connection))
            self.connection.freshen()
        elif isinstance(message, wire.Sync):
            self.connection.known = message.events
            self.connection.freshen()
        elif isinstance(message, wire.Preview):
            self.look_ahead(message)
        elif isinstance(message, wire.Hint):
            self.think_ahead(message)
        elif isinstance(message, wire.Why):
            self.why(message)
        elif isinstance(message, wire.Ping):
            self.connection.send({"type": "pong", "at_ms": now_ms()})
        else:
            raise Refused("bad_request", detail="hello is said once")

    async def store(self, message: Any) -> None:
        """Carry out a command that is stored before it is acknowledged."""

        def ack(seq: int, repeated: bool) -> None:
            self.connection.send({"type": "ack", "id": message.id, "seq": seq, "repeated": repeated})

        await self.room.commit(self.build(message), ack, (self.session.id, message.id))

    def build(self, message: Any) -> Build:
        """Return how a command becomes records."""
        who, eye = self.session.id, self.connection.eye
        if isinstance(message, wire.Act):
            return lambda table: commands.act(table, who, eye, message, self.room.hall.timer.now())
        if isinstance(message, wire.Undo | wire.Reset):
            return lambda table: commands.undo(table, who, eye, message)
        if isinstance(message, wire.Redo):
            return lambda table: commands.redo(table, who, eye, message)
        if isinstance(message, wire.AskUndo):
            return lambda table: commands.ask_undo(table, who, eye, message)
        if isinstance(message, wire.Vote):
            return lambda table: commands.vote(table, who, message)
        return lambda table: commands.chat(table, who, self.session.name, eye, message)

    def look_ahead(self, message: wire.Preview) -> None:
        """Begin a preview; what the client says next does not wait for it."""
        if len(self.beside) >= BESIDE:
            raise Refused("too_many", retry_ms=200)
        task = asyncio.create_task(self.previewed(message))
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def previewed(self, message: wire.Preview) -> None:
        """Preview, and say so if that is refused."""
        try:
            await self.preview(message)
        except Refused as refusal:
            self.refuse(refusal, message.id)

    def refuse(self, refusal: Refused, client: str | None) -> None:
        """Say that something was refused."""
        self.connection.send(error_data(refusal, words(self.connection.lang), client))
        if refusal.code == "stale":
            self.connection.freshen()

    async def preview(self, message: wire.Preview) -> None:
        """Tell what an option would change; it is tried on copies, beside the event loop."""
        table = self.room.table
        seat = commands.need_eye(table, self.session.id, self.connection.eye, message.ask)
        commands.decide_data(table, seat, message.action)
        spoken = words(self.connection.lang)
        game = table.played().clone()
        names = spoken.actor_names(game.view(None))
        desk = self.room.hall.desk
        told = await desk.run(self.payer, preview, game, seat, message.action, spoken, names)
        self.connection.send({**told, "id": message.id})

    def think_ahead(self, message: wire.Hint) -> None:
        """Begin a hint, one at a time; what the client says next does not wait for it."""
        if self.advised is not None and not self.advised.done():
            raise Refused("too_many", retry_ms=500)
        self.advised = task = asyncio.create_task(self.advise(message))
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def advise(self, message: wire.Hint) -> None:
        """Tell what the strongest level would consider, or why not."""
        try:
            table = self.room.table
            seat = commands.need_eye(table, self.session.id, self.connection.eye, message.ask)
            if not hints.allowed(table):
                raise Refused("no_hints")
            if table.asked != seat:
                raise Refused("not_asked")
            considered = await self.room.hall.driver.advise(self.room, seat)
            commands.need_eye(table, self.session.id, self.connection.eye, message.ask)
            spoken, game = words(self.connection.lang), table.played().clone()
            names = spoken.actor_names(game.view(None))
            told = await self.room.hall.desk.run(self.payer, hints.hint, game, seat, considered, spoken, names)
            self.connection.send({**told, "id": message.id})
        except Refused as refusal:
            self.refuse(refusal, message.id)

    def why(self, message: wire.Why) -> None:
        """Tell why something is not available to the one who is asked."""
        table = self.room.table
        seat = commands.need_eye(table, self.session.id, self.connection.eye, table.ask)
        if table.asked != seat:
            raise Refused("not_asked")
        game, spoken = table.played(), words(self.connection.lang)
        reason = game.why_not(message.text)
        names = spoken.actor_names(game.view(None))
        self.connection.send(
            {
                "type": "why",
                "id": message.id,
                "available": reason is None,
                "key": reason.key if reason is not None else None,
                "args": reason.args if reason is not None else {},
                "rule": reason.rule if reason is not None else None,
                "text": spoken.why(reason.key, reason.args, names) if reason is not None else "",
            }
        )
