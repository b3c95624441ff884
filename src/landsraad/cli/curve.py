"""The picture of an analysis: the chances of winning over the decisions of a game, as a small SVG."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from landsraad.bots.analysis import Judgement, Turn

WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 48, 40
# Told apart by colour and by dash, so that colour is not needed.
COLOURS = ("#0b6e99", "#b5451b", "#3c7a2c", "#7a3e9d", "#8a6d00", "#444444")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 4")


def curve(
    judgements: Sequence[Judgement],
    worst: Sequence[Turn],
    names: Sequence[str],
    title: str,
    axes: tuple[str, str],
    side: Sequence[int],
) -> str:
    """Return the picture; ``names`` are those who win or lose, ``side`` says for each seat which of them it is.

    ``worst`` are the turns that get a mark. A team has one line: what its members do changes the chance of all of them.
    """
    last = max((judgement.number for judgement in judgements), default=0) + 1

    def x(number: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / last

    def y(chance: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        f'font-size="12"><title>{escape(title)}</title><rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>'
    ]
    for percent in (0, 25, 50, 75, 100):
        level = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {level:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{level + 4:.1f}" text-anchor="end">{percent} %</text>')
    parts += rounds(judgements, x)
    for one, name in enumerate(names):
        colour, dash = COLOURS[one % len(COLOURS)], DASHES[one % len(DASHES)]
        points = " ".join(f"{x(j.number + 1):.1f},{y(j.value):.1f}" for j in judgements if side[j.seat] == one)
        line = f'fill="none" stroke="{colour}" stroke-width="1.8" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" {line}/>')
        at = LEFT + one * (WIDTH - LEFT - RIGHT) / max(1, len(names))
        parts.append(f'<path d="M{at:.0f} 30h24" {line}/><text x="{at + 28:.0f}" y="34">{escape(name)}</text>')
    for place, turn in enumerate(worst):
        at, level = x(turn.worst.number + 1), y(turn.worst.value)
        colour = COLOURS[side[turn.seat] % len(COLOURS)]
        parts.append(f'<circle cx="{at:.1f}" cy="{level:.1f}" r="8" fill="#fff" stroke="{colour}"/>')
        parts.append(f'<text x="{at:.1f}" y="{level + 4:.1f}" text-anchor="middle">{place + 1}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(axes[0])}</text>')
    parts.append(f'<text x="{LEFT}" y="16">{escape(axes[1])}</text></svg>')
    return "\n".join(parts) + "\n"


def rounds(judgements: Sequence[Judgement], x: object) -> list[str]:
    """Return a line and a number where each round begins."""
    assert callable(x)
    parts: list[str] = []
    before = 0
    for judgement in judgements:
        if judgement.round != before:
            before = judgement.round
            at = x(judgement.number)
            parts.append(f'<path d="M{at:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ccc" stroke-dasharray="2 4"/>')
            parts.append(f'<text x="{at + 2:.1f}" y="{HEIGHT - BOTTOM + 14}" fill="#666">{before}</text>')
    return parts
