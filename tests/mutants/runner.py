"""R7: stored one-line mutants of engine and content, each with the rule whose tests must notice it.

The tests that cite the rule of a mutant must fail: a test that passes on a wrong engine proves nothing. A mutant that
changes functions or a box is tried in a child of a process that has collected the tests once (``forge``); any other,
and whatever the forge does not see caught, in a copy of the package, one copy a test process.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pytest
import yaml

from landsraad.cli.coverage import find_citations
from landsraad.cli.rules_catalogue import load_catalogue
from landsraad.engine import machine
from tests.mutants.forge import CAUGHT, JOBS
from tests.mutants.forge import VERDICTS as FORGE_VERDICTS
from tests.mutants.guard import COPY_VARIABLE, CRASHED, WRONG_SOURCE
from tests.mutants.patch import can_be_exchanged, is_content

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "src/landsraad"
LISTS = (
    "mutants.yaml", "ix.yaml", "ix_rivals.yaml", "narrow.yaml", "every_rule.yaml", "uprising_rooms.yaml",
    "uprising_cards.yaml", "uprising.yaml", "uprising_rivals.yaml", "six.yaml", "mixing.yaml", "immortality.yaml",
)  # fmt: skip

# Where the tests that prove rules are; the random games and planted leaks elsewhere are too slow to run per mutant.
PROVING = ("tests/rules/", "tests/content/", "tests/properties/test_no_tell.py")

# The mutants are spread over this many test modules, so that the workers of pytest-xdist share them.
PARTS = 2

# The loader in C is ten times quicker, and every process that collects the tests reads the lists.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# On the compiled package nothing can be mutated, and the tests are the same.
INTERPRETED = str(machine.__file__).endswith(".py")

TIMEOUT = 120

VERDICTS = {
    pytest.ExitCode.OK: "it survived: the tests that cite the rule pass",
    pytest.ExitCode.NO_TESTS_COLLECTED: "no test cites the rule",
    WRONG_SOURCE: "the tests did not run on the copy",
    CRASHED: "a test crashed: that proves nothing about the rule",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one line that breaks a rule; `old` may span lines to be unique, only one of them differs."""

    rule: str
    file: str
    old: str
    new: str
    why: str

    @property
    def label(self) -> str:
        """The rule and the module, for the name of the test."""
        return f"{self.rule}-{Path(self.file).stem}"

    @property
    def in_package(self) -> str:
        """Path of the file inside the package."""
        return self.file.removeprefix(f"{PACKAGE}/")

    def applied(self, source: str) -> str:
        """Return the source with the change."""
        assert source.count(self.old) == 1, f"{self.file} has {source.count(self.old)} times: {self.old}"
        return source.replace(self.old, self.new)


@lru_cache(maxsize=1)
def all_mutants() -> tuple[Mutant, ...]:
    """Return the stored mutants."""
    texts = [Path(__file__).with_name(name).read_text("utf-8") for name in LISTS]
    return tuple(Mutant(**entry) for text in texts for entry in yaml.load(text, LOADER))


def part(number: int) -> tuple[Mutant, ...]:
    """Return the mutants of a test module (1 to PARTS); neighbours in the list go to different modules."""
    return all_mutants()[number - 1 :: PARTS]


@lru_cache(maxsize=1)
def citing_files() -> dict[str, tuple[str, ...]]:
    """Return for every rule the test files that cite it."""
    found: dict[str, set[str]] = {}
    for citation in find_citations(ROOT / "tests", load_catalogue()):
        file = citation.test.partition(":")[0]
        if file.startswith(PROVING):
            found.setdefault(citation.rule_id, set()).add(file)
    return {rule_id: tuple(sorted(files)) for rule_id, files in found.items()}


