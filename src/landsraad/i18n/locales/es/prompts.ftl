### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = Juega una carta para enviar un Agente, revela tu mano o juega una carta de Trama.
prompt-choose_agent = ¿Qué Agente envías?
prompt-choose_space = ¿Adónde envías al Agente?
prompt-resolve = Tu turno de Agente: resuelve efectos, despliega tropas o termina el turno.
prompt-acquire = Tu turno de Revelación: adquiere cartas, resuelve efectos o termina el turno.
prompt-choose_effect = Elige un efecto.
prompt-pay = ¿Pagas el coste?
prompt-trash = Elige una carta para desecharla.
prompt-discard = Elige una carta para descartarla.
prompt-gain_influence = ¿Con qué Facción recibes Influencia?
prompt-lose_influence = ¿Con qué Facción pierdes Influencia?
prompt-choose_opponent = Elige un adversario.
prompt-deploy = ¿Cuántas tropas despliegas?
prompt-retreat = ¿Cuántas tropas retiras?
prompt-combat_intrigue = Juega una carta de Combate o pasa.
prompt-take_reward = Toma tu recompensa.
prompt-endgame_intrigue = Juega una carta de Desenlace o pasa.
prompt-acquire_free = Elige una carta para adquirirla.
prompt-reserve_card = Elige una carta de la Fila del Imperio para apartarla.
prompt-take_back = Elige una carta de tu pila de descartes para tomarla en tu mano.
prompt-top_card = ¿Robas o desechas la carta superior de tu mazo?
prompt-put_card = ¿Dónde pones la carta adquirida?
prompt-close_space = Elige una casilla del tablero para cerrarla a tus adversarios.
prompt-choose_secret = Elige una Facción en secreto.
prompt-give_alliance = ¿Qué adversario recibe la Alianza?
prompt-defend = ¿Despliegas 1 tropa de tu suministro para defender tu Control?
prompt-pass_turn = ¿Pasas tu turno?
prompt-recall_agent = ¿A qué Agente haces retornar?
prompt-rival = Elige en lugar { $rival_of }: { $question }
prompt-gain_influence-rival = ¿Con qué Facción recibe Influencia { $rival }?
prompt-choose_effect-rival = Elige un efecto para { $rival }.
prompt-acquire_tech = ¿Adquieres una pieza de Tecnología?
prompt-choose_currency = ¿Con qué pagas la pieza?
prompt-return_negotiators = ¿Cuántos Negociadores devuelves para rebajar el coste?
prompt-place_negotiators = ¿Cuántos Negociadores colocas?
prompt-move_freighter = ¿Haces avanzar o retornar tu Carguero?
prompt-take_space = Has vencido con un acorazado. ¿Adónde va?
prompt-retreat_enemy = ¿De quién es la unidad que haces retirarse?
prompt-choose_unit = ¿Qué unidad se retira?
prompt-retreat_units = ¿Cuántas de las unidades que se retiran son tropas?
prompt-deploy_dreadnoughts = ¿Cuántos acorazados despliegas?
prompt-lose_troop = ¿Dónde pierdes la tropa?
prompt-bury_intrigue = Elige una carta de Intriga para ponerla debajo de su mazo.
prompt-return_intrigue = Elige la carta de Intriga que devuelves encima de su mazo.
prompt-set_aside = Elige una carta de tu mano para apartarla hasta tu segundo turno.

## Options

option-agent = Enviar un Agente con «{ $card }»
option-agent-to = Enviar un Agente con «{ $card }» a «{ $space }»
option-agent-from = Enviar el Agente de «{ $from }» con «{ $card }»
option-agent-from-to = Enviar el Agente de «{ $from }» con «{ $card }» a «{ $space }»
option-agent-leader = Enviar un Agente de tu Líder con «{ $card }»
option-agent-leader-to = Enviar un Agente de tu Líder con «{ $card }» a «{ $space }»
option-reveal = Revelar tu mano
option-end_turn = Terminar el turno
option-pass = Pasar
option-accept = Sí
option-decline = No
option-pay = Pagar
option-defend = Defender
option-pass_turn = Pasar el turno
option-top = Encima de tu mazo
option-pile = En tu pila de descartes
option-draw = Robarla
option-draw-card = Robar «{ $card }»
option-trash-top = Desecharla
option-trash-top-card = Desechar «{ $card }»
option-trash = Desechar «{ $card }» ({ $zone })
option-discard = Descartar «{ $card }»
option-influence = Recibir Influencia { $faction_at }
option-lose = Perder Influencia { $faction_at }
option-secret = Elegir en secreto: { $faction }
option-acquire = Adquirir «{ $card }»
option-acquire-aside = Adquirir «{ $card }», apartada para ti
option-reserve = Apartar «{ $card }»
option-take = Tomar «{ $card }» en tu mano
option-intrigue = Jugar «{ $card }» (Intriga)
option-close = Cerrar «{ $space }»
option-recall = Hacer retornar al Agente de «{ $space }»
option-deploy = { $n ->
    [0] No desplegar tropas
    [one] Desplegar { $n } tropa
   *[other] Desplegar { $n } tropas
}
option-retreat = { $n ->
    [0] No retirar tropas
    [one] Retirar { $n } tropa
   *[other] Retirar { $n } tropas
}
option-opponent = { $seat }
option-give_alliance = Dar la Alianza { $seat_to }
option-resolve = { $source }: { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = Usar «{ $thing }»: { $effect }
option-acquire_tile = Adquirir «{ $tile }»
option-pay_in-solari = En solaris
option-pay_in-spice = En especia
option-return_negotiators = { $n ->
    [0] No devolver Negociadores
    [one] Devolver { $n } Negociador
   *[other] Devolver { $n } Negociadores
}
option-place_negotiators = { $n ->
    [0] No colocar Negociadores
    [one] Colocar { $n } Negociador
   *[other] Colocar { $n } Negociadores
}
option-freighter-advance = Hacer avanzar tu Carguero
option-freighter-recall = Hacer retornar tu Carguero
option-freighter-recall-rewards = Hacer retornar tu Carguero: { $effects }
option-take_space = Ponerlo en «{ $space }»
option-take_tile = Devolverlo a tu suministro con «{ $tile }»
option-retreat_enemy = Una unidad { $seat_of }
option-retreat_unit-troop = Una tropa
option-retreat_unit-dreadnought = Un acorazado
option-retreat_units = { $n ->
    [0] Ninguna tropa
    [one] { $n } tropa
   *[other] { $n } tropas
}
option-deploy_dreadnought = Desplegar un acorazado
option-deploy_dreadnoughts = { $n ->
    [0] No desplegar acorazados
    [one] Desplegar { $n } acorazado
   *[other] Desplegar { $n } acorazados
}
option-lose_troop-garrison = De tu guarnición
option-lose_troop-conflict = De la zona de Conflicto
option-bury = Poner «{ $card }» (Intriga) debajo de su mazo
option-return = Devolver «{ $card }» (Intriga) encima de su mazo
option-set_aside = Apartar «{ $card }» hasta tu segundo turno
