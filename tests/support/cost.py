"""A deterministic cost figure: Python calls a decision of the interpreted engine over fixed games.

Wall time flaps on shared machines; the number of calls does not. ``python -m tests.support.cost`` stores the figure.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import FrameType

import landsraad as ls
from landsraad.core.rng import seeded
from landsraad.engine.playout import play_out
from tests.support.cells import CELLS, Cell

STORE = Path(__file__).resolve().parent.parent / "golden" / "cost.json"
GAMES = 3


def calls_per_decision(cell: Cell) -> dict[str, float]:
    """Return Python and C calls a decision over fixed random games of a cell."""
    python = 0
    native = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal python, native
        if event == "call":
            python += 1
        elif event == "c_call":
            native += 1

    decisions = 0
    for seed in range(GAMES):
        state = ls.new_game(cell.setup(), seed)._state
        rng = seeded(seed, "cost")
        sys.setprofile(count)
        try:
            decisions += play_out(state, rng)
        finally:
            sys.setprofile(None)
    return {"python": round(python / decisions, 3), "native": round(native / decisions, 3)}


def figures() -> dict[str, dict[str, float]]:
    """Return the figure of every cell."""
    return {cell.name: calls_per_decision(cell) for cell in CELLS}


if __name__ == "__main__":
    STORE.write_text(json.dumps(figures(), indent=2) + "\n", encoding="utf-8")
    print(STORE.read_text(encoding="utf-8"))
