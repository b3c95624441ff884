"""R7, the other half: a random sample of grown mutants (``grow``), judged by all tests that reach them.

    python -m tests.mutants.trial --sample 300 --seed 1

The tests of rules, content and engine are run once to see which functions each of them reaches; then every mutant is
tried in a forked child (``forge``) by those that reach it, and what is left by games with the independent oracles. The
sample is printed. A mutant that nothing notices must be listed in equivalent.yaml with the reason why no game differs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from _pytest.runner import runtestprotocol

from tests.mutants.forge import CAUGHT, CRASHED, JOBS, SLOW, SURVIVED, VERDICTS, fork
from tests.mutants.grow import ROOT, Grown, all_grown

REACHING = ("tests/rules", "tests/content", "tests/engine", "tests/positions")
# Whole games, judged by logic of their own; the quickest first.
GAMES = tuple(
    f"tests/properties/test_{name}.py"
    for name in ("corpus", "no_tell", "undo_is_exact", "knowledge", "reasons", "hidden_information", "exact_copies")
)
EQUIVALENT = Path(__file__).with_name("equivalent.yaml")
LEAST = 0.95
SECONDS = 900  # for all tests of one mutant
# A crash or an endless game is noticed by everybody, but by no check that means it: it counts, and is told apart.
NOTICED = (CAUGHT, CRASHED, SLOW)


# --- inside pytest ---------------------------------------------------------------------------------------------------


def reached(item: pytest.Item, following: pytest.Item | None, wanted: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Run a test and return which of the functions asked for it calls."""
    found: set[tuple[str, str]] = set()

    def note(frame: Any, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and (key := (code.co_filename, code.co_qualname)) in wanted:
            found.add(key)

    sys.setprofile(note)
    try:
        runtestprotocol(item, nextitem=following, log=False)
    finally:
        sys.setprofile(None)
    return found


def key_of(job: dict[str, Any]) -> tuple[str, str]:
    """Return the function of a job as the interpreter knows it."""
    return str(ROOT / job["file"]), job["function"]


def pytest_runtestloop(session: pytest.Session) -> bool:
    """See who reaches what, then judge all mutants."""
    jobs = json.loads(Path(os.environ[JOBS]).read_text("utf-8"))
    wanted = {key_of(job) for job in jobs}
    games = [item for item in session.items if item.nodeid.startswith(GAMES)]
    reaching = [item for item in session.items if not item.nodeid.startswith(GAMES)]
    reach: dict[tuple[str, str], list[tuple[float, pytest.Item]]] = {key: [] for key in wanted}
    for number, item in enumerate(reaching):
        begun = time.monotonic()
        for key in reached(item, reaching[number + 1] if number + 1 < len(reaching) else None, wanted):
            reach[key].append((time.monotonic() - begun, item))
    with Path(os.environ[VERDICTS]).open("w", encoding="utf-8") as out:
        for job in jobs:
            quick = [item for _, item in sorted(reach[key_of(job)], key=lambda pair: pair[0])]
            begun = time.monotonic()
            verdict, what = fork([*quick, *games], job, SECONDS)
            took = round(time.monotonic() - begun, 1)
            print(
                json.dumps({"id": job["id"], "verdict": verdict, "what": what, "seconds": took, "tests": len(quick)}),
                file=out,
                flush=True,
            )
    return True


# --- outside ---------------------------------------------------------------------------------------------------------


def tried(sample: list[Grown], folder: Path, workers: int) -> list[dict[str, Any]]:
    """Let so many processes judge a sample; return the verdicts in its order."""
    jobs = []
    for number, one in enumerate(sample):
        source = one.applied((ROOT / one.file).read_text("utf-8"))
        jobs.append({"id": number, "file": one.file, "function": one.function, "source": source})
    running = []
    for worker in range(workers):
        (folder / f"jobs{worker}.json").write_text(json.dumps(jobs[worker::workers]), "utf-8")
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "tests.mutants.trial",
            *REACHING,
            *GAMES,
        ]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        environment |= {
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
            JOBS: str(folder / f"jobs{worker}.json"),
            VERDICTS: str(folder / f"verdicts{worker}.jsonl"),
        }
        running.append(subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL))
    told = 0
    while any(one.poll() is None for one in running):
        time.sleep(5)
        done = len(verdicts(folder))
        if done > told:
            told = done
            print(f"{done} of {len(sample)} judged", file=sys.stderr, flush=True)
    return sorted(verdicts(folder), key=lambda row: int(row["id"]))


def verdicts(folder: Path) -> list[dict[str, Any]]:
    """Return the verdicts so far."""
    lines = [line for path in folder.glob("verdicts*.jsonl") for line in path.read_text("utf-8").splitlines()]
    return [json.loads(line) for line in lines]


def equivalents() -> dict[str, str]:
    """Return the mutants known to change no game, with the reason: file, function, old and new form, not the line."""
    listed = yaml.safe_load(EQUIVALENT.read_text("utf-8")) or []
    return {f"{row['file']} {row['function']}: {row['old']} -> {row['new']}": row["why"] for row in listed}


def name_of(one: Grown) -> str:
    """Return the name by which a mutant is listed as equivalent."""
    return f"{one.file} {one.function}: {one.old} -> {one.new}"


def main() -> int:
    """Judge a sample and say how many were noticed."""
    parser = argparse.ArgumentParser(description="a random sample of generated mutants, judged by the tests")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path, help="write the verdicts to this file")
    wish = parser.parse_args()
    every = all_grown()
    sample = random.Random(wish.seed).sample(every, min(wish.sample, len(every)))
    with tempfile.TemporaryDirectory() as folder:
        rows = tried(sample, Path(folder), wish.workers)
    known = equivalents()
    counts: Counter[str] = Counter()
    unexplained = []
    for row in rows:
        one = sample[int(row["id"])]
        verdict = row["verdict"]
        if verdict == SURVIVED and name_of(one) in known:
            verdict = "equivalent"
        elif verdict not in NOTICED:
            unexplained.append(one)
        counts[verdict] += 1
        print(f"{verdict:16} {row['seconds']:6.1f} s  {one.kind}: {one.label}  [{row['what'][:120]}]")
    real = len(rows) - counts["equivalent"]
    share = counts[CAUGHT] / max(1, real)
    print(f"{len(rows)} of {len(every)} mutants, seed {wish.seed}: {dict(counts)}; caught by a check that means it:")
    print(f"{share:.1%} of those that can change a game")
    if wish.json:
        data = [{**row, "kind": sample[int(row["id"])].kind, "mutant": name_of(sample[int(row["id"])])} for row in rows]
        wish.json.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return 0 if len(rows) == len(sample) and share >= LEAST and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
