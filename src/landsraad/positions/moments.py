"""Words that say how the game goes on: whose turn it is, or which part of the round begins."""

from typing import Self

from landsraad.core.errors import PositionError
from landsraad.engine.atoms.flow import clear_work, close_decision, enter_phase, finish_turn, go_to, set_turn_seat
from landsraad.engine.atoms.rivals import set_acting, start_turn
from landsraad.engine.machine import run
from landsraad.model.state import Rival
from landsraad.model.terms import (
    PHASE_COMBAT,
    PHASE_RECALL,
    PHASE_TURNS,
    STEP_COMBAT_START,
    STEP_MAKERS,
    STEP_RECALL,
    STEP_RIVAL_TURN,
    STEP_ROUND_START,
    STEP_TURN_START,
)
from landsraad.positions.table import Table, moment


class MomentWords(Table):
    """Words that begin something; whatever was pending before is dropped."""

    def jump(self, phase: int, step: int) -> None:
        """Go to a step of the round and run on to the next question."""
        s = self.state
        clear_work(s)
        close_decision(s)
        finish_turn(s)
        for room in s.rules.ability_rooms:
            room.turn_over(s, s.seats[s.turn_seat])
        enter_phase(s, phase)
        go_to(s, step)
        run(s)

    @moment
    def turn(self, actor: int) -> Self:
        """Begin a turn: a seat is asked at once, a Rival takes its turn and the next question is that of a seat."""
        one = self.actor(actor)
        s = self.state
        if s.rivalry is not None:
            set_acting(s.rivalry, one.index)
        if isinstance(one, Rival):
            if one.agents == 0:
                raise PositionError(f"Rival {actor} has no Agent left for a turn; agents({actor}, n) gives some")
            start_turn(one)
            self.jump(PHASE_TURNS, STEP_RIVAL_TURN)
        else:
            set_turn_seat(s, one.index)
            self.jump(PHASE_TURNS, STEP_TURN_START)
        return self

    @moment
    def combat(self) -> Self:
        """Begin the Combat phase; all seats count as revealed."""
        for seat in self.state.seats:
            seat.revealed = 1
            seat.strength_set = 1
        self.jump(PHASE_COMBAT, STEP_COMBAT_START)
        return self

    @moment
    def makers(self) -> Self:
        """Begin Phase 4."""
        self.jump(PHASE_RECALL, STEP_MAKERS)
        return self

    @moment
    def recall(self) -> Self:
        """Begin Phase 5: the end of the game, or the next round."""
        self.jump(PHASE_RECALL, STEP_RECALL)
        return self

    @moment
    def round_start(self) -> Self:
        """Begin a new round with the next Conflict of the deck."""
        if len(self.state.conflict_deck) == 0:
            raise PositionError("there is no Conflict left for a new round; conflict_deck(...) gives some")
        self.jump(PHASE_RECALL, STEP_ROUND_START)
        return self
