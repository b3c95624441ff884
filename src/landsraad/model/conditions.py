"""Conditions: questions about the game that effects ask when they are resolved; ``docs/effects.md`` lists them."""

from dataclasses import dataclass

from landsraad.model.terms import (
    BENE_GESSERIT,
    C_ACQUIRED,
    C_AGENT_TO_COME,
    C_AGENTS_ON,
    C_ALLIANCE,
    C_ANY_ALLIANCE,
    C_ANY_SWORDMASTER,
    C_COUNCIL,
    C_DEPLOYED,
    C_ENEMY_ALLIANCE,
    C_ENEMY_HERE,
    C_GAINED_SPICE,
    C_HARVESTED,
    C_INFLUENCE,
    C_LOST,
    C_MOST_DEPLOYED,
    C_NOT,
    C_OTHER_IN_PLAY,
    C_OWNS,
    C_OWNS_MOST,
    C_PERSUASION,
    C_PICKED,
    C_PICKED_COST,
    C_REACHED,
    C_REVEAL_TURN,
    C_SENT_TO,
    C_SENT_TO_ICONS,
    C_SENT_TO_MAKER,
    C_SOLARI,
    C_SOME,
    C_SPICE,
    C_STRENGTH,
    C_SWORDMASTER,
    C_TRACKS,
    C_TURN_START,
    C_UNITS_DEPLOYED,
    C_UNITS_IN_CONFLICT,
    EMPEROR,
    FREMEN,
    GUILD,
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
HAS_SWORDMASTER = Condition(C_SWORDMASTER)
ANY_SWORDMASTER = Condition(C_ANY_SWORDMASTER)
SENT_TO_MAKER = Condition(C_SENT_TO_MAKER)
MOST_DEPLOYED = Condition(C_MOST_DEPLOYED)
SENT_TO_FACTION = Condition(C_SENT_TO_ICONS, 1 << EMPEROR | 1 << GUILD | 1 << BENE_GESSERIT | 1 << FREMEN)


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


def has_spice(n: int) -> Condition:
    """Has at least n spice."""
    return Condition(C_SPICE, n)


def lost_troops(n: int) -> Condition:
    """Has just lost at least n troops at the end of a Conflict (I-CLR-16)."""
    return Condition(C_LOST, n)


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


def lacks(condition: Condition) -> Condition:
    """The condition does not hold."""
    return Condition(C_NOT, of=(condition,))


def sent_to_icons(*icons: int) -> Condition:
    """The Agent of this turn was sent to a space with one of these icons."""
    return Condition(C_SENT_TO_ICONS, sum(1 << icon for icon in icons))


def strength_at_least(n: int) -> Condition:
    """Has at least n strength in the Conflict at this moment (U-REV-03)."""
    return Condition(C_STRENGTH, n)


def units_in_conflict(n: int) -> Condition:
    """Has at least n units in the Conflict."""
    return Condition(C_UNITS_IN_CONFLICT, n)


def enemy_alliance_at(n: int) -> Condition:
    """At least n Influence with a Faction whose Alliance an opponent holds."""
    return Condition(C_ENEMY_ALLIANCE, n)


def acquired_this_turn(card: str) -> Condition:
    """The card was acquired this turn."""
    return Condition(C_ACQUIRED, card)


def picked(faction: int) -> Condition:
    """The card that was discarded or trashed last belongs to the Faction."""
    return Condition(C_PICKED, faction)


def picked_cost(n: int) -> Condition:
    """The card that was discarded or trashed last has a cost of at least n."""
    return Condition(C_PICKED_COST, n)


def reached(faction: int, n: int) -> Condition:
    """n Influence with the Faction was reached just now, by moving up (U-INF-03, U-INF-04)."""
    return Condition(C_REACHED, faction, n)
