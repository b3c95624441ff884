"""Playing games without a mind of their own: sizes, random and coverage-seeking players, failures that can be rerun.

Choices come from ``random.Random(int).random()``, whose numbers are the same on every Python version, so a cell, a seed
and a kind of player name one game.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import landsraad as ls
from landsraad.engine import machine
from tests.support.cells import SOAK, Cell, cell

COMPILED = not str(machine.__file__).endswith(".py")

# Far more decisions than any game has: whoever gets here goes round in circles.
MAX_STEPS = 20_000

# Decisions after which a copy of a game (clone, loaded save) is compared once more.
PLAY_ON = 5


def size(small: int, large: int) -> int:
    """Return how much to do: the small size of ``make test`` or the large one of ``make soak``."""
    return large if SOAK else small


def by_build(compiled: int, interpreted: int) -> int:
    """Return how much to do on this build: the whole on the compiled one, a sample on the slow interpreted one."""
    return compiled if COMPILED else interpreted


def copied_games(where: Cell) -> int:
    """Return how many games of a cell are copied on their way: 10 each of base with 3 and 4 players, else 2."""
    many = where.name in ("base-3p", "base-4p")
    return size(by_build(10, 2) if many else by_build(2, 1), 1_000)


def slice_of_soak(share: str = "") -> tuple[int, int]:
    """Return which slice of how many this is: "3/40" is the third of forty. What takes more than an hour is cut so."""
    number, of = (int(part) for part in (share or os.environ.get("LANDSRAAD_SLICE") or "1/1").split("/"))
    assert 1 <= number <= of, f"no share {number} of {of}"
    return number, of


def seeds(n: int, share: str = "") -> range:
    """Return the seeds of n games, or the share of them that a slice of the soak plays; every slice is of all cells."""
    number, of = slice_of_soak(share)
    return range(number - 1, n, of)


def pick(rng: random.Random, n: int) -> int:
    """Return a random number from 0 to n - 1."""
    return int(rng.random() * n)


class Player(Protocol):
    """Whoever chooses for all seats."""

    def choose(self, game: ls.Game) -> int:
        """Return a legal action."""
        ...


class RandomPlayer:
    """Takes any legal action, all alike."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, game: ls.Game) -> int:
        """Return a legal action."""
        legal = game.legal_actions()
        return legal[pick(self.rng, len(legal))]


def pattern(kind: str, text: str) -> str:
    """Return what makes an action new: the kind of decision and its text, without numbers for equal texts."""
    return f"{kind}: {re.sub(r' #[0-9]+$', '', text)}"


class SeekingPlayer:
    """Prefers what was taken least often so far; ``taken`` may be shared by the games of a run."""

    def __init__(self, seed: int, taken: Counter[str] | None = None) -> None:
        self.rng = random.Random(seed)
        self.taken = Counter[str]() if taken is None else taken

    def choose(self, game: ls.Game) -> int:
        """Return a legal action."""
        decision = game.decision
        assert decision is not None
        patterns = [pattern(decision.kind, option.text) for option in decision.options]
        fewest = min(self.taken[name] for name in patterns)
        rarest = [i for i, name in enumerate(patterns) if self.taken[name] == fewest]
        chosen = rarest[pick(self.rng, len(rarest))]
        self.taken[patterns[chosen]] += 1
        return decision.options[chosen].action


@contextmanager
def named(where: Cell, seed: int, game: ls.Game) -> Iterator[None]:
    """Print with any failure how to get there again: ``replay("base-4p", seed, actions)``."""
    try:
        yield
    except Exception as error:
        actions = game.history
        raise AssertionError(
            f"cell={where.name}, seed={seed}, step={len(actions)}: {type(error).__name__}: {error}\n"
            f"run again: tests.support.play.replay({where.name!r}, {seed}, {actions})"
        ) from error


def replay(name: str, seed: int, actions: Sequence[int]) -> ls.Game:
    """Play to where a failure was printed."""
    game = cell(name).game(seed)
    game.events()
    for action in actions:
        game.apply(action)
    return game


def advance(game: ls.Game, player: Player, steps: int = MAX_STEPS) -> None:
    """Let a player choose up to so many times."""
    for _ in range(steps):
        if game.over:
            return
        game.apply(player.choose(game))
    assert game.over or steps < MAX_STEPS, "the game does not end"
