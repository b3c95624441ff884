"""How hard the Rivals of Uprising are: bots alone against two of them, on every level, as a table and a picture.

    python tools/rival_curve.py --games 300 --bots heuristic,search@200x

Levels that docs/results/rivals.json has already, with as many games on the same key, are not played again: a run that
was stopped goes on, and without anything to play only the table and the picture are made.
"""

from __future__ import annotations

import argparse
import json
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

from bot_tables import bars

from landsraad.tournament.charts import wilson

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "results" / "rivals.json"
PICTURE = ROOT / "docs" / "images" / "bots-rivals.svg"
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
PROGRAM = "from landsraad.cli import main; main()"
Data = dict[str, Any]


def command_of(bot: str, level: str, games: int, key: str) -> list[str]:
    """Return what is run for one row."""
    setup = ["--host", "uprising", "--players", "1", "--difficulty", level]
    return ["simulate", *setup, "--bots", bot, "--games", str(games), "--key", key, "--no-counts", "--json"]


def row_of(bot: str, level: str, told: Data) -> Data:
    """Return what is kept of the output of a simulation."""
    seats = told["wins_by_seat"]
    if told["errors"] or told["finished"] != told["games"]:
        raise SystemExit(f"{bot} on {level}: {told['errors'] or 'not all games were finished'}")
    return {
        "bot": bot,
        "level": level,
        "games": told["games"],
        "won": seats["0"]["won"],
        "points": seats["0"]["vp"],
        "points_of_rivals": [seats["1"]["vp"], seats["2"]["vp"]],
    }


def played(bot: str, level: str, games: int, key: str) -> Data:
    """Play the games of a row."""
    command = [sys.executable, "-c", PROGRAM, *command_of(bot, level, games, key)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return row_of(bot, level, json.loads(done.stdout))


def table(rows: list[Data]) -> str:
    """Return the rows as Markdown."""
    lines = ["| bot | level | games | won | interval | points of the bot | of the Rivals |"]
    lines.append("|---|---|--:|--:|--:|--:|--:|")
    for row in rows:
        low, high = wilson(row["games"], row["won"])
        rivals = " and ".join(f"{points:.2f}" for points in row["points_of_rivals"])
        lines.append(
            f"| `{row['bot']}` | {row['level']} | {row['games']} | {100 * row['won'] / row['games']:.1f} % "
            f"| {100 * low:.0f}–{100 * high:.0f} % | {row['points']:.2f} | {rivals} |"
        )
    return "\n".join(lines)


def in_order(rows: list[Data]) -> bool:
    """Tell whether every level is harder than the one before it, for every bot."""
    for bot in {row["bot"] for row in rows}:
        won = [row["won"] / row["games"] for row in rows if row["bot"] == bot]
        if won != sorted(won, reverse=True):
            return False
    return True


def main() -> None:
    """Play what is missing, print the table, draw the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bots", default="heuristic,search@200x")
    parser.add_argument("--key", help="deals of this key; a fresh one is drawn unless something is kept already")
    wish = parser.parse_args()
    kept: Data = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {"key": None, "rows": []}
    key = wish.key or kept["key"] or secrets.token_hex(8)
    known = {(row["bot"], row["level"]): row for row in kept["rows"] if key == kept["key"]}
    bots = wish.bots.split(",")
    rows: list[Data] = []
    for bot in bots:
        for level in LEVELS:
            row = known.get((bot, level))
            if row is None or row["games"] < wish.games:
                print(f"{bot} on {level}, {wish.games} games", file=sys.stderr, flush=True)
                row = played(bot, level, wish.games, key)
            rows.append(row)
            said = "landsraad " + " ".join(command_of("BOT", "LEVEL", wish.games, key))
            KEPT.write_text(json.dumps({"key": key, "command": said, "rows": rows}, indent=1) + "\n", "utf-8")
    print(table(rows))
    print("every level is harder than the one before" if in_order(rows) else "the levels are not in order")
    values = [(level, [100 * row["won"] / row["games"] for row in rows if row["level"] == level]) for level in LEVELS]
    PICTURE.write_text(bars("Games won alone against two Rivals of Uprising", values, bots, 100 / 3), "utf-8")


if __name__ == "__main__":
    main()
