"""Grafting: two cards played as one, at least one of them with the banner (I-GRF, I-CLR-01 to I-CLR-14)."""

from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.engine.agenda import post_lines
from landsraad.engine.atoms import board, cards, flow
from landsraad.engine.legality import (
    closed_to,
    enterable,
    enterable_anywhere,
    icons_in_turn,
    icons_now,
    own_agents_at,
    spaces_with_own_agent,
)
from landsraad.engine.modifiers import icons_of
from landsraad.engine.round.turns import choose_agent
from landsraad.model.conditions import Condition
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import (
    BOX_AGENT,
    D_PLAY_CARD,
    FROM_CARD,
    M_ICONS,
    OP_PER,
    SOURCE_SPAN,
    TURN_AGENT,
    TURN_REVEAL,
    Z_MARKET,
    Z_PLAY,
)
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

GRAFTING: Final = 33  # the family
OP_COPY: Final = 173  # the Agent box of the other grafted card, as the own one
OP_BORROW: Final = 174  # the other grafted card may be one of the Imperium Row; the keyword sees to it
OP_TRASH_PARTNER: Final = 175  # trash the other grafted card
OP_TRASH_GRAFTED: Final = 176  # trash one of the two grafted cards
OP_PARTNER_BACK: Final = 177  # the other grafted card comes back to the hand when that is revealed
OP_RECALL_SENT: Final = 178  # recall the Agent sent this turn
D_GRAFT: Final = 52
D_GRAFTED_ICONS: Final = 53
D_TRASH_GRAFTED: Final = 54
C_GRAFTED: Final = 54
C_GRAFTED_WITH: Final = 55  # one of the two grafted cards is of a Faction of mask a
N_PARTNER_ICONS: Final = 12  # Agent icons of the other grafted card
EV_GRAFTED: Final = 148
EV_BORROWED: Final = 150
BANNER: Final = "graft"
BORROWS: Final = "borrow"

GRAFTED = Condition(C_GRAFTED)


def grafted_with(*factions: int) -> Condition:
    """One of the two grafted cards belongs to one of the Factions."""
    return Condition(C_GRAFTED_WITH, sum(1 << faction for faction in factions))


def copy_partner() -> Node:
    """This card has the Agent box of the other grafted card as its own text (I-CLR-01)."""
    return Node(OP_COPY)


def borrow_from_row() -> Node:
    """The other grafted card may be one of the Imperium Row; it is trashed when the turn ends (I-CLR-06, I-CLR-08)."""
    return Node(OP_BORROW)


def trash_partner() -> Node:
    """Trash the other grafted card (a cost)."""
    return Node(OP_TRASH_PARTNER)


def trash_grafted() -> Node:
    """Trash one of the two grafted cards; mandatory (I-CLR-11)."""
    return Node(OP_TRASH_GRAFTED)


def partner_back() -> Node:
    """The other grafted card, if still in play, comes back to the hand when that is revealed (I-CLR-10)."""
    return Node(OP_PARTNER_BACK)


def recall_sent() -> Node:
    """The Agent that was sent this turn may be recalled (I-CLR-13)."""
    return Node(OP_RECALL_SENT)


def per_partner_icon(gain: Node) -> Node:
    """The gain once for each Agent icon of the other grafted card (I-CLR-12)."""
    return Node(OP_PER, N_PARTNER_ICONS, body=(gain,))


# --- state ---------------------------------------------------------------------------------------------------------


class GraftRecord(Record):
    """The two cards of this turn, and the cards that come back when a hand is revealed."""

    def __init__(self) -> None:
        self.first: i64 = -1
        self.second: i64 = -1
        self.borrowed: i64 = 0  # 1: the second lies in the Imperium Row
        self.icons_to: i64 = -1  # the card that receives added icons; -1: whichever
        self.back_seats: vec[i64] = vec[i64]()  # whose cards come back, and which; replaced, never written in place
        self.back_cards: vec[i64] = vec[i64]()

    def clone(self) -> Record:
        """Return an independent copy."""
        other = GraftRecord()
        other.first = self.first
        other.second = self.second
        other.borrowed = self.borrowed
        other.icons_to = self.icons_to
        other.back_seats = self.back_seats
        other.back_cards = self.back_cards
        return other


class GraftTables(Tables):
    """By card: the lines of its Agent box as another card's own, and whether it is grafted to the Imperium Row."""

    def __init__(self) -> None:
        self.copy_first: vec[i64] = vec[i64]()
        self.copy_last: vec[i64] = vec[i64]()
        self.borrows: vec[i64] = vec[i64]()


