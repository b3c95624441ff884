"""Puzzles that come with the game: one question each, whose best answer long searches agree on."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import resources

from landsraad.bots.puzzles import Puzzle
from landsraad.server.errors import Refused


@lru_cache(maxsize=1)
def shipped() -> dict[str, Puzzle]:
    """Return all puzzles by their id, in the order in which they are offered: boxes in turn."""
    files = sorted(
        (file for file in resources.files("landsraad.puzzles").iterdir() if file.name.endswith(".json")),
        key=lambda file: file.name,
    )
    stacks = [[Puzzle.from_json(data) for data in json.loads(file.read_text("utf-8"))["puzzles"]] for file in files]
    longest = max((len(stack) for stack in stacks), default=0)
    mixed = [stack[number] for number in range(longest) for stack in stacks if number < len(stack)]
    return {puzzle.id: puzzle for puzzle in mixed}


def find(puzzle_id: str) -> Puzzle:
    """Return a puzzle; ``not_found`` if there is none."""
    found = shipped().get(puzzle_id)
    if found is None:
        raise Refused("not_found")
    return found
