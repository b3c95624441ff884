"""Which settings of the best bot choose better, judged decision by decision and not by whole matches.

    python -m tools.choices 100 800 6400 800,rounds=1 --positions 300
    python -m tools.choices 800 800,soon=0 --modules ix --out choices.json

A setting is a number of tries and, after commas, settings of the bot. All are asked about the same positions, which are
met by a bot of 200 tries against three ``heuristic-1`` on deals of a fresh key. Where they choose differently, every
choice is judged by many games played to their end, each choice in the same games of what the seat cannot know: the rest
of the turn by a search, all that follows by the learned policy; no value and no horizon is asked. Told is what a
setting's choices win more than the first one's, in hundredths of a win a decision, with the standard error. A tenth of
a hundredth over a hundred decisions is ten points a game, and 250 positions leave an error of 0.12 to 0.18: ask many.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.bots import LearnedSearchBot, bot_stream, make_bot, open_handle
from landsraad.bots.deals import fresh_key, seed_of_deal
from landsraad.bots.look_ahead import Plan, ponder
from landsraad.bots.search import tried_options
from landsraad.core.rng import seeded
from tools.settings_games import changed

TO_THE_END = 100  # rounds: more than a game has
EACH = 6  # every so-many-th decision with a choice is a position
TOLD = 25  # positions between two lines


class Setting:
    """A bot with settings, what its choices were worth more than those of the first, and what they cost."""

    def __init__(self, text: str) -> None:
        tries, *settings = text.split(",")
        self.text = text
        given = {name: float(number) for name, _, number in (one.partition("=") for one in settings)}
        self.bot = changed(given, None, int(tries))
        self.gains: list[float] = []
        self.seconds = 0.0
        self.differs = 0

    def told(self) -> dict[str, Any]:
        """Return gain and standard error a decision, in hundredths of a win, and the time of a decision."""
        n = len(self.gains)
        mean = sum(self.gains) / n
        spread = math.sqrt(sum((gain - mean) ** 2 for gain in self.gains) / max(1, n - 1) / n)
        found = {"setting": self.text, "gain": round(100 * mean, 3), "error": round(100 * spread, 3)}
        return found | {"differs": self.differs, "milliseconds": round(1000 * self.seconds / n, 1)}


def positions(setup: ls.Setup, key: str, rounds: range) -> Iterator[tuple[ls.Game, int, int]]:
    """Yield games where a seat that looks ahead has a choice, in one of these rounds, the seat, and a seed."""
    deal = 0
    while True:
        seed = seed_of_deal(deal, key)
        game, mine, number = ls.new_game(setup, seed), deal % setup.players, 0
        others = [make_bot("heuristic-1") for _ in range(setup.players)]
        bots = [LearnedSearchBot(iterations=200) if seat == mine else bot for seat, bot in enumerate(others)]
        while (seat := game.seat) is not None:
            met = seat == mine and game._state.round in rounds and (number + deal) % EACH == 0
            if met and len(game.legal_actions()) > 1:
                yield game, seat, seed + number
            game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(seed, seat, number))))
            number += 1
        deal += 1


def judged(game: ls.Game, seat: int, action: int, seed: int, playouts: int) -> float:
    """Return what an action is worth to the seat, judged by the ends of games (a loss counts 0.02 at most)."""
    root = game.determinize(seat, seed)._state
    judge = LearnedSearchBot()
    shape: Plan = judge.plan(root, seeded(seed, "judge"))
    plan = Plan(shape.mind, shape.net, shape.rng, playouts, TO_THE_END, judge.explore, judge.warmth, judge.noise, 0.0)
    ponder(plan, root, seat, playouts, seed % (1 << 30), action)
    return next(value for visits, value, _, tried in tried_options(plan) if tried == action and visits == playouts)


def main() -> None:
    """Ask, judge, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settings", nargs="+", metavar="TRIES[,NAME=NUMBER]")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--rounds", default="1-10", metavar="FIRST-LAST", help="rounds whose decisions count")
    parser.add_argument("--playouts", type=int, default=2000, help="games that judge a choice")
    parser.add_argument("--host", default="base")
    parser.add_argument("--modules", default="")
    parser.add_argument("--key", help="repeat the positions of a run")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    modules = [name for name in wish.modules.split(",") if name]
    setup = ls.Setup.from_json({"host": wish.host, "players": 4, "modules": modules})
    key = wish.key or fresh_key()
    print(f"key {key}", file=sys.stderr, flush=True)
    first, last = (int(number) for number in wish.rounds.split("-"))
    settings = [Setting(text) for text in wish.settings]
    for done, (game, seat, seed) in enumerate(positions(setup, key, range(first, last + 1)), 1):
        chosen = []
        for number, one in enumerate(settings):
            began = time.thread_time()
            chosen.append(one.bot.choose(open_handle(game, seat, seeded(seed, f"setting {number}"))))
            one.seconds += time.thread_time() - began
        worth = dict.fromkeys(chosen, 0.0)
        if len(worth) > 1:
            worth = {action: judged(game, seat, action, seed, wish.playouts) for action in worth}
        for one, action in zip(settings, chosen, strict=True):
            one.gains.append(worth[action] - worth[chosen[0]])
            one.differs += action != chosen[0]
        if done % TOLD == 0 or done == wish.positions:
            found = {"key": key, "host": wish.host, "modules": modules, "positions": done, "playouts": wish.playouts}
            found["settings"] = [one.told() for one in settings]
            for line in found["settings"]:
                print(done, line, file=sys.stderr, flush=True)
            if wish.out is not None:
                wish.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        if done == wish.positions:
            return


if __name__ == "__main__":
    main()
