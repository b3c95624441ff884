"""What an option does, in numbers read from data: the effects of the thing it names, its price, its icons. Compiled.

What is learned about deeds holds for every card, space and box, also for those that nobody has practised with.
"""

from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.engine.boxes import first_line, last_line
from landsraad.model.families import STRUCTURE
from landsraad.model.rules import Rules
from landsraad.model.state import State
from landsraad.model.terms import (
    BOX_AGENT,
    BOX_COMBAT,
    BOX_FIRST,
    BOX_PLOT,
    BOX_REVEAL,
    BOX_ROUND,
    BOX_SPACE,
    BOX_TURN,
    BOXES,
    D_ACQUIRE,
    D_CHOOSE_EFFECT,
    D_CHOOSE_LINE,
    D_PAY,
    D_PLAY_CARD,
    D_RESOLVE,
    D_REWARD,
    FROM_CARD,
    FROM_INTRIGUE,
    FROM_SPACE,
    OP_BASE_SPICE,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DEPLOY_RECRUITS,
    OP_DEPLOY_SUPPLY,
    OP_DEPLOY_UNITS,
    OP_DRAW,
    OP_HARVEST,
    OP_INFLUENCE,
    OP_INFLUENCE_EACH,
    OP_INFLUENCE_PICK,
    OP_INTRIGUE,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PERSUASION,
    OP_SOLARI,
    OP_SPACE_INFLUENCE,
    OP_SPICE,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_TRASH,
    OP_TRASH_SELF,
    OP_TROOPS,
    OP_VP,
    OP_WATER,
    SOURCE_SPAN,
    W_ACCEPT,
    Z_ASIDE,
    Z_CHOICE,
    Z_DISCARD,
    Z_HAND,
    Z_INTRIGUE,
    Z_MARKET,
    Z_NUMBER,
    Z_PLAY,
    Z_SPACE,
    Z_WORD,
)

# Kinds of effect: each of these, and one for everything else.
EFFECTS: Final = (
    OP_SOLARI, OP_SPICE, OP_WATER, OP_PERSUASION, OP_SWORDS, OP_VP, OP_TROOPS, OP_DRAW, OP_INTRIGUE, OP_INFLUENCE,
    OP_TRASH, OP_DEPLOY, OP_COUNCIL, OP_PAY_SOLARI, OP_PAY_SPICE, OP_PAY_WATER,
)  # fmt: skip
# Effects that are of the same kind as one of them.
ALIKE: Final = {
    OP_HARVEST: OP_SPICE, OP_BASE_SPICE: OP_SPICE, OP_INFLUENCE_PICK: OP_INFLUENCE, OP_SPACE_INFLUENCE: OP_INFLUENCE,
    OP_INFLUENCE_EACH: OP_INFLUENCE, OP_TRASH_SELF: OP_TRASH, OP_DEPLOY_SUPPLY: OP_DEPLOY, OP_DEPLOY_UNITS: OP_DEPLOY,
    OP_DEPLOY_RECRUITS: OP_DEPLOY, OP_SWORDMASTER: OP_COUNCIL,
}  # fmt: skip
N_EFFECTS: Final = 17
GROUPS: Final = 3  # what comes at once, what comes with every reveal or round, what comes another time
ICONS: Final = 12
PRICE: Final = GROUPS * N_EFFECTS
NUMBER: Final = PRICE + 1
FIRST_ICON: Final = NUMBER + 1
ALWAYS: Final = FIRST_ICON + ICONS
DEEDS: Final = ALWAYS + 1
AT_ONCE: Final = (BOX_AGENT, BOX_PLOT, BOX_COMBAT, BOX_SPACE, BOX_FIRST)
EACH_ROUND: Final = (BOX_REVEAL, BOX_ROUND, BOX_TURN)
MENUS: Final = (D_PLAY_CARD, D_RESOLVE, D_ACQUIRE, D_REWARD)  # where a choice is a line that waits
NO_PROGRAM: Final = -1
SMALL: Final = 0.3  # what a unit of an effect counts


