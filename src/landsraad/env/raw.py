"""The raw environment: a game as observations, masks and rewards, without any framework."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.engine.game import Game
from landsraad.env.desk import REFUSED, Desk
from landsraad.env.layout import Layout, layout
from landsraad.env.lessons import WHOLE_GAME, Lesson, as_game, check, new_state
from landsraad.env.rewards import REWARDS
from landsraad.model.state import State

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
INT16 = np.dtype(np.int16)  # made once: that is a good part of a small conversion
LOW, HIGH = -1, 255  # of the numbers in an observation


def layout_of(state: State) -> Layout:
    """Return the layout of the observations of a game."""
    rivals = 0 if state.rivalry is None else len(state.rivalry.rivals)
    return layout(state.rules, len(state.seats), rivals)


def whole(action: Any) -> int:
    """Return an action as a plain number: numpy's numbers are welcome, fractions, words and nothing are not."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < ls.N_ACTIONS or isinstance(action, bool):
        raise ls.IllegalAction(f"an action is a whole number from 0 to {ls.N_ACTIONS - 1}, not {action!r}")
    return number


def seed_of(seed: Any) -> int:
    """Return a seed as a plain number, or say what a seed is."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 256 or isinstance(seed, bool):
        raise ls.SetupError(f"the seed is a whole number from 0 to 2**256 - 1, not {seed!r}")
    return number


class RawEnv:
    """Play a game by action ids; ``observe`` and ``mask`` describe the decision of the seat that must choose."""

    def __init__(self, setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME) -> None:
        self.setup = ls.Setup() if setup is None else setup
        self.lesson = lesson
        check(self.setup, lesson)
        first = new_state(self.setup, lesson, 0)
        self.players = len(first.seats)
        self.layout = layout_of(first)
        self.desk = Desk(self.layout.size, lesson.rounds or 1 << 30, first)
        self.page_view: Observation = np.frombuffer(memoryview(self.desk.page.numbers), INT16)
        self.mask_view: Mask = np.frombuffer(memoryview(self.desk.mask), dtype=np.int8)

    def reset(self, seed: int) -> None:
        """Deal a new game."""
        self.desk.lay(new_state(self.setup, self.lesson, seed_of(seed)))

    @property
    def state(self) -> State:
        """The state of the game under way."""
        return self.desk.state

    @property
    def game(self) -> Game:
        """The game behind its public face: for views, standings and the handles of bots."""
        return as_game(self.setup, self.desk.state)

    @property
    def seat(self) -> int:
        """The seat that must choose now, -1 when the game is over."""
        return int(self.desk.state.decider) if self.desk.running else -1

    @property
    def over(self) -> bool:
        """Tell whether the game, or the part of it that the lesson is about, is finished."""
        return not self.desk.running

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know as a fresh vector."""
        if not 0 <= seat < self.players:
            raise ls.SetupError(f"the seat is 0 to {self.players - 1}, not {seat!r}")
        self.desk.page.observe(self.desk.state, seat)
        return self.page_view.copy()

    def mask(self) -> Mask:
        """Return the legal actions of the seat that must choose as a fresh 0/1 vector over all action ids."""
        return self.mask_view.copy()

    def step(self, action: int) -> None:
        """Take an action; an illegal one raises ``IllegalAction`` and changes nothing."""
        if self.desk.act(whole(action)) == REFUSED:
            raise ls.IllegalAction(
                "the game is over: call reset() first" if self.over else f"action {action} is not legal now"
            )

    def rewards(self, kind: str = "win") -> list[float]:
        """Return the result of a finished game by seat, all 0 before the end: ``landsraad.env.rewards`` says how."""
        return REWARDS[kind](self.game.standings(), self.players) if self.over else [0.0] * self.players
