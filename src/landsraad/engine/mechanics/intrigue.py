"""Intrigue cards that effects draw, steal and put under or on top of their deck (B-ICO-13, X-CLR-03)."""

from landsraad.core.packed import append, i64, vec
from landsraad.engine.atoms import cards, flow
from landsraad.engine.loops import steal_intrigues
from landsraad.engine.offers import offer_zone
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_BURY,
    D_RETURN_INTRIGUE,
    D_TRASH_INTRIGUE,
    OP_BURY,
    OP_INTRIGUE,
    OP_PEEK_INTRIGUES,
    OP_STEAL_INTRIGUE,
    OP_SWAP_INTRIGUES,
    OP_TRASH_INTRIGUE,
    W_PASS,
    Z_WORD,
)

# --- act -----------------------------------------------------------------------------------------------------------


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation on Intrigue cards."""
    if op == OP_INTRIGUE:
        while a > 0:
            cards.draw_intrigue(s, seat)
            a -= 1
    elif op == OP_STEAL_INTRIGUE:
        steal_intrigues(s, seat, a)
    elif op == OP_BURY:
        ask_bury(s, seat, source, pc, a)
    elif op == OP_SWAP_INTRIGUES:
        ask_swap(s, seat, source, pc)
    elif op == OP_PEEK_INTRIGUES:
        peek(s, seat, source, pc, a)
    elif op == OP_TRASH_INTRIGUE:
        ask_trash(s, seat, source, pc, a)


# --- ask and answer ------------------------------------------------------------------------------------------------


def ask_bury(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask for the first of n Intrigue cards to put under their deck."""
    if n == 0 or len(seat.intrigue) == 0:
        return
    flow.ask(s, D_BURY, seat.index, source, pc, n)
    offer_zone(s, seat.intrigue, s.rules.act_intrigue)


def ask_trash(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask for the first of n Intrigue cards to trash, as far as there are any (U-ICO-09)."""
    if n == 0 or len(seat.intrigue) == 0:
        return
    flow.ask(s, D_TRASH_INTRIGUE, seat.index, source, pc, n)
    offer_zone(s, seat.intrigue, s.rules.act_intrigue)


def ask_swap(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask for Intrigue cards to put under their deck, one at a time; the register counts them."""
    if len(seat.intrigue) == 0:
        finish_swap(s, seat)
        return
    flow.jump(s, pc)
    flow.ask(s, D_BURY, seat.index, source, pc, 0)
    offer_zone(s, seat.intrigue, s.rules.act_intrigue)
    flow.offer(s, s.rules.act_word[W_PASS])


def finish_swap(s: State, seat: Seat) -> None:
    """Draw as many Intrigue cards as were put away."""
    n: i64 = s.stack[s.depth - 1]
    flow.set_register(s, 0)
    while n > 0:
        cards.draw_intrigue(s, seat)
        n -= 1


def answer_bury(s: State, seat: Seat, zone: i64, noun: i64) -> None:
    """Put a card away and ask on, or be done."""
    swapping: bool = s.rules.code[3 * s.pc] == OP_SWAP_INTRIGUES
    if zone == Z_WORD:
        flow.jump(s, s.pc + 1)
        finish_swap(s, seat)
        return
    cards.bury_intrigue(s, seat, noun)
    if swapping:
        flow.set_register(s, s.stack[s.depth - 1] + 1)
    else:
        ask_bury(s, seat, s.source, s.pc, s.limit - 1)


def peek(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Draw n Intrigue cards and ask which of them goes back on top; with none left to draw there is nothing to ask."""
    held: i64 = len(seat.intrigue)
    while n > 0:
        cards.draw_intrigue(s, seat)
        n -= 1
    if len(seat.intrigue) > held:
        flow.ask(s, D_RETURN_INTRIGUE, seat.index, source, pc, len(seat.intrigue) - held)
        offer_returns(s, seat)


def offer_returns(s: State, seat: Seat) -> None:
    """Offer the latest cards of the hand, as many as were drawn."""
    offer_zone(s, seat.intrigue[len(seat.intrigue) - s.limit :], s.rules.act_intrigue)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question about Intrigue cards."""
    if kind == D_BURY:
        answer_bury(s, seat, zone, noun)
    elif kind == D_TRASH_INTRIGUE:
        cards.trash_intrigue(s, seat, noun)
        ask_trash(s, seat, s.source, s.pc, s.limit - 1)
    else:
        cards.put_back_intrigue(s, seat, noun, s.limit)


def ask_again(s: State, kind: i64, seat: Seat) -> None:
    """List the options of a choice among hidden cards anew."""
    passing = [action for action in s.options if s.rules.action_zone[action] == Z_WORD]
    s.options = vec[i64]()
    if kind in (D_BURY, D_TRASH_INTRIGUE):
        offer_zone(s, seat.intrigue, s.rules.act_intrigue)
    else:
        offer_returns(s, seat)
    for action in passing:
        s.options = append(s.options, action)
