"""The four Intrigue cards of CHOAM."""

from landsraad.engine.mechanics.contracts import contract, contracts_completed
from landsraad.model.conditions import gained_spice
from landsraad.model.defs import IntrigueDef
from landsraad.model.effects import lose_influence, pay, retreat_some, solari, swords, vp, when

INTRIGUES = (
    IntrigueDef(
        "backed_by_choam",
        plot=(pay([lose_influence(1)], [solari(4)]),),
        combat=(when(contracts_completed(2), [swords(4)]),),
    ),
    IntrigueDef("choam_profits", endgame=(when(contracts_completed(4), [vp(1)]),)),
    IntrigueDef("leverage", plot=(when(gained_spice(1), [contract(), solari(1)]),)),
    IntrigueDef("reach_agreement", combat=(pay([retreat_some(1, 2)], [contract()]),)),
)
