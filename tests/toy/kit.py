"""The toy added for as long as a test lasts, and games on it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import landsraad as ls
from landsraad.content.boxes import BOXES
from landsraad.i18n.bundle import FOLDERS
from landsraad.i18n.words import words
from landsraad.server.show.choices import setup_choices
from tests.toy.box import BOX, HOST, WORDS, add_toy

# All ways to play it: the modules and the number of players.
WAYS = tuple((modules, players) for modules in ((), (BOX.id,)) for players in HOST.players)


@contextmanager
def toy_added() -> Iterator[None]:
    """Add the toy and take it away again, so that other tests know only the boxes of the package."""
    add_toy()
    setup_choices.cache_clear()
    try:
        yield
    finally:
        del BOXES[BOX.id], BOXES[HOST.id]
        FOLDERS.remove(WORDS)
        words.cache_clear()
        setup_choices.cache_clear()


def dealt(seed: int, modules: tuple[str, ...] = (BOX.id,), players: int = 4) -> ls.Game:
    """Deal a game on the toy host."""
    return ls.new_game(ls.Setup(host=HOST.id, players=players, modules=modules), seed)


def moments(seed: int, modules: tuple[str, ...] = (BOX.id,), players: int = 4) -> Iterator[ls.Game]:
    """Yield a random game at each of its decisions, and at its end."""
    game, chance = dealt(seed, modules, players), random.Random(seed)
    while not game.over:
        yield game
        game.apply(chance.choice(game.legal_actions()))
    yield game


def first(holds: Callable[[ls.Game], bool]) -> ls.Game:
    """Return the first moment of random games at which something holds."""
    return next(game.clone() for seed in range(50) for game in moments(seed) if holds(game))


def asked(kind: str) -> Callable[[ls.Game], bool]:
    """Return whether a game is at a kind of question."""
    return lambda game: game.decision is not None and game.decision.kind == kind


def texts(game: ls.Game) -> list[str]:
    """Return the texts of the open question's options."""
    return [option.text for option in game.decision.options] if game.decision is not None else []
