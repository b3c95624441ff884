"""What can be typed besides an answer. A command returns True if the question must be shown anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landsraad.cli.cards import find_things, thing_text
from landsraad.cli.output import InvalidInput
from landsraad.cli.rules import find_rules, rule_text
from landsraad.cli.rules_catalogue import CatalogueError
from landsraad.i18n import LANGUAGES, words

if TYPE_CHECKING:
    from landsraad.cli.terminal import Terminal

Data = dict[str, Any]
Command = Callable[["Terminal", str], bool]


class Quit(Exception):
    """The person leaves the table."""


def show_help(session: Terminal, rest: str) -> bool:
    """List the commands."""
    session.say("cli-help")
    return False


def undo(session: Terminal, rest: str) -> bool:
    """Take back the latest decision; `undo force` also what brought hidden information to light."""
    done = session.table.undo_by_consent() if rest == "force" else session.table.undo()
    if not done:
        session.say("cli-undo-refused")
        if session.game.history:
            session.say("cli-undo-force")
        return False
    session.forget_news()
    session.say("cli-undone")
    return True


def redo(session: Terminal, rest: str) -> bool:
    """Do the decision again that was taken back."""
    if not session.table.redo():
        session.say("cli-redo-refused")
        return False
    session.say("cli-redone")
    return True


def log(session: Terminal, rest: str) -> bool:
    """Tell the game so far, or only the latest lines of it."""
    session.tell(0, int(rest) if rest.isdecimal() else None)
    return False


def hand(session: Terminal, rest: str) -> bool:
    """Show the own hand and Intrigue cards with their effects."""
    seat: Data = session.game.view(session.table.seat)["seats"][session.table.seat]  # type: ignore[index]
    for key, kind, names in (("cli-hand", "card", seat["hand"]), ("cli-intrigues", "intrigue", seat["intrigue"])):
        session.say(key, n=len(names))
        for data in session.catalog[f"{kind}s"]:
            if times := names.count(data["id"]):
                session.print(f"{times} × {thing_text(kind, data, session.words)}")
    return False


def board(session: Terminal, rest: str) -> bool:
    """Draw the board again."""
    session.show_board()
    return False


def options(session: Terminal, rest: str) -> bool:
    """Show the question again."""
    return True


def cards(session: Terminal, rest: str) -> bool:
    """Show a card, Leader, space or Conflict."""
    found = find_things(session.catalog, rest, session.words) if rest else []
    if not found:
        session.say("cli-card-unknown", name=rest)
    for kind, data in found:
        session.print(thing_text(kind, data, session.words))
    return False


def rules(session: Terminal, rest: str) -> bool:
    """Show a rule or a section of rules."""
    try:
        found = find_rules(rest.upper().split())
    except (InvalidInput, CatalogueError):
        session.say("cli-rule-unknown", rule=rest)
        return False
    if not found:
        session.say("cli-rule-unknown", rule=rest)
    for rule in found:
        session.print(rule_text(rule))
    return False


def why(session: Terminal, rest: str) -> bool:
    """Say why something cannot be chosen now."""
    session.explain(rest)
    return False


def lang(session: Terminal, rest: str) -> bool:
    """Speak another language."""
    if rest not in LANGUAGES:
        session.say("cli-lang-unknown", languages=", ".join(LANGUAGES))
        return False
    session.lang, session.words = rest, words(rest)
    session.board_due = True
    return True


def save(session: Terminal, rest: str) -> bool:
    """Save the game to a file."""
    file = Path(rest).expanduser() if rest else session.file
    try:
        session.table.save(file)
    except InvalidInput as error:
        session.print(str(error))
        return False
    session.saved = session.file = file
    session.say("cli-saved", file=str(file))
    return False


def leave(session: Terminal, rest: str) -> bool:
    """Leave the table; the game is saved."""
    raise Quit


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "?": show_help,
    "undo": undo,
    "redo": redo,
    "log": log,
    "hand": hand,
    "board": board,
    "options": options,
    "cards": cards,
    "card": cards,
    "rules": rules,
    "rule": rules,
    "why": why,
    "lang": lang,
    "save": save,
    "quit": leave,
    "exit": leave,
}
