"""Rise of Ix as a module, and the Epic game as one that builds on it."""

from landsraad.content.ix.board import COVERED, SHIPPING, SPACES
from landsraad.content.ix.conflicts import CONFLICTS
from landsraad.content.ix.hagal import REMOVED, RIVAL_CARDS
from landsraad.content.ix.imperium import CARDS
from landsraad.content.ix.intrigue import INTRIGUES
from landsraad.content.ix.leaders import LEADERS, RIVALS
from landsraad.content.ix.tiles import TILES
from landsraad.model.defs import STARTER, CardDef, Module
from landsraad.model.effects import pay, persuasion, spice, trash, troops
from landsraad.model.terms import SPICE_TRADE

MODULE = Module(
    id="ix",
    requires=("base",),
    players=(1, 2, 3, 4),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    tiles=TILES,
    shipping=SHIPPING,
    changes=(("dreadnoughts", 2),),
    removes=COVERED,
    rival_cards=RIVAL_CARDS,
    removes_rival_cards=REMOVED,
    rival_leaders=RIVALS,
    variants=("imperium_row_dice", "brutal_escalation"),
)

# The Epic game (X-EPC-02 to X-EPC-07); with Rivals only for two players.
EPIC = Module(
    id="epic",
    requires=("ix",),
    players=(2, 3, 4),
    cards=(
        CardDef(
            "control_the_spice",
            STARTER,
            1,
            icons=(SPICE_TRADE,),
            agent=(pay([spice(1)], [trash(), troops(1)]),),
            reveal=(persuasion(1), spice(1)),
        ),
    ),
    replaces=(("dune_the_desert_planet", "control_the_spice"),),
    changes=(
        ("vp_goal", 12),
        ("conflict_levels", ((2, 5), (3, 5))),
        ("start_intrigue", 1),
        ("garrison", 5),
    ),
)
