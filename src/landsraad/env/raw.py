"""The raw environment: a game as observations, masks and rewards, without any framework."""

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.core.packed import i64, vec
from landsraad.engine.game import Game
from landsraad.engine.machine import is_legal, take
from landsraad.env.encoder import empty_mask, encode, mask_into, zeros
from landsraad.env.layout import Layout, layout
from landsraad.env.lessons import WHOLE_GAME, Lesson, as_game, check, new_state
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
INT16 = np.dtype(np.int16)  # made once: that is a good part of a small conversion
LOW, HIGH = -1, 255  # of the numbers in an observation


def layout_of(state: State) -> Layout:
    """Return the layout of the observations of a game."""
    rivals = 0 if state.rivalry is None else len(state.rivalry.rivals)
    return layout(state.rules, len(state.seats), rivals)


class RawEnv:
    """Play a game by action ids; ``observe`` and ``mask`` describe the decision of the seat that must choose."""

    def __init__(self, setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME) -> None:
        self.setup = setup or ls.Setup()
        self.lesson = lesson
        check(self.setup, lesson)
        self.last_round = lesson.rounds or 1 << 30
        self.reset(0)
        self.players = len(self.state.seats)
        self.layout = layout_of(self.state)
        self._buffer = zeros(self.layout.size)
        self._view = np.frombuffer(memoryview(self._buffer), dtype=np.int64)
        self._mask = empty_mask()
        self._mask_view: Mask = np.frombuffer(memoryview(self._mask), dtype=np.int8)
        self._legal = vec[i64]()

    def reset(self, seed: int) -> None:
        """Deal a new game."""
        self.state = new_state(self.setup, self.lesson, seed)

    @property
    def game(self) -> Game:
        """The game behind its public face: for views, standings and the handles of bots."""
        return as_game(self.setup, self.state)

    @property
    def seat(self) -> int:
        """The seat that must choose now, -1 when the game is over."""
        return int(self.state.decider)

    @property
    def over(self) -> bool:
        """Tell whether the game, or the part of it that the lesson is about, is finished."""
        state = self.state
        return state.phase == PHASE_OVER or state.round > self.last_round

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know as a fresh vector."""
        encode(self.state, seat, self._buffer)
        return self._view.astype(INT16)

    def mask(self) -> Mask:
        """Return the legal actions of the seat that must choose as a fresh 0/1 vector over all action ids."""
        self._legal = mask_into(self.state, self._mask, self._legal)
        return self._mask_view.copy()

    def legal(self, action: int) -> bool:
        """Tell whether an action may be taken now."""
        return 0 <= action < ls.N_ACTIONS and is_legal(self.state, action)

    def step(self, action: int) -> None:
        """Take an action; an illegal one raises ``IllegalAction`` and changes nothing."""
        number = int(action)
        if not 0 <= number < ls.N_ACTIONS or not is_legal(self.state, number):
            raise ls.IllegalAction(f"action {action!r} is not legal now")
        take(self.state, number)

    def rewards(self) -> list[float]:
        """Return the result of a finished game: 1 for the winner, 0 for the others; all 0 before the end.

        Where a Rival wins, all seats get 0.
        """
        result = [0.0] * self.players
        if self.over:
            winner = self.game.standings()[0].seat
            if winner < self.players:
                result[winner] = 1.0
        return result
