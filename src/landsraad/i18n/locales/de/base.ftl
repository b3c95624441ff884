### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.



## Houses

house-atreides = Haus Atreides
house-harkonnen = Haus Harkonnen
house-thorvald = Haus Thorvald
house-richese = Haus Richese

## Factions; .the: the name with its article (in the dative, after "bei" or "mit"); .at: after a number of Influence

faction-emperor = Imperator
    .the = dem Imperator
    .at = beim Imperator
faction-guild = Raumgilde
    .the = der Raumgilde
    .at = bei der Raumgilde
faction-bene_gesserit = Bene Gesserit
    .the = den Bene Gesserit
    .at = bei den Bene Gesserit
faction-fremen = Fremen
    .the = den Fremen
    .at = bei den Fremen

## Agent icons besides the factions

icon-landsraad = Landsraad
icon-city = Stadt
icon-spice_trade = Spice-Handel

## Resources and other gains

resource-solari = Solari
resource-spice = Spice
resource-water = Wasser
resource-persuasion = Überzeugung
resource-swords = Schwerter
resource-vp = Siegpunkte
resource-troops = Truppen
resource-cards = Karten
resource-intrigue = Intrigen

## Rulebook terms

term-agent = Agent
term-swordmaster = Schwertmeister
term-mentat = Mentat
term-garrison = Garnison
term-supply = Vorrat
term-conflict = Konfliktgebiet
term-imperium_row = Imperium-Reihe
term-reserve = Reserve
term-deck = Deck
term-hand = Hand
term-discard_pile = Ablagestapel
term-in_play = Im Spiel
term-trash = entsorgen
term-alliance = Allianz
term-influence = Einfluss
term-control = Kontrolle
term-first_player = Startspieler
term-high_council = Hoher Rat
term-signet_ring = Siegelring
term-leader = Anführer
term-round = Runde
term-agent_turn = Agentenzug
term-reveal_turn = Aufdeckzug
term-round_start = Rundenbeginn
term-player_turns = Spielerzüge
term-combat = Kampf
term-makers = Sandwürmer
term-recall = Rückruf
term-endgame = Finale
term-plot = Komplott
term-combat_card = Kampf-Intrigenkarte
term-endgame_card = Finale-Intrigenkarte
term-bonus_spice = Bonus-Spice
term-strength = Kampfstärke
term-fremen_bond = Fremenbund
term-maker_space = Sandwurmfeld
term-combat_space = Kampffeld
term-victory_points = Siegpunkte
term-conflict_deck = Konfliktstapel
term-intrigue_deck = Intrigenstapel
term-intrigue_card = Intrigenkarte
term-imperium_deck = Imperium-Stapel
term-persuasion = Überzeugung

## Phases and turns

phase-setup = Aufbau
phase-round_start = Rundenbeginn
phase-player_turns = Spielerzüge
phase-combat = Kampf
phase-makers = Sandwürmer
phase-recall = Rückruf
phase-endgame = Finale
phase-over = Spielende
turn-open = noch offen
turn-agent = Agentenzug
turn-reveal = Aufdeckzug

## Where a card lies

zone-hand = Hand
zone-discard = Ablagestapel
zone-play = im Spiel
zone-market = Imperium-Reihe oder Reserve
zone-aside = zur Seite gelegt

## Types of Intrigue cards

type-plot = Komplott
type-combat = Kampf
type-endgame = Finale
type-win = beim Gewinn eines Konflikts

## Piles

pile-starter = Startkarte
pile-reserve = Reservekarte
pile-imperium = Imperium-Karte

## Players

seat = Platz { $n }
seat-leader = { $leader } ({ $seat })
