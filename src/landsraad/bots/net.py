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
LEADERS: Final = 128  # places for Leaders, behind the action ids, by a hash of their names


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
        if len(known) > 0:
            while len(self.thing) < N_ACTIONS + LEADERS:
                self.thing = append(self.thing, -1)
        self.wide: bool = False  # whether it knows Leaders, and with them the Row and the spaces taken
        place: i64 = 0
        for action in known:
            self.thing[action] = place
            place += self.middle
            if action >= N_ACTIONS:
                self.wide = True
        self.things: vec[float] = packed(things)
        self.h1: vec[float] = packed(bias1)
        self.h2: vec[float] = packed(bias2)

    def value(self, x: vec[float], held: vec[i64], count: i64) -> float:
        """Return the chance of winning, by features and the first ``count`` things held."""
        h1 = self.h1
        h2 = self.h2
        first = self.first
        second = self.second
        j: i64 = 0
        while j < self.middle:
            h1[j] = self.bias1[j]
            j += 1
        i: i64 = 0
        while i < self.inputs:
            a: float = x[i]
            if a != 0.0:
                at: i64 = i * self.middle
                j = 0
                while j < self.middle:
                    h1[j] += a * first[at + j]
                    j += 1
            i += 1
        if len(self.thing) > 0:
            i = 0
            while i < count:
                at = self.thing[held[i]]
                if at >= 0:
                    j = 0
                    while j < self.middle:
                        h1[j] += HELD * self.things[at + j]
                        j += 1
                i += 1
        j = 0
        while j < self.last:
            h2[j] = self.bias2[j]
            j += 1
        i = 0
        while i < self.middle:
            b: float = h1[i]
            if b > 0.0:
                at = i * self.last
                j = 0
                while j < self.last:
                    h2[j] += b * second[at + j]
                    j += 1
            i += 1
        total: float = self.bias3
        j = 0
        while j < self.last:
            if h2[j] > 0.0:
                total += h2[j] * self.third[j]
            j += 1
        if total < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-total))
