### Why something is not available now, and the errors of the library in words.

## Reasons

why-game_over = La partida ha terminado.
why-empty = No se ha nombrado nada.
why-not_turn_start = Eso se hace al inicio de un turno. Ahora: { $question }
why-mandatory_left = Todavía queda un efecto obligatorio por resolver.
why-not_an_option = Eso no está entre las opciones. La pregunta para { $seat }: { $question }
why-not_in_hand = «{ $card }» no está en tu { -hand }.
why-no_agent = No te quedan { -agent(number: "other") } que enviar.
why-no_icon = «{ $card }» no tiene ningún { -agent_icon }.
why-no_space = Ahora no hay ninguna casilla libre para «{ $card }».
why-wrong_icon = «{ $card }» no tiene ningún { -agent_icon } que lleve a «{ $space }».
why-occupied = La casilla «{ $space }» está ocupada.
why-closed = La casilla «{ $space }» está cerrada hasta el próximo turno de quien la cerró.
why-once_per_game = Ya has usado la casilla «{ $space }»; solo es posible una vez por partida.
why-requirement = No cumples el requisito de la casilla «{ $space }».
why-cost = La casilla «{ $space }» cuesta { $goods }; tienes { $have }.
why-cost_choice = No puedes pagar ninguno de los costes de la casilla «{ $space }».
why-not_reveal_turn = Las cartas se adquieren en tu { -reveal_turn }.
why-no_price = «{ $card }» no se puede adquirir con { -persuasion }.
why-stack_empty = No quedan copias de «{ $card }» en la { -reserve }.
why-not_on_offer = «{ $card }» no está en la { -imperium_row } ni en la { -reserve }.
why-persuasion = { $cost ->
    [one] «{ $card }» cuesta { $cost } punto de { -persuasion }; tienes { $have }.
   *[other] «{ $card }» cuesta { $cost } puntos de { -persuasion }; tienes { $have }.
}
why-intrigue_not_held = No tienes «{ $intrigue }».
why-intrigue_time = «{ $intrigue }» no se puede jugar ahora; su momento: { $type }.
why-intrigue_cost = No puedes pagar «{ $intrigue }» o no tendría efecto.
why-no_combat_space = Las { -troop(number: "other") } se despliegan en un { -agent_turn } en una { -combat_space }.
why-level = { $space } está vedado para ti en este nivel de dificultad.
why-intrigue_condition = Ahora no se cumple la condición de { $intrigue }.
why-deploy_limit = { $limit ->
    [0] Ahora no puedes desplegar más { -troop(number: "other") }.
    [one] Ahora puedes desplegar como mucho { $limit } { -troop }.
   *[other] Ahora puedes desplegar como mucho { $limit } { -troop(number: "other") }.
}
why-with_rule = { $reason } (regla { $rule })
why-no_tech_icon = «{ $tile }» solo se puede adquirir con un efecto de Adquirir tecnología.
why-tile_not_on_offer = «{ $tile }» no está encima de una pila de { -tech_tile(number: "other") }.
why-tile_price = No puedes pagar «{ $tile }»; su coste es { $cost } de { -spice }.
why-tile_not_owned = No tienes «{ $tile }».
why-tile_time = «{ $tile }» no se puede usar ahora.
why-tile_face_down = «{ $tile }» está boca abajo hasta la próxima { -round }.
why-tile_cost = No puedes pagar el uso de «{ $tile }» o no tendría efecto.

## Errors

error-setup = La partida no se puede preparar así: { $detail }
error-illegal_action = Eso no es legal ahora: { $detail }
error-no_history = Esta partida no tiene historial: { $detail }
error-save = No se puede leer la partida guardada: { $detail }
error-content = Las cajas se contradicen: { $detail }
error-language = No existe el idioma { $language }; existen { $languages }.
error-unknown = Algo ha salido mal: { $detail }
