"""`landsraad tournament`: bots compete, and it is said how sure one may be of the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note, progress, show_table
from landsraad.cli.table import Boxes, leader_names, setup_of

if TYPE_CHECKING:
    from landsraad.i18n import Words
    from landsraad.tournament.executor import Executor
    from landsraad.tournament.match import Record
    from landsraad.tournament.run import Watch

Data = dict[str, Any]


@dataclass(frozen=True)
class Contest:
    """What was asked for on the command line."""

    setup: ls.Setup
    bots: str
    games: int
    seed: int
    jobs: int
    ray: str | None  # the address of the cluster
    out: Path | None
    fresh: bool
    show: Path | None
    report: Path | None
    lang: str | None
    key: str | None = None


def tournament_setup(
    players: int, boxes: Boxes, difficulty: str | None, leaders: str | None, rivals: str | None
) -> ls.Setup:
    """Return the set-up that options name."""
    return setup_of(players, leader_names(leaders), leader_names(rivals), difficulty, boxes)


def hold_tournament(contest: Contest, *, as_json: bool) -> int:
    """Play the games and print what they add up to; return the exit code."""
    words = speak(contest.lang)
    if contest.report is not None and not contest.report.parent.is_dir():  # said before hours of games
        raise InvalidInput(f"cannot write {contest.report}: there is no such folder")
    data = count_file(contest.show) if contest.show is not None else compete(contest, words)
    if contest.report is not None:
        write_report(contest.report, data, words)
    if as_json:
        emit(data)
    else:
        show_results(data, words)
    for error in data["errors"]:
        note(f"{error['match']} {error['seed']}/{error['rotation']}: {error['error']}")
    return FAILED if data["errors"] else OK


def count_file(path: Path) -> Data:
    """Return what the games of a file add up to."""
    from landsraad.tournament.stats import summarize
    from landsraad.tournament.store import read

    setup, records = read(path)
    return {**summarize(records), "setup": setup.to_json(), "file": str(path)}


def compete(contest: Contest, words: Words) -> Data:
    """Play the games that are missing."""
    from landsraad.tournament.plan import Plan
    from landsraad.tournament.run import Stopped, run

    bots = tuple(name.strip() for name in contest.bots.split(","))
    plan = Plan(contest.setup, bots, contest.games, contest.seed)
    block = plan.games_a_deal()
    if contest.games % block:
        note(words.text("tournament-uneven", games=contest.games, block=block))
    try:
        return run(plan, executor_for(contest), contest.out, contest.fresh, watcher(words), contest.key)
    except Stopped as stop:
        note(words.text("tournament-stopped", done=stop.done, games=stop.games, file=str(stop.path)))
        raise


def executor_for(contest: Contest) -> Executor:
    """Return who plays the games."""
    from landsraad.tournament.executor import Here, Processes

    if contest.ray is not None:
        try:
            from landsraad.tournament.ray_executor import Cluster
        except ImportError as error:
            raise InvalidInput("Ray is not installed: pip install 'landsraad[ray]'") from error
        return Cluster(contest.ray, contest.jobs)
    return Here() if contest.jobs == 1 else Processes(contest.jobs)


def watcher(words: Words) -> Watch:
    """Return what shows how far the games are, if somebody is watching."""

    def watch(records: Iterator[Record], done: int, games: int) -> Iterator[Record]:
        if done:
            note(words.text("tournament-resumed", done=done, games=games))
        with progress(words.text("cli-sim-progress"), games, done) as advance:
            for record in records:
                advance()
                yield record

    return watch


def percent(share: float) -> str:
    """Return a share as people read it."""
    return f"{100 * share:.1f} %"


def show_results(data: Data, words: Words) -> None:
    """Print the tables."""

    def text(key: str, **args: object) -> str:
        return words.text(f"tournament-{key}", **args)

    rows = [
        (row["name"], row["games"], row["wins"], percent(row["win_rate"]), spread(row["interval"]), row["rating"])
        for row in (*data["bots"], *([data["rivals"]] if data["rivals"] else []))
    ]
    show_table(
        text("title", games=data["games"], deals=data["deals"]),
        [text(key) for key in ("bot", "games", "wins", "win-rate", "interval", "rating")],
        rows,
        numbers=(1, 2, 3, 4, 5),
    )
    differences = [
        (" − ".join(pair["bots"]), percent(pair["difference"]), spread(pair["interval"])) for pair in data["pairs"]
    ]
    if differences:
        columns = [text("difference"), text("win-rate"), text("interval")]
        show_table("", columns, differences, numbers=(1, 2))
    note(text("kept", file=data["file"]))


def spread(interval: list[float]) -> str:
    """Return an interval as people read it."""
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f} %"


def write_report(path: Path, data: Data, words: Words) -> None:
    """Write the page with charts."""
    from landsraad.tournament.report import page

    try:
        path.write_text(page(data, words), "utf-8")
    except OSError as error:
        raise InvalidInput(f"cannot write {path}: {error.strerror}") from error
    note(words.text("tournament-report", file=str(path)))