def source_of(r: Rules, action: i64) -> i64:
    """Return the thing that an option names, -1 for none."""
    zone: i64 = r.action_zone[action]
    noun: i64 = r.action_noun[action]
    if zone in (Z_HAND, Z_DISCARD, Z_PLAY, Z_MARKET, Z_ASIDE):
        return FROM_CARD * SOURCE_SPAN + noun
    if zone == Z_INTRIGUE:
        return FROM_INTRIGUE * SOURCE_SPAN + noun
    if zone == Z_SPACE:
        return FROM_SPACE * SOURCE_SPAN + noun
    for kind, things in r.things.items():
        base: i64 = r.box_base[kind]
        number: i64 = 0
        while number < len(things):
            if r.act_thing[base + number] == action:
                return kind * SOURCE_SPAN + number
            number += 1
    return -1


def group_of(box: i64) -> i64:
    """Return when the effects of a box come."""
    if box in AT_ONCE:
        return 0
    return 1 if box in EACH_ROUND else 2


def effect_of(op: i64) -> i64:
    """Return the kind of an effect."""
    known: i64 = ALIKE.get(op, op)
    place: i64 = 0
    for other in EFFECTS:
        if other == known:
            return place
        place += 1
    return place


def program_of(s: State, action: i64) -> tuple[i64, i64]:
    """Return where the effects begin and end that an option names by its place alone, NO_PROGRAM for any other."""
    r = s.rules
    zone: i64 = r.action_zone[action]
    noun: i64 = r.action_noun[action]
    none: i64 = NO_PROGRAM
    if zone == Z_CHOICE:
        if s.kind in MENUS:
            line: i64 = s.agenda[noun]
            return r.line_pc[line], r.line_end[line]
        if s.kind == D_CHOOSE_EFFECT or s.kind == D_CHOOSE_LINE:
            branch: i64 = s.pc + 1 + noun
            return r.code[3 * branch + 1], r.code[3 * branch + 2]
    elif zone == Z_WORD and noun == W_ACCEPT and s.kind == D_PAY:
        return s.pc + 1, r.code[3 * s.pc + 2]
    return none, none


def nothing_done() -> vec[float]:
    """Return what an option does of which nothing is known."""
    out = vec[float]()
    while len(out) < DEEDS:
        out = append(out, 0.0)
    out[ALWAYS] = 1.0
    return out


def program_deeds(r: Rules, first: i64, end: i64) -> vec[float]:
    """Return what a program does."""
    out = nothing_done()
    count_program(r, first, end, 0, out)
    return out


def deeds(r: Rules, action: i64) -> vec[float]:
    """Return what an option does."""
    out = nothing_done()
    if r.action_zone[action] == Z_NUMBER:
        out[NUMBER] = SMALL * float(r.action_noun[action])
    source: i64 = source_of(r, action)
    if source < 0:
        return out
    box: i64 = 0
    while box < BOXES:
        count_box(r, source, box, out)
        box += 1
    kind: i64 = source // SOURCE_SPAN
    icons: i64 = 0
    if kind == FROM_CARD:
        icons = r.card_icons[source % SOURCE_SPAN]
        if r.card_cost[source % SOURCE_SPAN] > 0:
            out[PRICE] = 0.2 * float(r.card_cost[source % SOURCE_SPAN])
    elif kind == FROM_SPACE:
        icons = r.space_icon[source % SOURCE_SPAN]
    place: i64 = 0
    while place < ICONS:
        out[FIRST_ICON + place] = float((icons >> place) & 1)
        place += 1
    return out


def count_box(r: Rules, source: i64, box: i64, out: vec[float]) -> None:
    """Add the effects of a box, whatever they hang on."""
    start: i64 = group_of(box) * N_EFFECTS
    line: i64 = first_line(r, source, box)
    last: i64 = last_line(r, source, box)
    while line < last:
        count_program(r, r.line_pc[line], r.line_end[line], start, out)
        line += 1


def count_program(r: Rules, first: i64, end: i64, start: i64, out: vec[float]) -> None:
    """Add the effects of a program, whatever they hang on, to a group that begins at ``start``."""
    pc: i64 = first
    while pc < end:
        op: i64 = r.code[3 * pc]
        if r.op_family[op] != STRUCTURE:
            many: i64 = r.code[3 * pc + (2 if op == OP_INFLUENCE else 1)]
            out[start + effect_of(op)] += SMALL * float(many if 0 < many < 10 else 1)
        pc += 1
