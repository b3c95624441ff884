"""MaskablePPO learns one seat against random bots: pip install 'landsraad[env]' sb3-contrib; python maskable_ppo.py.

The lesson is one round of the base game: who is ahead after it wins. ``--whole`` plays whole games."""

import argparse
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from landsraad.env.gym import SeatEnv
from landsraad.env.lessons import ONE_ROUND, WHOLE_GAME


class Numbers(gymnasium.ObservationWrapper):
    """Give the network the vector alone, as small floats; the mask goes its own way through ``action_masks``."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        box = env.observation_space["observation"]
        self.observation_space = spaces.Box(-1.0, 32.0, box.shape, np.float32)

    def observation(self, observation: dict) -> np.ndarray:
        """Return the vector, scaled."""
        return observation["observation"].astype(np.float32) / 8

    def action_masks(self) -> np.ndarray:
        """Return what may be done now."""
        return self.env.action_masks()


def win_rate(model: Any, env: Numbers, games: int) -> float:
    """Return the share of games won."""
    won = 0.0
    for game in range(games):
        observation, _ = env.reset(seed=10_000 + game)
        ended = False
        while not ended:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, ended, _, _ = env.step(int(action))
        won += reward
    return won / games


if __name__ == "__main__":
    from sb3_contrib import MaskablePPO

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--whole", action="store_true", help="whole games in place of one round")
    parser.add_argument("--curves", help="folder for the curves of TensorBoard (pip install tensorboard)")
    options = parser.parse_args()
    env = Numbers(SeatEnv(opponents=("random",), seat=None, lesson=WHOLE_GAME if options.whole else ONE_ROUND))
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=1, tensorboard_log=options.curves)
    even = f"an even share is {1 / env.unwrapped.raw.players:.0%}"
    print(f"before: {win_rate(model, env, options.games):.1%} won ({even})")
    model.learn(options.steps)
    print(f"after {options.steps} steps: {win_rate(model, env, options.games):.1%} won")
