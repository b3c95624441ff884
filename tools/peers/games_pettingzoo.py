"""PettingZoo's classic games with their usual wrappers; no way to copy a position (a deep copy is a new game)."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module, metadata

from aec import random_play
from trial import WRAPPED, Trial


def version() -> str:
    """Return what is measured."""
    return f"PettingZoo {metadata.version('pettingzoo')} classic"


def named(name: str, module: str) -> Callable[[], Trial]:
    """Put off the making of a trial."""

    def make() -> Trial:
        env = import_module(f"pettingzoo.classic.{module}").env()
        return Trial(name, len(env.possible_agents), WRAPPED, random_play(env))

    return make


TRIALS = {"hanabi": named("hanabi", "hanabi_v5"), "connect_four": named("connect_four", "connect_four_v3")}
