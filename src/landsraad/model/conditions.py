"""Conditions: questions about the game that effects ask when they are resolved; ``docs/effects.md`` lists them."""

from dataclasses import dataclass

from landsraad.model.terms import (
    BENE_GESSERIT,
    C_AGENT_TO_COME,
    C_AGENTS_ON,
    C_ALLIANCE,
    C_ANY_ALLIANCE,
    C_COUNCIL,
    C_DEPLOYED,
    C_ENEMY_HERE,
    C_GAINED_SPICE,
    C_HARVESTED,
    C_INFLUENCE,
    C_OTHER_IN_PLAY,
    C_OWNS,
    C_OWNS_MOST,
    C_PERSUASION,
    C_REVEAL_TURN,
    C_SENT_TO,
    C_SOLARI,
    C_SOME,
    C_TRACKS,
    C_TURN_START,
    C_UNITS_DEPLOYED,
    FREMEN,
)


@dataclass(frozen=True)
class Condition:
    """A question about the game that is judged when an effect is resolved."""

    kind: int
    a: int | str = 0
    b: int = 0
    of: tuple["Condition", ...] = ()


FREMEN_BOND = Condition(C_OTHER_IN_PLAY, FREMEN)
SISTER = Condition(C_OTHER_IN_PLAY, BENE_GESSERIT)
ANY_ALLIANCE = Condition(C_ANY_ALLIANCE)
COUNCIL_SEAT = Condition(C_COUNCIL)
REVEAL_TURN = Condition(C_REVEAL_TURN)
TURN_START = Condition(C_TURN_START)
ENEMY_HERE = Condition(C_ENEMY_HERE)
AGENT_TO_COME = Condition(C_AGENT_TO_COME)


def has_influence(faction: int, n: int) -> Condition:
    """At least n Influence with the Faction."""
    return Condition(C_INFLUENCE, faction, n)


def has_alliance(faction: int) -> Condition:
    """Holds the Faction's Alliance token."""
    return Condition(C_ALLIANCE, faction)


def owns(card: str, n: int) -> Condition:
    """Owns at least n copies of the card."""
    return Condition(C_OWNS, card, n)


def owns_most(card: str) -> Condition:
    """Owns more copies of the card than each opponent."""
    return Condition(C_OWNS_MOST, card)


def tracks_at(n: int, tracks: int) -> Condition:
    """At least n Influence on at least this many tracks."""
    return Condition(C_TRACKS, n, tracks)


def deployed_this_turn(n: int) -> Condition:
    """At least n own troops were deployed this turn."""
    return Condition(C_DEPLOYED, n)


def units_deployed(n: int) -> Condition:
    """At least n own units were deployed this turn."""
    return Condition(C_UNITS_DEPLOYED, n)


def agents_on(n: int, *icons: int) -> Condition:
    """At least n own Agents are on spaces with one of these icons."""
    return Condition(C_AGENTS_ON, sum(1 << icon for icon in icons), n)


def has_persuasion(n: int) -> Condition:
    """Has at least n Persuasion."""
    return Condition(C_PERSUASION, n)


def has_solari(n: int) -> Condition:
    """Has at least n Solari."""
    return Condition(C_SOLARI, n)


def harvested_this_turn(n: int) -> Condition:
    """Harvested at least n spice this turn."""
    return Condition(C_HARVESTED, n)


def gained_spice(n: int) -> Condition:
    """Gained at least n spice this turn, from any source; what was paid is not subtracted (C-COM-06, C-COM-07)."""
    return Condition(C_GAINED_SPICE, n)


def sent_to(space: str) -> Condition:
    """The Agent of this turn was sent to the space."""
    return Condition(C_SENT_TO, space)


def some_of(n: int, *conditions: Condition) -> Condition:
    """At least n of the conditions hold."""
    return Condition(C_SOME, n, len(conditions), conditions)
