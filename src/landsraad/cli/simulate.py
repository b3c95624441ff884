"""`landsraad simulate`: many games between bots, in one process or several, with the same result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.bots.deals import key_for
from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note, progress, show_table
from landsraad.cli.table import BASE, bot_names
from landsraad.cli.tally import Job, Result, play_job, summarize
from landsraad.content.boxes import ruleset

if TYPE_CHECKING:
    from landsraad.i18n import Words

Data = dict[str, Any]
SEED_LIMIT = 1 << 256


def run_simulation(
    setup: ls.Setup,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    counts: bool,
    lang: str | None,
    key: str | None = None,
    *,
    as_json: bool,
) -> int:
    """Play the games and print what they add up to; return the exit code."""
    if seed + games > SEED_LIMIT:
        raise InvalidInput("the seeds of the games must stay below 2**256")
    words = speak(lang)
    around = tuple(bot_names(bots, setup.players))
    secret = key_for(around, key)
    work = [Job(setup, around, seed + number, counts, secret) for number in range(games)]
    started = perf_counter()
    results = list(watch(play_all(work, min(jobs, games)), games, words))
    seconds = perf_counter() - started
    levels = [level for level, cards in ruleset(setup).values.conflict_levels if cards]
    data = summarize(results, ls.catalog(setup), counts, setup.players, levels)
    data["setup"] = setup.to_json()
    data["bots"] = list(around)
    data["seed"] = seed
    data["key"] = secret or None
    data["speed"] = {
        "seconds": round(seconds, 3),
        "jobs": min(jobs, games),
        "games_per_second": round(games / seconds, 2),
        "decisions_per_second": round(data["total_decisions"] / seconds, 1),
    }
    if as_json:
        emit(data)
    else:
        show_summary(data, words)
    for error in data["errors"]:
        note(f"{error['error']}\n  {again(setup, around, error['seed'], secret)}")
    return FAILED if data["errors"] else OK


def again(setup: ls.Setup, bots: Sequence[str], seed: int, key: str = "") -> str:
    """Return the command that plays one game again."""
    parts = [f"landsraad simulate --games 1 --seed {seed} --players {setup.players} --bots {','.join(bots)}"]
    if key:
        parts.append(f"--key {key}")
    if setup.host != BASE:
        parts.append(f"--host {setup.host}")
    for option, names in (("leaders", setup.leaders), ("rivals", setup.rivals)):
        if names is not None:
            parts.append(f"--{option} {','.join(name or '-' for name in names)}")
    if setup.difficulty is not None:
        parts.append(f"--difficulty {setup.difficulty}")
    for option, chosen in (("modules", setup.modules), ("variants", setup.variants)):
        if chosen:
            parts.append(f"--{option} {','.join(chosen)}")
    if setup.epic:
        parts.append("--epic")
    parts += [f"--option {name}={value}" for name, value in setup.options]
    return " ".join(parts)


def play_all(work: Sequence[Job], jobs: int) -> Iterator[Result]:
    """Play games, giving their results in order."""
    if jobs == 1:
        yield from map(play_job, work)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_job, work, chunksize=max(1, min(20, len(work) // (4 * jobs))))


def watch(results: Iterator[Result], games: int, words: Words) -> Iterator[Result]:
    """Show how far the games are, if somebody is watching."""
    with progress(words.text("cli-sim-progress"), games) as advance:
        for result in results:
            advance()
            yield result


def show_summary(data: Data, words: Words) -> None:
    """Print the summary as tables."""

    def text(key: str, **args: object) -> str:
        return words.text(f"cli-sim-{key}", **args)

    rows = [
        (text(key), *(data[key.replace("-", "_")][column] for column in ("min", "mean", "max")))
        for key in ("winner-vp", "vp", "rounds", "decisions")
    ]
    show_table(
        text("title", games=data["games"], errors=len(data["errors"])),
        ["", text("min"), text("mean"), text("max")],
        rows,
        numbers=(1, 2, 3),
    )
    for group in ("seat", "leader", "bot"):
        table: dict[str, Data] = data[f"wins_by_{group}"]
        lines = [
            (
                words.name(f"leader/{name}") if group == "leader" else name,
                row["played"],
                row["won"],
                f"{100 * row['share']:.1f} %",
                row["vp"],
            )
            for name, row in table.items()
        ]
        columns = [text(group), text("played"), text("won"), text("share"), text("mean-vp")]
        show_table("", columns, lines, numbers=(1, 2, 3, 4))
    if "never_seen" in data:
        missing = [
            (text(f"fired-{name.replace('_', '-')}"), ", ".join(ids)) for name, ids in data["never_seen"].items()
        ]
        show_table(text("never"), ["", ""], [row for row in missing if row[1]] or [(text("nothing"), "")])
    speed = data["speed"]
    note(
        text(
            "speed", seconds=speed["seconds"], games=speed["games_per_second"], decisions=speed["decisions_per_second"]
        )
    )
