"""Finished games, step by step."""

from __future__ import annotations

from typing import Any

from landsraad.i18n import Words
from landsraad.server.errors import Refused
from landsraad.server.hall.table import Table
from landsraad.server.show.info import clock_info, seat_names, seats_info, table_info
from landsraad.server.show.states import events_info, game_part, standings_info
from landsraad.server.show.told import told_events, told_part, told_standings
from landsraad.server.wire.common import PROTOCOL

Data = dict[str, Any]


def need_finished(table: Table) -> None:
    """Refuse to show a running game: its seed and hands are nobody's business yet."""
    if table.status != "finished":
        raise Refused("wrong_status", status=table.status)


def replay_info(table: Table, session: str | None, spoken: Words, stranger: bool = False) -> Data:
    """Return what a finished game was."""
    need_finished(table)
    story = table.story
    view: Data = story.views[-1] if story is not None else table.played().view(None)
    names = seat_names(table, spoken, stranger)
    people = [*names, *spoken.actor_names(view)[len(names) :]]
    return {
        "table": table_info(table, session, (), spoken, stranger),
        "steps": len(table.history),
        "decisions": table.told_decisions(),
        "deciders": [seat for seat, _ in table.history],
        "rounds": [table.places[mark - 1][0] if mark else 0 for mark in table.marks],
        "standings": told_standings(story, people) if story is not None else standings_info(table.played(), people),
        "seed": table.row.seed,
        "seed_sha256": table.seed_sha256,
    }


def viewer_of(table: Table, view: str) -> int | str | None:
    """Return the eyes that a request names."""
    if view == "open":
        return "open"
    if view == "spectator":
        return None
    if view.isascii() and view.isdigit() and int(view) < len(table.seats):
        return int(view)
    raise Refused("bad_request", where="view", detail="view is open, spectator or the number of a seat")


def replay_state(
    table: Table, session: str | None, step: int, view: str, since: int, spoken: Words, stranger: bool = False
) -> Data:
    """Return the state at a step of a finished game; a step that it does not have is its last."""
    need_finished(table)
    step = min(step, len(table.history))
    viewer = viewer_of(table, view)
    names = seat_names(table, spoken, stranger)
    if table.story is not None:
        viewer = None
        part = told_part(table.story, step, names, spoken)
        events = told_events(table.story, step, since, part["actors"], spoken)
    else:
        part = game_part(table.played().rewound(step), viewer, names, spoken)
        # The events so far are the first ones of the whole game, which are there already.
        places = table.places[: table.marks[step]]
        events = events_info(table, viewer, since, places, part["actors"], spoken)
    return {
        "type": "state",
        "v": PROTOCOL,
        "table": table.row.id,
        "seq": table.seq,
        "ask": table.ask,
        "status": "finished",
        "lang": spoken.lang,
        "eye": viewer if isinstance(viewer, int) else None,
        "handover": None,
        **part,
        "events": events,
        "undo": {"depth": 0, "redo": 0, "can_ask": False, "ask_round": None, "request": None},
        "clock": clock_info(table, 0),
        "seats": seats_info(table, session, (), spoken, stranger),
        "seed_sha256": table.seed_sha256,
        "seed": table.row.seed,
    }


def save_file(table: Table) -> Data:
    """Return the save of a finished game with the promise made at its start."""
    need_finished(table)
    saved = table.story.save if table.story is not None else table.played().save()
    data = {**saved, "fair": {"seed_sha256": table.seed_sha256, "seed": table.row.seed}}
    if table.considered:
        data["considered"] = [{"decision": number, **table.considered[number]} for number in sorted(table.considered)]
    return data
