"""Runs a bot worker with bots that break their limits: one sleeps, one eats memory, one fails, one prints."""

from __future__ import annotations

import time

from landsraad.bots import BOTS, Handle, RandomBot
from landsraad.server.bots import worker


class Sleeper(RandomBot):
    """Thinks for a minute."""

    def choose(self, handle: Handle) -> int:
        """Sleep, then choose."""
        time.sleep(60)
        return super().choose(handle)


class Glutton(RandomBot):
    """Eats memory."""

    def choose(self, handle: Handle) -> int:
        """Take more than there is."""
        return len(bytearray(8 << 30))


class Failing(RandomBot):
    """Fails."""

    def choose(self, handle: Handle) -> int:
        """Fail."""
        raise RuntimeError("no idea")


class Talker(RandomBot):
    """Prints to stdout and stderr."""

    def choose(self, handle: Handle) -> int:
        """Talk, then choose."""
        print("thinking aloud")
        return super().choose(handle)


if __name__ == "__main__":
    BOTS.update(sleeper=Sleeper, glutton=Glutton, failing=Failing, talker=Talker)
    worker.main()
