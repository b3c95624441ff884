"""The starting decks of the two Commanders (S-SET-12, S-CLR)."""

from landsraad.content.common.cards import FACTIONS
from landsraad.engine.mechanics.contracts import give_contracts
from landsraad.engine.mechanics.teamwork import allies_recruit, ally_gains, shared_spice
from landsraad.engine.mechanics.throne import to_throne
from landsraad.engine.mechanics.trade import trade
from landsraad.engine.mechanics.worms import MAKER_HOOKS, sandworm
from landsraad.model.conditions import HAS_SWORDMASTER
from landsraad.model.defs import CardDef
from landsraad.model.effects import (
    choose,
    pay,
    persuasion,
    signet,
    solari,
    space_influence_is,
    spice,
    swords,
    trash_self,
    troops,
    water,
    when,
)
from landsraad.model.terms import CITY, EMPEROR, FREMEN, LANDSRAAD, SPICE_TRADE

SHADDAM = "shaddam_corrino_iv"  # the piles are called after their Leaders
MUAD_DIB = "muad_dib"

SHADDAMS_DECK = (
    CardDef(
        "emperor_signet_ring",
        SHADDAM,
        1,
        icons=(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(signet(),),
        reveal=(persuasion(1),),
    ),
    CardDef("emperor_convincing_argument", SHADDAM, 1, reveal=(persuasion(2),)),
    CardDef(
        "emperor_devastating_assault",
        SHADDAM,
        1,
        icons=(SPICE_TRADE,),
        agent=(troops(1), solari(1)),
        reveal=(persuasion(1), when(HAS_SWORDMASTER, [pay([solari(3)], [swords(5)])])),
    ),
    CardDef("emperor_seek_allies", SHADDAM, 1, icons=FACTIONS, agent=(trash_self(),)),
    CardDef(
        "emperor_demand_results",
        SHADDAM,
        1,
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        agent=(pay([solari(2)], [give_contracts(), trash_self()]),),
        reveal=(swords(1),),
    ),
    CardDef(
        "emperor_critical_shipments",
        SHADDAM,
        1,
        icons=(SPICE_TRADE,),
        agent=(choose([water(1), ally_gains(solari(2))], [solari(2), ally_gains(water(1))]),),
        reveal=(persuasion(2),),
    ),
    CardDef(
        "emperor_imperial_ornithopter",
        SHADDAM,
        2,
        factions=(EMPEROR,),
        icons=(CITY,),
        reveal=(persuasion(1), solari(1)),
    ),
    CardDef(
        "emperor_corrino_might",
        SHADDAM,
        1,
        factions=(EMPEROR,),
        icons=(LANDSRAAD,),
        reveal=(swords(1), pay([spice(3)], [allies_recruit(2), trash_self()])),
    ),
    CardDef(
        "emperor_imperial_tent",
        SHADDAM,
        1,
        factions=(EMPEROR,),
        icons=FACTIONS,
        agent=(to_throne(),),
        reveal=(persuasion(1),),
    ),
)

MUAD_DIBS_DECK = (
    CardDef("muad_dib_limited_landsraad_access", MUAD_DIB, 2, icons=(LANDSRAAD,), reveal=(spice(1), swords(1))),
    CardDef(
        "muad_dib_threaten_spice_production",
        MUAD_DIB,
        1,
        icons=(SPICE_TRADE,),
        agent=(shared_spice(7),),
        reveal=(persuasion(1),),
    ),
    CardDef(
        "muad_dib_signet_ring",
        MUAD_DIB,
        1,
        icons=(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(signet(),),
        reveal=(persuasion(1),),
    ),
    CardDef("muad_dib_convincing_argument", MUAD_DIB, 1, reveal=(persuasion(2),)),
    CardDef("muad_dib_seek_allies", MUAD_DIB, 1, icons=FACTIONS, agent=(trash_self(),)),
    CardDef(
        "muad_dib_demand_attention",
        MUAD_DIB,
        1,
        icons=FACTIONS,
        agent=(pay([spice(4)], [space_influence_is(2), trash_self()]),),
        reveal=(persuasion(1),),
    ),
    CardDef(
        "muad_dib_command_respect",
        MUAD_DIB,
        1,
        icons=(CITY,),
        agent=(when(HAS_SWORDMASTER, [pay([trash_self()], [trade()])]),),
        reveal=(persuasion(1),),
    ),
    CardDef(
        "muad_dib_desert_call",
        MUAD_DIB,
        1,
        icons=(SPICE_TRADE,),
        agent=(when(MAKER_HOOKS, [pay([water(1)], [sandworm(1), trash_self()])]),),
        reveal=(persuasion(1),),
    ),
    CardDef(
        "muad_dib_usul",
        MUAD_DIB,
        1,
        factions=(FREMEN,),
        icons=(CITY,),
        agent=(choose([water(1), ally_gains(spice(1))], [spice(1), ally_gains(water(1))]),),
        reveal=(persuasion(2),),
    ),
)
