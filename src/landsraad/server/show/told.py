"""Finished games that this version does not play: shown from their stories, with open eyes."""

from __future__ import annotations

from typing import Any

from landsraad.i18n import Words
from landsraad.server.hall.stories import Story

Data = dict[str, Any]


def told_part(story: Story, step: int, seats: list[str], spoken: Words) -> Data:
    """Return view, question, agenda and order of a game at a step; what could be chosen is not part of the story."""
    view = story.views[step]
    actors = spoken.actor_names(view)
    return {
        "view": view,
        "question": None,
        "agenda": [],
        "actors": actors,
        "standings": told_standings(story, [*seats, *actors[len(seats) :]]) if step == len(story.history) else [],
    }


def told_standings(story: Story, names: list[str]) -> list[Data]:
    """Return the order of a game."""
    return [{**standing, "name": names[standing["seat"]]} for standing in story.standings]


def told_events(story: Story, step: int, since: int, names: list[str], spoken: Words) -> Data:
    """Return the events up to a step from a number on, in words."""
    total = story.marks[step]
    start = min(since, total)
    items = []
    for number in range(start, total):
        event = story.events[number]
        round_, turn = story.places[number]
        items.append({"n": number, **event, "text": spoken.event(event, names), "round": round_, "turn": turn})
    return {"start": start, "total": total, "items": items}
