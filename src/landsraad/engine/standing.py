"""Who is ahead: Victory Points and tie-breakers (B-END-06 to B-END-08)."""

from landsraad.core.packed import i64
from landsraad.model.state import Seat, State


def ahead(a: Seat, b: Seat) -> bool:
    """Tell whether seat a ranks before seat b."""
    if a.vp != b.vp:
        return a.vp > b.vp
    if a.spice != b.spice:
        return a.spice > b.spice
    if a.solari != b.solari:
        return a.solari > b.solari
    if a.water != b.water:
        return a.water > b.water
    if a.garrison != b.garrison:
        return a.garrison > b.garrison
    return a.reveal_order > b.reveal_order


def ranking(s: State) -> list[int]:
    """Return the seats from first to last; no two are equal (F-VP-04)."""
    order: list[int] = []
    for seat in s.seats:
        place: i64 = 0
        while place < len(order) and not ahead(seat, s.seats[order[place]]):
            place += 1
        order.insert(int(place), int(seat.index))
    return order
