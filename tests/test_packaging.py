from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_pinned_requirements_are_those_of_the_package() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    lines = (ROOT / "requirements" / "runtime.in").read_text("utf-8").splitlines()
    assert sorted(line for line in lines if not line.startswith("#")) == sorted(declared)


def test_one_environment_can_hold_all_pins() -> None:
    pins = {
        name: dict(re.findall(r"^(\S+)==(\S+)", (ROOT / "requirements" / name).read_text("utf-8"), re.MULTILINE))
        for name in ("runtime.txt", "build.txt", "dev.txt")
    }
    assert pins["runtime.txt"].items() | pins["build.txt"].items() <= pins["dev.txt"].items()


def test_no_address_and_no_machine_path_in_the_pins() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert not re.search(r"://|(^|\s)/\w|index-url|find-links", path.read_text("utf-8")), path.name
