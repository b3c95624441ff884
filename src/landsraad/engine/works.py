"""Dreadnoughts, Tech tiles and the Shipping track for seats: their effects, questions and times (X-)."""

from typing import Final

from landsraad.core.packed import i64, vec
from landsraad.engine import questions
from landsraad.engine.actors import actor, actor_count
from landsraad.engine.atoms import cards, flow, goods, influence, ships, tech, troops
from landsraad.engine.plain import post_lines
from landsraad.engine.queries import modifier
from landsraad.engine.questions import offer_mask, offer_numbers
from landsraad.engine.rival_works import clean_offer
from landsraad.engine.units import (
    can_pay_tile,
    enemy_units,
    free_flags,
    in_conflict,
    stack_of,
    tile_price,
    top_tile,
)
from landsraad.model.state import Actor, Seat, State, Works
from landsraad.model.terms import (
    D_ACQUIRE_TECH,
    D_BURY,
    D_CHOOSE_UNIT,
    D_CURRENCY,
    D_DEPLOY,
    D_DEPLOY_SHIPS,
    D_FREIGHTER,
    D_LOSE_TROOP,
    D_NEGOTIATE,
    D_NEGOTIATORS,
    D_RETREAT_ENEMY,
    D_RETREAT_UNITS,
    D_RETURN_INTRIGUE,
    D_TAKE_SPACE,
    FROM_CONFLICT,
    M_SHIPPED_TROOPS,
    OP_BURY,
    OP_DEPLOY_UNITS,
    OP_DREADNOUGHT,
    OP_EXTRA_TURN,
    OP_FREIGHTER,
    OP_INFLUENCE_AGENTS,
    OP_INFLUENCE_SENT,
    OP_LOSE_TROOP,
    OP_NEGOTIATOR,
    OP_ON_WIN,
    OP_PEEK_INTRIGUES,
    OP_RETREAT_ENEMIES,
    OP_RETREAT_SHIP,
    OP_RETREAT_UNITS,
    OP_SHIPPED_TROOPS,
    OP_SWAP_INTRIGUES,
    OP_TECH,
    OP_TRACK_BONUS,
    OP_TRASH_PLAY,
    SOURCE_SPAN,
    TURN_REVEAL,
    W_ADVANCE,
    W_CONFLICT,
    W_DECLINE,
    W_DREADNOUGHT,
    W_GARRISON,
    W_PASS,
    W_RECALL,
    W_SOLARI,
    W_SPICE,
    W_TROOP,
    Z_TILE,
    Z_WORD,
)

# The register of a deployment by an effect: which troops; 0 stands for any of the Garrison.
DEPLOY_RECRUITS: Final = 1
DEPLOY_SHIPPED: Final = 2
DEPLOY_UNITS: Final = 3


