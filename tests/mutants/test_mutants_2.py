"""R7: a share of the stored mutants; see `runner`."""

from __future__ import annotations

import pytest

from tests.mutants.runner import INTERPRETED, Copy, Mutant, check_caught, part, quickly_caught

if INTERPRETED:

    @pytest.fixture(scope="module")
    def quick(tmp_path_factory: pytest.TempPathFactory) -> frozenset[Mutant]:
        """The mutants that the forge has seen caught."""
        return quickly_caught(part(2), tmp_path_factory.mktemp("forge"))

    @pytest.mark.parametrize("mutant", part(2), ids=lambda mutant: mutant.label)
    def test_mutant_is_caught(copy: Copy, quick: frozenset[Mutant], mutant: Mutant) -> None:
        if mutant not in quick:
            check_caught(copy, mutant)
