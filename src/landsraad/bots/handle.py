"""What a bot holds in place of a game: the view of its seat, the question it is asked, and determinised copies."""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad.core.rng import Rng, seeded

View = dict[str, Any]


class Handle:
    """One seat's door to a game. Behind it is a determinised copy: whoever breaks it open finds what was drawn anew.

    The copy shows the seat what the game shows it, asks what the game asks, and what is drawn from it is drawn as from
    the game; of the true decks and hands nothing is there.
    """

    __slots__ = ("_copy", "rng", "seat")

    def __init__(self, seat: int, rng: Rng, copy: ls.Game) -> None:
        self.seat = seat
        self.rng = rng  # the bot's own stream: the game's stream would tell the order of the decks
        self._copy = copy

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._copy.view(self.seat)

    @property
    def decision(self) -> ls.Decision:
        """The question the seat is asked."""
        asked = self._copy.decision
        assert asked is not None
        return asked

    def determinize(self, seed: int) -> ls.Game:
        """Return a full game consistent with what the seat knows, its hidden parts drawn by ``seed``."""
        return self._copy.determinize(self.seat, seed)


def open_handle(game: ls.Game, seat: int, rng: Rng) -> Handle:
    """Return the handle of a seat that must choose now."""
    if game.seat != seat:
        raise ls.IllegalAction(f"seat {seat} is not asked anything now")
    return Handle(seat, rng, game.determinize(seat, 0))


def bot_stream(seed: int, seat: int, number: int) -> Rng:
    """Return the stream of a seat's bot for one decision of a game.

    A stream for each decision, not one that runs on: a game that was saved and loaded, or played again after taking
    something back, meets the same bot.
    """
    return seeded(seed, f"bot/{seat}/{number}")
