### Mélanger les boîtes avec Insurrection.

module-base = Jeu de base
module-base_cards = Cartes du jeu de base
conflict-base_battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-base_battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-base_secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-base_siege_of_arrakeen = { conflict-siege_of_arrakeen }
effect-each_other-gain = chacun des autres joueurs gagne { $goods }

## Les contrats distribués avant la partie

effect-first_contract = garder un des { -contract(number: "other") } distribués
prompt-keep_contract = Quel { -contract } gardez-vous ? Les autres le voient quand tous ont choisi.
option-keep_contract = Garder le { -contract } : { $contract }
log-contract_offered = { $seat } peut garder le { -contract } « { $what } ».
log-contract_offered-hidden = { $seat } regarde un { -contract }.
note-dealt = Distribué avant la partie ; il n’est pas dans la banque.
web-icon-first_contract = Garder un { -contract }
field-contract_choice = { CAPITAL(-contract(number: "other")) } au choix

## Ce que les règles laissent au groupe

web-left-to-you = Ce que les règles vous laissent décider
web-option-recommended = { $choice } (recommandé)
web-option-chosen = Une sélection à vous
web-set-ix_conflicts = Cartes { -conflict } de L’Avènement d’Ix
web-set-ix_conflicts-out = laissées de côté
web-set-ix_conflicts-in = mélangées aux autres
web-set-ix_conflicts-why = Elles ne portent pas d’{ -battle_icon } : moins d’icônes s’assemblent.
web-set-hagal_foldspace = Maison Hagal : { space-foldspace } / { space-interstellar_shipping }
web-set-hagal_foldspace-out = laissée de côté
web-set-hagal_foldspace-in = gardée
web-set-hagal_foldspace-why = Gardée, elle envoie le { -rival } à « { space-deliver_supplies } » au lieu de « { space-foldspace } ».
web-set-base_imperium = Cartes Imperium du jeu de base
web-set-base_imperium-in = toutes
web-set-base_imperium-out = aucune
web-set-base_imperium-why = Toutes ensemble font un grand { -deck } ; une sélection reste plus proche d’Insurrection.
web-set-base_intrigue = { CAPITAL(-intrigue_card(number: "other")) } du jeu de base
web-set-base_intrigue-in = toutes
web-set-base_intrigue-out = aucune
web-set-base_intrigue-why = « { intrigue-calculated_hire } » reste toujours de côté : ce { -game_board } n’a pas de { -mentat }.
web-set-base_conflicts = Cartes { -conflict } du jeu de base
web-set-base_conflicts-out = laissées de côté
web-set-base_conflicts-in = mélangées aux autres
web-set-base_conflicts-why = Elles ne portent pas d’{ -battle_icon } ; « { conflict-sort_through_the_chaos } » reste toujours de côté.

post-ix_choam = { space-smuggling } / { space-interstellar_shipping }
post-ix = { space-dreadnought } / { space-tech_negotiation }
