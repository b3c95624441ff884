"""The log of a game as lines to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING

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


def standings(game: ls.Game, names: list[str], words: Words) -> Iterator[str]:
    """Tell the order of the seats and, at the end, who has won."""
    order = game.standings()
    for standing in order:
        yield words.text("cli-standing", leader=names[standing.seat], **vars(standing))
    if game.over:
        yield words.text("cli-winner", leader=names[order[0].seat], vp=order[0].vp)
