"""The nine House Hagal cards for games with Rivals."""

from landsraad.model.conditions import DREADNOUGHT_LEFT, has_influence
from landsraad.model.defs import RivalCardDef
from landsraad.model.effects import (
    acquire_tech,
    choose,
    dreadnought,
    freighter,
    influence,
    negotiator,
    troops,
)
from landsraad.model.terms import GUILD

RIVAL_CARDS = (
    RivalCardDef(
        "hagal_interstellar_shipping",
        1,
        "interstellar_shipping",
        swords=3,
        effects=(freighter(2),),
        needs=has_influence(GUILD, 2),
    ),
    RivalCardDef(
        "hagal_foldspace_or_interstellar_shipping",
        1,
        "interstellar_shipping",
        swords=2,
        effects=(freighter(2),),
        needs=has_influence(GUILD, 2),
        other_space="foldspace",
        other_effects=(influence(GUILD),),
    ),
    RivalCardDef(
        "hagal_smuggling_or_interstellar_shipping",
        1,
        "interstellar_shipping",
        swords=2,
        effects=(freighter(2),),
        needs=has_influence(GUILD, 2),
        other_space="smuggling",
        other_effects=(freighter(1),),
    ),
    RivalCardDef(
        "hagal_tech_negotiation",
        2,
        "tech_negotiation",
        players=(1,),
        effects=(choose([acquire_tech(1)], [negotiator(1)]),),
    ),
    RivalCardDef(
        "hagal_dreadnought_1p",
        2,
        "dreadnought",
        swords=3,
        players=(1,),
        effects=(dreadnought(1), acquire_tech()),
        needs=DREADNOUGHT_LEFT,
    ),
    RivalCardDef(
        "hagal_dreadnought_2p",
        2,
        "dreadnought",
        swords=3,
        players=(2,),
        effects=(dreadnought(1), troops(1)),
        needs=DREADNOUGHT_LEFT,
    ),
)

# Their spaces are covered (X-RIV-02).
REMOVED = ("hall_of_oratory", "rally_troops")
