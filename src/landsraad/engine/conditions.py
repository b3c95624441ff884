"""Conditions and counts: what effects ask about the game when they are resolved, for any actor."""

from typing import Final

from landsraad.core.packed import i64, vec
from landsraad.engine.actors.plan import (
    actor,
    actor_count,
    are_enemies,
    borrowed_level,
    fielded_in_turn,
    fielder,
    has_alliance,
    is_seat,
    level_of,
    whose_turn,
)
from landsraad.engine.strength import packed_total, strength
from landsraad.engine.swords import other_sword_cards, sword_cards
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    C_ACQUIRED,
    C_AGENT_TO_COME,
    C_AGENTS_ON,
    C_ALLIANCE,
    C_ANY_ALLIANCE,
    C_ANY_SWORDMASTER,
    C_COUNCIL,
    C_DEPLOYED,
    C_ENEMY_ALLIANCE,
    C_ENEMY_HERE,
    C_GAINED_SPICE,
    C_HARVESTED,
    C_INFLUENCE,
    C_LOST,
    C_MOST_DEPLOYED,
    C_NOT,
    C_OTHER_IN_PLAY,
    C_OWNS,
    C_OWNS_MOST,
    C_PERSUASION,
    C_PICKED,
    C_PICKED_COST,
    C_REACHED,
    C_REVEAL_TURN,
    C_SENT_TO,
    C_SENT_TO_ICONS,
    C_SENT_TO_MAKER,
    C_SOLARI,
    C_SOME,
    C_SPICE,
    C_STRENGTH,
    C_SWORDMASTER,
    C_TRACKS,
    C_TURN_START,
    C_UNITS_DEPLOYED,
    C_UNITS_IN_CONFLICT,
    D_AFTER_COMBAT,
    FROM_CARD,
    LINE_LATE,
    N_IN_PLAY,
    N_LOW_TRACKS,
    N_OTHER_SWORD_CARDS,
    N_REVEALED,
    N_SWORD_CARDS,
    OP_SWORDS,
    PHASE_TURNS,
    SOURCE_SPAN,
    TURN_OPEN,
    TURN_REVEAL,
)

# Conditions about the turn of whoever has it; a trigger that follows somebody else's event asks them of that actor.
OF_THE_TURN: Final = (
    C_DEPLOYED,
    C_UNITS_DEPLOYED,
    C_HARVESTED,
    C_GAINED_SPICE,
    C_SENT_TO,
    C_SENT_TO_MAKER,
    C_SENT_TO_ICONS,
    C_ACQUIRED,
)


def count_faction(r: Rules, zone: vec[i64], faction: i64) -> i64:
    """Count the cards of a Faction in a zone."""
    n: i64 = 0
    for card in zone:
        n += (r.card_factions[card] >> faction) & 1
    return n


def count_card(zone: vec[i64], card: i64) -> i64:
    """Count the copies of a card in a zone."""
    n: i64 = 0
    for other in zone:
        if other == card:
            n += 1
    return n


def owned(s: State, index: i64, card: i64) -> i64:
    """Count the copies of a card an actor owns, wherever they are (F-CRD-03); a Rival has a fixed number (H-SOP-11)."""
    if s.rivalry is not None and index >= len(s.seats):
        return s.rivalry.rivals[index - len(s.seats)].owns_as
    seat = s.seats[index]
    n: i64 = count_card(seat.deck, card) + count_card(seat.discard, card)
    n += count_card(seat.hand, card) + count_card(seat.play, card)
    for room in s.rules.hiding_rooms:
        n += count_card(room.hidden_cards(s, seat), card)
    return n


def counted(s: State, one: Actor, counter: i64, arg: i64, source: i64) -> i64:
    """Return the number a "per ..." effect of a thing multiplies with."""
    if counter == N_IN_PLAY:
        return count_faction(s.rules, s.seats[one.index].play, arg) if is_seat(s, one.index) else 0
    if counter == N_SWORD_CARDS:
        return sword_cards(s)
    if counter == N_OTHER_SWORD_CARDS:
        return other_sword_cards(s, source)
    if counter == N_LOW_TRACKS:
        return low_tracks(s, one, arg)
    if counter == N_REVEALED:
        return (s.revealed_factions >> (8 * arg)) & 255
    for room in s.rules.rooms:
        n: i64 = room.counted(s, counter, arg, one)
        if n > 0:
            return n
    return 0


def agents_on(s: State, index: i64, icons: i64) -> i64:
    """Count the Agents of an actor on spaces with one of the icons."""
    n: i64 = 0
    space: i64 = 0
    while space < s.rules.n_spaces:
        if s.rules.space_icon[space] & icons != 0:
            n += (s.agents[space] >> (4 * index)) & 15
        space += 1
    return n


def low_tracks(s: State, one: Actor, limit: i64) -> i64:
    """Count the Factions with at most so much Influence."""
    n: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        level: i64 = one.influence(faction) if s.teams == 0 else level_of(s, one, faction)
        if level <= limit and s.rules.track_base[faction] == faction:
            n += 1
        faction += 1
    return n


