### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = { CAPITAL(-round) } { $round } | { $phase } | { -first_player }: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = { -conflict }: { $name }
board-conflict-none = Todavía no hay { -conflict }
board-strengths = Potencia: { $strengths }
board-row = { -imperium_row }
board-reserve = { -reserve }
board-hand = { CAPITAL(-hand) }
board-in_play = En juego
board-intrigue = Intrigas
board-aside = Apartadas
board-secret = { -faction(number: "other") } secretas
board-none = nada
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = { CAPITAL(-deck(number: "other")) }: Imperio { $imperium }, Intriga { $intrigue }
board-conflicts_left = { -conflict(number: "other") } restantes: { $n }
board-mentat = { -mentat }: { $seat }
board-mentat-space = { -mentat }: en su casilla
board-mentat-next = { -mentat } próxima { -round }: { $seat }
board-rival_cards = Cartas Hagal: { $deck }
board-rival_cards-up = Cartas Hagal: { $deck } ({ $card })
board-legend-agents = [2] { -agent }, * { -alliance }
board-legend-marks = +1 { -spice } =2 { -control } x2 cierre
board-tech = Tecnología
board-stack = { $item } [{ $n }]
board-freighters = { -freighter(number: "other") }
board-negotiators = { -negotiator(number: "other") }
board-tiles = Piezas de { $seat }
board-face_down = { $item } (boca abajo)
field-marks = Fichas de Detector
board-kept = Apartada hasta tu segundo turno
board-legend-dreadnought = ^2 { -dreadnought_unit }
board-legend-units = 3+1 con { $units }

## Column headings of the seats

board-col-leader = { -leader }
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
board-col-hand = { CAPITAL(-hand) }
board-col-deck = { CAPITAL(-deck) }
board-col-intrigue = Intr
board-col-marks = Notas
board-mark-council = Consejo
board-mark-swordmaster = Maestro
board-mark-revealed = listo
board-mark-rival = { -rival }
board-mark-kept = aparte
