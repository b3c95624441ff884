"""What is possible now: what can be entered, paid and resolved.

What every host has is judged here, in one chain; the rooms of boxes are asked through the ruleset.
"""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import (
    actor,
    actor_count,
    are_enemies,
    fielded_in_turn,
    level_of,
    readings,
    waits_for_fielder,
)
from landsraad.engine.atoms import teams
from landsraad.engine.atoms.units import count
from landsraad.engine.conditions import agents_on, count_faction, holds, other_in_play, track_icons
from landsraad.engine.modifiers import acquire_cost, icons_of, solari_cost, spice_cost
from landsraad.engine.places import next_place
from landsraad.engine.stalls import stalls_offer
from landsraad.engine.strength import packed_total, retreating
from landsraad.model.families import FIRST_ROOM
from landsraad.model.mechanic import Mechanic
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    AMONG_ALL,
    AMONG_BEHIND,
    EXACTLY,
    FROM_CARD,
    M_COMBAT_ICON,
    M_DEPLOY_RECRUITS,
    M_ICONS,
    M_IGNORE_ENEMIES,
    M_NO_DEPLOY,
    OP_ACQUIRE_FREE,
    OP_BRANCH,
    OP_BURY,
    OP_BUY,
    OP_CHOOSE,
    OP_DEPLOY,
    OP_DEPLOY_UNITS,
    OP_DISCARD,
    OP_EITHER,
    OP_IF,
    OP_INFLUENCE_AGENTS,
    OP_INFLUENCE_EACH,
    OP_INFLUENCE_PICK,
    OP_INFLUENCE_SENT,
    OP_LINES,
    OP_LOSE_DEPLOYED,
    OP_LOSE_INFLUENCE,
    OP_LOSE_TROOP,
    OP_OPPONENT,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_RECALL,
    OP_RECALL_OTHER,
    OP_RETREAT,
    OP_RETREAT_ENEMIES,
    OP_RETREAT_SOME,
    OP_RETREAT_UNITS,
    OP_RETURN_TO_HAND,
    OP_TAKE_BACK,
    OP_TOP_CARD,
    OP_TOP_THREE,
    OP_TRASH,
    OP_TRASH_HAND,
    OP_TRASH_INTRIGUE,
    OP_TRASH_OTHER,
    OP_TRASH_PLAY,
    OP_TRASH_SELF,
    SOURCE_SPAN,
)


def may_deploy(s: State, one: Actor) -> bool:
    """Tell whether an actor may deploy units this turn; something may forbid it for its own turn (U-CLR-05)."""
    if (s.turn_mod_kinds >> M_NO_DEPLOY) & 1 == 0:
        return True
    return s.turn_seat != one.index and (s.teams == 0 or fielded_in_turn(s) != one.index)


def on_combat_space(s: State) -> bool:
    """Tell whether the Agent of this turn was sent to a Combat space, or an effect says as much (I-ICO-01)."""
    return s.rules.space_combat[s.sent_space] != 0 or (s.turn_mod_kinds >> M_COMBAT_ICON) & 1 != 0


def can_deploy_now(s: State, seat: Seat) -> i64:
    """Return how many troops the rule of the Combat space still lets the seat deploy (B-TRP-04)."""
    if s.sent_space < 0:
        return 0
    limit: i64 = s.recruited
    if on_combat_space(s):
        limit += s.rules.garrison_deploy - s.from_garrison
    elif (s.turn_mod_kinds >> M_DEPLOY_RECRUITS) & 1 == 0:
        return 0
    if (s.turn_mod_kinds >> M_NO_DEPLOY) & 1 != 0 and not may_deploy(s, seat):
        return 0
    return limit if limit < seat.garrison else seat.garrison


def lendable(s: State, seat: Seat) -> i64:
    """Return how many troops a seat could return to its Supply now (I-SPM-03)."""
    n: i64 = 0
    for room in s.rules.lending_rooms:
        n += room.lendable(s, seat)
    return n


def can_deploy_unit(s: State, one: Actor, kind: i64) -> bool:
    """Tell whether the rule of the Combat space lets a seat deploy another kind of unit now (X-DRN-02, X-UNT-03)."""
    if count(one.units_garrison, kind) == 0 or s.sent_space < 0 or not on_combat_space(s):
        return False
    if not may_deploy(s, one):
        return False
    return count(s.recruited_units, kind) > 0 or s.from_garrison < s.rules.garrison_deploy


