"""Turn notices: an encrypted push arrives and can be read by its browser alone; mail to confirmed addresses only."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from landsraad.server import push
from tests.server.kit import Person, Served, run, serving
from tests.server.test_accounts import rows_with, session_of

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]


class PushService:
    """A push service on this machine: keeps what it is given."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[dict[str, str], bytes, str]] = asyncio.Queue()
        self.answer = "201 Created"
        self.address = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request."""
        first = (await reader.readline()).decode()
        headers: dict[str, str] = {}
        while (line := (await reader.readline()).decode().strip()) != "":
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        body = await reader.readexactly(int(headers["content-length"]))
        writer.write(f"HTTP/1.1 {self.answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        await self.got.put((headers, body, first.split(" ")[1]))


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


class Browser:
    """The keys of a browser that wants to be told."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.body = {
            "endpoint": f"{service.address}/push/{name}?for=me",
            "p256dh": push.coded(push.point(self.private.public_key())),
            "auth": push.coded(self.auth),
        }

    def read(self, body: bytes) -> Data:
        """Return a message."""
        told: Data = json.loads(push.opened(body, self.private, self.auth))
        return told


def verified(headers: dict[str, str], key: str, audience: str) -> None:
    """Check that a message is signed by the server's key for this push service."""
    parts = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(", "))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    raw = push.decoded(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(signed, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))
    said = json.loads(push.decoded(claims))
    assert (said["aud"], said["sub"]) == (audience, "mailto:admin@example.org")


def test_only_its_browser_reads_a_message() -> None:
    service = PushService()
    service.address = "https://push.example.org"
    one, other = Browser(service), Browser(service)
    sealed = push.sealed(b'{"a": 1}', push.Browser(**one.body))
    assert one.read(sealed) == {"a": 1}
    assert b'"a"' not in sealed
    with pytest.raises(push.BadPush):
        other.read(sealed)
    assert push.sealed(b"x", push.Browser(**one.body)) != push.sealed(b"x", push.Browser(**one.body))


def test_the_worked_example_of_the_standard_is_read() -> None:
    """RFC 8291, section 5: keys, secret and message as printed there."""

    def read(text: str) -> bytes:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    private = ec.derive_private_key(
        int.from_bytes(read("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    body = read(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    message = push.opened(body, private, read("BTBZMqHH6r4Tts7J_aSIgg"))
    assert message == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user:secret@push.example.org/x",
        "https:///x",
        "ftp://push.example.org/x",
        "file:///etc/passwd",
        "https://push.example.org/x\r\nHost: evil",
        "https://push.example.org/ x",
    ],
)
def test_addresses_that_can_be_no_push_service(endpoint: str) -> None:
    with pytest.raises(push.BadPush):
        push.checked(endpoint, anywhere=False)


INSIDE = ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "fd00::1"]
# Ways of IPv6 to an address of IPv4: some network may follow them to this machine.
INSIDE += ["64:ff9b::7f00:1", "2002:7f00:1::1", "2001:0:7f00:1::1"]


@pytest.mark.parametrize("host", INSIDE)
def test_nothing_is_sent_into_this_machine_or_its_network(host: str) -> None:
    with pytest.raises(push.BadPush):
        run(push.found(host, 443, anywhere=False))


