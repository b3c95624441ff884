### The game in a terminal: what is said around the board.

cli-welcome = Eres { $leader } (puesto { $seat }). Semilla { $seed }. Escribe help para ver la ayuda.
cli-opponent = Puesto { $seat }: { $leader }, a cargo del bot { $bot }.
cli-no-such-number = Elige un número del 1 al { $n }.
cli-unknown-command = Orden desconocida: { $text }. Escribe help para ver la ayuda.
cli-why-available = { $text } es posible ahora.
cli-undone = Deshecho.
cli-undo-refused = Eso no se puede deshacer: se reveló información oculta o actuó otro jugador.
cli-redone = Rehecho.
cli-redo-refused = No hay nada que rehacer.
cli-hand = Mano: { $n }
cli-intrigues = Cartas de Intriga: { $n }
cli-card-unknown = No existe ninguna carta, casilla, Líder ni Conflicto con el nombre { $name }.
cli-rule-unknown = No existe la regla { $rule }.
cli-lang-unknown = Elige uno de estos idiomas: { $languages }.
cli-saved = Guardado en { $file }.
cli-resume = Para continuar: { $command }
cli-look-again = Para verla otra vez: { $replay }, o { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-game-over = La partida ha terminado.
cli-standing = { $rank }. { $leader }: { $vp } PV, { $spice } de especia, { $solari } { $solari ->
    [one] solari
   *[other] solaris
}, { $water } de agua, { $garrison } en la guarnición
cli-winner = { $vp ->
    [one] { $leader } vence con { $vp } Punto de Victoria.
   *[other] { $leader } vence con { $vp } Puntos de Victoria.
}
cli-help =
    Un número elige la opción con ese número; también la elige el texto entre paréntesis.
    options  repetir la pregunta           board  mostrar el tablero
    hand     mostrar tu mano               card NOMBRE  mostrar carta, casilla, Líder o Conflicto
    log N    contar los últimos N sucesos  why TEXTO  decir por qué algo no es posible ahora
    undo     deshacer tu decisión          redo   rehacerla
    rule ID  mostrar una regla             lang CÓDIGO  cambiar de idioma
    save ARCHIVO  guardar la partida       quit   guardar y salir

## landsraad play

cli-undo-force = Los bots lo aceptarían de todos modos: undo force

## landsraad replay

cli-replay-ok = La partida llega a su resumen: { $n } decisiones, { $digest }

## landsraad cards

cli-no-scripts = Ninguna carta necesita un programa propio.
cli-column-id = Id
cli-column-name = Nombre
cli-column-facts = Impreso
cli-column-effects = Efectos
cli-kind-imperium = Cartas de los mazos ({ $n })
cli-kind-intrigue = Cartas de Intriga ({ $n })
cli-kind-leader = Líderes ({ $n })
cli-kind-space = Casillas del tablero ({ $n })
cli-kind-conflict = Cartas de Conflicto ({ $n })
cli-kind-tile = Piezas de Tecnología ({ $n })
cli-fact-pile-starter = mazo inicial
cli-fact-pile-reserve = Reserva
cli-fact-pile-imperium = mazo del Imperio
cli-fact-copies = × { $n }
cli-fact-icon = icono de Agente: { $names }
cli-fact-complexity = complejidad { $n }
cli-fact-level = Conflicto { $n }
cli-fact-tile = pieza de Tecnología

## landsraad simulate

cli-sim-progress = Partidas
cli-sim-title = { $games } partidas, { $errors } con errores
cli-sim-min = mínimo
cli-sim-mean = media
cli-sim-max = máximo
cli-sim-winner-vp = Puntos de Victoria del ganador
cli-sim-vp = Puntos de Victoria de todos
cli-sim-rounds = Rondas
cli-sim-decisions = Decisiones
cli-sim-seat = Asiento
cli-sim-leader = Líder
cli-sim-bot = Bot
cli-sim-played = partidas
cli-sim-won = ganadas
cli-sim-share = proporción
cli-sim-mean-vp = media de Puntos de Victoria
cli-sim-never = Nunca visto
cli-sim-nothing = nada: se ha visto todo
cli-sim-speed = { $seconds } s, { $games } partidas/s, { $decisions } decisiones/s
cli-sim-fired-card-played = Cartas que enviaron un Agente
cli-sim-fired-card-revealed = Cartas reveladas
cli-sim-fired-card-acquired = Cartas adquiridas
cli-sim-fired-intrigue-played = Cartas de Intriga jugadas
cli-sim-fired-space = Casillas visitadas
cli-sim-fired-conflict = Conflictos disputados
cli-sim-fired-conflict-won = Conflictos ganados
cli-sim-fired-rival-card = Cartas de la Casa Hagal reveladas
cli-sim-fired-leader = Líderes jugados
cli-sim-fired-tile-acquired = Piezas de Tecnología adquiridas
cli-sim-fired-tile-used = Piezas de Tecnología usadas
cli-sim-fired-freighter-recalled = Cargueros retornados de
cli-sim-fired-post = Puestos de observación con un espía
cli-sim-fired-post-infiltrated = Puestos desde los que se infiltró
cli-sim-fired-post-gathered = Puestos de los que se recabó información
cli-sim-fired-contract-taken = Contratos tomados
cli-sim-fired-contract-completed = Contratos completados
cli-sim-fired-objective = Cartas de Objetivo repartidas
cli-sim-fired-icon-matched = Iconos de batalla emparejados
cli-sim-fired-training = Casillas del medidor de Entrenamiento

## landsraad doctor

cli-doctor-good = bien
cli-doctor-bad = MAL
cli-doctor-python = Python
cli-doctor-build = Compilación
cli-doctor-versions = Versiones
cli-doctor-languages = Idiomas
cli-doctor-rules = Reglas
cli-doctor-self-test = Partida entre bots
cli-doctor-healthy = Todo funciona.
cli-doctor-ill = Algo va mal.
