"""Units of further kinds than troops: each is in Supply, Garrison or Conflict, or where its mechanic keeps it.

Counts are packed, eight bits a kind; kind 0, the troops, has fields and atoms of its own (``troops``).
"""

from landsraad.core.packed import i64
from landsraad.model.events import PUBLIC
from landsraad.model.state import Actor, State


def count(packed: i64, kind: i64) -> i64:
    """Return how many units of a kind a packed number holds."""
    return (packed >> (8 * (kind - 1))) & 255


def some(n: i64, kind: i64) -> i64:
    """Return n units of a kind as a packed number."""
    return n << (8 * (kind - 1))


def come(s: State, actor: Actor, kind: i64) -> None:
    """Move a unit from the Supply to the Garrison, if one is left."""
    if count(actor.units_supply, kind) == 0:
        return
    actor.units_supply -= some(1, kind)
    actor.units_garrison += some(1, kind)
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]):
        s.recruited_units += some(1, kind)
    if s.log is not None:
        s.log.add(s.rules.units[kind - 1].comes, actor.index, -1, 1, -1, PUBLIC)


def field(s: State, actor: Actor, kind: i64, n: i64) -> None:
    """Put n units of an unlimited kind straight into the Conflict; they count as deployed, never as recruited."""
    actor.units_conflict += some(n, kind)
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]):
        s.deployed_units += some(n, kind)
    if n > 0 and s.log is not None:
        s.log.add(s.rules.units[kind - 1].deployed, actor.index, -1, n, -1, PUBLIC)


def deploy_by_agent(s: State, actor: Actor, kind: i64) -> None:
    """Deploy a unit under the rule of a Combat space: a new one first, then a further unit (X-UNT-03)."""
    if count(s.recruited_units, kind) > 0:
        s.recruited_units -= some(1, kind)
    else:
        s.from_garrison += 1
    move_to_conflict(s, actor, kind, 1)


def deploy(s: State, actor: Actor, kind: i64, n: i64) -> None:
    """Deploy n units of the Garrison by an effect."""
    move_to_conflict(s, actor, kind, n)
    spare: i64 = count(s.recruited_units, kind) - count(actor.units_garrison, kind)
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]) and spare > 0:
        s.recruited_units -= some(spare, kind)


def move_to_conflict(s: State, actor: Actor, kind: i64, n: i64) -> None:
    """Move n units from the Garrison to the Conflict."""
    actor.units_garrison -= some(n, kind)
    actor.units_conflict += some(n, kind)
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]):
        s.deployed_units += some(n, kind)
    if n > 0 and s.log is not None:
        s.log.add(s.rules.units[kind - 1].deployed, actor.index, -1, n, -1, PUBLIC)


def retreat(s: State, actor: Actor, kind: i64, n: i64) -> None:
    """Move up to n units from the Conflict to the Garrison."""
    if n > count(actor.units_conflict, kind):
        n = count(actor.units_conflict, kind)
    actor.units_conflict -= some(n, kind)
    actor.units_garrison += some(n, kind)
    if n > 0 and s.log is not None:
        s.log.add(s.rules.units[kind - 1].retreated, actor.index, -1, n, -1, PUBLIC)


def leave(actor: Actor, kind: i64, to_supply: bool) -> None:
    """Take a unit out of the Conflict, to the Supply or to where its mechanic keeps it."""
    actor.units_conflict -= some(1, kind)
    if to_supply:
        actor.units_supply += some(1, kind)


def come_home(s: State, actor: Actor, kind: i64, n: i64) -> None:
    """Move n units to the Garrison and write it down."""
    actor.units_garrison += some(n, kind)
    if n > 0 and s.log is not None:
        s.log.add(s.rules.units[kind - 1].home, actor.index, -1, n, -1, PUBLIC)


def clear_conflict(s: State, actor: Actor) -> None:
    """After Combat: units go home, each kind to its place (B-CMB-11, X-DRN-07, X-DRN-08)."""
    kind: i64 = 1
    while kind < s.rules.n_units:
        n: i64 = count(actor.units_conflict, kind)
        actor.units_conflict -= some(n, kind)
        if s.rules.unit_fielded[kind - 1] != 0:
            if n > 0 and s.log is not None:
                s.log.add(s.rules.units[kind - 1].home, actor.index, -1, n, -1, PUBLIC)
        elif s.rules.unit_stays[kind - 1] != 0:
            come_home(s, actor, kind, n)
        else:
            actor.units_supply += some(n, kind)
        kind += 1
