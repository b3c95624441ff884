"""Rivals: actors that follow their cards. Their turn, their share of Combat, their rewards and choices (H-)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.expert import held_back, shunned
from landsraad.engine.actors.plan import actor_count, chooser_for, clockwise
from landsraad.engine.agenda import fire_for, run_plain
from landsraad.engine.atoms import board, cards, flow, goods, influence, rivals, troops, units
from landsraad.engine.boxes import first_line, last_line, push_box, push_owned
from landsraad.engine.conditions import controller, counted, holds
from landsraad.engine.legality import closed_spaces, factions_to_gain, room_of
from landsraad.engine.loops import next_opponent, steal_intrigues
from landsraad.engine.offers import offer_mask
from landsraad.engine.places import next_place
from landsraad.engine.strength import in_conflict
from landsraad.model.families import FIRST_ROOM
from landsraad.model.state import Rival, RivalRecord, State
from landsraad.model.terms import (
    BOX_FIRST,
    BOX_RIVAL,
    BOX_RIVAL_OTHER,
    BOX_SIGNET,
    BOX_WIN,
    CHOOSE_COUNT,
    D_CHOOSE_EFFECT,
    D_GAIN_INFLUENCE,
    E_AGENT_SENT,
    E_DEPLOYED,
    E_HARVESTED,
    FROM_CONFLICT,
    FROM_LEADER,
    FROM_RIVAL_CARD,
    OP_BASE_SPICE,
    OP_CHOOSE,
    OP_CONTROL,
    OP_EACH_OPPONENT,
    OP_HARVEST_BONUS,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_PICK,
    OP_INTRIGUE,
    OP_LOSE_DEPLOYED,
    OP_LOSE_GARRISON,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PER,
    OP_RIVAL_DEPLOY,
    OP_RIVAL_ENDS,
    OP_SIGNET,
    OP_SOLARI,
    OP_SPICE,
    OP_STEAL_INTRIGUE,
    OP_TROOPS,
    OP_VP,
    OP_WATER,
    PC_RIVAL_DEPLOY,
    PC_RIVAL_ENDS,
    SOURCE_SPAN,
    STEP_COMBAT_START,
    STEP_NEXT_TURN,
    STEP_RIVAL_TURN,
    STEP_TURN_START,
)

# --- whose turn ----------------------------------------------------------------------------------------------------


def next_turn(s: State, record: RivalRecord, after_agent_turn: bool) -> None:
    """Find who acts next: clockwise, or the Rival after the First Player's Agent turns (H-2PG-02, R-TRN-01)."""
    seats: i64 = len(s.seats)
    if s.rules.rival_waits_turn != 0 and after_agent_turn and s.turn_seat == s.first_player:
        # H-2PG-02: directly after each Agent turn of the First Player, while an Agent is left.
        rival = record.rivals[0]
        if rival.agents > 0:
            begin(s, record, rival.index)
            return
    if s.extra_turn != 0:
        begin_seat(s, record, s.turn_seat)  # the additional turn, after the Rival's (X-CLR-09)
        return
    i: i64 = 1
    if s.rules.rival_waits_turn != 0:
        while i <= seats:
            other: i64 = (s.turn_seat + i) % seats
            if s.seats[other].revealed == 0:
                begin_seat(s, record, other)
                return
            i += 1
    else:
        everybody: i64 = actor_count(s)
        while i <= everybody:
            number: i64 = (record.acting + i) % everybody
            if s.rules.rival_seat != 0:
                number = clockwise(s, record.acting, i)
            if can_act(s, record, number):
                begin(s, record, number)
                return
            i += 1
    flow.go_to(s, STEP_COMBAT_START)


def can_act(s: State, record: RivalRecord, number: i64) -> bool:
    """Tell whether an actor has a turn left this round (H-AGT-02, H-SOP-02)."""
    if number < len(s.seats):
        return s.seats[number].revealed == 0
    return record.rivals[number - len(s.seats)].agents > 0


