"""What holds for the behaviour of all content: a test that looks at one seat answers for the whole table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.content.base.kit import Watch


@pytest.fixture(autouse=True)
def whole_table() -> Iterator[None]:
    """At the end of a test nothing may have changed for a seat at a moment when only others were looked at."""
    Watch.made.clear()
    yield
    unseen = [line for watch in Watch.made for line in watch.unseen()]
    assert not unseen, "\n".join(unseen)
