"""The layout of an observation: named slices of one flat vector, the same for every game of a ruleset and seat count.

Seats are relative: slice 0 is the viewer, the others follow clockwise. ``docs/observation.md`` shows the table.
"""

from dataclasses import dataclass

from landsraad.model.rules import Rules
from landsraad.model.terms import DECISION_NAMES, OP_NAMES

VERSION = 1

# Numbers of a seat, in this order.
SEAT_FIELDS = (
    "vp", "solari", "spice", "water", "supply", "garrison", "deployed", "strength", "swords", "persuasion", "agents",
    "swordmaster", "council", "revealed", "hand_count", "deck_count", "intrigue_count", "leader", "has_mentat",
    "mentat_next", "closed_space", "secret_known",
)  # fmt: skip
TURN_FIELDS = (
    "round", "phase", "first_player", "turn_seat", "decider", "turn_kind", "sent_space", "recruited", "deployed",
    "imperium_deck", "intrigue_deck", "conflict_deck", "conflict_level",
)  # fmt: skip


@dataclass(frozen=True)
class Slice:
    """A named part of the observation."""

    name: str
    start: int
    length: int


@dataclass(frozen=True)
class Layout:
    """All slices of an observation and its size."""

    slices: tuple[Slice, ...]
    size: int

    def slice(self, name: str) -> Slice:
        """Return a slice by name."""
        for part in self.slices:
            if part.name == name:
                return part
        raise KeyError(name)


def layout(rules: Rules, players: int) -> Layout:
    """Return the layout for a ruleset and a number of seats."""
    cards, intrigues, spaces = len(rules.cards), len(rules.intrigues), len(rules.spaces)
    parts = [
        ("turn", len(TURN_FIELDS)),
        ("kind", len(DECISION_NAMES)),
        ("conflict", len(rules.conflicts)),
        ("conflicts_past", len(rules.conflicts)),
        ("alliance", int(rules.n_factions)),
        ("space_agents", players * spaces),
        ("space_bonus", spaces),
        ("space_control", spaces),
        ("row", cards),
        ("reserve", len(rules.reserve_cards)),
        ("intrigue_discard", intrigues),
        ("agenda", len(OP_NAMES)),
        ("source_card", cards),
    ]
    for seat in range(players):
        parts += [(f"seat_{seat}", len(SEAT_FIELDS)), (f"influence_{seat}", int(rules.n_factions))]
        parts += [(f"discard_{seat}", cards), (f"play_{seat}", cards), (f"unseen_{seat}", cards)]
    parts += [("hand", cards), ("intrigue", intrigues), ("aside", cards), ("deck_top", cards), ("secret", 4)]
    slices: list[Slice] = []
    start = 0
    for name, length in parts:
        slices.append(Slice(name, start, length))
        start += length
    return Layout(tuple(slices), start)
