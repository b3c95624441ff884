"""Cards of the own deck: drawing, trashing, discarding, acquiring by effects (B-DCK, B-ACQ)."""

from landsraad.core.packed import i64, vec
from landsraad.engine.atoms import cards, flow, owning
from landsraad.engine.conditions import count_faction
from landsraad.engine.legality import can_acquire_free
from landsraad.engine.offers import offer_zone
from landsraad.engine.round.acquiring import acquire_card
from landsraad.engine.round.reveal import reveal_drawn
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_ACQUIRE_FREE,
    D_DISCARD,
    D_PUT_CARD,
    D_RESERVE,
    D_SET_ASIDE,
    D_TAKE_BACK,
    D_TOP_CARD,
    D_TRASH,
    FROM_CARD,
    OP_ACQUIRE,
    OP_ACQUIRE_FREE,
    OP_DISCARD,
    OP_DRAW,
    OP_REFOCUS,
    OP_RESERVE,
    OP_TAKE_BACK,
    OP_TOP_CARD,
    OP_TRASH,
    OP_TRASH_PLAY,
    OP_TRASH_SELF,
    SOURCE_SPAN,
    TO_DISCARD,
    TURN_REVEAL,
    W_DECLINE,
    W_DRAW,
    W_TOP,
    W_TRASH,
    Z_ASIDE,
    Z_PLAY,
    Z_WORD,
)

# --- act -----------------------------------------------------------------------------------------------------------


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation on cards."""
    if op == OP_DRAW:
        draw(s, seat, a)
    elif op in (OP_TRASH, OP_TRASH_PLAY):
        ask_trash(s, seat, source, pc)
    elif op == OP_TRASH_SELF:
        trash_self(s, seat, source)
    elif op == OP_DISCARD:
        ask_discard(s, seat, source, pc, a)
    elif op == OP_ACQUIRE:
        if s.reserve[s.rules.card_reserve[a]] > 0:
            cards.take_from_market(s, a)
            acquire_card(s, seat, a, TO_DISCARD)
    elif op == OP_ACQUIRE_FREE:
        if can_acquire_free(s, seat, a):
            ask_acquire_free(s, seat, source, pc, a, b)
    elif op == OP_TAKE_BACK:
        if count_faction(s.rules, seat.discard, a) > 0:
            ask_take_back(s, seat, source, pc, a)
    elif op == OP_TOP_CARD:
        if len(seat.deck) > 0:
            cards.look_at_top(s)
            flow.ask(s, D_TOP_CARD, seat.index, source, pc, seat.deck[len(seat.deck) - 1])
            flow.offer(s, s.rules.act_word[W_DRAW])
            flow.offer(s, s.rules.act_word[W_TRASH])
    elif op == OP_REFOCUS:
        cards.reshuffle(s, seat)
    elif op == OP_RESERVE and len(s.row) > 0:
        ask_reserve(s, seat, source, pc, a)


def draw(s: State, seat: Seat, n: i64, seen: bool = False) -> None:
    """Draw cards; in the own Reveal turn each is revealed at once (B-REV-07)."""
    while n > 0:
        card: i64 = cards.draw_card(s, seat, seen)
        if card < 0:
            return
        if s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index:
            reveal_drawn(s, seat, card)
        n -= 1


def trash_self(s: State, seat: Seat, source: i64) -> None:
    """Trash the card in play, or the thing owned, that the effect stands on."""
    if source // SOURCE_SPAN == FROM_CARD or s.rules.has_owned == 0:
        if source % SOURCE_SPAN in seat.play:
            cards.trash_card(s, seat, Z_PLAY, source % SOURCE_SPAN)
    elif source in s.owned[seat.index]:
        owning.trash_thing(s, seat.index, source)


# --- ask and answer ------------------------------------------------------------------------------------------------


def ask_trash(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask for a card to trash: hand, discard pile or play (B-DCK-05); as a cost it was agreed to already."""
    r = s.rules
    anywhere: bool = r.code[3 * pc] == OP_TRASH
    if len(seat.play) == 0 and not (anywhere and len(seat.hand) + len(seat.discard) > 0):
        return
    flow.ask(s, D_TRASH, seat.index, source, pc, 0)
    if anywhere:
        offer_zone(s, seat.hand, r.act_hand)
        offer_zone(s, seat.discard, r.act_discard)
    offer_zone(s, seat.play, r.act_play)
    if not in_cost(s, pc):
        flow.offer(s, r.act_word[W_DECLINE])


