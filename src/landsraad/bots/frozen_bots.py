"""Bots that stay as they are: opponents of the benchmark, which later versions must meet unchanged.

``heuristic-1`` and ``greedy-1`` are the bots of those names when Landsraad-Bench began. Their numbers are files of
their own (``frozen``), so no tuning reaches them; that no change of code does either is held by a digest of what they
choose (``tests/bots/frozen.json``).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from landsraad.bots.base import Bot
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.learned import kept_net
from landsraad.bots.look_ahead import HORIZON_TURN, Plan
from landsraad.bots.net import Net
from landsraad.bots.search import LookAheadBot
from landsraad.bots.valuation import Valuation
from landsraad.core.rng import Rng
from landsraad.model.rules import Rules
from landsraad.model.state import State

_MINDS: dict[int, Valuation] = {}


def kept(name: str) -> Path:
    """Return a file of a frozen bot."""
    return Path(str(files("landsraad.bots") / "frozen" / name))


@cache
def weights() -> dict[str, Any]:
    """Return the weights of the frozen policy."""
    found: dict[str, Any] = json.loads(kept("weights-1.json").read_text("utf-8"))
    return found


def mind_of(rules: Rules) -> Valuation:
    """Return the frozen mind for a ruleset; it keeps the ruleset alive, so an id cannot come to mean another one."""
    if id(rules) not in _MINDS:
        told = weights()
        _MINDS[id(rules)] = Valuation(rules, told["unit"], told["flat"], list(told["general"].values()), told["other"])
    return _MINDS[id(rules)]


class FrozenHeuristic(LookAheadBot):
    """The heuristic of the first benchmark: 48 tries within its own turn."""

    name = "heuristic-1"

    def __init__(self) -> None:
        super().__init__(iterations=48)

    def net(self, host: str) -> Net:
        """Return the frozen evaluation."""
        return kept_net(kept("evaluation-1.npz"))

    def plan(self, root: State, rng: Rng) -> Plan:
        """Return a plan with the settings of that time."""
        return Plan(mind_of(root.rules), self.net(root.rules.host), rng, 4, HORIZON_TURN, 0.12, 3.0, 0.0, 0.4)


FROZEN: dict[str, Callable[[], Bot]] = {"greedy-1": GreedyBot, "heuristic-1": FrozenHeuristic}
