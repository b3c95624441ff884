"""Random games in environments, for the tests."""

from __future__ import annotations

import hashlib

from landsraad.core.rng import Rng, seeded
from landsraad.env.lessons import Mode, modes
from landsraad.env.raw import RawEnv

MODES = modes()
IDS = [mode.id for mode in MODES]


def walk(raw: RawEnv, rng: Rng) -> None:
    """Take a random legal action."""
    legal = raw.mask().nonzero()[0]
    raw.step(int(legal[rng.below(len(legal))]))


def observation_digest(mode: Mode, seed: int = 5, steps: int = 150) -> str:
    """Return a hash of all that all seats observe in a random game: it changes if the layout or its meaning does."""
    raw = RawEnv(mode.setup, mode.lesson)
    raw.reset(seed)
    rng = seeded(seed, "golden observation")
    total = hashlib.sha256()
    for _ in range(steps):
        if raw.over:
            break
        for seat in range(raw.players):
            total.update(raw.observe(seat).astype("<i2").tobytes())
        total.update(raw.mask().tobytes())
        walk(raw, rng)
    return total.hexdigest()[:16]
