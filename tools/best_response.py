"""How far the best bot can be exploited: a bot trained against it alone meets three of it on fresh deals.

    python tools/best_response.py --games 1200 --tries 100 --met 400 --out docs/results/best-response.json

One seat of each training game looks ahead by a value that begins as the shipped one, the three others are the best bot
as it is. After every stage the value learns from how those games went on (TD(lambda), as ``landsraad.bots.lessons``),
so it comes to know what is worth most against these opponents; its search knows their policy anyway. Then it meets them
on deals of a fresh key: 25 % of the games would be an even share, what it wins beyond is what can be exploited so.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import landsraad as ls
from landsraad.bots import LearnedSearchBot, bot_stream, open_handle
from landsraad.bots.deals import fresh_key, seed_of_deal
from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings, width_of
from landsraad.bots.learned import VALUE, school_of, shipped_for
from landsraad.bots.lessons import LAMBDA, PACE, PASSES, Notebook, net_of, resumed
from landsraad.bots.net import Net
from landsraad.bots.valuations import new_valuation
from landsraad.content.boxes import ruleset
from landsraad.tournament.charts import wilson

AFTER = 1 << 62  # deals of the measure begin here, far from those of the training
EVERY = 50  # games between two lines
UNASKED = -1.0  # where a turn began with nothing to choose


class Responder(LearnedSearchBot):
    """The best bot with a value that was learned against it."""

    name = "best response"

    def __init__(self, net: Net, iterations: int) -> None:
        super().__init__(iterations=iterations)
        self.value = net

    def net(self, host: str) -> Net:
        """Return the value learned so far."""
        return self.value


class Student(Responder):
    """The same, keeping notes: the position at each of its turns, and what it expected there."""

    def begin(self, notes: Notebook) -> None:
        """Open the story of a game."""
        self.notes = notes
        self.story: list[tuple[int, float]] = []
        self.turn = (-1, -1)

    def look(self, game: ls.Game, seat: int) -> bool:
        """Note the position where a turn of the seat begins, and tell whether one does."""
        s = game._state
        if (int(s.turn_seat), int(s.round)) == self.turn or int(s.turn_seat) != seat:
            return False
        self.turn = (int(s.turn_seat), int(s.round))
        mind = new_valuation(s.rules, taught=True)
        row, held = blank(), empty_hands()
        describe(mind, s, seat, row)
        many = int(surroundings(s, seat, held, holdings(s, seat, held)))
        self.story.append((len(self.notes.rows), UNASKED))
        self.notes.rows.append(np.array(list(row)[: int(width_of(mind))], np.float32))
        self.notes.held.append(list(held)[:many])
        return True

    def expect(self) -> None:
        """Note beside the position what the search expected of its best option."""
        if self.considered is not None:
            self.story[-1] = (self.story[-1][0], self.considered.options[0].value)

    def close(self, won: bool) -> None:
        """Say what every position of the game was worth."""
        self.notes.worth += [0.0] * (len(self.notes.rows) - len(self.notes.worth))
        target = float(won)
        for place, expected in reversed(self.story):
            self.notes.worth[place] = target
            if expected != UNASKED:
                target = (1 - LAMBDA) * expected + LAMBDA * target


def won(setup: ls.Setup, deal: int, mine: int, bot: LearnedSearchBot, other: LearnedSearchBot) -> bool:
    """Play a game with a bot in one seat and tell whether it won; a student takes notes."""
    game = ls.new_game(setup, deal)
    number = 0
    while (seat := game.seat) is not None:
        student = bot if isinstance(bot, Student) and seat == mine else None
        fresh = student is not None and student.look(game, seat)
        chooser = bot if seat == mine else other
        game.apply(chooser.choose(open_handle(game, seat, bot_stream(deal, seat, number))))
        if fresh and student is not None:
            student.expect()
        number += 1
    return next(row.seat for row in game.standings() if row.rank == 1) == mine


def told(what: str, games: int, wins: int) -> None:
    """Say how it goes."""
    low, high = wilson(games, wins)
    print(f"{what}: {wins} of {games} ({wins / games:.0%}, {low:.0%} to {high:.0%})", file=sys.stderr, flush=True)


def main() -> None:
    """Train, measure, keep."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200, help="of the training")
    parser.add_argument("--stages", type=int, default=3)
    parser.add_argument("--tries", type=int, default=100, help="of every search, on both sides")
    parser.add_argument("--met", type=int, default=400, help="games of the measure")
    parser.add_argument("--host", default="base")
    parser.add_argument("--modules", default="")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    modules = [name for name in wish.modules.split(",") if name]
    setup = ls.Setup.from_json({"host": wish.host, "players": 4, "modules": modules})
    trainer = resumed(shipped_for(VALUE, school_of(ruleset(setup))))
    other = LearnedSearchBot(iterations=wish.tries)
    key, began = fresh_key(), time.process_time()
    stages: list[dict[str, Any]] = []
    notes = Notebook()
    for stage in range(wish.stages):
        student, wins = Student(net_of(trainer), wish.tries), 0
        each = wish.games // wish.stages
        for number in range(stage * each, (stage + 1) * each):
            student.begin(notes)
            result = won(setup, seed_of_deal(number, key), number % setup.players, student, other)
            student.close(result)
            wins += result
            if (number + 1) % EVERY == 0:
                told(f"stage {stage + 1}", number + 1 - stage * each, wins)
        known, new = notes.positions(trainer.known).split()
        before = trainer.loss(new)
        trainer.begin(np.random.default_rng(stage))
        trainer.learn(known, PASSES, pace=PACE)
        stages.append({"games": each, "won": wins, "before": round(before, 4), "loss": round(trainer.loss(new), 4)})
        print(json.dumps(stages[-1]), file=sys.stderr, flush=True)
    bot, wins = Responder(net_of(trainer), wish.tries), 0
    for number in range(wish.met):
        wins += won(setup, seed_of_deal(AFTER + number // 4, key), number % setup.players, bot, other)
        if (number + 1) % EVERY == 0 or number + 1 == wish.met:
            told("met", number + 1, wins)
    low, high = wilson(wish.met, wins)
    command = f"python tools/best_response.py --games {wish.games} --stages {wish.stages} --tries {wish.tries}"
    data = {"against": f"three learned+search@{wish.tries}x", "host": wish.host, "modules": modules, "key": key}
    data |= {"command": f"{command} --met {wish.met}", "stages": stages, "games": wish.met, "won": wins}
    data |= {"interval": [round(low, 4), round(high, 4)], "processor_seconds": round(time.process_time() - began)}
    if wish.out is not None:
        wish.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
