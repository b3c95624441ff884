"""OpenSpiel's C++ games, driven from Python."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from importlib import metadata
from typing import Any

import pyspiel
from trial import LOOP, Trial


def version() -> str:
    """Return what is measured."""
    return f"OpenSpiel {metadata.version('open_spiel')}"


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """Return the outcome at a point between 0 and 1 of the summed chances."""
    for outcome, chance in outcomes:
        point -= chance
        if point < 0:
            return outcome
    return outcomes[-1][0]


def trial(name: str) -> Trial:
    """Return random play of a game; chance is drawn here and is no decision."""
    game: Any = pyspiel.load_game(name)
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        x = next(seeds)
        state = game.new_initial_state()
        made = 0
        while made < limit and not state.is_terminal():
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), (x >> 8) / (1 << 23)))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[(x >> 8) % len(actions)])
            made += 1
        return made, state

    return Trial(name, game.num_players(), LOOP, play, lambda state: state.clone(), "state.clone()")


def named(name: str) -> Callable[[], Trial]:
    """Put off the making of a trial."""
    return lambda: trial(name)


TRIALS = {name: named(name) for name in ("gin_rummy", "hanabi", "chess", "tarok")}
