"""Helpers of the base box's behaviour tests: a rich neutral position, and exact lists of what changed in it.

A change is written as a mapping from a thing a seat has to how much more of it there is: ``{"spice": 2, "hand": -1}``.
Tests compare whole mappings, so an effect that does more than the facts say fails as well as one that does less.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.scenario import Scenario, scenario

Changes = dict[str, int]

# Rabban's left ability matters only at set-up, so seat 0 shows the things themselves.
PLAIN = ("glossu_the_beast_rabban", "earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides")

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
NUMBERS = ("solari", "spice", "water", "vp", "persuasion", "swords", "supply", "garrison", "conflict", "agents")
FLAGS = ("council", "swordmaster")
ZONES = ("hand", "deck", "discard", "play", "aside", "intrigue", "face_up")

# The spaces of each Agent icon (B-SPC-01).
SPACES_OF_ICON = {
    "emperor": ("conspire", "wealth"),
    "guild": ("heighliner", "foldspace"),
    "bene_gesserit": ("selective_breeding", "secrets"),
    "fremen": ("hardy_warriors", "stillsuits"),
    "landsraad": ("high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"),
    "city": ("arrakeen", "carthag", "research_station", "sietch_tabr"),
    "spice_trade": ("secure_contract", "sell_melange", "imperial_basin", "hagga_basin", "the_great_flat"),
}
RESERVE = ("arrakis_liaison", "the_spice_must_flow", "foldspace")
ALL_SPACES = tuple(space for spaces in SPACES_OF_ICON.values() for space in spaces)

# What sending an Agent costs whoever does it, and what the free spaces give.
SENT: Changes = {"agents": -1, "hand": -1, "play": 1}
RECRUIT: Changes = {"supply": -1, "garrison": 1}
DRAW: Changes = {"deck": -1, "hand": 1}
FREE_SPACES: dict[str, Changes] = {
    "wealth": {"emperor": 1, "solari": 2},
    "foldspace": {"guild": 1, "discard": 1},
    "secrets": {"bene_gesserit": 1, "intrigue": 1},
    "stillsuits": {"fremen": 1, "water": 1},
    "hall_of_oratory": RECRUIT,
    "secure_contract": {"solari": 3},
    "imperial_basin": {"spice": 1},
    "carthag": {**RECRUIT, "intrigue": 1},
    "arrakeen": {**RECRUIT, **DRAW},
}


def total(*changes: Changes) -> Changes:
    """Add changes up; what comes to nothing is left out."""
    names = {name: None for change in changes for name in change}
    sums = {name: sum(change.get(name, 0) for change in changes) for name in names}
    return {name: n for name, n in sums.items() if n}


def times(n: int, change: Changes) -> Changes:
    """Return a change n times."""
    return {name: n * value for name, value in change.items()}


def counts(g: Scenario, seat: int) -> Changes:
    """Count everything a seat has."""
    actor = g.seat_of(seat)
    found = {name: int(getattr(actor, name)) for name in NUMBERS + FLAGS}
    found.update({name: len(getattr(actor, name)) for name in ZONES})
    found.update({name: g.influence_of(seat, name) for name in FACTIONS})
    return found


class Watch:
    """Remembers what every seat has now and tells later what changed.

    It looks at the whole table: where a test asks for one seat, whatever changed for another at that moment must be
    asked for too (``conftest`` looks at the end of the test), or be named in ``but``.
    """

    made: list[Watch] = []  # noqa: RUF012  # of the running test

    def __init__(self, g: Scenario, but: Sequence[int] = ()) -> None:
        self.g = g
        self.but = but
        self.before = [self.count(seat) for seat in range(len(g.state.seats))]
        self.looks: dict[tuple[tuple[tuple[str, int], ...], ...], set[int]] = {}
        Watch.made.append(self)

    def count(self, seat: int) -> Changes:
        """Count everything a seat has."""
        return counts(self.g, seat)

    def changes(self, seat: int) -> Changes:
        """Return what changed for a seat."""
        after = self.count(seat)
        return {name: after[name] - n for name, n in self.before[seat].items() if after[name] != n}

    def of(self, seat: int) -> Changes:
        """Return what changed for a seat; the others are to be asked for as well."""
        moment = tuple(tuple(sorted(self.changes(other).items())) for other in range(len(self.before)))
        self.looks.setdefault(moment, set()).add(seat)
        return self.changes(seat)

    def only(self, seat: int) -> Changes:
        """Return what changed for a seat, after making sure that nothing changed for the others."""
        for other in range(len(self.before)):
            assert other == seat or self.changes(other) == {}, f"seat {other} changed: {self.changes(other)}"
        return self.changes(seat)

    def unseen(self) -> list[str]:
        """Return what changed for seats that nobody asked for."""
        return [
            f"seat {seat} changed and nobody looked: {dict(items)}"
            for moment, seen in self.looks.items()
            for seat, items in enumerate(moment)
            if not of_the_round(dict(items)) and seat not in seen and seat not in self.but
        ]


def of_the_round(changes: Changes) -> bool:
    """Tell whether changes are nothing but the end of a round: a new hand, and troops of the Conflict gone home."""
    rest = dict(changes)
    if rest.get("deck") == -5 and rest.get("hand") == 5:
        del rest["deck"], rest["hand"]
    home = -rest.pop("conflict", 0)
    if rest.get("supply") == home:
        del rest["supply"]
        home = 0
    return not rest and home == 0


def rich(*hand: str, seats: int = 4, leader: str = PLAIN[0]) -> Scenario:
    """A position in which seat 0 can pay for everything and holds the given hand; call ``turn(0)`` next.

    Every seat has 20 of each resource, five troops in the Garrison and no Influence; the decks hold known cards.
    """
    others = [name for name in (*PLAIN, "countess_ariana_thorvald") if name != leader]
    g = scenario(seats=seats, leaders=(leader, *others[: seats - 1])).first(0)
    g.hand(0, *hand).discard(0).play(0)
    g.deck(0, "dune_the_desert_planet", "reconnaissance", "diplomacy", "dagger", "convincing_argument", "dagger")
    g.intrigue_deck("windfall", "ambush", "bribery", "private_army", "urgent_mission")
    g.row("dr_yueh", "space_travel", "opulence", "gurney_halleck", "choam_directorship")
    g.imperium_deck("spice_hunter", "scout", "stilgar", "gun_thopter")
    g.conflict("guild_bank_raid").conflict_deck("skirmish_a", "desert_power", "skirmish_b")
    for seat in range(seats):
        g.solari(seat, 20).spice(seat, 20).water(seat, 20).troops(seat, garrison=5)
    return g


def poor(*hand: str, seats: int = 4, leader: str = PLAIN[0]) -> Scenario:
    """The same position without any resource for seat 0."""
    return rich(*hand, seats=seats, leader=leader).solari(0, 0).spice(0, 0).water(0, 0)


def resolve_all(g: Scenario) -> Scenario:
    """Resolve whatever waits in the turn's menu, in the order offered."""
    while waiting := [text for text in g.options() if text.startswith("resolve ")]:
        g.do(waiting[0])
    return g


