"""The file of results: one line of JSON a game, only ever appended to, so that a kill loses no finished game."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import IO, Any

import landsraad as ls
from landsraad.tournament.match import Record, key_of
from landsraad.tournament.plan import Key, Plan, TournamentError

FORMAT = 2
# What decides how a game goes; a change in one of them makes other games.
ROOMS = ("core", "model", "engine", "content", "bots")
BUILT = (".so", ".pyd", ".pyc")


def fingerprint() -> str:
    """Return a hash of the rules, the content and the bots: results of different ones must not be mixed."""
    package = Path(ls.__file__).parent
    total = hashlib.sha256()
    for room in ROOMS:
        for path in sorted((package / room).rglob("*")):
            if path.is_file() and path.suffix not in BUILT and "__pycache__" not in path.parts:
                total.update(path.relative_to(package).as_posix().encode())
                total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def header_of(setup: ls.Setup, key: str = "") -> dict[str, Any]:
    """Return the first line of a file."""
    return {
        "landsraad_tournament": FORMAT,
        "version": ls.__version__,
        "fingerprint": fingerprint(),
        "setup": setup.to_json(),
        **({"key": key} if key else {}),
    }


def default_path(plan: Plan) -> Path:
    """Return where the results of a plan are kept if no file was named: the same for the same plan."""
    home = os.environ.get("LANDSRAAD_HOME")
    folder = Path(home) if home else Path.home() / ".landsraad"
    name = json.dumps([header_of(plan.setup), plan.bots, plan.seed], sort_keys=True)
    return folder / "tournaments" / f"{hashlib.sha256(name.encode()).hexdigest()[:16]}.jsonl"


class Store:
    """An open file of results; ``records`` holds what it held, keyed by match-up, seed and rotation."""

    def __init__(self, path: Path, setup: ls.Setup, fresh: bool = False, key: str = "") -> None:
        self.path = path
        self.key = key  # of the deals; that of the file, where it has one
        self.records: dict[Key, Record] = {}
        header = header_of(setup, key)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = path.open("ab+")
        except OSError as error:
            raise TournamentError(f"cannot write {path}: {error.strerror}") from error
        try:
            lock(self._file, path)
            if fresh:
                self._file.truncate(0)
            self._file.seek(0)
            data = self._file.read()
            whole = data[: data.rfind(b"\n") + 1]
            if whole:
                found, self.records = parse(whole, path)
                check(found, header, path)
                self.key = found.get("key", "")
            if len(whole) < len(data):  # a line that a kill cut off
                self._file.truncate(len(whole))
            if not whole:
                self._write(header)
        except BaseException:
            self._file.close()
            raise

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def add(self, record: Record) -> None:
        """Keep the result of a game."""
        try:
            self._write(record)
        except OSError as error:
            raise TournamentError(f"cannot write {self.path}: {error.strerror}") from error
        self.records[key_of(record)] = record

    def close(self) -> None:
        """Let the file go."""
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()


def lock(file: IO[bytes], path: Path) -> None:
    """Refuse a file that another tournament is writing; the lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on Windows, where an open file can be shared only by those who ask for it
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise TournamentError(f"another tournament is writing {path}") from error


def parse(data: bytes, path: Path) -> tuple[dict[str, Any], dict[Key, Record]]:
    """Return the header and the records of a file; of two for one game the later counts."""
    records: dict[Key, Record] = {}
    header: dict[str, Any] = {}
    for number, line in enumerate(data.splitlines()):
        try:
            entry = json.loads(line)
            if number == 0:
                header = dict(entry)
                if header["landsraad_tournament"] != FORMAT:
                    raise TournamentError(f"{path} has another format; this is version {FORMAT}")
            else:
                records[key_of(entry)] = entry
        except (ValueError, KeyError, TypeError) as error:
            raise TournamentError(f"{path} is not a file of tournament results (line {number + 1})") from error
    return header, records


def check(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    """Refuse to mix games of different set-ups, rules or bots."""
    for field, what in (("setup", "another set-up"), ("fingerprint", "other rules, cards or bots")):
        if found.get(field) != wanted[field]:
            raise TournamentError(f"{path} holds games of {what}; name another file, or --fresh to begin again")


def read(path: Path) -> tuple[ls.Setup, list[Record]]:
    """Return the set-up and the records of a file, of whatever version of the bots."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TournamentError(f"cannot read {path}: {error.strerror}") from error
    header, records = parse(data[: data.rfind(b"\n") + 1], path)
    if not header:
        raise TournamentError(f"{path} is not a file of tournament results (it is empty)")
    return ls.Setup.from_json(header["setup"]), list(records.values())