def begin(s: State, record: RivalRecord, number: i64) -> None:
    """Begin the turn of an actor."""
    if number < len(s.seats):
        begin_seat(s, record, number)
    else:
        rivals.set_acting(record, number)
        rivals.start_turn(record.rivals[number - len(s.seats)])
        flow.go_to(s, STEP_RIVAL_TURN)


def begin_seat(s: State, record: RivalRecord, seat: i64) -> None:
    """Begin the turn of a seat."""
    rivals.set_acting(record, seat)
    flow.set_turn_seat(s, seat)
    flow.go_to(s, STEP_TURN_START)


def first_turn(s: State, record: RivalRecord) -> None:
    """Begin the phase with the holder of the First Player marker (H-SOL-15)."""
    if can_act(s, record, s.first_player):
        begin(s, record, s.first_player)
    else:
        rivals.set_acting(record, s.first_player)
        next_turn(s, record, False)


# --- a Rival's turn ------------------------------------------------------------------------------------------------


def rival_turn(s: State, record: RivalRecord) -> None:
    """Reveal cards until one shows an available space, and send an Agent there (H-AGT-03 to H-AGT-08)."""
    rival = record.rivals[record.acting - len(s.seats)]
    flow.go_to(s, STEP_NEXT_TURN)
    for room in s.rules.rival_rooms:
        room.rival_turn(s, rival)
    if not some_card_leads_somewhere(s, record, rival):
        rivals.shuffle_all(s, record)
        rivals.note_idle(s, rival, s.rules.policy.idle_rule)
        if everybody_revealed(s):
            rivals.rest(rival)  # nothing can open a space any more
        return
    while True:
        card: i64 = rivals.reveal(s, record, rival, False)
        if s.rules.rival_reshuffle[card] != 0:
            rivals.shuffle_all(s, record)
            continue
        if s.rules.rival_again[card] != 0:
            flow.go_to(s, STEP_RIVAL_TURN)  # when its effects are done another card is revealed (R-AGT-16)
            push_box(s, FROM_RIVAL_CARD * SOURCE_SPAN + card, BOX_RIVAL, rival.index)
            return
        space: i64 = destination(s, rival, card)
        if space >= 0:
            send(s, record, rival, card, space)
            return
        if s.log is not None:
            rivals.note_skipped(s, rival, card, skip_rule(s, rival, card))


def everybody_revealed(s: State) -> bool:
    """Tell whether all humans have taken their Reveal turn."""
    left: i64 = len(s.seats)
    for seat in s.seats:
        left -= seat.revealed
    return left == 0


def some_card_leads_somewhere(s: State, record: RivalRecord, rival: Rival) -> bool:
    """Tell whether any card at all shows an available space."""
    found: i64 = -1
    for card in record.deck:
        if found < 0:
            found = destination(s, rival, card)
    for card in record.pile:
        if found < 0:
            found = destination(s, rival, card)
    return found >= 0


def is_open(s: State, rival: Rival, space: i64) -> bool:
    """Tell whether a Rival's Agent may go to a space: unoccupied and not closed (H-AGT-03, H-AGT-05).

    A mechanic may let it ignore enemy Agents, never its own (X-RTC-15, X-INF-02).
    """
    if (closed_spaces(s, rival.index) >> space) & 1 != 0:
        return False
    if s.agents[space] == 0:
        return True
    if (s.agents[space] >> (4 * rival.index)) & 15 != 0:
        return False
    passes: bool = False
    for room in s.rules.rival_rooms:
        passes = passes or room.rival_passes(s, rival)
    return passes


def shown_space(s: State, rival: Rival, card: i64) -> i64:
    """Return the one space that a card shows now, -1 if there is none; no other counts (H-AGT-09, F-RIV-02)."""
    r = s.rules
    if r.rival_harvest[card] == 0:
        if r.rival_needs[card] < 0 or holds(s, r.rival_needs[card], rival, 0):
            return r.rival_space[card]
        return r.rival_other_space[card]
    best: i64 = -1
    named: i64 = r.rival_space[card]
    other: i64 = r.rival_other_space[card] if named >= 0 else -1
    for maker in r.maker_spaces:
        if named >= 0 and maker != named and maker != other:
            continue
        if s.bonus_spice[maker] > 0 and (best < 0 or richer(s, maker, best)):
            best = maker
    return best


