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
# All ways to play the box: set-up, seed, and how many different options a random game has at least.
IX_GAMES = (
    (ls.Setup(players=4, modules=("ix",)), 31, 150),
    (ls.Setup(players=3, modules=("ix",), epic=True), 32, 150),
    (ls.Setup(players=2, modules=("ix",)), 33, 100),
    (ls.Setup(players=2, modules=("ix",), epic=True), 34, 100),
    (ls.Setup(players=1, modules=("ix",), variants=("imperium_row_dice", "brutal_escalation")), 35, 50),
    (ls.Setup(players=4, modules=("ix",), leaders=("tessia_vernius", "ilesa_ecaz", "viscount_hundro_moritani", None)),
     36, 150),
    (ls.Setup(players=3, modules=("ix",), leaders=("archduke_armand_ecaz", "prince_rhombur_vernius",
                                                   "princess_yuna_moritani")), 37, 150),
)  # fmt: skip
RUBBISH = re.compile(r"[{}_$\u2066-\u2069]|\?\?\?|None")


@cache
def catalog() -> Data:
    return ls.catalog(ls.Setup())


@cache
def ix_catalog(players: int = 4) -> Data:
    """Return the catalogue of Rise of Ix, with the Epic game where that is played, else with Rivals."""
    return ls.catalog(ls.Setup(players=players, modules=("ix",), epic=players > 1))


def thing(table: str, name: str, things: Data | None = None) -> Data:
    found: list[Data] = [item for item in (things or catalog())[table] if item["id"] == name]
    return found[0]


def clean(text: str) -> bool:
    """Tell whether a text is one for people: no placeable, id, isolation mark or hole in it."""
    return bool(text.strip()) and not RUBBISH.search(text)


def thing_data(name: str | None) -> Data | None:
    """Return a thing given as kind/id as the data of a view."""
    if name is None:
        return None
    kind, _, id_ = name.partition("/")
    return {"kind": kind, "id": id_}


def option(verb: str, thing: str | None = None, zone: str = "", **fields: Any) -> Data:
    """Return an option as a view shows it; things are given as kind/id, a line as its effects."""
    data: Data = {"action": 1, "verb": verb, "zone": zone, "thing": thing_data(thing), "nth": fields.pop("nth", 0)}
    for name in ("source", "card", "origin"):
        data[name] = thing_data(fields.pop(name, None))
    effects = fields.pop("effects", None)
    data["line"] = None if effects is None else {"effects": effects, "optional": False, "at_once": False}
    return {**data, "number": None, "seat": None, **fields}


def positions(seed: int, players: int, difficulty: str | None = None) -> Iterator[ls.Game]:
    """Yield a random game at each of its decisions, and at its end; few players have Rivals."""
    yield from random_game(ls.Setup(players=players, difficulty=difficulty), seed)


def random_game(setup: ls.Setup, seed: int) -> Iterator[ls.Game]:
    """Yield a random game at each of its decisions, and at its end."""
    game = ls.new_game(setup, seed)
    choice = random.Random(seed)
    while not game.over:
        yield game
        game.apply(choice.choice(game.legal_actions()))
    yield game
