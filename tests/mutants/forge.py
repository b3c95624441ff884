"""Loaded into one run of the proving tests (`-p tests.mutants.forge`): a child process for every mutant.

The tests are collected once. For each job a child is forked, the mutant is put into its modules (``patch``), and the
tests that are to notice it are run until one fails honestly (see ``guard``). The jobs come from a file of JSON, the
verdicts go to another one.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from landsraad.content import boxes
from tests.mutants.guard import HONEST, TESTS
from tests.mutants.patch import exchange, exchange_data, is_content, renew_boxes

JOBS = "LANDSRAAD_FORGE_JOBS"
VERDICTS = "LANDSRAAD_FORGE_VERDICTS"
TIMEOUT = 120
CAUGHT, SURVIVED, CRASHED, IDLE, SLOW = "caught", "survived", "crashed", "changed nothing", "took too long"

ROOT = Path(__file__).resolve().parents[2]
_failures: list[tuple[bool, str]] = []


def pytest_exception_interact(node: pytest.Item, call: pytest.CallInfo[object]) -> None:
    """Note whether a failure is a finding of a test, or a crash of the engine (see ``guard``)."""
    if call.excinfo is None:
        return
    honest = isinstance(call.excinfo.value, HONEST) or Path(call.excinfo.traceback[-1].path).is_relative_to(TESTS)
    _failures.append((honest, f"{node.nodeid}: {call.excinfo.exconly()[:200]}"))


def rules_of(item: pytest.Item) -> set[str]:
    """Return the rules that a test cites."""
    return {str(rule_id) for mark in item.iter_markers("rule") for rule_id in mark.args}


def meant(items: list[pytest.Item], job: dict[str, object]) -> list[pytest.Item]:
    """Return the tests that are to notice a mutant: those that cite its rule, or those that the job names."""
    if job.get("tests"):
        by_id = {item.nodeid: item for item in items}
        return [by_id[name] for name in job["tests"] if name in by_id]  # type: ignore[attr-defined]
    return [item for item in items if job["rule"] in rules_of(item)]


def forget_rulesets() -> None:
    """What was built with the unchanged code is built anew."""
    boxes._BUILT.clear()


def changed(job: dict[str, object]) -> str:
    """Return the source of a job with its mutant: the job has it whole, or says what is put in the place of what."""
    if "source" in job:
        return str(job["source"])
    return (ROOT / str(job["file"])).read_text("utf-8").replace(str(job["old"]), str(job["new"]))


def put_in(file: str, source: str) -> int:
    """Put a changed source into the modules of this process; return how much changed."""
    return renew_boxes(file, source) if is_content(file) else exchange(file, source) + exchange_data(file, source)


def judge(items: list[pytest.Item], job: dict[str, object], each: int, seconds: int, crashes: int) -> tuple[str, str]:
    """Put the mutant in and run tests until one notices it or the time is over; called in the child.

    Where so many tests crash, the others would too: whoever looks for crashes is to be asked. A test that takes longer
    than ``each`` seconds ends the child: its game does not come to an end. Only the child's own work counts, so a busy
    machine changes no verdict.
    """
    if put_in(str(job["file"]), changed(job)) == 0:
        return IDLE, ""
    forget_rulesets()
    crashed = ""
    begun = time.process_time()
    for number, item in enumerate(items):
        if time.process_time() - begun > seconds:
            return (CRASHED, crashed) if crashed else (SURVIVED, f"{number} of {len(items)} tests pass")
        signal.setitimer(signal.ITIMER_PROF, each)
        runtestprotocol(item, nextitem=items[number + 1] if number + 1 < len(items) else None, log=False)
        for honest, what in _failures:
            if honest:
                return CAUGHT, what
            crashed = what
            crashes -= 1
        _failures.clear()
        if crashes <= 0:
            break
    return (CRASHED, crashed) if crashed else (SURVIVED, f"{len(items)} tests pass")


def fork(
    items: list[pytest.Item],
    job: dict[str, object],
    each: int = TIMEOUT,
    seconds: int = TIMEOUT,
    crashes: int = sys.maxsize,
) -> tuple[str, str]:
    """Let a child judge a mutant."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        try:
            verdict = judge(items, job, each, seconds, crashes)
        except BaseException as error:  # whatever it is, the child must end here
            verdict = (CRASHED, repr(error)[:200])
        os.write(write, json.dumps(verdict).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return tuple(json.loads(said)) if said else (SLOW, "")  # type: ignore[return-value]


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Judge all mutants in place of running the tests."""
    jobs = json.loads(Path(os.environ[JOBS]).read_text("utf-8"))
    verdicts = []
    for job in jobs:
        items = meant(session.items, job)
        begun = time.monotonic()
        verdict, what = fork(items, job) if items else (SURVIVED, "no test")
        verdicts.append({"id": job["id"], "verdict": verdict, "what": what, "seconds": time.monotonic() - begun})
    Path(os.environ[VERDICTS]).write_text(json.dumps(verdicts), "utf-8")
    sys.stdout.flush()
    return True
