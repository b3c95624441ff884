"""Snapshots of running games: taken at the start of a round, and gone on from if a later version has other rules."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

import landsraad as ls
from landsraad.content.boxes import ruleset
from landsraad.engine.record import snapshots

Data = dict[str, Any]


@dataclass(frozen=True)
class Kept:
    """What is kept of a game at one moment."""

    digest: str
    snapshot: bytes | None


def go_on(data: Data, seed: int) -> ls.Game:
    """Return a game that begins where a snapshot was taken."""
    return snapshots.go_on(data, ruleset, seed)


def is_quiet(game: ls.Game) -> bool:
    """Tell whether a game could go on from here."""
    return not game.over and snapshots.is_quiet(game._state)


def keep(game: ls.Game) -> Kept:
    """Return what is kept of a game; a snapshot only if a game that goes on from it stands just there."""
    taken = snapshots.snapshot(game)
    if taken is None:
        return Kept(game.digest(), None)
    packed = zlib.compress(json.dumps(taken, separators=(",", ":")).encode(), 6)
    faithful = snapshots.is_faithful(game, snapshots.go_on(unpacked(packed), ruleset))
    return Kept(game.digest(), packed if faithful else None)


def unpacked(packed: bytes) -> Data:
    """Return a stored snapshot."""
    data: Data = json.loads(zlib.decompress(packed))
    return data