def tables_of(r: Rules) -> GraftTables:
    """Return what was compiled for a ruleset."""
    tables = r.tables[r.room_at[GRAFTING]]
    assert isinstance(tables, GraftTables)
    return tables


def record_of(s: State) -> GraftRecord | None:
    """Return the record of a game, None if nothing is grafted in it."""
    place: i64 = s.rules.room_at[GRAFTING]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, GraftRecord)
    return record


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    n: i64 = 0
    while mask != 0:
        n += mask & 1
        mask >>= 1
    return n


class Graft(Mechanic):
    """The room of the grafted cards."""

    def __init__(self) -> None:
        super().__init__("graft", GRAFTING)
        self.operations = (
            Operation(OP_COPY, "copy_partner", at_once=True),
            Operation(OP_BORROW, "borrow_from_row", at_once=True),
            Operation(OP_TRASH_PARTNER, "trash_partner"),
            Operation(OP_TRASH_GRAFTED, "trash_grafted"),
            Operation(OP_PARTNER_BACK, "partner_back", at_once=True),
            Operation(OP_RECALL_SENT, "recall_sent", optional=True),
        )
        self.questions = (
            Question(D_GRAFT, "graft", "graft", part_of=D_PLAY_CARD),
            Question(D_GRAFTED_ICONS, "grafted_icons", "icons_to", part_of=D_PLAY_CARD),
            Question(D_TRASH_GRAFTED, "trash_grafted", "trash_grafted"),
        )
        self.events = (
            EventKind(EV_GRAFTED, "cards_grafted", "card", "card"),
            EventKind(EV_BORROWED, "card_borrowed", "card", "card"),
        )
        self.conditions = ((C_GRAFTED, "grafted"), (C_GRAFTED_WITH, "grafted_with"))
        self.counters = ((N_PARTNER_ICONS, "partner_icons"),)
        self.keywords = (BANNER, BORROWS)
        self.plays_pairs = True
        self.each_turn = True
        self.on_reveal = True
        self.card_fields = ("back_cards",)
        self.digest_group = "graft"

    def own(self, s: State) -> GraftRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[GRAFTING]]
        assert isinstance(record, GraftRecord)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Write the Agent box of every card once more, as that of the card that copies (I-CLR-01, I-CLR-05).

        Effects that speak of the other grafted card learn on which card they stand: what happens at once is not told.
        """
        tables = GraftTables()
        copiers = [n for n, card in enumerate(rules.cards) if any(node.op == OP_COPY for node in card.agent)]
        for number, card in enumerate(rules.cards):
            first = last = 0
            if copiers and number not in copiers:
                first, last = writer.box(card.agent, FROM_CARD * SOURCE_SPAN + copiers[0], BOX_AGENT)
            tables.copy_first = append(tables.copy_first, i64(first))
            tables.copy_last = append(tables.copy_last, i64(last))
            tables.borrows = append(tables.borrows, i64(int(BORROWS in card.keywords)))
        for line in range(len(rules.line_pc)):
            kind, number = divmod(int(rules.line_source[line]), SOURCE_SPAN)
            if kind != FROM_CARD:
                continue
            for pc in range(int(rules.line_pc[line]), int(rules.line_end[line])):
                if rules.code[3 * pc] in (OP_COPY, OP_PARTNER_BACK):
                    rules.code[3 * pc + 1] = number + 1
                elif rules.code[3 * pc] == OP_PER and rules.code[3 * pc + 1] == N_PARTNER_ICONS:
                    rules.code[3 * pc + 2] = number + 1
        return tables

    def effect_data(self, rules: Rules, op: int, a: int, b: int) -> Data | None:
        """The number of the card it stands on is nobody's business."""
        return {}

    def condition_data(self, rules: Rules, kind: int, a: int, b: int) -> Data | None:
        """Return the Factions that a condition asks for."""
        if kind != C_GRAFTED_WITH:
            return None
        return {"factions": [name for number, name in enumerate(rules.allegiances) if a >> number & 1]}

    def deal(self, s: State, actors: i64) -> Record:
        """Nothing is grafted."""
        return GraftRecord()

    # --- two cards played as one -----------------------------------------------------------------------------------

    def forget(self, s: State) -> None:
        """No cards are grafted now."""
        own = self.own(s)
        own.first = -1
        own.second = -1
        own.borrowed = 0
        own.icons_to = -1

    def note(self, s: State, first: i64, second: i64, borrowed: i64) -> None:
        """These are the two cards."""
        own = self.own(s)
        own.first = first
        own.second = second
        own.borrowed = borrowed

    def turn_start(self, s: State) -> None:
        """A turn begins with nothing grafted."""
        self.forget(s)

    def offer_pairs(self, s: State, seat: Seat, closed: i64) -> None:
        """Offer the cards with the banner that lead somewhere with some other card (I-GRF-01)."""
        self.forget(s)
        for card in seat.hand:
            if s.rules.card_paired[card] == 0 or s.rules.act_hand[card] in s.options:
                continue
            if self.has_partner(s, seat, card, closed):
                flow.offer(s, s.rules.act_hand[card])
        self.forget(s)

    def has_partner(self, s: State, seat: Seat, card: i64, closed: i64) -> bool:
        """Tell whether a card can be grafted to any other now."""
        itself: i64 = 1
        for other in seat.hand:
            if other == card and itself > 0:
                itself = 0
            elif self.leads(s, seat, card, other, 0, closed):
                return True
        if tables_of(s.rules).borrows[card] != 0:
            for other in s.row:
                if self.leads(s, seat, card, other, 1, closed):
                    return True
        return False

    def leads(self, s: State, seat: Seat, card: i64, other: i64, borrowed: i64, closed: i64) -> bool:
        """Tell whether two cards lead an Agent somewhere."""
        r = s.rules
        self.note(s, card, other, borrowed)
        if r.card_anywhere[card] != 0 or r.card_anywhere[other] != 0:
            if seat.agents == 0 and spaces_with_own_agent(s, seat) == 0:
                return False
            return enterable_anywhere(s, seat, closed) != 0
        return seat.agents > 0 and self.pair_spaces(s, seat, closed) != 0

    def pair_spaces(self, s: State, seat: Seat, closed: i64) -> i64:
        """Return where an icon of either card leads; both send the Agent, each in its own way (I-GRF-04, I-MIX-04)."""
        own = self.own(s)
        icons: i64 = self.pair_icons(s, seat) | icons_of(s, seat, M_ICONS)
        spaces: i64 = enterable(s, seat, icons, closed, own.first)
        if s.rules.card_own_way[own.second] != 0:
            spaces |= enterable(s, seat, icons, closed, own.second)
        return spaces

    def pair_icons(self, s: State, seat: Seat) -> i64:
        """Return the icons of both cards, those with a condition judged with both in play (I-GRF-10)."""
        own, r = self.own(s), s.rules
        if r.card_more[own.first] < 0 and r.card_more[own.second] < 0:
            return r.card_icons[own.first] | r.card_icons[own.second]
        cards.lay(seat, own.first)
        if own.borrowed == 0:
            cards.lay(seat, own.second)
        icons: i64 = icons_now(s, seat, own.first) | icons_now(s, seat, own.second)
        if own.borrowed == 0:
            cards.lift(seat)
        cards.lift(seat)
        return icons

    def ask_partner(self, s: State, seat: Seat, card: i64) -> None:
        """Ask to which card of the hand, or of the Imperium Row, a card is grafted (I-GRF-02, I-CLR-06)."""
        r = s.rules
        closed: i64 = closed_to(s, seat)
        flow.ask(s, D_GRAFT, seat.index, FROM_CARD * SOURCE_SPAN + card, -1, 0)
        itself: i64 = 1
        for other in seat.hand:
            if other == card and itself > 0:
                itself = 0
            elif r.act_hand[other] not in s.options and self.leads(s, seat, card, other, 0, closed):
                flow.offer(s, r.act_hand[other])
        if tables_of(r).borrows[card] != 0:
            for other in s.row:
                if r.act_market[other] not in s.options and self.leads(s, seat, card, other, 1, closed):
                    flow.offer(s, r.act_market[other])
        self.forget(s)

    def first(self, s: State) -> i64:
        """Return the card that was chosen first."""
        return self.own(s).first

    def partner(self, s: State) -> i64:
        """Return the other grafted card."""
        return self.own(s).second

    def join(self, s: State, seat: Seat) -> None:
        """Both cards are put into play together; one of the Imperium Row stays there (I-GRF-03, I-CLR-07)."""
        own = self.own(s)
        if own.borrowed == 0:
            cards.play_card(s, seat, own.second)
        if s.log is not None:
            event: i64 = EV_GRAFTED if own.borrowed == 0 else EV_BORROWED
            s.log.add(event, seat.index, own.second, 0, own.first, PUBLIC)

    def takes_icons(self, s: State, card: i64) -> bool:
        """Added icons go to the card that was chosen for them (I-MIX-03)."""
        own = self.own(s)
        return own.icons_to < 0 or own.icons_to == card

    def lent(self, s: State, seat: Seat) -> i64:
        """Return the card of the Imperium Row that is used this turn."""
        own = self.own(s)
        return own.second if own.borrowed != 0 and s.turn_seat == seat.index else -1

    def trash_lent(self, s: State, seat: Seat) -> None:
        """Trash the card of the Imperium Row with its effects on trashing; the place is refilled (I-CLR-08)."""
        own = self.own(s)
        own.borrowed = 0
        cards.trash_in_row(s, seat, own.second)

    def row_cleared(self, s: State) -> None:
        """The card that was used has left the game."""
        self.own(s).borrowed = 0

    def left_row(self, s: State, card: i64) -> None:
        """A card that was acquired or set aside out of the Imperium Row is no longer there to be trashed (I-CLR-08)."""
        own = self.own(s)
        if own.borrowed != 0 and own.second == card and card not in s.row:
            own.borrowed = 0

    def ending(self, s: State, seat: Seat) -> bool:
        """When the turn ends the card of the Imperium Row is trashed (I-CLR-08)."""
        if self.own(s).borrowed == 0 or s.turn_kind != TURN_AGENT:
            return False
        self.trash_lent(s, seat)
        return s.depth > 0

    # --- act -------------------------------------------------------------------------------------------------------

    def other_of(self, s: State, card: i64) -> i64:
        """Return the card that one is grafted to, -1 for none."""
        own = self.own(s)
        return own.second if card == own.first else own.first if card == own.second else -1

    def is_left(self, s: State, seat: Seat, card: i64) -> bool:
        """Tell whether a grafted card is still there to be trashed."""
        return card >= 0 and (card in seat.play or self.lent(s, seat) == card)

    def gain(self, s: State, op: i64, n: i64, seat: Seat) -> bool:
        """Take up a copied box, or note that a card comes back."""
        other: i64 = self.other_of(s, n - 1)
        if op == OP_COPY:
            if other >= 0:
                tables = tables_of(s.rules)
                post_lines(s, tables.copy_first[other], tables.copy_last[other], seat)
            return True
        if op == OP_PARTNER_BACK:
            own = self.own(s)
            if other >= 0:
                own.back_seats = append(own.back_seats[:], seat.index)
                own.back_cards = append(own.back_cards[:], other)
            return True
        return op == OP_BORROW

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Trash a grafted card, or recall the Agent."""
        if op == OP_RECALL_SENT:
            if own_agents_at(s, seat, s.sent_space) > 0:
                board.recall_agent(s, seat, s.sent_space)
        elif op == OP_TRASH_PARTNER:
            other: i64 = self.other_of(s, source % SOURCE_SPAN)
            if self.is_left(s, seat, other):
                self.trash(s, seat, other)
        else:
            self.ask_trash(s, seat, source, pc)

    def trash(self, s: State, seat: Seat, card: i64) -> None:
        """Trash one of the grafted cards, out of play or out of the Imperium Row (I-CLR-09)."""
        if card in seat.play and self.lent(s, seat) != card:
            cards.trash_card(s, seat, Z_PLAY, card)
        else:
            self.trash_lent(s, seat)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_trash(self, s: State, seat: Seat, source: i64, pc: i64) -> None:
        """Ask which of the two cards is trashed; the only one that is left needs no question (I-CLR-11)."""
        own = self.own(s)
        one: bool = self.is_left(s, seat, own.first)
        two: bool = self.is_left(s, seat, own.second)
        if one and two and own.first != own.second:
            flow.ask(s, D_TRASH_GRAFTED, seat.index, source, pc, 0)
            flow.offer(s, s.rules.act_play[own.first])
            row: bool = self.lent(s, seat) == own.second
            flow.offer(s, s.rules.act_market[own.second] if row else s.rules.act_play[own.second])
        elif one or two:
            self.trash(s, seat, own.first if one else own.second)

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Go on to the Agent and the space, or trash the chosen card."""
        own = self.own(s)
        if kind == D_TRASH_GRAFTED:
            self.trash(s, seat, noun)
            return
        if kind == D_GRAFT:
            self.note(s, s.turn_card, noun, 1 if zone == Z_MARKET else 0)
            if icons_of(s, seat, M_ICONS) != 0 and own.first != own.second:
                flow.ask(s, D_GRAFTED_ICONS, seat.index, FROM_CARD * SOURCE_SPAN + own.first, -1, 0)
                flow.offer(s, s.rules.act_hand[own.first])
                flow.offer(s, s.rules.act_market[noun] if zone == Z_MARKET else s.rules.act_hand[noun])
                return
        else:
            own.icons_to = noun
        choose_agent(s, seat, s.turn_card)

    def option_text(self, s: State, zone: int, noun: int) -> str:
        """Write the pair; what follows is written behind it."""
        named = s.rules.cards
        if s.kind == D_GRAFT:
            row = "row " if zone == Z_MARKET else ""
            return f"agent {named[s.turn_card].id} + {row}{named[noun].id}"
        if s.kind == D_GRAFTED_ICONS:
            return f"icons to {named[noun].id}"
        return ""

    # --- can it ----------------------------------------------------------------------------------------------------

    def affordable(self, s: State, op: i64, n: i64, seat: Seat, source: i64) -> bool:
        """Tell whether the other grafted card is there to be trashed."""
        return op != OP_TRASH_PARTNER or self.is_left(s, seat, self.other_of(s, source % SOURCE_SPAN))

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """Recalling needs the Agent that was sent."""
        return op != OP_RECALL_SENT or (s.sent_space >= 0 and own_agents_at(s, seat, s.sent_space) > 0)

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """A card with the banner is not played alone (I-GRF-01)."""
        paired = wish.verb == "agent" and s.rules.card_paired[wish.thing] != 0 and wish.thing in seat.hand
        if not paired or s.kind != D_PLAY_CARD:
            return None
        return WhyNot("why-needs_partner", {"card": s.rules.cards[wish.thing].id}, "I-GRF-01")

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Tell whether cards are grafted this turn; both are, whichever has the banner (I-GRF-07, I-GRF-11)."""
        own = self.own(s)
        if own.second < 0 or s.turn_kind == TURN_REVEAL or s.turn_seat != actor.index:
            return False
        factions: i64 = s.rules.card_factions[own.first] | s.rules.card_factions[own.second]
        return kind == C_GRAFTED or factions & a != 0

    def counted(self, s: State, counter: i64, arg: i64, actor: Actor) -> i64:
        """Return how many Agent icons the other grafted card has in this turn (I-CLR-12, F-IMM-06)."""
        if counter != N_PARTNER_ICONS or actor.index >= len(s.seats):
            return 0
        other: i64 = self.other_of(s, arg - 1)
        return bits(icons_in_turn(s, s.seats[actor.index], other)) if other >= 0 else 0

    # --- times of the round ----------------------------------------------------------------------------------------

    def hand_comes(self, s: State, seat: Seat) -> None:
        """Cards come back from play and are revealed with the hand, without a way back (I-CLR-10, F-IMM-03)."""
        own = self.own(s)
        seats, found = vec[i64](), vec[i64]()
        i: i64 = 0
        while i < len(own.back_seats):
            if own.back_seats[i] != seat.index:
                seats = append(seats, own.back_seats[i])
                found = append(found, own.back_cards[i])
            elif own.back_cards[i] in seat.play:
                cards.return_to_hand(s, seat, own.back_cards[i])
            i += 1
        own.back_seats = seats
        own.back_cards = found

    def recall(self, s: State) -> None:
        """The round is over."""
        own = self.own(s)
        own.back_seats = vec[i64]()
        own.back_cards = vec[i64]()

    # --- view ------------------------------------------------------------------------------------------------------

    def view_turn(self, s: State) -> Data:
        """Return the cards that were grafted this turn, once the Agent is sent."""
        own, named = self.own(s), s.rules.cards
        if own.second < 0 or s.turn_kind != TURN_AGENT:
            return {"grafted": None, "borrowed": None}
        return {
            "grafted": [named[own.first].id, named[own.second].id],
            "borrowed": named[own.second].id if own.borrowed != 0 else None,
        }

    def digest(self, s: State) -> Data:
        """Return its record."""
        own, named = self.own(s), s.rules.cards
        pair = [named[card].id if card >= 0 else None for card in (own.first, own.second, own.icons_to)]
        back = [[int(own.back_seats[i]), named[own.back_cards[i]].id] for i in range(len(own.back_seats))]
        return {"pair": pair, "borrowed": int(own.borrowed), "back": back}
