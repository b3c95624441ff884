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
    """Return the ratings after a game; those who left share the last place.

    No two places are equal but those of teammates: they are rated as a team. Whoever left the team is rated alone.
    """
    last = 1 + max(row["place"] for row in people)
    teams: dict[tuple[int, str], list[Data]] = {}
    for row in people:
        key = (last, row["session_id"]) if row["left_by"] in LEFT else (row["place"], "")
        teams.setdefault(key, []).append(row)
    if len(teams) < 2:
        return []  # nobody to be compared with
    rated = []
    for members in teams.values():
        known = [before.get(row["session_id"]) for row in members]
        rated.append([MODEL.rating(mu=one["mu"], sigma=one["sigma"]) if one else MODEL.rating() for one in known])
    after = MODEL.rate(rated, ranks=[float(place) for place, _ in teams])
    found = {
        row["session_id"]: {
            "session_id": row["session_id"],
            "name": row["name"],
            "mu": float(one.mu),
            "sigma": float(one.sigma),
            "games": before.get(row["session_id"], {"games": 0})["games"] + 1,
        }
        for members, team in zip(teams.values(), after, strict=True)
        for row, one in zip(members, team, strict=True)
    }
    return [found[row["session_id"]] for row in people]
