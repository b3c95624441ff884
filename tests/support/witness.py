"""What somebody at the table can know, rebuilt from nothing but the events shown to them and the piles everybody sees.

A ``Witness`` sits at one place, a seat or a spectator's. It is told every event as that place is shown it, and keeps a
book of its own: the own hand, cards known to be in other hands and on top of decks, Intrigue cards seen with others,
cards put on top of and under the Intrigue deck. It shares no code with views, determinisation and the registers of
the state (``hand_known``, ``top_known``, ``known_intrigue`` …), which are compared with it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.support.event_table import MISSING, SEEN_BY, may_see

View = dict[str, Any]
Event = dict[str, Any]


class Leak(AssertionError):
    """Somebody is shown more, or less, than they can know."""


class Piles:
    """The public piles of a seat: how many cards are hidden in hand and deck, and which ones lie open."""

    def __init__(self, seat: View) -> None:
        self.hand = int(seat["hand_count"])
        self.deck = int(seat["deck_count"])
        self.open = Counter(seat["discard"]) + Counter(seat["play"])


def piles_of(view: View) -> list[Piles]:
    """Return the public piles of all seats, by a view of anybody."""
    return [Piles(seat) for seat in view["seats"]]


class Witness:
    """The book of one place at the table."""

    def __init__(self, place: int | None, view: View) -> None:
        self.place = place
        self.seats = int(view["players"])
        self.own: Counter[str] = Counter()  # cards of the own hand
        self.own_intrigue: Counter[str] = Counter()
        self.hand: list[Counter[str]] = [Counter() for _ in range(self.seats)]  # cards everybody knows in a hand
        self.top: list[list[str]] = [[] for _ in range(self.seats)]  # cards everybody knows on top, uppermost first
        self.intrigue: Counter[tuple[int, str]] = Counter()  # (holder, card) in other hands
        self.intrigue_top: str | None = None
        self.intrigue_bottom: list[str | None] = []  # lowest first
        self.intrigue_deck = 0
        self.borrowed = ""  # the card of the Imperium Row that is used this turn
        self.secret_shown = [False] * self.seats
        self.seen: Counter[str] = Counter()
        self.drawn: list[tuple[str | None, str | None]] = []  # Intrigue cards drawn one after another: own, known

    # --- a step ----------------------------------------------------------------------------------------------------

    def hear(self, events: list[Event], before: list[Piles], after: list[Piles]) -> None:
        """Write down a step of the game: what was shown, and the piles before and after it."""
        self.check_shown(events)
        hidden_before = [piles.deck for piles in before]
        trashed: list[tuple[int, str]] = []
        for event in events:
            kind, seat, what = str(event["kind"]), event["seat"], event["what"]
            self.seen[kind] += 1
            if kind == "card_trashed":
                trashed.append((int(seat), str(what)))
            if kind == "card_discarded" and self.from_the_deck(int(seat), events, before, after):
                self.top[int(seat)] = self.top[int(seat)][1:]
                continue
            self.note(kind, seat, what, event, hidden_before)
        self.settle_trashed(trashed, events, before, after)

    def gone(self, seat: int, events: list[Event], before: list[Piles], after: list[Piles]) -> int:
        """Return how many cards left the top of a deck in a step without being drawn."""
        if any(e["kind"] == "deck_shuffled" and e["seat"] == seat for e in events):
            return 0
        drawn = sum(e["kind"] == "card_drawn" and e["seat"] == seat for e in events)
        topped = sum(e["kind"] == "card_put_on_top" and e["seat"] == seat for e in events)
        return before[seat].deck - drawn + topped - after[seat].deck

    def from_the_deck(self, seat: int, events: list[Event], before: list[Piles], after: list[Piles]) -> bool:
        """Tell whether what a seat discarded and trashed in a step all came from the top of its deck."""
        left = sum(e["kind"] in ("card_discarded", "card_trashed") and e["seat"] == seat for e in events)
        return self.gone(seat, events, before, after) == left

    def check_shown(self, events: list[Event]) -> None:
        """What an event is about is shown to those who may see it, and to nobody else."""
        tops = [len(top) for top in self.top]
        for event in events:
            kind, seat, other = str(event["kind"]), event["seat"], event["other"]
            if kind not in SEEN_BY:
                raise Leak(MISSING.format(kind=kind))
            known = kind == "card_drawn" and tops[int(seat)] > 0
            if kind == "card_drawn" and tops[int(seat)] > 0:
                tops[int(seat)] -= 1
            elif kind == "card_put_on_top":
                tops[int(seat)] += 1
            elif kind == "deck_shuffled":
                tops[int(seat)] = 0
            if event["hidden"] is may_see(kind, seat, other, self.place, known):
                raise Leak(f"place {self.place} is {'not ' if event['hidden'] else ''}shown what {event} is about")
            if event["hidden"] and (event["what"] is not None or event["what_kind"] is not None):
                raise Leak(f"place {self.place} reads {event}")

    def note(self, kind: str, seat: Any, what: Any, event: Event, decks: list[int]) -> None:
        """Write down one event."""
        if kind == "card_drawn":
            self.note_draw(int(seat), what)
        elif kind == "card_put_on_top":
            self.top[int(seat)].insert(0, str(what))
        elif kind == "deck_shuffled":
            self.top[int(seat)] = []
        elif kind in ("card_taken_back", "card_returned", "card_to_hand"):
            self.gain(int(seat), str(what))
        elif kind == "agent_placed" and event["other"] is not None:
            self.lose(int(seat), str(event["other"]))
        elif kind in ("card_revealed", "card_discarded", "cards_grafted"):
            self.lose(int(seat), str(what))
        elif kind == "card_borrowed":
            self.borrowed = str(what)
        elif kind == "turn_started":
            self.borrowed = ""
        elif kind == "card_set_aside":
            if seat == self.place:
                self.own[str(what)] -= 1
            self.hand[int(seat)].clear()  # any of the known ones may be the one that lies there now
        elif kind == "secret_shown":
            self.secret_shown[int(seat)] = True
        else:
            self.note_intrigue(kind, seat, what, event)

    def note_draw(self, seat: int, what: Any) -> None:
        """A card was drawn: everybody knows it if it was known on top."""
        if self.top[seat]:
            card = self.top[seat].pop(0)
            if what != card:
                raise Leak(f"place {self.place}: seat {seat} draws {what}, but {card} was on top")
            self.gain(seat, card)
        elif seat == self.place:
            self.own[str(what)] += 1

    def gain(self, seat: int, card: str) -> None:
        """A card went to a hand before all eyes."""
        self.hand[seat][card] += 1
        if seat == self.place:
            self.own[card] += 1

    def lose(self, seat: int, card: str) -> None:
        """A card left a hand before all eyes."""
        if self.hand[seat][card] > 0:
            self.hand[seat][card] -= 1
        if seat == self.place:
            self.own[card] -= 1

    def settle_trashed(
        self, trashed: list[tuple[int, str]], events: list[Event], before: list[Piles], after: list[Piles]
    ) -> None:
        """Find out by the piles where trashed cards came from: play or discard pile, the hand, the top of a deck."""
        for seat, card in trashed:
            if self.left_hand(seat, events, before, after) == sum(one == seat for one, _ in trashed) > 0:
                self.lose(seat, card)
                continue
            if before[seat].open[card] > 0 and not self.still_open(seat, card, events, before, after):
                continue
            if card == self.borrowed:
                self.borrowed = ""  # out of the Imperium Row (I-CLR-08)
                continue
            if self.gone(seat, events, before, after) >= 1:
                if self.top[seat]:
                    self.top[seat].pop(0)
            else:
                self.lose(seat, card)

    def left_hand(self, seat: int, events: list[Event], before: list[Piles], after: list[Piles]) -> int:
        """Return how many cards left a hand in a step whose discard pile became a new deck; 0 where none did.

        Then the open piles tell nothing about a trashed card, but everybody can count the hand.
        """
        own = [event for event in events if event["seat"] == seat]
        if not any(event["kind"] == "deck_shuffled" for event in own):
            return 0
        came = sum(e["kind"] in ("card_drawn", "card_taken_back", "card_returned", "card_to_hand") for e in own)
        went = sum(e["kind"] in ("card_discarded", "card_revealed", "card_set_aside", "cards_grafted") for e in own)
        went += sum(e["kind"] == "agent_placed" and e["other"] is not None for e in own)
        return before[seat].hand + came - went - after[seat].hand

    def still_open(self, seat: int, card: str, events: list[Event], before: list[Piles], after: list[Piles]) -> bool:
        """Tell whether as many copies lie open as before, although one was trashed; then it came from elsewhere."""
        arrived = sum(
            e["seat"] == seat and (e["what"] == card or (e["kind"] == "agent_placed" and e["other"] == card))
            and e["kind"] in ("card_discarded", "card_revealed", "card_acquired", "agent_placed", "cards_grafted")
            for e in events
        )  # fmt: skip
        left = sum(e["seat"] == seat and e["what"] == card and e["kind"] in ("card_taken_back",) for e in events)
        return after[seat].open[card] >= before[seat].open[card] + arrived - left

    # --- Intrigue cards --------------------------------------------------------------------------------------------

    def note_intrigue(self, kind: str, seat: Any, what: Any, event: Event) -> None:
        """Write down an event of the Intrigue cards."""
        mine = seat == self.place
        if kind == "intrigue_drawn":
            self.draw_intrigue(int(seat), what)
        elif kind in ("intrigue_played", "intrigue_trashed"):
            if mine:
                self.own_intrigue[str(what)] -= 1
            elif self.intrigue[int(seat), str(what)] > 0:
                self.intrigue[int(seat), str(what)] -= 1
        elif kind == "intrigue_stolen":
            self.steal(int(seat), int(event["other"]), what)
        elif kind == "intrigue_wrapped":
            if mine:
                self.own_intrigue[str(what)] -= 1
            self.forget(int(seat))
        elif kind == "intrigue_given":
            if self.place == event["other"]:
                self.own_intrigue[str(what)] += 1
            elif mine:
                self.intrigue[int(event["other"]), str(what)] += 1
        elif kind == "intrigue_buried":
            if mine:
                self.own_intrigue[str(what)] -= 1
            self.forget(int(seat))
            self.intrigue_bottom.insert(0, str(what) if mine else None)
            self.intrigue_deck += 1
        elif kind == "intrigue_put_back":
            self.put_back(int(seat), what)
        elif kind == "intrigue_deck_shuffled":
            self.intrigue_deck = int(event["amount"])
            self.intrigue_bottom = []
            self.intrigue_top = None
        elif kind in ("rival_spent", "rival_paid") and what == "intrigue":
            self.forget(int(seat))  # face down to the discard pile, nobody sees which

    def draw_intrigue(self, seat: int, what: Any) -> None:
        """Somebody draws the top card; whoever put it there, or under the deck, knows it."""
        self.intrigue_deck -= 1
        known = self.intrigue_top
        self.intrigue_top = None
        if len(self.intrigue_bottom) > self.intrigue_deck:
            lowest = self.intrigue_bottom.pop()
            known = known or lowest
        if seat == self.place:
            self.own_intrigue[str(what)] += 1
            if known is not None and known != what:
                raise Leak(f"place {self.place} put {known} there and draws {what}")
        elif known is not None:
            self.intrigue[seat, known] += 1
        self.drawn.append((str(what) if seat == self.place else None, known))

    def put_back(self, seat: int, what: Any) -> None:
        """Of the cards just drawn one went back on top; what was known of them is no longer sure."""
        self.intrigue_deck += 1
        if seat == self.place:
            self.own_intrigue[str(what)] -= 1
            self.intrigue_top = str(what)
            return
        self.intrigue_top = None
        for _, known in self.drawn[-2:]:
            if known is not None and self.intrigue[seat, known] > 0:
                self.intrigue[seat, known] -= 1

    def steal(self, thief: int, victim: int, what: Any) -> None:
        """A card changed hands at random: both see it, everybody else knows less of the victim than before."""
        if self.place == victim:
            self.own_intrigue[str(what)] -= 1
            self.intrigue[thief, str(what)] += 1
        elif self.place == thief:
            self.own_intrigue[str(what)] += 1
            if self.intrigue[victim, str(what)] > 0:
                self.intrigue[victim, str(what)] -= 1
        else:
            self.forget(victim)

    def forget(self, holder: int) -> None:
        """Cards left a hand unseen: nobody is sure any more what is in it."""
        for key in [key for key in self.intrigue if key[0] == holder]:
            del self.intrigue[key]
