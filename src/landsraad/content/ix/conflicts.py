"""The four Conflict cards: two of level I, one each of levels II and III."""

from landsraad.engine.mechanics.freight import freighter
from landsraad.model.defs import ConflictDef
from landsraad.model.effects import choose, intrigue, pay, solari, spice, troops, vp, water

# The Epic game needs it whether the others join or not (M-EPC-01).
ECONOMIC_SUPREMACY = ConflictDef(
    "economic_supremacy",
    3,
    (vp(1), pay([solari(6)], [vp(1)]), pay([spice(4)], [vp(1)])),
    (vp(1),),
    (spice(2), solari(2)),
)

CONFLICTS = (
    ConflictDef("skirmish_ix_1", 1, (freighter(1), spice(1)), (solari(3),), (solari(2),)),
    ConflictDef("skirmish_ix_2", 1, (freighter(1), troops(1)), (spice(2),), (spice(1),)),
    ConflictDef(
        "trade_monopoly",
        2,
        (freighter(2), troops(1)),
        (intrigue(1), water(1)),
        (choose([intrigue(1)], [water(1)]),),
    ),
    ECONOMIC_SUPREMACY,
)
