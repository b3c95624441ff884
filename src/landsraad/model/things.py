"""Kinds of things: whatever is printed and has boxes. One registry for cards, spaces, Leaders and all others."""

from dataclasses import dataclass
from typing import Final

from landsraad.model.terms import (
    BOX_ACQUIRE,
    BOX_AGENT,
    BOX_BONUS,
    BOX_COMBAT,
    BOX_CONTROL,
    BOX_DISCARDED,
    BOX_ENDGAME,
    BOX_ENTRY,
    BOX_FIRST,
    BOX_LOSS,
    BOX_PLOT,
    BOX_REVEAL,
    BOX_RIVAL,
    BOX_RIVAL_OTHER,
    BOX_SCHEME,
    BOX_SECOND,
    BOX_SETUP,
    BOX_SIGNET,
    BOX_SPACE,
    BOX_THIRD,
    BOX_TRASHED,
    BOX_WIN,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_RIVAL_CARD,
    FROM_SPACE,
    FROM_TRACK,
)

# How a box is compiled: lines that the player orders, one program in printed order, or exactly one line.
LINES: Final = 0
PROGRAM: Final = 1
SINGLE: Final = 2
ASKED: Final = 3  # as a program, in which even an arrow at the head asks first


@dataclass(frozen=True)
class Thing:
    """Whatever has an id."""

    id: str


@dataclass(frozen=True)
class Slot:
    """A box of a kind of thing: the field of the definition, the number of the box, how it is compiled."""

    field: str
    box: int
    style: int = PROGRAM


@dataclass(frozen=True)
class Kind:
    """A kind of thing: its number, its name, its list in the catalogue, and its boxes."""

    number: int
    name: str
    table: str
    slots: tuple[Slot, ...]
    owned: bool = False  # belongs to an actor once it has it; its boxes then work at their times


CARD = Kind(
    FROM_CARD,
    "card",
    "cards",
    (
        Slot("agent", BOX_AGENT, LINES),
        Slot("reveal", BOX_REVEAL, LINES),
        Slot("acquire", BOX_ACQUIRE),
        Slot("trashed", BOX_TRASHED),
        Slot("discarded", BOX_DISCARDED),
    ),
)
INTRIGUE = Kind(
    FROM_INTRIGUE,
    "intrigue",
    "intrigues",
    (
        Slot("plot", BOX_PLOT),
        Slot("combat", BOX_COMBAT),
        Slot("endgame", BOX_ENDGAME),
        Slot("win", BOX_WIN),
        Slot("loss", BOX_LOSS),
    ),
)
SPACE = Kind(
    FROM_SPACE,
    "space",
    "spaces",
    (
        Slot("effects", BOX_SPACE, LINES),
        Slot("entry", BOX_ENTRY, ASKED),
        Slot("control", BOX_CONTROL, SINGLE),
    ),
)
LEADER = Kind(
    FROM_LEADER,
    "leader",
    "leaders",
    (
        Slot("signet", BOX_SIGNET, LINES),
        Slot("setup", BOX_SETUP),
        Slot("reveal", BOX_REVEAL, LINES),
        Slot("scheme", BOX_SCHEME),
    ),
)
CONFLICT = Kind(
    FROM_CONFLICT,
    "conflict",
    "conflicts",
    (Slot("first", BOX_FIRST, LINES), Slot("second", BOX_SECOND, LINES), Slot("third", BOX_THIRD, LINES)),
)
TRACK = Kind(FROM_TRACK, "track", "factions", (Slot("bonus", BOX_BONUS),))
RIVAL_CARD = Kind(
    FROM_RIVAL_CARD,
    "rival_card",
    "rival_cards",
    (Slot("effects", BOX_RIVAL), Slot("other_effects", BOX_RIVAL_OTHER)),
)
KINDS = (CARD, INTRIGUE, SPACE, LEADER, CONFLICT, TRACK, RIVAL_CARD)
