"""Trade: two teammates give each other goods of one kind each (S-TRD)."""

from typing import Final

from landsraad.core.packed import append, i64, remove, vec
from landsraad.core.rng import Rng
from landsraad.engine.atoms import cards, flow, goods
from landsraad.engine.offers import offer_mask, offer_numbers, offer_zone
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record
from landsraad.model.state import KNOWN, Seat, State
from landsraad.model.terms import (
    OP_SOLARI,
    OP_SPICE,
    OP_WATER,
    W_PASS,
    W_SOLARI,
    W_SPICE,
    Z_WORD,
)

# --- words ---------------------------------------------------------------------------------------------------------

TRADE: Final = 27  # the family
OP_TRADE: Final = 164
D_TRADE_WITH: Final = 90
D_GIFT: Final = 91  # which kind of goods
D_AMOUNT: Final = 92
D_GIVE_INTRIGUE: Final = 93
W_WATER: Final = 43
W_INTRIGUE: Final = 44
EV_GOODS_GIVEN: Final = 130
EV_INTRIGUE_GIVEN: Final = 131
EV_INTRIGUE_WRAPPED: Final = 133

NOTHING: Final = -1
MOST: Final = 31  # the largest number that an option can name


def trade() -> Node:
    """Choose a teammate; each of the two may give the other any number of one kind of goods (S-TRD-01)."""
    return Node(OP_TRADE)


# --- state ---------------------------------------------------------------------------------------------------------


class TradeRecord(Record):
    """Who trades with whom, and what each has put forward; Intrigue cards are wrapped until they change hands."""

    def __init__(self) -> None:
        self.first: i64 = -1  # the trading player
        self.second: i64 = -1
        self.goods: vec[i64] = vec[i64]()  # by side of the trade: the word of its kind, or NOTHING
        self.amounts: vec[i64] = vec[i64]()
        self.wrapped: list[vec[i64]] = [vec[i64](), vec[i64]()]

    def clone(self) -> Record:
        """Return an independent copy."""
        other = TradeRecord()
        other.first = self.first
        other.second = self.second
        other.goods = self.goods[:]
        other.amounts = self.amounts[:]
        other.wrapped = [self.wrapped[0][:], self.wrapped[1][:]]
        return other


def record_of(s: State) -> TradeRecord | None:
    """Return the record of a game, None if nobody can trade in it."""
    place: i64 = s.rules.room_at[TRADE]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, TradeRecord)
    return record


def has_of(seat: Seat, word: i64) -> i64:
    """Return how much of a kind of goods a seat has."""
    if word == W_SOLARI:
        return seat.solari
    if word == W_SPICE:
        return seat.spice
    return seat.water if word == W_WATER else len(seat.intrigue)


def kind_of_goods(word: i64) -> i64:
    """Return a small number for a kind of goods: Solari, spice, water, Intrigue cards, 0 for nothing (yet)."""
    if word == W_SOLARI:
        return 1
    if word == W_SPICE:
        return 2
    return 3 if word == W_WATER else 4 if word == W_INTRIGUE else 0


