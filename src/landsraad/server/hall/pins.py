"""Under which engine, random stream and content a game was dealt: what decides whether it plays the same again."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import landsraad as ls
from landsraad.core.rng import ALGORITHM, SEALED
from landsraad.server.storage.rows import Draft

Data = dict[str, Any]
PARTS = ("engine", "rng", "content")


class Changed(Exception):
    """A stored game does not play as it did: rules or content have changed since."""


@lru_cache(maxsize=256)
def _pin(setup: str, stream: str) -> tuple[str, ...]:
    """Return the parts of the pin of a set-up, given as JSON."""
    save = ls.new_game(ls.Setup.from_json(json.loads(setup)), 0, stream).save()
    return tuple(str(save[part]) for part in PARTS)


def pin_of(setup: ls.Setup, stream: str = SEALED) -> Data:
    """Return what a game of this set-up is played by now; new games are dealt by a stream that nobody can foretell."""
    return dict(zip(PARTS, _pin(json.dumps(setup.to_json(), sort_keys=True), stream), strict=True))


def stream_of(pin: Data | None) -> str:
    """Return the random stream of a game: stored games keep theirs, and the first ones did not write it down."""
    return str((pin or {}).get("rng", ALGORITHM))


def start_draft(setup: ls.Setup, session: str | None = None, stream: str = SEALED) -> Draft:
    """Return the record that starts a game, with its pin."""
    return Draft("start", {"pin": pin_of(setup, stream)}, session)
