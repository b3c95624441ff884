"""Search with the heuristic as policy: one tree over the own decisions, many determinised futures. Compiled.

Each iteration takes a game consistent with what the seat knows, walks down the tree through the seat's own decisions,
lets the heuristic play on for everybody up to a horizon and asks a value function there. Decisions of others on the
way are the heuristic's too. The determinised games are kept and used again, so that options meet the same futures.
The tree ends with the own turn, or, where it is ``deep``, goes on through the later turns of the round.
"""

import math
from typing import Final

from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings
from landsraad.bots.leaning import leaning
from landsraad.bots.net import Net
from landsraad.bots.policy import choose, scores
from landsraad.bots.teams import with_friends
from landsraad.bots.valuation import Valuation
from landsraad.core.packed import append, i64, vec
from landsraad.core.rng import Rng
from landsraad.engine.actors.plan import actor
from landsraad.engine.actors.standing import ranking
from landsraad.engine.knowledge.determinize import determinize
from landsraad.engine.machine import take
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

NONE: Final = -1
DOUBT: Final = 2.0
HORIZON_TURN: Final = -1  # value right after the own turn
UNKNOWN: Final = -1.0
EACH_WORLD: Final = 8  # tries in every kept game before there are more of them


class Plan:
    """How a search looks ahead: settings, and what it has found so far as nodes in parallel vectors."""

    def __init__(
        self,
        mind: Valuation,
        net: Net,
        rng: Rng,
        worlds: int,
        rounds: int,
        explore: float,
        warmth: float,
        noise: float,
        soon: float,
    ) -> None:
        self.mind: Valuation = mind
        self.net: Net = net
        self.rng: Rng = rng
        self.worlds: i64 = worlds  # determinised games kept
        self.rounds: i64 = rounds  # HORIZON_TURN, or rounds to play on after this one
        self.explore: float = explore
        self.warmth: float = warmth  # of the prior: small trusts the heuristic
        self.noise: float = noise
        self.soon: float = soon  # part of a judgement that is made right after the own turn, the rest at the horizon
        self.deep: bool = False  # whether the tree goes on through the own decisions of the whole round
        self.most: i64 = worlds  # determinised games at most: with many tries there are more, so that luck evens out
        self.kept: list[State] = []
        self.luck: vec[float] = vec[float]()  # by kept game: sum of the results in it, and how many there were
        self.tries: vec[float] = vec[float]()
        self.total: float = 0.0
        self.known: vec[float] = vec[float]()  # by node and kept game: what it came to, where that cannot change
        self.repeats: bool = rounds == HORIZON_TURN and noise == 0.0
        self.row: vec[float] = blank()
        self.held: vec[i64] = empty_hands()
        self.iterations: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.add(NONE, NONE, 1.0)

    def add(self, parent: i64, action: i64, prior: float) -> i64:
        """Add a node and return its number."""
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        self.prior = append(self.prior, prior)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        if self.repeats:
            world: i64 = 0
            while world < self.worlds:
                self.known = append(self.known, UNKNOWN)
                world += 1
        if parent >= 0:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def without_luck(self, world: i64, worth: float) -> float:
        """Return a result less what the kept game itself brings: good cards are no merit of the option tried in it.

        The luck of a game is what earlier results in it were better than results at large, drawn towards nothing
        while there are few.
        """
        tries: float = self.tries[world]
        mean: float = self.total / float(self.iterations - 1) if self.iterations > 1 else worth
        luck: float = (self.luck[world] - mean * tries) / (tries + DOUBT)
        self.luck[world] += worth
        self.tries[world] += 1.0
        self.total += worth
        return worth - luck

    def child(self, node: i64, action: i64) -> i64:
        """Return the child for an action, NONE if there is none."""
        child: i64 = self.first[node]
        while child != NONE and self.action[child] != action:
            child = self.next[child]
        return child

    def expand(self, node: i64, s: State) -> None:
        """Give a node a child for every option that has none yet, with its prior."""
        missing: i64 = 0
        for action in s.options:
            if self.child(node, action) == NONE:
                missing += 1
        if missing == 0:
            return
        rated = scores(self.mind, s)
        best: float = rated[0]
        i: i64 = 0
        n: i64 = len(rated)
        while i < n:
            if rated[i] > best:
                best = rated[i]
            i += 1
        total: float = 0.0
        i = 0
        while i < n:
            gap: float = (rated[i] - best) / self.warmth
            rated[i] = math.exp(gap) if gap > -12.0 else 0.000006
            total += rated[i]
            i += 1
        i = 0
        while i < n:
            if self.child(node, s.options[i]) == NONE:
                self.add(node, s.options[i], 0.85 * rated[i] / total + 0.15 / float(n))
            i += 1

    def select(self, node: i64, s: State) -> i64:
        """Return the legal child with the best value and bonus for being little tried (PUCT)."""
        visits: i64 = self.visits[node]
        mean: float = self.value[node] / float(visits) if visits > 0 else 0.3
        root: float = self.explore * math.sqrt(float(visits) + 1.0)
        best: i64 = NONE
        most: float = -1.0
        for action in s.options:
            child: i64 = self.child(node, action)
            if child == NONE:
                continue
            tried: i64 = self.visits[child]
            value: float = self.value[child] / float(tried) if tried > 0 else mean
            score: float = value + root * self.prior[child] / float(1 + tried)
            if score > most:
                most = score
                best = child
        return best


