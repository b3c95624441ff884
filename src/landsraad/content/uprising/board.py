"""The 22 spaces, 13 observation posts and four tracks of Uprising (U-SPC, U-SPY-19, U-INF-02)."""

from landsraad.content.common.board import ARRAKEEN, IMPERIAL_BASIN, SECRETS
from landsraad.engine.mechanics.contracts import contract
from landsraad.engine.mechanics.spies import PostDef, spy
from landsraad.engine.mechanics.worms import MAKER_HOOKS, maker_hooks, sandworm, shield_wall_off
from landsraad.model.conditions import COUNCIL_SEAT, has_influence
from landsraad.model.defs import SpaceDef, TrackDef
from landsraad.model.effects import (
    base_spice,
    choose,
    council_seat,
    draw,
    either,
    harvest_bonus,
    influence_any,
    intrigue,
    pay,
    recall_other_agent,
    solari,
    space_influence,
    spice,
    swordmaster,
    trash,
    trash_intrigue,
    troops,
    water,
    when,
)
from landsraad.model.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

TRACKS = (
    TrackDef("emperor", EMPEROR, (spy(),)),
    TrackDef("guild", GUILD, (solari(3),)),
    TrackDef("bene_gesserit", BENE_GESSERIT, (intrigue(1),)),
    TrackDef("fremen", FREMEN, (water(1),)),
)

SPACES = (
    SpaceDef("sardaukar", EMPEROR, (0, 4, 0), (space_influence(EMPEROR), intrigue(1), troops(4))),
    SpaceDef("dutiful_service", EMPEROR, effects=(space_influence(EMPEROR), contract())),
    SpaceDef("heighliner", GUILD, (0, 5, 0), (space_influence(GUILD), troops(5)), combat=True),
    SpaceDef("deliver_supplies", GUILD, effects=(space_influence(GUILD), water(1))),
    SpaceDef("espionage", BENE_GESSERIT, (0, 1, 0), (space_influence(BENE_GESSERIT), draw(1), spy())),
    SECRETS,
    SpaceDef("desert_tactics", FREMEN, (0, 0, 1), (space_influence(FREMEN), troops(1), trash()), combat=True),
    SpaceDef("fremkit", FREMEN, effects=(space_influence(FREMEN), draw(1)), combat=True),
    SpaceDef(
        "high_council",
        LANDSRAAD,
        (5, 0, 0),
        (either(COUNCIL_SEAT, [spice(2), intrigue(1), troops(3)], [council_seat()]),),  # U-SPC-12, U-SPC-13
    ),
    SpaceDef(
        "imperial_privilege",
        LANDSRAAD,
        (3, 0, 0),
        (pay([trash_intrigue()], [intrigue(1)]), recall_other_agent(), draw(1)),
        requirement=has_influence(EMPEROR, 2),
    ),
    SpaceDef("swordmaster", LANDSRAAD, (8, 0, 0), (swordmaster(),), once=True, later_solari=6),
    SpaceDef("assembly_hall", LANDSRAAD, effects=(intrigue(1),), presence=1),
    # What more is paid is chosen and paid when the Agent is sent (U-SPC-30).
    SpaceDef("gather_support", LANDSRAAD, effects=(troops(2),), entry=(pay([solari(2)], [water(1)]),)),
    SpaceDef("shipping", SPICE_TRADE, (0, 3, 0), (solari(5), influence_any(1)), requirement=has_influence(GUILD, 2)),
    SpaceDef("accept_contract", SPICE_TRADE, effects=(contract(), draw(1))),
    ARRAKEEN,
    SpaceDef(
        "spice_refinery",
        CITY,
        entry=(solari(2), pay([spice(1)], [solari(2)])),
        combat=True,
        control=(solari(1),),
    ),
    SpaceDef("research_station", CITY, (0, 0, 2), (troops(2), draw(2)), combat=True),
    SpaceDef(
        "sietch_tabr",
        CITY,
        effects=(choose([maker_hooks(), troops(1), water(1)], [water(1), shield_wall_off()]),),
        combat=True,
        requirement=has_influence(FREMEN, 2),
    ),
    IMPERIAL_BASIN,
    SpaceDef(
        "hagga_basin",
        SPICE_TRADE,
        (0, 0, 1),
        (harvest_bonus(), choose([base_spice(2)], [when(MAKER_HOOKS, [sandworm(1)])], alone=True)),
        combat=True,
        maker=True,
    ),
    SpaceDef(
        "deep_desert",
        SPICE_TRADE,
        (0, 0, 3),
        (harvest_bonus(), choose([base_spice(4)], [when(MAKER_HOOKS, [sandworm(2)])], alone=True)),
        combat=True,
        maker=True,
    ),
)

POSTS = (
    PostDef("emperor", ("sardaukar", "dutiful_service")),
    PostDef("guild", ("heighliner", "deliver_supplies")),
    PostDef("bene_gesserit", ("espionage", "secrets")),
    PostDef("fremen", ("desert_tactics", "fremkit")),
    PostDef("landsraad_council", ("high_council", "imperial_privilege", "swordmaster")),
    PostDef("landsraad_assembly", ("assembly_hall", "gather_support")),
    PostDef("choam", ("shipping", "accept_contract")),
    PostDef("research_sietch", ("research_station", "sietch_tabr")),
    PostDef("research_refinery", ("research_station", "spice_refinery")),
    PostDef("refinery_arrakeen", ("spice_refinery", "arrakeen")),
    PostDef("imperial_basin", ("imperial_basin",)),
    PostDef("hagga_basin", ("hagga_basin",)),
    PostDef("deep_desert", ("deep_desert",)),
)
