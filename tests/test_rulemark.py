from __future__ import annotations

import pytest

from tests.conftest import pytest_runtest_setup
from tests.support.rulemark import rule


def test_the_mark_carries_the_ids() -> None:
    assert rule("B-TIE-05", "F-CON-02").mark.args == ("B-TIE-05", "F-CON-02")
    assert rule("B-TIE-05").name == "rule"


@pytest.mark.parametrize(
    ("ids", "message"),
    [
        ((), "1 to 3 rules, not 0"),
        (("B-TIE-01", "B-TIE-02", "B-TIE-03", "B-TIE-04"), "1 to 3 rules, not 4"),
        (("B-TIE-05", "B-TIE-99"), "not in the rules catalogue: B-TIE-99"),
    ],
)
def test_wrong_ids_are_refused_at_once(ids: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rule(*ids)


def test_marks_of_one_test_add_up(request: pytest.FixtureRequest) -> None:
    request.node.add_marker(rule("B-TIE-01", "B-TIE-02"))
    request.node.add_marker(rule("B-TIE-02", "B-TIE-03"))
    pytest_runtest_setup(request.node)
    request.node.add_marker(rule("B-TIE-04"))
    with pytest.raises(ValueError, match="1 to 3 rules, not 4"):
        pytest_runtest_setup(request.node)
