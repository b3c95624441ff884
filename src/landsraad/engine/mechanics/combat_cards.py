"""Who has played a Combat card in this Conflict, for cards that answer it."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import are_enemies
from landsraad.model.conditions import Condition
from landsraad.model.mechanic import Data, Mechanic, Record
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import T_COMBAT

# --- words ---------------------------------------------------------------------------------------------------------

COMBAT_CARDS: Final = 35  # the family
C_ENEMY_PLAYED: Final = 56  # an opponent has played a Combat card in this Conflict

ENEMY_COMBAT_CARD = Condition(C_ENEMY_PLAYED)


# --- state ---------------------------------------------------------------------------------------------------------


class CombatCardRecord(Record):
    """Who has played one."""

    def __init__(self) -> None:
        self.fought: i64 = 0  # mask of seats

    def clone(self) -> Record:
        """Return an independent copy."""
        other = CombatCardRecord()
        other.fought = self.fought
        return other


class CombatCards(Mechanic):
    """The room of the Combat cards that were played."""

    def __init__(self) -> None:
        super().__init__("combat_cards", COMBAT_CARDS)
        self.conditions = ((C_ENEMY_PLAYED, "enemy_combat_card"),)
        self.on_intrigue = True
        self.digest_group = "combat_cards"

    def own(self, s: State) -> CombatCardRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[COMBAT_CARDS]]
        assert isinstance(record, CombatCardRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """Nobody has played one."""
        return CombatCardRecord()

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Tell whether an opponent has played one."""
        found: bool = False
        for seat in s.seats:
            found = found or ((self.own(s).fought >> seat.index) & 1 != 0 and are_enemies(s, actor.index, seat.index))
        return found

    # --- times of the round ----------------------------------------------------------------------------------------

    def intrigue_played(self, s: State, seat: Seat, type_: i64) -> None:
        """Note who plays a Combat card."""
        if type_ == T_COMBAT:
            self.own(s).fought |= 1 << seat.index

    def round_start(self, s: State) -> None:
        """A new Conflict."""
        self.own(s).fought = 0

    # --- view ------------------------------------------------------------------------------------------------------

    def digest(self, s: State) -> Data:
        """Return who has played one."""
        return {"played": int(self.own(s).fought)}
