"""Bots that are programs of their own: the protocol, and what happens when it is not kept."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.bots import bot_stream, make_bot, open_handle
from landsraad.bots.command import BotError, CommandBot
from landsraad.i18n import LANGUAGES
from landsraad.tournament.match import play
from landsraad.tournament.plan import Job
from tests.cli.runner import run

ROOT = Path(__file__).parents[2]
GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "first"}), flush=True)
    elif message["type"] == "choose":
        option = message["decision"]["options"][message["seed"] % len(message["decision"]["options"])]
        print(json.dumps(ANSWER), flush=True)
    else:
        if len(sys.argv) > 1:
            open(sys.argv[1], "a").write(message["type"] + " ")
        break
"""
READY = 'print(\'{"type": "ready"}\', flush=True)'


def program(folder: Path, text: str) -> str:
    """Write a program and return the command that runs it."""
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


@pytest.mark.parametrize("answer", ['{"action": option["action"]}', '{"text": option["text"]}', "option"])
def test_a_program_plays_a_game(tmp_path: Path, answer: str) -> None:
    command = program(tmp_path, GOOD.replace("ANSWER", answer))
    record = play(Job(ls.Setup(players=3), (f"cmd:{command}", "random", "random"), "m", 3, 0))
    assert "error" not in record
    assert record["rounds"] >= 5
    outcome = run("bot", "check", command, "--players", "3", "--games", "1", "--json")
    data = outcome.json()
    assert outcome.code == 0
    assert (data["ok"], data["name"], data["games"], data["repeats_itself"]) == (True, "first", 1, True)
    assert data["decisions"] > 20


def test_a_program_plays_wherever_bots_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays in every command, and is told to leave after every game."""
    monkeypatch.setenv("LANDSRAAD_HOME", str(tmp_path))
    said = tmp_path / "said"
    command = program(tmp_path, GOOD.replace("ANSWER", '{"action": option["action"]}'))
    bots = f"cmd:{command} {shlex.quote(str(said))},random"
    game = ("--players", "3", "--seed", "4", "--json")
    simulated = run("simulate", "--bots", bots, "--games", "2", *game).json()
    assert simulated["errors"] == []
    assert said.read_text() == "bye " * 4  # two games, two seats in each
    again = run("simulate", "--bots", bots, "--games", "2", "--key", simulated["key"], *game).json()
    assert again["total_decisions"] == simulated["total_decisions"], "the same key and seeds, the same games"
    said.unlink()
    pairs = run("tournament", "--bots", bots, "--games", "3", "--out", str(tmp_path / "games.jsonl"), *game).json()
    assert {bot["name"] for bot in pairs["bots"]} == set(bots.split(","))
    assert said.read_text().split() == ["bye"] * len(said.read_text().split()) != []
    said.unlink()
    played = run("play", "--terminal", "--bots", bots.split(",")[0], *game, keys="1\n" * 12 + "quit\n")
    assert played.code == 0
    assert played.json()["decisions"] > 12
    assert said.read_text() == "bye " * 2


def test_a_program_that_fails_breaks_its_games_only(tmp_path: Path) -> None:
    command = program(tmp_path, f"{READY}\ninput()\ninput()")
    outcome = run("simulate", "--bots", f"cmd:{command},random", "--players", "3", "--games", "2", "--json")
    assert outcome.code == 1
    assert len(outcome.json()["errors"]) == 2
    assert "has ended" in outcome.json()["errors"][0]["error"]
    played = run("play", "--terminal", "--bots", f"cmd:{command}", "--seed", "1", keys="1\n" * 40)
    assert played.code != 0
    assert "has ended" in played.err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "has ended"),
        ("print('hello', flush=True)\ninput()", "not a line of JSON"),
        ("print('[' * 100_000, flush=True)\ninput()", "not a line of JSON"),
        ("print('[1]', flush=True)\ninput()", "not a JSON object"),
        ("print('{}', flush=True)\ninput()", "type ready"),
        (f"{READY}\ninput()\ninput()\nprint('{{}}', flush=True)\ninput()", "names no option"),
        (f"{READY}\ninput()\ninput()\nprint('{{\"action\": -1}}', flush=True)\ninput()", "names no option"),
        (f"{READY}\ninput()\ninput()\nprint('{{\"action\": [2]}}', flush=True)\ninput()", "names no option"),
        (f"{READY}\ninput()\ninput()", "has ended"),
        ("import time\ntime.sleep(60)", "did not answer within 1 seconds"),
    ],
)
def test_what_is_no_answer_is_told(tmp_path: Path, text: str, message: str) -> None:
    bot = CommandBot(program(tmp_path, text), seconds=1 if "sleep" in text else 20)
    game = ls.new_game(ls.Setup(), 1)
    seat = game.seat
    assert seat is not None
    digest = game.digest()
    with pytest.raises(BotError, match=message):
        bot.choose(open_handle(game, seat, bot_stream(1, seat, 0)))
    assert game.digest() == digest
    process = bot._process
    assert process is not None
    if "sleep" in text:
        process.kill()
    bot.close()
    assert process.returncode is not None


def test_a_program_that_does_not_leave_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.bots.command.LEAVE_SECONDS", 0.5)
    bot = CommandBot(program(tmp_path, f"import time\n{READY}\ntime.sleep(60)"))
    bot.start()
    process = bot._process
    assert process is not None
    assert bot.close() is False
    assert process.returncode is not None
    assert bot.close() is True  # there is nobody any more


@pytest.mark.parametrize(("name", "message"), [("cmd:", "needs a command"), ('cmd:"', "cannot read")])
def test_commands_that_are_none(name: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        make_bot(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_check_finds_faults(tmp_path: Path, lang: str) -> None:
    outcome = run("bot", "check", str(tmp_path / "nobody"), "--lang", lang)
    assert outcome.code == 1
    assert "cannot start" in outcome.err


def test_a_program_in_another_language() -> None:
    """Node is needed to build the game in the browser anyway."""
    command = f"node {shlex.quote(str(ROOT / 'examples' / 'bot.mjs'))}"
    data = run("bot", "check", command, "--games", "1", "--json").json()
    assert (data["ok"], data["repeats_itself"], data["error"]) == (True, True, None)
