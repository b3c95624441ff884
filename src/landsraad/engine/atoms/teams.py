"""The seat plan of a game with teams: who fields units and moves markers for a seat that has none of its own."""

from landsraad.core.packed import i64
from landsraad.model.state import State


def stand_for(s: State, index: i64, friend: i64) -> None:
    """Let a friend field units and move on the common tracks for a seat (S-ACT-05 to S-ACT-07)."""
    r = s.rules
    s.fielders[index] = friend
    track: i64 = 0
    while track < r.n_factions:
        if r.track_base[track] == track:
            s.track_holders[index * r.n_factions + track] = friend
        track += 1


def stand_down(s: State, index: i64) -> None:
    """Nobody fields units for a seat with a crew any more (S-ACT-14)."""
    r = s.rules
    s.fielders[index] = index
    track: i64 = 0
    while track < r.n_factions:
        if r.track_base[track] == track:
            s.track_holders[index * r.n_factions + track] = -1
        track += 1


def lend_track(s: State, index: i64, friend: i64, lent: i64) -> None:
    """Let a friend use the own tracks of a seat, or with 0 no longer (S-CMB-03)."""
    r = s.rules
    track: i64 = 0
    while track < r.n_factions:
        if r.track_base[track] != track and s.track_holders[index * r.n_factions + track] == index:
            s.track_holders[friend * r.n_factions + track] = index if lent != 0 else -1
        track += 1


def end_loans(s: State) -> None:
    """What was played for a friend is done: nobody uses the own tracks of another any more."""
    r = s.rules
    for seat in s.seats:
        track: i64 = 0
        while track < r.n_factions:
            place: i64 = seat.index * r.n_factions + track
            if r.track_base[track] != track and s.track_holders[place] != seat.index:
                s.track_holders[place] = -1
            track += 1


def bar(s: State, index: i64, spaces: i64) -> None:
    """Say which spaces a seat may not enter."""
    s.barred[index] = spaces


def forget_yielding(s: State) -> None:
    """A new Combat: nobody lets a friend go first yet."""
    s.yielded = 0


def yield_to_friend(s: State, index: i64) -> None:
    """Let the tied friend go first in this Combat (S-TIE-01)."""
    s.yielded |= 1 << index
