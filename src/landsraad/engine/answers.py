"""Answers: what a chosen option does, by the kind of decision."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine import dispatch
from landsraad.engine.atoms import cards, flow, goods
from landsraad.engine.interpreter import answer_structure
from landsraad.engine.modifiers import acquire_cost
from landsraad.engine.round import combat, turns
from landsraad.engine.round.acquiring import acquire_card
from landsraad.engine.round.plays import play_intrigue
from landsraad.engine.stalls import in_stall, take_from_stall
from landsraad.model.families import STRUCTURE
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_ACQUIRE,
    D_AFTER_COMBAT,
    D_CHOOSE_AGENT,
    D_CHOOSE_SPACE,
    D_COMBAT,
    D_ENDGAME,
    D_PLAY_CARD,
    D_RESOLVE,
    D_REWARD,
    T_COMBAT,
    T_ENDGAME,
    T_LOSS,
    T_WIN,
    TO_DISCARD,
    W_END_TURN,
    W_PASS,
    W_REVEAL,
    Z_ASIDE,
    Z_CHOICE,
    Z_HAND,
    Z_INTRIGUE,
    Z_MARKET,
    Z_NUMBER,
    Z_SPACE,
    Z_WORD,
)

# The type of an Intrigue card that is played in answer to a question.
CIRCLE_TYPES: Final[dict[int, int]] = {
    D_COMBAT: T_COMBAT,
    D_REWARD: T_WIN,
    D_ENDGAME: T_ENDGAME,
    D_AFTER_COMBAT: T_LOSS,
}


def answer(s: State, action: i64) -> None:
    """Carry out a legal action of the open decision."""
    kind: i64 = s.kind
    zone: i64 = s.rules.action_zone[action]
    noun: i64 = s.rules.action_noun[action]
    seat = s.seats[s.decider]
    flow.close_decision(s)
    if kind in (D_RESOLVE, D_ACQUIRE, D_PLAY_CARD):
        answer_menu(s, zone, noun, seat)
    elif kind == D_CHOOSE_SPACE:
        turns.send_agent(s, seat, noun)
    elif kind in (D_COMBAT, D_REWARD, D_ENDGAME, D_AFTER_COMBAT):
        answer_circle(s, kind, zone, noun, seat)
    elif kind == D_CHOOSE_AGENT:
        flow.choose_card(s, s.turn_card, noun if zone == Z_SPACE else -1)
        turns.ask_space(s, seat)
    elif s.rules.kind_family[kind] == STRUCTURE:
        answer_structure(s, kind, zone, noun, seat)
    else:
        dispatch.answer(s, kind, zone, noun, seat)


def answer_menu(s: State, zone: i64, noun: i64, seat: Seat) -> None:
    """Start of a turn, rest of an Agent turn, rest of a Reveal turn."""
    if zone == Z_HAND:
        turns.choose_card(s, seat, noun)
    elif zone == Z_CHOICE:
        turns.resolve_slot(s, seat, noun)
    elif zone == Z_NUMBER:
        turns.deploy(s, seat, noun)
    elif zone == Z_INTRIGUE:
        turns.play_plot(s, seat, noun)
    elif zone == Z_ASIDE:
        if in_stall(s, seat, noun):
            goods.spend_persuasion(s, seat, acquire_cost(s, seat, noun))
            take_from_stall(s, seat, noun)
        else:
            goods.spend_persuasion(s, seat, s.rules.card_cost[noun] - seat.aside_discount)
            cards.take_from_aside(seat, noun)
        acquire_card(s, seat, noun, TO_DISCARD)
    elif zone == Z_WORD:
        if noun == W_REVEAL:
            turns.start_reveal(s, seat)
        elif noun == W_END_TURN:
            turns.end_turn(s)
        elif not offered_by_room(s, seat, zone, noun):
            turns.deploy_unit(s, seat, noun)
    elif zone != Z_MARKET or s.rules.card_cost[noun] < 0:  # what no Persuasion buys is sold by a room
        offered_by_room(s, seat, zone, noun)
    else:
        goods.spend_persuasion(s, seat, acquire_cost(s, seat, noun))
        cards.take_from_market(s, noun)
        acquire_card(s, seat, noun, TO_DISCARD)


def offered_by_room(s: State, seat: Seat, zone: i64, noun: i64) -> bool:
    """Carry out what a mechanic offered in the menu of a turn; False if none did."""
    found: bool = False
    for room in s.rules.menu_rooms:
        found = found or room.choose(s, seat, zone, noun)
    return found


def answer_circle(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Combat cards, rewards and Endgame cards: play one, resolve a line, or pass."""
    if zone == Z_INTRIGUE and kind == D_COMBAT and s.teams != 0 and s.crews[seat.index] != 0:
        for room in s.rules.ability_rooms:
            room.plays_combat(s, seat, noun)
    elif zone == Z_INTRIGUE:
        flow.count_played(s)
        play_intrigue(s, seat, noun, CIRCLE_TYPES[kind])
    elif zone == Z_CHOICE:
        turns.resolve_slot(s, seat, noun)
    elif kind == D_COMBAT:
        flow.next_asked(s, 1 if s.played == 0 else 0)
    elif kind == D_REWARD:
        combat.finish_reward(s)
    elif kind == D_AFTER_COMBAT:
        flow.next_loss(s)
    elif noun == W_PASS:
        flow.count_silent_pass(s)
    else:
        choose_in_endgame(s, seat, zone, noun)


def choose_in_endgame(s: State, seat: Seat, zone: i64, noun: i64) -> None:
    """Carry out what a mechanic offered in the Endgame."""
    for room in s.rules.endgame_rooms:
        if room.choose(s, seat, zone, noun):
            return
