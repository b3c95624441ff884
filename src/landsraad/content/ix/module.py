"""Rise of Ix as a module, and the Epic game as one that builds on it."""

from landsraad.content.ix.board import COVERED, SHIPPING, SPACES
from landsraad.content.ix.conflicts import CONFLICTS
from landsraad.content.ix.hagal import REMOVED, RIVAL_CARDS, VARIANTS, WAITS
from landsraad.content.ix.imperium import CARDS
from landsraad.content.ix.intrigue import INTRIGUES
from landsraad.content.ix.leaders import LEADERS, RIVALS, TOKENS
from landsraad.content.ix.tiles import TILES
from landsraad.engine.mechanics.fleet import Fleet
from landsraad.engine.mechanics.freight import Freight
from landsraad.engine.mechanics.kept_card import KeptCard
from landsraad.engine.mechanics.tech import Tech
from landsraad.engine.mechanics.tokens import Tokens
from landsraad.engine.mechanics.unload import Unload
from landsraad.model.defs import STARTER, CardDef, Module, OnHost
from landsraad.model.effects import pay, persuasion, spice, trash, troops
from landsraad.model.terms import SPICE_TRADE

MODULE = Module(
    id="ix",
    hosts=(OnHost("base", removes=COVERED, removes_rival_cards=REMOVED),),
    players=(1, 2, 3, 4),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    mechanics=(Fleet(), Tech(TILES), Freight(SHIPPING), Tokens(TOKENS), KeptCard(), Unload()),
    rival_cards=RIVAL_CARDS,
    rival_leaders=RIVALS,
    rival_changes=(("waits", WAITS), ("other_space_rule", "X-RIV-08")),
    variants=VARIANTS,
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
