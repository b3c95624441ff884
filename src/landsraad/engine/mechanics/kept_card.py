"""A card of the hand that a Leader keeps aside, face down, until the second turn of the round (X-CLR-04, F-LDR-10)."""

from typing import Final

from landsraad.core.packed import append, changed, i64, vec
from landsraad.engine.agenda import fire
from landsraad.engine.atoms import cards, flow
from landsraad.engine.legality import icons_in_turn
from landsraad.engine.offers import offer_zone
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Question, Record
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import FROM_LEADER, SOURCE_SPAN

# --- words ---------------------------------------------------------------------------------------------------------

KEPT_CARD: Final = 19  # the family
D_SET_ASIDE: Final = 42
M_KEEP_ASIDE: Final = 12  # sets a card of the hand aside at the start of the round
E_KEPT_ONE_ICON: Final = 4  # the card kept aside, with exactly one Agent icon, sent an Agent
E_KEPT_OTHER: Final = 5  # the card kept aside, with another number of icons, sent an Agent
EV_CARD_SET_ASIDE: Final = 76
EV_CARD_RETURNED: Final = 77
COMES_BACK: Final = 2  # in the turn of this number, or with a Reveal turn before


# --- state ---------------------------------------------------------------------------------------------------------


class KeptRecord(Record):
    """Which card each seat keeps aside, and which has come back in the present turn; -1 for none."""

    def __init__(self) -> None:
        self.kept: vec[i64] = vec[i64]()
        self.returned: vec[i64] = vec[i64]()

    def clone(self) -> Record:
        """Return an independent copy."""
        other = KeptRecord()
        other.kept = self.kept  # replaced, never written in place
        other.returned = self.returned
        return other


def record_of(s: State) -> KeptRecord | None:
    """Return the record of a game, None if nobody can keep a card aside in it."""
    place: i64 = s.rules.room_at[KEPT_CARD]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, KeptRecord)
    return record


def kept_by(s: State, index: i64) -> i64:
    """Return the card that a seat keeps aside, -1 for none."""
    record = record_of(s)
    return -1 if record is None else record.kept[index]


def keeps(seat: Seat) -> bool:
    """Tell whether the Leader of a seat keeps cards aside."""
    return (seat.mod_kinds >> M_KEEP_ASIDE) & 1 != 0


def name_of(rules: Rules, card: i64) -> str | None:
    """Return the id of a card, None for none."""
    return rules.cards[card].id if card >= 0 else None


