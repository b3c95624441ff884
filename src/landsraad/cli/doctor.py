"""`landsraad doctor`: is everything here that a game needs, and does a game work?"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, emit, show_table

OLDEST_PYTHON = (3, 11)
NEEDED = ("fluent.runtime", "librt", "mypy_extensions", "rich", "typer")
COMPILED = (".so", ".pyd")
SELF_TEST_SEED = 7


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at."""

    name: str
    ok: bool
    what: str


def examine(lang: str | None, *, as_json: bool) -> int:
    """Look at everything; return the exit code."""
    findings = [look(name, check) for name, check in CHECKS.items()]
    healthy = all(finding.ok for finding in findings)
    if as_json:
        emit({"ok": healthy, "checks": [vars(finding) for finding in findings]})
        return OK if healthy else FAILED
    words = speak(lang)
    marks = {True: words.text("cli-doctor-good"), False: words.text("cli-doctor-bad")}
    rows = [(marks[finding.ok], words.text(f"cli-doctor-{finding.name}"), finding.what) for finding in findings]
    show_table("", ("", "", ""), rows)
    print(words.text("cli-doctor-healthy" if healthy else "cli-doctor-ill"))
    return OK if healthy else FAILED


def look(name: str, check: Callable[[], tuple[bool, str]]) -> Finding:
    """Look at one thing; what breaks while looking is a finding too."""
    try:
        ok, what = check()
    except Exception as error:
        return Finding(name, False, f"{type(error).__name__}: {error}")
    return Finding(name, ok, what)


def python() -> tuple[bool, str]:
    """The version of Python."""
    what = f"{platform.python_implementation()} {platform.python_version()} ({sys.platform})"
    return sys.version_info >= OLDEST_PYTHON, what


def build() -> tuple[bool, str]:
    """Compiled or interpreted: both are fine."""
    return True, "compiled" if is_compiled() else "interpreted"


def is_compiled() -> bool:
    """Tell whether the engine runs as machine code."""
    from landsraad.engine import machine

    return (machine.__file__ or "").endswith(COMPILED)


def versions() -> tuple[bool, str]:
    """The versions of the package and of what it needs."""
    from importlib.metadata import PackageNotFoundError, version

    import landsraad as ls

    found, missing = [f"landsraad {ls.__version__}"], False
    for name in NEEDED:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} missing")
            missing = True
    return not missing, ", ".join(found)


def languages() -> tuple[bool, str]:
    """Every language has words for every Leader."""
    import landsraad as ls
    from landsraad.i18n import LANGUAGES, words

    leaders = [str(leader["id"]) for leader in ls.catalog(ls.Setup())["leaders"]]  # type: ignore[attr-defined]
    for lang in LANGUAGES:
        for leader in leaders:
            if not words(lang).name(f"leader/{leader}"):
                return False, f"{lang} has no name for {leader}"
    return bool(LANGUAGES), ", ".join(LANGUAGES)


def rules() -> tuple[bool, str]:
    """The rules catalogue is there and can be read."""
    from landsraad.cli.rules_catalogue import load_catalogue, rules_dir

    return True, f"{len(load_catalogue().rules)} ({rules_dir()})"


def self_test() -> tuple[bool, str]:
    """A game between bots ends, can be saved and plays to the same end again."""
    import landsraad as ls
    from landsraad.bots import RandomBot, bot_stream, open_handle

    started = perf_counter()
    game = ls.new_game(ls.Setup(), SELF_TEST_SEED)
    bot = RandomBot()
    decisions = 0
    while (seat := game.seat) is not None:
        game.apply(bot.choose(open_handle(game, seat, bot_stream(SELF_TEST_SEED, seat, decisions))))
        decisions += 1
    same = ls.load(game.save()).digest() == game.digest()
    seconds = perf_counter() - started
    return same, f"{decisions} decisions, {seconds:.2f} s"


CHECKS: dict[str, Callable[[], tuple[bool, str]]] = {
    "python": python,
    "build": build,
    "versions": versions,
    "languages": languages,
    "rules": rules,
    "self-test": self_test,
}
