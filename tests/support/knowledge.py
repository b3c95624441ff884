"""The books of all witnesses held against views, registers and determinised copies, step by step (see ``witness``)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import landsraad as ls
from landsraad.engine.actors.plan import actor
from landsraad.model.state import KNOWN
from tests.support.witness import Leak, Piles, View, Witness, piles_of

PEEKERS = {"paul_atreides"}  # Leaders who may look at their top card at any time
COPIES = 8  # copies in which something unknown must not stay the same


# How many cards on top of the own deck a question shows: of three one is drawn, and of the two left one discarded.
LOOKED_AT = {"top_card": 1, "draw_one": 3, "discard_one": 2}


class Watched:
    """A game with a witness at every place: all seats and a spectator."""

    def __init__(self, game: ls.Game) -> None:
        self.game = game
        self.places: tuple[int | None, ...] = (None, *range(game.setup.players))
        self.told = len(game.events(0, None))
        views = {place: game.view(place) for place in self.places}
        self.witnesses = {place: self.seated(place, views[place]) for place in self.places}
        self.piles = piles_of(views[None])
        self.rare = 0

    def seated(self, place: int | None, view: View) -> Witness:
        """Return a witness who sits down now: what lies in the own hand is seen, what was learned before is told."""
        witness = Witness(place, view)
        known = view["known"]
        witness.hand = [Counter(cards) for cards in known["hand"]]
        spectator = self.game.view(None)
        witness.top = [list(cards) for cards in spectator["known"]["deck_top"]]  # type: ignore[index]
        witness.intrigue = Counter((int(one["seat"]), str(one["card"])) for one in known["intrigue"])
        witness.intrigue_top = known["intrigue_top"]
        witness.intrigue_bottom = list(known["intrigue_bottom"])
        witness.intrigue_deck = int(view["intrigue_deck"])
        witness.secret_shown = [seat["secret"] is not None and seat["seat"] != place for seat in view["seats"]]
        if place is not None:
            witness.own = Counter(view["seats"][place]["hand"])
            witness.own_intrigue = Counter(view["seats"][place]["intrigue"])
        return witness

    def apply(self, action: int) -> None:
        """Take an action; everybody hears what they are shown."""
        self.game.apply(action)
        after = piles_of(self.game.view(None))
        heard = {place: [event.to_json() for event in self.game.events(self.told, place)] for place in self.places}
        self.same_news(heard)
        for place, witness in self.witnesses.items():
            witness.hear(heard[place], self.piles, after)
        self.told += len(heard[None])
        self.piles = after

    def same_news(self, heard: dict[int | None, list[dict[str, Any]]]) -> None:
        """Everybody hears the same events; they differ in nothing but what some of them are about."""
        for place in self.places:
            ours = [strip(event) for event in heard[place]]
            if ours != [strip(event) for event in heard[None]]:
                raise Leak(f"place {place} hears other events than a spectator")

    # --- views and registers ---------------------------------------------------------------------------------------

    def check(self) -> None:
        """Compare every book with the view of its place and with the registers of the state."""
        for place in self.places:
            self.check_view(place, self.game.view(place))
        self.check_registers()

    def check_view(self, place: int | None, view: View) -> None:
        """A view tells what its place can know, and nothing more."""
        witness = self.witnesses[place]
        known = view["known"]
        for seat in range(witness.seats):
            compare(
                f"known hand {seat} of place {place}", known["hand"][seat], sorted((+witness.hand[seat]).elements())
            )
            compare(f"known top {seat} of place {place}", known["deck_top"][seat], self.top_of(place, seat, view))
            self.check_seat(place, view["seats"][seat], witness)
        books = [{"seat": holder, "card": card} for (holder, card), n in witness.intrigue.items() for _ in range(n)]
        books.sort(key=lambda one: (str(one["seat"]), str(one["card"])))
        compare(f"known Intrigue cards of place {place}", known["intrigue"], books)
        compare(f"top of the Intrigue deck for place {place}", known["intrigue_top"], witness.intrigue_top)
        compare(f"bottom of the Intrigue deck for place {place}", known["intrigue_bottom"], witness.intrigue_bottom)
        decision = view["decision"]
        if decision is not None and decision["seat"] != place and "options" in decision:
            raise Leak(f"place {place} reads the options of seat {decision['seat']}")

    def check_seat(self, place: int | None, seat: View, witness: Witness) -> None:
        """Of another seat nothing hidden is shown; the own cards are those that were seen coming."""
        number = int(seat["seat"])
        if number != place:
            shown = {"hand", "deck", "intrigue", "kept_card"} & set(seat)
            if shown:
                raise Leak(f"place {place} reads {sorted(shown)} of seat {number}")
            if seat["secret"] is not None and not witness.secret_shown[number]:
                raise Leak(f"place {place} reads the secret of seat {number}")
            return
        compare(f"own hand of seat {place}", seat["hand"], sorted((+witness.own).elements()))
        compare(f"own Intrigue cards of seat {place}", seat["intrigue"], sorted((+witness.own_intrigue).elements()))

    def top_of(self, place: int | None, seat: int, view: View) -> list[str]:
        """Return the cards on top of a deck that a place may know; the owner may be looking at some."""
        top = self.witnesses[place].top[seat]
        if seat != place or not self.piles[seat].deck:
            return top
        decision = view["decision"]
        asked = decision["kind"] if decision is not None and decision["seat"] == seat else None
        looking = LOOKED_AT.get(asked, int(view["seats"][seat]["leader"] in PEEKERS))
        deck = self.game._state.seats[seat].deck
        names = [self.game._state.rules.cards[card].id for card in reversed(list(deck))]
        return names[: max(looking, len(top))]

    def check_registers(self) -> None:
        """The registers from which views and copies are made hold what the witnesses know."""
        s = self.game._state
        public = self.witnesses[None]
        for seat in s.seats:
            names = sorted(s.rules.cards[card].id for card in seat.hand_known)
            compare(f"register hand_known of seat {seat.index}", names, sorted((+public.hand[seat.index]).elements()))
            compare(f"register top_known of seat {seat.index}", int(seat.top_known), len(public.top[seat.index]))
        for place in range(len(s.seats)):
            books = +self.witnesses[place].intrigue
            noted: Counter[tuple[int, str]] = Counter()
            for i in range(0, len(s.known_intrigue), KNOWN):
                if s.known_intrigue[i + 1] == place:
                    noted[int(s.known_intrigue[i]), s.rules.intrigues[s.known_intrigue[i + 2]].id] += 1
            compare(f"register known_intrigue of seat {place}", noted, books)

    # --- copies ----------------------------------------------------------------------------------------------------

    def check_copies(self, seed: int) -> None:
        """A copy for a seat keeps what that seat knows; what it does not know does not stay the same in all copies."""
        for place in range(self.game.setup.players):
            self.check_kept(place, self.game.determinize(place, seed))
            if self.known_to_others(place):
                self.check_unknown(place, [self.game.determinize(place, seed + number) for number in range(COPIES)])

    def known_to_others(self, place: int) -> bool:
        """Tell whether others know an Intrigue card's place that this seat may not know."""
        others = [witness for seat, witness in self.witnesses.items() if seat not in (None, place)]
        return any(one.intrigue_top or any(one.intrigue_bottom) or +one.intrigue for one in others)

    def check_kept(self, place: int, copy: ls.Game) -> None:
        """Known cards are where they are known to be."""
        s = copy._state
        witness = self.witnesses[place]
        for seat in s.seats:
            hand = Counter(s.rules.cards[card].id for card in seat.hand)
            if seat.index == place:
                compare(f"own hand of seat {place} in its copy", hand, +witness.own)
            elif witness.hand[seat.index] - hand:
                raise Leak(f"a copy for seat {place} lost {witness.hand[seat.index] - hand} of hand {seat.index}")
            top = [s.rules.cards[seat.deck[len(seat.deck) - 1 - i]].id for i in range(len(witness.top[seat.index]))]
            compare(f"top {seat.index} in a copy for seat {place}", top, witness.top[seat.index])
        for (holder, card), n in (+witness.intrigue).items():
            held = [s.rules.intrigues[one].id for one in actor(s, holder).intrigue]
            if held.count(card) < n:
                raise Leak(f"a copy for seat {place} lost {card} of actor {holder}")

    def check_unknown(self, place: int, copies: list[ls.Game]) -> None:
        """An Intrigue card whose place others know must not be the same in all copies for somebody who does not."""
        witness = self.witnesses[place]
        s = self.game._state
        size = len(s.intrigue_deck)
        places = [size - 1] if s.intrigue_top >= 0 and s.intrigue_top != place and size else []
        places += [at for at, knower in enumerate(s.intrigue_bottom) if knower != place]
        kinds = {int(card) for card in s.intrigue_deck}
        for at in places:
            if len(kinds) > 4 and len({int(copy._state.intrigue_deck[at]) for copy in copies}) == 1:
                raise Leak(f"copies for seat {place} keep card {at} of the Intrigue deck, which it cannot know")
        for i in range(0, len(s.known_intrigue), KNOWN):
            holder, knower = int(s.known_intrigue[i]), int(s.known_intrigue[i + 1])
            if place not in (holder, knower):
                self.rare += 1
                hands = {tuple(sorted(int(card) for card in actor(copy._state, holder).intrigue)) for copy in copies}
                certain = sum(n for (who, _), n in (+witness.intrigue).items() if who == holder)
                if len(kinds) > 4 and len(actor(s, holder).intrigue) > certain and len(hands) == 1:
                    raise Leak(f"copies for seat {place} keep the Intrigue cards of actor {holder}")


def strip(event: dict[str, Any]) -> dict[str, Any]:
    """Return the public part of an event."""
    return {name: value for name, value in event.items() if name not in ("what", "what_kind", "hidden")}


def compare(what: str, shown: object, known: object) -> None:
    """Complain if something is shown otherwise than it can be known."""
    if shown != known:
        raise Leak(f"{what}: {shown} is there, {known} can be known")


__all__ = ["Leak", "Piles", "Watched"]
