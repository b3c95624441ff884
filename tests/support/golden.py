"""Fingerprints of fixed random games, and the stored ones that every build and version must meet.

    python -m tests.support.golden           write tests/golden/digests.json and faces.json anew
    python -m tests.support.golden --print   print the fingerprints of this interpreter, for comparison

The file changes only with the rules themselves (a correction, noted in the change log), never with the machine, the
Python version, the hash seed or the number of processes.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path

from landsraad.core.codec import canonical
from tests.support.cells import CELLS, SAMPLED, cell
from tests.support.play import RandomPlayer

FILE = Path(__file__).parents[1] / "golden" / "digests.json"
FACES = Path(__file__).parents[1] / "golden" / "faces.json"
STORED = 20  # games of a cell in the file
FEW = 3  # of these are played of cells that are not sampled

Job = tuple[str, int]  # cell and seed
Fingerprint = tuple[str, int, str, str]  # cell, seed, states, faces


def jobs(games: int) -> list[Job]:
    """Return the games to play: so many of the sampled cells, few of every other."""
    return [(cell.name, seed) for cell in CELLS for seed in range(games if cell in SAMPLED else min(games, FEW))]


def fingerprint(job: Job) -> Fingerprint:
    """Play a random game and hash what it went through.

    The first hash is of its states, at every tenth decision and at the end. The second is of what its users are shown:
    views with their options, events, standings and, of every fifth game, the save.
    """
    name, seed = job
    game = cell(name).game(seed)
    player = RandomPlayer(seed)
    states, faces = hashlib.sha256(), hashlib.sha256()
    viewers = (None, *range(game.setup.players))
    game.events()
    step = 0
    while not game.over:
        if step % 10 == 0:
            states.update(game.digest().encode())
        if step % 50 == 0:
            faces.update(canonical([game.view(viewer) for viewer in viewers]).encode())
        game.apply(player.choose(game))
        step += 1
    states.update(game.digest().encode())
    for viewer in (None, seed % game.setup.players):
        faces.update(repr(game.events(seat=viewer)).encode())
    save = dict(game.save()) if seed % 5 == 0 else None
    if save is not None:
        del save["content"]  # the hash of the manifests changes with every word of a box, and nothing of it is shown
    faces.update(canonical([game.view("open"), [vars(row) for row in game.standings()], save]).encode())
    return name, seed, states.hexdigest(), faces.hexdigest()


def stored(file: Path = FILE) -> dict[str, list[str]]:
    """Return the stored hashes of states, or of faces: by cell, in the order of the seeds."""
    data: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return data


def by_cell(found: list[Fingerprint], faces: bool = False) -> dict[str, list[str]]:
    """Return the hashes of states, or of faces, as they are stored."""
    result: dict[str, list[str]] = {}
    for name, _, states, shown in found:
        result.setdefault(name, []).append(shown if faces else states)
    return result


def main() -> None:
    """Write the file, or print fingerprints."""
    parser = argparse.ArgumentParser(description="Fingerprints of fixed random games.")
    parser.add_argument("--print", action="store_true", help="print them, write nothing")
    parser.add_argument("--games", type=int, default=STORED, help="games of a cell")
    options = parser.parse_args()
    if options.print:
        json.dump([fingerprint(job) for job in jobs(options.games)], sys.stdout)
        return
    found = [fingerprint((cell.name, seed)) for cell in CELLS for seed in range(STORED)]
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(by_cell(found), indent=1) + "\n", encoding="utf-8")
    FACES.write_text(json.dumps(by_cell(found, faces=True), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
