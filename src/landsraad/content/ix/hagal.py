"""The nine House Hagal cards for games with Rivals, and the variants of the solo game."""

from landsraad.engine.mechanics.fleet import DREADNOUGHT_LEFT, dreadnought
from landsraad.engine.mechanics.freight import freighter
from landsraad.engine.mechanics.tech import acquire_tech, negotiator
from landsraad.model.conditions import has_influence
from landsraad.model.defs import RivalCardDef, VariantDef
from landsraad.model.effects import (
    choose,
    influence,
    troops,
)
from landsraad.model.terms import GUILD, OP_SPICE

RIVAL_CARDS = (
    RivalCardDef(
        "hagal_interstellar_shipping",
        1,
        "interstellar_shipping",
        swords=3,
        effects=(freighter(2),),
        needs=has_influence(GUILD, 2),
        needs_rule="X-RIV-07",
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
        needs_rule="X-RIV-06",
    ),
    RivalCardDef(
        "hagal_dreadnought_2p",
        2,
        "dreadnought",
        swords=3,
        players=(2,),
        effects=(dreadnought(1), troops(1)),
        needs=DREADNOUGHT_LEFT,
        needs_rule="X-RIV-06",
    ),
)

# Their spaces are covered (X-RIV-02).
REMOVED = ("hall_of_oratory", "rally_troops")

# On Uprising (R-MIX-02), where one card names a space that is not there (R-MIX-03, R-MIX-04).
REMOVED_UPRISING = (
    "accept_contract_shipping_1",
    "accept_contract_shipping_3",
    "gather_support_troop",
    "gather_support_influence",
    "assembly_hall",
)
FOLDSPACE_CARD = "hagal_foldspace_or_interstellar_shipping"
FOLDSPACE_IS = (("foldspace", "deliver_supplies"),)

# Where the dreadnought of a winning Rival goes, among equal spaces (X-RIV-18, M-RIX-13).
FLAGS = ("imperial_basin", "arrakeen", "carthag")
FLAGS_UPRISING = ("imperial_basin", "arrakeen", "spice_refinery")

# Spice is saved for Tech tiles until a Conflict III (X-RTC-04).
WAITS = ((OP_SPICE, 3),)

# X-VAR-01: chosen one by one.
VARIANTS = (
    VariantDef("imperium_row_dice", changes=(("row_dice", True),)),
    VariantDef("brutal_escalation", rival_changes=(("second_card_from", 3),)),
)
