"""A finished game can be shown again at every step, with open eyes; a running one cannot."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.news import COPIES, MANY, tells


def played(seed: int) -> ls.Game:
    game = ls.new_game(ls.Setup(players=3), seed)
    while not game.over:
        actions = game.legal_actions()
        game.apply(actions[(seed + len(game.history)) % len(actions)])
    return game


def test_every_step_is_the_game_as_it_was() -> None:
    game = played(5)
    history, digest = game.history, game.digest()
    again = ls.new_game(game.setup, 5)
    for step in range(len(history) + 1):
        if step % 13 == 0 or step == len(history):
            earlier = game.rewound(step)
            assert earlier.digest() == again.digest()
            assert earlier.history == history[:step]
            view = earlier.view("open")
            assert all("hand" in seat for seat in view["seats"])  # type: ignore[attr-defined]
            assert [event.hidden for event in earlier.events(0, "open")].count(True) == 0
            assert len(earlier.events(0, "open")) == len(again.events())
        if step < len(history):
            again.apply(history[step])
    assert game.digest() == digest
    with pytest.raises(ValueError, match="no step"):
        game.rewound(len(history) + 1)


def test_a_running_game_stays_closed() -> None:
    game = ls.new_game(ls.Setup(players=3), 5)
    game.apply(game.legal_actions()[0])
    for look in (lambda: game.rewound(0), lambda: game.view("open"), lambda: game.events(0, "open")):
        with pytest.raises(ValueError, match="when the game is over"):
            look()


def test_reveals_grow_exactly_where_something_comes_to_light() -> None:
    """The number that others read (previews, OpenSpiel) tells what happened: judged by replay on copies."""
    game = ls.new_game(ls.Setup(players=3), 9)
    seen = set()
    for number in range(120):
        actions = game.legal_actions()
        action = actions[number % len(actions)]
        before, seat = game.reveals, game.seat
        assert seat is not None
        told = tells(game, action, COPIES, number) or tells(game, action, MANY, number)
        game.apply(action)
        assert told == (game.reveals != before), game.decision_texts()[-1]
        assert told == (game.undo_depth(seat) == 0)
        seen.add(told)
    assert seen == {True, False}
