"""The research track: a token that moves along connections, bonuses on its way, genetic markers (I-RSH, I-MRK)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import fielder
from landsraad.engine.atoms import flow
from landsraad.engine.boxes import push_box
from landsraad.model.conditions import Condition
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import BOX_BONUS, BOX_OWN, BOXES, SOURCE_SPAN
from landsraad.model.things import ASKED, Kind, Slot, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

RESEARCH: Final = 30  # the family
FROM_RESEARCH: Final = 13  # a node of the research track
Z_RESEARCH: Final = 15
OP_RESEARCH: Final = 168  # a moves of the research token
D_RESEARCH: Final = 51
C_MARKERS: Final = 53  # has at least a genetic markers
EV_RESEARCHED: Final = 140
EV_MARKER_REACHED: Final = 141

NODE: Final = Kind(FROM_RESEARCH, "research", "research_track", (Slot("bonus", BOX_BONUS, ASKED),))


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class NodeDef(Thing):
    """A node of the research track: where it lies, what is reached from it, and its bonus (I-RSH-05 to I-RSH-07)."""

    column: int
    row: int = 0  # from the top
    to: tuple[str, ...] = ()
    marker: int = 0  # the genetic marker that is reached with it (I-MRK-01)
    bonus: tuple[Node, ...] = ()


def research(n: int = 1) -> Node:
    """Move the research token n times along a connection, each time with the bonus of the node reached (I-RSH-01)."""
    return Node(OP_RESEARCH, n)


def markers(n: int) -> Condition:
    """Has reached at least n genetic markers (I-MRK-02)."""
    return Condition(C_MARKERS, n)


# --- state ---------------------------------------------------------------------------------------------------------


class ResearchRecord(Record):
    """Where the research tokens are."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()  # by actor: the number of a node

    def clone(self) -> Record:
        """Return an independent copy."""
        other = ResearchRecord()
        other.places = self.places[:]
        return other


