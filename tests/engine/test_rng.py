"""The random stream: draws stay in their range, and a range that it cannot draw from is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.core.rng import seeded


@pytest.mark.parametrize("n", [1, 2, 3, 1000, 2**16 + 1, 2**31 - 1, 2**31])
def test_draws_stay_in_their_range(n: int) -> None:
    rng = seeded(7, "range")
    drawn = [rng.below(n) for _ in range(2000)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    if n > 100:
        assert max(drawn) > 0.98 * n
        assert sum(drawn) / len(drawn) == pytest.approx(n / 2, rel=0.06)


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1, 2**32, 2**40])
def test_other_ranges_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match=r"from 1 to 2147483648"):
        seeded(7, "range").below(n)


def test_all_numbers_are_drawn_equally_often() -> None:
    rng = seeded(9, "even")
    counts = Counter(rng.below(6) for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert all(abs(count - 2000) < 200 for count in counts.values())
