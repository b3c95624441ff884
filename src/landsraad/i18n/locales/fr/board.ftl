### The text board of a terminal. Only characters of a sure width are used for marks: no dots or dashes.

board-title = { CAPITAL(-round) } { $round } | { $phase } | { -first_player } : { $seat }
board-turn = { $seat } : { $turn }
board-conflict = { -conflict } : { $name }
board-conflict-none = Pas encore de { -conflict }
board-strengths = Force : { $strengths }
board-row = { -imperium_row }
board-reserve = { -reserve }
board-hand = { CAPITAL(-hand) }
board-in_play = En jeu
board-intrigue = Intrigue
board-aside = De côté
board-secret = { -faction(number: "other") } secrètes
board-none = rien
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = { CAPITAL(-deck(number: "other")) } : Imperium { $imperium }, Intrigue { $intrigue }
board-conflicts_left = { -conflict(number: "other") } restants : { $n }
board-mentat = { -mentat } : { $seat }
board-mentat-space = { -mentat } : sur sa case
board-mentat-next = { -mentat } ensuite : { $seat }
board-rival_cards = Cartes Hagal : { $deck }
board-rival_cards-up = Cartes Hagal : { $deck } ({ $card })
board-legend-agents = [2] { -agent }, * { -alliance }
board-legend-marks = +1 { -spice } =2 { -control } x2 fermé
board-tech = { CAPITAL(-tech_tile(number: "other")) }
board-stack = { $item } [{ $n }]
board-freighters = { -freighter(number: "other") }
board-negotiators = { -negotiator(number: "other") }
board-tiles = Tuiles { $seat_of }
board-face_down = { $item } (face cachée)
field-marks = Jetons Détecteur
board-kept = De côté jusqu’au 2e tour
board-legend-dreadnought = ^2 { -dreadnought_unit }
board-legend-units = 3+1 avec { $units }

## Column headings of the seats

board-col-leader = { -leader }
board-col-vp = PV
board-col-solari = Sol
board-col-spice = Épi
board-col-water = { CAPITAL(-water) }
board-col-agents = Agt
board-col-garrison = Gar
board-col-supply = Rés
board-col-deployed = Con
board-col-strength = For
board-col-persuasion = Per
board-col-hand = { CAPITAL(-hand) }
board-col-deck = Paq
board-col-intrigue = Intr
board-col-marks = Notes
board-mark-council = Conseil
board-mark-swordmaster = Maître
board-mark-revealed = fini
board-mark-rival = { -rival }
board-mark-kept = gardée
