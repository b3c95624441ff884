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

kind-post = { -observation_post }
kind-posts = { -observation_post(number: "other") }
field-spies = { -spy(number: "other") } dans la { -supply }
effect-spy = { $n ->
    [one] placer { $n } { -spy }
   *[other] placer { $n } { -spy(number: "other") }
}
effect-spy-on = placer { $n } { -spy } sur un poste relié à un emplacement avec l’icône { $icons }
effect-spy-shared = placer { $n } { -spy }, même sur un poste où sont des { -spy(number: "other") } d’autrui
effect-spy-here = placer { $n } { -spy } sur un poste de l’emplacement où vous avez envoyé l’{ -agent }, même à côté d’{ -spy(number: "other") } d’autrui
effect-recall_spy = { $n ->
    [one] rappeler { $n } de vos { -spy(number: "other") }
   *[other] rappeler { $n } de vos { -spy(number: "other") }
}
effect-influence_each = gagner { $n } { -influence } auprès de chaque { -faction } que vous espionnez
condition-recalled_spy = si vous avez rappelé un { -spy } ce tour-ci
condition-spies = si vous avez { $at_least } { -spy(number: "other") } ou plus sur le { -game_board }
condition-spying_on_maker = si vous espionnez un { -maker_space }
condition-spying_on_sent = si vous espionnez l’{ -maker_space } où un autre joueur a envoyé un { -agent }
condition-spy_placed_on = s’il est relié à un emplacement avec l’icône { $icons }
prompt-place_spy = Où placez-vous un { -spy } ?
prompt-recall_spy = Quel { -spy } rappelez-vous ?
prompt-infiltrate = Quel { -spy } rappelez-vous pour vous infiltrer ?
prompt-gather_intelligence = Rappelez-vous un { -spy } pour recueillir des renseignements et piocher une carte ?
prompt-recall_spy_first = Il ne vous reste aucun { -spy }. Lequel rappelez-vous pour le placer de nouveau ?
option-place_spy = Placer un { -spy } : { $post }
option-recall_spy = Rappeler l’{ -spy } : { $post }
option-infiltrate = S’infiltrer avec l’{ -spy } : { $post }
option-gather_intelligence = Rappeler l’{ -spy } et piocher une carte : { $post }
option-recall_spy_first = Rappeler d’abord l’{ -spy } : { $post }
log-spy_placed = { $seat } place un { -spy } ({ $what }).
log-spy_recalled = { $seat } rappelle un { -spy } ({ $what }).
log-infiltrated = { $seat } s’infiltre : { $what }.
log-intelligence_gathered = { $seat } recueille des renseignements ({ $what }).
