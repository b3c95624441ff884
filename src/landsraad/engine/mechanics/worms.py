"""Sandworms, Maker Hooks and the Shield Wall (U-WRM, U-HOK, U-SHW); sandworms double rewards (U-DBL)."""

from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import actor as actor_of
from landsraad.engine.atoms import units
from landsraad.engine.legality import may_deploy
from landsraad.engine.offers import ask_yes_no
from landsraad.model.conditions import Condition
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.defs import UnitDef
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import FROM_CONFLICT, OP_PER, W_ACCEPT
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

WORMS: Final = 14  # the family
OP_SANDWORM: Final = 87  # summon a sandworms
OP_HOOKS: Final = 88  # take Maker Hooks
OP_WALL_OFF: Final = 89  # the Shield Wall may be removed
D_WALL: Final = 48
C_HOOKS: Final = 30  # has Maker Hooks
C_WORMS: Final = 31  # has at least a sandworms in the Conflict
N_WORMS: Final = 6  # own sandworms in the Conflict
EV_WORM_SUMMONED: Final = 91
EV_WORM_GONE: Final = 92
EV_HOOKS_TAKEN: Final = 93
EV_WALL_REMOVED: Final = 94
EV_WORM_KEPT_OUT: Final = 95

MAKER_HOOKS = Condition(C_HOOKS)


def sandworm(n: int = 1) -> Node:
    """Summon n sandworms: from the bank straight into the Conflict (U-WRM-01)."""
    return Node(OP_SANDWORM, n)


def maker_hooks() -> Node:
    """Take Maker Hooks, for the rest of the game (U-HOK-01, U-HOK-03)."""
    return Node(OP_HOOKS)


def shield_wall_off() -> Node:
    """The Shield Wall may be removed, for the rest of the game (U-SHW-04, U-SHW-05)."""
    return Node(OP_WALL_OFF)


def worms_in_conflict(n: int = 1) -> Condition:
    """Has at least n sandworms in the Conflict."""
    return Condition(C_WORMS, n)


def per_sandworm(gain: Node) -> Node:
    """The gain once for each own sandworm in the Conflict."""
    return Node(OP_PER, N_WORMS, body=(gain,))


# --- state ---------------------------------------------------------------------------------------------------------


class WormRecord(Record):
    """Who has Maker Hooks, and whether the Shield Wall stands."""

    def __init__(self) -> None:
        self.hooks: i64 = 0  # mask of actors
        self.wall: i64 = 1

    def clone(self) -> Record:
        """Return an independent copy."""
        other = WormRecord()
        other.hooks = self.hooks
        other.wall = self.wall
        return other


class WormTables(Tables):
    """Which Conflicts the Shield Wall protects, and the number of sandworms among the kinds of units."""

    def __init__(self) -> None:
        self.walled: vec[i64] = vec[i64]()
        self.kind: i64 = 0


def record_of(s: State) -> WormRecord | None:
    """Return the record of a game, None if it has no sandworms."""
    place: i64 = s.rules.room_at[WORMS]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, WormRecord)
    return record


def kind_of(r: Rules) -> i64:
    """Return the number of sandworms among the kinds of units."""
    tables = r.tables[r.room_at[WORMS]]
    assert isinstance(tables, WormTables)
    return tables.kind


