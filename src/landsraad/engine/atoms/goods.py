"""Resources, Persuasion, swords and Victory Points."""

from landsraad.core.packed import i64
from landsraad.model.events import (
    EV_RESOURCE_GAINED,
    EV_RESOURCE_PAID,
    EV_STRENGTH_SET,
    EV_VP_GAINED,
    EV_VP_LOST,
    PUBLIC,
)
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import OP_PERSUASION, OP_SOLARI, OP_SPICE, OP_SWORDS, OP_WATER

# In events a resource is named by the operation that gains it.


def gain_solari(s: State, actor: Actor, n: i64) -> None:
    """Take Solari from the bank, which never runs out (B-CMP-07)."""
    actor.solari += n
    if s.log is not None:
        s.log.add(EV_RESOURCE_GAINED, actor.index, OP_SOLARI, n, -1, PUBLIC)


def gain_spice(s: State, actor: Actor, n: i64) -> None:
    """Take spice from the bank."""
    actor.spice += n
    if s.rules.counts_spice != 0 and actor.index == s.turn_seat:
        s.spice_gained += n
    if s.log is not None:
        s.log.add(EV_RESOURCE_GAINED, actor.index, OP_SPICE, n, -1, PUBLIC)


def gain_water(s: State, actor: Actor, n: i64) -> None:
    """Take water from the bank."""
    actor.water += n
    if s.log is not None:
        s.log.add(EV_RESOURCE_GAINED, actor.index, OP_WATER, n, -1, PUBLIC)


def pay_solari(s: State, actor: Actor, n: i64) -> None:
    """Pay Solari to the bank."""
    actor.solari -= n
    if s.log is not None:
        s.log.add(EV_RESOURCE_PAID, actor.index, OP_SOLARI, n, -1, PUBLIC)


def pay_spice(s: State, actor: Actor, n: i64) -> None:
    """Pay spice to the bank."""
    actor.spice -= n
    if s.log is not None:
        s.log.add(EV_RESOURCE_PAID, actor.index, OP_SPICE, n, -1, PUBLIC)


def pay_water(s: State, actor: Actor, n: i64) -> None:
    """Pay water to the bank."""
    actor.water -= n
    if s.log is not None:
        s.log.add(EV_RESOURCE_PAID, actor.index, OP_WATER, n, -1, PUBLIC)


def hand_over(giver: Actor, taker: Actor, solari: i64, spice: i64, water: i64) -> None:
    """Give goods to somebody else (S-TRD-01)."""
    giver.solari -= solari
    giver.spice -= spice
    giver.water -= water
    taker.solari += solari
    taker.spice += spice
    taker.water += water


def gain_persuasion(s: State, seat: Seat, n: i64) -> None:
    """Add Persuasion for this round's Reveal turn (B-ACQ-01)."""
    seat.persuasion += n
    if s.log is not None:
        s.log.add(EV_RESOURCE_GAINED, seat.index, OP_PERSUASION, n, -1, PUBLIC)


def spend_persuasion(s: State, seat: Seat, n: i64) -> None:
    """Spend Persuasion."""
    seat.persuasion -= n
    if n > 0 and s.log is not None:
        s.log.add(EV_RESOURCE_PAID, seat.index, OP_PERSUASION, n, -1, PUBLIC)


def lose_persuasion(seat: Seat) -> None:
    """Lose what was not spent by the end of the Reveal turn (B-ACQ-05)."""
    seat.persuasion = 0


def gain_swords(s: State, actor: Actor, n: i64) -> None:
    """Add swords for this round's Combat."""
    actor.swords += n
    if s.log is not None:
        s.log.add(EV_RESOURCE_GAINED, actor.index, OP_SWORDS, n, -1, PUBLIC)


def lose_swords(actor: Actor) -> None:
    """Lose the swords of this round."""
    actor.swords = 0


def set_strength(s: State, actor: Actor, strength: i64) -> None:
    """Move the Combat marker for the first time this round (B-REV-11)."""
    actor.strength_set = 1
    if s.log is not None:
        s.log.add(EV_STRENGTH_SET, actor.index, -1, strength, -1, PUBLIC)


def gain_vp(s: State, actor: Actor, n: i64) -> None:
    """Gain Victory Points; the score may exceed the printed track (F-VP-01)."""
    actor.vp += n
    if s.log is not None:
        s.log.add(EV_VP_GAINED, actor.index, -1, n, -1, PUBLIC)


def lose_vp(s: State, actor: Actor, n: i64) -> None:
    """Lose Victory Points."""
    actor.vp -= n
    if s.log is not None:
        s.log.add(EV_VP_LOST, actor.index, -1, n, -1, PUBLIC)
