"""Troops and other units: recruiting, deploying, retreating, losing them by effects (B-TRP, X-UNT)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count, are_enemies, fielder
from landsraad.engine.agenda import fire_deployed
from landsraad.engine.atoms import flow, troops, units
from landsraad.engine.conditions import holds
from landsraad.engine.deploying import DEPLOY_ARRIVED, DEPLOY_RECRUITS, DEPLOY_SUPPLY, DEPLOY_UNITS
from landsraad.engine.legality import can_retreat, enemy_units, may_deploy
from landsraad.engine.offers import offer_numbers
from landsraad.engine.strength import packed_total, retreating
from landsraad.model.state import FRAME, Actor, Seat, State
from landsraad.model.terms import (
    D_CHOOSE_UNIT,
    D_DEFEND,
    D_DEPLOY,
    D_LOSE_TROOP,
    D_RETREAT,
    D_RETREAT_ENEMY,
    D_RETREAT_UNITS,
    OP_DEPLOY,
    OP_DEPLOY_RECRUITS,
    OP_DEPLOY_SUPPLY,
    OP_DEPLOY_UNITS,
    OP_IF,
    OP_LOSE_DEPLOYED,
    OP_LOSE_GARRISON,
    OP_LOSE_TROOP,
    OP_RETREAT,
    OP_RETREAT_ENEMIES,
    OP_RETREAT_SOME,
    OP_RETREAT_UNITS,
    OP_TROOPS,
    W_ACCEPT,
    W_CONFLICT,
    W_GARRISON,
    W_PASS,
    W_TROOP,
    Z_WORD,
)

# --- act -----------------------------------------------------------------------------------------------------------


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an operation on units; they are those of whoever fields units for the seat.

    That one decides about deployment (S-ACT-06), the seat itself about retreats.
    """
    asked: Seat = seat
    if s.teams != 0:
        seat = s.seats[fielder(s, seat.index)]
    if op == OP_TROOPS:
        if leads_to_deployment(s, pc, seat, source):
            troops.put_off(s, seat, a)
        troops.recruit(s, seat, a)
    elif op == OP_RETREAT:
        ask_retreat(s, seat, asked.index, source, pc, a)
    elif op == OP_DEPLOY:
        ask_deploy(s, seat, source, pc, a)
    elif op == OP_DEPLOY_SUPPLY:
        if may_deploy(s, seat):
            deploy_supply(s, seat, source, pc, a)
    elif op == OP_DEPLOY_RECRUITS:
        ask_deploy_recruits(s, seat, source, pc)
    elif op == OP_LOSE_GARRISON:
        troops.lose_garrison(s, seat, a)
    elif op == OP_LOSE_DEPLOYED:
        troops.lose_deployed(s, seat, a)
    elif op == OP_RETREAT_UNITS:
        ask_retreat_units(s, seat, asked.index, source, pc, a, 0)
    elif op == OP_RETREAT_ENEMIES:
        ask_retreat_enemy(s, asked, source, pc)
    elif op == OP_DEPLOY_UNITS:
        ask_deploy_units(s, seat, source, pc, a)
    elif op == OP_LOSE_TROOP:
        ask_lose_troop(s, seat, asked.index, source, pc, a)
    elif op == OP_RETREAT_SOME:
        ask_retreat_some(s, seat, asked.index, source, pc, a & 255, a >> 8)


def leads_to_deployment(s: State, pc: i64, seat: Seat, source: i64) -> bool:
    """Tell whether the troops of an instruction may go straight to the Conflict."""
    code = s.rules.code
    end: i64 = s.stack[s.depth - FRAME + 1]
    pc += 1
    if pc < end and code[3 * pc] == OP_IF and holds(s, code[3 * pc + 1], seat, source):
        pc += 1
    return pc < end and code[3 * pc] == OP_DEPLOY_RECRUITS


