"""What the PettingZoo face costs beside the engine's own functions, which do the same: step, observation, mask.

The engine's part is written out below with nothing around it: encode what the seat that must choose may know, hand it
out as a fresh array, the same for the mask, see whether the action is legal and take it. Which action it will be is
settled before, so choosing costs neither of the two anything.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import numpy as np

import landsraad as ls
from landsraad.bench.measures import build
from landsraad.core.packed import i64, vec
from landsraad.core.rng import seeded
from landsraad.engine.machine import is_legal, take
from landsraad.env.aec import env
from landsraad.env.encoder import Page
from landsraad.env.lessons import WHOLE_GAME, new_state
from landsraad.env.masks import empty_mask, mask_into
from landsraad.env.raw import INT16, RawEnv

MOST = 0.3  # of the engine's own time
GAMES = 4
FIRST_ROUNDS, MORE_ROUNDS = (30, 10) if build() == "compiled" else (2, 6)

SETUP = ls.Setup()
ZOO = env(SETUP)


def chosen(seed: int) -> list[int]:
    """Return the actions of a random game."""
    raw = RawEnv(SETUP)
    raw.reset(seed)
    rng = seeded(seed, "cost")
    actions = []
    while not raw.over:
        options = raw.state.options
        actions.append(int(options[rng.below(len(options))]))
        raw.step(actions[-1])
    return actions


def engine_alone(seed: int, actions: list[int]) -> float:
    """Return the processor's seconds for a game without any environment."""
    state = new_state(SETUP, WHOLE_GAME, seed)
    page, bits, legal = Page(ZOO.raw.layout.size), empty_mask(), vec[i64]()
    page_seen = np.frombuffer(memoryview(page.numbers), INT16)
    bits_seen = np.frombuffer(memoryview(bits), dtype=np.int8)
    started = process_time()
    for action in actions:
        page.observe(state, state.decider)
        _observation = page_seen.copy()
        legal = mask_into(state, bits, legal)
        _mask = bits_seen.copy()
        if is_legal(state, action):
            take(state, action)
    return process_time() - started


def through_pettingzoo(seed: int, actions: list[int]) -> float:
    """Return the processor's seconds for the same game in the usual loop."""
    ZOO.reset(seed=seed)
    left = iter(actions)
    started = process_time()
    for _agent in ZOO.agent_iter():
        _observation, _reward, terminated, truncated, _info = ZOO.last()
        ZOO.step(None if terminated or truncated else next(left))
    spent = process_time() - started
    assert next(left, None) is None
    return spent


def test_the_pettingzoo_face_costs_less_than_a_third() -> None:
    games = [(seed, chosen(seed)) for seed in range(GAMES)]
    steps = sum(len(actions) for _, actions in games)
    assert steps > 600
    faces: tuple[Callable[[int, list[int]], float], ...] = (engine_alone, through_pettingzoo)
    best = {(face, seed): float("inf") for face in faces for seed, _ in games}
    engine = zoo = 0.0
    for _ in range(MORE_ROUNDS):
        for _ in range(FIRST_ROUNDS):  # the least of many, game by game and in turns: noise only ever adds
            for seed, actions in games:
                for face in faces:
                    best[face, seed] = min(best[face, seed], face(seed, actions))
        engine, zoo = (1e6 * sum(best[face, seed] for seed, _ in games) / steps for face in faces)
        if zoo < (1 + MOST) * engine:
            break
    print(f"{engine:.2f} µs a step in the engine, {zoo:.2f} µs through PettingZoo: {zoo / engine - 1:.0%} more")
    assert zoo < (1 + MOST) * engine
