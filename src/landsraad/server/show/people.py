"""Finished games of a person, and what they come to."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from landsraad.i18n import Words

Data = dict[str, Any]


def by_table(rows: list[Data]) -> list[list[Data]]:
    """Return rows of results, table by table, the latest first."""
    found: dict[str, list[Data]] = {}
    for row in rows:
        found.setdefault(row["table_id"], []).append(row)
    return list(found.values())


def history_info(rows: list[Data], session: str) -> list[Data]:
    """Return the finished games of a person: at one screen the seat that came out best."""
    found = []
    for seats in by_table(rows):
        mine = min((row for row in seats if row["session_id"] == session), key=lambda row: row["place"])
        found.append(
            {
                "table": mine["table_id"],
                "kind": mine["kind"],
                "host": mine["host"],
                "modules": [name for name in mine["modules"].split(",") if name],
                "players": mine["players"],
                "seat": mine["seat"],
                "leader": mine["leader"],
                "place": mine["place"],
                "vp": mine["vp"],
                "left_by": mine["left_by"],
                "at_ms": mine["at_ms"],
                "opponents": [row["name"] or row["level"] or "" for row in seats if row["session_id"] != session],
            }
        )
    return found


def statistics(rows: list[Data], session: str, spoken: Words) -> Data:
    """Return what games come to by Leader, host, seat and opponent; games that were left count as played."""
    groups: dict[str, dict[str, list[Data]]] = {
        key: defaultdict(list) for key in ("leader", "host", "seat", "opponent")
    }
    for seats in by_table(rows):
        for mine in (row for row in seats if row["session_id"] == session):
            groups["leader"][mine["leader"]].append(mine)
            groups["host"][mine["host"]].append(mine)
            groups["seat"][str(mine["seat"])].append(mine)
            for name in {opponent(row) for row in seats if row["session_id"] != session}:
                groups["opponent"][name].append(mine)
    return {key: [line(key, what, games, spoken) for what, games in ordered(found)] for key, found in groups.items()}


def opponent(row: Data) -> str:
    """Return who somebody played against: the person's name or the level of the bot."""
    return f"bot/{row['level']}" if row["level"] else str(row["name"])


def ordered(found: dict[str, list[Data]]) -> list[tuple[str, list[Data]]]:
    """Return groups, the largest first."""
    return sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0]))


def line(key: str, what: str, games: list[Data], spoken: Words) -> Data:
    """Return one line of a statistic."""
    return {
        "key": what,
        "name": called(key, what, spoken),
        "games": len(games),
        "wins": sum(row["place"] == 1 for row in games),
        "place": round(sum(row["place"] for row in games) / len(games), 2),
        "vp": round(sum(row["vp"] for row in games) / len(games), 2),
    }


def called(key: str, what: str, spoken: Words) -> str:
    """Return what a group is called."""
    if key == "leader":
        return spoken.name(f"leader/{what}") if spoken.knows(f"leader/{what}") else what
    if key == "seat":
        return spoken.text("seat", n=int(what) + 1)
    if key == "opponent" and what.startswith("bot/"):
        return spoken.text("server-bot-name", level=spoken.text(f"level-{what.partition('/')[2]}"))
    return what
