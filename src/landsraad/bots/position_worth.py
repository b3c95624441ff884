"""What effects, fights and spaces are worth to a seat in the position at hand. Compiled.

Only what the seat may know is read of the others: their counts, never their cards.
"""

from typing import Final

from landsraad.bots.fight import best_fight, conflict_worth
from landsraad.bots.pieces import FIRST_OP, due, near_spies, outlook, piece_worth
from landsraad.bots.teams import fielding, moving
from landsraad.bots.valuation import (
    W_COUNCIL,
    W_COUNCIL_ROUND,
    W_ENEMY_CONTROL,
    W_HARVEST,
    W_LATE_FLOOR,
    W_LATE_SLOPE,
    W_OPPONENT,
    W_PERSUASION_FLOOR,
    W_PERSUASION_ROUND,
    W_ROUNDS_SLOPE,
    W_SWORDMASTER,
    W_SWORDMASTER_ROUND,
    W_THREAT,
    W_TRACK,
    W_VP_CARD,
    Valuation,
)
from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.boxes import first_line, last_line
from landsraad.engine.conditions import counted, holds
from landsraad.engine.legality import affordable, factions_to_gain, feasible, room_of
from landsraad.engine.mechanics.memories import OP_REPEAT
from landsraad.engine.mechanics.mentat import OP_MENTAT
from landsraad.engine.modifiers import solari_cost
from landsraad.model.families import STRUCTURE
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_BONUS,
    BOX_SIGNET,
    BOX_SPACE,
    CHOOSE_COUNT,
    FROM_LEADER,
    FROM_SPACE,
    FROM_TRACK,
    LINE_OPTIONAL,
    OP_ACQUIRE,
    OP_BASE_SPICE,
    OP_BRANCH,
    OP_CHOOSE,
    OP_COUNCIL,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_HARVEST,
    OP_HARVEST_BONUS,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_PICK,
    OP_LINES,
    OP_MAY_PAY,
    OP_OPPONENT,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PER,
    OP_PERSUASION,
    OP_SIGNET,
    OP_SKIP,
    OP_SOLARI,
    OP_SPACE_INFLUENCE,
    OP_SPICE,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_THIS_REVEAL,
    OP_TROOPS,
    OP_VP,
    OP_WATER,
    PHASE_TURNS,
    SOURCE_SPAN,
)

VP: Final = 10.0


def look(m: Valuation, s: State, seat: Seat) -> None:
    """Take in how far the game is before a decision is weighed."""
    leading: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        vp: i64 = actor(s, number).vp
        if vp > leading:
            leading = vp
        number += 1
    left: float = m.w[W_ROUNDS_SLOPE] * float(s.rules.vp_goal - leading)
    rounds: float = float(len(s.conflict_deck))
    if rounds < left:
        left = rounds
    m.left = left if left > 0.0 else 0.0
    late: float = m.w[W_LATE_FLOOR] + m.w[W_LATE_SLOPE] * m.left
    if late > 1.0:
        late = 1.0
    if late < 0.5 and s.phase == PHASE_TURNS and seat.revealed == 0 and seat.agents > 0:
        late = 0.5  # there are Agents to pay for still
    m.late = late
    m.fights = 0
    if m.pieces:
        outlook(m, s, seat)


def good(m: Valuation, seat: Seat, op: i64, n: i64) -> float:
    """Return what n of a resource or troop are worth to whoever holds some already."""
    have: i64 = 0
    plenty: i64 = 9
    if op == OP_SOLARI:
        have = seat.solari
    elif op == OP_SPICE:
        have = seat.spice
        plenty = 7
    elif op == OP_WATER:
        have = seat.water
        plenty = 3
    elif op == OP_TROOPS:
        have = seat.garrison
        plenty = 7
        if n > seat.supply:
            n = seat.supply
    worth: float = m.unit[op] * m.late
    full: i64 = plenty - have
    if full >= n:
        return worth * float(n)
    if full < 0:
        full = 0
    return worth * (float(full) + 0.45 * float(n - full))