async def told(server: Served) -> None:
    async with push_service() as service, Person(server, "Ada") as ada, Person(server, "Bo", lang="de") as bo:
        browser = Browser(service)
        info = await bo.get("/notices")
        assert (info["push"], info["browsers"], info["mail"], info["address"]) == (True, 0, False, None)
        assert len(push.decoded(info["key"])) == 65
        assert (await ada.get("/notices"))["key"] == info["key"]
        assert (await bo.http.post("/notices/push", json=browser.body)).status_code == 204
        assert (await bo.get("/notices"))["browsers"] == 1
        made = await ada.table("me", "open", title="Friday <b>night</b>")
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        # Ada plays until it is Bo's turn; Bo is away and is told, once.
        async with ada.at(table) as seat:
            while seat.state["question"]["seat"] == 0:
                await seat.asked()
                await seat.done("act", action=seat.state["question"]["options"][0]["action"])
            headers, body, path = await asyncio.wait_for(service.got.get(), 20)
            assert path == "/push/one?for=me"
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            verified(headers, info["key"], service.address)
            message = browser.read(body)
            assert message == {
                "title": "Landsraad",
                "body": message["body"],
                "url": f"#table={table}",
                "tag": f"turn-{table}",
            }
            assert "Friday <b>night</b>" in message["body"]
            assert "Du bist am Zug" in message["body"], "in Bo's language"
            await seat.command("chat", text="Bo?")
            await asyncio.sleep(1.0)
            assert service.got.empty(), "once a turn"
            # Who is at the table is not told.
            async with bo.at(table) as there:
                while seat.state["question"]["seat"] == 1:
                    await there.asked()
                    await there.done("act", action=there.state["question"]["options"][0]["action"])
                    await seat.until("state", when=lambda state: state["seq"] >= there.state["seq"])
                while seat.state["question"]["seat"] == 0:
                    await seat.asked()
                    await seat.done("act", action=seat.state["question"]["options"][0]["action"])
                await asyncio.sleep(1.0)
                assert service.got.empty()
                # A browser that is gone is forgotten.
                service.answer = "410 Gone"
                while seat.state["question"]["seat"] == 1:
                    await there.asked()
                    await there.done("act", action=there.state["question"]["options"][0]["action"])
                    await seat.until("state", when=lambda state: state["seq"] >= there.state["seq"])
            while seat.state["question"]["seat"] == 0:
                await seat.asked()
                await seat.done("act", action=seat.state["question"]["options"][0]["action"])
            await asyncio.wait_for(service.got.get(), 20)
            for _ in range(50):
                if (await bo.get("/notices"))["browsers"] == 0:
                    break
                await asyncio.sleep(0.1)
            assert (await bo.get("/notices"))["browsers"] == 0


def test_a_push_arrives_when_it_is_ones_turn(tmp_path: Path) -> None:
    more: Data = {"push_anywhere": True, "notice_seconds": 0.3, "push_contact": "mailto:admin@example.org"}
    with serving(f"sqlite:///{tmp_path / 'push.sqlite3'}", **more) as server:
        run(told(server))


async def told_to_choose(server: Served) -> None:
    async with push_service() as service, Person(server, "Ada") as ada, Person(server, "Bo") as bo:
        theirs = {bo: Browser(service, "bo"), ada: Browser(service, "ada")}
        for person, browser in theirs.items():
            assert (await person.http.post("/notices/push", json=browser.body)).status_code == 204
        made = await ada.table("me", "open", choosing="draft")
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        for seat, name in ((1, "bo"), (0, "ada")):  # the last seat chooses first
            _, body, path = await asyncio.wait_for(service.got.get(), 20)
            assert path == f"/push/{name}?for=me"
            person = bo if seat else ada
            assert "your turn" in theirs[person].read(body)["body"].lower()
            assert service.got.empty(), "only who may choose now is told"
            pool = (await person.get(f"/tables/{table}"))["choice"]["pool"]
            await person.post(f"/tables/{table}/choose", {"seat": seat, "leader": pool[seat]})


def test_a_push_arrives_when_one_may_choose_a_leader(tmp_path: Path) -> None:
    more: Data = {"push_anywhere": True, "notice_seconds": 0.3, "push_contact": "mailto:admin@example.org"}
    with serving(f"sqlite:///{tmp_path / 'push.sqlite3'}", **more) as server:
        run(told_to_choose(server))


async def refused(server: Served) -> None:
    service = PushService()
    service.address = "https://push.example.org"
    async with Person(server, "Ada-n") as ada, Person(server, "Eve") as eve:
        good = Browser(service).body
        for wrong in (
            {"endpoint": "http://127.0.0.1:1/x"},
            {"endpoint": "https://push.example.org:22/x"},
            {"endpoint": "https://x/" + "y" * 1000},
            {"p256dh": "A" * 87},
            {"p256dh": "<script>"},
            {"auth": "A" * 20},
        ):
            await ada.post("/notices/push", {**good, **wrong}, 422)
        # So many browsers of one person; the oldest give way.
        bodies = [Browser(service, f"n{n}").body for n in range(4)]
        for body in bodies:
            assert (await ada.http.post("/notices/push", json=body)).status_code == 204
        assert (await ada.get("/notices"))["browsers"] == 2
        # Nobody ends another's notices.
        assert (await eve.http.post("/notices/push/end", json={"endpoint": bodies[3]["endpoint"]})).status_code == 204
        assert (await ada.get("/notices"))["browsers"] == 2
        assert (await ada.http.post("/notices/push/end", json={"endpoint": bodies[3]["endpoint"]})).status_code == 204
        assert (await ada.get("/notices"))["browsers"] == 1
        await ada.post("/notices/mail", {"address": "ada@example.org"}, 404)
        session = await session_of(server, "Ada-n")
        assert any(row.startswith("pushes") for row in await rows_with(server, session))
        assert (await ada.http.delete("/account")).status_code == 204
        assert await rows_with(server, session, "push.example.org") == []


