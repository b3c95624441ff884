"""What a bot holds in place of a game: the view of its seat, the question it is asked, and determinised copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import landsraad as ls
from landsraad.core.rng import Rng, seeded

View = dict[str, Any]


class Handle:
    """One seat's door to a game. Nothing behind it can be reached: the door is made of functions, not of the game."""

    __slots__ = ("_decision", "_determinize", "_view", "rng", "seat")

    def __init__(
        self,
        seat: int,
        rng: Rng,
        view: Callable[[], View],
        decision: Callable[[], ls.Decision],
        determinize: Callable[[int], ls.Game],
    ) -> None:
        self.seat = seat
        self.rng = rng  # the bot's own stream: the game's stream would tell the order of the decks
        self._view = view
        self._decision = decision
        self._determinize = determinize

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._view()

    @property
    def decision(self) -> ls.Decision:
        """The question the seat is asked."""
        return self._decision()

    def determinize(self, seed: int) -> ls.Game:
        """Return a full game consistent with what the seat knows, its hidden parts drawn by ``seed``."""
        return self._determinize(seed)


def open_handle(game: ls.Game, seat: int, rng: Rng) -> Handle:
    """Return the handle of a seat that must choose now."""

    def view() -> View:
        return game.view(seat)

    def decision() -> ls.Decision:
        asked = game.decision
        if asked is None or asked.seat != seat:
            raise ls.IllegalAction(f"seat {seat} is not asked anything now")
        return asked

    def determinize(seed: int) -> ls.Game:
        return game.determinize(seat, seed)

    return Handle(seat, rng, view, decision, determinize)


def bot_stream(seed: int, seat: int, number: int) -> Rng:
    """Return the stream of a seat's bot for one decision of a game.

    A stream for each decision, not one that runs on: a game that was saved and loaded, or played again after taking
    something back, meets the same bot.
    """
    return seeded(seed, f"bot/{seat}/{number}")
