"""Expert troop deployment of Rivals (H-EXP)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor, actor_count, are_enemies
from landsraad.engine.strength import unit_strength
from landsraad.model.state import Rival, State


def held_back(s: State, rival: Rival) -> bool:
    """Tell whether expert troop deployment forbids a Rival to deploy troops (H-EXP-02)."""
    if s.rules.rival_expert == 0 or s.rules.conflict_level[s.conflict] >= s.rules.expert_below:
        return False
    return expert_lead(s, rival) >= s.rules.expert_lead


def expert_lead(s: State, rival: Rival) -> i64:
    """Return by how much strength of units a Rival leads the strongest other participant (H-EXP-03)."""
    best: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        power: i64 = unit_strength(s, actor(s, number))
        if are_enemies(s, number, rival.index) and power > best:
            best = power
        number += 1
    return unit_strength(s, rival) - best
