"""Bots: players that choose by what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from landsraad.bots.base import Bot, RandomBot
from landsraad.bots.command import PREFIX, CommandBot
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.handle import Handle, bot_stream, open_handle
from landsraad.core.errors import SetupError

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "GreedyBot", "Handle", "RandomBot", "bot_stream", "make_bot", "open_handle"]


def make_bot(name: str) -> Bot:
    """Return a new bot by its name, or by the command of a program (``cmd:./mybot``)."""
    if name.startswith(PREFIX):
        return CommandBot(name.removeprefix(PREFIX))
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name]()
