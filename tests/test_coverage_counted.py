"""Coverage counted while tests run: only a test that ran and passed proves its rule."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from landsraad.cli.coverage import coverage
from tests.conftest import unproven

ROOT = Path(__file__).parents[1]
RULES = {rule_id for file in coverage() for rule_id in file.proven}

BODIES = {
    "passed": ("@rule('B-TIE-05')\ndef test_a(): ...\n", True),
    "failed": ("@rule('B-TIE-05')\ndef test_a(): assert False\n", False),
    "skipped": ("import pytest\n@rule('B-TIE-05')\ndef test_a(): pytest.skip('today')\n", False),
    "no case": (
        "import pytest\n@rule('B-TIE-05')\n@pytest.mark.parametrize('n', [])\ndef test_a(n): ...\n",
        False,
    ),
    "expected to fail": ("import pytest\n@rule('B-TIE-05')\n@pytest.mark.xfail\ndef test_a(): assert False\n", False),
}


def test_every_rule_in_play_is_cited() -> None:
    assert tuple(rule_id for file in coverage() for rule_id in file.missing) == ()


def test_unproven_rules_are_told() -> None:
    assert unproven(RULES) == ()
    assert unproven(RULES - {"B-TIE-05"}) == ("B-TIE-05",)


@pytest.mark.parametrize("case", BODIES)
def test_only_a_test_that_ran_and_passed_counts(case: str, tmp_path: Path) -> None:
    body, counts = BODIES[case]
    (tmp_path / "test_x.py").write_text("from tests.support.rulemark import rule\n" + body, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.conftest", "--all-rules"]
    result = subprocess.run(
        [*command, "--rootdir", str(tmp_path), "-c", str(ROOT / "pyproject.toml"), str(tmp_path / "test_x.py")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "no test that ran and passed proves" in result.stdout, result.stdout + result.stderr
    assert ("B-TIE-05," not in result.stdout) == counts
