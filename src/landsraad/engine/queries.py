"""Questions about the state: modifiers, conditions, strength, costs, what can be entered, paid and resolved."""

from landsraad.core.packed import i64, vec
from landsraad.engine.actors import actor, actor_count
from landsraad.engine.units import (
    holds_works,
    low_tracks,
    possible_works,
    sword_cards,
)
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    AMONG_ALL,
    AMONG_MARKED,
    C_ALLIANCE,
    C_ANY_ALLIANCE,
    C_COUNCIL,
    C_DEPLOYED,
    C_INFLUENCE,
    C_MENTAT_HERE,
    C_OTHER_IN_PLAY,
    C_OWNS,
    C_OWNS_MOST,
    C_REVEAL_TURN,
    C_SOME,
    C_TRACKS,
    C_TURN_START,
    FROM_CARD,
    FROM_TILE,
    M_ACQUIRE_COST,
    M_IGNORE_ENEMIES,
    M_SPACE_COST,
    N_IN_PLAY,
    N_LOW_TRACKS,
    N_OTHER_SWORD_CARDS,
    N_SHIPS_IN_CONFLICT,
    N_SWORD_CARDS,
    OP_ACQUIRE_FREE,
    OP_BRANCH,
    OP_BURY,
    OP_CHOOSE,
    OP_DEPLOY,
    OP_DISCARD,
    OP_DREADNOUGHT,
    OP_EACH_OPPONENT,
    OP_IF,
    OP_INFLUENCE_PICK,
    OP_LOSE_DEPLOYED,
    OP_LOSE_INFLUENCE,
    OP_LOSE_TROOP,
    OP_MAY_PAY,
    OP_MENTAT,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PER,
    OP_RECALL,
    OP_RETREAT,
    OP_RETREAT_UNITS,
    OP_TAKE_BACK,
    OP_TOP_CARD,
    OP_TRASH,
    OP_TRASH_SELF,
    PHASE_TURNS,
    SOURCE_SPAN,
    TURN_OPEN,
    TURN_REVEAL,
)

# --- modifiers -----------------------------------------------------------------------------------------------------


def total(r: Rules, mods: vec[i64], kind: i64, arg: i64) -> i64:
    """Add up the values of the modifiers of a kind whose argument equals ``arg``."""
    result: i64 = 0
    for mod in mods:
        if r.mod_kind[mod] == kind and r.mod_arg[mod] == arg:
            result += r.mod_value[mod]
    return result


def modifier(s: State, seat: Seat, kind: i64, arg: i64) -> i64:
    """Return what the seat's lasting modifiers, and in its own turn those of the turn, add up to."""
    result: i64 = 0
    if (seat.mod_kinds >> kind) & 1 != 0:
        result = total(s.rules, seat.mods, kind, arg)
    if (s.turn_mod_kinds >> kind) & 1 != 0 and s.turn_seat == seat.index:
        result += total(s.rules, s.turn_mods, kind, arg)
    return result


def icons_of(s: State, seat: Seat, kind: i64) -> i64:
    """Return the icon masks of the seat's modifiers of a kind, joined."""
    r = s.rules
    result: i64 = 0
    if (seat.mod_kinds >> kind) & 1 != 0:
        for mod in seat.mods:
            if r.mod_kind[mod] == kind:
                result |= r.mod_arg[mod]
    if (s.turn_mod_kinds >> kind) & 1 != 0 and s.turn_seat == seat.index:
        for mod in s.turn_mods:
            if r.mod_kind[mod] == kind:
                result |= r.mod_arg[mod]
    return result


# --- numbers -------------------------------------------------------------------------------------------------------


def strength(s: State, actor: Actor) -> i64:
    """Return the strength: 0 without a unit, whatever the swords (B-REV-08, B-REV-09, X-DRN-05, X-DRN-06)."""
    if actor.conflict == 0 and actor.ships_conflict == 0:
        return 0
    units: i64 = s.rules.troop_strength * actor.conflict + actor.ship_strength * actor.ships_conflict
    return units + actor.swords


def shown_strength(s: State, actor: Actor) -> i64:
    """Return where the Combat marker stands: on 0 until the own Reveal turn (B-REV-11)."""
    return strength(s, actor) if actor.strength_set != 0 else 0


