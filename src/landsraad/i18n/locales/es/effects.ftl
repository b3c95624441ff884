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
list-clause = { $a }; { $b }
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
effect-some_of = { $place ->
    [first] { $at_least } o más: { $effects }
   *[later] { $at_least } o más: además, { $effects }
}
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
    [one] { $n } { -solari }
   *[other] { $n } { -solari(number: "other") }
}
goods-spice = { $n } de { -spice }
goods-water = { $n } de { -water }
goods-persuasion = { $n ->
    [one] { $n } punto de { -persuasion }
   *[other] { $n } puntos de { -persuasion }
}
goods-swords = { $n ->
    [one] { $n } { -sword }
   *[other] { $n } { -sword(number: "other") }
}
goods-vp = { $n ->
    [one] { $n } { -victory_point }
   *[other] { $n } { -victory_point(number: "other") }
}
goods-intrigue = { $n ->
    [one] { $n } { -intrigue_card }
   *[other] { $n } { -intrigue_card(number: "other") }
}
goods-influence = { $n ->
    [one] { $n } punto de { -influence } { $faction_at }
   *[other] { $n } puntos de { -influence } { $faction_at }
}
goods-influence_any = { $n ->
    [one] { $n } punto de { -influence } con una { -faction } de tu elección
   *[other] { $n } puntos de { -influence } con una { -faction } de tu elección
}
goods-influence_any-among = { $n ->
    [one] { $n } punto de { -influence } con { $factions }
   *[other] { $n } puntos de { -influence } con { $factions }
}
goods-influence_any-behind = { $n ->
    [one] { $n } punto de { -influence } con una { -faction } en la que un adversario te supere
   *[other] { $n } puntos de { -influence } con una { -faction } en la que un adversario te supere
}

## Other effects

