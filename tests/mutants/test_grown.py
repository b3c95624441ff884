"""R7: the mutants that are grown from the sources; a sample of them is judged by `python -m tests.mutants.trial`."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

import pytest

from tests.mutants import probe
from tests.mutants.forge import CAUGHT, CRASHED, SURVIVED
from tests.mutants.grow import CONDITION, EYES, NUMBER, ROOT, SEAT, all_grown
from tests.mutants.patch import changes_functions_only
from tests.mutants.trial import equivalents, names_of, report

GROWN = all_grown()


def test_there_are_many_of_every_kind() -> None:
    kinds = Counter(one.kind for one in GROWN)
    assert set(kinds) == {CONDITION, NUMBER, SEAT, EYES}
    assert min(kinds.values()) >= 100


def test_each_changes_one_line() -> None:
    for one in GROWN[::40]:
        before = (ROOT / one.file).read_text("utf-8")
        after = one.applied(before)
        assert changes_functions_only(before, after), one.label
        pairs = zip(before.splitlines(), after.splitlines(), strict=True)
        assert [number for number, (old, new) in enumerate(pairs, 1) if old != new] == [one.line], one.label


def test_what_is_called_equivalent_exists_and_has_a_reason() -> None:
    names = set(names_of(GROWN).values())
    listed = equivalents()
    assert sorted(set(listed) - names) == [], "no such mutant any more: take it out of equivalent.yaml"
    assert all(len(why) > 20 for why in listed.values())


def test_whoever_plays_by_a_ruleset_is_touched_by_its_building() -> None:
    """It is built once a process; whoever takes it later would seem to be touched by nothing of that."""
    probe.touched.clear()
    built = probe.Built()
    probe.touched.add(1)  # by the test itself, before
    assert "base" not in built
    probe.touched.add(2)
    built["base"] = "rules"
    assert probe.touched == {1, 2}
    probe.touched.clear()
    assert "base" in built
    assert (built["base"], probe.touched) == ("rules", {2})
    probe.touched.clear()


@pytest.mark.parametrize(
    ("verdicts", "ends", "share"),
    [
        ((CAUGHT, CAUGHT, CAUGHT), 0, 1.0),
        ((CAUGHT, CAUGHT, CRASHED), 1, 0.667),  # noticed, but by no check that means it
        ((CAUGHT, CAUGHT, SURVIVED), 1, 0.667),
        ((CAUGHT, CAUGHT), 1, 1.0),  # one was not judged
    ],
)
def test_a_sample_is_killed_by_checks_that_mean_it(
    verdicts: tuple[str, ...], ends: int, share: float, tmp_path: Path
) -> None:
    known = equivalents()
    sample = [one for one, name in names_of(GROWN).items() if name not in known][:3]
    rows = [
        {"mutant": one.label, "verdict": verdict, "what": "a test", "seconds": 1.0}
        for one, verdict in zip(sample, verdicts, strict=False)
    ]
    wish = argparse.Namespace(seed=1, json=tmp_path / "told.json")
    assert report(wish, GROWN, sample, rows) == ends
    told = json.loads(wish.json.read_text("utf-8"))
    assert (told["judged"], told["share"]) == (len(rows), share)
    assert sum(len(found) for found in told["not caught"].values()) == len(rows) - told["counts"][CAUGHT]


@pytest.mark.parametrize(("verdict", "ends"), [(SURVIVED, 0), (CAUGHT, 1)])
def test_what_is_called_equivalent_must_not_be_noticed(verdict: str, ends: int, tmp_path: Path) -> None:
    known = equivalents()
    names = names_of(GROWN)
    same = next(one for one, name in names.items() if name in known)
    other = next(one for one, name in names.items() if name not in known)
    rows = [
        {"mutant": one.label, "verdict": said, "what": "", "seconds": 1.0}
        for one, said in ((same, verdict), (other, CAUGHT))
    ]
    assert report(argparse.Namespace(seed=1, json=None), GROWN, [same, other], rows) == ends
