"""Information-set tree search: one tree over many determinised games, with full random playouts. Compiled.

Each iteration draws a game consistent with what the seat knows, walks down the tree among the actions legal in that
game, adds one node, plays to the end at random and adds the result of every seat on the way back (max^n).
"""

import math
from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.core.rng import Rng, seeded
from landsraad.engine.actors.standing import ranking
from landsraad.engine.knowledge.determinize import determinize
from landsraad.engine.machine import take
from landsraad.engine.playout import play_out
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

NONE: Final = -1


class Tree:
    """The nodes of a search as parallel vectors: action, mover, visits, how often available, sum of results."""

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]()
        self.mover: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()
        self.value: vec[float] = vec[float]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.add(NONE, NONE, NONE)

    def add(self, parent: i64, action: i64, mover: i64) -> i64:
        """Add a node and return its number."""
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.value = append(self.value, 0.0)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        if parent >= 0:
            self.next[node] = self.first[parent]
            self.first[parent] = node
        return node

    def child(self, node: i64, action: i64) -> i64:
        """Return the child for an action, NONE if it was never tried."""
        child: i64 = self.first[node]
        while child != NONE and self.action[child] != action:
            child = self.next[child]
        return child

    def select(self, node: i64, s: State, exploration: float) -> i64:
        """Return the best known child among the legal actions by the upper confidence bound."""
        best: i64 = NONE
        best_score: float = -1.0
        for action in s.options:
            child: i64 = self.child(node, action)
            if child == NONE:
                continue
            self.available[child] += 1
            visits: float = float(self.visits[child])
            score: float = self.value[child] / visits + exploration * math.sqrt(
                math.log(float(self.available[child])) / visits
            )
            if score > best_score:
                best_score = score
                best = child
        return best

    def untried(self, node: i64, s: State, rng: Rng) -> i64:
        """Return a random legal action that has no node yet, NONE if all have one."""
        found: i64 = NONE
        count: i64 = 0
        for action in s.options:
            if self.child(node, action) == NONE:
                count += 1
                if rng.below(count) == 0:
                    found = action
        return found


def results(s: State) -> list[float]:
    """Return what a finished game is worth to each seat: the win, and a little for a better place."""
    worth: list[float] = [0.0] * len(s.seats)
    order = ranking(s)  # Rivals that can win stand there too
    for place, number in enumerate(order):
        if number < len(s.seats):
            worth[number] = 1.0 if place == 0 else 0.1 * (len(order) - 1 - place) / len(order)
    return worth


def iterate(tree: Tree, root: State, viewer: i64, rng: Rng, seed: int, exploration: float) -> None:
    """Run one iteration."""
    s = determinize(root, int(viewer), seed)
    node: i64 = 0
    path = vec[i64]()
    while s.phase != PHASE_OVER:
        mover: i64 = s.decider
        action: i64 = tree.untried(node, s, rng)
        if action != NONE:
            node = tree.add(node, action, mover)
            tree.available[node] = 1
            path = append(path, node)
            take(s, action)
            break
        node = tree.select(node, s, exploration)
        path = append(path, node)
        take(s, tree.action[node])
    if s.phase != PHASE_OVER:
        play_out(s, rng)
    worth = results(s)
    for visited in path:
        tree.visits[visited] += 1
        tree.value[visited] += worth[tree.mover[visited]]


def search(root: State, viewer: int, iterations: int, seed: int, exploration: float = 0.7) -> Tree:
    """Search from a decision of the viewer and return the tree."""
    tree = Tree()
    rng = seeded(seed, "tree")
    for number in range(iterations):
        iterate(tree, root, viewer, rng, (seed << 32) + number, exploration)
    return tree


def best_action(tree: Tree) -> int:
    """Return the most visited action at the root."""
    best: i64 = NONE
    most: i64 = -1
    child: i64 = tree.first[0]
    while child != NONE:
        if tree.visits[child] > most:
            most = tree.visits[child]
            best = tree.action[child]
        child = tree.next[child]
    return int(best)
