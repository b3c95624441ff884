"""Digests of short random games, printed as JSON: compared between interpreters, hash seeds and builds."""

from __future__ import annotations

import json
import sys

import landsraad as ls
from landsraad.core.rng import seeded


def digests(seeds: range) -> list[str]:
    """Return a digest from the middle and one from the end of a random game for each seed."""
    result = []
    for seed in seeds:
        game = ls.new_game(ls.Setup(players=3 + seed % 2), seed)
        rng = seeded(seed, "digests")
        step = 0
        while not game.over:
            if step == 150:
                result.append(game.digest())
            actions = game.legal_actions()
            game.apply(actions[rng.below(len(actions))])
            step += 1
        result.append(game.digest())
    return result


if __name__ == "__main__":
    print(json.dumps(digests(range(int(sys.argv[1])))))
