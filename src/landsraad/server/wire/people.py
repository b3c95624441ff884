"""Bodies about persons: accounts, histories, ratings."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from landsraad.server.wire.common import Body, Data, Reply


class KeyInfo(Reply):
    """A passkey."""

    id: str
    created_ms: int


class AccountInfo(Reply):
    """Which keys a session has."""

    account: bool = Field(description="the session has more keys than this browser's")
    recovery: bool
    devices: int = Field(description="browsers that joined")
    passkeys: list[KeyInfo]
    passkeys_possible: bool


class Code(Reply):
    """A code, shown once."""

    code: str
    until_ms: int | None


class CodeBody(Body):
    """A recovery code or the code of a device, however it is written."""

    code: Annotated[str, Field(min_length=1, max_length=80)]


class PasskeyOptions(Reply):
    """What the browser's WebAuthn wants, in its JSON."""

    options: Data


class CredentialBody(Body):
    """What the browser's WebAuthn answered, in its JSON."""

    credential: Data


class GameLine(Reply):
    """A finished game of yours."""

    table: str
    kind: str
    host: str
    modules: list[str]
    players: int
    seat: int
    leader: str
    place: int
    vp: int
    left_by: str | None
    at_ms: int
    opponents: list[str]


class StatisticLine(Reply):
    """Your games with something in common."""

    key: str
    name: str
    games: int
    wins: int
    place: float = Field(description="on average")
    vp: float = Field(description="on average")


class Statistics(Reply):
    """Your games by Leader, host, seat and opponent, the most played first."""

    leader: list[StatisticLine]
    host: list[StatisticLine]
    seat: list[StatisticLine]
    opponent: list[StatisticLine]


class RatingLine(Reply):
    """A rating with its uncertainty."""

    mode: str
    mu: float
    sigma: float
    games: int


class History(Reply):
    """Your finished games."""

    games: list[GameLine]
    statistics: Statistics
    ratings: list[RatingLine]


class Export(Reply):
    """Everything that is kept about you."""

    name: str
    lang: str
    account: Data
    tables: list[Data]
    games: list[GameLine]
    ratings: list[RatingLine]


class LadderLine(Reply):
    """Somebody in a ladder."""

    name: str
    mu: float
    sigma: float
    games: int
    yours: bool


class Ladder(Reply):
    """The best of a mode."""

    mode: str
    modes: list[str] = Field(description="in which people are rated, the most played first")
    people: list[LadderLine]
