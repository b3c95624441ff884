"""The 17 Intrigue cards."""

from landsraad.engine.mechanics.fleet import dreadnought, has_dreadnoughts, retreat_dreadnought
from landsraad.engine.mechanics.freight import freighter
from landsraad.engine.mechanics.tech import acquire_tech, owns_tiles
from landsraad.model.conditions import (
    COUNCIL_SEAT,
    has_solari,
    owns,
    some_of,
    tracks_at,
    units_deployed,
)
from landsraad.model.defs import IntrigueDef
from landsraad.model.effects import (
    deploy_units,
    discard,
    draw,
    each_opponent,
    influence_any,
    influence_sent,
    influence_with_agents,
    lose_influence,
    lose_troop,
    on_win,
    pay,
    solari,
    spice,
    swords,
    trash,
    troops,
    vp,
    water,
    when,
)

CONSPIRACY = (has_dreadnoughts(2), owns("the_spice_must_flow", 1), tracks_at(4, 2), COUNCIL_SEAT)

INTRIGUES = (
    IntrigueDef(
        "advanced_weaponry",
        plot=(pay([solari(3)], [dreadnought(1)]),),
        combat=(when(owns_tiles(3), [swords(4)]),),
    ),
    IntrigueDef("blackmail", combat=(pay([lose_influence(1)], [swords(5)]),)),
    IntrigueDef("cannon_turrets", combat=(swords(2), each_opponent([retreat_dreadnought(1)]))),
    IntrigueDef("cull", plot=(pay([solari(1)], [trash()]),)),
    IntrigueDef("diversion", plot=(freighter(1),), condition=units_deployed(4)),
    IntrigueDef("expedite", plot=(pay([spice(1)], [freighter(1)]),)),
    IntrigueDef("finesse", plot=(pay([lose_influence(1)], [influence_any(1)]),), combat=(swords(2),)),
    IntrigueDef("glimpse_the_path", plot=(pay([spice(1)], [water(1), draw(1)]),)),
    IntrigueDef(
        "grand_conspiracy",
        endgame=(when(some_of(3, *CONSPIRACY), [vp(1)]), when(some_of(4, *CONSPIRACY), [vp(1)])),
    ),
    IntrigueDef("ixian_probe", plot=(pay([discard(2)], [draw(2)]),)),
    IntrigueDef("machine_culture", plot=(acquire_tech(),), endgame=(when(owns_tiles(3), [vp(1)]),)),
    IntrigueDef("quid_pro_quo", plot=(pay([spice(2)], [influence_with_agents(1)]),)),
    IntrigueDef("second_wave", combat=(swords(2), deploy_units(2))),
    IntrigueDef("secret_forces", plot=(when(COUNCIL_SEAT, [troops(2)]),)),
    IntrigueDef("strategic_push", combat=(swords(2), on_win([solari(2)]))),
    IntrigueDef("strongarm", plot=(pay([lose_troop(1)], [influence_sent(1)]),)),
    IntrigueDef("war_chest", combat=(pay([solari(2)], [swords(4)]),), endgame=(when(has_solari(10), [vp(1)]),)),
)
