"""The 22 board spaces and the four Influence tracks."""

from landsraad.content.common.board import ARRAKEEN, IMPERIAL_BASIN, SECRETS
from landsraad.engine.mechanics.mentat import mentat
from landsraad.model.conditions import has_influence
from landsraad.model.defs import SpaceDef, TrackDef
from landsraad.model.effects import (
    acquire,
    choose,
    council_seat,
    draw,
    harvest,
    intrigue,
    pay,
    solari,
    space_influence,
    spice,
    swordmaster,
    trash,
    troops,
    water,
)
from landsraad.model.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

SPACES = (
    SpaceDef("conspire", EMPEROR, (0, 4, 0), (space_influence(EMPEROR), solari(5), troops(2), intrigue(1))),
    SpaceDef("wealth", EMPEROR, effects=(space_influence(EMPEROR), solari(2))),
    SpaceDef("heighliner", GUILD, (0, 6, 0), (space_influence(GUILD), troops(5), water(2)), combat=True),
    SpaceDef("foldspace", GUILD, effects=(space_influence(GUILD), acquire("foldspace"))),
    SpaceDef(
        "selective_breeding",
        BENE_GESSERIT,
        (0, 2, 0),
        (space_influence(BENE_GESSERIT), pay([trash()], [draw(2)])),
    ),
    SECRETS,
    SpaceDef("hardy_warriors", FREMEN, (0, 0, 1), (space_influence(FREMEN), troops(2)), combat=True),
    SpaceDef("stillsuits", FREMEN, effects=(space_influence(FREMEN), water(1)), combat=True),
    SpaceDef("high_council", LANDSRAAD, (5, 0, 0), (council_seat(),), once=True),
    SpaceDef("mentat", LANDSRAAD, (2, 0, 0), (draw(1), mentat())),
    SpaceDef("swordmaster", LANDSRAAD, (8, 0, 0), (swordmaster(),), once=True),
    SpaceDef("rally_troops", LANDSRAAD, (4, 0, 0), (troops(4),)),
    SpaceDef("hall_of_oratory", LANDSRAAD, effects=(troops(1),), presence=1),
    SpaceDef("secure_contract", SPICE_TRADE, effects=(solari(3),)),
    SpaceDef(
        "sell_melange",
        SPICE_TRADE,
        entry=(
            choose(
                [pay([spice(2)], [solari(6)])],
                [pay([spice(3)], [solari(8)])],
                [pay([spice(4)], [solari(10)])],
                [pay([spice(5)], [solari(12)])],
            ),
        ),
    ),
    IMPERIAL_BASIN,
    SpaceDef("hagga_basin", SPICE_TRADE, (0, 0, 1), (harvest(2),), combat=True, maker=True),
    SpaceDef("the_great_flat", SPICE_TRADE, (0, 0, 2), (harvest(3),), combat=True, maker=True),
    ARRAKEEN,
    SpaceDef("carthag", CITY, effects=(troops(1), intrigue(1)), combat=True, control=(solari(1),)),
    SpaceDef("research_station", CITY, (0, 0, 2), (draw(3),), combat=True),
    SpaceDef("sietch_tabr", CITY, effects=(troops(1), water(1)), requirement=has_influence(FREMEN, 2), combat=True),
)

# The four Influence tracks, with what a player receives on reaching 4 Influence (B-INF-06).
TRACKS = (
    TrackDef("emperor", EMPEROR, (troops(2),)),
    TrackDef("guild", GUILD, (solari(3),)),
    TrackDef("bene_gesserit", BENE_GESSERIT, (intrigue(1),)),
    TrackDef("fremen", FREMEN, (water(1),)),
)
