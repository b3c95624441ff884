"""A server below a path of its host: the page, its files, the requests, the cookie and the WebSocket are all there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urljoin

import httpx
from websockets.asyncio.client import connect

from tests.server.kit import ROOT, SECONDS, Person, Seat, Served, run, serving

PAGE = '<!doctype html><script type="module" src="./assets/index-1.js"></script>'


def client(folder: Path) -> Path:
    """Return a folder with a page that names its files as the built one does."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-1.js").write_text("export {}\n" * 500)
    return folder


async def below(server: Served) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=SECONDS) as plain:
        moved = await plain.get("/games")
        assert (moved.status_code, moved.headers["location"]) == (308, "/games/")
        page = await plain.get("/games/")
        assert page.text == PAGE
        assert page.headers["cache-control"] == "no-cache"
        # As a browser finds them from there: a file, kept for ever and squeezed, and the server.
        file = await plain.get(urljoin(f"{server.address}/games/", "./assets/index-1.js"))
        assert (file.status_code, file.headers["content-encoding"]) == (200, "gzip")
        assert "immutable" in file.headers["cache-control"]
        begun = await plain.post("/games/api/v1/session", json={"name": "Ada"})
        assert "Path=/games/;" in begun.headers["set-cookie"]
        assert begun.headers["cache-control"] == "no-store"
        assert (await plain.get("/games/healthz")).status_code == 200
        assert (await plain.get("/gamesx/api/v1/about")).status_code == 404
        assert (await plain.get("/api/v1/about")).status_code == 200, "a proxy may take the path off itself"
        async with asyncio.timeout(30):
            ada = Person(server)
            ada.http.base_url = httpx.URL(f"{server.address}/games/api/v1/")
            async with ada:
                made = await ada.table("me", "here", "here")
                address = f"{server.address.replace('http', 'ws')}/games/api/v1/tables/{made['table']['id']}/ws"
                async with connect(address, additional_headers={"Cookie": ada.cookie}, max_size=2**22) as socket:
                    seat = Seat(socket)
                    await seat.send({"type": "hello", "v": 1})
                    await seat.until("state")
                    await seat.play(moves=2)


def test_everything_is_below_the_path(tmp_path: Path) -> None:
    static = str(client(tmp_path / "static"))
    with serving(f"sqlite:///{tmp_path / 'prefix.sqlite3'}", prefix="/games", static=static) as server:
        run(below(server))


def test_the_client_names_nothing_from_the_root_of_the_host() -> None:
    assert "base: './'" in (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css"):
            text = path.read_text("utf-8")
            for mark in ("'/api", '"/api', "`/api", "}/api", 'src="/', "url(/"):
                assert mark not in text, f"{path.name} has {mark}"
