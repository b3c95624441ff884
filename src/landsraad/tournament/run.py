"""A whole tournament: what is missing in the file of results is played, then everything is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from landsraad.bots import dismiss, make_bot
from landsraad.bots.command import CommandBot
from landsraad.bots.deals import key_for
from landsraad.tournament.executor import Executor
from landsraad.tournament.match import Record
from landsraad.tournament.plan import Plan, TournamentError
from landsraad.tournament.stats import summarize
from landsraad.tournament.store import Store, default_path


class Stopped(KeyboardInterrupt):
    """Somebody stopped a tournament; what was played until then is kept."""

    def __init__(self, path: Path, done: int, games: int) -> None:
        super().__init__(f"{done} of {games} games are kept in {path}")
        self.path, self.done, self.games = path, done, games


Watch = Callable[[Iterator[Record], int, int], Iterator[Record]]


def unwatched(records: Iterator[Record], done: int, games: int) -> Iterator[Record]:
    """Show nothing."""
    return records


def run(
    plan: Plan,
    executor: Executor,
    path: Path | None = None,
    fresh: bool = False,
    watch: Watch = unwatched,
    key: str | None = None,
) -> dict[str, Any]:
    """Play what is missing and return the summary. ``watch`` sees the records pass, with how many there were before.

    A game that broke is played again when the tournament is taken up again. The deals are drawn from ``key``; without
    one programs of strangers play deals of a fresh key, or of that in the file (``bots.deals``).
    """
    for name in dict.fromkeys(plan.bots):  # bots that are not there are refused before anything is written
        bot = make_bot(name)
        try:
            if isinstance(bot, CommandBot):
                bot.start()
        finally:
            dismiss([bot])
    store = Store(path or default_path(plan), plan.setup, fresh, key_for(plan.bots, key))
    try:
        if key is not None and key != store.key:
            raise TournamentError(f"{store.path} holds deals of another key; name another file, or --fresh")
        plan = replace(plan, secret=store.key)
        jobs = list(plan.jobs())
        kept = [store.records[job.key] for job in jobs if "error" not in store.records.get(job.key, {"error": ""})]
        known = {(record["match"], record["seed"], record["rotation"]) for record in kept}
        missing = [job for job in jobs if job.key not in known]
        started = perf_counter()
        records = list(kept)
        try:
            for record in watch(executor.run(missing), len(kept), len(jobs)):
                store.add(record)
                records.append(record)
        except KeyboardInterrupt as error:
            raise Stopped(store.path, len(records), len(jobs)) from error
        seconds = perf_counter() - started
    finally:
        store.close()
    data = summarize(records)
    data["setup"] = plan.setup.to_json()
    data["seed"] = plan.seed
    data["key"] = plan.secret or None
    data["file"] = str(store.path)
    data["resumed"] = len(kept)
    data["speed"] = {"seconds": round(seconds, 3), "games_per_second": round(len(missing) / seconds, 2)}
    return data