def track_icons(r: Rules) -> i64:
    """Return the icons of all spaces that belong to an Influence track."""
    mask: i64 = 0
    for icon in r.track_icon:
        mask |= icon
    return mask


def controller(s: State, space: i64) -> i64:
    """Return who controls a space: a room may hold it in place of the marker (X-CTL-03); -1 for nobody."""
    for room in s.rules.cover_rooms:
        holder: i64 = room.controller(s, space)
        if holder >= 0:
            return holder
    return s.control[space]


def holds(s: State, condition: i64, one: Actor, source: i64) -> bool:
    """Judge a condition now, for any actor and the thing the effect stands on; -1 always holds.

    What a Rival has no part in (cards in play, a Reveal turn, Persuasion) does not hold for it.
    """
    if condition < 0:
        return True
    r = s.rules
    kind: i64 = r.cond_kind[condition]
    a: i64 = r.cond_a[condition]
    b: i64 = r.cond_b[condition]
    if kind == C_OTHER_IN_PLAY:
        return one.index < len(s.seats) and other_in_play(r, s.seats[one.index], a, source)
    if kind == C_INFLUENCE:
        return (one.influence(a) if s.teams == 0 else level_of(s, one, a)) >= b
    if kind == C_ALLIANCE:
        return s.alliance[a] == one.index or (s.teams != 0 and has_alliance(s, one.index, a))
    if kind == C_ANY_ALLIANCE:
        return one.index in s.alliance
    if kind == C_COUNCIL:
        return one.council != 0
    if kind == C_OWNS:
        return owned(s, one.index, a) >= b
    if kind == C_OWNS_MOST:
        return owns_most(s, one.index, a)
    if kind == C_TRACKS:
        return r.n_icons - low_tracks(s, one, a - 1) >= b
    if kind == C_SOME:
        held: i64 = 0
        part: i64 = 1
        while part <= b:
            if holds(s, condition + part, one, source):
                held += 1
            part += 1
        return held >= a
    if kind == C_NOT:
        return not holds(s, a, one, source)
    if r.cond_room[condition] >= 0:
        return r.rooms[r.cond_room[condition]].holds(s, kind, a, b, one)
    return holds_now(s, kind, a, b, one)


def holds_for(s: State, condition: i64, one: Actor, source: i64, whose: Actor) -> bool:
    """Judge the condition of a trigger that follows somebody else's event: what it asks of the turn it asks of them."""
    if condition < 0 or one.index == whose.index:
        return holds(s, condition, one, source)
    r = s.rules
    kind: i64 = r.cond_kind[condition]
    if kind == C_NOT:
        return not holds_for(s, r.cond_a[condition], one, source, whose)
    if kind == C_SOME:
        held: i64 = 0
        part: i64 = 1
        while part <= r.cond_b[condition]:
            if holds_for(s, condition + part, one, source, whose):
                held += 1
            part += 1
        return held >= r.cond_a[condition]
    return holds(s, condition, whose if kind in OF_THE_TURN else one, source)


def holds_now(s: State, kind: i64, a: i64, b: i64, one: Actor) -> bool:
    """Judge a condition about the turn at hand."""
    mine: bool = s.phase == PHASE_TURNS and whose_turn(s) == one.index
    if kind == C_REVEAL_TURN:
        return s.turn_kind == TURN_REVEAL and s.turn_seat == one.index
    if kind == C_TURN_START:
        return s.turn_kind == TURN_OPEN and s.turn_touched == 0 and s.turn_seat == one.index
    if kind == C_AGENT_TO_COME:
        return s.turn_kind == TURN_OPEN and s.turn_seat == one.index
    # Units deployed in a turn count as deployed by whoever fields them too (S-OWN-04).
    fielding: bool = mine or (s.teams != 0 and s.phase == PHASE_TURNS and fielded_in_turn(s) == one.index)
    if kind == C_DEPLOYED:
        return fielding and s.deployed >= a
    if kind == C_UNITS_DEPLOYED:
        return fielding and s.deployed + packed_total(s.deployed_units) >= a
    if kind == C_HARVESTED:
        return mine and s.harvested >= a
    if kind == C_GAINED_SPICE:
        return mine and s.spice_gained >= a
    if kind == C_SENT_TO:
        return mine and s.sent_space == a and a >= 0
    if kind == C_SENT_TO_MAKER:
        return mine and s.sent_space >= 0 and s.rules.space_maker[s.sent_space] != 0
    if kind == C_SENT_TO_ICONS:
        return mine and s.sent_space >= 0 and s.rules.space_icon[s.sent_space] & a != 0
    if kind == C_ENEMY_HERE:
        return s.sent_space >= 0 and s.agents[s.sent_space] & ~own_agents(s, one.index) != 0
    if kind == C_AGENTS_ON:
        return agents_on(s, one.index, a) >= b
    if kind == C_SOLARI:
        return one.solari >= a
    if kind == C_PERSUASION:
        return one.index < len(s.seats) and s.seats[one.index].persuasion >= a
    return holds_seldom(s, kind, a, b, one)


