### Textos del navegador: botones, títulos, tutorial, nombres de los iconos.

## General

web-tagline = El desierto, el consejo, la { -spice }: juega contra bots, en solitario, en una misma pantalla o con amigos.
web-unofficial = Proyecto de aficionados no oficial, sin relación con las editoriales. Si te gusta, compra el juego de mesa.
web-engine-interpreted = Funciona el motor interpretado: los bots más fuertes piensan más despacio y ven menos. El próximo inicio tendrá el compilado si pudo construirse.
web-loading = Un momento…
web-home = Inicio
web-back = Atrás
web-next = Siguiente
web-previous = Anterior
web-close = Cerrar
web-yes = Sí
web-no = No
web-none = ninguna
web-name = Tu nombre
web-language = Idioma
web-copied = Copiado
web-reconnecting = Conexión perdida; vuelve por sí sola…

## First page

web-play-now = Jugar ahora
web-play-now-why = Cuatro jugadores; los bots ocupan los demás puestos.
web-learn = Aprende en diez minutos
web-learn-why = Una primera { -round } guiada.
web-solo = En solitario
web-solo-why = Contra dos { -rival(number: "other") }.
web-same-screen = Misma pantalla
web-same-screen-why = El dispositivo va pasando de uno a otro.
web-friends = Con amigos
web-friends-why = Basta un enlace.
web-custom = Elegir todo
web-custom-why = Cajas, { -leader(number: "other") }, bots, dificultad, relojes.
web-new-table = Nueva mesa
web-continue = Continuar
web-status-lobby = esperando jugadores
web-status-playing = en curso
web-status-finished = terminada
web-status-closed = cerrada
web-your-turn = tu turno

## A new table

web-new-friends = Una mesa con amigos
web-new-friends-why = Cada puesto libre recibe un enlace. La partida empieza cuando todos están ocupados.
web-new-screen = Varias personas en esta pantalla
web-new-screen-why = Os pasáis el dispositivo entre turnos.
web-new-custom = Una mesa a tu gusto
web-new-custom-why = Todo tiene ya un valor razonable.
web-host = Juego
web-player-count = Jugadores
web-difficulty = Dificultad
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-none-why = Cada cual se toma el tiempo que quiera.
web-clock-fischer = De una sentada
web-clock-fischer-why = Cada puesto tiene una reserva de tiempo que crece con cada decisión.
web-clock-minutes = Minutos de reserva
web-clock-increment = Segundos más por decisión
web-clock-days = Durante días
web-clock-days-why = Un plazo para cada jugada; vuelve cuando quieras.
web-clock-each = Días por jugada
web-days = { $n } d
web-title = Título
web-boxes = Cajas
web-epic = Modalidad de partidas épicas
web-seat-kind = Quién ocupa el puesto { $n }
web-seat-name = Nombre del puesto { $n }
web-seat-me = tú
web-seat-here = una persona aquí
web-seat-open = puesto libre
web-seat-bot = bot
web-level = Nivel del bot
web-leader = { -leader } del puesto { $n }
web-leader-random = { -leader } al azar
web-think = Tiempo de reflexión del bot
web-think-why = Cuánto puede pensar el bot en todo un turno.
web-think-usual = normal: { $n } s
web-think-seconds = { $n } s
web-difficulty-why = La fuerza de los { -rival(number: "other") }; el nivel más fácil es un buen comienzo.
web-clock-why = A quien se le acaba el tiempo le sustituye un bot.
web-player-count-why = En solitario juegas contra dos { -rival(number: "other") }.
web-title-why = Se muestra en la lista de tus partidas.
web-seat-list = Puestos
web-seats-why = Un bot es más fuerte cuanto más abajo está en la lista; ● indica lo exigente que es un { -leader }.
web-boxes-why = Las cajas añaden cartas, { -leader(number: "other") }, casillas y reglas.
web-rivals = { -rival(number: "other") }
web-rival-leader = { -leader } del { -rival } { $n }
web-rivals-why = Cada { -rival } juega con las { -house_hagal_card(number: "other") } y usa el { -signet_ring } de su { -leader }.
web-start = Empezar
web-lobby = Esperando jugadores
web-lobby-why = Envía a cada amigo el enlace de un puesto.
web-closed-table = Esta mesa se cerró.
web-invite = Enlace de invitación
web-watch-link = Enlace de espectador
web-watch-new = Crear un enlace de espectador
web-seat-to-bot = dárselo a un bot
web-start-now = Empezar ya con bots en los puestos libres
web-invited = Te han invitado a una mesa.
web-join = Sentarse

