"""Counts of the decision tree: a change of legality anywhere shows as one changed number."""

from landsraad.core.packed import i64
from landsraad.engine.machine import take
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER


def perft(s: State, depth: i64) -> i64:
    """Return how many sequences of ``depth`` actions follow from here; a finished game counts as one."""
    if depth == 0 or s.phase == PHASE_OVER:
        return 1
    if depth == 1:
        return len(s.options)
    total: i64 = 0
    for action in s.options:
        child = s.clone()
        take(child, action)
        total += perft(child, depth - 1)
    return total
