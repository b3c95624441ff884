"""Where an Alliance token goes when its holder loses Influence (B-INF-10, F-ALL)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.atoms import flow, influence
from landsraad.model.state import Seat, State
from landsraad.model.terms import D_GIVE_ALLIANCE, FROM_TRACK, SOURCE_SPAN


def settle_alliance(s: State, seat: Seat, faction: i64) -> None:
    """After a seat moved down: hand the token on, ask the seat if several qualify, or return it to the board.

    A friend who stands higher takes it as well (S-INF-12).
    """
    if s.alliance[faction] != seat.index:
        return
    level: i64 = seat.influence(faction)
    best: i64 = 0
    heir: i64 = -1
    rivals: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        other = actor(s, number)
        number += 1
        theirs: i64 = other.influence(faction)
        if other.index != seat.index and theirs > level and theirs >= s.rules.alliance_at:
            if theirs > best:
                best = theirs
                heir = other.index
                rivals = 1
            elif theirs == best:
                rivals += 1
    if rivals == 1:
        influence.give_alliance(s, actor(s, heir), faction)
    elif rivals > 1:
        flow.ask(s, D_GIVE_ALLIANCE, seat.index, FROM_TRACK * SOURCE_SPAN + faction, -1, faction)
        number = 0
        while number < actor_count(s):
            if number != seat.index and actor(s, number).influence(faction) == best:
                flow.offer(s, s.rules.act_seat[number])
            number += 1
    elif level < s.rules.alliance_at:
        influence.return_alliance(s, faction)
