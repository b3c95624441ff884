"""W2: nobody acts for another. Every endpoint, every role, every state of a table; origins, tokens, headers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import landsraad as ls
from landsraad.positions import to_text
from landsraad.server.hall.puzzles import shipped
from landsraad.server.schema import message_schema, openapi_schema
from tests.server.kit import Person, Served, run, serving

BOT = {"kind": "bot", "level": "novice"}
PUZZLE = next(iter(shipped()))
Data = dict[str, Any]
PREFIX = "/api/v1"
ROLES = ("nobody", "stranger", "spectator", "player", "host")
SEATED = {"player", "host"}
SEEING = {"spectator", "player", "host"}
KNOWN = {"stranger", "spectator", "player", "host"}
EVERYBODY = set(ROLES)
TABLE = "/tables/{table_id}"
STATES = ("lobby", "choosing", "playing", "finished", "public")
# What strangers may do with a game that all of its people show to everybody.
SHOWN = {
    ("get", TABLE),
    ("get", f"{TABLE}/catalog"),
    ("get", f"{TABLE}/replay"),
    ("get", f"{TABLE}/replay/{{step}}"),
    ("get", f"{TABLE}/analysis"),
    ("get", f"{TABLE}/analysis/{{step}}"),
    ("get", f"{TABLE}/save"),
    ("post", f"{TABLE}/fork"),
}
# Of a browser that wants to be told: the example of RFC 8291.
BROWSER = {
    "endpoint": "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
PICTURE = ("get", f"{TABLE}/picture")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nobody counts as away."""
    folder = tmp_path_factory.mktemp("rights")
    with serving(f"sqlite:///{folder / 'tables.sqlite3'}", away_seconds=3600.0, accounts=True) as served:
        yield served


