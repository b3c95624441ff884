"""Helpers of the behaviour tests of Uprising's cards: a rich position, and exact lists of what changed in it.

A change is written as in the base kit; spies, sandworms, memories and contracts are counted as well.
"""

from __future__ import annotations

from tests.content.base.kit import DRAW, FACTIONS, RECRUIT, SENT, Changes, counts, offered, total
from tests.support import pieces
from tests.support.scenario import Scenario, uprising

# Nothing that these Leaders do of themselves shows in a turn of seat 0.
PLAIN = ("lady_margot_fenring", "muad_dib", "lady_amber_metulli", "staban_tuek")

# What spaces bring beside the card.
AT: dict[str, Changes] = {
    "arrakeen": {**RECRUIT, **DRAW},
    "imperial_basin": {"spice": 1},
    "accept_contract": {**DRAW, "solari": 2},
    "assembly_hall": {"intrigue": 1},
    "deliver_supplies": {"guild": 1, "water": 1},
    "dutiful_service": {"emperor": 1, "solari": 2},
    "secrets": {"bene_gesserit": 1, "intrigue": 1},
    "fremkit": {"fremen": 1, **DRAW},
}
ROW = ("maula_pistol", "paracompass", "desert_survival", "steersman", "truthtrance")


def everything(g: Scenario, seat: int) -> Changes:
    """Count everything a seat has, pieces of this box included."""
    found = counts(g, seat)
    found["spies"] = len(g.spies_of(seat))
    found["sandworms"] = g.worms_of(seat)
    found["memories"] = pieces.memories(g.state, seat)
    return found


class Watch:
    """Remembers what every seat has now and tells later what changed."""

    def __init__(self, g: Scenario) -> None:
        self.g = g
        self.before = [everything(g, seat) for seat in range(len(g.state.seats))]

    def of(self, seat: int) -> Changes:
        """Return what changed for a seat."""
        after = everything(self.g, seat)
        return {name: after[name] - n for name, n in self.before[seat].items() if after[name] != n}

    def only(self, seat: int) -> Changes:
        """Return what changed for a seat, after making sure that nothing changed for the others."""
        for other in range(len(self.before)):
            assert other == seat or self.of(other) == {}, f"seat {other} changed: {self.of(other)}"
        return self.of(seat)


def rich(*hand: str, leader: str = PLAIN[0], choam: bool = False) -> Scenario:
    """A position in which seat 0 can pay for everything and holds the given hand; call ``turn(0)`` next.

    Every seat has 20 of each resource, three troops in the Garrison and no Influence; the decks hold known cards.
    """
    others = [name for name in (*PLAIN, "feyd_rautha_harkonnen") if name != leader]
    g = uprising(leaders=(leader, *others[:3]), choam=choam).first(0)
    g.hand(0, *hand).discard(0).play(0)
    g.deck(0, "dune_the_desert_planet", "reconnaissance", "diplomacy", "dagger", "convincing_argument", "dagger")
    g.intrigue_deck("mercenaries", "cunning", "shaddams_favor", "contingency_plan", "devour").intrigue_discard()
    g.row(*ROW).imperium_deck("shishakli", "strike_fleet", "leadership", "stilgar_the_devoted", "corrinth_city")
    g.conflict("skirmish_crysknife").conflict_deck("choam_security", "propaganda", "trade_dispute")
    for seat in range(4):
        g.solari(seat, 20).spice(seat, 20).water(seat, 20).troops(seat, garrison=3)
    return g


def settle(g: Scenario, *answers: str) -> Scenario:
    """Resolve whatever waits in the turn's menu, in the order offered; an answer is used once."""
    left = list(answers)
    while True:
        if g.kind() in ("resolve", "acquire", "play_card"):
            lines = offered(g)
            if not lines:
                return g
            g.do(lines[0])
        else:
            fitting = [text for text in left if text in g.options()]
            assert fitting, f"no answer among {g.options()} to {g.kind()}"
            left.remove(fitting[0])
            g.do(fitting[0])


def use(g: Scenario, thing: str) -> Scenario:
    """Resolve the only line of a thing that waits."""
    lines = offered(g, f"resolve {thing} ")
    assert len(lines) == 1, g.options()
    return g.do(lines[0])


def sent(g: Scenario, card: str, space: str, *answers: str) -> Changes:
    """Seat 0 plays a card to a space and resolves everything; return what that changed beyond sending and space."""
    g.turn(0)
    watch = Watch(g)
    settle(g.do(f"agent {card} > {space}"), *answers)
    assert g.kind() == "resolve"
    return total(watch.only(0), *({name: -n for name, n in change.items()} for change in (SENT, AT[space])))


def shown(g: Scenario, *answers: str) -> Changes:
    """Seat 0 takes its Reveal turn and resolves everything; return what that changed beyond the cards' move."""
    g.turn(0)
    watch = Watch(g)
    cards = len(g.seat_of(0).hand)
    settle(g.do("reveal"), *answers)
    assert g.kind() == "acquire"
    return total(watch.only(0), {"hand": cards, "play": -cards})


def bought(card: str, *answers: str, choam: bool = False) -> Changes:
    """Seat 0 buys a card of the Row; return what that changed beyond the card and its cost."""
    g = rich(choam=choam).row(card, "maula_pistol", "paracompass").persuasion(0, 20).turn(0).do("reveal")
    watch = Watch(g)
    settle(g.do(f"acquire {card}"), *answers)
    change = watch.only(0)
    cost = g.state.rules.cards[g.card(card)].cost
    return total(change, {"persuasion": cost, "discard": -1})


def played(g: Scenario, card: str, *answers: str) -> Changes:
    """Seat 0 plays an Intrigue card in its turn or in Combat; return what that changed beyond the card itself."""
    watch = Watch(g)
    g.do(f"intrigue {card}")
    left = list(answers)
    while g.kind() not in ("resolve", "acquire", "play_card", "combat_intrigue", "endgame_intrigue", None):
        fitting = [text for text in left if text in g.options()]
        assert fitting, f"no answer among {g.options()} to {g.kind()}"
        left.remove(fitting[0])
        g.do(fitting[0])
    assert not left, left
    return total(watch.only(0), {"intrigue": 1})


def plot(card: str) -> Scenario:
    """The rich position with a Plot card, seat 0 to play."""
    return rich("dagger").intrigue(0, card)


def combat(card: str, deployed: int = 3) -> Scenario:
    """Seat 0 holds a Combat card and another one and fights; it is asked first."""
    return rich().intrigue(0, card, "contingency_plan").troops(0, 3, deployed).troops(1, 3, 1)


def can_play(g: Scenario, card: str) -> bool:
    """Tell whether an Intrigue card is among the options."""
    return f"intrigue {card}" in g.options()


__all__ = ["AT", "DRAW", "FACTIONS", "PLAIN", "RECRUIT", "ROW", "SENT", "Changes", "offered", "total"]
