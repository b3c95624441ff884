"""The machine: run a state until somebody must choose, and take an action."""

from landsraad.core.packed import i64
from landsraad.engine.actors import rivals
from landsraad.engine.answers import answer
from landsraad.engine.interpreter import work
from landsraad.engine.round import combat, rounds, turns
from landsraad.model.state import State
from landsraad.model.terms import (
    D_NONE,
    STEP_COMBAT_ASK,
    STEP_COMBAT_END,
    STEP_COMBAT_START,
    STEP_DRAW_HANDS,
    STEP_ENDGAME_ASK,
    STEP_HANDS_DRAWN,
    STEP_LOSSES,
    STEP_MAKERS,
    STEP_OVER,
    STEP_RECALL,
    STEP_REWARD_MENU,
    STEP_REWARDS,
    STEP_RIVAL_TURN,
    STEP_ROUND_START,
    STEP_SETUP,
    STEP_TURN_END,
    STEP_TURN_MENU,
    STEP_TURN_START,
    STEP_UNITS_HOME,
)


def run(s: State) -> None:
    """Work until somebody must choose or the game is over."""
    while s.kind == D_NONE and s.step != STEP_OVER:
        if s.depth > 0:
            work(s)
        else:
            advance(s)


def advance(s: State) -> None:
    """Nothing is pending: take the next step of the round."""
    step: i64 = s.step
    if step == STEP_TURN_MENU:
        turns.turn_menu(s)
    elif step == STEP_TURN_END:
        turns.turn_end(s)
    elif step == STEP_TURN_START:
        turns.turn_start(s)
    elif step == STEP_COMBAT_ASK:
        combat.combat_ask(s)
    elif step == STEP_REWARDS:
        combat.give_rewards(s)
    elif step == STEP_REWARD_MENU:
        combat.reward_menu(s)
    elif step == STEP_COMBAT_START:
        combat.combat_start(s)
    elif step == STEP_COMBAT_END:
        combat.combat_end(s)
    elif step == STEP_MAKERS:
        rounds.makers(s)
    elif step == STEP_RECALL:
        rounds.recall(s)
    elif step == STEP_ROUND_START:
        rounds.round_start(s)
    elif step == STEP_DRAW_HANDS:
        rounds.draw_hands(s)
    elif step == STEP_ENDGAME_ASK:
        rounds.endgame_ask(s)
    elif step == STEP_SETUP:
        rounds.set_up(s)
    elif step == STEP_HANDS_DRAWN:
        rounds.hands_drawn(s)
    elif step == STEP_UNITS_HOME:
        combat.units_home(s)
    elif step == STEP_LOSSES:
        combat.losses(s)
    elif s.rivalry is not None:
        if step == STEP_RIVAL_TURN:
            rivals.rival_turn(s, s.rivalry)
        else:
            rivals.next_turn(s, s.rivalry, False)


def is_legal(s: State, action: i64) -> bool:
    """Tell whether an action is among the options now."""
    return action in s.options and s.step != STEP_OVER


def take(s: State, action: i64) -> None:
    """Take a legal action and run on to the next decision."""
    answer(s, action)
    run(s)
