"""The Shipping track: a Freighter that climbs it and comes back for the rewards on its way (X-FRT)."""

from typing import Final

from landsraad.core.packed import append, changed, i64, vec
from landsraad.engine.actors.expert import held_back
from landsraad.engine.actors.plan import fielder
from landsraad.engine.atoms import flow, rivals, troops
from landsraad.engine.building.decompile import sequence_data
from landsraad.engine.deploying import DEPLOY_ARRIVED
from landsraad.engine.legality import may_deploy
from landsraad.engine.modifiers import modifier, owns_modifier
from landsraad.engine.offers import offer_numbers
from landsraad.model.effects import Node, choose
from landsraad.model.events import PUBLIC, rule_number
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import BOX_OWN, D_DEPLOY, PHASE_TURNS, SOURCE_SPAN
from landsraad.model.things import Kind, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

FREIGHT: Final = 11  # the family
FROM_SHIPPING: Final = 9  # a space of the Shipping track
OP_FREIGHTER: Final = 59  # a moves of the Freighter
OP_SHIPPED_TROOPS: Final = 60  # a troops from the Shipping track
D_FREIGHTER: Final = 33
M_SHIPPED_TROOPS: Final = 10  # value added to the troops of the track, which may go straight to the Conflict
W_ADVANCE: Final = 10
W_RECALL: Final = 11
EV_FREIGHTER_ADVANCED: Final = 71
EV_FREIGHTER_RECALLED: Final = 72
EV_RIVAL_SHIPPED: Final = 83
RECALL_FROM: Final = 2  # a Rival recalls its Freighter from here (X-RIV-09)


def freighter(n: int = 1) -> Node:
    """Move the Freighter n times: each time one space up, or back to the bottom for its rewards (X-FRT-02)."""
    return Node(OP_FREIGHTER, n)


def shipped_troops(n: int) -> Node:
    """Recruit n troops as a reward of the Shipping track."""
    return Node(OP_SHIPPED_TROOPS, n)


# --- state ---------------------------------------------------------------------------------------------------------


class FreightRecord(Record):
    """Where the Freighters are."""

    def __init__(self) -> None:
        self.place: vec[i64] = vec[i64]()  # by actor

    def clone(self) -> Record:
        """Return an independent copy."""
        other = FreightRecord()
        other.place = self.place
        return other


class FreightTables(Tables):
    """The track: by space reached, the program of a recall from it."""

    def __init__(self) -> None:
        self.top: i64 = 0
        self.recall_line: vec[i64] = vec[i64]()


def record_of(s: State) -> FreightRecord | None:
    """Return the record of a game, None if it has no Shipping track."""
    place: i64 = s.rules.room_at[FREIGHT]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, FreightRecord)
    return record


def tables_of(r: Rules) -> FreightTables:
    """Return the compiled track of a ruleset."""
    tables = r.tables[r.room_at[FREIGHT]]
    assert isinstance(tables, FreightTables)
    return tables


