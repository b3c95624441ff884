"""What a character likes to have, beside winning: a small push on the judgement of a position. Compiled.

A value function gives the chance of winning. Where the game is open a character judges positions with what it likes a
little better; where it is decided, one way or the other, liking counts for nothing, so nobody throws a game away.
Only what the seat may know is read: its own things, and what everybody sees.
"""

import math
from typing import Final

from landsraad.bots.valuation import Valuation
from landsraad.core.packed import i64
from landsraad.engine.strength import packed_total
from landsraad.model.state import Seat, State

# Places in ``Valuation.likes``, in the order of ``characters.LIKES``.
L_FIELD: Final = 0
L_GARRISON: Final = 1
L_SOLARI: Final = 2
L_SPICE: Final = 3
L_WATER: Final = 4
L_INTRIGUE: Final = 5
L_INFLUENCE: Final = 6
L_CARDS: Final = 7
L_OFFICES: Final = 8
N_LIKES: Final = 9


def leaning(m: Valuation, s: State, viewer: i64, value: float) -> float:
    """Return a judgement as the character of a mind sees it: the odds of winning, raised by what it likes.

    At even odds the chance grows by what the liking says, near 0 and 1 by nothing.
    """
    if len(m.likes) == 0:
        return value
    raised: float = value * math.exp(4.0 * liking(m, s, s.seats[viewer]))
    return raised / (1.0 - value + raised)


def liking(m: Valuation, s: State, seat: Seat) -> float:
    """Return how much a character likes what a seat has."""
    likes = m.likes
    total: float = likes[L_FIELD] * float(seat.conflict + 2 * packed_total(seat.units_conflict))
    total += likes[L_GARRISON] * float(seat.garrison + 2 * packed_total(seat.units_garrison))
    total += likes[L_SOLARI] * float(seat.solari)
    total += likes[L_SPICE] * float(seat.spice)
    total += likes[L_WATER] * float(seat.water)
    total += likes[L_INTRIGUE] * float(len(seat.intrigue))
    steps: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        steps += seat.influence(faction)
        faction += 1
    total += likes[L_INFLUENCE] * float(steps)
    cards: i64 = len(seat.deck) + len(seat.hand) + len(seat.play) + len(seat.discard)
    total += likes[L_CARDS] * float(cards)
    return total + likes[L_OFFICES] * float(seat.council + seat.swordmaster)
