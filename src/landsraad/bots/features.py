"""A position as a short list of numbers from one seat's point of view, for value functions. Compiled.

Nothing hidden from the seat goes in: of the others only what lies open or can be counted. The best three opponents
have a place each, the strongest first; who is missing is all zeros.
"""

from typing import Final

from landsraad.bots.fight import conflict_worth, guess
from landsraad.bots.net import TRACKS, leader_number
from landsraad.bots.pieces import icon_worth, summoned, worm_room
from landsraad.bots.position_worth import look, thing_worth
from landsraad.bots.teams import with_friends
from landsraad.bots.valuation import Valuation
from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.atoms.units import count
from landsraad.engine.boxes import has_box, place_of
from landsraad.engine.mechanics import (
    contracts,
    freight,
    memories,
    mentat,
    objectives,
    research,
    specimens,
    spies,
    tech,
    tleilaxu,
    training,
    worms,
)
from landsraad.engine.strength import in_conflict, packed_total, strength
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    BOX_ENDGAME,
    BOX_PLOT,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    PHASE_COMBAT,
    PHASE_TURNS,
    SOURCE_SPAN,
)

COMMON: Final = 34  # of every actor
OWN: Final = 15  # of the own seat besides
TABLE: Final = 16  # of the game
FACTIONS: Final = 4
RACE: Final = 3  # of every Faction
OPPONENTS: Final = 3
N_FEATURES: Final = COMMON * (1 + OPPONENTS) + OWN + TABLE + RACE * FACTIONS
# Behind them where a host has such pieces: spies, sandworms, battle icons, contracts. Other networks end before these.
EACH_PIECE: Final = 10  # of every actor
TABLE_PIECE: Final = 6  # of the game
N_PIECES: Final = EACH_PIECE * (1 + OPPONENTS) + TABLE_PIECE
VERSION: Final = 2
MOST_HELD: Final = 96  # things of a seat that count, at most
MOST_AROUND: Final = 64  # and things around it
# Steps and specimens are things too, each under a number behind those of actions and Leaders.
RESEARCHED: Final = TRACKS
TLEILAXU_STEPS: Final = TRACKS + 1
IN_TANKS: Final = TRACKS + 2


def blank() -> vec[float]:
    """Return a buffer for features."""
    result = vec[float]()
    i: i64 = 0
    while i < N_FEATURES + N_PIECES:
        result = append(result, 0.0)
        i += 1
    return result


def empty_hands() -> vec[i64]:
    """Return a buffer for holdings."""
    result = vec[i64]()
    while len(result) < MOST_HELD + MOST_AROUND:
        result = append(result, 0)
    return result


def holdings(s: State, viewer: i64, out: vec[i64]) -> i64:
    """Write what the seat owns and return how many things that is, each under an action id that names it.

    These are the cards of its deck wherever they lie, once more those it can play, Intrigue cards and Tech tiles, and
    a step on a track or a specimen as one thing each.
    """
    r = s.rules
    me = s.seats[viewer]
    n: i64 = 0
    zones = (me.deck, me.hand, me.discard, me.play)
    for zone in zones:
        for card in zone:
            if n < MOST_HELD:
                out[n] = r.act_market[card]
                n += 1
    if s.phase == PHASE_TURNS and me.revealed == 0:
        for card in me.hand:
            if n < MOST_HELD:
                out[n] = r.act_hand[card]
                n += 1
    for intrigue in me.intrigue:
        if n < MOST_HELD:
            out[n] = r.act_intrigue[intrigue]
            n += 1
    if s.rules.has_owned != 0:
        for source in s.owned[viewer]:
            if n < MOST_HELD:
                out[n] = r.act_thing[place_of(r, source)]
                n += 1
    return steps(s, viewer, out, n)


def steps(s: State, viewer: i64, out: vec[i64], held: i64) -> i64:
    """Write behind the things ``held`` how far the seat is on the tracks of Immortality, and its specimens."""
    n: i64 = held
    way = research.record_of(s)
    if way is not None:
        n = repeated(out, n, RESEARCHED, research.tables_of(s.rules).column[way.places[viewer]])
    beetle = tleilaxu.record_of(s)
    if beetle is not None:
        n = repeated(out, n, TLEILAXU_STEPS, beetle.places[viewer])
    vats = specimens.record_of(s)
    if vats is not None:
        n = repeated(out, n, IN_TANKS, vats.tanks[viewer])
    return n


