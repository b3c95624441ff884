"""Plain gains, the agenda and triggers: what happens at once and what waits for the player's order."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.atoms import board, flow, goods, tech, troops
from landsraad.engine.queries import counted, holds, modifier
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    E_COUNCIL_SEAT,
    E_HARVESTED,
    LINE_AUTO,
    LINE_LATE,
    LINE_RECRUIT,
    LINE_SWORDS,
    M_HARVEST,
    M_HARVEST_TIMES,
    M_SOLARI,
    OP_CONTROL,
    OP_COUNCIL,
    OP_HARVEST,
    OP_MENTAT,
    OP_MENTAT_NEXT,
    OP_MODIFY,
    OP_PERSUASION,
    OP_SIGNET,
    OP_SOLARI,
    OP_SPICE,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_VP,
    OP_WATER,
    PHASE_TURNS,
    TURN_REVEAL,
)

# With this many troops left in the Supply no other effect of a turn runs short, so the order of recruiting is nobody's
# business (B-AGT-11); with fewer the player orders it.
AMPLE_SUPPLY: Final = 4


def gain(s: State, op: i64, n: i64, seat: Seat) -> bool:
    """Carry out a plain gain; False if the operation is not one."""
    if op == OP_PERSUASION:
        goods.gain_persuasion(s, seat, n)
    elif op == OP_SWORDS:
        goods.gain_swords(s, seat, n)
    elif op == OP_SOLARI:
        if (seat.mod_kinds >> M_SOLARI) & 1 != 0 and n > 0 and in_own_turn(s, seat):
            n += modifier(s, seat, M_SOLARI, 0)
        goods.gain_solari(s, seat, n)
    elif op == OP_SPICE:
        goods.gain_spice(s, seat, n)
    elif op == OP_WATER:
        goods.gain_water(s, seat, n)
    elif op == OP_VP:
        goods.gain_vp(s, seat, n)
    elif op == OP_HARVEST:
        harvest(s, n, seat)
    elif op == OP_MODIFY:
        flow.add_turn_modifier(s, n)
    elif op == OP_CONTROL:
        board.gain_control(s, seat, n)
    elif op == OP_SIGNET:
        post_lines(s, s.rules.signet_first[seat.leader], s.rules.signet_last[seat.leader], seat)
    elif op == OP_COUNCIL:
        board.join_council(s, seat)
        fire(s, E_COUNCIL_SEAT, seat)
    elif op == OP_SWORDMASTER:
        board.gain_swordmaster(s, seat)
    elif op == OP_MENTAT:
        board.take_mentat(s, seat)
    elif op == OP_MENTAT_NEXT:
        board.promise_mentat(s, seat)
    else:
        return False
    return True


def in_own_turn(s: State, seat: Seat) -> bool:
    """Tell whether it is a seat's turn, and no Rival's in between."""
    if s.phase != PHASE_TURNS or s.turn_seat != seat.index:
        return False
    return s.rivalry is None or s.rivalry.acting == seat.index


def run_plain(s: State, line: i64, seat: Seat) -> None:
    """Carry out a line of plain gains at once."""
    r = s.rules
    pc: i64 = r.line_pc[line]
    end: i64 = r.line_end[line]
    if r.line_flags[line] & LINE_SWORDS != 0:
        note_swords(s, pc, end)
    while pc < end:
        gain(s, r.code[3 * pc], r.code[3 * pc + 1], seat)
        pc += 1


def note_swords(s: State, pc: i64, end: i64) -> None:
    """Note the instructions of a revealed card that give swords in this Reveal turn (X-CLR-02)."""
    if s.turn_kind == TURN_REVEAL:
        while pc < end:
            if s.rules.code[3 * pc] == OP_SWORDS:
                tech.note_swords(s, pc)
            pc += 1


def late_lines(s: State, seat: Seat) -> None:
    """End of the Reveal turn: carry out what counts everything the turn has brought."""
    r = s.rules
    for line in s.agenda:
        if r.line_flags[line] & LINE_LATE != 0:
            pc: i64 = r.line_pc[line]
            n: i64 = counted(s, seat, r.code[3 * pc + 1], r.code[3 * pc + 2])
            gain(s, r.code[3 * pc + 3], r.code[3 * pc + 4] * n, seat)


def harvest(s: State, base: i64, seat: Seat) -> None:
    """Harvest the spice of the space the Agent was sent to (B-HRV-02)."""
    times: i64 = modifier(s, seat, M_HARVEST_TIMES, 0)
    if times > 1:
        base *= times
    spice: i64 = base + board.take_bonus_spice(s, s.sent_space) + modifier(s, seat, M_HARVEST, 0)
    goods.gain_spice(s, seat, spice)
    fire(s, E_HARVESTED, seat)


def post_lines(s: State, first: i64, last: i64, seat: Seat) -> None:
    """Take up lines for the turn: plain gains happen now if their condition holds, the rest goes on the agenda."""
    r = s.rules
    line: i64 = first
    while line < last:
        if r.line_flags[line] & LINE_AUTO != 0 and holds(s, r.line_condition[line], seat, r.line_source[line]):
            run_plain(s, line, seat)
        elif r.line_flags[line] & LINE_RECRUIT != 0 and seat.supply >= r.code[3 * r.line_pc[line] + 1] + AMPLE_SUPPLY:
            troops.recruit(s, seat, r.code[3 * r.line_pc[line] + 1])
        else:
            flow.add_to_agenda(s, line)
        line += 1


def push_lines(s: State, first: i64, last: i64, seat: Seat) -> None:
    """Put lines on the pending work, to be carried out in printed order."""
    line: i64 = last - 1
    while line >= first:
        if holds(s, s.rules.line_condition[line], seat, s.rules.line_source[line]):
            flow.push_line(s, line, seat.index)
        line -= 1


def fire(s: State, event: i64, seat: Seat) -> None:
    """Let the seat's passive abilities for an event follow; in the own turn they join the agenda."""
    r = s.rules
    slot: i64 = 0
    while slot < len(seat.triggers):
        trigger: i64 = seat.triggers[slot]
        if r.trigger_event[trigger] == event and (seat.trigger_used >> slot) & 1 == 0:
            source: i64 = r.line_source[r.trigger_first[trigger]]
            if holds(s, r.trigger_condition[trigger], seat, source):
                if r.trigger_once[trigger] != 0:
                    flow.use_trigger(s, seat.index, slot)
                if s.phase == PHASE_TURNS and s.turn_seat == seat.index:
                    post_lines(s, r.trigger_first[trigger], r.trigger_last[trigger], seat)
                else:
                    push_lines(s, r.trigger_first[trigger], r.trigger_last[trigger], seat)
        slot += 1


def arrive(s: State, seat: Seat, card: i64) -> None:
    """Take up the effects of the played card and of the space; the card comes first, it may change the space's."""
    r = s.rules
    post_lines(s, r.agent_first[card], r.agent_last[card], seat)
    post_lines(s, r.space_first[s.sent_space], r.space_last[s.sent_space], seat)
