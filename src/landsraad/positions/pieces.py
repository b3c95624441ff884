"""Words for pieces of single boxes: dreadnoughts, Tech tiles, the Freighter, Negotiators, the Mentat, spies,
sandworms, Maker Hooks, the Shield Wall, won cards, contracts, memories, the training track, the Agents of Commanders,
the Throne Row, specimens, the research track, the Tleilaxu track and Row, Family Atomics.

The only file of positions that knows the records of these mechanics.
"""

from collections.abc import Sequence
from typing import Self, TypeVar

from landsraad.core.errors import PositionError
from landsraad.core.packed import changed, i64, vec
from landsraad.core.packing import packed
from landsraad.engine.atoms import owning, units
from landsraad.engine.atoms.board import lend_agent
from landsraad.engine.mechanics import (
    atomics,
    commanders,
    contracts,
    fleet,
    freight,
    kept_card,
    memories,
    mentat,
    objectives,
    research,
    specimens,
    spies,
    tech,
    throne,
    tleilaxu,
    training,
    worms,
)
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import FROM_CONFLICT, SOURCE_SPAN
from landsraad.positions.table import Table, word

Piece = TypeVar("Piece")


def troops_of(s: State, one: Actor) -> int:
    """Return the troops that an actor has in Supply, Garrison and Conflict; a seat with a crew has none (S-GEN-03)."""
    if s.teams and s.crews[one.index]:
        return 0
    return s.rules.values.troops - troops_elsewhere(s, one)


def troops_elsewhere(s: State, one: Actor) -> int:
    """Return the troops of an actor that are in none of Supply, Garrison and Conflict."""
    offer = tech.record_of(s)
    kept = memories.record_of(s)
    there = int(offer.negotiators[one.index]) if offer is not None else 0
    tanks = specimens.record_of(s)
    there += int(tanks.tanks[one.index]) if tanks is not None else 0
    return there + (int(kept.remembered[one.index]) if kept is not None else 0)


def forget_intrigue_deck(s: State) -> None:
    """Drop what anybody knows of the ends of the Intrigue deck."""
    s.intrigue_top = -1
    s.intrigue_bottom = vec[i64]()


def forget_kept_card(s: State, seat: Seat) -> None:
    """Take the card that a seat keeps aside out of the game."""
    record = kept_card.record_of(s)
    if record is not None:
        record.kept = changed(record.kept, seat.index, -1)


def sent_out(s: State, one: Actor, space: int) -> None:
    """Write down which Agent stands on a space, of a Commander the next of left, right and Swordmaster (S-SET-13)."""
    record = commanders.record_of(s)
    if record is None or not s.crews[one.index]:
        return
    first = commanders.TOKENS * int(one.index)
    for place in range(first, first + commanders.TOKENS):
        if record.places[place] < 0:
            record.places[place] = space
            return


def all_home(s: State) -> None:
    """Bring the Agents of the Commanders home."""
    record = commanders.record_of(s)
    if record is not None:
        record.places = packed([commanders.HOME] * len(record.places))


def empty_flags(s: State) -> None:
    """Take the dreadnoughts off the flags of the board, back to their Supplies."""
    ships = fleet.record_of(s)
    if ships is None:
        return
    everybody = [*s.seats, *(s.rivalry.rivals if s.rivalry is not None else [])]
    for space in range(len(ships.flags)):
        if ships.flags[space] >= 0:
            everybody[ships.flags[space] >> 1].units_supply += units.some(1, fleet.kind_of(s.rules))
            ships.flags = changed(ships.flags, space, -1)


