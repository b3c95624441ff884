"""Influence with Factions, Alliances, and Factions chosen in secret (B-INF, B-CLR-01)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.alliances import settle_alliance
from landsraad.engine.actors.plan import actor, own_tracks, readings, track_holder
from landsraad.engine.atoms import flow, influence
from landsraad.engine.boxes import first_line, last_line
from landsraad.engine.legality import factions_to_gain, influence_to_lose
from landsraad.engine.modifiers import highest
from landsraad.engine.offers import offer_mask
from landsraad.model.families import GAINS
from landsraad.model.state import FRAME, Seat, State
from landsraad.model.terms import (
    BOX_BONUS,
    D_GAIN_INFLUENCE,
    D_LOSE_INFLUENCE,
    D_SECRET,
    FROM_TRACK,
    M_SPACE_INFLUENCE,
    OP_DRAW,
    OP_INFLUENCE,
    OP_INFLUENCE_AGENTS,
    OP_INFLUENCE_EACH,
    OP_INFLUENCE_PICK,
    OP_INFLUENCE_SENT,
    OP_INTRIGUE,
    OP_LOSE_INFLUENCE,
    OP_PICK_SECRET,
    OP_SHOW_SECRET,
    OP_SPACE_INFLUENCE,
    OP_TRACK_BONUS,
    OP_TROOPS,
    SOURCE_SPAN,
)

# --- act -----------------------------------------------------------------------------------------------------------


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation on Influence."""
    if op == OP_INFLUENCE:
        gain_run(s, seat, source, pc)
    elif op == OP_SPACE_INFLUENCE:
        n: i64 = highest(s, seat, M_SPACE_INFLUENCE)  # a value that is replaced twice is replaced once (I-MIX-07)
        influence.gain_influence(s, seat, a, n if n > 1 else 1)
    elif op == OP_INFLUENCE_PICK:
        mask: i64 = factions_to_gain(s, seat, b)
        if mask != 0:
            ask_gain_influence(s, seat, source, pc, mask, a)
    elif op == OP_LOSE_INFLUENCE:
        ask_lose_influence(s, seat, source, pc, a)
    elif op == OP_PICK_SECRET:
        ask_secret(s, seat, source, pc, a)
    elif op == OP_SHOW_SECRET:
        if seat.secret_shown == 0:
            influence.show_secret(s, seat)
        gain_each(s, seat, source, pc, seat.secret, 1)
    elif op == OP_INFLUENCE_AGENTS:
        gain_each(s, seat, source, pc, factions_with_agent(s, seat), a)
    elif op == OP_INFLUENCE_EACH:
        gain_each(s, seat, source, pc, factions_to_gain(s, seat, b << 8 | (1 << s.rules.n_factions) - 1), a)
    elif op == OP_INFLUENCE_SENT:
        gain_each(s, seat, source, pc, faction_of_space(s, s.sent_space), a)
    elif op == OP_TRACK_BONUS:
        influence.push_bonus(s, seat, a)


