"""Playing Intrigue cards: when, whether, and what follows (B-INT)."""

from landsraad.core.packed import i64
from landsraad.engine.agenda import run_plain
from landsraad.engine.atoms import cards, flow
from landsraad.engine.conditions import holds
from landsraad.engine.legality import feasible, usable
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_PLOT,
    BOXES,
    FROM_INTRIGUE,
    LINE_AUTO,
    OP_CHOOSE,
    OP_LINES,
    PC_INTRIGUE_DONE,
    SOURCE_SPAN,
    T_PLOT,
    TURN_REVEAL,
)


def playable(s: State, seat: Seat, card: i64, type_: i64) -> bool:
    """Tell whether an Intrigue card may be played as a type now: condition met, cost payable (B-INT-07)."""
    r = s.rules
    at: i64 = (r.box_base[FROM_INTRIGUE] + card) * BOXES + BOX_PLOT + type_  # the boxes follow each other by type
    line: i64 = r.box_first[at]
    if line == r.box_last[at]:
        return False
    source: i64 = FROM_INTRIGUE * SOURCE_SPAN + card
    pc: i64 = r.line_pc[line]
    # Of several printed lines one must do something (U-INT-04); a single one may be used for nothing (F-OPT-06).
    several: bool = r.code[3 * pc] == OP_CHOOSE or r.code[3 * pc] == OP_LINES
    if s.teams != 0:
        return usable(s, r.intrigue_condition[card], pc, r.line_end[line], seat, source, several)
    if not holds(s, r.intrigue_condition[card], seat, source):
        return False
    return feasible(s, pc, r.line_end[line], seat, source, several)


def offer_intrigues(s: State, seat: Seat, type_: i64) -> None:
    """Offer the Intrigue cards of a type that may be played now, equal ones once."""
    r = s.rules
    seen: i64 = len(s.options)
    base: i64 = r.box_base[FROM_INTRIGUE] * BOXES + BOX_PLOT + type_
    for card in seat.intrigue:
        if r.box_first[base + card * BOXES] != r.box_last[base + card * BOXES]:
            action: i64 = r.act_intrigue[card]
            i: i64 = seen
            while i < len(s.options) and s.options[i] != action:
                i += 1
            if i == len(s.options) and playable(s, seat, card, type_):
                flow.offer(s, action)


def play_intrigue(s: State, seat: Seat, card: i64, type_: i64, who: i64 = -1) -> None:
    """Show the card and put its program on the pending work; one for the Reveal turn may have to wait (F-INT-03).

    ``who``: for whom it is played, where that is not the seat itself (S-CMB-01).
    """
    r = s.rules
    line: i64 = r.box_first[(r.box_base[FROM_INTRIGUE] + card) * BOXES + BOX_PLOT + type_]
    cards.play_intrigue(s, seat, card)
    for room in r.intrigue_rooms:
        room.intrigue_played(s, seat, type_)
    if r.intrigue_in_reveal[card] != 0 and type_ == T_PLOT:  # in the Endgame it works at once
        if s.turn_kind == TURN_REVEAL and r.line_flags[line] & LINE_AUTO != 0:
            run_plain(s, line, seat)
        return
    source: i64 = FROM_INTRIGUE * SOURCE_SPAN + card
    flow.push(s, PC_INTRIGUE_DONE, PC_INTRIGUE_DONE + 1, seat.index, source)
    flow.push_line(s, line, seat.index if who < 0 else who)
