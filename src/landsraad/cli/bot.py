"""`landsraad bot check`: does a program keep the line protocol of docs/bot-protocol.md?"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.bots import Handle, bot_stream, make_bot, open_handle
from landsraad.bots.command import PREFIX, BotError, CommandBot
from landsraad.bots.deals import key_for, seed_of_deal
from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, emit, note, show_table

if TYPE_CHECKING:
    from landsraad.i18n import Words


@dataclass
class Checked:
    """What was found out about a program."""

    command: str
    name: str = ""
    games: int = 0
    wins: int = 0
    times: list[float] = field(default_factory=list)
    left: bool | None = None  # None: it never came to that
    repeats: bool | None = None
    key: str = ""
    error: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        times = self.times
        return {
            "command": self.command,
            "name": self.name,
            "ok": self.error is None and self.left is True,
            "games": self.games,
            "wins": self.wins,
            "decisions": len(times),
            "mean_ms": round(1000 * sum(times) / len(times), 3) if times else None,
            "slowest_ms": round(1000 * max(times), 3) if times else None,
            "left_when_told": self.left,
            "repeats_itself": self.repeats,
            "key": self.key,
            "error": self.error,
        }


class Watched:
    """A command bot with a clock."""

    def __init__(self, bot: CommandBot, found: Checked) -> None:
        self.bot = bot
        self.found = found
        self.choices: list[int] = []

    def choose(self, handle: Handle) -> int:
        """Return the choice of the program and note how long it took."""
        if not self.choices:
            self.bot.start()
            self.found.name = self.bot.name
        started = perf_counter()
        choice = self.bot.choose(handle)
        self.found.times.append(perf_counter() - started)
        self.choices.append(choice)
        return choice


def play_with(command: str, players: int, seat: int, seed: int, seconds: float, found: Checked) -> list[int]:
    """Play one game with the program at a seat and random bots at the others; return what it chose."""
    seed = seed_of_deal(seed, found.key)
    game = ls.new_game(ls.Setup(players=players), seed)
    watched = Watched(CommandBot(command, seconds), found)
    other = make_bot("random")
    number = 0
    try:
        while (asked := game.seat) is not None:
            handle = open_handle(game, asked, bot_stream(seed, asked, number))
            game.apply(watched.choose(handle) if asked == seat else other.choose(handle))
            number += 1
    finally:
        left = watched.bot.close()
        if watched.bot.ready:  # else there was nobody to leave
            found.left = left and found.left is not False
    found.games += 1
    found.wins += game.standings()[0].seat == seat
    return watched.choices


def examine_bot(command: str, players: int, games: int, seed: int, seconds: float, key: str | None = None) -> Checked:
    """Play games with the program, at another seat each, and the first one once more."""
    if Path(command).is_file() and "/" not in command:
        command = f"./{command}"
    found = Checked(command, key=key_for([PREFIX + command], key))
    try:
        first: list[int] = []
        for number in range(games):
            choices = play_with(command, players, number % players, seed + number, seconds, found)
            first = first or choices
        again = Checked(command, key=found.key)
        found.repeats = play_with(command, players, 0, seed, seconds, again) == first
    except BotError as error:
        found.error = str(error)
    return found


def check_bot(
    command: str,
    players: int,
    games: int,
    seed: int,
    seconds: float,
    lang: str | None,
    key: str | None = None,
    *,
    as_json: bool,
) -> int:
    """Check a program and say what was found; return the exit code."""
    words = speak(lang)
    data = examine_bot(command, players, games, seed, seconds, key).to_json()
    if as_json:
        emit(data)
    else:
        show_check(data, words)
    if data["error"] is not None:
        note(data["error"])
    note(words.text("bot-check-good" if data["ok"] else "bot-check-bad", command=command))
    return OK if data["ok"] else FAILED


def show_check(data: dict[str, Any], words: Words) -> None:
    """Print what was found."""

    def answer(truth: bool | None) -> str:
        if truth is None:
            return "–"
        return words.text("bot-check-yes" if truth else "bot-check-no")

    rows = [
        (words.text("bot-check-name"), data["name"] or "–"),
        (words.text("bot-check-games"), f"{data['games']} ({data['wins']})"),
        (words.text("bot-check-decisions"), data["decisions"]),
        (words.text("bot-check-mean"), "–" if data["mean_ms"] is None else f"{data['mean_ms']} ms"),
        (words.text("bot-check-slowest"), "–" if data["slowest_ms"] is None else f"{data['slowest_ms']} ms"),
        (words.text("bot-check-left"), answer(data["left_when_told"])),
        (words.text("bot-check-repeats"), answer(data["repeats_itself"])),
    ]
    show_table(data["command"], ["", ""], rows, numbers=(1,))
