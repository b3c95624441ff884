"""The tests in their large size, in parts of at most an hour each.

    python tools/soak.py               every part that has not passed yet on these sources
    python tools/soak.py games kills   these parts, whatever was before
    python tools/soak.py copies        all slices of a part that is cut; copies-2: one of them
    python tools/soak.py --list        the parts and how they went
    python tools/soak.py --limit 7200  stop a part after so many seconds (else an hour): for a busy machine

What came out is written to docs/results/soak.json after every part, so a run that is stopped is taken up where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "results" / "soak.json"
HOUR = 3600

# What each part runs.
PARTS: dict[str, tuple[str, ...]] = {
    "games": ("tests/properties/test_random_games.py",),
    "cells": ("tests/properties/test_every_cell.py",),
    "copies": ("tests/properties/test_exact_copies.py",),
    "saves": ("tests/properties/test_saves.py",),
    "pickles": (
        "tests/properties/test_packed_games.py",
        "tests/properties/test_corpus.py",
        "tests/properties/test_invariants.py",
    ),
    "undo": ("tests/properties/test_undo_is_exact.py",),
    "counts": (
        "tests/properties/test_perft.py",
        "tests/properties/test_same_bytes.py",
        "tests/properties/test_other_pythons.py",
    ),
    "hidden": (
        "tests/properties/test_hidden_information.py",
        "tests/properties/test_no_tell.py",
        "tests/properties/test_imagined.py",
    ),
    "knowledge": ("tests/properties/test_knowledge.py",),
    "reasons": ("tests/properties/test_reasons.py",),
    "told": ("tests/properties/test_told.py",),
    "refusals": ("tests/properties/test_illegal_input.py",),
    "fired": ("tests/properties/test_fired.py",),
    "mutants": ("tests.mutants.trial", "--sample", "300", "--seed", "1", "--json", "docs/results/mutants.json"),
    "rules": (
        "tests/rules",
        "tests/content",
    ),
    "words": (
        "tests/i18n",
        "tests/engine/test_view_shape.py",
    ),
    "ladder": ("tests/bots/test_strength.py",),
    "wire": (
        "tests/server/test_secrets.py",
        "tests/server/test_fuzz.py",
    ),
    "kills-sqlite": (
        "tests/server/test_kill.py",
        "-k",
        "sqlite",
    ),
    "kills-postgresql": (
        "tests/server/test_kill.py",
        "-k",
        "postgresql",
    ),
    "load": (
        "tests/server/test_load.py",
        "-s",
    ),
    "browser": ("tests/browser",),
}
# Parts that would take more than an hour are cut: a slice plays a share of the games of every cell, or is of
# other seeds (LANDSRAAD_SLICE).
# Measured, in processor seconds of a quick machine: copies 3,900, saves 1,900, games 1,300, pickles 1,000.
SLICES = {"copies": 2, "wire": 3}
ALONE = ("load", "kills-sqlite", "kills-postgresql")
# What fires is recorded by wrapping functions, which the compiled build does not allow: its tests run on the sources.
ON_SOURCES = ("fired",)


def all_parts() -> list[str]:
    """Return the names of all parts, slices one by one: copies-1, copies-2 …"""
    return [
        name
        for part in PARTS
        for name in ([f"{part}-{n}" for n in range(1, SLICES[part] + 1)] if part in SLICES else [part])
    ]


def sources() -> str:
    """Return a name of the sources and tests as they are, in git's terms."""
    trees = [git("rev-parse", f"HEAD:{folder}") for folder in ("src", "tests")]
    changed = git("status", "--porcelain", "--", "src", "tests")
    return "-".join(tree[:12] for tree in trees) + ("+" if changed else "")


def git(*words: str) -> str:
    """Return what git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def kept() -> dict[str, Any]:
    """Return how the parts went so far."""
    return dict(json.loads(KEPT.read_text("utf-8"))) if KEPT.exists() else {}


def keep(part: str, result: dict[str, Any]) -> None:
    """Write down how a part went."""
    KEPT.write_text(json.dumps({**kept(), part: result}, indent=2, sort_keys=True) + "\n", "utf-8")


def surroundings(part: str) -> dict[str, str]:
    """Return the environment of a part: the large size, the build, the slice."""
    build = ROOT / ("src" if part in ON_SOURCES else "build/fast")
    environment = {**os.environ, "LANDSRAAD_SOAK": "1", "PYTHONPATH": str(build)}
    whole, _, number = part.rpartition("-")
    if whole in SLICES:
        environment["LANDSRAAD_SLICE"] = f"{number}/{SLICES[whole]}"
    return environment


def run(part: str, limit: int = HOUR) -> dict[str, Any]:
    """Run a part, on the compiled build where it can be, and return how it went."""
    whole = part.rpartition("-")[0]
    words = PARTS[whole if whole in SLICES else part]
    workers = [] if part in ALONE else ["-n", "2", "--dist", "loadfile" if len(words) > 1 else "load"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *workers, *words]
    if part == "mutants":  # goes on where an hour was not enough
        command = [sys.executable, "-m", *words]
    began = time.monotonic()
    last = ""
    process = subprocess.Popen(
        command, cwd=ROOT, env=surroundings(part), stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    timer = subprocess.Popen(["sh", "-c", f"sleep {limit}; kill -INT -{process.pid}"], start_new_session=True)
    try:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            last = line if re.search(r"\d+ (passed|failed|error)|of those that can change a game", line) else last
        code = process.wait()
    finally:
        os.killpg(timer.pid, 15)
    seconds = round(time.monotonic() - began)
    outcome = "out of time" if seconds >= limit else ("passed" if code == 0 else "failed")
    return {
        "outcome": outcome,
        "told": last.strip("= \n"),
        "seconds": seconds,
        "day": datetime.now(UTC).date().isoformat(),
        "sources": sources(),
    }


def main() -> int:
    """Run the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(all_parts())}")
    parser.add_argument("--limit", type=int, default=HOUR, metavar="SECONDS", help="stop a part after so long")
    parser.add_argument("--list", action="store_true", help="tell the parts and how they went")
    wish = parser.parse_args()
    parts = all_parts()
    asked = [name for wanted in wish.parts for name in parts if wanted in (name, name.rpartition("-")[0])]
    strange = sorted(wanted for wanted in wish.parts if wanted not in parts and wanted not in SLICES)
    if strange:
        parser.error(f"no part {', '.join(strange)}; there are {', '.join(parts)}")
    before = kept()
    if wish.list:
        for part in parts:
            went = before.get(part, {})
            print(
                f"{part:17} {went.get('outcome', 'never run'):12} {went.get('seconds', ''):>5} {went.get('told', '')}"
            )
        return 0
    now = sources()
    done = {part for part, went in before.items() if went["outcome"] == "passed" and went["sources"] == now}
    wanted = asked or [part for part in parts if part not in done]
    failed = []
    for number, part in enumerate(wanted, 1):
        print(f"part {number} of {len(wanted)}: {part}", flush=True)
        result = run(part, wish.limit)
        keep(part, result)
        if result["outcome"] != "passed":
            failed.append(part)
    print(f"not passed: {', '.join(failed)}" if failed else "all parts asked for have passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
