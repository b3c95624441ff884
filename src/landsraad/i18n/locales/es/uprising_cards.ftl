## Efectos de las cartas de Uprising

effect-lines = usar una o más de estas [{ $branches }]
effect-either = { $condition }: { $effects }; si no: { $otherwise }
effect-this_reveal = en tu turno de Revelación de esta ronda, { $event }: { $effects }
effect-trash_intrigue = { $n ->
    [one] desechar una de tus cartas de Intriga
   *[other] desechar { $n } de tus cartas de Intriga
}
effect-trash_hand = desechar una carta de tu mano
effect-trash_hand-faction = desechar una carta { $faction } de tu mano
effect-trash_other_in_play-faction = desechar otra carta { $faction } que tengas en juego
effect-return_to_hand = devolver esta carta a tu mano
effect-top_three = mirar las tres cartas superiores de tu mazo: robar una, descartar una y desechar una
effect-buy_with_solari = adquirir una carta en tu mano y pagar su coste en Solari en vez de Persuasión
effect-recall_other = hacer retornar a otro de tus Agentes
effect-retreat_some = { $n ->
    [one] retirar una de tus tropas
   *[other] retirar { $n } de tus tropas
}
effect-retreat_some-to = retirar { $n } o { $most } de tus tropas
effect-acquire_free-hand = adquirir una carta que cueste { $n } o menos y ponerla en tu mano
effect-acquire_exactly = adquirir una carta que cueste exactamente { $n }
effect-acquire_exactly-hand = adquirir una carta que cueste exactamente { $n } y ponerla en tu mano
effect-acquire_exactly-top = adquirir una carta que cueste exactamente { $n } y ponerla encima de tu mazo
effect-train = mover tu ficha una casilla en el medidor de entrenamiento y obtener su recompensa
effect-memory = { $n ->
    [one] guardar una tropa de tu suministro como memoria
   *[other] guardar { $n } tropas de tu suministro como memorias
}
effect-turn_over = devolver tus memorias a tu suministro y dar la vuelta a tu Líder
effect-repeat_space = repetir los efectos impresos en esa casilla
condition-swordmaster = si tienes tu Maestro de armas
condition-any_swordmaster = si alguien tiene un Maestro de armas
condition-sent_to_maker = si has enviado tu Agente a una casilla de Hacedor en este turno
condition-sent_to_icons = si has enviado tu Agente a una casilla de { $icons } en este turno
condition-strength = si tienes { $at_least } o más de Potencia de Combate
condition-units_in_conflict = { $at_least ->
    [one] si tienes una unidad en el Conflicto
   *[other] si tienes { $at_least } o más unidades en el Conflicto
}
condition-enemy_alliance = si tienes { $at_least } o más de Influencia con una Facción cuya Alianza posee un oponente
condition-acquired = si has adquirido «{ $card }» en este turno
condition-not = si esto no se cumple [{ $conditions }]
condition-picked = si es una carta { $faction }
condition-picked_cost = si cuesta { $at_least } o más
condition-reached = si acabas de alcanzar { $n } de Influencia con { $faction }
counter-revealed = cada carta { $faction } que hayas revelado en este turno
counter-memories = cada una de tus memorias
modifier-deploy_recruits = puedes desplegar las tropas que reclutes, sea cual sea la casilla a la que enviaste tu Agente
box-discarded = Al descartarla
note-ignores_requirements = Los requisitos de Influencia de la casilla no cuentan.
note-without = A tu mazo inicial le falta «{ $card }».
note-turns_to = Se da la vuelta a { $leader }.
note-back = La otra cara de un Líder; nadie empieza con ella.
note-training = Medidor de entrenamiento, casilla { $n }

## Preguntas, opciones, sucesos

prompt-choose_line = Elige una línea para usarla.
prompt-trash_intrigue = Elige una carta de Intriga para desecharla.
prompt-draw_one = Elige la carta que robas.
prompt-discard_one = Elige la carta que descartas; la otra se desecha.
prompt-buy_with_solari = Elige una carta para adquirirla con Solari.
prompt-train = Elige el camino de tu ficha.
option-trash_intrigue = Desechar «{ $card }» (Intriga)
option-draw_one = Robar «{ $card }»
option-discard_one = Descartar «{ $card }»
option-buy = Adquirir «{ $card }» con Solari
option-train = A la casilla: { $effect }
log-intrigue_trashed = { $seat } desecha «{ $what }» (Intriga).
log-card_to_hand = { $seat } toma «{ $what }» en su mano.
log-trained = { $seat } mueve su ficha en el medidor de entrenamiento.
log-memory_kept = { $amount ->
    [one] { $seat } guarda una tropa como memoria.
   *[other] { $seat } guarda { $amount } tropas como memorias.
}
log-leader_turned = { $seat } da la vuelta a su Líder: { $what }.
field-training = medidor de entrenamiento
field-memories = memorias
