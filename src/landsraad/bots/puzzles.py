"""Puzzles: decisions of games with one clearly best answer that is not the first one comes upon.

A game is played by the tuned policy. At its decisions a short search looks for an option far ahead of the others that
the policy would not have taken; then every serious option is tried in the same futures, long enough to be sure. What is
kept is the deal, the decisions up to there, and the answer; ``check`` judges it again by other futures.
"""

from __future__ import annotations

import hashlib
import heapq
from collections.abc import Iterator
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
AHEAD = 0.05  # how far the best option is ahead of the second in it
SERIOUS = 5  # options that are tried long
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


def weigh(game: ls.Game, number: int, options: list[int], tries: int, seed: int) -> dict[int, float]:
    """Return the chance of winning after each of some options, all tried in the same futures."""
    seat = game.seat
    assert seat is not None
    stream = bot_stream(seed, seat, number)
    handle = open_handle(game, seat, stream)
    root = handle.determinize(handle.rng.word())._state
    draw = int(handle.rng.word())
    bot = LearnedSearchBot(iterations=tries)
    bot.worlds = max(64, tries // 4)
    found = {}
    for action in options:
        plan = bot.plan(root, bot_stream(seed, seat, number))
        ponder(plan, root, seat, tries, draw, action)
        found[action] = float(plan.value[0]) / tries
    return found


def screened(game: ls.Game, number: int) -> list[int]:
    """Return the options worth a long look, best first, if one seems far ahead and is not the obvious one."""
    seat = game.seat
    assert seat is not None
    if len(game.legal_actions()) < LEAST_OPTIONS:
        return []
    stream = bot_stream(0, seat, number)
    handle = open_handle(game, seat, stream)
    root = handle.determinize(handle.rng.word())._state
    bot = LearnedSearchBot(iterations=SCREEN)
    plan = bot.plan(root, handle.rng)
    ponder_counted(plan, root, seat, int(handle.rng.word()), SCREEN)
    tried = sorted(tried_options(plan), reverse=True)
    if len(tried) < 2 or tried[0][1] - max(value for visits, value, _, _ in tried[1:] if visits or not value) < AHEAD:
        return []
    obvious = int(choose(valuation_of(root.rules, False), root.clone(), bot_stream(0, seat, number), 0.0))
    order = [action for _, _, _, action in tried]
    return [] if order[0] == obvious else order[:SERIOUS] + [obvious] * (obvious not in order[:SERIOUS])


def settle(game: ls.Game, number: int, options: list[int], tries: int, seed: int) -> tuple[int, float, int, float]:
    """Return the best of some options and the second, with their values."""
    found = sorted(weigh(game, number, options, tries, seed).items(), key=lambda entry: -entry[1])
    return found[0][0], found[0][1], found[1][0], found[1][1]


def puzzles_of(setup: ls.Setup, seed: int, tries: int, least: float) -> Iterator[Puzzle]:
    """Play a game and return its puzzles, at most one a round: the second look, ten times as long, must agree."""
    game = ls.new_game(setup, seed, ALGORITHM)
    rng = bot_stream(seed, 0, 0)
    mind = valuation_of(game._state.rules, False)
    found_in = 0
    while not game.over:
        seat, number = game.seat, len(game.history)
        assert seat is not None
        round_ = int(game._state.round)
        if round_ >= FIRST_ROUND and round_ != found_in and (options := screened(game, number)):
            best, _, _, _ = first = settle(game, number, options, tries, 1)
            if best == options[0] and first[1] - first[3] >= least:
                puzzle = settled_puzzle(game, setup, seed, options, tries * 10, 2)
                if puzzle is not None and puzzle.best == game.text_of(best) and puzzle.gap >= least:
                    found_in = round_
                    yield puzzle
        game.apply(int(choose(mind, game._state.clone(), rng, NOISE)))


def settled_puzzle(
    game: ls.Game, setup: ls.Setup, seed: int, options: list[int], tries: int, look: int
) -> Puzzle | None:
    """Return the puzzle of a question after a long look; None if texts do not tell its options apart."""
    number = len(game.history)
    best, value, second, second_value = settle(game, number, options, tries, look)
    texts = [game.text_of(action) for action in game.legal_actions()]
    if len(set(texts)) < len(texts) or game.decision is None or game.seat is None:
        return None
    name = hashlib.sha256(f"{seed:x} {number}".encode()).hexdigest()[:10]
    return Puzzle(
        name,
        dict(setup.to_json()),
        f"{seed:x}",
        tuple(game.history),
        game.digest(),
        game.seat,
        int(game._state.round),
        game.decision.kind,
        game.text_of(best),
        round(value, 4),
        game.text_of(second),
        round(second_value, 4),
        tries,
    )


def checked(puzzle: Puzzle, tries: int, look: int = 3) -> Puzzle:
    """Return a puzzle as another, longer look at all of its options has it; its answer may be another one then."""
    game = puzzle.game()
    number = len(puzzle.actions)
    legal = list(game.legal_actions())
    # All options are looked at shortly, so that none was left out, and the serious ones long.
    short = weigh(game, number, legal, max(32, tries // 40), look)
    serious = heapq.nlargest(SERIOUS, short, key=lambda action: short[action])
    texts = {game.text_of(action): action for action in legal}
    serious += [action for action in (texts[puzzle.best], texts[puzzle.second]) if action not in serious]
    best, value, second, second_value = settle(game, number, serious, tries, look)
    return replace(
        puzzle,
        best=game.text_of(best),
        value=round(value, 4),
        second=game.text_of(second),
        second_value=round(second_value, 4),
        tries=tries,
    )
