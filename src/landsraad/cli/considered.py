"""What bots considered in a finished game, and options in words, for `landsraad replay` and `landsraad analyze`."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.bots import CHARACTERS, LEVELS
from landsraad.cli.output import InvalidInput, show_table

if TYPE_CHECKING:
    from landsraad.i18n import Words

Data = dict[str, Any]
LARGEST = 50_000_000
NUMBERS = (int, float)


def bot_title(name: str, words: Words) -> str:
    """Return a bot as people call it: the level in words with a thinking time that was set, or the plain name.

    A character goes before it: who it is and what.
    """
    mind, _, character = name.partition(":")
    if character in CHARACTERS:
        known = {"name": words.text(f"character-{character}-name"), "character": words.text(f"character-{character}")}
        return words.text("cli-bot-called", line=words.text("character-line", **known), bot=bot_title(mind, words))
    plain, mark, budget = name.partition("@")
    if plain not in LEVELS:
        return name
    level = words.text(f"level-{plain}")
    if not mark:
        return level
    return f"{level} ({budget})" if budget.endswith("x") else words.text("cli-bot-seconds", level=level, n=budget)


def asked_at(game: ls.Game, steps: Collection[int], words: Words) -> dict[int, tuple[dict[str, str], str]]:
    """Return the options at some decisions of a saved game, notation to words, and the one that was played."""
    found: dict[int, tuple[dict[str, str], str]] = {}
    again = game.opening()
    for number, action in enumerate(game.history):
        if number in steps:
            view: Data = again.view(again.seat)
            decision = view["decision"]
            labels = {option["text"]: words.option(option, view) for option in decision["options"]}
            found[number] = labels, next(one["text"] for one in decision["options"] if one["action"] == action)
        again.apply(action)
    return found


def notes_of(data: Data) -> list[Data]:
    """Return what bots noted in a save, decision after decision; anything of another form is refused."""
    notes = data.get("considered", [])
    if not isinstance(notes, list) or not all(is_note(note) for note in notes):
        raise InvalidInput("what the bots considered cannot be read: the save is damaged")
    return notes


def is_note(note: object) -> bool:
    """Tell whether something is a bot's note about one decision."""
    if not isinstance(note, dict) or not isinstance(note.get("options"), list):
        return False
    return (
        all(isinstance(note.get(key), int) for key in ("decision", "seat", "iterations"))
        and isinstance(note.get("bot"), str)
        and all(
            isinstance(option, dict)
            and isinstance(option.get("text"), str)
            and isinstance(option.get("visits"), int)
            and isinstance(option.get("value"), NUMBERS)
            for option in note["options"]
        )
    )


def show_considered(game: ls.Game, notes: list[Data], names: list[str], words: Words) -> None:
    """Print the options of every decision that a bot noted, how often it tried each, and what it played."""
    asked = asked_at(game, {note["decision"] for note in notes}, words)
    for note in notes:
        number = note["decision"]
        if number not in asked or not 0 <= note["seat"] < len(names):
            raise InvalidInput(f"what a bot considered at decision {number} does not fit the game")
        labels, played = asked[number]
        rows = [
            (
                "→" if option["text"] == played else "",
                labels.get(option["text"], option["text"]),
                option["visits"],
                f"{100 * option['value']:.1f} %" if option["visits"] else "–",
            )
            for option in note["options"]
        ]
        said = {"decision": number, "seat": names[note["seat"]], "bot": note["bot"], "tries": note["iterations"]}
        title = words.text("considered-title", **said)
        columns = ["", *(words.text(f"considered-{key}") for key in ("option", "tried", "chance"))]
        show_table(title, columns, rows, numbers=(2, 3))


def seal(considered: dict[int, Data]) -> str:
    """Return notes of a game that goes on, not to be read by chance: they tell what the bots hold."""
    return base64.b64encode(zlib.compress(json.dumps(considered).encode())).decode()


def unseal(sealed: object) -> dict[int, Data]:
    """Return the notes of a game that is taken up again."""
    if sealed is None:
        return {}
    try:
        unpacked = zlib.decompressobj().decompress(base64.b64decode(str(sealed), validate=True), LARGEST)
        notes = {int(number): note for number, note in json.loads(unpacked).items()}
    except (ValueError, AttributeError, zlib.error) as error:
        raise InvalidInput("what the bots considered cannot be read: the save is damaged") from error
    if not all(isinstance(note, dict) and is_note({**note, "decision": number}) for number, note in notes.items()):
        raise InvalidInput("what the bots considered cannot be read: the save is damaged")
    return notes
