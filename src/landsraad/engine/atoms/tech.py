"""Tech tiles, Negotiators and the Freighter (X-TEC, X-NEG, X-FRT)."""

from landsraad.core.packed import append, extend, i64, pop, vec
from landsraad.model.events import (
    EV_FREIGHTER_ADVANCED,
    EV_FREIGHTER_RECALLED,
    EV_NEGOTIATOR_PLACED,
    EV_NEGOTIATOR_RETURNED,
    EV_TILE_ACQUIRED,
    EV_TILE_TRASHED,
    EV_TILE_TURNED_UP,
    EV_TILE_USED,
    PUBLIC,
)
from landsraad.model.state import Actor, Seat, State


def take_top(s: State, stack: i64) -> i64:
    """Take the face-up tile of a stack and turn up the next one (X-TEC-05)."""
    assert s.works is not None
    rest, tile = pop(s.works.stacks[stack])
    s.works.stacks[stack] = rest
    if len(rest) > 0:
        s.reveals += 1
        if s.log is not None:
            s.log.add(EV_TILE_TURNED_UP, -1, rest[len(rest) - 1], 0, -1, PUBLIC)
    return tile


def gain_tile(s: State, actor: Actor, tile: i64) -> None:
    """Give a tile to an actor, face up (X-TEC-05)."""
    actor.tiles |= 1 << tile
    if s.log is not None:
        s.log.add(EV_TILE_ACQUIRED, actor.index, tile, 0, -1, PUBLIC)


def renew_modifiers(s: State, seat: Seat) -> None:
    """Let the lasting abilities of the own tiles hold beside those of the Leader (X-TEC-08)."""
    r = s.rules
    mods = r.leader_mods[seat.leader][:]
    tile: i64 = 0
    while tile < r.n_tiles:
        if (seat.tiles >> tile) & 1 != 0:
            mods = extend(mods, r.tile_mods[tile])
        tile += 1
    seat.mods = mods
    seat.mod_kinds = 0
    for mod in mods:
        seat.mod_kinds |= 1 << r.mod_kind[mod]


def flip(s: State, actor: Actor, tile: i64) -> None:
    """Turn a used tile face down for the rest of the round (X-TEC-14)."""
    actor.tiles_down |= 1 << tile


def note_used(s: State, actor: Actor, tile: i64) -> None:
    """Write down that a tile is used."""
    if s.log is not None:
        s.log.add(EV_TILE_USED, actor.index, tile, 0, -1, PUBLIC)


def turn_up(actor: Actor) -> None:
    """Phase 1: tiles that lie face down are turned up again (X-TEC-15)."""
    actor.tiles_down = 0


def trash_tile(s: State, actor: Actor, tile: i64) -> None:
    """A tile leaves the game."""
    actor.tiles &= ~(1 << tile)
    actor.tiles_down &= ~(1 << tile)
    note_gone(s, actor.index, tile)


def note_gone(s: State, index: i64, tile: i64) -> None:
    """Write down that a tile left the game."""
    assert s.works is not None
    s.works.gone |= 1 << tile
    if s.log is not None:
        s.log.add(EV_TILE_TRASHED, index, tile, 0, -1, PUBLIC)


def place_negotiators(s: State, actor: Actor, n: i64) -> None:
    """Put up to n troops of the Supply beside the tiles (X-NEG-01, X-NEG-02)."""
    if n > actor.supply:
        n = actor.supply
    actor.supply -= n
    actor.negotiators += n
    if n > 0 and s.log is not None:
        s.log.add(EV_NEGOTIATOR_PLACED, actor.index, -1, n, -1, PUBLIC)


def return_negotiators(s: State, actor: Actor, n: i64) -> None:
    """Return n Negotiators to the Supply (X-NEG-03)."""
    actor.negotiators -= n
    actor.supply += n
    if n > 0 and s.log is not None:
        s.log.add(EV_NEGOTIATOR_RETURNED, actor.index, -1, n, -1, PUBLIC)


def advance(s: State, actor: Actor) -> None:
    """Move the Freighter one space up (X-FRT-02)."""
    actor.freighter += 1
    if s.log is not None:
        s.log.add(EV_FREIGHTER_ADVANCED, actor.index, -1, actor.freighter, -1, PUBLIC)


def recall(s: State, actor: Actor) -> i64:
    """Return the Freighter to the bottom and say which space it left (X-FRT-04)."""
    left: i64 = actor.freighter
    actor.freighter = 0
    if s.log is not None:
        s.log.add(EV_FREIGHTER_RECALLED, actor.index, -1, left, -1, PUBLIC)
    return left


def note_swords(s: State, place: i64) -> None:
    """Note which instruction of a revealed card gave swords this turn (X-CLR-02)."""
    if s.works is not None:
        s.works.sword_places = append(s.works.sword_places, place)


def forget_swords(s: State) -> None:
    """Begin to note anew which cards give swords."""
    if s.works is not None:
        s.works.sword_places = vec[i64]()


def wait_for_win(s: State, pc: i64, end: i64, actor: Actor, source: i64) -> None:
    """Keep effects for the case that the actor wins the Conflict."""
    assert s.works is not None
    entry = append(append(s.works.on_win, pc), end)
    s.works.on_win = append(append(entry, actor.index), source)


def forget_wins(s: State) -> None:
    """The Conflict is over: nothing waits for its winner any more."""
    assert s.works is not None
    s.works.on_win = vec[i64]()
