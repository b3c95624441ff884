"""H1: nobody can see what they may not, and the resampling that shows it is real."""

from __future__ import annotations

import os

import pytest

from tests.support.noninterference import check_many, frozen_slots, states

SOAK = os.environ.get("LANDSRAAD_SOAK") == "1"
STATES = 50_000 if SOAK else 1_000
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_seat_sees_depends_on_nothing_hidden(part: int) -> None:
    """View, options, error text and events stay the same when everything the seat cannot know is dealt anew."""
    count = STATES // PARTS
    assert check_many(count, seed=1_000 * part) >= 6 * count  # 3 a seat; every fourth state or so is of a solo game


def test_resampling_is_real() -> None:
    """Over the resamples every hidden slot with several possible values takes at least two."""
    for name, game, rng in states(40 if not SOAK else 400, seed=77):
        for viewer in range(game.setup.players):
            assert frozen_slots(game, viewer, 40, int(rng.word())) == [], (name, viewer)
