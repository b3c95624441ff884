"""The ladder in small: every bot against three of the step below, on fixed deals, so that a run is the same each time.

The large runs are kept under docs/results with their commands; what they claim is compared with the aims here.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad import Setup
from landsraad.bench.measures import build
from landsraad.tournament.match import play
from landsraad.tournament.plan import Plan
from landsraad.tournament.stats import summarize

RESULTS = Path(__file__).resolve().parents[2] / "docs" / "results"
COMPILED = build() == "compiled"

# Bot, the three it meets, games where the build is compiled (0: too slow for the other), share it must win.
STEPS = [
    ("greedy", "random", 12, 4, 0.85),
    ("heuristic", "greedy", 24, 0, 0.5),
    ("search@100x", "heuristic", 8, 0, 0.375),
    ("learned", "heuristic", 16, 0, 0.375),
    ("learned+search@100x", "heuristic", 8, 0, 0.375),
]

# The same on Uprising with CHOAM.
UPRISING = Setup(host="uprising", players=4, modules=("choam",))
UPRISING_STEPS = [("greedy", "random", 8, 0.85), ("heuristic", "greedy", 24, 0.5)]


@pytest.mark.parametrize(
    ("bot", "other", "games", "share"),
    [(bot, other, fast if COMPILED else slow, share) for bot, other, fast, slow, share in STEPS if COMPILED or slow],
)
def test_a_step_of_the_ladder(bot: str, other: str, games: int, share: float) -> None:
    meet(Setup(players=4), bot, other, games, share)


if COMPILED:  # too slow for the other build

    @pytest.mark.parametrize(("bot", "other", "games", "share"), UPRISING_STEPS)
    def test_a_step_of_the_ladder_on_uprising(bot: str, other: str, games: int, share: float) -> None:
        meet(UPRISING, bot, other, games, share)


def meet(setup: Setup, bot: str, other: str, games: int, share: float) -> None:
    """Let a bot meet three of another kind and demand the share of games that it must win."""
    plan = Plan(setup, (bot, other, other, other), games, 1)
    records = [play(job) for job in plan.jobs()]
    assert not [record["error"] for record in records if "error" in record]
    row = next(row for row in summarize(records)["bots"] if row["name"] == bot)
    assert row["games"] == games
    assert row["win_rate"] >= share


@pytest.mark.parametrize(
    ("name", "other", "games", "aim"),
    [
        ("greedy", "random", 1000, 0.85),
        ("heuristic", "greedy", 1000, 0.60),
        ("heuristic-uprising", "greedy", 200, 0.60),
        ("search", "heuristic", 200, 0.50),
        ("best", "heuristic", 200, 0.70),
    ],
)
def test_the_kept_runs_reach_the_aims(name: str, other: str, games: int, aim: float) -> None:
    kept = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    first, second = kept["bots"]
    assert second["name"] == other
    assert first["games"] >= games
    assert second["games"] == 3 * first["games"]
    assert first["win_rate"] >= aim
