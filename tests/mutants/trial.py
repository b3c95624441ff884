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
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml
from _pytest.runner import runtestprotocol

from tests.mutants.forge import CAUGHT, CRASHED, JOBS, SLOW, SURVIVED, VERDICTS, fork, pytest_exception_interact
from tests.mutants.grow import ROOT, SOURCES, Grown, all_grown

__all__ = ["pytest_exception_interact", "pytest_runtestloop"]  # the hooks of this plugin

REACHING = ("tests/rules", "tests/content", "tests/engine", "tests/positions")
# Whole games, judged by logic of their own; the quickest first.
GAMES = tuple(
    f"tests/properties/test_{name}.py"
    for name in ("corpus", "no_tell", "undo_is_exact", "knowledge", "reasons", "hidden_information", "exact_copies")
)
REACH = "LANDSRAAD_REACH"
EQUIVALENT = Path(__file__).with_name("equivalent.yaml")
LEAST = 0.95
EACH = 45  # seconds: a test takes a few, so its game has no end any more
SECONDS = 240  # after which a mutant counts as not noticed
# A crash or an endless game is noticed by everybody, but by no check that means it: it counts, and is told apart.
NOTICED = (CAUGHT, CRASHED, SLOW)


# --- inside pytest ---------------------------------------------------------------------------------------------------


def reached(item: pytest.Item, following: pytest.Item | None) -> set[str]:
    """Run a test and return which functions of the engine it calls."""
    found: set[Any] = set()

    def note(frame: Any, event: str, _: object) -> None:
        if event == "call":
            found.add(frame.f_code)

    sys.setprofile(note)
    try:
        runtestprotocol(item, nextitem=following, log=False)
    finally:
        sys.setprofile(None)
    engine = str(ROOT / SOURCES)
    return {key_of(code.co_filename, code.co_qualname) for code in found if code.co_filename.startswith(engine)}


def key_of(file: str, function: str) -> str:
    """Return the name of a function of a file, wherever the project lies."""
    return f"{Path(file).relative_to(ROOT) if Path(file).is_absolute() else file} {function}"


def see_who_reaches_what(items: list[pytest.Item], path: Path) -> None:
    """Run all tests once; write down for every function who reaches it, the quickest first."""
    reach: dict[str, list[tuple[float, str]]] = {}
    for number, item in enumerate(items):
        begun = time.monotonic()
        found = reached(item, items[number + 1] if number + 1 < len(items) else None)
        for key in found:
            reach.setdefault(key, []).append((time.monotonic() - begun, item.nodeid))
    path.write_text(json.dumps({key: [name for _, name in sorted(rows)] for key, rows in reach.items()}), "utf-8")


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Judge all mutants, or without any see who reaches what."""
    games = [item for item in session.items if item.nodeid.startswith(GAMES)]
    reaching = {item.nodeid: item for item in session.items if not item.nodeid.startswith(GAMES)}
    map_file = Path(os.environ[REACH])
    if JOBS not in os.environ:
        see_who_reaches_what(list(reaching.values()), map_file)
        return True
    reach = json.loads(map_file.read_text("utf-8"))
    with Path(os.environ[VERDICTS]).open("w", encoding="utf-8") as out:
        for job in json.loads(Path(os.environ[JOBS]).read_text("utf-8")):
            quick = [reaching[name] for name in reach.get(key_of(job["file"], job["function"]), ()) if name in reaching]
            begun = time.monotonic()
            verdict, what = fork([*quick, *games], job, EACH, SECONDS)
            took = round(time.monotonic() - begun, 1)
            row = {"id": job["id"], "verdict": verdict, "what": what, "seconds": took, "tests": len(quick)}
            print(json.dumps(row), file=out, flush=True)
    return True


# --- outside ---------------------------------------------------------------------------------------------------------


def started(*paths: str, **variables: str) -> subprocess.Popen[bytes]:
    """Start the tests of these paths with this module as a plugin."""
    plain = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutants.trial"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    environment["PYTHONPATH"] = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    command = [sys.executable, "-m", "pytest", *plain, *paths]
    return subprocess.Popen(command, cwd=ROOT, env={**environment, **variables}, stdout=subprocess.DEVNULL)


def map_of_now() -> Path:
    """Return the file that tells who reaches what in these sources; make it if there is none."""
    digest = sha256()
    for folder in (SOURCES, *REACHING):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    path = ROOT / "build" / f"reach-{digest.hexdigest()[:12]}.json"
    if not path.exists():
        print("seeing which tests reach which functions", file=sys.stderr, flush=True)
        path.parent.mkdir(exist_ok=True)
        started(*REACHING, **{REACH: str(path)}).wait()
    return path


def tried(sample: list[Grown], folder: Path, workers: int) -> list[dict[str, Any]]:
    """Let so many processes judge a sample; return the verdicts in its order."""
    jobs = []
    for number, one in enumerate(sample):
        source = one.applied((ROOT / one.file).read_text("utf-8"))
        jobs.append({"id": number, "file": one.file, "function": one.function, "source": source})
    reach = str(map_of_now())
    running = []
    for worker in range(workers):
        (folder / f"jobs{worker}.json").write_text(json.dumps(jobs[worker::workers]), "utf-8")
        files = {JOBS: str(folder / f"jobs{worker}.json"), VERDICTS: str(folder / f"verdicts{worker}.jsonl")}
        running.append(started(*REACHING, *GAMES, **files, **{REACH: reach}))
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
