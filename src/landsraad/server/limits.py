"""Limits: buckets that fill with time, one for each visitor or address and kind of request.

Most kinds count requests. What costs very different amounts (replays, bots) is counted in seconds of the processor.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping

from landsraad.server.errors import Refused

# kind -> (at once, a second); docs/operate.md says what they are for.
RATES: dict[str, tuple[float, float]] = {
    "session": (30, 1.0),  # by address
    "address": (600, 60.0),  # all requests of an address, files too
    "loop": (30.0, 0.3),  # by address: seconds of the event loop that requests, commands and states take
    "http": (120, 20.0),  # by session or address
    "table": (20, 0.5),
    "table_address": (100, 1.0),
    "token": (30, 0.5),  # by address: guessing links
    "act": (60, 20.0),
    "look": (60, 15.0),  # preview, why, sync, sit, lang
    "chat": (10, 0.7),
    "connect": (60, 5.0),
    "meet": (30, 0.5),  # joining, pairing, clubs, choices of Leaders, mutes
    "export": (3, 0.01),  # everything about a person
    "report": (5, 0.01),
    "push": (20, 0.1),  # notices to one person
    "mail": (3, 0.002),  # codes and notices by mail: of one person, and to one address
    "mail_address": (10, 0.01),  # by address: codes asked for
    "work": (4.0, 0.2),  # seconds of work at the desk: replays, previews, saves
    "work_address": (12.0, 0.4),
    "bots": (300.0, 0.5),  # seconds of thinking of the bots of one's tables; who is over goes last
    "bots_address": (900.0, 1.0),
}
KEPT = 20_000


def neighbourhood(address: str) -> str:
    """Return what counts as one address: one of IPv4, or the 64 bits that a household of IPv6 gets."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Limits:
    """The buckets of all people."""

    def __init__(self, factor: float = 1.0, rates: Mapping[str, tuple[float, float]] | None = None) -> None:
        unknown = set(rates or ()) - set(RATES)
        if unknown:
            raise ValueError(f"there is no limit {', '.join(sorted(unknown))}; there are {', '.join(RATES)}")
        if any(size <= 0 or rate <= 0 for size, rate in (rates or {}).values()):
            raise ValueError("a limit of nothing would let nobody in: both numbers are above 0")
        self._rates = {
            kind: (size * factor, rate * factor) for kind, (size, rate) in {**RATES, **(rates or {})}.items()
        }
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def _level(self, kind: str, who: str) -> float:
        """Return how full a bucket is now."""
        size, rate = self._rates[kind]
        level, when = self._buckets.get((kind, who), (size, 0.0))
        return min(size, level + rate * (time.monotonic() - when))

    def _keep(self, kind: str, who: str, level: float) -> None:
        """Note how full a bucket is; those unused for long are full again and need no place."""
        self._buckets.pop((kind, who), None)
        self._buckets[(kind, who)] = (level, time.monotonic())
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)

    def _refuse(self, kind: str, missing: float) -> Refused:
        """Return the refusal that says when to come again."""
        return Refused("too_many", retry_ms=int(1000 * missing / self._rates[kind][1]) + 1)

    def take(self, kind: str, who: str) -> None:
        """Count a request; ``too_many`` if the bucket is empty."""
        level = self._level(kind, who)
        if level < 1.0:
            self._keep(kind, who, level)
            raise self._refuse(kind, 1.0 - level)
        self._keep(kind, who, level - 1.0)

    def broke(self, kind: str, who: str) -> bool:
        """Tell whether a bucket is empty."""
        return self._level(kind, who) <= 0.0

    def afford(self, kind: str, who: str) -> None:
        """Refuse with ``too_many`` if nothing is left of what is counted by its cost."""
        level = self._level(kind, who)
        if level <= 0.0:
            raise self._refuse(kind, 0.01 - level)

    def spend(self, kind: str, who: str, cost: float) -> None:
        """Count what something has cost; a bucket may be overdrawn by one piece of work."""
        self._keep(kind, who, self._level(kind, who) - cost)
