"""Helpers of the behaviour tests of Immortality: a rich position, and exact lists of what changed in it.

A change is written as in the base kit; specimens, the space of the Tleilaxu track and the column of the research track
are counted as well.
"""

from __future__ import annotations

from tests.content.base import kit
from tests.content.base.kit import DRAW, FREE_SPACES, PLAIN, RECRUIT, Changes, offered, times, total
from tests.support import pieces
from tests.support.scenario import Scenario, immortality

GROWN: Changes = {"specimens": 1, "supply": -1}  # a specimen
STUDIED: Changes = {"column": 1, **GROWN}  # research from the start of the track
QUIET = "face_dancer_initiate"  # has the banner, three Faction icons and no Agent box


def changes_at(space: str) -> Changes:
    """Return what a space brings beside the card; Research Station from the start of the research track."""
    return {"water": -2, **times(2, DRAW), **STUDIED} if space == "research_station" else FREE_SPACES[space]


class Watch(kit.Watch):
    """Remembers what every seat has now, pieces of this box included, and tells later what changed."""

    def count(self, seat: int) -> Changes:
        """Count everything a seat has."""
        found = kit.counts(self.g, seat)
        state = self.g.state
        found["specimens"] = pieces.specimens_of(state, seat)
        found["tleilaxu"] = pieces.tleilaxu_place(state, seat)
        found["column"] = pieces.column_of(state.rules, pieces.research_place(state, seat))
        return found


def rich(*hand: str, node: str = "c0") -> Scenario:
    """A position in which seat 0 can pay for everything and holds the given hand; call ``turn(0)`` next.

    Every seat has 20 of each resource, five troops in the Garrison and no Influence; the decks hold known cards.
    """
    g = immortality(leaders=PLAIN).first(0).hand(0, *hand).discard(0).play(0).research(0, node)
    g.deck(0, "reconnaissance", "diplomacy", "dagger", "convincing_argument", "dagger", "diplomacy")
    g.intrigue_deck("windfall", "ambush", "bribery", "private_army", "urgent_mission")
    g.row("dr_yueh", "space_travel", "opulence", "gurney_halleck", "choam_directorship")
    g.imperium_deck("spice_hunter", "scout", "stilgar", "gun_thopter")
    g.tleilaxu_row("contaminator", "from_the_tanks").tleilaxu_deck("chairdog", "usurp")
    g.conflict("guild_bank_raid").conflict_deck("skirmish_a", "desert_power", "skirmish_b")
    for seat in range(4):
        g.solari(seat, 20).spice(seat, 20).water(seat, 20).troops(seat, garrison=5)
    return g


def settle(g: Scenario, *answers: str) -> Scenario:
    """Resolve whatever waits in the turn's menu, in the order offered; an answer is used once."""
    left = list(answers)
    while True:
        if g.kind() in ("resolve", "acquire", "play_card"):
            lines = offered(g)
            if not lines:
                assert not left, left
                return g
            g.do(lines[0])
        else:
            fitting = [text for text in left if text in g.options()]
            assert fitting, f"no answer among {g.options()} to {g.kind()}"
            left.remove(fitting[0])
            g.do(fitting[0])


def sent(g: Scenario, cards: str, space: str, *answers: str) -> Changes:
    """Seat 0 plays a card, or two as one, to a space; return what that changed beyond sending and the space."""
    g.turn(0)
    watch = Watch(g)
    settle(g.do(f"agent {cards} > {space}"), *answers)
    assert g.kind() == "resolve"
    n = cards.count("+") + 1
    sending = {"agents": 1, "hand": n, "play": -n}
    return total(watch.only(0), sending, {name: -n for name, n in changes_at(space).items()})


def grafted(card: str, space: str, *answers: str, node: str = "c0") -> Changes:
    """Seat 0 plays a card without the banner grafted to one that brings nothing."""
    return sent(rich(QUIET, card, node=node), f"{QUIET} + {card}", space, *answers)


def shown(g: Scenario, *answers: str) -> Changes:
    """Seat 0 takes its Reveal turn and resolves everything; return what that changed beyond the cards' move."""
    g.turn(0)
    watch = Watch(g)
    cards = len(g.seat_of(0).hand)
    settle(g.do("reveal"), *answers)
    assert g.kind() == "acquire"
    return total(watch.only(0), {"hand": cards, "play": -cards})


def bought(card: str, *answers: str) -> Changes:
    """Seat 0 buys a card of the Imperium Row; return what that changed beyond the card and its cost."""
    g = rich().row(card, "dr_yueh", "space_travel").persuasion(0, 20).turn(0).do("reveal")
    watch = Watch(g)
    settle(g.do(f"acquire {card}"), *answers)
    return total(watch.only(0), {"persuasion": g.state.rules.cards[g.card(card)].cost, "discard": -1})


def grown(card: str, *answers: str) -> Changes:
    """Seat 0 buys a card of the Tleilaxu Row; return what that changed beyond the card and its price."""
    other = "from_the_tanks" if card != "from_the_tanks" else "chairdog"
    g = rich().tleilaxu_row(card, other).specimens(0, 5).turn(0).do("reveal")
    watch = Watch(g)
    settle(g.do(f"acquire {card}"), *answers)
    price = g.state.rules.cards[g.card(card)].price
    return total(watch.only(0), {"specimens": price, "supply": -price, "discard": -1})


def played(g: Scenario, card: str, *answers: str) -> Changes:
    """Seat 0 plays an Intrigue card; return what that changed beyond the card itself."""
    watch = Watch(g)
    g.do(f"intrigue {card}")
    left = list(answers)
    while left:
        fitting = [text for text in left if text in g.options()]
        assert fitting, f"no answer among {g.options()} to {g.kind()}"
        left.remove(fitting[0])
        g.do(fitting[0])
    return total(watch.only(0), {"intrigue": 1, "face_up": 0})


__all__ = ["DRAW", "GROWN", "QUIET", "RECRUIT", "STUDIED", "Changes", "offered", "times", "total"]
