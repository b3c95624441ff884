"""Another form of an observation, for networks: numbers brought near one, and what names something as one-hot.

The vector keeps the places of ``docs/observation.md``, its numbers multiplied by a scale and cut off at one; where a
number names something (a seat, a space, a Leader) its place is 0, and behind the vector a one-hot slice says it.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.env import widths
from landsraad.env.layout import ACTOR_FIELDS, TRADE_FIELDS, TURN_FIELDS, Layout, Slice
from landsraad.model.rules import Rules

COUNTS, UNIT = FORMS = ("counts", "unit")
TEAMS, GOODS = 2, 4  # the own team and the other; goods that may be traded
PHASES = TURN_KINDS = LEVELS = 8  # room for names of these kinds

# What comes to one, by field; a field that is not here comes to one at 4.
USUAL = 4.0
MOST = {
    "round": 10, "recruited": 8, "deployed": 8, "imperium_deck": 80, "intrigue_deck": 60, "conflict_deck": 10,
    "vp": 12, "solari": 12, "spice": 12, "water": 6, "strength": 24, "swords": 16, "intrigue_count": 8, "scores": 1,
    "persuasion": 12, "hand_count": 8, "deck_count": 20, "secret_known": 255, "spice_gained": 8,
}  # fmt: skip
MOST_IN = {"decks": 40, "reserve": 10, "influence": 6, "units": 12, "tiles_left": 8, "space_bonus": 6, "contracts": 8}


def check_form(name: str) -> None:
    """Refuse a form that there is not."""
    if name not in FORMS:
        raise ls.SetupError(f"unknown form of observations {name!r}; there is {', '.join(FORMS)}")


@dataclass(frozen=True)
class Named:
    """A number of the observation that names something."""

    name: str
    place: int
    least: int  # the smallest value
    width: int  # how many values there are


def named_numbers(layout: Layout, leaders: int) -> list[Named]:
    """Return all numbers that name something."""
    seat, space = (-1, widths.ACTORS + 1), (0, widths.SPACES + 1)
    of_turn = {
        "phase": (0, PHASES), "first_player": seat, "turn_seat": seat, "decider": seat, "for_actor": seat,
        "turn_kind": (0, TURN_KINDS), "sent_space": space, "conflict_level": (0, LEVELS),
    }  # fmt: skip
    of_actor = {"leader": (0, leaders + 1), "closed_space": space}
    start = layout.slice("turn").start
    found = [Named(f"turn.{name}", start + TURN_FIELDS.index(name), *values) for name, values in of_turn.items()]
    for name in ("alliance", "space_control", "space_flag"):
        part = layout.slice(name)
        found += [Named(f"{name}.{n}", part.start + n, 0, widths.ACTORS + 1) for n in range(part.length)]
    for name, least, width in (("team", 0, TEAMS + 1), ("arrows", -1, widths.SPACES + 2)):
        for part in layout.slices:
            if part.name == name:
                found += [Named(f"{name}.{n}", part.start + n, least, width) for n in range(part.length)]
    for part in layout.slices:
        if part.name == "trade":
            of_trade = {"first": widths.ACTORS, "second": widths.ACTORS, "first_goods": GOODS, "second_goods": GOODS}
            found += [
                Named(f"trade.{name}", part.start + TRADE_FIELDS.index(name), 0, most + 1)
                for name, most in of_trade.items()
            ]
    for actor in range(widths.ACTORS):
        start = layout.slice(f"actor_{actor}").start
        found += [
            Named(f"actor_{actor}.{name}", start + ACTOR_FIELDS.index(name), *values)
            for name, values in of_actor.items()
        ]
    return found


def scales(layout: Layout) -> NDArray[np.float32]:
    """Return what every number of an observation is multiplied by."""
    result = np.full(layout.size, 1 / USUAL, np.float32)
    for part in layout.slices:
        here = slice(part.start, part.start + part.length)
        kind = part.name.rstrip("0123456789").rstrip("_")
        fields = {"turn": TURN_FIELDS, "actor": ACTOR_FIELDS}.get(kind)
        if fields is not None:
            for n, name in enumerate(fields):
                result[part.start + n] = 1 / MOST.get(name, USUAL)
        elif part.name in ("kind", "conflict", "conflicts_past") or part.name.startswith("source_"):
            result[here] = 1
        else:
            result[here] = 1 / MOST_IN.get(kind, USUAL)
    return result


class UnitForm:
    """Turns rows of observations into rows of numbers from -1 to 1."""

    def __init__(self, layout: Layout, rules: Rules) -> None:
        named = named_numbers(layout, len(rules.leaders))
        self.scale = scales(layout)
        self.places = np.array([one.place for one in named])
        self.scale[self.places] = 0
        width = np.array([one.width for one in named])
        self.least = np.array([one.least for one in named])
        self.most = width - 1
        self.starts = layout.size + np.concatenate([[0], np.cumsum(width)[:-1]])
        self.plain = layout.size
        self.size = int(layout.size + width.sum())
        ends = [
            Slice(one.name, int(start), one.width, "one-hot") for one, start in zip(named, self.starts, strict=True)
        ]
        self.slices = (*layout.slices, *ends)

    def of(self, rows: NDArray[np.int16], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Return observations in this form, written into ``out`` if that is given."""
        if out is None:
            out = np.empty((len(rows), self.size), np.float32)
        plain = out[:, : self.plain]
        np.multiply(rows, self.scale, out=plain)
        np.clip(plain, -1, 1, out=plain)
        out[:, self.plain :] = 0
        value = np.clip(rows[:, self.places] - self.least, 0, self.most)
        np.put_along_axis(out, self.starts + value, 1, axis=1)
        return out
