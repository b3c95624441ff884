"""R7, the other half: a random sample of grown mutants (``grow``), judged by all tests that they can touch.

    python -m tests.mutants.trial --sample 300 --seed 1

The tests of rules, content and engine are run once with probes in place of the mutants (``probe``) to see whom each of
them touches; then every mutant is tried in a forked child (``forge``) by those tests. What is left, but for what is
known to be equivalent, is judged in the same way by games with the independent oracles: those that it touches, no
others. The sample is printed, and every verdict is kept below build/ as soon as it is there: a run that is stopped is
taken up where it was, and with ``--again`` only what was not caught is judged anew, by the tests of today. A mutant
that nothing notices must be listed in equivalent.yaml with the reason why no game differs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml
from _pytest.runner import runtestprotocol

from tests.mutants import probe
from tests.mutants.forge import CAUGHT, CRASHED, IDLE, JOBS, SLOW, SURVIVED, VERDICTS, fork, pytest_exception_interact
from tests.mutants.grow import ROOT, SOURCES, Grown, all_grown
from tools.soak import sources

__all__ = ["pytest_exception_interact", "pytest_runtestloop"]  # the hooks of this plugin

REACHING = ("tests/rules", "tests/content", "tests/engine", "tests/positions", "tests/env/test_six.py")
# Whole games, judged by logic of their own.
GAMES = tuple(
    f"tests/properties/test_{name}.py"
    for name in (
        "corpus",
        "imagined",
        "told",
        "no_tell",
        "undo_is_exact",
        "knowledge",
        "reasons",
        "hidden_information",
        "exact_copies",
        "packed_games",
        "six",
    )
)
FIRST = GAMES[:2]  # are quick, and mean that nothing crashes and every game comes to its end
SUPPORT = "tests/support"
REACH = "LANDSRAAD_REACH"
EQUIVALENT = Path(__file__).with_name("equivalent.yaml")
LEAST = 0.95
EACH = {"tests": 12, "games": 60}  # seconds of work: more than any takes, so its game has no end any more
JUDGE = "LANDSRAAD_TRIAL_JUDGE"
CRASHES = 8  # tests, before the games are asked: they mean that nothing crashes
SECONDS = "LANDSRAAD_TRIAL_SECONDS"  # of a processor, after which a mutant counts as not noticed
# A crash or an endless game is noticed by everybody, but by no check that means it: it counts, and is told apart.
NOTICED = (CAUGHT, CRASHED, SLOW)


# --- inside pytest ---------------------------------------------------------------------------------------------------


def see_whom_they_touch(items: list[pytest.Item], sample: list[Grown], path: Path) -> None:
    """Run all tests once with probes; write down for every mutant whom it touches, and how long that took.

    The quickest are asked first; of the games those that notice a crash and a loop without end.
    """
    probe.put_in(sample)
    found: dict[str, list[tuple[bool, float, str]]] = {one.label: [] for one in sample}
    for number, item in enumerate(items):
        probe.touched.clear()
        begun = time.process_time()
        runtestprotocol(item, nextitem=items[number + 1] if number + 1 < len(items) else None, log=False)
        for mutant in probe.touched:
            later = not item.nodeid.startswith(FIRST)
            found[sample[mutant].label].append((later, time.process_time() - begun, item.nodeid))
    path.write_text(json.dumps(found), "utf-8")


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Judge the mutants of a list, or without one see whom they touch."""
    map_file = Path(os.environ[REACH])
    if JOBS not in os.environ:
        sample = [
            Grown(**row) for row in json.loads(map_file.with_suffix(f"{map_file.suffix}.sample").read_text("utf-8"))
        ]
        see_whom_they_touch(session.items, sample, map_file)
        return True
    by_name = {item.nodeid: item for item in session.items}
    reach = json.loads(map_file.read_text("utf-8"))
    with Path(os.environ[VERDICTS]).open("a", encoding="utf-8") as out:
        for row in json.loads(Path(os.environ[JOBS]).read_text("utf-8")):
            one = Grown(**row)
            meant = [by_name[name] for name in reach[one.label] if name in by_name]
            job = {"file": one.file, "source": one.applied((ROOT / one.file).read_text("utf-8"))}
            begun = time.monotonic()
            verdict, what = fork(meant, job, EACH[os.environ[JUDGE]], int(os.environ[SECONDS]), CRASHES)
            took = round(time.monotonic() - begun, 1)
            said = {"mutant": one.label, "verdict": verdict, "what": what, "seconds": took, "tests": len(meant)}
            said["by"] = os.environ[JUDGE]
            print(json.dumps(said), file=out, flush=True)
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


