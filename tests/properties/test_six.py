"""Six players: whole games keep the invariants, tell nobody what it may not know, and can be saved and gone on with."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from tests.support.invariants import Ledger, check
from tests.support.knowledge import Watched
from tests.support.play import MAX_STEPS, RandomPlayer, by_build, size
from tests.support.six import dealt

GAMES = size(by_build(60, 4), 2_000)
# Questions of this game alone; every one of them comes up in a handful of games.
OWN = {
    "choose_arrow", "choose_double_arrow", "activate", "field_troops", "play_for", "concede", "reinforce", "send_in",
    "share_spice", "trade_with", "choose_gift", "choose_amount", "give_intrigue", "to_throne", "give_contract",
}  # fmt: skip


def test_random_games_keep_the_invariants_and_end() -> None:
    asked: Counter[str] = Counter()
    for seed in range(GAMES):
        game = dealt(seed)
        ledger = Ledger(game)
        player = RandomPlayer(seed)
        for _ in range(MAX_STEPS):
            decision = game.decision
            if decision is None:
                break
            asked[decision.kind] += 1
            action = player.choose(game)
            text = next(option.text for option in decision.options if option.action == action)
            game.apply(action)
            check(game._state)
            ledger.step(decision.seat, decision.kind, text)
        assert game.over
        standings = game.standings()
        assert [one.rank for one in standings] == [1, 1, 1, 2, 2, 2]
        best, other = (sum(one.vp for one in standings[at : at + 3]) for at in (0, 3))
        assert best >= other
    assert len(OWN & set(asked)) >= (len(OWN) if GAMES >= 60 else 8), OWN - set(asked)


@pytest.mark.parametrize("seed", range(size(by_build(2, 1), 40)))
def test_witnesses_at_every_place_agree(seed: int) -> None:
    watched = Watched(dealt(seed))
    player = RandomPlayer(seed)
    for step in range(by_build(250, 40)):
        watched.check()
        if step % 10 == 0:
            watched.check_copies(1_000 * step)
        if watched.game.over:
            break
        watched.apply(player.choose(watched.game))


@pytest.mark.parametrize("seed", range(size(by_build(2, 1), 20)))
def test_a_copy_dealt_anew_looks_the_same_and_plays_on(seed: int) -> None:
    game = dealt(seed)
    player = RandomPlayer(seed)
    for step in range(by_build(600, 60)):
        if game.over:
            break
        if step % 9 == 0:
            for viewer in range(6):
                copy = game.determinize(viewer, 1_000 * seed + step)
                assert copy.view(viewer) == game.view(viewer), (step, viewer)
                guess = RandomPlayer(step)
                for _ in range(12):
                    if not copy.over:
                        copy.apply(guess.choose(copy))
        game.apply(player.choose(game))


def test_a_game_is_saved_gone_on_with_and_undone() -> None:
    game = dealt(7)
    player = RandomPlayer(7)
    for step in range(200):
        if game.at_rest and step % 10 == 0:
            assert ls.snapshot(game) is not None
        game.apply(player.choose(game))
    assert ls.load(game.save()).digest() == game.digest()
    before = game.clone()
    game.apply(player.choose(game))
    game.undo(force=True)
    assert game.digest() == before.digest()
