"""Doors of accounts and of the machine itself, tried by somebody who means no good."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.kit import Person, Served, run, serving
from tests.server.test_accounts import rows_with, session_of

Data = dict[str, Any]


async def leaving(server: Served) -> None:
    async with Person(server, "Ada-d") as ada, Person(server, "Phone") as there, Person(server, "Guest-d") as guest:
        code = (await ada.post("/account/recovery"))["code"]
        await there.post("/account/enter", {"code": code})
        # Who leaves on one device is still there on the others, and comes again by a code.
        for first, second in ((there, ada), (ada, there)):
            cookie = dict(first.http.cookies)
            assert (await first.http.delete("/session")).status_code == 204
            first.http.cookies.update(cookie)
            await first.get("/session", 401)
            assert (await second.get("/session"))["name"] == "Ada-d"
            first.http.cookies.clear()
            await first.post("/session", {"name": "nobody"})
            await first.post("/account/enter", {"code": code})
            assert (await first.get("/session"))["name"] == "Ada-d"
        # A guest's session is over for good.
        assert (await guest.http.delete("/session")).status_code == 204
        await guest.get("/session", 401)


async def keys(server: Served) -> None:
    async with Person(server, "Keys-d") as ada:
        code = (await ada.post("/account/recovery"))["code"]
        for _ in range(35):
            async with Person(server, "one more") as other:
                told = await other.post("/account/enter", {"code": code})
        assert told["devices"] <= 30, "the oldest give way"
        await ada.get("/session")


def test_leaving_on_one_device_is_not_the_end_of_an_account(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", accounts=True) as server:
        run(leaving(server))
        run(keys(server))


async def floods(server: Served) -> None:
    async with Person(server, "Flood-d") as ada:
        codes = [(await ada.http.post("/account/passkey/options", json={})).status_code for _ in range(60)]
        assert set(codes) == {200, 429}
        session = await session_of(server, "Flood-d")
        open_ones = [row for row in await rows_with(server, session) if row.startswith("join_codes")]
        assert len(open_ones) == 1, "of one person there is one challenge, the latest"
        codes = [(await ada.http.get("/account/export")).status_code for _ in range(8)]
        assert set(codes) == {200, 429}


def test_challenges_and_exports_cannot_be_asked_for_without_end(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", accounts=True, rate_factor=1.0) as server:
        run(floods(server))


async def tunnel(server: Served) -> None:
    async with Person(server) as ada:
        near = await ada.get("/network")
        assert near["can_open"] is True
        # What comes by a tunnel seems to come from here, but calls the server by another name.
        for name in ("games.example.org", "127.0.0.1.example.org", "192.0.2.7"):
            far = (await ada.http.get("/network", headers={"Host": name})).json()
            assert far == {"addresses": [], "here_only": False, "can_open": False}, name
            assert (await ada.http.post("/network", json={}, headers={"Host": name})).status_code == 404
            answer = await ada.http.get(f"{server.address}/metrics", headers={"Host": name})
            assert answer.status_code == 404, name
        assert (await ada.http.get(f"{server.address}/metrics")).status_code == 200


def test_a_tunnel_is_not_this_machine(tmp_path: Path) -> None:
    more: Data = {"hosts": [], "may_open_network": True}
    with serving(f"sqlite:///{tmp_path / 'x.sqlite3'}", **more) as server:
        run(tunnel(server))
