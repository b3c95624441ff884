"""Training of the value networks by self-play, in plain NumPy: the policy plays, the outcome is learned."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.bots.features import N_FEATURES, VERSION
from landsraad.bots.net import HELD, N_THINGS
from landsraad.bots.selfplay import Harvest, play_and_keep
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import new_valuation
from landsraad.content.boxes import ruleset
from landsraad.core.rng import seeded
from landsraad.engine.round.deal import deal
from landsraad.model.rules import Rules

Array = NDArray[np.float32]

LEARNED = (128, 32)  # hidden units of the learned value
SMALL = (32, 16)  # and of the heuristic's evaluation
NOISE = (0.3, 1.0, 2.0, 4.0)  # chance in the choices of self-play, game by game, for positions of all kinds
SHARE = 100  # of 1000 turns are kept
PORTION = 1000  # games whose rows are held at full width
COUNTED = 100_000  # positions whose things are counted at a time
# What is played, over and over: the base game with four players most, every other mode enough to be known.
MODES = (
    *[ls.Setup(players=4)] * 10,
    *[ls.Setup(players=3)] * 2,
    ls.Setup(players=2),
    ls.Setup(players=1),
    *[ls.Setup(players=4, modules=("ix",))] * 4,
    ls.Setup(players=3, modules=("ix",)),
    ls.Setup(players=4, modules=("ix",), epic=True),
)
# The base game with Immortality, whose tracks and cards make it a game of its own.
IMMORTALITY_MODES = (
    *[ls.Setup(players=4, modules=("immortality",))] * 7,
    ls.Setup(players=3, modules=("immortality",)),
    *[ls.Setup(players=4, modules=("ix", "immortality"))] * 2,
)
# Uprising, with CHOAM and without, with older boxes, alone, and in teams of three.
UPRISING_MODES = (
    *[ls.Setup(host="uprising", players=4, modules=("choam",))] * 8,
    *[ls.Setup(host="uprising", players=4)] * 2,
    *[ls.Setup(host="uprising", players=3, modules=("choam",))] * 2,
    ls.Setup(host="uprising", players=1, modules=("choam",)),
    ls.Setup(host="uprising", players=4, modules=("choam", "ix")),
    ls.Setup(host="uprising", players=4, modules=("choam", "immortality")),
    *[ls.Setup(host="uprising", players=6, modules=("choam",))] * 3,
)
MODES_OF = {"base": MODES, "immortality": IMMORTALITY_MODES, "uprising": UPRISING_MODES}
BATCH = 2048
NEW = 0.03  # part of the positions kept apart to measure on
RATE = 2e-3
DECAY = 1e-5
SPARED = 8  # bits of 23 behind the point that a file does without

# What the shipped files took: see docs/bots.md.
FULL = {"games": 150_000, "passes": 5, "seed": 8_000_000, "rows": 5_807_618, "minutes": 5, "loss": 0.4841}
FULL_SMALL = {"games": 40_000, "passes": 6, "seed": 1_000_000, "rows": 1_508_293, "minutes": 4, "loss": 0.4975}
FULL_IMMORTALITY = {"games": 60_000, "passes": 5, "seed": 9_000_000, "rows": 2_533_553, "minutes": 2, "loss": 0.4836}
FULL_UPRISING = {"games": 60_000, "passes": 5, "seed": 10_000_000, "rows": 2_775_730, "minutes": 3, "loss": 0.5022}
NONE_SHIPPED = {"games": 0, "passes": 6, "seed": 5_000_000, "rows": 0, "minutes": 0, "loss": 0.0}


def full_run(host: str, small: bool) -> dict[str, float]:
    """Return what the shipped file of a host or box took."""
    if host == "base":
        return FULL_SMALL if small else FULL
    if small:
        return NONE_SHIPPED
    return FULL_UPRISING if host == "uprising" else FULL_IMMORTALITY


@dataclass(frozen=True)
class Positions:
    """Features of positions, how many of each known thing the seat held, and whether it won.

    Features are kept in half the bits: three digits are plenty, and there are many positions.
    """

    x: NDArray[np.floating[Any]]
    held: NDArray[np.uint8]  # a column for each of ``known``
    known: NDArray[np.int64]  # action ids
    won: Array

    def part(self, rows: slice | NDArray[np.int64]) -> tuple[Array, Array]:
        """Return features and outcomes of some positions, the things held beside the features."""
        features, held = self.x[rows].astype(np.float32), self.held[rows].astype(np.float32)
        return np.concatenate([features, HELD * held], axis=1), self.won[rows]

    def split(self) -> tuple[Positions, Positions]:
        """Return those to learn from and the last ones, of other games, to measure on."""
        cut = len(self.x) - max(1, int(len(self.x) * NEW))
        first, last = (
            Positions(self.x[rows], self.held[rows], self.known, self.won[rows])
            for rows in (slice(cut), slice(cut, None))
        )
        return first, last

    def without_things(self) -> Positions:
        """Return the same positions by their features alone."""
        return Positions(self.x, self.held[:, :0], self.known[:0], self.won)


def self_play(
    games: int,
    seed: int,
    taught: bool = True,
    watch: Callable[[], object] | None = None,
    host: str = "base",
    mind_of: Callable[[Rules], Valuation] | None = None,
) -> Positions:
    """Let the policy play against itself, mode after mode, and return positions with their outcomes.

    ``taught``: the policy with what was learned of options; ``mind_of`` gives another. ``watch`` is called after every
    game.
    """
    modes = MODES_OF[host]
    minds = {
        setup: mind_of(ruleset(setup)) if mind_of is not None else new_valuation(ruleset(setup), taught)
        for setup in modes
    }
    rows: list[NDArray[np.float16]] = []
    won: list[Array] = []
    many: list[NDArray[np.int64]] = []
    held: list[NDArray[np.int16]] = []
    for begun in range(0, games, PORTION):
        harvest = Harvest()
        for game in range(begun, min(games, begun + PORTION)):
            setup = modes[game % len(modes)]
            mind = minds[setup]
            state = deal(mind.rules, setup.players, setup.leaders or (None,) * setup.players, seed + game)
            play_and_keep(mind, state, seeded(seed + game, "self"), NOISE[game % len(NOISE)], SHARE, harvest)
            if watch is not None:
                watch()
        rows.append(
            np.frombuffer(memoryview(harvest.rows), np.float64).reshape(-1, int(harvest.width)).astype(np.float16)
        )
        won.append(np.frombuffer(memoryview(harvest.won), np.float64).astype(np.float32))
        many.append(np.frombuffer(memoryview(harvest.many), np.int64).copy())
        held.append(np.frombuffer(memoryview(harvest.held), np.int64).astype(np.int16))
    return Positions(np.concatenate(rows), *counted(np.concatenate(many), np.concatenate(held)), np.concatenate(won))


def counted(
    many: NDArray[np.int64], held: NDArray[Any], numbers: int = N_THINGS, known: NDArray[np.int64] | None = None
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Return how many of each thing every position has, and the things; ``many`` of ``held`` belong to each.

    Where the things that are ``known`` are given, others do not count.
    """
    if known is None:
        known = np.unique(held).astype(np.int64)
    column = np.full(numbers + 1, len(known), np.int64)
    column[known] = np.arange(len(known))
    counts = np.zeros((len(many), len(known) + 1), np.uint8)
    ends = np.cumsum(many)
    for first in range(0, len(many), COUNTED):
        some = many[first : first + COUNTED]
        flat = held[ends[first] - many[first] : ends[first + len(some) - 1]]
        np.add.at(counts, (np.repeat(np.arange(first, first + len(some)), some), column[flat]), 1)
    return counts[:, :-1], known


