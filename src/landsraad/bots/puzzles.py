"""Puzzles: decisions of games with one clearly best answer that is not the first one comes upon.

A game is played by the tuned policy. At its decisions a short search looks for an option far ahead of the others that
the policy would not have taken. Then the options race: all are tried in the same futures, those that fall far behind
drop out, the last two run to the end; a race ten times as long, in other futures and with every legal option, must end
the same way. What is kept is the deal, the decisions up to there, and the answer; ``check`` judges it again.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import landsraad as ls
from landsraad.bots.handle import bot_stream, open_handle
from landsraad.bots.look_ahead import ponder
from landsraad.bots.policy import choose
from landsraad.bots.search import LearnedSearchBot, ponder_counted, tried_options
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import ALGORITHM

SCREEN = 128  # iterations of the short search
GLANCE = 40  # of which so many show whether it is after something else than the policy
AHEAD = 0.05  # how far the best option is ahead of the second in it
SERIOUS = 5  # options that the first race begins with
LONGER = 10  # times as long is the second race
STRETCHES = (32, 8, 2, 1)  # a race is looked at after these parts of it
DOUBT = 2.0  # who is farther behind than this by the root of the tries drops out: eight deviations or more
HOPE = 0.45  # and a question is given up when its answer seems wrong by this: a lost puzzle costs nothing
LEAST_OPTIONS = 3
FIRST_ROUND = 2
NOISE = 0.5  # of the policy that plays the games, so that they differ


@dataclass(frozen=True)
class Puzzle:
    """One decision and its answer; values are chances of winning."""

    id: str
    setup: dict[str, Any]
    seed: str
    actions: tuple[int, ...]
    digest: str
    seat: int
    round: int
    kind: str
    best: str
    value: float
    second: str
    second_value: float
    tries: int

    @property
    def gap(self) -> float:
        """How far the answer is ahead."""
        return self.value - self.second_value

    def game(self) -> ls.Game:
        """Return the game at the question; ``ValueError`` if this version plays it otherwise."""
        game = ls.new_game(ls.Setup.from_json(self.setup), int(self.seed, 16), ALGORITHM)
        for action in self.actions:
            if action not in game.legal_actions():
                raise ValueError(f"puzzle {self.id} cannot be played by this version")
            game.apply(action)
        if game.digest() != self.digest:
            raise ValueError(f"puzzle {self.id} comes to another state in this version")
        return game

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {**vars(self), "actions": list(self.actions)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Puzzle:
        """Return a puzzle of a file."""
        return cls(**{**data, "actions": tuple(data["actions"])})


class Race:
    """Some options tried in the same futures, in stretches; values are chances of winning."""

    def __init__(self, game: ls.Game, options: Sequence[int], tries: int, look: int) -> None:
        seat = game.seat
        assert seat is not None
        number = len(game.history)
        handle = open_handle(game, seat, bot_stream(look, seat, number))
        self.seat = seat
        self.tries = tries
        self.done = 0
        self.root = handle.determinize(handle.rng.word())._state
        self.draw = int(handle.rng.word())
        bot = LearnedSearchBot(iterations=tries)
        bot.worlds = max(64, tries // 4)
        self.plans = {action: bot.plan(self.root, bot_stream(look, seat, number)) for action in options}
        self.left = list(options)  # those still running, best first

    def value(self, action: int) -> float:
        """Return what has come of an option so far; of one that dropped out, up to there."""
        plan = self.plans[action]
        return float(plan.value[0]) / max(1, int(plan.iterations))

    def ahead(self, action: int) -> float:
        """Return how far an option is ahead of the best of the others, below zero if it is behind."""
        return self.value(action) - max(self.value(other) for other in self.left if other != action)

    def run_to(self, tries: int) -> None:
        """Try those that are left up to so many times each, and drop those that fell too far behind."""
        for action in self.left:
            ponder(self.plans[action], self.root, self.seat, tries - self.done, self.draw, action)
        self.done = tries
        self.left.sort(key=lambda action: -self.value(action))
        bound = self.value(self.left[0]) - DOUBT / math.sqrt(self.done)
        self.left = self.left[:2] + [action for action in self.left[2:] if self.value(action) >= bound]

    def run(self, hoped: int | None = None, least: float = 0.0) -> bool:
        """Run to the end and tell whether the hoped one is first by ``least``; stop when that can no longer be."""
        for part in STRETCHES:
            self.run_to(max(1, self.tries // part))
            if hoped is not None and self.ahead(hoped) < least - HOPE / math.sqrt(self.done):
                return False
        return hoped is None or self.ahead(hoped) >= least


def screened(game: ls.Game) -> list[int]:
    """Return the options worth a long look, best first, if one seems far ahead and is not the obvious one."""
    seat, number = game.seat, len(game.history)
    assert seat is not None
    if len(game.legal_actions()) < LEAST_OPTIONS:
        return []
    handle = open_handle(game, seat, bot_stream(0, seat, number))
    root = handle.determinize(handle.rng.word())._state
    obvious = int(choose(valuation_of(root.rules, False), root.clone(), bot_stream(0, seat, number), 0.0))
    plan = LearnedSearchBot(iterations=SCREEN).plan(root, handle.rng)
    draw = int(handle.rng.word())
    tried: list[tuple[int, float, float, int]] = []
    for tries in (GLANCE, SCREEN - GLANCE):
        ponder_counted(plan, root, seat, draw, tries)
        tried = sorted(tried_options(plan), reverse=True)
        if tried[0][3] == obvious:
            return []
    if len(tried) < 2 or tried[0][1] - max(value for visits, value, _, _ in tried[1:] if visits or not value) < AHEAD:
        return []
    order = [action for _, _, _, action in tried]
    return order[:SERIOUS] + [obvious] * (obvious not in order[:SERIOUS])


def puzzles_of(setup: ls.Setup, seed: int, tries: int, least: float, noise: float = NOISE) -> Iterator[Puzzle]:
    """Play a game and return its puzzles, at most one of a kind a round: both races must agree on the answer."""
    game = ls.new_game(setup, seed, ALGORITHM)
    rng = bot_stream(seed, 0, 0)
    mind = valuation_of(game._state.rules, False)
    found: set[tuple[int, str]] = set()
    while not game.over:
        asked = game.decision
        assert asked is not None
        place = (int(game._state.round), asked.kind)
        options = screened(game) if place[0] >= FIRST_ROUND and place not in found and told_apart(game) else []
        if options and Race(game, options, tries, 1).run(options[0], least):
            race = Race(game, game.legal_actions(), tries * LONGER, 2)
            if race.run(options[0], least):
                found.add(place)
                yield puzzle_at(game, setup, seed, race)
        game.apply(int(choose(mind, game._state.clone(), rng, noise)))


def told_apart(game: ls.Game) -> bool:
    """Tell whether the texts of the options differ, so that an answer can be kept as a text."""
    texts = [game.text_of(action) for action in game.legal_actions()]
    return len(set(texts)) == len(texts)


def puzzle_at(game: ls.Game, setup: ls.Setup, seed: int, race: Race) -> Puzzle:
    """Return the puzzle of a question as a race ended."""
    asked = game.decision
    assert asked is not None
    return judged(
        Puzzle(
            id=hashlib.sha256(game.digest().encode()).hexdigest()[:10],
            setup=dict(setup.to_json()),
            seed=f"{seed:x}",
            actions=tuple(game.history),
            digest=game.digest(),
            seat=asked.seat,
            round=int(game._state.round),
            kind=asked.kind,
            best="",
            value=0.0,
            second="",
            second_value=0.0,
            tries=0,
        ),
        game,
        race,
    )


def judged(puzzle: Puzzle, game: ls.Game, race: Race) -> Puzzle:
    """Return a puzzle with the answer that a race came to."""
    best, second = race.left[:2]
    return replace(
        puzzle,
        best=game.text_of(best),
        value=round(race.value(best), 4),
        second=game.text_of(second),
        second_value=round(race.value(second), 4),
        tries=race.done,
    )


def checked(puzzle: Puzzle, tries: int, look: int = 3) -> Puzzle:
    """Return a puzzle as a race of all of its options in other futures has it; its answer may be another one then."""
    game = puzzle.game()
    race = Race(game, game.legal_actions(), tries, look)
    race.run()
    return judged(puzzle, game, race)