class Copy:
    """A copy of the package, laid out as in a wheel, in which one file at a time is mutated."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "landsraad"
        shutil.copytree(ROOT / PACKAGE, self.package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        # The rules catalogue, which the marks of the tests are checked against, travels with the package.
        shutil.copytree(ROOT / "docs" / "rules", self.package / "_rules")

    def run(self, rules: Iterable[str]) -> subprocess.CompletedProcess[str]:
        """Run the tests that cite these rules on the copy as it is now."""
        wanted = sorted(set(rules))
        files = sorted({file for rule_id in wanted for file in citing_files().get(rule_id, ())})
        assert files, f"no test cites {', '.join(wanted)}"
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=short", "-p", "no:cacheprovider"]
        command += ["-p", "tests.mutants.guard", *(f"--proves={rule_id}" for rule_id in wanted), *files]
        # The process that starts this one may be a worker of pytest-xdist; here no plugin but the guard is wanted.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        environment["PYTHONPATH"] = os.pathsep.join((str(self.folder), str(ROOT)))
        environment[COPY_VARIABLE] = str(self.folder)
        return subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )

    def run_mutated(self, mutant: Mutant) -> subprocess.CompletedProcess[str]:
        """Run the tests that cite the rule of a mutant on the copy with the mutant in it."""
        path = self.package / mutant.in_package
        original = path.read_text("utf-8")
        self.write(path, mutant.applied(original))
        try:
            return self.run([mutant.rule])
        finally:
            self.write(path, original)

    def write(self, path: Path, text: str) -> None:
        """Write a source file; its bytecode goes, for two versions of one second and size look the same to Python."""
        path.write_text(text, "utf-8")
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            stale.unlink()


def is_quick(mutant: Mutant) -> bool:
    """Tell whether a mutant can be put into imported modules: it changes a box, functions, or numbers and tables."""
    if is_content(mutant.file):
        return True
    before = (ROOT / mutant.file).read_text("utf-8")
    return can_be_exchanged(before, mutant.applied(before))


def job_of(number: int, mutant: Mutant) -> dict[str, object]:
    """Return a mutant as a job of the forge."""
    return {"id": number, "rule": mutant.rule, "file": mutant.file, "old": mutant.old, "new": mutant.new}


def forged(jobs: list[dict[str, object]], files: Iterable[str], folder: Path) -> list[dict[str, object]]:
    """Let the forge judge mutants by tests of these files, collected once; return its verdicts."""
    (folder / "jobs.json").write_text(json.dumps(jobs), "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.mutants.forge", *files]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment |= {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
        JOBS: str(folder / "jobs.json"),
        FORGE_VERDICTS: str(folder / "verdicts.json"),
    }
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (folder / "verdicts.json").exists(), result.stdout + result.stderr
    found: list[dict[str, object]] = json.loads((folder / "verdicts.json").read_text("utf-8"))
    return found


def quickly_caught(mutants: tuple[Mutant, ...], folder: Path) -> frozenset[Mutant]:
    """Return the mutants that the forge caught; the others are to be tried on a copy."""
    jobs = [job_of(number, mutant) for number, mutant in enumerate(mutants) if is_quick(mutant)]
    files = sorted({file for mutant in mutants for file in citing_files().get(mutant.rule, ())})
    return frozenset(mutants[int(str(one["id"]))] for one in forged(jobs, files, folder) if one["verdict"] == CAUGHT)


def check_caught(copy: Copy, mutant: Mutant) -> None:
    """On the copy the tests that cite the rule pass, and with the mutant one of them must fail."""
    result = copy.run([mutant.rule])
    assert result.returncode == pytest.ExitCode.OK, f"{mutant.rule}, no mutant: {result.stdout}{result.stderr}"
    result = copy.run_mutated(mutant)
    verdict = VERDICTS.get(result.returncode, "the tests could not be run")
    assert result.returncode == pytest.ExitCode.TESTS_FAILED, (
        f"{mutant.rule}: {verdict}\n{mutant.file}: {mutant.why}\n- {mutant.old}\n+ {mutant.new}\n"
        f"{result.stdout}{result.stderr}"
    )
