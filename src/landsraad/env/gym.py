"""The Gymnasium face: one seat of a game, the others played by bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import landsraad as ls
from landsraad.bots import Bot, bot_stream, check_bot, dismiss, make_bot, open_handle
from landsraad.env.forms import COUNTS, UnitForm, check_form
from landsraad.env.lessons import WHOLE_GAME, Lesson, mode
from landsraad.env.pools import members
from landsraad.env.raw import HIGH, LOW, RawEnv, whole
from landsraad.env.render import HUMAN, RENDER_MODES, check_mode, render
from landsraad.env.rewards import check_reward

ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against bots. The reward comes at the end of the game: 1 for a win, unless ``reward`` says otherwise.

    ``opponents`` are names of bots, clockwise from the seat, repeated as needed; ``"random|greedy"`` is a pool, one of
    which is drawn from game to game. ``seat=None`` takes another seat from game to game, drawn by the seed. An illegal
    action ends the game with a reward of -1 and ``info["illegal"]``; what is no action id at all raises
    ``IllegalAction``. ``form="unit"`` gives numbers from -1 to 1 (``env.forms``).
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        setup: ls.Setup | None = None,
        opponents: str | Sequence[str] = ("random",),
        seat: int | None = 0,
        lesson: Lesson = WHOLE_GAME,
        render_mode: str | None = None,
        reward: str = "win",
        form: str = COUNTS,
    ) -> None:
        check_mode(render_mode)
        check_reward(reward)
        check_form(form)
        if not opponents:
            raise ls.SetupError("name at least one bot as opponent")
        self.raw = RawEnv(setup, lesson)
        if seat is not None and not 0 <= seat < self.raw.players:
            raise ls.SetupError(f"the seat is 0 to {self.raw.players - 1}, not {seat!r}")
        self.render_mode = render_mode
        self._wish = seat
        self.seat = seat or 0
        named = (opponents,) if isinstance(opponents, str) else opponents
        self._names = {place: named[(place - 1) % len(named)] for place in range(1, self.raw.players)}
        self._pools = {place: members(name) for place, name in self._names.items()}
        for pool in self._pools.values():
            for name in pool:
                check_bot(name)
        self._names = {place: pool[0] for place, pool in self._pools.items()}
        self._bots: dict[int, Bot] = {place: make_bot(name) for place, name in self._names.items()}
        self._seed = 0
        self._decisions = 0
        self._over = True
        self.reward = reward
        self.form = UnitForm(self.raw.layout, self.raw.state.rules) if form != COUNTS else None
        box: spaces.Box[Any] = spaces.Box(LOW, HIGH, (self.raw.layout.size,), np.int16)
        if self.form is not None:
            box = spaces.Box(-1, 1, (self.form.size,), np.float32)
        mask = spaces.Box(0, 1, (ls.N_ACTIONS,), np.int8)
        self.observation_space = spaces.Dict({"observation": box, "action_mask": mask})
        self.action_space = spaces.Discrete(ls.N_ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until the seat must choose."""
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(self.raw.players)) if self._wish is None else self._wish
        for place, pool in self._pools.items():
            if len(pool) > 1:
                self._names[place] = pool[int(self.np_random.integers(len(pool)))]
                dismiss([self._bots[place]])
                self._bots[place] = make_bot(self._names[place])
        while True:
            self.raw.reset(self._seed)
            self._decisions = 0
            self.close()
            self._over = True  # should a bot fail, there is nothing to go on with
            self._run_bots()
            self._over = self.raw.over
            if not self._over:
                return self._observation()
            self._seed += 1  # a game that ended before the seat was ever asked teaches nothing

    def _run_bots(self) -> None:
        """Let the bots play until the seat must choose or the game is over."""
        raw = self.raw
        while not raw.over and raw.seat != self.seat:
            bot = self._bots[(raw.seat - self.seat) % raw.players]
            rng = bot_stream(self._seed, raw.seat, self._decisions)
            raw.step(bot.choose(open_handle(raw.game, raw.seat, rng)))
            self._decisions += 1

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        """Return what the seat knows and may do, and the same mask as info."""
        if self.render_mode == HUMAN:
            self.render()
        mask = np.zeros(ls.N_ACTIONS, np.int8) if self._over else self.raw.mask()
        info = {"action_mask": mask, "seat": self.seat, "round": int(self.raw.state.round)}
        seen: NDArray[Any] = self.raw.observe(self.seat)
        if self.form is not None:
            seen = self.form.of(seen[None])[0]
        return {"observation": seen, "action_mask": mask}, info

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots answer."""
        if self._over:
            raise ls.IllegalAction("the game is over: call reset() first")
        number = whole(action)
        if not self.raw.mask_view[number]:
            self._over = True
            observation, info = self._observation()
            return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": True}
        self._over = True
        self.raw.step(number)
        self._decisions += 1
        self._run_bots()
        self._over = self.raw.over
        if self._over:
            self.close()
        observation, info = self._observation()
        return observation, self.raw.rewards(self.reward)[self.seat], self._over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what may be done now, as sb3-contrib's MaskablePPO asks for it."""
        if self._over:
            return np.zeros(ls.N_ACTIONS, np.bool_)
        return self.raw.mask().astype(np.bool_)

    def render(self) -> Any:
        """Return the board of a spectator as text (``ansi``) or picture (``rgb_array``), or print it (``human``)."""
        return render(self.raw.game.view(None), self.render_mode)

    def close(self) -> None:
        """Tell bots that are programs of their own that their game is over; the next game has new ones."""
        for place, bot in self._bots.items():
            leave = getattr(bot, "close", None)
            if leave is not None:
                leave()
                self._bots[place] = make_bot(self._names[place])


def make_seat(name: str, **options: Any) -> SeatEnv:
    """Return a registered environment by its id; Gymnasium's registry calls this."""
    found = mode(name)
    return SeatEnv(found.setup, lesson=found.lesson, **options)
