"""Clocks: none, so many days a move, or Fischer. Time spent is part of the record of a decision, so all agree on it."""

from __future__ import annotations

from typing import Any

DAY_MS = 86_400_000
# So long the device may go from hand to hand before the clock of whoever is asked goes on.
HAND_OVER_MS = 60_000


class Clocks:
    """The clocks of one table."""

    def __init__(self, data: dict[str, Any], seats: int, boot_ms: int) -> None:
        self.kind: str = data["kind"]
        self.increment_ms = 1000 * int(data.get("increment", 0))
        full = DAY_MS * int(data.get("days", 0)) if self.kind == "days" else 1000 * int(data.get("seconds", 0))
        self.full_ms = full
        self.left_ms = [full] * seats
        # Nobody pays for the time a server was down.
        self.boot_ms = boot_ms
        self.since_ms = 0
        # The device goes from hand to hand: nobody can see the question yet. Once a question, and not for ever.
        self.held = False
        self._taken_up = False

    def begin(self, at_ms: int) -> None:
        """Note when the open question was asked."""
        self.since_ms = at_ms
        self.held = self._taken_up = False

    def hold(self) -> None:
        """Wait for whoever is asked to get the device, unless they had it already."""
        self.held = not self._taken_up

    def take_up(self, now_ms: int) -> None:
        """Whoever is asked has the device, or another one that shows the question."""
        if self.held:
            self.since_ms = now_ms - self.spent(now_ms)
        self.held, self._taken_up = False, True

    def spent(self, now_ms: int) -> int:
        """Return how long the open question has been open to whoever is asked."""
        passed = now_ms - max(self.since_ms, self.boot_ms)
        return max(0, passed - HAND_OVER_MS if self.held else passed)

    def charge(self, seat: int, spent_ms: int, passed_on: bool) -> None:
        """Book a person's decision; the increment comes when the question has passed on to somebody else."""
        if self.kind == "fischer":
            self.left_ms[seat] += (self.increment_ms if passed_on else 0) - spent_ms

    def left(self, seat: int, running: bool, now_ms: int) -> int | None:
        """Return the time a seat has left."""
        if self.kind == "none":
            return None
        return self.left_ms[seat] - (self.spent(now_ms) if running else 0)

    def up(self, seat: int, now_ms: int) -> bool:
        """Tell whether the time of the seat that is asked is up."""
        left = self.left(seat, True, now_ms)
        return left is not None and left <= 0
