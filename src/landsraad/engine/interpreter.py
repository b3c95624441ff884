"""The interpreter of effect programs: one instruction at a time, until the work is done or somebody must choose."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor_count, are_enemies, fielder, waits_for_fielder
from landsraad.engine.actors.rivals import rival_of, work_rival
from landsraad.engine.agenda import arrive, gain, note_swords
from landsraad.engine.atoms import cards, flow, goods
from landsraad.engine.conditions import counted, holds
from landsraad.engine.dispatch import act
from landsraad.engine.legality import affordable, can_be_hit, feasible
from landsraad.engine.loops import next_opponent
from landsraad.engine.offers import ask_yes_no, offer_mask
from landsraad.engine.places import next_place
from landsraad.model.families import FIRST_ROOM, GAINS, STRUCTURE
from landsraad.model.state import FRAME, Seat, State
from landsraad.model.terms import (
    CHOOSE_ALONE,
    CHOOSE_COUNT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_LINE,
    D_CHOOSE_OPPONENT,
    D_PAY,
    FROM_CARD,
    FROM_INTRIGUE,
    OP_ARRIVE,
    OP_CHOOSE,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_ENTERED,
    OP_IF,
    OP_INTRIGUE_DONE,
    OP_LINES,
    OP_MAY_PAY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PER,
    OP_SKIP,
    OP_SWORDS,
    OP_THIS_REVEAL,
    SOURCE_SPAN,
    W_ACCEPT,
    W_PASS,
    Z_CHOICE,
)


def work(s: State) -> None:
    """Carry out the next instruction of the program on top of the pending work."""
    base: i64 = s.depth - FRAME
    pc: i64 = s.stack[base]
    if pc >= s.stack[base + 1]:
        flow.drop_frame(s)
        return
    source: i64 = s.stack[base + 3]
    code = s.rules.code
    op: i64 = code[3 * pc]
    a: i64 = code[3 * pc + 1]
    b: i64 = code[3 * pc + 2]
    flow.jump(s, pc + 1)
    rival = rival_of(s, s.stack[base + 2])
    if rival is not None:
        work_rival(s, op, a, b, pc, rival, source)
        return
    seat = s.seats[s.stack[base + 2]]
    if s.teams != 0 and waits_for_fielder(s, seat.index) and s.rules.pc_fields[pc] != 0:
        flow.jump(s, pc)
        for room in s.rules.ability_rooms:
            room.calls_up(s, seat)
        return
    if len(s.rules.lending_rooms) > 0 and s.rules.op_takes[op] != 0 and runs_short(s, op, a, seat, source, pc):
        return
    family: i64 = s.rules.op_family[op]
    if family == GAINS:
        gain(s, op, a, seat)
        if op == OP_SWORDS and s.rules.counts_swords != 0 and source // SOURCE_SPAN == FROM_CARD:
            note_swords(s, pc, pc + 1)
    elif family == STRUCTURE:
        structure(s, op, a, b, pc, seat, source)
    elif family < FIRST_ROOM or not gain(s, op, a, seat):
        act(s, op, a, b, pc, seat, source)


def runs_short(s: State, op: i64, n: i64, seat: Seat, source: i64, pc: i64) -> bool:
    """Before troops are taken from a Supply that has too few, ask for those that may go back there (I-SPM-03).

    The register of the frame notes who was asked.
    """
    family: i64 = s.rules.op_family[op]
    takers: i64 = 1 << fielder(s, seat.index)
    if family >= FIRST_ROOM:
        taking = s.rules.rooms[s.rules.room_at[family]]
        n = taking.taken(s, op, n, seat)
        several: i64 = taking.takers(s, op, seat)
        takers = several if several != 0 else takers
    asked: i64 = s.stack[s.depth - 1]
    for one in s.seats:
        if (takers & ~asked) >> one.index & 1 == 0 or n <= one.supply:
            continue
        for room in s.rules.lending_rooms:
            if room.lend(s, one, n - one.supply, source, pc):
                flow.set_register(s, asked | 1 << one.index)
                flow.jump(s, pc)
                return True
    flow.set_register(s, 0)
    return False


def structure(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Conditions, arrows, choices, opponents, multiples, payments."""
    if op == OP_IF:
        if not holds(s, a, seat, source):
            flow.jump(s, b)
    elif op == OP_PAY:
        if not affordable(s, pc + 1, a, seat, source):
            flow.jump(s, b)
    elif op == OP_MAY_PAY:
        flow.jump(s, b)
        if affordable(s, pc + 1, a, seat, source) and feasible(s, a, b, seat, source, False):
            ask_yes_no(s, D_PAY, seat, source, pc)  # B-CST-02
    elif op == OP_CHOOSE:
        choose(s, a, b, pc, seat, source)
    elif op == OP_EACH_OPPONENT:
        next_opponent(s, a, b, pc, seat.index, source)
    elif op == OP_OPPONENT:
        flow.jump(s, a)
        ask_opponent(s, seat, source, pc, a)
    elif op == OP_PER:
        n: i64 = counted(s, seat, a, b, source)
        multiple(s, pc + 1, n, seat, source)
        if n > 0 and s.rules.counts_swords != 0 and source // SOURCE_SPAN == FROM_CARD:
            note_swords(s, pc + 1, pc + 2)
        flow.jump(s, pc + 2)
    elif op == OP_PAY_SOLARI:
        goods.pay_solari(s, seat, a)
    elif op == OP_PAY_SPICE:
        goods.pay_spice(s, seat, a)
    elif op == OP_PAY_WATER:
        goods.pay_water(s, seat, a)
    elif op == OP_ARRIVE:
        arrive(s, seat, source % SOURCE_SPAN)
    elif op == OP_ENTERED:
        for room in s.rules.entry_rooms:
            room.entered(s, seat, s.sent_space)
    elif op == OP_INTRIGUE_DONE:
        cards.discard_intrigue(s, seat, source % SOURCE_SPAN)
    elif op == OP_ON_WIN:
        flow.wait_for_win(s, pc + 1, a, seat.index, source)
        flow.jump(s, a)
    elif op == OP_LINES:
        printed_lines(s, a, b, pc, seat, source)
    elif op == OP_EITHER:
        if not holds(s, a, seat, source):
            flow.jump(s, b)
    elif op in (OP_SKIP, OP_THIS_REVEAL):
        flow.jump(s, a)


