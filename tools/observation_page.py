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
from landsraad.engine.knowledge.views import TURN_NAMES  # noqa: E402
from landsraad.env import widths  # noqa: E402
from landsraad.env.layout import VERSION, Layout, listed, same_parts  # noqa: E402
from landsraad.env.lessons import Mode  # noqa: E402
from landsraad.env.raw import RawEnv  # noqa: E402
from landsraad.model.terms import PHASE_NAMES  # noqa: E402
from tests.env.table import MODES, observation_digest  # noqa: E402
from tests.support.vocabulary import names  # noqa: E402

PAGE = ROOT / "docs" / "observation.md"
GOLDEN = ROOT / "tests" / "env" / "observations.json"
HEAD = f"""# Observations

`landsraad.env` encodes what a seat may know as one flat vector of small integers. Seats are relative: 0 is the viewer,
the others follow clockwise; places are kept for six seats, and the two Rivals come after them.
Where a number names a seat or Rival, -1 is nobody; Leaders and spaces count from 1, 0 is none. Things are counted by
their index in the ruleset, which is their place in `landsraad.catalog(setup)` (`"cards"`, `"intrigues"`, `"spaces"`,
`"leaders"`, `"conflicts"`, `"tiles"`, `"factions"`; for the Rivals' cards `RawEnv(setup).state.rules.rival_cards`). The
mask of legal actions has one entry for every action id ({N_ACTIONS}, the same in every mode).

The first part of the vector is the same in every environment and has room for boxes to come (`landsraad.env.widths`):
a box that is added later fills places that were always 0 and moves none. The second part counts cards. It is as wide as
the set-up has cards and has the seats of the table; another set-up is another environment with an id of its own.

A layout never changes under an id. The number at the end of the ids is the version of the layout
(`landsraad.env.layout.VERSION`); `tests/env/observations.json` keeps the layout of every id, and
`python tools/observation_page.py`, which writes that file and this page, refuses to change one.

In code: `part = RawEnv(setup).layout.slice("hand")`, then `observation[part.start : part.start + part.length]`.

| environment | seats | numbers |
|---|--:|--:|
"""
NUMBER = re.compile(r"_\d+$")
WHAT = f"""
## What the slices hold

`phase` counts through {listed(PHASE_NAMES)} from 0, `turn_kind` through {listed(TURN_NAMES)}. `agenda` counts over the
operations of [effects.md](effects.md) by their numbers (`RawEnv(setup).state.rules.op_names`). "Kept free" are places
for boxes to come. `kind` is one-hot over
nothing{listed(tuple(names("kind_names").values()))}.
A name with an N is there for every actor of the first part (seats from 0, the viewer; Rivals {widths.SEATS} and
{widths.SEATS + 1}) and for every seat of the table in the second.

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


def first_part() -> str:
    """Return where the slices begin that are the same everywhere."""
    rows = ""
    start = 0
    for name, length, _what in same_parts():
        rows += f"| `{name}` | {start} + {length} |\n"
        start += length
    head = "\n## Where they are: the first part\n\nStart + length of every slice.\n\n| slice | place |\n|---|--:|\n"
    return head + rows


def places(modes: list[Mode]) -> str:
    """Return where the slices of cards of some modes begin and how long they are, side by side."""
    first = len(same_parts())
    layouts = [RawEnv(mode.setup, mode.lesson).layout for mode in modes]
    found = [{part.name: f"{part.start} + {part.length}" for part in parts.slices[first:]} for parts in layouts]
    longest_first = sorted(layouts, key=lambda parts: -len(parts.slices))
    names = list(dict.fromkeys(part.name for parts in longest_first for part in parts.slices[first:]))
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
    tables = ""
    for (boxes, epic), modes in families.items():
        name = ", ".join((*boxes, "epic") if epic else boxes) or "base game"
        tables += f"\n## Where the cards are: {name}\n\n{places(modes)}"
    return HEAD + sizes + WHAT + meanings(layouts) + first_part() + tables


def main() -> None:
    """Write the page, the layouts and the digests; the layout of an id that is known may not change."""
    known = json.loads(GOLDEN.read_text(encoding="utf-8")).get("layouts", {}) if GOLDEN.exists() else {}
    layouts = {mode.id: RawEnv(mode.setup, mode.lesson).layout.fingerprint() for mode in MODES}
    changed = [name for name, found in layouts.items() if known.get(name, found) != found]
    if changed:
        raise SystemExit(
            f"the layout of {', '.join(changed)} has changed: landsraad.env.layout.VERSION needs a new number"
        )
    PAGE.write_text(page(), encoding="utf-8")
    digests = {mode.id: observation_digest(mode) for mode in MODES}
    golden = {"version": VERSION, "layouts": layouts, "digests": digests}
    GOLDEN.write_text(json.dumps(golden, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
