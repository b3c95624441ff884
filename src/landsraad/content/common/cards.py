"""The ten starting cards of each player, and the Reserve card that every host has."""

from landsraad.model.defs import RESERVE, STARTER, CardDef
from landsraad.model.effects import draw, persuasion, signet, spice, swords, trash_self, vp
from landsraad.model.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE

FACTIONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

STARTERS = (
    CardDef("convincing_argument", STARTER, 2, reveal=(persuasion(2),)),
    CardDef("dagger", STARTER, 2, icons=(LANDSRAAD,), reveal=(swords(1),)),
    CardDef("diplomacy", STARTER, 1, icons=FACTIONS, reveal=(persuasion(1),)),
    CardDef("dune_the_desert_planet", STARTER, 2, icons=(SPICE_TRADE,), reveal=(persuasion(1),)),
    CardDef("reconnaissance", STARTER, 1, icons=(CITY,), reveal=(persuasion(1),)),
    CardDef("seek_allies", STARTER, 1, icons=FACTIONS, agent=(trash_self(),)),
    CardDef(
        "signet_ring", STARTER, 1, icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=(signet(),), reveal=(persuasion(1),)
    ),
)


def the_spice_must_flow(*factions: int) -> CardDef:
    """The card that brings a Victory Point; printings differ in the Factions they name."""
    return CardDef("the_spice_must_flow", RESERVE, 10, cost=9, factions=factions, reveal=(spice(1),), acquire=(vp(1),))


# Beside the base game only one Leader of Rise of Ix needs it.
FOLDSPACE = CardDef(
    "foldspace", RESERVE, 6, icons=(*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE), agent=(draw(1), trash_self())
)
