"""Immortality as a module."""

from landsraad.content.immortality.board import BEYOND, COVERED, NODES, SPACES, SPOTS
from landsraad.content.immortality.hagal import FEWER_ON_BASE, FEWER_ON_UPRISING, RIVAL_CARDS
from landsraad.content.immortality.imperium import CARDS
from landsraad.content.immortality.intrigue import INTRIGUES
from landsraad.content.immortality.starter import CARDS as STARTERS
from landsraad.content.immortality.starter import REPLACED
from landsraad.content.immortality.tleilaxu import CARDS as TLEILAXU_CARDS
from landsraad.content.immortality.tleilaxu import STANDING
from landsraad.engine.mechanics.atomics import Atomics
from landsraad.engine.mechanics.combat_cards import CombatCards
from landsraad.engine.mechanics.graft import Graft
from landsraad.engine.mechanics.research import Research, markers
from landsraad.engine.mechanics.specimens import Specimens
from landsraad.engine.mechanics.tleilaxu import Tleilaxu
from landsraad.model.defs import Module, OnHost, VariantDef

# A longer game: to 11 VP, or from 0 to 10 where one starts with a VP; Commanders keep theirs (I-END-03, S-MIM-05).
GO_TO_11 = (
    VariantDef("go_to_11", (("vp_goal", 11),), players=(1, 2, 3), epic_rule="M-EPC-08"),
    VariantDef("go_to_11", (("start_vp", ((4, 0), (6, 0))),), players=(4, 6), epic_rule="M-EPC-08"),
)

MODULE = Module(
    id="immortality",
    hosts=(
        OnHost("base", removes=COVERED, fewer_rival_cards=FEWER_ON_BASE),
        OnHost("uprising", removes=COVERED, fewer_rival_cards=FEWER_ON_UPRISING),
    ),
    players=(1, 2, 3, 4, 6),
    cards=STARTERS + CARDS + TLEILAXU_CARDS,
    intrigues=INTRIGUES,
    spaces=SPACES,
    mechanics=(
        Research(NODES, BEYOND),
        Tleilaxu(SPOTS),
        Specimens(STANDING, 2, markers(1)),
        Graft(),
        Atomics(),
        CombatCards(),
    ),
    rival_cards=RIVAL_CARDS,
    replaces=REPLACED,
    variants=GO_TO_11,
)