def holds_seldom(s: State, kind: i64, a: i64, b: i64, one: Actor) -> bool:
    """Judge a condition that few things have."""
    mine: bool = s.phase == PHASE_TURNS and whose_turn(s) == one.index
    if s.teams != 0 and kind in (C_STRENGTH, C_UNITS_IN_CONFLICT):
        one = s.seats[fielder(s, one.index)]  # S-OWN-02
    if kind == C_SWORDMASTER:
        return one.swordmaster != 0
    if kind == C_ANY_SWORDMASTER:
        return any_swordmaster(s)
    if kind == C_STRENGTH:
        return strength_now(s, one) >= a
    if kind == C_UNITS_IN_CONFLICT:
        return one.conflict + packed_total(one.units_conflict) >= a
    if kind == C_ENEMY_ALLIANCE:
        return enemy_alliance(s, one, a)
    if kind == C_ACQUIRED:
        return mine and a in s.acquired
    if kind == C_PICKED:
        return s.picked >= 0 and (s.rules.card_factions[s.picked] >> a) & 1 != 0
    if kind == C_PICKED_COST:
        return s.picked >= 0 and s.rules.card_cost[s.picked] >= a
    if kind == C_SPICE:
        return one.spice >= a
    if kind == C_LOST:
        return s.kind == D_AFTER_COMBAT and s.decider == one.index and s.limit >= a
    if kind == C_MOST_DEPLOYED:
        return most_deployed(s, one)
    if kind == C_REACHED:
        return s.reached == 16 * a + b
    return False


def most_deployed(s: State, one: Actor) -> bool:
    """Tell whether an actor has more troops in the Conflict than each opponent."""
    own: i64 = actor(s, fielder(s, one.index)).conflict
    number: i64 = 0
    while number < actor_count(s):
        if are_enemies(s, one.index, number) and actor(s, number).conflict >= own:
            return False
        number += 1
    return True


def any_swordmaster(s: State) -> bool:
    """Tell whether anybody has the third Agent."""
    number: i64 = 0
    while number < actor_count(s):
        if actor(s, number).swordmaster != 0:
            return True
        number += 1
    return False


def enemy_alliance(s: State, one: Actor, least: i64) -> bool:
    """Tell whether an opponent holds the Alliance of a Faction with which an actor has so much Influence."""
    faction: i64 = 0
    while faction < s.rules.n_factions:
        holder: i64 = s.alliance[faction]
        if (
            holder >= 0
            # The Faction of the token itself, not what its icon may mean for a seat with tracks of its own (S-END-06).
            and (one.influence(faction) if s.teams == 0 else borrowed_level(s, one, faction)) >= least
            and are_enemies(s, one.index, holder)
        ):
            return True
        faction += 1
    return False


def strength_now(s: State, one: Actor) -> i64:
    """Return the strength at this moment, with the swords that count what the Reveal turn has brought so far."""
    total: i64 = strength(s, one)
    if total == 0 or s.turn_seat != one.index or s.turn_kind != TURN_REVEAL:
        return total
    r = s.rules
    for line in s.agenda:
        pc: i64 = r.line_pc[line]
        if r.line_flags[line] & LINE_LATE != 0 and r.code[3 * pc + 3] == OP_SWORDS:
            n: i64 = counted(s, one, r.code[3 * pc + 1], r.code[3 * pc + 2], r.line_source[line])
            total += r.code[3 * pc + 4] * n
    return total


def other_in_play(r: Rules, seat: Seat, faction: i64, source: i64) -> bool:
    """Tell whether a seat has another card of a Faction in play than the one the effect stands on."""
    others: i64 = count_faction(r, seat.play, faction)
    if source // SOURCE_SPAN == FROM_CARD:
        card: i64 = source % SOURCE_SPAN
        if (r.card_factions[card] >> faction) & 1 != 0 and card in seat.play:
            others -= 1
    return others > 0


def own_agents(s: State, index: i64) -> i64:
    """Return the bits that Agents of an actor and its friends take on a space."""
    mask: i64 = 15 << (4 * index)
    number: i64 = 0
    while number < actor_count(s):
        if not are_enemies(s, index, number):
            mask |= 15 << (4 * number)
        number += 1
    return mask


def owns_most(s: State, index: i64, card: i64) -> bool:
    """Tell whether an actor owns more copies of a card than each opponent; a Rival has a fixed number (H-SOP-11)."""
    own: i64 = owned(s, index, card)
    number: i64 = 0
    while number < actor_count(s):
        if are_enemies(s, index, number) and owned(s, number, card) >= own:
            return False  # nobody has most of what nobody has
        number += 1
    return True
