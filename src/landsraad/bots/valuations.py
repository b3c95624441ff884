"""The minds of the bots: the tuned weights read for a ruleset, once a ruleset, with or without what practice taught."""

from __future__ import annotations

from landsraad.bots.characters import PLAIN, likes_of, weights_of
from landsraad.bots.learned import practice
from landsraad.bots.net import packed
from landsraad.bots.valuation import Valuation
from landsraad.model.rules import Rules

# A mind keeps its ruleset alive, so an id cannot come to mean another one.
_MINDS: dict[tuple[int, bool, str], Valuation] = {}


def new_valuation(rules: Rules, taught: bool = False, character: str = PLAIN) -> Valuation:
    """Return a mind with the weights of a character, ``taught`` also with what practice added to them on this host."""
    mind = Valuation(rules, *weights_of(character))
    mind.likes = packed(likes_of(character))
    if taught:
        mind.lesson = practice(rules.host)
    return mind


def valuation_of(rules: Rules, taught: bool = False, character: str = PLAIN) -> Valuation:
    """Return the mind for a ruleset; rulesets and characters are few and live as long as the program."""
    key = (id(rules), taught, character)
    if key not in _MINDS:
        _MINDS[key] = new_valuation(rules, taught, character)
    return _MINDS[key]