def test_what_is_no_browser_is_refused_and_deletion_forgets(tmp_path: Path) -> None:
    more: Data = {"browsers_of_visitor": 2, "accounts": True}
    with serving(f"sqlite:///{tmp_path / 'push.sqlite3'}", **more) as server:
        run(refused(server))


class Post:
    """A mail server on this machine: keeps what it is given."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[list[str], Any]] = asyncio.Queue()
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak just enough."""
        writer.write(b"220 here\r\n")
        to: list[str] = []
        while line := await reader.readline():
            word = line.split(b" ")[0].strip().upper()
            if word == b"RCPT":
                to.append(line.decode().strip())
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                lines = []
                while (text := await reader.readline()) != b".\r\n":
                    lines.append(text)
                await self.got.put((to, message_from_bytes(b"".join(lines), policy=default)))
            writer.write(b"250 ok\r\n" if word != b"QUIT" else b"221 bye\r\n")
            await writer.drain()
            if word == b"QUIT":
                break
        writer.close()


async def mailed(server: Served, post: Post) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        for wrong in ("bo", "bo@", "bo@x\r\nBcc: a@b", "a,b@c.org", "<bo@x.org>", "bo@x y", "x" * 65 + "@x.org"):
            await bo.post("/notices/mail", {"address": wrong}, 422)
        info = await bo.post("/notices/mail", {"address": "bo@example.org"})
        assert (info["address"], info["confirmed"]) == ("bo@example.org", False)
        to, message = await asyncio.wait_for(post.got.get(), 20)
        assert [one.upper() for one in to] == ["RCPT TO:<BO@EXAMPLE.ORG>"]
        code = message.get_content().partition("code is ")[2].partition(".")[0]
        await eve.post("/notices/mail/confirm", {"code": code}, 403)
        await bo.post("/notices/mail/confirm", {"code": "ABCD-EFGH"}, 403)
        made = await ada.table("me", "open", title="Friday")
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"]})
        async with ada.at(table) as seat:
            while seat.state["question"]["seat"] == 0:
                await seat.asked()
                await seat.done("act", action=seat.state["question"]["options"][0]["action"])
            await asyncio.sleep(1.2)
            assert post.got.empty(), "nothing goes to an address that nobody has confirmed"
            assert (await bo.post("/notices/mail/confirm", {"code": code.lower()}))["confirmed"] is True
            await bo.post("/notices/mail/confirm", {"code": code}, 403)
            # Bo plays and leaves again; it is Ada's turn and then Bo's.
            async with bo.at(table) as there:
                while there.state["question"]["seat"] == 1:
                    await there.asked()
                    await there.done("act", action=there.state["question"]["options"][0]["action"])
            await seat.until("state", when=lambda state: state["question"]["seat"] == 0)
            while seat.state["question"]["seat"] == 0:
                await seat.asked()
                await seat.done("act", action=seat.state["question"]["options"][0]["action"])
            to, message = await asyncio.wait_for(post.got.get(), 20)
            assert "Friday" in str(message["subject"])
            assert f"https://games.example.org/#table={table}" in message.get_content()
        assert (await bo.http.delete("/notices/mail")).status_code == 204
        assert (await bo.get("/notices"))["address"] is None
        # Nobody's box is filled: so many codes to one address, whoever asks.
        codes = []
        for n in range(6):
            async with Person(server, f"Spam{n}") as one:
                codes.append((await one.http.post("/notices/mail", json={"address": "BO@example.org"})).status_code)
        assert 429 in codes


def test_mail_goes_to_confirmed_addresses_only(tmp_path: Path) -> None:
    async def work() -> None:
        post = Post()
        listener = await asyncio.start_server(post.serve, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        more: Data = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": "none", "smtp_from": "game@example.org"}
        more |= {"page": "https://games.example.org/", "notice_seconds": 0.1, "mail_seconds": 0.3, "push": False}
        rates = {"mail": [3, 0.001], "mail_address": [100, 1]}
        with serving(f"sqlite:///{tmp_path / 'm.sqlite3'}", rate_factor=1.0, rates=rates, **more) as server:
            await asyncio.wait_for(mailed(server, post), 120)
        listener.close()

    asyncio.run(work())
