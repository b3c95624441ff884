"""A finished or unfinished game looked at again: chances by search, what was lost, what the bot would have done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import landsraad as ls
from landsraad.bots.considered import Considered
from landsraad.bots.handle import bot_stream, open_handle
from landsraad.bots.look_ahead import ponder
from landsraad.bots.search import LearnedSearchBot
from landsraad.model.state import State


@dataclass(frozen=True)
class Judgement:
    """One decision: what was done, what the bot would have done, and the chance of winning after each."""

    number: int  # of the decision in the game, from 0
    seat: int
    round: int
    kind: str
    played: str
    best: str
    value: float  # chance of winning after what was played, as the seat could judge it
    best_value: float
    considered: Considered

    @property
    def loss(self) -> float:
        """What the choice cost; nothing where the bot agrees."""
        return max(0.0, self.best_value - self.value)

    def to_json(self) -> dict[str, object]:
        """Return plain data."""
        return {
            "decision": self.number,
            "seat": self.seat,
            "round": self.round,
            "kind": self.kind,
            "played": self.played,
            "best": self.best,
            "value": round(self.value, 4),
            "best_value": round(self.best_value, 4),
            "loss": round(self.loss, 4),
            "considered": self.considered.to_json(),
        }


@dataclass(frozen=True)
class Turn:
    """Decisions of one seat in a row, with what they lost together and the worst of them."""

    seat: int
    round: int
    first: int
    last: int
    loss: float
    worst: Judgement

    def to_json(self) -> dict[str, object]:
        """Return plain data."""
        return {
            "seat": self.seat,
            "round": self.round,
            "first": self.first,
            "last": self.last,
            "loss": round(self.loss, 4),
            "worst": self.worst.number,
            "played": self.worst.played,
            "best": self.worst.best,
        }


class Analyst:
    """Looks at decisions with the strongest bot and a fixed number of iterations, so that a run can be repeated."""

    def __init__(self, iterations: int = 200, seed: int = 0) -> None:
        self.iterations = iterations
        self.seed = seed
        self.bot = LearnedSearchBot(iterations=iterations)

    def judge(self, game: ls.Game, number: int, action: int) -> Judgement:
        """Judge the decision that is open, of which ``action`` was taken."""
        seat = game.seat
        decision = game.decision
        assert seat is not None
        assert decision is not None
        handle = open_handle(game, seat, bot_stream(self.seed, seat, number))
        choice = self.bot.choose(handle)
        considered = self.bot.considered
        assert considered is not None
        texts = {option.action: option.text for option in decision.options}
        root = handle.determinize(handle.rng.word())._state
        seed = int(handle.rng.word())
        best = self.chance(root, seat, number, seed, choice)
        value = best if choice == action else self.chance(root, seat, number, seed, action)
        return Judgement(
            number, seat, int(root.round), decision.kind, texts[action], texts[choice], value, best, considered
        )

    def chance(self, root: State, seat: int, number: int, seed: int, action: int) -> float:
        """Return the chance of winning after an action; two actions of a decision meet the same futures."""
        plan = self.bot.plan(root, bot_stream(self.seed, seat, number))
        tries = max(8, self.iterations // 4)
        ponder(plan, root, seat, tries, seed, action)
        return float(plan.value[0]) / tries


def analyze(
    opening: ls.Game,
    actions: Sequence[int],
    analyst: Analyst,
    watch: Callable[[int, int], None] | None = None,
    seat: int | None = None,
) -> list[Judgement]:
    """Play a game again from its opening and judge every decision that was a choice, or only those of one seat."""
    game = opening.clone()
    found: list[Judgement] = []
    for number, action in enumerate(actions):
        if seat in (None, game.seat) and len(game.legal_actions()) > 1:
            found.append(analyst.judge(game, number, action))
        game.apply(action)
        if watch is not None:
            watch(number + 1, len(actions))
    return found


def turns(judgements: Sequence[Judgement]) -> list[Turn]:
    """Join the decisions of a seat in a row to turns, those that lost most first."""
    groups: list[list[Judgement]] = []
    for judgement in judgements:
        if groups and groups[-1][-1].seat == judgement.seat and groups[-1][-1].round == judgement.round:
            groups[-1].append(judgement)
        else:
            groups.append([judgement])
    found = [
        Turn(
            group[0].seat,
            group[0].round,
            group[0].number,
            group[-1].number,
            sum(judgement.loss for judgement in group),
            max(group, key=lambda judgement: judgement.loss),
        )
        for group in groups
    ]
    return sorted(found, key=lambda turn: (-turn.loss, turn.first))
