"""Undo, judged from outside: a decision is free to take back exactly if it told nobody anything new.

What a decision tells is found by taking it on copies in which everything the decider cannot know was dealt anew: the
view of the decider, that of a spectator and the events that every place hears. If they are the same in all copies,
nothing hidden came to light. No register of the engine is asked.
"""

from __future__ import annotations

import landsraad as ls
from landsraad.core.codec import canonical

COPIES = 5
MANY = 40  # before it is said that a fence stands where nothing comes to light


def news(game: ls.Game, action: int) -> str:
    """Return what everybody learns from an action, taken on a copy."""
    copy = game.clone()
    told = len(copy.events(0, None))
    decider = game.seat
    copy.apply(action)
    heard = [[event.to_json() for event in copy.events(told, place)] for place in (None, *range(game.setup.players))]
    return canonical([heard, copy.view(decider), copy.view(None)])


def tells(game: ls.Game, action: int, copies: int, seed: int) -> bool:
    """Tell whether an action brings something to light that the decider cannot know."""
    decider = game.seat
    assert decider is not None
    found = {news(game.determinize(decider, seed + number), action) for number in range(copies)}
    return len(found) > 1


def is_free(game: ls.Game, action: int) -> bool:
    """Tell whether the engine lets the decider take the action back without asking anybody."""
    decider = game.seat
    assert decider is not None
    copy = game.clone()
    copy.apply(action)
    return copy.undo_depth(decider) > 0