def enemy_units(s: State, index: i64) -> bool:
    """Tell whether any opponent has a unit in the Conflict that can retreat."""
    number: i64 = 0
    while number < actor_count(s):
        if are_enemies(s, index, number) and can_retreat(s, actor(s, number)):
            return True
        number += 1
    return False


def can_retreat(s: State, one: Actor) -> bool:
    """Tell whether an actor has a unit in the Conflict that can retreat (U-UNT-06)."""
    return one.conflict > 0 or retreating(s, one) > 0


# --- spaces --------------------------------------------------------------------------------------------------------


def closed_to(s: State, seat: Seat) -> i64:
    """Return the mask of spaces that opponents have closed to a seat."""
    return closed_spaces(s, seat.index)


def own_agents_at(s: State, seat: Seat, space: i64) -> i64:
    """Return how many Agents a seat has on a space."""
    return (s.agents[space] >> (4 * seat.index)) & 15


def may_pay_entry(s: State, seat: Seat, space: i64, card: i64) -> bool:
    """Tell whether cost, requirement and once-per-game limit of a space are met (B-AGT-07, B-AGT-08, B-AGT-14)."""
    r = s.rules
    if seat.water < r.space_water[space]:
        return False
    if seat.spice < r.space_spice[space] and (card < 0 or seat.spice < spice_cost(r, space, card)):
        return False
    if r.space_solari[space] > 0 and seat.solari < solari_cost(s, seat, space):
        return False
    if r.space_once[space] != 0 and (seat.visited >> space) & 1 != 0:
        return False
    asks: bool = r.space_requirement[space] >= 0 and (card < 0 or r.card_unbidden[card] == 0)
    if asks and not holds(s, r.space_requirement[space], seat, 0):
        return False
    entry: i64 = r.entry_line[space]
    return entry < 0 or feasible(s, r.line_pc[entry], r.line_end[entry], seat, 0, False)


def partner(s: State) -> i64:
    """Return the card that is played together with the one that sends the Agent, -1 for none."""
    for room in s.rules.pair_rooms:
        return room.partner(s)
    return -1


def goes_anywhere(s: State, card: i64) -> bool:
    """Tell whether the card that sends the Agent, or the one played with it, leads to any space."""
    if s.rules.card_anywhere[card] != 0:
        return True
    other: i64 = partner(s)
    return other >= 0 and s.rules.card_anywhere[other] != 0


def icons_now(s: State, seat: Seat, card: i64) -> i64:
    """Return the Agent icons of a card, with those that it has while a condition holds (I-GRF-10)."""
    r = s.rules
    if r.card_more[card] >= 0 and holds(s, r.card_more[card], seat, FROM_CARD * SOURCE_SPAN + card):
        return r.card_icons[card] | r.card_more_icons[card]
    return r.card_icons[card]


def icons_in_turn(s: State, seat: Seat, card: i64) -> i64:
    """Return the Agent icons of a card of this turn, with those that effects have added to it (F-CRD-19, I-MIX-03)."""
    for room in s.rules.pair_rooms:
        if not room.takes_icons(s, card):
            return icons_now(s, seat, card)
    return icons_now(s, seat, card) | icons_of(s, seat, M_ICONS)


def passes(s: State, seat: Seat, space: i64, icons: i64) -> bool:
    """Tell whether a seat may enter a space in spite of the Agents there: enemies only, and it passes them."""
    if own_agents_at(s, seat, space) != 0:
        return False
    return icons & s.rules.space_icon[space] != 0 or let_in(s, seat, space)


def open_icons(s: State, seat: Seat, icons: i64, closed: i64) -> i64:
    """Return which of the icons lead to some space that a seat may enter now, by no card in particular."""
    r = s.rules
    passing: i64 = icons_of(s, seat, M_IGNORE_ENEMIES)
    found: i64 = 0
    space: i64 = 0
    while space < r.n_spaces and found != icons:
        icon: i64 = r.space_icon[space]
        offered: bool = icons & ~found & icon != 0 and (closed >> space) & 1 == 0
        free: bool = offered and (s.agents[space] == 0 or passes(s, seat, space, passing))
        if free and (r.space_asks[space] == 0 or may_pay_entry(s, seat, space, -1)):
            found |= icon
        space += 1
    for room in r.entry_rooms:
        if icons & room.entry_icons != 0 and enterable(s, seat, room.entry_icons, closed, -1) != 0:
            found |= room.entry_icons
    return found


