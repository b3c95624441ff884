"""What spies, sandworms, battle icons, contracts and the tracks of single Leaders are worth to a seat. Compiled.

Hosts without such pieces never come here. All of it lies open, the bank of contracts excepted, which is not read.
"""

from typing import Final

from landsraad.bots.fight import conflict_worth, promised
from landsraad.bots.valuation import INFLUENCE_ABOUT, Valuation
from landsraad.core.packed import i64, vec
from landsraad.engine.actors.plan import actor_count
from landsraad.engine.atoms.units import count
from landsraad.engine.conditions import holds
from landsraad.engine.legality import factions_to_gain, other_agents
from landsraad.engine.mechanics import contracts, objectives, spies, training, worms
from landsraad.engine.mechanics.contracts import OP_CONTRACT
from landsraad.engine.mechanics.objectives import CRYSKNIFE, OP_FLIP, WILD
from landsraad.engine.mechanics.spies import D_GATHER, D_MAKE_FREE, D_PLACE_SPY, OP_RECALL_SPY, OP_SPY
from landsraad.engine.mechanics.training import OP_TRAIN
from landsraad.engine.mechanics.worms import OP_HOOKS, OP_SANDWORM, OP_WALL_OFF, WORMS, Worms
from landsraad.engine.modifiers import icons_of
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    FROM_CONFLICT,
    M_IGNORE_ENEMIES,
    OP_DRAW,
    OP_INFLUENCE_EACH,
    OP_RECALL_OTHER,
    OP_SOLARI,
    SOURCE_SPAN,
)

VP: Final = 10.0
FIRST_OP: Final = 80  # operations from here on are weighed here
MATCHED: Final = 9.5  # a Conflict card that makes a pair
UNPAIRED: Final = 3.0  # one that may make a pair later
DONE: Final = 0.8  # a contract completed, beside its reward
HOOKS: Final = 1.5
HOOKS_ROUND: Final = 1.6
POST: Final = 0.2  # how much of the worth of its spaces a spy on a post can turn to account


def outlook(m: Valuation, s: State, seat: Seat) -> None:
    """Take in what winning the Conflict card is worth, and whether its rewards are doubled."""
    m.doubled = 0.0
    m.prize = 0.0
    if s.conflict < 0:
        return
    r = s.rules
    if seat.units_conflict != 0 and r.room_at[WORMS] >= 0 and count(seat.units_conflict, worms.kind_of(r)) > 0:
        m.doubled = 1.0
    won = objectives.record_of(s)
    if won is not None:
        m.prize = icon_worth(m, s, won.face_up_cards[seat.index], FROM_CONFLICT * SOURCE_SPAN + s.conflict)


def icon_worth(m: Valuation, s: State, up: vec[i64], source: i64) -> float:
    """Return what one more card with a battle icon is worth beside those that lie face up."""
    icon: i64 = objectives.icon_of(s.rules, source)
    if icon < CRYSKNIFE:
        return 0.0
    wild: bool = False
    plain: bool = False
    for other in up:
        had: i64 = objectives.icon_of(s.rules, other)
        if had == icon and icon != WILD:
            return MATCHED
        wild = wild or had == WILD
        plain = plain or (had >= CRYSKNIFE and had != WILD)
    if icon == WILD:
        return MATCHED if plain and not wild else UNPAIRED
    if wild and not plain:
        return MATCHED
    hope: float = 0.25 * m.left
    return UNPAIRED * (hope if hope < 1.0 else 1.0)


# --- spies ---------------------------------------------------------------------------------------------------------


def fresh(m: Valuation) -> float:
    """Return how much of what only later rounds bring is still to be had."""
    part: float = 0.25 + 0.25 * m.left
    return part if part < 1.0 else 1.0


def post_worth(m: Valuation, s: State, seat: Seat, post: i64) -> float:
    """Return what a spy on a post is worth: the best of its spaces, and a little for having two."""
    r = s.rules
    mask: i64 = spies.tables_of(r).spaces[post]
    best: float = 0.0
    total: float = 0.0
    space: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            gain: float = POST * m.space_worth[space]
            asks: i64 = r.space_requirement[space]
            if asks >= 0 and not holds(s, asks, seat, 0):
                gain *= 0.3
            gain += 0.4 * due(m, s, seat, space)
            if gain > best:
                best = gain
            total += gain
        mask >>= 1
        space += 1
    return 0.3 + (best + 0.3 * (total - best)) * fresh(m)


def best_post(m: Valuation, s: State, seat: Seat, posts: i64) -> float:
    """Return the worth of the best post of a mask."""
    best: float = 0.0
    post: i64 = 0
    while posts != 0:
        if posts & 1 != 0:
            gain: float = post_worth(m, s, seat, post)
            if gain > best:
                best = gain
        posts >>= 1
        post += 1
    return best


