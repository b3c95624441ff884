"""R5: saving and loading is exact: the same state, and the game plays on the same way under the same choices."""

from __future__ import annotations

import json

import pytest

import landsraad as ls
from landsraad.engine.record.digest import state_data
from tests.support.cells import SAMPLED, Cell
from tests.support.play import MAX_STEPS, PLAY_ON, RandomPlayer, advance, by_build, copied_games, named, seeds, size


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_save_and_load(cell: Cell) -> None:
    """At every decision of the base game, at every fifth elsewhere (interpreted every tenth), and at the end."""
    for seed in seeds(copied_games(cell)):
        game = cell.game(seed)
        every = by_build(size(1 if cell.host == "base" and not cell.modules else 5, 1), 10)
        with named(cell, seed, game):
            player = RandomPlayer(seed)
            for step in range(MAX_STEPS):
                if step % every == 0 or game.over:
                    check_save(game, seed + step, again=step % 10 == 0)
                if game.over:
                    break
                game.apply(player.choose(game))
            assert game.over


def check_save(game: ls.Game, choices: int, again: bool) -> None:
    """A save survives JSON, loads to the same game and plays on the same way; ``again``: and is saved the same."""
    before, history = state_data(game._state), game.history
    data = json.loads(json.dumps(game.save()))
    assert (state_data(game._state), game.history) == (before, history), "saving changed the game"
    loaded = ls.load(data)
    assert state_data(loaded._state) == before
    assert loaded.history == history
    assert loaded.setup == game.setup
    assert not again or loaded.save() == data
    clone = game.clone()
    advance(clone, RandomPlayer(choices), PLAY_ON)
    advance(loaded, RandomPlayer(choices), PLAY_ON)
    assert state_data(loaded._state) == state_data(clone._state)
    assert loaded.view(0) == clone.view(0)
