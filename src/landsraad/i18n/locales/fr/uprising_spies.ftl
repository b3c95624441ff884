## Espions et postes d’observation

post-emperor = { space-sardaukar } / { space-dutiful_service }
post-guild = { space-heighliner } / { space-deliver_supplies }
post-bene_gesserit = { space-espionage } / { space-secrets }
post-fremen = { space-desert_tactics } / { space-fremkit }
post-landsraad_council = { space-high_council } / { space-imperial_privilege } / { space-swordmaster }
post-landsraad_assembly = { space-assembly_hall } / { space-gather_support }
post-choam = { space-shipping } / { space-accept_contract }
post-research_sietch = { space-research_station } / { space-sietch_tabr }
post-research_refinery = { space-research_station } / { space-spice_refinery }
post-refinery_arrakeen = { space-spice_refinery } / { space-arrakeen }
post-imperial_basin = { space-imperial_basin }
post-hagga_basin = { space-hagga_basin }
post-deep_desert = { space-deep_desert }

kind-post = poste d’observation
kind-posts = postes d’observation
field-spies = espions en réserve
effect-spy = { $n ->
    [one] placer { $n } Espion
   *[other] placer { $n } Espions
}
effect-spy-on = placer { $n } Espion sur un poste relié à un emplacement avec l’icône { $icons }
effect-spy-shared = placer { $n } Espion, même sur un poste où sont des Espions d’autrui
effect-spy-here = placer { $n } Espion sur un poste de l’emplacement où vous avez envoyé l’Agent, même à côté d’Espions d’autrui
effect-recall_spy = { $n ->
    [one] rappeler { $n } de vos Espions
   *[other] rappeler { $n } de vos Espions
}
effect-influence_each = gagner { $n } d’Influence avec chaque Faction que vous espionnez
condition-recalled_spy = si vous avez rappelé un Espion ce tour
condition-spies = si vous avez { $at_least } Espions ou plus sur le plateau
condition-spying_on_maker = si vous espionnez un emplacement Faiseur
condition-spying_on_sent = si vous espionnez l’emplacement Faiseur où un autre joueur a envoyé un Agent
condition-spy_placed_on = s’il est relié à un emplacement avec l’icône { $icons }
prompt-place_spy = Où placez-vous un Espion ?
prompt-recall_spy = Quel Espion rappelez-vous ?
prompt-infiltrate = Quel Espion rappelez-vous pour vous infiltrer ?
prompt-gather_intelligence = Rappelez-vous un Espion pour recueillir des renseignements et piocher une carte ?
prompt-recall_spy_first = Il ne vous reste aucun Espion. Lequel rappelez-vous pour le placer de nouveau ?
option-place_spy = Placer un Espion : { $post }
option-recall_spy = Rappeler l’Espion : { $post }
option-infiltrate = S’infiltrer avec l’Espion : { $post }
option-gather_intelligence = Rappeler l’Espion et piocher une carte : { $post }
option-recall_spy_first = Rappeler d’abord l’Espion : { $post }
log-spy_placed = { $seat } place un Espion ({ $what }).
log-spy_recalled = { $seat } rappelle un Espion ({ $what }).
log-infiltrated = { $seat } s’infiltre : { $what }.
log-intelligence_gathered = { $seat } recueille des renseignements ({ $what }).
