"""The Mentat: one extra Agent that whoever takes it has for a round (B-ICO-14, B-ICO-15, B-RCL-03)."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor
from landsraad.engine.atoms import board
from landsraad.model.conditions import Condition
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Record
from landsraad.model.state import Actor, Rival, Seat, State

# --- words ---------------------------------------------------------------------------------------------------------

MENTAT: Final = 8  # the family
OP_MENTAT: Final = 23
OP_MENTAT_NEXT: Final = 24
C_MENTAT_HERE: Final = 11
EV_MENTAT_TAKEN: Final = 34
EV_MENTAT_PROMISED: Final = 35

IS_HERE = Condition(C_MENTAT_HERE)


def mentat() -> Node:
    """Take the Mentat from its space, if it is there (B-ICO-14)."""
    return Node(OP_MENTAT)


def mentat_next_round() -> Node:
    """Receive the Mentat at the start of the next round, wherever it is (B-ICO-15)."""
    return Node(OP_MENTAT_NEXT)


# --- state ---------------------------------------------------------------------------------------------------------


class MentatRecord(Record):
    """Who has the Mentat."""

    def __init__(self) -> None:
        self.holder: i64 = -1  # actor that has it this round, -1: on its space
        self.next: i64 = -1  # actor that receives it at the start of the next round

    def clone(self) -> Record:
        """Return an independent copy."""
        other = MentatRecord()
        other.holder = self.holder
        other.next = self.next
        return other


def record_of(s: State) -> MentatRecord | None:
    """Return the record of a game, None if it has no Mentat."""
    place: i64 = s.rules.room_at[MENTAT]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, MentatRecord)
    return record


class Mentat(Mechanic):
    """The room of the Mentat."""

    def __init__(self) -> None:
        super().__init__("mentat", MENTAT)
        self.operations = (
            Operation(OP_MENTAT, "mentat", at_once=True),
            Operation(OP_MENTAT_NEXT, "mentat_next", at_once=True),
        )
        self.conditions = ((C_MENTAT_HERE, "mentat_here"),)
        self.events = (EventKind(EV_MENTAT_TAKEN, "mentat_taken"), EventKind(EV_MENTAT_PROMISED, "mentat_promised"))

    def own(self, s: State) -> MentatRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[MENTAT]]
        assert isinstance(record, MentatRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """The Mentat starts on its space (B-SET-01)."""
        return MentatRecord()

    # --- act -------------------------------------------------------------------------------------------------------

    def gain(self, s: State, op: i64, n: i64, seat: Seat) -> bool:
        """Take the Mentat, or have it promised."""
        if op == OP_MENTAT:
            self.take(s, seat)
        else:
            self.promise(s, seat)
        return True

    def take(self, s: State, one: Actor) -> None:
        """Take the Mentat as an extra Agent for this round, if it is on its space (B-ICO-14)."""
        own = self.own(s)
        if own.holder >= 0:
            return
        own.holder = one.index
        board.lend_agent(one)
        if s.log is not None:
            s.log.add(EV_MENTAT_TAKEN, one.index, -1, 0, -1, PUBLIC)

    def promise(self, s: State, winner: Actor) -> None:
        """The winner will receive the Mentat at the start of the next round (B-ICO-15)."""
        self.own(s).next = winner.index
        if s.log is not None:
            s.log.add(EV_MENTAT_PROMISED, winner.index, -1, 0, -1, PUBLIC)

    # --- can it, condition -----------------------------------------------------------------------------------------

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Only a Mentat on its space can be taken."""
        return op != OP_MENTAT or self.own(s).holder < 0

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Tell whether the Mentat is on its space."""
        return self.own(s).holder < 0

    # --- times of the round ----------------------------------------------------------------------------------------

    def round_start(self, s: State) -> None:
        """The promised Mentat goes to its winner."""
        own = self.own(s)
        if own.next >= 0:
            self.take(s, actor(s, own.next))
            own.next = -1

    def recall(self, s: State) -> None:
        """The Mentat goes home (B-RCL-03)."""
        self.own(s).holder = -1

    # --- view ------------------------------------------------------------------------------------------------------

    def view_board(self, s: State) -> Data:
        """Return who has the Mentat and to whom it is promised."""
        own = self.own(s)
        return {
            "mentat": int(own.holder) if own.holder >= 0 else None,
            "mentat_next": int(own.next) if own.next >= 0 else None,
        }

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        own = self.own(s)
        return {"mentat": int(own.holder), "mentat_next": int(own.next)}

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def gain_rival(self, s: State, op: i64, n: i64, rival: Rival) -> bool:
        """A Rival receives a promised Mentat (H-SOP-03); it takes none by itself."""
        if op != OP_MENTAT_NEXT:
            return False
        self.promise(s, rival)
        return True
