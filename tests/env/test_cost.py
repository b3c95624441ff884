"""What the PettingZoo face costs beside the raw environment, which does the same: step, observation, mask."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from landsraad.core.rng import seeded
from landsraad.env.aec import env
from landsraad.env.raw import RawEnv

MOST = 0.3  # of the raw environment's time
TRIES = 12
GAMES = 2


def raw_games() -> int:
    raw = RawEnv()
    rng = seeded(1, "cost")
    steps = 0
    for seed in range(GAMES):
        raw.reset(seed)
        while not raw.over:
            raw.observe(raw.seat)
            raw.mask()
            options = raw.state.options
            raw.step(options[rng.below(len(options))])
            steps += 1
    return steps


def zoo_games() -> int:
    zoo = env()
    rng = seeded(1, "cost")
    steps = 0
    for seed in range(GAMES):
        zoo.reset(seed=seed)
        for _ in zoo.agent_iter():
            if zoo.last()[2]:
                zoo.step(None)
                continue
            options = zoo.raw.state.options
            zoo.step(options[rng.below(len(options))])
            steps += 1
    return steps


def seconds_a_step(play: Callable[[], int]) -> float:
    """Return the processor's time; what neighbours take of the machine does not count."""
    started = process_time()
    steps = play()
    return (process_time() - started) / steps


def test_the_pettingzoo_face_costs_less_than_a_third() -> None:
    assert raw_games() == zoo_games() > 300
    raw = zoo = float("inf")
    for _ in range(TRIES):  # the least of some: noise only ever adds
        raw = min(raw, seconds_a_step(raw_games))
        zoo = min(zoo, seconds_a_step(zoo_games))
        if zoo < (1 + MOST) * raw:
            break
    assert zoo < (1 + MOST) * raw, f"{1e6 * raw:.2f} µs raw, {1e6 * zoo:.2f} µs through PettingZoo"
