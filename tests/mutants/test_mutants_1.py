"""R7: a share of the stored mutants; see `runner`."""

from __future__ import annotations

import pytest

from tests.mutants.runner import INTERPRETED, Copy, Mutant, check_caught, part

if INTERPRETED:

    @pytest.mark.parametrize("mutant", part(1), ids=lambda mutant: mutant.label)
    def test_mutant_is_caught(copy: Copy, mutant: Mutant) -> None:
        check_caught(copy, mutant)
