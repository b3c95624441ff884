"""Dreadnoughts: units that return to the Garrison and hold spaces for their winner (X-DRN, X-CTL)."""

from typing import Final

from landsraad.core.packed import append, changed, i64, vec
from landsraad.engine.actors.plan import actor, fielder
from landsraad.engine.actors.rivals import rival_of
from landsraad.engine.atoms import flow, rivals, units
from landsraad.engine.boxes import has_box, place_of, push_box
from landsraad.engine.conditions import controller
from landsraad.engine.offers import offer_mask
from landsraad.engine.strength import unit_power
from landsraad.model.conditions import Condition
from landsraad.model.defs import UnitDef
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import BOX_INSTEAD, FROM_CONFLICT, OP_PER, SOURCE_SPAN, Z_SPACE

# --- words ---------------------------------------------------------------------------------------------------------

FLEET: Final = 9  # the family
OP_DREADNOUGHT: Final = 56  # commission a dreadnought, a times
OP_RETREAT_SHIP: Final = 61  # a own dreadnoughts, if there are any
D_TAKE_SPACE: Final = 34
D_DEPLOY_SHIPS: Final = 38
C_SHIPS: Final = 13  # has commissioned at least a dreadnoughts
C_SHIP_LEFT: Final = 14  # has a dreadnought in the Supply
N_SHIPS_IN_CONFLICT: Final = 3  # own dreadnoughts in the Conflict
M_SHIP_STRENGTH: Final = 11  # strength of a dreadnought
W_DREADNOUGHT: Final = 12
EV_SHIP_COMMISSIONED: Final = 59
EV_SHIP_DEPLOYED: Final = 60
EV_SHIP_RETREATED: Final = 61
EV_SHIP_ON_FLAG: Final = 62
EV_SHIP_CAME_HOME: Final = 63
EV_SHIP_GIVEN_UP: Final = 64

DREADNOUGHT_LEFT = Condition(C_SHIP_LEFT)


def dreadnought(n: int = 1) -> Node:
    """Commission n dreadnoughts: from the Supply to the Garrison (X-DRN-01)."""
    return Node(OP_DREADNOUGHT, n)


def retreat_dreadnought(n: int = 1) -> Node:
    """Retreat n own dreadnoughts from the Conflict, as far as there are any."""
    return Node(OP_RETREAT_SHIP, n)


def per_dreadnought_in_conflict(gain: Node) -> Node:
    """The gain once for each own dreadnought in the Conflict."""
    return Node(OP_PER, N_SHIPS_IN_CONFLICT, body=(gain,))


def has_dreadnoughts(n: int) -> Condition:
    """Has commissioned at least n dreadnoughts, wherever they are."""
    return Condition(C_SHIPS, n)


# --- state ---------------------------------------------------------------------------------------------------------


class FleetRecord(Record):
    """Dreadnoughts that hold spaces."""

    def __init__(self) -> None:
        self.flags: vec[i64] = vec[i64]()  # by space: 2 * actor + 1 for a dreadnought set this round, -1 for none

    def clone(self) -> Record:
        """Return an independent copy."""
        other = FleetRecord()
        other.flags = self.flags
        return other


def record_of(s: State) -> FleetRecord | None:
    """Return the record of a game, None if it has no dreadnoughts."""
    place: i64 = s.rules.room_at[FLEET]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, FleetRecord)
    return record


def kind_of(r: Rules) -> i64:
    """Return the number of dreadnoughts among the kinds of units."""
    kind: i64 = 1
    while r.unit_word[kind - 1] != W_DREADNOUGHT:
        kind += 1
    return kind


def in_supply(s: State, one: Actor) -> i64:
    """Count an actor's dreadnoughts in the Supply."""
    return units.count(one.units_supply, kind_of(s.rules))


