"""Bodies about people who meet: the lobby, clubs, reports, mutes, notices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from landsraad.server.wire.common import Body, Choosing, Clock, Data, Name, NoClock, Printable, Reply, Seat, Token

Rating = Annotated[float, Field(ge=0, le=100)]
ClubId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
ClubName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), Printable]
MAILBOX = r"^[^\s@<>\",;:\\()\[\]\x00-\x20\x7f]{1,64}@[A-Za-z0-9.-]{1,189}$"
Remark = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), Printable]


class ListingBody(Body):
    """Let a table wait for players: in public or in a club, of any rating or of some."""

    listed: bool = True
    club: ClubId | None = None
    low: Rating | None = None
    high: Rating | None = None


class WaitingSeat(Reply):
    """A seat of a table that waits."""

    kind: Literal["human", "bot", "open"]
    name: str


class RatingInfo(Reply):
    """A rating with its doubt: it is within twice sigma of mu, most likely."""

    mu: float
    sigma: float


class WaitingTable(Reply):
    """A table that waits for players."""

    id: str
    title: str
    setup: Data
    clock: Clock
    choosing: Choosing | None
    seats: list[WaitingSeat]
    low: float | None
    high: float | None
    rating: RatingInfo | None = Field(description="of whoever made the table; None of a guest")
    yours: bool = Field(description="you sit there")
    fits: bool = Field(description="your rating is one that it asks for")
    created_ms: int


class LobbyInfo(Reply):
    """The tables that wait, the latest first."""

    tables: list[WaitingTable]


class SitBody(Body):
    """Take a seat of a table that waits."""

    name: Name | None = None


class PairBody(Body):
    """Play this game with whoever wants the same."""

    setup: Data
    clock: Clock = NoClock()
    name: Name | None = None


class ChooseBody(Body):
    """Choose for a seat of yours what is due: a bid, a place or a Leader."""

    seat: Seat
    bid: Annotated[int, Field(ge=0, le=100)] | None = None
    place: Seat | None = None
    leader: Annotated[str, Field(max_length=64)] | None = None


class ClubBody(Body):
    """A new club."""

    name: ClubName


class ClubJoin(Body):
    """The secret of a club's link."""

    token: Token


class ClubLine(Reply):
    """A club of yours."""

    id: str
    name: str
    host: bool = Field(description="you may renew its link and remove members")
    members: int


class ClubList(Reply):
    """Your clubs, by name."""

    clubs: list[ClubLine]


class Member(Reply):
    """A member of a club."""

    member: str
    name: str
    host: bool
    you: bool


class ClubInfo(Reply):
    """A club as its members see it."""

    id: str
    name: str
    host: bool
    members: list[Member]


class NewClub(Reply):
    """A club with the secret of its link, shown once."""

    club: ClubInfo
    token: str


class RemoveBody(Body):
    """A member to remove."""

    member: Annotated[str, Field(max_length=16)]


class ReportBody(Body):
    """Tell the operator about somebody at a table."""

    seat: Seat
    why: Literal["words", "name", "cheating", "stalling", "other"]
    text: Remark = ""


class MuteBody(Body):
    """Do not show what somebody says, or show it again."""

    seat: Seat
    mute: bool


class Mutes(Reply):
    """Seats whose people you have muted."""

    seats: list[int]


def is_key(text: str) -> str:
    """Refuse what is no base64url."""
    if not all(letter.isascii() and (letter.isalnum() or letter in "-_") for letter in text.rstrip("=")):
        raise ValueError("not base64url")
    return text


Key = AfterValidator(is_key)


class PushBody(Body):
    """A browser that wants to be told, as its PushManager says."""

    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=1000), Printable]
    p256dh: Annotated[str, StringConstraints(min_length=80, max_length=100), Key]
    auth: Annotated[str, StringConstraints(min_length=16, max_length=32), Key]


class PushGone(Body):
    """A browser that does not want to be told any more."""

    endpoint: Annotated[str, StringConstraints(min_length=8, max_length=1000), Printable]


class MailBody(Body):
    """An address; a code is sent there."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254, pattern=MAILBOX)]


class MailCode(Body):
    """The code that was sent."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class NoticeInfo(Reply):
    """How you are told that it is your turn."""

    push: bool = Field(description="this server tells by push")
    key: str | None = Field(description="the server's public key for push")
    browsers: int = Field(description="of yours that are told")
    mail: bool = Field(description="this server sends mail")
    address: str | None = Field(description="yours")
    confirmed: bool