class Worms(Mechanic):
    """The room of the sandworms."""

    def __init__(self, walled: tuple[str, ...], strength: int = 3, times: int = 2, hooks_side: int = -1) -> None:
        super().__init__("worms", WORMS)
        self.walled = walled  # spaces whose Conflicts the Shield Wall protects (U-SHW-01)
        self.hooks_side: i64 = hooks_side  # the only team that can have Maker Hooks, -1: everybody can (S-OWN-08)
        self.times: i64 = times
        self.operations = (
            Operation(OP_SANDWORM, "sandworm", fields=True),
            Operation(OP_HOOKS, "maker_hooks", at_once=True),
            Operation(OP_WALL_OFF, "shield_wall_off", optional=True),
        )
        self.questions = (Question(D_WALL, "shield_wall", "remove_wall", written="remove shield wall"),)
        self.events = (
            EventKind(EV_WORM_SUMMONED, "sandworm_summoned"),
            EventKind(EV_WORM_GONE, "sandworm_gone"),
            EventKind(EV_HOOKS_TAKEN, "maker_hooks_taken"),
            EventKind(EV_WALL_REMOVED, "shield_wall_removed"),
            EventKind(EV_WORM_KEPT_OUT, "sandworm_kept_out", "conflict"),
        )
        self.conditions = ((C_HOOKS, "maker_hooks"), (C_WORMS, "sandworms"))
        self.unit_conditions = (C_HOOKS, C_WORMS)
        self.counters = ((N_WORMS, "sandworms_in_conflict"),)
        self.units = (
            UnitDef(
                "sandworm",
                each=0,
                strength=strength,
                deployed=EV_WORM_SUMMONED,
                home=EV_WORM_GONE,
                fielded=True,
            ),
        )
        self.gives_rewards = True
        self.digest_group = "worms"

    def __repr__(self) -> str:
        side = "" if self.hooks_side < 0 else f", {int(self.hooks_side)}"
        return f"{self.name}({self.walled!r}, {self.units!r}, {int(self.times)}{side})"

    def own(self, s: State) -> WormRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[WORMS]]
        assert isinstance(record, WormRecord)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """The title of a Conflict tells whether it is about a walled space (U-SHW-03)."""
        tables = WormTables()
        for conflict in rules.conflicts:
            tables.walled = append(tables.walled, i64(int(conflict.location in self.walled)))
        tables.kind = 1 + [unit.id for unit in rules.units].index("sandworm")
        return tables

    def catalog(self, rules: Rules) -> Data:
        """Return which spaces the Shield Wall protects, and which units double their owner's reward (U-DBL-01)."""
        return {"shield_wall": {"spaces": list(self.walled)}, "doubling": [unit.id for unit in self.units]}

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return whether the Shield Wall protects a Conflict."""
        return {"walled": rules.conflicts[number].location in self.walled} if kind == FROM_CONFLICT else {}

    def deal(self, s: State, actors: i64) -> Record:
        """The Shield Wall stands and nobody has Maker Hooks (U-SET-02, U-SET-08)."""
        return WormRecord()

    # --- act -------------------------------------------------------------------------------------------------------

    def gain(self, s: State, op: i64, n: i64, seat: Seat) -> bool:
        """Take Maker Hooks."""
        if op != OP_HOOKS:
            return False
        self.take_hooks(s, seat)
        return True

    def take_hooks(self, s: State, one: Actor) -> None:
        """Take Maker Hooks; nobody has more than one (U-HOK-01, U-HOK-02).

        In a team that can have them all who field units get them (S-OWN-08).
        """
        if self.hooks_side >= 0:
            for seat in s.seats:
                if s.sides[one.index] == self.hooks_side == s.sides[seat.index] and s.crews[seat.index] == 0:
                    self.give_hooks(s, seat)
            return
        self.give_hooks(s, one)

    def give_hooks(self, s: State, one: Actor) -> None:
        """Give somebody Maker Hooks who has none yet."""
        if (self.own(s).hooks >> one.index) & 1 != 0:
            return
        self.own(s).hooks |= 1 << one.index
        if s.log is not None:
            s.log.add(EV_HOOKS_TAKEN, one.index, -1, 0, -1, PUBLIC)

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Summon sandworms, or ask whether the Shield Wall goes."""
        if op == OP_SANDWORM:
            self.summon(s, seat, a)
        elif self.own(s).wall != 0:  # U-SHW-07
            ask_yes_no(s, D_WALL, seat, source, pc)

    def summon(self, s: State, one: Actor, n: i64) -> None:
        """Put sandworms into the Conflict, unless something keeps them out now (U-WRM-01, U-WRM-04, U-WRM-12)."""
        one = self.fielder(s, one)
        if self.can_summon(s, one):
            units.field(s, one, kind_of(s.rules), n)
        elif s.log is not None:
            s.log.add(EV_WORM_KEPT_OUT, one.index, s.conflict, n, -1, PUBLIC)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """The Shield Wall goes if the seat wants."""
        if noun == W_ACCEPT:
            self.remove_wall(s, seat)

    def remove_wall(self, s: State, one: Actor) -> None:
        """The Shield Wall goes, and never returns (U-SHW-05)."""
        self.own(s).wall = 0
        if s.log is not None:
            s.log.add(EV_WALL_REMOVED, one.index, -1, 0, -1, PUBLIC)

    # --- can it ----------------------------------------------------------------------------------------------------

    def fielder(self, s: State, one: Actor) -> Actor:
        """Return who has the sandworms and the Maker Hooks that an actor uses (S-OWN-06)."""
        return one if s.teams == 0 else s.seats[s.fielders[one.index]]

    def has_hooks(self, s: State, one: Actor) -> bool:
        """Tell whether an actor has Maker Hooks."""
        return (self.own(s).hooks >> self.fielder(s, one).index) & 1 != 0

    def walled_now(self, s: State) -> bool:
        """Tell whether the Shield Wall protects the current Conflict (U-SHW-02)."""
        tables = s.rules.tables[s.rules.room_at[WORMS]]
        assert isinstance(tables, WormTables)
        return self.own(s).wall != 0 and s.conflict >= 0 and tables.walled[s.conflict] != 0

    def can_summon(self, s: State, one: Actor) -> bool:
        """Tell whether a sandworm of an actor may enter the Conflict now (U-WRM-04, U-WRM-11)."""
        return not self.walled_now(s) and may_deploy(s, self.fielder(s, one))

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Nothing is needed; but what does nothing now is no use (U-SHW-07, U-WRM-04)."""
        if not useful or op == OP_HOOKS:
            return True
        return self.can_summon(s, seat) if op == OP_SANDWORM else self.own(s).wall != 0

    def wishes(self, rules: Rules) -> list[tuple[str, Wish]]:
        """Everybody may wish to summon a sandworm or to remove the Shield Wall."""
        return [("summon sandworm", Wish("summon")), ("remove shield wall", Wish("remove_wall"))]

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why no sandworm can be summoned, or the Shield Wall not be removed."""
        if wish.verb == "remove_wall":
            gone = self.own(s).wall == 0
            return WhyNot("why-no_wall", {}, "U-SHW-07") if gone else WhyNot("why-wall_icon", {}, "U-SHW-04")
        if wish.verb != "summon":
            return None
        if self.walled_now(s):
            return WhyNot("why-walled", {"conflict": s.rules.conflicts[s.conflict].id}, "U-WRM-04")
        if not may_deploy(s, seat):
            return WhyNot("why-no_deploying", {}, "U-WRM-11")
        if not self.has_hooks(s, seat):
            return WhyNot("why-no_hooks", {}, "U-WRM-03")
        return WhyNot("why-no_worm_icon", {}, "U-WRM-01")

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Judge whether an actor has Maker Hooks, or so many sandworms in the Conflict."""
        if kind == C_HOOKS:
            return self.has_hooks(s, actor)
        return self.fielded(s, self.fielder(s, actor)) >= a

    def fielded(self, s: State, actor: Actor) -> i64:
        """Count an actor's sandworms in the Conflict."""
        return units.count(actor.units_conflict, kind_of(s.rules))

    def counted(self, s: State, counter: i64, arg: i64, actor: Actor) -> i64:
        """Count the own sandworms in the Conflict."""
        return self.fielded(s, self.fielder(s, actor)) if counter == N_WORMS else 0

    # --- times of the round ----------------------------------------------------------------------------------------

    def reward_times(self, s: State, actor: i64) -> i64:
        """Any number of sandworms doubles a reward (U-DBL-01, U-DBL-02)."""
        return self.times if self.fielded(s, actor_of(s, actor)) > 0 else 1

    # --- view ------------------------------------------------------------------------------------------------------

    def view_board(self, s: State) -> Data:
        """Return whether the Shield Wall stands, and whether it protects the current Conflict."""
        return {"shield_wall": bool(self.own(s).wall), "walled": self.walled_now(s)}

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return whether an actor has Maker Hooks."""
        return {"maker_hooks": self.has_hooks(s, actor)}

    def view_turn(self, s: State) -> Data:
        """Return the sandworms summoned this turn."""
        return {"deployed_sandworms": int(units.count(s.deployed_units, kind_of(s.rules)))}

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        return {
            "shield_wall": int(self.own(s).wall),
            "deployed_sandworms": int(units.count(s.deployed_units, kind_of(s.rules))),
        }

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return an actor's Maker Hooks and sandworms as named data."""
        return {"maker_hooks": self.has_hooks(s, actor), "sandworms": int(self.fielded(s, actor))}

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def gain_rival(self, s: State, op: i64, n: i64, rival: Rival) -> bool:
        """Take Maker Hooks (R-AGT-17)."""
        if op == OP_HOOKS:
            self.take_hooks(s, rival)
        return op == OP_HOOKS

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Summon sandworms; remove the Shield Wall if it has Maker Hooks (R-MAK-03, R-AGT-18)."""
        if op == OP_SANDWORM:
            self.summon(s, rival, a)
        elif self.own(s).wall != 0 and self.has_hooks(s, rival):
            self.remove_wall(s, rival)

    def possible_rival(self, s: State, op: i64, a: i64, rival: Rival) -> bool:
        """A Rival summons with Maker Hooks, if the Conflict allows it (R-MAK-03)."""
        return self.has_hooks(s, rival) and self.can_summon(s, rival)

    def rival_prefers(self, op: i64) -> bool:
        """A Rival that can summon sandworms always does (R-MAK-05)."""
        return op == OP_SANDWORM
