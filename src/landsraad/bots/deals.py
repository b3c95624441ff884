"""Deals that nobody can guess: where programs of strangers play, seeds are drawn from a key they never see.

A deal follows from its seed, and so do the dice of the bots: whoever could try all small seeds would find the one that
gives its own hand, and know every deck. With a key the seeds are 256 bits of a hash; the key is kept with the results,
so that everybody can repeat the games afterwards.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable

from landsraad.bots.command import PREFIX
from landsraad.core.errors import SetupError

KEY = re.compile(r"[0-9A-Za-z_-]{1,64}")


def fresh_key() -> str:
    """Return a new key."""
    return secrets.token_hex(16)


def key_for(bots: Iterable[str], wished: str | None) -> str:
    """Return the key of games of these bots: the wished one, a fresh one if a program is among them, else none ("")."""
    if wished is not None:
        if wished and not KEY.fullmatch(wished):
            raise SetupError(f"a key is 1 to 64 letters, digits, - or _, not {wished!r}")
        return wished
    return fresh_key() if any(name.startswith(PREFIX) for name in bots) else ""


def seed_of_deal(seed: int, key: str) -> int:
    """Return the seed that the deal of this number has under a key."""
    return int.from_bytes(hashlib.sha256(f"{key}/{seed}".encode()).digest(), "big") if key else seed
