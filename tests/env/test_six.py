"""A six-player game as an environment: observations of six seats, and a reward for the whole team that wins."""

from __future__ import annotations

import numpy as np

from landsraad.core.rng import seeded
from landsraad.env.raw import RawEnv
from tests.support.six import setup, six_players


def test_a_whole_team_is_rewarded() -> None:
    with six_players():
        env = RawEnv(setup())
        env.reset(3)
        rng = seeded(3, "env")
        while not env.over:
            page = env.observe(env.seat)
            assert page.shape == (env.layout.size,)
            legal = np.flatnonzero(env.mask())
            env.step(int(legal[rng.below(len(legal))]))
        won = {one.seat for one in env.game.standings() if one.rank == 1}
        assert [seat for seat, reward in enumerate(env.rewards()) if reward == 1.0] == sorted(won)
        assert len(won) == 3
