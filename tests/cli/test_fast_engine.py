"""The compiled engine is built once beside the game, and the next start uses it; nothing of it where it cannot be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from landsraad.cli import fast_engine

ROOT = Path(__file__).parents[2]
SAYS = "import sys, os; print('compiled', *sys.argv[1:], os.environ['PYTHONPATH'].split(os.pathsep)[0])"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a checkout of its own that runs interpreted, with a build step that takes no minutes."""
    shutil.copytree(ROOT / "src" / "landsraad" / "cli", tmp_path / "src" / "landsraad" / "cli")
    (tmp_path / "hatch_build.py").write_text(
        "import pathlib, sys\nplace = pathlib.Path(sys.argv[1]) / 'landsraad'\nplace.mkdir(parents=True)\n"
        f"(place / '__init__.py').write_text('')\n(place / '__main__.py').write_text({SAYS!r})\n"
    )
    monkeypatch.delenv(fast_engine.SWITCH, raising=False)
    monkeypatch.setattr(fast_engine.ls, "__file__", str(tmp_path / "src" / "landsraad" / "__init__.py"))
    monkeypatch.setattr(fast_engine, "build_now", lambda: fast_engine.INTERPRETED)
    return tmp_path


def built(copy: Path) -> bool:
    """Have the engine built beside and wait for it; return how it went."""
    told: list[bool] = []
    done = threading.Event()
    assert fast_engine.build_beside(lambda good: (told.append(good), done.set())[-1])  # type: ignore[func-returns-value]
    assert done.wait(60)
    return told == [True]


def test_it_is_built_once_and_used_from_the_next_start_on(copy: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert fast_engine.checkout() == copy
    place = fast_engine.place_of(copy)
    fast_engine.prefer_compiled(["play"])  # there is none yet: the game goes on as it is
    assert built(copy)
    assert place.is_dir()
    child = os.fork()
    if child == 0:
        fast_engine.prefer_compiled(["play", "--no-browser"])
        os._exit(3)
    assert os.waitpid(child, 0)[1] == 0
    assert capfd.readouterr().out.split() == ["compiled", "play", "--no-browser", str(place)]


def test_a_changed_source_asks_for_another_build(copy: Path) -> None:
    before = fast_engine.place_of(copy)
    (copy / "src" / "landsraad" / "cli" / "app.py").write_text("# another\n")
    assert fast_engine.place_of(copy) != before


def test_a_build_that_fails_is_said(copy: Path) -> None:
    (copy / "hatch_build.py").write_text("raise SystemExit('no compiler today')")
    assert not built(copy)
    assert "no compiler today" in (copy / "build" / "engine" / "build.log").read_text()


def test_nothing_is_built_where_it_is_switched_off_or_cannot_be(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_engine, "can_build", lambda: False)
    assert fast_engine.build_beside(print) is None
    monkeypatch.setattr(fast_engine, "can_build", lambda: True)
    monkeypatch.setenv(fast_engine.SWITCH, fast_engine.INTERPRETED)
    assert fast_engine.build_beside(print) is None
    assert not (copy / "build").exists()


def test_an_installed_package_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(fast_engine.SWITCH, raising=False)
    monkeypatch.setattr(
        fast_engine.ls, "__file__", str(tmp_path / "lib" / "site-packages" / "landsraad" / "__init__.py")
    )
    assert fast_engine.checkout() is None


def test_of_two_builds_at_once_the_second_gives_way(tmp_path: Path) -> None:
    """The real build step: it looks at the lock before it compiles anything."""
    place = tmp_path / "engine" / "abc"
    place.parent.mkdir()
    place.with_suffix(".lock").touch()
    command = [sys.executable, str(ROOT / "hatch_build.py"), str(place)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert answer.returncode != 0
    assert "another build is under way" in answer.stderr
    assert not place.exists()
