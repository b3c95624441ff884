"""One server a SQLite file: tables live in its memory, so a second one would not hear what the first stores."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import IO

from sqlalchemy.ext.asyncio import AsyncEngine

from landsraad.server.storage.engine import BadDatabase, sqlite_file


def lock_of(engine: AsyncEngine) -> FileLock:
    """Return the lock of a database; of one that several servers may use, or that is nowhere, it holds nothing."""
    name = sqlite_file(engine)
    return FileLock(Path(name) if name is not None else None)


class FileLock:
    """A lock beside a file; the system lets go of it when the process ends, however it ends."""

    def __init__(self, database: Path | None) -> None:
        self._database = database
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock; refused if another process has it. Where the system has no such locks nothing is done."""
        try:
            import fcntl
        except ImportError:
            return
        if self._database is None:
            return
        file = open(self._database.with_name(f"{self._database.name}.lock"), "a+", encoding="utf-8")  # noqa: SIM115
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.seek(0)
            holder = self._holder(file.read())
            file.close()
            raise BadDatabase(f"the database {self._database} is used by another server{holder}") from error
        file.truncate(0)
        json.dump({"process": os.getpid()}, file)
        file.flush()
        self._file = file

    def _holder(self, text: str) -> str:
        """Return who has the lock, in words."""
        try:
            return f" (process {int(json.loads(text)['process'])})"
        except (ValueError, KeyError, TypeError):
            return ""

    def give(self) -> None:
        """Let go."""
        if self._file is not None:
            self._file.close()
            self._file = None
