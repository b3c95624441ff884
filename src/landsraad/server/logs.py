"""The log: what went wrong, in lines that a flood cannot multiply."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable

KEPT = 1000


class Calm(logging.Filter):
    """Lets the same message through only so often, and then says how often it was left out."""

    def __init__(self, most: int = 10, seconds: float = 60.0) -> None:
        super().__init__()
        self.now: Callable[[], float] = time.monotonic
        self._most = most
        self._seconds = seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record is written."""
        key = (record.name, str(record.msg).partition("\n")[0])
        begin, count = self._seen.get(key, (self.now(), 0))
        if self.now() - begin >= self._seconds:
            if count > self._most:
                record.msg = f"{record.getMessage()} (and {count - self._most} more)"
                record.args = ()
            begin, count = self.now(), 0
        self._seen.pop(key, None)
        self._seen[key] = (begin, count + 1)
        while len(self._seen) > KEPT:
            del self._seen[next(iter(self._seen))]
        return count < self._most


def write_log(access: bool = False) -> None:
    """Send warnings to stderr, calmly, and requests to stdout; whoever has set up logging before has their way."""
    if access:
        log = logging.getLogger("landsraad.access")
        lines = logging.StreamHandler(sys.stdout)
        lines.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        log.addHandler(lines)
        log.setLevel(logging.INFO)
        log.propagate = False
    root = logging.getLogger()
    if root.handlers:
        return
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Calm())
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