## The table

web-table = La mesa
web-tabs = Partes de la mesa
web-tab-board = { CAPITAL(-game_board) }
web-tab-you = Tú
web-tab-players = Todos
web-tab-log = Diario
web-views = Partes del { -game_board }
web-view-factions = { -faction(number: "other") }
web-view-council = Consejo
web-view-desert = Desierto
web-view-combat = { -combat }
web-board = { CAPITAL(-board_space(number: "other")) }
web-tracks = { -influence }
web-alliance = { -alliance }
web-conflict = { -conflict }
web-no-conflict = Sin { -conflict }
web-conflict-level = { -conflict } de nivel { $n }
web-strength = { -combat_strength }
web-deployed = { CAPITAL(-troop(number: "other")) } en la { -conflict_area }
web-garrison = { CAPITAL(-garrison) }
web-works = Tecnología y Flete
web-market = Cartas por adquirir
web-row = { -imperium_row }
web-deck-left = Cartas que quedan en el { -imperium_deck }
web-reserve = { -reserve }
web-aside = Apartadas para ti
web-you = Tú
web-players = Jugadores
web-hand = { CAPITAL(-hand) }
web-play = En juego
web-discard = { CAPITAL(-discard_pile) }
web-intrigue = Intriga
web-rival = { -rival }
web-rival-deck = Cartas de los { -rival(number: "other") } restantes
web-turned = Cartas reveladas
web-bot = bot
web-away = ausente
web-resigned = abandonó
web-revealed = revelada
web-round = { CAPITAL(-round) } { $n }
web-round-of = { CAPITAL(-round) } { $n } de { $all }
web-round-short = R { $n }/{ $all }
web-conflicts-left = { -conflict(number: "other") } restantes
web-intrigue-deck = { CAPITAL(-intrigue_deck) }
web-card-cost = { $n ->
    [one] Cuesta { $n } punto de { -persuasion }
   *[other] Cuesta { $n } puntos de { -persuasion }
}
web-agent-of = { -agent } { $seat_of }.
web-bonus-spice = { CAPITAL(-bonus_spice) }: { $n }.
web-controlled-by = { -control } { $seat_of }.
web-closed = Cerrada hasta el próximo turno de quien la cerró.

## The question

web-question = La pregunta
web-options = Tus opciones
web-agenda = Efectos pendientes
web-mandatory = obligatorio
web-mandatory-left = Hay que resolver un efecto marcado con ● antes de terminar el turno.
web-look-closely = Ver de cerca
web-sure = ¿Seguro? { $option }
web-final = No se puede deshacer.
web-uncertain = … y más que decide el azar.
web-skip = Saltar
web-undo = Deshacer
web-redo = Rehacer
web-reset = Reiniciar el turno
web-ask-undo = Pedir deshacer
web-undo-wish = { $seat } pide deshacer una decisión.
web-played = { $n ->
    [one] Jugada o visitada { $n } vez en esta partida.
   *[other] Jugada o visitada { $n } veces en esta partida.
}
web-passed = pasa
web-rewards = { CAPITAL(-reward(number: "other")) }
web-last-combat = Último { -combat }
web-less = menos
web-more = más
web-limit = Como máximo { $n }.
web-deploy-limit = Como máximo { $n }: las reclutadas este turno ({ $recruits }) y parte de la { -garrison }.
web-end-turn = Terminar el turno
web-unspent = sin gastar
web-since-nothing = Nadie ha jugado desde tu turno.
web-tie = { $rule ->
    [B-TIE-01] Empate en la primera posición con { -combat_strength } { $strength }: nadie vence, cada cual toma la segunda { -reward }.
    [B-TIE-03] Sin { -reward }: tres o más empatan en la primera posición.
    [B-TIE-04] Sin { -reward }: con menos de cuatro jugadores, un empate en la primera posición no deja ninguna.
    [B-TIE-05] Empate en la segunda posición con { -combat_strength } { $strength }: cada cual toma la tercera { -reward }.
   *[other] Empate en la tercera posición con { -combat_strength } { $strength }: sin { -reward }.
}

## Log and chat

web-log = Diario
web-since = Desde tu turno
web-chat = Chat
web-chat-say = Di algo
web-log-round = { CAPITAL(-round) } { $n }

