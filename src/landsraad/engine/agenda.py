"""Plain gains, the agenda and triggers: what happens at once and what waits for the player's order."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.atoms import board, flow, goods, troops
from landsraad.engine.conditions import counted, holds, holds_for
from landsraad.engine.modifiers import modifier
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    BOX_AGENT,
    BOX_PLOT,
    BOX_SIGNET,
    BOX_SPACE,
    BOXES,
    E_AGENT_SENT,
    E_COUNCIL_SEAT,
    E_DEPLOYED,
    E_HARVESTED,
    FROM_CARD,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_SPACE,
    LINE_AUTO,
    LINE_LATE,
    LINE_RECRUIT,
    LINE_SOON,
    LINE_SWORDS,
    M_HARVEST,
    M_HARVEST_TIMES,
    M_SOLARI,
    OP_BASE_SPICE,
    OP_CONTROL,
    OP_COUNCIL,
    OP_HARVEST,
    OP_HARVEST_BONUS,
    OP_MODIFY,
    OP_PERSUASION,
    OP_SIGNET,
    OP_SOLARI,
    OP_SPICE,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_THIS_REVEAL,
    OP_VP,
    OP_WATER,
    PHASE_TURNS,
    SOURCE_SPAN,
    TURN_REVEAL,
)

# With this many troops left in the Supply hardly any other effect of a turn runs short, so the order of recruiting is
# nobody's business (B-AGT-11) and it happens at once; with fewer the player orders it. Where an effect that sends
# troops of the Supply elsewhere runs short all the same, recruiting turns out to come after it (``troops.put_off``).
AMPLE_SUPPLY: Final = 4


def gain(s: State, op: i64, n: i64, seat: Seat) -> bool:
    """Carry out a plain gain; False if the operation is not one."""
    if op == OP_PERSUASION:
        goods.gain_persuasion(s, seat, n)
    elif op == OP_SWORDS:
        if s.teams == 0 or s.crews[seat.index] == 0:
            goods.gain_swords(s, seat, n)
        else:
            lend_swords(s, s.seats[s.fielders[seat.index]], n)
    elif op == OP_SOLARI:
        if ((seat.mod_kinds | s.turn_mod_kinds) >> M_SOLARI) & 1 != 0 and n > 0 and in_own_turn(s, seat):
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
    elif op == OP_HARVEST_BONUS:
        harvest_part(s, board.take_bonus_spice(s, s.sent_space), seat)
    elif op == OP_BASE_SPICE:
        harvest_part(s, base_spice(s, n, seat), seat)
    elif op == OP_MODIFY:
        flow.add_turn_modifier(s, n)
    elif op == OP_CONTROL:
        if n >= 0:
            board.gain_control(s, seat, n)
    elif op == OP_SIGNET:
        post_box(s, FROM_LEADER * SOURCE_SPAN + seat.leader, BOX_SIGNET, seat)
    elif op == OP_COUNCIL:
        join_council(s, seat)
    elif op == OP_SWORDMASTER:
        board.gain_swordmaster(s, seat)
    else:
        room: i64 = s.rules.room_at[s.rules.op_family[op]]
        return room >= 0 and s.rules.rooms[room].gain(s, op, n, seat)
    return True


def lend_swords(s: State, one: Seat, n: i64) -> None:
    """Swords of a seat with a crew are added to the strength of whoever fights for it (S-ACT-07, S-ACT-11).

    Who has revealed and has no unit in the Conflict cannot use them any more (S-ACT-16).
    """
    lost: bool = one.strength_set != 0 and one.conflict == 0 and one.units_conflict == 0
    if s.crews[one.index] == 0 and not lost:
        goods.gain_swords(s, one, n)


def join_council(s: State, seat: Seat) -> None:
    """Take a seat on the High Council; in the own Reveal turn its Persuasion comes at once (U-SPC-12)."""
    if seat.council == 0 and s.turn_kind == TURN_REVEAL and in_own_turn(s, seat):
        goods.gain_persuasion(s, seat, s.rules.council_persuasion)
    board.join_council(s, seat)
    fire(s, E_COUNCIL_SEAT, seat)


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
                flow.note_swords(s, pc)
            pc += 1


def late_lines(s: State, seat: Seat) -> None:
    """End of the Reveal turn: carry out what counts everything the turn has brought."""
    r = s.rules
    for line in s.agenda:
        if r.line_flags[line] & LINE_LATE != 0:
            pc: i64 = r.line_pc[line]
            n: i64 = counted(s, seat, r.code[3 * pc + 1], r.code[3 * pc + 2], r.line_source[line])
            gain(s, r.code[3 * pc + 3], r.code[3 * pc + 4] * n, seat)


def harvest(s: State, base: i64, seat: Seat) -> None:
    """Harvest the spice of the space the Agent was sent to (B-HRV-02)."""
    spice: i64 = base_spice(s, base, seat) + board.take_bonus_spice(s, s.sent_space) + modifier(s, seat, M_HARVEST, 0)
    goods.gain_spice(s, seat, spice)
    if s.rules.counts_harvest != 0:
        flow.count_harvest(s, spice)
    fire(s, E_HARVESTED, seat)


def harvest_part(s: State, spice: i64, seat: Seat) -> None:
    """Harvest a part of what a space gives: what changes or follows a harvest comes once, with its first part.

    Who finds nothing has harvested nothing (F-UPR-07).
    """
    if spice == 0:
        return
    first: bool = s.harvest_begun == 0
    if first:
        flow.begin_harvest(s)
        spice += modifier(s, seat, M_HARVEST, 0)
    goods.gain_spice(s, seat, spice)
    if s.rules.counts_harvest != 0:
        flow.count_harvest(s, spice)
    if first:
        fire(s, E_HARVESTED, seat)


def base_spice(s: State, n: i64, seat: Seat) -> i64:
    """Return the base spice of a space, as often as this turn takes it (F-CRD-02, F-UPR-06)."""
    times: i64 = modifier(s, seat, M_HARVEST_TIMES, 0)
    return n * times if times > 1 else n


def post_lines(s: State, first: i64, last: i64, seat: Seat) -> None:
    """Take up lines for the turn: plain gains happen now if their condition holds, the rest goes on the agenda."""
    r = s.rules
    line: i64 = first
    while line < last:
        flags: i64 = r.line_flags[line]
        condition: i64 = r.line_condition[line]
        if flags & LINE_AUTO != 0 and (condition < 0 or holds(s, condition, seat, r.line_source[line])):
            run_plain(s, line, seat)
        elif (
            flags & LINE_RECRUIT != 0
            and seat.supply >= r.code[3 * r.line_pc[line] + 1] + AMPLE_SUPPLY
            and (s.teams == 0 or s.crews[seat.index] == 0)  # the Supply must be the seat's own
        ):
            troops.recruit_at_once(s, seat, r.code[3 * r.line_pc[line] + 1])
        elif flags & LINE_SOON != 0 and gain(s, r.code[3 * r.line_pc[line]], r.code[3 * r.line_pc[line] + 1], seat):
            pass  # its room could give it in full
        else:
            flow.add_to_agenda(s, line)
        line += 1


def post_box(s: State, source: i64, box: i64, seat: Seat) -> None:
    """Take up the lines of a box of a thing."""
    r = s.rules
    at: i64 = (r.box_base[source // SOURCE_SPAN] + source % SOURCE_SPAN) * BOXES + box
    if r.box_first[at] < r.box_last[at]:
        post_lines(s, r.box_first[at], r.box_last[at], seat)


def post_owned(s: State, box: i64, seat: Seat) -> None:
    """Take up a box of everything that a seat owns."""
    for source in s.owned[seat.index]:
        post_box(s, source, box, seat)


def push_lines(s: State, first: i64, last: i64, seat: Seat) -> None:
    """Put lines on the pending work, to be carried out in printed order."""
    line: i64 = last - 1
    while line >= first:
        if holds(s, s.rules.line_condition[line], seat, s.rules.line_source[line]):
            flow.push_line(s, line, seat.index)
        line -= 1


def fire(s: State, event: i64, seat: Seat) -> None:
    """Let passive abilities follow an event of a seat: its own, then those of others that wait for anybody's."""
    r = s.rules
    if (s.heard >> event) & 1 == 0:
        return
    slot: i64 = 0
    while slot < len(seat.triggers):
        if r.trigger_event[seat.triggers[slot]] == event:
            follow(s, seat, slot, seat)
        slot += 1
    if (s.watched >> event) & 1 != 0:
        fire_others(s, event, seat.index)
    if (r.reveal_hears >> event) & 1 != 0 and s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index:
        fire_face_up(s, event, seat)