def solari_cost(s: State, seat: Seat, space: i64) -> i64:
    """Return the Solari a seat pays to enter a space."""
    r = s.rules
    cost: i64 = r.space_solari[space]
    if cost > 0 and (seat.mod_kinds >> M_SPACE_COST) & 1 != 0:
        for mod in seat.mods:
            if r.mod_kind[mod] == M_SPACE_COST and r.mod_arg[mod] & r.space_icon[space] != 0:
                cost += r.mod_value[mod]
        if cost < 0:
            cost = 0
    return cost


def acquire_cost(s: State, seat: Seat, card: i64) -> i64:
    """Return the Persuasion a seat pays for a card of Row or Reserve; -1: it cannot be bought (B-ACQ-03)."""
    cost: i64 = s.rules.card_cost[card]
    if cost > 0 and ((seat.mod_kinds | s.turn_mod_kinds) >> M_ACQUIRE_COST) & 1 != 0:
        cost += modifier(s, seat, M_ACQUIRE_COST, card)
        if cost < 0:
            cost = 0
    return cost


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


def owned(seat: Seat, card: i64) -> i64:
    """Count the copies of a card a seat owns, wherever they are (F-CRD-03)."""
    return (
        count_card(seat.deck, card)
        + count_card(seat.discard, card)
        + count_card(seat.hand, card)
        + count_card(seat.play, card)
        + (1 if seat.kept == card else 0)
    )


def counted(s: State, seat: Seat, counter: i64, arg: i64) -> i64:
    """Return the number a "per ..." effect multiplies with."""
    if counter == N_IN_PLAY:
        return count_faction(s.rules, seat.play, arg)
    if counter == N_SWORD_CARDS:
        return sword_cards(s)
    if counter == N_OTHER_SWORD_CARDS:
        return sword_cards(s) - 1
    if counter == N_SHIPS_IN_CONFLICT:
        return seat.ships_conflict
    if counter == N_LOW_TRACKS:
        return low_tracks(s, seat, arg)
    return 0


def can_deploy_now(s: State, seat: Seat) -> i64:
    """Return how many troops the rule of the Combat space still lets the seat deploy (B-TRP-04)."""
    if s.sent_space < 0 or s.rules.space_combat[s.sent_space] == 0:
        return 0
    further: i64 = s.rules.garrison_deploy - s.from_garrison
    limit: i64 = s.recruited + further
    return limit if limit < seat.garrison else seat.garrison


# --- conditions ----------------------------------------------------------------------------------------------------


def holds(s: State, condition: i64, seat: Seat, source: i64) -> bool:
    """Judge a condition now, for a seat and the thing the effect stands on; -1 always holds."""
    if condition < 0:
        return True
    r = s.rules
    kind: i64 = r.cond_kind[condition]
    a: i64 = r.cond_a[condition]
    b: i64 = r.cond_b[condition]
    if kind == C_OTHER_IN_PLAY:
        others: i64 = count_faction(r, seat.play, a)
        if source // SOURCE_SPAN == FROM_CARD:
            card: i64 = source % SOURCE_SPAN
            if (r.card_factions[card] >> a) & 1 != 0 and card in seat.play:
                others -= 1
        return others > 0
    if kind == C_INFLUENCE:
        return seat.influence(a) >= b
    if kind == C_ALLIANCE:
        return s.alliance[a] == seat.index
    if kind == C_ANY_ALLIANCE:
        return seat.index in s.alliance
    if kind == C_COUNCIL:
        return seat.council != 0
    if kind == C_OWNS:
        return owned(seat, a) >= b
    if kind == C_OWNS_MOST:
        return owns_most(s, seat, a)
    if kind == C_TRACKS:
        tracks: i64 = 0
        faction: i64 = 0
        while faction < r.n_factions:
            if seat.influence(faction) >= a:
                tracks += 1
            faction += 1
        return tracks >= b
    if kind == C_REVEAL_TURN:
        return s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index
    if kind == C_TURN_START:
        return s.turn_kind == TURN_OPEN and s.turn_touched == 0
    if kind == C_DEPLOYED:
        return s.phase == PHASE_TURNS and s.turn_seat == seat.index and s.deployed >= a
    if kind == C_MENTAT_HERE:
        return s.mentat < 0
    if kind == C_SOME:
        held: i64 = 0
        part: i64 = 1
        while part <= b:
            if holds(s, condition + part, seat, source):
                held += 1
            part += 1
        return held >= a
    return holds_works(s, kind, a, b, seat)


