"""Turns: a few places that many want, handed out so that nobody waits for all the wishes of somebody else."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass

# Who something is done for: the address and the session behind it.
Payer = tuple[str, str]
NOBODY: Payer = ("", "")
REMEMBERED = 10_000


@dataclass(eq=False)
class Wish:
    """Somebody who waits for a place."""

    payer: Payer
    late: bool  # has used up its share: goes when nobody else waits
    number: int
    granted: asyncio.Future[None]


class Turns:
    """So many places; when one is free the address served longest ago goes first, and of it the session."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Wish] = []
        self._numbers = itertools.count(1)
        self._served: dict[str, int] = {}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def others_wait(self, payer: Payer) -> bool:
        """Tell whether somebody else waits."""
        return any(wish.payer != payer for wish in self._waiting)

    async def take(self, payer: Payer = NOBODY, late: bool = False) -> None:
        """Wait for a place; it must be given back."""
        if self._free and not self._waiting:
            self._free -= 1
            self._note(payer)
            return
        wish = Wish(payer, late, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        try:
            await wish.granted
        except asyncio.CancelledError:
            if wish in self._waiting:
                self._waiting.remove(wish)
            else:
                self.give()
            raise

    def give(self) -> None:
        """Give a place back: the next one goes."""
        self._free += 1
        while self._waiting and self._free:
            wish = min(self._waiting, key=self._order)
            self._waiting.remove(wish)
            self._free -= 1
            self._note(wish.payer)
            wish.granted.set_result(None)

    def _order(self, wish: Wish) -> tuple[bool, int, int, int]:
        """Return what decides who goes next."""
        address, session = wish.payer
        return wish.late, self._served.get(f"a {address}", 0), self._served.get(f"s {session}", 0), wish.number

    def _note(self, payer: Payer) -> None:
        """Remember who was served."""
        for key in (f"a {payer[0]}", f"s {payer[1]}"):
            self._served.pop(key, None)
            self._served[key] = next(self._numbers)
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
