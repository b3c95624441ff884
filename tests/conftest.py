"""What holds for the whole suite."""

from __future__ import annotations

import pytest

from tests.support.rulemark import check_ids


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Marks add up (decorators, cases of a table), so the limit is checked once more on the finished test."""
    ids = tuple(dict.fromkeys(rule_id for mark in item.iter_markers("rule") for rule_id in mark.args))
    if ids:
        check_ids(ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the tests of single rules be run: `pytest --proves B-TIE-05`."""
    parser.addoption(
        "--proves",
        action="append",
        default=[],
        metavar="RULE_ID",
        help="run only the tests that cite this rule; may be given several times",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what proves none of the rules asked for."""
    wanted = set(config.getoption("--proves"))
    if not wanted:
        return
    proving, others = [], []
    for item in items:
        cited = {rule_id for mark in item.iter_markers("rule") for rule_id in mark.args}
        (proving if wanted & cited else others).append(item)
    config.hook.pytest_deselected(items=others)
    items[:] = proving
