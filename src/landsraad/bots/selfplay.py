"""Self-play that leaves positions behind: features of every seat where a turn or a round begins. Compiled."""

from landsraad.bots.features import blank, describe, empty_hands, holdings, surroundings, width_of
from landsraad.bots.policy import choose
from landsraad.bots.teams import with_friends
from landsraad.bots.valuation import Valuation
from landsraad.core.packed import append, i64, vec
from landsraad.core.rng import Rng
from landsraad.engine.actors.standing import ranking
from landsraad.engine.machine import take
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER


class Harvest:
    """Rows of features, with the things held, and whether the seat that saw them won."""

    def __init__(self) -> None:
        self.width: i64 = 0  # features of a row
        self.rows: vec[float] = vec[float]()
        self.won: vec[float] = vec[float]()
        self.count: i64 = 0
        self.held: vec[i64] = vec[i64]()  # things held, row after row
        self.many: vec[i64] = vec[i64]()  # how many of them belong to each row

    def keep(self, row: vec[float], held: vec[i64], many: i64) -> None:
        """Add a row."""
        self.many = append(self.many, many)
        n: i64 = 0
        while n < many:
            self.held = append(self.held, held[n])
            n += 1
        i: i64 = 0
        while i < self.width:
            self.rows = append(self.rows, row[i])
            i += 1
        self.count += 1


def play_and_keep(m: Valuation, s: State, rng: Rng, noise: float, share: i64, harvest: Harvest) -> None:
    """Play a game by the policy; of about ``share`` in 1000 turns keep how every seat stood."""
    row = blank()
    held = empty_hands()
    harvest.width = width_of(m)
    seats = vec[i64]()
    turn: i64 = -1
    round_: i64 = -1
    while s.phase != PHASE_OVER:
        if s.turn_seat != turn or s.round != round_:
            turn = s.turn_seat
            round_ = s.round
            if rng.below(1000) < share:
                number: i64 = 0
                while number < len(s.seats):
                    describe(m, s, number, row)
                    harvest.keep(row, held, surroundings(s, number, held, holdings(s, number, held)))
                    seats = append(seats, number)
                    number += 1
        take(s, choose(m, s, rng, noise))
    winner: i64 = ranking(s)[0]
    for seat in seats:
        harvest.won = append(harvest.won, 1.0 if with_friends(s, winner, seat) else 0.0)
