### Mezclar las cajas con Insurrección.

module-base = Juego básico
module-base_cards = Cartas del juego básico
conflict-base_battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-base_battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-base_secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-base_siege_of_arrakeen = { conflict-siege_of_arrakeen }
effect-each_other-gain = cada uno de los demás recibe { $goods }

## Los contratos que se reparten antes de la partida

effect-first_contract = conservar uno de los { -contract(number: "other") } repartidos
prompt-keep_contract = ¿Qué { -contract } conservas? Los demás lo ven cuando todos han elegido.
option-keep_contract = Conservar el { -contract }: { $contract }
log-contract_offered = { $seat } puede conservar el { -contract } «{ $what }».
log-contract_offered-hidden = { $seat } mira un { -contract }.
note-dealt = Se reparte antes de la partida; no está en el banco.
web-icon-first_contract = Conservar un { -contract }
field-contract_choice = { CAPITAL(-contract(number: "other")) } entre los que elegir

## Lo que las reglas dejan al grupo

web-left-to-you = Lo que las reglas os dejan decidir
web-option-recommended = { $choice } (recomendado)
web-option-chosen = Una selección propia
web-set-ix_conflicts = Cartas de { -conflict } de El Auge de Ix
web-set-ix_conflicts-out = se dejan fuera
web-set-ix_conflicts-in = se mezclan
web-set-ix_conflicts-why = No llevan { -battle_icon(number: "other") }, así que coinciden menos iconos.
web-set-hagal_foldspace = Casa Hagal: { space-foldspace } / { space-interstellar_shipping }
web-set-hagal_foldspace-out = se deja fuera
web-set-hagal_foldspace-in = se conserva
web-set-hagal_foldspace-why = Si se conserva, envía al { -rival } a «{ space-deliver_supplies }» en lugar de a «{ space-foldspace }».
web-set-base_imperium = Cartas de Imperio del juego básico
web-set-base_imperium-in = todas
web-set-base_imperium-out = ninguna
web-set-base_imperium-why = Todas juntas forman un { -deck } grande; con una selección se parece más a Insurrección.
web-set-base_intrigue = { CAPITAL(-intrigue_card(number: "other")) } del juego básico
web-set-base_intrigue-in = todas
web-set-base_intrigue-out = ninguna
web-set-base_intrigue-why = «{ intrigue-calculated_hire }» siempre se deja fuera: en este { -game_board } no hay { -mentat }.
web-set-base_conflicts = Cartas de { -conflict } del juego básico
web-set-base_conflicts-out = se dejan fuera
web-set-base_conflicts-in = se mezclan
web-set-base_conflicts-why = No llevan { -battle_icon(number: "other") }; «{ conflict-sort_through_the_chaos }» siempre se deja fuera.

post-ix_choam = { space-smuggling } / { space-interstellar_shipping }
post-ix = { space-dreadnought } / { space-tech_negotiation }
