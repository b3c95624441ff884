"""Words for cards: hands, decks, piles, the Row. A word sets one zone and takes nothing out of another."""

from typing import Self

from landsraad.core.packed import append, changed, i64, vec
from landsraad.core.packing import packed
from landsraad.model.state import KNOWN, Actor
from landsraad.positions.pieces import forget_intrigue_deck, forget_kept_card
from landsraad.positions.table import Table, word


class CardWords(Table):
    """Words for cards."""

    @word
    def hand(self, seat: int, *names: str) -> Self:
        """Set the hand; what everybody knew of it stays known if it is still there."""
        one = self.seat(seat)
        one.hand = self.cards(names)
        left = list(one.hand)
        known = vec[i64]()
        for card in one.hand_known:
            if card in left:
                left.remove(card)
                known = append(known, card)
        one.hand_known = known
        return self

    @word
    def deck(self, seat: int, *names: str) -> Self:
        """Set the deck, top card first; nobody knows its top."""
        self.seat(seat).deck = self.cards(names[::-1])
        self.seat(seat).top_known = 0
        return self

    @word
    def discard(self, seat: int, *names: str) -> Self:
        """Set the discard pile."""
        self.seat(seat).discard = self.cards(names)
        return self

    @word
    def play(self, seat: int, *names: str) -> Self:
        """Set the cards in play."""
        self.seat(seat).play = self.cards(names)
        return self

    @word
    def intrigue(self, actor: int, *names: str) -> Self:
        """Set the Intrigue cards held; nobody else knows them."""
        one = self.actor(actor)
        one.intrigue = self.intrigues(names)
        self._forget(one)
        return self

    @word
    def empty_hands(self) -> Self:
        """Take all cards and Intrigue cards of all hands out of the game."""
        for seat in self.state.seats:
            seat.hand = vec[i64]()
            seat.hand_known = vec[i64]()
            seat.intrigue = vec[i64]()
            forget_kept_card(self.state, seat)
            self._forget(seat)
        return self

    @word
    def intrigue_deck(self, *names: str) -> Self:
        """Set the Intrigue deck, top card first; nobody knows its ends."""
        self.state.intrigue_deck = self.intrigues(names[::-1])
        forget_intrigue_deck(self.state)
        return self

    @word
    def intrigue_discard(self, *names: str) -> Self:
        """Set the Intrigue discard pile."""
        self.state.intrigue_discard = self.intrigues(names)
        return self

    @word
    def row(self, *names: str) -> Self:
        """Set the Imperium Row."""
        self.state.row = self.cards(names)
        return self

    @word
    def imperium_deck(self, *names: str) -> Self:
        """Set the Imperium deck, top card first."""
        self.state.imperium_deck = self.cards(names[::-1])
        return self

    @word
    def reserve(self, name: str, n: int) -> Self:
        """Set the cards left in a Reserve stack."""
        rules = self.state.rules
        stacks = [rules.cards[card].id for card in rules.reserve_cards]
        left = self.number("cards in the Reserve", n)
        self.state.reserve = changed(self.state.reserve, self.find("Reserve card", stacks, name), left)
        return self

    @word
    def conflict(self, name: str) -> Self:
        """Set the Conflict of this round."""
        self.state.conflict = self.conflict_index(name)
        return self

    @word
    def conflict_deck(self, *names: str) -> Self:
        """Set the Conflict deck, top card first; with none left the game ends after this round."""
        self.state.conflict_deck = packed([self.conflict_index(name) for name in names[::-1]])
        return self

    @word
    def rival_deck(self, *names: str) -> Self:
        """Set the deck of the Rivals, top card first; the cards revealed so far are gone."""
        record = self.record
        record.deck = packed([self.rival_card(name) for name in names[::-1]])
        record.pile = vec[i64]()
        return self

    def _forget(self, holder: Actor) -> None:
        """Drop what others have seen of the Intrigue cards of a hand."""
        known = self.state.known_intrigue
        kept = [i for i in range(0, len(known), KNOWN) if known[i] != holder.index]
        self.state.known_intrigue = packed([known[i + j] for i in kept for j in range(KNOWN)])