def digest_of(*folders: str) -> str:
    """Return a short hash of these files and of the sources below these folders."""
    digest = sha256()
    for folder in folders:
        here = ROOT / folder
        for path in sorted(here.rglob("*.py")) if here.is_dir() else (here,):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def map_of_now(sample: list[Grown], folder: Path, paths: tuple[str, ...], workers: int) -> Path:
    """Return the file that tells whom the mutants touch in these sources and tests; make it if there is none.

    The tests are shared out, so that as many processes look as will judge.
    """
    asked = sha256("\n".join([*paths, *(one.label for one in sample)]).encode()).hexdigest()[:8]
    path = folder / f"touched-{digest_of(SOURCES, *REACHING, *GAMES, *paths, SUPPORT)}-{asked}.json"
    if path.exists():
        return path
    print(f"seeing which of {', '.join(paths)} the mutants touch", file=sys.stderr, flush=True)
    shares = [share for share in (paths[number::workers] for number in range(workers)) if share]
    parts = [path.with_suffix(f".part{number}") for number in range(len(shares))]
    running = []
    for share, part in zip(shares, parts, strict=True):
        part.with_suffix(f"{part.suffix}.sample").write_text(json.dumps([asdict(one) for one in sample]), "utf-8")
        running.append(started(*share, **{REACH: str(part)}))
    for process in running:
        process.wait()
    found: dict[str, list[list[Any]]] = {one.label: [] for one in sample}
    for part in parts:
        for label, rows in json.loads(part.read_text("utf-8")).items():
            found[label] += rows
    path.write_text(json.dumps({key: [name for *_, name in sorted(rows)] for key, rows in found.items()}), "utf-8")
    return path


def tried(
    sample: list[Grown],
    same: set[str],
    folder: Path,
    workers: int,
    seconds: int,
    again: bool,
    by: tuple[str, ...] = (),
) -> list[dict[str, Any]]:
    """Let so many processes judge what has no verdict yet; return the verdicts in the order of the sample.

    The games judge what the tests let pass, but for those that are known to be the same game. Where the paths of some
    tests are given, these judge anew what was not caught, and no others.
    """
    for name, paths in (("tests", by),) if by else (("tests", REACHING), ("games", GAMES)):
        told = verdicts(folder)
        done = set() if again or by else {row["mutant"] for row in rows_in(folder) if row.get("by", "tests") == name}
        due = [one for one in sample if told.get(one.label, {}).get("verdict") != CAUGHT and one.label not in done]
        if by or name == "games":
            due = [one for one in due if one.label not in same]
        if not due:
            continue
        reach = str(map_of_now(due, folder, paths, workers))
        running = []
        for worker in range(workers):
            jobs = folder / f"jobs-{name}{worker}.json"
            jobs.write_text(json.dumps([asdict(one) for one in due[worker::workers]]), "utf-8")
            files = {JOBS: str(jobs), VERDICTS: str(folder / f"verdicts-{name}{worker}.jsonl"), JUDGE: name}
            running.append(started(*paths, **files, **{REACH: reach, SECONDS: str(seconds)}))
        for process in running:
            process.wait()
    told = verdicts(folder)
    return [told[one.label] for one in sample if one.label in told]


def rows_in(folder: Path) -> list[dict[str, Any]]:
    """Return all that was ever judged, by tests and by games."""
    lines = [line for path in folder.glob("verdicts*.jsonl") for line in path.read_text("utf-8").splitlines()]
    return [json.loads(line) for line in lines]


