### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = { CAPITAL(-round) } { $amount }: el { -conflict } es «{ $what }»; el { -first_player } es { $seat }.
log-turn_started = Empieza el turno { $seat_of }.
log-agent_placed = { $seat } envía un { -agent } a «{ $what }» con «{ $other }».
log-agent_moved = { $seat } levanta un { -agent } de «{ $what }».
log-agent_moved-to = { $seat } mueve un { -agent } de «{ $what }» a «{ $other }».
log-agent_recalled = { $seat } hace retornar a un { -agent } de «{ $what }».
log-resource_gained = { $seat } recibe { $goods }.
log-resource_paid = { $seat } paga { $goods }.
log-vp_gained = { $seat } recibe { $goods }.
log-vp_lost = { $seat } pierde { $goods }.
log-influence_gained = { $seat } recibe { $goods }.
log-influence_lost = { $seat } pierde { $goods }.
log-alliance_taken = { $seat } consigue la { -alliance } con { $faction_the }.
log-alliance_taken-from = { $seat } le quita { $other_to } la { -alliance } con { $faction_the }.
log-alliance_returned = { $seat } devuelve al { -game_board } la { -alliance } con { $faction_the }.
log-troops_recruited = { $amount ->
    [one] { $seat } recluta { $amount } { -troop }.
   *[other] { $seat } recluta { $amount } { -troop(number: "other") }.
}
log-troops_deployed = { $amount ->
    [one] { $seat } despliega { $amount } { -troop }.
   *[other] { $seat } despliega { $amount } { -troop(number: "other") }.
}
log-troops_retreated = { $amount ->
    [one] { $seat } retira { $amount } { -troop }.
   *[other] { $seat } retira { $amount } { -troop(number: "other") }.
}
log-troops_lost = { $amount ->
    [one] { $seat } pierde { $amount } { -troop }.
   *[other] { $seat } pierde { $amount } { -troop(number: "other") }.
}
log-card_drawn = { $seat } roba «{ $what }».
log-card_drawn-hidden = { $seat } roba una carta.
log-deck_shuffled = { $seat } baraja su { -discard_pile } y forma un nuevo { -deck }.
log-card_trashed = { $seat } desecha «{ $what }».
log-card_discarded = { $seat } descarta «{ $what }».
log-card_acquired = { $seat } adquiere «{ $what }».
log-card_revealed = { $seat } revela «{ $what }».
log-row_filled = «{ $what }» entra en la { -imperium_row }.
log-card_reserved = { $seat } aparta «{ $what }» de la { -imperium_row }.
log-card_removed = «{ $what }» sale de la partida sin comprador.
log-card_taken_back = { $seat } recupera «{ $what }» en su { -hand }.
log-card_put_on_top = { $seat } pone «{ $what }» encima de su { -deck }.
log-intrigue_drawn = { $seat } roba «{ $what }» (Intriga).
log-intrigue_drawn-hidden = { $seat } roba una { -intrigue_card }.
log-intrigue_played = { $seat } juega «{ $what }» (Intriga).
log-intrigue_stolen = { $seat } le hurta «{ $what }» (Intriga) { $other_to }.
log-intrigue_stolen-hidden = { $seat } le hurta una { -intrigue_card } { $other_to }.
log-intrigue_deck_shuffled = Se vuelve a barajar el { -intrigue_deck }.
log-council_joined = { $seat } ocupa un asiento en el { -high_council }.
log-swordmaster_gained = { $seat } consigue el { -swordmaster_agent }.
log-mentat_taken = { $seat } toma el { -mentat }.
log-mentat_promised = { $seat } recibirá el { -mentat } en la próxima { -round }.
log-control_gained = { $seat } obtiene el { -control } { $what_of }.
log-control_lost = { $seat } pierde el { -control } { $what_of }.
log-space_closed = { $seat } cierra «{ $what }» a sus adversarios.
log-secret_chosen = { $seat } elige en secreto: { $what }.
log-secret_chosen-hidden = { $seat } elige en secreto una { -faction }.
log-secret_shown = { $seat } revela las { -faction(number: "other") } elegidas en secreto.
log-turn_passed = { $seat } pasa su turno.
log-strength_set = { $seat } tiene una { -combat_strength } de { $amount }.
log-combat_started = Empieza el { -combat }: «{ $what }».
log-combat_passed = { $seat } pasa en el { -combat }.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat } empata en la primera posición con { -combat_strength } { $amount }: nadie vence y quienes empatan toman la segunda { -reward } ({ $rule }).
    [B-TIE-03] { $seat } no toma { -reward }: tres o más empatan en la primera posición ({ $rule }).
    [B-TIE-04] { $seat } no toma { -reward }: con menos de cuatro jugadores, un empate en la primera posición no deja ninguna ({ $rule }).
    [B-TIE-05] { $seat } empata en la segunda posición con { -combat_strength } { $amount }: quienes empatan toman la tercera { -reward } ({ $rule }).
   *[other] { $seat } empata en la tercera posición con { -combat_strength } { $amount }: quienes empatan no toman { -reward } ({ $rule }).
}
log-conflict_won = { $seat } vence en «{ $what }».
log-reward_taken = { $amount ->
    [1] { $seat } toma la primera { -reward } de «{ $what }».
    [2] { $seat } toma la segunda { -reward } de «{ $what }».
   *[other] { $seat } toma la tercera { -reward } de «{ $what }».
}
log-spice_added = Se añade { $amount } de { -bonus_spice } a «{ $what }».
log-first_player_passed = El { -first_player } es ahora { $seat }.
log-endgame_started = Empieza el { -endgame }.
log-game_ended = { $amount ->
    [one] { $seat } vence en la partida con { $amount } { -victory_point }.
   *[other] { $seat } vence en la partida con { $amount } { -victory_point(number: "other") }.
}

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat } pone en servicio un { -dreadnought_unit }.
log-dreadnought_deployed = { $amount ->
    [one] { $seat } despliega { $amount } { -dreadnought_unit }.
   *[other] { $seat } despliega { $amount } { -dreadnought_unit(number: "other") }.
}
log-dreadnought_retreated = { $amount ->
    [one] { $seat } retira { $amount } { -dreadnought_unit }.
   *[other] { $seat } retira { $amount } { -dreadnought_unit(number: "other") }.
}
log-dreadnought_on_flag = { $seat } toma el { -control } { $what_of } con un { -dreadnought_unit }.
log-dreadnought_came_home = { $amount ->
    [one] { $amount } { -dreadnought_unit } { $seat_of } vuelve a la { -garrison }.
   *[other] { $amount } { -dreadnought_unit(number: "other") } { $seat_of } vuelven a la { -garrison }.
}
log-dreadnought_given_up = { $seat } devuelve un { -dreadnought_unit } al { -supply } con «{ $what }».
log-tile_acquired = { $seat } adquiere «{ $what }» ({ -tech_tile }).
log-tile_turned_up = Se descubre «{ $what }» ({ -tech_tile }).
log-tile_used = { $seat } usa «{ $what }» ({ -tech_tile }).
log-tile_trashed = { $seat } desecha «{ $what }» ({ -tech_tile }).
log-tile_trashed-nobody = Se desecha «{ $what }» ({ -tech_tile }): ninguna pieza disponible era para { -rival(number: "other") }.
log-negotiator_placed = { $amount ->
    [one] { $seat } coloca { $amount } { -negotiator }.
   *[other] { $seat } coloca { $amount } { -negotiator(number: "other") }.
}
log-negotiator_returned = { $amount ->
    [one] { $seat } devuelve { $amount } { -negotiator } al { -supply }.
   *[other] { $seat } devuelve { $amount } { -negotiator(number: "other") } al { -supply }.
}
log-freighter_advanced = { $seat } hace avanzar el { -freighter } a la casilla { $amount }.
log-freighter_recalled = { $seat } hace retornar el { -freighter } de la casilla { $amount }.
log-mark_taken = { $seat } toma la ficha de Detector del medidor { $faction_of } (ficha { $amount }).
log-intrigue_buried = { $seat } pone «{ $what }» (Intriga) debajo de su { -deck }.
log-intrigue_buried-hidden = { $seat } pone una { -intrigue_card } debajo de su { -deck }.
log-intrigue_put_back = { $seat } devuelve «{ $what }» (Intriga) encima de su { -deck }.
log-intrigue_put_back-hidden = { $seat } devuelve una { -intrigue_card } encima de su { -deck }.
log-card_set_aside = { $seat } aparta «{ $what }» hasta su segundo turno.
log-card_set_aside-hidden = { $seat } aparta una carta hasta su segundo turno.
log-card_returned = { $seat } muestra «{ $what }», que estaba apartada, y la recupera.
log-extra_turn = { $seat } realizará otro turno después de este.
log-dice_rolled = Un dado muestra { $amount }.
log-row_trashed = Se desecha «{ $what }» de la { -imperium_row }.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat } revela «{ $what }» por sus { -sword(number: "other") } ({ $rule }).
    [R-CMB-01] { $seat } revela «{ $what }» por sus { -sword(number: "other") } ({ $rule }).
   *[other] { $seat } revela «{ $what }» ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat } ignora «{ $what }»: la casilla está ocupada ({ $rule }).
    [H-AGT-05] { $seat } ignora «{ $what }»: la casilla está cerrada ({ $rule }).
    [H-HRV-06] { $seat } ignora «{ $what }»: ninguna { -maker_space } libre tiene { -bonus_spice } ({ $rule }).
    [X-RIV-06] { $seat } ignora «{ $what }»: ya tiene todos sus { -dreadnought_unit(number: "other") } ({ $rule }).
    [X-RIV-07] { $seat } ignora «{ $what }»: tiene menos de 2 puntos de { -influence } con la Cofradía Espacial ({ $rule }).
    [X-RIV-08] { $seat } ignora «{ $what }»: la casilla de su { -influence } no está disponible ({ $rule }).
    [R-AGT-02] { $seat } ignora «{ $what }»: la casilla no está disponible ({ $rule }).
    [R-SPI-04] { $seat } ignora «{ $what }»: la casilla que corresponde ahora no está disponible ({ $rule }).
    [R-SPI-07] { $seat } ignora «{ $what }»: tiene menos de 2 puntos de { -influence } con los Fremen ({ $rule }).
    [R-SPI-08] { $seat } ignora «{ $what }»: ninguna de las dos casillas tiene { -bonus_spice } ({ $rule }).
    [R-SPI-09] { $seat } ignora «{ $what }»: la casilla no tiene { -bonus_spice } ({ $rule }).
    [R-VAR-12] { $seat } ignora «{ $what }»: ya tiene la { -alliance } y va por delante ({ $rule }).
    [R-VAR-13] { $seat } ignora «{ $what }»: va demasiado por detrás ({ $rule }).
   *[other] { $seat } ignora «{ $what }» ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat } envía un { -agent } a «{ $what }», la { -maker_space } libre con más { -bonus_spice } ({ $rule }).
    [X-RIV-17] { $seat } envía un { -dreadnought_unit } a «{ $what }», que controla un adversario ({ $rule }).
    [X-RIV-18] { $seat } envía un { -dreadnought_unit } a «{ $what }», la primera en el orden de casillas ({ $rule }).
   *[other] { $seat } envía un { -agent } a «{ $what }» ({ $rule }).
}
log-rival_chose = { $rule ->
    [R-AGT-06] { $seat } recibe { -influence } { $faction_at }: es su lugar en la lista ({ $rule }).
    [R-CHO-02] { $seat } elige { -influence } { $faction_at }, la primera de su lista entre aquellas donde menos tiene ({ $rule }).
    [R-GEN-02] { $seat } elige { -influence } { $faction_at }, como dice su carta ({ $rule }).
   *[other] { $seat } elige { -influence } { $faction_at }, donde menos tiene ({ $rule }).
}
log-rival_spent = { $seat } gasta { $goods } para recibir un { -victory_point } ({ $rule }).
log-rival_held_back = { $rule ->
    [R-VAR-08] { $seat } no despliega { -troop(number: "other") }: ya aventaja en 3 o más { -unit(number: "other") } ({ $rule }).
   *[other] { $seat } no despliega { -troop(number: "other") }: ya aventaja en 4 o más de { -combat_strength } ({ $rule }).
}
log-rival_deck_shuffled = Se barajan las { $amount } { -house_hagal_card(number: "other") } y forman un nuevo { -deck }.
log-rival_idle = { $seat } no envía ningún { -agent }: ninguna { -house_hagal_card } muestra una casilla disponible ({ $rule }).
log-rival_acquired = { $seat } elige «{ $what }», la { -tech_tile } más cara que puede tener y pagar ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat } usa «{ $what }» para pasar junto a { -agent(number: "other") } enemigos ({ $rule }).
   *[other] { $seat } usa «{ $what }» ({ $rule }).
}
log-rival_shipped = { $seat } mueve su { -freighter } ({ $rule }).
log-rules_changed = Las reglas de este servidor han cambiado. La partida sigue con las nuevas desde la { -round } { $amount }, tal como empezó; lo decidido en ella desde entonces queda deshecho.
