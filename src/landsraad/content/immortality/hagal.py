"""The four House Hagal cards of the solo game (I-RIV-02, I-RIV-04)."""

from landsraad.engine.mechanics.specimens import replace_left, replace_right
from landsraad.engine.mechanics.tleilaxu import tleilaxu
from landsraad.model.defs import RivalCardDef

RIVAL_CARDS = (
    RivalCardDef("hagal_carthag_left", 1, "carthag", troops=1, players=(1,), effects=(tleilaxu(1), replace_left())),
    RivalCardDef("hagal_carthag_right", 1, "carthag", troops=1, players=(1,), effects=(tleilaxu(1), replace_right())),
    RivalCardDef("hagal_carthag_plain", 1, "carthag", troops=1, players=(1,), effects=(tleilaxu(1),)),
    RivalCardDef("hagal_research_station", 1, "research_station", players=(1,), effects=(tleilaxu(2),)),
)

# The solo game only: all three Carthag cards of the base deck (I-RIV-02), one Research Station of Uprising (R-MIX-06).
FEWER_ON_BASE = (("carthag", 3, 1),)
FEWER_ON_UPRISING = (("research_station", 1, 1),)
