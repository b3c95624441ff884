from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

import landsraad as ls
from landsraad.cli.table import Table, default_file
from landsraad.cli.terminal import Terminal
from landsraad.i18n import LANGUAGES, words
from tests.cli.runner import Outcome, run

ALWAYS_THE_FIRST = "1\n" * 1000


def fitting_seed() -> int:
    """Return a seed whose deal lets the human send an Agent with a Dagger at first, whatever is in the decks."""
    for seed in range(1, 500):
        game = ls.new_game(ls.Setup(players=4), seed)
        Table(game, 0, seed, dict.fromkeys((1, 2, 3), "random")).run_bots()
        first = game.decision
        begins = first is not None and first.options[0].text == "agent dagger" and len(first.options) == OPTIONS
        if begins and game.why_not("agent dagger > hall_of_oratory") is None:
            return seed
    raise AssertionError("no deal begins with a Dagger")


OPTIONS = 4  # that the human has at first
SEED = str(fitting_seed())


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_HOME", str(tmp_path / "home"))


def play(*arguments: str, keys: str) -> Outcome:
    """Play in the terminal against fast bots."""
    return run("play", "--terminal", "--bots", "random", "--seed", SEED, *arguments, keys=keys)


def typed(outcome: Outcome) -> list[tuple[str, str]]:
    """Return what was typed and what was said to it, until the next prompt."""
    parts = re.split(r"^> ", outcome.out, flags=re.MULTILINE)
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts[1:]]


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_the_first_option_ends_with_a_winner(lang: str) -> None:
    outcome = play("--lang", lang, keys=ALWAYS_THE_FIRST)
    assert outcome.code == 0
    game = ls.new_game(ls.Setup(players=4), int(SEED))
    table = Table(game, 0, int(SEED), dict.fromkeys((1, 2, 3), "random"))
    while not game.over:
        table.run_bots()
        if not game.over:
            game.apply(game.legal_actions()[0])
    best = game.standings()[0]
    seats: Any = game.view(None)["seats"]
    spoken = words(lang)
    winner = spoken.text("cli-winner", leader=spoken.name(f"leader/{seats[best.seat]['leader']}"), vp=best.vp)
    assert outcome.out.splitlines()[-1] == winner
    assert outcome.err == ""


def test_three_players_another_seat_and_a_leader_against_greedy_bots() -> None:
    outcome = run(
        "play", "--terminal", "--players", "3", "--seat", "2", "--leader", "helena_richese", "--bots", "greedy,random",
        "--seed", "8", "--json", keys=ALWAYS_THE_FIRST,
    )  # fmt: skip
    assert outcome.code == 0
    data = outcome.json()
    assert data["over"] is True
    assert data["seat"] == 2
    assert data["bots"] == {"0": "greedy", "1": "random"}
    assert sorted(standing["seat"] for standing in data["standings"]) == [0, 1, 2]
    assert outcome.err.startswith("You are Helena Richese (seat 2). Seed 8.")


@pytest.mark.parametrize("options", [["--seed", SEED, "--bots", "random"], ["--modules", "ix"], ["--players", "3"]])
def test_options_about_the_game_start_it_in_the_terminal(options: list[str]) -> None:
    outcome = run("play", *options, keys="")
    assert outcome.code == 0
    assert outcome.err == ""
    assert outcome.out.startswith("You are ")


# --- answers -------------------------------------------------------------------------------------------------------


def test_an_answer_is_a_number_or_a_canonical_text() -> None:
    by_number, by_text = play("--json", keys="1\n"), play("--json", keys="agent dagger > hall_of_oratory\n")
    assert by_number.json()["decisions"] + 1 == by_text.json()["decisions"]
    assert "Where do you send the Agent?" in by_number.err
    assert "sends an Agent to Hall of Oratory with Dagger" in by_text.err


def test_what_cannot_be_chosen_is_explained_and_asked_again() -> None:
    said = dict(typed(play(keys="9\n0\nagent dagger > swordmaster\nsing\n\nquit\n")))
    assert said["9"] == said["0"] == f"Choose a number from 1 to {OPTIONS}.\n"
    assert "[B-AGT-08]" in said["agent dagger > swordmaster"]
    assert said["sing"].startswith("That is not among the options.")
    assert said[""] == ""


def test_why() -> None:
    said = dict(typed(play(keys="why agent dagger > arrakeen\nwhy reveal\nwhy acquire dagger\nquit\n")))
    assert "[B-AGT-03]" in said["why agent dagger > arrakeen"]
    assert said["why reveal"] == "reveal is possible now.\n"
    assert "[B-ACQ-10]" in said["why acquire dagger"]


# --- commands ------------------------------------------------------------------------------------------------------


