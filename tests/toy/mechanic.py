"""Caches: a player hides spice in a space that nobody else knows, and opens the cache later; ornithopters are units.

The whole room of a mechanic in one file, as ``docs/add-a-mechanic.md`` walks through it.
"""

from __future__ import annotations

from typing import Final, cast

from landsraad.core.rng import Rng
from landsraad.engine.actors.plan import actor_count, are_enemies
from landsraad.engine.atoms import flow, goods, units
from landsraad.engine.offers import offer_mask
from landsraad.model.conditions import Condition
from landsraad.model.defs import UnitDef
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import OP_PER

# --- words ---------------------------------------------------------------------------------------------------------

CACHES: Final = 60  # the family
OP_HIDE: Final = 400  # hide a spice in a space of choice
OP_OPEN: Final = 401  # open the own cache
OP_ORNITHOPTER: Final = 402  # a ornithopters from the Supply to the Garrison
D_HIDE: Final = 400
D_DEPLOY_ORNITHOPTERS: Final = 401
C_HIDDEN: Final = 400
N_CACHES: Final = 400  # caches on the board, whoever hid them
W_ORNITHOPTER: Final = 60
EV_HIDDEN: Final = 400
EV_OPENED: Final = 401
EV_ORNITHOPTER_CAME: Final = 402
EV_ORNITHOPTER_DEPLOYED: Final = 403
EV_ORNITHOPTER_RETREATED: Final = 404
EV_ORNITHOPTER_HOME: Final = 405

HAS_CACHE = Condition(C_HIDDEN)


def hide_cache(n: int = 2) -> Node:
    """Hide n spice in a space of choice, unseen by the others; one cache at a time."""
    return Node(OP_HIDE, n)


def open_cache() -> Node:
    """Open the own cache: its spice, and 1 more if no enemy Agent is in that space."""
    return Node(OP_OPEN)


def ornithopter(n: int = 1) -> Node:
    """Take n ornithopters from the Supply to the Garrison."""
    return Node(OP_ORNITHOPTER, n)


def per_cache(gain: Node) -> Node:
    """The gain once for each cache on the board."""
    return Node(OP_PER, N_CACHES, body=(gain,))


# --- state ---------------------------------------------------------------------------------------------------------


class CacheRecord(Record):
    """Where everybody's cache is, and how much it holds."""

    def __init__(self, spaces: list[int], spice: list[int]) -> None:
        self.spaces = spaces  # by actor, -1: none
        self.spice = spice  # by actor

    def clone(self) -> Record:
        """Return an independent copy."""
        return CacheRecord(self.spaces[:], self.spice[:])


