"""Landsraad-Bench: one bot against frozen opponents, over all hosts and numbers of players, on deals nobody has seen.

A cell is a set-up. In each cell the bot takes one seat of every deal in turn, the others are one of the frozen
opponents; alone it meets Rivals. Deals are drawn from a fresh key that is kept with the results, so that whoever tuned
a bot cannot have met them, and everybody can repeat the run.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.bots import check_bot
from landsraad.bots.deals import fresh_key
from landsraad.tournament.executor import Executor
from landsraad.tournament.match import Record
from landsraad.tournament.plan import Plan, TournamentError, sides
from landsraad.tournament.run import Watch, run, unwatched
from landsraad.tournament.stats import mean, ratings
from landsraad.tournament.store import fingerprint, read

BENCH = 1  # the version of the benchmark: opponents and what is counted
OPPONENTS = ("random", "greedy-1", "heuristic-1")
MAIN = "heuristic-1"  # the score is the share of wins against it
RIVALS = "rivals"  # stands where an opponent would, in cells for one player
FORMAT = 1


@dataclass(frozen=True)
class Cell:
    """A set-up of the benchmark."""

    id: str
    setup: ls.Setup

    @property
    def sides(self) -> int:
        """How many there are to win: seats, or teams."""
        return len(set(sides(self.setup)))

    def opponents(self, wished: Sequence[str]) -> tuple[str, ...]:
        """Return whom the bot meets here."""
        return (RIVALS,) if self.setup.players == 1 else tuple(wished)


@dataclass(frozen=True)
class Bench:
    """A run of the benchmark."""

    bot: str
    cells: tuple[Cell, ...]
    games: int  # in each cell against each opponent
    key: str
    opponents: tuple[str, ...] = OPPONENTS

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if not self.cells:
            raise TournamentError("a benchmark needs at least one cell")
        for name in (self.bot, *self.opponents):
            check_bot(name)
        if self.bot in self.opponents:
            raise TournamentError(f"{self.bot} is an opponent of the benchmark; leave it out with --opponents")

    def plan(self, cell: Cell, opponent: str) -> Plan:
        """Return the games of a cell against an opponent: every deal from every seat."""
        line_up = (self.bot,) if opponent == RIVALS else (self.bot, *[opponent] * (cell.sides - 1))
        first = int.from_bytes(hashlib.sha256(f"{cell.id}".encode()).digest()[:6], "big")
        return Plan(cell.setup, line_up, self.games, first, self.key)


def suite(cells: Iterable[Cell], opponents: Sequence[str]) -> str:
    """Return a hash of what the benchmark asks: results of different ones cannot be compared."""
    asked = [BENCH, list(opponents), [[cell.id, cell.setup.to_json()] for cell in cells]]
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()[:16]


def hold(
    bench: Bench,
    executor: Executor,
    folder: Path,
    watch: Watch = unwatched,
    say: Callable[[str], None] | None = None,
) -> dict[str, Any]:
    """Play everything that is missing in the folder and return the results."""
    rows: list[dict[str, Any]] = []
    records: list[Record] = []
    for cell in bench.cells:
        for opponent in cell.opponents(bench.opponents):
            if say is not None:
                say(f"{cell.id}: {opponent}")
            path = folder / f"{cell.id}.{opponent}.jsonl"
            data = run(bench.plan(cell, opponent), executor, path, watch=watch, key=bench.key)
            rows.append(row_of(bench.bot, cell, opponent, data))
            records += [record for record in read(path)[1] if "error" not in record]
    return {
        "landsraad_bench": BENCH,
        "format": FORMAT,
        "bot": bench.bot,
        "version": ls.__version__,
        "fingerprint": fingerprint(),
        "suite": suite(bench.cells, bench.opponents),
        "key": bench.key,
        "games_each": bench.games,
        "opponents": list(bench.opponents),
        "machine": {"system": platform.system(), "processor": platform.machine(), "cores": os.cpu_count()},
        "rows": rows,
        "score": score(rows),
        "milliseconds": mean([row["milliseconds"] for row in rows if row["milliseconds"] is not None], 3),
        "ratings": rated(records),
        "errors": sum(row["errors"] for row in rows),
    }


def row_of(bot: str, cell: Cell, opponent: str, data: dict[str, Any]) -> dict[str, Any]:
    """Return a line of the cross-table."""
    own = next(row for row in data["bots"] if row["name"] == bot)
    return {
        "cell": cell.id,
        "opponent": opponent,
        "games": own["games"],
        "wins": own["wins"],
        "win_rate": own["win_rate"],
        "interval": own["interval"],
        "even": round(1 / cell.sides, 4) if opponent != RIVALS else None,
        "milliseconds": own["milliseconds"],
        "errors": len(data["errors"]),
    }


def score(rows: Sequence[dict[str, Any]]) -> dict[str, float | None]:
    """Return the mean share of wins over all cells, by opponent."""
    found: dict[str, float | None] = {}
    for name in dict.fromkeys(row["opponent"] for row in rows):
        found[name] = mean([row["win_rate"] for row in rows if row["opponent"] == name], 4)
    return found


def rated(records: Sequence[Record]) -> dict[str, dict[str, float]]:
    """Return the ratings over all cells; Rivals have none of their own here, for every cell has others."""
    tables = [record for record in records if len(record["bots"]) > 1 and len(record["ranks"]) == len(record["bots"])]
    return {name: {"mu": round(mu, 3), "sigma": round(sigma, 3)} for name, (mu, sigma) in ratings(tables).items()}


def new_key() -> str:
    """Return a key that nobody has seen."""
    return fresh_key()
