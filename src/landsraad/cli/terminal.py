"""The game in a terminal, line by line: the board, what happened, the question, numbered options, an answer."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any, TextIO

import landsraad as ls
from landsraad.cli.considered import bot_title
from landsraad.cli.story import seat_names, standings, story
from landsraad.cli.table import Table
from landsraad.cli.terminal_commands import COMMANDS, Quit
from landsraad.i18n import words
from landsraad.i18n.render import render

Data = dict[str, Any]

# Lines scroll, so the board may be as high as it likes unless a height was asked for.
UNLIMITED = 1000


class Terminal:
    """One person at the keyboard. Everything shown comes from the view and the events of that person's seat."""

    def __init__(self, table: Table, lang: str, file: Path, out: TextIO) -> None:
        self.table = table
        self.lang = lang
        self.words = words(lang)
        self.file = file
        self.out = out
        self.width: int | None = None
        self.height: int | None = None
        self.saved: Path | None = None
        self.catalog: Data = ls.catalog(table.game.setup)
        self.told = 0  # events shown so far
        self.board_due = True

    @property
    def game(self) -> ls.Game:
        """The game on the table."""
        return self.table.game

    # --- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over, the person quits or the input ends."""
        self.greet()
        try:
            while True:
                self.table.run_bots()
                self.tell_news()
                if self.game.over:
                    self.tell_end()
                    return
                self.ask()
        except Quit:
            self.leave()

    def ask(self) -> None:
        """Show the question, read lines until one of them answers it or changes something."""
        view = self.game.view(self.table.seat)
        decision: Data = view["decision"]  # type: ignore[assignment]
        if self.board_due or decision["kind"] == "play_card":
            self.show_board()
        self.show_question(decision, view)
        while True:
            line = self.read()
            if not line:
                continue
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower())
            if command(self, rest.strip()) if command else self.choose(line, decision["options"]):
                return

    def choose(self, line: str, options: list[Data]) -> bool:
        """Take an option by its number or by canonical text; if that is not legal, say why."""
        if line.isdecimal():
            number = int(line)
            if 1 <= number <= len(options):
                self.game.apply(options[number - 1]["action"])
                return True
            self.say("cli-no-such-number", n=len(options))
            return False
        try:
            self.game.apply_text(line)
        except ls.IllegalAction:
            self.explain(line)
            return False
        return True

    def explain(self, text: str) -> None:
        """Say why something cannot be chosen now."""
        reason = self.game.why_not(text)
        if reason is None:
            self.say("cli-why-available", text=text)
            return
        rule = f" [{reason.rule}]" if reason.rule else ""
        self.print(self.words.why(reason.key, reason.args) + rule)

    # --- reading and writing ---------------------------------------------------------------------------------------

    def read(self) -> str:
        """Read a line; the end of the input is a way to leave."""
        if self.out is sys.stdout and sys.stdin.isatty() and sys.stdout.isatty():
            try:
                return input("> ").strip()
            except EOFError:
                raise Quit from None
        self.out.write("> ")
        self.out.flush()
        line = sys.stdin.readline()
        # Nobody sees what comes from a pipe, unless it is written down here.
        self.print(line.strip())
        if not line:
            raise Quit
        return line.strip()

    def print(self, text: str = "") -> None:
        """Write a line."""
        print(text, file=self.out)

    def say(self, key: str, **args: object) -> None:
        """Write a line of the word catalogue."""
        self.print(self.words.text(key, **args))

    # --- showing ---------------------------------------------------------------------------------------------------

    def seat_names(self) -> list[str]:
        """Return the names of the seats."""
        return seat_names(self.game, self.words)

    def greet(self) -> None:
        """Say who the person is and how to get help."""
        names = self.seat_names()
        self.say("cli-welcome", leader=names[self.table.seat], seat=self.table.seat, seed=str(self.table.seed))
        for seat, bot in self.table.bots.items():
            self.say("cli-opponent", seat=seat, leader=names[seat], bot=bot_title(bot, self.words))
        # Of a game taken up again only the news is told; `log` has the rest.
        self.told = len(self.game.events(0, self.table.seat)) if self.game.history else 0

    def show_board(self) -> None:
        """Draw the board."""
        width = self.width or shutil.get_terminal_size((100, 40)).columns
        view = self.game.view(self.table.seat)
        self.print(render(view, self.lang, width, self.height or UNLIMITED, self.catalog))
        self.board_due = False

    def show_question(self, decision: Data, view: Data) -> None:
        """Show the question and the numbered options."""
        self.print()
        self.print(self.words.prompt(decision, view))
        for number, option in enumerate(decision["options"], 1):
            words_of_it = self.words.option(option, view)
            self.print(f"{number:3}. {words_of_it}  ({option['text']})")

    def tell_news(self) -> None:
        """Tell what happened since the last time."""
        self.tell(self.told)
        self.told = len(self.game.events(0, self.table.seat))

    def tell(self, since: int, latest: int | None = None) -> None:
        """Tell the events from a number on, or only the latest lines of that story."""
        lines = list(story(self.game.events(since, self.table.seat), self.seat_names(), self.words))
        for line in lines if latest is None else lines[max(0, len(lines) - latest) :]:
            self.print(f"  {line}")

    def forget_news(self) -> None:
        """After taking back: what is left was told before."""
        self.told = len(self.game.events(0, self.table.seat))

    def tell_end(self) -> None:
        """Keep the game to be looked at again, and tell the final order and who has won."""
        self.table.save(self.file)
        self.saved = self.file
        thoughts = " --considered" if self.table.considered else ""
        self.print()
        self.say("cli-saved", file=str(self.file))
        commands = {"replay": f"landsraad replay {self.file}{thoughts}", "analyze": f"landsraad analyze {self.file}"}
        self.say("cli-look-again", **commands)
        self.print()
        for line in standings(self.game, self.seat_names(), self.words):
            self.print(line)

    def leave(self) -> None:
        """Keep the game for another time."""
        if self.game.over:
            return
        self.table.save(self.file)
        self.saved = self.file
        self.say("cli-saved", file=str(self.file))
        self.say("cli-resume", command=f"landsraad play --terminal --load {self.file}")
