"""Squeezed answers: the client's files and the reference, which are large and hold nobody's secrets."""

from __future__ import annotations

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

FOR_EVER = "public, max-age=31536000, immutable"
# An answer with a secret beside text that others choose must not be squeezed: its length would tell.
SQUEEZED = ("/assets/", "/api/v1/words/", "/api/v1/catalog", "/api/v1/setups", "/api/v1/rules")


class Squeeze:
    """Middleware that squeezes some answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._squeezing = GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, squeezed or not."""
        squeezed = scope["type"] == "http" and scope["path"].startswith(SQUEEZED)
        await (self._squeezing if squeezed else self._plain)(scope, receive, send)
