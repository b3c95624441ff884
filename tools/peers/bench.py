"""Landsraad and its peers in one run: python tools/peers/bench.py [--json FILE] [--only NAME] [--slices N].

The peers come from the package registry into a throw-away environment (build/peers-venv) and are only called. What
cannot be had or does not run is said in the table's notes and stops nothing else. See docs/performance.md.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from report import lines
from trial import load_gate

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
VENV = ROOT / "build" / "peers-venv"
PEER_PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
FAST = ROOT / "build" / "fast"
PEERS = ("pyminion", "catanatron", "openspiel", "rlcard", "pettingzoo")
BUILDS = {"compiled": FAST, "interpreted": ROOT / "src"}
TRIALS = {"interpreted": ["Python loop", "in the engine"]}  # all trials of the others

# Seconds. All together stay below ten minutes whatever hangs.
IN_ALL = 570.0
FOR_INSTALLING = 300.0
FOR_ONE_INSTALL = 150.0
FOR_ONE_PEER = 60.0
FOR_FURTHER_TRIES = 420.0  # no further try at a doubtful game begins after this
FURTHER_TRIES = 3

WARM_UP = 3.0  # seconds to find out how fast the reference loop can be
SAME_BEST = 1.03


@dataclass
class Run:
    """What a run has found out so far."""

    slices: int
    start: float = field(default_factory=time.monotonic)
    best: float = float("inf")  # the fastest reference loop of the whole run: every process measures against it
    rows: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)  # (engine, trial) -> figures
    versions: dict[str, str] = field(default_factory=dict)
    failures: dict[str, str] = field(default_factory=dict)

    def left(self, until: float = IN_ALL) -> float:
        """Return the seconds left until a moment of the run."""
        return until - (time.monotonic() - self.start)

    def doubtful(self) -> list[tuple[str, str]]:
        """Return what was measured on a busy machine, or before it was known how fast the loop can be."""
        rows = self.rows.items()
        return [key for key, row in rows if not row["clean"] or row["best"] > SAME_BEST * self.best]


def progress(text: str) -> None:
    """Say what is being done, where somebody may be looking."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def reason(text: str) -> str:
    """Return the last telling line of an error output, without addresses."""
    rows = [row.strip() for row in text.splitlines() if row.strip() and not row.startswith("WARNING")]
    errors = [row for row in rows if "rror" in row] or rows or ["no message"]
    return re.sub(r"\w+://\S+", "…", errors[-1])[:200]


def usable() -> bool:
    """Tell whether the peers' environment is there, whole, and of this Python."""
    with contextlib.suppress(OSError):
        ask = [str(PEER_PYTHON), "-c", "import pip, sys; print(sys.version)"]
        return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip() == sys.version
    return False


def install(run: Run, peers: list[str]) -> list[str]:
    """Install the peers, each for itself; return those that are there."""
    if not usable():
        progress("making build/peers-venv")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=True)
    there: list[str] = []
    for name in peers:
        progress(f"installing {name}")
        seconds = min(FOR_ONE_INSTALL, run.left(FOR_INSTALLING))
        pip = [str(PEER_PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
        try:
            if seconds <= 0:
                raise subprocess.TimeoutExpired(name, 0)
            subprocess.run(
                [*pip, "-r", str(HERE / f"requirements-{name}.txt")],
                check=True,
                capture_output=True,
                text=True,
                timeout=seconds,
            )
            there.append(name)
        except subprocess.CalledProcessError as error:
            run.failures[name] = f"not installed: {reason(error.stderr)}"
        except subprocess.TimeoutExpired:
            run.failures[name] = "not installed: out of time"
    return there


def measure(run: Run, engine: str, again: list[str] | None = None) -> None:
    """Measure an engine's games, or some of them again, in a process of its own."""
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"}
    environment.pop("PYTHONPATH", None)
    name, python = engine, str(PEER_PYTHON)
    if engine in BUILDS:
        name, python = "landsraad", sys.executable
        environment["PYTHONPATH"] = str(BUILDS[engine])
    seconds = min(FOR_ONE_PEER, run.left())
    if seconds <= 0:
        run.failures.setdefault(engine, "out of time")
        return
    command = [python, str(HERE / "worker.py"), name, repr(run.best), str(run.slices)]
    command += again or TRIALS.get(engine, [])
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        timer = threading.Timer(seconds, process.kill)
        timer.start()
        try:
            assert process.stdout is not None
            for row in process.stdout:
                take(run, engine, json.loads(row))
            process.wait()
        finally:
            late = not timer.is_alive()
            timer.cancel()
        if process.returncode != 0 and again is None:
            errors.seek(0)
            run.failures[engine] = "out of time" if late else f"does not run: {reason(errors.read())}"


def take(run: Run, engine: str, what: dict[str, Any]) -> None:
    """Take a line of a worker; cleaner figures replace older ones."""
    if "version" in what:
        run.versions[engine] = what["version"]
        return
    run.best = min(run.best, what.get("best", run.best))
    key = (engine, what["trial"])
    if "figures" in what:
        figures = what["figures"]
        if key not in run.rows or figures["clean"] or figures["kept"] > run.rows[key]["kept"]:
            run.rows[key] = figures
    elif "failed" in what:
        run.failures[f"{engine} {what['trial']}"] = what["failed"]
    else:
        progress(f"measuring {run.versions[engine]}: {what['trial']}")


def machine() -> str:
    """Describe the machine in a line."""
    model = platform.processor() or platform.machine()
    with contextlib.suppress(OSError):
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        model = found[1].strip() if found else model
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores (one used), {platform.system()}, {python}"


def main() -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description="Measure Landsraad beside its peers, in one run and with one gate.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file")
    parser.add_argument("--only", action="append", choices=PEERS, metavar="NAME", help=f"one of {', '.join(PEERS)}")
    parser.add_argument("--slices", type=int, default=15, help="clean slices a figure (default 15)")
    options = parser.parse_args()
    if not FAST.exists():
        print("The compiled build is missing; run `make fast` first.", file=sys.stderr)
        return 1
    run = Run(options.slices)
    there = install(run, options.only or list(PEERS))
    engines = [*BUILDS, *there]
    progress("finding out how fast the reference loop can be")
    gate = load_gate()
    warm = time.monotonic() + WARM_UP
    while time.monotonic() < warm:
        run.best = min(run.best, gate.reference_loop())
    for engine in engines:
        measure(run, engine)
    for _ in range(FURTHER_TRIES):
        for engine in engines:
            again = [trial for of, trial in run.doubtful() if of == engine]
            if again and run.left(FOR_FURTHER_TRIES) > 0:
                measure(run, engine, again)
    for key in run.doubtful():
        run.rows[key]["clean"] = False
    progress("")
    data: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "reference_loop_ms": run.best * 1000,
        "versions": run.versions,
        "rows": [{"engine": engine, "trial": trial, **figures} for (engine, trial), figures in run.rows.items()],
        "failures": run.failures,
    }
    if options.json is not None:
        options.json.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    print("\n".join(lines(data)))
    return 0 if any(row["engine"] == "compiled" for row in data["rows"]) else 1


if __name__ == "__main__":
    sys.exit(main())
