"""The 37 House Hagal cards of Uprising (R-GEN-05); what they grant stands in printed order (R-AGT-24).

Lines marked *soft* rest on one source; docs/rules/rivals.md lists them.
"""

from landsraad.engine.mechanics.rival_list import conflict_level, listed_influence
from landsraad.engine.mechanics.spies import spy, spy_on
from landsraad.engine.mechanics.worms import maker_hooks, sandworm, shield_wall_off
from landsraad.model.conditions import has_influence
from landsraad.model.defs import RivalCardDef
from landsraad.model.effects import (
    base_spice,
    choose,
    harvest_bonus,
    influence,
    intrigue,
    signet,
    solari,
    steal_intrigue,
    troops,
    water,
    when,
)
from landsraad.model.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

RIVAL_CARDS = (
    RivalCardDef("place_spy_spice_trade", 1, swords=2, again=True, effects=(spy_on(SPICE_TRADE),)),
    RivalCardDef("place_spy_city", 1, swords=2, again=True, effects=(spy_on(CITY),)),
    RivalCardDef("place_spy_landsraad", 1, swords=2, again=True, effects=(spy_on(LANDSRAAD),)),
    RivalCardDef("sardaukar", 2, "sardaukar", swords=4, effects=(influence(EMPEROR), troops(2))),  # soft
    RivalCardDef("dutiful_service", 1, "dutiful_service", swords=2, effects=(influence(EMPEROR),)),  # soft
    RivalCardDef("heighliner", 1, "heighliner", swords=5, effects=(influence(GUILD), troops(3))),  # soft
    RivalCardDef(
        "deliver_supplies_heighliner",
        2,
        "heighliner",
        swords=1,
        needs=conflict_level(3),
        effects=(influence(GUILD), troops(3)),
        other_space="deliver_supplies",
        other_effects=(influence(GUILD),),
    ),
    RivalCardDef("espionage", 2, "espionage", swords=2, effects=(influence(BENE_GESSERIT), spy())),  # soft
    RivalCardDef("secrets", 1, "secrets", swords=1, effects=(influence(BENE_GESSERIT), steal_intrigue(4))),
    RivalCardDef(
        "desert_tactics",
        1,  # soft: R-GEN-05
        "desert_tactics",
        swords=3,
        effects=(influence(FREMEN), troops(1), shield_wall_off()),  # soft
    ),
    RivalCardDef("fremkit", 2, "fremkit", swords=1, effects=(influence(FREMEN),)),  # soft
    RivalCardDef(
        "assembly_hall",
        1,
        "assembly_hall",
        effects=(intrigue(1), when(has_influence(EMPEROR, 2), [listed_influence(1)])),
    ),
    RivalCardDef("gather_support_troop", 1, "gather_support", effects=(troops(1),)),
    RivalCardDef(
        "gather_support_influence",
        1,
        "gather_support",
        swords=2,
        effects=(troops(1), when(has_influence(EMPEROR, 2), [listed_influence(2)])),
    ),
    RivalCardDef(
        "accept_contract_shipping_1",
        1,
        "shipping",
        swords=2,
        needs=has_influence(GUILD, 2),
        effects=(solari(2), listed_influence(1)),
        other_space="accept_contract",
        other_effects=(solari(2),),
    ),
    RivalCardDef(
        "accept_contract_shipping_3",
        1,
        "shipping",
        swords=2,
        needs=has_influence(GUILD, 2),
        effects=(solari(2), listed_influence(3)),
        other_space="accept_contract",
        other_effects=(solari(2),),
    ),
    RivalCardDef("research_station", 2, "research_station", swords=2, effects=(troops(2),)),
    RivalCardDef("spice_refinery", 3, "spice_refinery", swords=1, effects=(signet(),)),  # soft
    RivalCardDef("arrakeen", 2, "arrakeen", swords=1, effects=(signet(), troops(1))),  # soft
    RivalCardDef(
        "sietch_tabr",
        3,
        "sietch_tabr",
        swords=3,
        needs=has_influence(FREMEN, 2),  # soft: R-SPI-07
        needs_rule="R-SPI-07",
        effects=(maker_hooks(), troops(1), water(1)),  # soft
    ),
    RivalCardDef(
        "hagga_basin_imperial_basin",
        4,
        "hagga_basin",
        swords=2,
        harvest=True,  # soft: R-SPI-08
        needs_rule="R-SPI-08",
        effects=(shield_wall_off(), harvest_bonus(), choose([sandworm(1)], [base_spice(2)])),  # soft: the icon
        other_space="imperial_basin",
        other_effects=(shield_wall_off(), harvest_bonus(), base_spice(1)),  # soft: the icon
    ),
    RivalCardDef(
        "deep_desert",
        2,
        "deep_desert",
        swords=2,
        harvest=True,  # soft: R-SPI-09
        needs_rule="R-SPI-09",
        effects=(harvest_bonus(), choose([sandworm(2)], [base_spice(4)])),
    ),
    RivalCardDef("reshuffle", 1, reshuffle=True, players=(2,)),
)
