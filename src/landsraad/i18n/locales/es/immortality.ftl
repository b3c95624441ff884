## Los dos medidores del tablero de la Bene Tleilax

research-c0 = { CAPITAL(-research_track) }, inicio
research-c1 = { CAPITAL(-research_track) }, columna 1
research-c2a = { CAPITAL(-research_track) }, columna 2, arriba
research-c2b = { CAPITAL(-research_track) }, columna 2, abajo
research-c3a = { CAPITAL(-research_track) }, columna 3, arriba
research-c3b = { CAPITAL(-research_track) }, columna 3, centro
research-c3c = { CAPITAL(-research_track) }, columna 3, abajo
research-c4a = { CAPITAL(-research_track) }, columna 4, arriba
research-c4b = { CAPITAL(-research_track) }, columna 4, centro
research-c4c = { CAPITAL(-research_track) }, columna 4, abajo
research-c5a = { CAPITAL(-research_track) }, columna 5, arriba
research-c5b = { CAPITAL(-research_track) }, columna 5, centro
research-c5c = { CAPITAL(-research_track) }, columna 5, abajo
research-c6a = { CAPITAL(-research_track) }, columna 6, arriba
research-c6b = { CAPITAL(-research_track) }, columna 6, centro
research-c6c = { CAPITAL(-research_track) }, columna 6, abajo
research-c7a = { CAPITAL(-research_track) }, columna 7, arriba
research-c7b = { CAPITAL(-research_track) }, columna 7, centro
research-c7c = { CAPITAL(-research_track) }, columna 7, abajo
research-c8a = { CAPITAL(-research_track) }, columna 8, arriba
research-c8b = { CAPITAL(-research_track) }, columna 8, centro
research-c8c = { CAPITAL(-research_track) }, columna 8, abajo
tleilaxu-t0 = { CAPITAL(-tleilaxu_track) }, inicio
tleilaxu-t1 = { CAPITAL(-tleilaxu_track) }, casilla 1
tleilaxu-t2 = { CAPITAL(-tleilaxu_track) }, casilla 2
tleilaxu-t3 = { CAPITAL(-tleilaxu_track) }, casilla 3
tleilaxu-t4 = { CAPITAL(-tleilaxu_track) }, casilla 4
tleilaxu-t5 = { CAPITAL(-tleilaxu_track) }, casilla 5
tleilaxu-t6 = { CAPITAL(-tleilaxu_track) }, casilla 6
tleilaxu-t7 = { CAPITAL(-tleilaxu_track) }, casilla 7

variant-go_to_11 = Hasta los 11

kind-research = { -research_track }
kind-tleilaxu = { -tleilaxu_track }
cli-kind-research = Casillas del { -research_track } ({ $n })
cli-kind-tleilaxu = Casillas del { -tleilaxu_track } ({ $n })
field-research = { -research_track }
field-markers = { -genetic_marker(number: "other") }
field-tleilaxu = { -tleilaxu_track }
field-specimens = { -specimen(number: "other") }
field-family_atomics = { -family_atomics }
field-tleilaxu_row = { -tleilaxu_row }
field-tleilaxu_deck = { -tleilaxu_card(number: "other") } en el { -deck }
field-tleilaxu_spice = { -spice } en el { -tleilaxu_track }

## Efectos

goods-specimen = { $n ->
    [one] { $n } { -specimen }
   *[other] { $n } { -specimen(number: "other") }
}
effect-research = { $n ->
    [one] investigar una vez
   *[other] investigar { $n } veces
}
effect-tleilaxu = { $n ->
    [one] avanzar { $n } casilla en el { -tleilaxu_track }
   *[other] avanzar { $n } casillas en el { -tleilaxu_track }
}
effect-acquire_tleilaxu = adquirir una carta de la { -tleilaxu_row } por su coste en { -specimen(number: "other") }
effect-replace_tleilaxu-left = eliminar y reponer la carta izquierda de la { -tleilaxu_row }
effect-replace_tleilaxu-right = eliminar y reponer la carta derecha de la { -tleilaxu_row }
effect-copy_partner = aplicar también con esta carta todo lo que dice el recuadro de { -agent } de la otra carta injertada
effect-borrow_from_row = puedes injertarla también a una carta de la { -imperium_row }, que se usa sin adquirirla y se desecha al final del turno
effect-trash_partner = desechar la otra carta injertada
effect-trash_grafted = desechar una de las dos cartas injertadas
effect-partner_back = al inicio de tu { -reveal_turn }, devolver la otra carta injertada del juego a tu { -hand }
effect-recall_sent = hacer retornar al { -agent } que has enviado en este turno
modifier-combat_icon = puedes desplegar { -troop(number: "other") } como si hubieras enviado tu { -agent } a una { -combat_space }
counter-partner_icons = cada { -agent_icon } de la otra carta injertada
condition-markers = { $at_least ->
    [one] si tienes el primer { -genetic_marker }
   *[other] si tienes el segundo { -genetic_marker }
}
condition-grafted = si esta carta está injertada
condition-grafted_with = si está injertada con una carta { $factions }
list-faction-card = { $faction_card }
condition-enemy_combat_card = si un adversario ha jugado una carta de { -combat } en este { -conflict }
condition-spice = si tienes { $at_least } o más de { -spice }
condition-most_deployed = si tienes más { -troop(number: "other") } en la { -conflict_area } que cada adversario
condition-lost_troops = si pierdes { $at_least } o más { -troop(number: "other") }
type-loss = Después de un { -conflict }
box-loss = Después de un { -conflict }
note-infiltrates-all = Los { -agent(number: "other") } enemigos no bloquean al { -agent } que envías con ella.
note-graft = Injertar: en un { -agent_turn } solo se juega junto con otra carta.
note-more_icons = { CAPITAL($condition) }: también { $icons }.
note-marker = { $n ->
    [one] El primer { -genetic_marker }.
   *[other] El segundo { -genetic_marker }.
}
note-first_spice = El primer jugador que llega toma además { $n } de { -spice }.
note-stays = Permanece en la { -tleilaxu_row }.
two-cards = { $card } + { $partner }

