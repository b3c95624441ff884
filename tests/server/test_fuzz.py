"""W1: whatever is sent, the server answers with a typed refusal or does it; never an unhandled exception."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings

from landsraad.server.schema import message_schema, openapi_schema
from tests.server.kit import SERVER_MESSAGE, Person, Seat, Served, run, serving
from tests.support.play import size, slice_of_soak

SLICE, SLICES = slice_of_soak()
SEED = int(os.environ.get("LANDSRAAD_SEED", "20261116")) + SLICE - 1
REQUESTS = size(2000, 100_000) // SLICES
MESSAGES = size(5000, 1_000_000) // SLICES
BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]
VARIED = size(20, 14)  # operations with enough to vary; in the large size some have no more to offer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with everything that strangers may ask for."""
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder / 'tables.sqlite3'}", away_seconds=1.0, accounts=True) as served:
        yield served


@pytest.fixture(scope="module")
def known(server: Served) -> Iterator[Data]:
    """Give a cookie and tables that requests may hit; at the end enough requests must have been made."""

    async def make() -> Data:
        async with Person(server) as ada:
            lobby = (await ada.table("me", "open", "open"))["table"]["id"]
            playing = (await ada.table("me", BOT, BOT))["table"]["id"]
            return {"cookie": ada.cookie, "tables": [lobby, playing]}

    made: Data = run(make())
    # One connection for all requests, as a browser has; it keeps no cookies.
    with requests.Session() as line:
        line.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield {**made, "line": line}
    print(f"seed {SEED}: {COUNT['requests']} requests")
    assert COUNT["requests"] >= REQUESTS


SCHEMA = schemathesis.openapi.from_dict(openapi_schema())
COUNT = {"requests": 0}


OPERATIONS = {operation.label: operation for operation in (found.ok() for found in SCHEMA.get_all_operations())}


@pytest.mark.parametrize("label", OPERATIONS)
def test_http(label: str, server: Served, known: Data) -> None:
    @seed(SEED)
    @settings(
        max_examples=REQUESTS // VARIED + 1,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[label].as_strategy())
    def try_it(case: schemathesis.Case) -> None:
        request(case, server, known)

    try_it()


def request(case: schemathesis.Case, server: Served, known: Data) -> None:
    """Send a request, often to a table that is there, and look at the answer."""
    rng = random.Random(COUNT["requests"])
    if "table_id" in case.path_parameters and rng.random() < 0.8:
        case.path_parameters["table_id"] = rng.choice(known["tables"])
    headers = {} if case.method == "DELETE" or rng.random() < 0.1 else {"Cookie": known["cookie"]}
    answer = case.call(base_url=server.address, session=known["line"], headers=headers, timeout=20)
    COUNT["requests"] += 1
    assert answer.status_code < 500 or answer.status_code == 503, (answer.status_code, answer.text)
    assert answer.status_code != 503, answer.text
    if answer.status_code >= 400:
        assert answer.json()["error"]["code"]
        assert answer.json()["error"]["text"]


# --- WebSocket -----------------------------------------------------------------------------------------------------

STRANGE: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 1e308, "", "a" * 100, "\u0000", "\ud800", "🏜"]
STRANGE += [[], {}, [[]], {"a": {}}]
MESSAGE_SCHEMA = message_schema()["$defs"]
KINDS = [ref.rpartition("/")[2] for ref in MESSAGE_SCHEMA["ClientMessage"]["discriminator"]["mapping"].values()]
TEXTS = ("agent dagger > arrakeen", "reveal", "acquire x", "intrigue y", "deploy 9", "> >")


def fuzzed(rng: random.Random, seat: Seat) -> str | bytes:
    """Return something to send: a good message, a bent one, or rubbish."""
    kind = rng.randrange(14)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(200)))
    message = good(rng, seat)
    if kind in (2, 3, 4):
        message[rng.choice([*message, "extra"])] = rng.choice(STRANGE)
    elif kind == 5:
        message.pop(rng.choice(list(message)))
    elif kind == 6:
        return json.dumps([message] * rng.randrange(3))
    elif kind == 7:
        text = json.dumps(message)
        return text[: rng.randrange(len(text))]
    return json.dumps(message)


def good(rng: random.Random, seat: Seat) -> Data:
    """Return a message that fits the schema, often one that is legal too."""
    message: Data = {}
    for key, field in MESSAGE_SCHEMA[rng.choice(KINDS)]["properties"].items():
        if key == "type":
            message[key] = field["const"]
        elif key == "id":
            message[key] = f"f{rng.randrange(500)}"
        elif key == "ask":
            message[key] = seat.state["ask"] if rng.random() < 0.7 else rng.randrange(100)
        elif key == "action":
            options = (seat.state["question"] or {}).get("options") or []
            legal = options and rng.random() < 0.7
            message[key] = rng.choice(options)["action"] if legal else rng.randrange(2000)
        elif key == "text":
            message[key] = rng.choice(TEXTS)
        elif key == "lang":
            message[key] = rng.choice(["en", "es", "de", "ko"])
        elif key == "agree":
            message[key] = rng.random() < 0.5
        elif key == "request":
            message[key] = (seat.state["undo"]["request"] or {}).get("request", 1)
        else:
            message[key] = rng.randrange(2)
    return message


async def storm(server: Served) -> Data:
    rng = random.Random(SEED)
    counts: Data = {"sent": 0, "stored": 0, "error": 0, "state": 0}
    async with Person(server) as ada, Person(server, "Bo") as bo:
        while counts["sent"] < MESSAGES:
            # A new table now and then: games end.
            made = await ada.table("me", "open", BOT)
            table, before = made["table"]["id"], counts["stored"]
            await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
            async with ada.at(table) as first, bo.at(table) as second:
                for _ in range(250):
                    seat = rng.choice([first, second])
                    # Sometimes several at once, without waiting for answers.
                    for _ in range(rng.choice([1, 1, 2, 5])):
                        await seat.socket.send(fuzzed(rng, seat))
                        counts["sent"] += 1
                    await settled(seat, counts)
                for seat in (first, second):
                    await settled(seat, counts)
            async with ada.at(table) as seat:
                assert seat.state["seq"] >= counts["stored"] - before
    return counts


async def settled(seat: Seat, counts: Data) -> None:
    """Take in everything up to the answer to a last question, which tells that all before it were answered."""
    mark = f"end-{counts['sent']}"
    await seat.send({"type": "why", "id": mark, "text": "reveal"})
    while True:
        message = json.loads(await asyncio.wait_for(seat.socket.recv(), 30))
        SERVER_MESSAGE.validate_python(message)
        if message.get("id") == mark:
            return
        if message["type"] == "state":
            seat.state = message
        if message["type"] == "ack":
            counts["stored"] += not message["repeated"]
        elif message["type"] in counts:
            counts[message["type"]] += 1


def test_websocket(server: Served) -> None:
    counts = run(storm(server), 600 + MESSAGES / 10)
    print(f"seed {SEED}: {counts}")
    assert counts["sent"] >= MESSAGES
    assert counts["stored"] > MESSAGES // 100
    assert counts["error"] > MESSAGES // 4
