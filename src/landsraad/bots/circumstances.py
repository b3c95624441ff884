"""The circumstances of a decision in a few numbers that cost little to read, for what is learned of options. Compiled.

They are asked for at every decision of every imagined game, so nothing is weighed here that the tuned policy would not
weigh anyway. Nothing hidden from the seat goes in.
"""

from typing import Final

from landsraad.bots.valuation import Valuation
from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.atoms.units import count
from landsraad.engine.mechanics import contracts, freight, specimens, spies, tech, worms
from landsraad.engine.strength import in_conflict, packed_total, strength
from landsraad.model.state import Seat, State
from landsraad.model.terms import PHASE_COMBAT

FACTIONS: Final = 4
OWN: Final = 18
TABLE: Final = 15
RACES: Final = 3  # of every Faction
PIECES: Final = 8
VERSION: Final = 1
CIRCUMSTANCES: Final = OWN + TABLE + RACES * FACTIONS + PIECES


def no_circumstances() -> vec[float]:
    """Return a buffer for circumstances."""
    result = vec[float]()
    while len(result) < CIRCUMSTANCES:
        result = append(result, 0.0)
    return result


def attend(m: Valuation, s: State, seat: Seat, out: vec[float]) -> None:
    """Write the circumstances of the open decision; how far the game is has been looked at (``look``)."""
    out[0] = 0.2 * m.left
    out[1] = 0.1 * float(seat.solari)
    out[2] = 0.15 * float(seat.spice)
    out[3] = 0.25 * float(seat.water)
    out[4] = 0.15 * float(seat.garrison)
    out[5] = 0.15 * float(seat.conflict + 2 * packed_total(seat.units_conflict))
    out[6] = 0.4 * float(seat.agents)
    out[7] = 0.15 * float(seat.persuasion)
    out[8] = 0.25 * float(len(seat.intrigue))
    out[9] = 0.2 * float(len(seat.hand))
    out[10] = float(seat.council)
    out[11] = float(seat.swordmaster)
    out[12] = float(seat.revealed)
    out[13] = 0.1 * float(seat.supply)
    out[14] = 0.1 * float(seat.vp)
    points: i64 = 0
    swords: i64 = 0
    if seat.revealed == 0:
        for card in seat.hand:
            points += m.card_persuasion[card]
            swords += m.card_swords[card]
    out[15] = 0.15 * float(points)
    out[16] = 0.25 * float(swords)
    out[17] = 0.05 * float(len(seat.deck) + len(seat.discard) + len(seat.play) + len(seat.hand))
    about(m, s, seat, out)
    races(s, seat, out)
    pieces(s, seat, out)


def about(m: Valuation, s: State, seat: Seat, out: vec[float]) -> None:
    """Write how the others stand and what is fought for."""
    best: i64 = 0
    second: i64 = 0
    leading: i64 = 0
    agents: i64 = 0
    revealed: i64 = 0
    fighting: i64 = 0
    number: i64 = 0
    n: i64 = actor_count(s)
    while number < n:
        if number != seat.index:
            other = actor(s, number)
            if other.vp > leading:
                leading = other.vp
            if in_conflict(other):
                fighting += 1
            strong: i64 = strength(s, other)
            if strong > best:
                second = best
                best = strong
            elif strong > second:
                second = strong
            agents += other.agents
            if number < len(s.seats):
                revealed += s.seats[number].revealed
        number += 1
    mine: i64 = strength(s, seat)
    at: i64 = OWN
    out[at] = 0.1 * float(best)
    out[at + 1] = 0.1 * float(second)
    out[at + 2] = 0.1 * float(mine)
    out[at + 3] = 1.0 if mine > best else 0.0
    out[at + 4] = 1.0 if best >= mine and mine > second else 0.0
    out[at + 5] = 0.2 * float(seat.vp - leading)
    out[at + 6] = 0.15 * float(agents)
    out[at + 7] = 0.3 * float(revealed)
    out[at + 8] = 0.3 * float(fighting)
    top: i64 = leading if leading > seat.vp else seat.vp
    out[at + 9] = 0.2 * float(s.rules.vp_goal - top)
    out[at + 10] = 1.0 if len(s.conflict_deck) == 0 else 0.0
    out[at + 11] = 1.0 if s.phase == PHASE_COMBAT else 0.0
    out[at + 12] = 1.0 if s.turn_seat == seat.index else 0.0
    if s.conflict >= 0:
        out[at + 13] = 0.05 * m.reward[3 * s.conflict]
        out[at + 14] = 0.1 * m.reward[3 * s.conflict + 1]
    else:
        out[at + 13] = 0.0
        out[at + 14] = 0.0


def races(s: State, seat: Seat, out: vec[float]) -> None:
    """Write the own Influence with every Faction, how far that is ahead, and who has the Alliance."""
    n: i64 = actor_count(s)
    at: i64 = OWN + TABLE
    faction: i64 = 0
    while faction < FACTIONS:
        out[at] = 0.0
        out[at + 1] = 0.0
        out[at + 2] = 0.0
        if faction < s.rules.n_factions:
            mine: i64 = seat.influence(faction)
            best: i64 = 0
            number: i64 = 0
            while number < n:
                if number != seat.index:
                    level: i64 = actor(s, number).influence(faction)
                    if level > best:
                        best = level
                number += 1
            out[at] = 0.25 * float(mine)
            out[at + 1] = 0.25 * float(mine - best)
            holder: i64 = s.alliance[faction]
            if holder >= 0:
                out[at + 2] = 1.0 if holder == seat.index else -0.5
        at += RACES
        faction += 1


def pieces(s: State, seat: Seat, out: vec[float]) -> None:
    """Write the pieces that some boxes have."""
    at: i64 = OWN + TABLE + RACES * FACTIONS
    place: i64 = at
    while place < at + PIECES:
        out[place] = 0.0
        place += 1
    posts = spies.record_of(s)
    if posts is not None:
        out[at] = 0.33 * float(spies.bits(posts.posts[seat.index]))
    desert = worms.record_of(s)
    if desert is not None:
        out[at + 1] = float((desert.hooks >> seat.index) & 1)
        out[at + 2] = 0.5 * float(count(seat.units_conflict, worms.kind_of(s.rules)))
        out[at + 3] = float(desert.wall)
    tiles = contracts.record_of(s)
    if tiles is not None:
        out[at + 4] = 0.25 * float(len(tiles.held[seat.index]))
    shipping = freight.record_of(s)
    if shipping is not None:
        out[at + 5] = 0.3 * float(shipping.place[seat.index])
    offer = tech.record_of(s)
    if offer is not None:
        out[at + 6] = 0.3 * float(offer.negotiators[seat.index])
    vats = specimens.record_of(s)
    if vats is not None:
        out[at + 7] = 0.2 * float(vats.tanks[seat.index])
