"""The 16 Conflict cards and their battle icons (U-CMP-04)."""

from landsraad.engine.mechanics.contracts import contract
from landsraad.engine.mechanics.objectives import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD
from landsraad.engine.mechanics.spies import recall_spy, spy
from landsraad.model.defs import ConflictDef
from landsraad.model.effects import (
    choose,
    control,
    influence,
    influence_any,
    intrigue,
    pay,
    solari,
    spice,
    trash,
    troops,
    vp,
    water,
)
from landsraad.model.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD

CONFLICTS = (
    ConflictDef("skirmish_crysknife", 1, (influence_any(1),), (intrigue(1), spice(1)), (spice(1),)),
    ConflictDef("skirmish_ornithopter", 1, (intrigue(1), solari(1)), (intrigue(1), solari(2)), (intrigue(1),)),
    ConflictDef("skirmish_desert_mouse", 1, (solari(2),), (solari(3),), (solari(2),)),
    ConflictDef(
        "choam_security",
        2,
        (influence(GUILD), contract(), troops(1)),
        (water(1), solari(2), troops(2)),
        (intrigue(1), troops(1)),
    ),
    ConflictDef(
        "spice_freighters",
        2,
        (influence_any(1), pay([spice(3)], [vp(1)])),
        (water(1), spice(1), troops(1)),
        (spice(1), troops(1)),
    ),
    ConflictDef(
        "siege_of_arrakeen",
        2,
        (control("arrakeen"), solari(2), troops(2)),
        (solari(4), troops(1)),
        (solari(3),),
        location="arrakeen",
    ),
    ConflictDef(
        "seize_spice_refinery",
        2,
        (control("spice_refinery"), spy(), spice(2)),
        (intrigue(1), spice(1), troops(1)),
        (spice(2),),
        location="spice_refinery",
    ),
    ConflictDef("test_of_loyalty", 2, (influence(EMPEROR), spy(), solari(2)), (solari(4), troops(1)), (solari(3),)),
    ConflictDef(
        "shadow_contest",
        2,
        (influence(BENE_GESSERIT), intrigue(1)),
        (intrigue(1), spice(1), troops(1)),
        (spice(1), troops(1)),
    ),
    ConflictDef(
        "secure_imperial_basin",
        2,
        (control("imperial_basin"), spice(2), troops(1)),
        (water(2), troops(1)),
        (water(1), troops(1)),
        location="imperial_basin",
    ),
    ConflictDef(
        "protect_the_sietches",
        2,
        (influence(FREMEN), water(1), troops(1)),
        (spice(3), troops(1)),
        (spice(2),),
    ),
    ConflictDef(
        "trade_dispute",
        2,
        (contract(), water(1), trash()),
        (water(1), spice(1), trash()),
        (water(1), troops(1)),
    ),
    ConflictDef(
        "propaganda",
        3,
        (choose([influence(EMPEROR)], [influence(GUILD)], [influence(BENE_GESSERIT)], [influence(FREMEN)], count=2),),
        (intrigue(1), spice(3)),
        (spice(3),),
    ),
    ConflictDef(
        "battle_for_imperial_basin",
        3,
        (vp(1), control("imperial_basin"), pay([spice(4)], [vp(1)])),
        (spice(5),),
        (spice(3),),
        location="imperial_basin",
    ),
    ConflictDef(
        "battle_for_arrakeen",
        3,
        (vp(1), control("arrakeen"), pay([recall_spy(2)], [vp(1)])),
        (intrigue(1), spice(1), solari(3)),
        (spice(2), solari(2)),
        location="arrakeen",
    ),
    ConflictDef(
        "battle_for_spice_refinery",
        3,
        (vp(1), control("spice_refinery"), pay([solari(6)], [vp(1)])),
        (intrigue(1), spice(3)),
        (spice(3),),
        location="spice_refinery",
    ),
)

BATTLE_ICONS = {
    "skirmish_crysknife": CRYSKNIFE,
    "skirmish_ornithopter": ORNITHOPTER,
    "skirmish_desert_mouse": DESERT_MOUSE,
    "choam_security": CRYSKNIFE,
    "spice_freighters": CRYSKNIFE,
    "siege_of_arrakeen": ORNITHOPTER,
    "seize_spice_refinery": CRYSKNIFE,
    "test_of_loyalty": ORNITHOPTER,
    "shadow_contest": ORNITHOPTER,
    "secure_imperial_basin": DESERT_MOUSE,
    "protect_the_sietches": DESERT_MOUSE,
    "trade_dispute": DESERT_MOUSE,
    "propaganda": WILD,
    "battle_for_imperial_basin": ORNITHOPTER,
    "battle_for_arrakeen": CRYSKNIFE,
    "battle_for_spice_refinery": DESERT_MOUSE,
}
# Spaces whose Conflicts the Shield Wall protects (U-SHW-01).
WALLED = ("arrakeen", "spice_refinery", "imperial_basin")
