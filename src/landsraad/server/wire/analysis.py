"""The analysis of a finished game: chances of winning, where they were lost, what bots considered."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from landsraad.server.wire.common import Reply


class ChancePoint(Reply):
    """One decision that was a choice."""

    step: int = Field(description="the step of the replay at which the question was open")
    seat: int
    round: int
    value: float = Field(description="chance of winning after what was played, as the seat could judge it")
    loss: float = Field(description="what the choice cost; 0 where the bot agrees")


class LostTurn(Reply):
    """Decisions of a seat in a row, and the worst of them in words."""

    seat: int
    round: int
    first: int
    last: int
    step: int = Field(description="of the worst decision")
    loss: float = Field(description="of the whole turn")
    played: str
    best: str
    value: float
    best_value: float


class ReviewTurn(LostTurn):
    """One of the costliest turns of a seat, with what the better choice would have brought."""

    reasons: list[str] = Field(description="in words, the weightiest first: on average by the end of the round")


class SeatRecord(Reply):
    """How a seat did."""

    seat: int
    choices: int
    agreed: int = Field(description="choices that were the bot's too")
    lost: float


class AnalysisInfo(Reply):
    """How far the analysis of a game is, and what it found."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    all: int
    iterations: int | None = Field(description="of the search, for each decision")
    points: list[ChancePoint]
    turns: list[LostTurn] = Field(description="the turns where most was lost, the worst first")
    review: list[ReviewTurn] = Field(description="of every person the three turns that cost most, with reasons")
    seats: list[SeatRecord]
    considered: list[int] = Field(description="steps at which a bot noted in the game what it considered")


class ThoughtInfo(Reply):
    """One option that a bot looked at."""

    text: str = Field(description="canonical notation")
    label: str = Field(description="in words")
    visits: int
    value: float = Field(description="chance of winning")
    played: bool


class ConsideredInfo(Reply):
    """What a bot looked at, the most tried options first."""

    bot: str
    iterations: int
    options: list[ThoughtInfo]


class StepAnalysis(Reply):
    """One decision of a finished game."""

    step: int
    seat: int
    played: str
    best: str | None = Field(description="what the bot would have played, in words; None without an analysis")
    value: float | None
    best_value: float | None
    loss: float | None
    judged: ConsideredInfo | None = Field(description="by the analysis")
    considered: ConsideredInfo | None = Field(description="by the bot that played the seat, during the game")
