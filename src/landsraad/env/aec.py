"""The PettingZoo face: an AEC environment, ``landsraad/base-v0``."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

import landsraad as ls
from landsraad.env.raw import RawEnv


def env(setup: ls.Setup | None = None, render_mode: str | None = None) -> Any:
    """Return the environment with PettingZoo's usual wrappers."""
    wrapped: Any = raw_env(setup, render_mode)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment itself. Observations are dicts of the vector and the mask of legal actions."""

    metadata = {"name": "landsraad/base-v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, setup: ls.Setup | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.raw = RawEnv(setup)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.raw.setup.players)]
        self.agents: list[str] = []
        box = spaces.Box(-1, 127, (self.raw.layout.size,), np.int16)
        mask = spaces.Box(0, 1, (ls.N_ACTIONS,), np.int8)
        shared = spaces.Dict({"observation": box, "action_mask": mask})
        self._spaces = {agent: shared for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(ls.N_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations of an agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions of an agent."""
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know and, if it must choose, what it may do."""
        seat = self.possible_agents.index(agent)
        acting = not self.raw.over and self.raw.seat == seat
        mask = self.raw.mask().view(np.int8) if acting else np.zeros(ls.N_ACTIONS, np.int8)
        return {"observation": self.raw.observe(seat), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the next one of an own counter."""
        self._deals = getattr(self, "_deals", 0) + 1
        self.raw.reset(self._deals if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the seat that must choose and tell it what it may do."""
        self.agent_selection = self.possible_agents[self.raw.seat]
        self.infos[self.agent_selection] = {"action_mask": self.raw.mask().view(np.int8)}

    def step(self, action: Any) -> None:
        """Take an action for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.raw.step(int(action))
        if self.raw.over:
            self.rewards = dict(zip(self.possible_agents, self.raw.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the text board of a spectator (mode ``ansi``)."""
        if self.render_mode != "ansi":
            return None
        from landsraad.i18n.render import render

        return render(self.raw.game.view(None))

    def close(self) -> None:
        """Nothing is held open."""
