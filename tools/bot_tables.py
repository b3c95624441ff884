"""What the bots show about the game: wins by seat and Leader beside people, cards and spaces, from kept tournaments.

    landsraad tournament --bots heuristic --games 2000 --seed 1 --json > base.json
    landsraad tournament --bots heuristic --games 2000 --seed 1 --modules ix --json > ix.json
    python tools/bot_tables.py base.json ix.json --pictures docs/images

Prints the tables as Markdown and draws the pictures of docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from landsraad.i18n import words

Data = dict[str, Any]
LEAGUE_SEATS = (32.4, 23.6, 23.4, 20.6)  # 941 four-player games of people, with both older expansions
LEAGUE = "league of people"
RARE = 200  # seats with a card or space, below which a row is left out
NAMES = words("en")


def read(path: Path) -> Data:
    """Read the JSON of a tournament of one bot against itself with four players."""
    data: Data = json.loads(path.read_text("utf-8"))
    if len(data["bots"]) != 1 or set(data["by_seat"]) != {"0", "1", "2", "3"}:
        raise SystemExit(f"{path} is not a tournament of one bot on all four seats")
    return data


def title(data: Data) -> str:
    """Return what was played."""
    boxes = [NAMES.text(f"module-{box}") for box in data["setup"]["modules"]]
    return f"with {', '.join(boxes)}" if boxes else "base game"


def shares(rows: Data, kind: str, least: int = 1) -> list[tuple[str, float, int]]:
    """Return name, share of wins in percent and number of seats, best first."""
    found = [
        (NAMES.name(f"{kind}/{thing}"), 100 * row["all"]["win_rate"], row["all"]["games"])
        for thing, row in rows.items()
        if row["all"]["games"] >= least
    ]
    return sorted(found, key=lambda row: -row[1])


def seat_share(data: Data, seat: int) -> float:
    """Return how often a seat won, in percent; 0 is the First Player's."""
    return 100 * float(data["by_seat"][str(seat)]["all"]["win_rate"])


def seat_table(runs: list[Data]) -> str:
    """Return the table of seats, people first."""
    lines = ["| seat | people | " + " | ".join(f"bots, {title(run)}" for run in runs) + " |"]
    lines.append("|---|--:|" + "--:|" * len(runs))
    for seat, people in enumerate(LEAGUE_SEATS):
        cells = " | ".join(f"{seat_share(run, seat):.1f} %" for run in runs)
        lines.append(f"| {seat + 1} | {people} % | {cells} |")
    return "\n".join(lines)


def leader_table(runs: list[Data]) -> str:
    """Return the Leaders of all runs side by side."""
    columns = [shares(run["by_leader"], "leader") for run in runs]
    lines = ["| " + " | ".join(f"Leader, {title(run)} | wins of the bots" for run in runs) + " |"]
    lines.append("|" + "---|--:|" * len(runs))
    for place in range(max(len(column) for column in columns)):
        cells = [
            f"{column[place][0]} | {column[place][1]:.1f} %" if place < len(column) else " | " for column in columns
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def share_table(heading: str, rows: list[tuple[str, float, int]]) -> str:
    """Return a table of shares."""
    lines = [f"| {heading} | wins | seats |", "|---|--:|--:|"]
    lines += [f"| {name} | {share:.1f} % | {seats} |" for name, share, seats in rows]
    return "\n".join(lines)


def bars(title: str, rows: list[tuple[str, list[float]]], legend: list[str], even: float) -> str:
    """Return a bar chart as SVG; every row has a bar for each entry of the legend."""
    height, left, width = 18, 190, 760
    thick = height * len(legend) + 8
    total = 50 + thick * len(rows)
    scale = (width - left - 20) / max(max(values) for _, values in rows)
    colours = ("#b5451b", "#0b6e99", "#3c7a2c")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {total}" role="img" font-family="sans-serif" '
        f'font-size="12"><title>{title}</title><rect width="{width}" height="{total}" fill="#fffdf7"/>'
        f'<text x="8" y="18" font-size="14">{title}</text>'
    ]
    for k, name in enumerate(legend):
        parts.append(f'<rect x="{left + 170 * k}" y="26" width="10" height="10" fill="{colours[k]}"/>')
        parts.append(f'<text x="{left + 14 + 170 * k}" y="35">{name}</text>')
    for number, (name, values) in enumerate(rows):
        top = 46 + number * thick
        parts.append(f'<text x="{left - 8}" y="{top + thick / 2:.0f}" text-anchor="end">{name}</text>')
        for k, value in enumerate(values):
            y = top + k * height
            parts.append(
                f'<rect x="{left}" y="{y}" width="{value * scale:.1f}" height="{height - 4}" fill="{colours[k]}"/>'
            )
            parts.append(f'<text x="{left + 6}" y="{y + 11}" fill="#fff">{value:.1f} %</text>')
    at = left + even * scale
    parts.append(f'<path d="M{at:.1f} 42V{total}" stroke="#444" stroke-dasharray="4 3"/></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    """Read the runs, print the tables, draw the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", nargs="+", type=Path, help="JSON of tournaments, one bot on all seats")
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    options = parser.parse_args()
    runs = [read(path) for path in options.runs]
    print(seat_table(runs), leader_table(runs), sep="\n\n", end="\n\n")
    for run in runs:
        print(share_table(f"card acquired, {title(run)}", shares(run["by_card"], "card", RARE)), end="\n\n")
        print(share_table(f"space visited, {title(run)}", shares(run["by_space"], "space", RARE)), end="\n\n")
        often = sorted(run["visits"].items(), key=lambda item: -item[1])
        print("visits a game: " + ", ".join(f"{NAMES.name(f'space/{name}')} {n:.2f}" for name, n in often), end="\n\n")
    if options.pictures is not None:
        legend = [LEAGUE, *(f"bots, {title(run)}" for run in runs)]
        seats = [(f"seat {n + 1}", [LEAGUE_SEATS[n], *(seat_share(run, n) for run in runs)]) for n in range(4)]
        picture = bars("Wins by seat, from the First Player on", seats, legend, 25.0)
        (options.pictures / "bots-seats.svg").write_text(picture, "utf-8")
        leaders = [(name, [share]) for name, share, _ in shares(runs[-1]["by_leader"], "leader")]
        picture = bars(f"Wins by Leader, {title(runs[-1])}", leaders, ["bots"], 25.0)
        (options.pictures / "bots-leaders.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
