"""Bots at a six-player table: they finish games, and what they do is judged by the team's score."""

from __future__ import annotations

from landsraad.bots import bot_stream, make_bot, open_handle
from landsraad.bots.policy import contest
from landsraad.bots.teams import fielding, moving, with_friends
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import seeded
from landsraad.model.terms import PHASE_OVER
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT, SHADDAM, dealt, six, six_players


def test_greedy_teams_beat_random_ones() -> None:
    wins = 0
    for seed in range(2):
        game = dealt(seed)
        bots = [make_bot("greedy" if seat % 2 == seed % 2 else "random") for seat in range(6)]
        number = 0
        with six_players():  # the bot reads the catalogue
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
