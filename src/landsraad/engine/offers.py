"""Offers: list the options of an open decision. Options are listed once a decision, each action once."""

from landsraad.core.packed import i64, vec
from landsraad.engine.atoms import flow
from landsraad.model.state import Seat, State
from landsraad.model.terms import W_ACCEPT, W_DECLINE


def offer_zone(s: State, zone: vec[i64], actions: vec[i64]) -> None:
    """Offer every card of a zone, equal ones once."""
    seen: i64 = len(s.options)
    for card in zone:
        action: i64 = actions[card]
        i: i64 = seen
        while i < len(s.options) and s.options[i] != action:
            i += 1
        if i == len(s.options):
            flow.offer(s, action)


def offer_numbers(s: State, first: i64, last: i64) -> None:
    """Offer the numbers from first to last."""
    while first <= last:
        flow.offer(s, s.rules.act_number[first])
        first += 1


def offer_mask(s: State, mask: i64, actions: vec[i64]) -> None:
    """Offer the actions whose bit is set."""
    i: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            flow.offer(s, actions[i])
        mask >>= 1
        i += 1


def ask_yes_no(s: State, kind: i64, seat: Seat, source: i64, pc: i64) -> None:
    """Ask whether to use something optional."""
    flow.ask(s, kind, seat.index, source, pc, 0)
    flow.offer(s, s.rules.act_word[W_ACCEPT])
    flow.offer(s, s.rules.act_word[W_DECLINE])
