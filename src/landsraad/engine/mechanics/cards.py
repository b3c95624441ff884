"""Cards of the own deck: drawing, trashing, discarding, acquiring by effects (B-DCK, B-ACQ)."""

from landsraad.core.packed import i64, remove, vec
from landsraad.engine.atoms import cards, flow, goods, owning
from landsraad.engine.conditions import count_faction, other_in_play
from landsraad.engine.legality import can_acquire_free, can_buy, hand_has, is_lent
from landsraad.engine.modifiers import acquire_cost
from landsraad.engine.offers import offer_zone
from landsraad.engine.round.acquiring import acquire_card
from landsraad.engine.round.reveal import reveal_drawn
from landsraad.engine.stalls import in_stall, offer_stalls, take_from_stall
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_ACQUIRE_FREE,
    D_BUY,
    D_DISCARD,
    D_DISCARD_ONE,
    D_DRAW_ONE,
    D_PUT_CARD,
    D_RESERVE,
    D_TAKE_BACK,
    D_TOP_CARD,
    D_TRASH,
    EXACTLY,
    FROM_CARD,
    OP_ACQUIRE,
    OP_ACQUIRE_FREE,
    OP_BUY,
    OP_DISCARD,
    OP_DRAW,
    OP_REFOCUS,
    OP_RESERVE,
    OP_RETURN_TO_HAND,
    OP_TAKE_BACK,
    OP_TOP_CARD,
    OP_TOP_THREE,
    OP_TRASH,
    OP_TRASH_HAND,
    OP_TRASH_OTHER,
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
    elif op in (OP_TRASH, OP_TRASH_PLAY, OP_TRASH_HAND, OP_TRASH_OTHER):
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
        if can_acquire_free(s, seat, a, b):
            ask_acquire_free(s, seat, source, pc, a, b)
    elif op == OP_TAKE_BACK:
        if count_faction(s.rules, seat.discard, a) > 0:
            ask_take_back(s, seat, source, pc, a)
    elif op == OP_TOP_CARD:
        if len(seat.deck) > 0:
            cards.look_at_top(s, seat, 1)
            flow.ask(s, D_TOP_CARD, seat.index, source, pc, seat.deck[len(seat.deck) - 1])
            flow.offer(s, s.rules.act_word[W_DRAW])
            flow.offer(s, s.rules.act_word[W_TRASH])
    elif op == OP_REFOCUS:
        cards.reshuffle(s, seat)
    elif op == OP_RETURN_TO_HAND:
        if source % SOURCE_SPAN in seat.play:
            cards.return_to_hand(s, seat, source % SOURCE_SPAN)
    elif op == OP_TOP_THREE:
        if len(seat.deck) >= 3:
            cards.look_at_top(s, seat, 3)
            ask_top(s, seat, source, pc, D_DRAW_ONE, 3)
    elif op == OP_BUY:
        if can_buy(s, seat):
            ask_buy(s, seat, source, pc, b)
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
        elif is_lent(s, seat, source % SOURCE_SPAN):
            for room in s.rules.pair_rooms:
                room.trash_lent(s, seat)
    elif source in s.owned[seat.index]:
        owning.trash_thing(s, seat.index, source)


# --- ask and answer ------------------------------------------------------------------------------------------------


