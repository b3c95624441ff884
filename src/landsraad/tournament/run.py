"""A whole tournament: what is missing in the file of results is played, then everything is counted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from landsraad.bots import make_bot
from landsraad.tournament.executor import Executor
from landsraad.tournament.match import Record
from landsraad.tournament.plan import Plan
from landsraad.tournament.stats import summarize
from landsraad.tournament.store import Store, default_path

Watch = Callable[[Iterator[Record], int, int], Iterator[Record]]


def unwatched(records: Iterator[Record], done: int, games: int) -> Iterator[Record]:
    """Show nothing."""
    return records


def run(
    plan: Plan, executor: Executor, path: Path | None = None, fresh: bool = False, watch: Watch = unwatched
) -> dict[str, Any]:
    """Play what is missing and return the summary. ``watch`` sees the records pass, with how many there were before.

    A game that broke is played again when the tournament is taken up again.
    """
    for name in dict.fromkeys(plan.bots):
        close = getattr(make_bot(name), "close", None)  # refuses unknown bots before anything is written
        if close is not None:
            close()
    store = Store(path or default_path(plan), plan.setup, fresh)
    try:
        jobs = list(plan.jobs())
        kept = [store.records[job.key] for job in jobs if "error" not in store.records.get(job.key, {"error": ""})]
        known = {(record["match"], record["seed"], record["rotation"]) for record in kept}
        missing = [job for job in jobs if job.key not in known]
        started = perf_counter()
        records = list(kept)
        for record in watch(executor.run(missing), len(kept), len(jobs)):
            store.add(record)
            records.append(record)
        seconds = perf_counter() - started
    finally:
        store.close()
    data = summarize(records)
    data["setup"] = plan.setup.to_json()
    data["seed"] = plan.seed
    data["file"] = str(store.path)
    data["resumed"] = len(kept)
    data["speed"] = {"seconds": round(seconds, 3), "games_per_second": round(len(missing) / seconds, 2)}
    return data