def spying(m: Valuation, s: State, seat: Seat, n: i64, where: i64) -> float:
    """Return what placing n spies is worth; one that has to be recalled first is hardly worth anything."""
    room = spies.room_of(s.rules)
    if room.open_posts(s, seat, where) == 0:
        return 0.0
    left: i64 = room.in_supply(s, seat)
    if left == 0:
        return 0.4
    return m.unit[OP_SPY] * fresh(m) * float(n if n < left else left)


def gathered(m: Valuation, s: State, seat: Seat, post: i64) -> float:
    """Return what recalling a spy for a card is worth."""
    own = spies.record_of(s)
    gain: float = 0.7 * m.unit[OP_DRAW] - 0.6 * post_worth(m, s, seat, post)
    if own is not None and own.recalled == 0 and len(seat.play) > 0:
        gain += m.card_recall[seat.play[len(seat.play) - 1]]
    return gain


def passes(s: State, seat: Seat, space: i64, card: i64) -> bool:
    """Tell whether an Agent needs no spy to enter: no enemy is there, or its card goes anyway."""
    r = s.rules
    if s.agents[space] & ~(15 << (4 * seat.index)) == 0:
        return True
    over: i64 = icons_of(s, seat, M_IGNORE_ENEMIES)
    if card >= 0:
        if r.card_anywhere[card] != 0:
            return True
        over |= r.card_ignores_enemies[card]
    return over & r.space_icon[space] != 0


def near_spies(m: Valuation, s: State, seat: Seat, card: i64, space: i64) -> float:
    """Return what the own spies at a space add to entering it: a card drawn, or the way in among enemies."""
    own = spies.record_of(s)
    if own is None:
        return 0.0
    near: i64 = spies.bits(own.posts[seat.index] & spies.tables_of(s.rules).at[space])
    if near == 0:
        return 0.0
    gain: float = m.card_recall[card] if card >= 0 else 0.0
    if s.agents[space] != 0 and not passes(s, seat, space, card):
        gain += m.unit[OP_RECALL_SPY]
        near -= 1
    if near > 0:
        gain += 0.7 * m.unit[OP_DRAW] + m.unit[OP_RECALL_SPY]
    return gain


def rate_post(m: Valuation, s: State, seat: Seat, post: i64) -> float:
    """Score a post in a question about spies."""
    if s.kind == D_PLACE_SPY:
        return post_worth(m, s, seat, post)
    if s.kind == D_GATHER:
        return gathered(m, s, seat, post)
    if s.kind == D_MAKE_FREE:
        where: i64 = s.rules.code[3 * s.pc + 2]
        better: float = best_post(m, s, seat, spies.room_of(s.rules).open_posts(s, seat, where))
        return better - post_worth(m, s, seat, post) - 0.3
    return -post_worth(m, s, seat, post)


# --- contracts -----------------------------------------------------------------------------------------------------


def contract_worth(m: Valuation, s: State, seat: Seat, contract: i64) -> float:
    """Return what a contract promises: its reward by the chance that it will be completed."""
    r = s.rules
    tables = contracts.tables_of(r)
    reward: float = m.contract[contract] + DONE
    space: i64 = tables.space[contract]
    if space >= 0:
        price: i64 = r.space_solari[space] + 2 * r.space_spice[space] + 2 * r.space_water[space]
        easy: float = 0.9 - 0.05 * float(price)
        return reward * fresh(m) * (easy if easy > 0.35 else 0.35)
    if tables.amount[contract] > 0:
        return reward * fresh(m) * (0.8 - 0.1 * float(tables.amount[contract] - 2))
    if tables.card[contract] >= 0:
        return reward * fresh(m) * 0.6
    return reward


def taking(m: Valuation, s: State, seat: Seat, n: i64) -> float:
    """Return what n contract icons are worth: the best contract to be had, or Solari."""
    own = contracts.record_of(s)
    best: float = 2.0 * m.unit[OP_SOLARI] * m.late
    if own is not None and len(own.market) > 0:
        best = 0.0
        for contract in own.market:
            gain: float = contract_worth(m, s, seat, contract)
            if gain > best:
                best = gain
    return best * float(n)


def due(m: Valuation, s: State, seat: Seat, space: i64) -> float:
    """Return what the own contracts bring when an Agent is sent to a space."""
    own = contracts.record_of(s)
    if own is None or len(own.held[seat.index]) == 0:
        return 0.0
    tables = contracts.tables_of(s.rules)
    total: float = 0.0
    for contract in own.held[seat.index]:
        if tables.space[contract] == space:
            total += m.contract[contract] + DONE
        elif tables.amount[contract] > 0 and s.rules.space_maker[space] != 0:
            short: i64 = tables.amount[contract] - m.space_yield[space] - s.bonus_spice[space]
            if s.control[space] == seat.index:
                short -= 1
            if short <= 0:
                total += m.contract[contract] + DONE
            elif short == 1:
                total += 0.3 * (m.contract[contract] + DONE)
    return total


