"""What the Conflict promises to a seat with the units it has or might have. Compiled.

Only what the seat may know is read of the others: their counts, never their cards.
"""

import math

from landsraad.bots.teams import fielding, may_fight
from landsraad.bots.valuation import (
    FIGHTS,
    W_ENEMY_SWORD,
    W_ENEMY_TROOPS,
    W_FIGHT,
    W_GARRISON,
    W_SPREAD,
    Valuation,
)
from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.strength import in_conflict, strength, unit_strength
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import PHASE_COMBAT, PHASE_TURNS


def guess(m: Valuation, s: State, other: Actor) -> tuple[float, float]:
    """Guess an opponent's strength when the Combat is settled, and how unsure the guess is."""
    units: float = float(unit_strength(s, other))
    if s.phase == PHASE_COMBAT:
        return float(strength(s, other)), 0.2 * float(len(other.intrigue))
    hand: float = 2.0
    coming: float = float(other.agents) * m.w[W_ENEMY_TROOPS]
    if other.index < len(s.seats):
        seat = s.seats[other.index]
        if seat.revealed != 0:
            return float(strength(s, other)), 0.3 * float(len(other.intrigue))
        hand = m.w[W_ENEMY_SWORD] * float(len(seat.hand))
        room: float = float(seat.garrison) + 0.5
        if coming > room:
            coming = room
    if not in_conflict(other):
        hand *= 0.5
        coming *= 0.6
    return units + 2.0 * coming + hand + float(other.swords), 0.5 * m.w[W_SPREAD] + 0.5 * coming


def conflict_worth(m: Valuation, s: State, seat: Seat, troops: i64, swords: i64) -> float:
    """Return what the Conflict promises with so many troops and swords more, by the chance of each place."""
    if s.teams != 0:
        seat = fielding(s, seat)
    if s.conflict < 0 or (seat.conflict + troops <= 0 and seat.units_conflict == 0):
        return 0.0
    return promised(m, s, seat, s.rules.troop_strength * troops + swords, m.doubled)


def promised(m: Valuation, s: State, seat: Seat, more: i64, doubled: float) -> float:
    """Return what the Conflict promises a seat in it with so much strength more, rewards ``doubled`` (1) or not (0)."""
    mine: float = float(unit_strength(s, seat) + seat.swords + more)
    spread: float = 1.0
    if seat.revealed == 0 and s.phase == PHASE_TURNS:
        spread = m.w[W_SPREAD]
        for card in seat.hand:
            mine += 0.8 * float(m.card_swords[card])
        mine += 0.5 * float(seat.agents)
    none: float = 1.0  # chance that nobody is stronger
    one: float = 0.0
    two: float = 0.0
    number: i64 = 0
    while number < actor_count(s):
        if number != seat.index and (s.teams == 0 or may_fight(s, seat.index, number)):
            theirs, doubt = guess(m, s, actor(s, number))
            if theirs > 0.0:
                x: float = (mine - theirs) / (0.45 * (spread + doubt))
                beaten: float = 0.0
                if x < -20.0:
                    beaten = 1.0
                elif x < 20.0:
                    beaten = 1.0 / (1.0 + math.exp(x))
                two = two * (1.0 - beaten) + one * beaten
                one = one * (1.0 - beaten) + none * beaten
                none = none * (1.0 - beaten)
        number += 1
    place: i64 = 3 * s.conflict
    third: float = m.reward[place + 2] if len(s.seats) >= s.rules.third_reward_from else 0.3 * m.reward[place + 2]
    total: float = none * m.reward[place] + one * m.reward[place + 1] + two * third
    if doubled > 0.0:
        total += doubled * (none * m.again[place] + one * m.again[place + 1] + two * third)
    return m.w[W_FIGHT] * total + none * m.prize


def reinforced(m: Valuation, s: State, seat: Seat, troops: i64) -> float:
    """Return ``conflict_worth`` with so many troops more; every number is weighed once a decision."""
    if troops >= FIGHTS:
        troops = FIGHTS - 1
    while m.fights <= troops:
        m.fight[m.fights] = conflict_worth(m, s, seat, m.fights, 0)
        m.fights += 1
    return m.fight[troops]


def best_fight(m: Valuation, s: State, seat: Seat, limit: i64) -> float:
    """Return what the best number of troops to deploy gains."""
    now: float = reinforced(m, s, seat, 0)
    best: float = 0.0
    n: i64 = 1
    while n <= limit:
        gain: float = reinforced(m, s, seat, n) - now - m.w[W_GARRISON] * m.late * float(n)
        if gain > best:
            best = gain
        n += 1
    return best
