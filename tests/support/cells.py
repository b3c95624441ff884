"""The cells: every host × player count × modules × mode that can be played, read from the manifests of the boxes.

A new box joins all tests that run over the cells by being listed in ``landsraad.content.boxes``. ``ALL_CELLS`` are all
of them, and each is played (``properties/test_every_cell.py``). ``CELLS``, over which the others run, are the boxes
as they are sold, and so many of the mixtures that every two choices meet.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import combinations

import landsraad as ls
from landsraad.content.boxes import BOXES, EPIC_BOXES, options_of, player_counts, rival_game, variants_of
from landsraad.model.defs import Module

STANDARD = "standard"
EPIC = "epic"
VARIANTS = "variants"
OPTIONS = "options"  # whatever the rules leave to the group is settled in the other way
SOAK = os.environ.get("LANDSRAAD_SOAK") == "1"


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
        elif self.mode == OPTIONS:
            here = ls.Setup(host=self.host, players=self.players, modules=self.modules)
            fields["options"] = {option.id: option.choices[-1].id for option in options_of(here)}
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
    if options_of(ls.Setup(host=host, players=players, modules=modules)):
        found.append(OPTIONS)
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


def is_sold_so(cell: Cell) -> bool:
    """Tell whether a cell is a host alone, or with the box of its own that was made for it."""
    made_for = [BOXES[box].hosts[0].host == cell.host and bool(BOXES[box].mechanics) for box in cell.modules]
    return made_for in ([], [True])


def pairs(cell: Cell) -> set[tuple[str, str]]:
    """Return the pairs of choices that make a cell; the levels of difficulty change no box and count as one mode."""
    mode = cell.mode if cell.mode in (STANDARD, EPIC, VARIANTS, OPTIONS) else "level"
    parts = [f"host {cell.host}", f"players {cell.players}", f"mode {mode}"]
    others = [box for box in BOXES.values() if cell.host in {here.host for here in box.hosts}]
    parts += [f"{'with' if box.id in cell.modules else 'without'} {box.id}" for box in others]
    return {(one, other) for number, one in enumerate(parts) for other in parts[number + 1 :]}


def covering(cells: list[Cell], known: list[Cell]) -> list[Cell]:
    """Return so many of the cells that with those known every pair of choices occurs, in the order of the manifests."""
    left = {pair for cell in cells for pair in pairs(cell)} - {pair for cell in known for pair in pairs(cell)}
    chosen: list[Cell] = []
    while left:
        best = max(reversed(cells), key=lambda cell: len(left & pairs(cell)))  # of equals the largest mixture
        chosen.append(best)
        left -= pairs(best)
    return [cell for cell in cells if cell in chosen]


def pairwise(cells: list[Cell]) -> list[Cell]:
    """Return few of these cells in which every pair of host, players, box and mode occurs that occurs in any.

    The plain game of each host and number of players is always there.
    """
    of = {cell: pairs(cell) for cell in cells}
    plain = {cell for cell in cells if not cell.modules and cell.mode == STANDARD}
    chosen = set(plain)
    left = set().union(*of.values()).difference(*(of[cell] for cell in chosen))
    while left:
        best = max(cells, key=lambda cell: len(left & of[cell]))
        chosen.add(best)
        left -= of[best]
    for cell in cells:  # what came early may be needed no more
        if cell in chosen - plain and of[cell] <= set().union(*(of[other] for other in chosen - {cell})):
            chosen.remove(cell)
    return [cell for cell in cells if cell in chosen]


ALL_CELLS = all_cells(BOXES)
SOLD = [cell for cell in ALL_CELLS if is_sold_so(cell)]
CELLS = SOLD + covering(ALL_CELLS, SOLD)

# Where whole games are looked at step by step: with every box the cells multiply, what two choices do to each other is
# seen in few of them. `make soak` takes all.
SAMPLED = CELLS if SOAK else pairwise(CELLS)


def cell(name: str) -> Cell:
    """Return the cell of a name, as messages of failure print it."""
    return {cell.name: cell for cell in ALL_CELLS}[name]
