"""Where the command line writes: data to stdout, the rest to stderr; and how it ends."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from rich.console import Console

OK = 0
FAILED = 1
INVALID = 3
INTERRUPTED = 130

# Wide enough that a table in a pipe or file is not cut.
WIDTH_OF_A_PIPE = 200


class InvalidInput(Exception):
    """The user named something that is not there; the message says what may be named."""


@contextmanager
def reporting() -> Iterator[None]:
    """Turn what went wrong into one line on stderr and an exit code."""
    from landsraad import LandsraadError
    from landsraad.cli.rules_catalogue import CatalogueError

    try:
        yield
        sys.stdout.flush()
    except (InvalidInput, LandsraadError, CatalogueError) as error:
        note(f"landsraad: {error}")
        raise typer.Exit(INVALID) from error
    except KeyboardInterrupt as error:
        raise typer.Exit(INTERRUPTED) from error
    except BrokenPipeError as error:
        # Whoever reads us has seen enough. Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(OK) from error


def note(text: str) -> None:
    """Write a line for the person at the keyboard."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def progress(label: str, total: int, done: int = 0) -> Iterator[Callable[[], object]]:
    """Give what to call after every piece of long work; a bar shows how far it is, if somebody is watching."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done)
        yield lambda: bar.advance(task)


def emit(data: object) -> None:
    """Write data as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def console() -> Console:
    """Return a console on stdout."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH_OF_A_PIPE)


def show_table(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[object]], numbers: Sequence[int] = ()
) -> None:
    """Print a table; the columns in ``numbers`` are set to the right."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title or None, box=box.SIMPLE_HEAD, title_justify="left", show_header=any(columns))
    for position, column in enumerate(columns):
        table.add_column(column, justify="right" if position in numbers else "left")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console().print(table)
