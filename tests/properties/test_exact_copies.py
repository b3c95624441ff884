"""R5: clones, undo and redo are exact at every decision of random games: the same digest, and the same way on."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.core.errors import UndoRefused
from tests.support.cells import SAMPLED, Cell
from tests.support.play import PLAY_ON, RandomPlayer, advance, copied_games, named, seeds


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_clone_and_undo_at_every_decision(cell: Cell) -> None:
    for seed in seeds(copied_games(cell)):
        game = cell.game(seed)
        with named(cell, seed, game):
            player = RandomPlayer(seed)
            digests = [game.digest()]
            while not game.over:
                check_clone(game, seed + len(digests), digests[-1])
                seat = game.seat
                assert seat is not None
                game.apply(player.choose(game))
                digests.append(game.digest())
                check_undo(game, seat, digests)
            check_whole_way_back(game, digests)


def check_clone(game: ls.Game, choices: int, before: str) -> None:
    """Two clones go the same way, one comes back, and the game they were taken from does not move."""
    history = game.history
    one, other = game.clone(), game.clone()
    assert one.digest() == before
    advance(one, RandomPlayer(choices), PLAY_ON)
    assert other.digest() == before, "a clone moved another clone"
    advance(other, RandomPlayer(choices), PLAY_ON)
    assert one.digest() == other.digest() != before
    if choices % 5 == 0:
        while len(other.history) > len(history):
            other.undo(force=True)
        assert (other.digest(), other.history) == (before, history)
    assert (game.digest(), game.history) == (before, history), "a clone moved its original"


def check_undo(game: ls.Game, seat: int, digests: list[str]) -> None:
    """Take the latest decision back and do it again; it is free exactly if nothing hidden came to light."""
    history, free = game.history, game.undo_depth(seat) > 0
    if free:
        game.undo()
    else:
        with pytest.raises(UndoRefused):
            game.undo()
        assert (game.digest(), game.history) == (digests[-1], history), "a refused undo changed the game"
        game.undo(force=True)
    assert game.digest() == digests[-2]
    assert game.history == history[:-1]
    assert game.seat == seat
    game.redo()
    assert game.digest() == digests[-1]
    assert game.history == history
    with pytest.raises(UndoRefused):
        game.redo()


def check_whole_way_back(game: ls.Game, digests: list[str]) -> None:
    """Take the whole game back, decision by decision, and do it all again; events included."""
    events, history = game.events(), game.history
    for digest in digests[-2::-1]:
        game.undo(force=True)
        assert game.digest() == digest
    with pytest.raises(UndoRefused):
        game.undo(force=True)
    for digest in digests[1:]:
        game.redo()
        assert game.digest() == digest
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
