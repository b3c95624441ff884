"""Which games a tournament has."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from landsraad.tournament.plan import Plan, TournamentError, rotations


def test_every_deal_is_played_from_every_seat() -> None:
    jobs = list(Plan(ls.Setup(), ("greedy", "random", "random", "random"), 12, 5).jobs())
    assert [job.seed for job in jobs] == [5] * 4 + [6] * 4 + [7] * 4
    for deal in (5, 6, 7):
        assert {job.bots.index("greedy") for job in jobs if job.seed == deal} == {0, 1, 2, 3}
    assert len({job.key for job in jobs}) == 12


def test_rotations_that_look_alike_are_one() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]
    assert len(rotations(("a", "b", "c"))) == 3


def test_fewer_bots_than_seats_are_repeated() -> None:
    assert Plan(ls.Setup(), ("a", "b"), 1, 0).match_ups() == [("a", "b", "a", "b")]


def test_more_bots_than_seats_meet_in_all_groups() -> None:
    plan = Plan(ls.Setup(players=3), ("a", "b", "c", "d"), 24, 0)
    assert len(plan.match_ups()) == 4
    assert plan.games_a_deal() == 12
    seats = Counter((bot, seat) for job in plan.jobs() for seat, bot in enumerate(job.bots))
    assert set(seats.values()) == {6}


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(TournamentError, match="at least one bot"):
        Plan(ls.Setup(), (), 1, 0)
    with pytest.raises(TournamentError, match="at least one game"):
        Plan(ls.Setup(), ("a",), 0, 0)
    with pytest.raises(TournamentError, match="seeds"):
        Plan(ls.Setup(), ("a",), 2, (1 << 256) - 1)


def test_teams_are_seated_whole_and_play_every_deal_from_either_side() -> None:
    six = ls.Setup(host="uprising", players=6)
    jobs = list(Plan(six, ("greedy", "random"), 4, 7).jobs())
    assert [job.bots for job in jobs[:2]] == [("greedy", "random") * 3, ("random", "greedy") * 3]
    assert [(job.seed, job.rotation) for job in jobs] == [(7, 0), (7, 1), (8, 0), (8, 1)]
    assert {job.match for job in jobs} == {"greedy,random"}
    three = Plan(six, ("greedy", "random", "heuristic"), 6, 0)
    assert three.match_ups() == [("greedy", "random"), ("greedy", "heuristic"), ("random", "heuristic")]
    assert three.games_a_deal() == 6
