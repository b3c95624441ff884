"""The cells: every host × player count × modules × mode that can be played, read from the manifests of the boxes.

A new box joins all tests that run over the cells by being listed in ``landsraad.content.boxes``.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import landsraad as ls
from landsraad.content.boxes import BOXES, EPIC_BOXES, player_counts, rival_game, variants_of
from landsraad.model.defs import Module

STANDARD = "standard"
EPIC = "epic"
VARIANTS = "variants"


@dataclass(frozen=True)
class Cell:
    """One way to set up a game."""

    host: str
    players: int
    modules: tuple[str, ...]
    mode: str

    @property
    def name(self) -> str:
        """Return a short name, for test ids and messages of failure: base-4p, base-1p-mentat, base+ix-3p …"""
        mode = "" if self.mode == STANDARD else f"-{self.mode}"
        return f"{'+'.join((self.host, *self.modules))}-{self.players}p{mode}"

    def setup(self, leaders: tuple[str | None, ...] | None = None) -> ls.Setup:
        """Return the set-up; Leaders are dealt by the seed unless they are given."""
        fields: dict[str, object] = {"host": self.host, "players": self.players, "modules": list(self.modules)}
        if self.mode == EPIC:
            fields["epic"] = True
        elif self.mode == VARIANTS:
            here = ls.Setup(host=self.host, players=self.players, modules=self.modules)
            fields["variants"] = [variant.id for variant in variants_of(here)]
        elif self.mode != STANDARD:
            fields["difficulty"] = self.mode
        if leaders is not None:
            fields["leaders"] = list(leaders)
        return ls.Setup.from_json(fields)

    def game(self, seed: int, leaders: tuple[str | None, ...] | None = None) -> ls.Game:
        """Deal a game of this cell."""
        return ls.new_game(self.setup(leaders), seed)


def fits(boxes: list[Module]) -> bool:
    """Tell whether each box finds the boxes that it builds on, and the first of them, the host, is one it fits."""
    ids = {box.id for box in boxes}
    hosted = all(boxes[0].id in {here.host for here in box.hosts} for box in boxes[1:])
    return hosted and all(ids.issuperset(box.requires) for box in boxes)


def modes(host: str, players: int, modules: tuple[str, ...]) -> list[str]:
    """Return the modes of a number of players: levels of difficulty, all variants together, the Epic game."""
    game = rival_game(ls.Setup(host=host, players=players))
    levels = [level.id for level in game.difficulties if level.id] if game is not None else []
    found = levels or [STANDARD]
    if variants_of(ls.Setup(host=host, players=players, modules=modules)):
        found.append(VARIANTS)
    if any(box in EPIC_BOXES and players in EPIC_BOXES[box].players for box in modules):
        found.append(EPIC)
    return found


def all_cells(offered: dict[str, Module]) -> list[Cell]:
    """Return every cell of these boxes, in the order of the manifests."""
    hosts = [box for box in offered.values() if box.host]
    others = [box for box in offered.values() if not box.host]
    cells: list[Cell] = []
    for host in hosts:
        for size in range(len(others) + 1):
            for chosen in combinations(others, size):
                boxes = [host, *chosen]
                if not fits(boxes):
                    continue
                counts = [n for n in player_counts(host.id) if all(n in box.players for box in chosen)]
                modules = tuple(box.id for box in chosen)
                cells += [Cell(host.id, n, modules, mode) for n in counts for mode in modes(host.id, n, modules)]
    return cells


CELLS = all_cells(BOXES)


def cell(name: str) -> Cell:
    """Return the cell of a name, as messages of failure print it."""
    return {cell.name: cell for cell in CELLS}[name]
