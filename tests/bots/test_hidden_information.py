"""A bot knows what its seat may know, and nothing else."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.bots import GreedyBot, Handle, RandomBot, bot_stream, open_handle
from tests.bots.table import decisions, reached


def test_a_handle_offers_five_things_and_no_game() -> None:
    game = reached(3, 50)
    seat = game.seat
    assert seat is not None
    handle = open_handle(game, seat, bot_stream(3, seat, 50))
    assert {name for name in dir(handle) if not name.startswith("_")} == {
        "decision",
        "determinize",
        "rng",
        "seat",
        "view",
    }
    assert handle.view == game.view(seat)
    assert handle.decision == game.decision
    for name in Handle.__slots__:
        value = getattr(handle, name)
        assert value is not game, name
        assert not isinstance(value, ls.Game) or value.digest() != game.digest(), f"{name} would give the game away"
        assert not hasattr(value, "__self__"), f"{name} would give the game away"
    with pytest.raises(AttributeError):
        handle.game = game  # type: ignore[attr-defined]


def test_the_copies_have_no_history_and_another_future() -> None:
    game = reached(3, 50)
    seat = game.seat
    assert seat is not None
    copy = open_handle(game, seat, bot_stream(3, seat, 50)).determinize(1)
    assert copy.view(seat) == game.view(seat)
    assert copy.digest() != game.digest()
    with pytest.raises(ls.NoHistory):
        copy.save()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_copy_does_not_depend_on_what_is_hidden(seed: int) -> None:
    # The bot chooses the seed: a copy made by shuffling the true order could be shuffled back.
    for game, seat, number in decisions([RandomBot()] * 4, seed):
        if number % 40 == 0:
            copy = game.determinize(seat, 9).digest()
            for k in range(3):
                assert game.determinize(seat, k).determinize(seat, 9).digest() == copy, f"decision {number}"


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_greedy_bot_chooses_the_same_whatever_is_hidden(seed: int) -> None:
    asked = 0
    for game, seat, number in decisions([GreedyBot(), RandomBot(), RandomBot()], seed):
        if len(game.legal_actions()) == 1 or number % 3:
            continue
        choice = GreedyBot().choose(open_handle(game, seat, bot_stream(seed, seat, number)))
        for k in range(4):
            elsewhere = game.determinize(seat, k)
            assert GreedyBot().choose(open_handle(elsewhere, seat, bot_stream(seed, seat, number))) == choice, number
        asked += 1
    assert asked > 50
