"""How the game of a table begins: dealt by its seed, or laid by words."""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad import positions


def begin_game(setup: ls.Setup, seed: str, stream: str, words: list[list[Any]] | None = None) -> ls.Game:
    """Return a game before its first decision."""
    if words is not None:
        return positions.build(setup, words, int(seed, 16))
    return ls.new_game(setup, int(seed, 16), stream)
