"""The policy as practice taught it: what a row of the network does, what is learned, and which files are refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import landsraad as ls
from landsraad.bots.circumstances import CIRCUMSTANCES
from landsraad.bots.deeds import ALWAYS, DEEDS, NO_PROGRAM, deeds, program_deeds, program_of
from landsraad.bots.learned import LARGEST, OPTIONS, options_net, read_options, shipped
from landsraad.bots.option_net import KINDS, OptionNet, Scorer
from landsraad.bots.policy import choose, contest, scores
from landsraad.bots.practice import NAMELESS, SHARP, Decisions, Practice, joined, practise, preferred
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import new_valuation, valuation_of
from landsraad.content.boxes import ruleset
from landsraad.core.actions import ACTION_IDS, N_ACTIONS
from landsraad.core.rng import seeded
from landsraad.engine.actors.standing import ranking
from landsraad.engine.machine import take
from landsraad.engine.round.deal import deal
from landsraad.model.state import State
from landsraad.model.terms import D_ACQUIRE, D_PLAY_CARD, PHASE_OVER


def middle(seed: int, setup: ls.Setup | None = None) -> State:
    """Return a position some way into a game, with a choice."""
    setup = setup or ls.Setup(players=4)
    rules = ruleset(setup)
    state = deal(rules, setup.players, (None,) * setup.players, seed)
    rng = seeded(seed, "middle")
    for _ in range(60):
        take(state, choose(valuation_of(rules), state, rng, 1.0))
    while len(state.options) < 3:
        take(state, choose(valuation_of(rules), state, rng, 1.0))
    return state


def mind_with(net: OptionNet, state: State) -> Valuation:
    """Return the tuned policy with a network beside it."""
    mind = new_valuation(state.rules)
    mind.learned = Scorer(net, state.rules)
    return mind


def one_pair(pair: int, row: list[float], trust: float = 1.0) -> OptionNet:
    """Return a network that says something of one pair alone."""
    hidden = len(row) - 1
    return OptionNet(hidden, [0.0] * CIRCUMSTANCES * hidden, [1.0] * hidden, [], [pair], row, [], [], trust)


def test_what_is_learned_of_an_option_is_added_to_its_score_alone() -> None:
    state = middle(3)
    named = next(n for n, action in enumerate(state.options) if program_of(state, action)[0] == NO_PROGRAM)
    net = one_pair(int(state.kind) * N_ACTIONS + int(state.options[named]), [0.5, 1.5, 2.5])
    before = list(scores(new_valuation(state.rules), state))
    after = list(scores(mind_with(net, state), state))
    assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx(
        [4.5 if place == named else 0.0 for place in range(len(before))]
    )


def test_without_trust_only_what_was_learned_counts() -> None:
    state = middle(4)
    other = next(action for action in state.options if program_of(state, action)[0] == NO_PROGRAM)
    net = one_pair(int(state.kind) * N_ACTIONS + int(other), [0.0, 5.0], trust=0.0)
    mind = mind_with(net, state)
    assert list(scores(mind, state)) == pytest.approx([5.0 if a == other else 0.0 for a in state.options])
    assert choose(mind, state, seeded(1, "x"), 0.0) == other


def test_deeds_are_read_from_data_for_every_box() -> None:
    rules = ruleset(ls.Setup())
    spice_must_flow = ACTION_IDS["market/the_spice_must_flow"]
    assert list(deeds(rules, spice_must_flow)) != list(deeds(rules, ACTION_IDS["market/arrakis_liaison"]))
    assert list(deeds(rules, ACTION_IDS["hand/dagger"])) == list(deeds(rules, ACTION_IDS["discard/dagger"]))
    assert list(deeds(rules, ACTION_IDS["word/reveal"])) == [float(place == ALWAYS) for place in range(DEEDS)]
    for setup in (
        ls.Setup(modules=("ix",)),
        ls.Setup(modules=("immortality",)),
        ls.Setup(host="uprising", modules=("choam",)),
    ):
        rules = ruleset(setup)
        told = [list(deeds(rules, int(rules.act_market[card]))) for card in range(rules.n_cards)]
        distinct = {tuple(row) for row in told}
        assert len(distinct) > 0.7 * len(told), "cards that do different things have different deeds"
        assert all(0 <= number < 12 for row in told for number in row)


def test_waiting_lines_and_branches_are_known_by_what_they_do() -> None:
    """What a numbered choice does differs from time to time, so its place in the list means nothing."""
    rules = ruleset(ls.Setup())
    state = deal(rules, 4, (None,) * 4, 5)
    rng, mind = seeded(5, "lines"), valuation_of(rules)
    met = set()
    while state.phase != PHASE_OVER:
        for action in state.options:
            first, end = program_of(state, action)
            if first != NO_PROGRAM:
                done = tuple(program_deeds(rules, first, end))
                assert any(done[:ALWAYS]), "an effect does something"
                met.add((int(action), done))
        take(state, choose(mind, state, rng, 3.0))
    assert len({done for _, done in met}) > 6
    assert len(met) > len({action for action, _ in met}), "one number names different effects"


def test_practice_learns_what_searches_prefer_and_what_it_writes_is_what_plays(tmp_path: Path) -> None:
    decisions = practise(1, 20, 6)
    assert len(decisions.count) > 20
    assert decisions.pair.shape == decisions.deed.shape == decisions.value.shape == (decisions.count.sum(),)
    assert np.add.reduceat(preferred(decisions), decisions.start) == pytest.approx(1.0, abs=1e-4)
    assert (decisions.pair == NAMELESS).any()
    learner = Practice(decisions, 1)
    learner.new = learner.known = np.arange(len(decisions.count))  # so few are learned by heart
    before = learner.loss()
    learner.learn(60)
    assert learner.loss() < before - 0.04
    path = tmp_path / "options.npz"
    learner.save(path)
    # The compiled policy gives the options the chances that were fitted, after reading and straight away.
    state = middle(5)
    kept = joined([decisions, keep_one(state)])
    again = Practice(kept, 1)
    again.parts = [part.copy() for part in learner.parts]
    rows = {int(pair): row for pair, row in zip(learner.pairs, learner.parts[2], strict=False)}
    again.parts[2] = np.array([rows.get(int(pair), 0 * learner.parts[2][-1]) for pair in (*again.pairs, -1)])
    inputs = {int(thing): row for thing, row in zip(learner.things, learner.parts[0][CIRCUMSTANCES:], strict=True)}
    unknown = np.zeros_like(learner.parts[1])
    things = [inputs.get(int(thing), unknown) for thing in again.things]
    again.parts[0] = np.concatenate([learner.parts[0][:CIRCUMSTANCES], np.array(things)])
    if list(again.kinds) != list(learner.kinds):
        pytest.fail("take a position of a kind that was practised")
    chance = again.chances(np.array([len(kept.count) - 1]), again.rows())[3]
    for net in (read_options(path), learner.net()):
        score = np.array(list(scores(mind_with(net, state), state))) / 3.0
        raised = np.exp(score - score.max())
        assert raised / raised.sum() == pytest.approx(chance, abs=1e-4)


def test_what_came_of_an_option_says_how_often_it_should_be_taken() -> None:
    """Two decisions by hand: the second knows nothing yet, so it stays with what was thought before."""
    shape = (2, CIRCUMSTANCES)
    whole = np.zeros(2, np.int64)
    visits, value = np.array([96.0, 36.0, 0.0, 0.0, 0.0]), np.array([0.3, 0.3 + SHARP, 0.0, 0.0, 0.0])
    prior = np.array([0.5, 0.25, 0.25, 0.9, 0.1])
    data = Decisions(
        np.zeros(shape, np.float32), whole, whole[:0], whole, np.array([3, 2]), np.zeros(5, np.int64),
        np.zeros(5, np.int64), np.zeros((1, DEEDS), np.float32), np.zeros(5, np.float32), visits, value, prior,
    )  # fmt: skip
    mean = 0.3 + SHARP * 36 / 132
    worth = [(96 * 0.3 + 4 * mean) / 100, (36 * (0.3 + SHARP) + 4 * mean) / 40, mean]
    raised = np.array([0.5, 0.25, 0.25]) * np.exp(np.array(worth) / SHARP)
    assert preferred(data) == pytest.approx([*(raised / raised.sum()), 0.9, 0.1], abs=1e-5)


def keep_one(state: State) -> Decisions:
    """Return the decision of a position as practice keeps it."""
    from landsraad.bots.look_ahead import ponder
    from landsraad.bots.practice import Keeper
    from landsraad.bots.search import LearnedBot

    keeper = Keeper()
    plan = LearnedBot().plan(state, seeded(1, "one"))
    ponder(plan, state, int(state.decider), 8, 1)
    keeper.keep(state, new_valuation(state.rules), plan)
    return keeper.decisions()


def test_slopes_are_those_of_the_loss() -> None:
    """Every weight, nudged a little, changes the loss as the slope says (no smoothing: SURE is 1 here)."""
    decisions = practise(1, 21, 4)
    learner = Practice(decisions, 2, hidden=3)
    rng = np.random.default_rng(3)
    learner.parts = [(part + rng.normal(size=part.shape) * 0.1).astype(np.float64) for part in learner.parts]
    learner.parts[2][-1] = 0
    chosen = np.arange(len(decisions.count))

    def loss() -> float:
        option, _, _, chance = learner.chances(chosen, learner.rows())
        return float(-(learner.share[option] * np.log(chance)).sum() / len(chosen))

    slopes = learner.slopes(chosen)
    for part, slope in zip(learner.parts, slopes, strict=True):
        for place in np.argsort(-np.abs(slope).ravel())[:4]:
            at = np.unravel_index(place, part.shape)
            part[at] += 1e-4
            above = loss()
            part[at] -= 2e-4
            below = loss()
            part[at] += 1e-4
            assert (above - below) / 2e-4 == pytest.approx(float(slope[at]), rel=0.02, abs=1e-5)


def test_practice_can_be_repeated() -> None:
    def table() -> list[float]:
        learner = Practice(practise(1, 7, 1), 1)
        learner.learn(2)
        return [float(number) for part in learner.parts for number in part.ravel()]

    assert table() == table()


@pytest.mark.parametrize(
    ("setup", "least"),
    [(ls.Setup(), 0.28), (ls.Setup(host="uprising", modules=("choam",)), 0.28)],
    ids=["base", "uprising"],
)
def test_what_is_shipped_makes_the_policy_stronger(setup: ls.Setup, least: float) -> None:
    rules = ruleset(setup)
    plain, taught = new_valuation(rules), new_valuation(rules, taught=True)
    wins = games = 0
    for deal_ in range(40):
        for seat in range(4):
            state = deal(rules, 4, (None,) * 4, 700 + deal_)
            minds = [taught if number == seat else plain for number in range(4)]
            contest(minds, state, seeded(4 * deal_ + seat, "duel"), 0.3)
            wins += ranking(state)[0] == seat
            games += 1
    assert wins / games > least, f"{wins} of {games} against three without practice"


def rewritten(folder: Path, **changes: object) -> Path:
    """Return a copy of the shipped file with some arrays changed or, where None, left out."""
    with np.load(shipped(OPTIONS), allow_pickle=False) as arrays:
        data = {name: changes.get(name, arrays[name]) for name in arrays.files}
    path = folder / "options.npz"
    np.savez(path, **{name: value for name, value in data.items() if value is not None})  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": np.array([99])}, "another layout"),
        ({"first": np.zeros((3, 3), np.float32)}, "do not fit"),
        ({"table": np.zeros((1, 3), np.float32)}, "do not fit"),
        ({"deeds": np.zeros((1, 2, 3), np.float32)}, "do not fit"),
        ({"pairs": np.array([KINDS * N_ACTIONS])}, "do not fit"),
        ({"trust": None}, "lacks trust"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, changes: dict[str, object], message: str) -> None:
    with pytest.raises(ls.SetupError, match=message):
        read_options(rewritten(tmp_path, **changes))


def test_the_shipped_file_is_small_and_read_once() -> None:
    assert shipped(OPTIONS).stat().st_size < min(LARGEST, 1_000_000)
    assert options_net() is options_net()


def test_kinds_of_decision_keep_their_numbers() -> None:
    """The network knows decisions by their numbers; these are in every stored file."""
    assert (D_PLAY_CARD, D_ACQUIRE) == (1, 5)
    assert max(ruleset(ls.Setup(host="uprising", modules=("choam", "ix", "immortality"))).kind_names) < KINDS
