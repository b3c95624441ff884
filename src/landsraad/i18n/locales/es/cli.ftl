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
cli-hand = { CAPITAL(-hand) }: { $n }
cli-intrigues = { CAPITAL(-intrigue_card(number: "other")) }: { $n }
cli-card-unknown = No existe ninguna carta, casilla, { -leader } ni { -conflict } con el nombre { $name }.
cli-rule-unknown = No existe la regla { $rule }.
cli-lang-unknown = Elige uno de estos idiomas: { $languages }.
cli-saved = Guardado en { $file }.
cli-resume = Para continuar: { $command }
cli-look-again = Para verla otra vez: { $replay }, o { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-bot-called = { $line } ({ $bot })
cli-game-over = La partida ha terminado.
cli-standing = { $rank }. { $leader }: { $vp } PV, { $spice } de { -spice }, { $solari } { $solari ->
    [one] { -solari }
   *[other] { -solari(number: "other") }
}, { $water } de { -water }, { $garrison } en la { -garrison }
cli-winner = { $vp ->
    [one] { $leader } vence con { $vp } { -victory_point }.
   *[other] { $leader } vence con { $vp } { -victory_point(number: "other") }.
}
cli-help =
    Un número elige la opción con ese número; también la elige el texto entre paréntesis.
    options  repetir la pregunta           board  mostrar el { -game_board }
    hand     mostrar tu { -hand }               card NOMBRE  mostrar carta, casilla, { -leader } o { -conflict }
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
cli-kind-imperium = Cartas de los { -deck(number: "other") } ({ $n })
cli-kind-intrigue = { CAPITAL(-intrigue_card(number: "other")) } ({ $n })
cli-kind-leader = { -leader(number: "other") } ({ $n })
cli-kind-space = { CAPITAL(-board_space(number: "other")) } ({ $n })
cli-kind-conflict = Cartas de { -conflict } ({ $n })
cli-kind-tile = { CAPITAL(-tech_tile(number: "other")) } ({ $n })
cli-kind-contract = { CAPITAL(-contract(number: "other")) } ({ $n })
cli-fact-pile-starter = { -deck } inicial
cli-fact-pile-reserve = { -reserve }
cli-fact-pile-imperium = { -imperium_deck }
cli-fact-copies = × { $n }
cli-fact-icon = { -agent_icon }: { $names }
cli-fact-complexity = complejidad { $n }
cli-fact-level = { -conflict } { $n }
cli-fact-tile = { -tech_tile }

## landsraad simulate

cli-sim-progress = Partidas
cli-sim-title = { $games } partidas, { $errors } con errores
cli-sim-min = mínimo
cli-sim-mean = media
cli-sim-max = máximo
cli-sim-winner-vp = { -victory_point(number: "other") } del ganador
cli-sim-vp = { -victory_point(number: "other") } de todos
cli-sim-rounds = { CAPITAL(-round(number: "other")) }
cli-sim-decisions = Decisiones
cli-sim-seat = Puesto
cli-sim-leader = { -leader }
cli-sim-bot = Bot
cli-sim-played = partidas
cli-sim-won = ganadas
cli-sim-share = proporción
cli-sim-mean-vp = media de { -victory_point(number: "other") }
cli-sim-never = Nunca visto
cli-sim-nothing = nada: se ha visto todo
cli-sim-speed = { $seconds } s, { $games } partidas/s, { $decisions } decisiones/s
cli-sim-fired-card-played = Cartas que enviaron un { -agent }
cli-sim-fired-card-revealed = Cartas reveladas
cli-sim-fired-card-acquired = Cartas adquiridas
cli-sim-fired-intrigue-played = { CAPITAL(-intrigue_card(number: "other")) } jugadas
cli-sim-fired-space = Casillas visitadas
cli-sim-fired-post = { CAPITAL(-observation_post(number: "other")) } con un { -spy }
cli-sim-fired-post-infiltrated = Puestos desde los que se infiltró
cli-sim-fired-post-gathered = Puestos de los que se recabó información
cli-sim-fired-contract-taken = { CAPITAL(-contract(number: "other")) } tomados
cli-sim-fired-contract-completed = { CAPITAL(-contract(number: "other")) } completados
cli-sim-fired-objective = { CAPITAL(-objective_card(number: "other")) } repartidas
cli-sim-fired-icon-matched = { CAPITAL(-battle_icon(number: "other")) } emparejados
cli-sim-fired-training = Casillas del medidor de Entrenamiento
cli-sim-fired-conflict = { -conflict(number: "other") } disputados
cli-sim-fired-conflict-won = { -conflict(number: "other") } ganados
cli-sim-fired-rival-card = { CAPITAL(-house_hagal_card(number: "other")) } reveladas
cli-sim-fired-leader = { -leader(number: "other") } jugados
cli-sim-fired-tile-acquired = { CAPITAL(-tech_tile(number: "other")) } adquiridas
cli-sim-fired-tile-used = { CAPITAL(-tech_tile(number: "other")) } usadas
cli-sim-fired-freighter-recalled = { -freighter(number: "other") } retornados de

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
