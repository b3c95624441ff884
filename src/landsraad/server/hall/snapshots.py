"""Snapshots of running games: taken at the start of a round, and gone on from if a later version has other rules."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

import landsraad as ls

Data = dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """What is kept of a game at one moment."""

    digest: str
    snapshot: bytes | None


def keep(game: ls.Game) -> Kept:
    """Return what is kept of a game; a snapshot only if a game that goes on from it stands just there."""
    taken = ls.snapshot(game)
    packed = zlib.compress(json.dumps(taken, separators=(",", ":")).encode(), 6) if taken is not None else None
    return Kept(game.digest(), packed)


def unpacked(packed: bytes) -> Data:
    """Return a stored snapshot."""
    data: Data = json.loads(zlib.decompress(packed))
    return data