class Freight(Mechanic):
    """The room of the Shipping track; ``rewards`` are its boxes, from the first space above the bottom."""

    def __init__(self, rewards: tuple[tuple[Node, ...], ...]) -> None:
        super().__init__("freight", FREIGHT)
        self.rewards = rewards
        self.operations = (
            Operation(OP_FREIGHTER, "freighter", fields=True),
            Operation(OP_SHIPPED_TROOPS, "shipped_troops", takes_supply=True),
        )
        self.questions = (Question(D_FREIGHTER, "move_freighter", "freighter", with_words=True),)
        self.events = (
            EventKind(EV_FREIGHTER_ADVANCED, "freighter_advanced"),
            EventKind(EV_FREIGHTER_RECALLED, "freighter_recalled"),
            EventKind(EV_RIVAL_SHIPPED, "rival_shipped", "", "rule"),
        )
        self.modifiers = ((M_SHIPPED_TROOPS, "shipped_troops"),)
        self.words = ((W_ADVANCE, "advance"), (W_RECALL, "recall"))
        self.kinds = (Kind(FROM_SHIPPING, "shipping", "shipping", ()),)
        self.digest_group = "works"

    def __repr__(self) -> str:
        return f"Freight({self.rewards!r})"

    def own(self, s: State) -> FreightRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[FREIGHT]]
        assert isinstance(record, FreightRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """All Freighters start at the bottom."""
        record = FreightRecord()
        while len(record.place) < actors:
            record.place = append(record.place, 0)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the spaces of the track, the bottom included."""
        return tuple(Thing(str(number)) for number in range(len(self.rewards) + 1))

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """A recall brings the rewards of a space and those below in any order (X-FRT-06)."""
        tables = FreightTables()
        tables.top = len(self.rewards)
        tables.recall_line = append(tables.recall_line, -1)
        for number in range(len(self.rewards)):
            below = self.rewards[: number + 1]
            whole = below[0] if number == 0 else (choose(*below, count=number + 1),)
            first, _ = writer.program(whole, FROM_SHIPPING * SOURCE_SPAN + number + 1, BOX_OWN)
            tables.recall_line = append(tables.recall_line, i64(first))
        return tables

    def catalog(self, rules: Rules) -> Data:
        """Return the rewards of the track, from its first space up: the branches of a recall from the top."""
        tables = tables_of(rules)
        top = int(rules.line_pc[tables.recall_line[tables.top]])
        bounds = [
            (int(rules.code[3 * place + 1]), int(rules.code[3 * place + 2]))
            for place in range(top + 1, top + 1 + int(tables.top))
        ]
        rewards = [{"effects": sequence_data(rules, *bound), "optional": False, "at_once": False} for bound in bounds]
        return {"shipping": rewards}

    # --- act, ask and answer ---------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Move the Freighter or receive its troops."""
        if op == OP_FREIGHTER:
            self.ask_freighter(s, seat, source, pc, a)
        else:
            self.ship_troops(s, seat, source, pc, a)

    def ask_freighter(self, s: State, seat: Seat, source: i64, pc: i64, icons: i64) -> None:
        """Ask for the next move of the Freighter; the register of the frame counts the icons used (X-FRT-10)."""
        used: i64 = s.stack[s.depth - 1]
        if used == icons:
            flow.set_register(s, 0)
            return
        flow.set_register(s, used + 1)
        flow.jump(s, pc)
        flow.ask(s, D_FREIGHTER, seat.index, source, pc, icons - used)
        if self.own(s).place[fielder(s, seat.index)] < tables_of(s.rules).top:  # S-MRX-03
            flow.offer(s, s.rules.act_word[W_ADVANCE])
        flow.offer(s, s.rules.act_word[W_RECALL])

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Advance the Freighter, or recall it for the rewards of the space it leaves and those below (X-FRT-04)."""
        one = s.seats[fielder(s, seat.index)]
        if noun == W_ADVANCE:
            self.advance(s, one)
            return
        left: i64 = self.recall_freighter(s, one)
        if left > 0:
            flow.push_line(s, tables_of(s.rules).recall_line[left], one.index)  # the rewards are its own: S-MRX-04

    def option_line(self, s: State, verb: str, noun: int) -> i64:
        """A recall stands for the rewards it brings."""
        left: i64 = self.own(s).place[fielder(s, s.decider)] if verb == "freighter" and noun == W_RECALL else 0
        return tables_of(s.rules).recall_line[left] if left > 0 else -1

    def advance(self, s: State, one: Actor) -> None:
        """Move the Freighter one space up (X-FRT-02)."""
        own = self.own(s)
        reached: i64 = own.place[one.index] + 1
        own.place = changed(own.place, one.index, reached)
        if s.log is not None:
            s.log.add(EV_FREIGHTER_ADVANCED, one.index, -1, reached, -1, PUBLIC)

    def recall_freighter(self, s: State, one: Actor) -> i64:
        """Return the Freighter to the bottom and say which space it left (X-FRT-04)."""
        own = self.own(s)
        left: i64 = own.place[one.index]
        own.place = changed(own.place, one.index, 0)
        if s.log is not None:
            s.log.add(EV_FREIGHTER_RECALLED, one.index, -1, left, -1, PUBLIC)
        return left

    def ship_troops(self, s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
        """Recruit troops from the track; with a modifier for it they may go straight to the Conflict (X-FRT-08)."""
        more: i64 = modifier(s, seat, M_SHIPPED_TROOPS, 0)
        if more > 0:
            troops.put_off(s, seat, n + more)
        before: i64 = seat.garrison
        troops.recruit(s, seat, n + more)
        if more > 0 and seat.garrison > before and may_deploy(s, seat):
            flow.ask(s, D_DEPLOY, seat.index, source, pc, DEPLOY_ARRIVED)
            offer_numbers(s, 0, seat.garrison - before)

    def taken(self, s: State, op: i64, n: i64, seat: Seat) -> i64:
        """A modifier may bring more of them (X-FRT-08)."""
        return n + modifier(s, seat, M_SHIPPED_TROOPS, 0)

    # --- view ------------------------------------------------------------------------------------------------------

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's Freighter is."""
        return {"freighter": int(self.own(s).place[actor.index])}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return where an actor's Freighter is."""
        return self.view_actor(s, actor)

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Move the Freighter or receive its troops."""
        if op == OP_FREIGHTER:
            self.move_rival(s, rival, pc, a)
        else:
            self.ship_rival(s, rival, a)

    def move_rival(self, s: State, rival: Rival, pc: i64, icons: i64) -> None:
        """One move for each icon: up to the second space, then back for Dividends and what follows (X-RIV-09)."""
        used: i64 = s.stack[s.depth - 1]
        if used == icons:
            flow.set_register(s, 0)
            return
        flow.set_register(s, used + 1)
        flow.jump(s, pc)
        if s.log is not None:
            s.log.add(EV_RIVAL_SHIPPED, rival.index, -1, 0, rule_number("X-RIV-09"), PUBLIC)
        if self.own(s).place[rival.index] < RECALL_FROM:
            self.advance(s, rival)
            return
        r = s.rules
        left: i64 = self.recall_freighter(s, rival)
        line: i64 = tables_of(r).recall_line[left]
        source: i64 = r.line_source[line]
        rewards: i64 = r.line_pc[line] + 1  # one branch a space, the lowest first
        step: i64 = left - 1
        while step > 0:
            flow.push(s, r.code[3 * (rewards + step) + 1], r.code[3 * (rewards + step) + 2], rival.index, source)
            step -= 1
        # Of the two rewards of the first space always the first: Dividends (X-RIV-10).
        dividends: i64 = r.code[3 * rewards + 1] + 1
        flow.push(s, r.code[3 * dividends + 1], r.code[3 * dividends + 2], rival.index, source)

    def ship_rival(self, s: State, rival: Rival, n: i64) -> None:
        """Recruit troops from the track; with a modifier for it all of them go to the Conflict (X-RTC-17)."""
        shipping: bool = owns_modifier(s, rival.index, M_SHIPPED_TROOPS)
        before: i64 = rival.garrison
        rivals.recruit(s, rival, n + 1 if shipping else n)
        if shipping and s.phase == PHASE_TURNS and not held_back(s, rival):
            rivals.deploy_some(s, rival, rival.garrison - before)
