"""Positions: lay the table by words, and play on from there. ``docs/positions.md`` lists the words.

>>> import landsraad as ls
>>> from landsraad import positions
>>> table = positions.new(ls.Setup(players=3), seed=7)
>>> game = table.hand(0, "dagger").solari(0, 5).turn(0).start()
>>> game.apply_text("agent dagger > high_council")
>>> game.view(0)["seats"][0]["council"]
True
>>> game.undo()
>>> ls.load(game.save()).digest() == game.digest()
True
"""

from collections.abc import Sequence
from inspect import signature

import landsraad as ls
from landsraad.core.errors import PositionError
from landsraad.engine.game import Game
from landsraad.model.setup import Setup
from landsraad.model.terms import PHASE_TURNS
from landsraad.positions.actors import ActorWords
from landsraad.positions.board import BoardWords
from landsraad.positions.cards import CardWords
from landsraad.positions.link import from_text, to_text
from landsraad.positions.moments import MomentWords
from landsraad.positions.pieces import PieceWords
from landsraad.positions.table import WORDS

__all__ = ["WORDS", "Position", "PositionError", "build", "from_text", "new", "of", "to_text"]


class Position(CardWords, ActorWords, BoardWords, PieceWords, MomentWords):
    """A table that is laid by words: each changes it and hands it back; ``start()`` plays on from it.

    Positions need not be reachable, and nothing follows from a word by itself: Influence brings no Alliance, a card in
    a hand is missed by no deck.
    """

    def say(self, name: str, *args: object) -> "Position":
        """Say a word by its name, as ``build`` does."""
        if not isinstance(name, str) or name not in WORDS:
            raise PositionError(f"unknown word {name!r}; there is {', '.join(sorted(WORDS))}")
        try:
            signature(WORDS[name]).bind(self, *args)
        except TypeError as error:
            meant = ", ".join(str(part) for part in list(signature(WORDS[name]).parameters.values())[1:])
            raise PositionError(f"{name}({meant}) does not fit {args!r}: {error}") from error
        WORDS[name](self, *args)
        return self


def of(game: Game) -> Position:
    """Return a table that looks as a game does now; the game itself is not touched."""
    return Position(game)


def new(setup: Setup, seed: int = 0) -> Position:
    """Return the table of a new game at its first turn; what Leaders ask before it is answered by the first option."""
    game = ls.new_game(setup, seed)
    while not game.over and game._state.phase < PHASE_TURNS:
        game.apply(game.legal_actions()[0])
    return Position(game)


def build(setup: Setup, words: Sequence[Sequence[object]], seed: int = 0) -> Game:
    """Return a game that begins where words lead: each is a list of its name and what follows, as in a JSON file."""
    table = new(setup, seed)
    for said in words:
        if isinstance(said, str) or not isinstance(said, Sequence) or not said:
            raise PositionError(f"a word is a list such as ['solari', 0, 5], not {said!r}")
        table.say(str(said[0]), *said[1:])
    return table.start()
