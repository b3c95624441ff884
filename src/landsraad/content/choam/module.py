"""CHOAM as a module."""

from landsraad.content.choam.contracts import CONTRACTS, KEPT, KEPT_FOR
from landsraad.engine.mechanics.contracts import Contracts
from landsraad.model.defs import Module, OnHost

MODULE = Module(
    id="choam",
    hosts=(OnHost("uprising"),),
    players=(3, 4),
    mechanics=(Contracts(CONTRACTS, KEPT_FOR, KEPT),),
)