def fire_deployed(s: State, seat: Seat) -> None:
    """Units were deployed: by the seat, and by the one whose turn it is if they are fielded for it (S-OWN-04)."""
    fire(s, E_DEPLOYED, seat)
    if s.teams != 0 and s.turn_seat != seat.index and s.fielders[s.turn_seat] == seat.index:
        fire(s, E_DEPLOYED, s.seats[s.turn_seat])


def fire_face_up(s: State, event: i64, seat: Seat) -> None:
    """Let the Intrigue cards follow that lie face up for this Reveal turn and wait for the event."""
    r = s.rules
    for card in seat.face_up:
        at: i64 = (r.box_base[FROM_INTRIGUE] + card) * BOXES + BOX_PLOT
        if r.box_first[at] < r.box_last[at]:
            pc: i64 = r.line_pc[r.box_first[at]]
            if r.code[3 * pc] == OP_THIS_REVEAL and r.code[3 * pc + 2] == event:
                flow.push(s, pc + 1, r.code[3 * pc + 1], seat.index, FROM_INTRIGUE * SOURCE_SPAN + card)


def fire_for(s: State, event: i64, one: Actor) -> None:
    """The same for an event of any actor; a Rival's is heard by those that wait for anybody's."""
    if one.index < len(s.seats):
        fire(s, event, s.seats[one.index])
    elif (s.watched >> event) & 1 != 0:
        fire_others(s, event, one.index)


