"""Contracts: taken from a market, completed by what their owner does (C-TAK, C-COM).

Without tiles, as the host brings it, the icon gives Solari (C-TAK-01); a box that has tiles brings the same room with
them.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, pop, remove, remove_at, vec
from landsraad.core.rng import Rng
from landsraad.engine.agenda import gain, in_own_turn, post_lines, push_lines
from landsraad.engine.atoms import flow, goods, rivals
from landsraad.engine.boxes import first_line, last_line, place_of
from landsraad.engine.offers import offer_mask
from landsraad.model.conditions import Condition
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import (
    BOX_COMPLETED,
    FROM_LEADER,
    OP_PER,
    OP_SOLARI,
    SOURCE_SPAN,
    STEP_REWARD_MENU,
    TURN_AGENT,
    W_SOLARI,
    Z_WORD,
)
from landsraad.model.things import LINES, Kind, Slot, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

CONTRACTS: Final = 16  # the family
FROM_CONTRACT: Final = 12
Z_CONTRACT: Final = 14
OP_CONTRACT: Final = 91  # take a contracts
OP_GIVE_CONTRACTS: Final = 167  # give the contracts of the market to the own Allies, one each
OP_FIRST_CONTRACT: Final = 182  # choose one of those dealt, or (a) all have chosen; written by the room itself
D_CONTRACT: Final = 50
D_FIRST_CONTRACT: Final = 58
D_GIVE_CONTRACT: Final = 95
C_COMPLETED: Final = 32  # has completed at least a contracts
N_COMPLETED: Final = 7  # contracts completed
EV_CONTRACT_TAKEN: Final = 100
EV_CONTRACT_TURNED_UP: Final = 101
EV_CONTRACT_COMPLETED: Final = 102
EV_CONTRACT_OFFERED: Final = 138

EACH: Final = 2  # contracts dealt to a player before the game (C-RIX-02)
CHOOSES: Final = 0
ALL_CHOSE: Final = 1

CONTRACT = Kind(FROM_CONTRACT, "contract", "contracts", (Slot("reward", BOX_COMPLETED, LINES),))


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class ContractDef(Thing):
    """A contract: its reward, and what completes it; with none of these it is completed when it is taken."""

    reward: tuple[Node, ...]
    copies: int = 1
    space: str | None = None  # an Agent sent there (C-COM-02)
    harvest: int = 0  # so much spice in a turn with an Agent on a Maker space (C-COM-05)
    acquire: str | None = None  # this card acquired (C-COM-10)
    dealt: bool = False  # never in the bank: players are dealt some before the game and keep one (C-RIX-02, C-RIX-04)


def contract(n: int = 1) -> Node:
    """Take n contracts, one after another; Solari where there are none (C-TAK-02, C-TAK-05, C-TAK-09)."""
    return Node(OP_CONTRACT, n)


def give_contracts() -> Node:
    """Give the face-up contracts to the own Allies, one each by choice; the places are filled again (S-CLR-02)."""
    return Node(OP_GIVE_CONTRACTS)


def contracts_completed(n: int) -> Condition:
    """Has completed at least n contracts (C-COM-12)."""
    return Condition(C_COMPLETED, n)


def per_contract(gain: Node) -> Node:
    """The gain once for each completed contract."""
    return Node(OP_PER, N_COMPLETED, body=(gain,))


# --- state ---------------------------------------------------------------------------------------------------------


class ContractRecord(Record):
    """The market, the bank, and what everybody has."""

    def __init__(self) -> None:
        self.bank: vec[i64] = vec[i64]()  # face down, the next one last
        self.market: vec[i64] = vec[i64]()  # face up
        self.kept_aside: vec[i64] = vec[i64]()  # for one Leader only (C-TAK-10)
        self.held: list[vec[i64]] = []  # by actor, in a fixed order: to be completed
        self.completed: list[vec[i64]] = []  # by actor, in a fixed order: face down
        self.fresh: vec[i64] = vec[i64]()  # taken since the Agent of this turn was sent (C-COM-08)
        self.offered: list[vec[i64]] = []  # by seat, before the game: what it was dealt
        self.keeping: vec[i64] = vec[i64]()  # by seat: what it keeps, face down until all have chosen; -1: nothing yet

    def clone(self) -> Record:
        """Return an independent copy."""
        other = ContractRecord()
        other.bank = self.bank[:]
        other.market = self.market[:]
        other.kept_aside = self.kept_aside[:]
        for contracts in self.held:
            other.held.append(contracts[:])
        for contracts in self.completed:
            other.completed.append(contracts[:])
        other.fresh = self.fresh[:]
        for contracts in self.offered:
            other.offered.append(contracts[:])
        other.keeping = self.keeping[:]
        return other


class ContractTables(Tables):
    """What completes the contracts, and the Leader for whom some are kept aside."""

    def __init__(self) -> None:
        self.space: vec[i64] = vec[i64]()  # -1: no space
        self.amount: vec[i64] = vec[i64]()  # 0: no harvest
        self.card: vec[i64] = vec[i64]()  # -1: no card
        self.leader: i64 = -1
        self.first_line: vec[i64] = vec[i64]()  # a player chooses; all have chosen


def record_of(s: State) -> ContractRecord | None:
    """Return the record of a game, None if it has no contracts."""
    place: i64 = s.rules.room_at[CONTRACTS]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, ContractRecord)
    return record


def tables_of(r: Rules) -> ContractTables:
    """Return what completes the contracts of a ruleset."""
    tables = r.tables[r.room_at[CONTRACTS]]
    assert isinstance(tables, ContractTables)
    return tables


def source_of(contract: i64) -> i64:
    """Return the source that names a contract."""
    return FROM_CONTRACT * SOURCE_SPAN + contract


def with_one(zone: vec[i64], contract: i64) -> vec[i64]:
    """Return a zone with one more contract, in a fixed order: when it came is nobody's business."""
    ordered = vec[i64]()
    placed: bool = False
    for other in zone:
        if not placed and other > contract:
            ordered = append(ordered, contract)
            placed = True
        ordered = append(ordered, other)
    return ordered if placed else append(ordered, contract)


