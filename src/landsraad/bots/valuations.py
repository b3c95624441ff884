"""The minds of the bots: the tuned weights read for a ruleset, once a ruleset, with or without what practice taught."""

from __future__ import annotations

from landsraad.bots import weights
from landsraad.bots.learned import practice
from landsraad.bots.valuation import Valuation
from landsraad.model.rules import Rules

# A mind keeps its ruleset alive, so an id cannot come to mean another one.
_MINDS: dict[tuple[int, bool], Valuation] = {}


def new_valuation(rules: Rules, taught: bool = False) -> Valuation:
    """Return a mind with the tuned weights, ``taught`` also with what practice added to them on this host."""
    mind = Valuation(rules, weights.UNIT, weights.FLAT, list(weights.GENERAL.values()), weights.OTHER)
    if taught:
        mind.lesson = practice(rules.host)
    return mind


def valuation_of(rules: Rules, taught: bool = False) -> Valuation:
    """Return the mind for a ruleset; rulesets are few and live as long as the program."""
    key = (id(rules), taught)
    if key not in _MINDS:
        _MINDS[key] = new_valuation(rules, taught)
    return _MINDS[key]
