"""The 18 Conflict cards."""

from landsraad.engine.mechanics.mentat import mentat_next_round
from landsraad.model.defs import ConflictDef
from landsraad.model.effects import (
    choose,
    control,
    influence,
    influence_any,
    intrigue,
    solari,
    spice,
    trash,
    vp,
    water,
)
from landsraad.model.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD

CONFLICTS = (
    ConflictDef("skirmish_a", 1, (vp(1),), (intrigue(1), solari(2)), (solari(2),)),
    ConflictDef("skirmish_b", 1, (vp(1),), (water(1),), (spice(1),)),
    ConflictDef("skirmish_c", 1, (influence_any(1), spice(1)), (spice(2),), (spice(1),)),
    ConflictDef("skirmish_d", 1, (influence_any(1), solari(2)), (solari(3),), (solari(2),)),
    ConflictDef(
        "cloak_and_dagger",
        2,
        (influence_any(1), intrigue(2)),
        (intrigue(1), spice(1)),
        (choose([intrigue(1)], [spice(1)]),),
    ),
    ConflictDef("desert_power", 2, (vp(1), water(1)), (water(1), spice(1)), (spice(1),)),
    ConflictDef("guild_bank_raid", 2, (solari(6),), (solari(4),), (solari(2),)),
    ConflictDef(
        "machinations",
        2,
        (choose([influence(EMPEROR)], [influence(GUILD)], [influence(BENE_GESSERIT)], [influence(FREMEN)], count=2),),
        (water(1), solari(2)),
        (water(1),),
    ),
    ConflictDef("raid_stockpiles", 2, (intrigue(1), spice(3)), (spice(2),), (spice(1),)),
    ConflictDef(
        "secure_imperial_basin",
        2,
        (vp(1), control("imperial_basin")),
        (water(2),),
        (water(1),),
        location="imperial_basin",
    ),
    ConflictDef("siege_of_arrakeen", 2, (vp(1), control("arrakeen")), (solari(4),), (solari(2),), location="arrakeen"),
    ConflictDef(
        "siege_of_carthag",
        2,
        (vp(1), control("carthag")),
        (intrigue(1), spice(1)),
        (spice(1),),
        location="carthag",
    ),
    ConflictDef(
        "sort_through_the_chaos",
        2,
        (mentat_next_round(), intrigue(1), solari(2)),
        (intrigue(1), solari(2)),
        (solari(2),),
    ),
    ConflictDef("terrible_purpose", 2, (vp(1), trash()), (water(1), spice(1)), (spice(1),)),
    ConflictDef(
        "battle_for_arrakeen",
        3,
        (vp(2), control("arrakeen")),
        (choose([intrigue(1)], [spice(2)], [solari(3)], count=2),),
        (intrigue(1), solari(2)),
        location="arrakeen",
    ),
    ConflictDef(
        "battle_for_carthag",
        3,
        (vp(2), control("carthag")),
        (intrigue(1), spice(3)),
        (spice(3),),
        location="carthag",
    ),
    ConflictDef(
        "battle_for_imperial_basin",
        3,
        (vp(2), control("imperial_basin")),
        (spice(5),),
        (spice(3),),
        location="imperial_basin",
    ),
    ConflictDef("grand_vision", 3, (influence_any(2), intrigue(1)), (intrigue(1), spice(3)), (spice(3),)),
)
