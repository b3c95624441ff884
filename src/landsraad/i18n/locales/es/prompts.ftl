### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = Juega una carta para enviar un { -agent }, revela tu { -hand } o juega una carta de { -plot }.
prompt-choose_agent = ¿Qué { -agent } envías?
prompt-choose_space = ¿Adónde envías al { -agent }?
prompt-resolve = Tu { -agent_turn }: resuelve efectos, despliega { -troop(number: "other") } o termina el turno.
prompt-acquire = Tu { -reveal_turn }: adquiere cartas, resuelve efectos o termina el turno.
prompt-choose_effect = Elige un efecto.
prompt-pay = ¿Pagas el coste?
prompt-trash = Elige una carta para desecharla.
prompt-discard = Elige una carta para descartarla.
prompt-gain_influence = ¿Con qué { -faction } recibes { -influence }?
prompt-lose_influence = ¿Con qué { -faction } pierdes { -influence }?
prompt-choose_opponent = Elige un adversario.
prompt-deploy = ¿Cuántas { -troop(number: "other") } despliegas?
prompt-retreat = ¿Cuántas { -troop(number: "other") } retiras?
prompt-combat_intrigue = Juega una carta de { -combat } o pasa.
prompt-take_reward = Toma tu { -reward }.
prompt-endgame_intrigue = Juega una carta de { -endgame } o pasa.
prompt-acquire_free = Elige una carta para adquirirla.
prompt-reserve_card = Elige una carta de la { -imperium_row } para apartarla.
prompt-take_back = Elige una carta de tu { -discard_pile } para tomarla en tu { -hand }.
prompt-top_card = ¿Robas o desechas la carta superior de tu { -deck }?
prompt-put_card = ¿Dónde pones la carta adquirida?
prompt-close_space = Elige una { -board_space } para cerrarla a tus adversarios.
prompt-choose_secret = Elige una { -faction } en secreto.
prompt-give_alliance = ¿Qué adversario recibe la { -alliance }?
prompt-defend = ¿Despliegas 1 { -troop } de tu { -supply } para defender tu { -control }?
prompt-pass_turn = ¿Pasas tu turno?
prompt-recall_agent = ¿A qué { -agent } haces retornar?
prompt-rival = Elige en lugar { $rival_of }: { $question }
prompt-gain_influence-rival = ¿Con qué { -faction } recibe { -influence } { $rival }?
prompt-choose_effect-rival = Elige un efecto para { $rival }.
prompt-acquire_tech = ¿Adquieres una { -tech_tile }?
prompt-choose_currency = ¿Con qué pagas la pieza?
prompt-return_negotiators = ¿Cuántos { -negotiator(number: "other") } devuelves para rebajar el coste?
prompt-place_negotiators = ¿Cuántos { -negotiator(number: "other") } colocas?
prompt-move_freighter = ¿Haces avanzar o retornar tu { -freighter }?
prompt-take_space = Has vencido con un { -dreadnought_unit }. ¿Adónde va?
prompt-retreat_enemy = ¿De quién es la { -unit } que haces retirarse?
prompt-choose_unit = ¿Qué { -unit } se retira?
prompt-retreat_units = ¿Cuántas de las { -unit(number: "other") } que se retiran son { -troop(number: "other") }?
prompt-deploy_dreadnoughts = ¿Cuántos { -dreadnought_unit(number: "other") } despliegas?
prompt-lose_troop = ¿Dónde pierdes la { -troop }?
prompt-bury_intrigue = Elige una { -intrigue_card } para ponerla debajo de su { -deck }.
prompt-return_intrigue = Elige la { -intrigue_card } que devuelves encima de su { -deck }.
prompt-set_aside = Elige una carta de tu { -hand } para apartarla hasta tu segundo turno.

## Options

