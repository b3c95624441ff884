"""Measure the games of one peer: python worker.py NAME BEST SLICES [GAME...], with the interpreter that has the peer.

Prints a line of JSON for every figure. What the peer itself prints goes to the standard error output.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from typing import Any

from trial import load_gate, measure


def main() -> None:
    """Run the trials of the named peer."""
    name, best, slices, *wanted = sys.argv[1:]
    lines = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def say(**what: Any) -> None:
        print(json.dumps(what), file=lines, flush=True)

    gate = load_gate().Gate(slices=int(slices), best=float(best))
    gate.warm_up()
    games = importlib.import_module(f"games_{name}")
    say(version=games.version())
    for trial, make in games.TRIALS.items():
        if wanted and trial not in wanted:
            continue
        say(trial=trial)
        try:
            say(trial=trial, figures=measure(make(), gate).to_json(), best=gate.best)
        except Exception as error:  # a game that breaks must not stop the others
            say(trial=trial, failed=f"{type(error).__name__}: {error}", best=gate.best)


if __name__ == "__main__":
    main()
