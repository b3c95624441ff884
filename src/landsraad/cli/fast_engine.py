"""The compiled engine for those who play from a checkout: built once beside the game, used from the next start on.

A checkout runs interpreted, so that edits count at once; bots that search then think with a fraction of their strength.
`landsraad play` therefore starts again on the compiled build of the very same sources where there is one, and where
there is none but a compiler it has one built in the background while the game is open. ``LANDSRAAD_ENGINE=interpreted``
switches both off.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import landsraad as ls
from landsraad.cli.doctor import is_compiled

SWITCH = "LANDSRAAD_ENGINE"
# What decides what the build is; words and pages are read from the checkout.
SOURCES = ("*.py", "*.txt", "*.ftl")
COMPILED, INTERPRETED = "compiled", "interpreted"


def build_now() -> str:
    """Return which engine runs."""
    return COMPILED if is_compiled() else INTERPRETED


def checkout() -> Path | None:
    """Return the checkout that runs interpreted here; None in an installed package, or where it is switched off."""
    root = Path(ls.__file__).resolve().parents[2]
    if build_now() == COMPILED or os.environ.get(SWITCH) == INTERPRETED or not (root / "hatch_build.py").is_file():
        return None
    return root


def fingerprint(root: Path) -> str:
    """Return a hash of the sources and of the Python that they are built for."""
    total = hashlib.sha256(f"{sysconfig.get_platform()} {sys.implementation.cache_tag}".encode())
    package = root / "src" / "landsraad"
    files = [root / "hatch_build.py", *(path for pattern in SOURCES for path in package.rglob(pattern))]
    for path in sorted(files):
        total.update(path.relative_to(root).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def place_of(root: Path) -> Path:
    """Return where the build of these sources lies, or would."""
    return root / "build" / "engine" / fingerprint(root)


def can_build() -> bool:
    """Tell whether there is what a build needs: mypyc and a compiler."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return importlib.util.find_spec("mypyc") is not None and shutil.which(compiler) is not None


def prefer_compiled(arguments: list[str]) -> None:
    """Start again on the compiled engine if there is one of these sources; does not return then."""
    root = checkout()
    if root is not None and (place := place_of(root)).is_dir():
        start_again(place, arguments)


def start_again(place: Path, arguments: list[str]) -> NoReturn:
    """Run the same command on a build."""
    paths = [str(place), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    command = [sys.executable, "-m", "landsraad", *arguments]
    if os.name == "nt":  # there exec leaves the terminal to the next command
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)
    os.execve(sys.executable, command, environment)


class Builder:
    """A build in the background; it goes on when the game is left, so that the next start is fast."""

    def __init__(self, root: Path, done: Callable[[bool], None]) -> None:
        self._done = done
        folder = root / "build" / "engine"
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, str(root / "hatch_build.py"), str(place_of(root))]
        if os.name == "posix":
            command = ["nice", "-n", "10", *command]
        with (folder / "build.log").open("wb") as log:
            self._process = subprocess.Popen(
                command, cwd=root, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        threading.Thread(target=self._wait, daemon=True).start()

    def _wait(self) -> None:
        """Say how it went."""
        self._done(self._process.wait() == 0)


def build_beside(done: Callable[[bool], None]) -> Builder | None:
    """Have the compiled engine built beside the game; None if it runs already, or cannot be built here."""
    root = checkout()
    return Builder(root, done) if root is not None and can_build() else None
