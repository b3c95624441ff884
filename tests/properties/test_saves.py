"""R5: saving and loading is exact: the same state, and the game plays on the same way under the same choices."""

from __future__ import annotations

import json

import pytest

import landsraad as ls
from tests.support.cells import SAMPLED, Cell
from tests.support.flat import flat
from tests.support.play import MAX_STEPS, PLAY_ON, RandomPlayer, advance, by_build, copied_games, named, seeds, size

# In the large size a true save is loaded at every so-many-th decision, which ones changes from game to game.
SAVED = size(by_build(5, 10), 25)


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_save_and_load(cell: Cell) -> None:
    """A load deals and takes the texts one by one: so a game that does is compared at every decision.

    True saves are loaded at every so-many-th decision, and at the end.
    """
    for seed in seeds(copied_games(cell)):
        game, loading, texts = cell.game(seed), cell.game(seed), list[str]()
        with named(cell, seed, game):
            player = RandomPlayer(seed)
            for step in range(MAX_STEPS):
                assert flat(loading._state) == flat(game._state)
                if (step + seed) % SAVED == 0 or game.over:
                    check_save(game, texts, seed + step, again=step % 10 == 0)
                if game.over:
                    break
                action = player.choose(game)
                texts.append(game.text_of(action))
                loading.apply_text(texts[-1])
                game.apply(action)
            assert game.over


def check_save(game: ls.Game, texts: list[str], choices: int, again: bool) -> None:
    """A save survives JSON, loads to the same game and plays on the same way; ``again``: and is saved the same."""
    before, history = flat(game._state), game.history
    data = json.loads(json.dumps(game.save()))
    assert (flat(game._state), game.history) == (before, history), "saving changed the game"
    assert data["decisions"] == texts
    loaded = ls.load(data)
    assert flat(loaded._state) == before
    assert loaded.history == history
    assert loaded.setup == game.setup
    assert not again or loaded.save() == data
    clone = game.clone()
    advance(clone, RandomPlayer(choices), PLAY_ON)
    advance(loaded, RandomPlayer(choices), PLAY_ON)
    assert flat(loaded._state) == flat(clone._state)
    assert loaded.view(0) == clone.view(0)
