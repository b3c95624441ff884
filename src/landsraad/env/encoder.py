"""The encoder: writes what a seat may know into a flat vector. Compiled; follows ``layout`` slice by slice.

Every function writes its slices from ``at`` on and returns the place after them; a box with a state of its own adds
one to the end of ``encode``.
"""

from typing import Final

from landsraad.core.actions import N_ACTIONS
from landsraad.core.packed import append, i64, u8, vec
from landsraad.engine.actors import actor, actor_count
from landsraad.engine.atoms.units import count
from landsraad.engine.legality import shown_strength, unit_power
from landsraad.engine.mechanics import fleet, freight, mentat, tech, tokens
from landsraad.engine.views import hidden_kind, top_seen
from landsraad.model.state import KNOWN, Actor, RivalRecord, State
from landsraad.model.terms import FROM_CARD, FROM_INTRIGUE, FROM_SPACE, SOURCE_SPAN

TURN_NUMBERS: Final = 14
SEAT_NUMBERS: Final = 22
RIVAL_NUMBERS: Final = 15
RIVAL_DECK_NUMBERS: Final = 2
WORKS_NUMBERS: Final = 7
N_KINDS: Final = 43
N_OPS: Final = 76


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


def seen_from(s: State, viewer: i64, number: i64) -> i64:
    """Return an actor's number as the viewer counts: itself 0, then the seats clockwise, then the Rivals; -1 nobody."""
    n: i64 = len(s.seats)
    return (number - viewer) % n if 0 <= number < n else number


def clear(out: vec[i64]) -> None:
    """Fill with zeros."""
    i: i64 = 0
    n: i64 = len(out)
    while i < n:
        out[i] = 0
        i += 1


def encode(s: State, viewer: i64, out: vec[i64]) -> i64:
    """Write the observation of a seat into ``out`` (of the layout's size) and return its length."""
    clear(out)
    return encode_at(s, viewer, out, 0)


def encode_at(s: State, viewer: i64, out: vec[i64], start: i64) -> i64:
    """Write the observation of a seat into ``out`` from ``start`` on, where there are only zeros; return its length."""
    i: i64 = 0
    at: i64 = encode_turn(s, viewer, out, start)
    at = encode_board(s, viewer, out, at)
    at = encode_cards(s, viewer, out, at)
    n: i64 = len(s.seats)
    while i < n:
        at = encode_seat(s, (viewer + i) % n, viewer, out, at)
        i += 1
    at = encode_own(s, viewer, out, at)
    if s.rivalry is not None:
        at = encode_rivals(s, s.rivalry, out, at)
    offer = tech.record_of(s)
    if offer is not None:
        at = encode_works(s, offer, viewer, out, at)
    return at - start


