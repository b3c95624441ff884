"""Learning as a closed loop: what is kept, what is learned, and how a run goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import numpy as np
import pytest

import landsraad as ls
from landsraad.bots import LOOP_PREFIX, bot_stream, make_bot, open_handle
from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings
from landsraad.bots.learned import OPTIONS, read_net, read_options, value_net
from landsraad.bots.loop import Course, Run
from landsraad.bots.loop_games import LoopBot, Mind, Notes, nothing_learned, play, read_notes
from landsraad.bots.practice import preferred
from landsraad.bots.search import LearnedSearchBot, halved, tried_options
from landsraad.bots.valuations import valuation_of
from landsraad.content.boxes import ruleset
from landsraad.core.rng import seeded
from tests.cli.runner import run

SMALL = Course(host="base", games=1, plain=8, tries=2, hidden=4, passes=1, gate=2, seed=3, key="k")


def position(setup: ls.Setup, decisions: int) -> ls.Game:
    """Return a position of a random game in which there is a choice."""
    game = ls.new_game(setup, 5)
    rng = seeded(5, "loop")
    while decisions > 0 or len(game.legal_actions()) < 3:
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])
        decisions -= 1
    return game


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


def test_rounds_are_kept_and_a_run_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = Run(folder, SMALL)
    entry = first.round()
    assert entry["decisions"] == 0  # nothing is known yet that could judge: nothing was searched
    assert entry["values"]["base"]["positions"] > 20
    again = Run(folder, Course(games=99))
    assert (again.rounds, again.course) == (1, SMALL)
    assert Run(folder).course == SMALL
    assert again.log() == [entry]
    value = read_net(folder / "round-001" / "value.npz")
    row = blank()
    state = position(ls.Setup(), 10)._state
    describe(valuation_of(state.rules), state, 0, row)
    assert 0 < value.value(row, empty_hands(), 0) < 1
    assert value.wide
    again.champion = 1  # whatever the gate of two games said
    second = again.round()
    assert second["decisions"] > 10
    assert second["policy_loss"] < 3
    options = read_options(folder / "round-002" / OPTIONS)
    assert (options.hidden, options.trust) == (4, 1.0)
    assert again.mind(2).options.hidden == 4
    assert len(again.log()) == 2


def test_a_run_may_go_on_in_another_size(tmp_path: Path) -> None:
    Run(tmp_path / "run", SMALL)
    larger = Course(host="uprising", games=7, plain=80, tries=9, hidden=99, passes=3, gate=4, key="other")
    assert Run(tmp_path / "run", larger, resized=True).course == replace(
        SMALL, games=7, plain=80, tries=9, passes=3, gate=4
    )
    assert Run(tmp_path / "run").course.games == 7


def test_processes_change_no_number(tmp_path: Path) -> None:
    course = replace(SMALL, games=3, plain=40, gate=4)
    said = []
    for jobs in (1, 2):
        trained = Run(tmp_path / f"by-{jobs}", course)
        trained.round(jobs=jobs)
        trained.champion = 1
        trained.keep()
        counted: list[int] = []
        entry = trained.round(lambda told=counted: told.append(1), jobs)
        assert len(counted) == 3
        del entry["minutes"]
        said.append((entry, (trained.place(2) / OPTIONS).read_bytes(), (trained.place(2) / "value.npz").read_bytes()))
    assert said[0] == said[1]


def test_the_processes_of_a_training_end_with_it(tmp_path: Path) -> None:
    wish = ["--games", "40", "--plain", "200000", "--tries", "50", "--jobs", "2", "--out", str(tmp_path / "run")]
    command = [sys.executable, "-m", "landsraad", "train", "--rounds", "1", *wish]
    training = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    children = Path(f"/proc/{training.pid}/task/{training.pid}/children")
    try:
        deadline = monotonic() + 60
        while len(found := children.read_text().split()) < 3 and monotonic() < deadline:  # two, and what tracks them
            sleep(0.05)
        assert len(found) == 3
        sleep(1.0)  # they are at work, or on their way to it
    finally:
        training.kill()
        training.wait()
    deadline = monotonic() + 30
    while any(alive(number) for number in found) and monotonic() < deadline:
        sleep(0.05)
    assert not [number for number in found if alive(number)]


def alive(number: str) -> bool:
    """Tell whether a process runs; one that is dead and not yet buried does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_round_that_was_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    trained = Run(tmp_path / "run", SMALL)
    trained.place(1).mkdir()
    (trained.place(1) / "games-000040.npz").write_bytes(b"half")
    trained.round()
    assert not (trained.place(1) / "games-000040.npz").exists()


