"""One game of a tournament."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.bots import BOTS
from landsraad.core.rng import seeded
from landsraad.tournament.match import play, vp_by_round
from landsraad.tournament.plan import Job


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_record_tells_the_game(players: int) -> None:
    job = Job(ls.Setup(players=players), ("random",) * players, "m", 3, 0)
    record = play(job)
    assert "error" not in record
    assert sorted(record["ranks"]) == list(range(1, len(record["ranks"]) + 1))
    assert len(record["vp_by_round"]) == record["rounds"]
    assert record["vp_by_round"][-1] == record["vp"]
    assert len(record["leaders"]) == len(record["vp"]) == len(record["ranks"])
    assert len(record["acquired"]) == len(record["visited"]) == players
    assert all(record["visited"])
    again = play(job)
    assert {**again, "seconds": 0, "thought": 0} == {**record, "seconds": 0, "thought": 0}


@pytest.mark.parametrize(("players", "actors"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_seats_are_counted_from_the_first_player_on(players: int, actors: int) -> None:
    orders = set()
    for seed in range(8):
        record = play(Job(ls.Setup(players=players), ("random",) * players, "m", seed, 0))
        first = ls.new_game(ls.Setup(players=players), seed).view(None)["first_player"]
        assert record["order"] == [(seat - first) % actors for seat in range(players)]
        orders.add(tuple(record["order"]))
    assert (len(orders) > 1) == (players > 1)  # alone, the Rival to the left begins (H-SOL-15)


def test_points_by_round_are_those_of_the_game() -> None:
    """The points are found backwards from the events; here they are read from copies that stop at each round."""
    game = ls.new_game(ls.Setup(players=3), 8)
    rng = seeded(8, "points")
    marks: list[tuple[int, list[int]]] = []  # (events so far, points) after each decision
    while not game.over:
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
        marks.append((len(game.events()), points(game)))
    events = game.events()
    found = vp_by_round(events, range(3), points(game))
    starts = [number for number, event in enumerate(events) if event.kind == "round_started"]
    assert len(found) == len(starts) >= 5
    for row, start in zip(found, [*starts[1:], len(events)], strict=True):
        # Between the decision before the end of the round and the end itself only the events speak.
        count, row_before = max((mark for mark in marks if mark[0] <= start), default=(0, [0, 0, 0]))
        gained = [0, 0, 0]
        for event in events[count:start]:
            if event.kind in ("vp_gained", "vp_lost") and event.seat is not None:
                gained[event.seat] += event.amount if event.kind == "vp_gained" else -event.amount
        assert row == [a + b for a, b in zip(row_before, gained, strict=True)]


def points(game: ls.Game) -> list[int]:
    return [standing.vp for standing in sorted(game.standings(), key=lambda one: one.seat)]


def test_a_bot_that_breaks_breaks_its_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, handle: object) -> int:
            raise ZeroDivisionError("the spice stopped")

    class Cheat:
        def choose(self, handle: object) -> int:
            return ls.N_ACTIONS - 1

    monkeypatch.setitem(BOTS, "broken", Broken)
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    assert play(Job(ls.Setup(), ("broken",) * 4, "m", 1, 0))["error"].startswith("ZeroDivisionError: the spice")
    assert play(Job(ls.Setup(), ("cheat",) * 4, "m", 1, 0))["error"].startswith("IllegalAction")
