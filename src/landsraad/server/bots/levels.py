"""The levels people choose from, and the names under which the registry makes the bots that play them."""

from __future__ import annotations

from landsraad.bots import LEVELS

# The registry knows a level by its own name; whoever runs a server with other bots changes this table.
PLAYED_BY: dict[str, str] = {level: level for level in LEVELS}
# Plays when the bot of a level does not answer in time.
SPARE = "random"
# Plays when no worker is free for one that thinks.
QUICK = "heuristic"


def usual_seconds(level: str) -> float | None:
    """Return how long a bot of a level thinks a decision; None for one that does not search."""
    return LEVELS[level].seconds


def thinking_seconds(level: str, seconds: float | None, most: float) -> float | None:
    """Return how long a bot of a level thinks a decision if a time is wished; None for one that does not search."""
    usual = usual_seconds(level)
    return None if usual is None else min(seconds or usual, most)


def bot_of(level: str, seconds: float | None = None) -> str:
    """Return the name of the bot that plays a level, with the thinking time if one is set and it thinks at all."""
    timed = seconds is not None and usual_seconds(level) is not None
    return f"{PLAYED_BY[level]}@{seconds:g}" if timed else PLAYED_BY[level]
