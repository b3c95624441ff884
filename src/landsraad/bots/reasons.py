"""Why one choice was better than another: what came of each where games were played on from there. Not compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import landsraad as ls
from landsraad.bots.handle import bot_stream, open_handle
from landsraad.bots.policy import choose
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import valuation_of
from landsraad.core.rng import Rng
from landsraad.engine.knowledge.determinize import determinize
from landsraad.engine.machine import take
from landsraad.model.state import State
from landsraad.model.terms import PHASE_COMBAT, PHASE_OVER

# What is counted, with its weight beside a Victory Point: only for putting reasons in order.
WEIGHTS = {
    "vp": 1.0,
    "fights": 0.9,
    "influence": 0.35,
    "intrigue": 0.25,
    "water": 0.2,
    "spice": 0.2,
    "solari": 0.15,
    "troops": 0.15,
}
# Differences that weigh less are noise.
LEAST = 0.06
FUTURES = 24
NOISE = 0.5


@dataclass(frozen=True)
class Reason:
    """One thing of which the better choice brought more, on average by the end of the round."""

    what: str
    played: float
    best: float

    @property
    def weight(self) -> float:
        """How much it counts."""
        return WEIGHTS[self.what] * (self.best - self.played)

    def to_json(self) -> dict[str, object]:
        """Return plain data."""
        return {"what": self.what, "played": round(self.played, 3), "best": round(self.best, 3)}


def counted(s: State, seat: int, fights: int) -> dict[str, float]:
    """Return what a seat has."""
    one = s.seats[seat]
    return {
        "vp": float(one.vp),
        "fights": float(fights),
        "influence": float(sum(int(one.influence(faction)) for faction in range(4))),
        "intrigue": float(len(one.intrigue)),
        "water": float(one.water),
        "spice": float(one.spice),
        "solari": float(one.solari),
        "troops": float(one.garrison),
    }


def play_on(s: State, seat: int, action: int, mind: Valuation, rng: Rng) -> dict[str, float]:
    """Take an action and let the policy play for everybody to the end of the round; return what the seat has then."""
    round_ = int(s.round)
    won = 0
    take(s, action)
    while s.phase != PHASE_OVER and s.round == round_:
        if s.phase == PHASE_COMBAT and s.winner == seat:
            won = 1
        take(s, choose(mind, s, rng, NOISE))
    return counted(s, seat, won)


def futures(root: State, seat: int, action: int, seed: int, rng: Rng, count: int = FUTURES) -> dict[str, float]:
    """Return what an action comes to on average; two actions of a question meet the same hidden cards."""
    mind = valuation_of(root.rules, False)
    total = dict.fromkeys(WEIGHTS, 0.0)
    for number in range(count):
        found = play_on(determinize(root, seat, (seed << 32) + number), seat, action, mind, rng)
        for what, value in found.items():
            total[what] += value / count
    return total


def reasons(game: ls.Game, number: int, played: int, best: int, seed: int = 0, count: int = FUTURES) -> list[Reason]:
    """Return what the better choice of the open question brings more, the weightiest first."""
    seat = game.seat
    assert seat is not None
    stream = bot_stream(seed, seat, number)
    handle = open_handle(game, seat, stream)
    root = handle.determinize(handle.rng.word())._state
    draw = int(handle.rng.word())
    one = futures(root, seat, played, draw, bot_stream(seed, seat, number), count)
    other = futures(root, seat, best, draw, bot_stream(seed, seat, number), count)
    return ordered([Reason(what, one[what], other[what]) for what in WEIGHTS])


def ordered(found: Sequence[Reason]) -> list[Reason]:
    """Return the reasons that weigh enough, the weightiest first."""
    return sorted((reason for reason in found if reason.weight >= LEAST), key=lambda reason: -reason.weight)
