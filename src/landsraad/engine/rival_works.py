"""Dreadnoughts, Tech tiles and the Shipping track for Rivals: what the automaton does with them (X-RIV, X-RTC)."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.actors import actor, actor_count
from landsraad.engine.atoms import flow, goods, rivals, ships, tech
from landsraad.engine.units import (
    controller,
    free_flags,
    holds_works,
    low_tracks,
    tile_price,
    tile_with,
    top_tile,
    unit_strength,
)
from landsraad.model.state import Rival, RivalRecord, State
from landsraad.model.terms import (
    C_ANY_ALLIANCE,
    C_INFLUENCE,
    C_OWNS,
    C_TRACKS,
    M_SHIPPED_TROOPS,
    OP_DREADNOUGHT,
    OP_FREIGHTER,
    OP_NEGOTIATOR,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_RETREAT_SHIP,
    OP_SHIPPED_TROOPS,
    OP_TECH,
    OP_TRASH_SELF,
    OP_TROOPS,
    OP_VP,
    PHASE_TURNS,
    RIVAL_AT_ONCE,
    RIVAL_BLOCKED,
    RIVAL_COMBAT,
)

RECALL_FROM: Final = 2  # a Rival recalls its Freighter from here (X-RIV-09)
EXPERT_LEAD: Final = 4  # strength (H-EXP-02)


def rival_holds(s: State, condition: i64, rival: Rival) -> bool:
    """Judge a condition for a Rival; -1 always holds, one that makes no sense for it never does."""
    if condition < 0:
        return True
    r = s.rules
    kind: i64 = r.cond_kind[condition]
    a: i64 = r.cond_a[condition]
    b: i64 = r.cond_b[condition]
    if kind == C_ANY_ALLIANCE:
        return rival.index in s.alliance
    if kind == C_INFLUENCE:
        return rival.influence(a) >= b
    if kind == C_TRACKS:
        return r.n_factions - low_tracks(s, rival, a - 1) >= b
    if kind == C_OWNS:
        return rival.owns_as >= b  # H-SOP-11, X-RTC-13
    return holds_works(s, kind, a, b, rival)


# --- effects -------------------------------------------------------------------------------------------------------


def act_rival_works(s: State, op: i64, a: i64, pc: i64, record: RivalRecord, rival: Rival) -> None:
    """Carry out an instruction about units, tiles or the Freighter for a Rival."""
    if op == OP_DREADNOUGHT:
        while a > 0:
            ships.commission(s, rival)
            a -= 1
    elif op == OP_FREIGHTER:
        move_freighter(s, rival, pc, a)
    elif op == OP_SHIPPED_TROOPS:
        ship_troops(s, rival, a)
    elif op == OP_TECH:
        acquire_tile(s, record, rival, a)
    elif op == OP_NEGOTIATOR:
        if rival.collects != 0:
            tech.place_negotiators(s, rival, a)
    elif op == OP_RETREAT_SHIP:
        ships.retreat(s, rival, a)


def move_freighter(s: State, rival: Rival, pc: i64, icons: i64) -> None:
    """One move for each icon: up to the second space, then back for Dividends and what follows (X-RIV-09)."""
    used: i64 = s.stack[len(s.stack) - 1]
    if used == icons:
        flow.set_register(s, 0)
        return
    flow.set_register(s, used + 1)
    flow.jump(s, pc)
    rivals.note_shipped(s, rival, "X-RIV-09")
    if rival.freighter < RECALL_FROM:
        tech.advance(s, rival)
        return
    r = s.rules
    left: i64 = tech.recall(s, rival)
    line: i64 = r.recall_line[left]
    source: i64 = r.line_source[line]
    rewards: i64 = r.line_pc[line] + 1  # one branch a space, the lowest first
    step: i64 = left - 1
    while step > 0:
        flow.push(s, r.code[3 * (rewards + step) + 1], r.code[3 * (rewards + step) + 2], rival.index, source)
        step -= 1
    # Of the two rewards of the first space always the first: Dividends (X-RIV-10).
    dividends: i64 = r.code[3 * rewards + 1] + 1
    flow.push(s, r.code[3 * dividends + 1], r.code[3 * dividends + 2], rival.index, source)


def ship_troops(s: State, rival: Rival, n: i64) -> None:
    """Recruit troops from the track; with a tile for it all of them go to the Conflict (X-RTC-17)."""
    shipping: bool = tile_with(s.rules, rival, M_SHIPPED_TROOPS)
    before: i64 = rival.garrison
    rivals.recruit(s, rival, n + 1 if shipping else n)
    if shipping and s.phase == PHASE_TURNS and not held_back(s, rival):
        rivals.deploy_some(s, rival, rival.garrison - before)


def held_back(s: State, rival: Rival) -> bool:
    """Tell whether expert troop deployment forbids a Rival to deploy troops (H-EXP-02)."""
    if s.rules.rival_expert == 0 or s.rules.conflict_level[s.conflict] >= 3:
        return False
    return expert_lead(s, rival) >= EXPERT_LEAD


def expert_lead(s: State, rival: Rival) -> i64:
    """Return by how much strength of units a Rival leads the strongest other participant (H-EXP-03)."""
    best: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        power: i64 = unit_strength(s, actor(s, number))
        if number != rival.index and power > best:
            best = power
        number += 1
    return unit_strength(s, rival) - best


# --- Tech tiles ----------------------------------------------------------------------------------------------------


def best_tile(s: State, rival: Rival, discount: i64) -> i64:
    """Return the stack of the most expensive tile a Rival may and can take, -1 for none (X-RTC-02, X-RTC-05)."""
    if s.works is None or rival.collects == 0:
        return -1  # X-RTC-01
    best: i64 = -1
    stack: i64 = 0
    while stack < len(s.works.stacks):
        tile: i64 = top_tile(s, stack)
        if (
            tile >= 0
            and s.rules.tile_rival[tile] != 0
            and tile_price(s, tile, discount) - rival.negotiators <= rival.spice
            and (best < 0 or s.rules.tile_cost[tile] > s.rules.tile_cost[top_tile(s, best)])
        ):
            best = stack
        stack += 1
    return best


def acquire_tile(s: State, record: RivalRecord, rival: Rival, discount: i64) -> None:
    """Acquire the best tile, if there is one, with the help of all Negotiators (X-RTC-05, X-RTC-08)."""
    stack: i64 = best_tile(s, rival, discount)
    if stack < 0:
        return
    tile: i64 = top_tile(s, stack)
    price: i64 = tile_price(s, tile, discount)
    helpers: i64 = price if price < rival.negotiators else rival.negotiators
    tech.return_negotiators(s, rival, helpers)
    if price > helpers:
        goods.pay_spice(s, rival, price - helpers)
    rivals.note_acquired(s, rival, tile, "X-RTC-05")
    tech.gain_tile(s, rival, tile)
    tech.take_top(s, stack)
    clean_offer(s)
    if s.rules.tile_acquire_first[tile] < s.rules.tile_acquire_last[tile]:
        flow.push_line(s, s.rules.tile_acquire_first[tile], rival.index)


def clean_offer(s: State) -> None:
    """While no tile on offer is open to a solo Rival, the top tile of the largest stack leaves (X-RTC-03)."""
    if s.works is None or s.rivalry is None or s.rivalry.rivals[0].collects == 0:
        return
    while True:
        largest: i64 = 0
        stack: i64 = 0
        while stack < len(s.works.stacks):
            tile: i64 = top_tile(s, stack)
            if tile >= 0 and s.rules.tile_rival[tile] != 0:
                return
            if len(s.works.stacks[stack]) > len(s.works.stacks[largest]):
                largest = stack
            stack += 1
        if len(s.works.stacks[largest]) == 0:
            return
        tech.note_gone(s, -1, tech.take_top(s, largest))


def use_tiles(s: State, rival: Rival) -> None:
    """In its own turn a Rival uses what it can pay at the first opportunity (X-RTC-12, X-RTC-16)."""
    tile: i64 = 0
    while rival.tiles >> tile != 0:
        if s.rules.tile_use[tile] == RIVAL_AT_ONCE and is_ready(rival, tile) and can_pay(s, rival, tile):
            use_tile(s, rival, tile, "X-RTC-12" if s.rules.tile_flip[tile] != 0 else "X-RTC-16")
        tile += 1


def use_in_combat(s: State, rival: Rival) -> None:
    """On a Combat space a Rival pays for troops, if it can have all of them (X-RTC-14)."""
    tile: i64 = 0
    while rival.tiles >> tile != 0:
        if s.rules.tile_use[tile] == RIVAL_COMBAT and is_ready(rival, tile) and can_pay(s, rival, tile):
            pc: i64 = s.rules.line_pc[s.rules.tile_turn_first[tile]]
            bought: i64 = s.rules.code[3 * pc + 1]
            if s.rules.code[3 * bought] != OP_TROOPS or rival.supply >= s.rules.code[3 * bought + 1]:
                use_tile(s, rival, tile, "X-RTC-14")
        tile += 1


def passing_tile(s: State, rival: Rival) -> i64:
    """Return a tile that lets a Rival ignore enemy Agents now, -1 for none (X-RTC-15)."""
    tile: i64 = 0
    while rival.tiles >> tile != 0:
        if s.rules.tile_use[tile] == RIVAL_BLOCKED and is_ready(rival, tile):
            return tile
        tile += 1
    return -1


def is_ready(rival: Rival, tile: i64) -> bool:
    """Tell whether a Rival owns a tile that lies face up."""
    return ((rival.tiles & ~rival.tiles_down) >> tile) & 1 != 0


def can_pay(s: State, rival: Rival, tile: i64) -> bool:
    """Tell whether a Rival has the Solari and spice a tile asks for."""
    code = s.rules.code
    pc: i64 = s.rules.line_pc[s.rules.tile_turn_first[tile]]
    if code[3 * pc] == OP_TROOPS:
        return rival.supply > 0
    if code[3 * pc] != OP_PAY:
        return False
    part: i64 = pc + 1
    while part < code[3 * pc + 1]:
        if code[3 * part] == OP_PAY_SOLARI and rival.solari < code[3 * part + 1]:
            return False
        if code[3 * part] == OP_PAY_SPICE and rival.spice < code[3 * part + 1]:
            return False
        part += 1
    return True


def use_tile(s: State, rival: Rival, tile: i64, why: str) -> None:
    """Use a tile on the spot: pay what it asks for and take what it gives."""
    r = s.rules
    spend_tile(s, rival, tile, why)
    pc: i64 = r.line_pc[r.tile_turn_first[tile]]
    end: i64 = r.line_end[r.tile_turn_first[tile]]
    while pc < end:
        op: i64 = r.code[3 * pc]
        n: i64 = r.code[3 * pc + 1]
        if op == OP_PAY_SOLARI:
            goods.pay_solari(s, rival, n)
        elif op == OP_PAY_SPICE:
            goods.pay_spice(s, rival, n)
        elif op == OP_TRASH_SELF:
            tech.trash_tile(s, rival, tile)
        elif op == OP_TROOPS:
            rivals.recruit(s, rival, n)
        elif op == OP_VP:
            goods.gain_vp(s, rival, n)
        pc += 1


def spend_tile(s: State, rival: Rival, tile: i64, why: str) -> None:
    """Note that a Rival uses a tile, and turn it face down if it has the flip icon."""
    rivals.note_used(s, rival, tile, why)
    if s.rules.tile_flip[tile] != 0:
        tech.flip(s, rival, tile)


# --- dreadnoughts --------------------------------------------------------------------------------------------------


def take_space(s: State, rival: Rival) -> None:
    """A winning Rival gives its dreadnought up for a tile, or covers an opponent's marker (X-RTC-11, X-RIV-17)."""
    r = s.rules
    tile: i64 = 0
    while rival.tiles >> tile != 0:
        if (rival.tiles >> tile) & 1 != 0 and r.tile_instead_first[tile] < r.tile_instead_last[tile]:
            rivals.note_used(s, rival, tile, "X-RTC-11")
            ships.give_up(s, rival, tile)
            flow.push_line(s, r.tile_instead_first[tile], rival.index)
            return
        tile += 1
    best: i64 = -1
    best_rank: i64 = -1
    flags: i64 = free_flags(s)
    space: i64 = 0
    while space < r.n_spaces:  # the order of the board is that of X-RIV-18
        if (flags >> space) & 1 != 0:
            marker: i64 = controller(s, space)
            rank: i64 = 1 if marker < 0 else 0 if marker == rival.index else 2
            if rank > best_rank:
                best = space
                best_rank = rank
        space += 1
    if best >= 0:
        rivals.note_sent(s, rival, best, "X-RIV-17" if best_rank == 2 else "X-RIV-18")
        ships.set_on_flag(s, rival, best)
