"""A small network: features to the chance of winning, two hidden layers. Compiled; the weights come as plain lists."""

import math

from landsraad.core.packed import append, i64, vec


def packed(values: list[float]) -> vec[float]:
    """Return a list as a packed vector."""
    result = vec[float]()
    for value in values:
        result = append(result, value)
    return result


class Net:
    """A network with rectified hidden layers; ``first`` is stored input by input, ``second`` likewise."""

    def __init__(
        self,
        sizes: tuple[int, int, int],
        first: list[float],
        bias1: list[float],
        second: list[float],
        bias2: list[float],
        third: list[float],
        bias3: float,
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
        self.h1: vec[float] = packed(bias1)
        self.h2: vec[float] = packed(bias2)

    def value(self, x: vec[float]) -> float:
        """Return the chance of winning."""
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
