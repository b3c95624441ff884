"""catanatron's Catan with four players."""

from __future__ import annotations

import itertools
from importlib import metadata
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player
from trial import LOOP, Trial


def version() -> str:
    """Return what is measured."""
    return f"catanatron {metadata.version('catanatron')}"


def catan() -> Trial:
    """Return random play; a game ends with a winner or at the peer's own limit of turns."""
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        x = next(seeds)
        game: Any = Game([Player(color) for color in Color], seed=x)

        def decide(player: Any, game: Any, actions: list[Any]) -> Any:
            nonlocal x
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            return actions[(x >> 8) % len(actions)]

        made = 0
        while made < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick(decide)
            made += 1
        return made, game

    return Trial("Catan", 4, LOOP, play, lambda game: game.copy(), "game.copy()")


TRIALS = {"Catan": catan}
