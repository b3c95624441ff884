"""The dispatcher: the one place that leads from an operation or a question to the mechanic it belongs to.

The mechanics of every host are called by name; those that boxes bring are reached through the ruleset.
"""

from landsraad.core.packed import i64
from landsraad.engine.mechanics import agents, cards, influence, intrigue, units
from landsraad.model.families import AGENTS, CARDS, INFLUENCE, INTRIGUES, UNITS
from landsraad.model.state import Seat, State


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation that is neither a plain gain nor structure, for a seat."""
    family: i64 = s.rules.op_family[op]
    if family == CARDS:
        cards.act(s, op, a, b, pc, seat, source)
    elif family == INFLUENCE:
        influence.act(s, op, a, b, pc, seat, source)
    elif family == UNITS:
        units.act(s, op, a, b, pc, seat, source)
    elif family == INTRIGUES:
        intrigue.act(s, op, a, b, pc, seat, source)
    elif family == AGENTS:
        agents.act(s, op, a, b, pc, seat, source)
    else:
        s.rules.rooms[s.rules.room_at[family]].act(s, op, a, b, pc, seat, source)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question of a mechanic."""
    family: i64 = s.rules.kind_family[kind]
    if family == INFLUENCE:
        influence.answer(s, kind, zone, noun, seat)
    elif family == CARDS:
        cards.answer(s, kind, zone, noun, seat)
    elif family == UNITS:
        units.answer(s, kind, zone, noun, seat)
    elif family == INTRIGUES:
        intrigue.answer(s, kind, zone, noun, seat)
    elif family == AGENTS:
        agents.answer(s, kind, zone, noun, seat)
    else:
        s.rules.rooms[s.rules.room_at[family]].answer(s, kind, zone, noun, seat)


def ask_again(s: State, kind: i64, seat: Seat) -> None:
    """List the options of a question anew, in a copy whose hidden cards were dealt anew."""
    family: i64 = s.rules.kind_family[kind]
    if family == CARDS:
        cards.ask_again(s, kind, seat)
    elif family == INTRIGUES:
        intrigue.ask_again(s, kind, seat)
    elif family == INFLUENCE:
        influence.ask_again(s, kind, seat)
    elif s.rules.room_at[family] >= 0:
        s.rules.rooms[s.rules.room_at[family]].ask_again(s, kind, seat)
