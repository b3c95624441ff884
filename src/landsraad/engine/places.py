"""Places in the code of a ruleset."""

from landsraad.core.packed import i64, vec
from landsraad.model.terms import (
    OP_CHOOSE,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_IF,
    OP_LINES,
    OP_MAY_PAY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_THIS_REVEAL,
)


def next_place(code: vec[i64], pc: i64) -> i64:
    """Return the place after an instruction and everything inside it."""
    op: i64 = code[3 * pc]
    if op in (OP_IF, OP_PAY, OP_MAY_PAY):
        return code[3 * pc + 2]
    if op in (OP_CHOOSE, OP_LINES):
        last: i64 = pc + code[3 * pc + 1]
        return code[3 * last + 2]
    if op == OP_EITHER:
        skip: i64 = code[3 * pc + 2] - 1
        return code[3 * skip + 1]
    if op in (OP_OPPONENT, OP_EACH_OPPONENT, OP_ON_WIN, OP_THIS_REVEAL):
        return code[3 * pc + 1]
    if op == OP_PER:
        return pc + 2
    return pc + 1
