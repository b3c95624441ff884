"""Agents and turns that effects change: spaces closed, Agents recalled, turns passed and added (B-CLR-03, B-CLR-15)."""

from landsraad.core.packed import i64
from landsraad.engine.atoms import board, flow
from landsraad.engine.legality import other_agents, spaces_with_own_agent
from landsraad.engine.offers import ask_yes_no, offer_mask
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_CLOSE_SPACE,
    D_PASS_TURN,
    D_RECALL,
    OP_CLOSE_SPACE,
    OP_EXTRA_TURN,
    OP_PASS_TURN,
    OP_RECALL,
    OP_RECALL_OTHER,
    STEP_TURN_END,
    W_ACCEPT,
)

# --- act -----------------------------------------------------------------------------------------------------------


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation on Agents, spaces or turns."""
    if op == OP_CLOSE_SPACE:
        ask_close_space(s, seat, source, pc)
    elif op == OP_RECALL:
        if spaces_with_own_agent(s, seat) != 0:
            ask_recall(s, seat, source, pc, spaces_with_own_agent(s, seat))
    elif op == OP_RECALL_OTHER:
        if other_agents(s, seat) != 0:
            ask_recall(s, seat, source, pc, other_agents(s, seat))
    elif op == OP_PASS_TURN:
        ask_yes_no(s, D_PASS_TURN, seat, source, pc)
    elif op == OP_EXTRA_TURN:
        flow.promise_turn(s)


# --- ask and answer ------------------------------------------------------------------------------------------------


def ask_close_space(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask which space to close (B-CLR-15)."""
    flow.ask(s, D_CLOSE_SPACE, seat.index, source, pc, 0)
    offer_mask(s, (1 << s.rules.n_spaces) - 1, s.rules.act_space)


def ask_recall(s: State, seat: Seat, source: i64, pc: i64, spaces: i64) -> None:
    """Ask which own Agent to recall (B-ICO-22)."""
    flow.ask(s, D_RECALL, seat.index, source, pc, 0)
    offer_mask(s, spaces, s.rules.act_space)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question about spaces or turns."""
    if kind == D_CLOSE_SPACE:
        board.close_space(s, seat, noun)
    elif kind == D_RECALL:
        board.recall_agent(s, seat, noun)
    elif noun == W_ACCEPT:
        flow.pass_turn(s)
        flow.go_to(s, STEP_TURN_END)
