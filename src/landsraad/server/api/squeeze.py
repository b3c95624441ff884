"""Squeezed answers: the client's files and the reference, which are large and hold nobody's secrets.

Many ask for the same: what was squeezed once is kept, for squeezing takes longer than everything else about an answer.
"""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOR_EVER = "public, max-age=31536000, immutable"
# An answer with a secret beside text that others choose must not be squeezed: its length would tell.
SQUEEZED = ("/assets/", "/api/v1/words/", "/api/v1/catalog", "/api/v1/setups", "/api/v1/rules")
LEAST = 1000
# What is larger goes out as it comes.
MOST = 2 << 20
KEPT = 64


@lru_cache(maxsize=KEPT)
def squeezed(body: bytes) -> bytes:
    """Return an answer squeezed."""
    return gzip.compress(body, 5, mtime=0)


class Squeeze:
    """Middleware that squeezes some answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, squeezed or not."""
        if scope["type"] == "http" and scope["path"].startswith(SQUEEZED):
            wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
            send = Answer(send, wanted).send
        await self._app(scope, receive, send)


class Answer:
    """One answer on its way: it waits until it is whole, or too large to wait."""

    def __init__(self, send: Send, wanted: bool) -> None:
        self._send = send
        self._wanted = wanted
        self._start: Message | None = None
        self._parts: list[bytes] = []
        self._size = 0

    async def send(self, message: Message) -> None:
        """Hand on a part of the answer."""
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.add_vary_header("Accept-Encoding")
            if self._wanted and message["status"] == 200 and "content-encoding" not in headers:
                self._start = message
                return
        if self._start is None or message["type"] != "http.response.body":
            await self._send(message)
            return
        self._parts.append(message.get("body", b""))
        self._size += len(self._parts[-1])
        if message.get("more_body") and self._size <= MOST:
            return
        body = b"".join(self._parts)
        if self._size >= LEAST and not message.get("more_body"):
            body = squeezed(body)
            headers = MutableHeaders(scope=self._start)
            headers["Content-Encoding"] = "gzip"
            headers["Content-Length"] = str(len(body))
        start, self._start = self._start, None
        await self._send(start)
        await self._send({**message, "body": body})
