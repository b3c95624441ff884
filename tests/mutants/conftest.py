"""The copy of the package that a test process mutates."""

from __future__ import annotations

import pytest

from tests.mutants.runner import Copy


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """One copy a process: every worker of pytest-xdist has a base folder and a session of its own."""
    return Copy(tmp_path_factory.mktemp("mutants"))
