"""Figures about the server, in the text form that Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

import landsraad as ls

if TYPE_CHECKING:
    from landsraad.server.hall.hall import Hall

# Upper ends, in seconds, of the groups that durations are counted in.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Durations:
    """How long something took, counted in groups."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self._sum += seconds
        self._counts[next((n for n, end in enumerate(BUCKETS) if seconds <= end), len(BUCKETS))] += 1

    def lines(self, name: str, what: str) -> list[str]:
        """Return them as a histogram."""
        lines, total = [f"# HELP {name} {what}", f"# TYPE {name} histogram"], 0
        for end, count in zip((*BUCKETS, "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{end}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What has happened since the start."""

    def __init__(self) -> None:
        self.started = time.time()
        self.records: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()
        self.notices: Counter[str] = Counter()
        self.storage_failures = 0
        self.commits = Durations()
        self.answers = Durations()

    def done(self) -> int:
        """Return how much has been done for people: records stored and requests answered."""
        return self.records.total() + self.requests.total()

    def text(self, hall: Hall) -> str:
        """Return all figures."""
        playing = sum(room.table.status == "playing" for room in hall.rooms.values())
        gauges = {
            "tables_loaded": ("Tables in the memory of this process.", len(hall.rooms)),
            "tables_playing": ("Of these, games that are on.", playing),
            "connections": ("Clients at tables.", hall.talks),
            "desk_waiting": ("Replays and previews that wait.", hall.desk.waiting),
            "bots_waiting": ("Bots that wait for a worker.", hall.driver.waiting),
            "storage_works": ("1 while the database takes what it is given.", int(not hall.timer.stopped)),
            "tables_set_aside": ("Tables that this version cannot read.", len(hall.set_aside)),
            "start_time_seconds": ("When the process started.", round(self.started)),
        }
        lines = ["# HELP landsraad_build The version.", "# TYPE landsraad_build gauge"]
        lines.append(f'landsraad_build{{version="{ls.__version__}"}} 1')
        for name, (what, value) in gauges.items():
            lines += [f"# HELP landsraad_{name} {what}", f"# TYPE landsraad_{name} gauge", f"landsraad_{name} {value}"]
        for name, label, what, counter in (
            ("records_total", "kind", "Records stored by this process.", self.records),
            ("requests_total", "status", "HTTP requests answered.", self.requests),
            ("bot_answers_total", "outcome", "Decisions of bots.", self.bots),
            ("notices_total", "outcome", "Turns that people were told of.", self.notices),
            ("storage_failures_total", "what", "Reads and writes that the database refused.", self._failures()),
        ):
            lines += [f"# HELP landsraad_{name} {what}", f"# TYPE landsraad_{name} counter"]
            lines += [f'landsraad_{name}{{{label}="{key}"}} {count}' for key, count in sorted(counter.items())]
        lines += self.commits.lines("landsraad_commit_seconds", "From a command to its record on the disk.")
        lines += self.answers.lines("landsraad_request_seconds", "HTTP requests, from the first byte to the answer.")
        return "\n".join(lines) + "\n"

    def _failures(self) -> Counter[str]:
        """Return the failures of the storage."""
        return Counter({"storage": self.storage_failures})