def repeated(out: vec[i64], held: i64, thing: i64, times: i64) -> i64:
    """Write a thing so many times behind those ``held`` and return how many there are then."""
    n: i64 = held
    left: i64 = times
    while left > 0 and n < MOST_HELD:
        out[n] = thing
        n += 1
        left -= 1
    return n


def surroundings(s: State, viewer: i64, out: vec[i64], held: i64) -> i64:
    """Write behind the things ``held`` what lies around the seat, whatever the box; return how many there are in all.

    These are the Leader, the cards of the Imperium Row and the spaces that are taken, each under a number that no thing
    held has.
    """
    r = s.rules
    n: i64 = held
    out[n] = leader_number(r.leaders[s.seats[viewer].leader].id)
    n += 1
    for card in s.row:
        if card >= 0 and n < MOST_HELD + MOST_AROUND:
            out[n] = r.act_play[card]
            n += 1
    space: i64 = 0
    while space < r.n_spaces:
        if s.agents[space] != 0 and n < MOST_HELD + MOST_AROUND:
            out[n] = r.act_space[space]
            n += 1
        space += 1
    return n


def width_of(m: Valuation) -> i64:
    """Return how many features the positions of a ruleset have."""
    return N_FEATURES + N_PIECES if m.pieces else N_FEATURES


def describe(m: Valuation, s: State, viewer: i64, out: vec[float]) -> None:
    """Write the features of a position."""
    me = s.seats[viewer]
    look(m, s, me)
    i: i64 = 0
    width: i64 = width_of(m)
    while i < width:
        out[i] = 0.0
        i += 1
    common(m, s, me, viewer, out, 0)
    own(m, s, me, out, COMMON)
    at: i64 = COMMON + OWN
    taken: i64 = 1 << viewer
    place: i64 = 0
    while place < OPPONENTS:
        best: i64 = next_opponent(s, viewer, taken)
        if best >= 0:
            taken |= 1 << best
            common(m, s, actor(s, best), viewer, out, at)
            if m.pieces:
                pieces(m, s, actor(s, best), out, N_FEATURES + EACH_PIECE * (1 + place))
        at += COMMON
        place += 1
    table(m, s, me, out, at)
    races(s, me, out, at + TABLE)
    if m.pieces:
        pieces(m, s, me, out, N_FEATURES)
        pieces_about(m, s, me, out, N_FEATURES + EACH_PIECE * (1 + OPPONENTS))


def next_opponent(s: State, viewer: i64, taken: i64) -> i64:
    """Return the opponent with the most Victory Points not taken yet, of equals the next clockwise; -1 for none."""
    n: i64 = actor_count(s)
    best: i64 = -1
    most: i64 = -1
    i: i64 = 1
    while i < n:
        number: i64 = (viewer + i) % n
        if (taken >> number) & 1 == 0 and (s.teams == 0 or not with_friends(s, viewer, number)):
            other = actor(s, number)
            vp: i64 = other.vp if other.scores != 0 else 0
            if vp > most:
                most = vp
                best = number
        i += 1
    return best


