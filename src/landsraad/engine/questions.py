"""Questions: open a decision and list its options. Options are listed once a decision, each action once."""

from landsraad.core.packed import i64, vec
from landsraad.engine.actors import actor_count
from landsraad.engine.atoms import flow
from landsraad.engine.queries import can_be_hit, spaces_with_own_agent
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_ACQUIRE_FREE,
    D_CHOOSE_EFFECT,
    D_CHOOSE_OPPONENT,
    D_CLOSE_SPACE,
    D_DEPLOY,
    D_DISCARD,
    D_GAIN_INFLUENCE,
    D_LOSE_INFLUENCE,
    D_PAY,
    D_RECALL,
    D_RESERVE,
    D_RETREAT,
    D_SECRET,
    D_TAKE_BACK,
    D_TRASH,
    OP_TRASH,
    W_ACCEPT,
    W_DECLINE,
)


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


def ask_pay(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask whether to pay an arrow cost (B-CST-02)."""
    ask_yes_no(s, D_PAY, seat, source, pc)


def ask_gain_influence(s: State, seat: Seat, source: i64, pc: i64, mask: i64, n: i64) -> None:
    """Ask which Faction gains n Influence (B-INF-12, B-INF-13)."""
    flow.ask(s, D_GAIN_INFLUENCE, seat.index, source, pc, n)
    offer_mask(s, mask, s.rules.act_faction)


def ask_lose_influence(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask which Faction loses 1 Influence, where there is any (B-INF-14)."""
    flow.ask(s, D_LOSE_INFLUENCE, seat.index, source, pc, 1)
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if seat.influence(faction) > 0:
            flow.offer(s, s.rules.act_faction[faction])
        faction += 1


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


def ask_retreat(s: State, seat: Seat, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many troops to retreat; zero is allowed (F-OPT-06)."""
    if seat.conflict == 0:
        return
    flow.ask(s, D_RETREAT, seat.index, source, pc, 0)
    offer_numbers(s, 0, limit if limit < seat.conflict else seat.conflict)


def ask_deploy(s: State, seat: Seat, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many troops of the Garrison to deploy; zero is allowed (F-OPT-06)."""
    if seat.garrison == 0:
        return
    flow.ask(s, D_DEPLOY, seat.index, source, pc, 0)
    offer_numbers(s, 0, limit if limit < seat.garrison else seat.garrison)


def ask_deploy_recruits(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask how many of the troops just recruited to deploy."""
    if s.just_recruited == 0:
        return
    flow.ask(s, D_DEPLOY, seat.index, source, pc, 1)
    offer_numbers(s, 0, s.just_recruited)


def ask_branch(s: State, seat: Seat, source: i64, pc: i64, mask: i64) -> None:
    """Ask for one of the possible branches."""
    flow.ask(s, D_CHOOSE_EFFECT, seat.index, source, pc, 0)
    offer_mask(s, mask, s.rules.act_choice)


def ask_opponent(s: State, seat: Seat, source: i64, pc: i64, end: i64) -> None:
    """Ask for an opponent whom the block can hit."""
    first: bool = True
    number: i64 = 0
    while number < actor_count(s):
        if number != seat.index and can_be_hit(s, pc + 1, end, number, source):
            if first:
                flow.ask(s, D_CHOOSE_OPPONENT, seat.index, source, pc, 0)
                first = False
            flow.offer(s, s.rules.act_seat[number])
        number += 1


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


def ask_close_space(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask which space to close (B-CLR-15)."""
    flow.ask(s, D_CLOSE_SPACE, seat.index, source, pc, 0)
    offer_mask(s, (1 << s.rules.n_spaces) - 1, s.rules.act_space)


def ask_take_back(s: State, seat: Seat, source: i64, pc: i64, faction: i64) -> None:
    """Ask which card of a Faction to take from the discard pile."""
    r = s.rules
    flow.ask(s, D_TAKE_BACK, seat.index, source, pc, 0)
    for card in seat.discard:
        if (r.card_factions[card] >> faction) & 1 != 0 and r.act_discard[card] not in s.options:
            flow.offer(s, r.act_discard[card])


def ask_recall(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask which own Agent to recall (B-ICO-22)."""
    flow.ask(s, D_RECALL, seat.index, source, pc, 0)
    offer_mask(s, spaces_with_own_agent(s, seat), s.rules.act_space)


def ask_reserve(s: State, seat: Seat, source: i64, pc: i64, discount: i64) -> None:
    """Ask which card of the Imperium Row to take out of it."""
    flow.ask(s, D_RESERVE, seat.index, source, pc, discount)
    offer_zone(s, s.row, s.rules.act_market)


def ask_secret(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask for one of the n Factions to keep secret (B-CLR-01)."""
    chosen: i64 = 0
    bits: i64 = seat.secret
    while bits != 0:
        chosen += bits & 1
        bits >>= 1
    if chosen < n:
        flow.jump(s, pc)
        flow.ask(s, D_SECRET, seat.index, source, pc, 0)
        offer_mask(s, ((1 << s.rules.n_factions) - 1) & ~seat.secret, s.rules.act_faction)
