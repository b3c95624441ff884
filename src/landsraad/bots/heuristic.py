"""The heuristic bot: the tuned policy on its own, no look-ahead."""

from __future__ import annotations

from landsraad.bots import weights
from landsraad.bots.handle import Handle
from landsraad.bots.mind import Mind
from landsraad.bots.policy import choose
from landsraad.model.rules import Rules

_MINDS: dict[int, Mind] = {}


def new_mind(rules: Rules) -> Mind:
    """Return a mind with the tuned weights."""
    return Mind(rules, weights.UNIT, weights.FLAT, list(weights.GENERAL.values()), weights.OTHER)


def mind_of(rules: Rules) -> Mind:
    """Return the mind for a ruleset; rulesets are few and live as long as the program."""
    key = id(rules)
    if key not in _MINDS:
        _MINDS[key] = new_mind(rules)
    return _MINDS[key]


class HeuristicBot:
    """Weighs every option by its effects and takes the best."""

    def choose(self, handle: Handle) -> int:
        """Return the option with the best score."""
        options = handle.decision.options
        if len(options) == 1:
            return options[0].action
        state = handle.determinize(handle.rng.word())._state
        return int(choose(mind_of(state.rules), state, handle.rng, 0.0))