def owns_most(s: State, seat: Seat, card: i64) -> bool:
    """Tell whether a seat owns more copies of a card than each opponent; a Rival has a fixed number (H-SOP-11)."""
    own: i64 = owned(seat, card)
    for other in s.seats:
        if other.index != seat.index and owned(other, card) >= own:
            return False
    if s.rivalry is not None:
        for rival in s.rivalry.rivals:
            if rival.owns_as > 0 and rival.owns_as >= own:
                return False
    return True


# --- spaces --------------------------------------------------------------------------------------------------------


def closed_to(s: State, seat: Seat) -> i64:
    """Return the mask of spaces that opponents have closed to a seat."""
    return closed_spaces(s, seat.index)


def own_agents_at(s: State, seat: Seat, space: i64) -> i64:
    """Return how many Agents a seat has on a space."""
    return (s.agents[space] >> (4 * seat.index)) & 15


def spice_cost(r: Rules, space: i64, card: i64) -> i64:
    """Return the spice that an Agent sent by a card pays on a space; -1: by no card in particular."""
    cost: i64 = r.space_spice[space]
    if card >= 0 and r.card_off_space[card] == space:
        cost -= r.card_off_spice[card]
        if cost < 0:
            cost = 0
    return cost


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
    if r.space_requirement[space] >= 0 and not holds(s, r.space_requirement[space], seat, 0):
        return False
    entry: i64 = r.entry_line[space]
    return entry < 0 or feasible(s, r.line_pc[entry], r.line_end[entry], seat, 0, False)


def enterable(s: State, seat: Seat, icons: i64, closed: i64, card: i64) -> i64:
    """Return the mask of spaces with one of the icons that a seat may enter now, occupied ones left out.

    The card that sends the Agent, -1 for none in particular, may infiltrate and may save spice (X-INF-01).
    """
    r = s.rules
    pass_enemies: i64 = icons_of(s, seat, M_IGNORE_ENEMIES)
    if card >= 0:
        pass_enemies |= r.card_infiltrates[card]
    mask: i64 = 0
    space: i64 = 0
    while space < r.n_spaces:
        icon: i64 = r.space_icon[space]
        if icons & icon != 0 and (closed >> space) & 1 == 0:
            agents: i64 = s.agents[space]
            free: bool = agents == 0 or (pass_enemies & icon != 0 and own_agents_at(s, seat, space) == 0)
            if free and may_pay_entry(s, seat, space, card):
                mask |= 1 << space
        space += 1
    return mask


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


def loses_any(s: State, seat: Seat) -> bool:
    """Tell whether a seat has Influence to lose (B-INF-14)."""
    return seat.influence_bits != 0


def factions_to_gain(s: State, seat: Actor, packed: i64) -> i64:
    """Return the mask of Factions that an Influence choice offers."""
    mask: i64 = packed & 0xFF
    if packed >> 8 == AMONG_ALL:
        return mask
    if packed >> 8 == AMONG_MARKED:
        return mask & seat.marks
    result: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (mask >> faction) & 1 != 0:
            number: i64 = 0
            while number < actor_count(s):
                if actor(s, number).influence(faction) > seat.influence(faction):
                    result |= 1 << faction
                number += 1
        faction += 1
    return result


def can_acquire_free(s: State, seat: Seat, limit: i64) -> bool:
    """Tell whether a card of at most this cost is on offer (never one without a cost, F-CRD-07)."""
    r = s.rules
    for card in s.row:
        if r.card_cost[card] <= limit:
            return True
    for card in seat.aside:
        if r.card_cost[card] <= limit:
            return True
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        cost: i64 = r.card_cost[r.reserve_cards[stack]]
        if cost >= 0 and cost <= limit and s.reserve[stack] > 0:
            return True
        stack += 1
    return False


