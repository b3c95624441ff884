"""`landsraad puzzles`: find decisions with one clearly best answer, and check those that were found."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note


def read_puzzles(file: Path) -> list[dict[str, Any]]:
    """Return the puzzles of a file, none if there is no file yet."""
    if not file.exists():
        return []
    try:
        data = json.loads(file.read_text("utf-8"))
        return list(data["puzzles"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidInput(f"{file} holds no puzzles: {error}") from error


def write_puzzles(file: Path, found: list[dict[str, Any]]) -> None:
    """Write puzzles, one a line, so that a change shows as one."""
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)
    file.write_text(f'{{"format": "landsraad-puzzles/1", "puzzles": [\n{lines}\n]}}\n', "utf-8")


def find_puzzles(
    file: Path,
    setup: ls.Setup,
    count: int,
    tries: int,
    least: float,
    seed: int,
    minutes: float,
    lang: str | None,
    as_json: bool = False,
) -> int:
    """Add puzzles to a file until there are enough or the time is up; return the exit code."""
    from landsraad.bots.puzzles import puzzles_of

    spoken = speak(lang)
    found = read_puzzles(file)
    known = {one["id"] for one in found}
    deadline = time.monotonic() + 60 * minutes
    games = 0
    while len(found) < count and time.monotonic() < deadline:
        for puzzle in puzzles_of(setup, seed + games, tries, least):
            if puzzle.id not in known:
                known.add(puzzle.id)
                found.append(puzzle.to_json())
                write_puzzles(file, found)
            if len(found) >= count or time.monotonic() > deadline:
                break
        games += 1
        note(spoken.text("cli-puzzles-found", games=games, n=len(found)))
    if as_json:
        emit({"games": games, "puzzles": len(found)})
    return OK


def check_puzzles(file: Path, factor: int, keep: bool, minutes: float, lang: str | None, as_json: bool = False) -> int:
    """Judge all puzzles of a file again by a search so many times as long; with ``keep`` drop those that fail."""
    from landsraad.bots.puzzles import Puzzle, checked

    spoken = speak(lang)
    stored = read_puzzles(file)
    deadline = time.monotonic() + 60 * minutes
    good: list[dict[str, Any]] = []
    looked = 0
    for number, data in enumerate(stored):
        if time.monotonic() > deadline:
            good += stored[number:]
            break
        puzzle = Puzzle.from_json(data)
        again = checked(puzzle, puzzle.tries * factor)
        looked += 1
        holds = again.best == puzzle.best
        note(spoken.text("cli-puzzle-holds" if holds else "cli-puzzle-fails", id=puzzle.id, best=again.best))
        if holds:
            good.append(again.to_json() if keep else data)
    failed = len(stored) - len(good)
    note(spoken.text("cli-puzzles-checked", n=looked, failed=failed))
    if as_json:
        emit({"checked": looked, "failed": failed})
    if keep:
        write_puzzles(file, good)
    return FAILED if failed and not keep else OK
