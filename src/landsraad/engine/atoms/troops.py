"""Troops: a troop is in exactly one of Supply, Garrison and Conflict of its owner (B-CMP-06)."""

from landsraad.core.packed import i64
from landsraad.model.events import (
    EV_TROOPS_DEPLOYED,
    EV_TROOPS_LOST,
    EV_TROOPS_RECRUITED,
    EV_TROOPS_RETREATED,
    PUBLIC,
)
from landsraad.model.state import Actor, State


def recruit(s: State, actor: Actor, n: i64) -> None:
    """Recruit up to n troops from the Supply to the Garrison (B-TRP-01, B-TRP-02)."""
    if n > actor.supply:
        n = actor.supply
    actor.supply -= n
    actor.garrison += n
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]):
        s.recruited += n
        s.just_recruited = n
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_RECRUITED, actor.index, -1, n, -1, PUBLIC)


def recruit_at_once(s: State, actor: Actor, n: i64) -> None:
    """Recruit n troops without asking when; see ``put_off``."""
    recruit(s, actor, n)
    s.at_once += n


def can_put_off(s: State, actor: Actor) -> i64:
    """Return how many of the troops recruited at once the actor could still have left in the Supply until later.

    They must be in the Garrison yet, and the deployment so far must have been right without them (B-TRP-04).
    """
    n: i64 = s.at_once if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]) else 0
    if actor.garrison < n:
        n = actor.garrison
    further: i64 = s.recruited + s.rules.garrison_deploy - s.from_garrison
    return n if n < further else further


def put_off(s: State, actor: Actor, n: i64) -> None:
    """Another effect wants n troops of the Supply: recruiting that happened at once comes after it (B-AGT-11).

    Effects are resolved in any order the player likes. Recruiting is not asked for while nobody runs short; where the
    Supply turns out too small for an effect that sends troops elsewhere, the troops are still there for it.
    """
    n -= actor.supply
    if n > can_put_off(s, actor):
        n = can_put_off(s, actor)
    if n <= 0:
        return
    recruits: i64 = s.recruited if s.recruited < n else n
    s.recruited -= recruits
    s.from_garrison += n - recruits
    s.at_once -= n
    actor.supply += n
    actor.garrison -= n
    if s.log is not None:
        s.log.add(EV_TROOPS_LOST, actor.index, -1, n, -1, PUBLIC)


def return_to_supply(actor: Actor, n: i64) -> None:
    """Return n troops to the Supply from where a mechanic keeps them; a negative number takes them out of it."""
    actor.supply += n


def count_deployed(s: State, actor: Actor, n: i64) -> None:
    """Note a deployment of this turn."""
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]):
        s.deployed += n
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_DEPLOYED, actor.index, -1, n, -1, PUBLIC)


def deploy_by_agent(s: State, actor: Actor, n: i64) -> None:
    """Deploy n troops under the rule of a Combat space: recruits first, then further ones (B-TRP-04)."""
    actor.garrison -= n
    actor.conflict += n
    recruits: i64 = s.recruited if s.recruited < n else n
    s.recruited -= recruits
    s.from_garrison += n - recruits
    count_deployed(s, actor, n)


def deploy(s: State, actor: Actor, n: i64) -> None:
    """Deploy n troops from the Garrison by an effect; troops that were there before the turn go first."""
    actor.garrison -= n
    actor.conflict += n
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]) and s.recruited > actor.garrison:
        s.recruited = actor.garrison
    count_deployed(s, actor, n)


def deploy_recruits(s: State, actor: Actor, n: i64) -> None:
    """Deploy n of the troops just recruited."""
    s.recruited -= n
    s.just_recruited -= n
    actor.garrison -= n
    actor.conflict += n
    count_deployed(s, actor, n)


def deploy_arrived(s: State, actor: Actor, n: i64) -> None:
    """Deploy n of the troops that an effect has just brought, which may go straight to the Conflict."""
    actor.garrison -= n
    actor.conflict += n
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]):
        s.recruited -= n
    count_deployed(s, actor, n)


def deploy_from_supply(s: State, actor: Actor, n: i64) -> None:
    """Deploy up to n troops straight from the Supply (B-GEN-04)."""
    if n > actor.supply:
        n = actor.supply
    actor.supply -= n
    actor.conflict += n
    count_deployed(s, actor, n)


def retreat(s: State, actor: Actor, n: i64) -> None:
    """Move n troops from the Conflict to the Garrison (B-TRP-10)."""
    actor.conflict -= n
    actor.garrison += n
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_RETREATED, actor.index, -1, n, -1, PUBLIC)


def lose_garrison(s: State, actor: Actor, n: i64) -> None:
    """Return up to n troops of the Garrison to the Supply (B-TRP-09)."""
    if n > actor.garrison:
        n = actor.garrison
    actor.garrison -= n
    actor.supply += n
    if actor.index == (s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]) and s.recruited > actor.garrison:
        s.recruited = actor.garrison  # troops that were there before the turn go first
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_LOST, actor.index, -1, n, -1, PUBLIC)


def lose_deployed(s: State, actor: Actor, n: i64) -> None:
    """Return up to n troops of the Conflict to the Supply (B-TRP-09)."""
    if n > actor.conflict:
        n = actor.conflict
    actor.conflict -= n
    actor.supply += n
    if n > 0 and s.log is not None:
        s.log.add(EV_TROOPS_LOST, actor.index, -1, n, -1, PUBLIC)


def clear_conflict(actor: Actor) -> None:
    """After the rewards: troops to the Supply, the Combat marker to 0 (B-CMB-11, B-CMB-12)."""
    actor.supply += actor.conflict
    actor.conflict = 0
    actor.swords = 0
    actor.strength_set = 0
