"""The bench command: its shapes and exit codes; the figures themselves depend on the machine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad.bench.gate import Gate
from landsraad.bench.targets import INTERPRETED, TARGETS, verdict
from tests.cli.runner import run

CELL = {"setup", "times_base", *TARGETS}


def test_bench_json_and_comparison(tmp_path: Path) -> None:
    result = run("bench", "--players", "3", "--slices", "1", "--scale", "0.02", "--json")
    assert result.code in (0, 1)
    report = json.loads(result.out)
    assert report["build"] in ("compiled", "interpreted")
    assert report["reference_loop_ms"] > 0
    assert [cell["setup"] for cell in report["cells"]] == ["base 3p", "uprising 3p"]
    assert set(report["cells"][0]) == CELL
    assert all(report["cells"][0][name] > 0 for name in TARGETS)
    earlier = tmp_path / "earlier.json"
    earlier.write_text(result.out, encoding="utf-8")
    compared = run("bench", "--players", "3", "--slices", "1", "--scale", "0.02", "--compare", str(earlier))
    assert "× earlier" in compared.out


@pytest.mark.parametrize(
    ("boxes", "name"), [(("--modules", "ix"), "base+ix 4p"), (("--host", "uprising"), "uprising 4p")]
)
def test_bench_tells_what_a_box_costs(boxes: tuple[str, str], name: str) -> None:
    small = ("bench", "--players", "4", *boxes, "--slices", "1", "--scale", "0.02")
    result = run(*small, "--json")
    assert result.code in (0, 1)
    (cell,) = json.loads(result.out)["cells"]
    assert cell["setup"] == name
    assert 0 < cell["times_base"] < 10  # the figure itself depends on the machine
    assert "cost of a decision × base game" in run(*small).out


def test_bench_refuses_what_is_not_there(tmp_path: Path) -> None:
    assert run("bench", "--players", "9").code == 3
    broken = tmp_path / "broken.json"
    broken.write_text("[]", encoding="utf-8")
    result = run("bench", "--compare", str(broken))
    assert result.code == 3
    assert "broken.json" in result.err


def test_verdicts() -> None:
    assert verdict("decisions_per_s", 2_500_000, "compiled") == "aim"
    assert verdict("decisions_per_s", 1_900_000, "compiled") == "must"
    assert verdict("decisions_per_s", 1_700_000, "compiled") == "missed"
    assert verdict("decisions_per_s", 1_700_000, "compiled", "base+ix 4p") == "", "asked of the base game alone"
    assert verdict("clone_us", 0.7, "compiled") == "aim"
    assert verdict("clone_us", 7.0, "compiled") == "missed"
    assert verdict("decisions_per_s", INTERPRETED[0], "interpreted") == "must"
    assert verdict("games_per_s", 1, "interpreted") == ""
    assert verdict("times_base", 1.4, "interpreted", "base+ix 4p") == "must"
    assert verdict("times_base", 1.4, "compiled", "uprising 4p") == "missed"
    assert verdict("times_base", None, "compiled") == "not there"
    assert verdict("env_steps_per_s", None, "compiled") == "not there"


def test_gate_counts_its_slices() -> None:
    gate = Gate(slices=2)
    gate.warm_up()
    assert gate.rate(lambda: sum(range(1000)) and 1000) > 0
    assert gate.kept + gate.dropped >= 2
    assert gate.best < 1