def act_works(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Carry out an instruction about units, tiles, the Freighter or Intrigue cards."""
    if op == OP_DREADNOUGHT:
        while a > 0:
            ships.commission(s, seat)
            a -= 1
    elif op == OP_FREIGHTER:
        ask_freighter(s, seat, source, pc, a)
    elif op == OP_TECH:
        ask_tech(s, seat, source, pc, a, b)
    elif op == OP_NEGOTIATOR:
        if seat.supply > 0:
            flow.ask(s, D_NEGOTIATE, seat.index, source, pc, 0)
            offer_numbers(s, 0, a if a < seat.supply else seat.supply)
    elif op == OP_SHIPPED_TROOPS:
        ship_troops(s, seat, source, pc, a)
    elif op == OP_RETREAT_SHIP:
        ships.retreat(s, seat, a)
    elif op == OP_RETREAT_UNITS:
        ask_retreat_units(s, seat, source, pc, a)
    elif op == OP_RETREAT_ENEMIES:
        ask_retreat_enemy(s, seat, source, pc)
    elif op == OP_DEPLOY_UNITS:
        ask_deploy_units(s, seat, source, pc, a)
    elif op == OP_LOSE_TROOP:
        ask_lose_troop(s, seat, source, pc, a)
    elif op == OP_TRASH_PLAY:
        questions.ask_trash(s, seat, source, pc)
    elif op == OP_BURY:
        ask_bury(s, seat, source, pc, a)
    elif op == OP_SWAP_INTRIGUES:
        ask_swap(s, seat, source, pc)
    elif op == OP_PEEK_INTRIGUES:
        peek(s, seat, source, pc, a)
    elif op == OP_INFLUENCE_AGENTS:
        faction: i64 = 0
        while faction < s.rules.n_factions:
            if has_agent_with(s, seat, faction):
                influence.gain_influence(s, seat, faction, a)
            faction += 1
    elif op == OP_INFLUENCE_SENT:
        faction = 0
        while faction < s.rules.n_factions:
            if s.sent_space >= 0 and s.rules.space_icon[s.sent_space] == 1 << faction:
                influence.gain_influence(s, seat, faction, a)
            faction += 1
    elif op == OP_TRACK_BONUS:
        influence.push_bonus(s, seat, a)
    elif op == OP_EXTRA_TURN:
        flow.promise_turn(s)
    elif op == OP_ON_WIN:
        tech.wait_for_win(s, pc + 1, a, seat, source)
        flow.jump(s, a)


def has_agent_with(s: State, seat: Seat, faction: i64) -> bool:
    """Tell whether a seat has an Agent on a space of a Faction."""
    space: i64 = 0
    while space < s.rules.n_spaces:
        if s.rules.space_icon[space] == 1 << faction and (s.agents[space] >> (4 * seat.index)) & 15 != 0:
            return True
        space += 1
    return False


# --- the Shipping track --------------------------------------------------------------------------------------------


def ask_freighter(s: State, seat: Seat, source: i64, pc: i64, icons: i64) -> None:
    """Ask for the next move of the Freighter; the register of the frame counts the icons used (X-FRT-10)."""
    used: i64 = s.stack[len(s.stack) - 1]
    if used == icons:
        flow.set_register(s, 0)
        return
    flow.set_register(s, used + 1)
    flow.jump(s, pc)
    flow.ask(s, D_FREIGHTER, seat.index, source, pc, icons - used)
    if seat.freighter < s.rules.shipping_top:
        flow.offer(s, s.rules.act_word[W_ADVANCE])
    flow.offer(s, s.rules.act_word[W_RECALL])


def move_freighter(s: State, seat: Seat, word: i64) -> None:
    """Advance the Freighter, or recall it for the rewards of the space it leaves and those below (X-FRT-04)."""
    if word == W_ADVANCE:
        tech.advance(s, seat)
        return
    left: i64 = tech.recall(s, seat)
    if left > 0:
        flow.push_line(s, s.rules.recall_line[left], seat.index)


def ship_troops(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Recruit troops from the track; with a tile for it they may go straight to the Conflict (X-FRT-08)."""
    more: i64 = modifier(s, seat, M_SHIPPED_TROOPS, 0)
    before: i64 = seat.garrison
    troops.recruit(s, seat, n + more)
    if more > 0 and seat.garrison > before:
        flow.ask(s, D_DEPLOY, seat.index, source, pc, DEPLOY_SHIPPED)
        offer_numbers(s, 0, seat.garrison - before)


# --- Tech tiles ----------------------------------------------------------------------------------------------------


def ask_tech(s: State, seat: Seat, source: i64, pc: i64, discount: i64, or_solari: i64) -> None:
    """Ask which of the tiles on offer to acquire, if any (X-TEC-01 to X-TEC-04)."""
    assert s.works is not None
    flow.ask(s, D_ACQUIRE_TECH, seat.index, source, pc, 0)
    stack: i64 = 0
    while stack < len(s.works.stacks):
        tile: i64 = top_tile(s, stack)
        if tile >= 0 and can_pay_tile(s, seat, tile, discount, or_solari):
            flow.offer(s, s.rules.act_tile[tile])
        stack += 1
    flow.offer(s, s.rules.act_word[W_DECLINE])


def choose_tile(s: State, seat: Seat, tile: i64) -> None:
    """A tile was chosen: ask in what it is paid if there is a choice (X-CLR-01)."""
    code = s.rules.code
    price: i64 = tile_price(s, tile, code[3 * s.pc + 1])
    by_solari: bool = code[3 * s.pc + 2] == 1 and seat.solari >= price - seat.negotiators
    by_spice: bool = seat.spice >= price - seat.negotiators
    if by_solari and by_spice and price > 0:
        flow.ask(s, D_CURRENCY, seat.index, s.source, s.pc, tile)
        flow.offer(s, s.rules.act_word[W_SOLARI])
        flow.offer(s, s.rules.act_word[W_SPICE])
    else:
        choose_negotiators(s, seat, tile, W_SPICE if by_spice else W_SOLARI)


def choose_negotiators(s: State, seat: Seat, tile: i64, currency: i64) -> None:
    """Ask how many Negotiators return to lower the price, if there is a choice (X-NEG-03)."""
    price: i64 = tile_price(s, tile, s.rules.code[3 * s.pc + 1])
    have: i64 = seat.solari if currency == W_SOLARI else seat.spice
    least: i64 = price - have if price > have else 0
    if least < seat.negotiators:
        flow.ask(s, D_NEGOTIATORS, seat.index, s.source, s.pc, tile + s.rules.n_tiles * currency)
        offer_numbers(s, least, seat.negotiators)
    else:
        buy_tile(s, seat, tile, currency, least)


def buy_tile(s: State, seat: Seat, tile: i64, currency: i64, helpers: i64) -> None:
    """Pay a tile, take it, and let its Acquire effect follow (X-TEC-05, X-TEC-07)."""
    price: i64 = tile_price(s, tile, s.rules.code[3 * s.pc + 1]) - helpers
    tech.return_negotiators(s, seat, helpers)
    if price > 0:
        if currency == W_SOLARI:
            goods.pay_solari(s, seat, price)
        else:
            goods.pay_spice(s, seat, price)
    stack: i64 = stack_of(s, tile)
    tech.gain_tile(s, seat, tile)
    tech.take_top(s, stack)
    tech.renew_modifiers(s, seat)
    clean_offer(s)
    if s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index:
        # Its ability is the owner's from now on, in this very Reveal turn (X-TEC-08).
        post_lines(s, s.rules.tile_reveal_first[tile], s.rules.tile_reveal_last[tile], seat)
    line: i64 = s.rules.tile_acquire_first[tile]
    if line < s.rules.tile_acquire_last[tile]:
        flow.push_line(s, line, seat.index)


def trash_tile(s: State, seat: Seat, tile: i64) -> None:
    """A tile leaves the game, and its lasting ability with it."""
    tech.trash_tile(s, seat, tile)
    tech.renew_modifiers(s, seat)


# --- units ---------------------------------------------------------------------------------------------------------


def ask_retreat_units(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask how many of the n retreating units are troops, if there is a choice."""
    least: i64 = n - seat.ships_conflict if n > seat.ships_conflict else 0
    most: i64 = n if n < seat.conflict else seat.conflict
    if least < most:
        flow.ask(s, D_RETREAT_UNITS, seat.index, source, pc, n)
        offer_numbers(s, least, most)
    else:
        retreat_units(s, seat, most, n)


def retreat_units(s: State, seat: Seat, of_troops: i64, n: i64) -> None:
    """Retreat n units, so many of them troops."""
    troops.retreat(s, seat, of_troops)
    ships.retreat(s, seat, n - of_troops)


def ask_retreat_enemy(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask whose unit retreats, once for each troop deployed this turn; the register counts those asked."""
    done: i64 = s.stack[len(s.stack) - 1]
    if done >= s.deployed or not enemy_units(s, seat.index):
        flow.set_register(s, 0)
        return
    flow.set_register(s, done + 1)
    flow.jump(s, pc)
    flow.ask(s, D_RETREAT_ENEMY, seat.index, source, pc, s.deployed - done)
    number: i64 = 0
    while number < actor_count(s):
        if number != seat.index and in_conflict(actor(s, number)):
            flow.offer(s, s.rules.act_seat[number])
        number += 1
    flow.offer(s, s.rules.act_word[W_PASS])


def choose_enemy(s: State, seat: Seat, number: i64) -> None:
    """An opponent was chosen: ask which kind of unit retreats if it has both."""
    enemy = actor(s, number)
    if enemy.conflict > 0 and enemy.ships_conflict > 0:
        flow.ask(s, D_CHOOSE_UNIT, seat.index, s.source, s.pc, number)
        flow.offer(s, s.rules.act_word[W_TROOP])
        flow.offer(s, s.rules.act_word[W_DREADNOUGHT])
    else:
        retreat_enemy(s, enemy, W_TROOP if enemy.conflict > 0 else W_DREADNOUGHT)


def retreat_enemy(s: State, enemy: Actor, unit: i64) -> None:
    """Make a unit of an opponent retreat."""
    if unit == W_TROOP:
        troops.retreat(s, enemy, 1)
    else:
        ships.retreat(s, enemy, 1)


def ask_deploy_units(s: State, seat: Seat, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many troops, then how many dreadnoughts of the Garrison to deploy."""
    if seat.garrison == 0:
        ask_deploy_ships(s, seat, source, pc, limit)
        return
    flow.ask(s, D_DEPLOY, seat.index, source, pc, DEPLOY_UNITS)
    offer_numbers(s, 0, limit if limit < seat.garrison else seat.garrison)


def ask_deploy_ships(s: State, seat: Seat, source: i64, pc: i64, limit: i64) -> None:
    """Ask how many dreadnoughts of the Garrison to deploy."""
    if seat.ships_garrison == 0 or limit == 0:
        return
    flow.ask(s, D_DEPLOY_SHIPS, seat.index, source, pc, 0)
    offer_numbers(s, 0, limit if limit < seat.ships_garrison else seat.ships_garrison)


def ask_lose_troop(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask where a troop is lost from, if there is a choice."""
    if n == 0:
        return
    if seat.garrison > 0 and seat.conflict > 0:
        flow.ask(s, D_LOSE_TROOP, seat.index, source, pc, n)
        flow.offer(s, s.rules.act_word[W_GARRISON])
        flow.offer(s, s.rules.act_word[W_CONFLICT])
    elif seat.garrison > 0:
        troops.lose_garrison(s, seat, n)
    else:
        troops.lose_deployed(s, seat, n)


def ask_take_space(s: State, seat: Seat) -> None:
    """Ask the winner where a dreadnought takes control, or for which tile it is given up (X-CTL-01)."""
    r = s.rules
    flow.ask(s, D_TAKE_SPACE, seat.index, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1, 0)
    offer_mask(s, free_flags(s), r.act_space)
    tile: i64 = 0
    while seat.tiles >> tile != 0:
        if (seat.tiles >> tile) & 1 != 0 and r.tile_instead_first[tile] < r.tile_instead_last[tile]:
            flow.offer(s, r.act_tile[tile])
        tile += 1


def give_up_ship(s: State, seat: Seat, tile: i64) -> None:
    """A dreadnought of the winner goes to the Supply for what a tile gives in place of control."""
    ships.give_up(s, seat, tile)
    flow.push_line(s, s.rules.tile_instead_first[tile], seat.index)


# --- Intrigue cards ------------------------------------------------------------------------------------------------


def ask_bury(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Ask for the first of n Intrigue cards to put under their deck."""
    if n == 0 or len(seat.intrigue) == 0:
        return
    flow.ask(s, D_BURY, seat.index, source, pc, n)
    questions.offer_zone(s, seat.intrigue, s.rules.act_intrigue)


def ask_swap(s: State, seat: Seat, source: i64, pc: i64) -> None:
    """Ask for Intrigue cards to put under their deck, one at a time; the register counts them."""
    if len(seat.intrigue) == 0:
        finish_swap(s, seat)
        return
    flow.jump(s, pc)
    flow.ask(s, D_BURY, seat.index, source, pc, 0)
    questions.offer_zone(s, seat.intrigue, s.rules.act_intrigue)
    flow.offer(s, s.rules.act_word[W_PASS])


def finish_swap(s: State, seat: Seat) -> None:
    """Draw as many Intrigue cards as were put away."""
    n: i64 = s.stack[len(s.stack) - 1]
    flow.set_register(s, 0)
    while n > 0:
        cards.draw_intrigue(s, seat)
        n -= 1


def answer_bury(s: State, seat: Seat, zone: i64, noun: i64) -> None:
    """Put a card away and ask on, or be done."""
    swapping: bool = s.rules.code[3 * s.pc] == OP_SWAP_INTRIGUES
    if zone == Z_WORD:
        flow.jump(s, s.pc + 1)
        finish_swap(s, seat)
        return
    cards.bury_intrigue(s, seat, noun)
    if swapping:
        flow.set_register(s, s.stack[len(s.stack) - 1] + 1)
    else:
        ask_bury(s, seat, s.source, s.pc, s.limit - 1)


def peek(s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
    """Draw n Intrigue cards and ask which of them goes back on top; with none left to draw there is nothing to ask."""
    held: i64 = len(seat.intrigue)
    while n > 0:
        cards.draw_intrigue(s, seat)
        n -= 1
    if len(seat.intrigue) > held:
        flow.ask(s, D_RETURN_INTRIGUE, seat.index, source, pc, len(seat.intrigue) - held)
        offer_returns(s, seat)


def offer_returns(s: State, seat: Seat) -> None:
    """Offer the latest cards of the hand, as many as were drawn."""
    questions.offer_zone(s, seat.intrigue[len(seat.intrigue) - s.limit :], s.rules.act_intrigue)


# --- times at which tiles work -------------------------------------------------------------------------------------


def turn_up_tiles(s: State) -> None:
    """Phase 1: all tiles are turned face up (X-TEC-15)."""
    number: i64 = 0
    while number < actor_count(s):
        tech.turn_up(actor(s, number))
        number += 1


def push_tiles(s: State, one: Actor, first: vec[i64], last: vec[i64]) -> None:
    """Put a box of each of an actor's tiles on the pending work."""
    tile: i64 = s.rules.n_tiles - 1
    while tile >= 0:
        if (one.tiles >> tile) & 1 != 0 and first[tile] < last[tile]:
            flow.push_line(s, first[tile], one.index)
        tile -= 1


def push_win(s: State, works: Works, one: Actor) -> None:
    """What tiles and waiting Combat cards bring to the winner of a Conflict."""
    push_tiles(s, one, s.rules.tile_win_first, s.rules.tile_win_last)
    i: i64 = 0
    while i < len(works.on_win):
        if works.on_win[i + 2] == one.index:
            flow.push(s, works.on_win[i], works.on_win[i + 1], one.index, works.on_win[i + 3])
        i += 4


def start_tiles(s: State) -> None:
    """Start of the round: tiles that work then, clockwise from the First Player."""
    n: i64 = actor_count(s)
    i: i64 = n - 1
    while i >= 0:
        push_tiles(s, actor(s, (s.first_player + i) % n), s.rules.tile_round_first, s.rules.tile_round_last)
        i -= 1


def score_tiles(s: State) -> None:
    """Endgame: tiles that score then."""
    number: i64 = actor_count(s) - 1
    while number >= 0:
        push_tiles(s, actor(s, number), s.rules.tile_endgame_first, s.rules.tile_endgame_last)
        number -= 1


# --- answers -------------------------------------------------------------------------------------------------------


def answer_works(s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
    """Carry out the answer to a question of this module."""
    if kind == D_FREIGHTER:
        move_freighter(s, seat, noun)
    elif kind == D_ACQUIRE_TECH:
        if zone == Z_TILE:
            choose_tile(s, seat, noun)
    elif kind == D_CURRENCY:
        choose_negotiators(s, seat, s.limit, noun)
    elif kind == D_NEGOTIATORS:
        buy_tile(s, seat, s.limit % s.rules.n_tiles, s.limit // s.rules.n_tiles, noun)
    elif kind == D_NEGOTIATE:
        tech.place_negotiators(s, seat, noun)
    elif kind == D_TAKE_SPACE:
        if zone == Z_TILE:
            give_up_ship(s, seat, noun)
        else:
            ships.set_on_flag(s, seat, noun)
    elif kind == D_RETREAT_ENEMY:
        if zone == Z_WORD:
            flow.set_register(s, 0)
            flow.jump(s, s.pc + 1)
        else:
            choose_enemy(s, seat, noun)
    elif kind == D_CHOOSE_UNIT:
        retreat_enemy(s, actor(s, s.limit), noun)
    elif kind == D_RETREAT_UNITS:
        retreat_units(s, seat, noun, s.limit)
    elif kind == D_DEPLOY_SHIPS:
        ships.deploy(s, seat, noun)
    elif kind == D_LOSE_TROOP:
        if noun == W_GARRISON:
            troops.lose_garrison(s, seat, 1)
        else:
            troops.lose_deployed(s, seat, 1)
        ask_lose_troop(s, seat, s.source, s.pc, s.limit - 1)
    elif kind == D_BURY:
        answer_bury(s, seat, zone, noun)
    elif kind == D_RETURN_INTRIGUE:
        cards.put_back_intrigue(s, seat, noun)
    else:
        cards.set_aside(s, seat, noun)
