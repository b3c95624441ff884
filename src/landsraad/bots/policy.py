"""The heuristic as a policy: every option of a decision gets a score from the outlook, the best is taken. Compiled."""

from typing import Final

from landsraad.bots.circumstances import attend
from landsraad.bots.fight import conflict_worth, reinforced
from landsraad.bots.pieces import contract_worth, ordered, rate_post, wall_worth, way_worth
from landsraad.bots.position_worth import (
    VP,
    climb,
    fall,
    line_worth,
    look,
    persuasion_worth,
    space_worth,
    thing_worth,
    worth,
)
from landsraad.bots.teams import FIELDING, with_friends
from landsraad.bots.trading import is_trade, rate_trade
from landsraad.bots.valuation import W_AGENT, W_CYCLE, W_GARRISON, W_HOLD, Valuation
from landsraad.core.packed import append, i64, vec
from landsraad.core.rng import Rng
from landsraad.engine.actors.plan import actor
from landsraad.engine.legality import closed_to, enterable, enterable_anywhere
from landsraad.engine.machine import take
from landsraad.engine.mechanics import freight, tech
from landsraad.engine.mechanics.atomics import W_ATOMICS
from landsraad.engine.mechanics.contracts import Z_CONTRACT
from landsraad.engine.mechanics.fleet import W_DREADNOUGHT, kind_of
from landsraad.engine.mechanics.freight import W_ADVANCE, W_RECALL
from landsraad.engine.mechanics.objectives import D_FLIP, W_WILD
from landsraad.engine.mechanics.research import FROM_RESEARCH, Z_RESEARCH
from landsraad.engine.mechanics.specimens import OP_PAY_SPECIMEN
from landsraad.engine.mechanics.spies import Z_POST
from landsraad.engine.mechanics.tech import FROM_TILE, Z_TILE
from landsraad.engine.mechanics.training import D_TRAIN
from landsraad.engine.mechanics.worms import D_WALL
from landsraad.engine.modifiers import acquire_cost, icons_of
from landsraad.engine.strength import strength, unit_power
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_ACQUIRE,
    BOX_AGENT,
    BOX_BONUS,
    BOX_PLOT,
    BOX_TRASHED,
    BOX_TURN,
    D_ACQUIRE,
    D_AFTER_COMBAT,
    D_BUY,
    D_CHOOSE_AGENT,
    D_CHOOSE_EFFECT,
    D_CHOOSE_LINE,
    D_CHOOSE_OPPONENT,
    D_CHOOSE_SPACE,
    D_CLOSE_SPACE,
    D_COMBAT,
    D_DISCARD,
    D_DISCARD_ONE,
    D_ENDGAME,
    D_GAIN_INFLUENCE,
    D_GIVE_ALLIANCE,
    D_LOSE_INFLUENCE,
    D_PAY,
    D_PLAY_CARD,
    D_PUT_CARD,
    D_RECALL,
    D_RESOLVE,
    D_RETREAT,
    D_REWARD,
    D_TOP_CARD,
    D_TRASH,
    D_TRASH_INTRIGUE,
    FROM_CARD,
    FROM_INTRIGUE,
    M_ICONS,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    PHASE_OVER,
    SOURCE_SPAN,
    T_COMBAT,
    T_ENDGAME,
    T_LOSS,
    T_PLOT,
    T_WIN,
    W_ACCEPT,
    W_DRAW,
    W_LEADER,
    W_PASS,
    W_TOP,
    Z_ASIDE,
    Z_CHOICE,
    Z_FACTION,
    Z_HAND,
    Z_INTRIGUE,
    Z_MARKET,
    Z_NUMBER,
    Z_SEAT,
    Z_SPACE,
    Z_WORD,
)

FIRST: Final = 30.0  # effects that wait come before anything that only makes use of them
NOTHING: Final = -1000.0


def choose(m: Valuation, s: State, rng: Rng, noise: float) -> i64:
    """Return the option with the best score; ``noise`` above 0 adds so much chance to each score."""
    if len(s.options) == 1:
        return s.options[0]
    rated = scores(m, s)
    best: i64 = s.options[0]
    most: float = NOTHING
    i: i64 = 0
    n: i64 = len(rated)
    while i < n:
        score: float = rated[i]
        if noise > 0.0:
            score += noise * float(rng.below(1 << 16)) / 65536.0
        if score > most:
            most = score
            best = s.options[i]
        i += 1
    return best


