"""Uprising as a module."""

from landsraad.content.base.imperium import CARDS as IMPERIUM_CARDS
from landsraad.content.base.intrigue import INTRIGUES
from landsraad.content.base.leaders import LEADERS
from landsraad.content.common.cards import STARTERS
from landsraad.content.uprising.board import POSTS, SPACES, TRACKS
from landsraad.content.uprising.conflicts import BATTLE_ICONS, CONFLICTS, WALLED
from landsraad.content.uprising.objectives import OBJECTIVES
from landsraad.content.uprising.reserve import CARDS as RESERVE_CARDS
from landsraad.engine.mechanics.contracts import Contracts
from landsraad.engine.mechanics.objectives import Objectives
from landsraad.engine.mechanics.spies import Spies
from landsraad.engine.mechanics.worms import Worms
from landsraad.model.defs import Module, RuleValues


def without_mentat(things):  # type: ignore[no-untyped-def]
    """Until the own cards are there: those of the base box that need no Mentat."""
    return tuple(thing for thing in things if "op=23" not in repr(thing) and "op=24" not in repr(thing))


MODULE = Module(
    id="uprising",
    host=True,
    players=(3, 4),
    cards=STARTERS + RESERVE_CARDS + without_mentat(IMPERIUM_CARDS),
    intrigues=without_mentat(INTRIGUES),
    conflicts=CONFLICTS,
    leaders=without_mentat(LEADERS),
    spaces=SPACES,
    tracks=TRACKS,
    mechanics=(Spies(POSTS), Worms(WALLED), Objectives(OBJECTIVES, BATTLE_ICONS), Contracts()),
    values=RuleValues(),
)
