"""The state message: everything a client shows, as one seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import landsraad as ls
from landsraad.i18n import Words, words
from landsraad.server.hall.commands import round_back, steps_back
from landsraad.server.hall.moments import Moment
from landsraad.server.hall.table import Table
from landsraad.server.show.info import clock_info, seat_names, seats_info
from landsraad.server.show.options import agenda_info, question_info
from landsraad.server.show.told import told_events, told_part
from landsraad.server.wire.common import PROTOCOL

Data = dict[str, Any]


@dataclass(frozen=True)
class Looker:
    """Who looks: the session, the seat whose eyes it uses, what it knows already."""

    session: str | None
    eye: int | None
    handover: int | None = None
    since: int = 0


def standings_info(game: ls.Game, names: list[str]) -> list[Data]:
    """Return the order of the game."""
    return [{**vars(standing), "name": names[standing.seat]} for standing in game.standings()]


@lru_cache(maxsize=4_000)
def event_line(lang: str, event: ls.Event, names: tuple[str, ...]) -> str:
    """Return an event in words; most are the same for everybody at a table."""
    return words(lang).event(event.to_json(), names)


def events_info(
    table: Table, viewer: int | str | None, since: int, places: list[tuple[int, int]], names: list[str], spoken: Words
) -> Data:
    """Return the events from a number on, in words."""
    start = min(since, len(places))
    items = []
    called = tuple(names)
    for number, event in enumerate(table.events(start, viewer)[: len(places) - start], start):
        round_, turn = places[number]
        text = event_line(spoken.lang, event, called)
        items.append({"n": number, **event.to_json(), "text": text, "round": round_, "turn": turn})
    return {"start": start, "total": len(places), "items": items}


def undo_info(table: Table, eye: int | None) -> Data:
    """Return what the seat may take back."""
    wish = table.request
    if wish is not None:
        wish = {**wish, "round": round_back(table, steps_back(table, wish["seat"]))}
    nothing = {"depth": 0, "redo": 0, "can_ask": False, "ask_round": None, "request": wish}
    if table.status != "playing" or eye is None or table.seats[eye].bot_plays:
        return nothing
    redo = 0
    for seat, _ in reversed(table.undone):
        if seat != eye:
            break
        redo += 1
    back = steps_back(table, eye) if wish is None and table.row.kind != "daily" else 0
    ask_round = round_back(table, back) if back > 0 else None
    depth = table.played().undo_depth(eye)
    return {"depth": depth, "redo": redo, "can_ask": back > 0, "ask_round": ask_round, "request": wish}


def game_part(
    game: ls.Game, viewer: int | str | None, seats: list[str], spoken: Words, shared: Moment | None = None
) -> Data:
    """Return view, question, agenda and order of a game."""
    moment = shared or Moment(game)
    view: Data = game.view(viewer, moment.public)
    question = question_info(view, seats, spoken)
    actors = spoken.actor_names(view)
    people = [*seats, *actors[len(seats) :]]
    return {
        "view": view,
        "question": question,
        "agenda": agenda_info(view, question, spoken),
        "actors": actors,
        "standings": [{**standing, "name": people[standing["seat"]]} for standing in moment.standings],
    }


EMPTY: Data = {"view": None, "question": None, "agenda": [], "actors": [], "standings": []}


def state_message(table: Table, looker: Looker, online: Collection[str], spoken: Words, now_ms: int) -> Data:
    """Return the state of a table for somebody."""
    names = seat_names(table, spoken)
    game = table.game
    part = EMPTY
    events: Data = {"start": 0, "total": 0, "items": []}
    if table.story is not None:
        last = len(table.story.history)
        part = told_part(table.story, last, names, spoken)
        events = told_events(table.story, last, looker.since, part["actors"], spoken)
    elif game is not None:
        part = game_part(game, looker.eye, names, spoken, table.moment())
        events = events_info(table, looker.eye, looker.since, table.places, part["actors"], spoken)
    return {
        "type": "state",
        "v": PROTOCOL,
        "table": table.row.id,
        "seq": table.seq,
        "ask": table.ask,
        "status": table.status,
        "lang": spoken.lang,
        "eye": looker.eye,
        "handover": looker.handover,
        **part,
        "events": events,
        "undo": undo_info(table, looker.eye),
        "clock": clock_info(table, now_ms),
        "seats": seats_info(table, looker.session, online, spoken),
        "seed_sha256": table.seed_sha256,
        "seed": table.row.seed if table.status == "finished" else None,
    }
