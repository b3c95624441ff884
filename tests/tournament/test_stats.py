"""What games add up to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landsraad.tournament.stats import interval, ratings, resample, summarize


def game(seed: int, rotation: int, bots: list[str], ranks: list[int], **more: Any) -> dict[str, Any]:
    """Return a record made by hand."""
    record = {
        "match": "m",
        "seed": seed,
        "rotation": rotation,
        "bots": bots,
        "ranks": ranks,
        "leaders": [f"leader{n}" for n in range(len(ranks))],
        "vp": [11 - rank for rank in ranks],
        "rounds": 2,
        "vp_by_round": [[1] * len(ranks), [11 - rank for rank in ranks]],
        "order": list(range(len(bots))),
        "visited": [["a_space", "a_space"] if n == 1 else ["a_space"] for n in range(len(bots))],
        "acquired": [["a_card"] if n == 0 else [] for n in range(len(bots))],
        "decisions": 10,
        "asked": [4] * len(bots),
        "thought": [0.002 * (1 + n) for n in range(len(bots))],
        "seconds": 0.1,
    }
    return record | more


def test_counted_by_hand() -> None:
    data = summarize(
        [
            game(1, 0, ["a", "b", "b"], [1, 2, 3]),
            game(1, 1, ["b", "a", "b"], [1, 2, 3]),
            game(2, 0, ["a", "b", "b"], [1, 3, 2]),
            game(2, 1, ["b", "a", "b"], [2, 1, 3]),
            game(2, 2, ["b", "b", "a"], [1, 2, 3], error="broken"),
        ]
    )
    first, second = data["bots"]
    assert (first["name"], first["games"], first["wins"], first["win_rate"]) == ("a", 4, 3, 0.75)
    assert (second["name"], second["games"], second["wins"], second["win_rate"]) == ("b", 8, 1, 0.125)
    assert set(first) == {"name", "games", "wins", "win_rate", "interval", "rating", "milliseconds"}
    assert first["milliseconds"] == pytest.approx((2 + 4 + 2 + 4) / 16, abs=1e-3)  # on seats 0, 1, 0 and 1
    assert first["interval"] == [0.5, 1.0]  # two deals: won 1 of 2 and 2 of 2
    assert first["rating"] > second["rating"]
    assert (data["games"], data["deals"], len(data["errors"])) == (4, 2, 1)
    assert data["by_seat"]["0"]["all"] == {"games": 4, "wins": 3, "win_rate": 0.75}
    assert data["by_seat"]["1"]["a"] == {"games": 2, "wins": 1, "win_rate": 0.5}
    assert data["by_card"] == {
        "a_card": {
            "a": {"games": 2, "wins": 2, "win_rate": 1.0},
            "all": {"games": 4, "wins": 3, "win_rate": 0.75},
            "b": {"games": 2, "wins": 1, "win_rate": 0.5},
        }
    }
    assert data["vp_by_round"]["a"] == [1.0, 9.75]
    assert data["by_space"]["a_space"]["all"] == {"games": 12, "wins": 4, "win_rate": 0.3333}
    assert data["visits"] == {"a_space": 4.0}


def test_a_seat_is_a_place_in_the_order_of_the_first_round() -> None:
    data = summarize([game(1, 0, ["a", "b", "b"], [1, 2, 3], order=[2, 0, 1])])
    assert {seat: row["all"]["wins"] for seat, row in data["by_seat"].items()} == {"0": 0, "1": 0, "2": 1}
    assert set(data["by_seat"]["2"]) == {"all", "a"}


def test_the_order_of_the_records_does_not_matter() -> None:
    stream = random.Random(1)
    records = [game(n, r, ["a", "b", "c"], stream.sample([1, 2, 3], 3)) for n in range(30) for r in range(3)]
    shuffled = stream.sample(records, len(records))
    assert summarize(records) == summarize(shuffled)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """95 % intervals of 40 made-up tournaments with a true rate of 0.4, games of one deal being alike."""
    stream = random.Random(7)
    held = 0
    for _ in range(40):
        deals = []
        for _ in range(60):
            rate = stream.choice([0.2, 0.6])  # a good or a bad deal for all its games
            deals.append({"a": [4, sum(stream.random() < rate for _ in range(4))]})
        low, high = interval(resample(deals, ["a"])["a"])
        held += low <= 0.4 <= high
    assert 34 <= held <= 40


def test_pairs_are_paired() -> None:
    """Two bots whose wins always differ by the same amount: the difference is certain, the rates are not."""
    records = []
    for deal in range(40):
        lucky = deal % 2
        records += [game(deal, n, ["a", "b", "c"], [1, 2, 3] if n < 1 + lucky else [3, 1, 2]) for n in range(1)]
        records += [game(deal, n, ["a", "b", "c"], [1, 2, 3] if n < 3 - lucky else [2, 3, 1]) for n in range(1, 4)]
    data = summarize(records)
    pair = next(pair for pair in data["pairs"] if set(pair["bots"]) == {"a", "b"})
    assert pair["difference"] == pytest.approx(
        abs(next(b["win_rate"] for b in data["bots"] if b["name"] == "a"))
        - next(b["win_rate"] for b in data["bots"] if b["name"] == "b"),
        abs=2e-4,
    )
    assert pair["interval"][0] <= pair["difference"] <= pair["interval"][1]


def test_rivals_are_counted_apart() -> None:
    data = summarize([game(1, 0, ["a"], [2, 1, 3]), game(2, 0, ["a"], [1, 2, 3])])
    assert [row["name"] for row in data["bots"]] == ["a"]
    assert (data["rivals"]["games"], data["rivals"]["wins"]) == (4, 1)
    assert data["by_seat"] == {"0": {who: {"games": 2, "wins": 1, "win_rate": 0.5} for who in ("a", "all")}}


def test_ratings_follow_the_results() -> None:
    skills = ratings([game(n, 0, ["a", "b", "c"], [1, 2, 3]) for n in range(20)])
    assert skills["a"][0] > skills["b"][0] > skills["c"][0]
    assert all(sigma < 8 for _, sigma in skills.values())


def test_a_tournament_without_a_single_good_game() -> None:
    data = summarize([{"match": "m", "seed": 1, "rotation": 0, "bots": ["a"], "error": "broken"}])
    assert (data["bots"], data["games"], data["pairs"]) == ([], 0, [])


def test_a_team_is_counted_once() -> None:
    """Who plays a whole team has one game and one win, and the team's points are added up."""
    around = ["a", "b"] * 3
    teams = [0, 1] * 3
    data = summarize(
        [
            game(1, 0, around, [1, 2] * 3, teams=teams),
            game(1, 1, around[::-1], [1, 2] * 3, teams=teams),
            game(2, 0, around, [1, 2] * 3, teams=teams),
        ]
    )
    rows = {row["name"]: (row["games"], row["wins"]) for row in data["bots"]}
    assert rows == {"a": (3, 2), "b": (3, 1)}
    assert data["by_seat"]["0"]["all"] == {"games": 3, "wins": 3, "win_rate": 1.0}
    assert data["vp_by_round"] == {"a": [3.0, pytest.approx((30 + 27 + 30) / 3)], "b": [3.0, 28.0]}
    assert data["ratings"]["a"]["mu"] > data["ratings"]["b"]["mu"]
