"""Modifiers: answers that Leaders, things owned and resolved effects give to questions of the engine."""

from landsraad.core.packed import i64, vec
from landsraad.model.rules import Rules
from landsraad.model.state import Seat, State
from landsraad.model.terms import M_ACQUIRE_COST, M_SPACE_COST, SOURCE_SPAN


def total(r: Rules, mods: vec[i64], kind: i64, arg: i64) -> i64:
    """Add up the values of the modifiers of a kind whose argument equals ``arg``."""
    result: i64 = 0
    for mod in mods:
        if r.mod_kind[mod] == kind and r.mod_arg[mod] == arg:
            result += r.mod_value[mod]
    return result


def modifier(s: State, seat: Seat, kind: i64, arg: i64) -> i64:
    """Return what the seat's lasting modifiers, and in its own turn those of the turn, add up to."""
    result: i64 = 0
    if (seat.mod_kinds >> kind) & 1 != 0:
        result = total(s.rules, seat.mods, kind, arg)
    if (s.turn_mod_kinds >> kind) & 1 != 0 and s.turn_seat == seat.index:
        result += total(s.rules, s.turn_mods, kind, arg)
    return result


def highest(s: State, seat: Seat, kind: i64) -> i64:
    """Return the highest value among the seat's modifiers of a kind: what replaces a value replaces it once."""
    r = s.rules
    best: i64 = 0
    if (seat.mod_kinds >> kind) & 1 != 0:
        for mod in seat.mods:
            if r.mod_kind[mod] == kind and r.mod_value[mod] > best:
                best = r.mod_value[mod]
    if (s.turn_mod_kinds >> kind) & 1 != 0 and s.turn_seat == seat.index:
        for mod in s.turn_mods:
            if r.mod_kind[mod] == kind and r.mod_value[mod] > best:
                best = r.mod_value[mod]
    return best


def icons_of(s: State, seat: Seat, kind: i64) -> i64:
    """Return the icon masks of the seat's modifiers of a kind, joined."""
    r = s.rules
    result: i64 = 0
    if (seat.mod_kinds >> kind) & 1 != 0:
        for mod in seat.mods:
            if r.mod_kind[mod] == kind:
                result |= r.mod_arg[mod]
    if (s.turn_mod_kinds >> kind) & 1 != 0 and s.turn_seat == seat.index:
        for mod in s.turn_mods:
            if r.mod_kind[mod] == kind:
                result |= r.mod_arg[mod]
    return result


def owns_modifier(s: State, index: i64, kind: i64) -> bool:
    """Tell whether something an actor owns has a kind of modifier; a Rival's things count too."""
    if s.rules.has_owned == 0:
        return False
    r = s.rules
    for source in s.owned[index]:
        for mod in r.thing_mods[r.box_base[source // SOURCE_SPAN] + source % SOURCE_SPAN]:
            if r.mod_kind[mod] == kind:
                return True
    return False


def discount(r: Rules, mods: vec[i64], space: i64) -> i64:
    """Add up what modifiers of the turn add to the Solari cost of a space; most of them are below 0."""
    result: i64 = 0
    for mod in mods:
        if r.mod_kind[mod] == M_SPACE_COST and r.mod_arg[mod] & r.space_icon[space] != 0:
            result += r.mod_value[mod]
    return result


def some_swordmaster(s: State) -> bool:
    """Tell whether any actor has a Swordmaster."""
    for seat in s.seats:
        if seat.swordmaster != 0:
            return True
    if s.rivalry is not None:
        for rival in s.rivalry.rivals:
            if rival.swordmaster != 0:
                return True
    return False


def solari_cost(s: State, seat: Seat, space: i64) -> i64:
    """Return the Solari a seat pays to enter a space."""
    r = s.rules
    cost: i64 = r.space_solari[space]
    if r.space_later[space] >= 0 and some_swordmaster(s):
        cost = r.space_later[space]
    if cost > 0 and ((seat.mod_kinds | s.turn_mod_kinds) >> M_SPACE_COST) & 1 != 0:
        for mod in seat.mods:
            if r.mod_kind[mod] == M_SPACE_COST and r.mod_arg[mod] & r.space_icon[space] != 0:
                cost += r.mod_value[mod]
        if (s.turn_mod_kinds >> M_SPACE_COST) & 1 != 0 and s.turn_seat == seat.index:
            cost += discount(r, s.turn_mods, space)
        if cost < 0:
            cost = 0
    return cost


def acquire_cost(s: State, seat: Seat, card: i64) -> i64:
    """Return the Persuasion a seat pays for a card of Row or Reserve; -1: it cannot be bought (B-ACQ-03)."""
    cost: i64 = s.rules.card_cost[card]
    if cost > 0 and ((seat.mod_kinds | s.turn_mod_kinds) >> M_ACQUIRE_COST) & 1 != 0:
        cost += modifier(s, seat, M_ACQUIRE_COST, card)
        if cost < 0:
            cost = 0
    return cost


def spice_cost(r: Rules, space: i64, card: i64) -> i64:
    """Return the spice that an Agent sent by a card pays on a space; -1: by no card in particular."""
    cost: i64 = r.space_spice[space]
    if card >= 0 and r.card_off_space[card] == space:
        cost -= r.card_off_spice[card]
        if cost < 0:
            cost = 0
    return cost
