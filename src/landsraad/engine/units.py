"""Questions about units, flags and Tech tiles that need no other question (X-UNT, X-CTL, X-TEC)."""

from landsraad.core.packed import i64
from landsraad.engine.actors import actor, actor_count
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    C_AGENT_TO_COME,
    C_AGENTS_ON,
    C_ENEMY_HERE,
    C_PERSUASION,
    C_SHIP_LEFT,
    C_SHIPS,
    C_SOLARI,
    C_TILES,
    C_UNITS_DEPLOYED,
    OP_DEPLOY_UNITS,
    OP_DREADNOUGHT,
    OP_INFLUENCE_AGENTS,
    OP_INFLUENCE_SENT,
    OP_NEGOTIATOR,
    OP_RETREAT_ENEMIES,
    OP_TECH,
    OP_TRASH_PLAY,
    PHASE_TURNS,
    TURN_OPEN,
)


def in_conflict(one: Actor) -> bool:
    """Tell whether an actor takes part in the Conflict: a troop or a dreadnought is enough (B-CMB-01, X-UNT-04)."""
    return one.conflict > 0 or one.ships_conflict > 0


def unit_strength(s: State, one: Actor) -> i64:
    """Return the strength of an actor's units in the Conflict, without swords (B-REV-08, X-DRN-04)."""
    return s.rules.troop_strength * one.conflict + one.ship_strength * one.ships_conflict


def commissioned(s: State, one: Actor) -> i64:
    """Count the dreadnoughts an actor has in service, those on flags included."""
    return s.rules.dreadnoughts - one.ships_supply


def controller(s: State, space: i64) -> i64:
    """Return who controls a space: a dreadnought on the flag covers the marker (X-CTL-03); -1 for nobody."""
    if s.works is not None and s.works.flags[space] >= 0:
        return s.works.flags[space] >> 1
    return s.control[space]


def free_flags(s: State) -> i64:
    """Return the mask of flags that a dreadnought may be put on (X-CTL-01, X-CTL-02)."""
    mask: i64 = 0
    assert s.works is not None
    space: i64 = 0
    while space < s.rules.n_spaces:
        if s.rules.control_line[space] >= 0 and s.works.flags[space] < 0:
            mask |= 1 << space
        space += 1
    return mask


def count_bits(mask: i64) -> i64:
    """Count the set bits of a mask."""
    n: i64 = 0
    while mask != 0:
        n += mask & 1
        mask >>= 1
    return n


def tile_with(r: Rules, one: Actor, kind: i64) -> bool:
    """Tell whether an actor owns a Tech tile with a kind of modifier."""
    return one.tiles & r.mod_tiles[kind] != 0


# --- Tech tiles on offer -------------------------------------------------------------------------------------------


def top_tile(s: State, stack: i64) -> i64:
    """Return the face-up tile of a stack, -1 for an empty one (X-TEC-04, X-TEC-06)."""
    assert s.works is not None
    tiles = s.works.stacks[stack]
    return tiles[len(tiles) - 1] if len(tiles) > 0 else -1


def stack_of(s: State, tile: i64) -> i64:
    """Return the stack on which a tile lies face up."""
    stack: i64 = 0
    while top_tile(s, stack) != tile:
        stack += 1
    return stack


def tile_price(s: State, tile: i64, discount: i64) -> i64:
    """Return the price of a tile after the discount of one icon, never below 0 (X-TEC-09, X-TEC-10)."""
    price: i64 = s.rules.tile_cost[tile] - discount
    return price if price > 0 else 0


def can_pay_tile(s: State, one: Actor, tile: i64, discount: i64, or_solari: i64) -> bool:
    """Tell whether an actor can pay a tile with all its Negotiators, in spice or in Solari (X-NEG-03, X-CLR-01)."""
    price: i64 = tile_price(s, tile, discount) - one.negotiators
    return one.spice >= price or (or_solari != 0 and one.solari >= price)


def some_tile(s: State, one: Actor, discount: i64, or_solari: i64) -> bool:
    """Tell whether an actor can pay one of the tiles on offer."""
    if s.works is None:
        return False
    stack: i64 = 0
    while stack < len(s.works.stacks):
        tile: i64 = top_tile(s, stack)
        if tile >= 0 and can_pay_tile(s, one, tile, discount, or_solari):
            return True
        stack += 1
    return False


