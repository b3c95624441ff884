"""Build hook: build the browser client, and compile the hot rooms with mypyc where a compiler is present.

Without npm the wheel has no browser client (the server says so), without a compiler it is pure Python.

LANDSRAAD_PURE=1 never compiles, LANDSRAAD_COMPILE=1 makes a failure to compile an error. Editable installs are always
interpreted: a compiled file beside its source would shadow edits.

    python hatch_build.py FOLDER   the compiled package in a folder of its own, as `landsraad play` has it built
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Everything that runs while a game is played; definitions and faces stay interpreted.
COMPILED = (
    "core/packed.py",
    "core/rng.py",
    "model/terms.py",
    "model/events.py",
    "model/families.py",
    "model/mechanic.py",
    "model/rules.py",
    "model/state.py",
    "bots/features.py",
    "bots/circumstances.py",
    "bots/deeds.py",
    "bots/option_net.py",
    "bots/valuation.py",
    "bots/net.py",
    "bots/teams.py",
    "bots/leaning.py",
    "bots/fight.py",
    "bots/pieces.py",
    "bots/position_worth.py",
    "bots/trading.py",
    "bots/policy.py",
    "bots/selfplay.py",
    "bots/look_ahead.py",
    "bots/tree.py",
    "env/desk.py",
    "env/encoder.py",
    "env/masks.py",
    "env/tables.py",
    "env/widths.py",
)
COMPILED_ROOMS = ("engine",)
LONGEST_BUILD = 1800  # seconds, after which the lock of a build is one that was killed


def sources(package: Path) -> list[Path]:
    """Return the files to compile."""
    files = [package / name for name in COMPILED]
    for room in COMPILED_ROOMS:
        files += sorted(path for path in (package / room).rglob("*.py"))
    return files


def compile_package(root: Path, target: Path) -> list[Path]:
    """Compile a copy of the package below ``target`` and return the extension modules, relative to it."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.copytree(root / "src" / "landsraad", target / "landsraad", ignore=shutil.ignore_patterns("__pycache__"))
    here = Path.cwd()
    os.chdir(target)
    os.environ["MYPYPATH"] = str(target)
    try:
        files = [str(path) for path in sources(Path("landsraad"))]
        # The faces that are not compiled may import what the build environment lacks: that is not an error here.
        options = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
        extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="landsraad")
        if sys.platform != "win32":  # calls among our own functions go straight to them, not through a table
            for extension in extensions:  # their lists of flags are one and the same
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        distribution = Distribution({"name": "landsraad", "ext_modules": extensions})
        command = build_ext(distribution)
        command.inplace = False
        command.build_lib = str(target / "lib")
        command.build_temp = str(target / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return sorted(path.relative_to(target / "lib") for path in (target / "lib").rglob("*") if path.is_file())


def build_client(root: Path) -> None:
    """Build the browser client into the package, unless it is there."""
    if (root / "src" / "landsraad" / "server" / "static" / "index.html").is_file() or not (root / "web").is_dir():
        return
    npm = shutil.which("npm")
    if npm is None:
        print("no npm, so the wheel has no browser client", file=sys.stderr)
        return
    for command in (["install", "--no-save", "--loglevel=error"], ["run", "build", "--silent"]):
        subprocess.run([npm, *command], cwd=root / "web", check=True)


def build_beside(root: Path, place: Path) -> None:
    """Put the compiled package into a folder that appears when it is whole, and drop those of older sources.

    The browser client stays where it is: the folder only points at it. Of two that build at once the second gives way.
    """
    lock = place.with_suffix(".lock")
    try:
        lock.open("x").close()
    except FileExistsError:
        if lock.stat().st_mtime > time.time() - LONGEST_BUILD:
            raise SystemExit(f"{lock} says that another build is under way") from None
        lock.touch()
    scratch = Path(tempfile.mkdtemp(prefix="landsraad-build-"))
    half = place.with_suffix(".half")
    try:
        built = compile_package(root, scratch)
        shutil.rmtree(half, ignore_errors=True)
        leave = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(scratch / "landsraad", half / "landsraad", ignore=leave)
        for path in built:
            (half / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(scratch / "lib" / path, half / path)
        static = root / "src" / "landsraad" / "server" / "static"
        try:
            (half / "landsraad" / "server" / "static").symlink_to(static, target_is_directory=True)
        except OSError:  # not allowed to everybody on Windows
            shutil.copytree(static, half / "landsraad" / "server" / "static")
        for old in place.parent.iterdir():
            if old.is_dir() and old not in (half, place):
                shutil.rmtree(old, ignore_errors=True)
        if place.exists():  # somebody was quicker
            shutil.rmtree(half)
        else:
            half.rename(place)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
        lock.unlink(missing_ok=True)


class CompiledBuildHook(BuildHookInterface):  # type: ignore[misc,type-arg]
    """Adds the browser client and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless this is an editable install or the builder asks for pure Python."""
        if self.target_name != "wheel" or version == "editable":
            return
        build_client(Path(self.root))
        if os.environ.get("LANDSRAAD_PURE") == "1":
            return
        self.target = Path(tempfile.mkdtemp(prefix="landsraad-build-"))
        try:
            built = compile_package(Path(self.root), self.target)
        except (Exception, SystemExit) as error:  # whatever a missing tool or compiler raises
            if os.environ.get("LANDSRAAD_COMPILE") == "1":
                raise
            print(f"not compiled, the wheel is pure Python: {error}", file=sys.stderr)
            return
        for path in built:
            build_data["force_include"][str(self.target / "lib" / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder."""
        target = getattr(self, "target", None)
        if target is not None:
            shutil.rmtree(target, ignore_errors=True)


if __name__ == "__main__":
    build_beside(Path(__file__).resolve().parent, Path(sys.argv[1]).resolve())
