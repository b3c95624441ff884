"""Ratings: openskill's model for games of several, with its doubt; who leaves or runs out of time comes last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from landsraad.content.boxes import team_box
from landsraad.server.hall.table import Table

Data = dict[str, Any]
MODEL = PlackettLuce()
# Reasons for which a bot played somebody's seat to the end: all of them cost.
LEFT = ("resigned", "clock", "away", "asked")


def mode_of(table: Table) -> str:
    """Return the mode in which a game is rated: the host and the number of players."""
    return f"{table.setup.host}-{table.setup.players}"


def result_rows(table: Table, at_ms: int) -> list[Data]:
    """Return how every seat of a finished game came out."""
    if table.story is not None:
        standings = {one["seat"]: (one["rank"], one["vp"]) for one in table.story.standings}
    else:
        standings = {one.seat: (one.rank, one.vp) for one in table.played().standings()}
    return [
        {
            "table_id": table.row.id,
            "seat": place.seat,
            "session_id": place.session,
            "name": place.name,
            "level": place.level if place.kind == "bot" else None,
            "leader": table.leaders[place.seat] or "",
            "host": table.setup.host,
            "modules": ",".join(table.setup.modules),
            "players": table.setup.players,
            "kind": table.row.kind,
            "place": standings[place.seat][0],
            "vp": standings[place.seat][1],
            "left_by": place.stand_in,
            "at_ms": at_ms,
        }
        for place in table.seats
    ]


def rated_people(rows: Sequence[Data]) -> list[Data]:
    """Return the seats of a game that count for ratings: of at least two persons, each with one seat."""
    people = [row for row in rows if row["session_id"] is not None]
    sessions = [row["session_id"] for row in people]
    return people if len(sessions) > 1 and len(set(sessions)) == len(sessions) and rows[0]["kind"] == "game" else []


def new_ratings(people: Sequence[Data], before: dict[str, Data], sides: Sequence[int] = ()) -> list[Data]:
    """Return the ratings after a game; those who left share the last place. ``sides`` are the teams by seat."""
    if sides:
        return team_ratings(people, before, sides)
    last = 1 + max(row["place"] for row in people)
    ranks = [float(last if row["left_by"] in LEFT else row["place"]) for row in people]
    after = MODEL.rate([[known_rating(row, before)] for row in people], ranks=ranks)
    return [rated_row(row, team[0], before) for row, team in zip(people, after, strict=True)]


def team_ratings(people: Sequence[Data], before: dict[str, Data], sides: Sequence[int]) -> list[Data]:
    """Return the ratings after a game of teams; who left a team that won has lost with the others."""
    teams = [[row for row in people if sides[row["seat"]] == side] for side in sorted(set(sides))]
    teams = [team for team in teams if team]
    if len(teams) < 2:
        return [rated_row(row, known_rating(row, before), before) for row in people]
    rows: list[Data] = []
    played = [[known_rating(row, before) for row in team] for team in teams]
    ranks = [float(min(row["place"] for row in team)) for team in teams]
    fair = MODEL.rate(played, ranks=ranks)
    for number, team in enumerate(teams):
        lost = MODEL.rate(played, ranks=[float(other == number) for other in range(len(teams))])
        for at, row in enumerate(team):
            rows.append(rated_row(row, (lost if row["left_by"] in LEFT else fair)[number][at], before))
    return rows


def known_rating(row: Data, before: dict[str, Data]) -> PlackettLuceRating:
    """Return the rating with which somebody comes to a game."""
    known = before.get(row["session_id"])
    return MODEL.rating(mu=known["mu"], sigma=known["sigma"]) if known else MODEL.rating()


def rated_row(row: Data, rating: PlackettLuceRating, before: dict[str, Data]) -> Data:
    """Return the row of somebody's new rating."""
    games = before.get(row["session_id"], {"games": 0})["games"] + 1
    told = {"session_id": row["session_id"], "name": row["name"]}
    return {**told, "mu": float(rating.mu), "sigma": float(rating.sigma), "games": games}


def sides_of(table: Table) -> list[int]:
    """Return the teams by seat; empty without teams."""
    team = team_box(table.setup.host, table.setup.players)
    return [plan.side for plan in team.seating] if team is not None else []