def ask_trash(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask for a card to trash: hand, discard pile or play (B-DCK-05); as a cost it was agreed to already."""
    r = s.rules
    if r.code[3 * pc] in (OP_TRASH_HAND, OP_TRASH_OTHER):
        ask_trash_narrowly(s, seat, source, pc)
        return
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


def ask_trash_narrowly(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask for a card of the hand, or for another card in play of a Faction, to trash."""
    r = s.rules
    a: i64 = r.code[3 * pc + 1]
    from_hand: bool = r.code[3 * pc] == OP_TRASH_HAND
    if not (hand_has(s, seat, a - 1) if from_hand else other_in_play(r, seat, a, source)):
        return
    flow.ask(s, D_TRASH, seat.index, source, pc, 0)
    if from_hand:
        offer_faction(s, seat.hand, a - 1, r.act_hand)
        return
    rest = seat.play
    if source // SOURCE_SPAN == FROM_CARD and source % SOURCE_SPAN in rest:
        rest = remove(rest[:], source % SOURCE_SPAN)  # the zone itself stays as it is
    offer_faction(s, rest, a, r.act_play)


def offer_faction(s: State, zone: vec[i64], faction: i64, actions: vec[i64]) -> None:
    """Offer the cards of a Faction in a zone, equal ones once; -1 for any card."""
    for card in zone:
        if (faction < 0 or (s.rules.card_factions[card] >> faction) & 1 != 0) and actions[card] not in s.options:
            flow.offer(s, actions[card])


def ask_top(s: State, seat: Seat, source: i64, pc: i64, kind: i64, among: i64) -> None:
    """Ask which of the top cards of the own deck to draw, or to discard."""
    flow.ask(s, kind, seat.index, source, pc, among)
    offer_zone(s, seat.deck[len(seat.deck) - among :], s.rules.act_aside)


def ask_buy(s: State, seat: Seat, source: i64, pc: i64, to: i64) -> None:
    """Ask for a card of Row, Reserve or the own cards set aside that Solari are enough for (F-LDR-08)."""
    r = s.rules
    flow.ask(s, D_BUY, seat.index, source, pc, to)
    for card in s.row:
        if acquire_cost(s, seat, card) <= seat.solari and r.act_market[card] not in s.options:
            flow.offer(s, r.act_market[card])
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        cost: i64 = acquire_cost(s, seat, r.reserve_cards[stack])
        if cost >= 0 and cost <= seat.solari and s.reserve[stack] > 0:
            flow.offer(s, r.act_market[r.reserve_cards[stack]])
        stack += 1
    for card in seat.aside:
        if r.card_cost[card] <= seat.solari and r.act_aside[card] not in s.options:
            flow.offer(s, r.act_aside[card])
    offer_stalls(s, seat, 0, seat.solari)


def answer_buy(s: State, seat: Seat, zone: i64, card: i64) -> None:
    """Pay Solari for a card and take it."""
    to: i64 = s.limit
    if zone == Z_ASIDE and in_stall(s, seat, card):
        goods.pay_solari(s, seat, acquire_cost(s, seat, card))
        take_from_stall(s, seat, card)
    elif zone == Z_ASIDE:
        goods.pay_solari(s, seat, s.rules.card_cost[card])
        cards.take_from_aside(seat, card)
    else:
        goods.pay_solari(s, seat, acquire_cost(s, seat, card))
        cards.take_from_market(s, card)
    acquire_card(s, seat, card, to)


def answer_top(s: State, kind: i64, seat: Seat, card: i64) -> None:
    """Draw or discard a card of the top ones; the last of them is trashed."""
    if kind == D_DRAW_ONE:
        cards.draw_from_top(s, seat, card, s.limit)
        if s.turn_seat == seat.index and s.turn_kind == TURN_REVEAL:
            reveal_drawn(s, seat, card)
        ask_top(s, seat, s.source, s.pc, D_DISCARD_ONE, s.limit - 1)
    else:
        cards.discard_from_top(s, seat, card, s.limit)
        cards.trash_top(s, seat)


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
    least: i64 = limit if to & EXACTLY != 0 else 0
    flow.ask(s, D_ACQUIRE_FREE, seat.index, source, pc, to & ~EXACTLY)
    for card in s.row:
        if r.card_cost[card] <= limit and r.card_cost[card] >= least and r.act_market[card] not in s.options:
            flow.offer(s, r.act_market[card])
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        reserve: i64 = r.reserve_cards[stack]
        if r.card_cost[reserve] >= least and r.card_cost[reserve] <= limit and s.reserve[stack] > 0:
            flow.offer(s, r.act_market[reserve])
        stack += 1
    for card in seat.aside:
        if r.card_cost[card] <= limit and r.card_cost[card] >= least:
            flow.offer(s, r.act_aside[card])
    offer_stalls(s, seat, least, limit)


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
        if zone == Z_ASIDE and in_stall(s, seat, noun):
            take_from_stall(s, seat, noun)
        elif zone == Z_ASIDE:
            cards.take_from_aside(seat, noun)
        else:
            cards.take_from_market(s, noun)
        acquire_card(s, seat, noun, to)
    elif kind == D_BUY:
        answer_buy(s, seat, zone, noun)
    elif kind in (D_DRAW_ONE, D_DISCARD_ONE):
        answer_top(s, kind, seat, noun)
    elif kind == D_PUT_CARD:
        if noun == W_TOP:
            cards.move_to_top(s, seat, s.limit)
    elif kind == D_RESERVE:
        cards.reserve_from_row(s, seat, noun, s.limit)
    elif kind == D_TAKE_BACK:
        cards.take_back(s, seat, noun)
    elif noun == W_DRAW:
        draw(s, seat, 1, True)
    else:
        cards.trash_top(s, seat)


def ask_again(s: State, kind: i64, seat: Seat) -> None:
    """List the options of a choice among hidden cards anew."""
    if kind == D_DISCARD:
        ask_discard(s, seat, s.source, s.pc, s.limit)
    elif kind == D_TRASH:
        ask_trash(s, seat, s.source, s.pc)
    elif kind in (D_DRAW_ONE, D_DISCARD_ONE):
        ask_top(s, seat, s.source, s.pc, kind, s.limit)
    elif kind == D_TOP_CARD:
        s.limit = seat.deck[len(seat.deck) - 1]
