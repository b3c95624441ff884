"""The Leader of CHOAM."""

from landsraad.model.defs import LeaderDef
from landsraad.model.effects import cannot_deploy, choose, influence_any, pay, solari, troops

LEADERS = (
    # His other ability is that of the contracts kept for him (C-SET-05).
    LeaderDef(
        "shaddam_corrino_iv",
        "corrino",
        2,
        signet=(cannot_deploy(), choose([solari(1), troops(1)], [pay([solari(3)], [influence_any(1)])])),
    ),
)
