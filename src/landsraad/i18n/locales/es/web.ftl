### Textos del navegador: botones, títulos, tutorial, nombres de los iconos.

## General

web-tagline = El desierto, el consejo, la especia: juega contra bots, en solitario, en una misma pantalla o con amigos.
web-unofficial = Proyecto de aficionados no oficial, sin relación con las editoriales. Si te gusta, compra el juego de mesa.
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
web-play-now-why = Cuatro jugadores: tú contra tres bots adeptos; los primeros líderes son sencillos.
web-learn = Aprende en diez minutos
web-learn-why = Una primera ronda guiada en el juego real; puedes dejarla cuando quieras.
web-solo = En solitario contra los Rivales
web-solo-why = Dos Rivales actúan según sus propias cartas.
web-same-screen = Misma pantalla
web-same-screen-why = Varias personas aquí; las manos quedan ocultas al pasar el turno.
web-friends = Con amigos
web-friends-why = Cada cual recibe un enlace; en vivo o durante días.
web-custom = Elegir todo
web-custom-why = Cajas, Líderes, bots, dificultad, relojes.
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
web-leader = Líder del puesto { $n }
web-leader-random = Líder al azar
web-think = Tiempo de reflexión del bot
web-think-why = Cuánto puede pensar el bot en cada decisión.
web-think-usual = normal: { $n } s
web-think-seconds = { $n } s
web-difficulty-why = La fuerza de los Rivales; el nivel más fácil es un buen comienzo.
web-clock-why = A quien se le acaba el tiempo le sustituye un bot.
web-player-count-why = En solitario juegas contra dos Rivales.
web-title-why = Se muestra en la lista de tus partidas.
web-seat-list = Puestos
web-seats-why = Un bot es más fuerte cuanto más abajo está en la lista; ● indica lo exigente que es un Líder.
web-boxes-why = Las cajas añaden cartas, Líderes, casillas y reglas.
web-rivals = Rivales
web-rival-leader = Líder del Rival { $n }
web-rivals-why = Cada Rival juega con las cartas de la Casa Hagal y usa el Anillo heráldico de su Líder.
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
web-tab-board = Tablero
web-tab-you = Tú
web-tab-players = Todos
web-tab-log = Diario
web-views = Partes del tablero
web-view-factions = Facciones
web-view-council = Consejo
web-view-desert = Desierto
web-view-combat = Combate
web-board = Casillas del tablero
web-tracks = Influencia
web-alliance = Alianza
web-conflict = Conflicto
web-no-conflict = Sin Conflicto
web-conflict-level = Conflicto de nivel { $n }
web-strength = Potencia de Combate
web-deployed = Tropas en la zona de Conflicto
web-garrison = Guarnición
web-works = Tecnología y Flete
web-market = Cartas por adquirir
web-row = Fila del Imperio
web-deck-left = Cartas que quedan en el mazo del Imperio
web-reserve = Reserva
web-aside = Apartadas para ti
web-you = Tú
web-players = Jugadores
web-hand = Mano
web-play = En juego
web-discard = Pila de descartes
web-intrigue = Intriga
web-rival = Rival
web-rival-deck = Cartas de los Rivales restantes
web-bot = bot
web-away = ausente
web-resigned = abandonó
web-revealed = revelada
web-round = Ronda { $n }
web-round-of = Ronda { $n } de { $all }
web-round-short = R { $n }/{ $all }
web-conflicts-left = Conflictos restantes
web-intrigue-deck = Mazo de Intrigas
web-card-cost = { $n ->
    [one] Cuesta { $n } punto de Persuasión
   *[other] Cuesta { $n } puntos de Persuasión
}
web-agent-of = Agente { $seat_of }.
web-bonus-spice = Especia adicional: { $n }.
web-controlled-by = Control { $seat_of }.
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
web-rewards = Recompensas
web-last-combat = Último Combate
web-less = menos
web-more = más
web-limit = Como máximo { $n }.
web-deploy-limit = Como máximo { $n }: las reclutadas este turno ({ $recruits }) y parte de la guarnición.
web-end-turn = Terminar el turno
web-unspent = sin gastar
web-since-nothing = Nadie ha jugado desde tu turno.
web-tie = { $rule ->
    [B-TIE-01] Empate en la primera posición con Potencia de Combate { $strength }: nadie vence, cada cual toma la segunda recompensa.
    [B-TIE-03] Sin recompensa: tres o más empatan en la primera posición.
    [B-TIE-04] Sin recompensa: con menos de cuatro jugadores, un empate en la primera posición no deja ninguna.
    [B-TIE-05] Empate en la segunda posición con Potencia de Combate { $strength }: cada cual toma la tercera recompensa.
   *[other] Empate en la tercera posición con Potencia de Combate { $strength }: sin recompensa.
}

