"""How the server says no: other versions, ended sessions, and reasons in the language of the person."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import landsraad as ls
from landsraad.i18n import LANGUAGES
from landsraad.server.hall.connection import Connection
from landsraad.server.hall.hall import Hall
from landsraad.server.hall.opening import Plan, open_table
from landsraad.server.settings import Settings
from landsraad.server.storage.rows import Draft, Session
from tests.server.kit import SERVER_MESSAGE, Person, Seat, Served, run

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]
GREETINGS: list[Data] = [{"type": "hello", "v": 2}, {"type": "hello", "v": 0, "future": [1]}, {"type": "hello"}]


async def last_words(seat: Seat) -> tuple[Data, int]:
    """Return the last message of a connection and the code it was closed with."""
    message: Data = {}
    try:
        while True:
            message = json.loads(await asyncio.wait_for(seat.socket.recv(), 20))
            SERVER_MESSAGE.validate_python(message)
    except ConnectionClosed as error:
        return message, error.rcvd.code if error.rcvd is not None else 0


async def greet(server: Served, greeting: Data) -> None:
    async with Person(server, lang="de") as ada:
        made = await ada.table("me", BOT, BOT)
        address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{made['table']['id']}/ws"
        async with connect(address, additional_headers={"Cookie": ada.cookie}) as socket:
            seat = Seat(socket)
            await seat.send(greeting)
            message, code = await last_words(seat)
        assert (message["code"], message["fatal"], code) == ("wrong_version", True, 4400)
        assert message["args"] == {"spoken": 1}
        assert "Seite" in message["text"]


@pytest.mark.parametrize("greeting", GREETINGS)
def test_a_client_of_another_version_is_told_so(server: Served, greeting: Data) -> None:
    run(greet(server, greeting))


async def ended(server: Served) -> None:
    async with Person(server, lang="es") as ada, Person(server, "Bo") as bo:
        made = await ada.table("me", "open", BOT)
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        async with ada.at(table) as one, ada.at(table) as two, bo.at(table) as other:
            assert (await ada.http.delete("/session")).status_code == 204
            for seat in (one, two):
                message, code = await last_words(seat)
                assert (message["code"], message["fatal"], code) == ("session_ended", True, 4401)
                assert message["text"] == "Esta sesión ha terminado."
            await other.until("table", when=lambda m: not m["table"]["seats"][0]["online"])


def test_who_ends_the_session_is_shown_out_of_every_tab(server: Served) -> None:
    run(ended(server))


REFUSED: list[tuple[str, Data, Data]] = [
    ("/session", {"name": "a" * 41}, {"reason": "too-long", "most": 40}),
    ("/session", {"name": "  "}, {"reason": "empty"}),
    ("/session", {"name": "a\u0007b"}, {"reason": "unprintable"}),
    ("/session", {"nobody": "expects this"}, {"reason": "form", "where": "body.nobody"}),
    ("/tables", {"setup": {"players": 9}}, {"reason": "players"}),
    ("/tables", {"setup": {"leaders": ["paul_atreides"] * 4}}, {"reason": "leader-twice"}),
    ("/tables", {"setup": {"epic": True}}, {"reason": "epic"}),
    ("/tables", {"setup": {"players": 3}}, {"reason": "seats", "players": 3}),
    ("/tables", {"setup": {}, "seats": [{"kind": "me"}] * 4}, {"reason": "one-me"}),
    ("/tables", {"setup": {"modules": ["none"]}}, {"reason": "choices"}),
]


async def reasons(server: Served, path: str, body: Data, expected: Data) -> None:
    texts = set()
    for lang in LANGUAGES:
        async with Person(server, lang=lang) as ada:
            if path == "/tables":
                body = {"seats": [{"kind": "me"}, BOT, BOT, BOT], **body}
            answer = await ada.http.post(path, json=body)
            problem = answer.json()["error"]
            assert answer.status_code == 422
            assert {key: problem["args"][key] for key in expected} == expected
            assert problem["args"]["detail"]
            assert problem["args"]["detail"] not in problem["text"]
            texts.add(problem["text"])
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize(("path", "body", "expected"), REFUSED)
def test_a_refusal_gives_its_reason_in_the_language_of_the_session(
    server: Served, path: str, body: Data, expected: Data
) -> None:
    run(reasons(server, path, body, expected))


async def chatty(server: Served) -> None:
    async with Person(server, lang="de") as ada:
        made = await ada.table("me", BOT, BOT)
        async with ada.at(made["table"]["id"], lang="ko") as seat:
            await seat.send({"type": "chat", "id": "long", "text": "a" * 501})
            error = await seat.until("error")
            assert (error["args"]["reason"], error["args"]["most"]) == ("too-long", 500)
            assert "500자" in error["text"]


def test_a_message_too_long_is_refused_in_the_language_of_the_connection(server: Served) -> None:
    run(chatty(server))


async def at_the_last_moment(database: str) -> None:
    hall = Hall(Settings(database=database))
    await hall.open()
    try:
        host = Session("s0", "Ada", "en")
        chair = {"kind": "human", "session": host.id, "name": "", "level": None}
        people = [Draft("seat", {"seat": seat, **chair}) for seat in range(3)]
        plan = Plan(ls.Setup(players=3), [*people, Draft("start")], {"kind": "none"})
        room = (await open_table(hall, host, plan)).room
        connection = Connection(room, host, "en", 0, None)

        async def send(text: str) -> None:
            pump.cancel()  # the server stops while this message goes out

        pump = asyncio.create_task(connection.pump(send))
        connection.send({"type": "pong", "at_ms": 0})
        done, _ = await asyncio.wait({pump}, timeout=5)
        pump.cancel()
        assert done, "it was told to stop and goes on waiting for more to send"
    finally:
        await hall.close()


def test_a_pump_stops_though_a_message_goes_out_at_that_moment(tmp_path: Path) -> None:
    run(at_the_last_moment(f"sqlite:///{tmp_path / 'pump.sqlite3'}"))
