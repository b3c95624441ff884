"""The seats as a table, with the Rivals below them."""

from landsraad.i18n.bundle import Bundle, Data
from landsraad.i18n.layout import cells, pad

# Column heading (board-col-…) and the field of the view.
NUMBERS = (
    ("vp", "vp"),
    ("solari", "solari"),
    ("spice", "spice"),
    ("water", "water"),
    ("agents", "agents"),
    ("garrison", "garrison"),
    ("supply", "supply"),
    ("deployed", "deployed"),
    ("strength", "strength"),
    ("persuasion", "persuasion"),
    ("hand", "hand_count"),
    ("deck", "deck_count"),
    ("intrigue", "intrigue_count"),
)
MARKS = ("council", "swordmaster", "kept", "revealed")
# Numbers of troops beside which units of other kinds may stand: ``3+1``.
WITH_UNITS = ("garrison", "supply", "deployed")
NOTHING = "-"


def seat_lines(words: Bundle, view: Data, width: int, catalog: Data | None = None) -> list[str]:
    """Return the heading and one line an actor; Leader and notes share the room that the numbers leave."""
    actors: list[Data] = [*view["seats"], *view.get("rivals", [])]
    units = [unit["field"] for unit in catalog["units"]] if catalog is not None else []
    rows = [[words.text(f"board-col-{column}") for column, _ in NUMBERS]]
    rows += [[number_text(actor, field, units) for _, field in NUMBERS] for actor in actors]
    sizes = [max(cells(row[column]) for row in rows) for column in range(len(NUMBERS))]
    names = [words.text("board-col-leader"), *(name_text(words, actor) for actor in actors)]
    marks = [words.text("board-col-marks"), *(marks_text(words, actor) for actor in actors)]
    labels = [" ", *(label(view, number) for number in range(len(actors)))]
    left = max(cells(text) for text in labels)
    room = width - left - sum(sizes) - len(sizes) - 2
    noted = min(max(cells(text) for text in marks), max(0, room - 14))
    named = min(max(cells(text) for text in names), max(1, room - noted))
    lines: list[str] = []
    for text, name, row, mark in zip(labels, names, rows, marks, strict=True):
        numbers = " ".join(pad(cell, size, right=True) for cell, size in zip(row, sizes, strict=True))
        lines.append(f"{pad(text, left)} {pad(name, named)} {numbers} {pad(mark, noted)}")
    return lines


def label(view: Data, number: int) -> str:
    """Return the number of an actor, marked if it is the viewer."""
    return f"{number}>" if number == view["viewer"] else str(number)


def name_text(words: Bundle, actor: Data) -> str:
    """Return the Leader of an actor; a Rival without one is House Hagal itself."""
    leader = actor["leader"]
    return words.text("term-house_hagal") if leader is None else words.name(f"leader/{leader}")


def number_text(actor: Data, field: str, units: list[str]) -> str:
    """Return a number of an actor: a Rival has no hand and no deck, and not every Rival scores (H-2PG-01)."""
    if field not in actor or (field == "vp" and not actor.get("scores", True)):
        return NOTHING
    others = sum(actor[unit][field] for unit in units) if field in WITH_UNITS else 0
    return f"{actor[field]}+{others}" if others else str(actor[field])


def marks_text(words: Bundle, actor: Data) -> str:
    """Return what an actor has or is besides numbers."""
    marks = ["rival"] if "actor" in actor else []
    marks += [mark for mark in MARKS if actor.get(mark)]
    return " ".join(words.text(f"board-mark-{mark}") for mark in marks)
