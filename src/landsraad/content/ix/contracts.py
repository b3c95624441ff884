"""The ten contracts that are dealt when Rise of Ix joins the CHOAM module (C-RIX)."""

from landsraad.engine.mechanics.contracts import ContractDef, contract
from landsraad.engine.mechanics.tech import negotiator
from landsraad.model.effects import solari

CONTRACTS = (
    ContractDef("ix_dreadnought", (negotiator(1), contract()), space="dreadnought", dealt=True),
    ContractDef("ix_tech_negotiation", (contract(),), space="tech_negotiation", dealt=True),
    ContractDef("ix_high_council", (negotiator(1), contract()), space="high_council", dealt=True),
    ContractDef("ix_interstellar_shipping", (negotiator(1), contract()), space="interstellar_shipping", dealt=True),
    ContractDef("ix_smuggling", (contract(),), space="smuggling", dealt=True),
    ContractDef("ix_harvest_3", (contract(),), harvest=3, dealt=True),
    ContractDef("ix_harvest_4", (solari(2), contract()), harvest=4, dealt=True),
    ContractDef("ix_heighliner", (solari(3), contract()), space="heighliner", dealt=True),
    ContractDef("ix_espionage", (solari(1), contract()), space="espionage", dealt=True),
    ContractDef("ix_secrets", (contract(),), space="secrets", dealt=True),
)
