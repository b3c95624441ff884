"""Ratings: openskill's model for games of several, with its doubt; who leaves or runs out of time comes last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

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


def new_ratings(people: Sequence[Data], before: dict[str, Data]) -> list[Data]:
    """Return the ratings after a game; those who left share the last place."""
    last = 1 + max(row["place"] for row in people)
    ranks = [float(last if row["left_by"] in LEFT else row["place"]) for row in people]
    teams = []
    for row in people:
        known = before.get(row["session_id"])
        teams.append([MODEL.rating(mu=known["mu"], sigma=known["sigma"]) if known else MODEL.rating()])
    after = MODEL.rate(teams, ranks=ranks)
    return [
        {
            "session_id": row["session_id"],
            "name": row["name"],
            "mu": float(team[0].mu),
            "sigma": float(team[0].sigma),
            "games": before.get(row["session_id"], {"games": 0})["games"] + 1,
        }
        for row, team in zip(people, after, strict=True)
    ]
