"""Large answers are squeezed, once: a second who asks for the same costs next to nothing."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import pytest

from landsraad.server.api import squeeze
from landsraad.server.api.squeeze import MOST, Squeeze, squeezed

Data = dict[str, Any]


def asked(path: str, parts: list[bytes], accepts: str = "gzip, br", status: int = 200) -> tuple[Data, bytes]:
    """Return headers and body of an answer that comes in parts."""
    sent: list[Data] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        size = str(sum(map(len, parts))).encode()
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", size)]})
        for number, part in enumerate(parts, 1):
            await send({"type": "http.response.body", "body": part, "more_body": number < len(parts)})

    async def keep(message: Any) -> None:
        sent.append(message)

    async def nothing() -> Any:
        raise AssertionError("nobody asks")

    scope = {"type": "http", "path": path, "headers": [(b"accept-encoding", accepts.encode())]}
    asyncio.run(Squeeze(app)(scope, nothing, keep))
    headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    body = b"".join(message["body"] for message in sent[1:])
    assert int(headers["content-length"]) == len(body)
    return headers, body


def test_the_same_is_squeezed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    squeezed.cache_clear()
    done: list[int] = []
    monkeypatch.setattr(squeeze.gzip, "compress", lambda body, *_, **__: done.append(len(body)) or b"small")
    parts = [b"export {}\n" * 100, b"// more\n" * 100]
    for _ in range(3):
        headers, body = asked("/assets/index-1.js", parts)
        assert (headers["content-encoding"], body) == ("gzip", b"small")
    assert done == [1800]
    squeezed.cache_clear()


def test_what_is_squeezed_is_the_same_and_what_need_not_be_is_not() -> None:
    parts = [b"word\n" * 600, b"\n"]
    headers, body = asked("/api/v1/words/en", parts)
    assert gzip.decompress(body) == b"".join(parts)
    assert headers["vary"] == "Accept-Encoding"
    for path, given, accepts, status in (
        ("/api/v1/words/en", parts, "identity", 200),
        ("/api/v1/tables", parts, "gzip", 200),
        ("/api/v1/words/xx", parts, "gzip", 404),
        ("/api/v1/rules", [b"small"], "gzip", 200),
        ("/assets/large", [b"x" * MOST, b"y" * 10, b"z"], "gzip", 200),
    ):
        headers, body = asked(path, given, accepts, status)
        assert "content-encoding" not in headers, path
        assert body == b"".join(given)