# A host who leaves before the game closes the table, whatever seat is named (see test_tables).
BEFORE = ("lobby", "choosing")
# (method, path) -> who may, and a body. The player sits on seat 1, which is not the host's.
RIGHTS: dict[tuple[str, str], tuple[set[str], Data | None]] = {
    ("get", "/about"): (EVERYBODY, None),
    ("get", "/setups"): (EVERYBODY, None),
    ("post", "/catalog"): (EVERYBODY, {"setup": {"players": 3}}),
    ("get", "/words/{lang}"): (EVERYBODY, None),
    ("get", "/rules"): (EVERYBODY, None),
    ("get", "/rules/{rule_id}"): (EVERYBODY, None),
    ("post", "/session"): (EVERYBODY, {}),
    ("get", "/session"): (KNOWN, None),
    ("post", "/tables"): (KNOWN, {"setup": {"players": 3}, "seats": [{"kind": "me"}, BOT, BOT]}),
    ("post", "/tutorial"): (KNOWN, {}),
    ("post", "/import"): (KNOWN, {"save": ls.new_game(ls.Setup(players=3), 5).save()}),
    ("post", "/positions"): (KNOWN, {"position": to_text(ls.Setup(players=3), [["solari", 0, 5], ["turn", 0]])}),
    ("get", "/account"): (KNOWN, None),
    ("post", "/account/recovery"): (KNOWN, {}),
    ("post", "/account/device"): (KNOWN, {}),
    ("post", "/account/enter"): (set(), {"code": "GUESS-GUESS"}),
    ("post", "/account/passkey/options"): (KNOWN, {}),
    ("post", "/account/passkey"): (set(), {"credential": {"id": "forged"}}),
    ("post", "/account/passkey/ask"): (EVERYBODY, {}),
    ("post", "/account/passkey/enter"): (set(), {"credential": {"id": "forged"}}),
    ("get", "/account/history"): (KNOWN, None),
    ("get", "/account/export"): (KNOWN, None),
    ("get", "/ladder"): (KNOWN, None),
    # tests/server/test_accounts.py deletes.
    ("delete", "/account"): (KNOWN, None),
    ("get", "/daily"): (KNOWN, None),
    ("post", "/daily"): (KNOWN, {}),
    ("get", "/puzzles"): (KNOWN, None),
    ("get", "/puzzles/{puzzle_id}"): (KNOWN, None),
    ("post", "/puzzles/{puzzle_id}"): (KNOWN, {"action": 0}),
    ("get", "/network"): (KNOWN, None),
    # The server of these tests was started to be closed to the network.
    ("post", "/network"): (set(), {}),
    ("get", "/lobby"): (KNOWN, None),
    # None of the tables waits in public: for everybody it is as if it were not there.
    ("post", "/lobby/{table_id}"): (set(), {}),
    ("post", "/pair"): (KNOWN, {"setup": {"players": 3}}),
    ("get", "/clubs"): (KNOWN, None),
    ("post", "/clubs"): (KNOWN, {"name": "Friday"}),
    # Of a club that is not one's own; tests/server/test_meeting.py has members and hosts.
    ("get", "/clubs/{club_id}"): (set(), None),
    ("post", "/clubs/{club_id}/join"): (set(), {"token": "guessed"}),
    ("post", "/clubs/{club_id}/invite"): (set(), {}),
    ("post", "/clubs/{club_id}/remove"): (set(), {"member": "x"}),
    ("post", "/clubs/{club_id}/leave"): (set(), {}),
    ("get", "/notices"): (KNOWN, None),
    ("post", "/notices/push"): (KNOWN, BROWSER),
    ("post", "/notices/push/end"): (KNOWN, {"endpoint": BROWSER["endpoint"]}),
    # This server sends no mail.
    ("post", "/notices/mail"): (set(), {"address": "ada@example.org"}),
    ("post", "/notices/mail/confirm"): (set(), {"code": "GUESS"}),
    ("delete", "/notices/mail"): (KNOWN, None),
    ("get", "/tables"): (KNOWN, None),
    ("get", TABLE): (SEEING, None),
    ("get", f"{TABLE}/catalog"): (SEEING, None),
    ("get", f"{TABLE}/replay"): (SEEING, None),
    ("get", f"{TABLE}/replay/{{step}}"): (SEEING, None),
    ("get", f"{TABLE}/analysis"): (SEEING, None),
    ("get", f"{TABLE}/analysis/{{step}}"): (SEEING, None),
    ("get", f"{TABLE}/save"): (SEEING, None),
    ("post", f"{TABLE}/join"): (set(), {"token": "guessed"}),
    ("post", f"{TABLE}/watch"): (set(), {"token": "guessed"}),
    ("post", f"{TABLE}/seats/{{seat}}"): ({"host"}, {"kind": "open"}),
    ("post", f"{TABLE}/seats/{{seat}}/invite"): ({"host"}, {}),
    ("post", f"{TABLE}/watchlink"): ({"host"}, {}),
    ("post", f"{TABLE}/listing"): ({"host"}, {"listed": False}),
    ("post", f"{TABLE}/choose"): ({"player"}, {"seat": 1, "leader": "nobody"}),
    ("post", f"{TABLE}/report"): ({"host"}, {"seat": 1, "why": "words"}),
    ("get", f"{TABLE}/mutes"): (SEEING, None),
    ("post", f"{TABLE}/mute"): ({"host"}, {"seat": 1, "mute": True}),
    ("post", f"{TABLE}/start"): ({"host"}, {}),
    ("post", f"{TABLE}/takeover"): ({"player"}, {"seat": 1}),
    ("post", f"{TABLE}/handback"): ({"player"}, {"seat": 1}),
    ("post", f"{TABLE}/leave"): ({"player"}, {"seat": 1}),
    ("post", f"{TABLE}/resign"): ({"player"}, {"seat": 1}),
    ("post", f"{TABLE}/rematch"): (SEATED, {}),
    ("post", f"{TABLE}/fork"): (SEEING, {"step": 3, "seats": [{"kind": "me"}, BOT, BOT]}),
    # To everybody, but only where all people of the table agree.
    PICTURE: (set(), None),
    # Agreed already in the one state where it counts: nothing changes.
    ("post", f"{TABLE}/share"): (SEATED, {"agree": True}),
    # Last: what it finds is written to the table some time later.
    ("post", f"{TABLE}/analysis"): (SEEING, {}),
    ("delete", "/session"): (KNOWN, None),
}
# The host has this seat's person under observation, and may ask for a bot when they are away: not a right to act.
WATCHFUL = ("post", f"{TABLE}/takeover")


