"""``vec`` on plain lists. Every operation returns a new list: exact, and fast enough to compare digests."""

from __future__ import annotations

from typing import Any


class vec(list[Any]):
    """A list that can be made as ``vec[i64]()``."""

    def __init__(self, items: Any = (), *, capacity: int = 0) -> None:
        """Hold items; room for more needs no care here."""
        super().__init__(items)

    def __class_getitem__(cls, item: Any) -> type[vec]:
        """Ignore the item type."""
        return cls

    def __getitem__(self, index: Any) -> Any:
        """Return an item, or a copy of a slice."""
        found = list.__getitem__(self, index)
        return vec(found) if isinstance(index, slice) else found


def append(zone: vec, item: Any) -> vec:
    """Return the zone with one more item."""
    return vec([*zone, item])


def extend(zone: vec, items: Any) -> vec:
    """Return the zone with more items."""
    return vec([*zone, *items])


def pop(zone: vec, index: int = -1) -> tuple[vec, Any]:
    """Return the zone without an item, and the item."""
    rest = vec(zone)
    item = list.pop(rest, index)
    return rest, item


def remove(zone: vec, item: Any) -> vec:
    """Return the zone without the first such item."""
    rest = vec(zone)
    list.remove(rest, item)
    return rest