effect-troops = { $n ->
    [one] reclutar { $n } { -troop }
   *[other] reclutar { $n } { -troop(number: "other") }
}
effect-draw = { $n ->
    [one] robar { $n } carta
   *[other] robar { $n } cartas
}
effect-intrigue = { $n ->
    [one] robar { $n } { -intrigue_card }
   *[other] robar { $n } { -intrigue_card(number: "other") }
}
effect-trash = desechar una carta
effect-trash_self = desechar esta carta
effect-discard = { $n ->
    [one] descartar { $n } carta
   *[other] descartar { $n } cartas
}
effect-retreat = { $n ->
    [one] retirar { $n } de tus { -troop(number: "other") }
   *[other] retirar hasta { $n } de tus { -troop(number: "other") }
}
effect-retreat-any = retirar cualquier cantidad de tus { -troop(number: "other") }
effect-deploy = { $n ->
    [one] desplegar { $n } { -troop } de tu { -garrison }
   *[other] desplegar hasta { $n } { -troop(number: "other") } de tu { -garrison }
}
effect-deploy-any = desplegar cualquier cantidad de { -troop(number: "other") } de tu { -garrison }
effect-deploy_supply = { $n ->
    [one] desplegar { $n } { -troop } de tu { -supply }
   *[other] desplegar { $n } { -troop(number: "other") } de tu { -supply }
}
effect-deploy_recruits = desplegar las que quieras de esas { -troop(number: "other") }
effect-lose_garrison = perder { $n } { $n ->
    [one] { -troop }
   *[other] { -troop(number: "other") }
} de { $who ->
    [opponent] su
   *[you] tu
} { -garrison }
effect-lose_deployed = perder { $n } de { $who ->
    [opponent] sus
   *[you] tus
} { -troop(number: "other") } de la { -conflict_area }
effect-lose_influence = { $n ->
    [one] perder { $n } punto de { -influence } con una { -faction }
   *[other] perder { $n } puntos de { -influence } con una { -faction }
}
effect-steal_intrigue = hurtar 1 { -intrigue_card } al azar a cada adversario que tenga { $n } o más
effect-mentat = tomar el { -mentat } como { -agent } adicional de esta { -round } si está en su { -board_space }
effect-mentat_next = recibir el { -mentat } al inicio de la próxima { -round }
effect-council = ocupar un asiento en el { -high_council }
effect-swordmaster = tomar el { -swordmaster_agent }, tu tercer { -agent }
effect-acquire = adquirir «{ $card }» de la { -reserve }
effect-acquire_free = adquirir gratis una carta de coste { $n } o menos
effect-acquire_free-top = adquirir gratis una carta de coste { $n } o menos y ponerla encima de tu { -deck }
effect-harvest = recolectar { $n } de { -spice } y toda la { -bonus_spice } de la casilla
effect-control = obtener el { -control } { $space_of }
effect-nothing = no obtener nada
effect-close_space = cerrar una { -board_space } a los { -agent(number: "other") } adversarios hasta tu próximo turno
effect-take_back = tomar en tu { -hand } una carta { $faction_card } de tu { -discard_pile }
effect-top_card = mirar la carta superior de tu { -deck } y robarla o desecharla
effect-refocus = barajar tu { -discard_pile } con tu { -deck }
effect-recall = hacer retornar a uno de tus { -agent(number: "other") }
effect-pass_turn = pasar tu turno si quieres
effect-reserve = apartar una carta de la { -imperium_row }; esta { -round } solo tú podrás adquirirla, por { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -persuasion } menos
effect-signet = usar la capacidad del { -signet_ring } de { $who ->
    [opponent] su
   *[you] tu
} { -leader }
effect-pick_secret = { $n ->
    [one] elegir en secreto { $n } { -faction }
   *[other] elegir en secreto { $n } { -faction(number: "other") }
}
effect-show_secret = revelar las { -faction(number: "other") } elegidas en secreto y recibir 1 punto de { -influence } con cada una

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = cada adversario recibe { $goods }
effect-on_win = si vences en este { -conflict }: { $effects }
goods-influence_any-marked = { $n ->
    [one] { $n } punto de { -influence } con una { -faction } en la que aún tengas una ficha de Detector
   *[other] { $n } puntos de { -influence } con una { -faction } en la que aún tengas una ficha de Detector
}
effect-dreadnought = { $n ->
    [one] poner en servicio { $n } { -dreadnought_unit }
   *[other] poner en servicio { $n } { -dreadnought_unit(number: "other") }
}
effect-acquire_tech = { $n ->
    [0] adquirir una { -tech_tile }
   *[other] adquirir una { -tech_tile } por { $n } de { -spice } menos
}
effect-acquire_tech-solari = adquirir una { -tech_tile }, pagada en { -spice } o en { -solari(number: "other") }
effect-next_tile = descubrir la siguiente { -tech_tile } de la pila
effect-negotiator = colocar { $n ->
    [one] { $n } { -troop }
   *[other] hasta { $n } { -troop(number: "other") }
} de { $who ->
    [opponent] su
   *[you] tu
} { -supply } como { $n ->
    [one] { -negotiator }
   *[other] { -negotiator(number: "other") }
}
effect-freighter = hacer avanzar o hacer retornar { $who ->
    [opponent] su
   *[you] tu
} { -freighter }{ $n ->
    [one] { "" }
   *[other] , { $n } veces
}
effect-shipped_troops = { $n ->
    [one] reclutar { $n } { -troop } del { -shipping_track }
   *[other] reclutar { $n } { -troop(number: "other") } del { -shipping_track }
}
effect-retreat_dreadnought = retirar { $n } de { $who ->
    [opponent] sus
   *[you] tus
} { -dreadnought_unit(number: "other") }
effect-retreat_units = retirar { $n } de { $who ->
    [opponent] sus
   *[you] tus
} { -unit(number: "other") }
effect-retreat_enemies = hacer que se retire 1 { -unit } enemiga por cada { -troop } que hayas desplegado este turno
effect-deploy_units = { $n ->
    [one] desplegar { $n } { -unit } de tu { -garrison }
   *[other] desplegar hasta { $n } { -unit(number: "other") } de tu { -garrison }
}
effect-deploy_units-any = desplegar cualquier cantidad de { -unit(number: "other") } de tu { -garrison }
effect-lose_troop = perder { $n } de { $who ->
    [opponent] sus
   *[you] tus
} { -troop(number: "other") } de la { -garrison } o de la { -conflict_area }
effect-trash_in_play = desechar una de tus cartas en juego
effect-trash_tile = desechar esta pieza
effect-bury_intrigue = poner { $n } de tus { -intrigue_card(number: "other") } debajo de su { -deck }
effect-swap_intrigues = poner cualquier cantidad de tus { -intrigue_card(number: "other") } debajo de su { -deck } y robar otras tantas
effect-peek_intrigues = robar { $n } { -intrigue_card(number: "other") } y devolver una de ellas encima de su { -deck }
effect-influence_agents = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -influence } con cada { -faction } en la que tengas un { -agent }
effect-influence_sent = recibir { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -influence } con la { -faction } a la que hayas enviado un { -agent } este turno
effect-track_bonus = recibir la bonificación del { -influence_track } ({ $faction })
effect-extra_turn = realizar otro turno después de este

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = cada carta { $faction_card } que tengas en juego
condition-other_in_play = { $id ->
    [fremen] { -fremen_bond } (si tienes otra carta { $faction_card } en juego)
   *[other] si tienes otra carta { $faction_card } en juego
}
condition-influence = si tienes { $n } o más puntos de { -influence } { $faction_at }
condition-alliance = si tienes la { -alliance } con { $faction_the }
condition-any_alliance = si tienes alguna { -alliance }
condition-council = si tienes un asiento en el { -high_council }
condition-owns = { $n ->
    [one] si tienes al menos una copia de «{ $card }»
   *[other] si tienes { $n } o más copias de «{ $card }»
}
condition-owns_most = si tienes más copias de «{ $card }» que cada adversario
condition-tracks = si tienes { $at_least } o más puntos de { -influence } en { $n } medidores
condition-reveal_turn = en tu { -reveal_turn }
condition-turn_start = al inicio de tu turno
condition-deployed = si has desplegado { $at_least } o más { -troop(number: "other") } este turno
condition-mentat_here = si el { -mentat } está en su casilla
trigger-harvested = al recolectar { -spice }
trigger-paid_space = al pagar { -solari(number: "other") } por una { -board_space }
trigger-council_seat = al ocupar un asiento en el { -high_council }
trigger-deployed = al desplegar { -troop(number: "other") }

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = cada carta revelada que te dé { -sword(number: "other") }
counter-other_sword_cards = cada otra carta revelada que te dé { -sword(number: "other") }
counter-dreadnoughts_in_conflict = cada { -dreadnought_unit } tuyo en la { -conflict_area }
counter-low_tracks = cada { -influence_track } en el que tengas { $n } o menos
condition-tiles = si tienes { $at_least } o más { -tech_tile(number: "other") }
condition-dreadnoughts = si tienes { $at_least } o más { -dreadnought_unit(number: "other") } en servicio
condition-dreadnought_left = si queda un { -dreadnought_unit } en el { -supply }
condition-units_deployed = si has desplegado { $at_least } o más { -unit(number: "other") } este turno
condition-enemy_here = si hay un { -agent } enemigo en la casilla a la que has enviado tu { -agent }
condition-agents_on = { $n ->
    [one] si tienes un { -agent } en una casilla de { $icons }
   *[other] si tienes { $n } o más { -agent(number: "other") } en casillas de { $icons }
}
condition-persuasion = si tienes { $at_least } o más puntos de { -persuasion }
condition-solari = si tienes { $at_least } o más { -solari(number: "other") }
condition-harvested = si has recolectado { $at_least } o más de { -spice } este turno
condition-sent_to = si este turno has enviado tu { -agent } a la casilla «{ $space }»
condition-some_of = si se cumplen { $at_least } o más de estas condiciones [{ $conditions }]
condition-all_of = { $conditions }
condition-agent_to_come = antes de enviar un { -agent } o revelar tu { -hand } este turno
trigger-kept_one_icon = cuando la carta que habías apartado, con un solo { -agent_icon }, envíe un { -agent }
trigger-kept_other = cuando la carta que habías apartado, con otra cantidad de { -agent_icon(number: "other") }, envíe un { -agent }
trigger-agent_sent = al enviarse un { -agent }
trigger-card_acquired = al adquirirse una carta
trigger-influence_reached = al alcanzarse un nivel de un { -influence_track }
trigger-deployed-deployed = cuando hayas desplegado { $at_least } o más { -troop(number: "other") } en un mismo turno
trigger-agent_sent-sent_to_icons = al enviar un { -agent } a una casilla con el icono { $icons }
trigger-agent_sent-spying_on_sent = cuando otro jugador envía un { -agent } a una { -maker_space } que espías
trigger-influence_reached-reached = al alcanzar { $n } puntos de { -influence } { $faction_at }

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $n ->
    [one] { $sign ->
        [less] las casillas de { $icons } te cuestan { $n } { -solari } menos
       *[more] las casillas de { $icons } te cuestan { $n } { -solari } más
    }
   *[other] { $sign ->
        [less] las casillas de { $icons } te cuestan { $n } { -solari(number: "other") } menos
       *[more] las casillas de { $icons } te cuestan { $n } { -solari(number: "other") } más
    }
}
modifier-ignore_enemies = { $all ->
    [yes] los { -agent(number: "other") } enemigos no bloquean a los tuyos
   *[no] los { -agent(number: "other") } enemigos no bloquean a los tuyos en las casillas de { $icons }
}
modifier-harvest = { $sign ->
    [less] recolectas { $n } de { -spice } menos
   *[more] recolectas { $n } de { -spice } más
}
modifier-harvest_times = recolectas { $n } veces la { -spice } básica de una { -maker_space }
modifier-peek_top = puedes mirar en cualquier momento la carta superior de tu { -deck }
modifier-icons = tu carta tiene además los { -agent_icon(number: "other") } { $icons }
modifier-acquire_cost = { $n ->
    [one] { $sign ->
        [less] «{ $card }» te cuesta { $n } punto de { -persuasion } menos
       *[more] «{ $card }» te cuesta { $n } punto de { -persuasion } más
    }
   *[other] { $sign ->
        [less] «{ $card }» te cuesta { $n } puntos de { -persuasion } menos
       *[more] «{ $card }» te cuesta { $n } puntos de { -persuasion } más
    }
}
modifier-space_influence = la casilla de { -faction } a la que envías un { -agent } da { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -influence } en lugar de 1
modifier-acquire_top = puedes poner encima de tu { -deck } cada carta que adquieras

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = cada vez que recibes { -solari(number: "other") } en tu propio turno, recibes { $n } más
modifier-shipped_troops = el { -shipping_track } te da { $n } { -troop } más; puedes desplegar todas las { -troop(number: "other") } que recibas de él
modifier-dreadnought_strength = cada { -dreadnought_unit } tuyo tiene { $n } de { -combat_strength }
modifier-keep_aside = al inicio de cada { -round } apartas una carta de tu { -hand } y la recuperas al inicio de tu segundo turno
modifier-wins_ties = vences en todos los empates a { -victory_point(number: "other") } del { -endgame }

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = { -agent }
box-reveal = Revelación
box-acquire = Al adquirirla
box-trashed = Al desecharla
box-plot = { -plot }
box-combat = { -combat }
box-endgame = { -endgame }
box-win = Al vencer en un { -conflict }
box-space = Efecto
box-entry = Al entrar
box-setup = Preparación
box-signet = { -signet_ring }
box-ability = Capacidad
box-first = 1.ª { -reward }
box-second = 2.ª { -reward }
box-third = 3.ª { -reward }
box-bonus = Bonificación con 4 puntos de { -influence }
box-control = Bonificación de control
note-cost = Coste
note-icons = { CAPITAL(-agent_icon(number: "other")) }
note-factions = { -faction(number: "other") }
note-anywhere = Envía a uno de tus { -agent(number: "other") }, incluso desde el { -game_board }, a cualquier casilla, esté ocupada o no.
note-requirement = Solo { $condition }.
note-in_reveal = Cuenta en tu { -reveal_turn } de esta { -round }.
note-combat = { CAPITAL(-combat_space) }.
note-maker = { CAPITAL(-maker_space) }.
note-once = Una vez por partida para cada jugador.
note-presence = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} de { -persuasion } en tu { -reveal_turn } mientras tu { -agent } esté aquí.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = Al inicio de cada { -round }
box-turn = En tu turno
box-instead = Si vences en el { -conflict } y devuelves un { -dreadnought_unit } a tu { -supply } en lugar de tomar el { -control }
box-own = Efecto
box-rival = { -rival }
box-rival_other = { -rival }, si no
note-rival-space = Envía un { -agent } a la casilla «{ $space }».
note-rival-space-if = { CAPITAL($condition) }: envía un { -agent } a la casilla «{ $space }».
note-rival-space-else = Si no: envía un { -agent } a la casilla «{ $space }».
note-rival-harvest = Envía un { -agent } a la { -maker_space } con más { -bonus_spice } y se la lleva toda.
note-rival-harvest-space = Envía un { -agent } a la casilla «{ $space }» si hay { -bonus_spice }; si no, se ignora la carta.
note-rival-harvest-spaces = Envía un { -agent } a la casilla «{ $space }» o a la casilla «{ $other }», la que tenga más { -bonus_spice } (si empatan, la primera); sin ninguna se ignora la carta.
note-rival-reshuffle = Se barajan todas las { -house_hagal_card(number: "other") } en un { -deck } nuevo.
rival-needs-influence = si el { -rival } tiene { $n } o más puntos de { -influence } { $faction_at }
rival-needs-dreadnought_left = si al { -rival } le queda un { -dreadnought_unit } en su { -supply }
note-infiltrates = Infiltración (los { -agent(number: "other") } enemigos no bloquean)
note-unload = Descarga: el { -reveal_box } también actúa cuando esta carta se descarta o se desecha.
note-spice_off = La casilla «{ $space }» cuesta { $n } de { -spice } menos con esta carta.
note-flip = Una vez por { -round }: la pieza se pone boca abajo.
note-rival = Los { -rival(number: "other") } de la partida en solitario pueden adquirirla.
note-water = { $n ->
    [0] Empiezas sin { -water }.
   *[other] Empiezas con { $n } de { -water }.
}
note-marks = En cada medidor hay una ficha de Detector en el nivel { $n } de { -influence }; cada vez que alcances una, te da lo siguiente de esta lista:
note-mark = Ficha { $n }