# --- units and Agents ----------------------------------------------------------------------------------------------


def can_deploy_ship(s: State, one: Actor) -> bool:
    """Tell whether the rule of the Combat space lets a seat deploy a dreadnought now (X-DRN-02, X-UNT-03)."""
    if one.ships_garrison == 0 or s.sent_space < 0 or s.rules.space_combat[s.sent_space] == 0:
        return False
    return s.recruited_ships > 0 or s.from_garrison < s.rules.garrison_deploy


def enemy_units(s: State, index: i64) -> bool:
    """Tell whether any opponent has a unit in the Conflict."""
    number: i64 = 0
    while number < actor_count(s):
        if number != index and in_conflict(actor(s, number)):
            return True
        number += 1
    return False


def enemy_here(s: State, index: i64) -> bool:
    """Tell whether an enemy Agent is on the space the Agent was sent to."""
    return s.sent_space >= 0 and s.agents[s.sent_space] & ~(15 << (4 * index)) != 0


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
        if one.influence(faction) <= limit:
            n += 1
        faction += 1
    return n


def sword_cards(s: State) -> i64:
    """Count the cards revealed this turn that gave swords; a card that gave them twice counts once (X-CLR-02).

    Equal copies are told apart by how often each of their instructions ran.
    """
    if s.works is None:
        return 0
    r = s.rules
    places = s.works.sword_places
    n: i64 = 0
    card: i64 = 0
    while card < r.n_cards:
        most: i64 = 0
        if r.reveal_first[card] < r.reveal_last[card]:
            first: i64 = r.line_pc[r.reveal_first[card]]
            end: i64 = r.line_end[r.reveal_last[card] - 1]
            for place in places:
                if place >= first and place < end:
                    same: i64 = 0
                    for other in places:
                        if other == place:
                            same += 1
                    if same > most:
                        most = same
        n += most
        card += 1
    return n


# --- conditions and effects ---------------------------------------------------------------------------------------


def holds_works(s: State, kind: i64, a: i64, b: i64, one: Actor) -> bool:
    """Judge a condition about tiles, dreadnoughts, Agents or goods, for a seat or a Rival."""
    if kind == C_TILES:
        return count_bits(one.tiles) >= a
    if kind == C_SHIPS:
        return commissioned(s, one) >= a
    if kind == C_SHIP_LEFT:
        return one.ships_supply > 0
    if kind == C_UNITS_DEPLOYED:
        return s.phase == PHASE_TURNS and s.turn_seat == one.index and s.deployed + s.deployed_ships >= a
    if kind == C_ENEMY_HERE:
        return enemy_here(s, one.index)
    if kind == C_AGENTS_ON:
        return agents_on(s, one.index, a) >= b
    if kind == C_AGENT_TO_COME:
        return s.turn_kind == TURN_OPEN and s.turn_seat == one.index
    if kind == C_SOLARI:
        return one.solari >= a
    if kind == C_PERSUASION:
        return s.seats[one.index].persuasion >= a
    return False


def possible_works(s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
    """Tell whether an instruction about tiles, units or the Freighter can be carried out now."""
    if op == OP_TECH:
        return some_tile(s, seat, a, b)
    if op == OP_NEGOTIATOR:
        return seat.supply > 0
    if op == OP_DREADNOUGHT:
        return seat.ships_supply > 0
    if op == OP_RETREAT_ENEMIES:
        return s.deployed > 0 and enemy_units(s, seat.index)
    if op == OP_DEPLOY_UNITS:
        return seat.garrison + seat.ships_garrison > 0 or not useful
    if op == OP_TRASH_PLAY:
        return len(seat.play) > 0
    if op == OP_INFLUENCE_AGENTS:
        return agents_on(s, seat.index, (1 << s.rules.n_factions) - 1) > 0
    if op == OP_INFLUENCE_SENT:
        return s.sent_space >= 0 and s.rules.space_icon[s.sent_space] < 1 << s.rules.n_factions
    return True
