"""Whoever plays the games, the numbers are the same; nothing is lost when somebody is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.tournament.executor import Here, Processes
from landsraad.tournament.match import Record
from landsraad.tournament.plan import Plan, TournamentError
from landsraad.tournament.ray_executor import Cluster
from landsraad.tournament.run import run
from landsraad.tournament.store import read

PLAN = Plan(ls.Setup(players=3), ("greedy", "random", "random"), 9, 2)
PATIENCE = 60.0


def numbers(data: dict[str, Any]) -> dict[str, Any]:
    """Return a summary without what may differ: where the games are kept and how long they took."""
    kept = {key: value for key, value in data.items() if key not in ("file", "speed", "resumed")}
    bots = [{key: value for key, value in row.items() if key != "milliseconds"} for row in data["bots"]]
    return {**kept, "bots": bots}


def descendants(root: int) -> dict[int, str]:
    """Return the processes below one, with the titles they give themselves."""
    parents, titles = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
                titles[int(folder.name)] = (folder / "cmdline").read_bytes().decode(errors="replace")
            except OSError:
                continue
            parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    found: dict[int, str] = {}
    below = {root}
    while below:
        below = {pid for pid, parent in parents.items() if parent in below and pid not in found}
        found |= {pid: titles[pid] for pid in below}
    return found


def untimed(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record but for how long it took."""
    return {**record, "seconds": 0, "thought": 0}


def test_processes_play_the_same_games_even_if_one_is_killed(tmp_path: Path) -> None:
    here = run(PLAN, Here(), tmp_path / "here.jsonl")
    executor = Processes(2)
    records: list[Record] = []
    for record in executor.run(list(PLAN.jobs())):
        if not records:
            workers = [pid for pid, title in descendants(os.getpid()).items() if "spawn_main" in title]
            assert len(workers) >= 2
            os.kill(workers[0], signal.SIGKILL)
        records.append(record)
    plain = [
        {**record, "seconds": 0, "thought": 0}
        for record in sorted(records, key=lambda one: (one["seed"], one["rotation"]))
    ]
    assert len(plain) == PLAN.games
    assert not any("error" in record for record in plain)
    kept = [untimed(record) for record in read(tmp_path / "here.jsonl")[1]]
    assert plain == kept
    assert here["games"] == 9


def test_ray_plays_the_same_games_even_if_a_worker_is_killed(tmp_path: Path) -> None:
    plan = Plan(ls.Setup(players=3), ("greedy", "random", "random"), 60, 2)
    killed: list[int] = []

    def kill_one(records: Any, done: int, games: int) -> Any:
        for number, record in enumerate(records):
            if number >= 2 and not killed:  # the first moment at which a worker is seen at play
                busy = [pid for pid, title in descendants(os.getpid()).items() if title.startswith("ray::play_batch")]
                if busy:
                    os.kill(busy[0], signal.SIGKILL)
                    killed.append(busy[0])
            yield record

    ray = run(plan, Cluster(workers=2, task_seconds=0.01), tmp_path / "ray.jsonl", watch=kill_one)
    assert len(killed) == 1
    assert ray["errors"] == []
    here = run(plan, Here(), tmp_path / "here.jsonl")
    assert numbers(ray) == numbers(here)


def test_a_killed_tournament_is_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [
        *(sys.executable, "-m", "landsraad", "tournament", "--players", "3", "--bots", "greedy,random,random"),
        *("--games", "400", "--seed", "2", "--jobs", "2", "--out", str(path), "--json"),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    deadline = time.monotonic() + PATIENCE
    workers: dict[int, str] = {}
    try:
        while not path.exists() or len(path.read_bytes().splitlines()) < 5:
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.05)
        workers = descendants(process.pid)
    finally:
        process.kill()
        process.communicate()
    assert len(workers) >= 2
    while any(Path(f"/proc/{pid}").exists() for pid in workers):  # nobody plays on for nothing
        assert time.monotonic() < deadline
        time.sleep(0.05)
    kept = path.read_bytes()
    done = {(record["seed"], record["rotation"]) for record in read(path)[1]}
    assert len(done) >= 4
    resumed = run(PLAN, Here(), path)
    assert path.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert resumed["resumed"] == len(done & {(job.seed, job.rotation) for job in PLAN.jobs()}) >= 1
    assert numbers(resumed) == numbers(run(PLAN, Here(), tmp_path / "other.jsonl"))


def test_a_cluster_that_turns_us_away_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("the token is wrong")

    monkeypatch.setattr("ray.init", refuse)  # a real refusal takes Ray many seconds
    with socket.create_server(("127.0.0.1", 0)) as door:
        cluster = Cluster(f"127.0.0.1:{door.getsockname()[1]}")
        with pytest.raises(TournamentError, match=r"cannot join the Ray cluster .*the token is wrong"):
            next(cluster.run(list(PLAN.jobs())))