option-agent = Enviar un { -agent } con «{ $card }»
option-agent-to = Enviar un { -agent } con «{ $card }» a «{ $space }»
option-agent-from = Enviar el { -agent } de «{ $from }» con «{ $card }»
option-agent-from-to = Enviar el { -agent } de «{ $from }» con «{ $card }» a «{ $space }»
option-agent-leader = Enviar un { -agent } de tu { -leader } con «{ $card }»
option-agent-leader-to = Enviar un { -agent } de tu { -leader } con «{ $card }» a «{ $space }»
option-reveal = Revelar tu { -hand }
option-end_turn = Terminar el turno
option-pass = Pasar
option-accept = Sí
option-decline = No
option-pay = Pagar
option-defend = Defender
option-pass_turn = Pasar el turno
option-top = Encima de tu { -deck }
option-pile = En tu { -discard_pile }
option-draw = Robarla
option-draw-card = Robar «{ $card }»
option-trash-top = Desecharla
option-trash-top-card = Desechar «{ $card }»
option-trash = Desechar «{ $card }» ({ $zone })
option-discard = Descartar «{ $card }»
option-influence = Recibir { -influence } { $faction_at }
option-lose = Perder { -influence } { $faction_at }
option-secret = Elegir en secreto: { $faction }
option-acquire = Adquirir «{ $card }»
option-acquire-aside = Adquirir «{ $card }», apartada para ti
option-reserve = Apartar «{ $card }»
option-take = Tomar «{ $card }» en tu { -hand }
option-intrigue = Jugar «{ $card }» (Intriga)
option-close = Cerrar «{ $space }»
option-recall = Hacer retornar al { -agent } de «{ $space }»
option-deploy = { $n ->
    [0] No desplegar { -troop(number: "other") }
    [one] Desplegar { $n } { -troop }
   *[other] Desplegar { $n } { -troop(number: "other") }
}
option-retreat = { $n ->
    [0] No retirar { -troop(number: "other") }
    [one] Retirar { $n } { -troop }
   *[other] Retirar { $n } { -troop(number: "other") }
}
option-opponent = { $seat }
option-give_alliance = Dar la { -alliance } { $seat_to }
option-resolve = { $source }: { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = Usar «{ $thing }»: { $effect }
option-acquire_tile = Adquirir «{ $tile }»
option-pay_in-solari = En { -solari(number: "other") }
option-pay_in-spice = En { -spice }
option-return_negotiators = { $n ->
    [0] No devolver { -negotiator(number: "other") }
    [one] Devolver { $n } { -negotiator }
   *[other] Devolver { $n } { -negotiator(number: "other") }
}
option-place_negotiators = { $n ->
    [0] No colocar { -negotiator(number: "other") }
    [one] Colocar { $n } { -negotiator }
   *[other] Colocar { $n } { -negotiator(number: "other") }
}
option-freighter-advance = Hacer avanzar tu { -freighter }
option-freighter-recall = Hacer retornar tu { -freighter }
option-freighter-recall-rewards = Hacer retornar tu { -freighter }: { $effects }
option-take_space = Ponerlo en «{ $space }»
option-take_tile = Devolverlo a tu { -supply } con «{ $tile }»
option-retreat_enemy = Una { -unit } { $seat_of }
option-retreat_unit-troop = Una { -troop }
option-retreat_unit-dreadnought = Un { -dreadnought_unit }
option-retreat_units = { $n ->
    [0] Ninguna { -troop }
    [one] { $n } { -troop }
   *[other] { $n } { -troop(number: "other") }
}
option-deploy_dreadnought = Desplegar un { -dreadnought_unit }
option-deploy_dreadnoughts = { $n ->
    [0] No desplegar { -dreadnought_unit(number: "other") }
    [one] Desplegar { $n } { -dreadnought_unit }
   *[other] Desplegar { $n } { -dreadnought_unit(number: "other") }
}
option-lose_troop-garrison = De tu { -garrison }
option-lose_troop-conflict = De la { -conflict_area }
option-bury = Poner «{ $card }» (Intriga) debajo de su { -deck }
option-return = Devolver «{ $card }» (Intriga) encima de su { -deck }
option-set_aside = Apartar «{ $card }» hasta tu segundo turno
