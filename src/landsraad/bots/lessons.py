"""Lessons: positions from games of a better player than the policy alone, so that a value learns what good play is.

In each game some seats look ahead within their turns by the value learned so far, the others play by the policy with
some chance. Kept are the positions of those that look ahead. What they are worth is told by what came later, near and
far (TD(lambda)): what the look-ahead expected at the turns that followed, and in the end the outcome.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings, width_of
from landsraad.bots.learned import read_net
from landsraad.bots.look_ahead import HORIZON_TURN, Plan, best_action, ponder
from landsraad.bots.net import Net
from landsraad.bots.policy import choose
from landsraad.bots.search import LearnedBot, tried_options
from landsraad.bots.teams import with_friends
from landsraad.bots.training import MODES_OF, Positions, Trainer, counted
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import new_valuation
from landsraad.content.boxes import ruleset
from landsraad.core.rng import Rng, seeded
from landsraad.engine.actors.standing import ranking
from landsraad.engine.machine import take
from landsraad.engine.round.deal import deal
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

Array = NDArray[np.float32]
WORLDS = 4
TRIES = 16  # of each look-ahead
LOOKING = 500  # of 1000 seats look ahead
KEPT = 800  # of 1000 turns are kept
NOISE = (0.3, 1.0)  # chance in the choices of the others, game by game
STRAY = 60  # of 1000 choices of a look-ahead are drawn by its tries, so that positions differ
PASSES, PACE = 3, 0.25  # over what a stage brought, and how fast beside the first learning
LAMBDA = 0.9  # how much of a target comes from beyond the next own turn


class Notebook:
    """Positions with what they turned out to be worth."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.held: list[list[int]] = []
        self.worth: list[float] = []

    def positions(self, known: NDArray[np.int64]) -> Positions:
        """Return them with a column for each of the ``known`` things; others are left out."""
        many = np.array([len(one) for one in self.held], np.int64)
        flat = np.array([thing for one in self.held for thing in one], np.int16)
        return Positions(np.stack(self.rows), *counted(many, flat, known=known), np.array(self.worth, np.float32))


def net_of(trainer: Trainer) -> Net:
    """Return what a trainer has learned so far as a network to play by."""
    w1, b1, w2, b2, w3, b3 = (part.astype(np.float64) for part in trainer.parts)
    width = trainer.width
    sizes = (width, len(b1), len(b2))
    first, things = w1[:width].ravel().tolist(), w1[width:].ravel().tolist()
    last = w3.ravel().tolist(), float(b3[0])
    known = [int(action) for action in trainer.known]
    return Net(sizes, first, b1.tolist(), w2.ravel().tolist(), b2.tolist(), *last, known, things)


def resumed(path: Path) -> Trainer:
    """Return a trainer that knows what a file holds; one that cannot be read as a network is refused."""
    read_net(path)
    with np.load(path, allow_pickle=False) as arrays:
        known = arrays["known"] if "known" in arrays.files else np.zeros(0, np.int64)
        parts = [arrays[name].astype(np.float32) for name in ("w1", "b1", "w2", "b2", "w3", "b3")]
        things = arrays["things"].astype(np.float32) if len(known) else parts[0][:0]
    trainer = Trainer((len(parts[1]), len(parts[3])), 0, known.astype(np.int64), len(parts[0]))
    trainer.parts = [np.concatenate([parts[0], things]), *parts[1:]]
    return trainer


def go_on(
    trainer: Trainer, games: int, seed: int, host: str = "base", watch: Callable[[], object] | None = None
) -> dict[str, float]:
    """Play by what was learned so far, learn from it, and return how many positions there were and both losses."""
    found = lessons(net_of(trainer), games, seed, trainer.known, host, watch=watch)
    known, new = found.split()
    before = trainer.loss(new)
    trainer.begin(np.random.default_rng(seed))
    trainer.learn(known, PASSES, pace=PACE)
    return {"rows": len(found.x), "before": round(before, 4), "loss": round(trainer.loss(new), 4)}


def lessons(
    net: Net,
    games: int,
    seed: int,
    known: NDArray[np.int64],
    host: str = "base",
    tries: int = TRIES,
    watch: Callable[[], object] | None = None,
) -> Positions:
    """Play games in which some seats look ahead by a value, mode after mode, and return what it should learn."""
    modes = MODES_OF[host]
    minds = {setup: new_valuation(ruleset(setup), taught=True) for setup in modes}
    notes = Notebook()
    for game in range(games):
        setup = modes[game % len(modes)]
        mind = minds[setup]
        state = deal(mind.rules, setup.players, setup.leaders or (None,) * setup.players, seed + game)
        play(mind, net, state, seeded(seed + game, "lesson"), NOISE[game % len(NOISE)], tries, notes)
        if watch is not None:
            watch()
    return notes.positions(known)


def play(mind: Valuation, net: Net, s: State, rng: Rng, noise: float, tries: int, notes: Notebook) -> None:
    """Play a game and note the positions of the seats that look ahead."""
    seats = len(s.seats)
    looking = [int(rng.below(1000)) < LOOKING for _ in range(seats)]
    looking[int(rng.below(seats))] = True
    story: list[list[tuple[int, float]]] = [[] for _ in range(seats)]  # by seat: a row, or -1 and what was expected
    row, held, width = blank(), empty_hands(), int(width_of(mind))
    turn = (-1, -1)
    asked = False  # whether the seat on turn has looked ahead in it
    while s.phase != PHASE_OVER:
        if (int(s.turn_seat), int(s.round)) != turn:
            turn, asked = (int(s.turn_seat), int(s.round)), False
            if int(rng.below(1000)) < KEPT:
                for seat in range(seats):
                    if looking[seat]:
                        describe(mind, s, seat, row)
                        many = int(surroundings(s, seat, held, holdings(s, seat, held)))
                        story[seat].append((len(notes.rows), 0.0))
                        notes.rows.append(np.array(list(row)[:width], np.float32))
                        notes.held.append(list(held)[:many])
        viewer = int(s.decider)
        if len(s.options) == 1 or not looking[viewer]:
            take(s, choose(mind, s, rng, noise))
            continue
        plan = Plan(mind, net, rng, WORLDS, HORIZON_TURN, LearnedBot.explore, LearnedBot.warmth, 0.0, 1.0)
        ponder(plan, s, viewer, tries, int(rng.below(1 << 30)))
        if viewer == int(s.turn_seat) and not asked:
            asked = True
            story[viewer].append((-1, best_value(plan)))
        take(s, strayed(plan, rng) if int(rng.below(1000)) < STRAY else best_action(plan))
    notes.worth += [0.0] * (len(notes.rows) - len(notes.worth))
    winner = int(ranking(s)[0])
    for seat in range(seats):
        target = float(with_friends(s, winner, seat))
        for place, expected in reversed(story[seat]):
            if place < 0:
                target = (1 - LAMBDA) * expected + LAMBDA * target
            else:
                notes.worth[place] = target


def best_value(plan: Plan) -> float:
    """Return what the most tried option promises."""
    _, value, _, _ = max(tried_options(plan))
    return value


def strayed(plan: Plan, rng: Rng) -> int:
    """Return an option drawn by how often it was tried."""
    tried = tried_options(plan)
    at = int(rng.below(max(1, sum(visits for visits, _, _, _ in tried))))
    for visits, _, _, action in tried:
        at -= visits
        if at < 0:
            return action
    return best_action(plan)
