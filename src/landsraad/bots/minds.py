"""The minds of the bots: the tuned weights read for a ruleset, once a ruleset."""

from __future__ import annotations

from landsraad.bots import weights
from landsraad.bots.mind import Mind
from landsraad.model.rules import Rules

# A mind keeps its ruleset alive, so an id cannot come to mean another one.
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