def test_every_school_learns_its_own_value_and_one_policy_serves_all(tmp_path: Path) -> None:
    course = Course(games=1, plain=40, tries=2, hidden=4, passes=1, gate=2, key="k", trust=0.0)
    trained = Run(tmp_path / "run", course)
    entry = trained.round()
    assert set(entry["values"]) == {"base", "uprising", "immortality"}
    mind = trained.mind(1)
    assert set(mind.values) == {"base", "uprising", "immortality"}
    assert {setup.host for setup in course.of_schools((ls.Setup(), ls.Setup(host="uprising")))} == {"base", "uprising"}
    for setup in (ls.Setup(), ls.Setup(modules=("immortality",)), ls.Setup(host="uprising", players=6)):
        game = position(setup, 20)
        seat = game.seat
        assert seat is not None
        assert (
            LoopBot(mind, iterations=2).choose(open_handle(game, seat, bot_stream(1, seat, 0))) in game.legal_actions()
        )


def test_who_has_learned_nothing_draws_options_or_follows_the_tuned_policy() -> None:
    game = position(ls.Setup(), 20)
    seat = game.seat
    assert seat is not None
    chosen = {
        trust: {
            LoopBot(Mind(nothing_learned(trust), {}), iterations=2).choose(
                open_handle(game, seat, bot_stream(n, seat, 0))
            )
            for n in range(30)
        }
        for trust in (0.0, 1.0)
    }
    assert chosen[0.0] == set(game.legal_actions())
    assert len(chosen[1.0]) < len(chosen[0.0])


def test_searches_of_a_mind_are_noted(tmp_path: Path) -> None:
    notes = Notes()
    setup = ls.Setup(players=2)
    state = position(setup, 200)._state
    mind = Mind(nothing_learned(1.0), {"base": value_net()})
    play(mind, mind.of(ruleset(setup)), state, seeded(1, "n"), 4, notes)
    assert len(notes.rows) == len(notes.won) == len(notes.schools) > 5
    assert all(0 <= won <= 1 for won in notes.won)
    notes.save(tmp_path / "games.npz")
    both, decisions = read_notes([tmp_path / "games.npz", tmp_path / "games.npz"])
    assert len(decisions.count) == 2 * len(notes.keeper.count) > 5
    assert preferred(decisions).sum() == pytest.approx(len(decisions.count), abs=1e-2)
    half = len(decisions.pair) // 2
    assert (decisions.deeds[decisions.deed[:half]] == decisions.deeds[decisions.deed[half:]]).all()
    assert both.held == notes.held + notes.held
    positions = both.positions("base", np.arange(ls.N_ACTIONS))
    assert positions is not None
    assert positions.x[: len(notes.rows)] == pytest.approx(np.array(notes.rows), abs=1e-6)
    assert both.positions("uprising", np.arange(3)) is None


def test_the_command_goes_round_by_round_and_its_mind_plays(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    wish = ["--rounds", "1", "--games", "1", "--plain", "40", "--tries", "1", "--passes", "1", "--gate", "2"]
    outcome = run("train", *wish, "--host", "base", "--untuned", "--out", str(folder), "--json")
    assert outcome.code == 0
    assert [entry["round"] for entry in outcome.json()["log"]] == [1]
    assert outcome.json()["course"]["trust"] == 0.0
    assert "<svg" in (folder / "curves.html").read_text()
    assert json.loads((folder / "state.json").read_text())["rounds"] == 1
    assert run("train", "--rounds", "1", "--small").code != 0
    game = position(ls.Setup(), 10)
    seat = game.seat
    assert seat is not None
    bot = make_bot(f"{LOOP_PREFIX}{folder}@2x")
    assert bot.choose(open_handle(game, seat, bot_stream(1, seat, 0))) in game.legal_actions()
    with pytest.raises(ls.SetupError, match="no training"):
        make_bot(f"{LOOP_PREFIX}{tmp_path / 'elsewhere'}@2x")


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
