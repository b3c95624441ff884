"""Deal a new game: the set-up of the rulebook (B-SET), before anybody can see anything."""

from collections.abc import Sequence

from landsraad.core.packed import append, i64, joined, remove, vec
from landsraad.core.rng import ALGORITHM, SEALED, Rng, sealed, seeded
from landsraad.engine.agenda import run_plain
from landsraad.engine.atoms import cards
from landsraad.engine.atoms.owning import renew_hearing
from landsraad.engine.machine import run
from landsraad.model.defs import RivalGame
from landsraad.model.events import EventLog
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, RivalRecord, Seat, State
from landsraad.model.terms import FROM_LEADER, OP_SWORDMASTER


def filled(n: int, value: int) -> vec[i64]:
    """Return a packed list of n equal values."""
    result = vec[i64]()
    for _ in range(n):
        result = append(result, i64(value))
    return result


def deal(
    rules: Rules,
    players: int,
    leaders: Sequence[str | None],
    seed: int,
    log: EventLog | None = None,
    rivals: Sequence[str | None] = (),
    stream: str = ALGORITHM,
) -> State:
    """Set up a game; Leaders left open are dealt at random, no two the same (B-SET-08)."""
    drawn: Rng = sealed(seed, "game") if stream == SEALED else seeded(seed, "game")
    s = State(rules, drawn, [], [], [])
    s.log = log
    rng = s.rng
    values = rules.values
    deal_conflicts(s)
    s.intrigue_deck = rules.intrigue_deck[:]
    rng.shuffle(s.intrigue_deck)
    s.imperium_deck = rules.imperium_deck[:]
    rng.shuffle(s.imperium_deck)
    for _ in range(values.row_size):
        s.row = append(s.row, s.imperium_deck[len(s.imperium_deck) - 1])
        s.imperium_deck = s.imperium_deck[: len(s.imperium_deck) - 1]
    s.reserve = rules.reserve_counts[:]
    s.agents = filled(rules.n_spaces, 0)
    s.bonus_spice = filled(rules.n_spaces, 0)
    s.control = filled(rules.n_spaces, -1)
    s.alliance = filled(rules.n_factions, -1)
    names = [leader.id for leader in rules.leaders]
    free = vec[i64]()
    for number, name in enumerate(names):
        if name not in leaders and name not in rivals and not rules.leaders[number].back:
            free = append(free, i64(number))
    rng.shuffle(free)
    used = 0
    for index in range(players):
        seat = Seat(index)
        wish = leaders[index] if not rules.seating else seated_leader(s, index, leaders)
        if wish is None:
            seat.leader = free[used]
            used += 1
        else:
            seat.leader = names.index(wish)
        seat.vp = dict(values.start_vp).get(players, 0)
        water = rules.leaders[seat.leader].water
        seat.water = values.water if water is None else water
        seat.garrison = values.garrison
        seat.supply = values.troops - values.garrison
        seat.agents = values.agents
        seat.deck = rules.starting_deck[:]
        for card in rules.leaders[seat.leader].without:
            seat.deck = remove(seat.deck, i64([one.id for one in rules.cards].index(card)))
        rng.shuffle(seat.deck)
        seat.discard = rules.starting_discard[:]
        leader = rules.box_base[FROM_LEADER] + seat.leader
        seat.mods = rules.thing_mods[leader]
        for mod in seat.mods:
            seat.mod_kinds |= 1 << rules.mod_kind[mod]
        seat.triggers = rules.thing_triggers[leader]
        deal_units(rules, seat)
        s.seats.append(seat)
    for stack, kept_for in enumerate(rules.reserve_leader):
        if kept_for >= 0 and not any(seat.leader == kept_for for seat in s.seats):
            s.reserve[stack] = 0  # M-RIX-09
    if rules.seating:
        plan_seats(s)
    renew_hearing(s)
    actors = players + (rules.rival_game.rivals if rules.rival_game is not None else 0)
    if rules.has_owned != 0:
        for _ in range(actors):
            s.owned.append(vec[i64]())
    for room in rules.rooms:
        s.records.append(room.deal(s, actors))
    if rules.rival_game is not None:
        deal_rivals(s, rules.rival_game, rivals)
    s.first_player = first_player(s, players)
    run(s)
    return s


def seated_leader(s: State, index: int, wishes: Sequence[str | None]) -> str | None:
    """Return the Leader of a seat of a game with teams: the one wished for, or one that is meant for the seat.

    None if all of those are taken: then anybody's (S-SET-04).
    """
    wish = wishes[index]
    taken = [s.rules.leaders[seat.leader].id for seat in s.seats] + [name for name in wishes if name is not None]
    taken += [seat.leaders[0] for seat in s.rules.seating if seat.only and not s.rules.seating[index].only]
    if wish is not None:
        return wish
    fit = vec[i64]()
    for number, leader in enumerate(s.rules.leaders):
        if leader.id in s.rules.seating[index].leaders and leader.id not in taken:
            fit = append(fit, i64(number))
    s.rng.shuffle(fit)
    return s.rules.leaders[fit[0]].id if len(fit) > 0 else None


