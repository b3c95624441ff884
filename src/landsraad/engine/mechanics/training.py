"""The training track of a Leader: a token moves from space to space and brings what is printed there (U-CLR-01)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, changed, i64, vec
from landsraad.engine.atoms import flow
from landsraad.engine.building.decompile import line_data
from landsraad.engine.offers import offer_mask
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import BOX_OWN, FROM_LEADER, SOURCE_SPAN
from landsraad.model.things import Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

TRAINING: Final = 17  # the family
OP_TRAIN: Final = 120  # the token moves one space
D_TRAIN: Final = 70
EV_TRAINED: Final = 112


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class TrainingSpace(Thing):
    """A space of the track: what it brings, and the spaces that the token may move to from there."""

    reward: tuple[Node, ...]
    next: tuple[str, ...]


def train() -> Node:
    """Move the token one space on the training track and gain what is printed there; at its end nothing (U-CLR-10)."""
    return Node(OP_TRAIN)


# --- state ---------------------------------------------------------------------------------------------------------


class TrainingRecord(Record):
    """Where the tokens are."""

    def __init__(self) -> None:
        self.place: vec[i64] = vec[i64]()  # by actor

    def clone(self) -> Record:
        """Return an independent copy."""
        other = TrainingRecord()
        other.place = self.place
        return other


class TrainingTables(Tables):
    """The track: by space, the line of its reward and the mask of spaces that follow."""

    def __init__(self) -> None:
        self.leader: i64 = -1
        self.line: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()


def room_of(r: Rules) -> "Training":
    """Return the room of a ruleset that has one."""
    room = r.rooms[r.room_at[TRAINING]]
    assert isinstance(room, Training)
    return room


def record_of(s: State) -> TrainingRecord | None:
    """Return the record of a game, None if it has no training track."""
    place: i64 = s.rules.room_at[TRAINING]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, TrainingRecord)
    return record


def tables_of(r: Rules) -> TrainingTables:
    """Return the compiled track of a ruleset."""
    tables = r.tables[r.room_at[TRAINING]]
    assert isinstance(tables, TrainingTables)
    return tables


class Training(Mechanic):
    """The room of the training track; the token starts on the first of its spaces."""

    def __init__(self, leader: str, spaces: tuple[TrainingSpace, ...]) -> None:
        super().__init__("training", TRAINING)
        self.leader = leader
        self.spaces = spaces
        self.operations = (Operation(OP_TRAIN, "train"),)
        self.questions = (Question(D_TRAIN, "train", "train"),)
        self.events = (EventKind(EV_TRAINED, "trained"),)
        self.fields = ("training",)
        self.digest_group = "works"

    def __repr__(self) -> str:
        return f"Training({self.leader!r}, {self.spaces!r})"

    def own(self, s: State) -> TrainingRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[TRAINING]]
        assert isinstance(record, TrainingRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """The token starts on the leftmost space (U-CLR-01)."""
        record = TrainingRecord()
        while len(record.place) < actors:
            record.place = append(record.place, 0)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Compile what the spaces bring and where they lead."""
        tables = TrainingTables()
        tables.leader = writer.leader(self.leader)
        names = [space.id for space in self.spaces]
        source = FROM_LEADER * SOURCE_SPAN + max(int(tables.leader), 0)
        for space in self.spaces:
            tables.line = append(tables.line, i64(writer.asked(space.reward, source, BOX_OWN)))
            tables.next = append(tables.next, i64(sum(1 << names.index(name) for name in space.next)))
        return tables

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return the track of the Leader that has it."""
        tables = tables_of(rules)
        if kind != FROM_LEADER or number != tables.leader:
            return {}
        return {
            "training": [
                {"id": space.id, "reward": line_data(rules, int(tables.line[place])), "next": list(space.next)}
                for place, space in enumerate(self.spaces)
            ]
        }

    # --- act, ask and answer ---------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Move the token; at a fork ask where to."""
        mask: i64 = self.ways(s, seat)
        if mask == 0:
            return
        if mask & (mask - 1) != 0:
            flow.ask(s, D_TRAIN, seat.index, source, pc, 0)
            offer_mask(s, mask, s.rules.act_choice)
            return
        space: i64 = 0
        while (mask >> space) & 1 == 0:
            space += 1
        self.move(s, seat, space)

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Move the token to the chosen space."""
        self.move(s, seat, noun)

    def move(self, s: State, seat: Seat, space: i64) -> None:
        """Move the token to a space, whose reward follows."""
        own = self.own(s)
        own.place = changed(own.place, seat.index, space)
        if s.log is not None:
            s.log.add(EV_TRAINED, seat.index, -1, space, -1, PUBLIC)
        flow.push_line(s, tables_of(s.rules).line[space], seat.index)

    def option_line(self, s: State, verb: str, noun: int) -> i64:
        """A way stands for the reward at its end."""
        return tables_of(s.rules).line[noun] if verb == "train" else -1

    # --- can it ----------------------------------------------------------------------------------------------------

    def ways(self, s: State, actor: Actor) -> i64:
        """Return the mask of spaces that an actor's token may move to; on the last space none (U-CLR-02)."""
        return tables_of(s.rules).next[self.own(s).place[actor.index]]

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """The token moves unless it is on the last space."""
        return self.ways(s, seat) != 0

    # --- view ------------------------------------------------------------------------------------------------------

    def space_of(self, s: State, actor: Actor) -> str | None:
        """Return the space of an actor's token, None for one that has no track."""
        if actor.leader < 0 or actor.leader != tables_of(s.rules).leader:
            return None
        return self.spaces[self.own(s).place[actor.index]].id

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's token is."""
        return {"training": self.space_of(s, actor)}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's token is."""
        return {"training": self.space_of(s, actor)}