def climb(m: Valuation, s: State, seat: Seat, faction: i64, n: i64) -> float:
    """Return what n more Influence with a Faction bring."""
    r = s.rules
    if s.teams != 0:
        mover = moving(s, seat, faction)
        if mover is None:
            return 0.0
        seat = mover
    level: i64 = seat.influence(faction)
    fresh: float = 0.15 + 0.35 * m.left
    if fresh > 1.0:
        fresh = 1.0
    total: float = 0.0
    holder: i64 = s.alliance[faction]
    mine: bool = holder == seat.index
    theirs: i64 = -1
    if holder >= 0 and not mine:
        theirs = actor(s, holder).influence(faction)
    while n > 0 and level < r.influence_top:
        level += 1
        n -= 1
        total += fresh * m.w[W_TRACK + (level if level < 6 else 6) - 1]
        if level == r.influence_vp_at:
            total += VP
        if level >= r.alliance_at and not mine:
            if theirs < 0:
                if level == r.alliance_at:
                    total += VP
                    mine = True
            elif level > theirs:
                total += VP
                mine = True
            elif level == theirs:
                total += fresh * m.w[W_THREAT]
        if level == r.alliance_at:
            total += m.late * m.box(FROM_TRACK * SOURCE_SPAN + faction, BOX_BONUS)
    return total


def fall(m: Valuation, s: State, seat: Seat, faction: i64) -> float:
    """Return what the loss of 1 Influence with a Faction costs."""
    r = s.rules
    if s.teams != 0:
        mover = moving(s, seat, faction)
        if mover is None:
            return 0.0
        seat = mover
    level: i64 = seat.influence(faction)
    if level == 0:
        return 0.0
    fresh: float = 0.15 + 0.35 * m.left
    if fresh > 1.0:
        fresh = 1.0
    total: float = fresh * m.w[W_TRACK + (level if level < 6 else 6) - 1]
    if level == r.influence_vp_at:
        total += VP
    if s.alliance[faction] == seat.index:
        if level == r.alliance_at:
            total += VP
        else:
            total += 2.0
    return total


def best_climb(m: Valuation, s: State, seat: Seat, packed: i64, n: i64) -> float:
    """Return the best of the Factions that an Influence choice offers."""
    mask: i64 = factions_to_gain(s, seat, packed)
    best: float = 0.0
    faction: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            gain: float = climb(m, s, seat, faction, n)
            if gain > best:
                best = gain
        mask >>= 1
        faction += 1
    return best


def persuasion_worth(m: Valuation, points: i64) -> float:
    """Return what so much Persuasion will buy."""
    each: float = m.w[W_PERSUASION_FLOOR] + m.w[W_PERSUASION_ROUND] * m.left
    if each > m.unit[OP_PERSUASION]:
        each = m.unit[OP_PERSUASION]
    total: float = each * float(points)
    if points >= m.vp_cost:
        total += m.w[W_VP_CARD]
    return total


# --- effects -------------------------------------------------------------------------------------------------------


def single(m: Valuation, s: State, seat: Seat, op: i64, a: i64, b: i64) -> float:
    """Return what one effect without structure is worth now."""
    if op in (OP_SOLARI, OP_SPICE, OP_WATER, OP_TROOPS):
        return good(m, fielding(s, seat) if op == OP_TROOPS else seat, op, a)
    if op == OP_VP:
        return VP * float(a)
    if op == OP_PERSUASION:
        return persuasion_worth(m, seat.persuasion + a) - persuasion_worth(m, seat.persuasion)
    if op == OP_SWORDS:
        return conflict_worth(m, s, seat, 0, a) - conflict_worth(m, s, seat, 0, 0)
    if op == OP_INFLUENCE:
        return climb(m, s, seat, a, b)
    if op == OP_SPACE_INFLUENCE:
        return climb(m, s, seat, a, 1)
    if op == OP_INFLUENCE_PICK:
        return best_climb(m, s, seat, b, a)
    if op == OP_HARVEST:
        bonus: i64 = s.bonus_spice[m.space] if m.space >= 0 else 0
        return good(m, seat, OP_SPICE, a + bonus) + m.w[W_HARVEST]
    if op == OP_COUNCIL:
        return m.w[W_COUNCIL] + m.w[W_COUNCIL_ROUND] * m.left
    if op == OP_SWORDMASTER:
        return m.w[W_SWORDMASTER] + m.w[W_SWORDMASTER_ROUND] * m.left
    if op in (OP_PAY_SOLARI, OP_PAY_SPICE, OP_PAY_WATER):
        return m.unit[op] * m.late * float(a)
    if op == OP_ACQUIRE:
        return m.flat[op] + 0.3 * m.left * m.card_keep[a]
    if op == OP_MENTAT:
        return m.flat[op] if room_of(s, op).possible(s, op, a, b, seat, False) else 0.0
    if op == OP_SIGNET:
        return thing_worth(m, s, seat, FROM_LEADER * SOURCE_SPAN + seat.leader, BOX_SIGNET)
    if op >= FIRST_OP:
        return rare(m, s, seat, op, a, b)
    return m.unit[op] * float(a if a < 8 else 2) + m.flat[op]