def deploy_supply(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Deploy n troops straight from the Supply; with too few, ask whether recruiting comes later (B-AGT-11)."""
    most: i64 = seat.supply + troops.can_put_off(s, seat)
    if most > n:
        most = n
    if seat.supply < most:
        flow.ask(s, D_DEPLOY, seat.index, source, pc, DEPLOY_SUPPLY)
        offer_numbers(s, seat.supply, most)
        return
    troops.deploy_from_supply(s, seat, n)
    fire_deployed(s, seat)


# --- ask and answer ------------------------------------------------------------------------------------------------


def ask_retreat(s: State, seat: Seat, decider: i64, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many troops to retreat; zero is allowed (F-OPT-06)."""
    if seat.conflict == 0:
        return
    flow.ask_for(s, D_RETREAT, decider, seat.index, source, pc, 0)
    offer_numbers(s, 0, limit if limit < seat.conflict else seat.conflict)


def ask_retreat_some(s: State, seat: Seat, decider: i64, source: i64, pc: i64, low: i64, high: i64) -> None:
    """Retreat so many troops; ask how many if there is a choice."""
    if high > seat.conflict:
        high = seat.conflict
    if low < high:
        flow.ask_for(s, D_RETREAT, decider, seat.index, source, pc, 0)
        offer_numbers(s, low, high)
    elif low == high:
        troops.retreat(s, seat, low)


def ask_deploy(s: State, seat: Seat, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many troops of the Garrison to deploy; zero is allowed (F-OPT-06)."""
    if seat.garrison == 0 or not may_deploy(s, seat):
        return
    flow.ask(s, D_DEPLOY, seat.index, source, pc, 0)
    offer_numbers(s, 0, limit if limit < seat.garrison else seat.garrison)


def ask_deploy_recruits(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask how many of the troops just recruited to deploy."""
    if s.just_recruited == 0 or not may_deploy(s, seat):
        return
    flow.ask(s, D_DEPLOY, seat.index, source, pc, DEPLOY_RECRUITS)
    offer_numbers(s, 0, s.just_recruited)


def ask_deploy_units(s: State, seat: Seat, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many troops, then how many units of each further kind of the Garrison to deploy."""
    if not may_deploy(s, seat):
        return
    if seat.garrison == 0:
        ask_deploy_kind(s, seat, source, pc, limit, 1)
        return
    flow.ask(s, D_DEPLOY, seat.index, source, pc, DEPLOY_UNITS)
    offer_numbers(s, 0, limit if limit < seat.garrison else seat.garrison)


def ask_deploy_kind(s: State, seat: Seat, source: i64, pc: i64, limit: i64, kind: i64) -> None:
    """Ask how many units of a kind, and of those after it, to deploy; the register says how many more may follow."""
    while kind < s.rules.n_units and limit > 0:
        n: i64 = units.count(seat.units_garrison, kind)
        if n > 0:
            later: i64 = limit if kind + 1 < s.rules.n_units else 0
            flow.ask(s, s.rules.units[kind - 1].asks, seat.index, source, pc, later)
            offer_numbers(s, 0, limit if limit < n else n)
            return
        kind += 1


def ask_retreat_units(s: State, seat: Seat, decider: i64, source: i64, pc: i64, n: i64, kind: i64) -> None:
    """Ask how many of the n retreating units are of a kind, if there is a choice, and go on to the next kind."""
    while kind < s.rules.n_units and n > 0:
        most: i64 = seat.conflict if kind == 0 else units.count(retreating(s, seat), kind)
        later: i64 = packed_total(retreating(s, seat) >> (8 * kind))
        least: i64 = n - later if n > later else 0
        if most > n:
            most = n
        if least < most:
            flow.ask_for(s, D_RETREAT_UNITS, decider, seat.index, source, pc, n + 256 * kind)
            offer_numbers(s, least, most)
            return
        retreat_kind(s, seat, kind, most)
        n -= most
        kind += 1


def retreat_kind(s: State, one: Actor, kind: i64, n: i64) -> None:
    """Make n units of a kind retreat."""
    if kind == 0:
        troops.retreat(s, one, n)
    else:
        units.retreat(s, one, kind, n)


def ask_retreat_enemy(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask whose unit retreats, once for each troop deployed this turn; the register counts those asked."""
    done: i64 = s.stack[s.depth - 1]
    if done >= s.deployed or not enemy_units(s, seat.index):
        flow.set_register(s, 0)
        return
    flow.set_register(s, done + 1)
    flow.jump(s, pc)
    flow.ask(s, D_RETREAT_ENEMY, seat.index, source, pc, s.deployed - done)
    number: i64 = 0
    while number < actor_count(s):
        if are_enemies(s, seat.index, number) and can_retreat(s, actor(s, number)):
            flow.offer(s, s.rules.act_seat[number])
        number += 1
    flow.offer(s, s.rules.act_word[W_PASS])


def choose_enemy(s: State, seat: Seat, number: i64) -> None:
    """An opponent was chosen: ask which kind of unit retreats if it has several."""
    enemy = actor(s, number)
    if retreating(s, enemy) == 0:
        troops.retreat(s, enemy, 1)
        return
    flow.ask(s, D_CHOOSE_UNIT, seat.index, s.source, s.pc, number)
    if enemy.conflict > 0:
        flow.offer(s, s.rules.act_word[W_TROOP])
    kind: i64 = 1
    only: i64 = 0
    while kind < s.rules.n_units:
        if units.count(retreating(s, enemy), kind) > 0:
            flow.offer(s, s.rules.act_word[s.rules.unit_word[kind - 1]])
            only = kind
        kind += 1
    if len(s.options) == 1:
        flow.close_decision(s)
        units.retreat(s, enemy, only, 1)


def kind_of_word(s: State, word: i64) -> i64:
    """Return the kind of unit that a word names."""
    if word == W_TROOP:
        return 0
    kind: i64 = 1
    while s.rules.unit_word[kind - 1] != word:
        kind += 1
    return kind


def ask_lose_troop(s: State, seat: Seat, decider: i64, source: i64, pc: i64, n: i64) -> None:
    """Ask where a troop is lost from, if there is a choice."""
    if n == 0:
        return
    if seat.garrison > 0 and seat.conflict > 0:
        flow.ask_for(s, D_LOSE_TROOP, decider, seat.index, source, pc, n)
        flow.offer(s, s.rules.act_word[W_GARRISON])
        flow.offer(s, s.rules.act_word[W_CONFLICT])
    elif seat.garrison > 0:
        troops.lose_garrison(s, seat, n)
    else:
        troops.lose_deployed(s, seat, n)


def answer(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question about units."""
    decider: i64 = seat.index
    if s.teams != 0:
        seat = s.seats[s.for_actor]
    if kind == D_DEPLOY:
        deploy(s, seat, noun)
    elif kind == D_RETREAT:
        troops.retreat(s, seat, noun)
    elif kind == D_DEFEND:
        if noun == W_ACCEPT:
            if seat.supply == 0:
                for room in s.rules.lending_rooms:
                    room.give_back(s, seat, 1)  # just before it is taken (I-SPM-03)
            troops.deploy_from_supply(s, seat, 1)
    elif kind == D_RETREAT_ENEMY:
        if zone == Z_WORD:
            flow.set_register(s, 0)
            flow.jump(s, s.pc + 1)
        else:
            choose_enemy(s, seat, noun)
    elif kind == D_CHOOSE_UNIT:
        retreat_kind(s, actor(s, s.limit), kind_of_word(s, noun), 1)
    elif kind == D_RETREAT_UNITS:
        retreat_kind(s, seat, s.limit >> 8, noun)
        ask_retreat_units(s, seat, decider, s.source, s.pc, (s.limit & 255) - noun, (s.limit >> 8) + 1)
    elif kind == D_LOSE_TROOP:
        if noun == W_GARRISON:
            troops.lose_garrison(s, seat, 1)
        else:
            troops.lose_deployed(s, seat, 1)
        ask_lose_troop(s, seat, decider, s.source, s.pc, s.limit - 1)
    else:
        number: i64 = 1
        while s.rules.units[number - 1].asks != kind:
            number += 1
        answer_kind(s, seat, number, noun)


def deploy(s: State, seat: Seat, n: i64) -> None:
    """Deploy n troops by an effect, from where the question said; other units may follow."""
    if s.limit == DEPLOY_RECRUITS:
        troops.deploy_recruits(s, seat, n)
    elif s.limit == DEPLOY_SUPPLY:
        troops.put_off(s, seat, n)
        troops.deploy_from_supply(s, seat, n)
    elif s.limit == DEPLOY_ARRIVED:
        troops.deploy_arrived(s, seat, n)
    else:
        troops.deploy(s, seat, n)
    fire_deployed(s, seat)
    if s.limit == DEPLOY_UNITS:
        ask_deploy_kind(s, seat, s.source, s.pc, s.rules.code[3 * s.pc + 1] - n, 1)


def answer_kind(s: State, seat: Seat, kind: i64, n: i64) -> None:
    """Deploy n units of a further kind by an effect; units of the next kinds may follow."""
    later: i64 = s.limit
    units.deploy(s, seat, kind, n)
    ask_deploy_kind(s, seat, s.source, s.pc, later - n, kind + 1)