def test_undo_and_redo() -> None:
    outcome = play(keys="undo\nredo\nagent dagger > hall_of_oratory\nundo\nredo\nundo\nundo\nundo\nquit\n")
    answers = typed(outcome)
    assert [text for text, _ in answers][:2] == ["undo", "redo"]
    assert answers[0][1].startswith("That cannot be taken back")
    assert answers[1][1] == "There is nothing to do again.\n"
    assert answers[3][1].startswith("Taken back.")
    assert "Where do you send the Agent?" in answers[3][1]
    assert answers[4][1].startswith("Done again.")
    assert "sends an Agent to Hall of Oratory" in answers[4][1]
    assert answers[6][1].startswith("Taken back.")
    assert "  1. Send an Agent with Dagger  (agent dagger)" in answers[6][1]
    assert answers[7][1].startswith("That cannot be taken back")


def test_undo_force_goes_back_over_the_turns_of_the_bots() -> None:
    turn = "agent dagger > hall_of_oratory\nend turn\n"
    outcome = play("--json", keys=f"{turn}undo\nundo force\nundo force\nundo force\n")
    answers = typed(Outcome(0, outcome.err, ""))
    assert answers[2][1].startswith("That cannot be taken back")
    assert "undo force" in answers[2][1]
    assert "Your Agent turn" in answers[3][1]
    assert "Where do you send the Agent?" in answers[4][1]
    assert "(agent dagger)" in answers[5][1]
    untouched = play("--json", keys="")
    assert outcome.json()["decisions"] == untouched.json()["decisions"]


def test_there_is_nothing_of_the_bots_to_take_back() -> None:
    ((_, said), *_) = typed(play(keys="undo force\n"))
    assert said.startswith("That cannot be taken back")


def test_log_hand_board_options_help() -> None:
    said = dict(typed(play(keys="log\nlog 2\nhand\nboard\noptions\nhelp\nquit\n")))
    assert "Round 1: " in said["log"]
    assert len(said["log 2"].splitlines()) == 2
    assert said["log"].endswith(said["log 2"])
    assert said["hand"].startswith("Hand: 5\n")
    assert "Dagger (dagger)\n  starting deck, × 2\n  Agent icons: Landsraad\n  Reveal: Gain 1 sword.\n" in said["hand"]
    assert said["board"].startswith("Round 1 | Player Turns")
    assert "  1. Send an Agent with Dagger  (agent dagger)" in said["options"]
    for command in ("options", "board", "hand", "card", "log", "why", "undo", "redo", "rule", "lang", "save", "quit"):
        assert re.search(rf"\b{command}\b", said["help"]), command


def test_cards_and_rules_can_be_looked_up() -> None:
    said = dict(typed(play(keys="cards arrakeen\ncard nothing\nrules b-tie-01\nrule X-999\nrules\nquit\n")))
    assert said["cards arrakeen"].startswith("Arrakeen (arrakeen)\n")
    assert said["card nothing"] == "There is no card, space, Leader or Conflict called nothing.\n"
    assert said["rules b-tie-01"].startswith("B-TIE-01  If several players tie")
    assert said["rule X-999"] == "There is no rule X-999.\n"
    assert said["rules"] == "There is no rule .\n"


def test_another_language_in_the_middle_of_the_game() -> None:
    said = dict(typed(play(keys="lang xx\nlang de\nhelp\nquit\n")))
    assert said["lang xx"] == f"Choose one of these languages: {', '.join(LANGUAGES)}.\n"
    dagger = words("de").option({"verb": "agent", "thing": {"kind": "card", "id": "dagger"}})
    assert f"  1. {dagger}  (agent dagger)" in said["lang de"]
    assert said["help"].rstrip() == words("de").text("cli-help").rstrip()


def test_the_size_of_the_board() -> None:
    outcome = play("--width", "80", "--height", "24", keys="board\nquit\n")
    board = dict(typed(outcome))["board"].splitlines()
    assert len(board) <= 24
    assert max(len(line) for line in board) <= 80


# --- saving and leaving --------------------------------------------------------------------------------------------


def test_quit_saves_and_load_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = play("--save", str(file), "--json", keys="agent dagger > hall_of_oratory\nquit\n")
    assert first.code == 0
    assert first.json()["saved"] == str(file)
    assert f"--load {file}" in first.err
    again = run("play", "--terminal", "--load", str(file), "--json", keys=ALWAYS_THE_FIRST)
    assert again.code == 0
    assert again.json()["over"] is True
    assert again.json()["bots"] == first.json()["bots"]
    whole = play("--json", keys=f"agent dagger > hall_of_oratory\n{ALWAYS_THE_FIRST}")
    assert again.json()["standings"] == whole.json()["standings"]


