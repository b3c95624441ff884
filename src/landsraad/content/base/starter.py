"""The ten starting cards of each player and the three Reserve stacks."""

from landsraad.content.common.cards import FOLDSPACE, STARTERS, the_spice_must_flow
from landsraad.model.defs import RESERVE, CardDef
from landsraad.model.effects import persuasion
from landsraad.model.terms import CITY, FREMEN, LANDSRAAD

CARDS = (
    *STARTERS,
    CardDef(
        "arrakis_liaison", RESERVE, 8, cost=2, factions=(FREMEN,), icons=(LANDSRAAD, CITY), reveal=(persuasion(2),)
    ),
    the_spice_must_flow(),
    FOLDSPACE,
)
