"""Write docs/observation.md and the golden digests of observations from the code: python tools/observation_page.py.

To be run after a change of the layout, together with a new number for ``landsraad.env.layout.VERSION``.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from landsraad import N_ACTIONS  # noqa: E402
from landsraad.engine.views import TURN_NAMES  # noqa: E402
from landsraad.env.layout import VERSION, Layout, listed  # noqa: E402
from landsraad.env.lessons import Mode  # noqa: E402
from landsraad.env.raw import RawEnv  # noqa: E402
from landsraad.model.terms import DECISION_NAMES, PHASE_NAMES  # noqa: E402
from tests.env.table import MODES, observation_digest  # noqa: E402

PAGE = ROOT / "docs" / "observation.md"
GOLDEN = ROOT / "tests" / "env" / "observations.json"
HEAD = f"""# Observations

`landsraad.env` encodes what a seat may know as one flat vector of small integers (`landsraad.env.layout`,
version {VERSION}). Seats are relative: 0 is the viewer, the others follow clockwise; Rivals keep their order after the
seats. Where a number names a seat or Rival, -1 is nobody; Leaders and spaces count from 1, 0 is none. Cards are counted
by their index in the ruleset, which is their place in `landsraad.catalog(setup)` (`"cards"`, `"intrigues"`, `"spaces"`,
`"leaders"`, `"conflicts"`, `"tiles"`, `"factions"`; for the Rivals' cards `RawEnv(setup).state.rules.rival_cards`). The
mask of legal actions has one entry for every action id ({N_ACTIONS}, the same in every mode).

A box with a state of its own adds slices at the end. A change of the layout changes its version and the digests in
`tests/env/observations.json`; `python tools/observation_page.py` writes both them and this page.

In code: `part = RawEnv(setup).layout.slice("hand")`, then `observation[part.start : part.start + part.length]`.

| environment | seats | numbers |
|---|--:|--:|
"""
NUMBER = re.compile(r"_\d+$")
WHAT = f"""
## What the slices hold

`phase` counts through {listed(PHASE_NAMES)} from 0, `turn_kind` through {listed(TURN_NAMES)}. `agenda` counts over the
operations of [effects.md](effects.md) in the order of `landsraad.model.terms.OP_NAMES`. `kind` is one-hot over
nothing{listed(DECISION_NAMES)}.
A name with an N is there for every seat (0 the viewer), Rival or actor.

| slice | what |
|---|---|
"""


def meanings(layouts: list[Layout]) -> str:
    """Return what the slices hold, each once; those of others follow the viewer's own."""
    said: dict[str, list[str]] = {}
    for parts in layouts:
        for part in parts.slices:
            words = said.setdefault(NUMBER.sub("_N", part.name), [])
            if part.what not in words:
                words.append(part.what)
    return "".join(f"| `{name}` | {'; of others '.join(words)} |\n" for name, words in said.items())


def places(modes: list[Mode]) -> str:
    """Return where the slices of some modes begin and how long they are, side by side."""
    layouts = [RawEnv(mode.setup, mode.lesson).layout for mode in modes]
    found = [{part.name: f"{part.start} + {part.length}" for part in parts.slices} for parts in layouts]
    longest_first = sorted(layouts, key=lambda parts: -len(parts.slices))
    names = list(dict.fromkeys(part.name for parts in longest_first for part in parts.slices))
    head = "| slice | " + " | ".join(f"`{mode.id}`" for mode in modes) + " |\n|---|" + "--:|" * len(modes) + "\n"
    rows = "".join(f"| `{name}` | " + " | ".join(one.get(name, "–") for one in found) + " |\n" for name in names)
    return head + rows


def page() -> str:
    """Return the whole page."""
    sizes = ""
    families: dict[tuple[tuple[str, ...], bool], list[Mode]] = {}
    layouts = []
    for mode in MODES:
        raw = RawEnv(mode.setup, mode.lesson)
        sizes += f"| `{mode.id}` | {raw.players} | {raw.layout.size} |\n"
        layouts.append(raw.layout)
        families.setdefault((mode.setup.modules, mode.setup.epic), []).append(mode)
    tables = "".join(
        f"\n## Where they are: {', '.join((*boxes, *(('epic',) if epic else ()))) or 'base game'}\n\n"
        f"Start + length of every slice.\n\n{places(modes)}"
        for (boxes, epic), modes in families.items()
    )
    return HEAD + sizes + WHAT + meanings(layouts) + tables


def main() -> None:
    """Write the page and the digests."""
    PAGE.write_text(page(), encoding="utf-8")
    digests = {"version": VERSION, "digests": {mode.id: observation_digest(mode) for mode in MODES}}
    GOLDEN.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
