"""What experts among the Rivals hold back: troops (H-EXP, R-VAR-08) and visits to Factions (R-VAR-12)."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count, are_enemies
from landsraad.engine.strength import packed_total, unit_strength
from landsraad.model.state import Actor, Rival, State

FAR_BEHIND: Final = 2  # Influence (R-VAR-13)


def held_back(s: State, rival: Rival) -> bool:
    """Tell whether expert troop deployment forbids a Rival to deploy troops (H-EXP-02)."""
    if s.rules.rival_expert == 0 or s.rules.conflict_level[s.conflict] >= s.rules.expert_below:
        return False
    return expert_lead(s, rival) >= s.rules.expert_lead


def expert_lead(s: State, rival: Rival) -> i64:
    """Return by how much strength of units, or units, a Rival leads the best other (H-EXP-03, R-VAR-11)."""
    best: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        power: i64 = weight(s, actor(s, number))
        if are_enemies(s, number, rival.index) and power > best:
            best = power
        number += 1
    return weight(s, rival) - best


def weight(s: State, one: Actor) -> i64:
    """Return what the lead is counted in: the strength of an actor's units in the Conflict, or their number."""
    if s.rules.expert_units == 0:
        return unit_strength(s, one)
    return one.conflict + packed_total(one.units_conflict)


def shunned(s: State, rival: Rival, space: i64) -> str:
    """Return the rule by which a Rival passes a Faction's space over, "" for none (R-VAR-12, R-VAR-13)."""
    if (s.rules.rival_shuns >> space) & 1 == 0:
        return ""
    faction: i64 = 0
    while s.rules.track_icon[faction] != s.rules.space_icon[space]:
        faction += 1
    own: i64 = rival.influence(faction)
    best: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        theirs: i64 = actor(s, number).influence(faction)
        if are_enemies(s, number, rival.index) and theirs > best:
            best = theirs
        number += 1
    if s.alliance[faction] == rival.index and own > best:
        return s.rules.policy.ahead_rule
    if own >= s.rules.influence_vp_at and best - own >= FAR_BEHIND:
        return s.rules.policy.behind_rule
    return ""
