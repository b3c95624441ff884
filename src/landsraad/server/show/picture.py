"""The picture of a finished game for previews of links: the points of all actors before the evening sun.

Drawn by ourselves, pixel by pixel, since previews want PNG and show no SVG: each column of pixels is a few runs of one
colour, written from top to bottom, and a row of the picture is every n-th byte of all columns. Edges that slope are
smoothed by mixing the two colours that meet. There are no letters in it, so it is the same in all languages.
"""

from __future__ import annotations

import math
import struct
import zlib
from functools import lru_cache

WIDTH, HEIGHT = 1200, 630
RGB = tuple[int, int, int]
SKY_TOP, SKY_LOW, SUN = (46, 24, 40), (226, 122, 52), (255, 217, 138)
DUNES: tuple[tuple[int, int, int, float, RGB], ...] = (
    # base, swing, length of a wave, where it begins, colour
    (400, 34, 700, 0.4, (158, 72, 38)),
    (470, 46, 1000, 2.1, (116, 48, 30)),
    (560, 26, 620, 4.0, (70, 29, 26)),
)
SEATS: tuple[RGB, ...] = (
    (50, 126, 244),
    (233, 86, 68),
    (59, 255, 175),
    (245, 222, 58),
    (147, 117, 168),
    (198, 233, 255),
)
# Digits as dots, five rows of three.
ROWS = (
    ("7", "5", "5", "5", "7"),
    ("2", "6", "2", "2", "7"),
    ("7", "1", "7", "4", "7"),
    ("7", "1", "7", "1", "7"),
    ("5", "5", "7", "1", "1"),
    ("7", "4", "7", "1", "7"),
    ("7", "4", "7", "5", "7"),
    ("7", "1", "2", "2", "2"),
    ("7", "5", "7", "5", "7"),
    ("7", "5", "7", "1", "7"),
)
INK = (32, 16, 22)
BANDS = 40
SUN_AT, SUN_SIZE = (860, 330), 150
GROUND = 560
TALLEST = 330
DOT = 14


def mixed(one: RGB, other: RGB, part: float) -> RGB:
    """Return a colour between two, in steps so that there are few."""
    part = round(part * 4) / 4
    return tuple(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


class Canvas:
    """A picture of at most 256 colours, kept column by column."""

    def __init__(self) -> None:
        self.colours: dict[RGB, int] = {}
        self.known: list[RGB] = []  # colours by their number
        self.columns = [bytearray(HEIGHT) for _ in range(WIDTH)]

    def index(self, colour: RGB) -> int:
        """Return the number of a colour; when there are too many, the one that comes nearest."""
        if colour not in self.colours:
            if len(self.known) == 256:
                near = min(self.known, key=lambda one: sum(abs(a - b) for a, b in zip(one, colour, strict=True)))
                return self.colours[near]
            self.colours[colour] = len(self.known)
            self.known.append(colour)
        return self.colours[colour]

    def colour_at(self, x: int, y: int) -> RGB:
        """Return the colour of a pixel."""
        return self.known[self.columns[x][y]]

    def run(self, x: int, top: float, bottom: float, colour: RGB) -> None:
        """Draw a part of a column; where it begins within a pixel both colours are mixed."""
        if not 0 <= x < WIDTH:
            return
        start, end = max(0, math.ceil(top)), min(HEIGHT, math.floor(bottom))
        if end > start:
            self.columns[x][start:end] = bytes([self.index(colour)]) * (end - start)
        if 0 < start <= HEIGHT - 1 and start - top >= 0.25:
            above = self.colour_at(x, start - 1)
            self.columns[x][start - 1] = self.index(mixed(above, colour, start - top))

    def box(self, x: int, y: int, width: int, height: int, colour: RGB) -> None:
        """Draw a rectangle."""
        for column in range(x, x + width):
            self.run(column, y, y + height, colour)

    def disc(self, x: int, y: int, radius: int, colour: RGB) -> None:
        """Draw a disc."""
        for column in range(x - radius, x + radius + 1):
            half = math.sqrt(max(0.0, radius**2 - (column - x) ** 2))
            self.run(column, y - half, y + half, colour)

    def number(self, x: int, y: int, value: int, colour: RGB, dot: int = DOT) -> None:
        """Write a number whose middle is at ``x``."""
        text = str(value)
        left = x - (4 * len(text) - 1) * dot // 2
        self.box(left - dot, y - dot // 2, (4 * len(text) + 1) * dot, 6 * dot, INK)
        for place, digit in enumerate(text):
            for row, dots in enumerate(ROWS[int(digit)]):
                for column in range(3):
                    if int(dots) & (4 >> column):
                        self.box(left + (4 * place + column) * dot, y + row * dot, dot, dot, colour)

    def png(self) -> bytes:
        """Return the picture as a file."""
        whole = b"".join(bytes(column) for column in self.columns)
        rows = b"".join(b"\0" + whole[y::HEIGHT] for y in range(HEIGHT))
        palette = b"".join(bytes(colour) for colour in self.colours)
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in parts
        )


def evening() -> Canvas:
    """Return sky, sun and dunes."""
    canvas = Canvas()
    for band in range(BANDS):
        part = band / (BANDS - 1)
        colour: RGB = tuple(  # type: ignore[assignment]
            round(a + (b - a) * part) for a, b in zip(SKY_TOP, SKY_LOW, strict=True)
        )
        top, bottom = band * HEIGHT // BANDS, (band + 1) * HEIGHT // BANDS
        for x in range(WIDTH):
            canvas.columns[x][top:bottom] = bytes([canvas.index(colour)]) * (bottom - top)
    canvas.disc(*SUN_AT, SUN_SIZE, SUN)
    for base, swing, length, begin, colour in DUNES:
        for x in range(WIDTH):
            canvas.run(x, base - swing * math.sin(begin + 2 * math.pi * x / length), HEIGHT, colour)
    return canvas


@lru_cache(maxsize=64)
def picture(points: tuple[tuple[int, int], ...], winners: tuple[int, ...]) -> bytes:
    """Return the picture of a game: actors with their points, in the order in which they stand, and who won."""
    canvas = evening()
    room = WIDTH // (len(points) + 1)
    wide = min(110, room - 30)
    most = max(1, *(value for _, value in points))
    for place, (seat, value) in enumerate(points):
        colour = SEATS[seat % len(SEATS)]
        height = max(12, TALLEST * max(0, value) // most)
        middle = room * (place + 1)
        top = GROUND - height
        canvas.box(middle - wide // 2 - 5, top - 5, wide + 10, height + 5, INK)
        canvas.box(middle - wide // 2, top, wide, height, colour)
        canvas.number(middle, top - 6 * DOT - 4, max(0, value), (252, 240, 216))
        if seat in winners:
            crown(canvas, middle, top - 7 * DOT - 20)
    return canvas.png()


def crown(canvas: Canvas, x: int, y: int) -> None:
    """Draw a crown whose foot is at ``y``."""
    for column in range(-48, 49):
        peak = 52 if abs(column) < 16 else 40
        near = min(abs(column - at) for at in (-40, 0, 40))
        canvas.run(x + column, y - max(14, peak - 2 * near), y, (255, 201, 77))
