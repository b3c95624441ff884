### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = { -round } { $round } | { $phase } | { -first_player }: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = { -conflict }: { $name }
board-conflict-none = Noch kein { -conflict }
board-strengths = Stärke: { $strengths }
board-row = { -imperium_row }
board-reserve = { -reserve }
board-hand = { -hand }
board-in_play = Im Spiel
board-intrigue = Intrigen
board-aside = Zur Seite gelegt
board-secret = Geheime { -faction(number: "other") }
board-none = nichts
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = Stapel: Imperium { $imperium }, Intrige { $intrigue }
board-conflicts_left = { -conflict(number: "other") } übrig: { $n }
board-mentat = { -mentat }: { $seat }
board-mentat-space = { -mentat }: auf seinem Feld
board-mentat-next = { -mentat } nächste { -round }: { $seat }
board-rival_cards = Hagal-Karten: { $deck }
board-rival_cards-up = Hagal-Karten: { $deck } ({ $card })
board-legend-agents = [2] { -agent }, * { -alliance }
board-legend-marks = +1 { -spice } =2 { -control } x2 zu
board-tech = { -tech_tile }
board-stack = { $item } [{ $n }]
board-freighters = { -freighter }
board-negotiators = { -negotiator }
board-tiles = Plättchen von { $seat }
board-face_down = { $item } (umgedreht)
field-marks = Schnüffler-Marker
board-kept = Bis zum zweiten Zug zur Seite
board-legend-dreadnought = ^2 { -dreadnought_unit }
board-legend-units = 3+1 mit { $units }

## Column headings of the seats

board-col-leader = { -leader }
board-col-vp = SP
board-col-solari = Sol
board-col-spice = Spi
board-col-water = Was
board-col-agents = Agt
board-col-garrison = Gar
board-col-supply = Vor
board-col-deployed = Kon
board-col-strength = Stä
board-col-persuasion = Übz
board-col-hand = { -hand }
board-col-deck = { -deck }
board-col-intrigue = Intr
board-col-marks = Notiz
board-mark-council = Rat
board-mark-swordmaster = { -sword }
board-mark-revealed = fertig
board-mark-rival = { -rival }
board-mark-kept = Seite
