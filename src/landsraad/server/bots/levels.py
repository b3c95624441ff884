"""The levels people choose from, and the bots of the registry that play them."""

from __future__ import annotations

from landsraad.bots import BOTS

# level -> bots of the registry, the wanted one first; where a build lacks it the next plays.
LEVELS: dict[str, tuple[str, ...]] = {
    "novice": ("novice", "random"),
    "adept": ("heuristic", "greedy"),
    "mentat": ("search", "heuristic", "greedy"),
    "kwisatz_haderach": ("learned", "search", "heuristic", "greedy"),
}
# Plays when the bot of a level does not answer in time.
SPARE = "random"


def bot_of(level: str) -> str:
    """Return the name of the bot that plays a level."""
    for name in LEVELS[level]:
        if name in BOTS:
            return name
    return SPARE
