### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = Runde { $round } | { $phase } | Startspieler: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = Konflikt: { $name }
board-conflict-none = Noch kein Konflikt
board-strengths = Stärke: { $strengths }
board-row = Imperium-Reihe
board-reserve = Reserve
board-hand = Hand
board-in_play = Im Spiel
board-intrigue = Intrigen
board-aside = Zur Seite gelegt
board-secret = Geheime Fraktionen
board-none = nichts
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = Stapel: Imperium { $imperium }, Intrige { $intrigue }
board-conflicts_left = Konflikte übrig: { $n }
board-mentat = Mentat: { $seat }
board-mentat-space = Mentat: auf seinem Feld
board-mentat-next = Mentat nächste Runde: { $seat }
board-rival_cards = Hagal-Karten: { $deck }
board-rival_cards-up = Hagal-Karten: { $deck } ({ $card })
board-legend-agents = [2] Agent, * Allianz
board-legend-marks = +1 Spice =2 Kontrolle x2 zu
board-tech = Technologieplättchen
board-stack = { $item } [{ $n }]
board-freighters = Frachter
board-negotiators = Unterhändler
board-tiles = Plättchen von { $seat }
board-face_down = { $item } (umgedreht)
field-marks = Schnüffler-Marker
board-kept = Bis zum zweiten Zug zur Seite
board-legend-dreadnought = ^2 Schlachtschiff
board-legend-units = 3+1 mit { $units }

## Column headings of the seats

board-col-leader = Anführer
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
board-col-hand = Hand
board-col-deck = Deck
board-col-intrigue = Intr
board-col-marks = Notiz
board-mark-council = Rat
board-mark-swordmaster = Schwert
board-mark-revealed = fertig
board-mark-rival = Rivale
board-mark-kept = Seite
