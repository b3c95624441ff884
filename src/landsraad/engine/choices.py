"""Answers: what a chosen option does, by the kind of decision."""

from landsraad.core.packed import i64
from landsraad.engine import combat, questions, turns
from landsraad.engine.acquiring import acquire_card
from landsraad.engine.actors import actor
from landsraad.engine.alliances import settle_alliance
from landsraad.engine.atoms import board, cards, flow, goods, influence, troops
from landsraad.engine.interpreter import draw
from landsraad.engine.plain import fire
from landsraad.engine.plays import play_intrigue
from landsraad.engine.queries import acquire_cost
from landsraad.engine.works import DEPLOY_RECRUITS, DEPLOY_SHIPPED, DEPLOY_UNITS, answer_works, ask_deploy_ships
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_ACQUIRE,
    D_ACQUIRE_FREE,
    D_ACQUIRE_TECH,
    D_CHOOSE_AGENT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_OPPONENT,
    D_CHOOSE_SPACE,
    D_CLOSE_SPACE,
    D_COMBAT,
    D_DEFEND,
    D_DEPLOY,
    D_DISCARD,
    D_ENDGAME,
    D_GAIN_INFLUENCE,
    D_GIVE_ALLIANCE,
    D_LOSE_INFLUENCE,
    D_PASS_TURN,
    D_PAY,
    D_PLAY_CARD,
    D_PUT_CARD,
    D_RECALL,
    D_RESERVE,
    D_RESOLVE,
    D_RETREAT,
    D_REWARD,
    D_SECRET,
    D_TAKE_BACK,
    D_TOP_CARD,
    D_TRASH,
    E_DEPLOYED,
    STEP_TURN_END,
    T_COMBAT,
    T_ENDGAME,
    T_WIN,
    TO_DISCARD,
    W_ACCEPT,
    W_DRAW,
    W_DREADNOUGHT,
    W_TOP,
    Z_ASIDE,
    Z_CHOICE,
    Z_HAND,
    Z_INTRIGUE,
    Z_NUMBER,
    Z_SPACE,
    Z_TILE,
    Z_WORD,
)


def answer(s: State, action: i64) -> None:
    """Carry out a legal action of the open decision."""
    kind: i64 = s.kind
    zone: i64 = s.rules.action_zone[action]
    noun: i64 = s.rules.action_noun[action]
    seat = s.seats[s.decider]
    flow.close_decision(s)
    if kind in (D_RESOLVE, D_ACQUIRE, D_PLAY_CARD):
        answer_menu(s, kind, zone, noun, seat)
    elif kind == D_CHOOSE_SPACE:
        turns.send_agent(s, seat, noun)
    elif kind == D_CHOOSE_EFFECT:
        choose_branch(s, noun)
    elif kind in (D_COMBAT, D_REWARD, D_ENDGAME):
        answer_circle(s, kind, zone, noun, seat)
    elif kind >= D_ACQUIRE_TECH:
        answer_works(s, kind, zone, noun, seat)
    elif kind <= D_RETREAT:
        answer_effect(s, kind, zone, noun, seat)
    else:
        answer_rare(s, kind, zone, noun, seat)


