"""The four Imperium cards of CHOAM."""

from landsraad.engine.mechanics.contracts import contract, contracts_completed, per_contract
from landsraad.model.defs import IMPERIUM, CardDef
from landsraad.model.effects import choose, discard, draw, influence_any, pay, persuasion, spice, trash_self, vp, when
from landsraad.model.terms import CITY, GUILD, LANDSRAAD, SPICE_TRADE

ORDINARY = (LANDSRAAD, CITY, SPICE_TRADE)
DONE = when(contracts_completed(4), [pay([trash_self()], [vp(1)])])

CARDS = (
    CardDef(
        "cargo_runner",
        IMPERIUM,
        1,
        3,
        (GUILD,),
        ORDINARY,
        agent=(when(contracts_completed(2), [draw(1)]), when(contracts_completed(4), [draw(1)])),
        reveal=(persuasion(1),),
    ),
    CardDef(
        "delivery_agreement",
        IMPERIUM,
        1,
        5,
        (GUILD,),
        (CITY,),
        agent=(pay([discard(1)], [contract()]),),
        reveal=(choose([spice(1)], [DONE]),),
    ),
    CardDef(
        "priority_contracts",
        IMPERIUM,
        1,
        6,
        (GUILD,),
        (LANDSRAAD, SPICE_TRADE),
        agent=(contract(),),
        reveal=(choose([spice(2)], [DONE]),),
    ),
    CardDef(
        "interstellar_trade",
        IMPERIUM,
        1,
        7,
        (GUILD,),
        ORDINARY,
        agent=(influence_any(1),),
        reveal=(per_contract(persuasion(1)),),
        acquire=(contract(),),
    ),
)
