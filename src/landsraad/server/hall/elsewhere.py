"""Who is connected to the other processes, by table: kept for tables that are not read here yet, too."""

from __future__ import annotations

import time
from collections.abc import Container

# Presence told by another process counts so long.
REMOTE_S = 60.0
Presence = dict[str, tuple[float, frozenset[str]]]


class Elsewhere:
    """What other processes told about their people; by table and process, with the time it was heard."""

    def __init__(self) -> None:
        self._tables: dict[str, Presence] = {}

    def of(self, table: str) -> Presence:
        """Return what was told about a table, by process."""
        return self._tables.get(table, {})

    def online(self, table: str) -> frozenset[str]:
        """Return the sessions that are connected to a table elsewhere."""
        late = time.monotonic() - REMOTE_S
        told = [people for when, people in self.of(table).values() if when > late]
        return frozenset().union(*told)

    def heard(self, table: str, process: str, people: list[str]) -> None:
        """Take in who is connected to another process."""
        self._tables.setdefault(table, {})[process] = (time.monotonic(), frozenset(people))

    def forget(self, but: Container[str]) -> None:
        """Forget what is too old to count, except of some tables."""
        late = time.monotonic() - REMOTE_S
        for table in [table for table in self._tables if table not in but]:
            if all(when <= late for when, _ in self._tables[table].values()):
                del self._tables[table]