def in_cost(s: State, pc: i64) -> bool:
    """Tell whether an instruction stands left of an arrow."""
    return s.rules.code[3 * pc + 2] == 1


def ask_discard(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask for the first of n cards to discard, as far as the hand goes (B-GEN-04)."""
    if len(seat.hand) == 0 or n == 0:
        return
    flow.ask(s, D_DISCARD, seat.index, source, pc, n)
    offer_zone(s, seat.hand, s.rules.act_hand)


def ask_acquire_free(s: State, seat: Seat, source: i64, pc: i64, limit: i64, to: i64) -> None:
    """Ask for a card of Row, Reserve or the own cards set aside, up to a cost (F-LDR-08)."""
    r = s.rules
    flow.ask(s, D_ACQUIRE_FREE, seat.index, source, pc, to)
    for card in s.row:
        if r.card_cost[card] <= limit and r.act_market[card] not in s.options:
            flow.offer(s, r.act_market[card])
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        reserve: i64 = r.reserve_cards[stack]
        if r.card_cost[reserve] >= 0 and r.card_cost[reserve] <= limit and s.reserve[stack] > 0:
            flow.offer(s, r.act_market[reserve])
        stack += 1
    for card in seat.aside:
        if r.card_cost[card] <= limit:
            flow.offer(s, r.act_aside[card])


def ask_take_back(s: State, seat: Seat, source: i64, pc: i64, faction: i64) -> None:
    """Ask which card of a Faction to take from the discard pile."""
    r = s.rules
    flow.ask(s, D_TAKE_BACK, seat.index, source, pc, 0)
    for card in seat.discard:
        if (r.card_factions[card] >> faction) & 1 != 0 and r.act_discard[card] not in s.options:
            flow.offer(s, r.act_discard[card])


def ask_reserve(s: State, seat: Seat, source: i64, pc: i64, discount: i64) -> None:
    """Ask which card of the Imperium Row to take out of it."""
    flow.ask(s, D_RESERVE, seat.index, source, pc, discount)
    offer_zone(s, s.row, s.rules.act_market)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question about cards."""
    if kind == D_TRASH:
        if zone != Z_WORD:
            cards.trash_card(s, seat, zone, noun)
    elif kind == D_DISCARD:
        cards.discard_card(s, seat, noun)
        ask_discard(s, seat, s.source, s.pc, s.limit - 1)
    elif kind == D_ACQUIRE_FREE:
        to: i64 = s.limit
        if zone == Z_ASIDE:
            cards.take_from_aside(seat, noun)
        else:
            cards.take_from_market(s, noun)
        acquire_card(s, seat, noun, to)
    elif kind == D_PUT_CARD:
        if noun == W_TOP:
            cards.move_to_top(s, seat, s.limit)
    elif kind == D_RESERVE:
        cards.reserve_from_row(s, seat, noun, s.limit)
    elif kind == D_TAKE_BACK:
        cards.take_back(s, seat, noun)
    elif kind == D_TOP_CARD:
        if noun == W_DRAW:
            draw(s, seat, 1, True)
        else:
            cards.trash_top(s, seat)
    else:
        cards.set_aside(s, seat, noun)


def ask_again(s: State, kind: i64, seat: Seat) -> None:
    """List the options of a choice among hidden cards anew."""
    if kind == D_DISCARD:
        ask_discard(s, seat, s.source, s.pc, s.limit)
    elif kind == D_TRASH:
        ask_trash(s, seat, s.source, s.pc)
    elif kind == D_TOP_CARD:
        s.limit = seat.deck[len(seat.deck) - 1]
    elif kind == D_SET_ASIDE:
        s.options = vec[i64]()
        offer_zone(s, seat.hand, s.rules.act_hand)
