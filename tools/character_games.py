"""How the characters of bots play and how even they are: all of them and the plain mind at one table, as a table.

    python tools/character_games.py --level heuristic --games 3000 --out docs/results/characters.json

Of the plain mind and the characters all groups of four meet in turn, each on a deal of its own, which is played from
every seat; the deals are of a key that is drawn for the run. What a seat did is counted from the events.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.bots import CHARACTERS, bot_stream, make_bot, open_handle
from landsraad.bots.deals import fresh_key
from landsraad.tournament.habits import HABITS, habits
from landsraad.tournament.match import Record, outcome
from landsraad.tournament.plan import Job, Plan, rotations
from landsraad.tournament.stats import summarize

Data = dict[str, Any]
KEPT = 60  # games between two looks at what they add up to: all groups, from every seat
EVEN = 0.05  # how far the strongest may be ahead of the weakest, in games won


def played(job: Job) -> tuple[Record, list[dict[str, int]]]:
    """Play a game; return its record and what every seat did."""
    game = ls.new_game(job.setup, job.deal)
    game.events()  # listen from the start
    bots = [make_bot(name) for name in job.bots]
    number = 0
    while (seat := game.seat) is not None:
        game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(job.deal, seat, number))))
        number += 1
    record: Record = {"match": job.match, "seed": job.seed, "rotation": job.rotation, "bots": list(job.bots)}
    record |= {**outcome(game), "decisions": number, "asked": [1] * len(bots), "thought": [0.0] * len(bots)}
    return record, habits(game.events(), len(bots))


def jobs(setup: ls.Setup, bots: Sequence[str], key: str) -> Iterator[Job]:
    """Give the games: many deals say more than many games of a deal, so every group has its own."""
    groups = Plan(setup, tuple(bots), 1, 0, key).match_ups()
    for deal in count():
        group = groups[deal % len(groups)]
        for number, seating in enumerate(rotations(group)):
            yield Job(setup, seating, ",".join(group), deal, number, key)


def measured(level: str, names: list[str], games: int, key: str, setup: ls.Setup, keep: Callable[[Data], None]) -> Data:
    """Play the games and return what they add up to; what there is so far is kept all along."""
    bots = tuple(f"{level}:{name}" if name else level for name in names)
    records: list[Record] = []
    done: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(HABITS, 0))
    for number, job in enumerate(islice(jobs(setup, bots, key), games), 1):
        record, seats = played(job)
        records.append(record)
        for bot, did in zip(job.bots, seats, strict=True):
            for habit, n in did.items():
                done[bot][habit] += n
        if number % KEPT == 0:
            print(f"{number} of {games} games", file=sys.stderr, flush=True)
            keep({"key": key, "games": number, "rows": rows_of(names, records, done)})
    return {"key": key, "games": games, "rows": rows_of(names, records, done)}


def rows_of(names: list[str], records: list[Record], done: dict[str, dict[str, int]]) -> list[Data]:
    """Return the rows: games won with their interval, and what was done in a game on average."""
    rows = []
    for row in summarize(records)["bots"]:
        own = {habit: round(n / row["games"], 2) for habit, n in done[row["name"]].items()}
        kept = {name: row[name] for name in ("games", "wins", "win_rate", "interval")}
        rows.append({"bot": row["name"], "character": row["name"].partition(":")[2], **kept, "habits": own})
    rows.sort(key=lambda row: names.index(row["character"]))
    return rows


def apart(rows: list[Data]) -> float:
    """Return how far the strongest is ahead of the weakest, in games won."""
    won = [row["win_rate"] for row in rows]
    return max(won) - min(won)


def table(rows: list[Data]) -> str:
    """Return the rows as Markdown."""
    lines = ["| character | games | won | interval | " + " | ".join(HABITS) + " |"]
    lines.append("|---|--:|--:|--:|" + "--:|" * len(HABITS))
    for row in rows:
        low, high = row["interval"]
        did = " | ".join(f"{row['habits'][habit]:.1f}" for habit in HABITS)
        lines.append(
            f"| {row['character'] or 'none'} | {row['games']} | {100 * row['win_rate']:.1f} % "
            f"| {100 * low:.0f}–{100 * high:.0f} % | {did} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Play, keep the results, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="heuristic", help="the bot that the characters are settings of")
    parser.add_argument("--characters", default=",".join(CHARACTERS), help="beside the plain mind")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--key", help="deals of this key; without it a fresh one is drawn")
    parser.add_argument("--host", default="base")
    parser.add_argument("--out", type=Path, help="file of the results")
    wish = parser.parse_args()
    names = ["", *wish.characters.split(",")]
    key = wish.key or fresh_key()
    said = f"python tools/character_games.py --level {wish.level} --games {wish.games} --host {wish.host} --key {key}"

    def keep(data: Data) -> None:
        if wish.out is not None:
            wish.out.write_text(json.dumps({"command": said, **data}, indent=1) + "\n", "utf-8")

    data = measured(wish.level, names, wish.games, key, ls.Setup(host=wish.host), keep)
    keep(data)
    print(table(data["rows"]))
    gap = apart(data["rows"])
    print(f"{100 * gap:.1f} points between the strongest and the weakest (at most {100 * EVEN:.0f})")


if __name__ == "__main__":
    main()
