"""R4: the same set-up, seed and actions give the same bytes: both builds, any hash seed, any number of processes.

Other Python versions are compared in ``test_other_pythons``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path

import pytest

import landsraad as ls
from tests.support.cells import CELLS, EPIC, OPTIONS, STANDARD, cell
from tests.support.golden import FACES, FEW, FILE, STORED, Fingerprint, by_cell, fingerprint, jobs, stored
from tests.support.play import by_build, size

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
THIS_BUILD = Path(ls.__file__).parents[1]  # the compiled package when the tests run on it

# Games of a sampled cell, compared with the stored ones: whatever both builds share with the file they share with each
# other. A part of them is played once more in other processes. All cells and 20 times as many in the large size.
GAMES = size(STORED // 2, 20 * STORED)
ELSEWHERE = size(FEW, 20 * STORED)

# The sources with any hash seed and, where this is the compiled build, that one with two more.
RUNS = [(SOURCES, "random"), *([(THIS_BUILD, "0"), (THIS_BUILD, "1")] if by_build(1, 0) else [])]


def fingerprints_of(build: Path, hash_seed: str) -> list[Fingerprint]:
    """Let another process play the games on a build."""
    environment = os.environ | {
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join((str(build), str(ROOT))),
    }
    command = [sys.executable, "-m", "tests.support.golden", "--print", "--games", str(ELSEWHERE)]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return [(name, seed, states, faces) for name, seed, states, faces in json.loads(answer.stdout)]


@pytest.fixture(scope="module")
def here() -> list[Fingerprint]:
    """The fingerprints of this process."""
    return [fingerprint(job) for job in jobs(GAMES)]


def differing(found: list[Fingerprint], here: list[Fingerprint]) -> list[str]:
    """Return the games played elsewhere, as cell and seed, whose bytes differ from those of this process."""
    ours = {row[:2]: row for row in here}
    assert [row[:2] for row in found] == jobs(ELSEWHERE)
    return [f"cell={row[0]}, seed={row[1]}" for row in found if row != ours[row[:2]]]


def table_of(name: str) -> str:
    """Return a cell without its level of difficulty or variants, which change no deal."""
    where = cell(name)
    return replace(where, mode=where.mode if where.mode in (EPIC, OPTIONS) else STANDARD).name


def test_every_game_is_another_one(here: list[Fingerprint]) -> None:
    # Otherwise equal fingerprints would say nothing.
    assert len(here) == len(jobs(GAMES)) > len(CELLS)
    # Two levels of difficulty, or a variant, may bring the same game, if nothing of what differs comes up; saves tell
    # them apart.
    states: dict[str, set[tuple[str, int]]] = {}
    for name, seed, state, _ in here:
        states.setdefault(state, set()).add((table_of(name), seed))
    assert {tuple(names) for names in states.values() if len(names) > 1} == set()
    assert len(states) >= len({(table_of(name), seed) for name, seed, _, _ in here})


@pytest.mark.parametrize(("build", "hash_seed"), RUNS)
def test_builds_and_hash_seeds(here: list[Fingerprint], build: Path, hash_seed: str) -> None:
    assert differing(fingerprints_of(build, hash_seed), here) == []


def test_two_processes(here: list[Fingerprint]) -> None:
    with get_context("spawn").Pool(2) as pool:
        found = pool.map(fingerprint, jobs(ELSEWHERE), chunksize=5)
    assert differing(found, here) == []


def test_stored_digests(here: list[Fingerprint]) -> None:
    wanted = stored()
    assert list(wanted) == [cell.name for cell in CELLS], f"the cells have changed: write {FILE.name} anew"
    found = {name: hashes[:STORED] for name, hashes in by_cell(here).items()}
    changed = [
        f"cell={name}, seed={seed}"
        for name in wanted
        for seed, (old, new) in enumerate(zip(wanted[name], found[name], strict=False))
        if old != new
    ]
    assert changed == [], "these games are no longer what they were (python -m tests.support.golden after a correction)"


def test_stored_faces(here: list[Fingerprint]) -> None:
    """What users are shown of these games (views, options, events, standings, saves) is what it was."""
    wanted = stored(FACES)
    assert list(wanted) == [cell.name for cell in CELLS], f"the cells have changed: write {FACES.name} anew"
    found = {name: hashes[:STORED] for name, hashes in by_cell(here, faces=True).items()}
    changed = [
        f"cell={name}, seed={seed}"
        for name in wanted
        for seed, (old, new) in enumerate(zip(wanted[name], found[name], strict=False))
        if old != new
    ]
    assert changed == [], "these games are shown otherwise (python -m tests.support.golden after a change on purpose)"