def answer_menu(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
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
        goods.spend_persuasion(s, seat, s.rules.card_cost[noun] - seat.aside_discount)
        cards.take_from_aside(seat, noun)
        acquire_card(s, seat, noun, TO_DISCARD)
    elif zone == Z_TILE:
        turns.use_tile(s, seat, noun)
    elif zone == Z_WORD:
        if noun == W_DREADNOUGHT:
            turns.deploy_ship(s, seat)
        elif kind == D_PLAY_CARD:
            turns.start_reveal(s, seat)
        else:
            turns.end_turn(s)
    else:
        goods.spend_persuasion(s, seat, acquire_cost(s, seat, noun))
        cards.take_from_market(s, noun)
        acquire_card(s, seat, noun, TO_DISCARD)


def choose_branch(s: State, branch: i64) -> None:
    """Run the chosen branch, then come back to the choice (it may ask for more than one)."""
    pc: i64 = s.pc
    place: i64 = pc + 1 + branch
    code = s.rules.code
    flow.set_register(s, s.stack[len(s.stack) - 1] | 1 << branch)
    flow.jump(s, pc)
    flow.push(s, code[3 * place + 1], code[3 * place + 2], s.for_actor, s.source)


def answer_circle(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Combat cards, rewards and Endgame cards: play one, resolve a line, or pass."""
    if zone == Z_INTRIGUE:
        flow.count_played(s)
        play_intrigue(s, seat, noun, T_COMBAT if kind == D_COMBAT else T_WIN if kind == D_REWARD else T_ENDGAME)
    elif zone == Z_CHOICE:
        turns.resolve_slot(s, seat, noun)
    elif kind == D_COMBAT:
        flow.next_asked(s, 1 if s.played == 0 else 0)
    elif kind == D_REWARD:
        combat.finish_reward(s)
    else:
        flow.count_silent_pass(s)


def answer_effect(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """The common questions of effects."""
    if kind == D_GAIN_INFLUENCE:
        influence.gain_influence(s, actor(s, s.for_actor), noun, s.limit)
    elif kind == D_TRASH:
        if zone != Z_WORD:
            cards.trash_card(s, seat, zone, noun)
    elif kind == D_DISCARD:
        cards.discard_card(s, seat, noun)
        questions.ask_discard(s, seat, s.source, s.pc, s.limit - 1)
    elif kind == D_LOSE_INFLUENCE:
        influence.lose_influence(s, seat, noun)
        settle_alliance(s, seat, noun)
    elif kind == D_DEPLOY:
        deploy(s, seat, noun)
    elif kind == D_RETREAT:
        troops.retreat(s, seat, noun)
    elif kind == D_PAY:
        if noun == W_ACCEPT:
            flow.push(s, s.pc + 1, s.rules.code[3 * s.pc + 2], seat.index, s.source)
    elif kind == D_CHOOSE_OPPONENT:
        flow.push(s, s.pc + 1, s.rules.code[3 * s.pc + 1], noun, s.source)
    elif kind == D_CHOOSE_AGENT:
        flow.choose_card(s, s.turn_card, noun if zone == Z_SPACE else -1)
        turns.ask_space(s, seat)


def deploy(s: State, seat: Seat, n: i64) -> None:
    """Deploy n troops by an effect, from where the question said; dreadnoughts may follow."""
    if s.limit == DEPLOY_RECRUITS:
        troops.deploy_recruits(s, seat, n)
    elif s.limit == DEPLOY_SHIPPED:
        troops.deploy_shipped(s, seat, n)
    else:
        troops.deploy(s, seat, n)
    fire(s, E_DEPLOYED, seat)
    if s.limit == DEPLOY_UNITS:
        ask_deploy_ships(s, seat, s.source, s.pc, s.rules.code[3 * s.pc + 1] - n)


def answer_rare(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """The questions that few cards ask."""
    if kind == D_ACQUIRE_FREE:
        to: i64 = s.limit
        if zone == Z_ASIDE:
            cards.take_from_aside(seat, noun)
        else:
            cards.take_from_market(s, noun)
        acquire_card(s, seat, noun, to)
    elif kind == D_PUT_CARD:
        if noun == W_TOP:
            cards.move_to_top(s, seat, s.limit)
    elif kind == D_RESERVE:
        cards.reserve_from_row(s, seat, noun, s.limit)
    elif kind == D_TAKE_BACK:
        cards.take_back(s, seat, noun)
    elif kind == D_TOP_CARD:
        if noun == W_DRAW:
            draw(s, seat, 1)
        else:
            cards.trash_top(s, seat)
    elif kind == D_CLOSE_SPACE:
        board.close_space(s, seat, noun)
    elif kind == D_SECRET:
        influence.add_secret(s, seat, noun)
    elif kind == D_GIVE_ALLIANCE:
        influence.give_alliance(s, actor(s, noun), s.limit)
    elif kind == D_DEFEND:
        if noun == W_ACCEPT:
            troops.deploy_from_supply(s, seat, 1)
    elif kind == D_PASS_TURN:
        if noun == W_ACCEPT:
            flow.pass_turn(s)
            flow.go_to(s, STEP_TURN_END)
    elif kind == D_RECALL:
        board.recall_agent(s, seat, noun)
