"""The tests in their large size, in parts of at most an hour each.

    python tools/soak.py               every part that has not passed yet on these sources
    python tools/soak.py games kills   these parts, whatever was before
    python tools/soak.py --list        the parts and how they went

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
    "copies": (
        "tests/properties/test_exact_copies.py",
        "tests/properties/test_saves.py",
        "tests/properties/test_packed_games.py",
        "tests/properties/test_undo_is_exact.py",
        "tests/properties/test_corpus.py",
        "tests/properties/test_invariants.py",
    ),
    "counts": (
        "tests/properties/test_perft.py",
        "tests/properties/test_same_bytes.py",
        "tests/properties/test_other_pythons.py",
    ),
    "hidden": (
        "tests/properties/test_hidden_information.py",
        "tests/properties/test_no_tell.py",
    ),
    "knowledge": (
        "tests/properties/test_knowledge.py",
        "tests/properties/test_planted_knowledge.py",
        "tests/properties/test_planted_leaks.py",
    ),
    "reasons": (
        "tests/properties/test_reasons.py",
        "tests/properties/test_illegal_input.py",
    ),
    "fired": ("tests/properties/test_fired.py",),
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
ALONE = ("load", "kills-sqlite", "kills-postgresql")


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


def run(part: str) -> dict[str, Any]:
    """Run a part on the compiled build and return how it went."""
    words = PARTS[part]
    workers = [] if part in ALONE else ["-n", "2", "--dist", "loadfile" if len(words) > 1 else "load"]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *workers, *words]
    environment = {**os.environ, "LANDSRAAD_SOAK": "1", "PYTHONPATH": str(ROOT / "build" / "fast")}
    began = time.monotonic()
    last = ""
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    timer = subprocess.Popen(["sh", "-c", f"sleep {HOUR}; kill -INT -{process.pid}"], start_new_session=True)
    try:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            last = line if re.search(r"\d+ (passed|failed|error)", line) else last
        code = process.wait()
    finally:
        os.killpg(timer.pid, 15)
    seconds = round(time.monotonic() - began)
    outcome = "out of time" if seconds >= HOUR else ("passed" if code == 0 else "failed")
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
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(PARTS)}")
    parser.add_argument("--list", action="store_true", help="tell the parts and how they went")
    wish = parser.parse_args()
    strange = sorted(set(wish.parts) - set(PARTS))
    if strange:
        parser.error(f"no part {', '.join(strange)}; there are {', '.join(PARTS)}")
    before = kept()
    if wish.list:
        for part in PARTS:
            went = before.get(part, {})
            print(
                f"{part:17} {went.get('outcome', 'never run'):12} {went.get('seconds', ''):>5} {went.get('told', '')}"
            )
        return 0
    now = sources()
    done = {part for part, went in before.items() if went["outcome"] == "passed" and went["sources"] == now}
    wanted = wish.parts or [part for part in PARTS if part not in done]
    failed = []
    for number, part in enumerate(wanted, 1):
        print(f"part {number} of {len(wanted)}: {part}", flush=True)
        result = run(part)
        keep(part, result)
        if result["outcome"] != "passed":
            failed.append(part)
    print(f"not passed: {', '.join(failed)}" if failed else "all parts asked for have passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
