"""Words for the board: Agents, Control, bonus spice, Alliances."""

from typing import Self

from landsraad.core.errors import PositionError
from landsraad.core.packed import changed
from landsraad.engine.atoms.board import recall_all
from landsraad.positions.actors import MOST_AGENTS
from landsraad.positions.pieces import all_home, empty_flags, sent_out
from landsraad.positions.table import Table, word


class BoardWords(Table):
    """Words for the board."""

    @word
    def agent_at(self, actor: int, *spaces: str) -> Self:
        """Put Agents on spaces, from the Leader."""
        one = self.actor(actor)
        for name in spaces:
            space = self.space(name)
            if one.agents == 0:
                raise PositionError(f"actor {actor} has no Agent left for {name}; agents({actor}, n) gives some")
            self.number("Agents on a space", (self.state.agents[space] >> (4 * actor) & 15) + 1, MOST_AGENTS)
            self.state.agents[space] += 1 << (4 * actor)
            one.agents -= 1
            sent_out(self.state, one, space)
        return self

    @word
    def control(self, actor: int | None, space: str) -> Self:
        """Put a Control marker on a space, or take it off (None)."""
        s = self.state
        s.control = changed(s.control, self.space(space), self.holder(actor))
        return self

    @word
    def bonus_spice(self, space: str, n: int) -> Self:
        """Set the bonus spice on a space."""
        s = self.state
        s.bonus_spice = changed(s.bonus_spice, self.space(space), self.number("bonus spice", n))
        return self

    @word
    def alliance(self, faction: str, actor: int | None) -> Self:
        """Give an Alliance token, without its Victory Point, or put it back on the board (None)."""
        s = self.state
        s.alliance = changed(s.alliance, self.faction(faction), self.holder(actor))
        return self

    @word
    def empty_board(self) -> Self:
        """Take Agents, Control markers, bonus spice and Alliances off the board; all Agents are home."""
        s = self.state
        recall_all(s)
        for space in range(len(s.rules.spaces)):
            s.bonus_spice = changed(s.bonus_spice, space, 0)
            s.control = changed(s.control, space, -1)
        for faction in range(len(s.alliance)):
            s.alliance = changed(s.alliance, faction, -1)
        empty_flags(s)
        all_home(s)
        return self
