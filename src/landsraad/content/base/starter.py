"""The ten starting cards of each player and the three Reserve stacks."""

from landsraad.content.common.cards import FACTIONS, STARTERS, the_spice_must_flow
from landsraad.model.defs import RESERVE, CardDef
from landsraad.model.effects import draw, persuasion, trash_self
from landsraad.model.terms import CITY, FREMEN, LANDSRAAD, SPICE_TRADE

CARDS = (
    *STARTERS,
    CardDef(
        "arrakis_liaison", RESERVE, 8, cost=2, factions=(FREMEN,), icons=(LANDSRAAD, CITY), reveal=(persuasion(2),)
    ),
    the_spice_must_flow(),
    CardDef("foldspace", RESERVE, 6, icons=(*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE), agent=(draw(1), trash_self())),
)
