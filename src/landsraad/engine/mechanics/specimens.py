"""Specimens in the Axolotl tanks, and the Tleilaxu Row whose cards they pay for (I-SPM, I-ROW)."""

from typing import Final

from landsraad.core.packed import append, changed, i64, pop, vec
from landsraad.core.rng import Rng
from landsraad.engine.actors.plan import fielder
from landsraad.engine.agenda import fire
from landsraad.engine.atoms import cards, flow, troops
from landsraad.engine.conditions import holds
from landsraad.engine.offers import offer_numbers
from landsraad.engine.round.acquiring import acquire_card
from landsraad.model.conditions import Condition
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import (
    D_ACQUIRE,
    E_ACQUIRED,
    FROM_CARD,
    TO_DISCARD,
    TO_EITHER,
    TURN_REVEAL,
    W_DECLINE,
    Z_MARKET,
    Z_WORD,
)
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

SPECIMENS: Final = 32  # the family
OP_SPECIMEN: Final = 170  # a troops of the Supply become specimens
OP_BUY_TLEILAXU: Final = 171  # a card of the Tleilaxu Row may be acquired
OP_REPLACE: Final = 172  # a card of the Tleilaxu Row leaves the game: the left one, or with 1 the right one
OP_PAY_SPECIMEN: Final = 179  # a specimens go back to the Supply, as a cost
D_BUY_TLEILAXU: Final = 55
D_RETURN_SPECIMENS: Final = 56
EV_SPECIMEN_GAINED: Final = 143
EV_SPECIMEN_SPENT: Final = 144
EV_SPECIMEN_RETURNED: Final = 145
EV_ROW_FILLED: Final = 146
EV_ROW_REMOVED: Final = 147
SIDES: Final = ("left", "right")


def specimens(n: int = 1) -> Node:
    """Put n troops of the Supply into the Axolotl tanks, as far as there are any (I-SPM-01)."""
    return Node(OP_SPECIMEN, n)


def spend_specimens(n: int) -> Node:
    """Return n own specimens to the Supply (a cost: I-SPM-02)."""
    return Node(OP_PAY_SPECIMEN, n)


def acquire_tleilaxu() -> Node:
    """A card of the Tleilaxu Row may be acquired for its full cost, outside a Reveal turn (I-ROW-02)."""
    return Node(OP_BUY_TLEILAXU)


def replace_left() -> Node:
    """The left card of the Tleilaxu Row leaves the game and is replaced (I-RIV-06)."""
    return Node(OP_REPLACE, 0)


def replace_right() -> Node:
    """The right card of the Tleilaxu Row leaves the game and is replaced (I-RIV-06)."""
    return Node(OP_REPLACE, 1)


# --- state ---------------------------------------------------------------------------------------------------------


class SpecimenRecord(Record):
    """Who has how many specimens, the cards of the Tleilaxu Row and its deck."""

    def __init__(self) -> None:
        self.tanks: vec[i64] = vec[i64]()  # by actor
        self.shown: vec[i64] = vec[i64]()  # by place: a card, -1 for an empty place
        self.hidden: vec[i64] = vec[i64]()  # the top is the last; replaced, never written in place

    def clone(self) -> Record:
        """Return an independent copy."""
        other = SpecimenRecord()
        other.tanks = self.tanks[:]
        other.shown = self.shown
        other.hidden = self.hidden
        return other


class SpecimenTables(Tables):
    """What the cards cost, which of them are in the deck, and when an acquired one may go on top."""

    def __init__(self) -> None:
        self.price: vec[i64] = vec[i64]()  # by card
        self.all_cards: vec[i64] = vec[i64]()
        self.standing: i64 = -1
        self.top_when: i64 = -1


def tables_of(r: Rules) -> SpecimenTables:
    """Return what was compiled for a ruleset."""
    tables = r.tables[r.room_at[SPECIMENS]]
    assert isinstance(tables, SpecimenTables)
    return tables


def record_of(s: State) -> SpecimenRecord | None:
    """Return the record of a game, None if it has no specimens."""
    place: i64 = s.rules.room_at[SPECIMENS]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, SpecimenRecord)
    return record