def affordable(s: State, pc: i64, end: i64, seat: Seat, source: i64) -> bool:
    """Tell whether the cost between pc and end can be paid in full now (B-CST-04)."""
    code = s.rules.code
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
            if not is_there(seat, source):
                return False
        elif op == OP_BURY:
            if len(seat.intrigue) < n:
                return False
        elif op == OP_LOSE_TROOP:
            if seat.garrison + seat.conflict < n:
                return False
        elif op == OP_RETREAT_UNITS:
            if seat.conflict + seat.ships_conflict < n:
                return False
        elif op == OP_TRASH:
            if len(seat.hand) + len(seat.discard) + len(seat.play) == 0:
                return False
        elif op == OP_DISCARD:
            if len(seat.hand) < n:
                return False
        elif op == OP_LOSE_INFLUENCE:
            if not loses_any(s, seat):
                return False
        elif op == OP_LOSE_DEPLOYED and seat.conflict < n:
            return False
        pc += 1
    return True


def is_there(seat: Seat, source: i64) -> bool:
    """Tell whether the card in play or the tile that an effect stands on is still there to be trashed."""
    if source // SOURCE_SPAN == FROM_TILE:
        return (seat.tiles >> (source % SOURCE_SPAN)) & 1 != 0
    return source % SOURCE_SPAN in seat.play


def next_instruction(s: State, pc: i64) -> i64:
    """Return the place after an instruction and everything inside it."""
    code = s.rules.code
    op: i64 = code[3 * pc]
    if op in (OP_IF, OP_PAY, OP_MAY_PAY):
        return code[3 * pc + 2]
    if op == OP_CHOOSE:
        last: i64 = pc + code[3 * pc + 1]
        return code[3 * last + 2]
    if op in (OP_OPPONENT, OP_EACH_OPPONENT, OP_ON_WIN):
        return code[3 * pc + 1]
    if op == OP_PER:
        return pc + 2
    return pc + 1


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
        pc = next_instruction(s, pc)
    return some_condition or not only_conditions


def possible(s: State, pc: i64, seat: Seat, source: i64, useful: bool) -> bool:
    """Tell whether one instruction can be carried out now."""
    code = s.rules.code
    op: i64 = code[3 * pc]
    a: i64 = code[3 * pc + 1]
    b: i64 = code[3 * pc + 2]
    if op == OP_PAY:
        return affordable(s, pc + 1, a, seat, source) and feasible(s, a, b, seat, source, useful)
    if op == OP_CHOOSE:
        branch: i64 = pc + 1
        while code[3 * branch] == OP_BRANCH and branch <= pc + a:
            if feasible(s, code[3 * branch + 1], code[3 * branch + 2], seat, source, useful):
                return True
            branch += 1
        return False
    if op == OP_MENTAT:
        return s.mentat < 0
    if op == OP_OPPONENT:
        number: i64 = 0
        while number < actor_count(s):
            if number != seat.index and can_be_hit(s, pc + 1, a, number, source):
                return True
            number += 1
        return False
    if op == OP_LOSE_DEPLOYED:
        return seat.conflict >= a
    if op == OP_DISCARD:
        return len(seat.hand) > 0
    if op == OP_INFLUENCE_PICK:
        return factions_to_gain(s, seat, b) != 0
    if op == OP_ACQUIRE_FREE:
        return can_acquire_free(s, seat, a)
    if op == OP_TAKE_BACK:
        return count_faction(s.rules, seat.discard, a) > 0
    if op == OP_TOP_CARD:
        return len(seat.deck) > 0
    if op == OP_RECALL:
        return spaces_with_own_agent(s, seat) != 0
    if op == OP_RETREAT:
        return seat.conflict > 0 or not useful
    if op == OP_DEPLOY:
        return seat.garrison > 0 or not useful
    if op == OP_TRASH:
        return len(seat.hand) + len(seat.discard) + len(seat.play) > 0 or not useful
    return op < OP_DREADNOUGHT or possible_works(s, op, a, b, seat, useful)


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
    mask: i64 = 0
    for other in s.seats:
        if other.closed_space >= 0 and other.index != index:
            mask |= 1 << other.closed_space
    return mask
