"""The 20 contracts (C-SET-01)."""

from landsraad.engine.mechanics.contracts import ContractDef
from landsraad.engine.mechanics.spies import spy
from landsraad.model.effects import draw, influence, recall_other_agent, solari, troops, water
from landsraad.model.terms import BENE_GESSERIT, GUILD

CONTRACTS = (
    ContractDef("acquire_the_spice_must_flow", (influence(GUILD), solari(3)), acquire="the_spice_must_flow"),
    ContractDef("arrakeen_water", (water(1),), space="arrakeen"),
    ContractDef("arrakeen_troop_spy", (troops(1), spy()), space="arrakeen"),
    ContractDef("deliver_supplies", (solari(3),), space="deliver_supplies"),
    ContractDef("espionage", (solari(3),), 2, space="espionage"),
    ContractDef("harvest_3", (solari(3),), 2, harvest=3),
    ContractDef("harvest_4", (solari(4),), harvest=4),
    ContractDef("heighliner_water", (water(2),), space="heighliner"),
    ContractDef("heighliner_troops", (troops(2),), space="heighliner"),
    ContractDef("high_council_influence", (influence(BENE_GESSERIT),), space="high_council"),
    ContractDef("high_council_solari", (solari(3),), space="high_council"),
    ContractDef("immediate", (solari(2),)),
    ContractDef("research_station_spy", (solari(2), spy()), space="research_station"),
    ContractDef("research_station_solari", (solari(3),), space="research_station"),
    ContractDef("sardaukar_cards", (draw(2),), space="sardaukar"),
    ContractDef("sardaukar_recall", (recall_other_agent(),), space="sardaukar"),
    ContractDef("spice_refinery_cards", (draw(2),), space="spice_refinery"),
    ContractDef("spice_refinery_water", (water(1),), space="spice_refinery"),
)
# Kept for this Leader, if somebody plays it (C-SET-05).
KEPT_FOR = "shaddam_corrino_iv"
KEPT = ("sardaukar_cards", "sardaukar_recall")
