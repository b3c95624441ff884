"""The PettingZoo face: AEC environments, registered as ``landsraad/base-v0`` and so on (``landsraad.env.register``).

What PettingZoo's usual wrappers promise (an illegal action ends the game at the expense of who took it, actions out of
bounds and steps out of order are refused) the environment keeps by itself: three wrappers would cost four fifths of a
step. ``wrapped_env`` puts them around it all the same.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

import landsraad as ls
from landsraad.core.actions import N_ACTIONS
from landsraad.engine.machine import is_legal, take
from landsraad.env.lessons import WHOLE_GAME, Lesson, mode
from landsraad.env.raw import HIGH, LOW, RawEnv
from landsraad.env.render import RENDER_MODES, render
from landsraad.model.terms import PHASE_OVER

ILLEGAL_REWARD = -1.0


class ActionIds(spaces.Discrete):
    """The action ids; a plain number is found in it without a detour, since wrappers ask at every step."""

    def contains(self, x: Any) -> bool:
        """Tell whether something is an action id."""
        return 0 <= x < N_ACTIONS if type(x) is int else super().contains(x)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment. Observations are dicts of the vector and the mask of legal actions."""

    metadata = {"name": "landsraad/base-v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ls.SetupError(f"unknown render mode {render_mode!r}; there is {', '.join(RENDER_MODES)}")
        self.raw = RawEnv(setup, lesson)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.raw.players)]
        self.agents: list[str] = []
        self._numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        self._deals = 0
        self._over = True
        box = spaces.Box(LOW, HIGH, (self.raw.layout.size,), np.int16)
        mask = spaces.Box(0, 1, (N_ACTIONS,), np.int8)
        self._space = spaces.Dict({"observation": box, "action_mask": mask})
        self._actions = {agent: ActionIds(N_ACTIONS) for agent in self.possible_agents}
        self._no_action = np.zeros(N_ACTIONS, np.int8)

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations of an agent."""
        return self._space

    def action_space(self, agent: str) -> Any:
        """Return the space of actions of an agent."""
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know and, if it must choose, what it may do."""
        if agent == self._deciding:
            return {"observation": self.raw.observe(self._numbers[agent]), "action_mask": self._mask}
        return {"observation": self.raw.observe(self._numbers[agent]), "action_mask": self._no_action.copy()}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward since its last step, terminated, truncated and info of the selected agent."""
        agent = self.agent_selection
        if observe and not self._over:  # the way of every step
            seen = self.raw.observe(self._number)
            return {"observation": seen, "action_mask": self._mask}, 0.0, False, False, self.infos[agent]
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give the agent that is to step, again and again, until nobody is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the next one of an own counter."""
        self._deals += 1
        self.raw.reset(self._deals if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._select()

    def _select(self) -> None:
        """Select the seat that must choose and tell it what it may do."""
        raw = self.raw
        self._number = raw.state.decider
        self.agent_selection = self._deciding = agent = self.possible_agents[self._number]
        self._mask = mask = raw.mask()
        self.infos[agent] = {"action_mask": mask}

    def step(self, action: Any) -> None:
        """Take an action for the selected agent."""
        if self._over:
            if not self.agents:
                raise ls.IllegalAction("nobody may act: call reset() first")
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if not 0 <= number < N_ACTIONS:
            raise ls.IllegalAction(f"an action is a whole number from 0 to {N_ACTIONS - 1}, not {action!r}")
        raw = self.raw
        state = raw.state
        before = self._deciding
        if not is_legal(state, number):
            self._finish([ILLEGAL_REWARD if agent == before else 0.0 for agent in self.possible_agents])
            return
        take(state, number)
        if state.phase == PHASE_OVER or state.round > raw.last_round:
            self._finish(raw.rewards())
            return
        # As in _select; a call less makes a tenth of the overhead.
        self._number = seat = state.decider
        self.agent_selection = self._deciding = agent = self.possible_agents[seat]
        self._mask = mask = raw.mask()
        infos = self.infos
        infos[before] = {}
        infos[agent] = {"action_mask": mask}

    def _finish(self, rewards: list[float]) -> None:
        """End the game: only now there are rewards."""
        self._over = True
        self._deciding = ""
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self._no_action.copy()} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """Return the board of a spectator: text (mode ``ansi``) or a picture (mode ``rgb_array``)."""
        return render(self.raw.game.view(None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME, render_mode: str | None = None) -> raw_env:
    """Return the environment."""
    return raw_env(setup, lesson, render_mode)


def wrapped_env(setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME, render_mode: str | None = None) -> Any:
    """Return the environment inside PettingZoo's usual wrappers."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(setup, lesson, render_mode), illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def make_aec(name: str, render_mode: str | None = None) -> raw_env:
    """Return a registered environment by its id; PettingZoo's registry calls this."""
    found = mode(name)
    made = raw_env(found.setup, found.lesson, render_mode)
    made.metadata = {**raw_env.metadata, "name": name}
    return made
