"""Tech tiles and Negotiators: tiles on offer, bought for spice, that work at their times (X-TEC, X-NEG)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, changed, i64, pop, vec
from landsraad.core.rng import Rng
from landsraad.engine.actors.plan import fielder
from landsraad.engine.agenda import post_box
from landsraad.engine.atoms import flow, goods, owning, rivals, troops
from landsraad.engine.boxes import first_line, has_box, place_of, push_box
from landsraad.engine.legality import feasible, lendable
from landsraad.engine.offers import offer_numbers
from landsraad.model.conditions import Condition
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.effects import Modifier, Node
from landsraad.model.events import PUBLIC, rule_number
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import (
    BOX_ACQUIRE,
    BOX_ENDGAME,
    BOX_INSTEAD,
    BOX_REVEAL,
    BOX_ROUND,
    BOX_TURN,
    BOX_WIN,
    D_ACQUIRE,
    D_PLAY_CARD,
    D_RESOLVE,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_TRASH_SELF,
    OP_TROOPS,
    OP_VP,
    SOURCE_SPAN,
    TURN_REVEAL,
    W_DECLINE,
    W_SOLARI,
    W_SPICE,
)
from landsraad.model.things import LINES, Kind, Slot, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

TECH: Final = 10  # the family
FROM_TILE: Final = 8
Z_TILE: Final = 12
OP_TECH: Final = 57  # a Tech tile for a spice less; b = 1: may be paid in Solari
OP_NEGOTIATOR: Final = 58  # up to a troops of the Supply to the Tech tiles
OP_NEXT_TILE: Final = 99  # turn up the next tile of stack a; written by the room itself, never by a box
D_ACQUIRE_TECH: Final = 29
D_CURRENCY: Final = 30
D_NEGOTIATORS: Final = 31
D_NEGOTIATE: Final = 32
C_TILES: Final = 12  # owns at least a Tech tiles
EV_TILE_ACQUIRED: Final = 65
EV_TILE_TURNED_UP: Final = 66
EV_TILE_USED: Final = 67
EV_TILE_TRASHED: Final = 68
EV_NEGOTIATOR_PLACED: Final = 69
EV_NEGOTIATOR_RETURNED: Final = 70
EV_RIVAL_ACQUIRED: Final = 81
EV_RIVAL_USED: Final = 82

# When a Rival uses a Tech tile (X-RTC).
RIVAL_NEVER: Final = 0
RIVAL_AT_ONCE: Final = 1  # whenever it can pay, in its own turn
RIVAL_COMBAT: Final = 2  # on a Combat space
RIVAL_BLOCKED: Final = 3  # when enemy Agents are in the way, without paying

TILE = Kind(
    FROM_TILE,
    "tile",
    "tiles",
    (
        Slot("acquire", BOX_ACQUIRE),
        Slot("round_start", BOX_ROUND),
        Slot("turn", BOX_TURN),
        Slot("reveal", BOX_REVEAL, LINES),
        Slot("win", BOX_WIN),
        Slot("instead", BOX_INSTEAD),
        Slot("endgame", BOX_ENDGAME),
    ),
    owned=True,
)


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class TileDef(Thing):
    """A Tech tile (X-TEC): what it brings at once, and its ability by the time at which it works."""

    cost: int
    acquire: tuple[Node, ...] = ()
    round_start: tuple[Node, ...] = ()
    turn: tuple[Node, ...] = ()  # used by choice in an own turn
    flip: bool = False  # ``turn`` once a round: the tile is turned face down (X-TEC-14)
    reveal: tuple[Node, ...] = ()
    win: tuple[Node, ...] = ()  # on winning a Conflict
    instead: tuple[Node, ...] = ()  # for a unit of the winner sent to the Supply in place of control of a space
    endgame: tuple[Node, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    rival: bool = False  # a Rival may acquire it (X-RTC-02)
    rival_use: int = RIVAL_NEVER  # when a Rival uses ``turn``


def acquire_tech(discount: int = 0, or_solari: bool = False) -> Node:
    """Acquire a Tech tile for ``discount`` less, in spice or, where allowed, in Solari (X-TEC-10, X-CLR-01)."""
    return Node(OP_TECH, discount, int(or_solari))


def negotiator(n: int = 1) -> Node:
    """Put up to n troops of the Supply beside the Tech tiles as Negotiators (X-NEG-01)."""
    return Node(OP_NEGOTIATOR, n)


def owns_tiles(n: int) -> Condition:
    """Owns at least n Tech tiles, face up or face down (X-TEC-16)."""
    return Condition(C_TILES, n)


# --- state ---------------------------------------------------------------------------------------------------------


class TechRecord(Record):
    """The tiles on offer, and what the actors have besides the tiles they own."""

    def __init__(self) -> None:
        self.stacks: list[vec[i64]] = []  # the last of a stack lies face up on top
        self.covered: i64 = 0  # mask of stacks whose next tile is not turned up yet (X-TEC-05)
        self.gone: i64 = 0  # mask of tiles that left the game
        self.down: vec[i64] = vec[i64]()  # by actor: mask of own tiles that lie face down
        self.negotiators: vec[i64] = vec[i64]()  # by actor: troops beside the tiles

    def clone(self) -> Record:
        """Return an independent copy."""
        other = TechRecord()
        other.stacks = self.stacks
        other.covered = self.covered
        other.gone = self.gone
        other.down = self.down
        other.negotiators = self.negotiators
        return other


class TechTables(Tables):
    """What is printed on the tiles beside their boxes."""

    def __init__(self) -> None:
        self.cost: vec[i64] = vec[i64]()
        self.flip: vec[i64] = vec[i64]()
        self.rival: vec[i64] = vec[i64]()
        self.use: vec[i64] = vec[i64]()
        self.next_line: vec[i64] = vec[i64]()  # by stack: the line that turns up its next tile


def record_of(s: State) -> TechRecord | None:
    """Return the record of a game, None if it has no Tech tiles."""
    place: i64 = s.rules.room_at[TECH]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, TechRecord)
    return record


def tables_of(r: Rules) -> TechTables:
    """Return what is printed on the tiles of a ruleset."""
    tables = r.tables[r.room_at[TECH]]
    assert isinstance(tables, TechTables)
    return tables


def source_of(tile: i64) -> i64:
    """Return the source that names a tile."""
    return FROM_TILE * SOURCE_SPAN + tile


def owns(s: State, actor: i64, tile: i64) -> bool:
    """Tell whether an actor owns a tile."""
    return source_of(tile) in s.owned[actor]


def tiles_of(s: State, actor: i64) -> list[int]:
    """Return the tiles an actor owns."""
    return [int(source % SOURCE_SPAN) for source in s.owned[actor] if source // SOURCE_SPAN == FROM_TILE]


def takes_tiles(s: State, rival: Rival) -> bool:
    """Tell whether a Rival has to do with Tech tiles: never in a game of two (X-RTC-01)."""
    return rival.collects != 0 and s.rules.rival_keeps != 0


class Tech(Mechanic):
    """The room of the Tech tiles."""

    def __init__(self, tiles: tuple[TileDef, ...], stacks: int = 3) -> None:
        super().__init__("tech", TECH)
        self.tiles = tiles
        self.stacks = stacks
        self.operations = (
            Operation(OP_TECH, "acquire_tech", optional=True, fields=True),
            Operation(OP_NEGOTIATOR, "negotiator", optional=True, fields=True, takes_supply=True),
            Operation(OP_NEXT_TILE, "next_tile"),
        )
        self.questions = (
            Question(D_ACQUIRE_TECH, "acquire_tech", "acquire_tile"),
            Question(D_CURRENCY, "choose_currency", "pay_in", with_words=True),
            Question(D_NEGOTIATORS, "return_negotiators", "return_negotiators"),
            Question(D_NEGOTIATE, "place_negotiators", "place_negotiators"),
        )
        self.events = (
            EventKind(EV_TILE_ACQUIRED, "tile_acquired", "tile"),
            EventKind(EV_TILE_TURNED_UP, "tile_turned_up", "tile"),
            EventKind(EV_TILE_USED, "tile_used", "tile"),
            EventKind(EV_TILE_TRASHED, "tile_trashed", "tile"),
            EventKind(EV_NEGOTIATOR_PLACED, "negotiator_placed"),
            EventKind(EV_NEGOTIATOR_RETURNED, "negotiator_returned"),
            EventKind(EV_RIVAL_ACQUIRED, "rival_acquired", "tile", "rule"),
            EventKind(EV_RIVAL_USED, "rival_used", "tile", "rule"),
        )
        self.conditions = ((C_TILES, "tiles"),)
        self.zones = ((Z_TILE, "tile"),)
        self.kinds = (TILE,)
        self.in_menu = True
        self.for_rivals = True
        self.digest_group = "works"

    def own(self, s: State) -> TechRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[TECH]]
        assert isinstance(record, TechRecord)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the tiles."""
        return self.tiles

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Unpack what is printed on the tiles beside their boxes."""
        tables = TechTables()
        for tile in self.tiles:
            tables.cost = append(tables.cost, i64(tile.cost))
            tables.flip = append(tables.flip, i64(int(tile.flip)))
            tables.rival = append(tables.rival, i64(int(tile.rival)))
            tables.use = append(tables.use, i64(tile.rival_use))
        for stack in range(self.stacks):
            first, _ = writer.program((Node(OP_NEXT_TILE, stack),), FROM_TILE * SOURCE_SPAN, BOX_ACQUIRE)
            tables.next_line = append(tables.next_line, i64(first))
        return tables

    def effect_data(self, rules: Rules, op: int, a: int, b: int) -> Data | None:
        """Return the discount and currency of a purchase."""
        return {"discount": a, "or_solari": bool(b)} if op == OP_TECH else None

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return what is printed on a tile beside its boxes."""
        if kind != FROM_TILE:
            return {}
        tile = self.tiles[number]
        return {"cost": tile.cost, "flip": tile.flip, "rival": tile.rival}

    def deal(self, s: State, actors: i64) -> Record:
        """Shuffle the tiles into stacks, their top tiles face up (X-SET-04)."""
        record = TechRecord()
        tiles = vec[i64]()
        for number in range(len(self.tiles)):
            tiles = append(tiles, i64(number))
        s.rng.shuffle(tiles)
        height = len(self.tiles) // self.stacks
        for stack in range(self.stacks):
            record.stacks.append(tiles[stack * height : (stack + 1) * height])
        while len(record.down) < actors:
            record.down = append(record.down, 0)
            record.negotiators = append(record.negotiators, 0)
        return record

    def dealt(self, s: State) -> None:
        """Solo Rivals want something to buy from the start (X-RTC-03)."""
        self.clean_offer(s)

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Buy a tile, place Negotiators or turn up the next tile."""
        if op == OP_TECH:
            self.ask_tech(s, seat, source, pc, a, b)
        elif op == OP_NEXT_TILE:
            self.turn_up(s, a)
        else:
            one = s.seats[fielder(s, seat.index)]
            most: i64 = one.supply + troops.can_put_off(s, one)
            if most > 0:
                flow.ask(s, D_NEGOTIATE, seat.index, source, pc, 0)
                offer_numbers(s, 0, a if a < most else most)

    def take_top(self, s: State, stack: i64) -> i64:
        """Take the face-up tile of a stack; the next one stays face down for now."""
        own = self.own(s)
        rest, tile = pop(own.stacks[stack])
        self.put_stack(own, stack, rest)
        own.covered |= 1 << stack
        return tile

    def put_stack(self, own: TechRecord, stack: i64, tiles: vec[i64]) -> None:
        """Put other tiles in the place of a stack; copies of the game share the list, so it becomes a new one."""
        stacks = own.stacks[:]
        stacks[stack] = tiles
        own.stacks = stacks

    def uncover(self, s: State, stack: i64) -> None:
        """Turn up the next tile of a stack, if it has one (X-TEC-05, X-TEC-06)."""
        own = self.own(s)
        own.covered &= ~(1 << stack)
        tile: i64 = self.top_tile(s, stack)
        if tile >= 0:
            flow.note_reveal(s)
            if s.log is not None:
                s.log.add(EV_TILE_TURNED_UP, -1, tile, 0, -1, PUBLIC)

    def turn_up(self, s: State, stack: i64) -> None:
        """The Acquire effect of a tile is done: turn up the next one (X-TEC-05)."""
        self.uncover(s, stack)
        self.clean_offer(s)

    def take_bought(self, s: State, one: Actor, tile: i64) -> None:
        """Take a paid tile; its Acquire effect comes first, then the next tile is turned up (X-TEC-05, X-TEC-07)."""
        stack: i64 = self.stack_of(s, tile)
        self.gain_tile(s, one, tile)
        self.take_top(s, stack)
        flow.push_line(s, tables_of(s.rules).next_line[stack], one.index)
        push_box(s, source_of(tile), BOX_ACQUIRE, one.index)

    def gain_tile(self, s: State, one: Actor, tile: i64) -> None:
        """Give a tile to an actor, face up (X-TEC-05)."""
        owning.gain_thing(s, one.index, source_of(tile))
        if s.log is not None:
            s.log.add(EV_TILE_ACQUIRED, one.index, tile, 0, -1, PUBLIC)

    def thing_trashed(self, s: State, actor: i64, source: i64) -> None:
        """A tile leaves the game."""
        if source // SOURCE_SPAN == FROM_TILE:
            own = self.own(s)
            own.down = changed(own.down, actor, own.down[actor] & ~(1 << (source % SOURCE_SPAN)))
            self.note_gone(s, actor, source % SOURCE_SPAN)

    def note_gone(self, s: State, index: i64, tile: i64) -> None:
        """Write down that a tile left the game."""
        self.own(s).gone |= 1 << tile
        if s.log is not None:
            s.log.add(EV_TILE_TRASHED, index, tile, 0, -1, PUBLIC)

    def return_negotiators(self, s: State, one: Actor, n: i64) -> None:
        """Return n Negotiators to the Supply (X-NEG-03)."""
        own = self.own(s)
        own.negotiators = changed(own.negotiators, one.index, own.negotiators[one.index] - n)
        troops.return_to_supply(one, n)
        if n > 0 and s.log is not None:
            s.log.add(EV_NEGOTIATOR_RETURNED, one.index, -1, n, -1, PUBLIC)

    def place_negotiators(self, s: State, one: Actor, n: i64) -> None:
        """Put up to n troops of the Supply beside the tiles (X-NEG-01, X-NEG-02)."""
        if n > one.supply:
            n = one.supply
        troops.return_to_supply(one, -n)
        own = self.own(s)
        own.negotiators = changed(own.negotiators, one.index, own.negotiators[one.index] + n)
        if n > 0 and s.log is not None:
            s.log.add(EV_NEGOTIATOR_PLACED, one.index, -1, n, -1, PUBLIC)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_tech(self, s: State, seat: Seat, source: i64, pc: i64, discount: i64, or_solari: i64) -> None:
        """Ask which of the tiles on offer to acquire, if any (X-TEC-01 to X-TEC-04)."""
        flow.ask(s, D_ACQUIRE_TECH, seat.index, source, pc, 0)
        stack: i64 = 0
        while stack < len(self.own(s).stacks):
            tile: i64 = self.top_tile(s, stack)
            if tile >= 0 and self.can_pay(s, seat, tile, discount, or_solari):
                flow.offer(s, s.rules.act_thing[place_of(s.rules, source_of(tile))])
            stack += 1
        flow.offer(s, s.rules.act_word[W_DECLINE])

    def choose_tile(self, s: State, seat: Seat, tile: i64) -> None:
        """A tile was chosen: ask in what it is paid if there is a choice (X-CLR-01)."""
        code = s.rules.code
        price: i64 = self.price(s, tile, code[3 * s.pc + 1])
        helpers: i64 = self.own(s).negotiators[fielder(s, seat.index)]
        by_solari: bool = code[3 * s.pc + 2] == 1 and seat.solari >= price - helpers
        by_spice: bool = seat.spice >= price - helpers
        if by_solari and by_spice and price > 0:
            flow.ask(s, D_CURRENCY, seat.index, s.source, s.pc, tile)
            flow.offer(s, s.rules.act_word[W_SOLARI])
            flow.offer(s, s.rules.act_word[W_SPICE])
        else:
            self.choose_negotiators(s, seat, tile, W_SPICE if by_spice else W_SOLARI)

    def choose_negotiators(self, s: State, seat: Seat, tile: i64, currency: i64) -> None:
        """Ask how many Negotiators return to lower the price, if there is a choice (X-NEG-03)."""
        price: i64 = self.price(s, tile, s.rules.code[3 * s.pc + 1])
        have: i64 = seat.solari if currency == W_SOLARI else seat.spice
        least: i64 = price - have if price > have else 0
        helpers: i64 = self.own(s).negotiators[fielder(s, seat.index)]
        if least < helpers:
            flow.ask(s, D_NEGOTIATORS, seat.index, s.source, s.pc, tile + len(self.tiles) * currency)
            offer_numbers(s, least, helpers)
        else:
            self.buy_tile(s, seat, tile, currency, least)

    def buy_tile(self, s: State, seat: Seat, tile: i64, currency: i64, helpers: i64) -> None:
        """Pay a tile, take it, and let its Acquire effect follow (X-TEC-05, X-TEC-07)."""
        price: i64 = self.price(s, tile, s.rules.code[3 * s.pc + 1]) - helpers
        self.return_negotiators(s, s.seats[fielder(s, seat.index)], helpers)  # S-MRX-02
        if price > 0:
            if currency == W_SOLARI:
                goods.pay_solari(s, seat, price)
            else:
                goods.pay_spice(s, seat, price)
        self.take_bought(s, seat, tile)
        if s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index:
            # Its ability is the owner's from now on, in this very Reveal turn (X-TEC-08).
            post_box(s, source_of(tile), BOX_REVEAL, seat)

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Carry out the answer to a question about tiles or Negotiators."""
        if kind == D_ACQUIRE_TECH:
            if zone == Z_TILE:
                self.choose_tile(s, seat, noun)
        elif kind == D_CURRENCY:
            self.choose_negotiators(s, seat, s.limit, noun)
        elif kind == D_NEGOTIATORS:
            self.buy_tile(s, seat, s.limit % len(self.tiles), s.limit // len(self.tiles), noun)
        else:
            one = s.seats[fielder(s, seat.index)]  # S-MRX-02
            troops.put_off(s, one, noun)
            self.place_negotiators(s, one, noun)

    def offer(self, s: State, seat: Seat) -> None:
        """Offer the own tiles that can be used in this turn (X-TEC-13, X-TEC-14, F-IX-01)."""
        things = s.owned[seat.index]
        if len(things) == 0:
            return
        r = s.rules
        down: i64 = self.own(s).down[seat.index]
        for source in things:
            used: bool = (down >> (source % SOURCE_SPAN)) & 1 != 0
            if source // SOURCE_SPAN == FROM_TILE and not used and has_box(r, source, BOX_TURN):
                line: i64 = first_line(r, source, BOX_TURN)
                if feasible(s, r.line_pc[line], r.line_end[line], seat, source, True):
                    flow.offer(s, r.act_thing[place_of(r, source)])

    def choose(self, s: State, seat: Seat, zone: i64, noun: i64) -> bool:
        """Use the ability of an own tile; one with the flip icon is turned face down (X-TEC-14)."""
        if zone != Z_TILE:
            return False
        if s.log is not None:
            s.log.add(EV_TILE_USED, seat.index, noun, 0, -1, PUBLIC)
        self.flip(s, seat, noun)
        flow.touch_turn(s)
        push_box(s, source_of(noun), BOX_TURN, seat.index)
        return True

    def option_line(self, s: State, verb: str, noun: int) -> i64:
        """The use of a tile stands for its ability."""
        return first_line(s.rules, source_of(noun), BOX_TURN) if verb == "use" else -1

    def flip(self, s: State, one: Actor, tile: i64) -> None:
        """Turn a used tile face down for the rest of the round, if it has the flip icon (X-TEC-14)."""
        if tables_of(s.rules).flip[tile] != 0:
            own = self.own(s)
            own.down = changed(own.down, one.index, own.down[one.index] | 1 << tile)

    # --- can it ----------------------------------------------------------------------------------------------------

    def top_tile(self, s: State, stack: i64) -> i64:
        """Return the face-up tile of a stack, -1 if none lies there (X-TEC-04 to X-TEC-06)."""
        if (self.own(s).covered >> stack) & 1 != 0:
            return -1
        tiles = self.own(s).stacks[stack]
        return tiles[len(tiles) - 1] if len(tiles) > 0 else -1

    def stack_of(self, s: State, tile: i64) -> i64:
        """Return the stack on which a tile lies face up."""
        stack: i64 = 0
        while self.top_tile(s, stack) != tile:
            stack += 1
        return stack

    def price(self, s: State, tile: i64, discount: i64) -> i64:
        """Return the price of a tile after the discount of one icon, never below 0 (X-TEC-09, X-TEC-10)."""
        price: i64 = tables_of(s.rules).cost[tile] - discount
        return price if price > 0 else 0

    def can_pay(self, s: State, one: Actor, tile: i64, discount: i64, or_solari: i64) -> bool:
        """Tell whether an actor can pay a tile with all its Negotiators, in spice or in Solari (X-NEG-03, X-CLR-01)."""
        price: i64 = self.price(s, tile, discount) - self.own(s).negotiators[fielder(s, one.index)]
        return one.spice >= price or (or_solari != 0 and one.solari >= price)

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Tell whether one of the tiles on offer can be paid, or a troop is left to negotiate."""
        if op == OP_NEGOTIATOR:
            one = s.seats[fielder(s, seat.index)]
            return one.supply + troops.can_put_off(s, one) + lendable(s, one) > 0
        stack: i64 = 0
        while stack < len(self.own(s).stacks):
            tile: i64 = self.top_tile(s, stack)
            if tile >= 0 and self.can_pay(s, seat, tile, a, b):
                return True
            stack += 1
        return False

    def wishes(self, rules: Rules) -> list[tuple[str, Wish]]:
        """Everybody may wish to acquire or to use a tile."""
        found: list[tuple[str, Wish]] = []
        for number, tile in enumerate(self.tiles):
            found.append((f"acquire tile {tile.id}", Wish("acquire_tile", number)))
            found.append((f"use {tile.id}", Wish("use_tile", number)))
        return found

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why a tile cannot be acquired or used."""
        if wish.verb == "acquire_tile":
            return self.why_no_purchase(s, wish.thing)
        if wish.verb == "use_tile":
            return self.why_no_use(s, seat, wish.thing)
        return None

    def why_no_purchase(self, s: State, tile: int) -> WhyNot:
        """Why a tile cannot be acquired."""
        name = self.tiles[tile].id
        if s.kind != D_ACQUIRE_TECH:
            return WhyNot("why-no_tech_icon", {"tile": name}, "X-TEC-01")
        if not any(self.top_tile(s, stack) == tile for stack in range(len(self.own(s).stacks))):
            return WhyNot("why-tile_not_on_offer", {"tile": name}, "X-TEC-04")
        price = int(self.price(s, tile, s.rules.code[3 * s.pc + 1]))
        return WhyNot("why-tile_price", {"tile": name, "cost": price}, "X-TEC-05")

    def why_no_use(self, s: State, seat: Seat, tile: int) -> WhyNot:
        """Why a tile cannot be used."""
        name = self.tiles[tile].id
        if not owns(s, seat.index, tile):
            return WhyNot("why-tile_not_owned", {"tile": name}, "X-TEC-08")
        if s.kind not in (D_PLAY_CARD, D_RESOLVE, D_ACQUIRE) or not has_box(s.rules, source_of(tile), BOX_TURN):
            return WhyNot("why-tile_time", {"tile": name}, "X-TEC-13")
        if self.own(s).down[seat.index] >> tile & 1:
            return WhyNot("why-tile_face_down", {"tile": name}, "X-TEC-14")
        return WhyNot("why-tile_cost", {"tile": name}, "F-IX-01")

    # --- condition, times of the round -----------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Tell whether an actor owns so many tiles."""
        return len(tiles_of(s, actor.index)) >= a

    def round_start(self, s: State) -> None:
        """Tiles that lie face down are turned up again (X-TEC-15)."""
        own = self.own(s)
        i: i64 = 0
        while i < len(own.down):
            if own.down[i] != 0:
                own.down = changed(own.down, i, 0)
            i += 1

    # --- view ------------------------------------------------------------------------------------------------------

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return the tiles on offer."""
        own = self.own(s)
        stacks = [[self.tiles[tile].id for tile in stack] for stack in own.stacks]
        tops = [int(self.top_tile(s, number)) for number in range(len(stacks))]
        return {
            "tech": {
                "stacks": [
                    {"top": self.tiles[top].id if top >= 0 else None, "count": len(stack)}
                    for top, stack in zip(tops, stacks, strict=True)
                ],
                "gone": [tile.id for number, tile in enumerate(self.tiles) if own.gone >> number & 1],
                **({"order": stacks} if everything else {}),
            }
        }

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return an actor's Negotiators and tiles."""
        own = self.own(s)
        tiles = tiles_of(s, actor.index)
        down = int(own.down[actor.index])
        return {
            "negotiators": int(own.negotiators[actor.index]),
            "tiles": [{"id": self.tiles[tile].id, "face_up": not down >> tile & 1} for tile in tiles],
        }

    def digest(self, s: State) -> Data:
        """Return the tiles on offer as named data."""
        own = self.own(s)
        return {
            "stacks": [[self.tiles[tile].id for tile in stack] for stack in own.stacks],
            "gone": [tile.id for number, tile in enumerate(self.tiles) if own.gone >> number & 1],
            **({"covered": [stack for stack in range(self.stacks) if own.covered >> stack & 1]} if own.covered else {}),
        }

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return an actor's Negotiators and tiles as named data."""
        own = self.own(s)
        tiles = tiles_of(s, actor.index)
        down = int(own.down[actor.index])
        return {
            "negotiators": int(own.negotiators[actor.index]),
            "tiles": [self.tiles[tile].id for tile in tiles],
            "tiles_down": [self.tiles[tile].id for tile in tiles if down >> tile & 1],
        }

    def digest_limit(self, s: State, kind: int, limit: int) -> object:
        """Name the tile, and the currency, that a question is about."""
        if kind == D_CURRENCY:
            return self.tiles[limit].id
        if kind == D_NEGOTIATORS:
            return [self.tiles[limit % len(self.tiles)].id, s.rules.word_names[limit // len(self.tiles)]]
        return limit

    def redraw(self, s: State, rng: Rng) -> None:
        """Mix the face-down tiles of all stacks."""
        hidden: list[int] = []
        own = self.own(s)
        for number in range(len(own.stacks)):
            hidden += [int(tile) for tile in own.stacks[number][: self.face_down(s, number)]]
        pool = vec[i64]()
        for number in sorted(hidden):  # from a canonical order: whoever knows the seed cannot put the true one back
            pool = append(pool, i64(number))
        rng.shuffle(pool)
        for number in range(len(own.stacks)):
            tiles = own.stacks[number][:]
            for place in range(self.face_down(s, number)):
                pool, tiles[place] = pop(pool)
            self.put_stack(own, number, tiles)

    def face_down(self, s: State, stack: int) -> int:
        """Return how many tiles of a stack nobody sees."""
        return len(self.own(s).stacks[stack]) - int(self.top_tile(s, stack) >= 0)

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Acquire a tile, place Negotiators or turn up the next tile."""
        if op == OP_TECH:
            self.acquire_rival(s, rival, a)
        elif op == OP_NEXT_TILE:
            self.turn_up(s, a)
        elif takes_tiles(s, rival):
            self.place_negotiators(s, rival, a)

    def possible_rival(self, s: State, op: i64, a: i64, rival: Rival) -> bool:
        """Tell whether a Rival can have a tile, or place a Negotiator."""
        if op == OP_TECH:
            return self.best_stack(s, rival, a) >= 0
        return rival.supply > 0 and takes_tiles(s, rival)

    def rival_prefers(self, op: i64) -> bool:
        """A tile, if it can have one (X-RIV-20, X-RTC-07)."""
        return op == OP_TECH

    def best_stack(self, s: State, rival: Rival, discount: i64) -> i64:
        """Return the stack of the most expensive tile a Rival may and can take, -1 for none (X-RTC-02, X-RTC-05)."""
        if not takes_tiles(s, rival):
            return -1  # X-RTC-01
        tables = tables_of(s.rules)
        best: i64 = -1
        stack: i64 = 0
        while stack < len(self.own(s).stacks):
            tile: i64 = self.top_tile(s, stack)
            if (
                tile >= 0
                and tables.rival[tile] != 0
                and self.price(s, tile, discount) - self.own(s).negotiators[rival.index] <= rival.spice
                and (best < 0 or tables.cost[tile] > tables.cost[self.top_tile(s, best)])
            ):
                best = stack
            stack += 1
        return best

    def acquire_rival(self, s: State, rival: Rival, discount: i64) -> None:
        """Acquire the best tile, if there is one, with the help of all Negotiators (X-RTC-05, X-RTC-08)."""
        stack: i64 = self.best_stack(s, rival, discount)
        if stack < 0:
            return
        tile: i64 = self.top_tile(s, stack)
        price: i64 = self.price(s, tile, discount)
        helpers: i64 = self.own(s).negotiators[rival.index]
        if helpers > price:
            helpers = price
        self.return_negotiators(s, rival, helpers)
        if price > helpers:
            goods.pay_spice(s, rival, price - helpers)
        if s.log is not None:
            s.log.add(EV_RIVAL_ACQUIRED, rival.index, tile, 0, rule_number("X-RTC-05"), PUBLIC)
        self.take_bought(s, rival, tile)

    def clean_offer(self, s: State) -> None:
        """While no tile on offer is open to a solo Rival, the top tile of the largest stack leaves (X-RTC-03)."""
        if s.rivalry is None or not takes_tiles(s, s.rivalry.rivals[0]):
            return
        while True:
            stacks = self.own(s).stacks  # another list after each tile that leaves
            largest: i64 = 0
            stack: i64 = 0
            while stack < len(stacks):
                tile: i64 = self.top_tile(s, stack)
                if tile >= 0 and tables_of(s.rules).rival[tile] != 0:
                    return
                if len(stacks[stack]) > len(stacks[largest]):
                    largest = stack
                stack += 1
            if len(stacks[largest]) == 0:
                return
            self.note_gone(s, -1, self.take_top(s, largest))
            self.uncover(s, largest)

    def rival_turn(self, s: State, rival: Rival) -> None:
        """In its own turn a Rival uses what it can pay at the first opportunity (X-RTC-12, X-RTC-16)."""
        for tile in self.ready(s, rival, RIVAL_AT_ONCE):
            if self.can_use(s, rival, tile):
                self.use_rival(s, rival, tile, "X-RTC-12" if self.tiles[tile].flip else "X-RTC-16")

    def rival_fights(self, s: State, rival: Rival) -> None:
        """On a Combat space a Rival pays for troops, if it can have all of them (X-RTC-14)."""
        code = s.rules.code
        for tile in self.ready(s, rival, RIVAL_COMBAT):
            if self.can_use(s, rival, tile):
                pc: i64 = s.rules.line_pc[first_line(s.rules, source_of(tile), BOX_TURN)]
                bought: i64 = code[3 * pc + 1]
                if code[3 * bought] != OP_TROOPS or rival.supply >= code[3 * bought + 1]:
                    self.use_rival(s, rival, tile, "X-RTC-14")

    def rival_passes(self, s: State, rival: Rival) -> bool:
        """Tell whether a tile lets a Rival ignore enemy Agents now (X-RTC-15)."""
        return len(self.ready(s, rival, RIVAL_BLOCKED)) > 0

    def rival_passed(self, s: State, rival: Rival) -> None:
        """A Rival spends the tile that let it ignore enemy Agents (X-RTC-15)."""
        self.spend(s, rival, self.ready(s, rival, RIVAL_BLOCKED)[0], "X-RTC-15")

    def ready(self, s: State, rival: Rival, use: i64) -> vec[i64]:
        """Return the face-up tiles of a Rival that it uses at a time."""
        found = vec[i64]()
        sources = s.owned[rival.index]
        if len(sources) > 0:
            down: i64 = self.own(s).down[rival.index]
            uses = tables_of(s.rules).use
            for source in sources:
                tile: i64 = source % SOURCE_SPAN
                if source // SOURCE_SPAN == FROM_TILE and uses[tile] == use and (down >> tile) & 1 == 0:
                    found = append(found, tile)
        return found

    def can_use(self, s: State, rival: Rival, tile: i64) -> bool:
        """Tell whether a Rival has the Solari and spice a tile asks for."""
        code = s.rules.code
        pc: i64 = s.rules.line_pc[first_line(s.rules, source_of(tile), BOX_TURN)]
        if code[3 * pc] == OP_TROOPS:
            return rival.supply > 0
        if code[3 * pc] != OP_PAY:
            return False
        part: i64 = pc + 1
        while part < code[3 * pc + 1]:
            if code[3 * part] == OP_PAY_SOLARI and rival.solari < code[3 * part + 1]:
                return False
            if code[3 * part] == OP_PAY_SPICE and rival.spice < code[3 * part + 1]:
                return False
            part += 1
        return True

    def use_rival(self, s: State, rival: Rival, tile: i64, why: str) -> None:
        """Use a tile on the spot: pay what it asks for and take what it gives."""
        r = s.rules
        self.spend(s, rival, tile, why)
        line: i64 = first_line(r, source_of(tile), BOX_TURN)
        pc: i64 = r.line_pc[line]
        while pc < r.line_end[line]:
            op: i64 = r.code[3 * pc]
            n: i64 = r.code[3 * pc + 1]
            if op == OP_PAY_SOLARI:
                goods.pay_solari(s, rival, n)
            elif op == OP_PAY_SPICE:
                goods.pay_spice(s, rival, n)
            elif op == OP_TRASH_SELF:
                owning.trash_thing(s, rival.index, source_of(tile))
            elif op == OP_TROOPS:
                rivals.recruit(s, rival, n)
            elif op == OP_VP:
                goods.gain_vp(s, rival, n)
            pc += 1

    def spend(self, s: State, rival: Rival, tile: i64, why: str) -> None:
        """Note that a Rival uses a tile, and turn it face down if it has the flip icon."""
        self.note_use(s, rival, source_of(tile), why)
        self.flip(s, rival, tile)

    def note_use(self, s: State, rival: Rival, source: i64, why: str) -> None:
        """Write down by which rule a Rival uses a tile."""
        if source // SOURCE_SPAN == FROM_TILE and s.log is not None:
            s.log.add(EV_RIVAL_USED, rival.index, source % SOURCE_SPAN, 0, rule_number(why), PUBLIC)