def rare(m: Valuation, s: State, seat: Seat, op: i64, a: i64, b: i64) -> float:
    """Return what an effect is worth that only some hosts have."""
    if op == OP_BASE_SPICE:
        return good(m, seat, OP_SPICE, a)
    if op == OP_HARVEST_BONUS:
        at: i64 = m.space if m.space >= 0 else s.sent_space
        return good(m, seat, OP_SPICE, s.bonus_spice[at]) if at >= 0 else 0.0
    if op == OP_REPEAT:
        return repeated(m, s, seat)
    return piece_worth(m, s, seat, op, a, b)


def repeated(m: Valuation, s: State, seat: Seat) -> float:
    """Return what the effects of the space that the Agent was sent to bring once more, its Influence left out."""
    r = s.rules
    if s.sent_space < 0:
        return m.flat[OP_REPEAT]
    total: float = 0.0
    line: i64 = first_line(r, FROM_SPACE * SOURCE_SPAN + s.sent_space, BOX_SPACE)
    while line < last_line(r, FROM_SPACE * SOURCE_SPAN + s.sent_space, BOX_SPACE):
        if r.code[3 * r.line_pc[line]] != OP_SPACE_INFLUENCE:
            total += line_worth(m, s, seat, line)
        line += 1
    return total


def worth(m: Valuation, s: State, seat: Seat, pc: i64, end: i64, source: i64) -> float:
    """Return what a program is worth to a seat now."""
    code = s.rules.code
    total: float = 0.0
    while pc < end:
        op: i64 = code[3 * pc]
        a: i64 = code[3 * pc + 1]
        b: i64 = code[3 * pc + 2]
        if s.rules.op_family[op] != STRUCTURE:
            total += single(m, s, seat, op, a, b)
            pc += 1
        elif op == OP_IF:
            pc = pc + 1 if holds(s, a, seat, source) else b
        elif op == OP_PAY:
            if affordable(s, pc + 1, a, seat, source):
                total += worth(m, s, seat, pc + 1, a, source) + worth(m, s, seat, a, b, source)
            pc = b
        elif op == OP_MAY_PAY:
            if affordable(s, pc + 1, a, seat, source):
                gain: float = worth(m, s, seat, pc + 1, a, source) + worth(m, s, seat, a, b, source)
                if gain > 0.0:
                    total += gain
            pc = b
        elif op == OP_CHOOSE:
            total += best_branches(m, s, seat, pc, source)
            pc = code[3 * (pc + a) + 2]
        elif op in (OP_EACH_OPPONENT, OP_OPPONENT):
            total -= m.w[W_OPPONENT] * m.printed(pc + 1, a)
            pc = a
        elif op == OP_PER:
            total += single(m, s, seat, code[3 * pc + 3], code[3 * pc + 4] * counted(s, seat, a, b, source), 0)
            pc += 2
        elif op == OP_LINES:
            total += useful_lines(m, s, seat, pc, source)
            pc = code[3 * (pc + a) + 2]
        elif op == OP_EITHER:
            pc = pc + 1 if holds(s, a, seat, source) else b
        elif op == OP_SKIP:
            pc = a
        elif op == OP_THIS_REVEAL:
            total += m.printed(pc + 1, a)
            pc = a
        else:
            total += single(m, s, seat, op, a, b)
            pc += 1
    return total


