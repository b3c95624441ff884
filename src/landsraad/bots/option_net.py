"""A small network that scores options by what they do. Compiled.

An option is tried on a copy, and what counts is how the position looked to the seat before and how it looks after, by
the same features that judge positions. So one network serves all cards, spaces and boxes: it has never heard of any.
"""

import math
from typing import Final

from landsraad.bots.features import N_FEATURES, N_PIECES, blank, describe, width_of
from landsraad.bots.net import packed
from landsraad.bots.valuation import Valuation
from landsraad.core.packed import append, i64, vec
from landsraad.core.rng import Rng
from landsraad.engine.machine import take
from landsraad.model.state import State

WIDTH: Final = N_FEATURES + N_PIECES
KINDS: Final = 96  # of decisions, at most
SCALE: Final = 65536.0


class OptionNet:
    """One hidden layer over the position before, the change that an option makes, and the kind of the decision.

    ``first`` has a row of ``hidden`` weights for each feature before and then for each change, ``kinds`` one for each
    kind of decision.
    """

    def __init__(
        self, hidden: int, first: list[float], bias: list[float], kinds: list[float], last: list[float]
    ) -> None:
        self.hidden: i64 = hidden
        self.first: vec[float] = packed(first)
        self.bias: vec[float] = packed(bias)
        self.kinds: vec[float] = packed(kinds)
        self.last: vec[float] = packed(last)
        self.before: vec[float] = blank()
        self.after: vec[float] = blank()
        self.base: vec[float] = packed(bias)  # what the position before adds, the same for all options
        self.layer: vec[float] = packed(bias)


def add_features(net: OptionNet, x: vec[float], width: i64, start: i64, out: vec[float]) -> None:
    """Add features times their weights to a layer; the weights of the first feature begin at row ``start``."""
    i: i64 = 0
    while i < width:
        a: float = x[i]
        if a != 0.0:
            at: i64 = (start + i) * net.hidden
            j: i64 = 0
            while j < net.hidden:
                out[j] += a * net.first[at + j]
                j += 1
        i += 1


def look_before(net: OptionNet, m: Valuation, s: State) -> i64:
    """Take in the position in which the options are; return how many features it has."""
    width: i64 = width_of(m)
    describe(m, s, s.decider, net.before)
    base = net.base
    kind: i64 = s.kind * net.hidden
    j: i64 = 0
    while j < net.hidden:
        base[j] = net.bias[j] + net.kinds[kind + j]
        j += 1
    add_features(net, net.before, width, 0, base)
    return width


def change(net: OptionNet, m: Valuation, s: State, action: i64, width: i64) -> vec[float]:
    """Return how an option changes the position for the seat that must choose."""
    viewer: i64 = s.decider
    other = s.clone()
    take(other, action)
    describe(m, other, viewer, net.after)
    after = net.after
    i: i64 = 0
    while i < width:
        after[i] -= net.before[i]
        i += 1
    return after


def option_scores(net: OptionNet, m: Valuation, s: State) -> vec[float]:
    """Return the score of every option of the open decision."""
    result = vec[float](capacity=len(s.options))
    if net.hidden == 0:  # it knows nothing: all options are alike
        for _action in s.options:
            result = append(result, 0.0)
        return result
    width: i64 = look_before(net, m, s)
    layer = net.layer
    for action in s.options:
        j: i64 = 0
        while j < net.hidden:
            layer[j] = net.base[j]
            j += 1
        add_features(net, change(net, m, s, action, width), width, WIDTH, layer)
        total: float = 0.0
        j = 0
        while j < net.hidden:
            if layer[j] > 0.0:
                total += layer[j] * net.last[j]
            j += 1
        result = append(result, total)
    return result


def option_inputs(net: OptionNet, m: Valuation, s: State) -> tuple[vec[float], vec[float]]:
    """Return the features before, and the changes of all options one after the other: what training keeps."""
    width: i64 = look_before(net, m, s)
    before = vec[float](capacity=width)
    i: i64 = 0
    while i < width:
        before = append(before, net.before[i])
        i += 1
    changes = vec[float](capacity=width * len(s.options))
    for action in s.options:
        found = change(net, m, s, action, width)
        i = 0
        while i < width:
            changes = append(changes, found[i])
            i += 1
    return before, changes


def choose_option(net: OptionNet, m: Valuation, s: State, rng: Rng, warmth: float) -> i64:
    """Return an option, drawn by its score: the smaller ``warmth``, the surer the best one; 0 always takes it."""
    n: i64 = len(s.options)
    if n == 1:
        return s.options[0]
    rated = option_scores(net, m, s)
    best: i64 = 0
    most: float = rated[0] - 1.0
    i: i64 = 0
    while i < n:
        score: float = rated[i]
        if warmth > 0.0:  # the best of scores with Gumbel noise is a draw by the softmax
            luck: float = (float(rng.below(65536)) + 0.5) / SCALE
            score -= warmth * math.log(-math.log(luck))
        if i == 0 or score > most:
            most = score
            best = i
        i += 1
    return s.options[best]
