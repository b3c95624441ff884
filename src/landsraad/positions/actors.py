"""Words for what seats and Rivals have: goods, troops, Influence, Agents. Nothing follows from them by itself."""

from typing import Self

from landsraad.core.errors import PositionError
from landsraad.engine.actors.plan import track_holder
from landsraad.model.state import Seat
from landsraad.model.terms import OP_COUNCIL, OP_SWORDMASTER
from landsraad.positions.pieces import troops_of
from landsraad.positions.table import Table, word

# Agents of an actor on a space are counted in four bits.
MOST_AGENTS = 15


class ActorWords(Table):
    """Words for seats and Rivals."""

    @word
    def solari(self, actor: int, n: int) -> Self:
        """Set the Solari."""
        self.actor(actor).solari = self.number("Solari", n)
        return self

    @word
    def spice(self, actor: int, n: int) -> Self:
        """Set the spice."""
        self.actor(actor).spice = self.number("spice", n)
        return self

    @word
    def water(self, actor: int, n: int) -> Self:
        """Set the water."""
        self.actor(actor).water = self.number("water", n)
        return self

    @word
    def vp(self, actor: int, n: int) -> Self:
        """Set the Victory Points."""
        self.actor(actor).vp = self.number("Victory Points", n)
        return self

    @word
    def persuasion(self, seat: int, n: int) -> Self:
        """Set the Persuasion gained so far this round."""
        self.seat(seat).persuasion = self.number("Persuasion", n)
        return self

    @word
    def swords(self, actor: int, n: int) -> Self:
        """Set the swords, as if the Reveal turn had given them."""
        one = self.actor(actor)
        one.swords = self.number("swords", n)
        one.strength_set = 1
        return self

    @word
    def troops(self, actor: int, garrison: int, deployed: int = 0) -> Self:
        """Set the troops in Garrison and Conflict; the rest of those the rules give is in the Supply."""
        one = self.actor(actor)
        most = troops_of(self.state, one)
        self.number("troops in the Garrison", garrison, most)
        self.number("troops in Garrison and Conflict together", garrison + self.number("troops", deployed), most)
        one.garrison = garrison
        one.conflict = deployed
        one.supply = most - garrison - deployed
        return self

    @word
    def influence(self, actor: int, faction: str, n: int) -> Self:
        """Set the Influence, without the points, bonuses and Alliances that gaining it would bring."""
        number = self.faction(faction)
        at = 4 * number
        one = self.actor(actor)
        if track_holder(self.state, one.index, number) != one.index:
            raise PositionError(f"actor {actor} has no marker on the track {faction!r}")
        level = self.number("Influence", n, self.state.rules.values.influence_top)
        one.influence_bits = (one.influence_bits & ~(15 << at)) | level << at
        return self

    @word
    def council(self, seat: int) -> Self:
        """Give a seat on the High Council, and close the way to another one."""
        one = self.seat(seat)
        one.council = 1
        one.visited |= self._spaces_with(OP_COUNCIL)
        return self

    @word
    def swordmaster(self, actor: int) -> Self:
        """Give the Swordmaster: one Agent more on the Leader, and no way to another one."""
        one = self.actor(actor)
        one.swordmaster = 1
        one.agents += 1
        if isinstance(one, Seat):
            one.visited |= self._spaces_with(OP_SWORDMASTER)
        return self

    @word
    def agents(self, actor: int, n: int) -> Self:
        """Set the Agents on the Leader."""
        self.actor(actor).agents = self.number("Agents", n, MOST_AGENTS)
        return self

    @word
    def revealed(self, *seats: int) -> Self:
        """Mark seats as having taken their Reveal turn, in this order."""
        for seat in seats:
            one = self.seat(seat)
            one.revealed = 1
            one.strength_set = 1
            self.state.reveals_taken += 1
            one.reveal_order = self.state.reveals_taken
        return self

    @word
    def first(self, actor: int) -> Self:
        """Give the First Player marker."""
        self.state.first_player = self.actor(actor).index
        return self

    def _spaces_with(self, op: int) -> int:
        """Return the mask of the spaces that have an effect."""
        found = 0
        for number, space in enumerate(self.state.rules.spaces):
            if any(node.op == op for node in space.effects):
                found |= 1 << number
        return found
