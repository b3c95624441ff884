"""Charts as SVG text, for a page that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, sqrt

# Told apart also without colour vision and on paper (Okabe and Ito's palette, darkened for text contrast).
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#aa4499", "#b8860b", "#56748c", "#882255", "#444444")
WIDTH = 760
NUMBERS = 104  # room for a share and a number of games
Bar = tuple[str, int, int]  # name, games, wins


def colour(number: int) -> str:
    """Return the colour of a series."""
    return COLOURS[number % len(COLOURS)]


def wilson(games: int, wins: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    share, square = wins / games, z * z / games
    centre = (share + square / 2) / (1 + square)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, centre - half), min(1.0, centre + half)


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Return a text element."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a line of a kind that the page's style knows."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    """Return a whole picture; the label is for those who cannot see it."""
    return wide(
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
        f"<title>{escape(label)}</title>{''.join(parts)}</svg>"
    )


def wide(content: str) -> str:
    """Return something that keeps its size on a narrow screen, where it can be moved sideways."""
    return f'<div class="wide" tabindex="0">{content}</div>'


def top_of(shares: Sequence[float]) -> float:
    """Return the upper end of an axis of shares: a tenth above all of them."""
    return min(1.0, ceil(10 * max([0.3, *shares]) + 0.01) / 10)


def bars(label: str, rows: Sequence[Bar], even: float | None, number: int = 0) -> str:
    """Return horizontal bars of win rates with their intervals, best first as given."""
    left, right, step = 290, 20, 24
    top = top_of([wilson(games, wins)[1] for _, games, wins in rows])
    scale = (WIDTH - left - right) / top
    height = 30 + step * len(rows)
    parts = []
    for tick in range(round(10 * top) + 1):
        x = left + scale * tick / 10
        parts += [line(x, 18, x, height - 6, "grid"), text(x, 12, f"{10 * tick} %", "middle")]
    for place, (name, games, wins) in enumerate(rows):
        y = 24 + step * place
        share = wins / games if games else 0.0
        low, high = wilson(games, wins)
        tip = f"{name}: {wins} / {games} = {100 * share:.1f} %"
        parts.append(
            f'<g><title>{escape(tip)}</title><rect x="{left}" y="{y}" width="{scale * share:.1f}" height="{step - 8}" '
            f'fill="{colour(number)}" opacity=".8"/>'
            f"{line(left + scale * low, y + 8, left + scale * high, y + 8, 'whisker')}</g>"
        )
        # The numbers stand beside the names, where a narrow screen shows them too.
        parts.append(text(left - NUMBERS, y + 13, name, "end"))
        parts.append(text(left - 8, y + 13, f"{100 * share:.1f} %  ({games})", "end"))
    if even is not None and even <= top:
        parts.append(line(left + scale * even, 18, left + scale * even, height - 6, "even"))
    return svg(height, label, parts)


def grouped(label: str, groups: Sequence[str], series: Sequence[tuple[str, Sequence[Bar]]], even: float | None) -> str:
    """Return upright bars of win rates, one group of bars for each of ``groups``, one bar in it for each series."""
    left, base, tall = 50, 250, 220
    top = top_of([wilson(games, wins)[1] for _, rows in series for _, games, wins in rows if games])
    span = (WIDTH - left - 10) / max(1, len(groups))
    wide = min(60.0, (span - 20) / max(1, len(series)))
    parts = []
    for tick in range(round(10 * top) + 1):
        y = base - tall * tick / 10 / top
        parts += [line(left, y, WIDTH - 10, y, "grid"), text(left - 6, y + 4, f"{10 * tick} %", "end")]
    for place, group in enumerate(groups):
        middle = left + span * (place + 0.5)
        parts.append(text(middle, base + 18, group, "middle"))
        for number, (name, rows) in enumerate(series):
            _, games, wins = rows[place]
            if games == 0:
                continue
            share = wins / games
            low, high = wilson(games, wins)
            x = middle + wide * (number - len(series) / 2)
            tip = f"{name}, {group}: {wins} / {games} = {100 * share:.1f} %"
            tip_and_bar = (
                f'<title>{escape(tip)}</title><rect x="{x + 2:.1f}" y="{base - tall * share / top:.1f}" '
                f'width="{wide - 4:.1f}" height="{tall * share / top:.1f}" fill="{colour(number)}" opacity=".85"/>'
            )
            whisker = line(x + wide / 2, base - tall * low / top, x + wide / 2, base - tall * high / top, "whisker")
            parts.append(f"<g>{tip_and_bar}{whisker}</g>")
    if even is not None and even <= top:
        parts.append(line(left, base - tall * even / top, WIDTH - 10, base - tall * even / top, "even"))
    return svg(base + 30, label, parts) + legend([name for name, _ in series])


def curves(label: str, axis: str, series: Sequence[tuple[str, Sequence[float]]], first: int = 0) -> str:
    """Return lines over the rounds; ``first`` is the number of the first colour."""
    left, base, tall = 50, 250, 220
    rounds = max([1, *(len(values) for _, values in series)])
    top = max(1, ceil(max([0.0, *(value for _, values in series for value in values)])))
    step = (WIDTH - left - 30) / max(1, rounds - 1)
    parts = []
    every = 1 if top <= 12 else 2
    for tick in range(0, top + 1, every):
        y = base - tall * tick / top
        parts += [line(left, y, WIDTH - 10, y, "grid"), text(left - 6, y + 4, str(tick), "end")]
    for number in range(rounds):
        parts.append(text(left + step * number, base + 18, str(number + 1), "middle"))
    parts.append(text(WIDTH - 10, base + 36, axis, "end"))
    for number, (name, values) in enumerate(series, first):
        points = [(left + step * place, base - tall * value / top) for place, value in enumerate(values)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour(number)}" stroke-width="2.5"/>')
        for (x, y), value in zip(points, values, strict=True):
            tip = escape(f"{name}: {value:.2f}")
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour(number)}"><title>{tip}</title></circle>'
            )
    return svg(base + 44, label, parts) + legend([name for name, _ in series], first)


def legend(names: Sequence[str], first: int = 0) -> str:
    """Return which colour is whose."""
    items = "".join(
        f'<li><span style="background:{colour(number)}"></span>{escape(name)}</li>'
        for number, name in enumerate(names, first)
    )
    return f'<ul class="legend">{items}</ul>'
