## Las palabras del navegador para Inmortalidad

web-lab = { -bene_tleilax }
web-view-lab = Tleilax
web-lab-open = { -bene_tleilax }: los dos medidores
web-specimen-cost = { $n ->
    [one] Cuesta { $n } { -specimen }
   *[other] Cuesta { $n } { -specimen(number: "other") }
}
web-tanks = { CAPITAL(-axolotl_tanks) }
web-tleilaxu-deck = Cartas que quedan en el { -deck } Tleilaxu
web-atomics-left = { -family_atomics }: aún sin usar
web-icon-research = Investigación
web-icon-specimen = { CAPITAL(-specimen) }
web-icon-tleilaxu = { CAPITAL(-tleilaxu_track) }
web-icon-genetic_marker = { CAPITAL(-genetic_marker) }
web-icon-graft = Injertar
web-icon-family_atomics = { -family_atomics }
web-icon-market = { -imperium_row }
web-icon-acquire_tleilaxu = Adquirir una { -tleilaxu_card }
web-icon-replace_tleilaxu = Reponer una { -tleilaxu_card }
web-icon-copy_partner = Copiar la carta injertada
web-icon-borrow_from_row = Injertar con la { -imperium_row }
web-icon-trash_partner = Desechar la otra carta injertada
web-icon-trash_grafted = Desechar una carta injertada
web-icon-partner_back = Recuperar la carta injertada
web-icon-recall_sent = Hacer retornar al { -agent } enviado
web-chapter-immortality = Novedades de Inmortalidad
web-chapter-immortality-why = Para quien conoce el juego básico: investigación, { -specimen(number: "other") }, { -tleilaxu_card(number: "other") } e injertos en cinco minutos.
web-lesson-lab = La { -bene_tleilax }
web-lesson-lab-text = Un segundo { -game_board }: dos medidores y cartas que se pagan con { -specimen(number: "other") }.
web-lesson-research = Investigar
web-lesson-research-text = Cada icono de Investigación mueve tu ficha una columna a la derecha. Eliges el camino y recibes su bonificación.
web-lesson-markers = { CAPITAL(-genetic_marker(number: "other")) }
web-lesson-markers-text = Las columnas 4 y 8 dan { -genetic_marker(number: "other") }: desde entonces te sirven las líneas de las cartas que los muestran.
web-lesson-tleilaxu = El { -tleilaxu_track }
web-lesson-tleilaxu-text = Da { -intrigue_card(number: "other") } y dos { -victory_point(number: "other") }; quien llega primero a la casilla 4 se lleva su { -spice }.
web-lesson-tanks = { CAPITAL(-specimen(number: "other")) }
web-lesson-tanks-text = Un { -specimen } es una { -troop } de tu { -supply } en los tanques. En tu { -reveal_turn } paga estas cartas.
web-lesson-graft = Injertar
web-lesson-graft-text = Una carta con este signo se juega con una segunda: toca las dos o arrastra una sobre la otra.
web-lesson-atomics = { -family_atomics }
web-lesson-atomics-text = Una vez por partida puedes reemplazar toda la { -imperium_row }.
web-lesson-begin = Ahora tú
web-lesson-begin-text = Levanta una carta y toca un lugar iluminado.
