"""``tests.support.flat`` reads every field: whatever is changed in a state, it is another one."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.core.packed import append, i64, vec
from landsraad.core.packing import field_names
from landsraad.model.state import State
from tests.support.cells import cell
from tests.support.flat import APART, flat
from tests.support.play import RandomPlayer, advance

CELLS = ("base+ix-1p-mentat", "uprising+ix+choam+immortality+base_cards-4p", "uprising-6p")


def records(value: Any) -> list[Any]:
    """Return a record and all records in it."""
    if isinstance(value, list):
        return [found for item in value for found in records(item)]
    if value is None or isinstance(value, int | vec) or not hasattr(value, "clone"):
        return []
    names = [name for name in field_names(value) if not isinstance(value, State) or name not in APART]
    return [value, *(found for name in names for found in records(getattr(value, name)))]


@pytest.mark.parametrize("name", CELLS)
def test_no_field_is_left_out(name: str) -> None:
    game = cell(name).game(4)
    advance(game, RandomPlayer(4), 20)
    state = game._state.clone()
    before = flat(state)
    changed = 0
    for record in records(state):
        for field in field_names(record):
            old = getattr(record, field)
            if (isinstance(record, State) and field in APART) or not isinstance(old, int | vec):
                continue
            setattr(record, field, append(old[:], i64(7)) if isinstance(old, vec) else old + 1)
            assert flat(state) != before, f"{type(record).__name__}.{field}"
            setattr(record, field, old)
            assert flat(state) == before
            changed += 1
    assert changed > 100


def test_the_stack_counts_as_far_as_it_goes() -> None:
    state = cell("base-4p").game(4)._state.clone()
    before = flat(state)
    state.stack = append(state.stack, i64(7))
    assert flat(state) == before
    state.depth = len(state.stack)
    assert flat(state) != before
