"""Landsraad's base game with four players, behind every face that a peer shows."""

from __future__ import annotations

import itertools
from typing import Any

from trial import ENGINE, LOOP, OBSERVED, PETTINGZOO, WRAPPED, Trial

import landsraad as ls
from landsraad.bench.measures import build
from landsraad.content.boxes import ruleset
from landsraad.core.rng import seeded
from landsraad.engine.playout import play_out
from landsraad.engine.round.deal import deal

SETUP = ls.Setup(host="base", players=4)
GAME = "Dune: Imperium"
BATCH = 64


def version() -> str:
    """Return what is measured."""
    return f"Landsraad {ls.__version__} {build()}"


def loop() -> Trial:
    """Return the ordinary Python loop."""
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        x = next(seeds)
        game = ls.new_game(SETUP, x)
        made = 0
        while made < limit and not game.over:
            actions = game.legal_actions()
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            game.apply(actions[(x >> 8) % len(actions)])
            made += 1
        return made, game

    return Trial(GAME, SETUP.players, LOOP, play, lambda game: game.clone(), "game.clone()")


def engine() -> Trial:
    """Return random play inside the engine."""
    rules = ruleset(SETUP)
    rng = seeded(1, "peers")
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        state = deal(rules, SETUP.players, (None,) * SETUP.players, next(seeds))
        return int(play_out(state, rng)), state

    return Trial(GAME, SETUP.players, ENGINE, play)


def observed() -> Trial:
    """Return steps with a fresh observation and mask each."""
    import numpy as np

    from landsraad.env.raw import RawEnv

    env = RawEnv(SETUP)
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        x = next(seeds)
        env.reset(x)
        made = 0
        while made < limit and not env.over:
            env.observe(env.seat)
            actions = np.flatnonzero(env.mask())
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            env.step(int(actions[(x >> 8) % len(actions)]))
            made += 1
        return made, env

    return Trial(GAME, SETUP.players, OBSERVED, play)


def pettingzoo() -> Trial:
    """Return the PettingZoo environment."""
    from aec import random_play

    from landsraad.env.aec import env

    return Trial(GAME, SETUP.players, PETTINGZOO, random_play(env(SETUP)))


def wrapped() -> Trial:
    """Return the PettingZoo environment inside PettingZoo's own wrappers, which it does not need."""
    from aec import random_play

    from landsraad.env.aec import wrapped_env

    return Trial(GAME, SETUP.players, WRAPPED, random_play(wrapped_env(SETUP)))


def batch() -> Trial:
    """Return steps of many games side by side, each with a fresh observation and mask."""
    import numpy as np

    from landsraad.env.batch import BatchEnv

    env = BatchEnv(BATCH, SETUP)
    env.reset(1)
    dice = np.random.default_rng(1)

    def play(limit: int) -> tuple[int, Any]:
        made = 0
        ended = 0
        while made < limit and ended < BATCH:
            # A random number for every action; the legal one with the highest is taken.
            actions = np.argmax(env.masks * dice.random(env.masks.shape, np.float32), axis=1)
            ended += int(env.step(actions)[1].sum())
            made += BATCH
        return made, env

    return Trial(f"{GAME} × {BATCH}", SETUP.players, f"batch {OBSERVED}", play)


TRIALS = {
    "Python loop": loop,
    "in the engine": engine,
    "with observation": observed,
    "PettingZoo": pettingzoo,
    WRAPPED: wrapped,
    "batch": batch,
}
