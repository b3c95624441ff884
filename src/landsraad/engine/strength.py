"""Strength in the Conflict: units, swords, where the Combat marker stands (B-REV-08 to B-REV-11)."""

from landsraad.core.packed import i64
from landsraad.engine.atoms.units import count
from landsraad.engine.modifiers import modifier
from landsraad.model.state import Actor, State


def in_conflict(one: Actor) -> bool:
    """Tell whether an actor takes part in the Conflict: any unit is enough (B-CMB-01, X-UNT-04)."""
    return one.conflict > 0 or one.units_conflict > 0


def unit_power(s: State, one: Actor, kind: i64) -> i64:
    """Return the strength of one unit of a further kind."""
    power: i64 = 0
    if s.rules.unit_modifier[kind - 1] >= 0 and one.index < len(s.seats):
        power = modifier(s, s.seats[one.index], s.rules.unit_modifier[kind - 1], 0)
    return power if power > 0 else s.rules.unit_strength[kind - 1]


def unit_strength(s: State, one: Actor) -> i64:
    """Return the strength of an actor's units in the Conflict, without swords (B-REV-08, X-DRN-04)."""
    total: i64 = s.rules.troop_strength * one.conflict
    if one.units_conflict > 0:
        kind: i64 = 1
        while kind < s.rules.n_units:
            n: i64 = count(one.units_conflict, kind)
            if n > 0:
                total += n * unit_power(s, one, kind)
            kind += 1
    return total


def strength(s: State, actor: Actor) -> i64:
    """Return the strength: 0 without a unit, whatever the swords (B-REV-08, B-REV-09, X-DRN-05, X-DRN-06)."""
    if actor.units_conflict > 0:
        return unit_strength(s, actor) + actor.swords
    if actor.conflict == 0:
        return 0
    units: i64 = s.rules.troop_strength * actor.conflict
    return units + actor.swords


def packed_total(packed: i64) -> i64:
    """Count the units of all further kinds in a packed number."""
    n: i64 = 0
    while packed != 0:
        n += packed & 255
        packed >>= 8
    return n


def retreating(s: State, one: Actor) -> i64:
    """Count an actor's units in the Conflict that can retreat, as one packed number of further kinds (U-UNT-06)."""
    return one.units_conflict & ~s.rules.fielded_units


def shown_strength(s: State, actor: Actor) -> i64:
    """Return where the Combat marker stands: on 0 until the own Reveal turn (B-REV-11)."""
    return strength(s, actor) if actor.strength_set != 0 else 0
