"""The encoder: writes what a seat may know into a flat vector. Compiled; follows ``layout`` slice by slice."""

from typing import Final

from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, i64, u8, vec
from landsraad.engine.queries import shown_strength
from landsraad.engine.views import hidden_kind, top_seen
from landsraad.model.state import State
from landsraad.model.terms import DECISION_NAMES, FROM_CARD, OP_NAMES, SOURCE_SPAN

SEAT_NUMBERS: Final = 22
TURN_NUMBERS: Final = 13


def zeros(n: i64) -> vec[i64]:
    """Return a vector of n zeros."""
    result = vec[i64](capacity=n)
    i: i64 = 0
    while i < n:
        result = append(result, 0)
        i += 1
    return result


def count_into(out: vec[i64], at: i64, zone: vec[i64]) -> None:
    """Count the cards of a zone into the vector."""
    for card in zone:
        out[at + card] += 1


def encode(s: State, viewer: i64, out: vec[i64]) -> i64:
    """Write the observation of a seat into ``out`` (of the layout's size) and return its length."""
    r = s.rules
    n: i64 = len(s.seats)
    i: i64 = 0
    while i < len(out):
        out[i] = 0
        i += 1
    at: i64 = 0
    out[0] = s.round
    out[1] = s.phase
    out[2] = (s.first_player - viewer) % n
    out[3] = (s.turn_seat - viewer) % n
    out[4] = (s.decider - viewer) % n if s.decider >= 0 else -1
    out[5] = s.turn_kind
    out[6] = s.sent_space + 1
    out[7] = s.recruited
    out[8] = s.deployed
    out[9] = len(s.imperium_deck)
    out[10] = len(s.intrigue_deck)
    out[11] = len(s.conflict_deck)
    out[12] = r.conflict_level[s.conflict] if s.conflict >= 0 else 0
    at += TURN_NUMBERS
    kind: i64 = s.kind if s.decider == viewer else hidden_kind(s)
    out[at + kind] = 1
    at += len(DECISION_NAMES)
    if s.conflict >= 0:
        out[at + s.conflict] = 1
    at += len(r.conflicts)
    for past in s.conflict_past:
        out[at + past] = 1
    at += len(r.conflicts)
    at = encode_board(s, viewer, out, at)
    count_into(out, at, s.row)
    at += r.n_cards
    stack: i64 = 0
    while stack < len(s.reserve):
        out[at + stack] = s.reserve[stack]
        stack += 1
    at += len(s.reserve)
    count_into(out, at, s.intrigue_discard)
    at += r.n_intrigues
    for line in s.agenda:
        out[at + r.code[3 * r.line_pc[line]]] += 1
    at += len(OP_NAMES)
    if s.decider == viewer and s.source // SOURCE_SPAN == FROM_CARD:
        out[at + s.source % SOURCE_SPAN] = 1
    at += r.n_cards
    i = 0
    while i < n:
        at = encode_seat(s, (viewer + i) % n, viewer, out, at)
        i += 1
    own = s.seats[viewer]
    count_into(out, at, own.hand)
    at += r.n_cards
    count_into(out, at, own.intrigue)
    at += r.n_intrigues
    count_into(out, at, own.aside)
    at += r.n_cards
    if top_seen(s, own, int(viewer)) > 0:
        out[at + own.deck[len(own.deck) - 1]] = 1
    at += r.n_cards
    i = 0
    while i < r.n_factions:
        out[at + i] = (own.secret >> i) & 1
        i += 1
    return at + r.n_factions


def encode_board(s: State, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write Alliances, Agents, bonus spice and Control; return the place after them."""
    r = s.rules
    n: i64 = len(s.seats)
    i: i64 = 0
    while i < r.n_factions:
        holder: i64 = s.alliance[i]
        out[at + i] = (holder - viewer) % n + 1 if holder >= 0 else 0
        i += 1
    at += r.n_factions
    space: i64 = 0
    while space < r.n_spaces:
        agents: i64 = s.agents[space]
        if agents != 0:
            i = 0
            while i < n:
                out[at + i * r.n_spaces + space] = (agents >> (4 * ((viewer + i) % n))) & 15
                i += 1
        out[at + n * r.n_spaces + space] = s.bonus_spice[space]
        owner: i64 = s.control[space]
        out[at + (n + 1) * r.n_spaces + space] = (owner - viewer) % n + 1 if owner >= 0 else 0
        space += 1
    return at + (n + 2) * r.n_spaces


def encode_seat(s: State, index: i64, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write what the viewer knows of a seat; return the place after it."""
    r = s.rules
    seat = s.seats[index]
    out[at] = seat.vp
    out[at + 1] = seat.solari
    out[at + 2] = seat.spice
    out[at + 3] = seat.water
    out[at + 4] = seat.supply
    out[at + 5] = seat.garrison
    out[at + 6] = seat.conflict
    out[at + 7] = shown_strength(s, seat)
    out[at + 8] = seat.swords
    out[at + 9] = seat.persuasion
    out[at + 10] = seat.agents
    out[at + 11] = seat.swordmaster
    out[at + 12] = seat.council
    out[at + 13] = seat.revealed
    out[at + 14] = len(seat.hand)
    out[at + 15] = len(seat.deck)
    out[at + 16] = len(seat.intrigue)
    out[at + 17] = seat.leader + 1
    out[at + 18] = 1 if s.mentat == index else 0
    out[at + 19] = 1 if s.mentat_next == index else 0
    out[at + 20] = seat.closed_space + 1
    out[at + 21] = seat.secret if seat.secret_shown != 0 or index == viewer else 0
    at += SEAT_NUMBERS
    i: i64 = 0
    while i < r.n_factions:
        out[at + i] = seat.influence(i)
        i += 1
    at += r.n_factions
    count_into(out, at, seat.discard)
    at += r.n_cards
    count_into(out, at, seat.play)
    at += r.n_cards
    count_into(out, at, seat.deck)
    if index != viewer:
        count_into(out, at, seat.hand)
    return at + r.n_cards


def empty_mask() -> vec[u8]:
    """Return a mask of all action ids, none of them legal."""
    result = vec[u8](capacity=N_ACTIONS)
    i: i64 = 0
    while i < N_ACTIONS:
        result = append(result, 0)
        i += 1
    return result


def mask_into(s: State, out: vec[u8], before: vec[i64]) -> vec[i64]:
    """Clear the actions legal ``before``, set those legal now, and return the latter for the next call."""
    for action in before:
        out[action] = 0
    for action in s.options:
        out[action] = 1
    return s.options[:]
