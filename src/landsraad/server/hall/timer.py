"""The time of clocks: it never jumps, and stands still while nothing can be stored."""

from __future__ import annotations

import time

from landsraad.server.storage.store import now_ms


class Timer:
    """Milliseconds that begin with the time of day at the start and go on evenly."""

    def __init__(self) -> None:
        self.boot_ms = now_ms()
        self._boot = self._went_on = time.monotonic()
        self._lost = 0.0
        self._stopped: float | None = None

    @property
    def stopped(self) -> bool:
        """Tell whether the time stands still."""
        return self._stopped is not None

    def now(self) -> int:
        """Return the time."""
        moment = time.monotonic() if self._stopped is None else self._stopped
        return self.boot_ms + int(1000 * (moment - self._boot - self._lost))

    def stop(self, since: float | None = None) -> None:
        """Stand still: the storage fails, and has done so since something was tried that came to nothing."""
        if self._stopped is None:
            now = time.monotonic()
            self._stopped = now if since is None else min(now, max(since, self._went_on))

    def go_on(self) -> None:
        """Go on: the storage works again."""
        if self._stopped is not None:
            self._went_on = time.monotonic()
            self._lost += self._went_on - self._stopped
            self._stopped = None

    def since(self, at_ms: int) -> int:
        """Return when something happened that another process, or this one earlier, has noted by the time of day.

        Nobody pays for the time before this server was there.
        """
        passed = min(max(0, now_ms() - at_ms), self.now() - self.boot_ms)
        return self.now() - passed
