"""The four new board spaces, the base spaces they cover, and the Shipping track."""

from landsraad.engine.mechanics.fleet import dreadnought
from landsraad.engine.mechanics.freight import freighter, shipped_troops
from landsraad.engine.mechanics.spies import PostDef
from landsraad.engine.mechanics.tech import acquire_tech, negotiator
from landsraad.model.conditions import has_influence
from landsraad.model.defs import SpaceDef
from landsraad.model.effects import (
    choose,
    each_other,
    influence_any,
    may,
    solari,
    spice,
)
from landsraad.model.terms import GUILD, LANDSRAAD, SPICE_TRADE

SPACES = (
    SpaceDef("smuggling", SPICE_TRADE, effects=(solari(1), freighter(1))),
    SpaceDef("interstellar_shipping", SPICE_TRADE, effects=(freighter(2),), requirement=has_influence(GUILD, 2)),
    SpaceDef("tech_negotiation", LANDSRAAD, effects=(choose([acquire_tech(1)], [negotiator(1)]),), presence=1),
    SpaceDef("dreadnought", LANDSRAAD, (3, 0, 0), (may(dreadnought(1)), acquire_tech())),
)

# On the Uprising board the overlay is folded, and no posts are printed for the new spaces (M-RIX-02 to M-RIX-05).
COVERED_FOLDED = ("assembly_hall", "gather_support", "shipping", "accept_contract")
POSTS = (
    PostDef("ix_choam", ("smuggling", "interstellar_shipping")),
    PostDef("ix", ("dreadnought", "tech_negotiation")),
)

COVERED = ("rally_troops", "hall_of_oratory", "sell_melange", "secure_contract")

# From the first space above the bottom; the first reward of the first space is called Dividends.
SHIPPING = (
    (choose([solari(5), each_other([solari(1)])], [spice(2)]),),
    (shipped_troops(2), influence_any(1)),
    (acquire_tech(2),),
)
