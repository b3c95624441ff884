"""Rivals: their deck, what they recruit and deploy, and what they spend."""

from landsraad.core.packed import added, append, i64, joined, pop, vec
from landsraad.engine.atoms.board import gain_rival_swordmaster
from landsraad.engine.atoms.cards import forget_hand
from landsraad.engine.atoms.goods import gain_vp
from landsraad.model.events import (
    EV_RIVAL_CHOSE,
    EV_RIVAL_DECK_SHUFFLED,
    EV_RIVAL_HELD_BACK,
    EV_RIVAL_IDLE,
    EV_RIVAL_PAID,
    EV_RIVAL_REVEALED,
    EV_RIVAL_SCHEMED,
    EV_RIVAL_SENT,
    EV_RIVAL_SKIPPED,
    EV_RIVAL_SPENT,
    EV_TROOPS_DEPLOYED,
    EV_TROOPS_RECRUITED,
    PUBLIC,
    rule_number,
)
from landsraad.model.state import Rival, RivalRecord, State
from landsraad.model.terms import OP_SOLARI, OP_SPICE, OP_WATER


def set_acting(record: RivalRecord, actor: i64) -> None:
    """Say whose turn it is."""
    record.acting = actor


def start_turn(rival: Rival) -> None:
    """Begin a Rival's turn."""
    rival.recruited = 0


def shuffle_all(s: State, record: RivalRecord) -> None:
    """Shuffle all cards of the Rivals into a new deck (H-AGT-06, H-AGT-07)."""
    deck = joined(record.deck, record.pile)
    s.rng.shuffle(deck)
    record.deck = deck
    record.pile = vec[i64]()
    s.reveals += 1
    if s.log is not None:
        s.log.add(EV_RIVAL_DECK_SHUFFLED, -1, -1, len(record.deck), -1, PUBLIC)


def reveal(s: State, record: RivalRecord, rival: Rival, for_swords: bool) -> i64:
    """Turn up the top card for a Rival; a deck that runs out is renewed at once (H-AGT-06)."""
    record.deck, card = pop(record.deck)
    record.pile = append(record.pile, card)
    s.reveals += 1
    if s.log is not None:
        policy = s.rules.policy
        why: str = policy.swords_rule if for_swords else policy.sent_rule
        s.log.add(EV_RIVAL_REVEALED, rival.index, card, 0, rule_number(why), PUBLIC)
    if len(record.deck) == 0 and s.rules.rival_reshuffle[card] == 0:
        shuffle_all(s, record)  # after a Reshuffle card the caller does it (H-AGT-07)
    return card


def note_skipped(s: State, rival: Rival, card: i64, why: str) -> None:
    """Write down why a card was passed over."""
    if s.log is not None:
        s.log.add(EV_RIVAL_SKIPPED, rival.index, card, 0, rule_number(why), PUBLIC)


def note_sent(s: State, rival: Rival, space: i64, why: str) -> None:
    """Write down where the Agent went and by which rule."""
    if s.log is not None:
        s.log.add(EV_RIVAL_SENT, rival.index, space, 0, rule_number(why), PUBLIC)


def note_chose(s: State, rival: Rival, faction: i64, why: str) -> None:
    """Write down a choice of the automaton and its rule."""
    if s.log is not None:
        s.log.add(EV_RIVAL_CHOSE, rival.index, faction, 0, rule_number(why), PUBLIC)


def note_held_back(s: State, rival: Rival, why: str) -> None:
    """Write down that no troop was deployed, and why."""
    if s.log is not None:
        s.log.add(EV_RIVAL_HELD_BACK, rival.index, -1, 0, rule_number(why), PUBLIC)


def rest(rival: Rival) -> None:
    """A Rival leaves its Agents unused for the rest of the round."""
    rival.agents = 0


def note_idle(s: State, rival: Rival, why: str) -> None:
    """Write down that no card led anywhere (H-AGT-08)."""
    if s.log is not None:
        s.log.add(EV_RIVAL_IDLE, rival.index, -1, 0, rule_number(why), PUBLIC)


def recruit(s: State, rival: Rival, n: i64) -> None:
    """Recruit up to n troops to the Garrison (H-AGT-15)."""
    if n > rival.supply:
        n = rival.supply
    rival.supply -= n
    rival.garrison += n
    rival.recruited += n
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_RECRUITED, rival.index, -1, n, -1, PUBLIC)


def deploy(s: State, rival: Rival, n: i64) -> None:
    """Deploy n troops from the Garrison."""
    rival.garrison -= n
    rival.conflict += n
    rival.recruited = 0
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_DEPLOYED, rival.index, -1, n, -1, PUBLIC)


