"""Masks of the legal actions over all action ids. Compiled."""

from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, i64, u8, vec
from landsraad.model.state import State


def empty_mask(rows: i64 = 1) -> vec[u8]:
    """Return masks of all action ids, none of them legal."""
    result = vec[u8](capacity=rows * N_ACTIONS)
    i: i64 = 0
    while i < rows * N_ACTIONS:
        result = append(result, 0)
        i += 1
    return result


def mask_into(s: State, out: vec[u8], before: vec[i64]) -> vec[i64]:
    """Clear the actions legal ``before``, set those legal now, and return the latter for the next call."""
    for action in before:
        out[action] = 0
    for action in s.options:
        out[action] = 1
    return s.options  # never written after the decision is open
