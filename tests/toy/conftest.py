"""Tests in this folder have the toy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy.kit import toy_added


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """Add the toy for the tests of a file."""
    with toy_added():
        yield
