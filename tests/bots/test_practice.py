"""The policy corrected by practice: what a correction does, what is learned, and which files are refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import landsraad as ls
from landsraad.bots.corrections import CIRCUMSTANCES, KINDS, Corrections, attend
from landsraad.bots.learned import LARGEST, PRACTICE, practice, read_lesson, shipped
from landsraad.bots.policy import choose, contest, scores
from landsraad.bots.practice import Practice, practise
from landsraad.bots.valuations import new_valuation, valuation_of
from landsraad.content.boxes import ruleset
from landsraad.core.actions import N_ACTIONS
from landsraad.core.rng import seeded
from landsraad.engine.actors.standing import ranking
from landsraad.engine.machine import take
from landsraad.engine.round.deal import deal
from landsraad.model.state import State


def middle(seed: int) -> State:
    """Return a position some way into a game, with a choice."""
    rules = ruleset(ls.Setup(players=4))
    state = deal(rules, 4, (None,) * 4, seed)
    rng = seeded(seed, "middle")
    for _ in range(60):
        take(state, choose(valuation_of(rules), state, rng, 1.0))
    while len(state.options) < 3:
        take(state, choose(valuation_of(rules), state, rng, 1.0))
    return state


def test_a_correction_is_added_to_the_score_of_its_option_alone() -> None:
    state = middle(3)
    plain, taught = new_valuation(state.rules), new_valuation(state.rules)
    pair = int(state.kind) * N_ACTIONS + int(state.options[1])
    weights = [0.5 + place for place in range(CIRCUMSTANCES)]
    taught.lesson = Corrections([pair], weights)
    before, after = list(scores(plain, state)), list(scores(taught, state))
    attend(taught.lesson, state, state.seats[state.decider], taught.left)
    worth = sum(weight * now for weight, now in zip(weights, taught.lesson.now, strict=True))
    assert worth > 0.5  # the first circumstance always holds
    assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx(
        [worth if place == 1 else 0.0 for place in range(len(before))]
    )


def test_a_large_correction_changes_the_choice() -> None:
    state = middle(4)
    mind = new_valuation(state.rules)
    usual = choose(mind, state, seeded(1, "x"), 0.0)
    other = next(action for action in state.options if action != usual)
    mind.lesson = Corrections([int(state.kind) * N_ACTIONS + int(other)], [5000.0] + [0.0] * (CIRCUMSTANCES - 1))
    assert choose(mind, state, seeded(1, "x"), 0.0) == other


def test_practice_learns_what_searches_prefer_and_what_it_writes_is_what_plays(tmp_path: Path) -> None:
    decisions = practise(1, 20, 4)
    assert len(decisions.count) > 20
    assert decisions.pair.shape == decisions.score.shape == decisions.share.shape == (decisions.count.sum(),)
    assert np.add.reduceat(decisions.share, decisions.start) == pytest.approx(1.0)
    learner = Practice(decisions, 1)
    learner.new = learner.known  # so few are learned by heart
    before = learner.loss()
    learner.learn(20)
    assert learner.loss() < before - 0.04
    path = tmp_path / "practice.npz"
    learner.save(path)
    # The compiled policy gives the options the chances that were fitted.
    state = middle(5)
    mind = new_valuation(state.rules)
    mind.lesson = read_lesson(path)
    assert list(mind.lesson.table) == pytest.approx(learner.table[:-1].ravel(), abs=1e-4)
    score = np.array(list(scores(mind, state)))
    plain = np.array(list(scores(new_valuation(state.rules), state)))
    now = np.array(list(mind.lesson.now))
    pairs = [int(state.kind) * N_ACTIONS + int(action) for action in state.options]
    known = {int(pair): row for row, pair in enumerate(learner.pairs)}
    wanted = [learner.table[known[pair]] @ now if pair in known else 0.0 for pair in pairs]
    assert score - plain == pytest.approx(np.array(wanted), abs=1e-3)


def test_practice_can_be_repeated() -> None:
    def table() -> list[float]:
        learner = Practice(practise(1, 7, 1), 1)
        learner.learn(2)
        return [float(number) for number in learner.table.ravel()]

    assert table() == table()


def test_the_shipped_practice_makes_the_policy_stronger() -> None:
    rules = ruleset(ls.Setup(players=4))
    plain, taught = new_valuation(rules), new_valuation(rules, taught=True)
    wins = games = 0
    for deal_ in range(40):
        for seat in range(4):
            state = deal(rules, 4, (None,) * 4, 700 + deal_)
            minds = [taught if number == seat else plain for number in range(4)]
            contest(minds, state, seeded(4 * deal_ + seat, "duel"), 0.3)
            wins += ranking(state)[0] == seat
            games += 1
    assert wins / games > 0.27, f"{wins} of {games} against three without practice"


@pytest.mark.parametrize(
    ("pairs", "table", "message"),
    [
        (np.array([1, 2]), np.zeros((3, CIRCUMSTANCES), np.float32), "do not fit"),
        (np.array([1]), np.zeros((1, 3), np.float32), "do not fit"),
        (np.array([KINDS * N_ACTIONS]), np.zeros((1, CIRCUMSTANCES), np.float32), "do not fit"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, pairs: np.ndarray, table: np.ndarray, message: str) -> None:
    path = tmp_path / "practice.npz"
    np.savez(path, pairs=pairs, table=table)
    with pytest.raises(ls.SetupError, match=message):
        read_lesson(path)


def test_the_shipped_file_is_small_and_read_once() -> None:
    assert shipped(PRACTICE).stat().st_size < LARGEST
    assert practice() is practice()
