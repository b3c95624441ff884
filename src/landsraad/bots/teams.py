"""What teams change for a bot: whose units and tracks its effects move, whom to activate. Compiled."""

from landsraad.core.packed import i64
from landsraad.engine.mechanics.commanders import D_FIELD
from landsraad.engine.mechanics.teamwork import D_SEND_IN
from landsraad.model.state import Seat, State
from landsraad.model.terms import D_DEPLOY

FIELDING = (D_DEPLOY, D_FIELD, D_SEND_IN)  # questions how many troops are deployed


def fielding(s: State, seat: Seat) -> Seat:
    """Return whose units the effects of a seat are about; before anybody is activated the Ally who fights most."""
    if s.teams == 0 or s.crews[seat.index] == 0:
        return seat
    if s.fielders[seat.index] != seat.index:
        return s.seats[s.fielders[seat.index]]
    best = seat
    most: i64 = -1
    for ally in s.seats:
        if (s.crews[seat.index] >> ally.index) & 1 != 0 and 4 * ally.conflict + ally.garrison > most:
            most = 4 * ally.conflict + ally.garrison
            best = ally
    return best


def moving(s: State, seat: Seat, faction: i64) -> Seat | None:
    """Return whose marker moves for a seat on a track; before anybody is activated that of the higher Ally."""
    if s.teams == 0:
        return seat
    holder: i64 = s.track_holders[seat.index * s.rules.n_factions + faction]
    if holder >= 0:
        return s.seats[holder]
    best: Seat | None = None
    for ally in s.seats:
        mine: bool = (s.crews[seat.index] >> ally.index) & 1 != 0 and s.rules.track_base[faction] == faction
        if mine and (best is None or ally.influence(faction) > best.influence(faction)):
            best = ally
    return best


def with_friends(s: State, one: i64, other: i64) -> bool:
    """Tell whether two seats play for one score."""
    return one == other or (s.teams != 0 and s.sides[one] == s.sides[other])


def may_fight(s: State, one: i64, other: i64) -> bool:
    """Tell whether another seat may stand against one in the Conflict: no teammate, and no Commander (S-GEN-03)."""
    return s.sides[one] != s.sides[other] and s.crews[other] == 0
