"""Rate limits: buckets that fill with time, one for each person and kind of request."""

from __future__ import annotations

import time
from collections import OrderedDict

from landsraad.server.errors import Refused

# kind -> (requests at once, requests a second)
RATES = {
    "session": (30, 1.0),  # by address
    "http": (120, 20.0),  # by session or address
    "table": (20, 0.5),
    "token": (30, 0.5),  # by address: guessing links
    "act": (60, 20.0),
    "look": (60, 15.0),  # preview, why, sync, sit, lang
    "chat": (10, 0.7),
    "connect": (60, 5.0),
}
KEPT = 20_000


class Limits:
    """The buckets of all people."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count a request; ``too_many`` if the bucket is empty."""
        size, rate = RATES[kind][0] * self._factor, RATES[kind][1] * self._factor
        now = time.monotonic()
        level, when = self._buckets.pop((kind, who), (size, now))
        level = min(size, level + rate * (now - when))
        allowed = level >= 1.0
        self._buckets[(kind, who)] = (level - 1.0 if allowed else level, now)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Refused("too_many", retry_ms=int(1000 * (1.0 - level) / rate) + 1)
