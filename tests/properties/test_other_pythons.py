"""R4: the same digests on every Python version that can be found on this machine, with any hash seed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.digests import digests

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 6


def interpreters() -> list[str]:
    """Return one interpreter for every version from 3.11 on that is installed here, this one included."""
    found: dict[str, str] = {f"{sys.version_info.major}.{sys.version_info.minor}": sys.executable}
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    folders += sorted((Path.home() / ".local" / "share" / "uv" / "python").glob("*/bin"))
    for minor in range(11, 16):
        version = f"3.{minor}"
        for folder in folders:
            path = shutil.which(f"python{version}", path=str(folder))
            if path and version not in found and runs(path):
                found[version] = path
    return [found[version] for version in sorted(found)]


def runs(path: str) -> bool:
    """Tell whether an interpreter starts (a version manager's shim may not)."""
    return subprocess.run([path, "-c", ""], capture_output=True, check=False, timeout=60).returncode == 0


@pytest.mark.parametrize("interpreter", interpreters())
def test_digests_are_the_same_on_every_python(interpreter: str) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "tests" / "support" / "shim"), str(ROOT / "src"), str(ROOT)]),
        "PYTHONHASHSEED": "12345",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [interpreter, "-S", "-m", "tests.support.digests", str(GAMES)]
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == digests(range(GAMES))
