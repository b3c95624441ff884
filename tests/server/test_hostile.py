"""Bodies that mean no good: whatever stands where anything may is refused in words and breaks nothing."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from tests.server.kit import Person, Served, run, serving
from tests.server.postgres import Postgres

Data = dict[str, Any]


def nested(depth: int) -> Any:
    """Return a list in a list in a list."""
    found: Any = 0
    for _ in range(depth):
        found = [found]
    return found


STRANGE: list[Any] = [nested(400), "\ud800", "\x00", 2**70, -1, 1e308, True, None, [], {}, ["a"] * 2000, {"x" * 999: 1}]
SAVE = ls.new_game(ls.Setup(players=3), 5).save()


def told(text: str) -> Data:
    """Return what a browser tells of a passkey, with a text where its data stand."""
    data = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
    return {"credential": {"id": "x", "response": {"clientDataJSON": data}}}


def bodies() -> Iterator[tuple[str, Data]]:
    """Return requests that put something strange where the shape of a body says nothing."""
    for strange in STRANGE:
        for key in (*SAVE, "position"):
            yield "/import", {"save": {**SAVE, key: strange}}
        for key in ("host", "players", "modules", "leaders", "epic", "rivals", "variants", "options"):
            yield "/catalog", {"setup": {"players": 3, key: strange}}
        yield "/pair", {"setup": {"players": strange}}
        for path in ("/account/passkey", "/account/passkey/enter"):
            yield path, {"credential": {"id": strange}}
            yield path, {"credential": {"id": "x", "response": strange}}
            yield path, {"credential": {"id": "x", "response": {"clientDataJSON": strange}}}
    for text in ("[" * 30_000, '{"challenge":"\\ud800"}', '{"challenge":"\\u0000"}', "9" * 5000, "[]", "null"):
        for path in ("/account/passkey", "/account/passkey/enter"):
            yield path, told(text)


async def refused(server: Served) -> None:
    async with Person(server) as eve:
        for path, body in bodies():
            sent = json.dumps(body).encode()
            answer = await eve.http.post(path, content=sent, headers={"Content-Type": "application/json"})
            assert answer.status_code < 500, (path, sent[:200], answer.text[:200])
            if answer.status_code >= 400:
                assert answer.json()["error"]["text"]
        for path in ("/ladder?mode=%00", "/ladder?mode=%ed%a0%80", "/daily?day=2026-02-31", "/lobby?club=%00"):
            assert (await eve.http.get(path)).status_code < 500, path
        # Nobody's clock stood still for it.
        figures = (await eve.http.get(f"{server.address}/metrics")).text
        assert "landsraad_storage_works 1" in figures
        assert 'landsraad_storage_failures_total{what="storage"} 0' in figures


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_strange_in_a_body_breaks_the_server_or_stops_the_clocks(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        with serving(f"sqlite:///{tmp_path / 'hostile.sqlite3'}", accounts=True) as server:
            run(refused(server))
    else:
        with Postgres() as postgres, serving(postgres.address, accounts=True) as server:
            run(refused(server))
