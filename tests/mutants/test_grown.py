"""R7: the mutants that are grown from the sources; a sample of them is judged by `python -m tests.mutants.trial`."""

from __future__ import annotations

from collections import Counter

from tests.mutants.grow import CONDITION, EYES, NUMBER, ROOT, SEAT, all_grown
from tests.mutants.patch import changes_functions_only
from tests.mutants.trial import equivalents, names_of

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
