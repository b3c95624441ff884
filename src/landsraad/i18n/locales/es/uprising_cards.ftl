## Efectos de las cartas de Uprising

effect-lines = usar una o más de estas [{ $branches }]
effect-either = { $condition }: { $effects }; si no: { $otherwise }
effect-this_reveal = en tu { -reveal_turn } de esta { -round }, { $event }: { $effects }
effect-trash_intrigue = { $n ->
    [one] desechar una de tus { -intrigue_card(number: "other") }
   *[other] desechar { $n } de tus { -intrigue_card(number: "other") }
}
effect-trash_hand = desechar una carta de tu { -hand }
effect-trash_hand-faction = desechar una carta { $faction_card } de tu { -hand }
effect-trash_other_in_play-faction = desechar otra carta { $faction_card } que tengas en juego
effect-return_to_hand = devolver esta carta a tu { -hand }
effect-top_three = mirar las tres cartas superiores de tu { -deck }: robar una, descartar una y desechar una
effect-buy_with_solari = adquirir una carta, ponerla en tu { -hand } y pagar su coste en { -solari(number: "other") } en vez de { -persuasion }
effect-recall_other = hacer retornar a otro de tus { -agent(number: "other") }
effect-retreat_some = { $n ->
    [one] retirar una de tus { -troop(number: "other") }
   *[other] retirar { $n } de tus { -troop(number: "other") }
}
effect-retreat_some-to = retirar { $n } o { $most } de tus { -troop(number: "other") }
effect-acquire_free-hand = adquirir gratis una carta de coste { $n } o menos y ponerla en tu { -hand }
effect-acquire_exactly = adquirir gratis una carta de coste exactamente { $n }
effect-acquire_exactly-hand = adquirir gratis una carta de coste exactamente { $n } y ponerla en tu { -hand }
effect-acquire_exactly-top = adquirir gratis una carta de coste exactamente { $n } y ponerla encima de tu { -deck }
effect-train = mover tu ficha una casilla en el medidor de Entrenamiento y recibir su { -reward }
effect-memory = { $n ->
    [one] guardar una { -troop } de tu { -supply } como memoria
   *[other] guardar { $n } { -troop(number: "other") } de tu { -supply } como memorias
}
effect-turn_over = devolver tus memorias a tu { -supply } y dar la vuelta a tu { -leader }
effect-repeat_space = repetir los efectos impresos en esa casilla
condition-swordmaster = si tienes tu { -swordmaster_agent }
condition-any_swordmaster = si alguien tiene un { -swordmaster_agent }
condition-sent_to_maker = si has enviado tu { -agent } a una { -maker_space } en este turno
condition-sent_to_icons = si has enviado tu { -agent } a una casilla con el icono { $icons } en este turno
condition-strength = si tienes { $at_least } o más de { -combat_strength }
condition-units_in_conflict = { $at_least ->
    [one] si tienes una { -unit } en la { -conflict_area }
   *[other] si tienes { $at_least } o más { -unit(number: "other") } en la { -conflict_area }
}
condition-enemy_alliance = si tienes { $at_least } o más puntos de { -influence } con una { -faction } cuya { -alliance } tiene un adversario
condition-acquired = si has adquirido «{ $card }» en este turno
condition-not = si esto no se cumple [{ $conditions }]
condition-not-council = si no tienes un asiento en el { -high_council }
condition-picked = si la carta descartada es una carta { $faction_card }
condition-picked_cost = si cuesta { $at_least } o más
condition-reached = si acabas de alcanzar { $n } puntos de { -influence } { $faction_at }
counter-revealed = cada carta { $faction_card } que hayas revelado en este turno
counter-memories = cada una de tus memorias
modifier-deploy_recruits = puedes desplegar las { -troop(number: "other") } que reclutes, sea cual sea la casilla a la que hayas enviado tu { -agent }
box-discarded = Al descartarla
note-ignores_requirements = Los requisitos de { -influence } de la casilla no cuentan.
note-without = A tu { -deck } inicial le falta «{ $card }».
note-turns_to = Al darle la vuelta: { $leader }.
note-back = La otra cara de un { -leader }; nadie empieza con ella.
note-training = Medidor de Entrenamiento, casilla { $n }

## Preguntas, opciones, sucesos

prompt-choose_line = Elige una línea para usarla.
prompt-trash_intrigue = Elige una { -intrigue_card } para desecharla.
prompt-draw_one = Elige la carta que robas.
prompt-discard_one = Elige la carta que descartas; la otra se desecha.
prompt-buy_with_solari = Elige una carta para adquirirla con { CAPITAL(-solari) }.
prompt-train = Elige el camino de tu ficha.
option-trash_intrigue = Desechar «{ $card }» (Intriga)
option-draw_one = Robar «{ $card }»
option-discard_one = Descartar «{ $card }»
option-buy = Adquirir «{ $card }» con { CAPITAL(-solari) }
option-train = A la casilla: { $effect }
log-intrigue_trashed = { $seat } desecha «{ $what }» (Intriga).
log-card_to_hand = { $seat } toma «{ $what }» en su { -hand }.
log-trained = { $seat } mueve su ficha en el medidor de Entrenamiento.
log-memory_kept = { $amount ->
    [one] { $seat } guarda una { -troop } como memoria.
   *[other] { $seat } guarda { $amount } { -troop(number: "other") } como memorias.
}
log-leader_turned = { $seat } da la vuelta a su { -leader }: { $what }.
field-training = medidor de Entrenamiento
field-memories = memorias

## Houses

house-corrino = Casa Corrino
house-metulli = Casa Metulli
house-fenring = Casa Fenring

## Names of difficulties that this box prints otherwise

difficulty-sardaukar-uprising = Sardaukar (Veterano)
difficulty-kwisatz_haderach-uprising = Kwisatz Haderach (Experto superior)
