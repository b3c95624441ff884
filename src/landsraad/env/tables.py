"""Many games that one process steps together: take all actions, let the bots inside answer, write all rows. Compiled.

Rows of observations, masks and histories are written in place, behind each other, into memory that stays where it is,
so numpy looks at them without a copy. A game is stepped and its row wiped and written in one go, while both are near.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.bots.policy import choose
from landsraad.bots.valuation import Valuation
from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, extend, i16, i64, u8, vec
from landsraad.core.rng import Rng
from landsraad.engine.knowledge.views import hidden_kind
from landsraad.engine.machine import take
from landsraad.env.encoder import encode, seen_from, zeros
from landsraad.env.masks import empty_mask
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

ALL: Final = -1  # every seat of a game is played from outside
PLACES: Final = 8  # more than seats
PAST: Final = 4  # numbers of an entry of the history: who, kind of decision, action, space


@mypyc_attr(allow_interpreted_subclasses=True)
class Inside:
    """A bot that is stepped inside."""

    def choose(self, s: State, rng: Rng) -> int:
        """Return what the seat that must choose does."""
        raise NotImplementedError


class Dice(Inside):
    """Any legal option."""

    def choose(self, s: State, rng: Rng) -> int:
        """Return a random option."""
        return int(s.options[rng.below(len(s.options))])


class Quick(Inside):
    """The tuned policy alone, without any look-ahead: some microseconds a decision."""

    def __init__(self, mind: Valuation, noise: float) -> None:
        self.mind = mind
        self.noise = noise

    def choose(self, s: State, rng: Rng) -> int:
        """Return what the policy prefers."""
        return int(choose(self.mind, s, rng, self.noise))


class Tables:
    """``n`` games; ``rows`` of them are written at a time (all, unless the rows go elsewhere in portions)."""

    def __init__(self, n: int, rows: int, size: int, last_round: int, depth: int) -> None:
        self.rows: i64 = rows
        self.size: i64 = size
        self.last_round: i64 = last_round
        self.depth: i64 = depth  # entries of the history
        self.states: list[State] = []
        self.dice: list[Rng] = []  # of the bots inside, by game
        self.bots: list[Inside] = []  # everybody who may be stepped inside
        self.sits: vec[i64] = numbers(n * PLACES, 0)  # which of them, by game and clockwise from the seat outside
        self.own: vec[i64] = numbers(n, ALL)  # which seat that is, by game
        self.seats: vec[i64] = numbers(n, 0)  # who must choose, -1 in a game that is over
        self.past: vec[i64] = numbers(n * depth * PAST, 0)  # newest first
        self.blank_row: vec[i16] = zeros(size)
        self.blank_page: vec[i16] = vec[i16](capacity=rows * size)
        self.page: vec[i16] = extend(self.blank_page, zeros(rows * size))
        self.blank_bits: vec[u8] = empty_mask()
        self.blank_mask: vec[u8] = vec[u8](capacity=rows * N_ACTIONS)
        self.mask: vec[u8] = extend(self.blank_mask, empty_mask(rows))
        self.history: vec[i16] = zeros(rows * depth * PAST)

    def deal(self, number: i64, s: State, dice: Rng) -> bool:
        """Lay a new game and let the bots play up to the first question from outside; tell whether there is one."""
        if number < len(self.states):
            self.states[number] = s
            self.dice[number] = dice
        else:
            self.states.append(s)
            self.dice.append(dice)
        at: i64 = number * self.depth * PAST
        end: i64 = at + self.depth * PAST
        while at < end:
            self.past[at] = 0
            at += 1
        self.answer(number)
        return self.seats[number] >= 0

    def seat_outside(self, number: i64, seat: i64) -> None:
        """Say which seat of a game is played from outside."""
        self.own[number] = seat

    def seat_inside(self, number: i64, place: i64, bot: i64) -> None:
        """Say which bot sits so many places clockwise from the seat outside in a game."""
        self.sits[number * PLACES + place] = bot

    def step(self, actions: list[int], first: i64) -> i64:
        """Take the actions of the games from ``first`` on, as many as there are rows; return how many are over now.

        The row of a game is written right after its step, while it is near. Where a game is over the row is empty.
        """
        page = self.blank_page
        mask = self.blank_mask
        over: i64 = 0
        number: i64 = first
        end: i64 = min(first + self.rows, i64(len(self.states)))
        while number < end:
            action: i64 = actions[number]
            if action < 0:  # given up from outside
                self.seats[number] = -1
            else:
                self.act(number, self.states[number], action)
                self.answer(number)
            page = extend(page, self.blank_row)
            mask = extend(mask, self.blank_bits)
            if self.seats[number] < 0:
                over += 1
            else:
                self.write(number, page, mask, number - first)
            number += 1
        return over

    def act(self, number: i64, s: State, action: i64) -> None:
        """Take an action and note it."""
        if self.depth == 0:
            take(s, action)
            return
        who: i64 = s.decider
        kind: i64 = hidden_kind(s)
        take(s, action)
        first: i64 = number * self.depth * PAST
        at: i64 = first + self.depth * PAST - 1
        while at >= first + PAST:
            self.past[at] = self.past[at - PAST]
            at -= 1
        self.past[first] = who + 1
        self.past[first + 1] = kind + 1
        self.past[first + 2] = action + 1
        self.past[first + 3] = s.sent_space + 1

    def answer(self, number: i64) -> None:
        """Let the bots inside play until somebody outside must choose, or the game is over."""
        s = self.states[number]
        own: i64 = self.own[number]
        n: i64 = len(s.seats)
        while s.phase != PHASE_OVER and s.round <= self.last_round:
            if own == ALL or s.decider == own:
                self.seats[number] = s.decider
                return
            bot = self.bots[self.sits[number * PLACES + (s.decider - own + n) % n]]
            self.act(number, s, i64(bot.choose(s, self.dice[number])))
        self.seats[number] = -1

    def look(self, first: i64) -> None:
        """Write the rows of the games from ``first`` on, each as the seat sees it that must choose."""
        page = self.blank_page
        mask = self.blank_mask
        number: i64 = first
        end: i64 = min(first + self.rows, i64(len(self.states)))
        while number < end:
            page = extend(page, self.blank_row)
            mask = extend(mask, self.blank_bits)
            self.write(number, page, mask, number - first)
            number += 1

    def show(self, number: i64, row: i64) -> None:
        """Write the row of a game that was dealt anew: it was left empty."""
        self.write(number, self.page, self.mask, row)

    def write(self, number: i64, page: vec[i16], mask: vec[u8], row: i64) -> None:
        """Write observation, mask and history of a game into a row that is empty."""
        s = self.states[number]
        encode(s, s.decider, page, row * self.size)
        bits: i64 = row * N_ACTIONS
        for action in s.options:
            mask[bits + action] = 1
        if self.depth > 0:
            self.tell(number, s, row * self.depth * PAST)

    def tell(self, number: i64, s: State, out: i64) -> None:
        """Write the history as the seat that must choose saw it: of others it knows no action, but who, what, where."""
        viewer: i64 = s.decider
        at: i64 = number * self.depth * PAST
        end: i64 = at + self.depth * PAST
        while at < end:
            who: i64 = self.past[at] - 1
            self.history[out] = i16(seen_from(s, viewer, who) + 1)
            self.history[out + 1] = i16(self.past[at + 1])
            self.history[out + 2] = i16(self.past[at + 2] if who == viewer else 0)
            self.history[out + 3] = i16(self.past[at + 3])
            at += PAST
            out += PAST


def numbers(n: i64, value: i64) -> vec[i64]:
    """Return n times the same number."""
    result = vec[i64](capacity=n)
    i: i64 = 0
    while i < n:
        result = append(result, value)
        i += 1
    return result
