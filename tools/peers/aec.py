"""Random play through PettingZoo's turn-by-turn interface: the same lines drive its own games and Landsraad's."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np


def random_play(env: Any) -> Callable[[int], tuple[int, Any]]:
    """Return a function that plays a new game of an environment with its wrappers."""
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        x = next(seeds)
        env.reset(seed=x)
        made = 0
        for _ in env.agent_iter():
            if made >= limit:
                break
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)  # takes the agent off the table: no decision
                continue
            actions = np.flatnonzero(observation["action_mask"])
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            env.step(int(actions[(x >> 8) % len(actions)]))
            made += 1
        return made, env

    return play
