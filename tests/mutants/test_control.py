"""R7: what the runs on mutants rest on: without a mutant the tests pass, and only honest failures count."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.mutants import forge
from tests.mutants.forge import CAUGHT, IDLE, SURVIVED
from tests.mutants.guard import CRASHED, WRONG_SOURCE
from tests.mutants.patch import is_content
from tests.mutants.runner import INTERPRETED, ROOT, Copy, Mutant, all_mutants, citing_files, forged, job_of

RANK = "src/landsraad/engine/round/combat.py"
REFUSED = (WRONG_SOURCE, *(pytest.ExitCode[name] for name in ("INTERRUPTED", "INTERNAL_ERROR", "USAGE_ERROR")))
FOUR = "four: bool = len(s.seats) >= s.rules.third_reward_from"


def changed(new: str) -> Mutant:
    """Return a change of the ranking in Combat."""
    return Mutant("B-TIE-02", RANK, FOUR, new, "to see what the runner makes of it")


if INTERPRETED:

    def test_the_forge_tells_verdicts_apart(tmp_path: Path) -> None:
        lines = {
            "four: bool = not len(s.seats) < s.rules.third_reward_from": SURVIVED,
            "four: bool = len(s.seats) > s.rules.third_reward_from": CAUGHT,
            "four: bool = s.seats[9].index >= 4": forge.CRASHED,
            FOUR: IDLE,
        }
        jobs = [job_of(number, changed(line)) for number, line in enumerate(lines)]
        verdicts = forged(jobs, citing_files()["B-TIE-02"], tmp_path)
        assert [one["verdict"] for one in verdicts] == list(lines.values())

    def test_boxes_that_are_read_anew_play_as_before(tmp_path: Path) -> None:
        content = {mutant.file: mutant for mutant in all_mutants() if is_content(mutant.file)}
        jobs = [job_of(number, replace(mutant, new=mutant.old)) for number, mutant in enumerate(content.values())]
        files = sorted({file for mutant in content.values() for file in citing_files()[mutant.rule]})
        assert [one["verdict"] for one in forged(jobs, files, tmp_path)] == [SURVIVED] * len(content)

    def test_harmless_change_survives_and_the_copy_is_whole_again(copy: Copy) -> None:
        harmless = changed("four: bool = not len(s.seats) < s.rules.third_reward_from")
        assert copy.run_mutated(harmless).returncode == pytest.ExitCode.OK
        assert (copy.package / harmless.in_package).read_bytes() == (ROOT / RANK).read_bytes()

    def test_crash_does_not_count(copy: Copy) -> None:
        assert copy.run_mutated(changed("four: bool = s.seats[9].index >= 4")).returncode == CRASHED

    def test_broken_import_does_not_count(copy: Copy) -> None:
        assert copy.run_mutated(changed("four: bool = (")).returncode in REFUSED

    def test_only_the_copy_is_tested(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(copy, "folder", copy.folder / "elsewhere")
        assert copy.run(["B-TIE-02"]).returncode in REFUSED
