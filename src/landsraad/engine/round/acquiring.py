"""Acquiring a card, by Persuasion or by an effect."""

from landsraad.core.packed import i64
from landsraad.engine.agenda import fire
from landsraad.engine.atoms import cards, flow
from landsraad.engine.modifiers import modifier
from landsraad.engine.round.reveal import reveal_drawn
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_PUT_CARD,
    E_ACQUIRED,
    FROM_CARD,
    M_ACQUIRE_TOP,
    SOURCE_SPAN,
    TO_EITHER,
    TO_HAND,
    TO_TOP,
    TURN_REVEAL,
    W_PILE,
    W_TOP,
)


def acquire_card(s: State, seat: Seat, card: i64, to: i64) -> None:
    """Give a card that was taken from Row, Reserve or aside to a seat; its Acquire effect follows (B-ACQ-09)."""
    if (s.heard >> E_ACQUIRED) & 1 != 0:
        fire(s, E_ACQUIRED, seat)
    if s.rules.counts_acquired != 0:
        flow.note_acquired(s, card)
    for room in s.rules.market_rooms:
        room.acquired(s, seat, card)
    if to == TO_HAND:
        cards.acquire_to_hand(s, seat, card)
        if s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index:
            reveal_drawn(s, seat, card)  # as a card drawn then (B-REV-07)
        cards.note_acquired(s, seat, card)
        return
    if to == TO_TOP:
        cards.acquire_to_top(s, seat, card)
        cards.note_acquired(s, seat, card)
        return
    cards.acquire_to_discard(s, seat, card)
    cards.note_acquired(s, seat, card)
    if to == TO_EITHER or modifier(s, seat, M_ACQUIRE_TOP, 0) > 0:
        flow.ask(s, D_PUT_CARD, seat.index, FROM_CARD * SOURCE_SPAN + card, -1, card)
        flow.offer(s, s.rules.act_word[W_TOP])
        flow.offer(s, s.rules.act_word[W_PILE])