def enterable(s: State, seat: Seat, icons: i64, closed: i64, card: i64) -> i64:
    """Return the mask of spaces with one of the icons that a seat may enter now, occupied ones left out.

    The card that sends the Agent, -1 for none in particular, may go past enemy Agents and save spice (X-INF-01).
    """
    r = s.rules
    passing: i64 = icons_of(s, seat, M_IGNORE_ENEMIES)
    if card >= 0:
        passing |= r.card_ignores_enemies[card]
    led: i64 = 0  # spaces that an icon leads to which they do not show
    for room in r.entry_rooms:
        if icons & room.entry_icons != 0:
            led |= room.leads_to(s, seat)
    mask: i64 = 0
    space: i64 = 0
    while space < r.n_spaces:
        offered: bool = (icons & r.space_icon[space] != 0 or (led >> space) & 1 != 0) and (closed >> space) & 1 == 0
        free: bool = offered and (s.agents[space] == 0 or passes(s, seat, space, passing))
        if free and (r.space_asks[space] == 0 or may_pay_entry(s, seat, space, card)):
            mask |= 1 << space
        space += 1
    return mask


def let_in(s: State, seat: Seat, space: i64) -> bool:
    """Tell whether a room of the game lets a seat's Agent in among enemy Agents."""
    found: bool = False
    for room in s.rules.entry_rooms:
        found = found or room.lets_in(s, seat, space)
    return found


def enters_freely(s: State, seat: Seat, space: i64) -> bool:
    """Tell whether the Agent just sent needs no room to let it in: nobody else is there, or its card goes anyway."""
    r = s.rules
    if s.agents[space] & ~(15 << (4 * seat.index)) == 0:
        return True
    card: i64 = seat.play[len(seat.play) - 1]
    passing: i64 = icons_of(s, seat, M_IGNORE_ENEMIES)
    for room in r.pair_rooms:
        if room.partner(s) >= 0:  # whichever of the two lets it in
            card = room.first(s)
            passing |= r.card_ignores_enemies[room.partner(s)]
            if r.card_anywhere[room.partner(s)] != 0:
                return True
    return r.card_anywhere[card] != 0 or (passing | r.card_ignores_enemies[card]) & r.space_icon[space] != 0


def enterable_anywhere(s: State, seat: Seat, closed: i64) -> i64:
    """Return the mask of spaces that a card may enter which ignores icons and Agents (B-CLR-06 to B-CLR-09)."""
    mask: i64 = 0
    space: i64 = 0
    while space < s.rules.n_spaces:
        if (closed >> space) & 1 == 0 and may_pay_entry(s, seat, space, -1):
            mask |= 1 << space
        space += 1
    return mask


def spaces_with_own_agent(s: State, seat: Seat) -> i64:
    """Return the mask of spaces that hold an Agent of a seat."""
    mask: i64 = 0
    space: i64 = 0
    while space < s.rules.n_spaces:
        if own_agents_at(s, seat, space) != 0:
            mask |= 1 << space
        space += 1
    return mask


# --- what can be resolved ------------------------------------------------------------------------------------------


def total_influence(s: State, seat: Seat) -> i64:
    """Return the Influence of a seat with all Factions, which is what it can lose (B-INF-14)."""
    bits: i64 = seat.influence_bits
    n: i64 = 0
    if s.teams != 0:
        faction: i64 = 0
        while faction < s.rules.n_factions:
            n += influence_to_lose(s, seat, faction)
            faction += 1
        return n
    while bits != 0:
        n += bits & 15
        bits >>= 4
    return n


def most_influence(s: State, seat: Seat) -> i64:
    """Return the most Influence that a seat can lose with a single Faction."""
    most: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        level: i64 = influence_to_lose(s, seat, faction)
        if level > most:
            most = level
        faction += 1
    return most


def influence_to_lose(s: State, seat: Seat, faction: i64) -> i64:
    """Return the Influence with a Faction that a seat can lose: whose marker moves for it has it (S-INF-10)."""
    if s.teams == 0:
        return seat.influence(faction)
    holder: i64 = s.track_holders[seat.index * s.rules.n_factions + faction]
    return s.seats[holder].influence(faction) if holder >= 0 else 0