## Log and chat

web-log = Diario
web-since = Desde tu turno
web-chat = Chat
web-chat-say = Di algo
web-log-round = Ronda { $n }

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
web-score-rounds = Ronda a ronda
web-score-influence = Influencia
web-score-alliances = Alianzas
web-score-conflicts = Conflictos
web-score-cards = Cartas
web-score-intrigue = Intriga
web-score-other = Otros
web-score-start = Inicio
web-score-wins = { $n ->
    [one] vence tras { $n } ronda
   *[other] vence tras { $n } rondas
}
web-score-board = Ver el tablero
web-score-result = Volver al resultado
web-rematch = Revancha, puestos rotados
web-rematch-same = Revancha, mismos puestos
web-rematch-join = Ir a la revancha
web-download = Descargar
web-handover = Pasa el dispositivo { $name_to }
web-handover-why = Ahora no se muestra ninguna mano.
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
web-link-step = Enlace a este paso

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
web-text-board = Tablero de texto

## Help and rules

web-help = Ayuda
web-help-play = Cómo se juega
web-help-text = La barra inferior te hace una pregunta y enumera todas las respuestas. Lo que brilla en el tablero y en las cartas se puede pulsar: es una de esas respuestas. Con el botón derecho, o una pulsación larga, ves algo de cerca y por qué no está disponible ahora. Juega cartas para enviar Agentes, revela después el resto de tu mano, adquiere cartas con Persuasión y lucha por el Conflicto.
web-help-keys = Teclas
web-help-icons = Iconos
web-key-options = elegir una opción (luego letras)
web-key-e = terminar el turno
web-key-enter = confirmar
web-key-u = deshacer
web-key-y = rehacer
web-key-z = reiniciar el turno
web-key-t = tablero de texto
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
web-kind-intrigue = carta de Intriga
web-kind-space = casilla del tablero
web-kind-leader = Líder
web-kind-conflict = Conflicto
web-kind-track = medidor de Influencia
web-kind-tile = pieza de Tecnología

## Tutorial


## Names of icons

