"""Unload: the Reveal box of a card also works when the card is discarded or trashed (X-UNL-01 to X-UNL-07)."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.atoms.flow import push_line
from landsraad.engine.boxes import first_line, last_line
from landsraad.engine.conditions import holds
from landsraad.model.mechanic import Mechanic
from landsraad.model.state import Seat, State
from landsraad.model.terms import BOX_REVEAL, FROM_CARD, SOURCE_SPAN

UNLOADING: Final = 20  # the family
UNLOAD: Final = "unload"  # printed on a card


class Unload(Mechanic):
    """The room of the cards that unload."""

    def __init__(self) -> None:
        super().__init__(UNLOAD, UNLOADING)
        self.keywords = (UNLOAD,)

    def card_left(self, s: State, seat: Seat, card: i64, worked: bool) -> None:
        """Let the Reveal box take effect, unless it has worked in this very turn (X-UNL-02, X-UNL-03)."""
        r = s.rules
        if worked:
            return
        source: i64 = FROM_CARD * SOURCE_SPAN + card
        line: i64 = last_line(r, source, BOX_REVEAL) - 1
        while line >= first_line(r, source, BOX_REVEAL):
            if holds(s, r.line_condition[line], seat, r.line_source[line]):
                push_line(s, line, seat.index)
            line -= 1
