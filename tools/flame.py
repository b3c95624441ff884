"""Draw where the time of random play goes, as a flame graph: python tools/flame.py [--seconds N] [--out FILE].

Samples the stack by processor time, so that neighbours on the machine do not show, and draws a small SVG of its own.
Every bar is a function, as wide as its share of the time, standing on its caller; the colour is the room it lives in.
Works on the interpreted build only: a compiled one has no Python stack to look at. Python looks at signals where a
function begins and where a loop turns, so a small function shows a little of what its caller did just before.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import landsraad as ls  # noqa: E402
from landsraad.core.rng import seeded  # noqa: E402
from landsraad.engine import machine, playout  # noqa: E402

INTERVAL = 0.001  # seconds; the system may tick more slowly
WIDTH, MARGIN, ROW, HEAD = 1200, 10, 20, 66
LETTER = 6.4  # width of a letter of the labels
NARROWEST = 0.6  # pixels; thinner bars are left out

# Package below landsraad -> colour; light enough for dark letters.
ROOMS = {
    "core": "#c9b8e8",
    "model": "#a9cdec",
    "engine": "#f2b880",
    "engine: questions": "#f6d77a",
    "engine: effects": "#e9967a",
    "other": "#d6d6d6",
}
QUESTIONS = {"questions", "queries", "turns", "reveal", "combat", "choices"}
EFFECTS = {"interpreter", "plain", "atoms"}

Stack = tuple[tuple[str, str], ...]  # (room, function), outermost first


@dataclass
class Bar:
    """A function called from one place, with everything it calls."""

    room: str
    name: str
    samples: int = 0
    calls: dict[tuple[str, str], Bar] = field(default_factory=dict)


def place(frame: FrameType) -> tuple[str, str]:
    """Return the room and the name of a frame's function."""
    module = str(frame.f_globals.get("__name__", ""))
    function = frame.f_code.co_qualname
    parts = module.split(".")
    if parts[0] != "landsraad" or len(parts) < 2:
        return "other", f"{module}.{function}"
    room = parts[1]
    if room == "engine" and len(parts) > 2 and parts[-1] != "flow":
        room = "engine: effects" if parts[2] in EFFECTS else "engine: questions" if parts[2] in QUESTIONS else room
    return (room if room in ROOMS else "other"), f"{parts[-1]}.{function}"


def sample(seconds: float) -> Counter[Stack]:
    """Play at random for some seconds of processor time and count the stacks seen below the playout."""
    stacks: Counter[Stack] = Counter()

    def look(_: int, frame: FrameType | None) -> None:
        stack: list[tuple[str, str]] = []
        while frame is not None:
            stack.append(place(frame))
            if frame.f_code is playout.play_out.__code__:
                stacks[tuple(reversed(stack))] += 1
                return
            frame = frame.f_back

    rng = seeded(1, "flame")
    setup = ls.Setup()
    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)
    seed = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        seed += 1
        playout.play_out(ls.new_game(setup, seed)._state, rng)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return stacks


def grow(stacks: Counter[Stack]) -> Bar:
    """Join the stacks into a tree."""
    top = Bar("other", "random play")
    for stack, count in stacks.items():
        bar = top
        bar.samples += count
        for key in stack[1:]:
            bar = bar.calls.setdefault(key, Bar(*key))
            bar.samples += count
    return top


def depth(bar: Bar, scale: float) -> int:
    """Return how many rows a tree needs."""
    shown = [call for call in bar.calls.values() if call.samples * scale >= NARROWEST]
    return 1 + max((depth(call, scale) for call in shown), default=0)


def draw(top: Bar, title: str) -> str:
    """Return the picture."""
    scale = (WIDTH - 2 * MARGIN) / top.samples
    rows = depth(top, scale)
    height = HEAD + rows * ROW + MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="11">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>',
        f'<text x="{MARGIN}" y="24" font-size="16" font-family="sans-serif" fill="#222">{escape(title)}</text>',
    ]
    x = float(MARGIN)
    for room, colour in ROOMS.items():
        out.append(f'<rect x="{x:.1f}" y="38" width="14" height="14" rx="2" fill="{colour}"/>')
        out.append(f'<text x="{x + 19:.1f}" y="49" fill="#222">{escape(room)}</text>')
        x += 19 + LETTER * len(room) + 26

    def bar_at(bar: Bar, left: float, row: int) -> None:
        width = bar.samples * scale
        y = HEAD + (rows - 1 - row) * ROW
        share = 100 * bar.samples / top.samples
        out.append(f"<g><title>{escape(bar.name)}: {share:.1f} %</title>")
        out.append(
            f'<rect x="{left:.2f}" y="{y}" width="{max(width - 0.5, 0.3):.2f}" height="{ROW - 1}" rx="1.5" '
            f'fill="{ROOMS[bar.room]}"/>'
        )
        label = label_of(bar.name, share, width)
        if label:
            out.append(f'<text x="{left + 4:.2f}" y="{y + 14}" fill="#222">{escape(label)}</text>')
        out.append("</g>")
        for key in sorted(bar.calls):
            call = bar.calls[key]
            if call.samples * scale >= NARROWEST:
                bar_at(call, left, row + 1)
            left += call.samples * scale

    bar_at(top, MARGIN, 0)
    out.append("</svg>")
    return "\n".join(out) + "\n"


def label_of(name: str, share: float, width: float) -> str:
    """Return as much of a label as fits: name and share, the bare function's name, or its beginning."""
    room = int((width - 8) / LETTER)
    bare = name.rsplit(".", 1)[-1]
    for text in (f"{name} {share:.0f} %", name, bare):
        if len(text) <= room:
            return text
    return bare[: room - 1] + "…" if room >= 5 else ""


def shares(stacks: Counter[Stack], own: bool) -> list[tuple[float, str]]:
    """Return the functions by their share of the time, alone or with what they call."""
    counts: Counter[str] = Counter()
    for stack, count in stacks.items():
        names = {stack[-1][1]} if own else {name for _, name in stack}
        for name in names:
            counts[name] += count
    return [(100 * count / stacks.total(), name) for name, count in counts.most_common(25)]


def main() -> int:
    """Sample, draw, and list the most expensive functions."""
    parser = argparse.ArgumentParser(description="Draw where the time of random play goes.")
    parser.add_argument("--seconds", type=float, default=10, help="processor time to sample (default 10)")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "images" / "flame.svg", metavar="FILE")
    options = parser.parse_args()
    if not str(machine.__file__).endswith(".py"):
        print("This is the compiled build, which has no Python stacks; run without PYTHONPATH.", file=sys.stderr)
        return 1
    stacks = sample(options.seconds)
    title = f"Random play, base game, 4 players, interpreted build: {stacks.total():,} samples"
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(draw(grow(stacks), title), encoding="utf-8")
    for heading, own in (("alone", True), ("with what it calls", False)):
        print(f"\nshare {heading}")
        for share, name in shares(stacks, own):
            print(f"{share:5.1f} %  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