def gain_run(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Gain Influence with a Faction, and with those of the instructions that follow, in the order the seat likes."""
    code = s.rules.code
    end: i64 = s.stack[s.depth - FRAME + 1]
    if s.teams == 0 and (pc + 1 >= end or code[3 * pc + 3] != OP_INFLUENCE):
        influence.gain_influence(s, seat, code[3 * pc + 1], code[3 * pc + 2])
        return
    n: i64 = code[3 * pc + 2]
    last: i64 = pc
    factions: i64 = 0
    while last < end and code[3 * last] == OP_INFLUENCE and code[3 * last + 2] == n:
        if (factions >> code[3 * last + 1]) & 1 != 0:
            break
        factions |= 1 << code[3 * last + 1]
        last += 1
    flow.jump(s, last)
    gain_each(s, seat, source, pc, factions, n)


def gain_each(s: State, seat: Seat, source: i64, pc: i64, factions: i64, n: i64) -> None:
    """Gain n Influence with each Faction of a mask; where the order matters the seat chooses it (B-AGT-11, B-REV-04).

    The register of the frame notes the Factions that are done.
    """
    left: i64 = factions & ~s.stack[s.depth - 1]
    if s.teams != 0:
        choice: i64 = two_readings(s, seat, left)
        if choice != 0:
            flow.jump(s, pc)
            ask_gain_influence(s, seat, source, pc, choice, n)
            return
    if order_matters(s, seat, left, n):
        flow.jump(s, pc)
        ask_gain_influence(s, seat, source, pc, left, n)
        return
    flow.set_register(s, 0)
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (left >> faction) & 1 != 0:
            influence.gain_influence(s, seat, faction, n)
        faction += 1


def two_readings(s: State, seat: Seat, factions: i64) -> i64:
    """Return the tracks between which a Faction icon leaves a seat the choice, 0 for no choice (S-INF-05)."""
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (factions >> faction) & 1 != 0:
            tracks: i64 = readings(s, seat.index, 1 << faction)
            if tracks & (tracks - 1) != 0:
                return tracks
        faction += 1
    return 0


def order_matters(s: State, seat: Seat, factions: i64, n: i64) -> bool:
    """Tell whether several of these tracks bring something on the way up, and at least one a choice."""
    if factions & (factions - 1) == 0:
        return False
    bringing: i64 = 0
    choice: bool = False
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (factions >> faction) & 1 != 0:
            level: i64 = seat.influence(faction) if s.teams == 0 else influence_to_lose(s, seat, faction)
            to: i64 = level + n
            brings: bool = False
            for room in s.rules.track_rooms:
                if room.steps_bring(s, seat, faction, level, to):
                    brings = True
                    choice = True
            if level < s.rules.alliance_at <= to and seat.track_bonus != 0:
                brings = True
                choice = choice or bonus_asks(s, faction)
            if brings:
                bringing += 1
        faction += 1
    return choice and bringing > 1


def bonus_asks(s: State, faction: i64) -> bool:
    """Tell whether the bonus of a track is more than gains, troops and drawn cards, of which the order is nothing."""
    r = s.rules
    source: i64 = FROM_TRACK * SOURCE_SPAN + faction
    line: i64 = first_line(r, source, BOX_BONUS)
    while line < last_line(r, source, BOX_BONUS):
        pc: i64 = r.line_pc[line]
        while pc < r.line_end[line]:
            op: i64 = r.code[3 * pc]
            if r.op_family[op] != GAINS and op not in (OP_TROOPS, OP_INTRIGUE, OP_DRAW):
                return True
            pc += 1
        line += 1
    return False


def faction_of_space(s: State, space: i64) -> i64:
    """Return the mask of Factions that a space belongs to, 0 for none."""
    return s.rules.space_tracks[space] if space >= 0 else 0


def factions_with_agent(s: State, seat: Seat) -> i64:
    """Return the mask of Factions on whose spaces a seat has an Agent."""
    mask: i64 = 0
    space: i64 = 0
    while space < s.rules.n_spaces:
        if (s.agents[space] >> (4 * seat.index)) & 15 != 0:
            mask |= faction_of_space(s, space)
        space += 1
    return mask


# --- ask and answer ------------------------------------------------------------------------------------------------


def ask_gain_influence(s: State, seat: Seat, source: i64, pc: i64, mask: i64, n: i64) -> None:
    """Ask which Faction gains n Influence (B-INF-12, B-INF-13)."""
    flow.ask(s, D_GAIN_INFLUENCE, seat.index, source, pc, n)
    offer_mask(s, mask, s.rules.act_faction)


def ask_lose_influence(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask which Faction loses n Influence, where there is so much (B-INF-14)."""
    flow.ask(s, D_LOSE_INFLUENCE, seat.index, source, pc, n)
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (seat.influence(faction) if s.teams == 0 else influence_to_lose(s, seat, faction)) >= n:
            flow.offer(s, s.rules.act_faction[faction])
        faction += 1


def ask_secret(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask for one of the n Factions to keep secret (B-CLR-01)."""
    chosen: i64 = 0
    bits: i64 = seat.secret
    while bits != 0:
        chosen += bits & 1
        bits >>= 1
    if chosen < n:
        flow.jump(s, pc)
        flow.ask(s, D_SECRET, seat.index, source, pc, 0)
        offer_mask(s, own_tracks(s, seat.index) & ~seat.secret, s.rules.act_faction)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question about Factions."""
    if kind == D_GAIN_INFLUENCE:
        if s.rules.code[3 * s.pc] != OP_INFLUENCE_PICK:  # one of several that are gained in any order
            flow.set_register(s, s.stack[s.depth - 1] | 1 << s.rules.track_base[noun] | 1 << noun)
        influence.gain_influence(s, actor(s, s.for_actor), noun, s.limit)
    elif kind == D_LOSE_INFLUENCE:
        left: i64 = s.limit
        while left > 0:
            influence.lose_influence(s, seat, noun)
            left -= 1
        settle_alliance(s, seat if s.teams == 0 else s.seats[track_holder(s, seat.index, noun)], noun)
    elif kind == D_SECRET:
        influence.add_secret(s, seat, noun)
    else:
        influence.give_alliance(s, actor(s, noun), s.limit)


def ask_again(s: State, kind: i64, seat: Seat) -> None:
    """List the options of a secret choice anew."""
    if kind == D_SECRET:
        ask_secret(s, seat, s.source, s.pc, s.rules.code[3 * s.pc + 1])
