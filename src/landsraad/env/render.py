"""What a spectator sees, as text or as a picture. The picture is a plan drawn with rectangles and a small own font.

From top to bottom: round, Conflict deck and decks; the spaces with the Agents on them, bonus spice and Control; the
Influence tracks; a row for each seat and Rival with its numbers and bars.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]
HUMAN, ANSI, RGB_ARRAY = RENDER_MODES = ("human", "ansi", "rgb_array")

WIDTH, HEIGHT = 640, 480
NIGHT, SAND, DUNE, INK, SPICE = (18, 24, 38), (214, 190, 140), (176, 148, 98), (40, 32, 24), (216, 112, 32)
WATER, SOLARI, STEEL = (70, 150, 205), (225, 205, 90), (150, 156, 168)
ACTORS: tuple[Colour, ...] = (
    (0, 114, 178),
    (200, 60, 60),
    (0, 150, 110),
    (170, 90, 180),
    (120, 120, 120),
    (70, 70, 70),
)
# Five rows of three points for each digit.
DIGITS = (
    "111101101101111", "010110010010111", "111001111100111", "111001111001111", "101101111001001",
    "111100111001111", "111100111101111", "111001010010010", "111101111101111", "111101111001111",
)  # fmt: skip


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ls.SetupError(f"unknown render mode {mode!r}; there is {', '.join(RENDER_MODES)}")


def render(view: dict[str, Any], mode: str | None) -> str | Picture | None:
    """Return a view in a mode: ``ansi`` gives text, ``rgb_array`` a picture, ``human`` prints; None draws nothing."""
    if mode == RGB_ARRAY:
        return picture(view)
    if mode == HUMAN:
        print(ls.render(view))
    return ls.render(view) if mode == ANSI else None


def fill(canvas: Picture, x: int, y: int, wide: int, tall: int, colour: Colour) -> None:
    """Fill a rectangle."""
    canvas[max(0, y) : max(0, y + tall), max(0, x) : max(0, x + wide)] = colour


def number(canvas: Picture, x: int, y: int, value: int, colour: Colour, scale: int = 2) -> int:
    """Write a number and return the place after it."""
    for sign in str(abs(value)):
        for place, bit in enumerate(DIGITS[int(sign)]):
            if bit == "1":
                fill(canvas, x + scale * (place % 3), y + scale * (place // 3), scale, scale, colour)
        x += 4 * scale
    return x


def picture(view: dict[str, Any]) -> Picture:
    """Draw a view."""
    canvas = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = NIGHT
    head(canvas, view)
    spaces(canvas, view)
    actors = [*view["seats"], *view.get("rivals", [])]
    tracks(canvas, view, actors)
    for place, actor in enumerate(actors):
        actor_row(canvas, 8, 330 + 36 * place, actor, place, view)
    return canvas


def head(canvas: Picture, view: dict[str, Any]) -> None:
    """Draw the round and the decks."""
    for n in range(10):
        fill(canvas, 8 + 18 * n, 8, 14, 14, SPICE if n < view["round"] else STEEL)
    x = 220
    for deck, colour in (("conflict_deck", ACTORS[1]), ("imperium_deck", SAND), ("intrigue_deck", ACTORS[3])):
        fill(canvas, x, 6, 12, 18, colour)
        number(canvas, x + 18, 9, view[deck], SAND)
        x += 80


def spaces(canvas: Picture, view: dict[str, Any]) -> None:
    """Draw the spaces of the board, eight in a row."""
    wide, tall = 78, 46
    for place, space in enumerate(view["board"]["spaces"].values()):
        x, y = 8 + wide * (place % 8), 34 + tall * (place // 8)
        control = space["control"]
        fill(canvas, x, y, wide - 6, tall - 6, DUNE if control is None else ACTORS[control])
        fill(canvas, x + 3, y + 3, wide - 12, tall - 12, SAND)
        at = x + 7
        for actor, agents in enumerate(space["agents"]):
            for _ in range(agents):
                fill(canvas, at, y + 8, 10, 20, ACTORS[actor])
                at += 13
        for n in range(space["bonus_spice"]):
            fill(canvas, x + wide - 20, y + 8 + 7 * n, 6, 5, SPICE)


def tracks(canvas: Picture, view: dict[str, Any], actors: list[dict[str, Any]]) -> None:
    """Draw the Influence tracks, one beside the other; the frame of a track bears the colour of the Alliance."""
    factions = list(view["board"]["alliances"].items())
    wide = (WIDTH - 16) // len(factions)
    for place, (faction, holder) in enumerate(factions):
        x, y = 8 + wide * place, 34 + 46 * -(-len(view["board"]["spaces"]) // 8) + 6
        fill(canvas, x, y, wide - 8, 100, STEEL if holder is None else ACTORS[holder])
        fill(canvas, x + 3, y + 3, wide - 14, 94, INK)
        for seat, actor in enumerate(actors):
            level = actor["influence"][faction]
            fill(canvas, x + 10 + 24 * seat, y + 94 - 15 * level, 16, max(2, 15 * level), ACTORS[seat])


def actor_row(canvas: Picture, x: int, y: int, actor: dict[str, Any], place: int, view: dict[str, Any]) -> None:
    """Draw the numbers of a seat or Rival: points, resources, troops, strength, cards."""
    deciding = view["decision"] is not None and view["decision"]["seat"] == place
    fill(canvas, x, y, 28, 28, SAND if deciding else INK)
    fill(canvas, x + 4, y + 4, 20, 20, ACTORS[place])
    for n in range(actor["vp"]):
        fill(canvas, x + 38 + 11 * n, y + 4, 8, 20, SOLARI)
    at = x + 210
    shown = (
        ("solari", SOLARI), ("spice", SPICE), ("water", WATER), ("garrison", STEEL), ("deployed", ACTORS[1]),
        ("strength", ACTORS[1]), ("intrigue_count", ACTORS[3]),
    )  # fmt: skip
    for field, colour in shown:
        fill(canvas, at, y + 6, 8, 16, colour)
        number(canvas, at + 12, y + 9, actor[field], SAND)
        at += 60
