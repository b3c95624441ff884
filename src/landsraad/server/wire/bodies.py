"""Bodies of the HTTP endpoints."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from landsraad.server.wire.common import (
    Body,
    Clock,
    Data,
    Lang,
    Level,
    Name,
    NoClock,
    Number,
    Reply,
    Seat,
    SeatWish,
    Seconds,
    Standing,
    TableInfo,
    Title,
    Token,
)

Seats = Annotated[list[SeatWish], Field(min_length=1, max_length=8)]


class SessionBody(Body):
    """Who you are."""

    name: Name | None = None
    lang: Lang | None = None


class Me(Reply):
    """Your session."""

    name: str
    lang: Lang


class Language(Reply):
    """A language there are words in."""

    code: str
    name: str = Field(description="in the language itself")
    note: str | None = Field(description="said beside it, such as that no native speaker has read it yet")


class About(Reply):
    """What this server is."""

    name: str
    version: str
    protocol: int
    engine: Literal["compiled", "interpreted"] = Field(description="which build of the engine plays the bots")
    languages: list[Language]
    lang: Lang = Field(description="the language of your session, or that of your browser if there are words in it")
    levels: list[Data] = Field(
        description="bot levels in order of strength: level, name, seconds (None: does not search)"
    )


class HostChoices(Reply):
    """What may be chosen with one host box."""

    host: str
    players: list[int]
    modules: list[str]
    epic: list[int] = Field(description="player counts for which epic mode can be chosen (with all modules)")
    leaders: list[Data] = Field(description="id, name, complexity, house, modules (None: comes with the host)")
    rivals: list[str] = Field(description="Leaders that Rivals may bear in a solo game")
    rival_count: int
    difficulties: list[str]
    rival_games: list[Data] = Field(
        description="where Rivals join: players, count, leaders, names (of all that they may be), difficulties"
    )
    variants: list[Data] = Field(
        description="id, module (None: comes with the host), players, rivals (if not empty: the only ones they may be)"
    )


class SetupChoices(Reply):
    """Every set-up the engine knows."""

    hosts: list[HostChoices]


class CatalogBody(Body):
    """Which things to show."""

    setup: Data
    lang: Lang | None = None


class CatalogReply(Reply):
    """The things of a set-up: structured data for icons, and words."""

    catalog: Data
    names: dict[str, str] = Field(description="kind/id -> name")
    texts: dict[str, list[str]] = Field(description="kind/id -> everything printed on the thing, line by line")
    boxes: dict[str, dict[str, list[str]]] = Field(description="kind/id -> box -> its lines as sentences")


class RuleInfo(Reply):
    """One numbered rule."""

    id: str
    section: str
    text: str
    notes: list[str]


class RulesReply(Reply):
    """Rules that fit a search."""

    total: int
    sections: list[Data]
    rules: list[RuleInfo]


class TableBody(Body):
    """A new table."""

    setup: Data
    seats: Seats
    clock: Clock = NoClock()
    title: Title = ""


class Invite(Reply):
    """A secret that gives a seat; it goes into the fragment of a link, never into a path."""

    seat: int
    token: str


class NewTable(Reply):
    """A table with the links to hand out; the tokens are shown once."""

    table: TableInfo
    invites: list[Invite]
    watch: str


class SetAside(Reply):
    """A table that this version cannot read."""

    id: str
    title: str
    text: str


class TableList(Reply):
    """Your tables, the latest first, and those that cannot be read."""

    tables: list[TableInfo]
    set_aside: list[SetAside]


class JoinBody(Body):
    """Take the seat of an invite link."""

    token: Token
    name: Name | None = None


class WatchBody(Body):
    """Watch by the spectator link."""

    token: Token


class SeatBody(Body):
    """Change a seat before the start."""

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    seconds: Seconds | None = None


class TutorialBody(Body):
    """Which box the tutorial is about; without it the base game."""

    host: Annotated[str, Field(max_length=40)] = "base"
    modules: list[str] = Field(default_factory=list, max_length=8)


class StartBody(Body):
    """Start; open seats are given to bots of the level, without a level they must be taken."""

    fill: Level | None = None
    seconds: Seconds | None = Field(None, description="thinking time of these bots, None for what is usual")


class SeatOnly(Body):
    """Name a seat of yours."""

    seat: Seat


class TakeoverBody(Body):
    """Let a bot play a seat: your own, or one that has been away."""

    seat: Seat
    level: Level = "adept"
    seconds: Seconds | None = Field(None, description="thinking time of the bot, None for what is usual")


class RematchBody(Body):
    """The same people again."""

    seats: Literal["same", "rotated"] = "rotated"


class ForkBody(Body):
    """Play on from a step of a finished game."""

    step: Number
    seats: Seats
    clock: Clock = NoClock()


class TokenReply(Reply):
    """A fresh secret; the old one is void."""

    token: str


class ReplayInfo(Reply):
    """A finished game."""

    table: TableInfo
    steps: int
    decisions: list[str]
    deciders: list[int]
    rounds: list[int] = Field(description="round after each step, from step 0 on")
    standings: list[Standing]
    seed: str
    seed_sha256: str
