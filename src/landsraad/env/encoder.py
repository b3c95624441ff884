"""The encoder: writes what a seat may know into a flat vector. Compiled; follows ``layout`` slice by slice.

An observation is written on a page, which is wiped for the next one: nothing is allocated, and numpy, which looks at
the page all the time, has but one copy to make. Functions write their slices from ``at`` on and return the place after
them.
"""

from typing import Final

from landsraad.core.packed import append, extend, i16, i64, vec
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.atoms.units import count as units_in
from landsraad.engine.knowledge.views import hidden_kind, top_seen
from landsraad.engine.mechanics import (
    commanders,
    contracts,
    fleet,
    freight,
    kept_card,
    memories,
    mentat,
    objectives,
    spies,
    tech,
    throne,
    tokens,
    trade,
    training,
    worms,
)
from landsraad.engine.strength import packed_total, shown_strength, unit_power
from landsraad.env.widths import (
    ACTOR,
    ACTORS,
    ARROWS,
    CONFLICTS,
    CONTRACTS,
    DECKS,
    KINDS,
    OBJECTIVES,
    OPERATIONS,
    POSTS,
    RESERVES,
    SEATS,
    SPACES,
    STACKS,
    TILES,
    TRACKS,
    TRADE,
    TURN,
    UNIT,
    UNIT_KINDS,
)
from landsraad.model.state import KNOWN, Actor, Seat, State
from landsraad.model.terms import FROM_CARD, FROM_INTRIGUE, FROM_SPACE, SOURCE_SPAN

SEAT_NUMBERS: Final = 14  # where those begin, among the numbers of an actor, that only seats have
ACTOR_SLICES: Final = ACTOR + UNIT_KINDS * UNIT + TRACKS + TRACKS + TILES + POSTS + CONTRACTS + OBJECTIVES


def zeros(n: i64) -> vec[i16]:
    """Return a vector of n zeros."""
    result = vec[i16](capacity=n)
    i: i64 = 0
    while i < n:
        result = append(result, i16(0))
        i += 1
    return result


def count(out: vec[i16], at: i64, zone: vec[i64]) -> None:
    """Count the cards of a zone."""
    for card in zone:
        out[at + card] += 1


def bits(out: vec[i16], at: i64, mask: i64) -> None:
    """Add the bits of a mask."""
    while mask != 0:
        out[at] += i16(mask & 1)
        mask >>= 1
        at += 1


def seen_from(s: State, viewer: i64, number: i64) -> i64:
    """Return the place of an actor: the viewer 0, the seats clockwise, the Rivals after six seats; -1 nobody."""
    if number < 0:
        return -1
    n: i64 = len(s.seats)
    if number >= n:
        return number - n + SEATS
    return number - viewer if number >= viewer else number - viewer + n


class Page:
    """As many places as observations need, in memory that stays where it is: ``numbers`` may be looked at for ever."""

    def __init__(self, size: i64) -> None:
        self.zeros = zeros(size)
        self.empty = vec[i16](capacity=size)
        self.numbers = extend(self.empty, self.zeros)

    def wipe(self) -> vec[i16]:
        """Write zeros everywhere: what is added to an empty vector fills the memory that it has, of all of them."""
        self.numbers = extend(self.empty, self.zeros)
        return self.numbers

    def observe(self, s: State, viewer: i64) -> None:
        """Write the observation of a seat."""
        encode(s, viewer, self.wipe(), 0)


def encode(s: State, viewer: i64, out: vec[i16], start: i64) -> i64:
    """Write the observation of a seat into zeros, from ``start`` on; return its length."""
    at: i64 = encode_turn(s, viewer, out, start)
    at = encode_shared(s, viewer, out, at)
    at = encode_spaces(s, viewer, out, at)
    at = encode_sources(s, viewer, out, at)
    at = encode_market(s, out, at)
    number: i64 = 0
    everybody: i64 = actor_count(s)
    starts = vec[i64](capacity=everybody)
    while number < everybody:
        starts = append(starts, at + ACTOR_SLICES * seen_from(s, viewer, number))
        encode_actor(s, actor(s, number), viewer, out, starts[number])
        number += 1
    encode_pieces(s, out, starts)
    encode_possessions(s, out, starts)
    at = encode_cards(s, viewer, out, at + ACTOR_SLICES * ACTORS)
    n: i64 = len(s.seats)
    i: i64 = 0
    while i < n:
        at = encode_seat_cards(s, s.seats[(viewer + i) % n], viewer, out, at)
        i += 1
    return at - start


