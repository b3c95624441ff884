"""Lessons: a value learns from games of look-aheads; what is kept, what it is worth, and that it can be repeated."""

from __future__ import annotations

import numpy as np
import pytest

import landsraad as ls
from landsraad.bots import lessons
from landsraad.bots.features import IN_TANKS, RESEARCHED, TLEILAXU_STEPS, empty_hands, holdings
from landsraad.bots.lessons import LAMBDA, Notebook, go_on, net_of, play
from landsraad.bots.net import N_THINGS
from landsraad.bots.selfplay import Harvest, play_and_keep
from landsraad.bots.training import Trainer, counted, self_play
from landsraad.bots.valuations import valuation_of
from landsraad.content.boxes import ruleset
from landsraad.core.rng import seeded
from landsraad.engine.actors.standing import ranking
from landsraad.engine.round.deal import deal
from landsraad.model.state import State
from tests.support.play import COMPILED

SIX = ls.Setup(host="uprising", players=6)


def trainer_of(seed: int) -> Trainer:
    """Return a small value that has learned a little."""
    positions = self_play(8, seed)
    trainer = Trainer((8, 4), seed, positions.known)
    trainer.learn(positions, 1)
    return trainer


def dealt(setup: ls.Setup, seed: int) -> State:
    """Return a game at its beginning."""
    return deal(ruleset(setup), setup.players, (None,) * setup.players, seed)


def test_a_stage_can_be_repeated_and_is_learned_from() -> None:
    games = 4 if COMPILED else 1
    first, again = trainer_of(3), trainer_of(3)
    before = [part.copy() for part in first.parts]
    told = go_on(first, games, 70)
    assert told == go_on(again, games, 70)
    assert told["rows"] > 20
    assert any((part != old).any() for part, old in zip(first.parts, before, strict=True))
    assert all((part == other).all() for part, other in zip(first.parts, again.parts, strict=True))


def test_targets_lead_from_what_was_expected_to_the_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """With nothing expected from the next turn only the outcome counts; else targets lie between the two."""
    net = net_of(trainer_of(3))
    setup = ls.Setup(players=3)
    monkeypatch.setattr(lessons, "LAMBDA", 1.0)
    plain = Notebook()
    play(valuation_of(ruleset(setup)), net, dealt(setup, 4), seeded(4, "x"), 0.3, 4, plain)
    assert set(plain.worth) <= {0.0, 1.0}
    monkeypatch.setattr(lessons, "LAMBDA", LAMBDA)
    mixed = Notebook()
    play(valuation_of(ruleset(setup)), net, dealt(setup, 4), seeded(4, "x"), 0.3, 4, mixed)
    assert len(mixed.worth) == len(plain.worth) == len(mixed.rows) == len(mixed.held)
    assert any(0.0 < worth < 1.0 for worth in mixed.worth)
    assert all(0.0 <= worth <= 1.0 for worth in mixed.worth)
    assert mixed.worth != plain.worth


def test_a_team_wins_together() -> None:
    state = dealt(SIX, 2)
    harvest = Harvest()
    play_and_keep(valuation_of(state.rules), state, seeded(2, "x"), 0.3, 300, harvest)
    winners = [seat for seat in range(6) if state.sides[seat] == state.sides[ranking(state)[0]]]
    assert len(winners) == 3
    won = list(harvest.won)
    assert won
    for start in range(0, len(won), 6):
        assert [seat for seat in range(6) if won[start + seat] == 1.0] == winners


def test_steps_of_immortality_are_things_held() -> None:
    state = dealt(ls.Setup(modules=("immortality",)), 5)
    held = empty_hands()
    seen: set[int] = set()
    mind = valuation_of(state.rules)
    from landsraad.bots.policy import choose
    from landsraad.engine.machine import take
    from landsraad.engine.mechanics import specimens, tleilaxu

    rng = seeded(5, "x")
    for _ in range(250):
        if len(state.options) == 0:
            break
        take(state, choose(mind, state, rng, 1.0))
        for seat in range(4):
            many = int(holdings(state, seat, held))
            things = [int(held[place]) for place in range(many)]
            seen.update(thing for thing in things if thing >= RESEARCHED)
            beetle, vats = tleilaxu.record_of(state), specimens.record_of(state)
            assert beetle is not None
            assert vats is not None
            assert things.count(TLEILAXU_STEPS) == beetle.places[seat]
            assert things.count(IN_TANKS) == vats.tanks[seat]
    assert seen == {RESEARCHED, TLEILAXU_STEPS, IN_TANKS}
    assert max(seen) < N_THINGS


def test_things_that_a_network_does_not_know_do_not_count() -> None:
    many, held = np.array([3, 1]), np.array([5, 7, 5, 9], np.int16)
    counts, known = counted(many, held)
    assert known.tolist() == [5, 7, 9]
    assert counts.tolist() == [[2, 1, 0], [0, 0, 1]]
    counts, known = counted(many, held, known=np.array([7, 8]))
    assert known.tolist() == [7, 8]
    assert counts.tolist() == [[1, 0], [0, 0]]
