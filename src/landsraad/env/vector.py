"""The face of Gymnasium for many seats at once: a ``VectorEnv`` over a batch, one seat of each game against bots."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import landsraad as ls
from landsraad.env.batch import GIVEN_UP, BatchEnv
from landsraad.env.forms import COUNTS, UnitForm, check_form
from landsraad.env.gym import ILLEGAL_REWARD
from landsraad.env.lessons import WHOLE_GAME, Lesson, mode, new_state
from landsraad.env.raw import HIGH, LOW

Observations = dict[str, NDArray[Any]]


class SeatsEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """One seat in each of ``num_envs`` games; the bots are stepped inside (``BatchEnv`` says which and how).

    Games that end are dealt again in the same step: ``info["final_obs"]`` has what the seat saw last. An illegal action
    ends its game with a reward of -1 and ``info["illegal"]``. ``form="unit"`` gives numbers from -1 to 1 and one-hot
    slices in place of counts, ``history=k`` the latest k decisions as a third array. With ``copy=False`` the arrays are
    changed by the next step.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        setup: ls.Setup | None = None,
        opponents: str | Sequence[str] = ("random",),
        seat: int | None = 0,
        lesson: Lesson = WHOLE_GAME,
        reward: str = "win",
        form: str = COUNTS,
        history: int = 0,
        jobs: int = 1,
        copy: bool = True,
    ) -> None:
        check_form(form)
        if not opponents:
            raise ls.SetupError("name at least one bot as opponent")
        self.batch = batch = BatchEnv(
            num_envs,
            setup,
            lesson,
            opponents=opponents,
            seat=seat,
            reward=reward,
            history=history,
            jobs=jobs,
            copy=copy,
            finals=True,
        )
        self.num_envs = num_envs
        self.form: UnitForm | None = None
        box: spaces.Box[Any] = spaces.Box(LOW, HIGH, (batch.layout.size,), np.int16)
        if form != COUNTS:
            self.form = UnitForm(batch.layout, new_state(batch.setup, lesson, 0).rules)
            box = spaces.Box(-1, 1, (self.form.size,), np.float32)
            self._unit = np.empty((num_envs, self.form.size), np.float32)
        parts: dict[str, spaces.Space[Any]] = {
            "observation": box,
            "action_mask": spaces.Box(0, 1, (ls.N_ACTIONS,), np.int8),
        }
        if history:
            parts["history"] = spaces.Box(0, ls.N_ACTIONS, (history, batch.history.shape[2]), np.int16)
        self.single_observation_space = spaces.Dict(parts)
        self.single_action_space = spaces.Discrete(ls.N_ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games: by one seed, by a seed for each, or by chance."""
        if isinstance(seed, list):
            drawn = np.random.default_rng().integers(1 << 62, size=len(seed))
            self.batch.reset([int(other) if one is None else one for one, other in zip(seed, drawn, strict=True)])
        else:
            super().reset(seed=seed)
            self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._observations(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take an action in every game and let the bots answer."""
        batch = self.batch
        own = batch.own.copy()
        chosen = batch.numbers(actions)
        illegal = batch.illegal(chosen)
        chosen[illegal] = GIVEN_UP
        rewards, ended = batch.take(chosen)
        mine = np.where(illegal, ILLEGAL_REWARD, rewards[np.arange(self.num_envs), own]).astype(np.float64)
        info = self._info()
        if ended.any():
            info["final_obs"] = self._finals(ended)
            info["final_info"] = {"seat": own, "_seat": ended, "illegal": illegal, "_illegal": ended}
            info["_final_obs"] = info["_final_info"] = ended.copy()
        return self._observations(), mine, ended, np.zeros(self.num_envs, np.bool_), info

    def _finals(self, ended: NDArray[np.bool_]) -> NDArray[np.object_]:
        """Return what the seats saw last, of games that ended; they may do nothing any more."""
        result = np.full(self.num_envs, None, dtype=object)
        for number in np.flatnonzero(ended):
            row = self.batch.finals[number]
            seen: dict[str, Any] = {
                "observation": row.copy() if self.form is None else self.form.of(row[None])[0],
                "action_mask": np.zeros(ls.N_ACTIONS, np.int8),
            }
            if self.batch.history.shape[1]:
                seen["history"] = np.zeros(self.batch.history.shape[1:], np.int16)
            result[number] = seen
        return result

    def _observations(self) -> Observations:
        """Return the rows as they are now."""
        batch = self.batch
        seen: NDArray[Any] = batch.observations
        if self.form is not None:
            seen = self.form.of(batch.observations, None if batch.copy else self._unit)
        found = {"observation": seen, "action_mask": batch.masks}
        if batch.history.shape[1]:
            found["history"] = batch.history
        return found

    def _info(self) -> dict[str, Any]:
        """Return the masks once more, where learners look for them, with seats and rounds."""
        everybody = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.batch.masks, "_action_mask": everybody,
            "seat": self.batch.own.copy(), "_seat": everybody,
            "round": self.batch.rounds.copy(), "_round": everybody,
        }  # fmt: skip

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what may be done now, a row a game."""
        return self.batch.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes, if there are any."""
        self.batch.close()


def make_seats(name: str, num_envs: int = 1, **options: Any) -> SeatsEnv:
    """Return a registered environment by its id; ``gymnasium.make_vec`` calls this."""
    found = mode(name)
    return SeatsEnv(num_envs, found.setup, lesson=found.lesson, **options)
