"""The mark by which a test names the rules it proves."""

from __future__ import annotations

import pytest

from landsraad.cli.coverage import MAX_IDS_PER_TEST
from landsraad.cli.rules_catalogue import load_catalogue


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("B-TIE-05")` above a test, or `marks=rule("B-TIE-05")` in a `pytest.param`.

    Wrong ids fail when the test module is imported, long before `landsraad rules --coverage` is asked.
    """
    check_ids(ids)
    return pytest.mark.rule(*ids)


def check_ids(ids: tuple[str, ...]) -> None:
    """Raise ValueError unless these are one to three ids of the catalogue."""
    if not 1 <= len(ids) <= MAX_IDS_PER_TEST:
        raise ValueError(f"a test proves 1 to {MAX_IDS_PER_TEST} rules, not {len(ids)}")
    if unknown := [rule_id for rule_id in ids if rule_id not in load_catalogue().by_id]:
        raise ValueError(f"not in the rules catalogue: {', '.join(unknown)}")
