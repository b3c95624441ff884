"""Characters of bots: settings of one mind, as data. Each plays at any level and is about as strong as the others.

A character multiplies some of the tuned weights (``weights.names``), which changes what it thinks of first, and likes
to have some things a little more than winning alone would say (``leaning``), which lasts however long it searches.
Names and descriptions for people are words (``character-…``) in every language. How much they differ and how even they
are is measured: docs/bots.md, "Characters".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from landsraad.bots import weights
from landsraad.bots.command import PREFIX
from landsraad.core.errors import SetupError
from landsraad.core.rng import Rng

# What may be liked, in the order of ``leaning``: troops in the Conflict, at home, goods, Intrigue cards held, steps of
# Influence, cards owned, the seat on the High Council and the Swordmaster.
LIKES = ("field", "garrison", "solari", "spice", "water", "intrigue", "influence", "cards", "offices")
PLAIN = ""  # the mind without a character
ANY = "random"  # one is drawn when the table is laid


@dataclass(frozen=True)
class Character:
    """Multipliers of weights, by name, and what one piece of a liked thing is worth, in hundredths of a win."""

    id: str
    weights: Mapping[str, float] = field(default_factory=dict)
    likes: Mapping[str, float] = field(default_factory=dict)


CHARACTERS: dict[str, Character] = {
    one.id: one
    for one in (
        Character(
            "warlord",
            {"unit.troops": 1.15, "unit.swords": 1.2, "fight": 1.2, "garrison": 0.85, "unit.deploy_supply": 1.2},
            {"field": 0.5},
        ),
        Character(
            "trader",
            {"unit.solari": 1.2, "unit.spice": 1.1, "unit.contract": 1.3, "unit.freighter": 1.2},
            {"solari": 0.35, "spice": 0.25},
        ),
        Character(
            "schemer",
            {"unit.intrigue": 1.15, "flat.steal_intrigue": 1.2, "hold_intrigue": 0.85, "unit.spy": 1.2},
            {"intrigue": 0.6},
        ),
        Character(
            "courtier",
            {"track_1": 1.25, "track_3": 1.8, "track_5": 2.0, "track_threat": 1.5, "unit.influence_each": 1.3},
            {"influence": 2.0},
        ),
        Character(
            "planner",
            {"unit.persuasion": 1.3, "persuasion_floor": 1.3, "cycle": 1.2, "council_round": 1.15},
            {"cards": 0.25, "offices": 1.0},
        ),
    )
}


def character(name: str) -> Character:
    """Return a character by name, refusing one that is not there."""
    if name not in CHARACTERS:
        raise SetupError(f"unknown character {name!r}; there is {', '.join(CHARACTERS)}")
    return CHARACTERS[name]


def character_of(bot: str) -> str:
    """Return the character in the name of a bot, that of the plain mind for none."""
    return PLAIN if bot.startswith(PREFIX) else bot.partition(":")[2]


def weights_of(name: str) -> tuple[dict[str, float], dict[str, float], list[float], float]:
    """Return the weights of a character: for each unit, once, in general, of what is not listed."""
    unit, flat, general = dict(weights.UNIT), dict(weights.FLAT), dict(weights.GENERAL)
    if name != PLAIN:
        for key, factor in character(name).weights.items():
            table, _, own = key.rpartition(".")
            {"unit": unit, "flat": flat, "": general}[table][own] *= factor
    return unit, flat, list(general.values()), weights.OTHER


def likes_of(name: str) -> list[float]:
    """Return what a character likes as parts of a win, in the order of ``LIKES``; nothing for the plain mind."""
    return [0.01 * character(name).likes.get(thing, 0.0) for thing in LIKES] if name != PLAIN else []


def liked_in_view(name: str, seat: Mapping[str, Any]) -> float:
    """Return what a character likes of a seat's view, in tenths of a Victory Point (about 1 % of a win)."""
    if name == PLAIN:
        return 0.0
    has: dict[str, int] = {
        "field": seat["deployed"],
        "garrison": seat["garrison"],
        "solari": seat["solari"],
        "spice": seat["spice"],
        "water": seat["water"],
        "intrigue": seat["intrigue_count"],
        "influence": sum(seat["influence"].values()),
        "cards": seat["deck_count"] + seat["hand_count"] + len(seat["play"]) + len(seat["discard"]),
        "offices": int(seat["council"]) + int(seat["swordmaster"]),
    }
    return sum(worth * has[thing] for thing, worth in character(name).likes.items())


def drawn(count: int, taken: Sequence[str], rng: Rng) -> list[str]:
    """Draw characters for so many bots: one that nobody at the table has as long as there are such."""
    found: list[str] = []
    for _ in range(count):
        free = [name for name in CHARACTERS if name not in (*taken, *found)] or list(CHARACTERS)
        found.append(free[rng.below(len(free))])
    return found
