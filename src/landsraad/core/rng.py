"""The seeded random stream of a game: xoshiro128++ on four 32-bit words.

All steps stay below 2**62, so that the interpreted and the compiled build give the same numbers. The state is 128
bits, small enough to copy with every clone; ``ALGORITHM`` goes into saves.
"""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import i64, vec

ALGORITHM: Final = "xoshiro128++/sha256"
MASK: Final = 0xFFFFFFFF
MOST: Final = 0x80000000  # a longer range would leave the 63 bits of a product


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Four words of state and the few draws that the game needs."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> "Rng":
        """Return an independent copy that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """Return the next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        x: i64 = (a + d) & MASK
        result: i64 = ((((x << 7) & MASK) | (x >> 25)) + a) & MASK
        t: i64 = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = ((d << 11) & MASK) | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: i64) -> i64:
        """Return a uniform integer from 0 to n-1 (exactly uniform: short ranges are redrawn); n is 1 to 2**31."""
        if n > MOST or n < 1:
            raise ValueError(f"a draw is from 1 to {MOST} numbers, not {n}")
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, zone: vec[i64]) -> None:
        """Shuffle ``zone`` in place."""
        i: i64 = len(zone) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            x: i64 = zone[i]
            zone[i] = zone[j]
            zone[j] = x
            i -= 1


def seeded(seed: int, purpose: str) -> Rng:
    """Return the stream of ``seed`` (any int from 0 below 2**256) for one ``purpose``, spread by SHA-256."""
    data = hashlib.sha256(purpose.encode() + b"\0" + seed.to_bytes(32, "big")).digest()
    words = [int.from_bytes(data[i : i + 4], "big") for i in range(0, 16, 4)]
    return Rng(words[0], words[1], words[2], words[3] | 1)
