"""Dreadnoughts: each is in exactly one of Supply, Garrison, Conflict and a flag of the board (X-DRN, X-CTL)."""

from landsraad.core.packed import i64
from landsraad.engine.actors import actor as actor_of
from landsraad.model.events import (
    EV_SHIP_CAME_HOME,
    EV_SHIP_COMMISSIONED,
    EV_SHIP_DEPLOYED,
    EV_SHIP_GIVEN_UP,
    EV_SHIP_ON_FLAG,
    EV_SHIP_RETREATED,
    PUBLIC,
)
from landsraad.model.state import Actor, State


def commission(s: State, actor: Actor) -> None:
    """Move a dreadnought from the Supply to the Garrison, if one is left (X-DRN-01, X-DRN-03)."""
    if actor.ships_supply == 0:
        return
    actor.ships_supply -= 1
    actor.ships_garrison += 1
    if actor.index == s.turn_seat:
        s.recruited_ships += 1
    if s.log is not None:
        s.log.add(EV_SHIP_COMMISSIONED, actor.index, -1, 1, -1, PUBLIC)


def deploy_by_agent(s: State, actor: Actor) -> None:
    """Deploy a dreadnought under the rule of a Combat space: a new one first, then a further unit (X-UNT-03)."""
    if s.recruited_ships > 0:
        s.recruited_ships -= 1
    else:
        s.from_garrison += 1
    move_to_conflict(s, actor, 1)


def deploy(s: State, actor: Actor, n: i64) -> None:
    """Deploy n dreadnoughts of the Garrison by an effect."""
    move_to_conflict(s, actor, n)
    if actor.index == s.turn_seat and s.recruited_ships > actor.ships_garrison:
        s.recruited_ships = actor.ships_garrison


def move_to_conflict(s: State, actor: Actor, n: i64) -> None:
    """Move n dreadnoughts from the Garrison to the Conflict."""
    actor.ships_garrison -= n
    actor.ships_conflict += n
    if actor.index == s.turn_seat:
        s.deployed_ships += n
    if n > 0 and s.log is not None:
        s.log.add(EV_SHIP_DEPLOYED, actor.index, -1, n, -1, PUBLIC)


def retreat(s: State, actor: Actor, n: i64) -> None:
    """Move up to n dreadnoughts from the Conflict to the Garrison."""
    if n > actor.ships_conflict:
        n = actor.ships_conflict
    actor.ships_conflict -= n
    actor.ships_garrison += n
    if n > 0 and s.log is not None:
        s.log.add(EV_SHIP_RETREATED, actor.index, -1, n, -1, PUBLIC)


def set_on_flag(s: State, actor: Actor, space: i64) -> None:
    """Put a dreadnought of the winner on the flag of a space (X-CTL-01)."""
    assert s.works is not None
    actor.ships_conflict -= 1
    s.works.flags[space] = 2 * actor.index + 1
    if s.log is not None:
        s.log.add(EV_SHIP_ON_FLAG, actor.index, space, 0, -1, PUBLIC)


def give_up(s: State, actor: Actor, tile: i64) -> None:
    """Send a dreadnought of the winner to the Supply, by a Tech tile."""
    actor.ships_conflict -= 1
    actor.ships_supply += 1
    if s.log is not None:
        s.log.add(EV_SHIP_GIVEN_UP, actor.index, tile, 0, -1, PUBLIC)


def come_home(s: State, actor: Actor, n: i64) -> None:
    """Move n dreadnoughts to the Garrison and write it down."""
    actor.ships_garrison += n
    if n > 0 and s.log is not None:
        s.log.add(EV_SHIP_CAME_HOME, actor.index, -1, n, -1, PUBLIC)


def leave_conflict(s: State, actor: Actor) -> None:
    """After Combat the dreadnoughts left in the Conflict return to the Garrison (X-DRN-07, X-DRN-08)."""
    n: i64 = actor.ships_conflict
    actor.ships_conflict = 0
    come_home(s, actor, n)


def leave_flags(s: State) -> None:
    """End of Combat: dreadnoughts set in the round before leave their flags (X-CTL-05, X-CTL-06)."""
    assert s.works is not None
    space: i64 = 0
    while space < s.rules.n_spaces:
        flag: i64 = s.works.flags[space]
        if flag >= 0:
            if flag & 1 != 0:
                s.works.flags[space] = flag - 1
            else:
                s.works.flags[space] = -1
                come_home(s, actor_of(s, flag >> 1), 1)
        space += 1
