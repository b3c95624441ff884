"""Text in cells of a terminal: widths, cutting, padding, wrapping. Korean characters take two cells."""

import unicodedata
from collections.abc import Sequence

CUT = ".."


def cells(text: str) -> int:
    """Return how many cells of a terminal a text takes."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def fit(text: str, width: int) -> str:
    """Return a text cut to a width, with a mark where it was cut."""
    if cells(text) <= width:
        return text
    room = max(0, width - len(CUT))
    kept = ""
    for char in text:
        if cells(kept + char) > room:
            break
        kept += char
    return (kept.rstrip() + CUT)[:width] if width >= len(CUT) else CUT[: max(0, width)]


def pad(text: str, width: int, right: bool = False) -> str:
    """Return a text cut or filled to a width."""
    text = fit(text, width)
    fill = " " * (width - cells(text))
    return fill + text if right else text + fill


def wrap_words(text: str, width: int, lines: int, indent: str = "    ") -> list[str]:
    """Return a text broken at spaces into at most so many lines."""
    return wrap_parts(text.split(" "), " ", width, lines, indent)


def wrap_parts(parts: Sequence[str], separator: str, width: int, lines: int, indent: str = "    ") -> list[str]:
    """Return parts joined by a separator, broken after it into at most so many lines; the last one is cut."""
    result: list[str] = []
    line = ""
    for position, part in enumerate(parts):
        piece = part + (separator if position < len(parts) - 1 else "")
        if line.strip() and cells((line + piece).rstrip()) > width and len(result) < lines - 1:
            result.append(fit(line.rstrip(), width))
            line = indent
        line += piece
    result.append(fit(line.rstrip(), width))
    return result
