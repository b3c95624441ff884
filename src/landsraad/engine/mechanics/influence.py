"""Influence with Factions, Alliances, and Factions chosen in secret (B-INF, B-CLR-01)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.alliances import settle_alliance
from landsraad.engine.actors.plan import actor
from landsraad.engine.atoms import flow, influence
from landsraad.engine.legality import factions_to_gain
from landsraad.engine.modifiers import modifier
from landsraad.engine.offers import offer_mask
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_GAIN_INFLUENCE,
    D_LOSE_INFLUENCE,
    D_SECRET,
    M_SPACE_INFLUENCE,
    OP_INFLUENCE,
    OP_INFLUENCE_AGENTS,
    OP_INFLUENCE_EACH,
    OP_INFLUENCE_PICK,
    OP_INFLUENCE_SENT,
    OP_LOSE_INFLUENCE,
    OP_PICK_SECRET,
    OP_SHOW_SECRET,
    OP_SPACE_INFLUENCE,
    OP_TRACK_BONUS,
)

# --- act -----------------------------------------------------------------------------------------------------------


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation on Influence."""
    if op == OP_INFLUENCE:
        influence.gain_influence(s, seat, a, b)
    elif op == OP_SPACE_INFLUENCE:
        n: i64 = modifier(s, seat, M_SPACE_INFLUENCE, 0)
        influence.gain_influence(s, seat, a, n if n > 1 else 1)
    elif op == OP_INFLUENCE_PICK:
        mask: i64 = factions_to_gain(s, seat, b)
        if mask != 0:
            ask_gain_influence(s, seat, source, pc, mask, a)
    elif op == OP_LOSE_INFLUENCE:
        ask_lose_influence(s, seat, source, pc)
    elif op == OP_PICK_SECRET:
        ask_secret(s, seat, source, pc, a)
    elif op == OP_SHOW_SECRET:
        influence.show_secret(s, seat)
        gain_each(s, seat, seat.secret, 1)
    elif op == OP_INFLUENCE_AGENTS:
        gain_each(s, seat, factions_with_agent(s, seat), a)
    elif op == OP_INFLUENCE_EACH:
        gain_each(s, seat, factions_to_gain(s, seat, b << 8 | (1 << s.rules.n_factions) - 1), a)
    elif op == OP_INFLUENCE_SENT:
        gain_each(s, seat, faction_of_space(s, s.sent_space), a)
    elif op == OP_TRACK_BONUS:
        influence.push_bonus(s, seat, a)


def gain_each(s: State, seat: Seat, factions: i64, n: i64) -> None:
    """Gain n Influence with each Faction of a mask."""
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (factions >> faction) & 1 != 0:
            influence.gain_influence(s, seat, faction, n)
        faction += 1


def faction_of_space(s: State, space: i64) -> i64:
    """Return the mask of Factions that a space belongs to, 0 for none."""
    mask: i64 = 0
    faction: i64 = 0
    while space >= 0 and faction < s.rules.n_factions:
        if s.rules.space_icon[space] == s.rules.track_icon[faction]:
            mask |= 1 << faction
        faction += 1
    return mask


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


def ask_lose_influence(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask which Faction loses 1 Influence, where there is any (B-INF-14)."""
    flow.ask(s, D_LOSE_INFLUENCE, seat.index, source, pc, 1)
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if seat.influence(faction) > 0:
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
        offer_mask(s, ((1 << s.rules.n_factions) - 1) & ~seat.secret, s.rules.act_faction)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question about Factions."""
    if kind == D_GAIN_INFLUENCE:
        influence.gain_influence(s, actor(s, s.for_actor), noun, s.limit)
    elif kind == D_LOSE_INFLUENCE:
        influence.lose_influence(s, seat, noun)
        settle_alliance(s, seat, noun)
    elif kind == D_SECRET:
        influence.add_secret(s, seat, noun)
    else:
        influence.give_alliance(s, actor(s, noun), s.limit)


def ask_again(s: State, kind: i64, seat: Seat) -> None:
    """List the options of a secret choice anew."""
    if kind == D_SECRET:
        ask_secret(s, seat, s.source, s.pc, s.rules.code[3 * s.pc + 1])
