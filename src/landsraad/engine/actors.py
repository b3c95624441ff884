"""Who takes part: seats first, then Rivals, clockwise in this order."""

from landsraad.core.packed import i64
from landsraad.model.state import Actor, State


def actor_count(s: State) -> i64:
    """Return the number of actors."""
    n: i64 = len(s.seats)
    if s.rivalry is not None:
        n += len(s.rivalry.rivals)
    return n


def actor(s: State, index: i64) -> Actor:
    """Return a seat or a Rival by its number."""
    n: i64 = len(s.seats)
    if index < n or s.rivalry is None:
        return s.seats[index]
    return s.rivalry.rivals[index - n]


def chooser_for(s: State) -> i64:
    """Return the seat that decides what no rule settles for a Rival: the human, or the First Player (H-CHO-04)."""
    return s.first_player if s.first_player < len(s.seats) else 0
