"""Write down how the shipped puzzles were judged: docs/results/puzzles.json, from the files themselves.

More of them: ``landsraad puzzles src/landsraad/puzzles/ix_3.json --modules ix --players 3 --count 20 --tries 200``
with a ``--seed`` that was not used (compiled, about two seconds of a processor each), then this.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from landsraad.bots.puzzles import LONGER
from landsraad.cli.puzzles import read_puzzles

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "src" / "landsraad" / "puzzles").glob("*.json"))
WHAT = (
    "Every option is tried in the same futures; those far behind drop out, the last two run to the end. The second "
    "race, in other futures and with every legal option, is ten times as long as the one that found the puzzle and "
    "must end the same way."
)
COMMANDS = [
    "landsraad puzzles FILE --count N --tries T --gap 0.05 --host H --modules M --players P: finds by T tries an "
    "option, judges by 10 T",
    "landsraad puzzles FILE --check --keep: judges again by ten times as many; those with 20,000 were found by 2,000",
]


def counted(all_: list[dict[str, Any]], key: Any) -> dict[str, int]:
    """Return how many puzzles there are of each kind, the most first."""
    return {str(name): n for name, n in Counter(key(one) for one in all_).most_common()}


def main() -> None:
    """Write the record."""
    stacks = {file.stem: read_puzzles(file) for file in FILES}
    all_ = [one for stack in stacks.values() for one in stack]
    gaps = sorted(one["value"] - one["second_value"] for one in all_)
    judged = sorted(Counter(one["tries"] for one in all_).items())
    record = {
        "what": WHAT,
        "commands": COMMANDS,
        "longer": LONGER,
        "puzzles": len(all_),
        "judged_by_tries": {str(tries): {"found_by": tries // LONGER, "puzzles": n} for tries, n in judged},
        "least_gap": round(gaps[0], 4),
        "median_gap": round(gaps[len(gaps) // 2], 4),
        "by_file": {name: len(stack) for name, stack in stacks.items()},
        "by_host": counted(all_, lambda one: one["setup"]["host"]),
        "by_players": counted(all_, lambda one: one["setup"]["players"]),
        "by_kind": counted(all_, lambda one: one["kind"]),
    }
    text = json.dumps(record, indent=1, ensure_ascii=False)
    (ROOT / "docs" / "results" / "puzzles.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
