"""A small network: features to the chance of winning, two hidden layers. Compiled; the weights come as plain lists."""

import math
from typing import Final

from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, i64, vec


def packed(values: list[float]) -> vec[float]:
    """Return a list as a packed vector."""
    result = vec[float]()
    for value in values:
        result = append(result, value)
    return result


HELD: Final = 0.3  # how much each thing held counts as an input
MOST_THINGS: Final = 160  # things that a network looks at, at most
LEADERS: Final = 128  # places for Leaders, behind the action ids, by a hash of their names
TRACKS: Final = N_ACTIONS + LEADERS  # where the numbers of steps on tracks begin
N_THINGS: Final = TRACKS + 16


def leader_number(name: str) -> int:
    """Return the number of a Leader, the same in every set-up: it comes from the name."""
    total: i64 = 0
    for letter in name:
        total = (31 * total + ord(letter)) % 1000003
    return int(N_ACTIONS + total % LEADERS)


class Net:
    """A network with rectified hidden layers; ``first`` is stored input by input, ``second`` likewise.

    Beside the features it may know single things (cards, tiles) by their action ids, each an input of its own.
    """

    def __init__(
        self,
        sizes: tuple[int, int, int],
        first: list[float],
        bias1: list[float],
        second: list[float],
        bias2: list[float],
        third: list[float],
        bias3: float,
        known: list[int],
        things: list[float],
    ) -> None:
        inputs, middle, last = sizes
        self.inputs: i64 = inputs
        self.middle: i64 = middle
        self.last: i64 = last
        self.first: vec[float] = packed(first)
        self.bias1: vec[float] = packed(bias1)
        self.second: vec[float] = packed(second)
        self.bias2: vec[float] = packed(bias2)
        self.third: vec[float] = packed(third)
        self.bias3: float = bias3
        self.thing: vec[i64] = vec[i64]()  # by action id: where its weights begin, -1 if it is not known
        self.knows: bool = len(known) > 0
        if self.knows:
            while len(self.thing) < N_THINGS:
                self.thing = append(self.thing, -1)
        self.wide: bool = False  # whether it knows Leaders, and with them the Row and the spaces taken
        place: i64 = len(self.first)
        for action in known:
            self.thing[action] = place
            place += self.middle
            if N_ACTIONS <= action < TRACKS:
                self.wide = True
        for value in things:  # behind those of the features
            self.first = append(self.first, value)
        self.ats: vec[i64] = vec[i64]()  # of the inputs of a layer that are not zero: where their weights begin
        self.amounts: vec[float] = vec[float]()  # and how large they are
        while len(self.ats) < inputs + MOST_THINGS or len(self.ats) < middle:
            self.ats = append(self.ats, 0)
            self.amounts = append(self.amounts, 0.0)
        self.h1: vec[float] = packed(bias1)
        self.h2: vec[float] = packed(bias2)

    def gather(self, x: vec[float], held: vec[i64], count: i64) -> i64:
        """Note the inputs that are not zero and where their weights begin; return how many there are."""
        ats = self.ats
        amounts = self.amounts
        n: i64 = 0
        i: i64 = 0
        while i < self.inputs:
            a: float = x[i]
            if a != 0.0:
                ats[n] = i * self.middle
                amounts[n] = a
                n += 1
            i += 1
        if self.knows:
            thing = self.thing
            i = 0
            while i < count:
                at: i64 = thing[held[i]]
                if at >= 0:
                    ats[n] = at
                    amounts[n] = HELD
                    n += 1
                i += 1
        return n

    def value(self, x: vec[float], held: vec[i64], count: i64) -> float:
        """Return the chance of winning, by features and the first ``count`` things held."""
        n: i64 = self.gather(x, held, count)
        layer(self.first, self.bias1, self.middle, self.ats, self.amounts, n, self.h1)
        h1 = self.h1
        ats = self.ats
        amounts = self.amounts
        live: i64 = 0
        i: i64 = 0
        while i < self.middle:
            b: float = h1[i]
            if b > 0.0:
                ats[live] = i * self.last
                amounts[live] = b
                live += 1
            i += 1
        layer(self.second, self.bias2, self.last, ats, amounts, live, self.h2)
        h2 = self.h2
        third = self.third
        total: float = self.bias3
        i = 0
        while i < self.last:
            if h2[i] > 0.0:
                total += h2[i] * third[i]
            i += 1
        if total < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))


def layer(
    weights: vec[float], bias: vec[float], width: i64, ats: vec[i64], amounts: vec[float], n: i64, out: vec[float]
) -> None:
    """Write bias and weighted inputs of every unit; eight units at a time, whose sums stay in registers."""
    j: i64 = 0
    while j + 7 < width:
        a: float = bias[j]
        b: float = bias[j + 1]
        c: float = bias[j + 2]
        d: float = bias[j + 3]
        e: float = bias[j + 4]
        f: float = bias[j + 5]
        g: float = bias[j + 6]
        h: float = bias[j + 7]
        k: i64 = 0
        while k < n:
            at: i64 = ats[k] + j
            x: float = amounts[k]
            a += x * weights[at]
            b += x * weights[at + 1]
            c += x * weights[at + 2]
            d += x * weights[at + 3]
            e += x * weights[at + 4]
            f += x * weights[at + 5]
            g += x * weights[at + 6]
            h += x * weights[at + 7]
            k += 1
        out[j] = a
        out[j + 1] = b
        out[j + 2] = c
        out[j + 3] = d
        out[j + 4] = e
        out[j + 5] = f
        out[j + 6] = g
        out[j + 7] = h
        j += 8
    while j < width:
        rest: float = bias[j]
        k = 0
        while k < n:
            rest += amounts[k] * weights[ats[k] + j]
            k += 1
        out[j] = rest
        j += 1
