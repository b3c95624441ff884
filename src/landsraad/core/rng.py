"""The seeded random streams of a game; their names go into saves.

The usual one is xoshiro128++ on four 32-bit words: quick, and small enough to copy with every clone, but whoever has
seen enough of it can reckon the rest. Where strangers play, the deal is ``SEALED``: SHA-256 over a key and a counter,
which tells nothing of what comes next. All steps stay below 2**62, so that the interpreted and the compiled build give
the same numbers.
"""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, vec

ALGORITHM: Final = "xoshiro128++/sha256"
SEALED: Final = "sha256/counter"
STREAMS: Final = (ALGORITHM, SEALED)
BLOCK: Final = 8  # words that one hash gives
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


class SealedRng(Rng):
    """A stream that nobody can foretell from what it has given: word n is in the hash of the key and n // 8."""

    def __init__(self, key: vec[i64], count: i64) -> None:
        super().__init__(0, 0, 0, 1)
        self.key: vec[i64] = key  # eight words, never written after
        self.count: i64 = count  # words given so far
        self.block: vec[i64] = vec[i64]()  # of the latest word; replaced as a whole

    def clone(self) -> "SealedRng":
        """Return an independent copy that will give the same numbers."""
        other = SealedRng(self.key, self.count)
        other.block = self.block
        return other

    def word(self) -> i64:
        """Return the next 32 random bits."""
        place: i64 = self.count % BLOCK
        if place == 0 or len(self.block) == 0:
            self.block = hashed_block(self.key, self.count // BLOCK)
        self.count += 1
        return self.block[place]


def words_of(data: bytes) -> vec[i64]:
    """Return the eight words of a hash."""
    result = vec[i64]()
    for i in range(0, 4 * BLOCK, 4):
        result = append(result, i64(int.from_bytes(data[i : i + 4], "big")))
    return result


def hashed_block(key: vec[i64], number: i64) -> vec[i64]:
    """Return a block of the sealed stream of a key."""
    parts = b"".join([int(word).to_bytes(4, "big") for word in key])
    return words_of(hashlib.sha256(parts + int(number).to_bytes(8, "big")).digest())


def sealed(seed: int, purpose: str) -> SealedRng:
    """Return the sealed stream of ``seed`` for one ``purpose``; its key keeps all 256 bits."""
    data = hashlib.sha256(b"sealed\0" + purpose.encode() + b"\0" + seed.to_bytes(32, "big")).digest()
    return SealedRng(words_of(data), 0)


def stream_of(rng: Rng) -> str:
    """Return the name of a stream."""
    return SEALED if isinstance(rng, SealedRng) else ALGORITHM


def seeded(seed: int, purpose: str) -> Rng:
    """Return the stream of ``seed`` (any int from 0 below 2**256) for one ``purpose``, spread by SHA-256."""
    data = hashlib.sha256(purpose.encode() + b"\0" + seed.to_bytes(32, "big")).digest()
    words = [int.from_bytes(data[i : i + 4], "big") for i in range(0, 16, 4)]
    return Rng(words[0], words[1], words[2], words[3] | 1)
