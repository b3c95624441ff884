"""From programs back to readable data: what catalogues, user interfaces and the comparison with the facts show."""

from landsraad.model.families import FIRST_ROOM
from landsraad.model.rules import Rules
from landsraad.model.terms import (
    AMONG_BEHIND,
    ANY_NUMBER,
    C_ACQUIRED,
    C_AGENTS_ON,
    C_ALLIANCE,
    C_INFLUENCE,
    C_NOT,
    C_OTHER_IN_PLAY,
    C_OWNS,
    C_OWNS_MOST,
    C_PICKED,
    C_REACHED,
    C_SENT_TO,
    C_SENT_TO_ICONS,
    C_SOME,
    CHOOSE_COUNT,
    EXACTLY,
    LINE_AUTO,
    LINE_OPTIONAL,
    M_ACQUIRE_COST,
    M_ICONS,
    M_IGNORE_ENEMIES,
    M_SPACE_COST,
    N_IN_PLAY,
    N_LOW_TRACKS,
    N_REVEALED,
    OP_ACQUIRE,
    OP_ACQUIRE_FREE,
    OP_BRANCH,
    OP_BUY,
    OP_CHOOSE,
    OP_CONTROL,
    OP_DEPLOY,
    OP_DEPLOY_UNITS,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_EACH,
    OP_INFLUENCE_PICK,
    OP_LINES,
    OP_MAY_PAY,
    OP_MODIFY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PER,
    OP_RETREAT,
    OP_RETREAT_SOME,
    OP_SPACE_INFLUENCE,
    OP_TAKE_BACK,
    OP_THIS_REVEAL,
    OP_TRACK_BONUS,
    OP_TRASH_HAND,
    OP_TRASH_OTHER,
    TO_HAND,
    TO_TOP,
)

Data = dict[str, object]


def icon_names(rules: Rules, mask: int) -> list[str]:
    """Return the names of the icons in a mask."""
    return [name for number, name in rules.icon_names.items() if mask >> number & 1]


def condition_data(rules: Rules, condition: int) -> Data:
    """Return a condition as data."""
    kind, a, b = int(rules.cond_kind[condition]), int(rules.cond_a[condition]), int(rules.cond_b[condition])
    data: Data = {"if": rules.condition_names[kind]}
    if rules.cond_room[condition] >= 0:
        own = rules.rooms[rules.cond_room[condition]].condition_data(rules, kind, a, b)
        if own is not None:
            return {**data, **own}
    if kind in (C_OTHER_IN_PLAY, C_PICKED):
        data["faction"] = rules.allegiances[a]
    elif kind in (C_INFLUENCE, C_ALLIANCE, C_REACHED):
        data["faction"] = rules.factions[a]
    elif kind in (C_OWNS, C_OWNS_MOST, C_ACQUIRED):
        data["card"] = rules.cards[a].id
    elif kind == C_SENT_TO:
        data["space"] = rules.spaces[a].id if a >= 0 else None
    elif kind == C_NOT:
        data["of"] = [condition_data(rules, a)]
    elif kind in (C_AGENTS_ON, C_SENT_TO_ICONS):
        data["icons"] = icon_names(rules, a)
    elif kind == C_SOME:
        parts = [condition_data(rules, condition + 1 + part) for part in range(b)]
        return {**data, "at_least": a, "of": parts}
    elif a:
        data["at_least"] = a
    if b:
        data["n"] = b
    return data


def modifier_data(rules: Rules, modifier: int) -> Data:
    """Return a modifier as data."""
    kind, arg = int(rules.mod_kind[modifier]), int(rules.mod_arg[modifier])
    data: Data = {"modifier": rules.modifier_names[kind], "value": int(rules.mod_value[modifier])}
    if kind in (M_SPACE_COST, M_IGNORE_ENEMIES, M_ICONS):
        data["icons"] = icon_names(rules, arg)
    elif kind == M_ACQUIRE_COST:
        data["card"] = rules.cards[arg].id
    return data


def sequence_data(rules: Rules, pc: int, end: int) -> list[Data]:
    """Return the effects of a stretch of code as data."""
    result: list[Data] = []
    while pc < end:
        data, pc = effect_data(rules, pc)
        result.append(data)
    return result


