"""Which of the cards revealed this turn gave swords (X-CLR-02)."""

from landsraad.core.packed import i64
from landsraad.model.state import State
from landsraad.model.terms import BOX_REVEAL, BOXES, FROM_CARD


def sword_cards(s: State) -> i64:
    """Count the cards revealed this turn that gave swords; a card that gave them twice counts once (X-CLR-02).

    Equal copies are told apart by how often each of their instructions ran.
    """
    r = s.rules
    places = s.sword_places
    if len(places) == 0:
        return 0
    n: i64 = 0
    card: i64 = 0
    while card < r.n_cards:
        most: i64 = 0
        at: i64 = (r.box_base[FROM_CARD] + card) * BOXES + BOX_REVEAL
        if r.box_first[at] < r.box_last[at]:
            first: i64 = r.line_pc[r.box_first[at]]
            end: i64 = r.line_end[r.box_last[at] - 1]
            for place in places:
                if place >= first and place < end:
                    same: i64 = 0
                    for other in places:
                        if other == place:
                            same += 1
                    if same > most:
                        most = same
        n += most
        card += 1
    return n
