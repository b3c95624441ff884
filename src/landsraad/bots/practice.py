"""Practice: the policy's scores are corrected towards what searches preferred, in plain NumPy.

Games are played by short look-aheads; at some decisions the learned search thinks longer, and how often it tried each
option is kept. The corrections (``lesson``) are fitted so that the policy would try the options as often.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.bots.corrections import CIRCUMSTANCES, Corrections, attend
from landsraad.bots.learned import school_of, value_net
from landsraad.bots.look_ahead import Plan, best_action, ponder
from landsraad.bots.policy import scores
from landsraad.bots.search import LearnedBot, LearnedSearchBot, LookAheadBot, tried_options
from landsraad.bots.training import UPRISING_MODES
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import new_valuation
from landsraad.content.boxes import ruleset
from landsraad.core.actions import ACTION_NAMES, N_ACTIONS
from landsraad.core.rng import Rng, seeded
from landsraad.engine.machine import take
from landsraad.engine.round.deal import deal
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# What is played, over and over: the base game with four players most.
MODES = (
    *[ls.Setup(players=4)] * 7,
    ls.Setup(players=3),
    *[ls.Setup(players=4, modules=("ix",))] * 2,
)
MODES_OF = {"base": MODES, "uprising": UPRISING_MODES}
SEARCHED = 25  # of 100 decisions are searched
BETWEEN = 16  # tries at the others, at most
BATCH = 512
RATE = 0.06
DECAY = 1.0  # pull of all corrections towards none, over one pass
SURE = 0.97  # the rest of the chance is spread evenly when the loss is measured
NEW = 8  # one decision in so many is kept apart to measure on

# What the shipped file took: see docs/bots.md.
FULL = {"games": 458, "decisions": 46_907, "minutes": 47}


@dataclass(frozen=True)
class Decisions:
    """Decisions with their options one after the other: what the policy thought of them, what the search tried."""

    count: Ints  # options of each decision
    now: Floats  # circumstances of each decision
    pair: Ints  # of each option: kind * N_ACTIONS + action
    score: Floats
    share: Floats  # of the tries

    @property
    def start(self) -> Ints:
        """Where the options of each decision begin."""
        return np.concatenate([[0], np.cumsum(self.count)[:-1]])


class Keeper:
    """Plays and searches, and keeps decisions."""

    def __init__(self) -> None:
        self.count: list[int] = []
        self.now: list[list[float]] = []
        self.pair: list[int] = []
        self.score: list[float] = []
        self.share: list[float] = []
        self.sense = Corrections([], [])

    def keep(self, s: State, plain: Valuation, plan: Plan) -> None:
        """Keep what a search did at a decision."""
        tries = {action: visits for visits, _, _, action in tried_options(plan)}
        total = sum(tries.values())
        self.count.append(len(s.options))
        self.score += list(scores(plain, s))
        self.pair += [int(s.kind) * N_ACTIONS + int(action) for action in s.options]
        self.share += [tries.get(int(action), 0) / total for action in s.options]
        attend(self.sense, s, s.seats[s.decider], plain.left)
        self.now.append(list(self.sense.now))

    def decisions(self) -> Decisions:
        """Return what was kept."""
        return Decisions(
            np.array(self.count, np.int64),
            np.array(self.now),
            np.array(self.pair, np.int64),
            np.array(self.score),
            np.array(self.share),
        )


def practise(
    games: int, seed: int, tries: int, watch: Callable[[], object] | None = None, host: str = "base"
) -> Decisions:
    """Play games and return the decisions that were searched; ``watch`` is called after every game."""
    keeper = Keeper()
    modes = MODES_OF[host]
    minds = {setup: (new_valuation(ruleset(setup)), new_valuation(ruleset(setup), taught=True)) for setup in modes}
    for game in range(seed, seed + games):
        setup = modes[game % len(modes)]
        plain, taught = minds[setup]
        state = deal(plain.rules, setup.players, (None,) * setup.players, game)
        play_and_search(keeper, plain, taught, state, seeded(game, "practice"), tries)
        if watch is not None:
            watch()
    return keeper.decisions()


def play_and_search(keeper: Keeper, plain: Valuation, taught: Valuation, s: State, rng: Rng, tries: int) -> None:
    """Play a game, search some decisions and keep them."""
    quick, thorough = LearnedBot(), LearnedSearchBot()
    while s.phase != PHASE_OVER:
        if len(s.options) == 1:
            take(s, s.options[0])
            continue
        searched = int(rng.below(100)) < SEARCHED
        plan = planned(thorough if searched else quick, taught, rng)
        ponder(plan, s, int(s.decider), tries if searched else min(BETWEEN, tries), int(rng.below(1 << 30)))
        if searched:
            keeper.keep(s, plain, plan)
        take(s, best_action(plan))


def planned(bot: LookAheadBot, mind: Valuation, rng: Rng) -> Plan:
    """Return a plan with a bot's settings for a mind of one's own."""
    net = value_net(school_of(mind.rules))
    return Plan(mind, net, rng, bot.worlds, bot.rounds, bot.explore, bot.warmth, bot.noise, bot.soon)


class Practice:
    """Corrections of the scores and their steps of gradient descent (Adam, the rate falling to nothing)."""

    def __init__(self, decisions: Decisions, seed: int) -> None:
        self.data = decisions
        self.rng = np.random.default_rng(seed)
        # The place of an effect in the list of those that wait says nothing, so there is nothing to learn about it.
        nameless = np.array(
            [name.startswith("choice/") for name in ACTION_NAMES] + [True] * (N_ACTIONS - len(ACTION_NAMES))
        )
        self.pairs = np.unique(decisions.pair[~nameless[decisions.pair % N_ACTIONS]])
        self.row = np.full(int(decisions.pair.max()) + 1, len(self.pairs))
        self.row[self.pairs] = np.arange(len(self.pairs))
        self.table = np.zeros((len(self.pairs) + 1, CIRCUMSTANCES))  # the last row stays as it is
        everything = np.arange(len(decisions.count))
        self.known, self.new = everything[everything % NEW != 0], everything[everything % NEW == 0]

    def options(self, chosen: Ints) -> tuple[Ints, Ints]:
        """Return the options of some decisions, and for each to which of these decisions it belongs."""
        count = self.data.count[chosen]
        owner = np.repeat(np.arange(len(chosen)), count)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count)
        return self.data.start[chosen][owner] + within, owner

    def chances(self, chosen: Ints) -> tuple[Ints, Ints, Floats]:
        """Return options, their owners and how likely the corrected policy takes each."""
        option, owner = self.options(chosen)
        rows = self.table[self.row[self.data.pair[option]]]
        score = self.data.score[option] + (rows * self.data.now[chosen][owner]).sum(1)
        first = np.flatnonzero(np.diff(owner, prepend=-1))
        raised = np.exp((score - np.maximum.reduceat(score, first)[owner]) / LookAheadBot.warmth)
        return option, owner, raised / np.add.reduceat(raised, first)[owner]

    def loss(self) -> float:
        """Return the mean log loss over the decisions kept apart."""
        option, owner, chance = self.chances(self.new)
        even = 1 / self.data.count[self.new][owner]
        return float(-(self.data.share[option] * np.log(SURE * chance + (1 - SURE) * even)).sum() / len(self.new))

    def learn(self, passes: int, watch: Callable[[int], None] | None = None) -> None:
        """Go through the decisions in a new order each pass."""
        mean, square = np.zeros_like(self.table), np.zeros_like(self.table)
        steps, batches = 0, max(1, len(self.known) // BATCH)
        for number in range(passes):
            order = self.rng.permutation(self.known)
            for chosen in np.array_split(order, batches):
                option, owner, chance = self.chances(chosen)
                error = (chance - self.data.share[option]) / (LookAheadBot.warmth * len(chosen))
                slope = DECAY * self.table / len(self.known)
                np.add.at(slope, self.row[self.data.pair[option]], error[:, None] * self.data.now[chosen][owner])
                slope[-1] = 0
                steps += 1
                mean = 0.9 * mean + 0.1 * slope
                square = 0.999 * square + 0.001 * slope * slope
                rate = RATE * 0.5 * (1 + np.cos(np.pi * steps / (passes * batches)))
                self.table -= rate * (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-7)
            if watch is not None:
                watch(number + 1)

    def save(self, path: Path) -> None:
        """Write the corrections as plain arrays."""
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, pairs=self.pairs, table=self.table[:-1].astype(np.float32))
