"""Many games side by side: one array of observations, one of masks, one step for all."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.env.lessons import WHOLE_GAME, Lesson, check, new_state
from landsraad.env.raw import layout_of, seed_of, whole
from landsraad.env.rewards import check_reward
from landsraad.env.section import Arrays, Section, Wish, check_opponent
from landsraad.env.workers import Workers, shapes

GIVEN_UP = -1  # in place of an action that is illegal: the game is over at once, and nobody gets anything
LONGEST_HISTORY = 256


class BatchEnv:
    """``n`` games that are stepped together. A game that ends is dealt again at once, with the seed ``n`` further on.

    After ``reset`` and every ``step`` the rows of ``observations`` and ``masks`` are those of the seats in ``seats``
    that must choose now. ``step`` returns who got what: ``rewards[i]`` by seat, and whether game ``i`` ended.

    ``opponents`` are bots stepped inside, clockwise from the seat ``own`` of each game, repeated as needed: ``random``
    and ``policy`` in compiled code, every other bot by its handle; ``"random|policy"`` is a pool, of which one is drawn
    from game to game. ``seat`` is the seat played from outside, None
    another one from game to game. ``reward`` is ``win``, ``rank``, ``vp`` or ``team``, ``history`` how many of the
    latest decisions are told, ``jobs`` in how many processes the games are played. With ``copy=False`` the arrays are
    those that the games write into: quicker, but the next step changes them.
    """

    def __init__(
        self,
        n: int,
        setup: ls.Setup | None = None,
        lesson: Lesson = WHOLE_GAME,
        *,
        opponents: str | Sequence[str] = (),
        seat: int | None = None,
        reward: str = "win",
        history: int = 0,
        jobs: int = 1,
        copy: bool = True,
        finals: bool = False,
    ) -> None:
        if n < 1:
            raise ls.SetupError(f"a batch has at least one game, not {n}")
        if not 1 <= jobs <= n:
            raise ls.SetupError(f"{n} games are played in 1 to {n} processes, not {jobs}")
        if not 0 <= history <= LONGEST_HISTORY:
            raise ls.SetupError(f"a history has 0 to {LONGEST_HISTORY} decisions, not {history}")
        check_reward(reward)
        self.n = n
        self.setup = ls.Setup() if setup is None else setup
        self.lesson = lesson
        check(self.setup, lesson)
        named = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        for name in named:
            check_opponent(name)
        first = new_state(self.setup, lesson, 0)
        self.players = len(first.seats)
        self.layout = layout_of(first)
        if seat is not None and not 0 <= seat < self.players:
            raise ls.SetupError(f"the seat is 0 to {self.players - 1}, not {seat!r}")
        wish = Wish(self.setup, lesson, named, seat, reward, history, finals and bool(named))
        self.jobs = jobs
        self.copy = copy
        self._section: Section | None = None
        self._workers: Workers | None = None
        self._arrays: Arrays
        if jobs == 1:
            self._section = section = Section(wish, 0, n, n, n)
            plain = {name: np.zeros(*rest) for name, rest in shapes(n, self.layout.size, self.players, wish).items()}
            plain |= {"observations": section.page, "masks": section.mask, "history": section.told}
            self._arrays = Arrays(**plain)
        else:
            self._workers = Workers(n, wish, jobs, self.layout.size, self.players)
            self._arrays = self._workers.arrays
        self._lines = np.arange(n)
        self.observations: NDArray[np.int16]
        self.masks: NDArray[np.int8]
        self.history: NDArray[np.int16]
        self.seats: NDArray[np.int64]
        self.own: NDArray[np.int64]
        self.rounds: NDArray[np.int64]
        self.reset()

    @property
    def finals(self) -> NDArray[np.int16]:
        """The last observations of the own seats in the games that ended with the latest step, where they are kept."""
        return self._arrays.finals

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that play for this one; none with ``jobs=1``."""
        return [int(process.pid) for process in self._workers.processes] if self._workers is not None else []

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Deal all games anew, with the seeds from ``seed`` on, or with a seed for each."""
        if isinstance(seed, Sequence):
            seeds = [seed_of(one) for one in seed]
            if len(seeds) != self.n:
                raise ls.SetupError(f"{self.n} games need {self.n} seeds, not {len(seeds)}")
        else:
            first = seed_of(seed)
            seeds = [first + number for number in range(self.n)]
        if self._workers is not None:
            self._workers.reset(seeds)
        elif self._section is not None:
            self._section.reset(seeds)
            self._section.look(self._arrays)
        self._look()

    def _look(self) -> None:
        """Show the rows as they are now."""
        arrays = self._arrays
        for name in ("observations", "masks", "history", "seats", "own", "rounds"):
            array = getattr(arrays, name)
            setattr(self, name, array.copy() if self.copy else array)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take one action in each game; if any is illegal, ``IllegalAction`` is raised and no game goes on."""
        chosen = self.numbers(actions)
        wrong = self.illegal(chosen)
        if wrong.any():
            number = int(wrong.argmax())
            raise ls.IllegalAction(f"action {chosen[number]} is not legal now in game {number}")
        return self.take(chosen)

    def numbers(self, actions: Any) -> NDArray[np.int64]:
        """Return actions as an array of action ids; what is none is refused."""
        if len(actions) != self.n:
            raise ls.IllegalAction(f"{self.n} games need {self.n} actions, not {len(actions)}")
        if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu":
            chosen = actions.astype(np.int64)
            out = (chosen < 0) | (chosen >= ls.N_ACTIONS)
            if out.any():
                whole(int(chosen[out.argmax()]))
            return chosen
        return np.array([whole(action) for action in actions], np.int64)

    def illegal(self, chosen: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Tell in which games an action is not legal now."""
        wrong: NDArray[np.bool_] = self._arrays.masks[self._lines, chosen] == 0
        return wrong

    def take(self, chosen: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take actions that are known to be legal, or ``GIVEN_UP``."""
        arrays = self._arrays
        arrays.actions[:] = chosen
        if self._workers is not None:
            self._workers.step()
        elif self._section is not None:
            self._section.step(arrays)
        self._look()
        return arrays.rewards.copy(), arrays.ended.copy()

    def close(self) -> None:
        """End the processes, if there are any."""
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> "BatchEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
