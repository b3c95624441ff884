"""Tokens of a Leader on the Influence tracks: the n-th one reached brings the n-th box."""

from dataclasses import dataclass
from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.engine.atoms import flow
from landsraad.engine.building.compiler import with_faction
from landsraad.engine.building.decompile import line_data
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, State
from landsraad.model.terms import BOX_OWN, FROM_LEADER, OP_INFLUENCE_PICK, SOURCE_SPAN
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

TOKENS: Final = 12  # the family
AMONG_MARKED: Final = 2  # where the Leader still has a token on the track
EV_MARK_TAKEN: Final = 73


@dataclass(frozen=True)
class Marks:
    """The tokens of one Leader: where they lie and the boxes they bring, with ``THIS_FACTION`` for the track's."""

    leader: str
    at: int
    boxes: tuple[tuple[Node, ...], ...]


def influence_where_marked(n: int = 1) -> Node:
    """Gain n Influence with a Faction on whose track the own Leader still has a token."""
    return Node(OP_INFLUENCE_PICK, n, AMONG_MARKED << 8)


# --- state ---------------------------------------------------------------------------------------------------------


class TokenRecord(Record):
    """Tokens that still lie on the tracks."""

    def __init__(self) -> None:
        self.marks: vec[i64] = vec[i64]()  # by actor: mask of Factions

    def clone(self) -> Record:
        """Return an independent copy."""
        other = TokenRecord()
        other.marks = self.marks[:]
        return other


class TokenTables(Tables):
    """What the tokens of a Leader bring, by the number reached and the Faction."""

    def __init__(self) -> None:
        self.leader: i64 = -1
        self.line: vec[i64] = vec[i64]()


def record_of(s: State) -> TokenRecord | None:
    """Return the record of a game, None if it has no such tokens."""
    place: i64 = s.rules.room_at[TOKENS]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, TokenRecord)
    return record


def tables_of(r: Rules) -> TokenTables:
    """Return the compiled boxes of a ruleset."""
    tables = r.tables[r.room_at[TOKENS]]
    assert isinstance(tables, TokenTables)
    return tables


class Tokens(Mechanic):
    """The room of the tokens."""

    def __init__(self, marks: Marks) -> None:
        super().__init__("tokens", TOKENS)
        self.marks = marks
        self.events = (EventKind(EV_MARK_TAKEN, "mark_taken", "faction"),)
        self.amongs = ((AMONG_MARKED, "where_marked"),)
        self.on_tracks = True
        self.fields = ("marks",)
        self.digest_group = "works"

    def __repr__(self) -> str:
        return f"Tokens({self.marks!r})"

    def own(self, s: State) -> TokenRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[TOKENS]]
        assert isinstance(record, TokenRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """A seat with that Leader has a token on every track."""
        record = TokenRecord()
        leader: i64 = tables_of(s.rules).leader
        while len(record.marks) < actors:
            seat: i64 = len(record.marks)
            mine: bool = seat < len(s.seats) and s.seats[seat].leader == leader
            record.marks = append(record.marks, (1 << s.rules.n_factions) - 1 if mine else 0)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Compile what the tokens bring: for each number reached and each Faction."""
        tables = TokenTables()
        tables.leader = writer.leader(self.marks.leader)
        source = FROM_LEADER * SOURCE_SPAN + int(tables.leader)
        for box in self.marks.boxes if tables.leader >= 0 else ():
            for faction in range(len(writer.factions())):
                tables.line = append(tables.line, i64(writer.asked(with_faction(box, faction), source, BOX_OWN)))
        return tables

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return the tokens of the Leader that has them."""
        tables = tables_of(rules)
        if kind != FROM_LEADER or number != tables.leader:
            return {}
        factions = rules.factions
        boxes = [
            {name: line_data(rules, int(tables.line[len(factions) * n + at])) for at, name in enumerate(factions)}
            for n in range(len(self.marks.boxes))
        ]
        return {"marks": {"at": self.marks.at, "boxes": boxes}}

    # --- condition, times of the round -----------------------------------------------------------------------------

    def among(self, s: State, among: i64, actor: Actor) -> i64:
        """Return the tracks on which an actor still has a token."""
        return self.own(s).marks[actor.index] if among == AMONG_MARKED else 0

    def steps_bring(self, s: State, actor: Actor, track: i64, level: i64, to: i64) -> bool:
        """Tell whether an own token lies on the way."""
        return level < self.marks.at <= to and (self.own(s).marks[actor.index] >> track) & 1 != 0

    def stepped(self, s: State, actor: Actor, track: i64, level: i64) -> None:
        """A Leader reaches its own token: it takes it, and what the number of the token brings follows."""
        marks = self.own(s).marks
        if level != self.marks.at or (marks[actor.index] >> track) & 1 == 0:
            return
        number: i64 = s.rules.n_factions
        bits: i64 = marks[actor.index]
        while bits != 0:
            number -= bits & 1
            bits >>= 1
        marks[actor.index] &= ~(1 << track)
        if s.log is not None:
            s.log.add(EV_MARK_TAKEN, actor.index, track, number + 1, -1, PUBLIC)
        flow.push_line(s, tables_of(s.rules).line[number * s.rules.n_factions + track], actor.index)

    # --- view ------------------------------------------------------------------------------------------------------

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return the tracks on which an actor still has a token."""
        mask = int(self.own(s).marks[actor.index])
        return {"marks": [name for number, name in enumerate(s.rules.factions) if mask >> number & 1]}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return an actor's tokens as named data."""
        return {"marks": int(self.own(s).marks[actor.index])}
