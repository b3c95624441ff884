"""Bodies of the HTTP endpoints."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from landsraad.server.wire.common import (
    Body,
    CharacterWish,
    Choosing,
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
    accounts: bool = Field(description="people may have accounts here")
    lang: Lang = Field(description="the language of your session, or that of your browser if there are words in it")
    levels: list[Data] = Field(
        description="bot levels in order of strength: level, name, seconds (None: does not search)"
    )
    characters: list[Data] = Field(description="characters a bot of any level may have: character, name, title, why")


class HostChoices(Reply):
    """What may be chosen with one host box."""

    host: str
    players: list[int]
    modules: list[str]
    epic: list[int] = Field(description="player counts for which epic mode can be chosen (with all modules)")
    epic_modules: list[str] = Field(description="the boxes that bring epic mode: one of them is needed")
    leaders: list[Data] = Field(description="id, name, complexity, house, modules (None: comes with the host)")
    rivals: list[str] = Field(description="Leaders that Rivals may bear in a solo game")
    rival_count: int
    difficulties: list[str]
    rival_games: list[Data] = Field(
        description="where Rivals join: players, count, leaders, names (of all that they may be), difficulties"
    )
    team_games: list[Data] = Field(
        description="where teams play: players, modules that join, names of Leaders, seats (side, leaders, only, crew)"
    )
    variants: list[Data] = Field(
        description="id, module (None: comes with the host), players, rivals (if not empty: the only ones they may "
        "be), epic (whether it goes with the Epic game); one id may be there several times, with other players"
    )
    options: list[Data] = Field(
        description="what the rules leave to the group: id, module, rule, players (empty: all), choices (the first is "
        "recommended), among (id and name of things; a selection of them, ids with commas, may stand for a choice)"
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
    choosing: Choosing | None = Field(None, description="how people come to their Leaders; None: as the set-up says")


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
    character: CharacterWish | None = None


class TutorialBody(Body):
    """Which box the tutorial is about; without it the base game."""

    host: Annotated[str, Field(max_length=40)] = "base"
    modules: list[str] = Field(default_factory=list, max_length=8)


class StartBody(Body):
    """Start; open seats are given to bots of the level, without a level they must be taken."""

    fill: Level | None = None
    seconds: Seconds | None = Field(None, description="thinking time of these bots, None for what is usual")
    character: CharacterWish | None = Field(None, description="their character; random: one each, None: the plain mind")


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


class ShareBody(Body):
    """Let everybody look at a finished game, or take that back."""

    agree: bool


class ImportBody(Body):
    """A saved game, as it is downloaded; what bots considered is left out."""

    save: Data


class PositionBody(Body):
    """A position as the text of a link; without seats you play the seat that is asked, and bots the others."""

    position: Annotated[str, Field(min_length=1, max_length=8_000)]
    seats: Seats | None = None
    clock: Clock = NoClock()


class DailyResult(Reply):
    """How somebody came out of a day's deal."""

    name: str
    leader: str
    place: int
    vp: int
    margin: int = Field(description="points ahead of the best of the others")
    yours: bool


class DailyInfo(Reply):
    """A day's deal."""

    day: str
    today: str
    setup: Data
    table: str | None = Field(description="your table of this deal")
    results: list[DailyResult] = Field(description="the best first")
    days: list[str] = Field(description="that have deals, the latest first")


class PuzzleInfo(Reply):
    """A puzzle in the list."""

    id: str
    setup: Data
    round: int
    kind: str


class PuzzleList(Reply):
    """All puzzles."""

    puzzles: list[PuzzleInfo]


class PuzzleAnswer(Body):
    """The option that is chosen."""

    action: Number


class PuzzleVerdict(Reply):
    """What is to be said about an answer; values are chances of winning."""

    right: bool
    best: str
    value: float
    second: str
    second_value: float
    tries: int = Field(description="of the search that judged every serious option")


class NetworkInfo(Reply):
    """How other machines reach this server."""

    addresses: list[str] = Field(description="of the page, for other machines; empty for whoever is elsewhere")
    here_only: bool = Field(description="you are at the server's machine, and no other machine can open the page")
    can_open: bool = Field(description="you may let the machines of your network in")


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
