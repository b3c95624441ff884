"""The packed integers and vectors of the state, in one place.

A ``vec[i64]`` is a flat array of machine integers. It behaves like a slice: ``append`` and ``pop`` hand back the
vector to keep (``zone = append(zone, card)``), and ``zone[:]`` is an independent copy. Interpreted, ``i64`` is a plain
``int`` and everything works the same, only slower.
"""

from typing import Final

from librt.vecs import append as append
from librt.vecs import extend as extend
from librt.vecs import pop as pop
from librt.vecs import remove as remove
from librt.vecs import vec as vec
from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

__all__ = [
    "ROOM", "added", "append", "changed", "extend", "i16", "i64", "joined", "pop", "remove", "remove_at", "u8", "vec",
    "without",
]  # fmt: skip


ROOM: Final = 7  # items that fit into a vector made for a few, before it must grow


def remove_at(zone: vec[i64], index: i64) -> vec[i64]:
    """Return ``zone`` without the item at ``index``, the order of the others kept."""
    shorter, _removed = pop(zone, index)  # not called _, which would be boxed
    return shorter


# Writing without writing in place: for zones that copies of a state share (``landsraad.model.state.SHARED``).


def added(zone: vec[i64], item: i64) -> vec[i64]:
    """Return a new vector: ``zone`` and one more item."""
    longer = vec[i64](capacity=len(zone) + 1)
    return append(extend(longer, zone), item)


def joined(zone: vec[i64], more: vec[i64]) -> vec[i64]:
    """Return a new vector: ``zone`` and the items of another behind it."""
    longer = vec[i64](capacity=len(zone) + len(more))
    return extend(extend(longer, zone), more)


def without(zone: vec[i64], item: i64) -> vec[i64]:
    """Return a new vector: ``zone`` without one such item, the order of the others kept."""
    return remove(zone[:], item)


def changed(zone: vec[i64], index: i64, item: i64) -> vec[i64]:
    """Return a new vector: ``zone`` with another item at ``index``."""
    other = zone[:]
    other[index] = item
    return other
