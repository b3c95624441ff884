"""Words for pieces of single boxes: dreadnoughts, Tech tiles, the Freighter, Negotiators, the Mentat.

The only file of positions that knows the fields of these pieces.
"""

from collections.abc import Sequence
from typing import Self

from landsraad.core.errors import PositionError
from landsraad.core.packed import i64, vec
from landsraad.core.packing import packed
from landsraad.engine.atoms.board import take_mentat
from landsraad.engine.atoms.tech import renew_modifiers
from landsraad.model.state import Actor, Seat, State, Works
from landsraad.positions.table import Table, word


def troops_elsewhere(one: Actor) -> int:
    """Return the troops of an actor that are in none of Supply, Garrison and Conflict."""
    return int(one.negotiators)


def forget_intrigue_deck(s: State) -> None:
    """Drop what anybody knows of the ends of the Intrigue deck."""
    if s.works is not None:
        s.works.intrigue_top = -1
        s.works.intrigue_bottom = vec[i64]()


def empty_flags(s: State) -> None:
    """Take the dreadnoughts off the flags of the board, back to their Supplies."""
    if s.works is None:
        return
    everybody = [*s.seats, *(s.rivalry.rivals if s.rivalry is not None else [])]
    for space in range(len(s.works.flags)):
        if s.works.flags[space] >= 0:
            everybody[s.works.flags[space] >> 1].ships_supply += 1
            s.works.flags[space] = -1


class PieceWords(Table):
    """Words for pieces of single boxes; without the box they are refused."""

    @property
    def works(self) -> Works:
        """The record of Tech tiles and dreadnoughts."""
        if self.state.works is None:
            raise PositionError(f"no box of this game has such pieces; it has {', '.join(self.state.rules.module_ids)}")
        return self.state.works

    def tile(self, name: str) -> int:
        """Return the index of a Tech tile."""
        return self.find("Tech tile", [tile.id for tile in self.state.rules.tiles], name)

    @word
    def mentat(self, actor: int) -> Self:
        """Give the Mentat of this round, an Agent more on the Leader."""
        if self.state.mentat >= 0:
            raise PositionError(f"actor {self.state.mentat} has the Mentat already")
        take_mentat(self.state, self.actor(actor))
        return self

    @word
    def dreadnoughts(self, actor: int, garrison: int = 0, deployed: int = 0) -> Self:
        """Set the dreadnoughts in Garrison and Conflict; those on no flag are in the Supply."""
        one = self.actor(actor)
        on_flags = sum(1 for flag in self.works.flags if flag >> 1 == one.index)
        most = self.state.rules.values.dreadnoughts - on_flags
        self.number("dreadnoughts in the Garrison", garrison, most)
        deployed = self.number("dreadnoughts in the Conflict", deployed, most)
        self.number("dreadnoughts in Garrison and Conflict together", garrison + deployed, most)
        one.ships_garrison = garrison
        one.ships_conflict = deployed
        one.ships_supply = most - garrison - deployed
        return self

    @word
    def flag(self, actor: int, space: str, this_round: bool = False) -> Self:
        """Put a dreadnought, out of the Supply, on the flag of a space; with ``this_round`` it came there just now."""
        one = self.actor(actor)
        flags = [place.id for place in self.state.rules.spaces if place.control]
        self.find("space with a flag", flags, space)
        if self.works.flags[self.space(space)] >= 0:
            raise PositionError(f"there is a dreadnought on the flag of {space} already")
        if one.ships_supply == 0:
            raise PositionError(f"actor {actor} has no dreadnought in the Supply for the flag of {space}")
        self.works.flags[self.space(space)] = 2 * one.index + int(this_round)
        one.ships_supply -= 1
        return self

    @word
    def stacks(self, *stacks: Sequence[str]) -> Self:
        """Set the stacks of Tech tiles, each with its face-up top tile first."""
        self.number("stacks of Tech tiles", len(stacks), len(self.works.stacks), len(self.works.stacks))
        self.works.stacks = [packed([self.tile(name) for name in stack[::-1]]) for stack in stacks]
        return self

    @word
    def tiles(self, actor: int, *names: str) -> Self:
        """Give Tech tiles, face up, in place of those the actor has; they are taken out of the stacks."""
        one = self.actor(actor)
        works = self.works
        taken = [self.tile(name) for name in names]
        one.tiles = sum(1 << tile for tile in set(taken))
        one.tiles_down = 0
        if isinstance(one, Seat):
            renew_modifiers(self.state, one)
        works.stacks = [packed([tile for tile in stack if tile not in taken]) for stack in works.stacks]
        return self

    @word
    def freighter(self, actor: int, step: int) -> Self:
        """Put the Freighter on a space of the Shipping track, 0 for its start."""
        self.actor(actor).freighter = self.number(
            "space of the Shipping track", step, int(self.state.rules.shipping_top)
        )
        return self

    @word
    def negotiators(self, actor: int, n: int) -> Self:
        """Set the Negotiators, out of the Supply of troops."""
        one = self.actor(actor)
        assert self.works
        self.number("Negotiators", n, int(one.supply + one.negotiators))
        one.supply += one.negotiators - n
        one.negotiators = n
        return self
