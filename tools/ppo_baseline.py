"""PPO on whole games as a baseline of the benchmark: trains on a batch, then meets frozen opponents on fresh deals.

    pip install 'landsraad[env]' sb3-contrib tensorboard
    python tools/ppo_baseline.py --steps 2000000 --out docs/results/ppo.json --curves runs

The opponents in training are a pool (``--pool``), drawn from game to game. ``--minutes`` stops earlier. Curves of
TensorBoard go to ``--curves``: reward and length of games, losses, and the share of games won against each opponent.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

import landsraad as ls
from landsraad.bots.deals import fresh_key, seed_of_deal
from landsraad.env.batch import BatchEnv
from landsraad.tournament.charts import wilson

SCALE = np.float32(1 / 8)
OPPONENTS = ("random", "greedy-1", "heuristic-1")
AFTER = 1 << 62  # deals of the measure begin here, far from those of the training


class Seats(VecEnv):
    """One seat in each game of a batch, as stable-baselines3 asks for it: flat numbers, masks by ``action_masks``."""

    def __init__(self, n: int, setup: ls.Setup, pool: str, seed: int) -> None:
        self.batch = BatchEnv(n, setup, opponents=pool, copy=False, finals=True)
        self.batch.reset(seed)
        box = spaces.Box(-16.0, 4096.0, (self.batch.layout.size,), np.float32)
        super().__init__(n, box, spaces.Discrete(ls.N_ACTIONS))
        self.chosen = np.zeros(n, np.int64)

    def seen(self) -> np.ndarray:
        """Return the observations as small floats."""
        return self.batch.observations.astype(np.float32) * SCALE

    def reset(self) -> np.ndarray:
        """Return what is seen now: games that end are dealt again at once."""
        return self.seen()

    def step_async(self, actions: np.ndarray) -> None:
        """Keep the actions."""
        self.chosen = np.asarray(actions, np.int64)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Take them."""
        seats = self.batch.own.copy()
        rewards, ended = self.batch.step(self.chosen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            infos[game]["terminal_observation"] = self.batch.finals[game].astype(np.float32) * SCALE
        return self.seen(), rewards[np.arange(self.num_envs), seats], ended.copy(), infos

    def action_masks(self) -> np.ndarray:
        """Return what may be done now, a row a game."""
        return self.batch.masks.astype(bool)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Return the masks, which is all that is ever asked for."""
        return list(getattr(self, method_name)())

    def close(self) -> None:
        """End the batch."""
        self.batch.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute for each game."""
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: there is nothing to set."""
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Tell that nothing is wrapped."""
        return [False] * self.num_envs


def met(model: MaskablePPO, setup: ls.Setup, opponent: str, deals: list[int], n: int) -> tuple[int, int]:
    """Return games and wins of the model: every deal from every seat, the other seats one opponent."""
    games = wins = 0
    for seat in range(setup.players):
        for at in range(0, len(deals), n):
            part = deals[at : at + n]
            batch = BatchEnv(len(part), setup, opponents=opponent, seat=seat, copy=False)
            batch.reset(part)
            going = np.ones(len(part), bool)
            while going.any():
                seen = batch.observations.astype(np.float32) * SCALE
                chosen, _ = model.predict(seen, action_masks=batch.masks.astype(bool), deterministic=True)
                rewards, ended = batch.step(np.asarray(chosen, np.int64))
                wins += int(
                    rewards[going & ended, seat].sum()
                )  # games dealt after the first of a place are not counted
                going &= ~ended
            games += len(part)
    return games, wins


class Watch(BaseCallback):
    """Stops when the time is up, and draws now and then how many games are won against each opponent."""

    def __init__(self, setup: ls.Setup, minutes: float, every: int, games: int) -> None:
        super().__init__()
        self.setup, self.every, self.games = setup, every, games
        self.until = time.monotonic() + 60 * minutes
        self.next = every

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next and self.games:
            self.next += self.every
            for opponent in OPPONENTS[:2]:
                games, wins = met(self.model, self.setup, opponent, list(range(self.games // 4)), 64)
                self.logger.record(f"won/{opponent}", wins / games)
        return time.monotonic() < self.until


def main() -> None:
    """Train, measure, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=2_000_000)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--n", type=int, default=64, help="games side by side")
    parser.add_argument("--pool", default="random|policy")
    parser.add_argument("--games", type=int, default=400, help="of the measure, against each opponent")
    parser.add_argument("--curves", help="folder for TensorBoard")
    parser.add_argument("--model", help="file to keep the trained network in")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    setup = ls.Setup()
    env = VecMonitor(Seats(wish.n, setup, wish.pool, 1))
    layers = {"net_arch": [256, 256]}
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=128, batch_size=1024, seed=1, policy_kwargs=layers, tensorboard_log=wish.curves
    )
    begun, spent = time.monotonic(), time.process_time()
    model.learn(wish.steps, callback=Watch(setup, wish.minutes, 100_000, 80 if wish.curves else 0))
    took = {"minutes": round((time.monotonic() - begun) / 60, 1), "processor_s": round(time.process_time() - spent)}
    print(f"{model.num_timesteps} steps, {took}", file=sys.stderr, flush=True)
    if wish.model:
        model.save(wish.model)
    key = fresh_key()
    deals = [seed_of_deal(AFTER + number, key) for number in range(wish.games // setup.players)]
    rows = []
    for opponent in OPPONENTS:
        games, wins = met(model, setup, opponent, deals, wish.n)
        low, high = wilson(games, wins)
        rows.append({"opponent": opponent, "games": games, "wins": wins, "interval": [round(low, 4), round(high, 4)]})
        print(f"{opponent}: {wins} of {games}", file=sys.stderr, flush=True)
    asked = f"--steps {wish.steps} --minutes {wish.minutes:g} --n {wish.n} --pool '{wish.pool}' --games {wish.games}"
    command = f"python tools/ppo_baseline.py {asked}"
    data = {
        "bot": "ppo",
        "cell": "base-4p",
        "command": command,
        "steps": model.num_timesteps,
        **took,
        "key": key,
        "rows": rows,
    }
    if wish.out is not None:
        wish.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