def test_the_matrix_names_every_endpoint() -> None:
    paths = openapi_schema()["paths"]
    found = {(method, path.removeprefix(PREFIX)) for path, methods in paths.items() for method in methods}
    assert found == set(RIGHTS)


async def tables(server: Served) -> tuple[dict[str, Person], dict[str, str]]:
    """Return people by role, and a table in each state where they have these roles."""
    people = {role: await Person(server, role).__aenter__() for role in KNOWN}
    people["nobody"] = Person(server, "nobody")
    found: dict[str, str] = {}
    for status in STATES:
        choosing = {"choosing": "draft"} if status == "choosing" else {}
        made = await people["host"].table("me", "open", BOT if choosing else "open", **choosing)
        table = found[status] = made["table"]["id"]
        await people["player"].post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        await people["spectator"].post(f"/tables/{table}/watch", {"token": made["watch"]})
        if status not in BEFORE:
            await people["host"].post(f"/tables/{table}/start", {"fill": "novice"})
        assert (await people["host"].get(f"/tables/{table}"))["status"] == (status if status in BEFORE else "playing")
        if status in ("finished", "public"):
            await people["host"].post(f"/tables/{table}/resign", {"seat": 0})
            await people["player"].post(f"/tables/{table}/resign", {"seat": 1})
    for status in ("finished", "public"):
        await over(people["host"], found[status])
    for role in SEATED:
        await people[role].post(f"/tables/{found['public']}/share", {"agree": True})
    return people, found


async def over(host: Person, table: str) -> None:
    """Wait until bots have played a game to its end."""
    for _ in range(3000):
        if (await host.get(f"/tables/{table}"))["status"] == "finished":
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the bots did not finish")


async def matrix(server: Served) -> int:
    people, found = await tables(server)
    tried = 0
    for (method, path), (_, body) in RIGHTS.items():
        if method == "delete":
            continue
        for status, table in found.items():
            allowed = RIGHTS[method, path][0]
            if status == "public":
                allowed = allowed | ({"stranger"} if (method, path) in SHOWN else set())
                allowed = EVERYBODY if (method, path) == PICTURE else allowed
            filled = path.format(
                table_id=table, seat=1, step=0, lang="en", rule_id="B-TIE-01", puzzle_id=PUZZLE, club_id="x"
            )
            before = (await people["host"].get(f"/tables/{table}"))["seq"]
            # Those who may not go first: after them nothing may have changed.
            for role in sorted(ROLES, key=lambda role: role in allowed):
                if path == f"{TABLE}/leave" and role == "host" and status in BEFORE:
                    continue
                if role in allowed and before is not None:
                    assert (await people["host"].get(f"/tables/{table}"))["seq"] == before, f"{filled} in {status}"
                    before = None
                answer = await people[role].http.request(method, filled, json=body)
                where = f"{role} {method} {filled} in {status}: {answer.status_code} {answer.text[:200]}"
                assert answer.status_code in verdict(method, path, role, allowed), where
                if role == "nobody":
                    people["nobody"].http.cookies.clear()
                tried += 1
                if path.endswith("/watchlink") and answer.status_code == 200:
                    # A new link ends the old one, so the spectator comes again.
                    await people["spectator"].post(f"/tables/{table}/watch", {"token": answer.json()["token"]})
                if role in allowed and method == "post" and (status, path) == ("finished", f"{TABLE}/share"):
                    await people[role].post(f"/tables/{table}/share", {"agree": False})
                if role in allowed and method == "post":
                    await restore(people, table, status)
            if before is not None:
                assert (await people["host"].get(f"/tables/{table}"))["seq"] == before, f"{filled} in {status}"
    for role in KNOWN:
        assert (await people[role].http.delete("/session")).status_code == 204
        assert (await people[role].http.get("/session")).status_code == 401
    for person in people.values():
        await person.http.aclose()
    return tried


