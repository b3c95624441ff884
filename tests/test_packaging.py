"""What would be published: the source package and the wheels that are built from it."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_wheels_are_built_for_every_version_that_is_promised() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    promised = [name.split(" :: ")[-1] for name in PROJECT["project"]["classifiers"] if " 3." in name]
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"
    assert wheels["build"].split() == [f"cp{version.replace('.', '')}-*" for version in promised]
    assert wheels["environment"]["LANDSRAAD_COMPILE"] == "1"  # a wheel that did not compile is a failure
    assert any("compiled" in command for command in wheels["test-command"])


def test_the_source_package_has_what_a_wheel_is_built_from() -> None:
    targets = PROJECT["tool"]["hatch"]["build"]["targets"]
    included = [name.lstrip("/") for name in targets["sdist"]["include"]]
    needed = [PROJECT["project"]["readme"], *PROJECT["project"]["license-files"], *targets["wheel"]["packages"]]
    needed += [targets["wheel"]["hooks"]["custom"]["path"], *targets["wheel"]["force-include"]]
    for name in needed:
        assert (ROOT / name).exists()
        assert any(name == one or name.startswith(f"{one}/") for one in included), name
    assert targets["sdist"]["artifacts"] == targets["wheel"]["artifacts"]  # the built browser client
    wanted = (ROOT / "requirements" / "wheels.in").read_text("utf-8").split()
    assert {"build", "cibuildwheel", "twine"} <= set(wanted)