class PieceWords(Table):
    """Words for pieces of single boxes; without the box they are refused."""

    def there(self, record: Piece | None) -> Piece:
        """Return a record of this game; refuse a word for pieces that no box of it has."""
        if record is None:
            raise PositionError(f"no box of this game has such pieces; it has {', '.join(self.state.rules.module_ids)}")
        return record

    @property
    def offer(self) -> tech.TechRecord:
        """The record of the Tech tiles."""
        return self.there(tech.record_of(self.state))

    @property
    def fleet_record(self) -> fleet.FleetRecord:
        """The record of the dreadnoughts."""
        return self.there(fleet.record_of(self.state))

    def tile(self, name: str) -> int:
        """Return the index of a Tech tile."""
        assert self.offer
        return self.find("Tech tile", [tile.id for tile in self.state.rules.things[tech.FROM_TILE]], name)

    @word
    def mentat(self, actor: int) -> Self:
        """Give the Mentat of this round, an Agent more on the Leader."""
        record = self.there(mentat.record_of(self.state))
        if record.holder >= 0:
            raise PositionError(f"actor {record.holder} has the Mentat already")
        one = self.actor(actor)
        record.holder = one.index
        lend_agent(one)
        return self

    @word
    def dreadnoughts(self, actor: int, garrison: int = 0, deployed: int = 0) -> Self:
        """Set the dreadnoughts in Garrison and Conflict; those on no flag are in the Supply."""
        one = self.actor(actor)
        on_flags = sum(1 for flag in self.fleet_record.flags if flag >> 1 == one.index)
        kind = int(fleet.kind_of(self.state.rules))
        most = self.state.rules.units[kind - 1].each - on_flags
        self.number("dreadnoughts in the Garrison", garrison, most)
        deployed = self.number("dreadnoughts in the Conflict", deployed, most)
        self.number("dreadnoughts in Garrison and Conflict together", garrison + deployed, most)
        one.units_garrison += units.some(garrison - units.count(one.units_garrison, kind), kind)
        one.units_conflict += units.some(deployed - units.count(one.units_conflict, kind), kind)
        one.units_supply += units.some(most - garrison - deployed - units.count(one.units_supply, kind), kind)
        return self

    @word
    def flag(self, actor: int, space: str, this_round: bool = False) -> Self:
        """Put a dreadnought, out of the Supply, on the flag of a space; with ``this_round`` it came there just now."""
        one = self.actor(actor)
        kind = int(fleet.kind_of(self.state.rules)) if self.fleet_record else 0
        flags = [place.id for place in self.state.rules.spaces if place.control]
        self.find("space with a flag", flags, space)
        ships = self.fleet_record
        if ships.flags[self.space(space)] >= 0:
            raise PositionError(f"there is a dreadnought on the flag of {space} already")
        if units.count(one.units_supply, kind) == 0:
            raise PositionError(f"actor {actor} has no dreadnought in the Supply for the flag of {space}")
        ships.flags = changed(ships.flags, self.space(space), 2 * one.index + int(this_round))
        one.units_supply -= units.some(1, kind)
        return self

    @word
    def stacks(self, *stacks: Sequence[str]) -> Self:
        """Set the stacks of Tech tiles, each with its face-up top tile first."""
        self.number("stacks of Tech tiles", len(stacks), len(self.offer.stacks), len(self.offer.stacks))
        self.offer.stacks = [packed([self.tile(name) for name in stack[::-1]]) for stack in stacks]
        self.offer.covered = 0
        return self

    @word
    def tiles(self, actor: int, *names: str) -> Self:
        """Give Tech tiles, face up, in place of those the actor has; they are taken out of the stacks."""
        one = self.actor(actor)
        offer = self.offer
        taken = [self.tile(name) for name in names]
        for tile in tech.tiles_of(self.state, one.index):
            owning.lose_thing(self.state, one.index, tech.source_of(tile))
        for tile in sorted(set(taken)):
            owning.gain_thing(self.state, one.index, tech.source_of(tile))
        offer.down = changed(offer.down, one.index, 0)
        offer.stacks = [packed([tile for tile in stack if tile not in taken]) for stack in offer.stacks]
        return self

    @word
    def freighter(self, actor: int, step: int) -> Self:
        """Put the Freighter on a space of the Shipping track, 0 for its start."""
        shipping = self.there(freight.record_of(self.state))
        top = int(freight.tables_of(self.state.rules).top)
        step = self.number("space of the Shipping track", step, top)
        shipping.place = changed(shipping.place, self.actor(actor).index, step)
        return self

    @word
    def negotiators(self, actor: int, n: int) -> Self:
        """Set the Negotiators, out of the Supply of troops."""
        one = self.actor(actor)
        offer = self.offer
        there = offer.negotiators[one.index]
        self.number("Negotiators", n, int(one.supply + there))
        one.supply += there - n
        offer.negotiators = changed(offer.negotiators, one.index, n)
        return self

    @word
    def memories(self, actor: int, n: int) -> Self:
        """Set the memories, out of the Supply of troops."""
        one = self.actor(actor)
        there = self.there(memories.record_of(self.state)).remembered
        self.number("memories", n, int(one.supply + there[one.index]))
        one.supply += there[one.index] - n
        there[one.index] = n
        return self

    @word
    def training(self, actor: int, space: str) -> Self:
        """Put the token of the training track on a space."""
        record = self.there(training.record_of(self.state))
        names = [one.id for one in training.room_of(self.state.rules).spaces]
        record.place = changed(record.place, self.actor(actor).index, self.find("training space", names, space))
        return self

    @word
    def specimens(self, actor: int, n: int) -> Self:
        """Set the specimens in the Axolotl tanks, out of the Supply of troops."""
        one = self.actor(actor)
        there = self.there(specimens.record_of(self.state)).tanks
        self.number("specimens", n, int(one.supply + there[one.index]))
        one.supply += there[one.index] - n
        there[one.index] = n
        return self

    @word
    def research(self, actor: int, node: str) -> Self:
        """Put the research token on a node, such as c4b; nothing is gained."""
        record = self.there(research.record_of(self.state))
        names = [one.id for one in self.state.rules.things[research.FROM_RESEARCH]]
        record.places[self.actor(actor).index] = self.find("node of the research track", names, node)
        return self

    @word
    def tleilaxu(self, actor: int, space: int, spice: int | None = None) -> Self:
        """Put the Tleilaxu token on a space, 0 for the start; nothing is gained. ``spice``: what lies on space 4."""
        record = self.there(tleilaxu.record_of(self.state))
        places = len(record.lying) - 1
        record.places[self.actor(actor).index] = self.number("space of the Tleilaxu track", space, places)
        if spice is not None:
            record.lying[4] = self.number("spice on the Tleilaxu track", spice, 2)
        return self

    @word
    def tleilaxu_row(self, *names: str | None) -> Self:
        """Set the two cards beside the one that always stays, from the left; None for an empty place."""
        record = self.there(specimens.record_of(self.state))
        self.number("places in the Tleilaxu Row", len(names), len(record.shown))
        shown = [int(self.cards((name,))[0]) if name is not None else -1 for name in names]
        record.shown = packed(shown + [-1] * (len(record.shown) - len(names)))
        return self

    @word
    def tleilaxu_deck(self, *names: str) -> Self:
        """Set the Tleilaxu deck, top card first."""
        self.there(specimens.record_of(self.state)).hidden = self.cards(names[::-1])
        return self

    @word
    def family_atomics(self, *actors: int) -> Self:
        """Say who still has the Family Atomics token; the others have used it."""
        record = self.there(atomics.record_of(self.state))
        left = sum(1 << int(self.actor(actor).index) for actor in actors)
        record.used = ((1 << len(self.state.seats)) - 1) & ~left
        return self

    @word
    def spies(self, actor: int, *posts: str) -> Self:
        """Put spies on observation posts, in place of those the actor has there; the others are in the Supply."""
        record = self.there(spies.record_of(self.state))
        names = [post.id for post in self.state.rules.things[spies.FROM_POST]]
        numbers = {self.find("observation post", names, post) for post in posts}
        self.number("spies", len(numbers), int(spies.room_of(self.state.rules).each))
        record.posts[self.actor(actor).index] = sum(1 << number for number in numbers)
        return self

    @word
    def sandworms(self, actor: int, n: int) -> Self:
        """Set the sandworms in the Conflict, whatever protects it."""
        one = self.actor(actor)
        kind = int(worms.kind_of(self.state.rules)) if self.there(worms.record_of(self.state)) else 0
        one.units_conflict += units.some(self.number("sandworms", n, 99) - units.count(one.units_conflict, kind), kind)
        return self

    @word
    def hooks(self, *actors: int) -> Self:
        """Give Maker Hooks to these actors and to nobody else."""
        numbers = {int(self.actor(actor).index) for actor in actors}
        self.there(worms.record_of(self.state)).hooks = sum(1 << number for number in numbers)
        return self

    @word
    def shield_wall(self, stands: bool) -> Self:
        """Let the Shield Wall stand, or remove it."""
        self.there(worms.record_of(self.state)).wall = int(stands)
        return self

    @word
    def won(self, actor: int, *names: str) -> Self:
        """Give Objectives and won Conflict cards, face up, in place of all that the actor has."""
        record = self.there(objectives.record_of(self.state))
        rules = self.state.rules
        known = [card.id for card in rules.things[objectives.FROM_OBJECTIVE]]
        sources = [
            objectives.FROM_OBJECTIVE * SOURCE_SPAN + known.index(name)
            if name in known
            else FROM_CONFLICT * SOURCE_SPAN + self.find("card", [card.id for card in rules.conflicts], name)
            for name in names
        ]
        index = self.actor(actor).index
        record.face_up_cards[index] = packed(sources)
        record.turned_cards[index] = packed([])
        return self

    def contract_numbers(self, names: Sequence[str]) -> list[int]:
        """Return the numbers of contracts; there are none without their tiles."""
        known = [contract.id for contract in self.state.rules.things.get(contracts.FROM_CONTRACT, [])]
        return [self.find("contract", known, name) for name in names]

    @word
    def contracts(self, actor: int, *names: str) -> Self:
        """Give contracts to be completed, in place of those the actor has."""
        record = self.there(contracts.record_of(self.state))
        record.held[self.actor(actor).index] = packed(sorted(self.contract_numbers(names)))
        record.fresh = packed([])
        return self

    @word
    def completed(self, actor: int, *names: str) -> Self:
        """Give completed contracts, in place of those the actor has."""
        record = self.there(contracts.record_of(self.state))
        record.completed[self.actor(actor).index] = packed(sorted(self.contract_numbers(names)))
        return self

    @word
    def market(self, *names: str) -> Self:
        """Set the face-up contracts."""
        self.there(contracts.record_of(self.state)).market = packed(self.contract_numbers(names))
        return self

    @word
    def bank(self, *names: str) -> Self:
        """Set the face-down contracts, the next one first."""
        self.there(contracts.record_of(self.state)).bank = packed(self.contract_numbers(names[::-1]))
        return self

    @word
    def arrow_at(self, seat: int, ally: int | None, space: str) -> Self:
        """Send a Commander's Agent with the arrow of an Ally to a space, from the Leader; ``None``: the Swordmaster."""
        record = self.there(commanders.record_of(self.state))
        one = self.seat(seat)
        if not commanders.is_commander(self.state, one):
            raise PositionError(f"seat {seat} is no Commander: agent_at({seat}, {space!r}) sends its Agents")
        token = commanders.DOUBLE
        if ally is not None:
            allies = [int(commanders.arrow_of(self.state, one.index, token)) for token in (0, 1)]
            if ally not in allies:
                raise PositionError(f"the Allies of seat {seat} are {allies[0]} and {allies[1]}, not {ally!r}")
            token = allies.index(ally)
        elif not one.swordmaster:
            raise PositionError(f"seat {seat} has no Swordmaster; swordmaster({seat}) gives it")
        place = commanders.TOKENS * int(one.index) + token
        if record.places[place] >= 0 or one.agents == 0:
            raise PositionError(f"that Agent of seat {seat} is not on its Leader")
        number = self.space(space)
        record.places[place] = number
        self.state.agents[number] += 1 << (4 * one.index)
        one.agents -= 1
        return self

    @word
    def swordmaster_used(self, actor: int) -> Self:
        """Let the Swordmaster of an actor have left the game; its token stays (S-SWM-02)."""
        record = self.there(commanders.record_of(self.state))
        one = self.actor(actor)
        if not one.swordmaster or record.gone >> one.index & 1 or one.agents == 0:
            raise PositionError(f"actor {actor} has no Swordmaster on the Leader; swordmaster({actor}) gives it")
        record.gone |= 1 << one.index
        one.agents -= 1
        return self

    @word
    def throne_row(self, *names: str) -> Self:
        """Set the Throne Row."""
        self.there(throne.record_of(self.state)).cards = self.cards(names)
        return self
