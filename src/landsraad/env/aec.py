"""The PettingZoo face: AEC environments, registered as ``landsraad/base-v1`` and so on (``landsraad.env.register``).

What PettingZoo's usual wrappers promise (an illegal action ends the game at the expense of who took it, actions out of
bounds and steps out of order are refused) the environment keeps by itself: three wrappers would cost four fifths of a
step. ``wrapped_env`` puts them around it all the same.
"""

from collections.abc import Iterator
from itertools import repeat
from secrets import randbits
from sys import maxsize
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

import landsraad as ls
from landsraad.core.actions import N_ACTIONS
from landsraad.core.rng import Rng, seeded
from landsraad.env.desk import OVER
from landsraad.env.lessons import WHOLE_GAME, Lesson, mode
from landsraad.env.raw import HIGH, LOW, RawEnv, seed_of, whole
from landsraad.env.render import HUMAN, RENDER_MODES, check_mode, render

ILLEGAL_REWARD = -1.0
DEALS = "deals of an environment"  # the stream of seeds after the first


class ActionIds(spaces.Discrete):
    """The action ids; a plain number is found in it without a detour, since wrappers ask at every step."""

    def contains(self, x: Any) -> bool:
        """Tell whether something is an action id."""
        return 0 <= x < N_ACTIONS if type(x) is int else super().contains(x)


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment. Observations are dicts of the vector and the mask of legal actions."""

    metadata = {"name": "landsraad/base-v1", "render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, setup: ls.Setup | None = None, lesson: Lesson = WHOLE_GAME, render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.raw = raw = RawEnv(setup, lesson)
        raw.desk.stop()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(raw.players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.dealt = -1  # the seed of the game under way
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._deals: Rng | None = None
        self._over = True
        self._infos: dict[str, dict[str, Any]] | None = None
        box = spaces.Box(LOW, HIGH, (raw.layout.size,), np.int16)
        mask = spaces.Box(0, 1, (N_ACTIONS,), np.int8)
        space = spaces.Dict({"observation": box, "action_mask": mask})
        self._spaces = dict.fromkeys(self.possible_agents, space)
        self._actions = {agent: ActionIds(N_ACTIONS) for agent in self.possible_agents}
        # Looked up once: every step goes through these.
        self._act, self._look = raw.desk.act, raw.desk.look
        self._copy_mask, self._copy_page = raw.mask_view.copy, raw.page_view.copy
        if render_mode == HUMAN:
            self.step = self._step_and_show  # type: ignore[method-assign]

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations of an agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions of an agent."""
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know and, if it must choose, what it may do."""
        self._check_dealt()
        asked = agent == self.agent_selection and not self._over
        mask = self._mask if asked else np.zeros(N_ACTIONS, np.int8)
        return {"observation": self.raw.observe(self._seats[agent]), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward since its last step, terminated, truncated and info of the selected agent."""
        if observe and not self._over:  # the way of every step
            mask = self._mask
            self._look()
            seen = {"observation": self._copy_page(), "action_mask": mask}
            return seen, 0.0, False, False, {"action_mask": mask}
        self._check_dealt()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards.get(agent, 0.0),
            self.terminations.get(agent, True),
            False,
            self.infos.get(agent, {}),
        )

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """The info of every agent, made when it is asked for: the mask of who must choose, nothing for the others.

        After the end everybody is told that there is nothing left to do.
        """
        if self._infos is None:
            if self._over:
                self._infos = {agent: {"action_mask": np.zeros(N_ACTIONS, np.int8)} for agent in self.agents}
            else:
                self._infos = {agent: {} for agent in self.agents}
                self._infos[self.agent_selection] = {"action_mask": self._mask}
        return self._infos

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give the agent that is to step, again and again, until nobody is left."""
        for _ in repeat(None, min(max_iter, maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of a seed. Without one the next deal follows from the last seed given, or from chance.

        ``dealt`` is the seed of the game, to play it again. There are no ``options``.
        """
        if seed is not None:
            self.dealt = seed_of(seed)
            self._deals = seeded(self.dealt, DEALS)
        else:
            if self._deals is None:
                self._deals = seeded(randbits(256), DEALS)
            self.dealt = self._deals.word() << 32 | self._deals.word()
        self.raw.reset(self.dealt)
        self.agents = agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self._over = False
        self.agent_selection = agents[self.raw.seat]
        self._mask = self._copy_mask()
        self._infos = None
        if self.render_mode == HUMAN:
            self.render()

    def step(self, action: Any) -> None:
        """Take an action for the selected agent."""
        if type(action) is not int:
            if self._over:
                self._after_the_end(action)
                return
            action = whole(action)
        seat = self._act(action)
        if seat < 0:
            self._stop(seat, action)
            return
        self.agent_selection = self.possible_agents[seat]
        self._mask = self._copy_mask()
        self._infos = None

    def _step_and_show(self, action: Any) -> None:
        """Take an action as ``step`` does, and show the board."""
        raw_env.step(self, action)
        self.render()

    def _stop(self, outcome: int, action: int) -> None:
        """End the game, if it was not over: by the last action, or by an illegal one."""
        if self._over:
            self._after_the_end(action)
        elif outcome == OVER:
            self._finish(self.raw.rewards())
        else:
            whole(action)
            self.raw.desk.stop()
            offender = self.agent_selection
            self._finish([ILLEGAL_REWARD if agent == offender else 0.0 for agent in self.possible_agents])

    def _finish(self, rewards: list[float]) -> None:
        """Tell everybody that the game is over: only now there are rewards."""
        self._over = True
        self._infos = None
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _check_dealt(self) -> None:
        """Refuse to go on before the first deal."""
        if self.dealt < 0:
            raise ls.IllegalAction("nothing is dealt: call reset() first")

    def _after_the_end(self, action: Any) -> None:
        """Let an agent leave whose game is over; PettingZoo wants ``None`` as its action."""
        if not self.agents:
            raise ls.IllegalAction("nobody may act: call reset() first")
        self._was_dead_step(action)

    def render(self) -> Any:
        """Return the board of a spectator as text (``ansi``) or picture (``rgb_array``), or print it (``human``)."""
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
