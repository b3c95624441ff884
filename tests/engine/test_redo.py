"""What was taken back can be done again, in a game and in every copy of it, each for itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import landsraad as ls
from landsraad.core.errors import UndoRefused
from tests.support.cells import cell
from tests.support.play import RandomPlayer

BACK = 4
WAYS: dict[str, Callable[[ls.Game], ls.Game]] = {
    "clone": ls.Game.clone,
    "deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),  # type: ignore[no-any-return]
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("where", ["base-3p", "base+ix-2p-epic", "uprising-1p-mercenary", "uprising-6p"])
def test_what_was_taken_back_survives_a_copy(way: str, where: str) -> None:
    game = cell(where).game(8)
    player = RandomPlayer(8)
    for _ in range(60):
        game.apply(player.choose(game))
    history, digests = game.history, [game.digest()]
    for _ in range(BACK):
        game.undo(force=True)
        digests.append(game.digest())
    other = WAYS[way](game)
    third = WAYS[way](other)
    # A copy does everything again; the game, and a copy of the copy, still can.
    for one in (other, game, third):
        assert one.history == history[:-BACK]
        for digest in reversed(digests[:-1]):
            one.redo()
            assert one.digest() == digest
        assert one.history == history
        with pytest.raises(UndoRefused):
            one.redo()
    # Whoever goes another way has nothing to do again; the others have.
    game.undo(force=True)
    other = WAYS[way](game)
    other.apply(other.legal_actions()[0])
    with pytest.raises(UndoRefused):
        other.redo()
    game.redo()
    assert game.digest() == digests[0]
