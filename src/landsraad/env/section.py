"""The games of a batch that one process holds: dealing, stepping with the bots inside, rewards."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.bots import check_bot, make_bot, open_handle
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import Rng, seeded
from landsraad.env.encoder import Page
from landsraad.env.lessons import WHOLE_GAME, Lesson, as_game, new_state
from landsraad.env.pools import members
from landsraad.env.raw import INT16, layout_of
from landsraad.env.rewards import REWARDS
from landsraad.env.tables import PAST, Dice, Inside, Quick, Tables
from landsraad.model.state import State

RANDOM, POLICY = "random", "policy"  # these two are stepped without leaving the compiled code
NOISE = 1.0  # chance in the choices of the policy, so that it does not play the same games


@dataclass(frozen=True)
class Wish:
    """What a batch was asked for; the same in every process."""

    setup: ls.Setup
    lesson: Lesson = WHOLE_GAME
    opponents: tuple[str, ...] = ()  # clockwise from the own seat; none: every seat is played from outside
    seat: int | None = None  # the own seat; None: another one from game to game
    reward: str = "win"
    history: int = 0
    finals: bool = False  # keep the last observation of games that end


@dataclass
class Arrays:
    """What the games of a section, or of a whole batch, show; rows are games."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    history: NDArray[np.int16]
    finals: NDArray[np.int16]
    seats: NDArray[np.int64]  # who must choose
    own: NDArray[np.int64]  # who is played from outside, -1 where all are
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    rounds: NDArray[np.int64]

    def part(self, first: int, last: int) -> "Arrays":
        """Return the rows of some games, not copied."""
        return Arrays(**{name: array[first:last] for name, array in vars(self).items()})


class Guest(Inside):
    """A bot by its name, which gets a handle as everywhere."""

    def __init__(self, name: str, setup: ls.Setup) -> None:
        self.name = name
        self.bot = make_bot(name)
        self.setup = setup

    def choose(self, s: State, rng: Rng) -> int:
        """Ask the bot."""
        return self.bot.choose(open_handle(as_game(self.setup, s), int(s.decider), rng))


def check_opponent(name: str) -> None:
    """Refuse a bot that is not there, alone or in a pool."""
    for one in members(name):
        if one != POLICY:
            check_bot(one)


def inside(name: str, setup: ls.Setup, first: State) -> Inside:
    """Return the bot of a name as it is stepped inside."""
    if name == RANDOM:
        return Dice()
    if name == POLICY:
        return Quick(valuation_of(first.rules), NOISE)
    return Guest(name, setup)


@dataclass
class Section:
    """Some of the games of a batch of ``total``, those from number ``first`` on.

    The deal of game ``i`` is the seed ``i`` of the reset; when it is over, the one ``total`` seeds further on. So a
    game meets the same deals however many processes share the batch.
    """

    wish: Wish
    first: int
    count: int
    total: int
    rows: int
    tables: Tables = field(init=False)

    def __post_init__(self) -> None:
        wish = self.wish
        state = new_state(wish.setup, wish.lesson, 0)
        self.players = len(state.seats)
        self.size = layout_of(state).size
        self.tables = Tables(self.count, self.rows, self.size, wish.lesson.rounds or 1 << 30, wish.history)
        if wish.opponents:
            # A bot for every member of the pool of every place: a program plays one seat only.
            self.pools: list[list[int]] = [[0]]
            bots = [Inside()]
            for place in range(1, self.players):
                pool = members(wish.opponents[(place - 1) % len(wish.opponents)])
                self.pools.append(list(range(len(bots), len(bots) + len(pool))))
                bots += [inside(name, wish.setup, state) for name in pool]
            self.tables.bots = bots
        self.page = np.frombuffer(memoryview(self.tables.page), INT16).reshape(self.rows, -1)
        self.mask = np.frombuffer(memoryview(self.tables.mask), np.int8).reshape(self.rows, -1)
        told = memoryview(self.tables.history) if wish.history else b""
        self.told = np.frombuffer(told, INT16).reshape(self.rows, wish.history, PAST)
        self.seats = np.frombuffer(memoryview(self.tables.seats), np.int64)
        self.own = np.frombuffer(memoryview(self.tables.own), np.int64)
        self.last = Page(self.size)
        self.last_seen = np.frombuffer(memoryview(self.last.numbers), INT16)
        self.seeds = [0] * self.count
        self.played = [0] * self.count  # games so far, by place

    def reset(self, seeds: Sequence[int]) -> None:
        """Deal all games, each with its own seed."""
        self.seeds = list(seeds)
        self.played = [0] * self.count
        for number in range(self.count):
            self.deal(number)

    def deal(self, number: int) -> None:
        """Deal a game; one that ends before anybody outside was asked teaches nothing, so another follows."""
        wish = self.wish
        while True:
            if wish.opponents:
                turn = self.first + number + self.played[number]
                self.tables.seat_outside(number, turn % self.players if wish.seat is None else wish.seat)
            seed = self.seeds[number]
            if wish.opponents:
                self.draw(number, seed)
            state = new_state(wish.setup, wish.lesson, seed)
            if self.tables.deal(number, state, seeded(seed, "bots of a batch")):
                return
            self.next_seed(number)

    def draw(self, number: int, seed: int) -> None:
        """Draw who sits at a table: of every pool one, by the seed of the game."""
        luck = seeded(seed, "opponents of a batch")
        for place, pool in enumerate(self.pools):
            self.tables.seat_inside(number, place, pool[luck.below(len(pool))] if len(pool) > 1 else pool[0])

    def next_seed(self, number: int) -> None:
        """Go on to the next deal of a place."""
        self.seeds[number] += self.total
        self.played[number] += 1

    def step(self, arrays: Arrays) -> None:
        """Take the actions, deal what is over again, and write everything."""
        arrays.rewards.fill(0)
        arrays.ended.fill(False)
        actions = arrays.actions.tolist()
        for first in range(0, self.count, self.rows):
            if self.tables.step(actions, first) > 0:
                last = min(first + self.rows, self.count)
                for number in np.flatnonzero(self.seats[first:last] < 0):
                    self.end(first + int(number), arrays)
                    self.tables.show(first + int(number), int(number))
            self.copy(first, arrays)
        self.tell(arrays)

    def end(self, number: int, arrays: Arrays) -> None:
        """Say who got what in a game that is over, and deal another."""
        arrays.ended[number] = True
        state = self.tables.states[number]
        standings = as_game(self.wish.setup, state).standings()
        if arrays.actions[number] >= 0:
            arrays.rewards[number] = REWARDS[self.wish.reward](standings, self.players)
        if self.wish.finals:
            self.last.observe(state, int(self.own[number]))
            arrays.finals[number] = self.last_seen
        self.next_seed(number)
        self.deal(number)

    def look(self, arrays: Arrays) -> None:
        """Write the rows of all games as they are."""
        for first in range(0, self.count, self.rows):
            self.tables.look(first)
            self.copy(first, arrays)
        self.tell(arrays)

    def copy(self, first: int, arrays: Arrays) -> None:
        """Copy the rows just written; where they are looked at in place, there is nothing to copy."""
        if arrays.observations.base is self.page.base:
            return
        last = min(first + self.rows, self.count)
        arrays.observations[first:last] = self.page[: last - first]
        arrays.masks[first:last] = self.mask[: last - first]
        arrays.history[first:last] = self.told[: last - first]

    def tell(self, arrays: Arrays) -> None:
        """Write who must choose, and how far the games are."""
        arrays.seats[:] = self.seats
        arrays.own[:] = self.own
        arrays.rounds[:] = [state.round for state in self.tables.states]
