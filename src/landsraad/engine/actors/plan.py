"""Who takes part: seats first, then Rivals, clockwise in this order; and the seat plan, who stands with whom.

Without teams everybody is alone: rules ask the plan all the same, never how many play.
"""

from landsraad.core.packed import i64
from landsraad.model.state import Actor, State
from landsraad.model.terms import PHASE_TURNS


def actor_count(s: State) -> i64:
    """Return the number of actors."""
    n: i64 = len(s.seats)
    if s.rivalry is not None:
        n += len(s.rivalry.rivals)
    return n


def actor(s: State, index: i64) -> Actor:
    """Return a seat or a Rival by its number."""
    n: i64 = len(s.seats)
    if index < n or s.rivalry is None:
        return s.seats[index]
    return s.rivalry.rivals[index - n]


def is_seat(s: State, index: i64) -> bool:
    """Tell whether an actor chooses for itself."""
    return index < len(s.seats)


def whose_turn(s: State) -> i64:
    """Return whose turn it is, or was last: a seat's or a Rival's."""
    return s.turn_seat if s.rivalry is None else s.rivalry.acting


def chooser_for(s: State) -> i64:
    """Return the seat that decides what no rule settles for a Rival: the human, or the First Player (H-CHO-04)."""
    return s.first_player if s.first_player < len(s.seats) else 0


def in_order(s: State, place: i64) -> i64:
    """Return who is so many places clockwise of the First Player; a Rival may be seated after them (R-TRN-05)."""
    n: i64 = actor_count(s)
    if s.rules.rival_seat == 0:
        return (s.first_player + place) % n
    seats: i64 = len(s.seats)
    place %= n
    if place == 0:
        return s.first_player
    if place <= n - seats:
        return seats + place - 1
    return (s.first_player + place - (n - seats)) % seats


def clockwise(s: State, index: i64, places: i64) -> i64:
    """Return who is so many places clockwise of an actor."""
    if s.rules.rival_seat == 0:
        return (index + places) % actor_count(s)
    place: i64 = 0
    while in_order(s, place) != index:
        place += 1
    return in_order(s, place + places)


# --- the seat plan -------------------------------------------------------------------------------------------------


def are_enemies(s: State, one: i64, other: i64) -> bool:
    """Tell whether two actors are opponents."""
    if s.teams == 0:
        return one != other
    return s.sides[one] != s.sides[other]


def fielder(s: State, index: i64) -> i64:
    """Return who has the units that an actor's effects recruit, deploy and lose."""
    return index if s.teams == 0 else s.fielders[index]


def fielded_in_turn(s: State) -> i64:
    """Return whose units the turn at hand is about."""
    return s.turn_seat if s.teams == 0 else s.fielders[s.turn_seat]


def waits_for_fielder(s: State, index: i64) -> bool:
    """Tell whether a seat takes its turn and nobody fields units for it yet."""
    if s.teams == 0 or s.crews[index] == 0 or s.fielders[index] != index:
        return False
    return s.phase == PHASE_TURNS and s.turn_seat == index


def fighters(s: State, index: i64) -> i64:
    """Return the mask of those for whom a seat can play Combat cards: itself, or its crew (S-CMB-01)."""
    return 1 << index if s.teams == 0 or s.crews[index] == 0 else s.crews[index]


def readings(s: State, index: i64, tracks: i64) -> i64:
    """Return what Faction icons mean for a seat: the tracks of the mask, and an own track of the same icon (S-INF-05).

    Tracks on which nobody moves for the seat are left out.
    """
    r = s.rules
    mask: i64 = 0
    track: i64 = 0
    while track < r.n_factions:
        held: bool = s.track_holders[index * r.n_factions + track] >= 0
        own: bool = r.track_base[track] != track and (tracks >> r.track_base[track]) & 1 != 0
        if held and ((tracks >> track) & 1 != 0 or own):
            mask |= 1 << track
        track += 1
    return mask


def own_tracks(s: State, index: i64) -> i64:
    """Return the mask of tracks on which a seat has a marker of its own."""
    r = s.rules
    mask: i64 = 0
    track: i64 = 0
    while track < r.n_factions:
        if s.teams == 0 or s.track_holders[index * r.n_factions + track] == index:
            mask |= 1 << track
        track += 1
    return mask


def borrowed_level(s: State, one: Actor, faction: i64) -> i64:
    """Return the Influence on one track: of a seat with a crew the highest of them (S-INF-01)."""
    best: i64 = one.influence(faction)
    for seat in s.seats:
        if (s.crews[one.index] >> seat.index) & 1 != 0 and seat.influence(faction) > best:
            best = seat.influence(faction)
    return best


def level_of(s: State, one: Actor, faction: i64) -> i64:
    """Return the Influence that counts for conditions: of a seat with a crew the highest of them (S-INF-01).

    An own track of the same icon counts too (S-INF-08).
    """
    if s.teams == 0:
        return one.influence(faction)
    best: i64 = borrowed_level(s, one, faction)
    r = s.rules
    track: i64 = 0
    while track < r.n_factions:
        if r.track_base[track] == faction and one.influence(track) > best:
            best = one.influence(track)
        track += 1
    return best


def has_alliance(s: State, index: i64, faction: i64) -> bool:
    """Tell whether an actor has the Alliance that an icon means, that of an own track included (S-INF-13)."""
    track: i64 = 0
    while track < s.rules.n_factions:
        if s.rules.track_base[track] == faction and s.alliance[track] == index:
            return True
        track += 1
    return False


def track_holder(s: State, index: i64, faction: i64) -> i64:
    """Return whose marker moves when an actor gains or loses Influence with a Faction, -1: nobody's."""
    return index if s.teams == 0 else s.track_holders[index * s.rules.n_factions + faction]
