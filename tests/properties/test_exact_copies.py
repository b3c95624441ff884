"""R5: clones, undo and redo are exact at every decision of random games: the same state, and the same way on.

Compared is every field of the whole state (``tests.support.flat``), which costs a tenth of a digest. Every decision is
cloned, taken back and done again; in the large size clones play on at every third, and the long way back is looked at
at every fifth, which ones changes from game to game.
"""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.core.errors import UndoRefused
from tests.support.cells import SAMPLED, Cell
from tests.support.flat import Flat, flat
from tests.support.play import PLAY_ON, RandomPlayer, advance, copied_games, named, seeds, size

PLAYED = size(1, 3)
LOOKED = size(1, 5)


def state_of(game: ls.Game) -> Flat:
    """Return the complete state."""
    return flat(game._state)


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_clone_and_undo_at_every_decision(cell: Cell) -> None:
    for seed in seeds(copied_games(cell)):
        game = cell.game(seed)
        with named(cell, seed, game):
            player = RandomPlayer(seed)
            states = [state_of(game)]
            while not game.over:
                check_clone(game, seed + len(states), states[-1])
                seat = game.seat
                assert seat is not None
                game.apply(player.choose(game))
                states.append(state_of(game))
                check_undo(game, seat, states)
            digest = game.digest()
            check_whole_way_back(game, states)
            assert game.digest() == digest


def check_clone(game: ls.Game, choices: int, before: Flat) -> None:
    """Two clones go the same way, one comes back, and the game they were taken from does not move."""
    history = game.history
    one, other = game.clone(), game.clone()
    assert state_of(one) == before
    if choices % PLAYED:
        return
    advance(one, RandomPlayer(choices), PLAY_ON)
    advance(other, RandomPlayer(choices), PLAY_ON)
    assert state_of(one) == state_of(other) != before
    if choices % 5 == 0:
        while len(other.history) > len(history):
            other.undo(force=True)
        assert (state_of(other), other.history) == (before, history)
    assert (state_of(game), game.history) == (before, history), "a clone moved its original"


def check_undo(game: ls.Game, seat: int, states: list[Flat]) -> None:
    """Take the latest decision back and do it again; it is free exactly if nothing hidden came to light."""
    history, free = game.history, game.undo_depth(seat) > 0
    if free:
        game.undo()
    else:
        with pytest.raises(UndoRefused):
            game.undo()
        assert (state_of(game), game.history) == (states[-1], history), "a refused undo changed the game"
        game.undo(force=True)
    assert state_of(game) == states[-2]
    assert game.history == history[:-1]
    assert game.seat == seat
    game.redo()
    assert state_of(game) == states[-1]
    assert game.history == history
    with pytest.raises(UndoRefused):
        game.redo()


def check_whole_way_back(game: ls.Game, states: list[Flat]) -> None:
    """Take the whole game back, decision by decision, and do it all again; events included."""
    events, history = game.events(), game.history
    for number in range(len(history) - 1, -1, -1):
        game.undo(force=True)
        assert (number + len(history)) % LOOKED or state_of(game) == states[number]
    with pytest.raises(UndoRefused):
        game.undo(force=True)
    for number in range(1, len(states)):
        game.redo()
        assert (number + len(history)) % LOOKED or state_of(game) == states[number]
    assert state_of(game) == states[-1]
    assert game.history == history
    assert game.events() == events


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_a_new_decision_drops_what_was_taken_back(cell: Cell) -> None:
    game = cell.game(0)
    advance(game, RandomPlayer(0), 30)
    game.undo(force=True)
    game.apply(game.legal_actions()[0])
    after = game.digest()
    with pytest.raises(UndoRefused):
        game.redo()
    assert game.digest() == after
