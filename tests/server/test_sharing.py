"""Games to show: strangers open them when all people agree, files and positions come from elsewhere."""

from __future__ import annotations

import asyncio
import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import landsraad as ls
from landsraad import positions
from tests.server.kit import Person, Served, run, serving
from tests.server.postgres import Postgres

BOT = {"kind": "bot", "level": "novice"}
Data = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("sharing")
    page = folder / "static"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Landsraad</title></head><body></body></html>")
    if request.param == "sqlite":
        with serving(f"sqlite:///{folder / 'tables.sqlite3'}", static=str(page), analysis_iterations=1) as served:
            yield served
    else:
        with Postgres() as postgres, serving(postgres.address, static=str(page), analysis_iterations=1) as served:
            yield served


async def finished(host: Person, *seats: str | Data, **more: Any) -> str:
    """Return a table whose game bots have played to its end; its people have resigned."""
    made = await host.table(*seats, **more)
    table = made["table"]["id"]
    for seat in made["table"]["seats"]:
        if seat["yours"]:
            await host.post(f"/tables/{table}/resign", {"seat": seat["seat"]})
    await ended(host, table)
    return str(table)


async def ended(host: Person, table: str) -> None:
    for _ in range(900):
        if (await host.get(f"/tables/{table}"))["status"] == "finished":
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the bots did not finish")


