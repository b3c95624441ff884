"""`landsraad benchmark`: how strong is a bot, everywhere, on deals that nobody has seen?"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note, show_table
from landsraad.cli.tournament import percent, spread, watcher
from landsraad.content.boxes import BOXES, player_counts
from landsraad.core.errors import SetupError
from landsraad.tournament.benchmark import OPPONENTS, Bench, Cell, hold, new_key
from landsraad.tournament.executor import Here, Processes

HARDEST = "kwisatz_haderach"


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line."""

    bot: str
    cells: str | None
    opponents: str | None
    games: int
    key: str | None
    jobs: int
    out: Path | None
    lang: str | None


def all_cells() -> list[Cell]:
    """Return every host and box with every number of players; alone against Rivals at the hardest level."""
    found: list[Cell] = []
    for host in (box.id for box in BOXES.values() if box.host):
        for boxes in ((), *((box.id,) for box in BOXES.values() if not box.host)):
            for players in sorted(player_counts(host), reverse=True):
                try:
                    level = HARDEST if players == 1 else None
                    setup = ls.Setup(host=host, players=players, modules=boxes, difficulty=level)
                except SetupError:  # this box does not go with this host or number of players
                    continue
                found.append(Cell("_".join((host, *boxes)) + f"-{players}p", setup))
    return found


def chosen_cells(wished: str | None) -> tuple[Cell, ...]:
    """Return the cells of a list of names, all of them for none."""
    known = {cell.id: cell for cell in all_cells()}
    if wished is None:
        return tuple(known.values())
    names = [name.strip() for name in wished.split(",")]
    for name in names:
        if name not in known:
            raise InvalidInput(f"there is no cell {name!r}; there is {', '.join(known)}")
    return tuple(known[name] for name in names)


def hold_benchmark(asked: Asked, *, as_json: bool) -> int:
    """Play the benchmark, print the cross-table and write the results; return the exit code."""
    words = speak(asked.lang)
    opponents = tuple(asked.opponents.split(",")) if asked.opponents else OPPONENTS
    out = asked.out or Path(f"bench-{''.join(c if c.isalnum() else '-' for c in asked.bot)}.json")
    if not out.parent.is_dir() or out.is_dir():
        raise InvalidInput(f"cannot write {out}: {'it is a folder' if out.is_dir() else 'there is no such folder'}")
    folder = out.with_suffix(".games")
    key = kept_key(folder, asked.key)
    bench = Bench(asked.bot, chosen_cells(asked.cells), asked.games, key, opponents)
    folder.mkdir(exist_ok=True)
    (folder / "key").write_text(key, "utf-8")
    executor = Here() if asked.jobs == 1 else Processes(asked.jobs)
    data = hold(bench, executor, folder, watcher(words), note)
    out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    if as_json:
        emit(data)
    else:
        show(data, words)
    note(words.text("benchmark-kept", file=str(out), secret=key))
    return FAILED if data["errors"] else OK


def kept_key(folder: Path, wished: str | None) -> str:
    """Return the key of the deals: the wished one, that of a run that is taken up again, or a fresh one."""
    kept = folder / "key"
    if kept.is_file():
        key = kept.read_text("utf-8")
        if wished not in (None, key):
            raise InvalidInput(f"{folder} holds games of another key; name another file with --out")
        return key
    return wished or new_key()


def show(data: dict[str, Any], words: Any) -> None:
    """Print the cross-table: a line for each cell, a column for each opponent."""
    names = list(dict.fromkeys(row["opponent"] for row in data["rows"]))
    cells = list(dict.fromkeys(row["cell"] for row in data["rows"]))
    found = {(row["cell"], row["opponent"]): row for row in data["rows"]}
    rows = []
    for cell in cells:
        line: list[object] = [cell]
        for name in names:
            row = found.get((cell, name))
            line.append(f"{percent(row['win_rate'])} ({spread(row['interval'])})" if row else "")
        rows.append(tuple(line))
    rows.append((words.text("benchmark-mean"), *(percent(data["score"][name] or 0.0) for name in names)))
    title = words.text("benchmark-title", bot=data["bot"], games=data["games_each"], ms=str(data["milliseconds"]))
    show_table(title, [words.text("benchmark-cell"), *names], rows, numbers=tuple(range(1, 1 + len(names))))