def hand_has(s: State, seat: Seat, faction: i64) -> bool:
    """Tell whether a hand holds a card of a Faction; -1 for any card."""
    return len(seat.hand) > 0 if faction < 0 else count_faction(s.rules, seat.hand, faction) > 0


def factions_to_gain(s: State, seat: Actor, packed: i64) -> i64:
    """Return the mask of Factions that an Influence choice offers."""
    mask: i64 = packed & 0xFF
    if s.teams != 0:
        mask = readings(s, seat.index, mask)
    if packed >> 8 == AMONG_ALL:
        return mask
    result: i64 = 0
    if packed >> 8 != AMONG_BEHIND:
        for room in s.rules.rooms:
            result |= room.among(s, packed >> 8, seat)
        return mask & result
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (mask >> faction) & 1 != 0:
            number: i64 = 0
            while number < actor_count(s):
                mine: i64 = seat.influence(faction) if s.teams == 0 else level_of(s, seat, faction)
                if are_enemies(s, seat.index, number) and actor(s, number).influence(faction) > mine:
                    result |= 1 << faction
                number += 1
        faction += 1
    return result


def can_acquire_free(s: State, seat: Seat, limit: i64, to: i64) -> bool:
    """Tell whether a card of at most, or exactly, this cost is on offer (never one without a cost, F-CRD-07)."""
    r = s.rules
    least: i64 = limit if to & EXACTLY != 0 else 0
    for card in s.row:
        if r.card_cost[card] <= limit and r.card_cost[card] >= least:
            return True
    for card in seat.aside:
        if r.card_cost[card] <= limit and r.card_cost[card] >= least:
            return True
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        cost: i64 = r.card_cost[r.reserve_cards[stack]]
        if cost >= least and cost <= limit and s.reserve[stack] > 0:
            return True
        stack += 1
    return len(r.stall_rooms) > 0 and stalls_offer(s, seat, least, limit)


def can_buy(s: State, seat: Seat) -> bool:
    """Tell whether the Solari of a seat are enough for a card on offer."""
    r = s.rules
    for card in s.row:
        if acquire_cost(s, seat, card) <= seat.solari:
            return True
    for card in seat.aside:
        if r.card_cost[card] <= seat.solari:
            return True
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        cost: i64 = acquire_cost(s, seat, r.reserve_cards[stack])
        if cost >= 0 and cost <= seat.solari and s.reserve[stack] > 0:
            return True
        stack += 1
    return len(r.stall_rooms) > 0 and stalls_offer(s, seat, 0, seat.solari)


def other_agents(s: State, seat: Seat) -> i64:
    """Return the mask of spaces with an Agent of a seat that was not sent this turn (U-ICO-29)."""
    mask: i64 = spaces_with_own_agent(s, seat)
    if s.sent_space >= 0 and s.turn_seat == seat.index and own_agents_at(s, seat, s.sent_space) == 1:
        mask &= ~(1 << s.sent_space)
    return mask


def affordable(s: State, pc: i64, end: i64, seat: Seat, source: i64) -> bool:
    """Tell whether the cost between pc and end can be paid in full now (B-CST-04)."""
    code = s.rules.code
    lost: i64 = 0  # Influence that this cost takes
    one: Seat = seat if s.teams == 0 else s.seats[s.fielders[seat.index]]  # who has the units
    while pc < end:
        op: i64 = code[3 * pc]
        n: i64 = code[3 * pc + 1]
        if op == OP_PAY_SOLARI:
            if seat.solari < n:
                return False
        elif op == OP_PAY_SPICE:
            if seat.spice < n:
                return False
        elif op == OP_PAY_WATER:
            if seat.water < n:
                return False
        elif op == OP_TRASH_SELF:
            if not is_there(s, seat, source):
                return False
        elif op == OP_BURY:
            if len(seat.intrigue) < n:
                return False
        elif op == OP_LOSE_TROOP:
            if one.garrison + one.conflict < n:
                return False
        elif op == OP_RETREAT_UNITS:
            if one.conflict + packed_total(retreating(s, one)) < n:
                return False
        elif op == OP_TRASH:
            if len(seat.hand) + len(seat.discard) + len(seat.play) == 0:
                return False
        elif op == OP_DISCARD:
            if len(seat.hand) < n:
                return False
        elif op == OP_LOSE_INFLUENCE:
            lost += n
            if total_influence(s, seat) < lost or (n > 1 and most_influence(s, seat) < n):
                return False
        elif op == OP_LOSE_DEPLOYED:
            if one.conflict < n:
                return False
        elif op == OP_RETREAT_SOME:
            if one.conflict < n & 255:
                return False
        elif op == OP_TRASH_INTRIGUE:
            if len(seat.intrigue) < n:
                return False
        elif op == OP_TRASH_HAND:
            if not hand_has(s, seat, n - 1):
                return False
        elif op == OP_TRASH_OTHER:
            if not other_in_play(s.rules, seat, n, source):
                return False
        elif s.rules.op_family[op] >= FIRST_ROOM and not room_of(s, op).affordable(s, op, n, seat, source):
            return False
        pc += 1
    return True


