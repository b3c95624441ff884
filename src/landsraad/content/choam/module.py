"""CHOAM as a module."""

from landsraad.content.choam.contracts import CONTRACTS, KEPT, KEPT_FOR
from landsraad.content.choam.imperium import CARDS
from landsraad.content.choam.intrigue import INTRIGUES
from landsraad.content.choam.leaders import LEADERS
from landsraad.engine.mechanics.contracts import Contracts
from landsraad.model.defs import Module, OnHost

MODULE = Module(
    id="choam",
    hosts=(OnHost("uprising"),),
    players=(1, 2, 3, 4),
    cards=CARDS,
    intrigues=INTRIGUES,
    leaders=LEADERS,
    mechanics=(Contracts(CONTRACTS, KEPT_FOR, KEPT),),
)
