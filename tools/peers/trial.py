"""What every game of this comparison is measured by: random play and copies of a position, behind the same gate."""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

GATE = Path(__file__).resolve().parents[2] / "src" / "landsraad" / "bench" / "gate.py"
SLICE = 0.03  # seconds of work between two reference loops: longer than these, shorter than a neighbour's burst
ENOUGH = 3  # clean slices to trust a median
NO_LIMIT = 1 << 60

# What a step of a game includes: like is compared with like.
ENGINE = "in the engine"
LOOP = "Python loop"
OBSERVED = "with observation"
PETTINGZOO = "PettingZoo"
WRAPPED = "PettingZoo wrappers"  # as its classic games come


def load_gate() -> ModuleType:
    """Load the gate of `landsraad bench` by its path: the peers' environment has no Landsraad in it."""
    spec = importlib.util.spec_from_file_location("gate", GATE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["gate"] = module
    spec.loader.exec_module(module)
    return module


@dataclass(frozen=True)
class Trial:
    """A game that can be played at random.

    ``play(limit)`` plays a new game to its end or until ``limit`` decisions were made, and returns their number and the
    position. ``copy`` copies a position; None where the peer has no way to. ``how`` says what copying calls.
    """

    game: str
    players: int
    face: str
    play: Callable[[int], tuple[int, Any]]
    copy: Callable[[Any], object] | None = None
    how: str = ""


@dataclass
class Figures:
    """What was measured of one game.

    ``kept`` of ``slices`` were clean, against a reference loop of ``best`` seconds. ``clean`` says whether every figure
    has enough clean slices behind it: where there was none, the gate takes all.
    """

    game: str
    players: int
    face: str
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    clone_us: float | None
    clone_how: str
    kept: int
    slices: int
    clean: bool
    best: float

    def to_json(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return asdict(self)


def repeats(work: Callable[[], object]) -> int:
    """Return how often a piece of work fits into a slice, after one run to warm up."""
    work()
    start = time.perf_counter()
    work()
    return max(1, int(SLICE / max(time.perf_counter() - start, 1e-7)))


def measure(trial: Trial, gate: Any) -> Figures:
    """Measure a game."""
    kept_before, dropped_before = gate.kept, gate.dropped
    games = repeats(lambda: trial.play(NO_LIMIT))
    played = 0
    decisions = 0

    def random_play() -> int:
        nonlocal played, decisions
        made = sum(trial.play(NO_LIMIT)[0] for _ in range(games))
        played += games
        decisions += made
        return made

    rate = gate.rate(random_play)
    enough = min(ENOUGH, gate.slices)
    clean = gate.kept - kept_before >= enough
    length = decisions / played
    clone_us = None
    if trial.copy is not None:
        kept_between = gate.kept
        clone_us = clone_cost(trial, gate, max(1, int(length / 2)))
        clean = clean and gate.kept - kept_between >= enough
    kept = gate.kept - kept_before
    return Figures(
        game=trial.game,
        players=trial.players,
        face=trial.face,
        decisions_per_s=rate,
        games_per_s=rate / length,
        decisions_per_game=length,
        clone_us=clone_us,
        clone_how=trial.how,
        kept=kept,
        slices=kept + gate.dropped - dropped_before,
        clean=clean,
        best=gate.best,
    )


def clone_cost(trial: Trial, gate: Any, middle: int) -> float:
    """Return the microseconds that a copy of a position in the middle of a game takes."""
    copy = trial.copy
    assert copy is not None
    made, position = trial.play(middle)
    while made < middle:  # a short game: take another
        made, position = trial.play(middle)
    many = max(1, repeats(lambda: [copy(position) for _ in range(10)]) * 10)

    def copies() -> int:
        for _ in range(many):
            copy(position)
        return many

    return float(1e6 / gate.rate(copies))
