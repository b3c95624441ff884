"""The tree search: legal, repeatable, and blind to what its seat cannot know."""

from __future__ import annotations

import landsraad as ls
from landsraad.bots.tree import best_action, results, search
from landsraad.core.rng import seeded


def middle(seed: int) -> ls.Game:
    """Return a game at some decision with a choice."""
    game = ls.new_game(ls.Setup(players=3), seed)
    rng = seeded(seed, "tree test")
    for _ in range(60):
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])
    while len(game.legal_actions()) < 2:
        game.apply(game.legal_actions()[0])
    return game


def test_search_is_legal_and_repeatable() -> None:
    game = middle(3)
    seat = game.seat
    assert seat is not None
    before = game.digest()
    first = search(game._state, seat, 24, seed=9)
    again = search(game._state, seat, 24, seed=9)
    assert list(first.visits) == list(again.visits)
    assert best_action(first) in game.legal_actions()
    assert game.digest() == before
    children = [n for n in range(1, len(first.action)) if first.visits[n] > 0]
    assert len(children) >= len(game.legal_actions())


def test_search_depends_on_nothing_hidden() -> None:
    game = middle(5)
    seat = game.seat
    assert seat is not None
    own = search(game._state, seat, 12, seed=4)
    for resample in range(3):
        other = search(game.determinize(seat, resample)._state, seat, 12, seed=4)
        assert list(other.visits) == list(own.visits)
        assert list(other.action) == list(own.action)


def test_search_plays_against_rivals_that_can_win() -> None:
    game = ls.new_game(ls.Setup(players=1), 2)
    while len(game.legal_actions()) < 2:
        game.apply(game.legal_actions()[0])
    tree = search(game._state, 0, 12, seed=4)
    assert best_action(tree) in game.legal_actions()
    over = ls.new_game(ls.Setup(players=1), 2)
    while not over.over:
        over.apply(over.legal_actions()[0])
    won = over.standings()[0].seat == 0
    assert (results(over._state)[0] == 1.0) == won
    assert 0.0 <= results(over._state)[0] <= 1.0
