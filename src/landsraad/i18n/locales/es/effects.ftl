### Effects of boxes, rendered from the effect data.
### An effect is a verb phrase in the infinitive, so that "puedes …", "cada adversario debe …" and "pagar … para …" take it.

## Lists

list-comma = { $a }, { $b }
list-and = { $a } y { $b }
list-then = { $a }; después, { $b }
list-then-you = { $a }; después, tú debes { $b }
list-or = { $a } o { $b }
list-faction = { $faction_the }
list-branch = { $a }; { $b }
list-branch-or = { $a }; o bien { $b }
list-reward = { $a } + { $b }
list-sentence = { $a } { $b }
list-condition = { $a }, { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { CAPITAL($effects) }.
labelled = { $label }: { $text }
effect-may = puedes { $effects }
effect-when = { $condition }: { $effects }
effect-pay = { $cost } → { $effects }
effect-group = [{ $effects }]
effect-some_of = { $at_least } o más: { $effects }
effect-counted = cuántas de estas condiciones se cumplen [{ $conditions }]: { $effects }
effect-choose = { $n ->
    [1] elegir una opción: { $branches }
   *[other] elegir { $n } de estas opciones: { $branches }
}
effect-each_opponent = cada adversario debe { $effects }
effect-opponent = un adversario de tu elección debe { $effects }
effect-per = { $effects } por { $counter }
effect-once = una vez por partida, { $effects }
effect-modify = este turno { $rule }
effect-always = { $rule }

## Goods: what is gained and paid

effect-gain = recibir { $goods }
cost-pay = pagar { $goods }
goods-solari = { $n ->
    [one] { $n } solari
   *[other] { $n } solaris
}
goods-spice = { $n } de especia
goods-water = { $n } de agua
goods-persuasion = { $n ->
    [one] { $n } punto de Persuasión
   *[other] { $n } puntos de Persuasión
}
goods-swords = { $n ->
    [one] { $n } espada
   *[other] { $n } espadas
}
goods-vp = { $n ->
    [one] { $n } Punto de Victoria
   *[other] { $n } Puntos de Victoria
}
goods-intrigue = { $n ->
    [one] { $n } carta de Intriga
   *[other] { $n } cartas de Intriga
}
goods-influence = { $n ->
    [one] { $n } punto de Influencia { $faction_at }
   *[other] { $n } puntos de Influencia { $faction_at }
}
goods-influence_any = { $n ->
    [one] { $n } punto de Influencia con una Facción de tu elección
   *[other] { $n } puntos de Influencia con una Facción de tu elección
}
goods-influence_any-among = { $n ->
    [one] { $n } punto de Influencia con { $factions }
   *[other] { $n } puntos de Influencia con { $factions }
}
goods-influence_any-behind = { $n ->
    [one] { $n } punto de Influencia con una Facción en la que un adversario te supere
   *[other] { $n } puntos de Influencia con una Facción en la que un adversario te supere
}

## Other effects

effect-troops = { $n ->
    [one] reclutar { $n } tropa
   *[other] reclutar { $n } tropas
}
effect-draw = { $n ->
    [one] robar { $n } carta
   *[other] robar { $n } cartas
}
effect-intrigue = { $n ->
    [one] robar { $n } carta de Intriga
   *[other] robar { $n } cartas de Intriga
}
effect-trash = desechar una carta
effect-trash_self = desechar esta carta
effect-discard = { $n ->
    [one] descartar { $n } carta
   *[other] descartar { $n } cartas
}
effect-retreat = { $n ->
    [one] retirar { $n } de tus tropas
   *[other] retirar hasta { $n } de tus tropas
}
effect-retreat-any = retirar cualquier cantidad de tus tropas
effect-deploy = { $n ->
    [one] desplegar { $n } tropa de tu guarnición
   *[other] desplegar hasta { $n } tropas de tu guarnición
}
effect-deploy-any = desplegar cualquier cantidad de tropas de tu guarnición
effect-deploy_supply = { $n ->
    [one] desplegar { $n } tropa de tu suministro
   *[other] desplegar { $n } tropas de tu suministro
}
effect-deploy_recruits = desplegar las que quieras de esas tropas
effect-lose_garrison = perder { $n } { $n ->
    [one] tropa
   *[other] tropas
} de { $who ->
    [opponent] su
   *[you] tu
} guarnición
effect-lose_deployed = perder { $n } de { $who ->
    [opponent] sus
   *[you] tus
} tropas de la zona de Conflicto
effect-lose_influence = { $n ->
    [one] perder { $n } punto de Influencia con una Facción
   *[other] perder { $n } puntos de Influencia con una Facción
}
effect-steal_intrigue = hurtar 1 carta de Intriga al azar a cada adversario que tenga { $n } o más
effect-mentat = tomar el Mentat como Agente adicional de esta ronda si está en su casilla del tablero
effect-mentat_next = recibir el Mentat al inicio de la próxima ronda
effect-council = ocupar un asiento en el Alto Consejo
effect-swordmaster = tomar el Maestro de armas, tu tercer Agente
effect-acquire = adquirir «{ $card }» de la Reserva
effect-acquire_free = adquirir una carta de coste { $n } o menos
effect-acquire_free-top = adquirir una carta de coste { $n } o menos y ponerla encima de tu mazo
effect-harvest = recolectar { $n } de especia y toda la especia adicional de la casilla
effect-control = obtener el Control { $space_of }
effect-nothing = no obtener nada
effect-close_space = cerrar una casilla del tablero a los Agentes adversarios hasta tu próximo turno
effect-take_back = tomar en tu mano una carta { $faction } de tu pila de descartes
effect-top_card = mirar la carta superior de tu mazo y robarla o desecharla
effect-refocus = barajar tu pila de descartes con tu mazo
effect-recall = hacer retornar a uno de tus Agentes
effect-pass_turn = pasar tu turno si quieres
effect-reserve = apartar una carta de la Fila del Imperio; esta ronda solo tú podrás adquirirla, por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de Persuasión menos
effect-signet = usar la capacidad del Anillo heráldico de tu Líder
effect-pick_secret = { $n ->
    [one] elegir en secreto { $n } Facción
   *[other] elegir en secreto { $n } Facciones
}
effect-show_secret = revelar las Facciones elegidas en secreto y recibir 1 punto de Influencia con cada una

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = cada adversario recibe { $goods }
effect-on_win = si vences en este Conflicto: { $effects }
goods-influence_any-marked = { $n ->
    [one] { $n } punto de Influencia con una Facción en la que aún tengas una ficha de Detector
   *[other] { $n } puntos de Influencia con una Facción en la que aún tengas una ficha de Detector
}
effect-dreadnought = { $n ->
    [one] poner en servicio { $n } acorazado
   *[other] poner en servicio { $n } acorazados
}
effect-acquire_tech = { $n ->
    [0] adquirir una pieza de Tecnología
   *[other] adquirir una pieza de Tecnología por { $n } de especia menos
}
effect-acquire_tech-solari = adquirir una pieza de Tecnología, pagada en especia o en solaris
effect-negotiator = { $n ->
    [one] colocar { $n } tropa de tu suministro como Negociador
   *[other] colocar hasta { $n } tropas de tu suministro como Negociadores
}
effect-freighter = { $n ->
    [one] hacer avanzar o hacer retornar tu Carguero
   *[other] hacer avanzar o hacer retornar tu Carguero, { $n } veces
}
effect-shipped_troops = { $n ->
    [one] reclutar { $n } tropa del medidor de Flete
   *[other] reclutar { $n } tropas del medidor de Flete
}
effect-retreat_dreadnought = retirar { $n } de { $who ->
    [opponent] sus
   *[you] tus
} acorazados
effect-retreat_units = retirar { $n } de { $who ->
    [opponent] sus
   *[you] tus
} unidades
effect-retreat_enemies = hacer que se retire 1 unidad enemiga por cada tropa que hayas desplegado este turno
effect-deploy_units = { $n ->
    [one] desplegar { $n } unidad de tu guarnición
   *[other] desplegar hasta { $n } unidades de tu guarnición
}
effect-deploy_units-any = desplegar cualquier cantidad de unidades de tu guarnición
effect-lose_troop = perder { $n } de { $who ->
    [opponent] sus
   *[you] tus
} tropas de la guarnición o de la zona de Conflicto
effect-trash_in_play = desechar una de tus cartas en juego
effect-trash_tile = desechar esta pieza
effect-bury_intrigue = poner { $n } de tus cartas de Intriga debajo de su mazo
effect-swap_intrigues = poner cualquier cantidad de tus cartas de Intriga debajo de su mazo y robar otras tantas
effect-peek_intrigues = robar { $n } cartas de Intriga y devolver una de ellas encima de su mazo
effect-influence_agents = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de Influencia con cada Facción en la que tengas un Agente
effect-influence_sent = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de Influencia con la Facción a la que hayas enviado un Agente este turno
effect-track_bonus = recibir la bonificación del medidor de Influencia ({ $faction })
effect-extra_turn = realizar otro turno después de este

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = cada carta { $faction } que tengas en juego
condition-other_in_play = { $id ->
    [fremen] Vínculo Fremen (si tienes otra carta { $faction } en juego)
   *[other] si tienes otra carta { $faction } en juego
}
condition-influence = si tienes { $n } o más puntos de Influencia { $faction_at }
condition-alliance = si tienes la Alianza con { $faction_the }
condition-any_alliance = si tienes alguna Alianza
condition-council = si tienes un asiento en el Alto Consejo
condition-owns = { $n ->
    [one] si tienes al menos una copia de «{ $card }»
   *[other] si tienes { $n } o más copias de «{ $card }»
}
condition-owns_most = si tienes más copias de «{ $card }» que cada adversario
condition-tracks = si tienes { $at_least } o más puntos de Influencia en { $n } medidores
condition-reveal_turn = en tu turno de Revelación
condition-turn_start = al inicio de tu turno
condition-deployed = si has desplegado { $at_least } o más tropas este turno
condition-mentat_here = si el Mentat está en su casilla
trigger-harvested = al recolectar especia
trigger-paid_space = al pagar solaris por una casilla del tablero
trigger-council_seat = al ocupar un asiento en el Alto Consejo
trigger-deployed = al desplegar tropas

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = cada carta revelada que te dé espadas
counter-other_sword_cards = cada otra carta revelada que te dé espadas
counter-dreadnoughts_in_conflict = cada acorazado tuyo en la zona de Conflicto
counter-low_tracks = cada medidor de Influencia en el que tengas { $n } o menos
condition-tiles = si tienes { $at_least } o más piezas de Tecnología
condition-dreadnoughts = si tienes { $at_least } o más acorazados en servicio
condition-dreadnought_left = si queda un acorazado en el suministro
condition-units_deployed = si has desplegado { $at_least } o más unidades este turno
condition-enemy_here = si hay un Agente enemigo en la casilla a la que has enviado tu Agente
condition-agents_on = { $n ->
    [one] si tienes un Agente en una casilla de { $icons }
   *[other] si tienes { $n } o más Agentes en casillas de { $icons }
}
condition-persuasion = si tienes { $at_least } o más puntos de Persuasión
condition-solari = si tienes { $at_least } o más solaris
condition-harvested = si has recolectado { $at_least } o más de especia este turno
condition-sent_to = si este turno has enviado tu Agente a la casilla «{ $space }»
condition-some_of = si se cumplen { $at_least } o más de estas condiciones [{ $conditions }]
condition-agent_to_come = antes de enviar un Agente o revelar tu mano este turno
trigger-kept_one_icon = cuando la carta que habías apartado, con un solo icono de Agente, envíe un Agente
trigger-kept_other = cuando la carta que habías apartado, con otra cantidad de iconos de Agente, envíe un Agente
trigger-agent_sent = al enviarse un Agente
trigger-card_acquired = al adquirirse una carta
trigger-influence_reached = al alcanzarse un nivel de un medidor de Influencia

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $n ->
    [one] { $sign ->
        [less] las casillas de { $icons } te cuestan { $n } solari menos
       *[more] las casillas de { $icons } te cuestan { $n } solari más
    }
   *[other] { $sign ->
        [less] las casillas de { $icons } te cuestan { $n } solaris menos
       *[more] las casillas de { $icons } te cuestan { $n } solaris más
    }
}
modifier-ignore_enemies = { $all ->
    [yes] los Agentes enemigos no bloquean a los tuyos
   *[no] los Agentes enemigos no bloquean a los tuyos en las casillas de { $icons }
}
modifier-harvest = { $sign ->
    [less] recolectas { $n } de especia menos
   *[more] recolectas { $n } de especia más
}
modifier-harvest_times = recolectas { $n } veces la especia básica de una casilla de Hacedor
modifier-peek_top = puedes mirar en cualquier momento la carta superior de tu mazo
modifier-icons = tu carta tiene además los iconos de Agente { $icons }
modifier-acquire_cost = { $n ->
    [one] { $sign ->
        [less] «{ $card }» te cuesta { $n } punto de Persuasión menos
       *[more] «{ $card }» te cuesta { $n } punto de Persuasión más
    }
   *[other] { $sign ->
        [less] «{ $card }» te cuesta { $n } puntos de Persuasión menos
       *[more] «{ $card }» te cuesta { $n } puntos de Persuasión más
    }
}
modifier-space_influence = la casilla de Facción a la que envías un Agente da { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de Influencia en lugar de 1
modifier-acquire_top = puedes poner encima de tu mazo cada carta que adquieras

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = cada vez que recibes solaris en tu propio turno, recibes { $n } más
modifier-shipped_troops = el medidor de Flete te da { $n } tropa más; puedes desplegar todas las tropas que recibas de él
modifier-dreadnought_strength = cada acorazado tuyo tiene { $n } de Potencia de Combate
modifier-keep_aside = al inicio de cada ronda apartas una carta de tu mano y la recuperas al inicio de tu segundo turno
modifier-wins_ties = vences en todos los empates a Puntos de Victoria del Desenlace

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = Agente
box-reveal = Revelación
box-acquire = Al adquirirla
box-trashed = Al desecharla
box-plot = Trama
box-combat = Combate
box-endgame = Desenlace
box-win = Al vencer en un Conflicto
box-space = Efecto
box-entry = Al entrar
box-setup = Preparación
box-signet = Anillo heráldico
box-ability = Capacidad
box-first = 1.ª recompensa
box-second = 2.ª recompensa
box-third = 3.ª recompensa
box-bonus = Bonificación con 4 puntos de Influencia
box-control = Bonificación de control
note-cost = Coste
note-icons = Iconos de Agente
note-factions = Facciones
note-anywhere = Envía a uno de tus Agentes, incluso desde el tablero, a cualquier casilla, esté ocupada o no.
note-requirement = Solo { $condition }.
note-in_reveal = Cuenta en tu turno de Revelación de esta ronda.
note-combat = Casilla de Combate.
note-maker = Casilla de Hacedor.
note-once = Una vez por partida para cada jugador.
note-presence = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de Persuasión en tu turno de Revelación mientras tu Agente esté aquí.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = Al inicio de cada ronda
box-turn = En tu turno
box-instead = Si vences en el Conflicto y devuelves un acorazado a tu suministro en lugar de tomar el Control
box-own = Efecto
box-rival = Rival
box-rival_other = Rival, si no
note-infiltrates = Infiltración (los Agentes enemigos no bloquean)
note-unload = Descarga: el recuadro de Revelación también actúa cuando esta carta se descarta o se desecha.
note-spice_off = La casilla «{ $space }» cuesta { $n } de especia menos con esta carta.
note-flip = Una vez por ronda: la pieza se pone boca abajo.
note-rival = Los Rivales de la partida en solitario pueden adquirirla.
note-water = { $n ->
    [0] Empiezas sin agua.
   *[other] Empiezas con { $n } de agua.
}
note-marks = En cada medidor hay una ficha de Detector en el nivel { $n } de Influencia; cada vez que alcances una, te da lo siguiente de esta lista:
note-mark = Ficha { $n }
