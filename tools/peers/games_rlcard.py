"""RLCard's environments: every step builds the observation and lists the legal actions."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from importlib import metadata
from typing import Any

import rlcard
from trial import OBSERVED, Trial


def version() -> str:
    """Return what is measured."""
    return f"RLCard {metadata.version('rlcard')}"


def trial(name: str) -> Trial:
    """Return random play of an environment."""
    env: Any = rlcard.make(name, config={"seed": 1})
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        x = next(seeds)
        state, _ = env.reset()
        made = 0
        while made < limit and not env.is_over():
            actions = list(state["legal_actions"])
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            state, _ = env.step(actions[(x >> 8) % len(actions)])
            made += 1
        return made, env.game

    return Trial(name, env.num_players, OBSERVED, play, copy.deepcopy, "copy.deepcopy(env.game)")


def named(name: str) -> Callable[[], Trial]:
    """Put off the making of a trial."""
    return lambda: trial(name)


TRIALS = {name: named(name) for name in ("uno", "gin-rummy", "doudizhu")}