def verdict(method: str, path: str, role: str, allowed: set[str]) -> tuple[int, ...]:
    """Return the answers that are right for a role."""
    if role in allowed:
        return (200, 201, 204, 409)
    if path in ("/account/enter", "/account/passkey/enter"):
        return (403,)
    if path == "/network" or (method, path) == PICTURE:
        return (401,) if role == "nobody" and path == "/network" else (404,)
    if role == "nobody":
        return (401,)
    if path.endswith(("/join", "/watch")):
        return (403,)
    if path.startswith(("/clubs/", "/notices/mail", "/lobby/")):
        return (404,)
    if path.endswith(("/report", "/mute")) and role == "player":
        return (404,)  # nobody reports or mutes themselves
    if role == "stranger" and TABLE in path:
        return (404,)
    if (method, path) == WATCHFUL and role == "host":
        return (409,)
    return (403, 409)


async def restore(people: dict[str, Person], table: str, status: str) -> None:
    """Bring seat 1 back to its person where a request has changed it."""
    now = await people["host"].http.get(f"/tables/{table}")
    seat = now.json()["seats"][1]
    if status in BEFORE and now.json()["status"] == "lobby" and seat["kind"] == "open":
        token = (await people["host"].post(f"/tables/{table}/seats/1/invite"))["token"]
        await people["player"].post(f"/tables/{table}/join", {"token": token})
    if status == "playing" and seat["stand_in"] not in (None, "resigned"):
        await people["player"].post(f"/tables/{table}/handback", {"seat": 1})


def test_every_role_at_every_endpoint_in_every_state(server: Served) -> None:
    endpoints = len([one for one in RIGHTS if one[0] != "delete"])
    assert run(matrix(server), 900) == endpoints * len(STATES) * len(ROLES) - len(BEFORE)


# Every command of the protocol: what somebody who is not asked says about the game is refused, whoever it is ...
ACTING: dict[str, Data] = {
    "act": {"action": 0},
    "undo": {},
    "redo": {},
    "reset": {},
    "ask_undo": {},
    "vote": {"request": 1, "agree": True},
    "preview": {"action": 0},
    "hint": {},
    "why": {"text": "reveal"},
}
# ... who only looks on has no voice, nobody looks from another's seat, and the rest is about the connection itself.
OTHERWISE = {"chat", "sit", "hello", "lang", "sync", "ping"}


def test_the_matrix_names_every_command() -> None:
    known = message_schema()["$defs"]["ClientMessage"]["discriminator"]["mapping"]
    assert set(known) == set(ACTING) | OTHERWISE


async def commands(server: Served) -> None:
    people, found = await tables(server)
    for status, table in found.items():
        for role in ("spectator", "player", "host"):
            seq = (await people["host"].get(f"/tables/{table}"))["seq"]
            async with people[role].at(table) as seat:
                asked = (seat.state["question"] or {}).get("seat")
                if status == "playing" and asked == {"player": 1, "host": 0}.get(role):
                    continue
                for kind, fields in ACTING.items():
                    answer = await seat.command(kind, **fields)
                    assert answer["type"] == "error", (status, role, kind, answer)
                if role == "spectator":
                    assert (await seat.command("chat", text="hear me"))["code"] == "not_yours"
                await seat.send({"type": "hello", "v": 1})
                assert (await seat.until("error"))["code"] == "bad_request"
                for message in ({"type": "lang", "lang": "de"}, {"type": "sync", "events": 0}):
                    await seat.send(message)
                    eye = (await seat.until("state"))["eye"]
                    assert eye == {"player": 1, "host": 0}.get(role), "nothing lends anybody other eyes"
                await seat.send({"type": "ping"})
                await seat.until("pong")
                for other in range(3):
                    if other != seat.state["eye"]:
                        await seat.send({"type": "sit", "seat": other})
                        assert (await seat.until("error"))["code"] == "not_yours"
            assert (await people["host"].get(f"/tables/{table}"))["seq"] == seq
    for person in people.values():
        await person.http.aclose()


