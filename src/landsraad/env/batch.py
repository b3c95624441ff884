"""Many games side by side: one array of observations, one of masks, one step for all."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.engine.machine import is_legal, take
from landsraad.env.encoder import Page
from landsraad.env.lessons import WHOLE_GAME, Lesson, as_game, check, new_state
from landsraad.env.masks import empty_mask, mask_many
from landsraad.env.raw import INT16, layout_of, seed_of, whole
from landsraad.model.terms import PHASE_OVER


class BatchEnv:
    """``n`` games that are stepped together. A game that ends is dealt again at once, with the next seed.

    After ``reset`` and every ``step`` the rows of ``observations`` and ``masks`` are those of the seats in ``seats``
    that must choose now. ``step`` returns who got what: ``rewards[i]`` by seat, and whether game ``i`` ended.
    """

    def __init__(self, n: int, setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME) -> None:
        if n < 1:
            raise ls.SetupError(f"a batch has at least one game, not {n}")
        self.n = n
        self.setup = ls.Setup() if setup is None else setup
        self.lesson = lesson
        check(self.setup, lesson)
        self._last_round = lesson.rounds or 1 << 30
        first = new_state(self.setup, lesson, 0)
        self.players = len(first.seats)
        self.layout = layout_of(first)
        self._page = Page(n * self.layout.size)
        self._page_view = np.frombuffer(memoryview(self._page.numbers), INT16).reshape(n, -1)
        self._mask = empty_mask(n)
        self._mask_view = np.frombuffer(memoryview(self._mask), dtype=np.int8).reshape(n, -1)
        self.observations: NDArray[np.int16]
        self.masks: NDArray[np.int8]
        self.seats: NDArray[np.int64]
        self.reset()

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew, with the seeds from ``seed`` on."""
        first = seed_of(seed)
        self._states = [new_state(self.setup, self.lesson, first + number) for number in range(self.n)]
        self._next_seed = first + self.n
        self._look()

    def _look(self) -> None:
        """Fill the arrays."""
        self._page.observe_many(self._states, self.layout.size)
        mask_many(self._states, self._mask)
        self.observations = self._page_view.copy()
        self.masks = self._mask_view.copy()
        self.seats = np.fromiter((state.decider for state in self._states), np.int64, self.n)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in each game; if any is illegal, ``IllegalAction`` is raised and no game goes on."""
        chosen = [whole(action) for action in actions]
        if len(chosen) != self.n:
            raise ls.IllegalAction(f"{self.n} games need {self.n} actions, not {len(chosen)}")
        for number, (state, action) in enumerate(zip(self._states, chosen, strict=True)):
            if not is_legal(state, action):
                raise ls.IllegalAction(f"action {action} is not legal now in game {number}")
        rewards = np.zeros((self.n, self.players), np.float32)
        ended = np.zeros(self.n, np.bool_)
        for number, action in enumerate(chosen):
            state = self._states[number]
            take(state, action)
            if state.phase == PHASE_OVER or state.round > self._last_round:
                ended[number] = True
                for one in as_game(self.setup, state).standings():
                    if one.rank == 1 and one.seat < self.players:
                        rewards[number, one.seat] = 1.0
                self._states[number] = new_state(self.setup, self.lesson, self._next_seed)
                self._next_seed += 1
        self._look()
        return rewards, ended
