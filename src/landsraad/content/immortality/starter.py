"""Experimentation, which replaces both Dune, the Desert Planet of a starting deck (I-SET-07)."""

from landsraad.engine.mechanics.research import research
from landsraad.engine.mechanics.specimens import specimens
from landsraad.model.defs import STARTER, CardDef
from landsraad.model.effects import persuasion
from landsraad.model.terms import SPICE_TRADE

CARDS = (
    CardDef(
        "experimentation",
        STARTER,
        2,
        icons=(SPICE_TRADE,),
        agent=(research(1),),
        reveal=(persuasion(1), specimens(1)),
    ),
)
REPLACED = (("dune_the_desert_planet", "experimentation"),) * 2