def ordered(m: Valuation, s: State, seat: Seat, card: i64) -> float:
    """Return what the own contracts bring when a card is acquired."""
    own = contracts.record_of(s)
    if own is None:
        return 0.0
    total: float = 0.0
    for contract in own.held[seat.index]:
        if contracts.tables_of(s.rules).card[contract] == card:
            total += m.contract[contract] + DONE
    return total


# --- sandworms -----------------------------------------------------------------------------------------------------


def worm_room(s: State) -> Worms:
    """Return the room of the sandworms."""
    room = s.rules.rooms[s.rules.room_at[WORMS]]
    assert isinstance(room, Worms)
    return room


def summoned(m: Valuation, s: State, seat: Seat, n: i64) -> float:
    """Return what n sandworms in the Conflict are worth: their strength, and rewards doubled."""
    if s.conflict < 0 or not worm_room(s).can_summon(s, seat):
        return 0.0
    more: i64 = n * s.rules.unit_strength[worms.kind_of(s.rules) - 1]
    return promised(m, s, seat, more, 1.0) - conflict_worth(m, s, seat, 0, 0)


def hooks_worth(m: Valuation, s: State, seat: Seat) -> float:
    """Return what Maker Hooks are worth to whoever has none."""
    own = worms.record_of(s)
    if own is None or (own.hooks >> seat.index) & 1 != 0:
        return 0.0
    return HOOKS + HOOKS_ROUND * m.left


def wall_worth(m: Valuation, s: State, seat: Seat) -> float:
    """Return what it is worth that the Shield Wall goes: good for who has Maker Hooks, bad where others have them."""
    own = worms.record_of(s)
    if own is None or own.wall == 0:
        return 0.0
    total: float = 0.0
    number: i64 = 0
    while number < actor_count(s):
        if (own.hooks >> number) & 1 != 0:
            total += 3.0 if number == seat.index else -1.5
        number += 1
    return total * fresh(m)


# --- effects -------------------------------------------------------------------------------------------------------


def way_worth(m: Valuation, s: State, space: i64) -> float:
    """Return what a space of the training track brings."""
    line: i64 = training.tables_of(s.rules).line[space]
    return m.lines(line, line + 1)


def trained(m: Valuation, s: State, seat: Seat) -> float:
    """Return what the next step on the training track brings."""
    own = training.record_of(s)
    if own is None:
        return 0.0
    mask: i64 = training.tables_of(s.rules).next[own.place[seat.index]]
    best: float = 0.0
    space: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            gain: float = way_worth(m, s, space)
            if gain > best:
                best = gain
        mask >>= 1
        space += 1
    return best


def piece_worth(m: Valuation, s: State, seat: Seat, op: i64, a: i64, b: i64) -> float:
    """Return what one effect on pieces is worth now; what is not known here, by its weight."""
    if op == OP_SPY:
        return spying(m, s, seat, a, b)
    if op == OP_CONTRACT:
        return taking(m, s, seat, a)
    if op == OP_SANDWORM:
        return summoned(m, s, seat, a)
    if op == OP_HOOKS:
        return hooks_worth(m, s, seat)
    if op == OP_WALL_OFF:
        gain: float = wall_worth(m, s, seat)
        return gain if gain > 0.0 else 0.0
    if op == OP_TRAIN:
        return trained(m, s, seat)
    if op == OP_FLIP:
        return flip_cost(m, s, seat)
    if op == OP_INFLUENCE_EACH:
        mask: i64 = factions_to_gain(s, seat, b << 8 | (1 << s.rules.n_factions) - 1)
        return INFLUENCE_ABOUT * float(a * spies.bits(mask))
    if op == OP_RECALL_OTHER:
        return m.flat[op] if len(seat.hand) > 0 and other_agents(s, seat) != 0 else 0.0
    return m.unit[op] * float(a if a < 8 else 2) + m.flat[op]


def flip_cost(m: Valuation, s: State, seat: Seat) -> float:
    """Return what turning a card with a battle icon down costs: in the end nothing but a pair it could make."""
    own = objectives.record_of(s)
    if own is None:
        return 0.0
    wild: bool = False
    for source in own.face_up_cards[seat.index]:
        wild = wild or objectives.icon_of(s.rules, source) == WILD
    return -0.5 * VP if wild and len(own.face_up_cards[seat.index]) == 2 else -0.5
