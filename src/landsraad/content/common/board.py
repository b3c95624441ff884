"""Board spaces that hosts print alike."""

from landsraad.model.defs import SpaceDef
from landsraad.model.effects import draw, harvest, intrigue, solari, space_influence, spice, steal_intrigue, troops
from landsraad.model.terms import BENE_GESSERIT, CITY, SPICE_TRADE

SECRETS = SpaceDef("secrets", BENE_GESSERIT, effects=(space_influence(BENE_GESSERIT), intrigue(1), steal_intrigue(4)))
IMPERIAL_BASIN = SpaceDef(
    "imperial_basin", SPICE_TRADE, effects=(harvest(1),), combat=True, maker=True, control=(spice(1),)
)
ARRAKEEN = SpaceDef("arrakeen", CITY, effects=(troops(1), draw(1)), combat=True, control=(solari(1),))