def destination(s: State, rival: Rival, card: i64) -> i64:
    """Return the space a card sends the Agent to, -1 if there is none."""
    space: i64 = shown_space(s, rival, card)
    if space < 0 or not is_open(s, rival, space):
        return -1
    return space if s.rules.rival_shuns == 0 or shunned(s, rival, space) == "" else -1


def richer(s: State, space: i64, other: i64) -> bool:
    """Tell which Maker space a harvest prefers: most bonus spice, then most spice in total (H-HRV-01, H-HRV-05)."""
    if s.bonus_spice[space] != s.bonus_spice[other]:
        return s.bonus_spice[space] > s.bonus_spice[other]
    return s.rules.space_base_spice[space] > s.rules.space_base_spice[other]


def skip_rule(s: State, rival: Rival, card: i64) -> str:
    """Return the rule by which a card is passed over."""
    space: i64 = shown_space(s, rival, card)
    policy = s.rules.policy
    if space < 0:
        return s.rules.rival_cards[card].needs_rule or policy.no_harvest_rule
    if is_open(s, rival, space):
        return shunned(s, rival, space)
    if s.rules.rival_other_space[card] >= 0:
        return policy.other_space_rule
    return policy.closed_rule if (closed_spaces(s, rival.index) >> space) & 1 != 0 else policy.occupied_rule


def send(s: State, record: RivalRecord, rival: Rival, card: i64, space: i64) -> None:
    """Send the Agent; the Rival receives only what its card shows (H-AGT-10)."""
    r = s.rules
    if s.agents[space] != 0:
        for room in r.rival_rooms:
            if room.rival_passes(s, rival):
                room.rival_passed(s, rival)
                break
    first_half: bool = space == r.rival_space[card] or r.rival_other_space[card] < 0
    board.place_rival(s, rival, space)
    if s.log is not None:
        harvests: bool = r.rival_harvest[card] != 0
        rivals.note_sent(s, rival, space, r.policy.harvest_rule if harvests else r.policy.sent_rule)
    if s.watched != 0:
        flow.note_sent(s, space)
        fire_for(s, E_AGENT_SENT, rival)
        flow.note_sent(s, -1)
    if r.space_combat[space] != 0:
        for room in r.rival_rooms:
            room.rival_fights(s, rival)
    holder: i64 = controller(s, space)
    if r.control_line[space] >= 0 and holder >= 0:
        pay_control(s, record, holder, space)
    if r.rival_harvest[card] != 0 and r.rival_space[card] < 0:  # else its effects say what is harvested
        bonus: i64 = board.take_bonus_spice(s, space)
        if s.watched != 0:
            fire_for(s, E_HARVESTED, rival)
        if rival.collects != 0:
            goods.gain_spice(s, rival, r.space_base_spice[space] + bonus)
            rivals.spend(s, record, rival)
    if r.rival_faction[card] >= 0:
        influence.gain_influence(s, rival, r.rival_faction[card], 1)
    rivals.recruit(s, rival, r.rival_troops[card])
    source: i64 = FROM_RIVAL_CARD * SOURCE_SPAN + card
    if r.space_combat[space] != 0:
        flow.push(s, PC_RIVAL_DEPLOY, PC_RIVAL_DEPLOY + 1, rival.index, source)
    if r.has_owned != 0:
        flow.push(s, PC_RIVAL_ENDS, PC_RIVAL_ENDS + 1, rival.index, source)
    push_box(s, source, BOX_RIVAL if first_half else BOX_RIVAL_OTHER, rival.index)
    if r.rival_signet[card] != 0 and rival.collects != 0:
        push_ring(s, rival)