def scores(m: Valuation, s: State) -> vec[float]:
    """Return the score of every option: by the tuned weights, with what was learned, or by that alone."""
    seat = s.seats[s.decider]
    result = vec[float](capacity=len(s.options))
    learned = m.learned
    trust: float = 1.0
    if learned is not None:
        trust = learned.net.trust
        if learned.net.hidden == 0:
            learned = None
    look(m, s, seat)
    if learned is not None:
        attend(m, s, seat, learned.x)
        learned.attend(seat)
    if trust > 0.0:
        places = vec[float]()
        if s.kind == D_PLAY_CARD:
            places = all_spaces(m, s, seat)
        for action in s.options:
            result = append(result, trust * rate(m, s, seat, action, places))
    else:
        for _action in s.options:
            result = append(result, 0.0)
    if learned is not None:
        i: i64 = 0
        n: i64 = len(result)
        while i < n:
            result[i] += learned.term(s, s.options[i])
            i += 1
    return result


def all_spaces(m: Valuation, s: State, seat: Seat) -> vec[float]:
    """Return the worth of every space the seat could send an Agent to; the others are worth nothing."""
    result = vec[float]()
    mask: i64 = enterable(s, seat, s.rules.all_icons, closed_to(s, seat), -1) if seat.agents > 0 else 0
    space: i64 = 0
    while space < s.rules.n_spaces:
        result = append(result, space_worth(m, s, seat, -1, space) if (mask >> space) & 1 != 0 else NOTHING)
        space += 1
    return result


def rate(m: Valuation, s: State, seat: Seat, action: i64, places: vec[float]) -> float:
    """Score one option of the open decision."""
    kind: i64 = s.kind
    zone: i64 = s.rules.action_zone[action]
    noun: i64 = s.rules.action_noun[action]
    if kind in (D_PLAY_CARD, D_RESOLVE, D_ACQUIRE, D_REWARD):
        return rate_menu(m, s, seat, zone, noun, places)
    if kind == D_CHOOSE_SPACE:
        return space_worth(m, s, seat, s.turn_card, noun)
    if kind == D_AFTER_COMBAT:
        return rate_intrigue(m, s, seat, noun, T_LOSS) if zone == Z_INTRIGUE else 0.0
    if kind in (D_COMBAT, D_ENDGAME):
        if zone != Z_INTRIGUE:
            return VP if kind == D_ENDGAME and zone == Z_WORD and noun != W_PASS else 0.0  # a wild icon is paired
        return rate_intrigue(m, s, seat, noun, T_COMBAT if kind == D_COMBAT else T_ENDGAME)
    if kind == D_CHOOSE_EFFECT:
        place: i64 = s.pc + 1 + noun
        return worth(m, s, seat, s.rules.code[3 * place + 1], s.rules.code[3 * place + 2], s.source)
    if kind == D_PAY:
        if noun != W_ACCEPT:
            return 0.0
        return worth(m, s, seat, s.pc + 1, s.rules.code[3 * s.pc + 2], s.source)
    if s.teams != 0 and is_trade(kind):
        return rate_trade(m, s, seat, noun, zone == Z_WORD)
    if zone == Z_FACTION:
        return rate_faction(m, s, seat, noun)
    if zone == Z_NUMBER:
        return rate_number(m, s, seat, noun)
    if zone == Z_SEAT:
        return rate_seat(s, seat, noun)
    if zone == Z_WORD:
        return rate_word(m, s, seat, noun)
    if zone == Z_TILE:
        return rate_tile(m, s, seat, noun)
    if zone in (Z_MARKET, Z_ASIDE):
        if kind == D_BUY:
            return buy_worth(m, s, seat, noun) + m.unit[OP_PAY_SOLARI] * m.late * float(acquire_cost(s, seat, noun))
        return buy_worth(m, s, seat, noun)
    if zone == Z_RESEARCH:
        return thing_worth(m, s, seat, FROM_RESEARCH * SOURCE_SPAN + noun, BOX_BONUS)
    if zone == Z_POST:
        return rate_post(m, s, seat, noun)
    if zone == Z_CONTRACT:
        return contract_worth(m, s, seat, noun)
    if zone == Z_CHOICE and kind in (D_TRAIN, D_CHOOSE_LINE):
        return rate_way(m, s, seat, noun)
    if zone == Z_SPACE:
        if kind == D_CHOOSE_AGENT:
            return -1.0
        if kind in (D_RECALL, D_CLOSE_SPACE):
            return space_worth(m, s, seat, -1, noun)
        return 0.0
    return rate_card(m, s, seat, zone, noun)


def rate_way(m: Valuation, s: State, seat: Seat, noun: i64) -> float:
    """Score a printed line to use or a way to take."""
    if s.kind == D_TRAIN:
        return way_worth(m, s, noun)
    place: i64 = s.pc + 1 + noun
    return worth(m, s, seat, s.rules.code[3 * place + 1], s.rules.code[3 * place + 2], s.source)


