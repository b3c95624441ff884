"""The minds of the bots: the tuned weights read for a ruleset, once a ruleset, with or without what was learned."""

from __future__ import annotations

from landsraad.bots.characters import PLAIN, likes_of, weights_of
from landsraad.bots.learned import options_net
from landsraad.bots.net import packed
from landsraad.bots.option_net import Scorer
from landsraad.bots.valuation import Valuation
from landsraad.model.rules import Rules

# A mind keeps its ruleset alive, so an id cannot come to mean another one.
_MINDS: dict[tuple[int, bool, str], Valuation] = {}


def new_valuation(rules: Rules, taught: bool = False, character: str = PLAIN) -> Valuation:
    """Return a mind with the weights of a character, ``taught`` also with what was learned of options."""
    mind = Valuation(rules, *weights_of(character))
    mind.likes = packed(likes_of(character))
    learned = options_net() if taught else None
    if learned is not None:
        mind.learned = Scorer(learned, rules)
    return mind


def valuation_of(rules: Rules, taught: bool = False, character: str = PLAIN) -> Valuation:
    """Return the mind for a ruleset; rulesets and characters are few and live as long as the program."""
    key = (id(rules), taught, character)
    if key not in _MINDS:
        _MINDS[key] = new_valuation(rules, taught, character)
    return _MINDS[key]