class ResearchTables(Tables):
    """The track: by node, what is reached from it and the markers that one has there."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()  # by node: where its connections begin in ``to``
        self.to: vec[i64] = vec[i64]()
        self.markers: vec[i64] = vec[i64]()
        self.column: vec[i64] = vec[i64]()
        self.beyond: i64 = -1  # line of an icon at the end of the track


def tables_of(r: Rules) -> ResearchTables:
    """Return the compiled track of a ruleset."""
    tables = r.tables[r.room_at[RESEARCH]]
    assert isinstance(tables, ResearchTables)
    return tables


def record_of(s: State) -> ResearchRecord | None:
    """Return the record of a game, None if it has no research track."""
    place: i64 = s.rules.room_at[RESEARCH]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, ResearchRecord)
    return record


class Research(Mechanic):
    """The room of the research track; ``beyond`` is what an icon brings at its end (I-MRK-05)."""

    def __init__(self, nodes: tuple[NodeDef, ...], beyond: tuple[Node, ...]) -> None:
        super().__init__("research", RESEARCH)
        self.nodes = nodes
        self.beyond = beyond
        self.operations = (Operation(OP_RESEARCH, "research", fields=True),)
        self.questions = (Question(D_RESEARCH, "research", "research"),)
        self.events = (
            EventKind(EV_RESEARCHED, "researched", "research"),
            EventKind(EV_MARKER_REACHED, "marker_reached"),
        )
        self.conditions = ((C_MARKERS, "markers"),)
        self.zones = ((Z_RESEARCH, "research"),)
        self.kinds = (NODE,)
        self.fields = ("research", "markers")
        self.digest_group = "research"

    def __repr__(self) -> str:
        return f"Research({self.nodes!r}, {self.beyond!r})"

    def own(self, s: State) -> ResearchRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[RESEARCH]]
        assert isinstance(record, ResearchRecord)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the nodes."""
        return self.nodes

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Connect the nodes."""
        tables = ResearchTables()
        numbers = {node.id: number for number, node in enumerate(self.nodes)}
        reached = dict.fromkeys(numbers, 0)
        for node in self.nodes:  # from the left: whoever stands on a node has come through one before it
            reached[node.id] = max(reached[node.id], node.marker)
            for name in node.to:
                reached[name] = max(reached[name], reached[node.id])
            tables.first = append(tables.first, i64(len(tables.to)))
            for name in node.to:
                tables.to = append(tables.to, i64(numbers[name]))
            tables.markers = append(tables.markers, i64(reached[node.id]))
            tables.column = append(tables.column, i64(node.column))
        tables.first = append(tables.first, i64(len(tables.to)))
        tables.beyond = writer.asked(self.beyond, FROM_RESEARCH * SOURCE_SPAN + len(self.nodes) - 1, BOX_OWN)
        return tables

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return where a node lies and what is reached from it."""
        if kind != FROM_RESEARCH:
            return {}
        node = self.nodes[number]
        return {"column": node.column, "row": node.row, "to": list(node.to), "marker": node.marker}

    def deal(self, s: State, actors: i64) -> Record:
        """All tokens are at the start (I-SET-05)."""
        record = ResearchRecord()
        while len(record.places) < actors:
            record.places = append(record.places, 0)
        return record

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Carry out one icon after another, each with its choice and bonus; the register counts them (I-RSH-04).

        The token is that of whoever fields units for the seat (S-MIM-02).
        """
        done: i64 = s.stack[s.depth - 1]
        one: Seat = s.seats[fielder(s, seat.index)]
        if done >= a or not has_token(s, one):
            flow.set_register(s, 0)
            return
        flow.set_register(s, done + 1)
        flow.jump(s, pc)
        tables = tables_of(s.rules)
        place: i64 = self.own(s).places[one.index]
        first: i64 = tables.first[place]
        ways: i64 = tables.first[place + 1] - first
        if ways == 0:
            flow.push_line(s, tables.beyond, one.index)
        elif ways == 1:
            self.move(s, one, tables.to[first])
        else:
            flow.ask(s, D_RESEARCH, one.index, source, pc, 0)
            while ways > 0:
                flow.offer(s, s.rules.act_thing[s.rules.box_base[FROM_RESEARCH] + tables.to[first]])
                first += 1
                ways -= 1

    def move(self, s: State, one: Actor, node: i64) -> None:
        """Move the token; its bonus is taken before anything else goes on (I-RSH-02)."""
        tables = tables_of(s.rules)
        own = self.own(s)
        before: i64 = tables.markers[own.places[one.index]]
        own.places[one.index] = node
        if s.log is not None:
            s.log.add(EV_RESEARCHED, one.index, node, tables.column[node], -1, PUBLIC)
            if tables.markers[node] > before:
                s.log.add(EV_MARKER_REACHED, one.index, -1, tables.markers[node], -1, PUBLIC)
        push_box(s, FROM_RESEARCH * SOURCE_SPAN + node, BOX_BONUS, one.index)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Move along the chosen connection."""
        self.move(s, seat, noun)

    def option_line(self, s: State, verb: str, noun: int) -> i64:
        """A connection stands for the bonus of the node it leads to."""
        if verb != "research":
            return -1
        r = s.rules
        at: i64 = r.box_base[FROM_RESEARCH] + noun
        line: i64 = r.box_first[at * BOXES + BOX_BONUS]
        return line if line < r.box_last[at * BOXES + BOX_BONUS] else -1

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Judge a condition about genetic markers, at this moment (I-MRK-03)."""
        return self.markers(s, actor) >= a

    def markers(self, s: State, actor: Actor) -> i64:
        """Return how many genetic markers an actor has; a seat with a crew those of the one further on (S-MIM-03)."""
        tables = tables_of(s.rules)
        places = self.own(s).places
        most: i64 = tables.markers[places[actor.index]]
        if s.teams != 0 and s.crews[actor.index] != 0:
            for seat in s.seats:
                if (s.crews[actor.index] >> seat.index) & 1 != 0 and tables.markers[places[seat.index]] > most:
                    most = tables.markers[places[seat.index]]
        return most

    # --- view ------------------------------------------------------------------------------------------------------

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return where a seat's token is, if it has one, and its genetic markers; Rivals have none (I-RIV-03)."""
        if actor.index >= len(s.seats):
            return {}
        data: Data = {"markers": int(self.markers(s, actor))}
        if not has_token(s, s.seats[actor.index]):
            return data
        return {"research": self.nodes[self.own(s).places[actor.index]].id, **data}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's token is."""
        return {"place": self.nodes[self.own(s).places[actor.index]].id}


def has_token(s: State, seat: Seat) -> bool:
    """Tell whether a seat has a token of its own: one with a crew has none (S-MIM-02)."""
    return s.teams == 0 or s.crews[seat.index] == 0
