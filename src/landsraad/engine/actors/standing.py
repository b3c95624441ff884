"""Who is ahead: Victory Points and tie-breakers (B-END-06 to B-END-08)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.modifiers import owns_modifier
from landsraad.model.state import Actor, State
from landsraad.model.terms import M_WINS_TIES


def reveal_order(s: State, number: i64) -> i64:
    """Return when an actor took its Reveal turn in the last round; a Rival takes none (H-SOP-13)."""
    return s.seats[number].reveal_order if number < len(s.seats) else 0


def ahead(s: State, a: Actor, b: Actor) -> bool:
    """Tell whether actor a ranks before actor b; what counts of a team is the sum of its members (S-END-02)."""
    if s.teams != 0 and s.sides[a.index] != s.sides[b.index]:
        return side_ahead(s, s.sides[a.index], s.sides[b.index])
    if a.vp != b.vp:
        return a.vp > b.vp
    if owns_modifier(s, a.index, M_WINS_TIES) != owns_modifier(s, b.index, M_WINS_TIES):
        return owns_modifier(s, a.index, M_WINS_TIES)  # F-IX-03, F-IX-04
    if a.spice != b.spice:
        return a.spice > b.spice
    if a.solari != b.solari:
        return a.solari > b.solari
    if a.water != b.water:
        return a.water > b.water
    if a.garrison != b.garrison:
        return a.garrison > b.garrison
    return reveal_order(s, a.index) > reveal_order(s, b.index)


def side_ahead(s: State, a: i64, b: i64) -> bool:
    """Tell whether a side ranks before another: Victory Points, then the resources added up (S-END-03)."""
    one = totals(s, a)
    other = totals(s, b)
    for place in range(len(one)):
        if one[place] != other[place]:
            return one[place] > other[place]
    return False


def totals(s: State, side: i64) -> list[int]:
    """Return what is compared of a side, in order; at last who took the last Reveal turn (B-END-08)."""
    members = [seat for seat in s.seats if s.sides[seat.index] == side]
    wins_ties = any(owns_modifier(s, seat.index, M_WINS_TIES) for seat in members)
    sums = [int(sum(seat.vp for seat in members)), int(wins_ties)]
    sums += [int(sum(seat.spice for seat in members)), int(sum(seat.solari for seat in members))]
    sums += [int(sum(seat.water for seat in members)), int(sum(seat.garrison for seat in members))]
    return [*sums, int(max(seat.reveal_order for seat in members))]


def ranking(s: State) -> list[int]:
    """Return the actors that can win from first to last; no two are equal (F-VP-04)."""
    order: list[int] = []
    number: i64 = 0
    while number < actor_count(s):
        one = actor(s, number)
        number += 1
        if one.scores == 0:
            continue
        place: i64 = 0
        while place < len(order) and not ahead(s, one, actor(s, order[place])):
            place += 1
        order.insert(int(place), int(one.index))
    return order
