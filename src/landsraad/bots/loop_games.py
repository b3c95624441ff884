"""The games of a training by rounds: a mind plays itself by searches, or meets another, and what it met is noted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import landsraad as ls
from landsraad.bots.base import Bot
from landsraad.bots.characters import PLAIN, weights_of
from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings, width_of
from landsraad.bots.handle import Handle, bot_stream, open_handle
from landsraad.bots.learned import school_of
from landsraad.bots.lessons import strayed
from landsraad.bots.look_ahead import Plan, best_action
from landsraad.bots.net import Net
from landsraad.bots.option_net import OptionNet, Scorer
from landsraad.bots.policy import choose
from landsraad.bots.practice import SEARCHED, Decisions, Keeper, joined, think
from landsraad.bots.search import LearnedBot, LearnedSearchBot
from landsraad.bots.teams import with_friends
from landsraad.bots.training import Positions, counted
from landsraad.bots.valuation import Valuation
from landsraad.core.rng import Rng
from landsraad.engine.actors.standing import ranking
from landsraad.engine.machine import take
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

MIX = 0.3  # part of a target that is what the search expected, the rest is what came
FRESH = 0.15  # of decisions in searched games are drawn by the tries, not by the most tried


class Mind:
    """What a champion knows: a policy, and values by school where there are any."""

    def __init__(self, options: OptionNet, values: dict[str, Net]) -> None:
        self.options = options
        self.values = values
        self.kept: dict[int, Valuation] = {}  # by ruleset, which they keep alive

    def of(self, rules: Rules) -> Valuation:
        """Return the policy for a ruleset."""
        if id(rules) not in self.kept:
            mind = Valuation(rules, *weights_of(PLAIN))
            mind.learned = Scorer(self.options, rules)
            self.kept[id(rules)] = mind
        return self.kept[id(rules)]


def nothing_learned(trust: float) -> OptionNet:
    """Return a policy that has learned nothing."""
    return OptionNet(0, [], [], [], [], [], [], [], trust)


class LoopBot(LearnedSearchBot):
    """The best bot with the policy and the values of a mind; without a value it plays by the policy alone."""

    name = "loop"

    def __init__(self, mind: Mind, seconds: float = 0.1, iterations: int | None = None) -> None:
        super().__init__(seconds, iterations)
        self.mind = mind

    def plan(self, root: State, rng: Rng) -> Plan:
        """Return a plan with what the mind knows."""
        return self.plan_of(self.mind.of(root.rules), self.mind.values[school_of(root.rules)], rng)

    def choose(self, handle: Handle) -> int:
        """Return the option that was tried most."""
        root = handle.determinize(handle.rng.word())._state
        if school_of(root.rules) not in self.mind.values:
            return int(choose(self.mind.of(root.rules), root, handle.rng, self.noise))
        return super().choose(handle)


class Notes:
    """What searched games leave behind: decisions, and by school how seats stood where their turns began."""

    def __init__(self) -> None:
        self.keeper = Keeper()
        self.schools: list[str] = []
        self.rows: list[list[float]] = []
        self.held: list[list[int]] = []
        self.won: list[float] = []  # the outcome, mixed with what the search expected

    def positions(self, school: str, known: np.ndarray[Any, Any]) -> Positions | None:
        """Return the positions of a school with a column for each of the ``known`` things; None for none."""
        places = [n for n, name in enumerate(self.schools) if name == school]
        if not places:
            return None
        many = np.array([len(self.held[n]) for n in places], np.int64)
        flat = np.array([thing for n in places for thing in self.held[n]], np.int16)
        width = max(len(self.rows[n]) for n in places)
        rows = np.zeros((len(places), width), np.float32)
        for line, n in enumerate(places):
            rows[line, : len(self.rows[n])] = self.rows[n]
        return Positions(rows, *counted(many, flat, known=known), np.array([self.won[n] for n in places], np.float32))

    def save(self, path: Path) -> None:
        """Write everything as plain arrays."""
        width = max((len(row) for row in self.rows), default=0)
        rows = np.zeros((len(self.rows), width), np.float32)
        for line, row in enumerate(self.rows):
            rows[line, : len(row)] = row
        with path.open("wb") as file:
            np.savez_compressed(
                file, allow_pickle=False, rows=rows, width=np.array([len(row) for row in self.rows], np.int64),
                many=np.array([len(one) for one in self.held], np.int64),
                held=np.array([thing for one in self.held for thing in one], np.int16),
                won=np.array(self.won, np.float32), school=np.array(self.schools, dtype="U16"),
                **self.keeper.decisions().arrays(),
            )  # fmt: skip


def read_notes(paths: list[Path]) -> tuple[Notes, Decisions]:
    """Return the positions and decisions of some rounds."""
    notes, parts = Notes(), []
    for path in paths:
        with np.load(path, allow_pickle=False) as arrays:
            ends = np.cumsum(arrays["many"])
            held, rows = arrays["held"], arrays["rows"]
            for n, end in enumerate(ends):
                notes.rows.append(rows[n, : arrays["width"][n]].tolist())
                notes.held.append(held[end - arrays["many"][n] : end].tolist())
            notes.won += arrays["won"].tolist()
            notes.schools += arrays["school"].tolist()
            names = Decisions.__dataclass_fields__
            parts.append(Decisions(**{name: arrays[f"option_{name}"] for name in names}))
    return notes, joined(parts)


def play(mind: Mind, plain: Valuation, s: State, rng: Rng, tries: int, notes: Notes) -> None:
    """Let a mind play itself once by searches and note what it met."""
    policy, school = mind.of(s.rules), school_of(s.rules)
    value = mind.values[school]
    row, held = blank(), empty_hands()
    story: list[tuple[int, float]] = []  # seats whose turns began, and what they expected
    last = (-1, -1)
    while s.phase != PHASE_OVER:
        if len(s.options) == 1:
            take(s, s.options[0])
            continue
        viewer = int(s.decider)
        searched = int(rng.below(100)) < SEARCHED
        plan = (LearnedSearchBot if searched else LearnedBot)().plan_of(policy, value, rng)
        think(plan, s, rng, tries, searched)
        if (int(s.turn_seat), int(s.round)) != last and viewer == int(s.turn_seat):
            last = (int(s.turn_seat), int(s.round))
            describe(policy, s, viewer, row)
            many = int(surroundings(s, viewer, held, holdings(s, viewer, held)))
            notes.schools.append(school)
            notes.rows.append(list(row)[: int(width_of(policy))])
            notes.held.append([int(thing) for thing in list(held)[:many]])
            story.append((viewer, min(1.0, max(0.0, float(plan.value[0]) / max(1, int(plan.visits[0]))))))
        if searched:
            notes.keeper.keep(s, plain, plan)
        take(s, strayed(plan, rng) if int(rng.below(1000)) < 1000 * FRESH else best_action(plan))
    winner = int(ranking(s)[0])
    notes.won += [(1 - MIX) * with_friends(s, winner, seat) + MIX * expected for seat, expected in story]


def duel(setup: ls.Setup, seed: int, bots: Sequence[Bot]) -> int:
    """Play a game, a bot for each seat, and return who won."""
    game = ls.new_game(setup, seed)
    decisions = 0
    while (seat := game.seat) is not None:
        game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(seed, seat, decisions))))
        decisions += 1
    return next(row.seat for row in game.standings() if row.rank == 1)