def push_ring(s: State, rival: Rival) -> None:
    """Use the Signet Ring ability (H-AGT-12, R-AGT-08)."""
    r = s.rules
    ring: i64 = FROM_LEADER * SOURCE_SPAN + rival.leader
    line: i64 = last_line(r, ring, BOX_SIGNET) - 1
    while line >= first_line(r, ring, BOX_SIGNET):
        if holds(s, r.line_condition[line], rival, 0):
            flow.push_line(s, line, rival.index)
        line -= 1


def harvest(s: State, rival: Rival, pc: i64, source: i64) -> None:
    """Take the bonus spice of the space that a card, or its other half, has led to (R-MAK-02, R-VAR-06)."""
    r = s.rules
    card: i64 = source % SOURCE_SPAN
    other: i64 = first_line(r, source, BOX_RIVAL_OTHER)
    second_half: bool = other < last_line(r, source, BOX_RIVAL_OTHER) and pc >= r.line_pc[other]
    bonus: i64 = board.take_bonus_spice(s, r.rival_other_space[card] if second_half else r.rival_space[card])
    if r.watched != 0:
        fire_for(s, E_HARVESTED, rival)
    take_goods(s, OP_SPICE, bonus, rival)


def pay_control(s: State, record: RivalRecord, controller: i64, space: i64) -> None:
    """Give the Control bonus for an Agent sent (H-GEN-05, H-SOP-06)."""
    r = s.rules
    line: i64 = r.control_line[space]
    if controller < len(s.seats):
        run_plain(s, line, s.seats[controller])
        return
    rival = record.rivals[controller - len(s.seats)]
    pc: i64 = r.line_pc[line]
    while pc < r.line_end[line]:
        take_goods(s, r.code[3 * pc], r.code[3 * pc + 1], rival)
        pc += 1
    rivals.spend(s, record, rival)


def deploy(s: State, rival: Rival) -> None:
    """Recruits and a few units of the Garrison go to the Conflict, unless an expert lead holds the troops back."""
    places: i64 = s.rules.rival_joins
    hold: bool = held_back(s, rival)  # judged before its other units join, which are never held back (X-RIV-24)
    kind: i64 = 1
    while kind < s.rules.n_units:  # before the troops (X-RIV-15, X-RIV-16)
        n: i64 = units.count(rival.units_garrison, kind)
        if n > places:
            n = places
        units.deploy(s, rival, kind, n)
        places -= n
        kind += 1
    recruits: i64 = rival.recruited
    joining: i64 = rival.garrison - recruits
    if joining > places:
        joining = places
    if hold:
        rivals.note_held_back(s, rival, s.rules.policy.held_back_rule)
        return
    rivals.deploy(s, rival, recruits + joining)
    if s.watched != 0 and recruits + joining > 0:
        fire_for(s, E_DEPLOYED, rival)


# --- Combat --------------------------------------------------------------------------------------------------------


def combat_swords(s: State, record: RivalRecord) -> None:
    """Each Rival with a troop in the Conflict adds the swords of a card, in turn order (H-CMB-01 to H-CMB-04)."""
    everybody: i64 = actor_count(s)
    i: i64 = 0
    while i < everybody:
        number: i64 = (s.first_player + i) % everybody
        if number >= len(s.seats):
            rival = record.rivals[number - len(s.seats)]
            rivals.show_strength(rival)
            if in_conflict(rival):
                add_swords(s, record, rival)
                second: i64 = s.rules.policy.second_card_from
                if 0 < second <= s.rules.conflict_level[s.conflict]:
                    add_swords(s, record, rival)  # X-VAR-05
        i += 1


def add_swords(s: State, record: RivalRecord, rival: Rival) -> None:
    """Reveal a card for its swords; a Reshuffle card is replaced (H-CMB-01, H-CMB-04)."""
    card: i64 = rivals.reveal(s, record, rival, True)
    while s.rules.rival_reshuffle[card] != 0:
        rivals.shuffle_all(s, record)
        card = rivals.reveal(s, record, rival, True)
    goods.gain_swords(s, rival, s.rules.rival_swords[card])