class Trainer:
    """A network of two hidden layers and its steps of gradient descent (Adam, the rate falling to nothing)."""

    def __init__(self, hidden: tuple[int, int], seed: int, known: NDArray[np.int64], width: int = N_FEATURES) -> None:
        rng = np.random.default_rng(seed)
        self.known = known
        self.width = width  # features of a position
        middle, last = hidden
        self.parts: list[Array] = [
            np.concatenate(
                [
                    rng.normal(size=(width, middle)) * np.sqrt(1.5 / width),
                    np.zeros((len(known), middle)),
                ]
            ).astype(np.float32),
            np.zeros(middle, np.float32),
            (rng.normal(size=(middle, last)) * np.sqrt(2 / middle)).astype(np.float32),
            np.zeros(last, np.float32),
            (rng.normal(size=(last, 1)) * 0.1).astype(np.float32),
            np.full(1, -1.1, np.float32),
        ]
        self.begin(rng)

    def begin(self, rng: np.random.Generator) -> None:
        """Forget how the last steps went, so that what follows depends on the weights and the numbers drawn alone."""
        self.rng = rng
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, x: Array) -> tuple[Array, Array, Array]:
        """Return both hidden layers and the chances of winning."""
        w1, b1, w2, b2, w3, b3 = self.parts
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, 1 / (1 + np.exp(-(second @ w3 + b3)[:, 0]))

    def loss(self, positions: Positions) -> float:
        """Return the mean log loss."""
        x, won = positions.part(slice(None))
        chance = np.clip(self.forward(x)[2], 1e-5, 1 - 1e-5)
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())

    def step(self, x: Array, won: Array, progress: float, pace: float = 1.0) -> None:
        """Learn from one batch; ``pace`` is for a network that knows something already and should keep most of it."""
        _, _, w2, _, w3, _ = self.parts
        first, second, chance = self.forward(x)
        error = ((chance - won) / len(x))[:, None]
        to_second = error @ w3.T * (second > 0)
        to_first = to_second @ w2.T * (first > 0)
        slopes = [
            x.T @ to_first,
            to_first.sum(0),
            first.T @ to_second,
            to_second.sum(0),
            second.T @ error,
            error.sum(0),
        ]
        self.steps += 1
        rate = pace * (RATE * 0.5 * (1 + np.cos(np.pi * progress)) + 0.01 * RATE)
        for k, slope in enumerate(slopes):
            slope = slope + DECAY * self.parts[k] if k % 2 == 0 else slope
            self.mean[k] = 0.9 * self.mean[k] + 0.1 * slope
            self.square[k] = 0.999 * self.square[k] + 0.001 * slope * slope
            mean = self.mean[k] / (1 - 0.9**self.steps)
            square = self.square[k] / (1 - 0.999**self.steps)
            self.parts[k] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def learn(
        self, positions: Positions, passes: int, watch: Callable[[int], None] | None = None, pace: float = 1.0
    ) -> None:
        """Go through the positions in a new order each pass."""
        size = min(BATCH, len(positions.x))
        batches = max(1, len(positions.x) // size)
        for number in range(passes):
            order = self.rng.permutation(len(positions.x))
            for batch in range(batches):
                chosen = order[batch * size : (batch + 1) * size]
                done = (number * batches + batch + 1) / (passes * batches)
                self.step(*positions.part(chosen), done, pace)
            if watch is not None:
                watch(number + 1)

    def save(self, path: Path) -> None:
        """Write the network as plain arrays."""
        names = ("w1", "b1", "w2", "b2", "w3", "b3")
        arrays: dict[str, NDArray[Any]] = dict(zip(names, map(shortened, self.parts), strict=True))
        if len(self.known):
            arrays["w1"], arrays["things"] = arrays["w1"][: self.width], arrays["w1"][self.width :]
            arrays["known"] = self.known
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, version=np.array([VERSION]), **arrays)


def shortened(part: Array) -> Array:
    """Return weights to some five digits, which take little more than half the room in a file."""
    bits = part.view(np.int32) + (1 << (SPARED - 1))
    return (bits & ~np.int32((1 << SPARED) - 1)).view(np.float32)


def guessing(positions: Positions) -> float:
    """Return the loss of whoever knows nothing but how often a seat wins."""
    share = float(positions.won.mean())
    return float(-(share * np.log(share) + (1 - share) * np.log(1 - share)))