def rate_menu(m: Valuation, s: State, seat: Seat, zone: i64, noun: i64, places: vec[float]) -> float:
    """Score an option of a turn: a card to send an Agent with, an effect that waits, a card to acquire, the end."""
    if zone == Z_CHOICE:
        gain: float = line_worth(m, s, seat, s.agenda[noun])
        return FIRST + gain if gain > 0.0 else gain - 0.1
    if zone == Z_HAND:
        return rate_agent(m, s, seat, noun, places)
    if zone == Z_NUMBER:
        return reinforced(m, s, seat, noun) - reinforced(m, s, seat, 0) - m.w[W_GARRISON] * m.late * float(noun)
    if zone == Z_INTRIGUE:
        return rate_intrigue(m, s, seat, noun, T_WIN if s.kind == D_REWARD else T_PLOT)
    if zone in (Z_MARKET, Z_ASIDE):
        return rate_purchase(m, s, seat, noun, zone)
    if zone == Z_TILE:
        return thing_worth(m, s, seat, FROM_TILE * SOURCE_SPAN + noun, BOX_TURN) - 0.2
    if zone == Z_WORD and noun == W_ATOMICS:
        return -0.5  # the Row is not known to get better
    if zone == Z_WORD and noun == W_DREADNOUGHT:
        strong: i64 = unit_power(s, seat, kind_of(s.rules))
        now: float = conflict_worth(m, s, seat, 0, 0)
        return conflict_worth(m, s, seat, (strong + 1) // s.rules.troop_strength, 0) - now - m.w[W_GARRISON] * m.late
    return 0.0


def rate_agent(m: Valuation, s: State, seat: Seat, card: i64, places: vec[float]) -> float:
    """Score sending an Agent with a card, by the best space it opens and what it would have brought when revealed."""
    r = s.rules
    best: float = NOTHING
    space: i64 = 0
    if r.card_anywhere[card] != 0 or r.card_own_way[card] != 0:
        mask: i64
        if r.card_anywhere[card] != 0:
            mask = enterable_anywhere(s, seat, closed_to(s, seat))
        else:
            mask = enterable(s, seat, r.card_icons[card] | icons_of(s, seat, M_ICONS), closed_to(s, seat), card)
        while space < r.n_spaces:
            if (mask >> space) & 1 != 0:
                value: float = places[space]
                if value <= NOTHING:
                    value = space_worth(m, s, seat, card, space)
                if value > best:
                    best = value
            space += 1
    else:
        icons: i64 = r.card_icons[card] | icons_of(s, seat, M_ICONS)
        led: i64 = 0
        for room in r.entry_rooms:
            if icons & room.entry_icons != 0:
                led |= room.leads_to(s, seat)
        while space < r.n_spaces:
            if (r.space_icon[space] & icons != 0 or (led >> space) & 1 != 0) and places[space] > best:
                best = places[space]
            space += 1
    points: i64 = seat.persuasion + (r.council_persuasion if seat.council != 0 else 0)
    for other in seat.hand:
        points += m.card_persuasion[other]
    lost: float = persuasion_worth(m, points) - persuasion_worth(m, points - m.card_persuasion[card])
    lost += 0.8 * m.card_rest[card]
    if seat.conflict > 0 and m.card_swords[card] > 0:
        lost += conflict_worth(m, s, seat, 0, 0) - conflict_worth(m, s, seat, 0, -m.card_swords[card])
    return m.w[W_AGENT] + best + thing_worth(m, s, seat, FROM_CARD * SOURCE_SPAN + card, BOX_AGENT) - lost


def rate_intrigue(m: Valuation, s: State, seat: Seat, card: i64, kind: i64) -> float:
    """Score playing an Intrigue card now beside keeping it."""
    gain: float = thing_worth(m, s, seat, FROM_INTRIGUE * SOURCE_SPAN + card, BOX_PLOT + kind)
    if kind == T_ENDGAME:
        return gain + 0.01
    later: float = 0.05 + 0.4 * m.left
    kept: float = m.w[W_HOLD] * m.hold[card] * (later if later < 1.0 else 1.0)
    return gain - kept - 0.2


def buy_worth(m: Valuation, s: State, seat: Seat, card: i64) -> float:
    """Return what acquiring a card is worth: its effect at once and what it adds to the deck."""
    gain: float = thing_worth(m, s, seat, FROM_CARD * SOURCE_SPAN + card, BOX_ACQUIRE)
    if m.pieces:
        gain += ordered(m, s, seat, card)
    return gain + m.w[W_CYCLE] * m.left * m.card_keep[card]


def rate_purchase(m: Valuation, s: State, seat: Seat, card: i64, zone: i64) -> float:
    """Score buying a card together with the best that the rest of the Persuasion could buy."""
    r = s.rules
    value: float = buy_worth(m, s, seat, card)
    if r.card_cost[card] < 0:  # paid in specimens, which are worth little else
        return value + m.unit[OP_PAY_SPECIMEN] * m.late * float(r.cards[card].price)
    if value <= 0.0:
        return value - 0.1
    cost: i64 = r.card_cost[card] - seat.aside_discount if zone == Z_ASIDE else acquire_cost(s, seat, card)
    left: i64 = seat.persuasion - cost
    extra: float = 0.0
    for action in s.options:
        if r.action_zone[action] == Z_MARKET:
            other: i64 = r.action_noun[action]
            if (other != card or r.card_reserve[other] >= 0) and acquire_cost(s, seat, other) <= left:
                more: float = buy_worth(m, s, seat, other)
                if more > extra:
                    extra = more
    return value + extra + 0.001 * value


def rate_faction(m: Valuation, s: State, seat: Seat, faction: i64) -> float:
    """Score a Faction."""
    if s.kind == D_GAIN_INFLUENCE:
        gain: float = climb(m, s, seat, faction, s.limit)
        return gain if s.for_actor == seat.index else -gain
    if s.kind == D_LOSE_INFLUENCE:
        return -fall(m, s, seat, faction)
    return climb(m, s, seat, faction, 1)


def rate_number(m: Valuation, s: State, seat: Seat, n: i64) -> float:
    """Score a number of troops to deploy or to retreat; where numbers mean something else, more is better."""
    home: float = m.w[W_GARRISON] * m.late * float(n)
    if s.kind in FIELDING:
        return reinforced(m, s, seat, n) - home
    if s.kind == D_RETREAT:
        return conflict_worth(m, s, seat, -n, 0) + home
    return float(n)


def rate_seat(s: State, seat: Seat, number: i64) -> float:
    """Score an opponent: whom to harm is who leads, whom to give an Alliance is who is far behind.

    Of the own Allies the one is activated who has most in the Conflict.
    """
    other = actor(s, number)
    if s.teams != 0 and with_friends(s, seat.index, number):
        return float(4 * other.conflict + other.garrison) + float(strength(s, other))
    ahead: float = VP * float(other.vp) + float(strength(s, other))
    if s.kind == D_GIVE_ALLIANCE:
        return 500.0 if number == seat.index else -ahead
    return ahead if s.kind == D_CHOOSE_OPPONENT else 0.0


def rate_tile(m: Valuation, s: State, seat: Seat, tile: i64) -> float:
    """Score a Tech tile: what it brings at once and in the rounds to come, less its price."""
    price: float = m.unit[OP_PAY_SPICE] * m.late * float(tech.tables_of(s.rules).cost[tile])
    return m.tile_now[tile] + 0.7 * m.left * m.tile_round[tile] + price + 2.0


def rate_word(m: Valuation, s: State, seat: Seat, word: i64) -> float:
    """Score a word: what is offered is accepted unless something speaks against it."""
    if s.kind == D_TRASH:
        return 0.0
    if s.kind == D_TOP_CARD:
        keep: float = m.card_keep[s.limit]
        return keep + 0.5 if word == W_DRAW else -0.4 * m.left * keep
    if s.kind == D_PUT_CARD:
        return m.card_keep[s.limit] if word == W_TOP else 0.0
    shipping = freight.record_of(s)
    if shipping is not None and word == W_ADVANCE:
        return 2.0 if shipping.place[seat.index] < freight.tables_of(s.rules).top and m.left > 0.5 else 0.0
    if shipping is not None and word == W_RECALL:
        return float(shipping.place[seat.index])
    if word == W_DREADNOUGHT:
        return 0.5
    if s.kind == D_WALL:
        return wall_worth(m, s, seat) if word == W_ACCEPT else 0.0
    if s.kind == D_FLIP:
        return 0.0 if word == W_WILD else 1.0
    return 1.0 if word in (W_ACCEPT, W_LEADER) else 0.0


def in_hand(m: Valuation, card: i64) -> float:
    """Return what a card in the hand is worth for this round."""
    return m.card_keep[card] + 0.5 * float(m.card_persuasion[card]) + 0.3 * float(m.card_swords[card])


def rate_card(m: Valuation, s: State, seat: Seat, zone: i64, card: i64) -> float:
    """Score one of the own cards to discard, trash or take back."""
    if s.kind == D_TRASH_INTRIGUE:
        return -m.hold[card]
    if s.kind in (D_DISCARD, D_DISCARD_ONE):
        return -in_hand(m, card)
    if s.kind == D_TRASH:
        gain: float = -m.w[W_CYCLE] * m.left * m.card_keep[card]
        gain += thing_worth(m, s, seat, FROM_CARD * SOURCE_SPAN + card, BOX_TRASHED)
        return gain - (0.5 * in_hand(m, card) if zone == Z_HAND and seat.revealed == 0 else 0.0)
    return in_hand(m, card)


def contest(minds: list[Valuation], s: State, rng: Rng, noise: float) -> None:
    """Play a game to its end, every seat by its own mind."""
    while s.phase != PHASE_OVER:
        take(s, choose(minds[s.decider], s, rng, noise))