def useful_lines(m: Valuation, s: State, seat: Seat, pc: i64, source: i64) -> float:
    """Return what the printed lines that can be used now are worth together; who has used one may leave others."""
    code = s.rules.code
    total: float = 0.0
    branch: i64 = pc + 1
    while branch <= pc + code[3 * pc + 1]:
        first: i64 = code[3 * branch + 1]
        last: i64 = code[3 * branch + 2]
        if feasible(s, first, last, seat, source, False):
            gain: float = worth(m, s, seat, first, last, source)
            if gain > 0.0:
                total += gain
        branch += 1
    return total


def best_branches(m: Valuation, s: State, seat: Seat, pc: i64, source: i64) -> float:
    """Return what the best branches of a choice are worth together (of two the better twice, nearly)."""
    code = s.rules.code
    branches: i64 = code[3 * pc + 1]
    best: float = -99.0
    second: float = 0.0
    branch: i64 = pc + 1
    while branch <= pc + branches and code[3 * branch] == OP_BRANCH:
        first: i64 = code[3 * branch + 1]
        last: i64 = code[3 * branch + 2]
        if feasible(s, first, last, seat, source, False):
            gain: float = worth(m, s, seat, first, last, source)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        branch += 1
    if best < -90.0:
        return 0.0
    if code[3 * pc + 2] & CHOOSE_COUNT > 1 and second > 0.0:
        best += second
    return best


def line_worth(m: Valuation, s: State, seat: Seat, line: i64) -> float:
    """Return what a line is worth now; an optional one never less than nothing."""
    r = s.rules
    source: i64 = r.line_source[line]
    if not holds(s, r.line_condition[line], seat, source):
        return 0.0
    gain: float = worth(m, s, seat, r.line_pc[line], r.line_end[line], source)
    if gain < 0.0 and r.line_flags[line] & LINE_OPTIONAL != 0:
        return 0.0
    return gain


def box_worth(m: Valuation, s: State, seat: Seat, first: i64, last: i64) -> float:
    """Return what the lines of a box are worth now."""
    total: float = 0.0
    while first < last:
        total += line_worth(m, s, seat, first)
        first += 1
    return total


def thing_worth(m: Valuation, s: State, seat: Seat, source: i64, box: i64) -> float:
    """Return what a box of a thing is worth now."""
    return box_worth(m, s, seat, first_line(s.rules, source, box), last_line(s.rules, source, box))


def space_worth(m: Valuation, s: State, seat: Seat, card: i64, space: i64) -> float:
    """Return what sending an Agent to a space brings, its cost and the fight included, the card's box not."""
    r = s.rules
    m.space = space
    total: float = thing_worth(m, s, seat, FROM_SPACE * SOURCE_SPAN + space, BOX_SPACE)
    solari: i64 = solari_cost(s, seat, space)
    total += m.late * (
        m.unit[OP_PAY_SOLARI] * float(solari)
        + m.unit[OP_PAY_SPICE] * float(r.space_spice[space])
        + m.unit[OP_PAY_WATER] * float(r.space_water[space])
    )
    if r.space_presence[space] != 0:
        total += persuasion_worth(m, r.space_presence[space])
    if r.entry_line[space] >= 0:
        total += line_worth(m, s, seat, r.entry_line[space])
    if r.space_combat[space] != 0:
        recruits: i64 = m.space_troops[space] + (m.card_troops[card] if card >= 0 else 0)
        limit: i64 = fielding(s, seat).garrison + recruits
        if limit > recruits + r.garrison_deploy:
            limit = recruits + r.garrison_deploy
        total += best_fight(m, s, seat, limit)
    controller: i64 = s.control[space]
    if controller >= 0:
        total += m.w[W_ENEMY_CONTROL] if controller == seat.index else -m.w[W_ENEMY_CONTROL]
    if m.pieces:
        total += due(m, s, seat, space) + near_spies(m, s, seat, card, space)
    m.space = -1
    return total
