"""Parts that bodies and messages share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from landsraad.i18n import LANGUAGES

PROTOCOL = 1

Data = dict[str, Any]
Level = Literal["novice", "adept", "mentat", "kwisatz_haderach"]
Character = Literal["warlord", "trader", "schemer", "courtier", "planner"]
CharacterWish = Literal["warlord", "trader", "schemer", "courtier", "planner", "random"]


# What turns the direction of text around, by which a name could pretend to be another, or breaks lines.
TURNING = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x2028, 0x2029)))


def without_controls(text: str) -> str:
    """Refuse control characters: no database and no screen wants them."""
    if any(ord(character) < 32 or 127 <= ord(character) < 160 or character in TURNING for character in text):
        raise ValueError("control characters are not allowed")
    return text


def known_language(code: str) -> str:
    """Refuse a language that has no folder of words."""
    if code not in LANGUAGES:
        raise ValueError(f"there is no language {code!r}")
    return code


Lang = Annotated[str, AfterValidator(known_language)]
# Names and chat are data: any printable text, shown as text by every client, never as markup.
Printable = AfterValidator(without_controls)
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), Printable]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), Printable]
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500), Printable]
Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
TABLE_ID = r"^[A-Za-z0-9_-]{1,32}$"
Seat = Annotated[int, Field(ge=0, le=7)]
Seconds = Annotated[float, Field(ge=0.1, le=10)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Body(BaseModel):
    """Something a client sends; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Reply(BaseModel):
    """Something the server sends."""

    model_config = ConfigDict(extra="forbid")


class Thing(Reply):
    """Something that has a name: kind and id together are its key, as ``kind/id``, in the catalogue."""

    kind: str
    id: str


class NoClock(Body):
    """Nobody is in a hurry."""

    kind: Literal["none"] = "none"


class DaysClock(Body):
    """So many days for each move; a bot takes over the seat that lets them pass."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=14)] = 3


class FischerClock(Body):
    """A stock of seconds that grows with each decision; a bot takes over the seat that uses it up."""

    kind: Literal["fischer"]
    seconds: Annotated[int, Field(ge=30, le=86_400)] = 900
    increment: Annotated[int, Field(ge=0, le=600)] = 15


Clock = Annotated[NoClock | DaysClock | FischerClock, Field(discriminator="kind")]


class SeatWish(Body):
    """Who shall sit on a seat of a new table.

    ``me``: the creator. ``here``: another person at the creator's screen (hot-seat). ``open``: whoever has the invite
    link. ``bot``: a bot of a level, which thinks so many ``seconds`` a turn if it is one that searches, and plays by a
    ``character``: ``random`` draws one that no other bot of the table has, None is the plain mind.
    """

    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    seconds: Seconds | None = None
    character: CharacterWish | None = None


class SeatInfo(Reply):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    level: Level | None = Field(description="level of the bot that plays the seat now, None for a person")
    seconds: float | None = Field(description="thinking time set for the bot, None for what is usual at its level")
    character: Character | None = Field(default=None, description="character of the bot, None for the plain mind")
    bot_plays: bool = Field(description="true for a bot's seat and while a bot stands in for a person")
    stand_in: Literal["away", "asked", "clock", "resigned"] | None = Field(
        description="why a bot stands in for a person; None if it does not"
    )
    resigned: bool
    online: bool
    yours: bool
    leader: str | None = None
    team: int | None = Field(default=None, description="which team the seat plays for, None without teams")
    kept: str | None = Field(default=None, description="name of the Leader that the seat is kept for")


class Standing(Reply):
    """A seat or Rival in the order of the game."""

    seat: int
    team: int | None
    vp: int
    spice: int
    solari: int
    water: int
    garrison: int
    rank: int
    name: str


class ClockInfo(Reply):
    """The clocks of a table at the moment the message was made."""

    kind: Literal["none", "days", "fischer"]
    running: int | None = Field(description="the seat whose clock runs")
    left_ms: list[int | None] = Field(description="by seat: time left; None without a clock and for bots")
    increment_ms: int = 0


Choosing = Literal["pick", "draft", "auction"]


class ChoiceInfo(Reply):
    """How far people are in choosing their Leaders; bids are sealed until all are in."""

    stage: Literal["bid", "place", "leader"]
    due: list[int] = Field(description="seats that may choose now")
    pool: list[str] = Field(description="Leaders that were dealt to choose from")
    picked: list[str | None] = Field(description="by seat: the Leader")
    bid: list[bool] = Field(description="by seat: whether a bid is in")
    bids: list[int | None] = Field(description="by seat: bid for an early choice of the seat, when all are in")
    places: list[int | None] = Field(description="by seat: the seat that was chosen instead")
    budget: int = Field(description="what is not bid for the seat counts for an early choice of the Leader")


class ListingInfo(Reply):
    """Where a table waits for players, and of which rating."""

    club: str | None
    low: float | None
    high: float | None


class TableInfo(Reply):
    """A table as its people see it, without the game."""

    id: str
    title: str
    status: Literal["lobby", "choosing", "playing", "finished", "closed"]
    kind: Literal["game", "tutorial", "fork", "import", "daily"]
    setup: Data
    seats: list[SeatInfo]
    clock: Clock
    host: bool = Field(description="you made this table")
    watching: bool = Field(description="you are a spectator without a seat")
    hot_seat: bool = Field(description="several seats are yours: hand over between them")
    seq: int
    seed_sha256: str = Field(description="commitment to the deal: SHA-256 of the seed's 64 hexadecimal digits")
    seed: str | None = Field(description="the seed, shown when the game is finished")
    seed_known: bool = Field(description="true where the deal is no secret: tutorial, play on from a replay")
    rematch: str | None = Field(description="id of the table where the same people play again")
    created_ms: int
    updated_ms: int
    asked: int | None = Field(description="the seat that must choose now")
    your_turn: bool
    round: int | None
    result: list[Data] = Field(description="of a finished game, in order: seat (Rivals after the seats), rank, vp")
    public: bool = Field(description="everybody may look at the finished game: all of its people agree")
    agreed: list[int] = Field(description="seats whose people agree that everybody may look at it")
    choosing: Choosing | None = Field(description="how people come to their Leaders; None: as the set-up says")
    choice: ChoiceInfo | None = Field(description="while they choose")
    listing: ListingInfo | None = Field(description="where the table waits for players")


class Problem(Reply):
    """What went wrong: a code for programs, a text in the session's language for people."""

    code: str
    text: str
    args: Data = Field(default_factory=dict)


class ErrorReply(Reply):
    """The body of every HTTP answer that is not a success."""

    error: Problem
