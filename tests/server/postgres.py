"""A real PostgreSQL for tests, in a folder of its own."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import pgserver


class Postgres:
    """A server that lives as long as a ``with`` block; it listens on a socket file only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""

    def __enter__(self) -> Postgres:
        self._server = pgserver.get_server(str(self.folder), cleanup_mode="stop")
        self.address = self._server.get_uri()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.cleanup()
