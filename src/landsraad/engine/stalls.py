"""Cards on sale for some seats only, beside Row and Reserve; an option names them as cards that lie aside."""

from landsraad.core.packed import i64
from landsraad.engine.atoms import flow
from landsraad.engine.modifiers import acquire_cost
from landsraad.model.state import Seat, State


def offer_stalls(s: State, seat: Seat, least: i64, most: i64) -> None:
    """Offer the cards of all stalls that cost a seat no less and no more than this."""
    for room in s.rules.stall_rooms:
        for card in room.stall(s, seat):
            cost: i64 = acquire_cost(s, seat, card)
            if least <= cost <= most and s.rules.act_aside[card] not in s.options:
                flow.offer(s, s.rules.act_aside[card])


def stalls_offer(s: State, seat: Seat, least: i64, most: i64) -> bool:
    """Tell whether some stall has a card for a seat at such a cost."""
    for room in s.rules.stall_rooms:
        for card in room.stall(s, seat):
            if least <= s.rules.card_cost[card] <= most:
                return True
    return False


def in_stall(s: State, seat: Seat, card: i64) -> bool:
    """Tell whether a card that was chosen lies in a stall, and is none that lies aside for the seat."""
    return len(s.rules.stall_rooms) > 0 and card not in seat.aside


def take_from_stall(s: State, seat: Seat, card: i64) -> None:
    """Take a card out of the stall that has it."""
    for room in s.rules.stall_rooms:
        if card in room.stall(s, seat):
            room.sold(s, card)
            return
