"""The Tleilaxu track: a token that climbs it, space by space, with the bonuses on its way (I-TLX)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import fielder
from landsraad.engine.atoms import flow
from landsraad.engine.boxes import push_box
from landsraad.model.effects import Node, spice
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import BOX_BONUS, BOX_OWN, SOURCE_SPAN
from landsraad.model.things import Kind, Slot, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

TLEILAXU: Final = 31  # the family
FROM_TLEILAXU: Final = 14  # a space of the Tleilaxu track
OP_TLEILAXU: Final = 169  # a spaces up the Tleilaxu track
EV_TLEILAXU_ADVANCED: Final = 142

SPOT: Final = Kind(FROM_TLEILAXU, "tleilaxu", "tleilaxu_track", (Slot("bonus", BOX_BONUS),))


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class SpotDef(Thing):
    """A space of the Tleilaxu track: its bonus, and the spice that lies there for whoever comes first (I-TLX-02)."""

    bonus: tuple[Node, ...] = ()
    spice: int = 0


def tleilaxu(n: int = 1) -> Node:
    """Move the Tleilaxu token n spaces, one by one, with the bonus of each (I-TLX-01)."""
    return Node(OP_TLEILAXU, n)


# --- state ---------------------------------------------------------------------------------------------------------


class TleilaxuRecord(Record):
    """Where the tokens are, and where spice still lies."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()  # by actor
        self.lying: vec[i64] = vec[i64]()  # by space

    def clone(self) -> Record:
        """Return an independent copy."""
        other = TleilaxuRecord()
        other.places = self.places[:]
        other.lying = self.lying[:]
        return other


class TleilaxuTables(Tables):
    """By space, the line of the spice that lies there."""

    def __init__(self) -> None:
        self.spice_line: vec[i64] = vec[i64]()


def tables_of(r: Rules) -> TleilaxuTables:
    """Return what was compiled for a ruleset."""
    tables = r.tables[r.room_at[TLEILAXU]]
    assert isinstance(tables, TleilaxuTables)
    return tables


def record_of(s: State) -> TleilaxuRecord | None:
    """Return the record of a game, None if it has no Tleilaxu track."""
    place: i64 = s.rules.room_at[TLEILAXU]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, TleilaxuRecord)
    return record


class Tleilaxu(Mechanic):
    """The room of the Tleilaxu track; ``spots`` are its spaces, the start included."""

    def __init__(self, spots: tuple[SpotDef, ...]) -> None:
        super().__init__("tleilaxu", TLEILAXU)
        self.spots = spots
        self.operations = (Operation(OP_TLEILAXU, "tleilaxu", fields=True),)
        self.events = (EventKind(EV_TLEILAXU_ADVANCED, "tleilaxu_advanced", "tleilaxu"),)
        self.kinds = (SPOT,)
        self.fields = ("tleilaxu", "tleilaxu_spice")
        self.digest_group = "tleilaxu"

    def __repr__(self) -> str:
        return f"Tleilaxu({self.spots!r})"

    def own(self, s: State) -> TleilaxuRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[TLEILAXU]]
        assert isinstance(record, TleilaxuRecord)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the spaces of the track."""
        return self.spots

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Spice that lies on a space is gained as any other."""
        tables = TleilaxuTables()
        for number, spot in enumerate(self.spots):
            line = (
                writer.asked((spice(spot.spice),), FROM_TLEILAXU * SOURCE_SPAN + number, BOX_OWN) if spot.spice else -1
            )
            tables.spice_line = append(tables.spice_line, i64(line))
        return tables

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return which space it is, and the spice put there at set-up."""
        return {"space": number, "first_spice": self.spots[number].spice} if kind == FROM_TLEILAXU else {}

    def deal(self, s: State, actors: i64) -> Record:
        """All tokens are at the start; spice lies where the board says (I-SET-04, I-SET-05)."""
        record = TleilaxuRecord()
        while len(record.places) < actors:
            record.places = append(record.places, 0)
        for spot in self.spots:
            record.lying = append(record.lying, i64(spot.spice))
        return record

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Move the token of whoever fields units for the seat; one with a crew has none (S-MIM-02, S-MIM-06)."""
        one: Seat = s.seats[fielder(s, seat.index)]
        if s.teams == 0 or s.crews[one.index] == 0:
            self.climb(s, one, pc, a)

    def climb(self, s: State, one: Actor, pc: i64, icons: i64) -> None:
        """One space for each icon, with its bonus; the register of the frame counts them (I-TLX-01)."""
        done: i64 = s.stack[s.depth - 1]
        own = self.own(s)
        place: i64 = own.places[one.index] + 1
        if done >= icons or place >= len(self.spots):  # at the end an icon has no effect (I-TLX-05)
            flow.set_register(s, 0)
            return
        flow.set_register(s, done + 1)
        flow.jump(s, pc)
        own.places[one.index] = place
        if s.log is not None:
            s.log.add(EV_TLEILAXU_ADVANCED, one.index, place, place, -1, PUBLIC)
        push_box(s, FROM_TLEILAXU * SOURCE_SPAN + place, BOX_BONUS, one.index)
        if own.lying[place] > 0:  # for whoever comes first (I-TLX-03)
            own.lying[place] = 0
            flow.push_line(s, tables_of(s.rules).spice_line[place], one.index)

    # --- view ------------------------------------------------------------------------------------------------------

    def view_board(self, s: State) -> Data:
        """Return the spice that lies on the track."""
        return {"tleilaxu_spice": sum(int(spice) for spice in self.own(s).lying)}

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's token is; one with a crew has none (S-MIM-02)."""
        if s.teams != 0 and s.crews[actor.index] != 0:
            return {}
        return {"tleilaxu": int(self.own(s).places[actor.index])}

    def digest(self, s: State) -> Data:
        """Return the spice that lies on the track."""
        return {"spice": [int(spice) for spice in self.own(s).lying]}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's token is."""
        return {"place": int(self.own(s).places[actor.index])}

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Move a Rival's token, with the bonus (I-RIV-05)."""
        self.climb(s, rival, pc, a)

    def possible_rival(self, s: State, op: i64, a: i64, rival: Rival) -> bool:
        """Tell whether the token can still move."""
        return self.own(s).places[rival.index] + 1 < len(self.spots)
