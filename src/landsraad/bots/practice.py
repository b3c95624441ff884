"""Practice: a network learns to prefer the options that searches preferred, in plain NumPy.

Games are played by short look-aheads; at some decisions the search thinks longer, and what came of each option is kept
with the position and with what each option does. The network (``option_net``) is fitted so that the policy would
take the options as often as somebody who has seen what came of them: more often by a factor of e for every ``SHARP``
that an option is better.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.bots.circumstances import CIRCUMSTANCES, VERSION, attend, no_circumstances
from landsraad.bots.deeds import DEEDS, NO_PROGRAM, deeds, program_deeds, program_of
from landsraad.bots.learned import school_of, value_net
from landsraad.bots.look_ahead import Plan, best_action
from landsraad.bots.option_net import N_PRESENT, PRESENT, OptionNet, things_present
from landsraad.bots.policy import scores
from landsraad.bots.search import LearnedBot, LearnedSearchBot, LookAheadBot, ponder_counted, tried_options
from landsraad.bots.training import counted
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import new_valuation
from landsraad.content.boxes import ruleset
from landsraad.core.actions import N_ACTIONS
from landsraad.core.rng import Rng, seeded
from landsraad.engine.machine import take
from landsraad.engine.round.deal import deal
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_base = ls.Setup(players=4)
_ix = ls.Setup(players=4, modules=("ix",))
_uprising = ls.Setup(host="uprising", players=4, modules=("choam",))
# What is played, over and over: every box, the base game with four players most.
MODES = (
    _base, _ix, _base, _uprising, _base, ls.Setup(players=4, modules=("immortality",)), _ix, _base,
    ls.Setup(host="uprising", players=4), _base, _ix, ls.Setup(players=3), _uprising,
    ls.Setup(players=4, modules=("immortality",)), _base, _ix, ls.Setup(players=4, modules=("ix", "immortality")),
    ls.Setup(host="uprising", players=6, modules=("choam",)), _uprising,
    ls.Setup(players=4, modules=("ix",), epic=True),
)  # fmt: skip
SEARCHED = 30  # of 100 decisions are searched
BETWEEN = 16  # tries at the others, at most
HIDDEN = 24
BATCH = 256
RATE = 3e-3
DECAY = 3e-3  # pull of all weights towards nothing, over one pass
SURE = 0.97  # the rest of the chance is spread evenly when the loss is measured
NEW = 10  # one decision in so many is kept apart to measure on
SHARP = 0.008  # of a chance of winning
DOUBT = 4.0  # tries that every option is thought to have had besides, which came to the mean
NAMELESS = -1  # an option that is known by what it does alone


@dataclass(frozen=True)
class Decisions:
    """Decisions with their options one after the other: what the policy thought of them, what the search tried."""

    x: Floats  # circumstances of each
    many: Ints  # things present at each
    present: Ints  # their numbers, one decision after the other
    kind: Ints  # of each decision
    count: Ints  # options of each decision
    pair: Ints  # of each option: kind * N_ACTIONS + action, or NAMELESS
    deed: Ints  # of each option: its row among ``deeds``
    deeds: Floats
    score: Floats
    visits: Floats  # tries of each option
    value: Floats  # what they came to
    prior: Floats  # how likely the search held it to be

    @property
    def start(self) -> Ints:
        """Where the options of each decision begin."""
        return np.concatenate([[0], np.cumsum(self.count)[:-1]])

    def arrays(self) -> dict[str, Any]:
        """Return everything by name, as it is written down."""
        return {f"option_{name}": value for name, value in vars(self).items()}


def preferred(data: Decisions) -> Floats:
    """Return how often each option should be taken, by what was thought of it before and what came of it.

    What came of few tries counts less; an option that was not tried is held to be as good as the mean.
    """
    owner = np.repeat(np.arange(len(data.count)), data.count)
    start = data.start
    mean = np.add.reduceat(data.visits * data.value, start) / np.maximum(1, np.add.reduceat(data.visits, start))
    worth = (data.visits * data.value + DOUBT * mean[owner]) / (data.visits + DOUBT)
    better = (worth - np.maximum.reduceat(worth, start)[owner]) / SHARP
    share = data.prior * np.exp(better)
    return (share / np.add.reduceat(share, start)[owner]).astype(np.float32)


def joined(parts: list[Decisions]) -> Decisions:
    """Return the decisions of some files as one."""
    shift = np.cumsum([0, *(len(part.deeds) for part in parts)])
    together = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("x", "many", "present", "kind", "count", "pair", "deeds", "score", "visits", "value", "prior")
    }
    return Decisions(deed=np.concatenate([part.deed + shift[n] for n, part in enumerate(parts)]), **together)


class Keeper:
    """Keeps decisions that were searched."""

    def __init__(self) -> None:
        self.x: list[Floats] = []
        self.many: list[int] = []
        self.present: list[int] = []
        self.kind: list[int] = []
        self.count: list[int] = []
        self.pair: list[int] = []
        self.deed: list[int] = []
        self.deeds: list[list[float]] = []
        self.score: list[float] = []
        self.visits: list[int] = []
        self.value: list[float] = []
        self.prior: list[float] = []
        self.rows: dict[tuple[int, int, int], int] = {}
        self.row = no_circumstances()

    def keep(self, s: State, plain: Valuation, plan: Plan) -> None:
        """Keep what a search did at a decision; ``plain`` is the mind whose scores the network goes beside."""
        tried = {action: (visits, value, prior) for visits, value, prior, action in tried_options(plan)}
        things = things_present(s.rules, s.seats[s.decider])
        self.many.append(len(things))
        self.present += things
        self.kind.append(int(s.kind))
        self.count.append(len(s.options))
        self.score += list(scores(plain, s))  # looks at how far the game is, too
        attend(plain, s, s.seats[s.decider], self.row)
        self.x.append(np.array(list(self.row), np.float32))
        for option in s.options:
            action = int(option)
            first, end = (int(place) for place in program_of(s, action))
            self.pair.append(NAMELESS if first != NO_PROGRAM else int(s.kind) * N_ACTIONS + action)
            self.deed.append(self.deed_row(s.rules, action, first, end))
            visits, value, prior = tried.get(action, (0, 0.0, 0.0))
            self.visits.append(visits)
            self.value.append(value)
            self.prior.append(prior)

    def deed_row(self, rules: Rules, action: int, first: int, end: int) -> int:
        """Return the row of what an option does, a new one for an option that had none."""
        key = (id(rules), action, NO_PROGRAM) if first == NO_PROGRAM else (id(rules), first, end)
        if key not in self.rows:
            self.rows[key] = len(self.deeds)
            done = deeds(rules, action) if first == NO_PROGRAM else program_deeds(rules, first, end)
            self.deeds.append(list(done))
        return self.rows[key]

    def decisions(self) -> Decisions:
        """Return what was kept."""
        return Decisions(
            np.array(self.x, np.float32).reshape(-1, CIRCUMSTANCES),
            np.array(self.many, np.int64),
            np.array(self.present, np.int64),
            np.array(self.kind, np.int64),
            np.array(self.count, np.int64),
            np.array(self.pair, np.int64),
            np.array(self.deed, np.int64),
            np.array(self.deeds, np.float32).reshape(-1, DEEDS),
            np.array(self.score, np.float32),
            np.array(self.visits, np.float32),
            np.array(self.value, np.float32),
            np.array(self.prior, np.float32),
        )


def practise(games: int, seed: int, tries: int, watch: Callable[[], object] | None = None) -> Decisions:
    """Play games and return the decisions that were searched; ``watch`` is called after every game."""
    keeper = Keeper()
    minds = {setup: (new_valuation(ruleset(setup)), new_valuation(ruleset(setup), taught=True)) for setup in set(MODES)}
    for game in range(seed, seed + games):
        setup = MODES[game % len(MODES)]
        plain, taught = minds[setup]
        state = deal(plain.rules, setup.players, (None,) * setup.players, game)
        play_and_search(keeper, plain, taught, state, seeded(game, "practice"), tries)
        if watch is not None:
            watch()
    return keeper.decisions()


def play_and_search(keeper: Keeper, plain: Valuation, taught: Valuation, s: State, rng: Rng, tries: int) -> None:
    """Play a game, search some decisions and keep them."""
    net = value_net(school_of(s.rules))
    while s.phase != PHASE_OVER:
        if len(s.options) == 1:
            take(s, s.options[0])
            continue
        searched = int(rng.below(100)) < SEARCHED
        plan = (LearnedSearchBot if searched else LearnedBot)().plan_of(taught, net, rng)
        think(plan, s, rng, tries, searched)
        if searched:
            keeper.keep(s, plain, plan)
        take(s, best_action(plan))


def think(plan: Plan, s: State, rng: Rng, tries: int, searched: bool) -> None:
    """Search a decision, or look ahead a little where it is not searched."""
    ponder_counted(plan, s, int(s.decider), int(rng.below(1 << 30)), tries if searched else min(tries, BETWEEN))


class Practice:
    """An option network and its steps of gradient descent (Adam, the rate falling to nothing)."""

    def __init__(self, decisions: Decisions, seed: int, hidden: int = HIDDEN, trust: float = 1.0) -> None:
        self.data = data = decisions
        self.share = preferred(data)
        self.hidden, self.trust = hidden, trust
        self.rng = rng = np.random.default_rng(seed)
        # Options that are one and the same to the network: pair, deeds and kind of decision.
        owner = np.repeat(np.arange(len(data.count)), data.count)
        keys = np.stack([data.pair, data.deed, data.kind[owner]], axis=1)
        self.keys, key = np.unique(keys, axis=0, return_inverse=True)
        self.key = key.reshape(-1)
        named = self.keys[:, 0] != NAMELESS
        self.pairs = np.unique(self.keys[named, 0])
        self.kinds = np.unique(data.kind)
        self.row = np.where(named, np.searchsorted(self.pairs, self.keys[:, 0]), len(self.pairs))
        self.of_kind = [np.flatnonzero(self.keys[:, 2] == kind) for kind in self.kinds]
        self.done = data.deeds[self.keys[:, 1]]
        self.present, self.things = counted(data.many, data.present, N_PRESENT)
        circumstances = rng.normal(size=(CIRCUMSTANCES, hidden)) * np.sqrt(1.5 / CIRCUMSTANCES)
        self.parts: list[Floats] = [
            np.concatenate([circumstances, np.zeros((len(self.things), hidden))]).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((len(self.pairs) + 1, hidden + 1), np.float32),  # the last row stays as it is
            (rng.normal(size=(len(self.kinds), DEEDS, hidden + 1)) * 0.02).astype(np.float32),
        ]
        everything = np.arange(len(data.count))
        self.known, self.new = everything[everything % NEW != 0], everything[everything % NEW == 0]

    def rows(self) -> Floats:
        """Return the row of every key."""
        rows = self.parts[2][self.row]
        for number, places in enumerate(self.of_kind):
            rows[places] += self.done[places] @ self.parts[3][number]
        return rows

    def options(self, chosen: Ints) -> tuple[Ints, Ints]:
        """Return the options of some decisions, and for each to which of these decisions it belongs."""
        count = self.data.count[chosen]
        owner = np.repeat(np.arange(len(chosen)), count)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count)
        return self.data.start[chosen][owner] + within, owner

    def inputs(self, chosen: Ints) -> Floats:
        """Return circumstances and things present at some decisions."""
        return np.concatenate([self.data.x[chosen], PRESENT * self.present[chosen].astype(np.float32)], axis=1)

    def chances(self, chosen: Ints, rows: Floats) -> tuple[Ints, Ints, Floats, Floats]:
        """Return options, their owners, the layer of the decisions, and how likely the policy takes each option."""
        option, owner = self.options(chosen)
        layer = np.maximum(self.inputs(chosen) @ self.parts[0] + self.parts[1], 0)
        layer = np.concatenate([layer, np.ones((len(chosen), 1), np.float32)], axis=1)
        score = self.trust * self.data.score[option] / LookAheadBot.warmth
        score = score + np.einsum("ij,ij->i", rows[self.key[option]], layer[owner])
        first = np.flatnonzero(np.diff(owner, prepend=-1))
        raised = np.exp(score - np.maximum.reduceat(score, first)[owner])
        return option, owner, layer, raised / np.add.reduceat(raised, first)[owner]

    def loss(self, chosen: Ints | None = None) -> float:
        """Return the mean log loss over the decisions kept apart."""
        chosen = self.new if chosen is None else chosen
        option, owner, _, chance = self.chances(chosen, self.rows())
        even = 1 / self.data.count[chosen][owner]
        return float(-(self.share[option] * np.log(SURE * chance + (1 - SURE) * even)).sum() / len(chosen))

    def slopes(self, chosen: Ints) -> list[Floats]:
        """Return how the loss over some decisions changes with every weight."""
        rows = self.rows()
        option, owner, layer, chance = self.chances(chosen, rows)
        error = ((chance - self.share[option]) / len(chosen)).astype(np.float32)
        key = self.key[option]
        first = np.flatnonzero(np.diff(owner, prepend=-1))
        to_layer = np.add.reduceat(error[:, None] * rows[key], first)[:, :-1] * (layer[:, :-1] > 0)
        order = np.argsort(key, kind="stable")
        begin = np.flatnonzero(np.diff(key[order], prepend=-1))
        to_rows = np.zeros_like(rows)
        to_rows[key[order][begin]] = np.add.reduceat((error[:, None] * layer[owner])[order], begin)
        to_table = np.zeros_like(self.parts[2])
        np.add.at(to_table, self.row, to_rows)
        to_table[-1] = 0
        to_deeds = np.stack([self.done[places].T @ to_rows[places] for places in self.of_kind])
        return [self.inputs(chosen).T @ to_layer, to_layer.sum(0), to_table, to_deeds]

    def learn(self, passes: int, watch: Callable[[int], None] | None = None) -> None:
        """Go through the decisions in a new order each pass."""
        mean = [np.zeros_like(part) for part in self.parts]
        square = [np.zeros_like(part) for part in self.parts]
        steps, batches = 0, max(1, len(self.known) // BATCH)
        for number in range(passes):
            for chosen in np.array_split(self.rng.permutation(self.known), batches):
                steps += 1
                rate = RATE * 0.5 * (1 + np.cos(np.pi * steps / (passes * batches)))
                for k, slope in enumerate(self.slopes(np.sort(chosen))):
                    mean[k] = 0.9 * mean[k] + 0.1 * slope
                    square[k] = 0.999 * square[k] + 0.001 * slope * slope
                    move = (mean[k] / (1 - 0.9**steps)) / (np.sqrt(square[k] / (1 - 0.999**steps)) + 1e-8)
                    self.parts[k] -= (rate * (move + DECAY * self.parts[k])).astype(np.float32)
            if watch is not None:
                watch(number + 1)

    def arrays(self) -> dict[str, Any]:
        """Return the network by the names of its file; scores are in the units of the tuned policy."""
        first, bias, table, by_deed = self.parts
        return {
            "version": np.array([VERSION]), "first": first, "bias": bias, "known": self.things, "pairs": self.pairs,
            "table": table[:-1] * LookAheadBot.warmth, "kinds": self.kinds, "deeds": by_deed * LookAheadBot.warmth,
            "trust": np.array([self.trust]),
        }  # fmt: skip

    def net(self) -> OptionNet:
        """Return the network to play by."""
        names = ("first", "bias", "known", "pairs", "table", "kinds", "deeds")
        first, bias, known, pairs, table, kinds, by_deed = (self.arrays()[name].ravel().tolist() for name in names)
        return OptionNet(self.hidden, first, bias, known, pairs, table, kinds, by_deed, self.trust)

    def save(self, path: Path) -> None:
        """Write the network as plain arrays."""
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **self.arrays())
