"""Things that an actor owns beside its cards, and the lasting abilities that come and go with them."""

from landsraad.core.packed import append, extend, i64, remove, vec, without
from landsraad.model.state import Seat, State
from landsraad.model.terms import FROM_LEADER, SOURCE_SPAN


def gain_thing(s: State, actor: i64, source: i64) -> None:
    """Give a thing to an actor; things lie in a fixed order, whenever they came."""
    sorted_things = vec[i64]()
    placed: bool = False
    for thing in s.owned[actor]:
        if not placed and thing > source:
            sorted_things = append(sorted_things, source)
            placed = True
        sorted_things = append(sorted_things, thing)
    s.owned[actor] = sorted_things if placed else append(sorted_things, source)
    move_abilities(s, actor)


def lose_thing(s: State, actor: i64, source: i64) -> None:
    """Take a thing from an actor."""
    s.owned[actor] = without(s.owned[actor], source)
    move_abilities(s, actor)


def move_abilities(s: State, actor: i64) -> None:
    """A thing came or went: the abilities change, and what is spent of the others stays spent."""
    if actor >= len(s.seats):
        return
    seat = s.seats[actor]
    spent = vec[i64]()
    for slot in range(len(seat.triggers)):
        if (seat.trigger_used >> slot) & 1 != 0:
            spent = append(spent, seat.triggers[slot])
    renew_abilities(s, actor)
    seat.trigger_used = 0
    for slot in range(len(seat.triggers)):
        if seat.triggers[slot] in spent:
            seat.trigger_used |= 1 << slot
            spent = remove(spent, seat.triggers[slot])


def renew_abilities(s: State, actor: i64) -> None:
    """Let the lasting abilities of what a seat owns hold beside those of its Leader."""
    if actor >= len(s.seats):
        return
    r = s.rules
    seat = s.seats[actor]
    leader: i64 = r.box_base[FROM_LEADER] + seat.leader
    mods = r.thing_mods[leader][:]
    if s.teams != 0:
        mods = extend(mods, r.seat_mods[actor])
    triggers = r.thing_triggers[leader][:]
    if len(s.owned) > 0:  # without boxes that bring such things there is no list
        for source in s.owned[actor]:
            place: i64 = r.box_base[source // SOURCE_SPAN] + source % SOURCE_SPAN
            mods = extend(mods, r.thing_mods[place])
            triggers = extend(triggers, r.thing_triggers[place])
    seat.mods = mods
    seat.triggers = triggers
    seat.mod_kinds = 0
    for mod in mods:
        seat.mod_kinds |= 1 << r.mod_kind[mod]
    hear(s, seat)


def hear(s: State, seat: Seat) -> None:
    """Note which events the abilities of a seat wait for; what nobody waits for any more may stay noted."""
    r = s.rules
    for trigger in seat.triggers:
        s.heard |= 1 << r.trigger_event[trigger]
        if r.trigger_anybody[trigger] != 0:
            s.watched |= 1 << r.trigger_event[trigger]


def renew_hearing(s: State) -> None:
    """Note the events that the abilities in play and the Intrigue cards of this game wait for, and no others."""
    s.heard = s.rules.reveal_hears
    s.watched = 0
    for seat in s.seats:
        hear(s, seat)


def change_leader(s: State, seat: Seat, leader: i64) -> None:
    """Turn a Leader to its other side, with whose abilities the seat goes on."""
    seat.leader = leader
    renew_abilities(s, seat.index)


def trash_thing(s: State, actor: i64, source: i64) -> None:
    """A thing leaves the game; the mechanic that brought it writes it down."""
    lose_thing(s, actor, source)
    for room in s.rules.rooms:
        room.thing_trashed(s, actor, source)
