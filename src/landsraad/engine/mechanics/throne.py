"""The Throne Row: cards of the Imperium Row that only one team may acquire (S-THR)."""

from typing import Final

from landsraad.core.packed import append, i64, remove, vec
from landsraad.engine.atoms import cards, flow
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Seat, State
from landsraad.model.terms import BOX_OWN, FREMEN, FROM_LEADER, SOURCE_SPAN, W_DECLINE, Z_WORD
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

THRONE: Final = 28  # the family
OP_TO_THRONE: Final = 165  # move a card of the Imperium Row to the Throne Row
OP_THRONE_INSTEAD: Final = 166  # the same for the Leader whose team it is, if a player of that team has the effect
D_TO_THRONE: Final = 94
EV_TO_THRONE: Final = 132

# When the text of the personal board works (S-THR-01).
SETUP: Final = "setup"
INSTEAD_OF_HOOKS: Final = "instead_of_maker_hooks"


def to_throne() -> Node:
    """Move a card of the Imperium Row that is not of the Fremen to the Throne Row (S-THR-01)."""
    return Node(OP_TO_THRONE)


def throne_instead() -> Node:
    """If a player of the team has this effect, its Leader may move a card (second reading of S-THR-01)."""
    return Node(OP_THRONE_INSTEAD)


# --- state ---------------------------------------------------------------------------------------------------------


class ThroneRecord(Record):
    """The cards of the Throne Row."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()

    def clone(self) -> Record:
        """Return an independent copy."""
        other = ThroneRecord()
        other.cards = self.cards[:]
        return other


class ThroneTables(Tables):
    """The Leader whose team it is, and the line of the personal board."""

    def __init__(self) -> None:
        self.leader: i64 = -1
        self.line: i64 = -1


def tables_of(r: Rules) -> ThroneTables:
    """Return what was compiled for a ruleset."""
    tables = r.tables[r.room_at[THRONE]]
    assert isinstance(tables, ThroneTables)
    return tables


def record_of(s: State) -> ThroneRecord | None:
    """Return the record of a game, None if it has no Throne Row."""
    place: i64 = s.rules.room_at[THRONE]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, ThroneRecord)
    return record


class Throne(Mechanic):
    """The room of the Throne Row."""

    def __init__(self, leader: str, timing: str = SETUP) -> None:
        super().__init__("throne", THRONE)
        self.leader = leader
        self.timing = timing
        self.operations = (
            Operation(OP_TO_THRONE, "to_throne"),
            Operation(OP_THRONE_INSTEAD, "throne_instead", optional=True),
        )
        self.questions = (Question(D_TO_THRONE, "to_throne", "to_throne", written="to throne"),)
        self.events = (EventKind(EV_TO_THRONE, "moved_to_throne", "card"),)
        self.has_stall = True
        self.card_fields = ("cards",)
        self.digest_group = "throne"

    def __repr__(self) -> str:
        return f"{self.name}({self.leader!r}, {self.timing!r})"

    def own(self, s: State) -> ThroneRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[THRONE]]
        assert isinstance(record, ThroneRecord)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Find the Leader, and compile what the personal board lets it do."""
        tables = ThroneTables()
        tables.leader = writer.leader(self.leader)
        source = FROM_LEADER * SOURCE_SPAN + int(tables.leader)
        tables.line = writer.asked((throne_instead(),), source, BOX_OWN)
        return tables

    def catalog(self, rules: Rules) -> Data:
        """Return whose Throne Row it is."""
        return {"throne_row": {"leader": self.leader, "timing": self.timing}}

    def deal(self, s: State, actors: i64) -> Record:
        """The Throne Row is empty."""
        return ThroneRecord()

    def set_up(self, s: State) -> None:
        """Before the first round the Leader may move a card once (S-THR-01, by our ruling)."""
        if self.timing == SETUP:
            flow.push_line(s, tables_of(s.rules).line, self.owner(s))

    # --- act -------------------------------------------------------------------------------------------------------

    def owner(self, s: State) -> i64:
        """Return the seat of the Leader whose team it is."""
        index: i64 = 0
        while s.seats[index].leader != tables_of(s.rules).leader:
            index += 1
        return index

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Ask which card is moved; the personal board leaves it open, a card does not (S-CLR-01)."""
        owner: i64 = self.owner(s)
        if self.movable(s) and (op == OP_TO_THRONE or s.sides[seat.index] == s.sides[owner]):
            flow.ask(s, D_TO_THRONE, seat.index if op == OP_TO_THRONE else owner, source, pc, 0)
            for card in s.row:
                if self.may_move(s.rules, card) and s.rules.act_market[card] not in s.options:
                    flow.offer(s, s.rules.act_market[card])
            if op == OP_THRONE_INSTEAD:
                flow.offer(s, s.rules.act_word[W_DECLINE])

    def may_move(self, r: Rules, card: i64) -> bool:
        """A card of the Fremen, and be it of another Faction too, stays (S-THR-01, S-CLR-01)."""
        return (r.card_factions[card] >> FREMEN) & 1 == 0

    def movable(self, s: State) -> bool:
        """Tell whether the Imperium Row has a card that can be moved."""
        found: bool = False
        for card in s.row:
            found = found or self.may_move(s.rules, card)
        return found

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Move the card; the Imperium Row is refilled at once (S-THR-02)."""
        if zone == Z_WORD:
            return
        own = self.own(s)
        own.cards = append(own.cards, noun)
        if s.log is not None:
            s.log.add(EV_TO_THRONE, seat.index, noun, 0, -1, PUBLIC)
        cards.take_from_market(s, noun)

    # --- cards on sale ---------------------------------------------------------------------------------------------

    def stall(self, s: State, seat: Seat) -> vec[i64]:
        """Only that team may acquire the cards (S-THR-03)."""
        return self.own(s).cards if s.sides[seat.index] == s.sides[self.owner(s)] else vec[i64]()

    def sold(self, s: State, card: i64) -> None:
        """A card was acquired."""
        own = self.own(s)
        own.cards = remove(own.cards, card)

    # --- can it ----------------------------------------------------------------------------------------------------

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Moving needs a card (S-CLR-01)."""
        return op != OP_TO_THRONE or self.movable(s)

    # --- view ------------------------------------------------------------------------------------------------------

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return the Throne Row, which everybody sees."""
        return {"throne_row": [s.rules.cards[card].id for card in self.own(s).cards]}

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        return {"cards": [s.rules.cards[card].id for card in self.own(s).cards]}