## Seats, end, hand-over

web-seats = Puestos y enlaces
web-takeover = que juegue un bot
web-handback = volver a jugar
web-resign = abandonar
web-resign-sure = Abandonar de verdad
web-fair = Reparto justo: el SHA-256 de la semilla es { $hash }; la semilla se muestra al final.
web-seed = Semilla { $seed }, SHA-256 { $hash }
web-over = La partida ha terminado
web-score-title = De dónde vinieron los puntos
web-score-rounds = { CAPITAL(-round) } a { -round }
web-score-influence = { -influence }
web-score-alliances = { -alliance(number: "other") }
web-score-conflicts = { -conflict(number: "other") }
web-score-cards = Cartas
web-score-intrigue = Intriga
web-score-other = Otros
web-score-start = Inicio
web-score-wins = { $n ->
    [one] vence tras { $n } { -round }
   *[other] vence tras { $n } { -round(number: "other") }
}
web-score-board = Ver el { -game_board }
web-score-result = Volver al resultado
web-rematch = Revancha, puestos rotados
web-rematch-same = Revancha, mismos puestos
web-rematch-join = Ir a la revancha
web-download = Descargar
web-handover = Pasa el dispositivo { $name_to }
web-handover-why = Ahora no se muestra ninguna { -hand }.
web-handover-go = Soy { $name }

## Replay

web-replay = Repetición
web-step = Paso
web-pause = Pausa
web-play-on = Reproducir
web-eyes = Vista de
web-eyes-open = Todo abierto
web-eyes-spectator = Un espectador
web-play-from-here = Seguir jugando desde aquí

## Settings

web-settings = Ajustes
web-theme = Colores
web-theme-auto = como el sistema
web-theme-dark = oscuro
web-theme-light = claro
web-size = Tamaño del texto { $n } %
web-speed = Jugadas ajenas
web-speed-0 = al instante
web-speed-300 = rápido
web-speed-600 = normal
web-speed-1200 = lento
web-motion = Animaciones
web-sound = Sonido
web-text-board = { CAPITAL(-game_board) } de texto

## Help and rules

web-help = Ayuda
web-help-play = Cómo se juega
web-help-text = La barra inferior te hace una pregunta y enumera todas las respuestas. Lo que brilla en el { -game_board } y en las cartas se puede pulsar: es una de esas respuestas. Con el botón derecho, o una pulsación larga, ves algo de cerca y por qué no está disponible ahora. Juega cartas para enviar { -agent(number: "other") }, revela después el resto de tu { -hand }, adquiere cartas con { -persuasion } y lucha por el { -conflict }.
web-help-keys = Teclas
web-help-icons = Iconos
web-key-options = elegir una opción (luego letras)
web-key-e = terminar el turno
web-key-enter = confirmar
web-key-u = deshacer
web-key-y = rehacer
web-key-z = reiniciar el turno
web-key-t = { -game_board } de texto
web-key-esc = atrás; mostrar ya las jugadas pendientes
web-key-help = esta ayuda
web-rules = Reglas
web-things = Cartas y casillas
web-rules-what = Qué buscar
web-rules-english = Las reglas numeradas están en inglés; las cartas y casillas, en tu idioma.
web-search = Buscar
web-section = Sección
web-all-sections = todas las secciones
web-found = { $n ->
    [one] { $n } resultado
   *[other] { $n } resultados
}
web-kind-card = carta
web-kind-intrigue = { -intrigue_card }
web-kind-space = { -board_space }
web-kind-leader = { -leader }
web-kind-conflict = { -conflict }
web-kind-track = { -influence_track }
web-kind-tile = { -tech_tile }

## Names of icons