def verdicts(folder: Path) -> dict[str, dict[str, Any]]:
    """Return the verdicts so far by mutant: the best one counts, for caught once is caught."""
    rows = rows_in(folder)
    worth = (SURVIVED, IDLE, SLOW, CRASHED, CAUGHT)
    rows.sort(key=lambda row: worth.index(row["verdict"]))
    return {row["mutant"]: row for row in rows}


def equivalents() -> dict[str, str]:
    """Return the mutants known to change no game, with the reason: by name, not by line."""
    listed = yaml.safe_load(EQUIVALENT.read_text("utf-8")) or []
    return {
        f"{row['file']} {row['function']}: {row['old']} -> {row['new']} #{row.get('nth', 1)}": row["why"]
        for row in listed
    }


def names_of(every: list[Grown]) -> dict[Grown, str]:
    """Return the names by which mutants are listed as equivalent: file, function, both forms and which of several."""
    seen: Counter[str] = Counter()
    found: dict[Grown, str] = {}
    for one in every:
        name = f"{one.file} {one.function}: {one.old} -> {one.new}"
        seen[name] += 1
        found[one] = f"{name} #{seen[name]}"
    return found


def main() -> int:
    """Judge a sample and say how many were noticed."""
    parser = argparse.ArgumentParser(description="a random sample of generated mutants, judged by the tests")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=int, default=120, help="how much work a mutant is worth")
    parser.add_argument("--again", action="store_true", help="judge anew what was not caught")
    parser.add_argument(
        "--by", nargs="+", default=(), metavar="PATH", help="judge anew what was not caught, by these tests"
    )
    parser.add_argument("--json", type=Path, help="write what came out to this file")
    parser.add_argument("--told", action="store_true", help="judge nothing, tell the verdicts so far")
    wish = parser.parse_args()
    every = all_grown()
    sample = random.Random(wish.seed).sample(every, min(wish.sample, len(every)))
    folder = ROOT / "build" / f"trial-{digest_of(SOURCES)}-{wish.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    known = equivalents()
    names = names_of(every)
    if wish.told:
        told = verdicts(folder)
        rows = [told[one.label] for one in sample if one.label in told]
    else:
        same = {one.label for one in sample if names[one] in known}
        rows = tried(sample, same, folder, wish.workers, wish.seconds, wish.again, tuple(wish.by))
    return report(wish, every, sample, rows)


def report(wish: argparse.Namespace, every: list[Grown], sample: list[Grown], rows: list[dict[str, Any]]) -> int:
    """Print every verdict and the counts, write them down if asked to; return 0 if the sample is judged and killed."""
    known, names = equivalents(), names_of(every)
    grown = {one.label: one for one in sample}
    counts: Counter[str] = Counter()
    others: dict[str, list[dict[str, str]]] = {}
    wrong = []
    for row in rows:
        one = grown[row["mutant"]]
        verdict, why = row["verdict"], row["what"]
        if verdict == SURVIVED and names[one] in known:
            verdict, why = "equivalent", known[names[one]]
        elif verdict not in NOTICED or names[one] in known:
            wrong.append(one)  # neither noticed nor explained; or called equivalent though it is noticed
        counts[verdict] += 1
        if verdict != CAUGHT:
            others.setdefault(verdict, []).append({"mutant": names[one], "why": why})
        print(f"{verdict:16} {row['seconds']:6.1f} s  {one.kind}: {one.label}  [{row['what'][:120]}]")
    for one in wrong:
        print(f"not explained: {one.label}")
    real = len(rows) - counts["equivalent"]
    share = counts[CAUGHT] / max(1, real)
    judged = f"{len(rows)} of {len(every)} mutants, seed {wish.seed}: {dict(counts)}"
    print(f"{judged}; caught by a check that means it: {share:.1%} of those that can change a game")
    if wish.json:
        data = {
            "sample": len(sample),
            "seed": wish.seed,
            "of": len(every),
            "judged": len(rows),
            "counts": dict(sorted(counts.items())),
            "share": round(share, 3),
            "not caught": {verdict: sorted(found, key=str) for verdict, found in sorted(others.items())},
            "day": datetime.now(UTC).date().isoformat(),
            "sources": sources(),
        }
        wish.json.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    return 0 if len(rows) == len(sample) and share >= LEAST and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
