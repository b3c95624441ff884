"""The story of a finished game: its events and what was on the table after each decision, kept for good.

A game is its decisions as long as the rules stay what they were. The story needs no rules: a finished game can be
looked at under any later version.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import landsraad as ls

if TYPE_CHECKING:
    from landsraad.server.hall.table import Table

Data = dict[str, Any]


@dataclass(frozen=True)
class Story:
    """A finished game as data, seen with open eyes."""

    history: list[tuple[int, int]]
    decisions: list[str]
    events: list[Data]
    places: list[tuple[int, int]]
    marks: list[int]
    views: list[Data]  # before the first decision and after each
    standings: list[Data]
    considered: dict[int, Data]
    save: Data

    @property
    def digest(self) -> str:
        """The hash of the state at the end."""
        return str(self.save["digest"])

    def pack(self) -> bytes:
        """Return the story as it is stored."""
        return zlib.compress(json.dumps(vars(self), ensure_ascii=False, separators=(",", ":")).encode(), 6)

    @classmethod
    def unpack(cls, packed: bytes) -> Story:
        """Return a stored story."""
        data = json.loads(zlib.decompress(packed))
        data["history"] = [(seat, action) for seat, action in data["history"]]
        data["places"] = [(round_, turn) for round_, turn in data["places"]]
        data["considered"] = {int(number): noted for number, noted in data["considered"].items()}
        return cls(**data)


def tell(table: Table) -> Story:
    """Return the story of a finished game: it is played once more and looked at after every decision."""
    game = table.played()
    return Story(
        list(table.history),
        table.told_decisions(),
        [event.to_json() for event in table.events(0, "open")],
        list(table.places),
        list(table.marks),
        open_views(game),
        [dict(vars(standing)) for standing in game.standings()],
        dict(table.considered),
        game.save(),
    )


def open_views(game: ls.Game) -> list[Data]:
    """Return what was on the table before the first decision and after each, from one copy that is played on."""
    running = game.rewound(0)
    views = [dict(running.view("open"))]
    for action in game.history:
        running.apply(action)
        views.append(dict(running.view("open")))
    return views