def encode_turn(s: State, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write the numbers of round and turn, the kind of the decision and the Conflicts."""
    r = s.rules
    out[at] = s.round
    out[at + 1] = s.phase
    out[at + 2] = seen_from(s, viewer, s.first_player)
    out[at + 3] = seen_from(s, viewer, s.turn_seat)
    out[at + 4] = seen_from(s, viewer, s.decider)
    out[at + 5] = seen_from(s, viewer, s.for_actor)
    out[at + 6] = s.turn_kind
    out[at + 7] = s.sent_space + 1
    out[at + 8] = s.recruited
    out[at + 9] = s.deployed
    out[at + 10] = len(s.imperium_deck)
    out[at + 11] = len(s.intrigue_deck)
    out[at + 12] = len(s.conflict_deck)
    out[at + 13] = r.conflict_level[s.conflict] if s.conflict >= 0 else 0
    at += TURN_NUMBERS
    kind: i64 = s.kind if s.decider == viewer else hidden_kind(s)
    out[at + kind] = 1
    at += N_KINDS
    if s.conflict >= 0:
        out[at + s.conflict] = 1
    at += len(r.conflicts)
    for past in s.conflict_past:
        out[at + past] = 1
    return at + len(r.conflicts)


def encode_board(s: State, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write Alliances, Agents, bonus spice and Control."""
    r = s.rules
    seats: i64 = len(s.seats)
    n: i64 = actor_count(s)
    i: i64 = 0
    while i < r.n_factions:
        out[at + i] = seen_from(s, viewer, s.alliance[i]) + 1
        i += 1
    at += r.n_factions
    space: i64 = 0
    while space < r.n_spaces:
        agents: i64 = s.agents[space]
        if agents != 0:
            i = 0
            while i < n:
                number: i64 = (viewer + i) % seats if i < seats else i
                out[at + i * r.n_spaces + space] = (agents >> (4 * number)) & 15
                i += 1
        out[at + n * r.n_spaces + space] = s.bonus_spice[space]
        out[at + (n + 1) * r.n_spaces + space] = seen_from(s, viewer, s.control[space]) + 1
        space += 1
    return at + (n + 2) * r.n_spaces


def encode_cards(s: State, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write the shared cards, the work to be done and what asks for the decision."""
    r = s.rules
    count_into(out, at, s.row)
    at += r.n_cards
    stack: i64 = 0
    while stack < len(s.reserve):
        out[at + stack] = s.reserve[stack]
        stack += 1
    at += len(s.reserve)
    count_into(out, at, s.trashed)
    at += r.n_cards
    count_into(out, at, s.intrigue_discard)
    at += r.n_intrigues
    for line in s.agenda:
        out[at + r.code[3 * r.line_pc[line]]] += 1
    at += N_OPS
    if s.decider == viewer or hidden_kind(s) == s.kind:
        place: i64 = s.source % SOURCE_SPAN
        what: i64 = s.source // SOURCE_SPAN
        if what == FROM_CARD:
            out[at + place] = 1
        elif what == FROM_INTRIGUE:
            out[at + r.n_cards + place] = 1
        elif what == FROM_SPACE:
            out[at + r.n_cards + r.n_intrigues + place] = 1
    return at + r.n_cards + r.n_intrigues + r.n_spaces


def encode_seat(s: State, index: i64, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write what the viewer knows of a seat."""
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
    helper = mentat.record_of(s)
    if helper is not None:
        out[at + 18] = 1 if helper.holder == index else 0
        out[at + 19] = 1 if helper.next == index else 0
    out[at + 20] = seat.closed_space + 1
    out[at + 21] = seat.secret if seat.secret_shown != 0 or index == viewer else 0
    at = encode_influence(s, seat, out, at + SEAT_NUMBERS)
    count_into(out, at, seat.discard)
    at += r.n_cards
    count_into(out, at, seat.play)
    at += r.n_cards
    count_into(out, at, seat.deck)
    if index != viewer:
        count_into(out, at, seat.hand)
        if seat.kept >= 0:
            out[at + seat.kept] += 1
    at += r.n_cards
    count_into(out, at, seat.aside)
    at += r.n_cards
    count_into(out, at, seat.face_up)
    at += r.n_intrigues
    count_into(out, at, seat.hand_known)
    at += r.n_cards
    seen: i64 = top_seen(s, seat, int(viewer))
    while seen > 0:
        out[at + seat.deck[len(seat.deck) - seen]] += 1
        seen -= 1
    at += r.n_cards
    i: i64 = 0
    while i < len(s.known_intrigue):
        if s.known_intrigue[i] == index and s.known_intrigue[i + 1] == viewer:
            out[at + s.known_intrigue[i + 2]] += 1
        i += KNOWN
    return at + r.n_intrigues


def encode_influence(s: State, one: Actor, out: vec[i64], at: i64) -> i64:
    """Write the Influence of an actor."""
    i: i64 = 0
    while i < s.rules.n_factions:
        out[at + i] = one.influence(i)
        i += 1
    return at + s.rules.n_factions


def encode_own(s: State, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write what only the viewer sees."""
    r = s.rules
    own = s.seats[viewer]
    count_into(out, at, own.hand)
    at += r.n_cards
    count_into(out, at, own.intrigue)
    at += r.n_intrigues
    i: i64 = 0
    while i < r.n_factions:
        out[at + i] = (own.secret >> i) & 1
        i += 1
    return at + r.n_factions


def encode_rivals(s: State, record: RivalRecord, out: vec[i64], at: i64) -> i64:
    """Write the Rivals and their cards."""
    helper = mentat.record_of(s)
    for rival in record.rivals:
        out[at] = rival.vp
        out[at + 1] = rival.solari
        out[at + 2] = rival.spice
        out[at + 3] = rival.water
        out[at + 4] = rival.supply
        out[at + 5] = rival.garrison
        out[at + 6] = rival.conflict
        out[at + 7] = shown_strength(s, rival)
        out[at + 8] = rival.swords
        out[at + 9] = rival.agents
        out[at + 10] = rival.swordmaster
        out[at + 11] = len(rival.intrigue)
        out[at + 12] = rival.leader + 1
        out[at + 13] = 1 if helper is not None and helper.holder == rival.index else 0
        out[at + 14] = rival.scores
        at = encode_influence(s, rival, out, at + RIVAL_NUMBERS)
    out[at] = len(record.deck)
    out[at + 1] = len(record.unseen_intrigue)
    at += RIVAL_DECK_NUMBERS
    count_into(out, at, record.pile)
    return at + len(s.rules.rival_cards)


def encode_many(states: list[State], size: i64, out: vec[i64]) -> None:
    """Write the observations of the seats that must choose in several games, one after the other."""
    clear(out)
    at: i64 = 0
    for s in states:
        encode_at(s, s.decider if s.decider >= 0 else 0, out, at)
        at += size


def empty_mask(rows: i64 = 1) -> vec[u8]:
    """Return masks of all action ids, none of them legal."""
    result = vec[u8](capacity=rows * N_ACTIONS)
    i: i64 = 0
    while i < rows * N_ACTIONS:
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


def mask_many(states: list[State], out: vec[u8]) -> None:
    """Write the masks of several games, one after the other."""
    at: i64 = 0
    while at < len(out):
        out[at] = 0
        at += 1
    at = 0
    for s in states:
        for action in s.options:
            out[at + action] = 1
        at += N_ACTIONS


def encode_works(s: State, works: tech.TechRecord, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write Tech tiles, dreadnoughts and the Shipping track, and what the viewer knows of the Intrigue deck's ends."""
    r = s.rules
    n_tiles: i64 = len(r.things[tech.FROM_TILE])
    ships = fleet.record_of(s)
    kind: i64 = fleet.kind_of(r)
    for stack in works.stacks:
        if len(stack) > 0:
            out[at + stack[len(stack) - 1]] = 1
    at += n_tiles
    for stack in works.stacks:
        out[at] = len(stack)
        at += 1
    write_mask(out, at, works.gone, 1)
    at += n_tiles
    space: i64 = 0
    while space < r.n_spaces:
        flag: i64 = ships.flags[space] if ships is not None else -1
        out[at + space] = seen_from(s, viewer, flag >> 1) + 1 if flag >= 0 else 0
        space += 1
    at += r.n_spaces
    out[at] = count(s.recruited_units, kind)
    out[at + 1] = count(s.deployed_units, kind)
    out[at + 2] = s.extra_turn
    at += 3
    at = encode_deck_ends(s, viewer, out, at)
    if s.seats[viewer].kept >= 0:
        out[at + s.seats[viewer].kept] = 1
    at += r.n_cards
    if s.source // SOURCE_SPAN == tech.FROM_TILE:
        out[at + s.source % SOURCE_SPAN] = 1
    at += n_tiles
    seats: i64 = len(s.seats)
    i: i64 = 0
    while i < actor_count(s):
        at = encode_actor_works(s, works, actor(s, (viewer + i) % seats if i < seats else i), out, at)
        i += 1
    return at


def encode_deck_ends(s: State, viewer: i64, out: vec[i64], at: i64) -> i64:
    """Write the Intrigue cards that the viewer has put on top of their deck or under it."""
    place: i64 = 0
    while place < len(s.intrigue_bottom):
        if s.intrigue_bottom[place] == viewer:
            out[at + s.intrigue_deck[place]] += 1
        place += 1
    top: i64 = len(s.intrigue_deck) - 1
    if s.intrigue_top == viewer and top >= len(s.intrigue_bottom):
        out[at + s.intrigue_deck[top]] += 1
    return at + s.rules.n_intrigues


def encode_actor_works(s: State, works: tech.TechRecord, one: Actor, out: vec[i64], at: i64) -> i64:
    """Write the dreadnoughts, the Freighter, the Negotiators, the tiles and the tokens of an actor."""
    kind: i64 = fleet.kind_of(s.rules)
    out[at] = count(one.units_supply, kind)
    out[at + 1] = count(one.units_garrison, kind)
    out[at + 2] = count(one.units_conflict, kind)
    out[at + 3] = unit_power(s, one, kind)
    shipping = freight.record_of(s)
    out[at + 4] = shipping.place[one.index] if shipping is not None else 0
    out[at + 5] = works.negotiators[one.index]
    out[at + 6] = 1 if one.index < len(s.seats) and s.seats[one.index].kept >= 0 else 0
    at += WORKS_NUMBERS
    for source in s.owned[one.index]:
        if source // SOURCE_SPAN == tech.FROM_TILE:
            out[at + source % SOURCE_SPAN] = 1
    write_mask(out, at, works.down[one.index], 2)
    at += len(s.rules.things[tech.FROM_TILE])
    marks = tokens.record_of(s)
    if marks is not None:
        write_mask(out, at, marks.marks[one.index], 1)
    return at + s.rules.n_factions


def write_mask(out: vec[i64], at: i64, mask: i64, value: i64) -> None:
    """Write a value where the bits of a mask are set."""
    i: i64 = 0
    while mask >> i != 0:
        if (mask >> i) & 1 != 0:
            out[at + i] = value
        i += 1
