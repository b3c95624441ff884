"""Whether a changed setting of the best bot wins more: two seats of the changed one against two as it is, fresh deals.

    python tools/settings_games.py --set noise=0.25 --tries 200 --games 400
    python tools/settings_games.py --value value.npz --modules ix --games 400 --out changed.json

Every deal is played twice, once from either side; the key of the deals is drawn for the run, printed and kept. What is
told while it runs is the share of games that the changed bot won, with a 95 % interval over deals; 50 % is even.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.bots import LearnedSearchBot
from landsraad.bots.deals import fresh_key, seed_of_deal
from landsraad.bots.learned import read_net
from landsraad.bots.loop_games import duel
from landsraad.bots.net import Net

SEATINGS = ((0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0))  # and each the other way round
EVERY = 20  # games between two lines


def changed(settings: dict[str, float], value: Path | None, tries: int) -> LearnedSearchBot:
    """Return the best bot with some settings changed."""
    bot = LearnedSearchBot(iterations=tries)
    for name, number in settings.items():
        kind = type(getattr(LearnedSearchBot, name, None))
        if kind not in (int, float, bool):
            raise SystemExit(f"{name} is no setting; there are rounds, worlds, explore, warmth, noise, soon, deep …")
        setattr(bot, name, kind(number))
    if value is not None:
        net = read_net(value)

        def given(host: str) -> Net:
            return net

        bot.net = given  # type: ignore[method-assign]
    return bot


def summary(shares: list[float]) -> dict[str, Any]:
    """Return games, share won and interval: normal, over deals, each of which counts as one."""
    n = len(shares)
    mean = sum(shares) / n
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, n - 1) / n)
    interval = [round(mean - 1.96 * spread, 4), round(mean + 1.96 * spread, 4)]
    return {"games": 2 * n, "won": round(2 * n * mean), "share": round(mean, 4), "interval": interval}


def main() -> None:
    """Play, tell, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER")
    parser.add_argument("--value", type=Path, help="a network in place of the shipped value")
    parser.add_argument("--tries", type=int, default=200)
    parser.add_argument("--more", type=int, help="tries of the changed bot, if others")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--host", default="base")
    parser.add_argument("--modules", default="")
    parser.add_argument("--key", help="repeat the deals of a run")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    settings = {name: float(number) for name, _, number in (one.partition("=") for one in wish.set)}
    modules = [name for name in wish.modules.split(",") if name]
    setup = ls.Setup.from_json({"host": wish.host, "players": 4, "modules": modules})
    key = wish.key or fresh_key()
    print(f"key {key}", file=sys.stderr, flush=True)
    bots = (LearnedSearchBot(iterations=wish.tries), changed(settings, wish.value, wish.more or wish.tries))
    shares: list[float] = []
    for number in range(wish.games // 2):
        deal = seed_of_deal(number, key)
        seating = SEATINGS[number % len(SEATINGS)]
        share = 0.0
        for side in (0, 1):
            places = [place ^ side for place in seating]
            share += places[duel(setup, deal, [bots[place] for place in places])] / 2
        shares.append(share)
        found = {"set": settings, "value": wish.value and wish.value.name, "tries": wish.tries, "key": key}
        found |= {"more": wish.more, "host": wish.host, "modules": modules, **summary(shares)}
        if (2 * number + 2) % EVERY == 0 or number + 1 == wish.games // 2:
            low, high = found["interval"]
            print(
                f"{found['games']} games: {found['share']:.1%} ({low:.0%} to {high:.0%})", file=sys.stderr, flush=True
            )
            if wish.out is not None:
                wish.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
