"""What the store hands out: sessions, table rows and records as plain frozen values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from landsraad.core.rng import SEALED

Data = dict[str, Any]
# What a record of a kind makes of the status of its table.
STATUS = {"start": "playing", "close": "closed"}


@dataclass(frozen=True)
class Session:
    """A person's session."""

    id: str
    name: str
    lang: str


@dataclass(frozen=True)
class TableRow:
    """What a table is from its beginning."""

    id: str
    kind: str
    title: str
    setup: Data
    seed: str
    seed_known: bool
    clock: Data
    host: str
    prefix: tuple[int, ...]
    created_ms: int
    stream: str = SEALED  # what it is dealt by when it starts
    position: list[list[Any]] | None = None  # words by which the table was laid, if it was not dealt
    choosing: str | None = None  # how its people come to their Leaders; None: as the set-up says


@dataclass(frozen=True)
class Draft:
    """A record that is not stored yet."""

    kind: str
    data: Data = field(default_factory=dict)
    session: str | None = None
    client: str | None = None


@dataclass(frozen=True)
class Record:
    """A stored record of a table."""

    seq: int
    kind: str
    data: Data
    session: str | None
    client: str | None
    at_ms: int


@dataclass(frozen=True)
class SeatRow:
    """Who owns a seat, and the hash of its invite link."""

    seat: int
    session: str | None
    invite_hash: str | None


@dataclass(frozen=True)
class NewTable:
    """A table to be kept, with its links and first records."""

    row: TableRow
    watch_hash: str
    places: tuple[SeatRow, ...]
    first: tuple[Draft, ...]