class Trade(Mechanic):
    """The room of the trade."""

    def __init__(self) -> None:
        super().__init__("trade", TRADE)
        self.operations = (Operation(OP_TRADE, "trade", optional=True),)
        self.questions = (
            Question(D_TRADE_WITH, "trade_with", "trade_with", written="trade with"),
            Question(D_GIFT, "choose_gift", "give", with_words=True),
            Question(D_AMOUNT, "choose_amount", "give_amount", written="give"),
            Question(D_GIVE_INTRIGUE, "give_intrigue", "give_intrigue", written="give card"),
        )
        self.events = (
            EventKind(EV_GOODS_GIVEN, "goods_given", "resource", "actor"),
            EventKind(EV_INTRIGUE_GIVEN, "intrigue_given", "intrigue", "actor"),
            EventKind(EV_INTRIGUE_WRAPPED, "intrigue_wrapped", "intrigue"),
        )
        self.words = ((W_WATER, "water"), (W_INTRIGUE, "intrigue"))
        self.digest_group = "trade"

    def own(self, s: State) -> TradeRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[TRADE]]
        assert isinstance(record, TradeRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """Nobody trades."""
        return self.empty(TradeRecord())

    def empty(self, record: TradeRecord) -> TradeRecord:
        """Forget a trade."""
        record.first = -1
        record.second = -1
        record.goods = append(append(vec[i64](), NOTHING), NOTHING)
        record.amounts = append(append(vec[i64](), 0), 0)
        record.wrapped = [vec[i64](), vec[i64]()]
        return record

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Ask with whom to trade (S-TRD-01)."""
        mask: i64 = 0
        for other in s.seats:
            if other.index != seat.index and s.sides[other.index] == s.sides[seat.index]:
                mask |= 1 << other.index
        flow.ask(s, D_TRADE_WITH, seat.index, source, pc, 0)
        offer_mask(s, mask, s.rules.act_seat)
        flow.offer(s, s.rules.act_word[W_PASS])

    def exchange(self, s: State) -> None:
        """Both gifts change hands together (S-TRD-07)."""
        own = self.own(s)
        self.hand_over(s, s.seats[own.first], s.seats[own.second], 0)
        self.hand_over(s, s.seats[own.second], s.seats[own.first], 1)
        self.empty(own)

    def hand_over(self, s: State, giver: Seat, taker: Seat, side: i64) -> None:
        """Give what one side has put forward."""
        own = self.own(s)
        n: i64 = own.amounts[side]
        word: i64 = own.goods[side]
        if word == W_SOLARI:
            goods.hand_over(giver, taker, n, 0, 0)
        elif word == W_SPICE:
            goods.hand_over(giver, taker, 0, n, 0)
        elif word == W_WATER:
            goods.hand_over(giver, taker, 0, 0, n)
        for card in own.wrapped[side]:
            cards.hand_over_intrigue(s, giver, taker, card, side == 1)
            if s.log is not None:
                eyes: i64 = 1 << giver.index | 1 << taker.index
                s.log.add(EV_INTRIGUE_GIVEN, giver.index, card, 1, taker.index, eyes)
        if s.log is not None and word >= 0 and word != W_INTRIGUE:
            resource: i64 = OP_SOLARI if word == W_SOLARI else OP_SPICE if word == W_SPICE else OP_WATER
            s.log.add(EV_GOODS_GIVEN, giver.index, resource, n, taker.index, PUBLIC)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def side_of(self, s: State, seat: Seat) -> i64:
        """Return which side of the trade a seat is."""
        return 0 if self.own(s).first == seat.index else 1

    def ask_gift(self, s: State, seat: Seat, source: i64, pc: i64) -> None:
        """Ask for a kind of goods; nothing is allowed (S-TRD-02, S-TRD-03)."""
        flow.ask(s, D_GIFT, seat.index, source, pc, 0)
        for word in (W_SOLARI, W_SPICE, W_WATER, W_INTRIGUE):
            if has_of(seat, word) > 0:
                flow.offer(s, s.rules.act_word[word])
        flow.offer(s, s.rules.act_word[W_PASS])

    def ask_card(self, s: State, seat: Seat, source: i64, pc: i64) -> None:
        """Ask for an Intrigue card to give, and for more of them until the seat is done (S-TRD-04)."""
        flow.ask(s, D_GIVE_INTRIGUE, seat.index, source, pc, 0)
        offer_zone(s, seat.intrigue, s.rules.act_intrigue)
        if len(self.own(s).wrapped[self.side_of(s, seat)]) > 0:
            flow.offer(s, s.rules.act_word[W_PASS])

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """The trading player names teammate and gift, then the teammate answers (S-TRD-07)."""
        own = self.own(s)
        if kind == D_TRADE_WITH:
            if zone != Z_WORD:
                own.first = seat.index
                own.second = noun
                self.ask_gift(s, seat, s.source, s.pc)
            return
        side: i64 = self.side_of(s, seat)
        if kind == D_GIFT and noun != W_PASS:
            own.goods[side] = noun
            if noun == W_INTRIGUE:
                self.ask_card(s, seat, s.source, s.pc)
                return
            most: i64 = has_of(seat, noun)
            flow.ask(s, D_AMOUNT, seat.index, s.source, s.pc, noun)
            offer_numbers(s, 1, most if most < MOST else MOST)
            return
        if kind == D_AMOUNT:
            own.amounts[side] = noun
        elif kind == D_GIVE_INTRIGUE and zone != Z_WORD:
            cards.wrap_intrigue(s, seat, noun)
            if s.log is not None:
                s.log.add(EV_INTRIGUE_WRAPPED, seat.index, noun, 1, -1, 1 << seat.index)
            own.wrapped[side] = append(own.wrapped[side], noun)
            own.amounts[side] += 1
            if len(seat.intrigue) > 0:
                self.ask_card(s, seat, s.source, s.pc)
                return
        if side == 0:
            self.ask_gift(s, s.seats[own.second], s.source, s.pc)
        else:
            self.exchange(s)

    def ask_again(self, s: State, kind: i64, seat: Seat) -> None:
        """List the options of a choice among Intrigue cards anew."""
        if kind == D_GIVE_INTRIGUE:
            self.ask_card(s, seat, s.source, s.pc)

    # --- view ------------------------------------------------------------------------------------------------------

    def word(self, s: State, word: i64) -> str | None:
        """Return the name of a kind of goods."""
        return s.rules.word_names[int(word)] if word >= 0 else None

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return who trades and what was put forward; Intrigue cards are only counted (S-TRD-07)."""
        own = self.own(s)
        if own.first < 0:
            return {"trade": None}
        sides = [int(own.first), int(own.second)]
        return {
            "trade": {
                "seats": sides,
                "gifts": [{"goods": self.word(s, own.goods[n]), "n": int(own.amounts[n])} for n in range(2)],
                "wrapped": [self.names(s, n) if everything or sides[n] == viewer else None for n in range(2)],
            }
        }

    def names(self, s: State, side: int) -> list[str]:
        """Return the Intrigue cards that a side has wrapped."""
        return [s.rules.intrigues[card].id for card in self.own(s).wrapped[side]]

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        own = self.own(s)
        return {
            "seats": [int(own.first), int(own.second)],
            "goods": [self.word(s, word) for word in own.goods],
            "amounts": [int(n) for n in own.amounts],
            "wrapped": [self.names(s, 0), self.names(s, 1)],
        }

    def digest_limit(self, s: State, kind: int, limit: int) -> object:
        """Return the kind of goods by name."""
        return s.rules.word_names[limit] if kind == D_AMOUNT else limit

    def redeal(self, s: State, viewer: int, rng: Rng) -> None:
        """Let other cards be wrapped than those that the viewer cannot see: they change places with unknown ones."""
        own = self.own(s)
        side: i64 = 0
        while side < 2:
            giver: i64 = own.first if side == 0 else own.second
            if len(own.wrapped[side]) > 0 and giver != viewer:
                place: i64 = 0
                while place < len(own.wrapped[side]):
                    own.wrapped[side][place] = self.changed_place(s, viewer, own.wrapped[side][place], rng)
                    place += 1
            side += 1

    def changed_place(self, s: State, viewer: int, card: i64, rng: Rng) -> i64:
        """Put a card in the place of another one that the viewer cannot know, and return that one."""
        holders = vec[i64]()
        places = vec[i64]()
        for place in range(len(s.intrigue_deck)):
            known = place < len(s.intrigue_bottom) and s.intrigue_bottom[place] == viewer
            if not known and not (s.intrigue_top == viewer and place == len(s.intrigue_deck) - 1):
                holders = append(holders, NOTHING)
                places = append(places, i64(place))
        for seat in s.seats:
            hidden = seat.intrigue[:]
            for at in range(0, len(s.known_intrigue), KNOWN):
                if s.known_intrigue[at] == seat.index and s.known_intrigue[at + 1] == viewer:
                    hidden = remove(hidden, s.known_intrigue[at + 2])
            for other in hidden if seat.index != viewer else vec[i64]():
                holders = append(holders, seat.index)
                places = append(places, other)
        draw: i64 = rng.below(len(holders) + 1)
        if draw == len(holders):
            return card  # it is the one after all
        if holders[draw] == NOTHING:
            found: i64 = s.intrigue_deck[places[draw]]
            cards.put_in_deck(s, places[draw], card)
            return found
        cards.swap_intrigue(s, s.seats[holders[draw]], places[draw], card)
        return places[draw]