def common(m: Valuation, s: State, one: Actor, viewer: i64, out: vec[float], at: i64) -> None:
    """Write what everybody can see of an actor."""
    r = s.rules
    n: i64 = actor_count(s)
    out[at] = 1.0
    out[at + 1] = 0.1 * float(one.vp)
    out[at + 2] = 0.1 * float(one.solari)
    out[at + 3] = 0.15 * float(one.spice)
    out[at + 4] = 0.25 * float(one.water)
    out[at + 5] = 0.1 * float(one.garrison + 2 * packed_total(one.units_garrison))
    out[at + 6] = 0.15 * float(one.conflict + 2 * packed_total(one.units_conflict))
    out[at + 7] = 0.08 * float(strength(s, one))
    out[at + 8] = 0.4 * float(one.agents)
    out[at + 9] = float(one.swordmaster)
    out[at + 10] = float(one.council)
    out[at + 11] = 0.2 * float(len(one.intrigue))
    faction: i64 = 0
    near: float = 0.0
    while faction < FACTIONS:
        if faction < r.n_factions:
            level: i64 = one.influence(faction)
            out[at + 12 + faction] = 0.25 * float(level)
            if s.alliance[faction] == one.index:
                out[at + 16 + faction] = 1.0
            if level == r.influence_vp_at - 1:
                near += 1.0
        faction += 1
    out[at + 20] = 0.5 * near
    controls: i64 = 0
    for holder in s.control:
        if holder == one.index:
            controls += 1
    out[at + 21] = 0.5 * float(controls)
    out[at + 22] = float((one.index - s.first_player + n) % n) / 3.0
    if s.conflict >= 0 and s.phase in (PHASE_TURNS, PHASE_COMBAT):
        coming, _ = guess(m, s, one)
        out[at + 27] = 0.08 * coming
    shipping = freight.record_of(s)
    if shipping is not None:
        out[at + 28] = 0.2 * float(shipping.place[one.index])
    offer = tech.record_of(s)
    if offer is not None:
        out[at + 29] = 0.2 * float(offer.negotiators[one.index])
        for source in s.owned[one.index]:
            if source // SOURCE_SPAN == tech.FROM_TILE:
                out[at + 30] += 0.1 * m.tile_round[source % SOURCE_SPAN]
                out[at + 31] += 0.2
    if one.index < len(s.seats):
        seat = s.seats[one.index]
        out[at + 23] = float(seat.revealed)
        out[at + 24] = 0.2 * float(len(seat.hand)) if s.phase == PHASE_TURNS else 0.0
        keep: float = 0.0
        points: i64 = 0
        swords: i64 = 0
        size: i64 = 0
        zones = (seat.deck, seat.hand, seat.discard, seat.play)
        for zone in zones:
            for card in zone:
                keep += m.card_keep[card]
                points += m.card_persuasion[card]
                swords += m.card_swords[card]
                size += 1
        if size > 0:
            out[at + 25] = 0.5 * keep / float(size)
            out[at + 26] = float(points) / float(size)
            out[at + 32] = float(swords) / float(size)
            out[at + 33] = 0.05 * float(size)


def own(m: Valuation, s: State, me: Seat, out: vec[float], at: i64) -> None:
    """Write what only the seat itself knows: hand and Intrigue cards."""
    points: i64 = me.persuasion
    swords: i64 = 0
    icons: i64 = 0
    if s.phase == PHASE_TURNS and me.revealed == 0:
        if me.council != 0:
            points += s.rules.council_persuasion
        for card in me.hand:
            icons |= s.rules.card_icons[card]
            points += m.card_persuasion[card]
            swords += m.card_swords[card]
            out[at + 2] += 0.2 * m.card_keep[card]
    out[at] = 0.15 * float(points)
    out[at + 1] = 0.3 * float(swords)
    out[at + 3] = 1.0 if points >= m.vp_cost else 0.0
    for intrigue in me.intrigue:
        out[at + 4] += 0.1 * m.hold[intrigue]
        source: i64 = FROM_INTRIGUE * SOURCE_SPAN + intrigue
        kind: i64 = 0
        while kind < 4:
            if has_box(s.rules, source, BOX_PLOT + kind):
                out[at + 5 + kind] += 0.4
            kind += 1
        out[at + 10] += 0.1 * thing_worth(m, s, me, source, BOX_ENDGAME)
    helper = mentat.record_of(s)
    out[at + 9] = 1.0 if helper is not None and helper.next == me.index else 0.0
    if s.phase in (PHASE_TURNS, PHASE_COMBAT):
        now: float = conflict_worth(m, s, me, 0, 0)
        out[at + 11] = 0.05 * now
        if me.garrison > 1:
            out[at + 12] = 0.05 * (conflict_worth(m, s, me, 2, 0) - now)
    out[at + 13] = 0.1 * m.left
    if me.agents > 0:
        while icons != 0:
            out[at + 14] += 0.2 * float(icons & 1)
            icons >>= 1


def races(s: State, me: Seat, out: vec[float], at: i64) -> None:
    """Write for every Faction how far the seat is ahead, and whether an Alliance is within reach of it or of others."""
    r = s.rules
    n: i64 = actor_count(s)
    faction: i64 = 0
    while faction < FACTIONS and faction < r.n_factions:
        mine: i64 = me.influence(faction)
        best: i64 = 0
        number: i64 = 0
        while number < n:
            if number != me.index:
                level: i64 = actor(s, number).influence(faction)
                if level > best:
                    best = level
            number += 1
        holder: i64 = s.alliance[faction]
        out[at] = 0.25 * float(mine - best)
        if holder == me.index:
            out[at + 1] = 1.0 if best + 1 > mine else 0.0
        elif mine + 1 >= r.alliance_at and (holder < 0 or mine >= actor(s, holder).influence(faction)):
            out[at + 2] = 1.0
        at += RACE
        faction += 1