def room_of(s: State, op: i64) -> Mechanic:
    """Return the room that an operation belongs to."""
    r = s.rules
    return r.rooms[r.room_at[r.op_family[op]]]


def is_lent(s: State, seat: Seat, card: i64) -> bool:
    """Tell whether a seat plays a card of the Imperium Row this turn without having it (I-CLR-09)."""
    found: bool = False
    for room in s.rules.pair_rooms:
        found = found or room.lent(s, seat) == card
    return found


def is_there(s: State, seat: Seat, source: i64) -> bool:
    """Tell whether the card in play or the thing owned that an effect stands on is still there to be trashed."""
    if source // SOURCE_SPAN == FROM_CARD or s.rules.has_owned == 0:
        return source % SOURCE_SPAN in seat.play or is_lent(s, seat, source % SOURCE_SPAN)
    return source in s.owned[seat.index]


def feasible(s: State, pc: i64, end: i64, seat: Seat, source: i64, useful: bool) -> bool:
    """Tell whether a program can be used now: its condition holds, its cost can be paid, its targets exist.

    A program that is nothing but conditions needs one of them; otherwise every part must be possible, and a
    condition inside it only adds to the rest. ``useful`` also asks that an optional "up to" can do something.
    """
    code = s.rules.code
    only_conditions: bool = True
    some_condition: bool = False
    while pc < end:
        if code[3 * pc] == OP_IF:
            if not some_condition and holds(s, code[3 * pc + 1], seat, source):
                some_condition = feasible(s, pc + 1, code[3 * pc + 2], seat, source, useful)
        else:
            only_conditions = False
            if not possible(s, pc, seat, source, useful):
                return False
        pc = next_place(code, pc)
    return some_condition or not only_conditions


def usable(s: State, condition: i64, pc: i64, end: i64, seat: Seat, source: i64, useful: bool) -> bool:
    """Tell whether a condition holds and a program can be used now.

    While nobody fields units for the seat it is enough if it could be used with one of its crew (S-ACT-15).
    """
    if not waits_for_fielder(s, seat.index):
        return holds(s, condition, seat, source) and feasible(s, pc, end, seat, source, useful)
    found: bool = False
    for friend in s.seats:
        if (s.crews[seat.index] >> friend.index) & 1 != 0:
            teams.stand_for(s, seat.index, friend.index)
            found = found or (holds(s, condition, seat, source) and feasible(s, pc, end, seat, source, useful))
    teams.stand_down(s, seat.index)
    return found


