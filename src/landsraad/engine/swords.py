"""Which of the cards revealed this turn gave swords (X-CLR-02)."""

from landsraad.core.packed import i64
from landsraad.model.state import State
from landsraad.model.terms import BOX_REVEAL, BOXES, FROM_CARD, SOURCE_SPAN


def sword_cards(s: State) -> i64:
    """Count the cards revealed this turn that gave swords; a card that gave them twice counts once (X-CLR-02).

    Equal copies are told apart by how often each of their instructions ran.
    """
    if len(s.sword_places) == 0:
        return 0
    n: i64 = 0
    card: i64 = 0
    while card < s.rules.n_cards:
        n += copies_with_swords(s, card)
        card += 1
    return n


def other_sword_cards(s: State, source: i64) -> i64:
    """Count the same without the card that asks; one that gave no swords itself leaves nothing out (X-CLR-02)."""
    n: i64 = sword_cards(s)
    if n > 0 and source // SOURCE_SPAN == FROM_CARD and copies_with_swords(s, source % SOURCE_SPAN) > 0:
        n -= 1
    return n


def copies_with_swords(s: State, card: i64) -> i64:
    """Count the copies of a card that gave swords this turn: as many as its busiest instruction ran."""
    r = s.rules
    most: i64 = 0
    at: i64 = (r.box_base[FROM_CARD] + card) * BOXES + BOX_REVEAL
    if r.box_first[at] < r.box_last[at]:
        first: i64 = r.line_pc[r.box_first[at]]
        end: i64 = r.line_end[r.box_last[at] - 1]
        for place in s.sword_places:
            if place >= first and place < end:
                same: i64 = 0
                for other in s.sword_places:
                    if other == place:
                        same += 1
                if same > most:
                    most = same
    return most
