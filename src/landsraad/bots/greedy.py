"""A bot that looks one choice ahead: it tries every option on a determinised copy and takes the best position."""

from __future__ import annotations

import landsraad as ls
from landsraad.bots.characters import PLAIN, liked_in_view
from landsraad.bots.evaluate import WINNING, Evaluator
from landsraad.bots.handle import Handle, View
from landsraad.bots.thing_values import worth_of

# Decisions that only make another one precise. A position in front of one of these is worth its best option.
STEPS_ON_THE_WAY = frozenset(
    (
        "choose_agent",
        "choose_space",
        "choose_effect",
        "pay",
        "trash",
        "discard",
        "gain_influence",
        "lose_influence",
        "choose_opponent",
        "acquire_free",
        "reserve_card",
        "take_back",
        "top_card",
        "put_card",
        "recall_agent",
        "choose_line",
        "place_spy",
        "recall_spy",
        "recall_spy_first",
        "infiltrate",
        "gather_intelligence",
        "take_contract",
        "train",
        "shield_wall",
        "flip_icon",
        "trash_intrigue",
        "draw_one",
        "discard_one",
        "buy_with_solari",
        "choose_arrow",
        "choose_double_arrow",
        "activate",
        "play_for",
        "reinforce",
        "trade_with",
        "choose_gift",
        "choose_amount",
        "give_intrigue",
        "to_throne",
        "give_contract",
    )
)
DEPTH = 3


class GreedyBot:
    """Plays for the best position in sight; ``samples`` copies are tried and their values added up."""

    character = PLAIN

    def __init__(self, samples: int = 1, limit: int = 60) -> None:
        self.samples = samples
        self.limit = limit  # positions looked at in one copy, so that a rare long list costs no more than others

    def choose(self, handle: Handle) -> int:
        """Return the option with the best outlook; of equals the first."""
        options = handle.decision.options
        if len(options) == 1:
            return options[0].action
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            copy = handle.determinize(handle.rng.word())
            search = _Search(copy, handle, self.limit, self.character)
            for number, option in enumerate(options):
                totals[number] += search.after(copy, option.action, DEPTH)
        return options[totals.index(max(totals))].action


class _Search:
    """The looking ahead in one determinised copy."""

    def __init__(self, copy: ls.Game, handle: Handle, limit: int, character: str) -> None:
        self.seat = handle.seat
        self.evaluator = Evaluator(worth_of(copy.setup), handle.view, handle.seat)
        self.left = limit
        self.character = character

    def value(self, game: ls.Game) -> float:
        """Return the worth of a position, as the character sees it."""
        view: View = game.view(self.seat)
        return self.evaluator.value(view) + liked_in_view(self.character, view["seats"][self.seat])

    def after(self, game: ls.Game, action: int, depth: int) -> float:
        """Return the outlook after an action."""
        following = game.clone()
        following.apply(action)
        if following.over:
            best = following.standings()[0]
            won = any(one.rank == best.rank and one.seat == self.seat for one in following.standings())
            return self.value(following) + (WINNING if won else 0.0)
        if depth > 0 and following.seat == self.seat and self.left > 0:
            decision = following.decision
            if decision is not None and decision.kind in STEPS_ON_THE_WAY:
                return max(self.after(following, option.action, depth - 1) for option in decision.options)
        self.left -= 1
        return self.value(following)