def plan_seats(s: State) -> None:
    """Set up the sides, and what the seats have that differ from the others (S-GEN-01, S-SET-11 to S-SET-16)."""
    rules = s.rules
    seating = rules.seating
    tracks = [track.id for track in rules.tracks]
    spaces = [space.id for space in rules.spaces]
    own = {name for plan in seating for name in plan.spaces}
    s.teams = 1
    for index, plan in enumerate(seating):
        seat = s.seats[index]
        if plan.crew or len(seating) not in dict(rules.values.start_vp):  # S-MIM-05
            seat.vp = plan.vp
        s.sides = append(s.sides, i64(plan.side))
        s.crews = append(s.crews, i64(sum(1 << friend for friend in plan.crew)))
        s.fielders = append(s.fielders, i64(index))
        closed = [number for number, space in enumerate(spaces) if space in own and space not in plan.spaces]
        s.barred = append(s.barred, i64(sum(1 << number for number in closed)))
        for track, name in enumerate(tracks):
            common = rules.track_base[track] == track
            moves = name == plan.track or (common and not plan.crew)
            s.track_holders = append(s.track_holders, i64(index if moves else -1))
        if plan.deck:
            seat.deck = rules.seat_decks[index][:]
            seat.discard = vec[i64]()
            s.rng.shuffle(seat.deck)
        if plan.crew:
            seat.garrison = seat.supply = seat.units_supply = 0
        seat.mods = joined(seat.mods, rules.seat_mods[index])
        for mod in seat.mods:
            seat.mod_kinds |= 1 << rules.mod_kind[mod]


def first_player(s: State, players: int) -> i64:
    """Return who starts: whom a room of the game says (U-OBJ-04, R-SET-09), else anybody (B-SET-17)."""
    for room in s.rules.rooms:
        marked: i64 = room.first_player(s)
        if marked >= 0:
            return marked
    anybody: i64 = s.rng.below(players)
    return anybody if s.rules.rival_marker == 0 else players  # the Rival on the human's left (H-SOL-15)


def deal_units(rules: Rules, one: Actor) -> None:
    """Put the units beside troops into an actor's Supply."""
    for number, unit in enumerate(rules.units):
        one.units_supply += unit.each << (8 * number)  # 0 for an unlimited kind


def deal_conflicts(s: State) -> None:
    """Build the Conflict deck from the bottom up; what is left over leaves the game unseen (B-SET-03, B-SET-04)."""
    rules = s.rules
    for level, count in reversed(rules.values.conflict_levels):
        pool = vec[i64]()
        for number in range(len(rules.conflicts)):
            if rules.conflict_level[number] == level:
                pool = append(pool, i64(number))
        s.rng.shuffle(pool)
        for position in range(len(pool)):
            if position < count:
                s.conflict_deck = append(s.conflict_deck, pool[position])
            else:
                s.conflict_out = append(s.conflict_out, pool[position])


def deal_rivals(s: State, game: RivalGame, wishes: Sequence[str | None]) -> None:
    """Set up the Rivals, their deck and what the level of difficulty changes (H-2PS, H-SOL)."""
    rules = s.rules
    level = rules.difficulty
    assert level is not None
    record = RivalRecord()
    s.rivalry = record
    names = [leader.id for leader in rules.leaders]
    taken = [int(seat.leader) for seat in s.seats] + [names.index(wish) for wish in wishes if wish is not None]
    free = vec[i64]()
    for name in game.leaders + rules.rival_leaders:
        if names.index(name) not in taken:
            free = append(free, i64(names.index(name)))
    s.rng.shuffle(free)
    used = 0
    for number in range(game.rivals):
        rival = Rival(len(s.seats) + number)
        if game.leaders:
            wish = wishes[number] if number < len(wishes) else None
            if wish is None:
                rival.leader = free[used]
                used += 1
            else:
                rival.leader = names.index(wish)
        rival.scores = int(game.scores and (rival.leader < 0 or rules.rival_plain[rival.leader] == 0))
        rival.track_bonus = 0
        rival.collects = int(game.collects)
        rival.owns_as = game.owns_as
        rival.water = game.water
        rival.garrison = level.rival_garrison
        rival.supply = rules.values.troops - level.rival_garrison
        rival.agents = game.agents
        deal_units(rules, rival)
        for _ in range(level.rival_intrigue):
            cards.draw_intrigue(s, rival)
        record.rivals.append(rival)
    record.deck = rules.rival_deck[:]
    s.rng.shuffle(record.deck)
    for room in rules.rooms:
        room.dealt(s)
    for seat in s.seats:
        if rules.human_first < rules.human_last:
            run_plain(s, rules.human_first, seat)
        for _ in range(level.human_intrigue):
            cards.draw_intrigue(s, seat)
        if not level.human_swordmaster:
            for number, space in enumerate(rules.spaces):
                if any(node.op == OP_SWORDMASTER for node in space.effects):
                    seat.visited |= 1 << number