def effect_data(rules: Rules, pc: int) -> tuple[Data, int]:
    """Return one effect as data, and the place after it."""
    op, a, b = int(rules.code[3 * pc]), int(rules.code[3 * pc + 1]), int(rules.code[3 * pc + 2])
    name = rules.op_names[op]
    data: Data
    if op == OP_IF:
        return {"op": "when", "condition": condition_data(rules, a), "effects": sequence_data(rules, pc + 1, b)}, b
    if op in (OP_PAY, OP_MAY_PAY):
        cost = sequence_data(rules, pc + 1, a)
        if not cost:
            return {"op": "may", "effects": sequence_data(rules, a, b)}, b
        for part in cost:
            part["op"] = str(part["op"]).removeprefix("pay_")
        return {"op": "pay", "cost": cost, "effects": sequence_data(rules, a, b)}, b
    if op == OP_CHOOSE:
        bounds = [(int(rules.code[3 * p + 1]), int(rules.code[3 * p + 2])) for p in range(pc + 1, pc + 1 + a)]
        return {
            "op": "choose",
            "n": b & CHOOSE_COUNT,
            "branches": [sequence_data(rules, *bound) for bound in bounds],
        }, bounds[-1][1]
    if op == OP_LINES:
        bounds = [(int(rules.code[3 * p + 1]), int(rules.code[3 * p + 2])) for p in range(pc + 1, pc + 1 + a)]
        return {"op": "lines", "branches": [sequence_data(rules, *bound) for bound in bounds]}, bounds[-1][1]
    if op == OP_EITHER:
        end = int(rules.code[3 * (b - 1) + 1])
        data = {"op": "either", "condition": condition_data(rules, a), "effects": sequence_data(rules, pc + 1, b - 1)}
        return {**data, "otherwise": sequence_data(rules, b, end)}, end
    if op == OP_THIS_REVEAL:
        return {"op": name, "on": rules.trigger_names[b], "effects": sequence_data(rules, pc + 1, a)}, a
    if op in (OP_EACH_OPPONENT, OP_OPPONENT, OP_ON_WIN):
        # Without teams everybody else is an opponent, and it is told so.
        friends = {"everybody": True} if op == OP_EACH_OPPONENT and b and rules.seating else {}
        return {"op": name, **friends, "effects": sequence_data(rules, pc + 1, a)}, a
    if op == OP_PER:
        inner, after = effect_data(rules, pc + 1)
        data = {"op": "per", "counter": rules.counter_names[a]}
        if a in (N_IN_PLAY, N_REVEALED):
            data["faction"] = rules.allegiances[b]
        elif b and a == N_LOW_TRACKS:
            data["at_most"] = b
        return {**data, "effects": [inner]}, after
    if op == OP_BRANCH:
        return {"op": name}, pc + 1  # its operands are places in the code, which another box may shift
    return simple_data(rules, op, a, b), pc + 1


def destination(to: int) -> str:
    """Return where an acquired card goes."""
    return "top" if to == TO_TOP else "hand" if to == TO_HAND else "discard"


def simple_data(rules: Rules, op: int, a: int, b: int) -> Data:
    """Return an effect without inner effects as data."""
    data: Data = {"op": rules.op_names[op]}
    if op == OP_INFLUENCE:
        data.update(faction=rules.factions[a], n=b)
    elif op == OP_SPACE_INFLUENCE:
        data.update(op="influence", faction=rules.factions[a], n=1, space=True)
    elif op == OP_INFLUENCE_PICK:
        mask = b & 0xFF
        data.update(op="influence_any", n=a)
        if mask != (1 << int(rules.n_factions)) - 1:
            data["among"] = [name for number, name in enumerate(rules.factions) if mask >> number & 1]
        if b >> 8 == AMONG_BEHIND:
            data["where_behind"] = True
        elif b >> 8 in rules.among_names:
            data[rules.among_names[b >> 8]] = True
    elif op == OP_INFLUENCE_EACH:
        data.update({"n": a, rules.among_names.get(b, "where_behind"): True})
    elif op == OP_MODIFY:
        data.update(modifier_data(rules, a))
    elif op == OP_ACQUIRE:
        data["card"] = rules.cards[a].id
    elif op == OP_ACQUIRE_FREE:
        data.update(n=a, to=destination(b & ~EXACTLY))
        if b & EXACTLY:
            data["exactly"] = True
    elif op == OP_BUY:
        data["to"] = destination(b)
    elif op == OP_RETREAT_SOME:
        data.update(at_least=a & 255, up_to=a >> 8)
    elif op == OP_TRASH_HAND:
        if a:
            data["faction"] = rules.allegiances[a - 1]
    elif op == OP_CONTROL:
        data["space"] = rules.spaces[a].id if a >= 0 else None
    elif op in (OP_TAKE_BACK, OP_TRASH_OTHER):
        data["faction"] = rules.allegiances[a]
    elif op == OP_TRACK_BONUS:
        data["faction"] = rules.factions[a]
    elif op in (OP_RETREAT, OP_DEPLOY, OP_DEPLOY_UNITS):
        data["up_to"] = None if a == ANY_NUMBER else a
    else:
        family = int(rules.op_family[op])
        parts = rules.rooms[rules.room_at[family]].effect_data(rules, op, a, b) if family >= FIRST_ROOM else None
        data.update(parts if parts is not None else {"n": a} if a else {})
    return data


def line_data(rules: Rules, line: int) -> Data:
    """Return a line of a box as data."""
    flags = int(rules.line_flags[line])
    data: Data = {
        "effects": sequence_data(rules, int(rules.line_pc[line]), int(rules.line_end[line])),
        "optional": bool(flags & LINE_OPTIONAL),
        "at_once": bool(flags & LINE_AUTO),
    }
    if rules.line_condition[line] >= 0:
        data["condition"] = condition_data(rules, int(rules.line_condition[line]))
    return data


def lines_data(rules: Rules, first: int, last: int) -> list[Data]:
    """Return the lines of a box as data."""
    return [line_data(rules, line) for line in range(first, last)]
