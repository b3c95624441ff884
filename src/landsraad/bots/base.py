"""What every bot is: somebody who chooses one of the legal actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from landsraad.bots.handle import Handle


class Bot(Protocol):
    """A player. It may keep nothing but its own settings: everything about the game comes with the handle."""

    def choose(self, handle: Handle) -> int:
        """Return one of the actions of ``handle.decision``."""
        ...


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def choose(self, handle: Handle) -> int:
        """Return any legal action."""
        options = handle.decision.options
        return options[handle.rng.below(len(options))].action


def dismiss(bots: Iterable[Bot]) -> None:
    """Let bots go after a game: those that are programs of their own are told to leave."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()
