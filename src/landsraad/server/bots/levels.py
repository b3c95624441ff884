"""The levels people choose from, and the names under which the registry makes the bots that play them."""

from __future__ import annotations

from landsraad.bots import LEVELS

# The registry knows a level by its own name; whoever runs a server with other bots changes this table.
PLAYED_BY: dict[str, str] = {level: level for level in LEVELS}
# Plays when the bot of a level does not answer in time.
SPARE = "random"


def bot_of(level: str) -> str:
    """Return the name of the bot that plays a level."""
    return PLAYED_BY[level]
