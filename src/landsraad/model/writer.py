"""What a mechanic may ask of the compiler of boxes, without knowing it."""

from collections.abc import Sequence
from typing import Protocol

from landsraad.model.conditions import Condition
from landsraad.model.effects import Node


class Writer(Protocol):
    """Compiles effects into lines."""

    def program(self, nodes: tuple[Node, ...], source: int, box: int) -> tuple[int, int]:
        """Compile a box that is carried out as one piece and return the bounds of its line."""
        ...

    def box(self, nodes: tuple[Node, ...], source: int, box: int) -> tuple[int, int]:
        """Compile a box whose parts are resolved in the player's order and return the bounds of its lines."""
        ...

    def condition(self, condition: Condition | None) -> int:
        """Return the index of a condition, -1 for none."""
        ...

    def asked(self, nodes: tuple[Node, ...], source: int, box: int) -> int:
        """Compile a box that comes up by itself, at any time, and return its line."""
        ...

    def leader(self, name: str) -> int:
        """Return the index of a Leader by its id, -1 if it is not in this game."""
        ...

    def factions(self) -> Sequence[str]:
        """Return the names of the Influence tracks."""
        ...