def offered(g: Scenario, start: str = "resolve ") -> list[str]:
    """Return the options that begin with a text."""
    return [text for text in g.options() if text.startswith(start)]


def sent(g: Scenario, card: str, space: str) -> Changes:
    """Seat 0 plays a card to a space and resolves everything; return what that changed."""
    g.turn(0)
    watch = Watch(g)
    resolve_all(g.do(f"agent {card} > {space}"))
    assert g.kind() == "resolve"
    assert g.decider() == 0
    return watch.only(0)


def shown(g: Scenario) -> Changes:
    """Seat 0 takes its Reveal turn and resolves everything; return what that changed beyond the cards' move."""
    g.turn(0)
    watch = Watch(g)
    cards = len(g.seat_of(0).hand)
    resolve_all(g.do("reveal"))
    assert g.kind() == "acquire"
    assert g.decider() == 0
    return total(watch.only(0), {"hand": cards, "play": -cards})


def reachable(card: str) -> set[str]:
    """Return the spaces an Agent can be sent to with a card when nothing else stands in the way."""
    g = rich(card)
    for faction in FACTIONS:
        g.influence(0, faction, 2)
    g.turn(0)
    if f"agent {card}" not in g.options():
        return set()
    g.do(f"agent {card}")
    return {text.removeprefix(f"agent {card} > ") for text in g.options()}


def spaces_of(icons: str) -> set[str]:
    """Return the spaces of some icons, written in one text."""
    return {space for icon in icons.split() for space in SPACES_OF_ICON[icon]}


def cheapest(card: str) -> int:
    """Return with how much Persuasion a card of the Imperium Row or the Reserve can first be acquired."""
    for n in range(13):
        g = rich().row(card, "choam_directorship") if card not in RESERVE else rich()
        if f"acquire {card}" in g.persuasion(0, n).turn(0).do("reveal").options():
            return n
    raise AssertionError(f"{card} cannot be acquired at all")


def bought(card: str, n: int) -> tuple[Scenario, Changes]:
    """Seat 0 buys a card of the Row with exactly n Persuasion; return the position and what the purchase changed."""
    g = rich().row(card, "dr_yueh", "space_travel").persuasion(0, n).turn(0).do("reveal")
    watch = Watch(g)
    g.do(f"acquire {card}")
    return g, watch.only(0)


def bond_spice(card: str) -> int:
    """Return the spice that Spice Hunter's Bond, and the card's own, bring when both are revealed together."""
    together = rich("spice_hunter", card).spice(0, 0).turn(0).do("reveal")
    alone = rich(card).spice(0, 0).turn(0).do("reveal")
    return int(together.seat_of(0).spice - alone.seat_of(0).spice)


def sister_spice(card: str) -> int:
    """Return the spice of Gene Manipulation with a card in play: 2 if that card is Bene Gesserit."""
    g = rich("gene_manipulation").spice(0, 0).play(0, card).turn(0).do("agent gene_manipulation > hall_of_oratory")
    return int(g.seat_of(0).spice)
