"""A copy as a seat may imagine the game can be had at any time, with Rivals and without; nothing breaks down."""

from __future__ import annotations

import pytest

from tests.support.cells import SAMPLED, Cell
from tests.support.ending import LONG, comes_to_its_end
from tests.support.play import RandomPlayer


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_every_seat_can_imagine_the_game_at_any_time(cell: Cell) -> None:
    game = cell.game(11)
    player = RandomPlayer(11)
    with comes_to_its_end(f"what seats of {cell.name} imagine", LONG) as steps:
        for step in range(80):
            if game.over:
                break
            if step % 20 == 0:
                for viewer in range(len(game._state.seats)):
                    copy = game.determinize(viewer, step)
                    assert (copy.seat, copy.view(viewer)) == (game.seat, game.view(viewer))
            action = player.choose(game)
            steps.append(game.text_of(action))
            game.apply(action)
