"""What a finished game gives to each seat: the win, the rank, or Victory Points ahead, of the seat or of its team."""

from collections.abc import Callable, Sequence

import landsraad as ls
from landsraad.model.decision import Standing

Rewards = list[float]


def win(standings: Sequence[Standing], players: int) -> Rewards:
    """Return 1 for the winner, or everybody of the winning team, 0 for the others; where a Rival wins, 0 for all."""
    result = [0.0] * players
    for one in standings:
        if one.rank == 1 and one.seat < players:
            result[one.seat] = 1.0
    return result


def rank(standings: Sequence[Standing], players: int) -> Rewards:
    """Return 1 for the first, 0 for the last, and even steps between them; Rivals that can win have a rank too."""
    result = [0.0] * players
    last = max(one.rank for one in standings)
    for one in standings:
        if one.seat < players:
            result[one.seat] = (last - one.rank) / (last - 1) if last > 1 else 1.0
    return result


def ahead(standings: Sequence[Standing], players: int) -> Rewards:
    """Return by how many Victory Points each seat is ahead of the best other one; behind it is negative."""
    result = [0.0] * players
    for one in standings:
        if one.seat < players:
            others = [other.vp for other in standings if other.seat != one.seat]
            result[one.seat] = float(one.vp - max(others, default=0))
    return result


def team(standings: Sequence[Standing], players: int) -> Rewards:
    """Return by how many Victory Points the team of each seat is ahead; without teams everybody is a team."""
    points: dict[int, int] = {}
    for one in standings:
        points[side_of(one)] = points.get(side_of(one), 0) + one.vp
    result = [0.0] * players
    for one in standings:
        if one.seat < players:
            others = [total for side, total in points.items() if side != side_of(one)]
            result[one.seat] = float(points[side_of(one)] - max(others, default=0))
    return result


def side_of(one: Standing) -> int:
    """Return a number of the team; those who play for themselves have one of their own."""
    return -1 - one.seat if one.team is None else one.team


REWARDS: dict[str, Callable[[Sequence[Standing], int], Rewards]] = {
    "win": win,
    "rank": rank,
    "vp": ahead,
    "team": team,
}


def check_reward(name: str) -> None:
    """Refuse a reward that there is not."""
    if name not in REWARDS:
        raise ls.SetupError(f"unknown reward {name!r}; there is {', '.join(REWARDS)}")