def take_reward(s: State, record: RivalRecord, rival: Rival, place: i64, times: i64) -> None:
    """Take a reward, or take a marker off the board if the Rival collects nothing (H-SOP-03, H-2PG-01, H-2PG-06)."""
    r = s.rules
    if rival.collects == 0:
        location: i64 = r.conflict_location[s.conflict]
        if place == 0 and location >= 0 and s.control[location] >= 0:
            board.lose_control(s, location)
        return
    if place == 0:
        push_owned(s, rival.index, BOX_WIN)
    while times > 0:  # R-CMB-07
        push_box(s, FROM_CONFLICT * SOURCE_SPAN + s.conflict, BOX_FIRST + place, rival.index)
        times -= 1


# --- effects on Rivals ---------------------------------------------------------------------------------------------


def take_goods(s: State, op: i64, n: i64, rival: Rival) -> bool:
    """Give a Rival resources, Victory Points, Control or a plain gain of a room; False if the operation is none.

    A Rival that collects nothing gains none of them (X-RIV-12, X-RIV-13).
    """
    if rival.collects == 0:
        return op in (OP_SOLARI, OP_SPICE, OP_WATER, OP_VP, OP_CONTROL)
    if rival.scores == 0 and op in (OP_SOLARI, OP_SPICE, OP_WATER) and not rivals.gathers(s, rival):
        return True
    if op == OP_SOLARI:
        goods.gain_solari(s, rival, n)
    elif op == OP_SPICE:
        goods.gain_spice(s, rival, n)
    elif op == OP_WATER:
        goods.gain_water(s, rival, n)
    elif op == OP_VP:
        if rival.scores != 0:
            goods.gain_vp(s, rival, n)
    elif op == OP_CONTROL:
        if n >= 0:
            board.gain_control(s, rival, n)
    elif s.rules.op_family[op] >= FIRST_ROOM:
        return room_of(s, op).gain_rival(s, op, n, rival)
    else:
        return False
    return True


def work_rival(s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival, source: i64) -> None:
    """Carry out an instruction for a Rival; what it has no use for does nothing (H-GEN-04)."""
    record = s.rivalry
    assert record is not None
    if take_goods(s, op, a, rival):
        rivals.spend(s, record, rival)
    elif op == OP_TROOPS:
        rivals.recruit(s, rival, a)
    elif op in (OP_INTRIGUE, OP_STEAL_INTRIGUE):
        take_intrigues(s, op, a, rival)
        rivals.spend(s, record, rival)
    elif op in (OP_HARVEST_BONUS, OP_BASE_SPICE):
        if op == OP_HARVEST_BONUS:
            harvest(s, rival, pc, source)
        else:
            take_goods(s, OP_SPICE, a, rival)
        rivals.spend(s, record, rival)
    elif op == OP_INFLUENCE:
        influence.gain_influence(s, rival, a, b)
    elif op == OP_INFLUENCE_PICK:
        pick_faction(s, rival, source, pc, factions_to_gain(s, rival, b), a)
    elif op == OP_LOSE_GARRISON:
        troops.lose_garrison(s, rival, a)
    elif op == OP_LOSE_DEPLOYED:
        troops.lose_deployed(s, rival, a)
    elif op == OP_RIVAL_DEPLOY:
        deploy(s, rival)
    elif op == OP_RIVAL_ENDS:
        for room in s.rules.rival_rooms:
            room.rival_turn(s, rival)
    elif s.rules.op_family[op] >= FIRST_ROOM:
        room_of(s, op).act_rival(s, op, a, b, pc, rival)
    else:
        follow(s, op, a, b, pc, rival, source)


def take_intrigues(s: State, op: i64, n: i64, rival: Rival) -> None:
    """Draw Intrigue cards, or take them from opponents who have enough (R-AGT-11); none if it gathers no more."""
    if rival.scores == 0 and rival.collects != 0 and not rivals.gathers(s, rival):
        return
    if op == OP_STEAL_INTRIGUE:
        steal_intrigues(s, rival, n)
        return
    while n > 0:
        cards.draw_intrigue(s, rival)
        n -= 1


