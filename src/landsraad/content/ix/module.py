"""Rise of Ix as a module, and the Epic game as one that builds on it."""

from landsraad.content.common.cards import FOLDSPACE
from landsraad.content.ix.board import COVERED, COVERED_FOLDED, POSTS, SHIPPING, SPACES
from landsraad.content.ix.conflicts import CONFLICTS, ECONOMIC_SUPREMACY
from landsraad.content.ix.contracts import CONTRACTS
from landsraad.content.ix.hagal import (
    FLAGS,
    FLAGS_UPRISING,
    FOLDSPACE_CARD,
    FOLDSPACE_IS,
    REMOVED,
    REMOVED_UPRISING,
    RIVAL_CARDS,
    VARIANTS,
    WAITS,
)
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
from landsraad.model.defs import STARTER, CardDef, ChoiceDef, Module, OnHost, OptionDef
from landsraad.model.effects import pay, persuasion, spice, trash, troops
from landsraad.model.terms import SPICE_TRADE

# What the group settles when the box is added to Uprising.
CONFLICTS_OPTION = OptionDef(
    "ix_conflicts",
    "M-RIX-07",
    (ChoiceDef("out", tuple(conflict.id for conflict in CONFLICTS)), ChoiceDef("in")),
)
FOLDSPACE_OPTION = OptionDef(
    "hagal_foldspace",
    "R-MIX-04",
    (ChoiceDef("out", (FOLDSPACE_CARD,)), ChoiceDef("in")),
    players=(1, 2),
)

MODULE = Module(
    id="ix",
    hosts=(
        OnHost(
            "base",
            removes=COVERED,
            removes_rival_cards=REMOVED,
            rival_leaders=RIVALS,
            rival_changes=(("waits", WAITS), ("takes", FLAGS), ("other_space_rule", "X-RIV-08")),
            variants=VARIANTS,
        ),
        OnHost(
            "uprising",
            removes=COVERED_FOLDED,
            removes_rival_cards=REMOVED_UPRISING,
            joins=POSTS + CONTRACTS,
            cards=(FOLDSPACE,),
            kept_stacks=((FOLDSPACE.id, "ilesa_ecaz"),),
            reads=FOLDSPACE_IS,
            rival_changes=(("waits", WAITS), ("takes", FLAGS_UPRISING)),
            options=(CONFLICTS_OPTION, FOLDSPACE_OPTION),
        ),
    ),
    players=(1, 2, 3, 4, 6),
    cards=CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    mechanics=(Fleet(), Tech(TILES), Freight(SHIPPING), Tokens(TOKENS), KeptCard(), Unload()),
    rival_cards=RIVAL_CARDS,
)

# The Epic game (X-EPC-02 to X-EPC-07); with Rivals only for two players.
EPIC = Module(
    id="epic",
    requires=("ix",),
    players=(2, 3, 4, 6),
    conflicts=(ECONOMIC_SUPREMACY,),
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
