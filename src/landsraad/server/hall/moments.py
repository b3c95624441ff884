"""A moment of a game: what is the same for all who look at it is made once."""

from __future__ import annotations

from typing import Any

import landsraad as ls

Data = dict[str, Any]


class Moment:
    """What everybody sees of a game as it stands now; it knows no viewer, so it has nobody's secrets."""

    def __init__(self, game: ls.Game) -> None:
        self.public = game.public_view()
        self.standings: list[Data] = [dict(vars(standing)) for standing in game.standings()]