def follow(s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival, source: i64) -> None:
    """Follow the structure of a program for a Rival."""
    if op == OP_CHOOSE:
        choose(s, rival, a, b & CHOOSE_COUNT, pc, source)
    elif op == OP_IF:
        if not holds(s, a, rival, source):
            flow.jump(s, b)
    elif op == OP_PAY:
        if not affordable(s, rival, pc + 1, a):
            flow.jump(s, b)
    elif op == OP_SIGNET:
        push_ring(s, rival)
    elif op == OP_PAY_SPICE:
        goods.pay_spice(s, rival, a)
    elif op == OP_PAY_SOLARI:
        goods.pay_solari(s, rival, a)
    elif op == OP_EACH_OPPONENT:
        next_opponent(s, a, b, pc, rival.index, source)
    elif op == OP_PER:
        n: i64 = counted(s, rival, a, b, source)
        take_goods(s, s.rules.code[3 * pc + 3], s.rules.code[3 * pc + 4] * n, rival)
        flow.jump(s, pc + 2)


def affordable(s: State, rival: Rival, pc: i64, end: i64) -> bool:
    """Tell whether a Rival has what an arrow asks for; then it always pays (H-CHO-05)."""
    code = s.rules.code
    while pc < end:
        op: i64 = code[3 * pc]
        n: i64 = code[3 * pc + 1]
        if (op == OP_PAY_SPICE and rival.spice < n) or (op == OP_PAY_SOLARI and rival.solari < n):
            return False
        if s.rules.op_family[op] >= FIRST_ROOM:
            if not room_of(s, op).affordable_rival(s, op, n, rival):
                return False  # R-CHO-04
        elif op != OP_PAY_SPICE and op != OP_PAY_SOLARI:
            return False
        pc += 1
    if rival.scores == 0 and code[3 * end] == OP_VP:
        return False  # nobody pays for what it cannot have
    # A Leader who pays for Influence keeps the spice where nobody is ahead.
    after: i64 = end
    if code[3 * after] == OP_INFLUENCE_PICK:
        return factions_to_gain(s, rival, code[3 * after + 2]) != 0
    return True


def lowest(s: State, rival: Rival, mask: i64) -> i64:
    """Return the Factions of a mask where the Rival has the least Influence (H-CHO-01)."""
    least: i64 = 99
    result: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (mask >> faction) & 1 != 0:
            level: i64 = rival.influence(faction)
            if level < least:
                least = level
                result = 0
            if level == least:
                result |= 1 << faction
        faction += 1
    return result


def single(mask: i64) -> i64:
    """Return the number of the only bit of a mask, -1 if there are several or none."""
    if mask == 0 or mask & (mask - 1) != 0:
        return -1
    bit: i64 = 0
    while mask > 1:
        mask >>= 1
        bit += 1
    return bit


def first_listed(s: State, rival: Rival, mask: i64) -> i64:
    """Return the Faction of a mask that stands furthest left in a Rival's list, -1 without a list (R-CHO-02)."""
    place: i64 = 0
    while rival.leader >= 0 and place < s.rules.n_factions:
        faction: i64 = s.rules.rival_lists[rival.leader * s.rules.n_factions + place]
        if faction >= 0 and (mask >> faction) & 1 != 0:
            return faction
        place += 1
    return -1


def settled(s: State, rival: Rival, mask: i64) -> i64:
    """Return the Faction that a Rival takes of those where it has least, and note why; -1: a human decides."""
    faction: i64 = single(mask)
    why: str = s.rules.policy.influence_rule
    if faction < 0:
        faction = first_listed(s, rival, mask)
        why = s.rules.policy.tie_rule
    if faction >= 0:
        rivals.note_chose(s, rival, faction, why)
    return faction


def pick_faction(s: State, rival: Rival, source: i64, pc: i64, mask: i64, n: i64) -> None:
    """Gain Influence where the Rival has least; a tie is decided by its list or a human (H-CHO-02, R-CHO-02)."""
    mask = lowest(s, rival, mask)
    if mask == 0:
        return
    faction: i64 = settled(s, rival, mask)
    if faction >= 0:
        influence.gain_influence(s, rival, faction, n)
        return
    flow.ask_for(s, D_GAIN_INFLUENCE, chooser_for(s), rival.index, source, pc, n)
    offer_mask(s, mask, s.rules.act_faction)


