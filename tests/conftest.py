"""What holds for the whole suite."""

from __future__ import annotations

import os

import pytest

from landsraad.cli.coverage import read_listed_apart, shipped_ids, suite_dir
from landsraad.cli.rules_catalogue import load_catalogue
from tests.support.rulemark import check_ids

# Which build is tested is said by the path: no start of the game looks for another one, or builds it.
os.environ.setdefault("LANDSRAAD_ENGINE", "interpreted")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Marks add up (decorators, cases of a table), so the limit is checked once more on the finished test."""
    ids = tuple(dict.fromkeys(rule_id for mark in item.iter_markers("rule") for rule_id in mark.args))
    if ids:
        check_ids(ids)
        item.user_properties.append((PROVES, ",".join(ids)))


# --- coverage counted while the tests run ---------------------------------------------------------------------------

PROVES = "proves"
_proven: set[str] = set()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count the rules of tests that ran and passed; what was skipped, or has no case, proves nothing."""
    if report.when == "call" and report.passed:
        for name, value in report.user_properties:
            if name == PROVES:
                _proven.update(str(value).split(","))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """With ``--all-rules`` every rule in play must have been proven in this run."""
    if not session.config.getoption("--all-rules") or hasattr(session.config, "workerinput"):
        return
    missing = unproven(_proven)
    if missing:
        print(f"\nno test that ran and passed proves {', '.join(missing)}")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def unproven(proven: set[str]) -> tuple[str, ...]:
    """Return the rules in play that are neither proven nor listed as impossible to prove."""
    catalogue = load_catalogue()
    apart = read_listed_apart(suite_dir() / "rules" / "not_in_play.txt", catalogue)
    return tuple(sorted(shipped_ids(catalogue) - proven - set(apart)))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the tests of single rules be run: `pytest --proves B-TIE-05`; let all rules be counted: `--all-rules`."""
    parser.addoption("--all-rules", action="store_true", help="fail unless tests of every rule in play ran and passed")
    parser.addoption(
        "--proves",
        action="append",
        default=[],
        metavar="RULE_ID",
        help="run only the tests that cite this rule; may be given several times",
    )


# Files that take longest come first, so that no process is left alone with one of them at the end.
LONGEST = (
    "mutants/test_mutants_1.py",
    "mutants/test_mutants_2.py",
    "mutants/test_control.py",
    "properties/test_random_games.py",
    "bots/test_strength.py",
    "properties/test_same_bytes.py",
    "server/test_kill.py",
    "properties/test_fired.py",
    "server/test_doors.py",
    "properties/test_saves.py",
    "server/test_starving.py",
    "server/test_fuzz.py",
    "properties/test_exact_copies.py",
    "test_coverage_counted.py",
    "tournament/test_executors.py",
    "server/test_secrets.py",
    "server/test_outages.py",
    "properties/test_hidden_information.py",
    "browser/test_uprising.py",
    "browser/test_looks.py",
    "browser/test_mouse.py",
    "browser/test_clicks.py",
    "browser/test_keyboard.py",
    "browser/test_together.py",
)


def longest_first(item: pytest.Item) -> int:
    """Return the place of a test's file among those that take longest, or behind them."""
    file = item.nodeid.partition("::")[0].removeprefix("tests/")
    return LONGEST.index(file) if file in LONGEST else len(LONGEST)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the longest files first; deselect what proves none of the rules asked for."""
    items.sort(key=longest_first)
    wanted = set(config.getoption("--proves"))
    if not wanted:
        return
    proving, others = [], []
    for item in items:
        cited = {rule_id for mark in item.iter_markers("rule") for rule_id in mark.args}
        (proving if wanted & cited else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = proving