## Preguntas y opciones

prompt-research = ¿Por dónde avanza tu { -research_token }?
prompt-graft = ¿A qué carta la injertas?
prompt-grafted_icons = ¿Cuál de las dos cartas injertadas recibe los { -agent_icon(number: "other") }?
prompt-trash_grafted = ¿Cuál de las dos cartas injertadas desechas?
prompt-acquire_tleilaxu = ¿Adquieres una carta de la { -tleilaxu_row }?
prompt-return_specimens = Tu { -supply } no basta. ¿Cuántos { -specimen(number: "other") } le devuelves antes?
prompt-after_combat = El { -conflict } ha terminado. Juega una carta por tus { -troop(number: "other") } perdidas o pasa.
option-research = { $research }
option-research-bonus = { $research }: { $effect }
option-graft = Injertarla a «{ $card }»
option-graft-market = Injertarla a «{ $card }» de la { -imperium_row }
option-icons_to = «{ $card }»
option-trash_grafted = Desechar «{ $card }»
option-return_specimens = { $n ->
    [0] No devolver { -specimen(number: "other") }
    [one] Devolver { $n } { -specimen }
   *[other] Devolver { $n } { -specimen(number: "other") }
}
option-family_atomics = Usar tus { -family_atomics }

## El registro

log-researched = { $seat } investiga y llega a la columna { $amount }.
log-marker_reached = { $amount ->
    [one] { $seat } alcanza el primer { -genetic_marker }.
   *[other] { $seat } alcanza el segundo { -genetic_marker }.
}
log-tleilaxu_advanced = { $seat } avanza a la casilla { $amount } del { -tleilaxu_track }.
log-specimen_gained = { $amount ->
    [one] { $seat } recibe { $amount } { -specimen }.
   *[other] { $seat } recibe { $amount } { -specimen(number: "other") }.
}
log-specimen_spent = { $amount ->
    [one] { $seat } gasta { $amount } { -specimen }.
   *[other] { $seat } gasta { $amount } { -specimen(number: "other") }.
}
log-specimen_returned = { $amount ->
    [one] { $seat } devuelve { $amount } { -specimen } a su { -supply }.
   *[other] { $seat } devuelve { $amount } { -specimen(number: "other") } a su { -supply }.
}
log-tleilaxu_row_filled = «{ $what }» entra en la { -tleilaxu_row }.
log-tleilaxu_row_removed = «{ $what }» se elimina de la { -tleilaxu_row }.
log-cards_grafted = { $seat } injerta «{ $what }» y «{ $other }».
log-card_borrowed = { $seat } usa «{ $what }» de la { -imperium_row } con «{ $other }».
log-atomics_used = { $seat } usa sus { -family_atomics }.

## El tablero de texto

board-tleilaxu_row = { -tleilaxu_row }
board-research = { CAPITAL(-research_track) }
board-research-next = siguiente
board-tleilaxu = { CAPITAL(-tleilaxu_track) }
board-specimens = { CAPITAL(-specimen(number: "other")) }
board-atomics = { -family_atomics }
board-tleilaxu_deck = { -deck } { $n }
board-tleilaxu_spice = { $n } de { -spice } en la casilla 4

## Reasons

why-needs_partner = «{ $card }» solo se juega junto con otra carta.
why-specimens = { $cost ->
    [one] «{ $card }» cuesta { $cost } { -specimen }; tienes { $have }.
   *[other] «{ $card }» cuesta { $cost } { -specimen(number: "other") }; tienes { $have }.
}
why-atomics_used = Ya has usado tus { -family_atomics }.
