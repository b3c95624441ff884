"""Bots at a six-player table: they finish games, and what they do is judged by the team's score."""

from __future__ import annotations

from landsraad.bots import bot_stream, make_bot, open_handle
from landsraad.bots.policy import choose, contest
from landsraad.bots.teams import fielding, moving, with_friends
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import seeded
from landsraad.model.terms import PHASE_OVER
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, SHADDAM, dealt, six


def test_greedy_teams_beat_random_ones() -> None:
    wins = 0
    for seed in range(2):
        game = dealt(seed)
        bots = [make_bot("greedy" if seat % 2 == seed % 2 else "random") for seat in range(6)]
        number = 0
        while (seat := game.seat) is not None:
            game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(seed, seat, number))))
            number += 1
        wins += int(game.standings()[0].team == seed % 2)
    assert wins == 2


def test_the_policy_finishes_games_and_its_teams_score() -> None:
    for seed in range(3):
        s = dealt(seed)._state
        contest([valuation_of(s.rules)] * 6, s, seeded(seed, "six"), 0.0)
        assert s.phase == PHASE_OVER
        assert max(int(seat.vp) for seat in s.seats) >= 7


def test_units_and_markers_are_those_of_the_allies() -> None:
    g = six().troops(M_LEFT, 3, 2).influence(M_RIGHT, "guild", 3).hand(MUAD_DIB, "muad_dib_usul").turn(MUAD_DIB)
    s = g.state
    assert fielding(s, s.seats[MUAD_DIB]).index == M_LEFT  # nobody is activated: who fights most
    mover = moving(s, s.seats[MUAD_DIB], g.faction("guild"))
    assert mover is not None
    assert mover.index == M_RIGHT
    assert moving(s, s.seats[S_LEFT], g.faction("fremen")) is None
    g.send("muad_dib_usul", "carthag", M_RIGHT)
    assert fielding(s, s.seats[MUAD_DIB]).index == M_RIGHT
    assert with_friends(s, MUAD_DIB, M_LEFT)
    assert not with_friends(s, MUAD_DIB, SHADDAM)


def test_goods_are_given_to_who_needs_them_and_kept_by_who_does() -> None:
    """At Economic Support the policy gives Solari that bring a teammate to the Council, and nothing it needs itself."""
    for mine, theirs, given in ((9, 3, True), (5, 0, False)):
        g = six().hand(M_LEFT, "diplomacy").turn(M_LEFT)
        rich, poor = g.state.seats[M_LEFT], g.state.seats[M_RIGHT]
        rich.council, rich.solari, poor.solari = int(given), mine, theirs
        g.send("diplomacy", "economic_support")
        while g.kind() not in ("trade_with", "choose_gift"):
            g.do(next(text for text in g.options() if "economic" in text))
        g.do(f"trade with {M_RIGHT}")
        mind = valuation_of(g.state.rules)
        options = g.options()
        best = g.game.text_of(int(choose(mind, g.state, seeded(1, "gift"), 0.0)))
        assert ("solari" in best) == given, (options, best)