def judge(p: Plan, s: State, viewer: i64) -> float:
    """Return what a position is worth to the viewer: the result of a finished game, else the value function."""
    if s.phase == PHASE_OVER:
        order = ranking(s)
        if with_friends(s, order[0], viewer):
            return 1.0
        behind: i64 = actor(s, order[0]).vp - s.seats[viewer].vp
        return 0.02 / float(1 + behind) if behind > 0 else 0.02
    if s.teams == 0:
        return outlook(p, s, viewer)
    total: float = 0.0  # what serves the team is what serves all of its members
    members: i64 = 0
    for seat in s.seats:
        if with_friends(s, seat.index, viewer):
            total += outlook(p, s, seat.index)
            members += 1
    return total / float(members)


def outlook(p: Plan, s: State, viewer: i64) -> float:
    """Return the value of a running game to one seat."""
    describe(p.mind, s, viewer, p.row)
    count: i64 = holdings(s, viewer, p.held) if len(p.net.thing) > 0 else 0
    if p.net.wide:
        count = surroundings(s, viewer, p.held, count)
    return leaning(p.mind, s, viewer, p.net.value(p.row, p.held, count))


def iterate(p: Plan, root: State, viewer: i64, seed: int, forced: i64) -> None:
    """Run one iteration; ``forced`` names the option to take at the root, NONE lets the search choose."""
    if p.worlds < p.most and p.iterations >= EACH_WORLD * p.worlds:
        p.worlds = 2 * p.worlds if 2 * p.worlds < p.most else p.most
    number: i64 = p.iterations % p.worlds
    p.iterations += 1
    if number >= len(p.kept):
        number = len(p.kept)
        p.kept.append(determinize(root, int(viewer), seed))
        p.luck = append(p.luck, 0.0)
        p.tries = append(p.tries, 0.0)
    s = p.kept[number].clone()
    turn: i64 = s.turn_seat
    round_: i64 = s.round
    phase: i64 = s.phase
    node: i64 = 0
    path = vec[i64]()
    path = append(path, 0)
    inside: bool = True
    early: float = UNKNOWN
    while inside:
        if s.decider != viewer:
            take(s, choose(p.mind, s, p.rng, p.noise))
        elif len(s.options) == 1:
            take(s, s.options[0])
        else:
            fresh: bool = p.visits[node] == 0
            p.expand(node, s)
            node = p.child(0, forced) if forced != NONE and node == 0 else p.select(node, s)
            path = append(path, node)
            take(s, p.action[node])
            inside = not fresh
        if p.deep:
            if s.phase == PHASE_OVER or s.round != round_:
                inside = False
            elif s.turn_seat != turn and early == UNKNOWN and p.soon > 0.0:
                early = judge(p, s, viewer)
        elif s.phase != phase or s.round != round_ or s.turn_seat != turn:
            inside = False
    worth: float = outcome(p, s, viewer, turn, round_, node * p.worlds + number, early)
    p.visits[0] += 1
    p.value[0] += worth
    merit: float = p.without_luck(number, worth)
    i: i64 = 1
    while i < len(path):
        p.visits[path[i]] += 1
        p.value[path[i]] += merit
        i += 1


def outcome(p: Plan, s: State, viewer: i64, turn: i64, round_: i64, place: i64, early: float) -> float:
    """Return what comes of a node in a kept game; without chance in the policy the same every time, so asked once."""
    if not p.repeats:
        return finish(p, s, viewer, turn, round_, early)
    worth: float = p.known[place]
    if worth == UNKNOWN:
        worth = finish(p, s, viewer, turn, round_, early)
        p.known[place] = worth
    return worth


def finish(p: Plan, s: State, viewer: i64, turn: i64, round_: i64, early: float) -> float:
    """Play on by the heuristic up to the horizon and return what came of it.

    ``early`` is the judgement right after the own turn, where the tree has gone beyond it already.
    """
    while s.phase != PHASE_OVER and s.round == round_ and s.turn_seat == turn:
        take(s, choose(p.mind, s, p.rng, p.noise))
    if p.rounds == HORIZON_TURN:
        return judge(p, s, viewer)
    if early == UNKNOWN:
        early = judge(p, s, viewer) if p.soon > 0.0 else 0.0
    until: i64 = round_ + 1 + p.rounds
    while s.phase != PHASE_OVER and s.round < until:
        take(s, choose(p.mind, s, p.rng, p.noise))
    return p.soon * early + (1.0 - p.soon) * judge(p, s, viewer)


def ponder(p: Plan, root: State, viewer: int, iterations: int, seed: int, forced: int = NONE) -> None:
    """Run some iterations; may be called again for more."""
    for _ in range(iterations):
        iterate(p, root, viewer, (seed << 32) + int(p.iterations), forced)


def best_action(p: Plan) -> int:
    """Return the most visited option at the root, of equals the better one."""
    best: i64 = NONE
    most: float = -1.0
    child: i64 = p.first[0]
    while child != NONE:
        tried: float = float(p.visits[child])
        score: float = tried + (p.value[child] / tried if tried > 0.0 else 0.0)
        if score > most:
            most = score
            best = p.action[child]
        child = p.next[child]
    return int(best)
