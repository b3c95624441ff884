### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = Ronda { $amount }: el Conflicto es { $what }; { $seat } es Jugador inicial.
log-turn_started = Empieza el turno de { $seat }.
log-agent_placed = { $seat } envía un Agente a { $what } con { $other }.
log-agent_moved = { $seat } levanta un Agente de { $what }.
log-agent_moved-to = { $seat } mueve un Agente de { $what } a { $other }.
log-agent_recalled = { $seat } retorna un Agente de { $what }.
log-resource_gained = { $seat } recibe { $goods }.
log-resource_paid = { $seat } paga { $goods }.
log-vp_gained = { $seat } recibe { $goods }.
log-vp_lost = { $seat } pierde { $goods }.
log-influence_gained = { $seat } recibe { $goods }.
log-influence_lost = { $seat } pierde { $goods }.
log-alliance_taken = { $seat } consigue la Alianza con { $faction }.
log-alliance_taken-from = { $seat } le quita a { $other } la Alianza con { $faction }.
log-alliance_returned = { $seat } devuelve al tablero la Alianza con { $faction }.
log-troops_recruited = { $amount ->
    [one] { $seat } recluta { $amount } tropa.
   *[other] { $seat } recluta { $amount } tropas.
}
log-troops_deployed = { $amount ->
    [one] { $seat } despliega { $amount } tropa.
   *[other] { $seat } despliega { $amount } tropas.
}
log-troops_retreated = { $amount ->
    [one] { $seat } retira { $amount } tropa.
   *[other] { $seat } retira { $amount } tropas.
}
log-troops_lost = { $amount ->
    [one] { $seat } pierde { $amount } tropa.
   *[other] { $seat } pierde { $amount } tropas.
}
log-card_drawn = { $seat } roba { $what }.
log-card_drawn-hidden = { $seat } roba una carta.
log-deck_shuffled = { $seat } baraja su pila de descartes y forma un nuevo mazo.
log-card_trashed = { $seat } desecha { $what }.
log-card_discarded = { $seat } descarta { $what }.
log-card_acquired = { $seat } adquiere { $what }.
log-card_revealed = { $seat } revela { $what }.
log-row_filled = { $what } entra en la Fila del Imperio.
log-card_reserved = { $seat } aparta { $what } de la Fila del Imperio.
log-card_removed = { $what } sale de la partida sin comprador.
log-card_taken_back = { $seat } recupera { $what } en su mano.
log-card_put_on_top = { $seat } pone { $what } encima de su mazo.
log-intrigue_drawn = { $seat } roba { $what } (Intriga).
log-intrigue_drawn-hidden = { $seat } roba una carta de Intriga.
log-intrigue_played = { $seat } juega { $what } (Intriga).
log-intrigue_stolen = { $seat } le hurta { $what } (Intriga) a { $other }.
log-intrigue_stolen-hidden = { $seat } le hurta una carta de Intriga a { $other }.
log-intrigue_deck_shuffled = Se vuelve a barajar el mazo de Intrigas.
log-council_joined = { $seat } ocupa un puesto en el Alto Consejo.
log-swordmaster_gained = { $seat } consigue el Maestro de armas.
log-mentat_taken = { $seat } toma el Mentat.
log-mentat_promised = { $seat } recibirá el Mentat en la próxima ronda.
log-control_gained = { $seat } obtiene el Control de { $what }.
log-control_lost = { $seat } pierde el Control de { $what }.
log-space_closed = { $seat } cierra { $what } a sus adversarios.
log-secret_chosen = { $seat } elige en secreto: { $what }.
log-secret_chosen-hidden = { $seat } elige en secreto una Facción.
log-secret_shown = { $seat } revela las Facciones elegidas en secreto.
log-turn_passed = { $seat } pasa su turno.
log-strength_set = { $seat } tiene una Potencia de Combate de { $amount }.
log-combat_started = Empieza el Combate: { $what }.
log-combat_passed = { $seat } pasa en el Combate.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat } empata en el primer puesto con Potencia de Combate { $amount }: nadie gana y quienes empatan toman la segunda recompensa ({ $rule }).
    [B-TIE-03] { $seat } no toma recompensa: tres o más empatan en el primer puesto ({ $rule }).
    [B-TIE-04] { $seat } no toma recompensa: con menos de cuatro jugadores, un empate en el primer puesto no deja ninguna ({ $rule }).
    [B-TIE-05] { $seat } empata en el segundo puesto con Potencia de Combate { $amount }: quienes empatan toman la tercera recompensa ({ $rule }).
   *[other] { $seat } empata en el tercer puesto con Potencia de Combate { $amount }: quienes empatan no toman recompensa ({ $rule }).
}
log-conflict_won = { $seat } gana { $what }.
log-reward_taken = { $amount ->
    [1] { $seat } toma la primera recompensa de { $what }.
    [2] { $seat } toma la segunda recompensa de { $what }.
   *[other] { $seat } toma la tercera recompensa de { $what }.
}
log-spice_added = Se añade { $amount } de especia adicional a { $what }.
log-first_player_passed = { $seat } pasa a ser Jugador inicial.
log-endgame_started = Empieza el Desenlace.
log-game_ended = { $amount ->
    [one] { $seat } gana la partida con { $amount } Punto de Victoria.
   *[other] { $seat } gana la partida con { $amount } Puntos de Victoria.
}

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat } pone en servicio un acorazado.
log-dreadnought_deployed = { $amount ->
    [one] { $seat } despliega { $amount } acorazado.
   *[other] { $seat } despliega { $amount } acorazados.
}
log-dreadnought_retreated = { $amount ->
    [one] { $seat } retira { $amount } acorazado.
   *[other] { $seat } retira { $amount } acorazados.
}
log-dreadnought_on_flag = { $seat } toma el Control de { $what } con un acorazado.
log-dreadnought_came_home = { $amount ->
    [one] { $amount } acorazado de { $seat } vuelve a la guarnición.
   *[other] { $amount } acorazados de { $seat } vuelven a la guarnición.
}
log-dreadnought_given_up = { $seat } devuelve un acorazado al suministro con { $what }.
log-tile_acquired = { $seat } adquiere { $what } (pieza de Tecnología).
log-tile_turned_up = Se descubre { $what } (pieza de Tecnología).
log-tile_used = { $seat } usa { $what } (pieza de Tecnología).
log-tile_trashed = { $seat } desecha { $what } (pieza de Tecnología).
log-tile_trashed-nobody = Se desecha { $what } (pieza de Tecnología): ninguna pieza disponible era para Rivales.
log-negotiator_placed = { $amount ->
    [one] { $seat } coloca { $amount } Negociador.
   *[other] { $seat } coloca { $amount } Negociadores.
}
log-negotiator_returned = { $amount ->
    [one] { $seat } devuelve { $amount } Negociador al suministro.
   *[other] { $seat } devuelve { $amount } Negociadores al suministro.
}
log-freighter_advanced = { $seat } avanza el Carguero a la casilla { $amount }.
log-freighter_recalled = { $seat } retorna el Carguero de la casilla { $amount }.
log-mark_taken = { $seat } toma la ficha de Detector del medidor (Facción: { $faction }; ficha { $amount }).
log-intrigue_buried = { $seat } pone { $what } (Intriga) debajo de su mazo.
log-intrigue_buried-hidden = { $seat } pone una carta de Intriga debajo de su mazo.
log-intrigue_put_back = { $seat } devuelve { $what } (Intriga) encima de su mazo.
log-intrigue_put_back-hidden = { $seat } devuelve una carta de Intriga encima de su mazo.
log-card_set_aside = { $seat } aparta { $what } hasta su segundo turno.
log-card_set_aside-hidden = { $seat } aparta una carta hasta su segundo turno.
log-card_returned = { $seat } muestra { $what }, que estaba apartada, y la recupera.
log-extra_turn = { $seat } realizará otro turno después de este.
log-dice_rolled = Un dado muestra { $amount }.
log-row_trashed = Se desecha { $what } de la Fila del Imperio.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat } revela { $what } por sus espadas ({ $rule }).
   *[other] { $seat } revela { $what } ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat } ignora { $what }: la casilla está ocupada ({ $rule }).
    [H-AGT-05] { $seat } ignora { $what }: la casilla está cerrada ({ $rule }).
    [H-HRV-06] { $seat } ignora { $what }: ninguna casilla de Hacedor libre tiene especia adicional ({ $rule }).
    [X-RIV-06] { $seat } ignora { $what }: ya tiene todos sus acorazados ({ $rule }).
    [X-RIV-07] { $seat } ignora { $what }: tiene menos de 2 de Influencia con la Cofradía Espacial ({ $rule }).
    [X-RIV-08] { $seat } ignora { $what }: la casilla de su Influencia no está disponible ({ $rule }).
   *[other] { $seat } ignora { $what } ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat } envía un Agente a { $what }, la casilla de Hacedor libre con más especia adicional ({ $rule }).
    [X-RIV-17] { $seat } envía un acorazado a { $what }, que controla un adversario ({ $rule }).
    [X-RIV-18] { $seat } envía un acorazado a { $what }, la primera en el orden de casillas ({ $rule }).
   *[other] { $seat } envía un Agente a { $what } ({ $rule }).
}
log-rival_chose = { $seat } elige Influencia { $at }, donde menos tiene ({ $rule }).
log-rival_spent = { $seat } gasta { $goods } para recibir un Punto de Victoria ({ $rule }).
log-rival_held_back = { $seat } no despliega tropas: ya aventaja en 4 o más de Potencia de Combate ({ $rule }).
log-rival_deck_shuffled = Se barajan las { $amount } cartas de la Casa Hagal y forman un nuevo mazo.
log-rival_idle = { $seat } no envía ningún Agente: ninguna carta de la Casa Hagal muestra una casilla disponible ({ $rule }).
log-rival_acquired = { $seat } elige { $what }, la pieza de Tecnología más cara que puede tener y pagar ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat } usa { $what } para pasar junto a Agentes enemigos ({ $rule }).
   *[other] { $seat } usa { $what } ({ $rule }).
}
log-rival_shipped = { $seat } mueve su Carguero ({ $rule }).

# A game that outlived a version of the server.
log-rules_changed = Las reglas de este servidor han cambiado. La partida sigue con las nuevas desde la ronda { $amount }, tal como empezó; lo decidido en ella desde entonces queda deshecho.