def deploy_some(s: State, rival: Rival, n: i64) -> None:
    """Deploy n of the troops recruited this turn; the others stay recruits."""
    rival.garrison -= n
    rival.conflict += n
    rival.recruited -= n
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_DEPLOYED, rival.index, -1, n, -1, PUBLIC)


def show_strength(rival: Rival) -> None:
    """Move the Combat marker: a Rival's strength is known in Combat."""
    rival.strength_set = 1


def value_of(s: State, rival: Rival) -> i64:
    """Return the price of a Rival's third Agent, 0 if it buys none."""
    return 0 if rival.leader < 0 else s.rules.rival_value[rival.leader]


def gathers(s: State, rival: Rival) -> bool:
    """Tell whether a Rival takes resources: a streamlined one not once it has its third Agent (R-VAR-06, R-VAR-14)."""
    if rival.collects == 0:
        return False
    return rival.swordmaster == 0 or rival.leader < 0 or s.rules.rival_plain[rival.leader] == 0


def buy_swordmaster(s: State, record: RivalRecord, rival: Rival) -> None:
    """Pay for the third Agent, one kind after the other, and take it at once (R-RES-03 to R-RES-05)."""
    left: i64 = value_of(s, rival)
    for op in s.rules.rival_pays:
        n: i64 = held(rival, op)
        if n > left:
            n = left
        if n > 0:
            pay(s, record, rival, op, n)
            left -= n
            if s.log is not None:
                why: str = s.rules.policy.swordmaster_rule
                s.log.add(EV_RIVAL_PAID, rival.index, op, n, rule_number(why), PUBLIC)
    gain_rival_swordmaster(s, rival)


def held(rival: Rival, op: i64) -> i64:
    """Return how many of a resource a Rival has."""
    if op == OP_SPICE:
        return rival.spice
    if op == OP_WATER:
        return rival.water
    return rival.solari if op == OP_SOLARI else len(rival.intrigue)


def note_schemed(s: State, rival: Rival) -> None:
    """Write down that a Rival's Scheme takes effect."""
    if s.log is not None:
        s.log.add(EV_RIVAL_SCHEMED, rival.index, rival.leader, 0, rule_number(s.rules.policy.scheme_rule), PUBLIC)


def spend(s: State, record: RivalRecord, rival: Rival) -> None:
    """Buy the third Agent and Victory Points as soon as an amount is reached, by the prices of the box (H-RES, R-VPB).

    Before it has a third Agent that it must buy, a Rival buys nothing else (R-RES-08).
    """
    r = s.rules
    value: i64 = 0 if rival.swordmaster != 0 or r.rivals_buy == 0 else value_of(s, rival)
    if value > 0:
        if rival.solari + rival.spice + rival.water + len(rival.intrigue) < value:
            return
        buy_swordmaster(s, record, rival)
    if rival.scores == 0:
        return
    i: i64 = 0
    while i < len(r.price_op):
        op: i64 = r.price_op[i]
        have: i64 = rival.solari
        if op == OP_SPICE:
            have = rival.spice
        elif op == OP_WATER:
            have = rival.water
        elif op != OP_SOLARI:
            have = len(rival.intrigue)
        if r.price_level[i] == 0 or r.conflict_level[s.conflict] >= r.price_level[i]:  # X-RTC-04
            while have >= r.price_n[i]:
                buy(s, record, rival, i)
                have -= r.price_n[i]
        i += 1


def buy(s: State, record: RivalRecord, rival: Rival, price: i64) -> None:
    """Pay a price and score the Victory Point."""
    r = s.rules
    op: i64 = r.price_op[price]
    n: i64 = r.price_n[price]
    pay(s, record, rival, op, n)
    if s.log is not None:
        s.log.add(EV_RIVAL_SPENT, rival.index, op, n, rule_number(r.policy.prices[price].rule), PUBLIC)
    gain_vp(s, rival, 1)


def pay(s: State, record: RivalRecord, rival: Rival, op: i64, n: i64) -> None:
    """Take the price from a Rival; its Intrigue cards go face down to their discard pile (H-RES-04)."""
    if op == OP_SOLARI:
        rival.solari -= n
    elif op == OP_SPICE:
        rival.spice -= n
    elif op == OP_WATER:
        rival.water -= n
    else:
        while n > 0:
            rival.intrigue, card = pop(rival.intrigue)
            record.unseen_intrigue = added(record.unseen_intrigue, card)
            n -= 1
        forget_hand(s, rival.index)
