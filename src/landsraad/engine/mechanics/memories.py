"""Memories of a Leader with two sides: troops kept aside until the Leader is turned over (U-CLR-11 to U-CLR-13)."""

from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.engine.agenda import post_lines
from landsraad.engine.atoms import owning, troops
from landsraad.engine.boxes import first_line, last_line, place_of
from landsraad.engine.conditions import holds
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    BOX_SPACE,
    E_AGENT_SENT,
    FROM_LEADER,
    FROM_SPACE,
    OP_PER,
    OP_SPACE_INFLUENCE,
    SOURCE_SPAN,
)
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

MEMORIES: Final = 18  # the family
OP_MEMORY: Final = 121  # a troops of the Supply become memories
OP_TURN_OVER: Final = 122  # memories go back to the Supply, and the Leader is turned over
OP_REPEAT: Final = 123  # what is printed on the space that the Agent was sent to, once more
N_MEMORIES: Final = 11
EV_MEMORY_KEPT: Final = 113
EV_LEADER_TURNED: Final = 114


def memory(n: int = 1) -> Node:
    """Keep n troops of the Supply as memories, as far as there are any (U-CLR-12)."""
    return Node(OP_MEMORY, n)


def per_memory(gain: Node) -> Node:
    """The gain once for each memory."""
    return Node(OP_PER, N_MEMORIES, body=(gain,))


def turn_over() -> Node:
    """Return all memories to the Supply and turn the Leader to its other side, for the rest of the game (U-CLR-11)."""
    return Node(OP_TURN_OVER)


def repeat_space() -> Node:
    """The effects printed on the space that the Agent was sent to, once more, without cost or Influence (U-CLR-13)."""
    return Node(OP_REPEAT)


# --- state ---------------------------------------------------------------------------------------------------------


class MemoryRecord(Record):
    """How many troops are memories."""

    def __init__(self) -> None:
        self.remembered: vec[i64] = vec[i64]()  # by actor

    def clone(self) -> Record:
        """Return an independent copy."""
        other = MemoryRecord()
        other.remembered = self.remembered[:]
        return other


class MemoryTables(Tables):
    """The two sides of the Leader."""

    def __init__(self) -> None:
        self.front: i64 = -1
        self.back: i64 = -1


def record_of(s: State) -> MemoryRecord | None:
    """Return the record of a game, None if it has no memories."""
    place: i64 = s.rules.room_at[MEMORIES]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, MemoryRecord)
    return record


def tables_of(r: Rules) -> MemoryTables:
    """Return the two sides of the Leader in a ruleset."""
    tables = r.tables[r.room_at[MEMORIES]]
    assert isinstance(tables, MemoryTables)
    return tables


class Memories(Mechanic):
    """The room of the memories; ``front`` and ``back`` are the sides of the Leader that has them."""

    def __init__(self, front: str, back: str) -> None:
        super().__init__("memories", MEMORIES)
        self.front = front
        self.back = back
        self.operations = (
            Operation(OP_MEMORY, "memory", takes_supply=True),
            Operation(OP_TURN_OVER, "turn_over"),
            Operation(OP_REPEAT, "repeat_space"),
        )
        self.counters = ((N_MEMORIES, "memories"),)
        self.events = (
            EventKind(EV_MEMORY_KEPT, "memory_kept"),
            EventKind(EV_LEADER_TURNED, "leader_turned", "leader"),
        )
        self.fields = ("memories",)
        self.digest_group = "works"

    def __repr__(self) -> str:
        return f"Memories({self.front!r}, {self.back!r})"

    def own(self, s: State) -> MemoryRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[MEMORIES]]
        assert isinstance(record, MemoryRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """Nobody has a memory yet."""
        record = MemoryRecord()
        while len(record.remembered) < actors:
            record.remembered = append(record.remembered, 0)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Find the two sides."""
        tables = MemoryTables()
        tables.front = writer.leader(self.front)
        tables.back = writer.leader(self.back)
        return tables

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return the other side of the Leader."""
        if kind != FROM_LEADER or number != tables_of(rules).front:
            return {}
        return {"turns_to": self.back}

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Keep memories, turn the Leader over, or repeat the effects of a space."""
        if op == OP_MEMORY:
            self.keep(s, seat, a)
        elif op == OP_TURN_OVER:
            self.turn(s, seat)
        elif s.sent_space >= 0:
            repeat(s, seat)

    def keep(self, s: State, seat: Seat, n: i64) -> None:
        """Take troops from the Supply as memories (U-CLR-12)."""
        if n > seat.supply:
            n = seat.supply
        troops.return_to_supply(seat, -n)
        self.own(s).remembered[seat.index] += n
        if n > 0 and s.log is not None:
            s.log.add(EV_MEMORY_KEPT, seat.index, -1, n, -1, PUBLIC)

    def turn(self, s: State, seat: Seat) -> None:
        """Turn the Leader over; what its other side does in this very turn follows (F-UPR-11)."""
        kept = self.own(s).remembered
        troops.return_to_supply(seat, kept[seat.index])
        kept[seat.index] = 0
        back: i64 = tables_of(s.rules).back
        owning.change_leader(s, seat, back)
        if s.log is not None:
            s.log.add(EV_LEADER_TURNED, seat.index, back, 0, -1, PUBLIC)
        r = s.rules
        source: i64 = FROM_LEADER * SOURCE_SPAN + back
        for trigger in r.thing_triggers[place_of(r, source)]:
            if r.trigger_event[trigger] == E_AGENT_SENT and holds(s, r.trigger_condition[trigger], seat, source):
                post_lines(s, r.trigger_first[trigger], r.trigger_last[trigger], seat)

    # --- can it, condition -----------------------------------------------------------------------------------------

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Turning over is for whoever has the front; repeating needs a space."""
        if op == OP_TURN_OVER:
            return seat.leader == tables_of(s.rules).front
        return op == OP_MEMORY or s.sent_space >= 0

    def counted(self, s: State, counter: i64, arg: i64, actor: Actor) -> i64:
        """Return how many memories an actor has."""
        return self.own(s).remembered[actor.index] if counter == N_MEMORIES else 0

    # --- view ------------------------------------------------------------------------------------------------------

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return how many memories an actor has."""
        return {"memories": int(self.own(s).remembered[actor.index])}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return how many memories an actor has."""
        return {"memories": int(self.own(s).remembered[actor.index])}


def repeat(s: State, seat: Seat) -> None:
    """Take up what is printed on the space once more; the Influence of a Faction's space is not (U-CLR-13)."""
    r = s.rules
    source: i64 = FROM_SPACE * SOURCE_SPAN + s.sent_space
    line: i64 = first_line(r, source, BOX_SPACE)
    while line < last_line(r, source, BOX_SPACE):
        if r.code[3 * r.line_pc[line]] != OP_SPACE_INFLUENCE:
            post_lines(s, line, line + 1, seat)
        line += 1
