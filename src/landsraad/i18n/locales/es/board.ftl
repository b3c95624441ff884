### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = Ronda { $round } | { $phase } | Jugador inicial: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = Conflicto: { $name }
board-conflict-none = Todavía no hay Conflicto
board-strengths = Potencia: { $strengths }
board-row = Fila del Imperio
board-reserve = Reserva
board-hand = Mano
board-in_play = En juego
board-intrigue = Intrigas
board-aside = Apartadas
board-secret = Facciones secretas
board-none = nada
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = Mazos: Imperio { $imperium }, Intriga { $intrigue }
board-conflicts_left = Conflictos restantes: { $n }
board-mentat = Mentat: { $seat }
board-mentat-space = Mentat: en su casilla
board-mentat-next = Mentat próxima ronda: { $seat }
board-rival_cards = Cartas Hagal: { $deck }
board-rival_cards-up = Cartas Hagal: { $deck } ({ $card })
board-legend-agents = [2] Agente, * Alianza
board-legend-marks = +1 especia =2 Control x2 cierre
board-tech = Tecnología
board-stack = { $item } [{ $n }]
board-freighters = Cargueros
board-negotiators = Negociadores
board-tiles = Piezas de { $seat }
board-face_down = { $item } (boca abajo)
field-marks = Fichas de Detector
board-kept = Apartada hasta tu segundo turno
board-legend-dreadnought = ^2 acorazado
board-legend-units = 3+1 con { $units }

## Column headings of the seats

board-col-leader = Líder
board-col-vp = PV
board-col-solari = Sol
board-col-spice = Esp
board-col-water = Agu
board-col-agents = Agt
board-col-garrison = Gua
board-col-supply = Sum
board-col-deployed = Con
board-col-strength = Pot
board-col-persuasion = Per
board-col-hand = Mano
board-col-deck = Mazo
board-col-intrigue = Intr
board-col-marks = Notas
board-mark-council = Consejo
board-mark-swordmaster = Maestro
board-mark-revealed = listo
board-mark-rival = Rival
board-mark-kept = aparte