# --- the part that is the same in every environment ----------------------------------------------------------------


def encode_turn(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write the numbers of round and turn, the kind of the decision and the work to be done."""
    r = s.rules
    out[at] = i16(s.round)
    out[at + 1] = i16(s.phase)
    out[at + 2] = i16(seen_from(s, viewer, s.first_player))
    out[at + 3] = i16(seen_from(s, viewer, s.turn_seat))
    out[at + 4] = i16(seen_from(s, viewer, s.decider))
    out[at + 5] = i16(seen_from(s, viewer, s.for_actor))
    out[at + 6] = i16(s.turn_kind)
    out[at + 7] = i16(s.sent_space + 1)
    out[at + 8] = i16(s.recruited)
    out[at + 9] = i16(s.deployed)
    out[at + 10] = i16(len(s.imperium_deck))
    out[at + 11] = i16(len(s.intrigue_deck))
    out[at + 12] = i16(len(s.conflict_deck))
    out[at + 13] = i16(r.conflict_level[s.conflict] if s.conflict >= 0 else 0)
    out[at + 14] = i16(packed_total(s.recruited_units))
    out[at + 15] = i16(packed_total(s.deployed_units))
    out[at + 16] = i16(s.extra_turn)
    encode_turn_pieces(s, out, at + 17)
    at += TURN
    kind: i64 = s.kind if s.decider == viewer else hidden_kind(s)
    out[at + kind] = 1
    at += KINDS
    for line in s.agenda:
        out[at + r.code[3 * r.line_pc[line]]] += 1
    return at + OPERATIONS


def encode_shared(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write the Conflicts, the Alliances, the own secret, the Reserve and the decks of Rivals."""
    r = s.rules
    if s.conflict >= 0:
        out[at + s.conflict] = 1
    at += CONFLICTS
    for past in s.conflict_past:
        out[at + past] = 1
    at += CONFLICTS
    i: i64 = 0
    while i < r.n_factions:
        out[at + i] = i16(seen_from(s, viewer, s.alliance[i]) + 1)
        i += 1
    at += TRACKS
    bits(out, at, s.seats[viewer].secret)
    at += TRACKS
    i = 0
    while i < len(s.reserve):
        out[at + i] = i16(s.reserve[i])
        i += 1
    at += RESERVES
    if s.rivalry is not None:
        out[at] = i16(len(s.rivalry.deck))
        out[at + 1] = i16(len(s.rivalry.unseen_intrigue))
    return at + DECKS


def encode_spaces(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write Agents, bonus spice, Control and flags by space."""
    n: i64 = s.rules.n_spaces
    bonus: i64 = at + ACTORS * SPACES
    space: i64 = 0
    while space < n:
        agents: i64 = s.agents[space]
        number: i64 = 0
        while agents != 0:
            if agents & 15 != 0:
                out[at + SPACES * seen_from(s, viewer, number) + space] = i16(agents & 15)
            agents >>= 4
            number += 1
        out[bonus + space] = i16(s.bonus_spice[space])
        out[bonus + SPACES + space] = i16(seen_from(s, viewer, s.control[space]) + 1)
        space += 1
    encode_flags(s, viewer, out, bonus + 2 * SPACES)
    return bonus + 3 * SPACES


def encode_sources(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write the space or the tile that asks for the decision; a compound choice tells others nothing."""
    place: i64 = s.source % SOURCE_SPAN
    what: i64 = source_kind(s, viewer)
    if what == FROM_SPACE:
        out[at + place] = 1
    elif what == tech.FROM_TILE:
        out[at + SPACES + place] = 1
    elif what == contracts.FROM_CONTRACT:
        out[at + SPACES + TILES + place] = 1
    return at + SPACES + TILES + CONTRACTS


def source_kind(s: State, viewer: i64) -> i64:
    """Return of what kind the asking thing is, as far as the viewer may know; -1 for nothing."""
    if s.decider == viewer or hidden_kind(s) == s.kind:
        return s.source // SOURCE_SPAN
    return -1


def encode_actor(s: State, one: Actor, viewer: i64, out: vec[i16], at: i64) -> None:
    """Write what everybody sees of an actor, and what the viewer knows of itself."""
    out[at] = i16(one.vp)
    out[at + 1] = i16(one.solari)
    out[at + 2] = i16(one.spice)
    out[at + 3] = i16(one.water)
    out[at + 4] = i16(shown_strength(s, one))
    out[at + 5] = i16(one.swords)
    out[at + 6] = i16(one.agents)
    out[at + 7] = i16(one.swordmaster)
    out[at + 8] = i16(len(one.intrigue))
    out[at + 9] = i16(one.leader + 1)
    out[at + 11] = i16(one.scores)
    if one.index < len(s.seats):
        encode_seat(s.seats[one.index], viewer, out, at + SEAT_NUMBERS)
    at += ACTOR
    out[at] = i16(one.supply)
    out[at + 1] = i16(one.garrison)
    out[at + 2] = i16(one.conflict)
    out[at + 3] = i16(s.rules.values.troop_strength)
    if s.rules.n_units > 1:
        encode_units(s, one, out, at)
    at += UNIT_KINDS * UNIT
    i: i64 = 0
    while i < s.rules.n_factions:
        out[at + i] = i16(one.influence(i))
        i += 1


def encode_seat(seat: Seat, viewer: i64, out: vec[i16], at: i64) -> None:
    """Write the numbers that only seats have."""
    out[at] = i16(seat.persuasion)
    out[at + 1] = i16(seat.council)
    out[at + 2] = i16(seat.revealed)
    out[at + 3] = i16(len(seat.hand))
    out[at + 4] = i16(len(seat.deck))
    out[at + 6] = i16(seat.closed_space + 1)
    out[at + 7] = i16(seat.secret if seat.secret_shown != 0 or seat.index == viewer else 0)


# --- cards: as many places as the ruleset has cards, and the seats of the table ---------------------------------------


def encode_cards(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write the cards that belong to no seat or only to the viewer."""
    r = s.rules
    own = s.seats[viewer]
    place: i64 = s.source % SOURCE_SPAN
    what: i64 = source_kind(s, viewer)
    count(out, at, s.row)
    at += r.n_cards
    count(out, at, s.trashed)
    at += r.n_cards
    if what == FROM_CARD:
        out[at + place] = 1
    at += r.n_cards
    count(out, at, own.hand)
    at += r.n_cards
    kept: i64 = kept_card.kept_by(s, viewer)
    if kept >= 0:
        out[at + kept] = 1
    at += r.n_cards
    count(out, at, s.intrigue_discard)
    at += r.n_intrigues
    if what == FROM_INTRIGUE:
        out[at + place] = 1
    at += r.n_intrigues
    count(out, at, own.intrigue)
    at = encode_deck_ends(s, viewer, out, at + r.n_intrigues)
    if r.trashes_intrigue != 0:
        count(out, at, s.trashed_intrigue)
        at += r.n_intrigues
    if s.teams != 0:
        at = encode_teams(s, viewer, out, at)
    if s.rivalry is not None:
        count(out, at, s.rivalry.pile)
        at += len(r.rival_cards)
    return at


def encode_seat_cards(s: State, seat: Seat, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write what the viewer knows of a seat's cards."""
    r = s.rules
    count(out, at, seat.discard)
    at += r.n_cards
    count(out, at, seat.play)
    at += r.n_cards
    count(out, at, seat.deck)
    if seat.index != viewer:
        count(out, at, seat.hand)
        kept: i64 = kept_card.kept_by(s, seat.index)
        if kept >= 0:
            out[at + kept] += 1
    at += r.n_cards
    count(out, at, seat.aside)
    at += r.n_cards
    count(out, at, seat.hand_known)
    at += r.n_cards
    seen: i64 = top_seen(s, seat, int(viewer))
    while seen > 0:
        out[at + seat.deck[len(seat.deck) - seen]] += 1
        seen -= 1
    at += r.n_cards
    count(out, at, seat.face_up)
    at += r.n_intrigues
    i: i64 = 0
    while i < len(s.known_intrigue):
        if s.known_intrigue[i] == seat.index and s.known_intrigue[i + 1] == viewer:
            out[at + s.known_intrigue[i + 2]] += 1
        i += KNOWN
    return at + r.n_intrigues


# --- pieces of single boxes ----------------------------------------------------------------------------------------


def encode_pieces(s: State, out: vec[i16], starts: vec[i64]) -> None:
    """Write what single boxes add to the numbers of the actors, which begin at ``starts``."""
    index: i64 = 0
    everybody: i64 = len(starts)
    helper = mentat.record_of(s)
    if helper is not None:
        if helper.holder >= 0:
            out[starts[helper.holder] + 10] = 1
        if 0 <= helper.next < len(s.seats):
            out[starts[helper.next] + SEAT_NUMBERS + 5] = 1
    aside = kept_card.record_of(s)
    if aside is not None:
        while index < len(aside.kept):
            out[starts[index] + SEAT_NUMBERS + 8] = i16(1 if aside.kept[index] >= 0 else 0)
            index += 1
    shipping = freight.record_of(s)
    offer = tech.record_of(s)
    desert = worms.record_of(s)
    watch = spies.record_of(s)
    remembered = memories.record_of(s)
    school = training.record_of(s)
    index = 0
    while index < everybody:
        at: i64 = starts[index]
        if shipping is not None:
            out[at + 12] = i16(shipping.place[index])
        if offer is not None:
            out[at + 13] = i16(offer.negotiators[index])
        if desert is not None:
            out[at + 23] = i16((desert.hooks >> index) & 1)
        if watch is not None:
            out[at + 24] = i16(spies.room_of(s.rules).each - spies.bits(watch.posts[index]))
        if remembered is not None:
            out[at + 25] = i16(remembered.remembered[index])
        if school is not None and actor(s, index).leader == training.tables_of(s.rules).leader:
            out[at + 26] = i16(school.place[index] + 1)  # 0 for who has no track
        index += 1


def encode_teams(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write who plays with whom, whom the turn has activated, the Agents of the Commanders, the Throne Row, a trade."""
    n: i64 = len(s.seats)
    crew = commanders.record_of(s)
    active: i64 = s.fielders[s.turn_seat]
    if active != s.turn_seat:
        out[at + n + seen_from(s, viewer, active)] = 1
    for seat in s.seats:
        place: i64 = seen_from(s, viewer, seat.index)
        out[at + place] = i16(1 if s.sides[seat.index] == s.sides[viewer] else 2)
        if crew is not None:
            out[at + 2 * n + ARROWS * n + place] = i16((crew.gone >> seat.index) & 1)
            if s.crews[seat.index] != 0:
                token: i64 = 0
                while token < ARROWS:
                    out[at + 2 * n + ARROWS * place + token] = i16(commanders.sent_to(s, seat, token))
                    token += 1
    at += (3 + ARROWS) * n
    row = throne.record_of(s)
    if row is not None:
        count(out, at, row.cards)
    at += s.rules.n_cards
    deal = trade.record_of(s)
    if deal is not None and deal.first >= 0:
        out[at] = i16(seen_from(s, viewer, deal.first) + 1)
        out[at + 1] = i16(seen_from(s, viewer, deal.second) + 1)
        side: i64 = 0
        while side < 2:
            out[at + 2 + 2 * side] = i16(trade.kind_of_goods(deal.goods[side]))
            out[at + 3 + 2 * side] = i16(deal.amounts[side])
            if (deal.first if side == 0 else deal.second) == viewer:
                count(out, at + TRADE, deal.wrapped[side])
            side += 1
    return at + TRADE + s.rules.n_intrigues


def encode_turn_pieces(s: State, out: vec[i16], at: i64) -> None:
    """Write whether the Shield Wall stands, whether a spy was recalled this turn, and the spice gained in it."""
    desert = worms.record_of(s)
    if desert is not None:
        out[at] = i16(desert.wall)
    watch = spies.record_of(s)
    if watch is not None:
        out[at + 1] = i16(watch.recalled)
    out[at + 2] = i16(s.spice_gained)


def encode_possessions(s: State, out: vec[i16], starts: vec[i64]) -> None:
    """Write tokens, Tech tiles, spies by post, contracts, Objectives and won Conflicts of the actors."""
    marks = tokens.record_of(s)
    offer = tech.record_of(s)
    watch = spies.record_of(s)
    bank = contracts.record_of(s)
    cards = objectives.record_of(s)
    index: i64 = 0
    everybody: i64 = len(starts)
    while index < everybody:
        at: i64 = starts[index] + ACTOR + UNIT_KINDS * UNIT + TRACKS
        if marks is not None:
            bits(out, at, marks.marks[index])
        at += TRACKS
        if offer is not None:
            for source in s.owned[index]:
                if source // SOURCE_SPAN == tech.FROM_TILE:
                    out[at + source % SOURCE_SPAN] = 1
            bits(out, at, offer.down[index])  # 2 for a tile that lies face down
        at += TILES
        if watch is not None:
            bits(out, at, watch.posts[index])
        at += POSTS
        if bank is not None:
            for contract in bank.held[index]:
                out[at + contract] += 1
            for contract in bank.completed[index]:
                out[at + contract] += 4
        at += CONTRACTS
        if cards is not None:
            for source in cards.face_up_cards[index]:
                out[at + objectives.icon_of(s.rules, source)] += 1
            for source in cards.turned_cards[index]:
                out[at + OBJECTIVES // 2 + objectives.icon_of(s.rules, source)] += 1
        index += 1


def encode_market(s: State, out: vec[i16], at: i64) -> i64:
    """Write the Tech tiles on offer, gone and left, and the contracts on offer."""
    offer = tech.record_of(s)
    if offer is not None:
        stack: i64 = 0
        while stack < len(offer.stacks):
            tiles = offer.stacks[stack]
            if len(tiles) > 0 and (offer.covered >> stack) & 1 == 0:
                out[at + tiles[len(tiles) - 1]] = 1
            out[at + 2 * TILES + stack] = i16(len(tiles))
            stack += 1
        bits(out, at + TILES, offer.gone)
    bank = contracts.record_of(s)
    if bank is not None:
        count(out, at + 2 * TILES + STACKS, bank.market)
    return at + 2 * TILES + STACKS + CONTRACTS


def encode_flags(s: State, viewer: i64, out: vec[i16], at: i64) -> None:
    """Write whose dreadnoughts are on flags."""
    ships = fleet.record_of(s)
    if ships is not None:
        space: i64 = 0
        while space < s.rules.n_spaces:
            flag: i64 = ships.flags[space]
            out[at + space] = i16(seen_from(s, viewer, flag >> 1) + 1 if flag >= 0 else 0)
            space += 1


def encode_units(s: State, one: Actor, out: vec[i16], at: i64) -> None:
    """Write an actor's units of further kinds, behind the troops; each kind has its place in every game."""
    worm: i64 = worms.kind_of(s.rules) if worms.record_of(s) is not None else 0
    start: i64 = at
    kind: i64 = 1
    while kind < s.rules.n_units:
        at = start + UNIT * (2 if kind == worm else 1)
        out[at] = i16(units_in(one.units_supply, kind))
        out[at + 1] = i16(units_in(one.units_garrison, kind))
        out[at + 2] = i16(units_in(one.units_conflict, kind))
        out[at + 3] = i16(unit_power(s, one, kind))
        kind += 1


def encode_deck_ends(s: State, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Write the Intrigue cards that the viewer has put on top of their deck or under it."""
    bottom = s.intrigue_bottom
    place: i64 = 0
    while place < len(bottom):
        if bottom[place] == viewer:
            out[at + s.intrigue_deck[place]] += 1
        place += 1
    top: i64 = len(s.intrigue_deck) - 1
    if s.intrigue_top == viewer and top >= len(bottom):
        out[at + s.intrigue_deck[top]] += 1
    return at + s.rules.n_intrigues
