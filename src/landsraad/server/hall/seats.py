"""A seat of a table: whose it is, and who plays it now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass
class SeatState:
    """One seat; changed only by the records of its table."""

    seat: int
    kind: str = "open"  # human, bot, open
    session: str | None = None
    name: str = ""
    level: str | None = None  # of the bot that plays now
    seconds: float | None = None  # thinking time set for a bot
    character: str | None = None  # of a bot, None for the plain mind
    stand_in: str | None = None  # why a bot plays for a person: away, asked, clock, resigned
    taken_at: int = 0  # decisions of the game when the bot began to play for the person

    @property
    def bot_plays(self) -> bool:
        """Tell whether a bot chooses for this seat now."""
        return self.level is not None

    @property
    def person(self) -> bool:
        """Tell whether the seat is a person's who has not resigned."""
        return self.kind == "human" and self.stand_in != "resigned"

    def assign(self, data: dict[str, Any]) -> None:
        """Take in a record of kind ``seat``."""
        self.kind = data["kind"]
        self.session = data["session"]
        self.name = data["name"]
        self.level = data["level"]
        self.seconds = data.get("seconds")
        self.character = data.get("character")
        self.stand_in = None

    def give_to_bot(self, level: str, why: str, seconds: float | None = None, decisions: int = 0) -> None:
        """Let a bot play for the person after so many decisions of the game."""
        if self.stand_in != "resigned":
            self.taken_at = decisions if self.stand_in is None else self.taken_at
            self.level = level
            self.seconds = seconds
            self.stand_in = why

    def give_back(self) -> None:
        """Let the person play again."""
        self.level = None
        self.seconds = None
        self.stand_in = None
