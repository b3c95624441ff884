"""Helpers of the behaviour tests of Rise of Ix: the rich position of the base box with the new board and pieces.

A change is written as in the base kit; dreadnoughts, tiles, Negotiators and the Freighter are counted as well.
"""

from __future__ import annotations

from tests.content.base.kit import (
    DRAW,
    FACTIONS,
    PLAIN,
    RECRUIT,
    Changes,
    counts,
    offered,
    times,
    total,
)
from tests.content.base.kit import (
    SPACES_OF_ICON as BASE_SPACES,
)
from tests.content.base.kit import (
    Watch as BaseWatch,
)
from tests.support import pieces
from tests.support.scenario import Scenario, ix

COVERED = ("rally_troops", "hall_of_oratory", "sell_melange", "secure_contract")
NEW = {"landsraad": ("tech_negotiation", "dreadnought"), "spice_trade": ("smuggling", "interstellar_shipping")}
# The spaces of each Agent icon with the overlay (X-SET-02, X-SET-03).
SPACES_OF_ICON = {
    icon: {space for space in spaces if space not in COVERED} | set(NEW.get(icon, ()))
    for icon, spaces in BASE_SPACES.items()
}

# A dreadnought commissioned; a Negotiator placed.
SHIP: Changes = {"ships_supply": -1, "ships_garrison": 1}
NEGOTIATOR: Changes = {"supply": -1, "negotiators": 1}
# What spaces bring beside the card; the effect of Tech Negotiation is left unused.
AT: dict[str, Changes] = {
    "arrakeen": {**RECRUIT, **DRAW},
    "carthag": {**RECRUIT, "intrigue": 1},
    "imperial_basin": {"spice": 1},
    "tech_negotiation": {},
    "smuggling": {"solari": 1, "freighter": 1},
    "wealth": {"emperor": 1, "solari": 2},
    "foldspace": {"guild": 1, "discard": 1},
    "secrets": {"bene_gesserit": 1, "intrigue": 1},
    "stillsuits": {"fremen": 1, "water": 1},
    "high_council": {"solari": -5, "council": 1},
}
UNUSED = ("tech_negotiation",)


def everything(g: Scenario, seat: int) -> Changes:
    """Count everything a seat has, pieces of this box included."""
    found = counts(g, seat)
    found.update({"negotiators": g.negotiators_of(seat), "freighter": g.freighter_of(seat), **g.fleet_of(seat)})
    found["tiles"] = len(g.tiles_of(seat))
    found["face_down"] = len(g.face_down(seat))
    found["kept"] = int(pieces.kept_card(g.state, seat) >= 0)
    return found


class Watch(BaseWatch):
    """Remembers what every seat has now, pieces of this box included, and tells later what changed."""

    def count(self, seat: int) -> Changes:
        """Count everything a seat has."""
        return everything(self.g, seat)


def rich(*hand: str, seats: int = 4, leader: str = PLAIN[0], epic: bool = False) -> Scenario:
    """A position in which seat 0 can pay for everything and holds the given hand; call ``turn(0)`` next.

    Every seat has 20 of each resource, five troops in the Garrison and no Influence; the decks hold known cards.
    """
    others = [name for name in (*PLAIN, "countess_ariana_thorvald") if name != leader]
    g = ix(seats=seats, leaders=(leader, *others[: seats - 1]), epic=epic).first(0)
    g.hand(0, *hand).discard(0).play(0)
    g.deck(0, "dune_the_desert_planet", "reconnaissance", "diplomacy", "dagger", "convincing_argument", "dagger")
    g.intrigue_deck("windfall", "ambush", "bribery", "private_army", "urgent_mission").intrigue_discard()
    g.row("dr_yueh", "space_travel", "opulence", "gurney_halleck", "choam_directorship")
    g.imperium_deck("spice_hunter", "scout", "stilgar", "gun_thopter")
    g.conflict("guild_bank_raid").conflict_deck("skirmish_a", "desert_power", "skirmish_b")
    g.stacks(("minimic_film", "restricted_ordnance"), ("detonation_devices", "artillery"), ("holtzman_engine",))
    for seat in range(seats):
        g.solari(seat, 20).spice(seat, 20).water(seat, 20).troops(seat, garrison=5)
    return g


def poor(*hand: str, seats: int = 4, leader: str = PLAIN[0]) -> Scenario:
    """The same position without any resource for seat 0."""
    return rich(*hand, seats=seats, leader=leader).solari(0, 0).spice(0, 0).water(0, 0)


def waiting(g: Scenario) -> list[str]:
    """Return the effects that wait in the turn's menu, without those of spaces that the tests leave unused."""
    return [text for text in offered(g) if text.split()[1] not in UNUSED]


