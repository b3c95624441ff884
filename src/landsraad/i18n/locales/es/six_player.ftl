## Commanders and Allies

why-no_commander = Solo un { -commander } activa { -ally(number: "other") }.
why-nobody_active = Todavía no hay ningún { -ally } activado.
why-ally_cannot_deploy = El { -ally } activado no puede desplegar nada ahora.
why-board_of_another = Solo el { -commander } de ese { -game_board } envía { -agent(number: "other") } a la casilla «{ $space }».
why-other_arrow = No queda ningún { -agent } con la flecha hacia el { -ally } activado.

effect-reinforce = reclutar { $n } { -troop(number: "other") }, repartidas entre los dos { -ally(number: "other") } de tu equipo; cada una puede desplegarse enseguida
effect-ally_gains = tu { -ally } activado recibe { $goods }
effect-allies_recruit = cada uno de tus dos { -ally(number: "other") } recluta { $n } { -troop(number: "other") }
effect-shared_spice = reunir { $n } de { -spice } con tu equipo → recibir 1 { -victory_point } y desechar esta carta
effect-give_contracts = dar a cada uno de tus { -ally(number: "other") } uno de los { -contract(number: "other") } descubiertos
effect-trade = comerciar con un compañero de equipo (cada uno puede dar bienes de un solo tipo)
effect-to_throne = mover una carta de la { -imperium_row } que no sea de los Fremen a la Fila del Trono
effect-throne_instead = puedes mover una carta de la { -imperium_row } que no sea de los Fremen a la Fila del Trono

modifier-single_use_swordmaster = tu { -swordmaster_agent } solo sirve en una { -round }

prompt-choose_arrow = ¿Qué { -agent } envías? Su flecha señala al { -ally } que activas.
prompt-choose_double_arrow = ¿A qué { -ally } activa tu { -swordmaster_agent }?
prompt-activate = ¿A qué { -ally } activas?
prompt-field_troops = Tu { -commander } ha enviado un { -agent }: ¿cuántas { -troop(number: "other") } despliegas?
prompt-play_for = ¿Para qué { -ally } juegas la carta?
prompt-concede = Estás empatado con tu compañero de equipo. ¿Le cedes la { -reward } mayor?
prompt-reinforce = ¿Cuántas de las nuevas { -troop(number: "other") } recibe el primer { -ally }? El otro recibe el resto.
prompt-send_in = ¿Cuántas de tus nuevas { -troop(number: "other") } despliegas enseguida?
prompt-share_spice = ¿Cuánta { -spice } das para el { -victory_point } de tu { -commander }?
prompt-trade_with = ¿Con quién comercias?
prompt-choose_gift = ¿Qué tipo de bienes das?
prompt-choose_amount = ¿Cuántos das?
prompt-give_intrigue = ¿Qué { -intrigue_card } das?
prompt-to_throne = ¿Qué carta va a la Fila del Trono?
prompt-give_contract = ¿Qué { -contract } recibe el primer { -ally }? El otro recibe el resto.

option-arrow = { -agent } con la flecha hacia { $seat }
option-arrow-swordmaster = { -swordmaster_agent }
option-arrow_to = Activar { $seat_to }
option-activate = Activar { $seat_to }
option-ally_deploys = Dejar que tu { -ally } despliegue ahora
option-field = { $n ->
    [0] No desplegar { -troop(number: "other") }
    [one] Desplegar { $n } { -troop }
   *[other] Desplegar { $n } { -troop(number: "other") }
}
option-play_for = Jugarla para { $seat }
option-concede = Ceder la { -reward } mayor
option-reinforce = { $n } para el primer { -ally }
option-send_in = { $n ->
    [0] No desplegar ninguna
    [one] Desplegar { $n } de ellas
   *[other] Desplegar { $n } de ellas
}
option-share = { $n ->
    [0] No dar nada
    [one] Dar { $n } de { -spice }
   *[other] Dar { $n } de { -spice }
}
option-trade_with = Comerciar con { $seat }
option-give-solari = Dar { -solari(number: "other") }
option-give-spice = Dar { -spice }
option-give-water = Dar { -water }
option-give-intrigue = Dar { -intrigue_card(number: "other") }
option-give-pass = No dar nada
option-give_amount = Dar { $n }
option-give_intrigue = Dar «{ $card }»
option-to_throne = A la Fila del Trono: «{ $card }»
option-give_contract = { $contract }

log-ally_activated = { $seat } activa { $other_to }.
log-played_for_ally = { $seat } juega «{ $what }» para { $other }.
log-tie_conceded = { $seat } cede la { -reward } mayor.
log-swordmaster_gone = { $seat }: el { -swordmaster_agent } deja la partida.
log-reinforced = { $seat } refuerza: { $amount } para { $other }.
log-spice_brought_together = { $seat }: el equipo reúne { $amount } de { -spice }.
log-goods_given = { $seat } da { $goods } { $other_to }.
log-intrigue_given = { $seat } da «{ $what }» (Intriga) { $other_to }.
log-intrigue_given-hidden = { $seat } da una { -intrigue_card } { $other_to }.
log-intrigue_wrapped = { $seat } ofrece «{ $what }» (Intriga).
log-intrigue_wrapped-hidden = { $seat } ofrece una { -intrigue_card }.
log-moved_to_throne = { $seat } mueve «{ $what }» a la Fila del Trono.

module-six_player = Seis jugadores

field-arrows = { -agent(number: "other") } con flechas

post-great_houses = { space-military_support } / { space-economic_support }
post-fringe_worlds = { space-controversial_technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya_erg = { space-habbanya_erg }

board-team = Equipo { $leader_of } ({ $seats }): { $vp } PV
board-activated = { $seat } ha activado { $other_to }
board-throne = Fila del Trono

## Standings and analyses of teams

team-of = Equipo de { $leader }
cli-winner-team = El equipo de { $leader } vence con { $vp } { -victory_point(number: "other") }.
