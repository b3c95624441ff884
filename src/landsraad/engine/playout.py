"""Random play inside the engine: for playouts of searching bots and for measuring."""

from landsraad.core.packed import i64
from landsraad.core.rng import Rng
from landsraad.engine.machine import take
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER


def play_out(s: State, rng: Rng) -> i64:
    """Play uniformly random legal actions to the end of the game; return how many were taken."""
    n: i64 = 0
    while s.phase != PHASE_OVER:
        take(s, s.options[rng.below(len(s.options))])
        n += 1
    return n
