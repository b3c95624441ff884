"""A real PostgreSQL for tests, in a folder of its own."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from types import TracebackType

import pgserver

ATTEMPTS = 6


class Postgres:
    """A server that lives as long as a ``with`` block; it listens on a socket file only."""

    def __init__(self) -> None:
        # Not below pytest's folder: it runs as another user, from whom each new run of pytest shuts that folder.
        self._folder = tempfile.TemporaryDirectory(prefix="landsraad-pg-", ignore_cleanup_errors=True)
        self.address = ""

    def __enter__(self) -> Postgres:
        for attempt in range(ATTEMPTS):
            try:
                self._server = pgserver.get_server(str(Path(self._folder.name) / "data"), cleanup_mode="stop")
                break
            except subprocess.TimeoutExpired:
                # The package gives it ten seconds, which a busy machine may need more of.
                if attempt == ATTEMPTS - 1:
                    raise
        self.address = self._server.get_uri()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.cleanup()
        self._folder.cleanup()
