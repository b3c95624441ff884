"""What teammates give each other: goods go where they are worth more, troops where they fight. Compiled."""

from typing import Final

from landsraad.bots.fight import conflict_worth
from landsraad.bots.position_worth import thing_worth
from landsraad.bots.valuation import Valuation
from landsraad.core.packed import i64
from landsraad.engine.mechanics import trade
from landsraad.engine.mechanics.teamwork import D_REINFORCE, friends_who_fight
from landsraad.engine.mechanics.trade import D_AMOUNT, D_GIFT, D_GIVE_INTRIGUE, D_TRADE_WITH, W_INTRIGUE, W_WATER
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_PLOT,
    FROM_INTRIGUE,
    OP_SOLARI,
    OP_SPICE,
    OP_WATER,
    SOURCE_SPAN,
    T_COMBAT,
    T_ENDGAME,
    T_PLOT,
    W_PASS,
    W_SOLARI,
    W_SPICE,
)

WITHIN_REACH: Final = 3.0  # Solari that are enough for a seat on the Council, or for a Swordmaster
COUNCIL: Final = 5
SWORDMASTER: Final = 8
BEYOND: Final = 0.45  # of what a good is worth, if there is plenty of it
EFFORT: Final = 0.2  # a gift that changes little is not worth its while


def is_trade(kind: i64) -> bool:
    """Tell whether a question is about what to give to a teammate."""
    return kind in (D_TRADE_WITH, D_GIFT, D_AMOUNT, D_GIVE_INTRIGUE, D_REINFORCE)


def partner(s: State, seat: Seat) -> Seat:
    """Return with whom a seat trades."""
    deal = trade.record_of(s)
    if deal is None or deal.first < 0:
        return seat
    return s.seats[deal.second if deal.first == seat.index else deal.first]


def stock_worth(m: Valuation, seat: Seat, word: i64, n: i64) -> float:
    """Return what a stock of n of a kind of goods is worth to a seat."""
    op: i64 = OP_SOLARI if word == W_SOLARI else OP_SPICE if word == W_SPICE else OP_WATER
    plenty: i64 = 9 if word == W_SOLARI else 7 if word == W_SPICE else 3
    full: i64 = n if n < plenty else plenty
    total: float = m.unit[op] * m.late * (float(full) + BEYOND * float(n - full))
    if word == W_SOLARI and seat.agents > 0:
        if seat.council == 0 and n >= COUNCIL:
            total += WITHIN_REACH * m.late
        if seat.swordmaster == 0 and n >= SWORDMASTER:
            total += WITHIN_REACH * m.late
    return total


def gift_worth(m: Valuation, giver: Seat, taker: Seat, word: i64, n: i64) -> float:
    """Return what a team gains if one of it gives n of a kind of goods to another."""
    here: i64 = trade.has_of(giver, word)
    there: i64 = trade.has_of(taker, word)
    gained: float = stock_worth(m, taker, word, there + n) - stock_worth(m, taker, word, there)
    return gained - (stock_worth(m, giver, word, here) - stock_worth(m, giver, word, here - n))


def best_gift(m: Valuation, giver: Seat, taker: Seat, word: i64) -> float:
    """Return what the best number of a kind of goods gains the team."""
    best: float = 0.0
    n: i64 = 1
    while n <= trade.has_of(giver, word):
        gain: float = gift_worth(m, giver, taker, word, n)
        if gain > best:
            best = gain
        n += 1
    return best


def use_of(m: Valuation, s: State, seat: Seat, card: i64) -> float:
    """Return what an Intrigue card is good for in somebody's hand."""
    best: float = 0.0
    for kind in (T_PLOT, T_COMBAT, T_ENDGAME):
        gain: float = thing_worth(m, s, seat, FROM_INTRIGUE * SOURCE_SPAN + card, BOX_PLOT + kind)
        if gain > best:
            best = gain
    return best


def card_gift(m: Valuation, s: State, giver: Seat, taker: Seat, card: i64) -> float:
    """Return what a team gains if an Intrigue card changes hands."""
    return use_of(m, s, taker, card) - use_of(m, s, giver, card) - 1.0


def rate_kind(m: Valuation, s: State, seat: Seat, other: Seat, word: i64) -> float:
    """Score a kind of goods to give."""
    if word == W_PASS:
        return EFFORT
    if word != W_INTRIGUE:
        return best_gift(m, seat, other, word)
    best: float = 0.0
    for card in seat.intrigue:
        gain: float = card_gift(m, s, seat, other, card)
        if gain > best:
            best = gain
    return best


def rate_trade(m: Valuation, s: State, seat: Seat, noun: i64, is_word: bool) -> float:
    """Score an option of a trade, or of a reinforcement."""
    if s.kind == D_REINFORCE:
        return rate_reinforcement(m, s, seat, noun)
    if s.kind == D_AMOUNT:
        return gift_worth(m, seat, partner(s, seat), s.limit, noun)
    if s.kind == D_GIFT:
        return rate_kind(m, s, seat, partner(s, seat), noun)
    if is_word:
        return 0.0
    if s.kind == D_GIVE_INTRIGUE:
        return card_gift(m, s, seat, partner(s, seat), noun)
    other = s.seats[noun]
    both: float = 0.0
    for word in (W_SOLARI, W_SPICE, W_WATER):
        given: float = best_gift(m, seat, other, word)
        got: float = best_gift(m, other, seat, word)
        both += given if given > got else got
    return both - EFFORT


def rate_reinforcement(m: Valuation, s: State, seat: Seat, n: i64) -> float:
    """Score how many troops the first Ally gets, the rest being the other's: they go where they fight."""
    mask: i64 = friends_who_fight(s, seat.index)
    first: i64 = seat.index if (mask >> seat.index) & 1 != 0 else -1
    total: float = 0.0
    for ally in s.seats:
        if (mask >> ally.index) & 1 != 0:
            if first < 0:
                first = ally.index
            share: i64 = n if ally.index == first else s.limit - n
            total += conflict_worth(m, s, ally, share, 0) - conflict_worth(m, s, ally, 0, 0)
            total += 0.01 * float(share) if ally.garrison < 3 else 0.0
    return total