def table(m: Valuation, s: State, me: Seat, out: vec[float], at: i64) -> None:
    """Write how far the game is and what is fought for."""
    leading: i64 = 0
    second: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        if number != me.index and (s.teams == 0 or not with_friends(s, me.index, number)):
            vp: i64 = actor(s, number).vp
            if vp > leading:
                second = leading
                leading = vp
            elif vp > second:
                second = vp
        number += 1
    out[at] = 0.1 * float(s.round)
    out[at + 1] = 0.1 * float(len(s.conflict_deck))
    out[at + 2] = 0.25 * float(me.vp - leading)
    out[at + 3] = 0.25 * float(me.vp - second)
    top: i64 = leading if leading > me.vp else me.vp
    out[at + 4] = 0.2 * float(s.rules.vp_goal - top)
    out[at + 5] = 1.0 if top >= s.rules.vp_goal else 0.0
    out[at + 6] = 1.0 if len(s.conflict_deck) == 0 else 0.0
    if s.conflict >= 0:
        out[at + 7] = 0.05 * m.reward[3 * s.conflict]
        out[at + 8] = 0.1 * m.reward[3 * s.conflict + 1]
        rank: i64 = 0
        power: i64 = strength(s, me)
        number = 0
        while number < actor_count(s):
            if number != me.index and strength(s, actor(s, number)) >= power:
                rank += 1
            number += 1
        if in_conflict(me):
            out[at + 9] = 1.0 if rank == 0 else 0.0
            out[at + 10] = 1.0 if rank == 1 else 0.0
            out[at + 11] = 1.0 if rank > 1 else 0.0
    out[at + 12] = 1.0 if s.phase == PHASE_TURNS else 0.0
    out[at + 13] = 1.0 if s.phase == PHASE_COMBAT else 0.0
    out[at + 14] = 1.0 if s.turn_seat == me.index and s.phase == PHASE_TURNS else 0.0
    out[at + 15] = 0.25 * float(actor_count(s))


def pieces(m: Valuation, s: State, one: Actor, out: vec[float], at: i64) -> None:
    """Write the pieces of an actor that some hosts have; everybody sees them."""
    r = s.rules
    posts = spies.record_of(s)
    if posts is not None:
        out[at] = 0.33 * float(spies.bits(posts.posts[one.index]))
    desert = worms.record_of(s)
    if desert is not None:
        out[at + 1] = float((desert.hooks >> one.index) & 1)
        out[at + 2] = 0.5 * float(count(one.units_conflict, worms.kind_of(r)))
    won = objectives.record_of(s)
    if won is not None:
        for source in won.face_up_cards[one.index]:
            if objectives.icon_of(r, source) == objectives.WILD:
                out[at + 3] += 0.5
            elif objectives.icon_of(r, source) != objectives.NO_ICON:
                out[at + 4] += 0.4
        if s.conflict >= 0:
            prize: float = icon_worth(m, s, won.face_up_cards[one.index], FROM_CONFLICT * SOURCE_SPAN + s.conflict)
            out[at + 5] = 0.1 * prize
    tiles = contracts.record_of(s)
    if tiles is not None:
        out[at + 6] = 0.2 * float(len(tiles.completed[one.index]))
        for contract in tiles.held[one.index]:
            out[at + 7] += 0.1 * m.contract[contract]
            out[at + 8] += 0.25
    kept = memories.record_of(s)
    if kept is not None:
        out[at + 9] = 0.25 * float(kept.remembered[one.index])


def pieces_about(m: Valuation, s: State, me: Seat, out: vec[float], at: i64) -> None:
    """Write what the own seat makes of those pieces, and how the Shield Wall stands."""
    desert = worms.record_of(s)
    if desert is not None:
        out[at] = float(desert.wall)
        out[at + 1] = 1.0 if worm_room(s).walled_now(s) else 0.0
        if (desert.hooks >> me.index) & 1 != 0 and s.phase == PHASE_TURNS and me.agents > 0:
            out[at + 2] = 0.05 * summoned(m, s, me, 1)
    way = training.record_of(s)
    if way is not None and me.leader == training.tables_of(s.rules).leader:
        out[at + 3] = 0.2 * float(way.place[me.index])
    turned = s.rules.room_at[memories.MEMORIES] >= 0 and me.leader == memories.tables_of(s.rules).back
    out[at + 4] = 1.0 if turned else 0.0
    out[at + 5] = 0.1 * m.prize