class Caches(Mechanic):
    """The room of the caches."""

    def __init__(self) -> None:
        super().__init__("caches", CACHES)
        self.operations = (
            Operation(OP_HIDE, "hide_cache"),
            Operation(OP_OPEN, "open_cache"),
            Operation(OP_ORNITHOPTER, "ornithopter"),
        )
        self.questions = (
            Question(D_HIDE, "hide_cache", "hide_cache", written="hide in"),
            Question(D_DEPLOY_ORNITHOPTERS, "deploy_ornithopters", "deploy_ornithopters"),
        )
        self.events = (
            EventKind(EV_HIDDEN, "cache_hidden", "space"),
            EventKind(EV_OPENED, "cache_opened", "space"),
            EventKind(EV_ORNITHOPTER_CAME, "ornithopter_came"),
            EventKind(EV_ORNITHOPTER_DEPLOYED, "ornithopter_deployed"),
            EventKind(EV_ORNITHOPTER_RETREATED, "ornithopter_retreated"),
            EventKind(EV_ORNITHOPTER_HOME, "ornithopter_home"),
        )
        self.conditions = ((C_HIDDEN, "cache_hidden"),)
        self.counters = ((N_CACHES, "caches"),)
        self.words = ((W_ORNITHOPTER, "ornithopter"),)
        self.units = (
            UnitDef(
                "ornithopter",
                each=2,
                strength=1,
                word=W_ORNITHOPTER,
                asks=D_DEPLOY_ORNITHOPTERS,
                comes=EV_ORNITHOPTER_CAME,
                deployed=EV_ORNITHOPTER_DEPLOYED,
                retreated=EV_ORNITHOPTER_RETREATED,
                home=EV_ORNITHOPTER_HOME,
            ),
        )
        self.fields = ("cache", "cached_spice")
        self.digest_group = "caches"

    def own(self, s: State) -> CacheRecord:
        """Return its record."""
        return cast(CacheRecord, s.records[s.rules.room_at[CACHES]])

    def deal(self, s: State, actors: int) -> Record:
        """Nobody has hidden anything."""
        return CacheRecord([-1] * actors, [0] * actors)

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: int, a: int, b: int, pc: int, seat: Seat, source: int) -> None:
        """Hide, open, or bring ornithopters."""
        if op == OP_HIDE:
            self.ask_where(s, seat, source, pc, a)
        elif op == OP_OPEN:
            self.open(s, seat)
        else:
            for _ in range(a):
                units.come(s, seat, self.kind(s))

    def kind(self, s: State) -> int:
        """Return the number of ornithopters among the kinds of units."""
        return 1 + [unit.id for unit in s.rules.units].index("ornithopter")

    def open(self, s: State, seat: Seat) -> None:
        """Gain what is in the cache, and 1 more if no enemy Agent is there."""
        own = self.own(s)
        space, spice = own.spaces[seat.index], own.spice[seat.index]
        if space < 0:
            return
        agents = s.agents[space]
        seen = any(are_enemies(s, seat.index, n) and agents >> 4 * n & 15 for n in range(actor_count(s)))
        spice += 0 if seen else 1
        own.spaces[seat.index], own.spice[seat.index] = -1, 0
        if s.log is not None:
            s.log.add(EV_OPENED, seat.index, space, spice, -1, PUBLIC)
        goods.gain_spice(s, seat, spice)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_where(self, s: State, seat: Seat, source: int, pc: int, n: int) -> None:
        """Ask where the cache is hidden; the register keeps how much it holds."""
        if self.own(s).spaces[seat.index] >= 0:
            return
        flow.ask(s, D_HIDE, seat.index, source, pc, n)
        offer_mask(s, (1 << s.rules.n_spaces) - 1, s.rules.act_space)

    def answer(self, s: State, kind: int, zone: int, noun: int, seat: Seat) -> None:
        """The cache is hidden; only its owner knows where."""
        own = self.own(s)
        own.spaces[seat.index], own.spice[seat.index] = noun, s.limit
        if s.log is not None:
            s.log.add(EV_HIDDEN, seat.index, noun, s.limit, -1, 1 << seat.index)

    # --- can it, condition -----------------------------------------------------------------------------------------

    def possible(self, s: State, op: int, a: int, b: int, seat: Seat, useful: bool) -> bool:
        """One cache at a time; only a hidden one is opened; ornithopters come from the Supply."""
        if op == OP_ORNITHOPTER:
            return units.count(seat.units_supply, self.kind(s)) > 0
        return (self.own(s).spaces[seat.index] >= 0) == (op == OP_OPEN)

    def holds(self, s: State, kind: int, a: int, b: int, actor: Actor) -> bool:
        """Tell whether an actor has hidden a cache."""
        return self.own(s).spaces[actor.index] >= 0

    def counted(self, s: State, counter: int, arg: int, actor: Actor) -> int:
        """Count the caches on the board."""
        return sum(space >= 0 for space in self.own(s).spaces) if counter == N_CACHES else 0

    # --- view ------------------------------------------------------------------------------------------------------

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return where the viewer's own cache is; after the end everybody's."""
        where = [s.rules.spaces[space].id if space >= 0 else None for space in self.own(s).spaces]
        return {"cache": where if everything else where[viewer] if viewer >= 0 else None}

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return what everybody sees: how much an actor's cache holds."""
        return {"cached_spice": int(self.own(s).spice[actor.index])}

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        own = self.own(s)
        return {"where": [s.rules.spaces[n].id if n >= 0 else None for n in own.spaces], "spice": list(own.spice)}

    def redeal(self, s: State, viewer: int, rng: Rng) -> None:
        """The caches of the others may be anywhere."""
        own = self.own(s)
        for number, space in enumerate(own.spaces):
            if number != viewer and space >= 0:
                own.spaces[number] = int(rng.below(s.rules.n_spaces))
