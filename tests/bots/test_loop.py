"""Learning as a closed loop: what is kept, what is learned, and how a run goes on."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import landsraad as ls
from landsraad.bots import bot_stream, loop, open_handle
from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings
from landsraad.bots.learned import read_net
from landsraad.bots.loop import Course, LoopBot, Mind, Notes, Options, OptionTrainer, Run, play, read_options
from landsraad.bots.option_net import WIDTH, choose_option, option_inputs, option_scores
from landsraad.bots.search import LearnedSearchBot, halved, tried_options
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import seeded
from tests.cli.runner import run

SMALL = Course(games=1, tries=1, hidden=4, passes=1, gate=2, seed=3, key="k")


def position(setup: ls.Setup, decisions: int) -> ls.Game:
    """Return a position of a random game in which there is a choice."""
    game = ls.new_game(setup, 5)
    rng = seeded(5, "loop")
    while decisions > 0 or len(game.legal_actions()) < 3:
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])
        decisions -= 1
    return game


@pytest.mark.parametrize("setup", [ls.Setup(), ls.Setup(host="uprising", modules=("choam",))], ids=["base", "uprising"])
def test_options_are_scored_by_what_they_do(setup: ls.Setup, tmp_path: Path) -> None:
    """The compiled network says what NumPy says, and options that change nothing for the seat are scored alike."""
    trainer = OptionTrainer(6, 1)
    trainer.parts[2] += np.random.default_rng(2).normal(size=trainer.parts[2].shape).astype(np.float32)
    trainer.save(tmp_path / "options.npz")
    net = read_options(tmp_path / "options.npz")
    state = position(setup, 40)._state
    mind = valuation_of(state.rules)
    before, changes = option_inputs(net, mind, state)
    many = len(state.options)
    rows = np.array(list(changes)).reshape(many, -1)
    data = Options(
        loop.stacked([np.array(list(before), np.float32)]),
        np.array([int(state.kind)]),
        loop.stacked([row.astype(np.float32) for row in rows]),
        np.full(many, 1 / many, np.float32),
        np.array([many]),
    )
    scores = np.array(list(option_scores(net, mind, state)))
    chance = np.exp(scores - scores.max())
    assert trainer.chances(data, np.array([0]))[3] == pytest.approx(chance / chance.sum(), abs=1e-4)
    assert choose_option(net, mind, state, seeded(1, "x"), 0.0) == state.options[int(scores.argmax())]
    drawn = {int(choose_option(net, mind, state, seeded(n, "x"), 50.0)) for n in range(40)}
    assert len(drawn) > 1
    for first in range(many):
        for second in range(first):
            if (rows[first] == rows[second]).all():
                assert scores[first] == scores[second]


def test_the_option_network_learns_what_searches_tried() -> None:
    rng = np.random.default_rng(4)
    many = 200
    before = np.zeros((many, WIDTH), np.float32)
    change = np.zeros((3 * many, WIDTH), np.float32)
    change[:, 1] = rng.normal(size=3 * many)
    best = change[:, 1].reshape(many, 3).argmax(1)  # the more Victory Points, the better
    share = np.zeros((many, 3), np.float32)
    share[np.arange(many), best] = 1
    data = Options(before, np.zeros(many, np.int64), change, share.ravel(), np.full(many, 3))
    trainer = OptionTrainer(8, 1)
    untaught = trainer.loss(data, np.arange(many))
    assert trainer.learn(data, 150) < 0.7 * untaught


def test_leaders_row_and_spaces_are_inputs_of_every_box() -> None:
    for setup in (ls.Setup(), ls.Setup(modules=("ix",)), ls.Setup(host="uprising", modules=("choam",))):
        game = position(setup, 30)
        state = game._state
        held = empty_hands()
        own = holdings(state, 0, held)
        told = [int(held[place]) for place in range(int(surroundings(state, 0, held, own)))][int(own) :]
        taken = sum(1 for agents in state.agents if agents != 0)
        assert len(told) == 1 + len(state.row) + taken
        assert told[0] >= ls.N_ACTIONS  # the Leader
        assert len(set(told[1 : 1 + len(state.row)])) == len(set(state.row))


def test_a_round_is_kept_and_a_run_goes_on(tmp_path: Path) -> None:
    first = Run(tmp_path / "run", SMALL)
    entry = first.round()
    assert entry["decisions"] == 0  # nobody knows anything yet: nothing was searched
    assert entry["positions"] > 20
    again = Run(tmp_path / "run", Course(games=99))
    assert (again.rounds, again.course) == (1, SMALL)
    assert again.log() == [entry]
    value = read_net(tmp_path / "run" / "round-001" / "value.npz")
    row = blank()
    describe(valuation_of(position(ls.Setup(), 10)._state.rules), position(ls.Setup(), 10)._state, 0, row)
    assert 0 < value.value(row, empty_hands(), 0) < 1
    assert value.wide


def test_searches_of_a_mind_are_noted(tmp_path: Path) -> None:
    notes = Notes()
    state = position(ls.Setup(players=2), 250)._state
    value = loop.blind_value()
    play(Mind(value, loop.blank_options()), state, seeded(1, "n"), Course(tries=2), notes)
    assert len(notes.count) > 5
    assert sum(notes.count) == len(notes.share) == len(notes.change)
    assert sum(notes.share) == pytest.approx(len(notes.count))
    assert all(0 <= won <= 1 for won in notes.won)
    notes.save(tmp_path / "games.npz")
    positions, options = loop.gathered([tmp_path / "games.npz", tmp_path / "games.npz"])
    assert options is not None
    assert len(options.count) == 2 * len(notes.count)
    assert len(positions.won) == 2 * len(notes.won)


def test_the_command_goes_round_by_round(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    wish = (
        "train",
        "--rounds",
        "1",
        "--games",
        "1",
        "--tries",
        "1",
        "--passes",
        "1",
        "--gate",
        "2",
        "--out",
        str(folder),
    )
    outcome = run(*wish, "--json")
    assert outcome.code == 0
    assert [entry["round"] for entry in outcome.json()["log"]] == [1]
    assert "<svg" in (folder / "curves.html").read_text()
    assert json.loads((folder / "state.json").read_text())["rounds"] == 1
    assert run("train", "--rounds", "1", "--small").code != 0


# --- few tries at the root -------------------------------------------------------------------------------------------


def test_halving_spends_the_tries_on_fewer_and_fewer_options() -> None:
    game = position(ls.Setup(), 40)
    state = game._state
    bot = LearnedSearchBot(iterations=32)
    plan = bot.plan(state, seeded(2, "halving"))
    halved(plan, state, int(state.decider), 9, 32)
    visits = sorted((tried for tried, _, _, _ in tried_options(plan)), reverse=True)
    assert sum(visits) == plan.iterations <= 32
    assert visits[0] > visits[len(visits) // 2] or len(visits) == 2


def test_a_bot_that_has_learned_plays_on() -> None:
    game = position(ls.Setup(), 20)
    seat = game.seat
    assert seat is not None
    bot = LoopBot(Mind(), 2)
    assert bot.choose(open_handle(game, seat, bot_stream(1, seat, 0))) in game.legal_actions()
