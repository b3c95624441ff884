"""The base box as a module."""

from landsraad.content.base.board import SPACES, TRACKS
from landsraad.content.base.conflicts import CONFLICTS
from landsraad.content.base.imperium import CARDS as IMPERIUM_CARDS
from landsraad.content.base.intrigue import INTRIGUES
from landsraad.content.base.leaders import LEADERS
from landsraad.content.base.starter import CARDS as STARTER_CARDS
from landsraad.engine.mechanics.mentat import Mentat
from landsraad.model.defs import Module, RuleValues

MODULE = Module(
    id="base",
    host=True,
    players=(3, 4),
    cards=STARTER_CARDS + IMPERIUM_CARDS,
    intrigues=INTRIGUES,
    conflicts=CONFLICTS,
    leaders=LEADERS,
    spaces=SPACES,
    tracks=TRACKS,
    mechanics=(Mentat(),),
    values=RuleValues(),
)