class Specimens(Mechanic):
    """The room of the specimens; ``standing`` is the card that never leaves the Row (I-ROW-06)."""

    def __init__(self, standing: str, places: int, top_when: Condition) -> None:
        super().__init__("specimens", SPECIMENS)
        self.standing = standing
        self.places = places
        self.top_when = top_when
        self.operations = (
            Operation(OP_SPECIMEN, "specimen", fields=True, soon=True),
            Operation(OP_PAY_SPECIMEN, "pay_specimen", fields=True),
            Operation(OP_BUY_TLEILAXU, "acquire_tleilaxu", optional=True, fields=True),
            Operation(OP_REPLACE, "replace_tleilaxu"),
        )
        self.questions = (
            Question(D_BUY_TLEILAXU, "acquire_tleilaxu", "acquire"),
            Question(D_RETURN_SPECIMENS, "return_specimens", "return_specimens"),
        )
        self.events = (
            EventKind(EV_SPECIMEN_GAINED, "specimen_gained"),
            EventKind(EV_SPECIMEN_SPENT, "specimen_spent"),
            EventKind(EV_SPECIMEN_RETURNED, "specimen_returned"),
            EventKind(EV_ROW_FILLED, "tleilaxu_row_filled", "card"),
            EventKind(EV_ROW_REMOVED, "tleilaxu_row_removed", "card"),
        )
        self.in_menu = True
        self.lends_troops = True
        self.card_fields = ("shown", "hidden")
        self.fields = ("specimens",)
        self.digest_group = "specimens"

    def __repr__(self) -> str:
        return f"Specimens({self.standing!r}, {self.places!r}, {self.top_when!r})"

    def own(self, s: State) -> SpecimenRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[SPECIMENS]]
        assert isinstance(record, SpecimenRecord)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Find the cards that specimens pay for."""
        tables = SpecimenTables()
        for number, card in enumerate(rules.cards):
            tables.price = append(tables.price, i64(card.price))
            if card.id == self.standing:
                tables.standing = number
            elif card.price > 0:
                for _ in range(card.copies):
                    tables.all_cards = append(tables.all_cards, i64(number))
        tables.top_when = writer.condition(self.top_when)
        return tables

    def effect_data(self, rules: Rules, op: int, a: int, b: int) -> Data | None:
        """Return which card of the Row leaves."""
        return {"side": SIDES[a]} if op == OP_REPLACE else None

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return what a card costs."""
        if kind != FROM_CARD or rules.cards[number].price == 0:
            return {}
        data: Data = {"specimens": rules.cards[number].price}
        return {**data, "stays": True} if rules.cards[number].id == self.standing else data

    def deal(self, s: State, actors: i64) -> Record:
        """The tanks are empty; two cards of the shuffled deck lie beside the standing one (I-SET-06)."""
        record = SpecimenRecord()
        while len(record.tanks) < actors:
            record.tanks = append(record.tanks, 0)
        deck = tables_of(s.rules).all_cards[:]
        s.rng.shuffle(deck)
        while len(record.shown) < self.places:
            deck, card = pop(deck)
            record.shown = append(record.shown, card)
        record.hidden = deck
        return record

    # --- act -------------------------------------------------------------------------------------------------------

    def gain(self, s: State, op: i64, n: i64, seat: Seat) -> bool:
        """Gain specimens at once while the Supply has enough: they can go back there at any time (I-SPM-03)."""
        if op != OP_SPECIMEN or seat.supply < n or (s.teams != 0 and s.crews[seat.index] != 0):
            return False
        self.take(s, seat, n)
        return True

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Gain or spend specimens, or acquire a card; the troops are those of whoever fields units for the seat."""
        one: Seat = s.seats[fielder(s, seat.index)]
        if op == OP_SPECIMEN:
            troops.put_off(s, one, a)
            self.take(s, one, a)
        elif op == OP_PAY_SPECIMEN:
            self.spend(s, one, a)
        elif op == OP_BUY_TLEILAXU:
            self.ask_buy(s, seat, source, pc)

    def take(self, s: State, one: Actor, n: i64) -> None:
        """Put troops of the Supply into the tanks, as far as there are any (I-SPM-01)."""
        if n > one.supply:
            n = one.supply
        troops.return_to_supply(one, -n)
        self.own(s).tanks[one.index] += n
        if n > 0 and s.log is not None:
            s.log.add(EV_SPECIMEN_GAINED, one.index, -1, n, -1, PUBLIC)

    def spend(self, s: State, one: Actor, n: i64) -> None:
        """Return specimens to the Supply as a payment (I-SPM-02)."""
        self.own(s).tanks[one.index] -= n
        troops.return_to_supply(one, n)
        if n > 0 and s.log is not None:
            s.log.add(EV_SPECIMEN_SPENT, one.index, -1, n, -1, PUBLIC)

    # --- troops kept here ------------------------------------------------------------------------------------------

    def lendable(self, s: State, seat: Seat) -> i64:
        """Return how many specimens a seat has."""
        return self.own(s).tanks[seat.index]

    def lend(self, s: State, seat: Seat, missing: i64, source: i64, pc: i64) -> bool:
        """Ask how many specimens go back to the Supply, just before troops are taken from there (I-SPM-03)."""
        most: i64 = self.lendable(s, seat)
        if most > missing:
            most = missing
        if most == 0:
            return False
        flow.ask(s, D_RETURN_SPECIMENS, seat.index, source, pc, most)
        offer_numbers(s, 0, most)
        return True

    def give_back(self, s: State, seat: Seat, n: i64) -> None:
        """Return specimens to the Supply for nothing (I-SPM-03)."""
        self.own(s).tanks[seat.index] -= n
        troops.return_to_supply(seat, n)
        if n > 0 and s.log is not None:
            s.log.add(EV_SPECIMEN_RETURNED, seat.index, -1, n, -1, PUBLIC)

    # --- the Row ---------------------------------------------------------------------------------------------------

    def can_buy(self, s: State, seat: Seat, card: i64) -> bool:
        """Tell whether the specimens at hand pay for a card (I-ROW-01, S-MIM-04)."""
        return card >= 0 and tables_of(s.rules).price[card] <= self.own(s).tanks[fielder(s, seat.index)]

    def offer_row(self, s: State, seat: Seat) -> None:
        """Offer the cards that can be paid for."""
        for card in self.own(s).shown:
            if self.can_buy(s, seat, card):
                flow.offer(s, s.rules.act_market[card])
        standing: i64 = tables_of(s.rules).standing
        if self.can_buy(s, seat, standing):
            flow.offer(s, s.rules.act_market[standing])

    def offer(self, s: State, seat: Seat) -> None:
        """In a Reveal turn the cards of the Row are on sale (I-ROW-01)."""
        if s.turn_kind == TURN_REVEAL:
            self.offer_row(s, seat)

    def choose(self, s: State, seat: Seat, zone: i64, noun: i64) -> bool:
        """Acquire a card of the Row."""
        if zone != Z_MARKET or tables_of(s.rules).price[noun] == 0:
            return False
        self.buy(s, seat, noun)
        return True

    def buy(self, s: State, seat: Seat, card: i64) -> None:
        """Pay for a card and take it; the gap is filled at once, and the standing card stays (I-ROW-03 to I-ROW-07)."""
        tables = tables_of(s.rules)
        self.spend(s, s.seats[fielder(s, seat.index)], tables.price[card])
        if card == tables.standing:
            if (s.heard >> E_ACQUIRED) & 1 != 0:
                fire(s, E_ACQUIRED, seat)
            cards.note_acquired(s, seat, card)
            return
        place: i64 = 0
        while self.own(s).shown[place] != card:
            place += 1
        self.fill(s, place)
        top: bool = holds(s, tables.top_when, seat, 0)  # I-MRK-04
        acquire_card(s, seat, card, TO_EITHER if top else TO_DISCARD)

    def fill(self, s: State, place: i64) -> None:
        """Put the next card of the deck on a place of the Row; without one it stays empty (I-ROW-04, I-ROW-05)."""
        own = self.own(s)
        if len(own.hidden) == 0:
            own.shown = changed(own.shown, place, -1)
            return
        own.hidden, card = pop(own.hidden[:])
        own.shown = changed(own.shown, place, card)
        flow.note_reveal(s)
        if s.log is not None:
            s.log.add(EV_ROW_FILLED, -1, card, 0, -1, PUBLIC)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_buy(self, s: State, seat: Seat, source: i64, pc: i64) -> None:
        """Ask for a card of the Row, outside the Reveal turn (I-CLR-16)."""
        affordable: bool = self.can_buy(s, seat, tables_of(s.rules).standing)
        for card in self.own(s).shown:
            affordable = affordable or self.can_buy(s, seat, card)
        if affordable:
            flow.ask(s, D_BUY_TLEILAXU, seat.index, source, pc, 0)
            self.offer_row(s, seat)
            flow.offer(s, s.rules.act_word[W_DECLINE])

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Return specimens, or acquire the chosen card."""
        if kind == D_RETURN_SPECIMENS:
            self.give_back(s, seat, noun)
        elif zone != Z_WORD:
            self.buy(s, seat, noun)

    # --- can it ----------------------------------------------------------------------------------------------------

    def affordable(self, s: State, op: i64, n: i64, seat: Seat, source: i64) -> bool:
        """Tell whether there are specimens enough."""
        return op != OP_PAY_SPECIMEN or self.own(s).tanks[fielder(s, seat.index)] >= n

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why a card of the Tleilaxu Row cannot be acquired in a Reveal turn (I-ROW-01)."""
        tables = tables_of(s.rules)
        if wish.verb != "acquire" or tables.price[wish.thing] == 0 or s.kind != D_ACQUIRE:
            return None
        name = s.rules.cards[wish.thing].id
        if wish.thing != tables.standing and wish.thing not in self.own(s).shown:
            return WhyNot("why-not_on_offer", {"card": name}, "I-ROW-01")
        have = int(self.own(s).tanks[fielder(s, seat.index)])
        return WhyNot("why-specimens", {"card": name, "cost": int(tables.price[wish.thing]), "have": have}, "I-ROW-01")

    # --- view ------------------------------------------------------------------------------------------------------

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return the Row, which everybody sees; the order of the deck is hidden (I-SET-08)."""
        own = self.own(s)
        names = [s.rules.cards[card].id if card >= 0 else None for card in own.shown]
        data: Data = {"tleilaxu_row": names, "tleilaxu_stays": [self.standing], "tleilaxu_deck": len(own.hidden)}
        if everything:
            data["tleilaxu_order"] = [s.rules.cards[card].id for card in own.hidden][::-1]
        return data

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return how many specimens a seat has; Rivals have none (I-RIV-03)."""
        return {"specimens": int(self.own(s).tanks[actor.index])} if actor.index < len(s.seats) else {}

    def digest(self, s: State) -> Data:
        """Return Row and deck."""
        own, named = self.own(s), s.rules.cards
        return {
            "row": [named[card].id if card >= 0 else None for card in own.shown],
            "deck": [named[card].id for card in own.hidden],
        }

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return how many specimens an actor has."""
        return {"specimens": int(self.own(s).tanks[actor.index])}

    def redeal(self, s: State, viewer: int, rng: Rng) -> None:
        """Shuffle the deck anew, from a canonical order."""
        own = self.own(s)
        deck = vec[i64]()
        for card in sorted(int(card) for card in own.hidden):
            deck = append(deck, i64(card))
        rng.shuffle(deck)
        own.hidden = deck

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Take a card of the Row out of the game; an empty place stays as it is (I-RIV-06)."""
        card: i64 = self.own(s).shown[a] if op == OP_REPLACE else -1
        if card < 0:
            return
        cards.leave_game(s, card)
        if s.log is not None:
            s.log.add(EV_ROW_REMOVED, rival.index, card, 0, -1, PUBLIC)
        self.fill(s, a)

    def possible_rival(self, s: State, op: i64, a: i64, rival: Rival) -> bool:
        """Tell whether there is a card to take away."""
        return op == OP_REPLACE and self.own(s).shown[a] >= 0
