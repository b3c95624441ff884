"""The Reserve of Uprising (U-SET-06)."""

from landsraad.content.common.cards import the_spice_must_flow
from landsraad.model.conditions import has_influence
from landsraad.model.defs import RESERVE, CardDef
from landsraad.model.effects import draw, persuasion, when
from landsraad.model.terms import BENE_GESSERIT, CITY, GUILD, LANDSRAAD

CARDS = (
    CardDef(
        "prepare_the_way",
        RESERVE,
        8,
        cost=2,
        factions=(BENE_GESSERIT,),
        icons=(LANDSRAAD, CITY),
        agent=(when(has_influence(BENE_GESSERIT, 2), [draw(1)]),),
        reveal=(persuasion(2),),
    ),
    the_spice_must_flow(GUILD),
)