def test_no_command_over_the_wire_acts_for_another(server: Served) -> None:
    run(commands(server), 400)


async def outside(server: Served) -> None:
    async with Person(server) as ada:
        made = await ada.table("me", BOT, BOT)
        table = made["table"]["id"]
        address = f"{server.address.replace('http', 'ws')}/api/v1/tables/{table}/ws"
        own = server.address
        for origin in (
            "http://evil.example",
            "null",
            "https://" + own.removeprefix("http://") + ".evil",
            "file://",
            "",
        ):
            answer = await ada.http.post("/tutorial", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "bad_origin"), origin
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers={"Cookie": ada.cookie, "Origin": origin})
            assert refused.value.response.status_code == 403
        assert (await ada.http.post("/session", json={}, headers={"Origin": own})).status_code == 200
        for headers in ({"Host": "evil.example"}, {"Host": "127.0.0.1.evil.example:80"}, {"Host": "a@127.0.0.1"}):
            assert (await ada.http.get("/about", headers=headers)).status_code == 403
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        assert (await ada.http.post("/session", content="{}", headers=form)).status_code == 422
        for cookie in ("", "landsraad_session=x", "landsraad_session=" + "a" * 43):
            assert await close_code(address, cookie) == 4401
        async with Person(server, "Eve") as eve:
            for wrong in (table, table[:-1] + "x", "..%2f..%2fetc%2fpasswd", "a" * 40):
                path = f"{server.address.replace('http', 'ws')}/api/v1/tables/{wrong}/ws"
                assert await close_code(path, eve.cookie) in (4404, 403, 404)


async def close_code(address: str, cookie: str) -> int:
    """Return the code with which the server ends a conversation before it begins."""
    try:
        async with connect(address, additional_headers={"Cookie": cookie}) as socket:
            while True:
                await socket.recv()
    except InvalidStatus as error:
        return error.response.status_code
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd is not None else 0


def test_other_pages_names_and_cookies_stay_outside(server: Served) -> None:
    run(outside(server))


async def headers(server: Served) -> None:
    async with Person(server) as ada, httpx.AsyncClient(base_url=server.address) as plain:
        cookie = (await plain.post("/api/v1/session", json={})).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert re.search(r"SameSite=lax", cookie, re.IGNORECASE)
        assert len(cookie.partition("=")[2].partition(";")[0]) == 43
        for path in ("/", "/api/v1/about", "/nothing", "/api/v1/tables/none"):
            answer = await plain.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self';" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in (
            "/../pyproject.toml",
            "/%2e%2e/%2e%2e/pyproject.toml",
            "/static/../app.py",
            "/assets/../../app.py",
        ):
            answer = await plain.get(path)
            assert answer.status_code in (200, 404)
            assert "landsraad.server" not in answer.text
        big = await ada.http.post("/session", content=b'{"name":"' + b"a" * 70_000 + b'"}')
        assert big.status_code in (413, 422)


def test_headers_cookies_and_paths(server: Served) -> None:
    run(headers(server))


def test_guessing_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def guess(server: Served) -> None:
        async with Person(server) as ada:
            made = await ada.table("me", "open", "open")
            path = f"/tables/{made['table']['id']}/join"
            codes = [(await ada.http.post(path, json={"token": f"guess{n}"})).status_code for n in range(60)]
            assert set(codes) == {403, 429}
            async with ada.at(made["table"]["id"]) as seat:
                answers = [await seat.command("chat", text=f"line {n}") for n in range(30)]
                refused = [answer for answer in answers if answer["type"] == "error"]
                assert refused
                assert {answer["code"] for answer in refused} == {"too_many"}
                assert all(answer["args"]["retry_ms"] > 0 for answer in refused)

    folder = tmp_path_factory.mktemp("limits")
    with serving(f"sqlite:///{folder / 'x.sqlite3'}", rate_factor=1.0) as server:
        run(guess(server))
