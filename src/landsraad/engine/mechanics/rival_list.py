"""What only Rival cards with a list of Factions say: Influence by that list, a condition on the Conflict (R-AGT-06)."""

from typing import Final

from landsraad.core.packed import i64
from landsraad.engine.actors.plan import actor
from landsraad.engine.actors.rivals import first_listed, lowest, settled
from landsraad.engine.atoms import influence, rivals
from landsraad.model.conditions import Condition
from landsraad.model.effects import Node
from landsraad.model.mechanic import Mechanic, Operation
from landsraad.model.state import Actor, Rival, State

# --- words ---------------------------------------------------------------------------------------------------------

RIVAL_LIST: Final = 21  # the family
OP_LISTED: Final = 140  # 1 Influence with the Faction at place a of the list, counted from 1
OP_FOR_ALLIANCE: Final = 141  # a Influence with a Faction whose Alliance that takes, else where it has least
OP_MOST: Final = 142  # a Influence with the Faction where it has most
C_CONFLICT_LEVEL: Final = 52  # the Conflict of the round is at least of level a


def listed_influence(place: int) -> Node:
    """1 Influence with the Faction at a place of the Rival's list (R-AGT-06)."""
    return Node(OP_LISTED, place)


def alliance_influence(n: int = 1) -> Node:
    """N Influence with one Faction: one whose Alliance this takes, if able, else where the Rival has least."""
    return Node(OP_FOR_ALLIANCE, n)


def most_influence(n: int = 1) -> Node:
    """N Influence with the Faction where the Rival has most."""
    return Node(OP_MOST, n)


def conflict_level(n: int) -> Condition:
    """The Conflict of the round is at least of this level (R-SPI-03)."""
    return Condition(C_CONFLICT_LEVEL, n)


class RivalList(Mechanic):
    """The room of what Rivals do by their list."""

    def __init__(self, list_rule: str, alliance_rule: str, most_rule: str) -> None:
        super().__init__("rival_list", RIVAL_LIST)
        self.rules = (list_rule, alliance_rule, most_rule)  # that the log names
        self.operations = (
            Operation(OP_LISTED, "listed_influence"),
            Operation(OP_FOR_ALLIANCE, "alliance_influence"),
            Operation(OP_MOST, "most_influence"),
        )
        self.conditions = ((C_CONFLICT_LEVEL, "conflict_level"),)

    def __repr__(self) -> str:
        return f"{self.name}({self.rules!r})"

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Judge the level of the current Conflict."""
        return s.conflict >= 0 and s.rules.conflict_level[s.conflict] >= a

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Gain Influence by the list, for an Alliance, or where there is most."""
        everything: i64 = (1 << s.rules.n_factions) - 1
        if op == OP_LISTED:
            faction: i64 = s.rules.rival_lists[rival.leader * s.rules.n_factions + a - 1]
            a = 1
            rivals.note_chose(s, rival, faction, self.rules[0])
        elif op == OP_FOR_ALLIANCE:
            faction = first_listed(s, rival, takes_alliance(s, rival, a))
            if faction >= 0:
                rivals.note_chose(s, rival, faction, self.rules[1])
            else:
                faction = settled(s, rival, lowest(s, rival, everything))
        else:
            faction = first_listed(s, rival, highest(s, rival))
            rivals.note_chose(s, rival, faction, self.rules[2])
        influence.gain_influence(s, rival, faction, a)


def takes_alliance(s: State, rival: Rival, n: i64) -> i64:
    """Return the Factions whose Alliance a Rival would take with n more Influence (B-INF-08, B-INF-11)."""
    mask: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        level: i64 = rival.influence(faction)
        to: i64 = level + n
        if to > s.rules.influence_top:
            to = s.rules.influence_top
        holder: i64 = s.alliance[faction]
        if holder < 0:
            if level < s.rules.alliance_at <= to:
                mask |= 1 << faction
        elif holder != rival.index and to >= s.rules.alliance_at and to > actor(s, holder).influence(faction):
            mask |= 1 << faction
        faction += 1
    return mask


def highest(s: State, rival: Rival) -> i64:
    """Return the Factions with which a Rival has the most Influence."""
    most: i64 = 0
    mask: i64 = 0
    faction: i64 = 0
    while faction < s.rules.n_factions:
        level: i64 = rival.influence(faction)
        if level > most:
            most = level
            mask = 0
        if level == most:
            mask |= 1 << faction
        faction += 1
    return mask
