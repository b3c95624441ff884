"""Pools of opponents: ``"random|policy|heuristic"`` names several bots, of which one is drawn from game to game.

Who learns against one opponent learns that opponent; of a pool another one may be met in every game. The draw follows
from the seed of the game.
"""

from __future__ import annotations

import landsraad as ls

OR = "|"


def members(name: str) -> tuple[str, ...]:
    """Return the bots of a pool; a bot by itself is a pool of one, a program too: its command may hold the sign."""
    found = (name,) if name.startswith("cmd:") else tuple(part.strip() for part in name.split(OR))
    if not all(found):
        raise ls.SetupError(f"a pool of opponents names bots, with {OR} between them, not {name!r}")
    return found
