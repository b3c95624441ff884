"""What holds for the whole suite."""

from __future__ import annotations

import pytest

from tests.support.rulemark import check_ids


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Marks add up (decorators, cases of a table), so the limit is checked once more on the finished test."""
    ids = tuple(dict.fromkeys(rule_id for mark in item.iter_markers("rule") for rule_id in mark.args))
    if ids:
        check_ids(ids)