def test_save_to_a_file_and_to_one_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.json"
    wrong = tmp_path / "file"
    wrong.write_text("not a folder")
    said = dict(typed(play(keys=f"save {file}\nsave {wrong}/game.json\nquit\n")))
    assert said[f"save {file}"] == f"Saved to {file}.\n"
    assert said[f"save {wrong}/game.json"].startswith("cannot write ")
    data = json.loads(file.read_text("utf-8"))
    assert ls.load(data).seat == 0
    assert data["table"] == {"seat": 0, "bots": [None, "random", "random", "random"]}
    assert not list(file.parent.glob("*.part"))


def test_the_end_of_the_input_is_a_way_to_leave() -> None:
    outcome = play("--json", keys="agent dagger > hall_of_oratory\n")
    assert outcome.code == 0
    assert outcome.json()["saved"] == str(default_file(int(SEED)))
    assert default_file(int(SEED)).is_file()


def test_a_finished_game_is_kept_to_be_looked_at_again() -> None:
    outcome = play("--json", keys=ALWAYS_THE_FIRST)
    assert outcome.json()["saved"] == str(default_file(int(SEED)))
    assert f"landsraad analyze {default_file(int(SEED))}" in outcome.err
    assert run("replay", str(default_file(int(SEED))), "--verify").code == 0


@pytest.mark.parametrize(("lang", "level"), [("en", "Novice"), ("es", "Novato"), ("de", "Neuling"), ("ko", "초보")])
def test_opponents_are_called_by_their_level(lang: str, level: str) -> None:
    told = play("--bots", "novice,mentat@0.1,search@8x", "--lang", lang, keys="quit\n").out
    assert level in told
    assert ("멘타트 (0.1초)" if lang == "ko" else "Mentat (0.1 s)") in told
    assert "search@8x" in told


def test_an_interrupted_game_is_saved_and_ends_with_130(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "landsraad",
            "play",
            "--terminal",
            "--seed",
            SEED,
            "--bots",
            "random",
            "--save",
            str(file),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(ls.__file__).parents[1]), "PYTHONUNBUFFERED": "1"},
        # Whoever runs the tests in the background may have told their children to ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # type: ignore[arg-type,return-value]
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("agent dagger > hall_of_oratory\n")
    process.stdin.flush()
    watch = Timer(60, process.kill)  # a deal without this option would be waited for for ever
    watch.start()
    ends = any("(end turn)" in line for line in process.stdout)
    watch.cancel()
    assert ends, "the Agent was not sent: does this deal still have a Dagger?"
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 130
    assert ls.load(json.loads(file.read_text("utf-8"))).decision_texts()[-1] == "agent dagger > hall_of_oratory"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "is not a saved game: it is not JSON"),
        ("[]", "is not a saved game"),
        ("{}", "the save lacks format"),
    ],
)
def test_a_damaged_save_is_refused(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, "utf-8")
    for command in (["play", "--terminal", "--load"], ["replay"]):
        outcome = run(*command, str(file))
        assert outcome.code == 3
        assert said in outcome.err
        assert len(outcome.err.splitlines()) == 1


def test_a_save_with_an_impossible_seat_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**ls.new_game(ls.Setup(players=3), 1).save(), "table": {"seat": 3}}), "utf-8")
    outcome = run("play", "--terminal", "--load", str(file))
    assert outcome.code == 3
    assert "the seats are 0 to 2" in outcome.err


# --- hidden information --------------------------------------------------------------------------------------------


class Spy:
    """A game that writes down what is asked of it."""

    def __init__(self, game: ls.Game) -> None:
        self.game = game
        self.asked: list[tuple[str, object]] = []

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.game, name)
        if name in ("view", "events", "determinize"):

            def spied(*arguments: object) -> object:
                self.asked.append((name, arguments[-1]))
                return value(*arguments)

            return spied
        return value


def test_the_terminal_asks_only_what_its_seat_may_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    import io

    spy = Spy(ls.new_game(ls.Setup(players=4), int(SEED)))
    table = Table(spy, 2, 5, dict.fromkeys((0, 1, 3), "random"))  # type: ignore[arg-type]
    session = Terminal(table, "en", tmp_path / "game.json", sys.stdout)
    by_bots: list[tuple[str, object]] = []

    def run_bots() -> None:
        before = len(spy.asked)
        Table.run_bots(table)
        by_bots.extend(spy.asked[before:])
        del spy.asked[before:]

    monkeypatch.setattr(table, "run_bots", run_bots)
    keys = "hand\nlog\nboard\nwhy reveal\n1\nundo\nredo\n" * 40
    monkeypatch.setattr("sys.stdin", io.StringIO(keys))
    session.run()
    assert {seat for _, seat in spy.asked} == {2, None}
    assert {name for name, _ in spy.asked} == {"view", "events"}
    assert len(spy.asked) > 200
    capsys.readouterr()