def copies_in(zone: vec[i64], contract: i64) -> i64:
    """Count the copies of a contract in a zone."""
    n: i64 = 0
    for other in zone:
        if other == contract:
            n += 1
    return n


class Contracts(Mechanic):
    """The room of the contracts."""

    def __init__(
        self,
        tiles: tuple[ContractDef, ...] = (),
        leader: str | None = None,
        aside: tuple[str, ...] = (),
        face_up: int = 2,
        instead: int = 2,
        gives: bool = False,
    ) -> None:
        super().__init__("contracts", CONTRACTS)
        self.tiles = tiles
        self.leader = leader  # for whom ``aside`` is kept if somebody plays it (C-SET-05)
        self.aside = aside
        self.face_up_tiles: int = face_up
        self.instead: i64 = instead  # Solari for an icon when there is no contract to take
        self.operations = (Operation(OP_CONTRACT, "contract", at_once=not tiles),)
        self.questions = (Question(D_CONTRACT, "take_contract", "take_contract"),)
        self.dealt_tiles = tuple(number for number, tile in enumerate(tiles) if tile.dealt)
        if self.dealt_tiles:
            self.operations += (Operation(OP_FIRST_CONTRACT, "first_contract"),)
            self.questions += (Question(D_FIRST_CONTRACT, "keep_contract", "keep_contract", written="keep contract"),)
        self.gives = gives  # some effect gives contracts to others
        if gives:
            self.operations += (Operation(OP_GIVE_CONTRACTS, "give_contracts"),)
            self.questions += (Question(D_GIVE_CONTRACT, "give_contract", "give_contract", written="give contract"),)
        self.events = (
            EventKind(EV_CONTRACT_TAKEN, "contract_taken", "contract"),
            EventKind(EV_CONTRACT_TURNED_UP, "contract_turned_up", "contract"),
            EventKind(EV_CONTRACT_COMPLETED, "contract_completed", "contract"),
        )
        if self.dealt_tiles:
            self.events += (EventKind(EV_CONTRACT_OFFERED, "contract_offered", "contract"),)
        self.conditions = ((C_COMPLETED, "contracts_completed"),)
        self.counters = ((N_COMPLETED, "contracts_completed"),)
        self.digest_group = "contracts" if tiles else ""
        if tiles:
            self.kinds = (CONTRACT,)
            self.zones = ((Z_CONTRACT, "contract"),)
            self.on_arrival = True
            self.on_acquiring = True
            self.after_effects = True

    def __repr__(self) -> str:
        gives = ", gives" if self.gives else ""
        parts = f"{self.tiles!r}, {self.leader!r}, {self.aside!r}, {self.face_up_tiles}, {int(self.instead)}{gives}"
        return f"{self.name}({parts})"

    def own(self, s: State) -> ContractRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[CONTRACTS]]
        assert isinstance(record, ContractRecord)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the contracts."""
        return self.tiles

    def fitted(self, spaces: tuple[str, ...], things: tuple[Thing, ...]) -> Mechanic:
        """Other boxes may have contracts, which join those that are there; without these they stay away (C-RIX-06)."""
        more = tuple(thing for thing in things if isinstance(thing, ContractDef))
        if not more or not self.tiles:
            return self
        face_up, instead = self.face_up_tiles, int(self.instead)
        return Contracts(self.tiles + more, self.leader, self.aside, face_up, instead, self.gives)

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Unpack what completes the contracts; a space or card that is not in the game completes none."""
        tables = ContractTables()
        spaces = [space.id for space in rules.spaces]
        cards = [card.id for card in rules.cards]
        for tile in self.tiles:
            tables.space = append(tables.space, i64(spaces.index(tile.space) if tile.space in spaces else -1))
            tables.amount = append(tables.amount, i64(tile.harvest))
            tables.card = append(tables.card, i64(cards.index(tile.acquire) if tile.acquire in cards else -1))
            rules.counts_spice |= int(tile.harvest > 0)
        tables.leader = -1 if self.leader is None else writer.leader(self.leader)
        if self.dealt_tiles:
            for then in (CHOOSES, ALL_CHOSE):
                first, _ = writer.program(
                    (Node(OP_FIRST_CONTRACT, then),), FROM_CONTRACT * SOURCE_SPAN + self.dealt_tiles[0], BOX_COMPLETED
                )
                tables.first_line = append(tables.first_line, i64(first))
        return tables

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return what completes a contract, and how many are kept for a Leader (C-TAK-10)."""
        if kind == FROM_LEADER and self.aside and number == tables_of(rules).leader:
            return {"keeps": len(self.aside)}
        if kind != FROM_CONTRACT:
            return {}
        tile = self.tiles[number]
        immediate = tile.space is None and tile.acquire is None and tile.harvest == 0
        return {
            "copies": tile.copies,
            "space": tile.space,
            "harvest": tile.harvest,
            "acquire": tile.acquire,
            "immediate": immediate,
            "kept_for": self.leader if tile.id in self.aside else None,
            "dealt": tile.dealt,
        }

    def catalog(self, rules: Rules) -> Data:
        """Return what the icon gives when there is no contract to take."""
        return {"contract_icon": {"solari": int(self.instead), "face_up": self.face_up_tiles if self.tiles else 0}}

    def deal(self, s: State, actors: i64) -> Record:
        """Shuffle the contracts and turn two up; some are kept for a Leader that is in play (C-SET-02, C-SET-05)."""
        record = ContractRecord()
        kept = tables_of(s.rules).leader >= 0 and any(seat.leader == tables_of(s.rules).leader for seat in s.seats)
        for number, tile in enumerate(self.tiles):
            for _ in range(tile.copies):
                if kept and tile.id in self.aside:
                    record.kept_aside = append(record.kept_aside, i64(number))
                elif not tile.dealt:
                    record.bank = append(record.bank, i64(number))
        if self.tiles:
            s.rng.shuffle(record.bank)
        while len(record.market) < self.face_up_tiles and len(record.bank) > 0:
            record.bank, turned = pop(record.bank)
            record.market = append(record.market, turned)
        while len(record.held) < actors:
            record.held.append(vec[i64]())
            record.completed.append(vec[i64]())
        if self.dealt_tiles:
            self.deal_first(s, record)
        return record

    # --- the contracts dealt before the game -----------------------------------------------------------------------

    def deal_first(self, s: State, record: ContractRecord) -> None:
        """Deal two contracts to each player but Commanders; the others are back in the box (C-RIX-02, S-MRX-01)."""
        pool = vec[i64]()
        for number in self.dealt_tiles:
            pool = append(pool, i64(number))
        s.rng.shuffle(pool)
        for seat in s.seats:
            own = vec[i64]()
            while not self.receives(s, seat.index) and len(own) < EACH:
                pool, contract = pop(pool)
                own = with_one(own, contract)
            record.offered.append(own)
            record.keeping = append(record.keeping, -1)

    def receives(self, s: State, index: i64) -> bool:
        """Tell whether a seat is dealt nothing and gets what its crew passes on (S-MRX-01)."""
        return s.teams != 0 and s.crews[index] != 0

    def set_up(self, s: State) -> None:
        """Everybody keeps one of two, Commanders last; then all of them are turned face up (C-RIX-03, S-MRX-01)."""
        if not self.dealt_tiles:
            return
        lines = tables_of(s.rules).first_line
        n: i64 = len(s.seats)
        flow.push_line(s, lines[ALL_CHOSE], s.first_player if s.first_player < n else 0)
        for last in (True, False):
            i: i64 = n - 1
            while i >= 0:
                index: i64 = (s.first_player + i) % n
                if self.receives(s, index) == last:
                    flow.push_line(s, lines[CHOOSES], index)
                i -= 1

    def choice_of(self, s: State, index: i64) -> vec[i64]:
        """Return the contracts a seat may choose from: those dealt to it, or those its crew does not keep."""
        own = self.own(s)
        if len(own.keeping) == 0 or not self.receives(s, index):
            return own.offered[index] if len(own.keeping) > 0 else vec[i64]()
        passed = vec[i64]()
        for seat in s.seats:
            if (s.crews[index] >> seat.index) & 1 != 0:
                if own.keeping[seat.index] < 0:
                    return vec[i64]()  # nobody passes anything on before both have chosen
                for contract in own.offered[seat.index]:
                    if contract != own.keeping[seat.index]:
                        passed = with_one(passed, contract)
        return passed

    def ask_first(self, s: State, seat: Seat, source: i64, pc: i64) -> None:
        """Ask which contract a seat keeps."""
        flow.ask(s, D_FIRST_CONTRACT, seat.index, source, pc, 0)
        for contract in self.choice_of(s, seat.index):
            flow.offer(s, s.rules.act_thing[place_of(s.rules, source_of(contract))])
            if s.log is not None:
                s.log.add(EV_CONTRACT_OFFERED, seat.index, contract, 0, -1, 1 << seat.index)

    def turn_first_up(self, s: State) -> None:
        """All have chosen: what they keep lies face up, the rest is out of the game (C-RIX-03, C-RIX-04)."""
        own = self.own(s)
        for seat in s.seats:
            contract: i64 = own.keeping[seat.index]
            before = own.held[seat.index]
            own.held[seat.index] = with_one(before, contract)
            if s.log is not None:
                s.log.add(EV_CONTRACT_TAKEN, seat.index, contract, 0, -1, PUBLIC)
            own.offered[seat.index] = vec[i64]()
        flow.note_reveal(s)
        own.keeping = vec[i64]()

    def redeal_first(self, s: State, viewer: int, rng: Rng) -> None:
        """Deal anew what the viewer has not seen of the contracts before the game, and let others choose anew."""
        own = self.own(s)
        if len(own.keeping) == 0:
            return
        seen = self.choice_of(s, i64(viewer))
        pool = vec[i64]()
        for number in self.dealt_tiles:
            if i64(number) not in seen:
                pool = append(pool, i64(number))
        rng.shuffle(pool)
        for seat in s.seats:
            if seat.index == viewer or self.receives(s, seat.index):
                continue
            pair = vec[i64]()
            passed: i64 = -1
            for contract in own.offered[seat.index]:
                if contract in seen:
                    passed = contract
            if passed >= 0:
                pair = append(pair, passed)
            while len(pair) < EACH:
                pool, contract = pop(pool)
                pair = append(pair, contract)
            if own.keeping[seat.index] >= 0:
                own.keeping[seat.index] = pair[1] if passed >= 0 else pair[rng.below(EACH)]
            own.offered[seat.index] = with_one(with_one(vec[i64](), pair[0]), pair[1])
        for seat in s.seats:
            if seat.index != viewer and self.receives(s, seat.index) and own.keeping[seat.index] >= 0:
                own.keeping[seat.index] = self.choice_of(s, seat.index)[rng.below(EACH)]

    def ask_again(self, s: State, kind: i64, seat: Seat) -> None:
        """List the contracts dealt to a seat anew."""
        if kind == D_FIRST_CONTRACT:
            self.ask_first(s, seat, s.source, s.pc)

    def view_own(self, s: State, seat: Seat) -> Data:
        """Return the contracts a seat may choose from before the game."""
        return {"contract_choice": self.names(self.choice_of(s, seat.index))} if self.dealt_tiles else {}

    # --- act -------------------------------------------------------------------------------------------------------

    def gain(self, s: State, op: i64, n: i64, seat: Seat) -> bool:
        """Without contracts the icon is Solari (C-TAK-01)."""
        if self.tiles:
            return False
        gain(s, OP_SOLARI, self.instead * n, seat)
        return True

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Take contracts, give them to Allies, or choose the first one."""
        if op == OP_GIVE_CONTRACTS:
            self.ask_give(s, seat, source, pc)
        elif op == OP_FIRST_CONTRACT and a == ALL_CHOSE:
            self.turn_first_up(s)
        elif op == OP_FIRST_CONTRACT:
            flow.note_reveal(s)  # the seat sees now what it was dealt
            self.ask_first(s, seat, source, pc)
        else:
            self.ask_contract(s, seat, source, pc, a)

    def ask_give(self, s: State, seat: Seat, source: i64, pc: i64) -> None:
        """Ask which contract the first Ally gets, the other one is the second's; a single one may go to either."""
        market = self.own(s).market
        if len(market) == 0:
            return
        flow.ask(s, D_GIVE_CONTRACT, seat.index, source, pc, 0)
        if len(market) == 1:
            offer_mask(s, s.crews[seat.index], s.rules.act_seat)
            return
        for contract in market:
            if s.rules.act_thing[place_of(s.rules, source_of(contract))] not in s.options:
                flow.offer(s, s.rules.act_thing[place_of(s.rules, source_of(contract))])

    def give(self, s: State, seat: Seat, zone: i64, noun: i64) -> None:
        """Carry out what was chosen for the first Ally, and give the second what is left."""
        market = self.own(s).market[:]
        if zone != Z_CONTRACT:
            self.take(s, s.seats[noun], market[0])
            return
        other: i64 = market[1] if market[0] == noun else market[0]
        rank: i64 = 0
        for ally in s.seats:
            if (s.crews[seat.index] >> ally.index) & 1 != 0:
                self.take(s, ally, noun if rank == 0 else other)
                rank += 1

    def take(self, s: State, seat: Seat, contract: i64) -> None:
        """Take a contract; its place in the market is filled at once (C-TAK-02, C-TAK-03, C-TAK-04)."""
        own = self.own(s)
        place: i64 = 0
        while place < len(own.market) and own.market[place] != contract:
            place += 1
        refilled: bool = place < len(own.market) and len(own.bank) > 0
        if place == len(own.market):
            own.kept_aside = remove(own.kept_aside, contract)
        elif refilled:
            own.bank, turned = pop(own.bank)
            own.market[place] = turned
        else:
            own.market = remove_at(own.market, place)
        own.held[seat.index] = with_one(own.held[seat.index], contract)
        if s.turn_kind == TURN_AGENT and s.turn_seat == seat.index:
            own.fresh = append(own.fresh, contract)
        if s.log is not None:
            s.log.add(EV_CONTRACT_TAKEN, seat.index, contract, 0, -1, PUBLIC)
        if refilled:
            self.note_turned_up(s, own.market[place])
        if self.is_immediate(s.rules, contract):
            self.complete(s, seat, contract)

    def note_turned_up(self, s: State, contract: i64) -> None:
        """The next contract of the bank has come to light."""
        flow.note_reveal(s)
        if s.log is not None:
            s.log.add(EV_CONTRACT_TURNED_UP, -1, contract, 0, -1, PUBLIC)

    def complete(self, s: State, seat: Seat, contract: i64) -> None:
        """Turn a contract face down and take up its reward, among the other effects (C-COM-11, C-COM-14)."""
        own = self.own(s)
        r = s.rules
        own.held[seat.index] = remove(own.held[seat.index], contract)
        own.completed[seat.index] = with_one(own.completed[seat.index], contract)
        if s.log is not None:
            s.log.add(EV_CONTRACT_COMPLETED, seat.index, contract, 0, -1, PUBLIC)
        source: i64 = source_of(contract)
        first: i64 = first_line(r, source, BOX_COMPLETED)
        last: i64 = last_line(r, source, BOX_COMPLETED)
        if in_own_turn(s, seat) or (s.step == STEP_REWARD_MENU and s.asked == seat.index):
            post_lines(s, first, last, seat)
        else:
            push_lines(s, first, last, seat)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_contract(self, s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
        """Ask which contract to take; the register says how many more follow (C-TAK-09)."""
        own = self.own(s)
        r = s.rules
        only: bool = self.may_take_aside(s, seat)
        while n > 0 and len(own.market) == 0 and not only:
            gain(s, OP_SOLARI, self.instead, seat)  # C-TAK-05
            n -= 1
        if n == 0:
            return
        flow.ask(s, D_CONTRACT, seat.index, source, pc, n - 1)
        self.offer_contracts(s, seat)
        if len(s.options) == 1 and r.action_zone[s.options[0]] == Z_CONTRACT:
            contract: i64 = r.action_noun[s.options[0]]
            flow.close_decision(s)
            self.answer(s, D_CONTRACT, Z_CONTRACT, contract, seat)

    def offer_contracts(self, s: State, seat: Seat) -> None:
        """Offer the market, what is kept aside, and Solari if nothing lies in the market (C-TAK-06, C-TAK-12)."""
        own = self.own(s)
        r = s.rules
        for contract in own.market:
            if r.act_thing[place_of(r, source_of(contract))] not in s.options:
                flow.offer(s, r.act_thing[place_of(r, source_of(contract))])
        if self.may_take_aside(s, seat):
            for contract in own.kept_aside:
                flow.offer(s, r.act_thing[place_of(r, source_of(contract))])
            if len(own.market) == 0:
                flow.offer(s, r.act_word[W_SOLARI])

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Take the contract, or the Solari; more icons may follow."""
        if kind == D_GIVE_CONTRACT:
            self.give(s, seat, zone, noun)
            return
        if kind == D_FIRST_CONTRACT:
            self.own(s).keeping[seat.index] = noun
            return
        more: i64 = s.limit
        source: i64 = s.source
        pc: i64 = s.pc
        if zone == Z_WORD:
            gain(s, OP_SOLARI, self.instead, seat)
        else:
            self.take(s, seat, noun)
        if more > 0:
            self.ask_contract(s, seat, source, pc, more)

    # --- can it ----------------------------------------------------------------------------------------------------

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """What is given away must lie there (S-CLR-02)."""
        return op != OP_GIVE_CONTRACTS or len(self.own(s).market) > 0

    def is_immediate(self, r: Rules, contract: i64) -> bool:
        """Tell whether a contract is completed when it is taken (C-COM-09)."""
        tile = self.tiles[contract]
        return tile.space is None and tile.acquire is None and tile.harvest == 0

    def may_take_aside(self, s: State, seat: Seat) -> bool:
        """Tell whether contracts are kept aside for the Leader of a seat (C-TAK-10)."""
        return seat.leader == tables_of(s.rules).leader and len(self.own(s).kept_aside) > 0

    def wishes(self, rules: Rules) -> list[tuple[str, Wish]]:
        """Everybody may wish to take a contract."""
        return [(f"take contract {tile.id}", Wish("take_contract", n)) for n, tile in enumerate(self.tiles)]

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why a contract cannot be taken."""
        if wish.verb != "take_contract":
            return None
        name = self.tiles[wish.thing].id
        if wish.thing in self.own(s).kept_aside and not self.may_take_aside(s, seat):
            return WhyNot("why-contract_kept", {"contract": name}, "C-TAK-10")
        if s.kind != D_CONTRACT:
            return WhyNot("why-no_contract_icon", {"contract": name}, "C-TAK-02")
        return WhyNot("why-contract_not_there", {"contract": name}, "C-TAK-02")

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Tell whether an actor has completed so many contracts."""
        return len(self.own(s).completed[actor.index]) >= a

    def counted(self, s: State, counter: i64, arg: i64, actor: Actor) -> i64:
        """Count the contracts an actor has completed."""
        return len(self.own(s).completed[actor.index]) if counter == N_COMPLETED else 0

    # --- times of the round ----------------------------------------------------------------------------------------

    def arrived(self, s: State, seat: Seat) -> None:
        """Contracts for the space the Agent was sent to are completed, all of them (C-COM-02, C-COM-13, C-COM-14)."""
        own = self.own(s)
        own.fresh = vec[i64]()
        if len(own.held[seat.index]) == 0:
            return
        tables = tables_of(s.rules)
        for contract in own.held[seat.index][:]:  # completing takes it out
            if tables.space[contract] == s.sent_space:
                self.complete(s, seat, contract)

    def acquired(self, s: State, seat: Seat, card: i64) -> None:
        """A contract that names the card is completed by whatever means it came (C-COM-10)."""
        tables = tables_of(s.rules)
        for contract in self.own(s).held[seat.index][:]:
            if tables.card[contract] == card:
                self.complete(s, seat, contract)

    def effects_done(self, s: State) -> None:
        """Harvest contracts are completed once the Agent and the spice are both there (C-COM-05, C-COM-18)."""
        if s.sent_space < 0 or s.rules.space_maker[s.sent_space] == 0 or s.spice_gained == 0:
            return
        own = self.own(s)
        if len(own.held[s.turn_seat]) == 0:
            return
        tables = tables_of(s.rules)
        seat = s.seats[s.turn_seat]
        for contract in own.held[seat.index][:]:  # completing takes it out
            amount: i64 = tables.amount[contract]
            if amount > 0 and s.spice_gained >= amount and self.held_before(s, seat, contract):
                self.complete(s, seat, contract)

    def held_before(self, s: State, seat: Seat, contract: i64) -> bool:
        """Tell whether a copy of a contract was there when the Agent of this turn was sent (C-COM-08)."""
        own = self.own(s)
        return copies_in(own.held[seat.index], contract) > copies_in(own.fresh, contract)

    # --- view ------------------------------------------------------------------------------------------------------

    def names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of contracts, in order."""
        return [self.tiles[contract].id for contract in zone]

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return the market, how many are in the bank, and what is kept aside."""
        if not self.tiles:
            return {}
        own = self.own(s)
        return {
            "contracts": {
                "market": self.names(own.market),
                "bank": len(own.bank),
                "kept_aside": self.names(own.kept_aside),
                **({"order": self.names(own.bank)} if everything else {}),
            }
        }

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return the contracts of an actor, those to be completed and those completed."""
        if not self.tiles:
            return {}
        own = self.own(s)
        return {
            "contracts": self.names(own.held[actor.index]),
            "contracts_completed": self.names(own.completed[actor.index]),
        }

    def digest(self, s: State) -> Data:
        """Return market, bank and what is kept aside as named data."""
        if not self.tiles:
            return {}
        own = self.own(s)
        return {
            "bank": self.names(own.bank),
            "market": self.names(own.market),
            "kept_aside": self.names(own.kept_aside),
            "fresh": self.names(own.fresh),
            **self.digest_first(s),
        }

    def digest_first(self, s: State) -> Data:
        """Return what was dealt and chosen before the game as named data."""
        own = self.own(s)
        if len(own.keeping) == 0:
            return {}
        keeping = [self.tiles[contract].id if contract >= 0 else None for contract in own.keeping]
        return {"offered": [self.names(pair) for pair in own.offered], "keeping": keeping}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return the contracts of an actor as named data."""
        return self.view_actor(s, actor)

    def redraw(self, s: State, rng: Rng) -> None:
        """Mix the bank, from a canonical order: whoever knows the seed cannot put the true one back."""
        own = self.own(s)
        ordered = sorted(int(contract) for contract in own.bank)
        for place, contract in enumerate(ordered):
            own.bank[place] = contract
        if ordered:
            rng.shuffle(own.bank)

    def redeal(self, s: State, viewer: int, rng: Rng) -> None:
        """Mix the bank, and what the viewer has not seen of the contracts before the game."""
        self.redraw(s, rng)
        self.redeal_first(s, viewer, rng)

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def gain_rival(self, s: State, op: i64, n: i64, rival: Rival) -> bool:
        """A Rival never takes a contract: the icon gives it Solari (C-OTH-01)."""
        if rivals.gathers(s, rival):
            goods.gain_solari(s, rival, self.instead * n)
        return True
