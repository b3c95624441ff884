from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.bots import BOTS, LEVELS, Handle, RandomBot
from landsraad.i18n import LANGUAGES
from tests.cli.runner import run


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep results away from the person's own."""
    monkeypatch.setenv("LANDSRAAD_HOME", str(tmp_path / "home"))


def test_the_data_have_the_promised_form() -> None:
    asked = ("tournament", "--bots", "greedy,random,random,random", "--games", "8", "--seed", "1", "--json")
    outcome = run(*asked)
    assert outcome.code == 0
    data = outcome.json()
    for row in data["bots"]:
        assert list(row) == ["name", "games", "wins", "win_rate", "interval", "rating", "milliseconds"]
        low, high = row["interval"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
    greedy, others = data["bots"]
    assert (greedy["name"], greedy["games"], others["name"], others["games"]) == ("greedy", 8, "random", 24)
    assert greedy["wins"] + others["wins"] == data["games"] == 8
    assert greedy["win_rate"] > 0.6
    assert greedy["rating"] > others["rating"]
    again = run(*asked)
    assert again.json()["resumed"] == 8
    assert again.json()["bots"] == data["bots"]
    assert "8 of 8" in again.err
    assert run(*asked, "--fresh").json()["resumed"] == 0


@pytest.mark.parametrize(
    "mode",
    [("--players", "1", "--difficulty", "mercenary"), ("--players", "2"), ("--players", "3")],
    ids=lambda m: m[1],
)
def test_every_number_of_players(mode: tuple[str, ...]) -> None:
    data = run("tournament", "--bots", "random", "--games", "4", "--json", *mode).json()
    assert data["games"] == 4
    assert data["errors"] == []
    wins = data["bots"][0]["wins"] + (data["rivals"]["wins"] if data["rivals"] else 0)
    assert wins == 4
    assert (data["rivals"] is not None) == (mode[1] == "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_report(lang: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    kept = tmp_path / "kept.jsonl"
    played = ("tournament", "--bots", "random", "--players", "3", "--games", "12", "--out", str(kept), "--lang", lang)
    outcome = run(*played, "--report", str(page))
    assert outcome.code == 0
    assert "random" in outcome.out
    assert str(kept) in outcome.err
    text = page.read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    assert text.count("<svg ") == 5
    assert not re.search(r"(src|href)=|https?:|@import|<script", text)  # nothing from elsewhere
    two = tmp_path / "two.html"
    assert (
        run("tournament", "--bots", "greedy,random", "--players", "2", "--games", "2", "--report", str(two)).code == 0
    )
    assert two.read_text("utf-8").count("<svg ") == 8  # Leaders, cards and spaces once more, of the best bot alone
    shown = run("tournament", "--show", str(kept), "--json").json()
    assert shown["games"] == 12


def test_names_in_the_report_are_only_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "<b>bot", BOTS["random"])
    page = tmp_path / "report.html"
    assert run("tournament", "--bots", "<b>bot", "--games", "2", "--report", str(page)).code == 0
    assert "<b>" not in page.read_text("utf-8")


def test_broken_games_are_reported_and_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, handle: object) -> int:
            raise ZeroDivisionError("the spice stopped")

    good = BOTS["random"]
    monkeypatch.setitem(BOTS, "random", Broken)
    asked = ("tournament", "--bots", "random", "--games", "2", "--json")
    outcome = run(*asked)
    assert outcome.code == 1
    assert len(outcome.json()["errors"]) == 2
    assert "the spice stopped" in outcome.err
    monkeypatch.setitem(BOTS, "random", good)
    mended = run(*asked)
    assert mended.code == 0
    assert (mended.json()["games"], mended.json()["resumed"]) == (2, 0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "nobody"), "unknown bot"),
        (("--modules", "no_such_box"), "no_such_box"),
        (("--show", "no-such-file"), "cannot read"),
        (("--bots", "cmd:./no-such-program,random"), "cannot start ./no-such-program"),
        (("--report", "no-such-folder/page.html"), "no such folder"),
        (("--ray", "--ray-address", "127.0.0.1:1"), "no Ray cluster"),
    ],
)
def test_bad_input_is_refused(options: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = run("tournament", "--games", "1", *options)
    assert outcome.code == 3
    assert message in outcome.err
    assert outcome.out == ""


def test_one_deal_says_nothing_about_others() -> None:
    outcome = run("tournament", "--bots", "random", "--players", "1", "--games", "1")
    assert "1 game, 1 deal " in outcome.out
    data = run("tournament", "--bots", "random", "--players", "1", "--games", "1", "--json").json()
    assert all(row["interval"] == [0.0, 1.0] for row in (*data["bots"], data["rivals"]))
    assert data["pairs"][0]["interval"] == [-1.0, 1.0]


def test_a_tournament_that_is_stopped_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Impatient(RandomBot):
        asked = 0

        def choose(self, handle: Handle) -> int:
            Impatient.asked += 1
            if Impatient.asked == 1500:
                raise KeyboardInterrupt
            return super().choose(handle)

    monkeypatch.setitem(BOTS, "impatient", Impatient)
    kept = tmp_path / "kept.jsonl"
    asked = ("tournament", "--bots", "impatient", "--players", "3", "--games", "6", "--out", str(kept), "--json")
    stopped = run(*asked)
    assert stopped.code == 130
    assert stopped.out == ""
    done = len(kept.read_bytes().splitlines()) - 1
    assert f"{done} of 6 games are kept in {kept}" in stopped.err
    assert 1 <= done < 6
    assert run(*asked).json()["resumed"] == done


@pytest.mark.parametrize("command", ["play", "tournament", "simulate"])
def test_help_names_the_bots_that_there_are(command: str) -> None:
    told = " ".join(run(command, "--help").out.split())
    for name in LEVELS if command == "play" else (*BOTS, *LEVELS):
        assert name in told


def test_progress_is_shown_on_a_terminal_and_nowhere_else() -> None:
    command = [sys.executable, "-m", "landsraad", "tournament", "--bots", "random", "--players", "1", "--games", "3"]
    seen, screen = pty.openpty()
    shown = subprocess.run([*command, "--json"], stdout=subprocess.PIPE, stderr=screen, check=True, timeout=60)
    os.close(screen)
    with open(seen, "rb", buffering=0) as terminal:
        drawn = terminal.read(1 << 16)
    assert b"3/3" in drawn
    assert json.loads(shown.stdout)["games"] == 3
    piped = subprocess.run([*command, "--fresh"], capture_output=True, check=True, timeout=60, text=True)
    assert re.search(r"\b\d/3\b", piped.stdout + piped.stderr) is None  # the name of a file may begin with a 3


def test_an_uneven_number_of_games_is_noted() -> None:
    outcome = run("tournament", "--bots", "greedy,random", "--players", "3", "--games", "4", "--json")
    assert "multiple of 3" in outcome.err
    assert outcome.json()["games"] == 4
    assert outcome.json()["setup"] == ls.Setup(players=3).to_json()
