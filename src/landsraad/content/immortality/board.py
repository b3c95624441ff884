"""The research track, the Tleilaxu track, and the overlay of Research Station."""

from landsraad.engine.mechanics.research import NodeDef, research
from landsraad.engine.mechanics.specimens import specimens
from landsraad.engine.mechanics.tleilaxu import SpotDef, tleilaxu
from landsraad.model.defs import SpaceDef
from landsraad.model.effects import (
    draw,
    influence_any,
    intrigue,
    pay,
    solari,
    spice,
    trash,
    trash_intrigue,
    vp,
)
from landsraad.model.terms import CITY

TOP, MIDDLE, BOTTOM = 0, 1, 2

# I-RSH-05 to I-RSH-07; genetic markers I-MRK-01.
NODES = (
    NodeDef("c0", 0, to=("c1",)),
    NodeDef("c1", 1, to=("c2a", "c2b"), bonus=(specimens(1),)),
    NodeDef("c2a", 2, TOP, ("c3a", "c3b"), bonus=(specimens(1),)),
    NodeDef("c2b", 2, MIDDLE, ("c3b", "c3c"), bonus=(tleilaxu(1),)),
    NodeDef("c3a", 3, TOP, ("c4a",), bonus=(research(1),)),
    NodeDef("c3b", 3, MIDDLE, ("c4a", "c4b"), bonus=(trash(), specimens(1))),
    NodeDef("c3c", 3, BOTTOM, ("c4b", "c4c"), bonus=(tleilaxu(1), specimens(1))),
    NodeDef("c4a", 4, TOP, ("c5a", "c5b"), 1, (tleilaxu(1),)),
    NodeDef("c4b", 4, MIDDLE, ("c5b", "c5c"), 1, (specimens(1),)),
    NodeDef("c4c", 4, BOTTOM, ("c5c",), 1, (research(1),)),
    NodeDef("c5a", 5, TOP, ("c6a",), bonus=(research(1),)),
    NodeDef("c5b", 5, MIDDLE, ("c6a", "c6b"), bonus=(specimens(1),)),
    NodeDef("c5c", 5, BOTTOM, ("c6b", "c6c"), bonus=(solari(1),)),
    NodeDef("c6a", 6, TOP, ("c7a", "c7b"), bonus=(spice(1),)),
    NodeDef("c6b", 6, MIDDLE, ("c7b", "c7c"), bonus=(tleilaxu(1),)),
    NodeDef("c6c", 6, BOTTOM, ("c7c",), bonus=(influence_any(1),)),
    NodeDef("c7a", 7, TOP, ("c8a",), bonus=(tleilaxu(1),)),
    NodeDef("c7b", 7, MIDDLE, ("c8a", "c8b"), bonus=(pay([trash_intrigue(1)], [draw(1), intrigue(1)]),)),
    NodeDef("c7c", 7, BOTTOM, ("c8b", "c8c"), bonus=(trash(), specimens(1))),
    NodeDef("c8a", 8, TOP, marker=2, bonus=(spice(2),)),
    NodeDef("c8b", 8, MIDDLE, marker=2, bonus=(tleilaxu(1),)),
    NodeDef("c8c", 8, BOTTOM, marker=2, bonus=(pay([solari(7)], [tleilaxu(2)]),)),
)

# With the second marker an icon draws a card (I-MRK-05).
BEYOND = (draw(1),)

# I-TLX-02, I-SET-04.
SPOTS = (
    SpotDef("t0"),
    SpotDef("t1"),
    SpotDef("t2", (intrigue(1),)),
    SpotDef("t3"),
    SpotDef("t4", (vp(1),), spice=2),
    SpotDef("t5"),
    SpotDef("t6", (intrigue(1),)),
    SpotDef("t7", (vp(1),)),
)

# The same on both hosts (I-SPC-01, M-IMM-01, M-IMM-02).
SPACES = (SpaceDef("research_station", CITY, (0, 0, 2), (draw(2), research(1)), combat=True),)
COVERED = ("research_station",)
