"""A server below a path of its host: the path is taken off before anything else looks at a request."""

from __future__ import annotations

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

SHAPE = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def checked_prefix(prefix: str) -> str:
    """Return a prefix as it is used: empty, or a path without a slash at its end."""
    found = prefix.rstrip("/")
    if found and not SHAPE.fullmatch(found):
        raise ValueError(f"a prefix is a path such as /games, not {prefix!r}")
    return found


class Prefix:
    """Middleware that takes the prefix off; requests without it, as proxies send that do so themselves, go through."""

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand a request on."""
        if scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self._prefix and scope["type"] == "http":
                # The page names its files and the server from where it is.
                await RedirectResponse(f"{self._prefix}/", 308)(scope, receive, send)
                return
            if path.startswith(f"{self._prefix}/"):
                scope = {**scope, "path": path[len(self._prefix) :], "raw_path": None}
        await self._app(scope, receive, send)
