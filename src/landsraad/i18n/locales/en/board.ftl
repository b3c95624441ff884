### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = { CAPITAL(-round) } { $round } | { $phase } | { -first_player }: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = { -conflict_area }: { $name }
board-conflict-none = No { -conflict_area } yet
board-strengths = { CAPITAL(-combat_strength) }: { $strengths }
board-row = { -imperium_row }
board-reserve = { -reserve }
board-hand = { CAPITAL(-hand) }
board-in_play = In play
board-intrigue = Intrigue
board-aside = Set aside
board-secret = Secret { -faction(number: "other") }
board-none = none
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = { CAPITAL(-deck(number: "other")) }: Imperium { $imperium }, Intrigue { $intrigue }
board-conflicts_left = { -conflict_area(number: "other") } left: { $n }
board-mentat = { -mentat }: { $seat }
board-mentat-space = { -mentat }: on its space
board-mentat-next = { -mentat } next { -round }: { $seat }
board-rival_cards = Hagal cards: { $deck }
board-rival_cards-up = Hagal cards: { $deck } ({ $card })
board-legend-agents = [2] { -agent }, * { -alliance }
board-legend-marks = +1 { -spice } =2 { -control } x2 closed
board-tech = { -tech_tile(number: "other") }
board-stack = { $item } [{ $n }]
board-freighters = { -freighter(number: "other") }
board-negotiators = { -negotiator(number: "other") }
board-tiles = Tiles of { $seat }
board-face_down = { $item } (face down)
field-marks = Snooper tokens
board-kept = Kept until your second turn
board-legend-dreadnought = ^2 { -dreadnought_unit }
board-legend-units = 3+1 with { $units }

## Column headings of the seats

board-col-leader = { -leader }
board-col-vp = VP
board-col-solari = Sol
board-col-spice = Spi
board-col-water = Wat
board-col-agents = Agt
board-col-garrison = Gar
board-col-supply = Sup
board-col-deployed = Con
board-col-strength = Str
board-col-persuasion = Per
board-col-hand = { CAPITAL(-hand) }
board-col-deck = { CAPITAL(-deck) }
board-col-intrigue = Intr
board-col-marks = Notes
board-mark-council = Council
board-mark-swordmaster = { CAPITAL(-sword) }
board-mark-revealed = done
board-mark-rival = { -rival }
board-mark-kept = kept
