"""The round around the turns: set-up choices, Round Start, Makers, Recall and the Endgame."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.actors.rivals import defend, first_turn, rival_of, start_round
from landsraad.engine.actors.standing import ranking
from landsraad.engine.agenda import run_plain
from landsraad.engine.atoms import board, cards, flow
from landsraad.engine.boxes import first_line, has_box, push_owned
from landsraad.engine.conditions import controller
from landsraad.engine.legality import lendable
from landsraad.engine.offers import ask_yes_no
from landsraad.engine.round.plays import offer_intrigues
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_ENDGAME,
    BOX_ROUND,
    BOX_SETUP,
    D_DEFEND,
    D_ENDGAME,
    FROM_CONFLICT,
    FROM_LEADER,
    LINE_AUTO,
    PHASE_ENDGAME,
    PHASE_OVER,
    PHASE_RECALL,
    PHASE_ROUND_START,
    PHASE_TURNS,
    SOURCE_SPAN,
    STEP_DRAW_HANDS,
    STEP_ENDGAME_ASK,
    STEP_HANDS_DRAWN,
    STEP_OVER,
    STEP_RECALL,
    STEP_ROUND_START,
    STEP_TURN_START,
    T_ENDGAME,
    W_PASS,
)


def set_up(s: State) -> None:
    """After the deal: what the Leaders bring, plain gains first, then choices clockwise (F-LDR-02)."""
    r = s.rules
    n: i64 = len(s.seats)
    i: i64 = 0
    while i < n:
        drawn: i64 = 0
        while drawn < r.values.start_intrigue:  # before what a Leader does with the deck (X-EPC-05, X-EPC-06)
            cards.draw_intrigue(s, s.seats[(s.first_player + i) % n])
            drawn += 1
        i += 1
    i = n - 1
    while i >= 0:
        seat = s.seats[(s.first_player + i) % n]
        source: i64 = FROM_LEADER * SOURCE_SPAN + seat.leader
        if has_box(r, source, BOX_SETUP):
            line: i64 = first_line(r, source, BOX_SETUP)
            if r.line_flags[line] & LINE_AUTO != 0:
                run_plain(s, line, seat)
            else:
                flow.push_line(s, line, seat.index)
        i -= 1
    flow.go_to(s, STEP_ROUND_START)
    for room in r.rooms:
        room.set_up(s)


def round_start(s: State) -> None:
    """Turn up the Conflict; a controller of its space may defend it (B-RND-02, B-RND-03)."""
    flow.enter_phase(s, PHASE_ROUND_START)
    flow.start_round(s)
    for room in s.rules.rooms:
        room.round_start(s)
    if s.rivalry is not None:
        start_round(s, s.rivalry)
    flow.go_to(s, STEP_DRAW_HANDS)
    location: i64 = s.rules.conflict_location[s.conflict]
    if location >= 0 and controller(s, location) >= 0:
        rival = rival_of(s, controller(s, location))
        if rival is not None:
            defend(s, rival)
            return
        seat = s.seats[controller(s, location)]
        if seat.supply > 0 or lendable(s, seat) > 0:
            ask_yes_no(s, D_DEFEND, seat, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1)


def draw_hands(s: State) -> None:
    """Every player draws the hand (B-RND-04)."""
    n: i64 = len(s.seats)
    i: i64 = 0
    while i < n:
        seat = s.seats[(s.first_player + i) % n]
        drawn: i64 = 0
        while drawn < s.rules.hand_size:
            cards.draw_card(s, seat)
            drawn += 1
        i += 1
    if s.rules.has_owned != 0:
        start_things(s)
    flow.go_to(s, STEP_HANDS_DRAWN)
    hands_drawn(s)


def start_things(s: State) -> None:
    """Start of the round: things owned that work then, clockwise from the First Player."""
    n: i64 = actor_count(s)
    i: i64 = n - 1
    while i >= 0:
        push_owned(s, (s.first_player + i) % n, BOX_ROUND)
        i -= 1


def hands_drawn(s: State) -> None:
    """Rooms may ask about the hands; then the turns begin."""
    if s.depth > 0:
        return  # what things owned bring at the start of the round comes first
    for seat in s.seats:
        if seat.mod_kinds & s.rules.abilities != 0:
            for room in s.rules.ability_rooms:
                if room.hands_drawn(s, seat):
                    return
    begin_turns(s)


def begin_turns(s: State) -> None:
    """Open the phase of turns with the First Player."""
    flow.enter_phase(s, PHASE_TURNS)
    if s.rivalry is not None:
        first_turn(s, s.rivalry)
        return
    flow.set_turn_seat(s, s.first_player)
    flow.go_to(s, STEP_TURN_START)


def makers(s: State) -> None:
    """Phase 4: 1 bonus spice on each Maker space without an Agent (B-MAK)."""
    for space in s.rules.maker_spaces:
        if s.agents[space] == 0:
            board.add_bonus_spice(s, space)
    flow.enter_phase(s, PHASE_RECALL)
    flow.go_to(s, STEP_RECALL)


def recall(s: State) -> None:
    """Phase 5: end of the game, or everything home and the next round (B-RCL, B-END-01)."""
    done: bool = len(s.conflict_deck) == 0
    number: i64 = 0
    while number < actor_count(s):
        if actor(s, number).vp >= s.rules.vp_goal:
            done = True
        number += 1
    if done:
        flow.enter_phase(s, PHASE_ENDGAME)
        flow.start_endgame(s)
        flow.go_to(s, STEP_ENDGAME_ASK)
        if s.rivalry is not None:
            for rival in s.rivalry.rivals:
                for room in s.rules.endgame_rooms:
                    room.rival_endgame(s, rival)
        number = actor_count(s) - 1
        while number >= 0:
            push_owned(s, number, BOX_ENDGAME)
            number -= 1
        return
    board.recall_all(s)
    for room in s.rules.rooms:
        room.recall(s)
    flow.pass_marker(s)
    flow.go_to(s, STEP_ROUND_START)


def has_endgame(s: State, seat: Seat) -> bool:
    """Tell whether a room has something for a seat in the Endgame."""
    found: bool = False
    for room in s.rules.endgame_rooms:
        found = found or room.has_endgame(s, seat)
    return found


def endgame_ask(s: State) -> None:
    """Once around, whoever holds Intrigue cards may play Endgame cards and do what rooms offer (B-END-04, B-END-05)."""
    n: i64 = len(s.seats)
    while s.passes < n:
        seat = s.seats[s.asked]
        if len(seat.intrigue) > 0 or has_endgame(s, seat):
            flow.ask(s, D_ENDGAME, seat.index, 0, -1, 0)
            offer_intrigues(s, seat, T_ENDGAME)
            for room in s.rules.endgame_rooms:
                room.offer_endgame(s, seat)
            flow.offer(s, s.rules.act_word[W_PASS])
            return
        flow.count_silent_pass(s)
    flow.enter_phase(s, PHASE_OVER)
    flow.go_to(s, STEP_OVER)
    winner: i64 = ranking(s)[0]
    flow.end_game(s, winner, actor(s, winner).vp)
