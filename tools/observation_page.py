"""Write docs/observation.md and the golden digests of observations from the code: python tools/observation_page.py.

To be run after a change of the layout, together with a new number for ``landsraad.env.layout.VERSION``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from landsraad import N_ACTIONS  # noqa: E402
from landsraad.env.layout import VERSION  # noqa: E402
from landsraad.env.lessons import Mode  # noqa: E402
from landsraad.env.raw import RawEnv  # noqa: E402
from tests.env.table import MODES, observation_digest  # noqa: E402

PAGE = ROOT / "docs" / "observation.md"
GOLDEN = ROOT / "tests" / "env" / "observations.json"
FULL = ("landsraad/base-v0", "landsraad/base-1p-v0")  # modes whose whole table is shown
HEAD = f"""# Observations

`landsraad.env` encodes what a seat may know as one flat vector of small integers (`landsraad.env.layout`,
version {VERSION}). Seats are relative: 0 is the viewer, the others follow clockwise; Rivals keep their order after the
seats. Where a number names a seat or Rival, -1 is nobody; Leaders and spaces count from 1, 0 is none. Cards are counted
by their index in the ruleset. The mask of legal actions has one entry for every action id
({N_ACTIONS}, the same in every mode).

A box with a state of its own adds slices at the end. A change of the layout changes its version and the digests in
`tests/env/observations.json`; `python tools/observation_page.py` writes both them and this page.

| environment | seats | numbers |
|---|--:|--:|
"""


def table(mode: Mode) -> str:
    """Return the table of a mode's slices."""
    parts = RawEnv(mode.setup, mode.lesson).layout
    rows = "".join(f"| `{part.name}` | {part.start} | {part.length} | {part.what} |\n" for part in parts.slices)
    return f"\n## `{mode.id}`: {parts.size} numbers\n\n| slice | start | length | what |\n|---|--:|--:|---|\n{rows}"


def page() -> str:
    """Return the whole page."""
    sizes = ""
    for mode in MODES:
        raw = RawEnv(mode.setup, mode.lesson)
        sizes += f"| `{mode.id}` | {raw.players} | {raw.layout.size} |\n"
    return HEAD + sizes + "".join(table(mode) for mode in MODES if mode.id in FULL)


def main() -> None:
    """Write the page and the digests."""
    PAGE.write_text(page(), encoding="utf-8")
    digests = {"version": VERSION, "digests": {mode.id: observation_digest(mode) for mode in MODES}}
    GOLDEN.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