def choose(s: State, rival: Rival, branches: i64, count: i64, pc: i64, source: i64) -> None:
    """Choose branches: Influence by the least, anything else by a human (H-CHO-01, H-CHO-03)."""
    code = s.rules.code
    taken: i64 = s.stack[s.depth - 1]
    chosen: i64 = 0
    bits: i64 = taken
    while bits != 0:
        chosen += bits & 1
        bits >>= 1
    mask: i64 = 0
    factions: i64 = 0
    only_influence: bool = True
    branch: i64 = 0
    while branch < branches:
        start: i64 = code[3 * (pc + 1 + branch) + 1]
        if (taken >> branch) & 1 == 0 and possible(s, start, rival):
            mask |= 1 << branch
            if code[3 * start] == OP_INFLUENCE:
                factions |= 1 << code[3 * start + 1]
            else:
                only_influence = False
        branch += 1
    lead: i64 = code[3 * code[3 * (pc + 1) + 1]]
    if mask & 1 != 0 and s.rules.op_family[lead] >= FIRST_ROOM and room_of(s, lead).rival_prefers(lead):
        mask = 1  # what its room always prefers, if it can have it (X-RIV-20, X-RTC-07)
    if mask == 0 or chosen >= count:
        flow.set_register(s, 0)
        flow.jump(s, next_place(s.rules.code, pc))
        return
    if only_influence:
        factions = lowest(s, rival, factions)
        faction: i64 = settled(s, rival, factions)
        if faction >= 0:
            factions = 1 << faction
        kept: i64 = 0
        branch = 0
        while branch < branches:
            start = code[3 * (pc + 1 + branch) + 1]
            if (mask >> branch) & 1 != 0 and (factions >> code[3 * start + 1]) & 1 != 0:
                kept |= 1 << branch
            branch += 1
        mask = kept
    if single(mask) >= 0:
        branch = single(mask)
        flow.set_register(s, taken | 1 << branch)
        flow.jump(s, pc)
        place: i64 = pc + 1 + branch
        flow.push(s, code[3 * place + 1], code[3 * place + 2], rival.index, source)
        return
    flow.ask_for(s, D_CHOOSE_EFFECT, chooser_for(s), rival.index, source, pc, 0)
    offer_mask(s, mask, s.rules.act_choice)


def possible(s: State, pc: i64, rival: Rival) -> bool:
    """Tell whether a branch means anything to a Rival."""
    op: i64 = s.rules.code[3 * pc]
    if op == OP_LOSE_DEPLOYED:
        return rival.conflict >= s.rules.code[3 * pc + 1]
    if s.rules.op_family[op] >= FIRST_ROOM:
        return room_of(s, op).possible_rival(s, op, s.rules.code[3 * pc + 1], rival)
    return op in (OP_SOLARI, OP_SPICE, OP_WATER, OP_VP, OP_INTRIGUE, OP_INFLUENCE, OP_TROOPS, OP_BASE_SPICE)


# --- round ---------------------------------------------------------------------------------------------------------


def start_round(s: State, record: RivalRecord) -> None:
    """Third Agents arrive with the Conflict card that lay on them (H-SOP-10)."""
    if s.rules.rival_swordmaster_round == s.round:
        for rival in record.rivals:
            board.gain_rival_swordmaster(s, rival)
    if s.rules.rival_waits != 0:
        for rival in record.rivals:
            rivals.spend(s, record, rival)  # a Conflict III may free what was saved (X-RTC-04)


def defend(s: State, rival: Rival) -> None:
    """A Rival that controls the space of the Conflict deploys a troop (H-SOP-06)."""
    troops.deploy_from_supply(s, rival, 1)


def rival_of(s: State, number: i64) -> Rival | None:
    """Return a Rival by the number of its actor, None for a seat."""
    if s.rivalry is None or number < len(s.seats):
        return None
    return s.rivalry.rivals[number - len(s.seats)]
