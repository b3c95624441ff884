"""What stands before all routes: names the server answers to, origins, size of bodies, headers of answers."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landsraad.i18n import words
from landsraad.server.api.context import language_of
from landsraad.server.api.security import HEADERS, host_allowed, origin_allowed
from landsraad.server.errors import Refused, problem_data
from landsraad.server.hall.hall import Hall
from landsraad.server.limits import neighbourhood
from landsraad.server.metered import Metered
from landsraad.server.settings import Settings

access = logging.getLogger("landsraad.access")
MAX_BODY = 64 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")


def error_response(refusal: Refused, lang: str) -> JSONResponse:
    """Return the answer to a refused request."""
    headers = {}
    if "retry_ms" in refusal.args_:
        headers["Retry-After"] = str(refusal.args_["retry_ms"] // 1000 + 1)
    return JSONResponse({"error": problem_data(refusal, words(lang))}, refusal.status, headers)


class Shield:
    """Middleware for HTTP; the WebSocket checks itself."""

    def __init__(self, app: ASGIApp, settings: Settings, hall: Hall) -> None:
        self.app = app
        self.settings = settings
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, and add headers to its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.monotonic()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.note(scope, message["status"], time.monotonic() - begin)
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        async def closing(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Connection"] = "close"
            await guarded(message)

        refusal = self.check(scope["method"], Headers(scope=scope))
        if self.hall.housekeeping.banned(scope["client"][0] if scope.get("client") else ""):
            refusal = Refused("banned")
        elif refusal is None and scope["path"] != "/healthz":
            refusal = self.count(scope)
        if refusal is not None:
            await error_response(refusal, language_of(HTTPConnection(scope)))(scope, receive, guarded)
            return
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                body = await self.body(receive) if scope["method"] not in SAFE else b""
        except TimeoutError:
            await error_response(Refused("too_slow"), language_of(HTTPConnection(scope)))(scope, receive, closing)
            return
        if body is None:
            await error_response(Refused("too_large"), language_of(HTTPConnection(scope)))(scope, receive, guarded)
            return
        work = Metered(self.handle(scope, replayed(body, receive), guarded))
        try:
            await work
        finally:
            self.hall.limits.spend("loop", source(scope), work.seconds)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the routes answer."""
        await self.app(scope, receive, send)

    def count(self, scope: Scope) -> Refused | None:
        """Count a request of an address; whoever asks for too much is refused before anything is done."""
        try:
            self.hall.limits.take("address", source(scope))
            self.hall.limits.afford("loop", source(scope))
        except Refused as refusal:
            return refusal
        return None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count an answer, and write a line if that is wished; addresses of pages hold no tokens."""
        self.hall.metrics.requests[str(status)] += 1
        self.hall.metrics.answers.note(seconds)
        if self.settings.access_log:
            client = scope["client"][0] if scope.get("client") else "-"
            access.info("%s %s %s %d %.1f ms", client, scope["method"], scope["path"], status, 1000 * seconds)

    def check(self, method: str, headers: Headers) -> Refused | None:
        """Refuse other pages, other names and other kinds of body."""
        if not host_allowed(headers, self.settings, self.hall.network.hosts):
            return Refused("bad_origin")
        if method in SAFE:
            return None
        if not origin_allowed(headers, self.settings):
            return Refused("bad_origin")
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > MAX_BODY:
            return Refused("too_large")
        kind = headers.get("content-type", "")
        if length not in ("", "0") and kind.partition(";")[0].strip().lower() != "application/json":
            return Refused("bad_request", where="content-type", detail="bodies are application/json")
        return None

    async def body(self, receive: Receive) -> bytes | None:
        """Return the body of a request, None if it is too large."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b"".join(parts)
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > MAX_BODY:
                return None
            if not message.get("more_body"):
                return b"".join(parts)


def source(scope: Scope) -> str:
    """Return the address that a request comes from, as limits count it."""
    return neighbourhood(scope["client"][0]) if scope.get("client") else "?"


def replayed(body: bytes, receive: Receive) -> Any:
    """Return a receiver that hands out a body that was read already."""
    handed = False

    async def again() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