def printed_lines(s: State, count: i64, masks: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Let the seat use the printed lines that are possible; the register of the frame notes those used (U-INT-04).

    Plain gains come by themselves. Whoever has used a line may leave out the arrows that are left.
    """
    code = s.rules.code
    taken: i64 = s.stack[s.depth - 1]
    mask: i64 = 0
    must: bool = taken == 0
    line: i64 = 0
    while line < count:
        place: i64 = pc + 1 + line
        unused: bool = (taken >> line) & 1 == 0
        if unused and feasible(s, code[3 * place + 1], code[3 * place + 2], seat, source, False):
            if (masks >> (8 + line)) & 1 != 0:
                take_branch(s, pc, line, seat.index, source)
                return
            mask |= 1 << line
            must = must or (masks >> line) & 1 == 0
        line += 1
    if mask <= 0:
        flow.set_register(s, 0)
        flow.jump(s, next_place(s.rules.code, pc))
        return
    if must and mask & (mask - 1) == 0:
        only: i64 = 0
        while (mask >> only) & 1 == 0:
            only += 1
        take_branch(s, pc, only, seat.index, source)
        return
    flow.ask(s, D_CHOOSE_LINE, seat.index, source, pc, 0)
    offer_mask(s, mask, s.rules.act_choice)
    if not must:
        flow.offer(s, s.rules.act_word[W_PASS])


def multiple(s: State, pc: i64, n: i64, seat: Seat, source: i64) -> None:
    """Carry out the effect at ``pc`` n times at once."""
    code = s.rules.code
    op: i64 = code[3 * pc]
    if not gain(s, op, code[3 * pc + 1] * n, seat) and n > 0:
        act(s, op, code[3 * pc + 1] * n, code[3 * pc + 2], pc, seat, source)


def choose(s: State, branches: i64, count: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Let the seat choose among the branches that are possible; the register of the frame notes those taken.

    ``count`` also says whether the only possible branch needs no question.
    """
    code = s.rules.code
    taken: i64 = s.stack[s.depth - 1]
    bits: i64 = taken
    chosen: i64 = 0
    while bits != 0:
        chosen += bits & 1
        bits >>= 1
    mask: i64 = 0
    branch: i64 = 0
    card: bool = source // SOURCE_SPAN == FROM_INTRIGUE
    if chosen < count & CHOOSE_COUNT:
        while branch < branches:
            place: i64 = pc + 1 + branch
            left: bool = (taken >> branch) & 1 == 0
            # A line of an Intrigue card whose piece does nothing now cannot be carried out (U-INT-04).
            works: bool = card and s.rules.op_family[code[3 * code[3 * place + 1]]] >= FIRST_ROOM
            if left and feasible(s, code[3 * place + 1], code[3 * place + 2], seat, source, works):
                mask |= 1 << branch
            branch += 1
    if mask == 0:
        flow.set_register(s, 0)
        flow.jump(s, next_place(s.rules.code, pc))
    elif count & CHOOSE_ALONE != 0 and mask & (mask - 1) == 0:
        branch = 0
        while (mask >> branch) & 1 == 0:
            branch += 1
        take_branch(s, pc, branch, seat.index, source)
    else:
        ask_branch(s, seat, source, pc, mask)


def ask_branch(s: State, seat: Seat, source: i64, pc: i64, mask: i64) -> None:
    """Ask for one of the possible branches."""
    flow.ask(s, D_CHOOSE_EFFECT, seat.index, source, pc, 0)
    offer_mask(s, mask, s.rules.act_choice)


def ask_opponent(s: State, seat: Seat, source: i64, pc: i64, end: i64) -> None:
    """Ask for an opponent whom the block can hit."""
    first: bool = True
    number: i64 = 0
    while number < actor_count(s):
        if are_enemies(s, seat.index, number) and can_be_hit(s, pc + 1, end, number, source):
            if first:
                flow.ask(s, D_CHOOSE_OPPONENT, seat.index, source, pc, 0)
                first = False
            flow.offer(s, s.rules.act_seat[number])
        number += 1


def answer_structure(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to an arrow, a choice of branches or a choice of opponents."""
    if kind == D_CHOOSE_EFFECT or (kind == D_CHOOSE_LINE and zone == Z_CHOICE):
        take_branch(s, s.pc, noun, s.for_actor, s.source)
    elif kind == D_CHOOSE_LINE:
        flow.set_register(s, 0)
        flow.jump(s, next_place(s.rules.code, s.pc))
    elif kind == D_CHOOSE_OPPONENT:
        flow.push(s, s.pc + 1, s.rules.code[3 * s.pc + 1], noun, s.source)
    elif noun == W_ACCEPT:
        flow.push(s, s.pc + 1, s.rules.code[3 * s.pc + 2], seat.index, s.source)


def take_branch(s: State, pc: i64, branch: i64, actor: i64, source: i64) -> None:
    """Run a branch of the choice at ``pc``, then come back to it (it may ask for more than one)."""
    place: i64 = pc + 1 + branch
    code = s.rules.code
    flow.set_register(s, s.stack[s.depth - 1] | 1 << branch)
    flow.jump(s, pc)
    flow.push(s, code[3 * place + 1], code[3 * place + 2], actor, source)
