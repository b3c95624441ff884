"""Runs the command line in this process."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from typer.testing import CliRunner

from landsraad.cli.app import app


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """Return stdout as data: it must be JSON and nothing else."""
        return json.loads(self.out)


def run(*arguments: str, keys: str | None = None) -> Outcome:
    """Run a command with English words, unless it asks for others; ``keys`` is what is typed."""
    result = CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(app, list(arguments), input=keys)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)
