"""Uprising as a module."""

from landsraad.content.common.cards import STARTERS
from landsraad.content.uprising.board import POSTS, SPACES, TRACKS
from landsraad.content.uprising.conflicts import BATTLE_ICONS, CONFLICTS, WALLED
from landsraad.content.uprising.imperium import CARDS as IMPERIUM_CARDS
from landsraad.content.uprising.intrigue import INTRIGUES
from landsraad.content.uprising.leaders import LEADERS, MEMORIES, TRAINING
from landsraad.content.uprising.objectives import OBJECTIVES
from landsraad.content.uprising.reserve import CARDS as RESERVE_CARDS
from landsraad.engine.mechanics.contracts import Contracts
from landsraad.engine.mechanics.objectives import Objectives
from landsraad.engine.mechanics.spies import Spies
from landsraad.engine.mechanics.worms import Worms
from landsraad.model.defs import Module, RuleValues

MODULE = Module(
    id="uprising",
    host=True,
    players=(3, 4),
    cards=STARTERS + RESERVE_CARDS + IMPERIUM_CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    tracks=TRACKS,
    mechanics=(Spies(POSTS), Worms(WALLED), Objectives(OBJECTIVES, BATTLE_ICONS), Contracts(), TRAINING, MEMORIES),
    values=RuleValues(),
)