def settle(g: Scenario, *answers: str) -> Scenario:
    """Resolve whatever waits in the turn's menu, in the order offered; questions are answered by the first that fits.

    A Freighter advances unless an answer says otherwise.
    """
    while True:
        if g.kind() in ("resolve", "acquire", "take_reward", "play_card"):
            lines = waiting(g)
            if not lines:
                return g
            g.do(lines[0])
        else:
            fitting = [text for text in (*answers, "freighter advance") if text in g.options()]
            assert fitting, f"no answer among {g.options()}"
            g.do(fitting[0])


def sent(g: Scenario, card: str, space: str, *answers: str) -> Changes:
    """Seat 0 plays a card to a space and resolves everything; return what that changed."""
    g.turn(0)
    watch = Watch(g)
    settle(g.do(f"agent {card} > {space}"), *answers)
    assert g.kind() == "resolve"
    assert g.decider() == 0
    return watch.only(0)


def shown(g: Scenario, *answers: str) -> Changes:
    """Seat 0 takes its Reveal turn and resolves everything; return what that changed beyond the cards' move."""
    g.turn(0)
    watch = Watch(g)
    cards = len(g.seat_of(0).hand)
    settle(g.do("reveal"), *answers)
    assert g.kind() == "acquire"
    assert g.decider() == 0
    return total(watch.only(0), {"hand": cards, "play": -cards})


def discarded(g: Scenario, card: str, *answers: str) -> Changes:
    """Seat 0 discards a card to Truthsayer, which draws one; return what the discard brought."""
    hand = [*g.names(g.seat_of(0).hand), "truthsayer", card]
    g.hand(0, *hand).turn(0).do("agent truthsayer > tech_negotiation")
    watch = Watch(g)
    g.do("resolve truthsayer pay discard 1")
    settle(g, f"discard {card}", *answers)
    assert g.names(g.seat_of(0).discard)[-1] == card
    return total(watch.only(0), {"hand": 1, "discard": -1}, times(-1, DRAW))


def trashed(g: Scenario, card: str, zone: str, *answers: str) -> Changes:
    """Seat 0 trashes a card with Jamis from hand, discard pile or play; return what the trashing brought."""
    hand = [*g.names(g.seat_of(0).hand), "jamis", *([card] if zone == "hand" else [])]
    {"discard": g.discard, "play": g.play}.get(zone, g.hand)(0, card)
    g.hand(0, *hand).turn(0).do("agent jamis > stillsuits", "resolve stillsuits influence fremen")
    watch = Watch(g)
    g.do("resolve jamis trash")
    settle(g, f"trash {card} {zone}", *answers)
    assert g.names(g.state.trashed)[-1] == card
    return total(watch.only(0), {zone: 1})


def reachable(card: str, *enemies_at: str) -> set[str]:
    """Return the spaces an Agent can be sent to with a card when nothing but some enemy Agents stands in the way."""
    g = rich(card)
    for faction in FACTIONS:
        g.influence(0, faction, 2)
    for space in enemies_at:
        g.agents(1, 3).agent_at(1, space)
    g.turn(0)
    if f"agent {card}" not in g.options():
        return set()
    g.do(f"agent {card}")
    return {text.removeprefix(f"agent {card} > ") for text in g.options()}


def spaces_of(icons: str) -> set[str]:
    """Return the spaces of some icons, written in one text."""
    return {space for icon in icons.split() for space in SPACES_OF_ICON[icon]}


def cheapest(card: str) -> int:
    """Return with how much Persuasion a card of the Imperium Row can first be acquired."""
    for n in range(13):
        g = rich().row(card, "choam_directorship").persuasion(0, n).turn(0).do("reveal")
        if f"acquire {card}" in g.options():
            return n
    raise AssertionError(f"{card} cannot be acquired at all")


def bought(card: str, n: int, *answers: str) -> tuple[Scenario, Changes]:
    """Seat 0 buys a card of the Row with exactly n Persuasion; return the position and what the purchase changed."""
    g = rich().row(card, "dr_yueh", "space_travel").persuasion(0, n).turn(0).do("reveal")
    watch = Watch(g)
    g.do(f"acquire {card}")
    if g.kind() != "acquire":
        settle(g, *answers)
    return g, watch.only(0)


def in_play(card: str) -> dict[str, bool]:
    """Tell to which Factions a card belongs whose cards other cards look for."""
    bond = rich("spice_hunter", card).spice(0, 0).turn(0).do("reveal").seat_of(0).spice
    alone = rich(card).spice(0, 0).turn(0).do("reveal").seat_of(0).spice
    g = rich("gene_manipulation").spice(0, 0).play(0, card).turn(0).do("agent gene_manipulation > tech_negotiation")
    return {"fremen": bond > alone, "bene_gesserit": g.seat_of(0).spice == 2}
