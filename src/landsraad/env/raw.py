"""The raw environment: a game as observations, masks and rewards, without any framework."""

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.core.packed import i64, vec
from landsraad.engine.game import Game
from landsraad.engine.machine import is_legal, take
from landsraad.env.encoder import empty_mask, encode, mask_into, zeros
from landsraad.env.layout import layout

Observation = NDArray[np.int16]
Mask = NDArray[np.uint8]


class RawEnv:
    """Play a game by action ids; ``observe`` and ``mask`` describe the decision of the seat that must choose."""

    def __init__(self, setup: ls.Setup | None = None) -> None:
        self.setup = setup or ls.Setup()
        self.game: Game = ls.new_game(self.setup, 0)
        self.state = self.game._state
        if self.state.rivalry is not None:
            raise ls.SetupError("the environment knows games of three and four players so far, without Rivals")
        self.layout = layout(self.state.rules, self.setup.players)
        self._buffer = zeros(self.layout.size)
        self._view = np.frombuffer(memoryview(self._buffer), dtype=np.int64)
        self._mask = empty_mask()
        self._mask_view: Mask = np.frombuffer(memoryview(self._mask), dtype=np.uint8)
        self._legal = vec[i64]()

    def reset(self, seed: int) -> None:
        """Deal a new game."""
        self.game = ls.new_game(self.setup, seed)
        self.state = self.game._state

    @property
    def seat(self) -> int:
        """The seat that must choose now, -1 when the game is over."""
        return int(self.state.decider)

    @property
    def over(self) -> bool:
        """Tell whether the game is finished."""
        return self.game.over

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know as a fresh vector."""
        encode(self.state, seat, self._buffer)
        return self._view.astype(np.int16)

    def mask(self) -> Mask:
        """Return the legal actions of the seat that must choose as a fresh 0/1 vector over all action ids."""
        self._legal = mask_into(self.state, self._mask, self._legal)
        return self._mask_view.copy()

    def step(self, action: int) -> None:
        """Take an action; an illegal one raises ``IllegalAction`` and changes nothing."""
        number = int(action)
        if not 0 <= number < ls.N_ACTIONS or not is_legal(self.state, number):
            raise ls.IllegalAction(f"action {action!r} is not legal now")
        take(self.state, number)

    def rewards(self) -> list[float]:
        """Return the result of a finished game: 1 for the winner, 0 for the others; all 0 before the end."""
        result = [0.0] * self.setup.players
        if self.over:
            result[self.game.standings()[0].seat] = 1.0
        return result