web-icon-solari = Solaris
web-icon-spice = Especia
web-icon-water = Agua
web-icon-persuasion = Persuasión
web-icon-swords = Espadas
web-icon-sword = Espada
web-icon-vp = Puntos de Victoria
web-icon-troops = Tropas
web-icon-garrison = Guarnición
web-icon-supply = Suministro
web-icon-draw = Roba una carta
web-icon-hand = Cartas
web-icon-deck = Mazo
web-icon-intrigue = Carta de Intriga
web-icon-steal_intrigue = Hurtar Intriga
web-icon-influence = Influencia
web-icon-influence_any = Influencia con una Facción de tu elección
web-icon-lose_influence = Pierde Influencia
web-icon-trash = Desecha una carta
web-icon-trash_self = Desecha esta carta
web-icon-discard = Descarta
web-icon-retreat = Retira tropas
web-icon-deploy = Despliega tropas
web-icon-deploy_supply = Despliega desde el suministro
web-icon-deploy_recruits = Despliega las reclutadas
web-icon-lose_garrison = Pierde tropas de la guarnición
web-icon-lose_deployed = Pierde tropas de la zona de Conflicto
web-icon-agent = Agentes
web-icon-recall = Retornar Agente
web-icon-mentat = Mentat
web-icon-mentat_next = Mentat la próxima ronda
web-icon-council = Asiento en el Alto Consejo
web-icon-swordmaster = Maestro de armas
web-icon-acquire = Adquiere una carta
web-icon-acquire_free = Adquiere una carta gratis
web-icon-harvest = Recolectar especia
web-icon-control = Control
web-icon-close_space = Casilla cerrada
web-icon-take_back = Recupera una carta
web-icon-top_card = Mira la carta superior
web-icon-refocus = Baraja el mazo
web-icon-pass_turn = Pasa el turno
web-icon-reserve = Aparta una carta
web-icon-modify = Cambia una regla
web-icon-signet = Anillo heráldico
web-icon-pick_secret = Elige en secreto
web-icon-show_secret = Revela el secreto
web-icon-opponent = Adversarios
web-icon-combat = Combate
web-icon-maker = Casilla de Hacedor
web-icon-alliance = Alianza
web-icon-first_player = Jugador inicial
web-icon-tech = Pieza de Tecnología
web-icon-dreadnought = Acorazado
web-icon-shipping = Flete
web-icon-spy = Espía
web-icon-contract = Contrato
web-icon-sandworm = Gusano de arena
web-icon-acquire_tech = Adquirir tecnología
web-icon-trash_tile = Desecha esta pieza
web-icon-negotiator = Negociación tecnológica
web-icon-freighter = Carguero
web-icon-shipped_troops = Recluta tropas del Flete
web-icon-retreat_dreadnought = Retira un acorazado
web-icon-retreat_units = Retira unidades
web-icon-retreat_enemies = Se retiran unidades enemigas
web-icon-deploy_units = Despliega unidades
web-icon-lose_troop = Pierde una tropa
web-icon-trash_in_play = Desecha una carta en juego
web-icon-bury_intrigue = Pon cartas de Intriga bajo su mazo
web-icon-swap_intrigues = Cambia cartas de Intriga
web-icon-peek_intrigues = Mira cartas de Intriga
web-icon-influence_agents = Influencia donde están tus Agentes
web-icon-influence_sent = Influencia donde enviaste al Agente
web-icon-track_bonus = Bonificación de un medidor de Influencia
web-icon-extra_turn = Otro turno
web-icon-on_win = Si vences en el Conflicto
web-icon-anywhere = Cualquier casilla
web-thinking = está eligiendo …
web-space-key = barra espaciadora
web-order = En otro orden
web-tap-place = elige un lugar que brille
web-volume = Volumen
web-auto = Los efectos obligatorios se resuelven solos y el turno acaba cuando no queda nada
web-rematch-again = Revancha
web-review = Repasar mi partida
web-result = puesto { $rank }, { $vp } puntos
web-ask-undo-round = volver a la ronda { $n }
web-lesson-goal = Diez puntos ganan
web-lesson-goal-text = Aquí están tus puntos de victoria. La partida acaba cuando alguien tiene diez.
web-lesson-towers = Cuatro torres
web-lesson-towers-text = La influencia sube por la torre: un punto en dos, una bonificación en cuatro.
web-lesson-card = Levanta una carta que brille
web-lesson-card-text = Envía a uno de tus dos agentes. Sus iconos dicen adónde.
web-lesson-place = Ahora un lugar que brille
web-lesson-place-text = Tócalo: tu agente va allí y recibes lo que pone en su placa.
web-lesson-gain = Tuyo al instante
web-lesson-gain-text = Solari, especia y agua pagan mejores lugares. Los soldados esperan en la guarnición.
web-lesson-deploy = ¿Luchar por la recompensa?
web-lesson-deploy-text = Envía soldados al conflicto, o guárdalos y termina el turno.
web-lesson-others = Mueven los demás
web-lesson-others-text = Mira lo que hacen. La barra espaciadora los detiene, Escape los salta.
web-lesson-second = Tu segundo agente
web-lesson-second-text = Levanta otra carta y envía a tu segundo agente.
web-lesson-reveal = Revela tu mano
web-lesson-reveal-text = Sin agentes: ahora cuentan los recuadros azules de tus otras cartas.
web-lesson-acquire = Compra una carta mejor
web-lesson-acquire-text = Se paga con persuasión. Las cartas que brillan están a tu alcance.
web-lesson-combat = Combate
web-lesson-combat-text = Los soldados valen dos, las espadas uno. El más fuerte gana la primera recompensa.
web-lesson-done = Eso fue una ronda
web-lesson-done-text = Sigue cuanto quieras; mantén el puntero sobre algo para leerlo.
web-album = Galería
web-album-why = Todas las cartas, líderes y losetas.
web-album-kind = Qué
web-album-all = todas
web-album-order = Orden
web-album-by-name = por nombre
web-album-by-cost = por coste
web-album-copies = { $n } copias
web-album-cost = coste medio { $n }
web-album-reveal = { $n } de media al revelar
