"""Games between bots, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import landsraad as ls
from landsraad.bots import Bot, RandomBot, bot_stream, open_handle
from tests.support.cells import Cell


def decisions(bots: Sequence[Bot], seed: int) -> Iterator[tuple[ls.Game, int, int]]:
    """Play a game to its end; before each decision give the game, the seat that decides and the number."""
    game = ls.new_game(ls.Setup(players=len(bots)), seed)
    number = 0
    while (seat := game.seat) is not None:
        yield game, seat, number
        game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(seed, seat, number))))
        number += 1


def played(bots: Sequence[Bot], seed: int) -> ls.Game:
    """Play a game to its end."""
    (game,) = {id(game): game for game, _seat, _number in decisions(bots, seed)}.values()
    assert game.over
    return game


def reached(seed: int, steps: int, players: int = 4) -> ls.Game:
    """Return a game after so many decisions of random bots."""
    for game, _seat, number in decisions([RandomBot()] * players, seed):
        if number == steps:
            return game
    raise AssertionError(f"game {seed} has fewer than {steps} decisions")


def positions(cell: Cell, seed: int, steps: range) -> list[ls.Game]:
    """Return a game at so many decisions of random play each, or at the next one after it that is a choice."""
    game = cell.game(seed)
    found: list[ls.Game] = []
    for number in range(steps.stop):
        seat = game.seat
        if seat is None:
            break
        due = len(range(steps.start, number + 1, steps.step))
        if len(found) < due and len(game.legal_actions()) > 1:
            found.append(game.clone())
        game.apply(RandomBot().choose(open_handle(game, seat, bot_stream(seed, seat, number))))
    return found