web-icon-solari = { CAPITAL(-solari(number: "other")) }
web-icon-spice = { CAPITAL(-spice) }
web-icon-water = { CAPITAL(-water) }
web-icon-persuasion = { -persuasion }
web-icon-swords = { CAPITAL(-sword(number: "other")) }
web-icon-sword = { CAPITAL(-sword) }
web-icon-vp = { -victory_point(number: "other") }
web-icon-troops = { CAPITAL(-troop(number: "other")) }
web-icon-garrison = { CAPITAL(-garrison) }
web-icon-supply = { CAPITAL(-supply) }
web-icon-draw = Roba una carta
web-icon-hand = Cartas
web-icon-deck = { CAPITAL(-deck) }
web-icon-intrigue = { CAPITAL(-intrigue_card) }
web-icon-steal_intrigue = Hurtar Intriga
web-icon-influence = { -influence }
web-icon-influence_any = { -influence } con una { -faction } de tu elección
web-icon-lose_influence = Pierde { -influence }
web-icon-trash = Desecha una carta
web-icon-trash_self = Desecha esta carta
web-icon-discard = Descarta
web-icon-retreat = Retira { -troop(number: "other") }
web-icon-deploy = Despliega { -troop(number: "other") }
web-icon-deploy_supply = Despliega desde el { -supply }
web-icon-deploy_recruits = Despliega las reclutadas
web-icon-lose_garrison = Pierde { -troop(number: "other") } de la { -garrison }
web-icon-lose_deployed = Pierde { -troop(number: "other") } de la { -conflict_area }
web-icon-agent = { -agent(number: "other") }
web-icon-recall = Retornar { -agent }
web-icon-mentat = { -mentat }
web-icon-mentat_next = { -mentat } la próxima { -round }
web-icon-council = Asiento en el { -high_council }
web-icon-swordmaster = { -swordmaster_agent }
web-icon-acquire = Adquiere una carta
web-icon-acquire_free = Adquiere una carta gratis
web-icon-harvest = Recolectar { -spice }
web-icon-control = { -control }
web-icon-close_space = Casilla cerrada
web-icon-take_back = Recupera una carta
web-icon-top_card = Mira la carta superior
web-icon-refocus = Baraja el { -deck }
web-icon-pass_turn = Pasa el turno
web-icon-reserve = Aparta una carta
web-icon-modify = Cambia una regla
web-icon-signet = { -signet_ring }
web-icon-pick_secret = Elige en secreto
web-icon-show_secret = Revela el secreto
web-icon-opponent = Adversarios
web-icon-combat = { -combat }
web-icon-maker = { CAPITAL(-maker_space) }
web-icon-alliance = { -alliance }
web-icon-first_player = { -first_player }
web-icon-tech = { CAPITAL(-tech_tile) }
web-icon-dreadnought = { CAPITAL(-dreadnought_unit) }
web-icon-shipping = Flete
web-icon-spy = { -spy }
web-icon-contract = { CAPITAL(-contract) }
web-icon-sandworm = { CAPITAL(-sandworm) }
web-icon-acquire_tech = Adquirir tecnología
web-icon-trash_tile = Desecha esta pieza
web-icon-negotiator = Negociación tecnológica
web-icon-freighter = { -freighter }
web-icon-shipped_troops = Recluta { -troop(number: "other") } del Flete
web-icon-retreat_dreadnought = Retira un { -dreadnought_unit }
web-icon-retreat_units = Retira { -unit(number: "other") }
web-icon-retreat_enemies = Se retiran { -unit(number: "other") } enemigas
web-icon-deploy_units = Despliega { -unit(number: "other") }
web-icon-lose_troop = Pierde una { -troop }
web-icon-trash_in_play = Desecha una carta en juego
web-icon-bury_intrigue = Pon { -intrigue_card(number: "other") } bajo su { -deck }
web-icon-swap_intrigues = Cambia { -intrigue_card(number: "other") }
web-icon-peek_intrigues = Mira { -intrigue_card(number: "other") }
web-icon-influence_agents = { -influence } donde están tus { -agent(number: "other") }
web-icon-influence_sent = { -influence } donde has enviado al { -agent }
web-icon-track_bonus = Bonificación de un { -influence_track }
web-icon-extra_turn = Otro turno
web-icon-on_win = Si vences en el { -conflict }
web-icon-recall_spy = Retornar { -spy }
web-icon-influence_each = { -influence } donde espías
web-icon-maker_hooks = { term-maker_hooks }
web-icon-shield_wall_off = Quitar: { term-shield_wall }
web-icon-harvest_bonus = { -bonus_spice }
web-icon-base_spice = Recolectar { -spice }
web-icon-flip_icon = Voltear un { -battle_icon }
web-icon-trash_intrigue = Eliminar { -intrigue_card }
web-icon-trash_hand = Eliminar una carta de la { -hand }
web-icon-trash_other_in_play = Eliminar otra carta en juego
web-icon-return_to_hand = De vuelta a la { -hand }
web-icon-top_three = Ordenar tres cartas
web-icon-buy_with_solari = Adquirir con { -solari }
web-icon-recall_other = Hacer retornar a otro { -agent }
web-icon-retreat_some = Retirar { -troop(number: "other") }
web-icon-this_reveal = En este { -reveal_turn }
web-icon-train = Medidor de entrenamiento
web-icon-memory = Memoria
web-icon-turn_over = Dar la vuelta al { -leader }
web-icon-repeat_space = Repetir la casilla
web-icon-next_tile = Siguiente { -tech_tile }
web-icon-anywhere = Cualquier casilla
web-thinking = está eligiendo…
web-thinking-for = está eligiendo desde hace { $n } s…
web-thinking-most = piensa como mucho { $n } s por turno
web-space-key = barra espaciadora
web-order = En otro orden
web-rest = Guardar esta { -round }
web-rest-what = Terminar el turno y guardar estas cartas de { -plot }: en esta { -round } los turnos terminan sin preguntar por ellas
web-brings = Cada bloque es un efecto que dan sus habilidades
web-brings-goods = Recursos
web-brings-cards = Cartas
web-tap-place = elige una casilla que brille
web-volume = Volumen
web-auto = Los efectos obligatorios se resuelven solos y el turno acaba cuando no queda nada
web-rematch-again = Revancha
web-review = Repasar mi partida
web-result = posición { $rank }, { $vp } { $vp ->
    [one] punto
   *[other] puntos
}
web-ask-undo-round = volver a la { -round } { $n }
web-lesson-goal = Se vence con diez puntos
web-lesson-goal-text = Aquí están tus { -victory_point(number: "other") }. La partida acaba cuando alguien tiene diez.
web-lesson-towers = Cuatro torres
web-lesson-towers-text = La { -influence } sube por la torre: un punto en dos, una bonificación en cuatro.
web-lesson-card = Levanta una carta que brille
web-lesson-card-text = Envía a uno de tus dos { -agent(number: "other") }. Sus iconos dicen adónde.
web-lesson-place = Ahora una casilla que brille
web-lesson-place-text = Tócala: tu { -agent } va allí y recibes lo que pone en su placa.
web-lesson-gain = Tuyo al instante
web-lesson-gain-text = { CAPITAL(-solari(number: "other")) }, { -spice } y { -water } pagan mejores casillas. Las { -troop(number: "other") } esperan en la { -garrison }.
web-lesson-deploy = ¿Luchar por la { -reward }?
web-lesson-deploy-text = Despliega { -troop(number: "other") } en el { -conflict }, o guárdalas y termina el turno.
web-lesson-others = Juegan los demás
web-lesson-others-text = Mira lo que hacen. La barra espaciadora los detiene, Escape los salta.
web-lesson-second = Tu segundo { -agent }
web-lesson-second-text = Levanta otra carta y envía a tu segundo { -agent }.
web-lesson-reveal = Revela tu { -hand }
web-lesson-reveal-text = Sin { -agent(number: "other") }: ahora cuentan los recuadros azules de tus otras cartas.
web-lesson-acquire = Adquiere una carta mejor
web-lesson-acquire-text = Se paga con { -persuasion }. Las cartas que brillan están a tu alcance y van a tu { -deck }.
web-lesson-combat = { -combat }
web-lesson-combat-text = Las { -troop(number: "other") } valen dos, las { -sword(number: "other") } uno. El más fuerte toma la primera { -reward }.
web-lesson-done = Eso fue una { -round }
web-lesson-done-text = Sigue cuanto quieras; mantén el puntero sobre algo para leerlo.
web-album = Galería
web-album-why = Todas las cartas, { -leader(number: "other") } y piezas.
web-album-kind = Qué
web-album-all = todas
web-album-order = Orden
web-album-by-name = por nombre
web-album-by-cost = por coste
web-album-copies = { $n ->
    [one] { $n } copia
   *[other] { $n } copias
}
web-album-cost = coste medio { $n }
web-album-reveal = { $n } de media al revelar
web-key-space = detener y reanudar las jugadas de los demás
web-hint = Pista
web-hint-what = ¿Qué consideraría el bot más fuerte?
web-hint-wait = Pensando…
web-coach = Entrenador: una pista en cada elección
web-story-tie = { $seat } gana con los mismos puntos: decidió lo que quedaba en la bolsa.
web-story-late = { $seat } no se puso por delante hasta la última { -round }.
web-story-led = { $seat } fue por delante desde la { -round } { $n } hasta el final.
web-story-best = Tu mejor { -round }: { $n } (+{ $amount }).
