"""The six-player game in tests: it is registered for as long as a test needs it, since nobody can choose it yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import landsraad as ls
from landsraad.content.boxes import TEAM_BOXES
from landsraad.content.six_player.module import MODULE

MUAD_DIB, SHADDAM = 0, 3  # the seats of the Commanders
M_LEFT, M_RIGHT = 2, 4  # Muad'Dib's Allies: two places to the left, two to the right
S_LEFT, S_RIGHT = 5, 1  # Shaddam's Allies


@contextmanager
def six_players() -> Iterator[None]:
    """Let the six-player game be chosen inside."""
    had = TEAM_BOXES.get("uprising")
    TEAM_BOXES["uprising"] = MODULE
    try:
        yield
    finally:
        if had is None:
            del TEAM_BOXES["uprising"]


def setup(leaders: Sequence[str | None] | None = None) -> ls.Setup:
    """Return the set-up."""
    return ls.Setup(host="uprising", players=6, leaders=None if leaders is None else tuple(leaders))
