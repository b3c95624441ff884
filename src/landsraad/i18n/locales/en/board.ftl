### The text board of a terminal. Only characters of a sure width are used for marks: no arrows, dots or dashes.

board-title = Round { $round } | { $phase } | First Player: { $seat }
board-turn = { $seat }: { $turn }
board-conflict = Conflict: { $name }
board-conflict-none = No Conflict yet
board-strengths = Strength: { $strengths }
board-row = Imperium Row
board-reserve = Reserve
board-hand = Hand
board-in_play = In play
board-intrigue = Intrigue
board-aside = Set aside
board-secret = Secret Factions
board-none = none
board-separator = { $a } | { $b }
board-with_cost = { $item } ({ $cost })
board-decks = Decks: Imperium { $imperium }, Intrigue { $intrigue }
board-conflicts_left = Conflicts left: { $n }
board-mentat = Mentat: { $seat }
board-mentat-space = Mentat: on its space
board-mentat-next = Mentat next round: { $seat }
board-rival_cards = Hagal cards: { $deck }
board-rival_cards-up = Hagal cards: { $deck } ({ $card })
board-legend-agents = [2] Agent, * Alliance
board-legend-marks = +1 spice =2 control x2 closed
board-tech = Tech tiles
board-stack = { $item } [{ $n }]
board-freighters = Freighters
board-negotiators = Negotiators
board-tiles = Tiles of { $seat }
board-face_down = { $item } (face down)
field-marks = Snooper tokens
board-kept = Kept until your second turn
board-legend-dreadnought = ^2 dreadnought
board-legend-units = 3+1 with { $units }

## Column headings of the seats

board-col-leader = Leader
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
board-col-hand = Hand
board-col-deck = Deck
board-col-intrigue = Intr
board-col-marks = Notes
board-mark-council = Council
board-mark-swordmaster = Sword
board-mark-revealed = done
board-mark-rival = Rival
board-mark-kept = kept
