from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.cli import doctor
from landsraad.cli.coverage import FileCoverage
from landsraad.i18n import LANGUAGES
from tests.cli.runner import run

COMMANDS = (
    "play",
    "serve",
    "simulate",
    "tournament",
    "benchmark",
    "dataset",
    "replay",
    "analyze",
    "puzzles",
    "train",
    "cards",
    "rules",
    "doctor",
    "bench",
)
GROUPS = ("bot", "admin")  # of commands
SOURCES = str(Path(ls.__file__).parents[1])


def python(*arguments: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python as a user does."""
    return subprocess.run(
        [sys.executable, *arguments],
        input=keys,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": SOURCES, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"},
    )


# --- the whole -----------------------------------------------------------------------------------------------------


def test_help_lists_every_command() -> None:
    outcome = run("--help")
    assert outcome.code == 0
    listed = [line.split()[0] for line in outcome.out.partition("Commands:")[2].splitlines() if line.strip()]
    assert listed == [*COMMANDS, *GROUPS]


@pytest.mark.parametrize("command", [*COMMANDS, "bot check"])
def test_every_command_has_help(command: str) -> None:
    outcome = run(*command.split(), "--help")
    assert outcome.code == 0
    assert "--json" in outcome.out


def test_help_answers_within_half_a_second() -> None:
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        assert python("-m", "landsraad", "--help").returncode == 0
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(times) < 0.5, times


def test_help_loads_neither_bots_nor_words_nor_tables() -> None:
    program = (
        "import sys, landsraad.cli.app\n"
        "print([name for name in sys.modules if name.split('.')[0] in ('rich', 'fluent')"
        " or name.startswith(('landsraad.bots', 'landsraad.i18n'))])"
    )
    assert python("-c", program).stdout == "[]\n"


def test_the_module_and_the_script_are_the_same() -> None:
    by_module = python("-m", "landsraad", "rules", "B-TIE-01")
    by_script = python(
        "-c", "import sys; sys.argv = ['landsraad', 'rules', 'B-TIE-01']; from landsraad.cli import main; main()"
    )
    assert by_module.returncode == by_script.returncode == 0
    assert by_module.stdout == by_script.stdout
    assert by_module.stdout.startswith("B-TIE-01  ")


def test_version() -> None:
    assert run("--version").out == f"{ls.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-command"],
        ["play", "--no-such-option"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--jobs", "0"],
        ["replay"],
    ],
)
def test_wrong_usage_is_exit_code_2(arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert "Usage: " in outcome.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--players", "5", "--games", "1"], "base is played by 1 or 2 or 3 or 4 players here, not by 5"),
        (["simulate", "--bots", "random,deep"], "unknown bot 'deep'; there is random, greedy"),
        (["simulate", "--leaders", "paul_atreides"], "4 players need 4 leaders"),
        (["simulate", "--leaders", "gandalf,-,-,-"], "unknown leader 'gandalf'"),
        (["simulate", "--seed", str(2**256)], "below 2**256"),
        (["play", "--terminal", "--seat", "4"], "the seats of 4 players are 0 to 3, not 4"),
        (["play", "--terminal", "--leader", "gandalf"], "unknown leader 'gandalf'"),
        (["play", "--terminal", "--bots", "deep"], "unknown bot 'deep'"),
        (["play", "--terminal", "--lang", "xx"], f"there is no language 'xx'; there is {', '.join(LANGUAGES)}"),
        (["play", "--terminal", "--load", "/nowhere/game.json"], "cannot read /nowhere/game.json"),
        (["replay", "/nowhere/game.json"], "cannot read /nowhere/game.json: No such file or directory"),
        (["cards", "gandalf"], "there is no 'gandalf' here"),
        (["cards", "--kind", "ships"], "there is no kind 'ships'; there is imperium, intrigue"),
        (["rules", "B-XYZ"], "there is no rule or section B-XYZ"),
        (["rules", "--coverage", "--search", "x"], "do not go together"),
    ],
)
def test_invalid_input_is_exit_code_3_and_one_line(arguments: list[str], said: str) -> None:
    outcome = run(*arguments)
    assert outcome.code == 3
    assert outcome.out == ""
    (line,) = outcome.err.splitlines()
    assert line.startswith("landsraad: ")
    assert said in line


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    writer = f"{sys.executable} -m landsraad cards --json"
    shell = subprocess.run(
        ["bash", "-c", f"{writer} | head -n 1; exit ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": SOURCES, "PATH": "/usr/bin:/bin"},
    )
    assert (shell.returncode, shell.stdout, shell.stderr) == (0, "[\n", "")


# --- cards ---------------------------------------------------------------------------------------------------------


def test_one_card_in_words() -> None:
    assert run("cards", "dagger").out.splitlines() == [
        "Dagger (dagger)",
        "  starting deck, × 2",
        "  Agent icons: Landsraad",
        "  Reveal: Gain 1 sword.",
    ]


def test_a_card_is_found_by_its_name_in_the_language_spoken() -> None:
    assert run("cards", "Dolch", "--lang", "de").out.startswith("Dolch (dagger)\n")
    assert run("cards", "Dolch", "--lang", "es").code == 3


def test_a_name_that_two_things_bear_shows_both() -> None:
    assert [thing["kind"] for thing in run("cards", "foldspace", "--json").json()] == ["card", "space"]
    assert [thing["kind"] for thing in run("cards", "foldspace", "--kind", "space", "--json").json()] == ["space"]


def test_a_part_of_a_name_finds_all_that_have_it() -> None:
    assert [thing["id"] for thing in run("cards", "sardaukar", "--json").json()] == [
        "sardaukar_infantry",
        "sardaukar_legion",
    ]


def test_all_cards_as_data() -> None:
    data = run("cards", "--json").json()
    kinds = {kind: sum(thing["kind"] == kind for thing in data) for kind in {thing["kind"] for thing in data}}
    catalog = ls.catalog(ls.Setup())
    assert kinds == {
        "card": len(catalog["cards"]),
        "intrigue": 34,
        "leader": 8,
        "space": 22,
        "conflict": 18,
    }
    assert all(thing["name"] and isinstance(thing["description"], list) for thing in data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_speak_every_language(lang: str) -> None:
    outcome = run("cards", "--lang", lang)
    assert outcome.code == 0
    for thing in ("dagger", "windfall", "paul_atreides", "arrakeen", "grand_vision"):
        assert f" {thing} " in outcome.out


def test_no_card_needs_a_script() -> None:
    outcome = run("cards", "--scripts")
    assert (outcome.code, outcome.out, outcome.err) == (0, "", "No card needs a script.\n")
    assert run("cards", "--scripts", "--json").json() == []


# --- rules ---------------------------------------------------------------------------------------------------------


def test_rules_by_id_and_by_section() -> None:
    assert [rule["id"] for rule in run("rules", "b-tie-02", "B-RND-01", "--json").json()] == ["B-TIE-02", "B-RND-01"]
    section = run("rules", "B-TIE", "--json").json()
    assert [rule["id"] for rule in section][:2] == ["B-TIE-01", "B-TIE-02"]
    assert {rule["file"] for rule in section} == {"base.md"}
    assert set(section[0]) == {"id", "text", "notes", "sources", "references", "file"}


def test_rules_search_in_texts_and_notes() -> None:
    found = run("rules", "B-TIE", "--search", "THIRD REWARD", "--json").json()
    assert {"B-TIE-02", "B-TIE-05"} <= {rule["id"] for rule in found}
    assert "B-TIE-06" not in {rule["id"] for rule in found}
    nothing = run("rules", "--search", "hovercraft")
    assert (nothing.code, nothing.out, nothing.err) == (0, "", "no rule fits\n")


def test_rules_without_a_name_lists_the_sections() -> None:
    sections = {section["code"]: section["rules"] for section in run("rules", "--json").json()}
    assert sections["B-TIE"] == 7
    assert "Section" in run("rules").out


@pytest.mark.parametrize(("missing", "code"), [((), 0), (("B-TIE-02",), 1)])
def test_coverage_fails_when_a_rule_is_not_proven(
    monkeypatch: pytest.MonkeyPatch, missing: tuple[str, ...], code: int
) -> None:
    asked: list[object] = []

    def fake(prefixes: object) -> tuple[FileCoverage, ...]:
        asked.append(prefixes)
        return (FileCoverage("base.md", ("B-TIE-01",), (), missing),)

    monkeypatch.setattr("landsraad.cli.rules.coverage", fake)
    outcome = run("rules", "--coverage", "b-tie", "--json")
    assert asked == [["B-TIE"]]
    assert outcome.code == code
    assert outcome.json()["missing"] == list(missing)
    assert outcome.json()["complete"] is (not missing)
    text = run("rules", "--coverage")
    assert text.code == code
    assert [line for line in text.out.splitlines() if line.startswith("B-")] == list(missing)


# --- doctor --------------------------------------------------------------------------------------------------------


def test_the_doctor_finds_this_installation_healthy() -> None:
    outcome = run("doctor", "--json")
    assert outcome.code == 0
    data = outcome.json()
    assert data["ok"] is True
    assert [check["name"] for check in data["checks"]] == list(doctor.CHECKS)
    found = {check["name"]: check["what"] for check in data["checks"]}
    assert found["build"] == ("compiled" if doctor.is_compiled() else "interpreted")
    assert found["languages"] == ", ".join(LANGUAGES)
    assert run("doctor").out.splitlines()[-1] == "Everything works."


def test_the_doctor_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> tuple[bool, str]:
        raise FileNotFoundError("no rules here")

    monkeypatch.setitem(doctor.CHECKS, "rules", broken)
    outcome = run("doctor", "--json")
    assert outcome.code == 1
    (check,) = [check for check in outcome.json()["checks"] if not check["ok"]]
    assert check == {"name": "rules", "ok": False, "what": "FileNotFoundError: no rules here"}
    assert run("doctor").out.splitlines()[-1] == "Something is wrong."