async def consent(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        made = await ada.table("me", "open", BOT)
        table = made["table"]["id"]
        await bo.post(f"/tables/{table}/join", {"token": made["invites"][0]["token"], "name": "Bo"})
        assert (await ada.http.post(f"/tables/{table}/share", json={"agree": True})).status_code == 409
        await ada.post(f"/tables/{table}/resign", {"seat": 0})
        await bo.post(f"/tables/{table}/resign", {"seat": 1})
        await ended(ada, table)
        first = await ada.post(f"/tables/{table}/share", {"agree": True})
        assert (first["public"], first["agreed"]) == (False, [0])
        await eve.get(f"/tables/{table}/replay", 404)
        assert (await eve.http.get(f"/tables/{table}/picture")).status_code == 404
        assert (await ada.get(f"/tables/{table}/analysis"))["status"] == "none"
        second = await bo.post(f"/tables/{table}/share", {"agree": True})
        assert (second["public"], second["agreed"]) == (True, [0, 1])
        # The stranger's link to a step opens at that step, with everybody's names.
        shown = await eve.get(f"/tables/{table}/replay")
        assert [seat["name"] for seat in shown["table"]["seats"]][:2] == ["Ada", "Bo"]
        assert not any(
            seat["yours"] or (seat["kind"] == "human" and seat["online"]) for seat in shown["table"]["seats"]
        )
        step = await eve.get(f"/tables/{table}/replay/17?view=open")
        mine = await ada.get(f"/tables/{table}/replay/17?view=open")
        assert step["view"] == mine["view"]
        # The review is made without being asked for: strangers may look at it, not order one.
        assert (await eve.get(f"/tables/{table}/analysis"))["status"] in ("waiting", "working", "done")
        # Strangers look, and play on at a table of their own; they do not speak, sit or see the live table.
        wishes = [{"kind": "me"}, BOT, BOT]
        fork = await eve.post(f"/tables/{table}/fork", {"step": 17, "seats": wishes}, 201)
        assert fork["table"]["kind"] == "fork"
        assert (await eve.http.post(f"/tables/{table}/share", json={"agree": False})).status_code == 404
        assert (await eve.http.post(f"/tables/{table}/analysis", json={})).status_code == 404
        # One who takes back the word closes it for all strangers.
        assert not (await bo.post(f"/tables/{table}/share", {"agree": False}))["public"]
        await eve.get(f"/tables/{table}/replay/17", 404)


def test_a_game_is_shown_when_all_agree(server: Served) -> None:
    run(consent(server))


async def shy(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Eve") as eve:
        table = await finished(ada, "me", {"kind": "here", "name": "Kim"}, BOT)
        await ada.post(f"/tables/{table}/share", {"agree": True})
        told = (await eve.get(f"/tables/{table}/replay"), await eve.get(f"/tables/{table}/replay/5"))
        whole = str(told) + (await eve.http.get(f"/tables/{table}/save")).text
        assert "Kim" not in whole
        assert "Ada" not in whole
        assert "Kim" in str(await ada.get(f"/tables/{table}/replay"))


def test_names_of_one_screen_are_not_told(server: Served) -> None:
    run(shy(server))


def pixels(png: bytes) -> tuple[int, int, list[bytes], bytes]:
    """Read a PNG of palette colours: width, height, rows, palette; its sums must be right."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    parts: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + data)
        parts[kind] = data
        at += 12 + length
    width, height, depth, colours = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (depth, colours) == (8, 3)
    whole = zlib.decompress(parts[b"IDAT"])
    rows = [whole[y * (width + 1) : (y + 1) * (width + 1)] for y in range(height)]
    assert all(row[0] == 0 for row in rows)
    return width, height, [row[1:] for row in rows], parts[b"PLTE"]


async def preview(server: Served) -> None:
    async with Person(server, 'A"<b>') as ada, httpx.AsyncClient(base_url=server.address) as nobody:
        table = await finished(ada, "me", BOT, BOT, title='Friday "<i>"')
        assert "og:" not in (await nobody.get(f"/?game={table}")).text
        await ada.post(f"/tables/{table}/share", {"agree": True})
        # What fetches previews has neither cookie nor script.
        page = (await nobody.get(f"/?game={table}&step=5", headers={"Accept-Language": "de"})).text
        tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page))
        assert tags["og:title"] == "Friday &quot;&lt;i&gt;&quot;"
        assert "A&quot;&lt;b&gt;" in tags["og:description"]
        assert "<b>" not in page
        assert tags["og:image"].startswith(server.address)
        answer = await nobody.get(tags["og:image"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        width, height, rows, palette = pixels(answer.content)
        assert (width, height, len(rows)) == (1200, 630, 630)
        assert str(width) == tags["og:image:width"]
        # A column for each of the three seats stands in its colour.
        for seat, colour in enumerate(((50, 126, 244), (233, 86, 68), (59, 255, 175))):
            index = rows[550][300 * (seat + 1)]
            assert tuple(palette[3 * index : 3 * index + 3]) == colour
        for strange in ("x" * 40, "../../etc", "%00", "none"):
            assert (await nobody.get(f"/?game={strange}")).status_code == 200
            assert (await nobody.get(f"/api/v1/tables/{strange}/picture")).status_code == 404


def test_previews_of_a_link_have_words_and_a_picture(server: Served) -> None:
    run(preview(server))


async def brought(server: Served) -> None:
    async with Person(server, "Ada") as ada, Person(server, "Bo") as bo, Person(server, "Eve") as eve:
        table = await finished(ada, "me", BOT, BOT)
        save = await ada.get(f"/tables/{table}/save")
        # As the page does: what bots considered is long.
        save.pop("considered", None)
        made = (await bo.post("/import", {"save": save}, 201))["table"]
        assert (made["kind"], made["status"], made["seed"]) == ("import", "finished", save["fair"]["seed"])
        one, other = await ada.get(f"/tables/{table}/replay"), await bo.get(f"/tables/{made['id']}/replay")
        assert other["decisions"] == one["decisions"]
        assert [entry["vp"] for entry in other["standings"]] == [entry["vp"] for entry in one["standings"]]
        assert (await bo.get(f"/tables/{made['id']}/save"))["digest"] == save["digest"]
        # Whoever brought it may show it, and play on from it.
        await eve.get(f"/tables/{made['id']}/replay", 404)
        assert (await bo.post(f"/tables/{made['id']}/share", {"agree": True}))["public"]
        await eve.get(f"/tables/{made['id']}/replay/3")
        # One that is not over is played on by whoever is asked.
        game = ls.new_game(ls.Setup(players=4), 11)
        for _ in range(30):
            game.apply(game.legal_actions()[0])
        going = (await bo.post("/import", {"save": game.save()}, 201))["table"]
        assert (going["status"], going["kind"]) == ("playing", "fork")
        assert [seat["seat"] for seat in going["seats"] if seat["yours"]] == [game.seat]
        async with bo.at(going["id"]) as seat:
            assert seat.state["view"] == ls.load(game.save()).view(game.seat) | {"viewer": game.seat}
            await seat.play(moves=2)
        laid = positions.new(ls.Setup(players=3), 7).solari(0, 5).turn(0).start().save()
        wrong: list[Data] = [
            {},
            {**save, "digest": "0" * 64},
            {**save, "decisions": [*save["decisions"], "reveal"]},
            {**save, "seed": "zz"},
            {**save, "setup": {"players": 9}},
            {**save, "rng": "dice"},
            {**save, "decisions": ["x"] * 6000},
            laid,
        ]
        for data in wrong:
            answer = await bo.http.post("/import", json={"save": data})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad_request"), data.keys()


def test_a_downloaded_game_is_brought_along(server: Served) -> None:
    run(brought(server))


async def laid(server: Served) -> None:
    setup = ls.Setup(players=3, leaders=("paul_atreides", "earl_memnon_thorvald", "duke_leto_atreides"))
    words: list[list[object]] = [["hand", 1, "dagger", "diplomacy"], ["solari", 1, 5], ["turn", 1]]
    text = positions.to_text(setup, words, 7)
    async with Person(server, "Ada") as ada:
        made = (await ada.post("/positions", {"position": text}, 201))["table"]
        assert [seat["seat"] for seat in made["seats"] if seat["yours"]] == [1]
        async with ada.at(made["id"]) as seat:
            assert (seat.state["eye"], seat.state["view"]["seats"][1]["solari"]) == (1, 5)
            assert sorted(seat.state["view"]["seats"][1]["hand"]) == ["dagger", "diplomacy"]
            actions = {option["text"]: option["action"] for option in seat.state["question"]["options"]}
            await seat.done("act", action=actions["agent dagger"])
            spaces = {option["text"]: option["action"] for option in seat.state["question"]["options"]}
            state = await seat.done("act", action=spaces["agent dagger > high_council"])
            assert state["view"]["seats"][1]["council"]
            # Bots play on from there too: they are dealt the same position.
            await seat.play(moves=12)
            assert len({event["seat"] for event in seat.events}) > 1
        for wrong in ("x", "!!", text[:-9], positions.to_text(setup, [["solari", 0, 5]]), "A" * 7000):
            answer = await ada.http.post("/positions", json={"position": wrong})
            assert answer.json()["error"]["args"]["reason"] == "position", wrong[:30]


def test_a_position_is_played_from_a_link(server: Served) -> None:
    run(laid(server))


async def kept(server: Served) -> None:
    async with Person(server, "Ada") as ada:
        text = positions.to_text(ls.Setup(players=3), [["solari", 0, 5], ["turn", 0]], 3)
        made = (await ada.post("/positions", {"position": text}, 201))["table"]
        async with ada.at(made["id"]) as seat:
            await seat.play(moves=3)
            assert await seat.asked() is not None  # whoever plays in between has played
            before = seat.state["view"]
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        async with ada.at(made["id"]) as seat:
            assert seat.state["view"] == before


def test_a_laid_table_outlives_the_server(server: Served) -> None:
    run(kept(server))


def test_texts_of_positions() -> None:
    setup = ls.Setup(players=4)
    words: list[list[object]] = [["hand", 0, "dagger"], ["alliance", "guild", None], ["turn", 0]]
    assert positions.from_text(positions.to_text(setup, words, 2**200)) == (setup, words, 2**200)
    for bad in ([["solari", 0, 10**9]], [[]], [["solari", 0, 1.5]], [["turn", 0]] * 500):
        with pytest.raises(positions.PositionError):
            positions.from_text(positions.to_text(setup, bad))  # type: ignore[arg-type]