class KeptCard(Mechanic):
    """The room of the card that is kept aside."""

    def __init__(self) -> None:
        super().__init__("kept_card", KEPT_CARD)
        self.questions = (Question(D_SET_ASIDE, "set_aside", "set_aside"),)
        self.events = (
            EventKind(EV_CARD_SET_ASIDE, "card_set_aside", "card"),
            EventKind(EV_CARD_RETURNED, "card_returned", "card"),
        )
        self.modifiers = ((M_KEEP_ASIDE, "keep_aside"),)
        self.triggers = ((E_KEPT_ONE_ICON, "kept_one_icon"), (E_KEPT_OTHER, "kept_other"))
        self.ability = M_KEEP_ASIDE
        self.hides_cards = True
        self.card_fields = ("kept", "returned")
        self.digest_group = "works"

    def own(self, s: State) -> KeptRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[KEPT_CARD]]
        assert isinstance(record, KeptRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """Nobody keeps a card yet."""
        record = KeptRecord()
        for _ in s.seats:
            record.kept = append(record.kept, -1)
            record.returned = append(record.returned, -1)
        return record

    # --- ask and answer --------------------------------------------------------------------------------------------

    def hands_drawn(self, s: State, seat: Seat) -> bool:
        """Ask which card is kept aside."""
        if not keeps(seat) or self.own(s).kept[seat.index] >= 0 or len(seat.hand) == 0:
            return False
        flow.ask(s, D_SET_ASIDE, seat.index, FROM_LEADER * SOURCE_SPAN + seat.leader, -1, 0)
        offer_zone(s, seat.hand, s.rules.act_hand)
        return True

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Put the card aside, face down."""
        cards.leave_hand(seat, noun)
        own = self.own(s)
        own.kept = changed(own.kept, seat.index, noun)
        if s.log is not None:
            s.log.add(EV_CARD_SET_ASIDE, seat.index, noun, 0, -1, 1 << seat.index)

    def ask_again(self, s: State, kind: i64, seat: Seat) -> None:
        """List the cards of the hand anew."""
        s.options = vec[i64]()
        offer_zone(s, seat.hand, s.rules.act_hand)

    # --- the turns of those that have its ability --------------------------------------------------------------------

    def turn_begun(self, s: State, seat: Seat) -> None:
        """The card comes back in the second turn of the round."""
        if keeps(seat) and seat.turns == COMES_BACK and self.own(s).kept[seat.index] >= 0:
            self.take_back(s, seat)

    def revealing(self, s: State, seat: Seat) -> None:
        """A Reveal turn as first turn of the round: the card is revealed with the others (X-CLR-04)."""
        if keeps(seat) and self.own(s).kept[seat.index] >= 0:
            self.take_back(s, seat)

    def take_back(self, s: State, seat: Seat) -> None:
        """Show the card that was kept aside and take it back into the hand."""
        own = self.own(s)
        card: i64 = own.kept[seat.index]
        own.kept = changed(own.kept, seat.index, -1)
        own.returned = changed(own.returned, seat.index, card)
        cards.join_hand(seat, card)
        if s.decider != seat.index:  # whoever ended the turn before sees it now
            flow.note_reveal(s)
        if s.log is not None:
            s.log.add(EV_CARD_RETURNED, seat.index, card, 0, -1, PUBLIC)

    def sent(self, s: State, seat: Seat, card: i64) -> None:
        """The ability follows the Agent that this card sends (F-LDR-10)."""
        if keeps(seat) and self.own(s).returned[seat.index] == card:
            icons: i64 = icons_in_turn(s, seat, card)
            fire(s, E_KEPT_ONE_ICON if icons != 0 and icons & (icons - 1) == 0 else E_KEPT_OTHER, seat)

    def sent_with(self, s: State, seat: Seat, card: i64) -> None:
        """The card was played together with another, whichever of them sent the Agent (I-MIX-02)."""
        self.sent(s, seat, card)

    def turn_over(self, s: State, seat: Seat) -> None:
        """From now on the card is one like any other."""
        if keeps(seat):
            own = self.own(s)
            own.returned = changed(own.returned, seat.index, -1)

    # --- cards of a seat that lie here -----------------------------------------------------------------------------

    def hidden_cards(self, s: State, seat: Seat) -> vec[i64]:
        """Return the card that a seat keeps aside."""
        found = vec[i64]()
        if keeps(seat) and self.own(s).kept[seat.index] >= 0:
            found = append(found, self.own(s).kept[seat.index])
        return found

    def hide_cards(self, s: State, seat: Seat, found: vec[i64]) -> None:
        """Let another card lie there."""
        if len(found) > 0:
            own = self.own(s)
            own.kept = changed(own.kept, seat.index, found[0])

    # --- view ------------------------------------------------------------------------------------------------------

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return how many cards a seat keeps aside."""
        return {"kept": int(self.own(s).kept[actor.index] >= 0)} if actor.index < len(s.seats) else {}

    def view_own(self, s: State, seat: Seat) -> Data:
        """Return the card that a seat keeps aside."""
        name = name_of(s.rules, self.own(s).kept[seat.index])
        return {} if name is None else {"kept_card": name}

    def digest(self, s: State) -> Data:
        """Return its record, and how many turns of the round each seat has begun."""
        own, rules = self.own(s), s.rules
        return {
            "kept": [
                [name_of(rules, own.kept[seat.index]), name_of(rules, own.returned[seat.index]), int(seat.turns)]
                for seat in s.seats
            ]
        }
