"""Landsraad: an exact, fast engine for the Dune: Imperium board-game family.

>>> import landsraad as ls
>>> game = ls.new_game(ls.Setup(host="base", players=4), seed=7)
>>> while not game.over:
...     game.apply(game.legal_actions()[0])
>>> game.standings()[0].rank
1
"""

from pathlib import Path

from landsraad.content.boxes import add_box as _add_box
from landsraad.content.boxes import rules_of as _rules_of
from landsraad.content.boxes import ruleset as _ruleset
from landsraad.core.actions import N_ACTIONS
from landsraad.core.errors import (
    ContentError,
    IllegalAction,
    LandsraadError,
    NoHistory,
    PositionError,
    SaveError,
    SetupError,
    UndoRefused,
)
from landsraad.core.rng import ALGORITHM as _ALGORITHM
from landsraad.core.rng import STREAMS as _STREAMS
from landsraad.engine.building.catalog import catalog_data as _catalog_data
from landsraad.engine.game import Game
from landsraad.engine.game import start as _start
from landsraad.engine.record.logbook import Event
from landsraad.engine.record.saves import load_data as _load_data
from landsraad.engine.version import VERSION as __version__
from landsraad.model.decision import Decision, Option, Standing, Thing, WhyNot
from landsraad.model.defs import Module
from landsraad.model.setup import Setup

__all__ = [
    "N_ACTIONS",
    "ContentError",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "LandsraadError",
    "NoHistory",
    "Option",
    "PositionError",
    "SaveError",
    "Setup",
    "SetupError",
    "Standing",
    "Thing",
    "UndoRefused",
    "WhyNot",
    "__version__",
    "add_box",
    "catalog",
    "load",
    "new_game",
    "render",
]


def new_game(setup: Setup, seed: int, stream: str = _ALGORITHM) -> Game:
    """Deal a new game: same set-up, seed, random stream and actions, same game.

    The usual stream is quick; ``"sha256/counter"`` cannot be foretold by whoever has seen much of it.
    """
    if not isinstance(setup, Setup):
        raise SetupError(f"new_game needs a Setup, not {setup!r}")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 256:
        raise SetupError(f"the seed is a whole number from 0 to 2**256 - 1, not {seed!r}")
    if stream not in _STREAMS:
        raise SetupError(f"unknown random stream {stream!r}; there is {' and '.join(_STREAMS)}")
    return _start(_ruleset(setup), setup, seed, stream)


def load(data: object) -> Game:
    """Load a saved game (``game.save()``), checking that it plays to its digest."""
    return _load_data(data, _ruleset)


def add_box(box: Module, words: Path | None = None) -> None:
    """Add a box of one's own, with the folder of its words; it can be played like any other from then on."""
    _add_box(box)
    if words is not None:
        from landsraad.i18n.words import add_words

        add_words(words)


def catalog(setup: Setup) -> dict[str, object]:
    """Return every card, Leader, space and Conflict of a set-up as data."""
    return _catalog_data(_ruleset(setup))


def render(view: dict[str, object], lang: str = "en", width: int = 100, height: int = 35) -> str:
    """Return a view (``game.view(seat)``) as text for a terminal, in one of the languages of ``landsraad.i18n``."""
    from landsraad.i18n.render import render as draw  # words are read only by those who want them

    modules = view["modules"]
    assert isinstance(modules, list)
    return draw(view, lang, width, height, _catalog_data(_rules_of(tuple(modules))))
