"""The seats as a table."""

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
MARKS = ("council", "swordmaster", "revealed")


def seat_lines(words: Bundle, view: Data, width: int) -> list[str]:
    """Return the heading and one line a seat; Leader and notes share the room that the numbers leave."""
    rows = [[words.text(f"board-col-{column}") for column, _ in NUMBERS]]
    rows += [[str(seat[field]) for _, field in NUMBERS] for seat in view["seats"]]
    sizes = [max(cells(row[column]) for row in rows) for column in range(len(NUMBERS))]
    names = [words.text("board-col-leader"), *(words.name(f"leader/{seat['leader']}") for seat in view["seats"])]
    marks = [words.text("board-col-marks"), *(marks_text(words, seat) for seat in view["seats"])]
    labels = [" ", *(label(view, seat["seat"]) for seat in view["seats"])]
    left = max(cells(text) for text in labels)
    room = width - left - sum(sizes) - len(sizes) - 2
    noted = min(max(cells(text) for text in marks), max(0, room - 14))
    named = min(max(cells(text) for text in names), max(1, room - noted))
    lines: list[str] = []
    for text, name, row, mark in zip(labels, names, rows, marks, strict=True):
        numbers = " ".join(pad(cell, size, right=True) for cell, size in zip(row, sizes, strict=True))
        lines.append(f"{pad(text, left)} {pad(name, named)} {numbers} {pad(mark, noted)}")
    return lines


def label(view: Data, seat: int) -> str:
    """Return the number of a seat, marked if it is the viewer's."""
    return f"{seat}>" if seat == view["viewer"] else str(seat)


def marks_text(words: Bundle, seat: Data) -> str:
    """Return what a seat has besides numbers."""
    return " ".join(words.text(f"board-mark-{mark}") for mark in MARKS if seat[mark])