def possible(s: State, pc: i64, seat: Seat, source: i64, useful: bool) -> bool:
    """Tell whether one instruction can be carried out now."""
    code = s.rules.code
    op: i64 = code[3 * pc]
    if s.rules.op_needs[op] == 0:
        return True
    a: i64 = code[3 * pc + 1]
    b: i64 = code[3 * pc + 2]
    one: Seat = seat if s.teams == 0 else s.seats[s.fielders[seat.index]]  # who has the units
    if op == OP_PAY:
        return affordable(s, pc + 1, a, seat, source) and feasible(s, a, b, seat, source, useful)
    if op in (OP_CHOOSE, OP_LINES):
        branch: i64 = pc + 1
        while code[3 * branch] == OP_BRANCH and branch <= pc + a:
            if feasible(s, code[3 * branch + 1], code[3 * branch + 2], seat, source, useful):
                return True
            branch += 1
        return False
    if op == OP_OPPONENT:
        number: i64 = 0
        while number < actor_count(s):
            if are_enemies(s, seat.index, number) and can_be_hit(s, pc + 1, a, number, source):
                return True
            number += 1
        return False
    if op == OP_LOSE_DEPLOYED:
        return one.conflict >= a
    if op == OP_DISCARD:
        return len(seat.hand) > 0
    if op == OP_INFLUENCE_PICK:
        return factions_to_gain(s, seat, b) != 0
    if op == OP_ACQUIRE_FREE:
        return can_acquire_free(s, seat, a, b)
    if op == OP_TAKE_BACK:
        return count_faction(s.rules, seat.discard, a) > 0
    if op == OP_TOP_CARD:
        return len(seat.deck) > 0
    if op == OP_RECALL:
        return spaces_with_own_agent(s, seat) != 0
    if op == OP_RETREAT:
        return one.conflict > 0 or not useful
    if op == OP_DEPLOY:
        return (one.garrison > 0 and may_deploy(s, one)) or not useful
    if op == OP_TRASH:
        return len(seat.hand) + len(seat.discard) + len(seat.play) > 0 or not useful
    if s.rules.op_family[op] >= FIRST_ROOM:
        return room_of(s, op).possible(s, op, a, b, seat, useful)
    if op == OP_EITHER:
        if holds(s, a, seat, source):
            return feasible(s, pc + 1, b - 1, seat, source, useful)
        return feasible(s, b, next_place(code, pc), seat, source, useful)
    return possible_rarely(s, op, a, b, seat, source, useful)


def possible_rarely(s: State, op: i64, a: i64, b: i64, seat: Seat, source: i64, useful: bool) -> bool:
    """Tell whether an instruction that few things have can be carried out now."""
    one: Seat = seat if s.teams == 0 else s.seats[s.fielders[seat.index]]  # who has the units
    if op == OP_RETREAT_ENEMIES:
        return s.deployed > 0 and enemy_units(s, seat.index)
    if op == OP_DEPLOY_UNITS:
        return ((one.garrison > 0 or one.units_garrison > 0) and may_deploy(s, one)) or not useful
    if op == OP_TRASH_PLAY:
        return len(seat.play) > 0
    if op == OP_INFLUENCE_AGENTS:
        return agents_on(s, seat.index, track_icons(s.rules)) > 0
    if op == OP_INFLUENCE_EACH:
        return factions_to_gain(s, seat, b << 8 | (1 << s.rules.n_factions) - 1) != 0
    if op == OP_INFLUENCE_SENT:
        return s.sent_space >= 0 and s.rules.space_icon[s.sent_space] & track_icons(s.rules) != 0
    if op == OP_RECALL_OTHER:
        return other_agents(s, seat) != 0
    if op == OP_RETREAT_SOME:
        return a & 255 <= one.conflict
    if op == OP_TRASH_INTRIGUE:
        return len(seat.intrigue) > 0
    if op == OP_TRASH_HAND:
        return hand_has(s, seat, a - 1)
    if op == OP_TRASH_OTHER:
        return other_in_play(s.rules, seat, a, source)
    if op == OP_RETURN_TO_HAND:
        return source % SOURCE_SPAN in seat.play
    if op == OP_TOP_THREE:
        return len(seat.deck) >= 3
    if op == OP_BUY:
        return can_buy(s, seat)
    return True


def can_be_hit(s: State, pc: i64, end: i64, number: i64, source: i64) -> bool:
    """Tell whether effects on an opponent can do something to this actor (H-GEN-03, H-GEN-04)."""
    if number < len(s.seats):
        return feasible(s, pc, end, s.seats[number], source, False)
    code = s.rules.code
    while pc < end:
        if code[3 * pc] != OP_LOSE_DEPLOYED or actor(s, number).conflict < code[3 * pc + 1]:
            return False
        pc += 1
    return True


def closed_spaces(s: State, index: i64) -> i64:
    """Return the mask of spaces that opponents of an actor have closed (B-CLR-15, H-AGT-05)."""
    mask: i64 = 0 if s.teams == 0 else s.barred[index]
    for other in s.seats:
        if other.closed_space >= 0 and are_enemies(s, other.index, index):
            mask |= 1 << other.closed_space
    return mask
