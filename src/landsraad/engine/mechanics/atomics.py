"""Family Atomics: once per game a player replaces the whole Imperium Row (I-ATM)."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.atoms import cards, flow
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Record
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import Z_WORD

# --- words ---------------------------------------------------------------------------------------------------------

ATOMICS: Final = 34  # the family
W_ATOMICS: Final = 45
EV_ATOMICS_USED: Final = 149


# --- state ---------------------------------------------------------------------------------------------------------


class AtomicsRecord(Record):
    """Who has used the token."""

    def __init__(self) -> None:
        self.used: i64 = 0  # mask of seats

    def clone(self) -> Record:
        """Return an independent copy."""
        other = AtomicsRecord()
        other.used = self.used
        return other


def record_of(s: State) -> AtomicsRecord | None:
    """Return the record of a game, None if it has no such tokens."""
    place: i64 = s.rules.room_at[ATOMICS]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, AtomicsRecord)
    return record


class Atomics(Mechanic):
    """The room of the Family Atomics."""

    def __init__(self) -> None:
        super().__init__("atomics", ATOMICS)
        self.words = ((W_ATOMICS, "family_atomics"),)
        self.events = (EventKind(EV_ATOMICS_USED, "atomics_used"),)
        self.in_menu = True
        self.fields = ("family_atomics",)
        self.digest_group = "atomics"

    def own(self, s: State) -> AtomicsRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[ATOMICS]]
        assert isinstance(record, AtomicsRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """Every seat has its token."""
        return AtomicsRecord()

    # --- ask and answer --------------------------------------------------------------------------------------------

    def has(self, s: State, index: i64) -> bool:
        """Tell whether a seat still has its token."""
        return (self.own(s).used >> index) & 1 == 0

    def offer(self, s: State, seat: Seat) -> None:
        """At any moment of an own turn, even with an empty Imperium deck (I-ATM-01, I-ATM-04)."""
        if self.has(s, seat.index):
            flow.offer(s, s.rules.act_word[W_ATOMICS])

    def choose(self, s: State, seat: Seat, zone: i64, noun: i64) -> bool:
        """Take all cards of the Imperium Row away and deal new ones (I-ATM-01, I-ATM-02)."""
        if zone != Z_WORD or noun != W_ATOMICS:
            return False
        self.own(s).used |= 1 << seat.index
        flow.touch_turn(s)
        if s.log is not None:
            s.log.add(EV_ATOMICS_USED, seat.index, -1, 0, -1, PUBLIC)
        while len(s.row) > 0:
            cards.trash_from_row(s, 0)
        for room in s.rules.pair_rooms:
            room.row_cleared(s)
        cards.fill_row(s)
        return True

    # --- can it ----------------------------------------------------------------------------------------------------

    def wishes(self, rules: Rules) -> list[tuple[str, Wish]]:
        """Return the one wish of this room."""
        return [("family atomics", Wish("family_atomics"))]

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why the token cannot be used: it is used up (I-ATM-01)."""
        if wish.verb != "family_atomics" or self.has(s, seat.index):
            return None
        return WhyNot("why-atomics_used", {}, "I-ATM-01")

    # --- view ------------------------------------------------------------------------------------------------------

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return whether a seat still has its token; Rivals have none (I-RIV-03)."""
        return {"family_atomics": self.has(s, actor.index)} if actor.index < len(s.seats) else {}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return whether an actor still has its token."""
        return {"unused": self.has(s, actor.index)}
