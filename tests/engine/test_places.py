"""Where the next instruction stands: behind one that holds others it comes after all of them."""

from __future__ import annotations

import pytest

from landsraad.content.boxes import ruleset
from landsraad.engine.places import next_place
from landsraad.model.terms import (
    LINE_AUTO,
    OP_CHOOSE,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_IF,
    OP_MAY_PAY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_SOLARI,
    OP_SPICE,
    OP_THIS_REVEAL,
)
from tests.support.cells import SAMPLED, Cell
from tests.support.scenario import packed

BEFORE = (OP_SOLARI, 2, 0)


@pytest.mark.parametrize("op", [OP_SOLARI, OP_SPICE, OP_DRAW])
@pytest.mark.parametrize("number", [0, 1, 7])
def test_behind_a_plain_instruction_comes_the_next(op: int, number: int) -> None:
    assert next_place(packed([*BEFORE, op, number, 0]), 1) == 2


@pytest.mark.parametrize("op", [OP_OPPONENT, OP_EACH_OPPONENT, OP_ON_WIN, OP_THIS_REVEAL])
def test_what_others_do_ends_where_the_instruction_says(op: int) -> None:
    assert next_place(packed([*BEFORE, op, 4, 0, *BEFORE, *BEFORE]), 1) == 4


@pytest.mark.parametrize("op", [OP_IF, OP_PAY, OP_MAY_PAY])
def test_what_a_condition_or_a_price_opens_ends_where_the_second_number_says(op: int) -> None:
    assert next_place(packed([*BEFORE, op, 1, 5, *BEFORE, *BEFORE, *BEFORE]), 1) == 5


def test_for_each_holds_one_instruction() -> None:
    assert next_place(packed([*BEFORE, OP_PER, 0, 0, *BEFORE]), 1) == 3


def test_a_choice_ends_with_its_last_branch() -> None:
    # Two branches: places 1 and 2 of the list say where each begins and ends.
    assert next_place(packed([OP_CHOOSE, 2, 0, 0, 3, 4, 0, 4, 6, *BEFORE, *BEFORE, *BEFORE]), 0) == 6


def test_the_first_way_of_two_is_followed_by_a_leap_over_the_second() -> None:
    assert next_place(packed([OP_EITHER, 0, 3, *BEFORE, OP_SPICE, 6, 0]), 0) == 6


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_every_line_that_comes_by_itself_brings_something(cell: Cell) -> None:
    rules = ruleset(cell.setup())
    alone = [line for line in range(len(rules.line_pc)) if rules.line_flags[line] & LINE_AUTO]
    assert alone
    assert [line for line in alone if rules.line_end[line] <= rules.line_pc[line]] == []