class Fleet(Mechanic):
    """The room of the dreadnoughts."""

    def __init__(self, each: int = 2, strength: int = 3) -> None:
        super().__init__("fleet", FLEET)
        self.operations = (
            Operation(OP_DREADNOUGHT, "dreadnought", fields=True),
            Operation(OP_RETREAT_SHIP, "retreat_dreadnought", fields=True),
        )
        self.questions = (
            Question(D_TAKE_SPACE, "take_space", "take_space", written="take"),
            Question(D_DEPLOY_SHIPS, "deploy_dreadnoughts", "deploy_dreadnoughts"),
        )
        self.events = (
            EventKind(EV_SHIP_COMMISSIONED, "dreadnought_commissioned"),
            EventKind(EV_SHIP_DEPLOYED, "dreadnought_deployed"),
            EventKind(EV_SHIP_RETREATED, "dreadnought_retreated"),
            EventKind(EV_SHIP_ON_FLAG, "dreadnought_on_flag", "space"),
            EventKind(EV_SHIP_CAME_HOME, "dreadnought_came_home"),
            EventKind(EV_SHIP_GIVEN_UP, "dreadnought_given_up", "tile"),
        )
        self.conditions = ((C_SHIPS, "dreadnoughts"), (C_SHIP_LEFT, "dreadnought_left"))
        self.counters = ((N_SHIPS_IN_CONFLICT, "dreadnoughts_in_conflict"),)
        self.modifiers = ((M_SHIP_STRENGTH, "dreadnought_strength"),)
        self.words = ((W_DREADNOUGHT, "dreadnought"),)
        self.units = (
            UnitDef(
                "dreadnought",
                each=each,
                strength=strength,
                word=W_DREADNOUGHT,
                asks=D_DEPLOY_SHIPS,
                comes=EV_SHIP_COMMISSIONED,
                deployed=EV_SHIP_DEPLOYED,
                retreated=EV_SHIP_RETREATED,
                home=EV_SHIP_CAME_HOME,
                strength_modifier=M_SHIP_STRENGTH,
            ),
        )
        self.covers_control = True
        self.digest_group = "works"

    def own(self, s: State) -> FleetRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[FLEET]]
        assert isinstance(record, FleetRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """No dreadnought holds a space."""
        record = FleetRecord()
        space: i64 = 0
        while space < s.rules.n_spaces:
            record.flags = append(record.flags, -1)
            space += 1
        return record

    def catalog(self, rules: Rules) -> Data:
        """Return how many dreadnoughts everybody has and how strong they are."""
        unit = rules.units[kind_of(rules) - 1]
        return {"dreadnoughts": {"each": unit.each, "strength": unit.strength}}

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Commission dreadnoughts or let them retreat: those of whoever fields units for the seat (S-MRX-07)."""
        self.move(s, op, a, s.seats[fielder(s, seat.index)])

    def move(self, s: State, op: i64, n: i64, one: Actor) -> None:
        """Commission dreadnoughts or let them retreat, for any actor."""
        kind: i64 = kind_of(s.rules)
        if op == OP_RETREAT_SHIP:
            units.retreat(s, one, kind, n)
            return
        while n > 0:
            units.come(s, one, kind)
            n -= 1

    def set_on_flag(self, s: State, one: Actor, space: i64) -> None:
        """Put a dreadnought of the winner on the flag of a space (X-CTL-01)."""
        units.leave(one, kind_of(s.rules), False)
        own = self.own(s)
        own.flags = changed(own.flags, space, 2 * one.index + 1)
        if s.log is not None:
            s.log.add(EV_SHIP_ON_FLAG, one.index, space, 0, -1, PUBLIC)

    def give_up(self, s: State, one: Actor, source: i64) -> None:
        """Send a dreadnought of the winner to the Supply, for what a thing gives in place of control."""
        units.leave(one, kind_of(s.rules), True)
        if s.log is not None:
            s.log.add(EV_SHIP_GIVEN_UP, one.index, source % SOURCE_SPAN, 0, -1, PUBLIC)
        push_box(s, source, BOX_INSTEAD, one.index)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_take_space(self, s: State, seat: Seat) -> None:
        """Ask the winner where a dreadnought takes control, or for which thing it is given up (X-CTL-01)."""
        r = s.rules
        flow.ask(s, D_TAKE_SPACE, seat.index, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1, 0)
        offer_mask(s, self.free_flags(s), r.act_space)
        if s.rules.has_owned != 0:
            for source in s.owned[seat.index]:
                if has_box(r, source, BOX_INSTEAD):
                    flow.offer(s, r.act_thing[place_of(r, source)])

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Put the dreadnought on the flag, or give it up."""
        if zone == Z_SPACE:
            self.set_on_flag(s, seat, noun)
        else:
            self.give_up(s, seat, s.rules.kind_numbers[s.rules.zone_names[int(zone)]] * SOURCE_SPAN + noun)

    # --- can it ----------------------------------------------------------------------------------------------------

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Commissioning needs a dreadnought in the Supply."""
        return op != OP_DREADNOUGHT or in_supply(s, s.seats[fielder(s, seat.index)]) > 0

    def free_flags(self, s: State) -> i64:
        """Return the mask of flags that a dreadnought may be put on (X-CTL-01, X-CTL-02)."""
        mask: i64 = 0
        flags = self.own(s).flags
        space: i64 = 0
        while space < s.rules.n_spaces:
            if s.rules.control_line[space] >= 0 and flags[space] < 0:
                mask |= 1 << space
            space += 1
        return mask

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Judge how many dreadnoughts are in service, those on flags included, or whether one is left."""
        if kind == C_SHIP_LEFT:
            return in_supply(s, actor) > 0
        if s.teams != 0:
            actor = s.seats[fielder(s, actor.index)]
            if s.crews[actor.index] != 0:
                return a <= 0  # a Commander has none (S-MRX-07)
        left: i64 = in_supply(s, actor)
        return s.rules.units[kind_of(s.rules) - 1].each - left >= a

    def counted(self, s: State, counter: i64, arg: i64, actor: Actor) -> i64:
        """Count the own dreadnoughts in the Conflict."""
        if s.teams != 0:
            actor = s.seats[fielder(s, actor.index)]
        return units.count(actor.units_conflict, kind_of(s.rules)) if counter == N_SHIPS_IN_CONFLICT else 0

    def controller(self, s: State, space: i64) -> i64:
        """A dreadnought on the flag covers the marker (X-CTL-03)."""
        flag: i64 = self.own(s).flags[space]
        return flag >> 1 if flag >= 0 else -1

    # --- times of the round ----------------------------------------------------------------------------------------

    def combat_end(self, s: State) -> None:
        """A winner's dreadnought takes a space first (X-CTL-01)."""
        if s.winner < 0 or units.count(actor(s, s.winner).units_conflict, kind_of(s.rules)) == 0:
            return
        rival = rival_of(s, s.winner)
        if rival is not None:
            self.take_space(s, rival)
        else:
            self.ask_take_space(s, s.seats[s.winner])

    def units_home(self, s: State) -> None:
        """Dreadnoughts set in the round before leave their flags (X-CTL-05, X-CTL-06)."""
        own = self.own(s)
        space: i64 = 0
        while space < s.rules.n_spaces:
            flag: i64 = own.flags[space]
            if flag >= 0:
                if flag & 1 != 0:
                    own.flags = changed(own.flags, space, flag - 1)
                else:
                    own.flags = changed(own.flags, space, -1)
                    units.come_home(s, actor(s, flag >> 1), kind_of(s.rules), 1)
            space += 1

    # --- view ------------------------------------------------------------------------------------------------------

    def counts(self, s: State, one: Actor) -> list[int]:
        """Return an actor's dreadnoughts in Supply, Garrison and Conflict, and their strength."""
        kind: i64 = kind_of(s.rules)
        packed = (one.units_supply, one.units_garrison, one.units_conflict)
        return [*(int(units.count(place, kind)) for place in packed), int(unit_power(s, one, kind))]

    def view_space(self, s: State, space: int) -> Data:
        """Return whose dreadnought holds a space."""
        holder = int(self.controller(s, space))
        return {"dreadnought": holder if holder >= 0 else None}

    def view_turn(self, s: State) -> Data:
        """Return the dreadnoughts of this turn."""
        kind: i64 = kind_of(s.rules)
        return {
            "recruited_dreadnoughts": int(units.count(s.recruited_units, kind)),
            "deployed_dreadnoughts": int(units.count(s.deployed_units, kind)),
        }

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        kind: i64 = kind_of(s.rules)
        return {
            "flags": {space.id: int(self.own(s).flags[number]) for number, space in enumerate(s.rules.spaces)},
            "recruited_ships": int(units.count(s.recruited_units, kind)),
            "deployed_ships": int(units.count(s.deployed_units, kind)),
        }

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return an actor's dreadnoughts as named data."""
        names = ("ships_supply", "ships_garrison", "ships_conflict", "ship_strength")
        return dict(zip(names, self.counts(s, actor), strict=True))

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Commission dreadnoughts or let them retreat."""
        self.move(s, op, a, rival)

    def take_space(self, s: State, rival: Rival) -> None:
        """A winning Rival gives its dreadnought up for a thing, or covers an opponent's marker (X-RTC-11, X-RIV-17)."""
        r = s.rules
        if s.rules.has_owned != 0:
            for source in s.owned[rival.index]:
                if has_box(r, source, BOX_INSTEAD):
                    for room in r.rooms:
                        room.note_use(s, rival, source, "X-RTC-11")
                    self.give_up(s, rival, source)
                    return
        best: i64 = -1
        best_rank: i64 = -1
        flags: i64 = self.free_flags(s)
        for space in r.rival_takes:  # X-RIV-18, M-RIX-13
            if (flags >> space) & 1 != 0:
                marker: i64 = controller(s, space)
                rank: i64 = 1 if marker < 0 else 0 if marker == rival.index else 2
                if rank > best_rank:
                    best = space
                    best_rank = rank
        if best >= 0:
            rivals.note_sent(s, rival, best, "X-RIV-17" if best_rank == 2 else "X-RIV-18")
            self.set_on_flag(s, rival, best)