def fire_others(s: State, event: i64, index: i64) -> None:
    """Let abilities of the other seats follow that wait for anybody's event, clockwise."""
    r = s.rules
    n: i64 = actor_count(s)
    i: i64 = 1
    while i < n:
        number: i64 = (index + i) % n
        i += 1
        if number >= len(s.seats):
            continue
        other = s.seats[number]
        slot: i64 = 0
        while slot < len(other.triggers):
            trigger: i64 = other.triggers[slot]
            if r.trigger_event[trigger] == event and r.trigger_anybody[trigger] != 0:
                follow(s, other, slot, actor(s, index))
            slot += 1


def follow(s: State, seat: Seat, slot: i64, whose: Actor) -> None:
    """Let one passive ability of a seat follow an event, if it is not spent and its condition holds."""
    r = s.rules
    trigger: i64 = seat.triggers[slot]
    source: i64 = r.line_source[r.trigger_first[trigger]]
    if (seat.trigger_used >> slot) & 1 != 0 or not holds_for(s, r.trigger_condition[trigger], seat, source, whose):
        return
    if r.trigger_once[trigger] != 0:
        flow.use_trigger(s, seat.index, slot)
    if s.phase == PHASE_TURNS and s.turn_seat == seat.index and (s.rivalry is None or s.rivalry.acting == seat.index):
        post_lines(s, r.trigger_first[trigger], r.trigger_last[trigger], seat)
    else:
        push_lines(s, r.trigger_first[trigger], r.trigger_last[trigger], seat)


def arrive(s: State, seat: Seat, card: i64) -> None:
    """Take up the effects of the played card and of the space; the card comes first, it may change the space's."""
    r = s.rules
    at: i64 = (r.box_base[FROM_CARD] + card) * BOXES + BOX_AGENT  # looked up here: every Agent turn comes this way
    if r.box_first[at] < r.box_last[at]:
        post_lines(s, r.box_first[at], r.box_last[at], seat)
    for room in r.pair_rooms:  # of two cards played as one both boxes work (I-GRF-05)
        if room.partner(s) >= 0:
            post_box(s, FROM_CARD * SOURCE_SPAN + room.partner(s), BOX_AGENT, seat)
    at = (r.box_base[FROM_SPACE] + s.sent_space) * BOXES + BOX_SPACE
    if r.box_first[at] < r.box_last[at]:
        post_lines(s, r.box_first[at], r.box_last[at], seat)
    if (s.heard >> E_AGENT_SENT) & 1 != 0:
        fire(s, E_AGENT_SENT, seat)
    for room in r.arrival_rooms:
        room.arrived(s, seat)
