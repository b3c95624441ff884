"""The levels people choose from, and the names under which the registry makes the bots that play them."""

from __future__ import annotations

from landsraad.bots import LEVELS

# The registry knows a level by its own name; whoever runs a server with other bots changes this table.
PLAYED_BY: dict[str, str] = {level: level for level in LEVELS}
# Plays when the bot of a level does not answer in time.
SPARE = "random"
# Plays when no worker is free for one that thinks.
QUICK = "heuristic"
# Gives hints.
STRONGEST = list(LEVELS)[-1]


# Of the time that is left for a turn the next decision takes this share: where to send the Agent matters most.
SHARE = 0.4
LEAST_S = 0.01


def usual_seconds(level: str) -> float | None:
    """Return how long a bot of a level thinks in a whole turn; None for one that does not search."""
    return LEVELS[level].seconds


def thinking_seconds(level: str, seconds: float | None, most: float, made: int = 0) -> float | None:
    """Return how long a bot of a level thinks after so many decisions of its turn; None for one that does not search.

    All decisions of a turn together take no longer than the wished or usual time. How many were made is public, so the
    time tells nothing of the hand.
    """
    usual = usual_seconds(level)
    return None if usual is None else max(LEAST_S, min(seconds or usual, most) * SHARE * (1 - SHARE) ** made)


def bot_of(level: str, seconds: float | None = None, character: str | None = None) -> str:
    """Return the name of the bot that plays a level, with the thinking time if one is set and it thinks at all."""
    timed = seconds is not None and usual_seconds(level) is not None
    bot = f"{PLAYED_BY[level]}@{seconds:g}" if timed else PLAYED_BY[level]
    return f"{bot}:{character}" if character is not None else bot
