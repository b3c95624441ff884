"""Which games a tournament consists of.

A deal is a seed. Every deal is played by every match-up in every rotation of its seats (mirrored seeds), so that all
bots get the same cards, Leaders and seats, and what is left between them is play. Where teams play, a bot has all the
seats of a team, and the rotations are those of the teams: every deal from either side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

import landsraad as ls
from landsraad.bots.deals import seed_of_deal
from landsraad.core.errors import LandsraadError

Key = tuple[str, int, int]
SEED_LIMIT = 1 << 256


class TournamentError(LandsraadError):
    """A tournament cannot be played or read as asked; the message says why."""


@dataclass(frozen=True)
class Job:
    """One game to be played; everything about it follows from this."""

    setup: ls.Setup
    bots: tuple[str, ...]  # by seat
    match: str
    seed: int
    rotation: int
    secret: str = ""  # the key of the deals

    @property
    def deal(self) -> int:
        """The seed of the game."""
        return seed_of_deal(self.seed, self.secret)

    @property
    def key(self) -> Key:
        """What names the game in the file of results."""
        return (self.match, self.seed, self.rotation)


@dataclass(frozen=True)
class Plan:
    """A tournament: so many games, in the order of ``jobs``."""

    setup: ls.Setup
    bots: tuple[str, ...]
    games: int
    seed: int
    secret: str = ""  # the key that the deals are drawn from, "" for the plain seeds

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if not self.bots:
            raise TournamentError("a tournament needs at least one bot")
        if self.games < 1:
            raise TournamentError(f"a tournament has at least one game, not {self.games}")
        if not 0 <= self.seed <= SEED_LIMIT - self.games:
            raise TournamentError("the seeds of the games must stay between 0 and 2**256")

    def match_ups(self) -> list[tuple[str, ...]]:
        """Return who meets whom: the bots repeated to fill the table or, if there are more than seats, all choices.

        Where teams play, a bot is a team.
        """
        seats = len(set(sides(self.setup)))
        if len(self.bots) <= seats:
            return [tuple(self.bots[n % len(self.bots)] for n in range(seats))]
        return list(dict.fromkeys(combinations(self.bots, seats)))

    def games_a_deal(self) -> int:
        """Return how many games one deal takes: every match-up in every rotation."""
        return sum(len(rotations(line_up)) for line_up in self.match_ups())

    def jobs(self) -> Iterator[Job]:
        """Give the games, deal after deal."""
        return islice(self._endless(), self.games)

    def _endless(self) -> Iterator[Job]:
        match_ups = [(",".join(line_up), rotations(line_up)) for line_up in self.match_ups()]
        places = sides(self.setup)
        seed = self.seed
        while True:
            for match, seatings in match_ups:
                for number, seating in enumerate(seatings):
                    around = tuple(seating[side] for side in places)
                    yield Job(self.setup, around, match, seed, number, self.secret)
            seed += 1


def sides(setup: ls.Setup) -> tuple[int, ...]:
    """Return for each seat which side it plays for: its own, or that of its team."""
    seating: Any = ls.catalog(setup).get("seating")
    return tuple(seat["side"] for seat in seating) if seating else tuple(range(setup.players))


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the different ways to seat a line-up by moving everybody on one seat."""
    around = tuple(line_up)
    return list(dict.fromkeys(around[-n:] + around[:-n] if n else around for n in range(len(around))))
