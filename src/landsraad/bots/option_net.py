"""A small network that scores options: what they do, and what practice says of them, in the light of the position.

One hidden layer looks at the circumstances of the decision, the Leader and the cards in hand. Every option has a row of
weights over that layer: from its deeds (``deeds``), which all cards and boxes share, and from practice with the very
option where there was some. So a decision costs one layer, and an option a product of two short rows. Compiled.
"""

from typing import Final

from landsraad.bots.deeds import DEEDS, NO_PROGRAM, deeds, program_deeds, program_of
from landsraad.bots.net import TRACKS, layer, leader_number, packed
from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, i16, i64, vec
from landsraad.model.rules import Rules
from landsraad.model.state import Seat, State

KINDS: Final = 96  # of decisions, at most
N_PRESENT: Final = TRACKS  # numbers of what may be present: cards by their actions, Leaders behind them
MOST_PRESENT: Final = 48  # things that count, at most
PRESENT: Final = 0.3  # how much each counts as an input


class OptionNet:
    """The weights: ``first`` input by input, a row of ``hidden`` and one more for each pair and each deed of a kind.

    Inputs are circumstances and behind them the things that are ``known``, each by its number.
    A pair is the kind of a decision times ``N_ACTIONS`` and an action. ``trust`` is how much the scores of the tuned
    policy count besides: 1, or 0 for a network that has learned everything by itself.
    """

    def __init__(
        self,
        hidden: int,
        first: list[float],
        bias: list[float],
        known: list[int],
        pairs: list[int],
        table: list[float],
        kinds: list[int],
        by_deed: list[float],
        trust: float,
    ) -> None:
        self.hidden: i64 = hidden
        self.inputs: i64 = len(first) // hidden - len(known) if hidden else 0
        self.input_of: dict[int, int] = {thing: int(self.inputs) + n for n, thing in enumerate(known)}
        self.first: vec[float] = packed(first)
        self.bias: vec[float] = packed(bias)
        self.table: vec[float] = packed(table)
        self.by_deed: vec[float] = packed(by_deed)
        self.trust: float = trust
        self.row_of: dict[int, int] = {pair: row for row, pair in enumerate(pairs)}
        self.kind_of: dict[int, int] = {kind: row for row, kind in enumerate(kinds)}


def things_present(rules: Rules, seat: Seat) -> list[int]:
    """Return the numbers of the things present that a network may know: the Leader, the cards in hand."""
    cards = [*(rules.act_hand[card] for card in seat.hand), *(rules.act_intrigue[card] for card in seat.intrigue)]
    return [leader_number(rules.leaders[seat.leader].id), *(int(number) for number in cards)]


class Scorer:
    """A network at work with one ruleset: rows of options as they come up, and the layer of the decision at hand."""

    def __init__(self, net: OptionNet, rules: Rules) -> None:
        self.net: OptionNet = net
        self.rules: Rules = rules
        self.width: i64 = net.hidden + 1
        self.place: vec[i16] = vec[i16]()
        while len(self.place) < KINDS * N_ACTIONS:
            self.place = append(self.place, -1)
        self.programs: dict[int, int] = {}  # the same for options that name a program: a waiting line, a branch
        self.rows: vec[float] = vec[float]()
        self.x: vec[float] = packed([0.0] * int(net.inputs))  # circumstances
        self.ats: vec[i64] = vec[i64]()  # of the inputs that are not zero: where their weights begin
        self.amounts: vec[float] = vec[float]()
        while len(self.ats) < net.inputs + MOST_PRESENT:
            self.ats = append(self.ats, 0)
            self.amounts = append(self.amounts, 0.0)
        self.weights_at: vec[i64] = vec[i64]()  # by number of a thing: where its weights begin, -1 if it is not known
        while len(self.weights_at) < N_PRESENT:
            self.weights_at = append(self.weights_at, -1)
        for thing, place in net.input_of.items():
            self.weights_at[thing] = place * net.hidden
        self.leader: vec[i64] = vec[i64]()
        for leader in rules.leaders:
            self.leader = append(self.leader, leader_number(leader.id))
        self.layer: vec[float] = packed([0.0] * (int(net.hidden) + 1))

    def attend(self, seat: Seat) -> None:
        """Take in a decision of a seat, whose circumstances stand in ``x``."""
        net = self.net
        n: i64 = 0
        i: i64 = 0
        while i < net.inputs:
            a: float = self.x[i]
            if a != 0.0:
                self.ats[n] = i * net.hidden
                self.amounts[n] = a
                n += 1
            i += 1
        n = self.add_thing(self.leader[seat.leader], n)
        for card in seat.hand:
            n = self.add_thing(self.rules.act_hand[card], n)
        for intrigue in seat.intrigue:
            n = self.add_thing(self.rules.act_intrigue[intrigue], n)
        out = self.layer
        layer(net.first, net.bias, net.hidden, self.ats, self.amounts, n, out)
        i = 0
        while i < net.hidden:
            if out[i] < 0.0:
                out[i] = 0.0
            i += 1
        out[net.hidden] = 1.0

    def add_thing(self, thing: i64, n: i64) -> i64:
        """Add an input for a thing that is present, if it is known, to ``n`` inputs; return how many there are then."""
        at: i64 = self.weights_at[thing]
        if at < 0 or n >= len(self.ats):
            return n
        self.ats[n] = at
        self.amounts[n] = PRESENT
        return n + 1

    def term(self, s: State, action: i64) -> float:
        """Return what the network makes of an option of the open decision, in the position taken in."""
        at: i64 = self.row(s, action) * self.width
        out = self.layer
        rows = self.rows
        total: float = 0.0
        i: i64 = 0
        while i < self.width:
            total += rows[at + i] * out[i]
            i += 1
        return total

    def row(self, s: State, action: i64) -> i64:
        """Return the place of an option's row; one that comes up for the first time is put together."""
        place: i64
        first, end = program_of(s, action)
        if first != NO_PROGRAM:
            program: i64 = s.kind * len(self.rules.code) + first
            place = self.programs.get(program, -1)
            if place < 0:
                place = self.new_row(s.kind, -1, program_deeds(self.rules, first, end))
                self.programs[program] = place
            return place
        pair: i64 = s.kind * N_ACTIONS + action
        place = i64(self.place[pair])
        if place < 0:
            place = self.new_row(s.kind, pair, deeds(self.rules, action))
            self.place[pair] = i16(place)
        return place

    def new_row(self, kind: i64, pair: i64, done: vec[float]) -> i64:
        """Put a row together from what practice says of a pair and from deeds, and return its place."""
        net = self.net
        width: i64 = self.width
        at: i64 = len(self.rows)
        row: i64 = net.row_of.get(pair, -1)
        i: i64 = 0
        while i < width:
            self.rows = append(self.rows, net.table[row * width + i] if row >= 0 else 0.0)
            i += 1
        kept: i64 = net.kind_of.get(kind, -1)
        if kept < 0:
            return at // width
        deed: i64 = 0
        while deed < DEEDS:
            if done[deed] != 0.0:
                start: i64 = (kept * DEEDS + deed) * width
                i = 0
                while i < width:
                    self.rows[at + i] += done[deed] * net.by_deed[start + i]
                    i += 1
            deed += 1
        return at // width
