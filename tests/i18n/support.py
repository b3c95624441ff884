"""What the tests of the words share."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import landsraad as ls

Data = dict[str, Any]

# The tables of the catalogue and the kinds of name they hold.
TABLES = {
    "cards": "card",
    "intrigues": "intrigue",
    "spaces": "space",
    "leaders": "leader",
    "conflicts": "conflict",
    "factions": "track",
}
RUBBISH = re.compile(r"[{}_$\u2066-\u2069]|\?\?\?|None")


@cache
def catalog() -> Data:
    return ls.catalog(ls.Setup())


def thing(table: str, name: str) -> Data:
    found: list[Data] = [item for item in catalog()[table] if item["id"] == name]
    return found[0]


def clean(text: str) -> bool:
    """Tell whether a text is one for people: no placeable, id, isolation mark or hole in it."""
    return bool(text.strip()) and not RUBBISH.search(text)


def positions(seed: int, players: int, difficulty: str | None = None) -> Iterator[ls.Game]:
    """Yield a random game at each of its decisions, and at its end; few players have Rivals."""
    game = ls.new_game(ls.Setup(players=players, difficulty=difficulty), seed)
    choice = random.Random(seed)
    while not game.over:
        yield game
        game.apply(choice.choice(game.legal_actions()))
    yield game
