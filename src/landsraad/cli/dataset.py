"""`landsraad dataset`: games of bots as a Parquet file to learn from."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import landsraad as ls
from landsraad.cli.language import speak
from landsraad.cli.output import OK, InvalidInput, emit, note, progress


def write_dataset(
    setup: ls.Setup,
    bots: str,
    games: int,
    seed: int,
    key: str | None,
    every: bool,
    out: Path,
    replace: bool,
    lang: str | None,
    *,
    as_json: bool,
) -> int:
    """Play and write; return the exit code."""
    words = speak(lang)
    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise InvalidInput(words.text("dataset-pyarrow"))
    if out.is_dir() or not out.parent.is_dir():
        raise InvalidInput(f"cannot write {out}: {'it is a folder' if out.is_dir() else 'there is no such folder'}")
    if out.exists() and not replace:
        raise InvalidInput(words.text("dataset-there", file=str(out)))
    from landsraad.bots import check_bot
    from landsraad.env.dataset import Wanted, write

    names = tuple(name.strip() for name in bots.split(","))
    for name in dict.fromkeys(names):
        check_bot(name)
    with progress(words.text("cli-sim-progress"), games) as advance:
        data = write(Wanted(setup, names, games, seed, key, every), out, advance)
    note(words.text("dataset-done", file=str(out), games=games, rows=data["rows"], bytes=data["bytes"]))
    if as_json:
        emit(data)
    return OK
