"""The log of a game as lines to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.i18n.actors import actor_names

if TYPE_CHECKING:
    from landsraad.i18n import Words


def seat_names(game: ls.Game, words: Words) -> list[str]:
    """Return the names of everybody at the table: those of their Leaders, Rivals marked as such."""
    return actor_names(words, game.view(None))


def story(events: Iterable[ls.Event], names: list[str], words: Words) -> Iterator[str]:
    """Tell events line by line; the same line several times in a row is told once, with its number."""
    for line, same in groupby(words.event(event.to_json(), names) for event in events):
        times = sum(1 for _ in same)
        yield line if times == 1 else f"{line} (×{times})"


def teams_of(game: ls.Game) -> list[dict[str, Any]]:
    """Return the teams of a game as its view has them; none where everybody plays alone."""
    view: dict[str, Any] = game.view(None)
    return list(view.get("teams", ()))


def standings(game: ls.Game, names: list[str], words: Words) -> Iterator[str]:
    """Tell the order of the seats and, at the end, who has won; members of a team stand below it."""
    order = game.standings()
    teams = teams_of(game)
    told: set[int | None] = set()
    for standing in order:
        if teams and standing.team not in told:
            team = next(team for team in teams if standing.seat in team["seats"])
            seats = " ".join(str(seat) for seat in team["seats"])
            yield words.text("board-team", leader=names[team["commander"]], seats=seats, vp=team["vp"])
            told.add(standing.team)
        yield words.text("cli-standing", leader=names[standing.seat], **vars(standing))
    if game.over and teams:
        best = next(team for team in teams if order[0].seat in team["seats"])
        yield words.text("cli-winner-team", leader=names[best["commander"]], vp=best["vp"])
    elif game.over:
        yield words.text("cli-winner", leader=names[order[0].seat], vp=order[0].vp)
