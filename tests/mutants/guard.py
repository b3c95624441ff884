"""Loaded into the tests of a mutant (`-p tests.mutants.guard`): only an honest failure may count as caught.

The package must come from the copy, or the unchanged source would be tested; and a test must fail because of what it
found: an assertion, something missing that it looks for, or an action or a saved game refused that must be taken. A
crash of the engine proves nothing about a rule.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import landsraad
from landsraad.core.errors import IllegalAction, SaveError

TESTS = Path(__file__).resolve().parents[1]
COPY_VARIABLE = "LANDSRAAD_MUTANT_COPY"
WRONG_SOURCE = 64
CRASHED = 65
HONEST = (AssertionError, IllegalAction, SaveError, pytest.fail.Exception)

_crashes: list[str] = []


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to run on any other package than the copy."""
    package = Path(landsraad.__file__).resolve()
    copy = Path(os.environ[COPY_VARIABLE]).resolve()
    if not package.is_relative_to(copy):
        pytest.exit(f"landsraad was imported from {package}, not from {copy}", WRONG_SOURCE)


def pytest_exception_interact(call: pytest.CallInfo[object]) -> None:
    """Note failures that are no finding of a test: raised outside the tests, and not on purpose."""
    if call.excinfo is None or isinstance(call.excinfo.value, HONEST):
        return
    if not Path(call.excinfo.traceback[-1].path).is_relative_to(TESTS):
        _crashes.append(call.excinfo.exconly())


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Give crashes an exit code of their own."""
    if exitstatus == pytest.ExitCode.TESTS_FAILED and _crashes:
        session.exitstatus = CRASHED
